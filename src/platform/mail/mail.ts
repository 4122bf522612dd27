import type { MailHeaders } from '../../db/schema/messages.ts'
import type { Exceeded } from './limits.ts'

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

/** The report of a mail server about a mail that it could not deliver at once (RFC 3464). */
export interface DeliveryReport {
  /** The Message-ID of the mail that it is about. */
  readonly messageId: string
  readonly recipients: readonly ReportedRecipient[]
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

/**
 * The result of reading a mail; `unreadable` is the reason why there is no mail, `unmatched` the reason why a delivery
 * report belongs to no message.
 */
export type MailResult =
  | { readonly mail: Mail }
  | { readonly report: DeliveryReport }
  | { readonly exceeded: Exceeded }
  | { readonly unreadable: string }
  | { readonly unmatched: string }
