import { createHash } from 'node:crypto'
import { mailboxesOf, type NamedSender, senderOf } from './addresses.ts'
import { remainderOf } from './body.ts'
import { type Invitation, invitationIn } from './calendar.ts'
import { textOf } from './characters.ts'
import { withoutDataImages } from './data-images.ts'
import { timeOf } from './dates.ts'
import { externalIdOf } from './external-id.ts'
import { fileOfImage, fileOfText, markedInline, withOwnBytes } from './files.ts'
import { forwardedIn } from './forward.ts'
import { type Headers, idsIn, storable, storedValue, valueOf, valuesOf } from './headers.ts'
import { textOfHtml, truncationSign } from './html-text.ts'
import { isAutomatic, isFromList, isUnread, suppressesAutoReply } from './automatic.ts'
import { originalFromOf } from './original-from.ts'
import type { GivenMail, Mail, MailPart, MailResult, SenderClaims } from './mail.ts'
import { type Content, contentOfMail } from './opened.ts'
import { type Part, partsOf } from './parts.ts'
import { idsReportedIn, reportIn } from './report.ts'
import { safeHtml } from './safe-html.ts'
import { splitText } from './split-text.ts'
import { isAnswerSubject, isForwardSubject } from './subject.ts'
import { decodeWords } from './words.ts'
import { beginningOf } from '../../lib/text.ts'

const mostReferences = 50
const mostFiles = 100
const mostAddresses = 100
const mostReplyTo = 10
const mostResults = 20
const mostText = 65_535
const mostHtml = 500_000
const mostSubject = 500
/** Quotations are looked for in the beginning of a text that does not fit anyway. */
const mostSplit = 262_144

/** Reads a mail (RFC 5322, MIME) or the delivery report that it is. */
export function readMail({ raw, sha256, now }: GivenMail): MailResult {
  const root = partsOf(raw)
  if ('limit' in root) return { exceeded: root }
  const { headers } = root
  const content = contentOfMail(root)
  if (valuesOf(headers, 'from').length > 1) {
    return { unreadable: 'The mail has more than one "From" header field.' }
  }
  const sender = senderOf(headers)
  const from = sender?.mailbox
  const given = givenTexts(root, content)
  const report = reportIn({ headers, from, parts: content.files, text: given.text })
  if (report && (report.isFormal || !from)) return { report }
  if (!sender || !from) {
    return { unreadable: 'The mail names no sender in From, Reply-To, Return-Path or Sender.' }
  }

  const subject = storable(decodeWords(valueOf(headers, 'subject') ?? ''))?.trim() || null
  const references = referencesOf(headers, content.files)
  const isForward = isForwardSubject(subject, given.text)
  const isAnswer = !isForward && (references.length > 0 || isAnswerSubject(subject))
  // A program wrote what a person answers to an invitation by a click, and what looks like a report in words
  const isOfProgram = given.invitation?.isBareAnswer(given.written) === true || report !== undefined
  const { files, ...texts } = storedTexts(content, given, isAnswer, subject)
  return {
    ...(report && { report }),
    mail: {
      externalId: externalIdOf(root, sha256),
      digest: digestOf([from.address.toLowerCase(), valueOf(headers, 'date'), subject, content]),
      from,
      ...texts,
      subject: truncated(subject, mostSubject)?.replace(/\s+/g, ' ') ?? null,
      to: mailboxesOf(headers, 'to').slice(0, mostAddresses),
      cc: mailboxesOf(headers, 'cc').slice(0, mostAddresses),
      headers: {
        autoSubmitted: storedValue(headers, 'auto-submitted'),
        listId: storedValue(headers, 'list-id'),
        inReplyTo: idsIn(valueOf(headers, 'in-reply-to'))[0] ?? null,
        replyTo: [],
      },
      isAutomatic: isOfProgram || isAutomatic(headers, from),
      suppressAutoReply: isOfProgram || suppressesAutoReply(headers, from),
      senderClaims: claimsOf(headers, sender),
      forwarded: (isForward && given.text !== null && forwardedIn(given.text)) || null,
      references,
      occurredAt: timeOf(headers, valueOf(headers, 'date'), now),
      parts: withOwnBytes(files.slice(0, mostFiles)),
      others: files.slice(mostFiles, 2 * mostFiles).map(({ bytes: _, ...other }) => other),
    },
  }
}

