import type { EventType } from '../../generated/events.ts'
import type { Db } from '../db/pool/client.ts'
import type { Traceparent } from '../lib/trace.ts'

/** An event by which something else was caused. */
export interface Cause {
  readonly type: EventType
  readonly id: string
}

/** The actor of a change, and its request. */
export interface ActorContext {
  readonly db: Db
  readonly actor: {
    readonly workspaceId: string
    /** Null: Switchboard itself. */
    readonly id: string | null
    readonly userId: string | null
    readonly tokenId: string | null
    /** Whether `id` belongs to a contact. */
    readonly isContact?: boolean
  }
  /** The instant of it, RFC 3339. */
  readonly now: string
  readonly requestId: string | null
  /** Trace that the work after the change continues. */
  readonly traceparent?: Traceparent | undefined
  readonly client: { readonly ip: string; readonly userAgent: string | null } | null
  /** The event that a reaction acts because of. */
  readonly cause?: Cause
  /** Notes that the request changed something. */
  recordChange?(): void
}

export type ActorType = 'user' | 'token' | 'contact' | 'system'

/**
 * Returns the type of an actor: a user (also by a personal token), a service token, a contact, or Switchboard itself.
 */
export function actorTypeOf({ id, userId, isContact }: ActorContext['actor']): ActorType {
  if (id === null) return 'system'
  if (isContact) return 'contact'
  return userId === null ? 'token' : 'user'
}

/** Switchboard itself, doing something of its own accord. */
export function system(db: Db, workspaceId: string, now: string): ActorContext {
  return { db, actor: systemActor(workspaceId), now, requestId: null, client: null }
}

export function systemActor(workspaceId: string): ActorContext['actor'] {
  return { workspaceId, id: null, userId: null, tokenId: null }
}

/** Returns the context of a change that Switchboard itself makes. */
export function asSystem<C extends ActorContext>(ctx: C): C {
  return { ...ctx, actor: systemActor(ctx.actor.workspaceId) }
}

/** Returns the context of a change that a contact makes. */
export function asContact<C extends ActorContext>(ctx: C, id: string): C {
  const { workspaceId } = ctx.actor
  return { ...ctx, actor: { workspaceId, id, userId: null, tokenId: null, isContact: true } }
}
