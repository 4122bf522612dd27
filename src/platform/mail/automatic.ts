import { type Headers, valueOf, valuesOf } from './headers.ts'
import type { Mailbox } from './mail.ts'
import { phrases } from './phrases.ts'
import { isAbsenceAnswer, isAbsenceSubject } from './subject.ts'
import { decodeWords } from './words.ts'

/**
 * Header fields with which answering machines say in words of their own what Auto-Submitted says. One of Exchange says the
 * opposite: that its sender wants no automatic replies.
 */
const autoReplyField =
  /^(?:x-(?:(?:[a-z-]{1,40}-)?auto-?(?:respon|repl|generat)(?!.*suppress)|fc-machinegenerated$|holidayreply$|failed-recipients$)|delivered-by-the-graces-of$)/
/** The subject with which Debian's vacation begins a mail that has no other sign, and which its users may replace. */
const subjectOfVacation = 'away from my mail'
const listFields = phrases(`
  list-id, list-post, list-help, list-owner, list-subscribe, list-unsubscribe, list-archive,
  mailing-list, x-mailing-list, x-beenthere, x-ml-name`)
const massPrecedences: ReadonlySet<string> = new Set(['bulk', 'junk', 'list', 'auto_reply'])
const suppressed: ReadonlySet<string> = new Set(['all', 'oof', 'autoreply'])
const mailerDaemon =
  /^(?:mailer[-_.]?daemon|mail[-_.]?daemon|mail[-_.]?delivery[-_.]?(?:sub)?system|microsoftexchange[0-9a-f]{32})$/
const postmaster = /^post[-_.]?master$/
const unread =
  /(?:^|[-_.+])(?:(?:no|do[-_.]?not)[-_.]?(?:reply|respond(?:er)?)|ne[-_.]?pas[-_.]?repondre|auto[-_.]?reply)(?:[-_.+]|$)|^(?:bounces?|daemon|nobody|listserv|majordomo|wordpress|web-?form|contact-?form|kontaktformular|website|(?:php-?)?mailer|notif(?:y|ications?)|(?:form-?)?submissions?|form-?responses?|forms|www-data|apache|nginx|httpd)$/
/** Mlmmj, whose own mails have no other sign, writes a plus before what it is, and confirmations as `list+help@`. */
const listManager = /^owner-|[-+](?:owner|request|bounces?)$|\+help$/
/** The address to which the commands for a list go, and from which its program answers and welcomes (Mailman). */
const listCommands = /-request$/

/** Whether a program wrote a mail by itself (RFC 3834): an answering machine, a mail server, a job. */
export function isAutomatic(headers: Headers, from: Mailbox): boolean {
  return (
    isAutoSubmitted(headers) ||
    headers.some(({ name, value }) => autoReplyField.test(name) && says(value.trim())) ||
    precedencesOf(headers).includes('auto_reply') ||
    isMarkedByOwner(headers, from) ||
    isAbsenceNotice(headers) ||
    (valueOf(headers, 'x-post-messageclass') ?? '').toLowerCase().includes('autoresponder') ||
    valuesOf(headers, 'delivered-to').some((value) => /^autoresponder$/i.test(value)) ||
    typeOf(headers).startsWith('multipart/report') ||
    (listCommands.test(localPartOf(from)) && isFromList(headers, from)) ||
    isMailSystem(headers, from)
  )
}

/**
 * Whether a mail must not be answered by a program (RFC 3834, section 2): one wrote it, a list or a mass mailing sent it,
 * its sender does not want answers, or it is marked as spam.
 */
export function suppressesAutoReply(headers: Headers, from: Mailbox): boolean {
  const local = localPartOf(from)
  return (
    isAutomatic(headers, from) ||
    isOfList(headers) ||
    precedencesOf(headers).some((value) => massPrecedences.has(value)) ||
    valuesOf(headers, 'x-auto-response-suppress').some((value) =>
      value
        .toLowerCase()
        .split(/[,;\s]+/)
        .some((one) => suppressed.has(one)),
    ) ||
    hasNullReturnPath(headers) ||
    [postmaster, unread, listManager].some((pattern) => pattern.test(local)) ||
    valuesOf(headers, 'x-loop', 'x-otrs-loop', 'x-rt-loop-prevention').length > 0 ||
    valuesOf(headers, 'x-spam-flag', 'x-spam-status').some((value) => /^yes\b/i.test(value))
  )
}