/** The Message-IDs of the mails that a mail answers: of a long list the first one, which began the thread, and the last. */
function referencesOf(headers: Headers, files: readonly MailPart[]): string[] {
  const named = ['references', 'in-reply-to'].flatMap((name) => idsIn(valueOf(headers, name)))
  const all = named.length > 0 ? named : idsReportedIn(headers, files)
  return all.length <= mostReferences ? all : [...all.slice(0, 1), ...all.slice(1 - mostReferences)]
}

function claimsOf(headers: Headers, { mailbox: from, isInFrom }: NamedSender): SenderClaims {
  return {
    isInFrom,
    originalFrom: originalFromOf(headers, from),
    replyTo: mailboxesOf(headers, 'reply-to').slice(0, mostReplyTo),
    isFromList: isFromList(headers, from),
    isFromUnread: isUnread(from),
    authenticationResults: valuesOf(headers, 'authentication-results').slice(0, mostResults),
  }
}

interface GivenTexts {
  /** The plain text, or else a text that was made of the HTML or of an invitation. */
  readonly text: string | null
  /** The text of the mail itself. */
  readonly written: string | null
  readonly invitation: Invitation | undefined
  readonly html: string | null
  readonly images: ReturnType<typeof withoutDataImages>['images']
}

function givenTexts(root: Part, content: Content): GivenTexts {
  const { html: rich, images } = withoutDataImages(storable(content.html) ?? '')
  const html = rich.trim() === '' ? null : rich
  const written = storable(content.text ?? (html === null ? null : textOfHtml(html)))
  const invitation = invitationIn(content.files)
  const text = written ?? invitation?.text ?? null
  const isEmpty = text === null && html === null && content.files.length === 0
  const given = text ?? (isEmpty ? storable(textOf(remainderOf(root))) : null)
  return { text: given?.replace(/\r\n?/g, '\n') ?? null, written, invitation, html, images }
}

type Texts = Pick<Mail, 'message' | 'quotedText' | 'html' | 'sanitizedHtml'> & {
  readonly files: readonly MailPart[]
}

/** Returns the texts of a mail as they are stored. A text that is too long is cut, and attached as a whole. */
function storedTexts(
  content: Content,
  { text: whole, html, images }: GivenTexts,
  isAnswer: boolean,
  subject: string | null,
): Texts {
  const split =
    whole === null
      ? { message: null, quotedText: null }
      : splitText(whole.slice(0, mostSplit), isAnswer, subject)
  const message = truncated(split.message, mostText)
  const quotedText = truncated(split.quotedText, mostText)
  const isCut =
    message !== split.message || quotedText !== split.quotedText || (whole?.length ?? 0) > mostSplit
  const shown = truncated(html, mostHtml)
  return {
    message,
    quotedText,
    html: shown,
    sanitizedHtml: shown === null ? null : safeHtml(shown),
    files: [
      ...markedInline(content.files, html),
      ...images.map(fileOfImage),
      ...(isCut && whole !== null ? [fileOfText('message.txt', 'text/plain', whole)] : []),
      ...(shown !== html && html !== null ? [fileOfText('message.html', 'text/html', html)] : []),
    ],
  }
}

/** Returns text that fits into a length: where it is cut, a sign says so. */
function truncated(text: string | null, length: number): string | null {
  if (text === null || text.length <= length) return text
  const sign = `\n${truncationSign}`
  return beginningOf(text, length - sign.length) + sign
}

function digestOf([from, date, subject, { text, html }]: readonly [
  string,
  string | undefined,
  string | null,
  Content,
]): string {
  return createHash('sha256')
    .update(JSON.stringify([from, date ?? null, subject, text?.trim(), html?.trim()]))
    .digest('hex')
}
