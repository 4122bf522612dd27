import { addressesIn, mailboxesIn } from './addresses.ts'
import { type Headers, idsIn, readFields, storable, valueOf, valuesOf } from './headers.ts'
import { hasNullReturnPath, isMailSystem, typeOf } from './automatic.ts'
import type { DeliveryReport, Mailbox, MailPart, ReportedRecipient } from './mail.ts'
import { emailOf } from '../../lib/email.ts'
import { oneLineOf } from '../../lib/text.ts'
import { decodeWords } from './words.ts'

const statusTypes: ReadonlySet<string> = new Set([
  'message/delivery-status',
  'message/global-delivery-status',
])
const returnedTypes: ReadonlySet<string> = new Set([
  'message/rfc822',
  'text/rfc822-headers',
  'message/global',
  'message/global-headers',
])
/** Types of receipts (RFC 8098). */
const receiptTypes: ReadonlySet<string> = new Set([
  'message/disposition-notification',
  'message/global-disposition-notification',
])
/** Types of receipts and complaints (RFC 5965), which are about mails that arrived. */
const otherTypes: ReadonlySet<string> = new Set([...receiptTypes, 'message/feedback-report'])
const recipientFields: ReadonlySet<string> = new Set(['final-recipient', 'original-recipient'])
/** Bytes of a part that are read at most. */
const mostBytes = 65_536
const mostRecipients = 100
/** Characters behind an address in which its reason is looked for. */
const mostReason = 1000
/** Mentions of an address of which the words behind are read. */
const mostMentions = 5
const mostIds = 20

/** The parts of a mail in which a report is looked for. */
interface Given {
  readonly headers: Headers
  /** Undefined where From has no domain, as some mail servers write it. */
  readonly from: Mailbox | undefined
  readonly parts: readonly MailPart[]
  readonly text: string | null
}

/**
 * Returns the report in a mail: one of the form of RFC 3464 at any depth, or one in the words of a mail server.
 * Undefined for a mail that is no such report, as a receipt, or one of a person with a report attached.
 */
export function reportIn(mail: Given): DeliveryReport | undefined {
  const { headers, parts } = mail
  const isOfSystem = isOfMailSystem(mail)
  const isOfServer = isOfSystem || hasNullReturnPath(headers)
  if (!isOfServer && !typeOf(headers).startsWith('multipart/report')) {
    return valueOf(headers, 'x-failed-recipients') === undefined ? undefined : inWords(mail)
  }
  const statuses = parts.flatMap((part) =>
    statusTypes.has(part.mimeType) || (isOfSystem && isRefusal(part))
      ? [textOf(part)]
      : statusesIn(part),
  )
  const text = mail.text?.slice(0, mostBytes) ?? ''
  // The other blocks are about the report itself
  const recipients = statuses
    .flatMap(fieldsIn)
    .filter((fields) => fields.some(({ name }) => recipientFields.has(name)))
    .slice(0, mostRecipients)
    .map((fields) => recipientOf(fields, text))
  if (statuses.length > 0) return { messageIds: idsOf(mail), recipients, isFormal: true }
  const isOther = parts.some(({ mimeType }) => otherTypes.has(mimeType))
  return isOfServer && !isOther ? inWords(mail) : undefined
}

/**
 * The Message-IDs of the mails that a report may be about: those in its parts first, of whatever type the returned copy is,
 * also those that the mail had before a mail server replaced them (X-Original-Message-ID, X-Google-Original-Message-ID).
 */
function idsOf({ headers, parts, text }: Given): string[] {
  const named = [...parts.map(textOf), text?.slice(0, mostBytes) ?? ''].flatMap(idsNamedIn)
  const answered = valuesOf(headers, 'in-reply-to', 'references').flatMap(idsIn)
  return [...new Set([...named, ...answered])].slice(0, mostIds)
}

function idsNamedIn(text: string): string[] {
  const fields =
    /^[> \t]*(?:(?:x-[a-z-]{1,40}|original)-)?message-id[ \t]*:\s*(<[^<>\s]{1,900}>)/gim
  return [...text.matchAll(fields)].map(([, id]) => id ?? '')
}

/**
 * The Message-IDs that a receipt or a complaint names: what it is about, where In-Reply-To does not say so
 * (Original-Message-ID, RFC 8098, section 3.2.5).
 */
export function idsReportedIn(headers: Headers, parts: readonly MailPart[]): string[] {
  if (!typeOf(headers).startsWith('multipart/report')) return []
  return parts.map(textOf).flatMap(idsNamedIn).slice(0, mostIds)
}

