import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'

/**
 * Returns a number as E.164 (ITU-T), read as dialled in `country` unless it begins with `+`; undefined for a text that
 * is not a number.
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
