import { isIP } from 'node:net'
import { isSupportedCountry, parseDigits, parsePhoneNumberFromString } from 'libphonenumber-js'

/** The form of a phone number in the contract, and the characters of the longest one. */
const form = /^([^\S\f\v]*[Tt][Ee][Ll]:)?[^A-Za-z;]{3,60}(;[^\f\v]*)?$/u
const longest = 80
/** A plus sign and fifteen digits. */
const longestE164 = 16
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/**
 * Returns a phone number as it is typed: without the `tel:` of a link and the invisible characters that a copy from a page
 * has, with plain blanks, hyphens and digits. A number that begins with `+` is returned as E.164 (ITU-T) if it is one. A text
 * that the contract refuses is returned as it is, since it could be valid once it is shorter.
 */
export function phoneOf(text: string): string {
  if (!form.test(text) || [...text].length > longest) return text
  const plain = text
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(/\s/g, ' ')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\p{Nd}/gu, (digit) => parseDigits(digit) || digit)
    .trimEnd()
  const number = withoutScheme(plain)
  const typed = number.trimStart().startsWith('+') ? number.trim() : number
  // Letters begin an extension to a parser, and the contract refuses them
  const isNumber = typed.startsWith('+') && !/[A-Za-z;]/.test(typed)
  return isNumber ? (e164Of(typed, undefined) ?? typed) : typed
}

/** Returns the number of a link (RFC 3966), without its parameters; any other text as it is. */
function withoutScheme(text: string): string {
  const link = text.trimStart()
  if (!/^tel:/i.test(link)) return text
  const end = link.indexOf(';')
  return link.slice('tel:'.length, end < 0 ? undefined : end).trimEnd()
}

/**
 * Returns a number as `phoneOf` or a phone system has it as E.164, read as dialled in `country` unless it begins with `+`;
 * undefined for a text that is not a number, as `client:agent_12345678`, whose digits belong to a name, or `sip:192.0.2.77`.
 */
export function e164Of(phone: string, country: string | undefined): string | undefined {
  const from = country !== undefined && isSupportedCountry(country) ? country : undefined
  const user = userOf(phone)
  // Some countries write numbers in four pairs, as 45.12.34.56
  if (isHost(user) && !/^\d\d(?:\.\d\d){3}$/.test(phone.trim())) return undefined
  const options = {
    extract: user.startsWith('+') || !/\p{L}/u.test(user),
    ...(from && { defaultCountry: from }),
  }
  const dialled = numberIn(user, options)
  const number = (from && !dialled?.isValid() && internationalOf(user)) || dialled
  return number?.isPossible() ? number.number : undefined
}

/** Returns the number of a text, unless it has more digits than E.164 allows. */
function numberIn(...given: Parameters<typeof parsePhoneNumberFromString>) {
  const number = parsePhoneNumberFromString(...given)
  return number && number.number.length <= longestE164 ? number : undefined
}

/**
 * Returns the number that a text means by `00`, the prefix of most countries, as contacts of many countries are exported
 * with it. Undefined unless it is a valid one, since some countries dial `00` before other numbers.
 */
function internationalOf(text: string) {
  const number = numberIn(text.replace(/^[^\p{L}\d+]*00/u, '+'))
  return number?.isValid() ? number : undefined
}

/**
 * Returns whom the address of a phone system names (RFC 3261, section 19.1.6; RFC 3966), without its display name, scheme, host
 * and parameters; any other text as it is.
 */
function userOf(text: string): string {
  const address = /<([^<>]*)>[^<>]*$/.exec(text)?.[1] ?? text
  return address
    .trim()
    .replace(/^(?:sips?|tel|whatsapp):/i, '')
    .replace(/@.*$/s, '')
    .replace(/^%2b/i, '+')
    .replace(/^([^;+]+);.*phone-context=(\+[\d.()-]+).*$/is, '$2$1')
    .replace(/;.*$/s, '')
}

/** Whether a text is an IP address, as a caller without a number has it, with or without a port. */
function isHost(text: string): boolean {
  const host = text.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  return isIP(host) !== 0
}
