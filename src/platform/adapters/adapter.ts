import type { Readable } from 'node:stream'
import type { AdapterType, SealedSecret } from '../../db/schema/channels.ts'
import type { Location } from '../../db/schema/messages.ts'
import type { Targets } from '../net/target.ts'
import type { Secrets } from '../../lib/seal.ts'
import type { Traceparent } from '../../lib/trace.ts'
import { oneLineOf } from '../../lib/text.ts'

/** The means to reach other servers. */
export interface Outside {
  readonly targets: Targets
  readonly secrets: Secrets
}

export interface AdapterChannel {
  readonly id: string
  readonly type: AdapterType
  readonly name: string
  readonly address: string | null
  readonly config: Readonly<Record<string, unknown>>
  readonly secrets: Readonly<Record<string, SealedSecret>>
}

export interface Recipient {
  /** Null for the address of an unknown person. */
  readonly contactId: string | null
  readonly name: string
  /** An address, a number or a platform's id; null where the channel needs none. */
  readonly identity: string | null
}

/** A file that goes along with a message. */
export interface SentFile {
  readonly fileId: string
  readonly name: string
  readonly mimeType: string
  readonly size: number
  /** Content-ID that the file has in the mail in which it came. */
  readonly contentId: string | null
  /** Address that opens the file to everybody who has it, for some minutes. */
  readonly url: string
  open(): Promise<Readable>
}

/** A message that is about to be sent. */
export interface Outgoing {
  readonly id: string
  readonly conversationId: string
  readonly group: { readonly id: string; readonly name: string } | null
  readonly recipients: readonly Recipient[]
  /** Sent by a program by itself. */
  readonly isAutomatic: boolean
  readonly messageType: string
  readonly message: string | null
  readonly html: string | null
  readonly subject: string | null
  readonly cc: readonly string[]
  readonly bcc: readonly string[]
  /** Addresses, in lower case, that it is not sent to, since earlier attempts have reached them or are to be the last. */
  readonly settled: readonly string[]
  readonly attachments: readonly SentFile[]
  readonly location: Location | null
  readonly metadata: Readonly<Record<string, string>>
  /** Id outside of Switchboard, if it is known before the message is sent. */
  readonly externalId: string | null
  /** Id outside of Switchboard of the message that the sender chose to answer; null if none is known. */
  readonly replyToExternalId: string | null
  /** Ids of the earlier messages outside of Switchboard, the oldest first; this message answers the last one. */
  readonly references: readonly string[]
  /** RFC 3339; null if it was not scheduled. */
  readonly scheduledAt: string | null
  /** RFC 3339. */
  readonly createdAt: string
  /** Trace that the receiver continues. */
  readonly traceparent: Traceparent | null
}

/** The outcome of a message that was sent. */
export interface Outcome {
  /** Id outside of Switchboard, if it is known. */
  readonly externalId: string | null
  /** Recipients that the server refused. */
  readonly rejected: readonly Rejected[]
}

export interface Rejected {
  readonly address: string
  readonly code: string
  readonly message: string
}

/** Whether a server refuses a recipient for now alone (RFC 5321, section 4.2.1), as greylisting does. */
export function isForNow({ code }: Rejected): boolean {
  return code.startsWith('smtp_4')
}

/** Returns the addresses to which a message is still to be sent. */
export function unsettledOf({
  recipients,
  cc,
  bcc,
  settled,
}: Pick<Outgoing, 'recipients' | 'cc' | 'bcc' | 'settled'>): string[] {
  return [...recipients.flatMap(({ identity }) => identity ?? []), ...cc, ...bcc].filter(
    (address) => !settled.includes(address.toLowerCase()),
  )
}

export interface Adapter {
  /** Tries whether the channel works. Throws SendFailure. */
  check(outside: Outside, channel: AdapterChannel): Promise<void>
  /** Sends once. Throws SendFailure if no recipient was reached. */
  send(outside: Outside, channel: AdapterChannel, message: Outgoing): Promise<Outcome>
}

/** Why something was not sent; what is not final is worth another try. */
export class SendFailure extends Error {
  override readonly name = 'SendFailure'
  readonly code: string
  readonly isFinal: boolean

  constructor(code: string, message: string, isFinal: boolean, cause?: unknown) {
    super(oneLineOf(message, 500), { cause })
    this.code = code
    this.isFinal = isFinal
  }
}

/** The code of an unexpected failure, and of a file whose bytes the storage does not return. */
export const unforeseen = 'internal_error'
export const fileUnreadable = 'attachment_unreadable'

/** Returns any error as a SendFailure. An unexpected one is retried and reveals no internals. */
export function toSendFailure(error: unknown): SendFailure {
  if (error instanceof SendFailure) return error
  return new SendFailure(unforeseen, 'The message could not be sent.', false, error)
}