/** Whether a mail server sent a mail about another one. Some name themselves in Return-Path, which they should leave empty. */
export function isMailSystem(headers: Headers, from: Mailbox): boolean {
  const local = localPartOf(from)
  const returnPath = (valueOf(headers, 'return-path') ?? '').replace(/^<|>$/g, '')
  const isOfProgram = hasNullReturnPath(headers) || isAutoSubmitted(headers)
  return (
    mailerDaemon.test(local) ||
    mailerDaemon.test(localPartOf({ address: returnPath })) ||
    (postmaster.test(local) && isOfProgram)
  )
}

/**
 * Whether a program of the sender marked a mail with the sender's address, to know it if it comes back, as answers of procmail
 * are. Lists and those who hand mails on of others mark them with their own address.
 */
function isMarkedByOwner(headers: Headers, { address }: Mailbox): boolean {
  return valuesOf(headers, 'x-loop').some((value) =>
    hasWord(value.toLowerCase(), address.toLowerCase()),
  )
}

/**
 * Whether a mail names the one that it answers, and has the subject of an absence notice or begins it so. Old programs name
 * none, but repeat the subject of an answer.
 */
function isAbsenceNotice(headers: Headers): boolean {
  const subject = decodeWords(valueOf(headers, 'subject') ?? '').trim()
  const answers = valuesOf(headers, 'in-reply-to', 'references').length > 0
  return answers
    ? isAbsenceSubject(subject) || isAbsenceSubject(`${subject.replace(/[.!]$/, '')}:`)
    : isAbsenceAnswer(subject) || subject === subjectOfVacation
}

/** Whether what is sent to an address is not read, as with `no-reply@` and the sender of contact forms. */
export function isUnread(mailbox: Mailbox): boolean {
  return unread.test(localPartOf(mailbox))
}

/** Whether a mail says that no failure of its delivery may be reported, as reports do (RFC 5321, section 4.5.5). */
export function hasNullReturnPath(headers: Headers): boolean {
  return /^<\s*>$/.test(valueOf(headers, 'return-path') ?? '')
}

/** Whether a list sent a mail on. */
export function isOfList(headers: Headers): boolean {
  return headers.some(({ name }) => listFields.includes(name))
}

/**
 * Whether From of a mail is the address of the list that sent it on, as lists write it there for domains with DMARC. The
 * id of a list is often its address with a dot instead of the sign.
 */
export function isFromList(headers: Headers, { address }: Mailbox): boolean {
  if (!isOfList(headers)) return false
  const lowered = address.toLowerCase()
  const named = valuesOf(headers, ...listFields)
    .join(' ')
    .toLowerCase()
  return [lowered, lowered.replace('@', '.')].some((name) => hasWord(named, name))
}

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const [before = ' ', after = ' '] = [text[at - 1], text[at + word.length]]
    if (!/[\w.+@-]/.test(before) && !/[\w+@-]/.test(after)) return true
  }
  return false
}

/** Whether Auto-Submitted has another value than `no`; comments and parameters may follow. */
function isAutoSubmitted(headers: Headers): boolean {
  return valuesOf(headers, 'auto-submitted').some(
    (value) => !/^(?:no)?$/i.test(value.replace(/[;(].*$/s, '').trim()),
  )
}

function precedencesOf(headers: Headers): string[] {
  return valuesOf(headers, 'precedence', 'x-precedence').map((value) =>
    value.toLowerCase().replaceAll('-', '_'),
  )
}

/** Whether a value says more than that something is not so. */
function says(value: string): boolean {
  return !/^(?:no|false|none|off|0)?$/i.test(value)
}

/** The type in Content-Type. */
export function typeOf(headers: Headers): string {
  return (valueOf(headers, 'content-type') ?? '').toLowerCase()
}

function localPartOf({ address }: Pick<Mailbox, 'address'>): string {
  return address.replace(/@[^@]*$/, '').toLowerCase()
}
