import type { Events, EventType } from '../../../generated/events.ts'
import type { Schema } from '../../../generated/operations.ts'
import type { components } from '../../../generated/types.ts'
import type { Actor } from '../../auth/authenticate.ts'
import type { ApiError } from '../../errors.ts'
import type { DomainEvent } from '../../events/event-types.ts'
import { emit } from '../../events/log/emit.ts'
import type { Context } from '../context.ts'
import { preconditionFailed } from './etag.ts'
import { dataReply } from './serialize.ts'

export type SchemaName = keyof components['schemas']
export type Versioned = { readonly version: number }

/** The object in a reply: the `data` of its envelope, or the reply itself where it has none. */
export type DataOf<Reply extends SchemaName> =
  Schema<Reply> extends { success: true; data: infer Data } ? Data : Schema<Reply>

/** The events whose data is such an object. */
export type EventOn<Data> = {
  [T in EventType]: [Events[T], Data] extends [Data, Events[T]] ? T : never
}[EventType]

/** The event of a change, or a function that derives the events from what the object is and was. */
export type EventsOn<Data> = EventOn<Data> | ((after: Data, before: Data) => readonly DomainEvent[])

/** How objects of one kind are shown. */
export interface ReplyDefinition<Reply extends SchemaName, Row> {
  /** The schema of its reply. */
  readonly reply: Reply
  /** `publicUrl` is null for an event, which has no links. */
  readonly toWire: (row: Row, publicUrl: string | null, actor: Actor) => DataOf<Reply>
}

/** Returns the functions of a resource that reply with an object, or say what it is like now. */
export function resourceReplies<Reply extends SchemaName, Row extends object>({
  reply: schema,
  toWire,
}: ReplyDefinition<Reply, Row>) {
  type Data = DataOf<Reply>

  function envelope(data: Data): Schema<Reply> {
    return (schema.endsWith('Reply') ? dataReply(data) : data) as Schema<Reply>
  }

  function failed({ publicUrl, actor }: Context, row: Row & Versioned): ApiError {
    const reply = envelope(toWire(row, publicUrl, actor))
    return preconditionFailed(schema, row.version, reply, actor.can)
  }

  function replyWith(ctx: Context, row: Row): Schema<Reply> {
    return replied(ctx, row, toWire(row, ctx.publicUrl, ctx.actor))
  }

  function replied(ctx: Context, row: Row, data: Data): Schema<Reply> {
    if ('version' in row) ctx.setVersion(versioned(row).version)
    return envelope(data)
  }

  /** Emits the events of a change, or of a creation without `before`, and replies. */
  function emitted(
    ctx: Context,
    row: Row,
    events: EventsOn<Data> | undefined,
    before: Partial<Row> | undefined,
  ): Schema<Reply> {
    const data = toWire(row, ctx.publicUrl, ctx.actor)
    const was = events && before && toWire({ ...row, ...before }, null, ctx.actor)
    if (typeof events === 'function') emit(ctx, ...(was ? events(data, was) : []))
    // Sound because the data of an `EventOn<Data>` is `Data`
    else if (events) emit(ctx, [events, data, was] as unknown as DomainEvent)
    return replied(ctx, row, data)
  }

  return { failed, replyWith, emitted }
}

export function versioned<Row>(row: Row): Row & Versioned {
  return row as Row & Versioned
}
