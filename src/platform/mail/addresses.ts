import addressparser from 'nodemailer/lib/addressparser'
import { emailOf } from '../../lib/email.ts'
import { type Headers, stored, valueOf, valuesOf } from './headers.ts'
import type { Mailbox } from './mail.ts'
import { decodeWords, withoutSeparators } from './words.ts'

const mostName = 200

/** Signs around addresses, also invisible ones. */
const delimiters = /[\s\p{Cf}<>()[\]"',;:]+/u

/** Returns the addresses in a text, whatever stands around them. */
export function addressesIn(text: string): string[] {
  const words = text.split(delimiters)
  // A sentence may end there
  return words.map((one) => one.replace(/\.$/, '')).filter(isAddress)
}

/**
 * Returns the mailboxes of a header field that have an address, members of groups too, each once. Where there are none,
 * a program may have encoded or quoted the whole value, or left signs at the address.
 */
export function mailboxesIn(value: string): Mailbox[] {
  const found = parsed(value)
  if (found.length > 0) return found
  const plain = decodeWords(value)
  const unquoted = parsed(plain.replaceAll('"', ' '))
  return unquoted.length > 0 ? unquoted : parsed(addressesIn(plain).join(', '))
}

/** A name before a comma without quotes, as in `Ruiz, Ana <ana@x.example>`, belongs to the next address. */
function parsed(value: string): Mailbox[] {
  const found = new Map<string, Mailbox>()
  let before: string[] = []
  for (const { name, address } of addressparser(withoutSeparators(value), { flatten: true })) {
    if (!address) {
      before.push(name)
      continue
    }
    const kept = emailOf(address.replace(/^mailto:|\.$/gi, ''))
    if (kept !== undefined && !found.has(kept.toLowerCase())) {
      found.set(kept.toLowerCase(), { address: kept, name: nameOf([...before, name]) })
    }
    before = []
  }
  return [...found.values()]
}

function nameOf(parts: readonly string[]): string {
  const words = decodeWords(parts.filter((part) => part !== '').join(', '))
  const name = words.replace(/\s+/g, ' ').trim()
  // Outlook puts names in single quotes
  const isQuoted = name.length > 1 && /^["']/.test(name) && name.at(-1) === name[0]
  return stored(isQuoted ? name.slice(1, -1).trim() : name, mostName) ?? ''
}

/** Whether a text is an address that can be kept. */
export function isAddress(text: string): boolean {
  return emailOf(text) !== undefined
}

export interface NamedSender {
  readonly mailbox: Mailbox
  /** Whether it is in From, where programs that check From read it as well. */
  readonly isInFrom: boolean
}

/**
 * Returns the sender that a mail names: the first mailbox with an address in From, Reply-To, Return-Path and Sender. The
 * program that delivers a mail adds Return-Path on top of it, so the first one counts.
 */
export function senderOf(headers: Headers): NamedSender | undefined {
  for (const name of ['from', 'reply-to', 'return-path', 'sender']) {
    const value = valueOf(headers, name) ?? ''
    const [plain] = parsed(value)
    const mailbox = plain ?? mailboxesIn(value)[0]
    if (mailbox) return { mailbox, isInFrom: name === 'from' && plain !== undefined }
  }
  return undefined
}

export function mailboxesOf(headers: Headers, name: string): Mailbox[] {
  return mailboxesIn(valuesOf(headers, name).join(', '))
}
