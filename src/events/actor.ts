import type { Db } from '../db/client.ts'

/** Who does something, and by which request. */
export interface ActorContext {
  readonly db: Db
  readonly actor: {
    readonly workspaceId: string
    /** Null: Switchboard itself. */
    readonly id: string | null
    readonly userId: string | null
    readonly tokenId: string | null
  }
  /** The instant of it, RFC 3339. */
  readonly now: string
  readonly requestId: string | null
  readonly client: { readonly ip: string; readonly userAgent: string | null } | null
}

/** What somebody is: a user, also by a token of theirs, a service token, or Switchboard itself. */
export function actorTypeOf({ id, userId }: ActorContext['actor']): 'user' | 'token' | 'system' {
  if (id === null) return 'system'
  return userId === null ? 'token' : 'user'
}

/** Switchboard itself, doing something of its own accord. */
export function system(db: Db, workspaceId: string, now: string): ActorContext {
  const actor = { workspaceId, id: null, userId: null, tokenId: null }
  return { db, actor, now, requestId: null, client: null }
}