/** The fields that begin the copy of a returned mail. */
const copyStart = /^[> \t]*(?:return-path|received|dkim-signature|message-id|mime-version)[ \t]*:/im
/** Rows of a copy that servers also repeat above the addresses which have failed (Exchange). */
const copyRow = /^[> \t]*(?:from|to|cc|subject|date|sent)[ \t]*:.*(?:\n[ \t]+\S.*)*/gim
const delay =
  /\bdelay|verz(?:\u00f6|oe)ger|retard|retras|atrasad|vertraa?g[id]|ritard|op\u00f3\u017an|forsink|f\u00f6rdr\u00f6j|\u0437\u0430\u0434\u0435\u0440\u0436|\u9045\u5ef6|\u5ef6\u8fdf|\u5ef6\u9072/i
/** A status (RFC 3463), which is no part of an address of a server, such as 192.5.1.1. */
const statusCode = /(?<![\d.])[245]\.[0-7]\.\d{1,3}\b(?!\.\d)/

/**
 * Returns the report that a mail server wrote in its own words (Exim, qmail, Exchange). It names recipients in
 * X-Failed-Recipients, in lines such as `<mira@x.example>:`, or anywhere above the copy of the returned mail.
 */
function inWords(mail: Given): DeliveryReport | undefined {
  const { headers } = mail
  const messageIds = idsOf(mail)
  const text = (mail.text ?? '').slice(0, mostBytes)
  const words = text.slice(0, copyStart.exec(text)?.index).replace(copyRow, '')
  const status = statusCode.exec(words)?.[0] ?? ''
  const failed = mailboxesIn(valuesOf(headers, 'x-failed-recipients').join(', '))
  // The time for attempts has expired (RFC 3463, section 3.5), which no further one follows
  const isFinal = status.startsWith('5') || status === '4.4.7'
  const isFailure = failed.length > 0 || isFinal || /\b55\d\b/.test(words)
  // An answering machine may have an empty Return-Path, too (RFC 3834, section 3.3)
  if (messageIds.length === 0 || !(isFailure || isOfMailSystem(mail))) return undefined

  // The subject of a report may repeat the one of the mail, so that a failure counts more than a word in it
  const subject = decodeWords(valueOf(headers, 'subject') ?? '')
  const isWarning = delay.test(subject) || delay.test(words) || /\bwarning\b/i.test(subject)
  const isDelay = !isFailure && (status.startsWith('4') || isWarning)
  const stated = [
    ...failed.map((one) => one.address),
    ...[...words.matchAll(/^[ \t]*<([^<>\s@]{1,64}@[^<>\s]{1,255})>:/gm)].map(
      ([, one]) => one ?? '',
    ),
  ]
  const found = stated.length > 0 ? stated : addressesIn(words)
  const addresses = new Map(found.map((one) => [addressOf(one), one]))
  const action = isDelay ? 'delayed' : 'failed'
  const diagnostic = oneLineOf(/^.*\b[45]\d\d[ -].*$/m.exec(words)?.[0] ?? '', 400)
  const recipients = [...addresses].slice(0, mostRecipients).map(([address, reported]) => {
    const reason = diagnostic || reasonIn(words, reported)
    return { addresses: [address], action, status, diagnostic: reason }
  })
  const unnamed = { addresses: [], action, status, diagnostic }
  return { messageIds, recipients: recipients.length > 0 ? recipients : [unnamed], isFormal: false }
}

/** Whether a mail server wrote a mail. Some write their name alone in From. */
function isOfMailSystem({ headers, from }: Given): boolean {
  const value = (valueOf(headers, 'from') ?? '').replace('<>', '').trim().slice(-320)
  const named = value.slice(value.lastIndexOf('<') + 1).replace('>', '')
  return isMailSystem(headers, from ?? { address: named, name: '' })
}

/**
 * Whether a part is the receipt with which a mail server says that a filter of the recipient refused the mail (RFC 5429,
 * section 2.2.1). Mail programs send the same about a mail that was deleted unread, but in the name of the recipient.
 */
function isRefusal(part: MailPart): boolean {
  return receiptTypes.has(part.mimeType) && fieldsIn(textOf(part)).some(isDeleted)
}

function isDeleted(fields: Headers): boolean {
  return /;[ \t]*deleted\b/i.test(valueOf(fields, 'disposition') ?? '')
}

/** The statuses in a mail that a gateway attached as a whole. */
function statusesIn(part: MailPart): string[] {
  if (!returnedTypes.has(part.mimeType)) return []
  const found = textOf(part).split(
    /^content-type[ \t]*:[ \t]*message\/(?:global-)?delivery-status\b/im,
  )
  return found.slice(1).map((rest) => {
    const [, body = ''] = /\n\n([^]*)$/.exec(rest) ?? []
    return body.split(/^--/m)[0] ?? ''
  })
}

