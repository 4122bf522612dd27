import type { Readable } from 'node:stream'
import type { SealedSecret } from '../db/schema/channels.ts'
import type { Location } from '../db/schema/messages.ts'
import type { Targets } from '../events/target.ts'
import type { Secrets } from '../lib/seal.ts'
import type { Traceparent } from '../lib/trace.ts'

/** What is needed to reach anybody outside. */
export interface Outside {
  readonly targets: Targets
  readonly secrets: Secrets
}

/** A channel as an adapter needs it. */
export interface AdapterChannel {
  readonly id: string
  readonly type: 'api' | 'custom' | 'email'
  readonly name: string
  readonly address: string | null
  readonly config: Readonly<Record<string, unknown>>
  readonly secrets: Readonly<Record<string, SealedSecret>>
}

export interface Recipient {
  /** Null for an address of nobody who is known. */
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
  /** Opens it to whoever has it, for some minutes. */
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
  readonly attachments: readonly SentFile[]
  readonly location: Location | null
  readonly metadata: Readonly<Record<string, string>>
  /** What it is called outside, when that is known before it is sent. */
  readonly externalId: string | null
  /** What the messages before it are called, the oldest first; the last one is answered. */
  readonly references: readonly string[]
  /** RFC 3339. */
  readonly createdAt: string
  /** What its receiver follows in a trace. */
  readonly traceparent: Traceparent | null
}

/** What became of a message that was sent. */
export interface Outcome {
  /** What it is called outside, if that is known. */
  readonly externalId: string | null
  /** Those of its recipients whom the server refused. */
  readonly rejected: readonly Rejected[]
}

export interface Rejected {
  readonly address: string
  readonly code: string
  readonly message: string
}

export interface Adapter {
  /** Tries whether the channel works. Throws SendFailure. */
  check(outside: Outside, channel: AdapterChannel): Promise<void>
  /** Sends once. Throws SendFailure if it reached nobody. */
  send(outside: Outside, channel: AdapterChannel, message: Outgoing): Promise<Outcome>
}

/** Why something was not sent; what is not final is worth another try. */
export class SendFailure extends Error {
  override readonly name = 'SendFailure'
  readonly code: string
  readonly isFinal: boolean

  constructor(code: string, message: string, isFinal: boolean, cause?: unknown) {
    super(presentable(message), { cause })
    this.code = code
    this.isFinal = isFinal
  }
}

/** The code of a failure that nobody foresaw. */
export const unforeseen = 'internal_error'

/** Any failure as one; what nobody foresaw is retried, and reveals no internals. */
export function toSendFailure(error: unknown): SendFailure {
  if (error instanceof SendFailure) return error
  return new SendFailure(unforeseen, 'The message could not be sent.', false, error)
}

/** What another server said, as text of one line that can be stored. */
export function presentable(text: string): string {
  return text
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .toWellFormed()
    .slice(0, 500)
    .trim()
}
