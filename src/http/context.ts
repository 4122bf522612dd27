import type { Actor } from '../auth/authenticate.ts'
import type { Db, Pool } from '../db/pool/client.ts'
import type { Storage } from '../platform/storage/store.ts'
import type { ApiError, Problem } from '../errors.ts'
import type { Answer } from './reply/answer.ts'
import type { LiveFeed } from '../events/live-feed.ts'
import type { Targets } from '../platform/net/target.ts'
import type { StepBudget } from '../lib/step-budget.ts'
import type { Secrets } from '../lib/seal.ts'
import type { Traceparent } from '../lib/trace.ts'

/** The context of a handler, besides its request. */
export interface Context {
  /** The transaction in an operation that changes something, the pool in one that reads. */
  readonly db: Db
  readonly actor: Actor
  /** The instant of the request, RFC 3339. */
  readonly now: string
  readonly requestId: string
  /** Trace that the work of the request continues; undefined if it belongs to none. */
  readonly traceparent: Traceparent | undefined
  /** Prefix of absolute links; empty for links relative to the host. */
  readonly publicUrl: string
  /** Where the request came from. */
  readonly client: { readonly ip: string; readonly userAgent: string | null }
  /** Time zone in `X-Client-Timezone`, if the operation accepts it. */
  readonly clientTimezone: string | undefined
  /** Seals what must be read again, such as the secret of a webhook. */
  readonly secrets: Secrets
  /** Counts costly work on what the request holds. */
  readonly stepBudget: StepBudget
  /** The versions that `If-Match` asks for; undefined when it asks for none. */
  readonly ifMatch: readonly number[] | undefined
  /** Hands over new events as they are committed. */
  readonly liveFeed: LiveFeed
  /** Waits with the request, for `ms` at most, until `begin` has called what it is given (pauses.ts). */
  pause(begin: (done: () => void) => () => void, ms?: number): Promise<void>
  /** Calls `onEnd` with the reason once the token is refused or has other rights, until the returned function is called. */
  watchToken(onEnd: (reason: string) => void): () => void
  /** The `Last-Event-ID` of a request for a stream. */
  readonly lastEventId: string | undefined
  /** Milliseconds since the request arrived. */
  age(): number
  /** A refusal as it would be answered, for a reply that holds several answers. */
  problemOf(error: ApiError): Problem
  /** Sets the version of the object in the reply, for its ETag. */
  setVersion(version: number): void
  /** Notes that the request changed something. The log does it with everything that is written to it. */
  recordChange(): void
}

/** The members that a request has only within its transaction. */
type PartOfTransaction = 'db' | 'setVersion' | 'recordChange'

/** The context of what may take long, since no transaction is open and no connection of the database waits. */
export interface OutsideContext extends Omit<Context, PartOfTransaction> {
  readonly db: Pool
  /** Judges URLs that are to be called, for which it asks name servers. */
  readonly targets: Targets
}

/** The context of a handler that transfers bytes, during which no transaction is open. */
export interface UnmanagedContext<Reply> extends OutsideContext {
  readonly storage: Storage
  /**
   * Runs the short part, in a transaction and under the request's `Idempotency-Key`, if any. `digest`
   * stands there for a body of bytes. Fulfils with the answer: of `work`, or the one kept before.
   */
  transaction(work: (ctx: Context) => Promise<Reply>, digest?: Buffer): Promise<Answer>
}