function textOf({ bytes }: MailPart): string {
  const text = Buffer.from(bytes.subarray(0, mostBytes)).toString('utf8')
  return storable(text)?.replaceAll('\r', '') ?? ''
}

/** The blocks of header fields in a text, which empty lines separate. */
function fieldsIn(text: string): Headers[] {
  return text.split(/\n[ \t]*\n/).map((block) => readFields(Buffer.from(block)))
}

function recipientOf(fields: Headers, text: string): ReportedRecipient {
  // `rfc822; mira@harbour.example`
  const valueAfterType = (name: string) => {
    const value = valueOf(fields, name) ?? ''
    return value.slice(value.indexOf(';') + 1).trim()
  }
  const reported = [valueAfterType('original-recipient'), valueAfterType('final-recipient')]
    .map((one) => one.split(/[\s<>()]/).find((word) => word.includes('@')))
    .filter((one) => one !== undefined)
  const status = /\d\.\d{1,3}\.\d{1,3}/.exec(valueOf(fields, 'status') ?? '')?.[0] ?? ''
  const code = oneLineOf(valueAfterType('diagnostic-code'), 400)
  // Sendmail states no more than the number with which a program ended
  const diagnostic = (/\D/.test(code) ? code : reasonIn(text, reported.at(-1))) || code
  const given = (valueOf(fields, 'action') ?? '').toLowerCase()
  const action = /^(?:failed|delayed|delivered|relayed|expanded)\b/.exec(given)?.[0]
  // OpenSMTPD says so of a mail that it attempts no more; Exchange has this status in its warnings, too
  const isExpired = action === 'delayed' && status === '4.4.7' && /\bexpired\b/i.test(diagnostic)
  // Old servers leave the action out, and others write another word
  const isFailed =
    isDeleted(fields) || isExpired || (action === undefined && status.startsWith('5'))
  return {
    addresses: [...new Set(reported.map(addressOf))],
    action: isFailed ? 'failed' : (action ?? ''),
    status,
    diagnostic,
  }
}

/**
 * Returns the reason that a report has in words for an address, as it writes the address: the words behind one of its mentions,
 * up to the end of the paragraph or the next address, or else the paragraph below the last one of them; empty if there is none.
 * Exim and OpenSMTPD leave it out of the status, sendmail has it in a transcript, and DMA below a sentence.
 */
function reasonIn(text: string, reported = ''): string {
  if (reported === '') return ''
  const untitled = text
    .split('\n')
    .filter((line) => !isTitle(line))
    .join('\n')
  const lowered = untitled.toLowerCase()
  const address = reported.toLowerCase()
  let below = ''
  let at = -1
  for (let mention = 0; mention < mostMentions; mention += 1) {
    at = lowered.indexOf(address, at + 1)
    if (at === -1) break
    const start = at + address.length
    const [behind = '', ...others] = untitled.slice(start, start + mostReason).split(/\n\s*\n/)
    const reason = reasonOf(wordsBehind(behind))
    if (reason !== '') return reason
    below = others.find((paragraph) => !paragraph.trimEnd().endsWith(':')) ?? ''
  }
  return reasonOf(below)
}

/** Whether a line divides a report, such as `----- Transcript of session follows -----`. */
function isTitle(line: string): boolean {
  const words = line.trim()
  return words.startsWith('---') && words.endsWith('---')
}

/** Returns the words of a paragraph up to the next address; the rest of the first line counts unless it ends with a colon. */
function wordsBehind(paragraph: string): string {
  const [rest = '', ...below] = paragraph.split('\n')
  const end = below.findIndex((line) => /^[^\s@]*@/.test(line.trim()))
  const lines = end === -1 ? below : below.slice(0, end)
  return (rest.trimEnd().endsWith(':') ? lines : [rest, ...lines]).join(' ')
}

function reasonOf(words: string): string {
  return oneLineOf(words.replace(/^[\s>:;,.)]+/, '').replaceAll(/\s+/g, ' '), 400)
}

/**
 * Returns an address as messages have it, in lower case. A report in ASCII writes other characters as `\x{F6}` (RFC 6533,
 * section 3) and the names of international hosts in ASCII.
 */
function addressOf(reported: string): string {
  const address = reported.replace(/\\x\{([0-9a-f]{2,6})\}/gi, (whole, digits: string) => {
    const codePoint = Number.parseInt(digits, 16)
    return codePoint > 0x10ffff ? whole : String.fromCodePoint(codePoint)
  })
  return (emailOf(address.replace(/\.$/, '')) ?? address).toLowerCase()
}
