import type { Actor } from '../auth/authenticate.ts'
import type { Db } from '../db/client.ts'
import type { ApiError, Problem } from '../errors.ts'

/** What a handler knows beside its request. */
export interface Context {
  /** The transaction in an operation that changes something, the pool in one that reads. */
  readonly db: Db
  readonly actor: Actor
  /** The instant of the request, RFC 3339. */
  readonly now: string
  readonly requestId: string
  /** The versions that `If-Match` asks for; undefined when it asks for none. */
  readonly ifMatch: readonly number[] | undefined
  /** A refusal as it would be answered, for a reply that holds several answers. */
  problemOf(error: ApiError): Problem
  /** Tells the version of the object in the reply, for its ETag. */
  setVersion(version: number): void
}
