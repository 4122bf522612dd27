import { domainToASCII, domainToUnicode } from 'node:url'

// RFC 5321 and 6531, and dots at any place, as addresses of telephone companies have them
const unquoted = /^[^\s\p{C}\p{Default_Ignorable_Code_Point}"(),:;<>@[\\\]]{1,256}$/u
const quoted = /^"[^\p{C}\p{Zl}\p{Zp}"<>\\]{1,62}"$/u
const hostName = /^(?=.{1,253}$)(?!-)[\w-]{1,63}(?<!-)(\.(?!-)[\w-]{1,63}(?<!-))*$/
const addressLiteral = /^\[(IPv6:)?[\da-f.:]{2,45}\]$/i
/** In octets, with the escapes of two quotes: RFC 5321 allows as many, and real local parts are longer than its 64. */
const mostOctets = 320
const ascii = /^[\0-\x7f]*$/

/**
 * Returns an e-mail address in the form in which it is stored, or undefined for another text. White space at its ends, as
 * copied addresses and columns of tables have it, is no part of it. The host may be a name without a dot, as mails have
 * it. Two texts are the same address if their forms are equal without regard to the case of ASCII letters: an
 * international host is written in its own letters, other letters are in lower case, and all are in Unicode NFC.
 */
export function emailOf(text: string): string | undefined {
  const trimmed = text.trim()
  const at = trimmed.lastIndexOf('@')
  const local = trimmed.slice(0, Math.max(at, 0))
  const host = hostOf(trimmed.slice(at + 1))
  if (host === undefined || !(unquoted.test(local) || quoted.test(local))) return undefined
  const stored = ascii.test(local) ? local : local.toLowerCase().normalize('NFC')
  const address = `${stored}@${host}`
  const octets = Buffer.byteLength(address) + (stored.startsWith('"') ? 2 : 0)
  return octets > mostOctets ? undefined : address
}

function hostOf(host: string): string | undefined {
  if (ascii.test(host)) {
    if (!hostName.test(host)) return addressLiteral.test(host) ? host : undefined
    // What follows the prefix may be no international name
    return /(^|\.)xn--/i.test(host) ? domainToUnicode(host) || host : host
  }
  // The function reads a host of a URL, which ends at a slash and may be percent-encoded
  const labels = /[^\w.\x80-\uffff-]/.test(host) ? '' : domainToASCII(host)
  return hostName.test(labels) ? domainToUnicode(labels) : undefined
}

/** Whether the mail servers of both addresses belong together: one domain is the other one, or a part of it. */
export function haveOneDomain(one: string, other: string): boolean {
  const [a, b] = [domainOf(one), domainOf(other)]
  return a !== '' && (a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`))
}

/** Returns the domain of an address, or the text itself if it is one, in lower case. */
function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}

/** Returns an address in lower case without its tag (RFC 5233). */
export function withoutTag(address: string): string {
  const at = address.lastIndexOf('@')
  const [local = ''] = address.slice(0, Math.max(at, 0)).split('+')
  return `${local}${address.slice(at)}`.toLowerCase()
}
