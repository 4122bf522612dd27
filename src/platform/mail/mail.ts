import type { MailHeaders } from '../../db/schema/messages.ts'
import type { Exceeded } from './limits.ts'

/** A mail that is to be read. */
export interface GivenMail {
  readonly raw: Uint8Array
  /** SHA-256 of the mail in hexadecimal digits. */
  readonly sha256: string
  readonly now: string
}

/** The parts of a mail that are stored. */
export interface Mail {
  readonly externalId: string
  /** SHA-256 of the sender, date, subject and body, which distinguishes mails with one Message-ID. */
  readonly digest: string
  readonly from: Mailbox
  readonly to: readonly Mailbox[]
  /** The text that its sender wrote, without quotations. */
  readonly message: string | null
  readonly quotedText: string | null
  readonly html: string | null
  readonly sanitizedHtml: string | null
  readonly subject: string | null
  readonly cc: readonly Mailbox[]
  readonly headers: MailHeaders
  /** Written by a program by itself. */
  readonly isAutomatic: boolean
  /** Not to be answered by a program. */
  readonly suppressAutoReply: boolean
  readonly senderClaims: SenderClaims
  /** The mail that this one hands on, if its subject says so; it counts if a user of the workspace does. */
  readonly forwarded: Forwarded | null
  /** The Message-IDs of the mails that it answers. */
  readonly references: string[]
  readonly occurredAt: string
  /** The attached and embedded parts, up to the number of files that are made of a mail. */
  readonly parts: readonly MailPart[]
  /** Some of the parts beyond those. */
  readonly others: ReadonlyArray<Omit<MailPart, 'bytes'>>
}

export interface Mailbox {
  readonly address: string
  /** Empty if it has none. */
  readonly name: string
}

/** Header fields of a mail besides From that say who wrote it. */
export interface SenderClaims {
  /** Whether the sender is the mailbox in From, and not one in another field, in quotes or in encoded words. */
  readonly isInFrom: boolean
  /** The writer, where a list or a program that sends mails on has replaced From. */
  readonly originalFrom: Mailbox | null
  readonly replyTo: readonly Mailbox[]
  /** Whether From is the address of a list. */
  readonly isFromList: boolean
  /** Whether what is sent to From is not read, as with `no-reply@`. */
  readonly isFromUnread: boolean
  readonly authenticationResults: readonly string[]
}

/** A mail that is repeated in another one. */
export interface Forwarded {
  /** Sender of the mail that was forwarded. */
  readonly from: Mailbox
  readonly subject: string | null
  /** The text of the mail that was forwarded; null if it has none. */
  readonly message: string | null
  /** The text above it, with the head of what follows. */
  readonly note: string
}

export interface MailPart {
  readonly name: string | null
  /** The type that the sender declares. */
  readonly mimeType: string
  /** Identifier by which the HTML refers to it (RFC 2392), without angle brackets. */
  readonly contentId: string | null
  /** Whether the HTML shows it. */
  readonly isInline: boolean
  readonly size: number
  readonly bytes: Uint8Array
}

/** The report of a mail server about a mail that it could not deliver at once. */
export interface DeliveryReport {
  /** The Message-IDs of the mails that it may be about. */
  readonly messageIds: readonly string[]
  readonly recipients: readonly ReportedRecipient[]
  /** Whether it has the form of RFC 3464. Else it is in words, and what matches no message is an ordinary mail. */
  readonly isFormal: boolean
}

export interface ReportedRecipient {
  /** The addresses that the report calls it by, in lower case. */
  readonly addresses: readonly string[]
  /** Such as `failed`, `delayed` or `delivered`, in lower case. */
  readonly action: string
  /** Such as `5.1.1`; empty if the report names none. */
  readonly status: string
  /** The answer of the other server; empty if the report does not have it. */
  readonly diagnostic: string
}

/** A mail, a delivery report, or a mail that is a report if it is about a message that was sent. */
export type ReadMail =
  { readonly mail: Mail; readonly report?: DeliveryReport } | { readonly report: DeliveryReport }

/** The result of reading a mail; `unreadable` is the reason why there is none. */
export type MailResult =
  ReadMail | { readonly exceeded: Exceeded } | { readonly unreadable: string }
