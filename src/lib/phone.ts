import {
  type CountryCode,
  isSupportedCountry,
  parseDigits,
  parsePhoneNumberFromString,
} from 'libphonenumber-js'

const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/**
 * Returns a phone number as it is typed: without the `tel:` of a link and the invisible characters that a copy from a page
 * has, with plain blanks, hyphens and digits. A number that begins with `+` is returned as E.164 (ITU-T) if it is one.
 */
export function phoneOf(text: string): string {
  const typed = text
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(/\s/g, ' ')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\p{Nd}/gu, (digit) => parseDigits(digit) || digit)
    .replace(/^ *tel:([^;]*).*$/i, '$1')
    .replace(/^ +(?=\+)| +$/g, '')
  return typed.startsWith('+') ? (e164Of(typed, undefined) ?? typed) : typed
}

/**
 * Returns a number as `phoneOf` has it as E.164, read as dialled in `country` unless it begins with `+`; undefined for
 * a text that is not a number.
 */
export function e164Of(phone: string, country: string | undefined): string | undefined {
  const from =
    country !== undefined && isDialledFrom(country) ? (country as CountryCode) : undefined
  const number = parsePhoneNumberFromString(phone, from)
  return number?.isPossible() ? number.number : undefined
}

/** Whether numbers without a `+` can be read as dialled in a country. */
export function isDialledFrom(country: string): boolean {
  return isSupportedCountry(country)
}
