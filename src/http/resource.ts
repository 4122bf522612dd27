import { isDeepStrictEqual } from 'node:util'
import type { Events, EventType } from '../../generated/events.ts'
import type { Schema } from '../../generated/operations.ts'
import type { components } from '../../generated/types.ts'
import type { Actor } from '../auth/authenticate.ts'
import type { Db } from '../db/pool/client.ts'
import { lockRow } from '../db/query/lock-row.ts'
import { patch } from '../db/query/patch.ts'
import { pipeline } from '../db/query/pipeline.ts'
import { type ApiError, notFound } from '../errors.ts'
import { emit } from '../events/log/emit.ts'
import { type DomainEvent } from '../events/event-types.ts'
import type { Context } from './context.ts'
import { preconditionFailed } from './reply/etag.ts'
import { dataReply } from './reply/serialize.ts'

type SchemaName = keyof components['schemas']
type Key = { workspaceId: string; id: string }
type Statement<Row> = (db: Db, key: Key) => Promise<Row[]>
type Versioned = { readonly version: number }
type Changes = Readonly<Record<string, unknown>>
type PatchOptions = NonNullable<Parameters<typeof patch>[4]>

/** The object in a reply: the `data` of its envelope, or the reply itself where it has none. */
type DataOf<Reply extends SchemaName> =
  Schema<Reply> extends { success: true; data: infer Data } ? Data : Schema<Reply>

/** The events whose data is such an object. */
type EventOn<Data> = {
  [T in EventType]: [Events[T], Data] extends [Data, Events[T]] ? T : never
}[EventType]

/** The event of a change, or a function that derives the events from what the object is and was. */
type EventsOn<Data> = EventOn<Data> | ((after: Data, before: Data) => readonly DomainEvent[])

interface Definition<Reply extends SchemaName, Row, Locked> {
  /** The resource that a 404 names. */
  readonly name: string
  /** The schema of its reply. */
  readonly reply: Reply
  /** The table whose rows `patch`, `update` and `remove` change. */
  readonly table?: Parameters<typeof patch>[1]
  /** Loads a live row. */
  readonly load: Statement<Row>
  /** Loads a live row, or as much of it as a change needs, and locks it until the transaction ends. */
  readonly lock?: Statement<Locked>
  /** `publicUrl` is null for an event, which has no links. */
  readonly toWire: (row: Row, publicUrl: string | null, actor: Actor) => DataOf<Reply>
  /** The error for an object that does not exist any more, where it is not 404. */
  readonly absence?: (ctx: Context, id: string) => Promise<ApiError | undefined>
}

/**
 * The operations of handlers on one kind of object. Every function throws 404 for an object that does not exist, and
 * those that change or lock it throw 412, with the current ETag, when `If-Match` names another version.
 */
export interface Resource<Reply extends SchemaName, Row, Locked> {
  require(ctx: Context, id: string): Promise<Row>
  lock(ctx: Context, id: string): Promise<Locked>
  /** Locks the row until the transaction ends, and returns it as it is from then on. */
  requireLocked(ctx: Context, id: string, strength?: 'no key update' | 'update'): Promise<Row>
  /** Locks the row before `loadChanged`, and returns it as it is from then on. Throws 412. */
  requireForChange(ctx: Context, id: string): Promise<Row>
  /** Throws 412 unless `If-Match` allows this version. */
  requireVersion(ctx: Context, id: string, version: number): Promise<void>
  /** Throws the reason why a patch found nothing to change: 404 or 412. */
  failPatch(ctx: Context, id: string): Promise<never>
  preconditionFailed(ctx: Context, row: Row & Versioned): ApiError

  /** Changes columns of the row and returns what they were; false when no row has the id and the version. */
  patch(
    ctx: Context,
    id: string,
    changes: Changes,
    options?: PatchOptions,
  ): Promise<Partial<Row> | false>
  /** Sends statements and the load in one round trip. Returns the row as it is after them. */
  loadAfter(ctx: Context, id: string, send: (db: Db) => Promise<unknown>): Promise<Row>
  /**
   * As `loadAfter`, with statements that change what other tables hold of an object that is locked. The version grows by one
   * unless it has grown since `before`, or the object is the same as before.
   */
  loadChanged(
    ctx: Context,
    id: string,
    before: Row,
    send: (db: Db) => Promise<unknown>,
  ): Promise<Row>
  /** Soft-deletes the row and returns it. */
  remove(ctx: Context, id: string, changes?: Changes): Promise<Row & { deletedAt: string }>

  /** Sets the version of the reply. */
  replyWith(ctx: Context, row: Row): Schema<Reply>
  /** Loads the object and replies with it. `before`, the columns that were others, makes it the reply to a change. */
  reply(
    ctx: Context,
    id: string,
    events?: EventsOn<DataOf<Reply>>,
    before?: Partial<Row>,
  ): Promise<Schema<Reply>>
  /** Emits the events of a change from `before` to `row` and replies. */
  replyToChange(
    ctx: Context,
    row: Row,
    events: EventsOn<DataOf<Reply>>,
    before: Partial<Row>,
  ): Schema<Reply>
  /** Sends the statements that create the object, loads it in the same round trip and replies with it. */
  create(
    ctx: Context,
    id: string,
    send: (db: Db) => Promise<unknown>,
    event?: EventOn<DataOf<Reply>>,
  ): Promise<Schema<Reply>>
  /** Patches the object, loads it in the same round trip and replies with it; `before` as in `reply`. */
  update(
    ctx: Context,
    id: string,
    changes: Changes,
    events?: EventsOn<DataOf<Reply>>,
    before?: Partial<Row>,
  ): Promise<Schema<Reply>>
}

/** Defines how objects of one kind are loaded, locked, changed, emitted and replied with. */
export function resource<
  Reply extends SchemaName,
  Row extends object,
  Locked extends Versioned = never,
>(definition: Definition<Reply, Row, Locked>): Resource<Reply, Row, Locked> {
  type Data = DataOf<Reply>
  const { name, reply: schema, table, toWire } = definition
  const keyOf = ({ actor }: Context, id: string): Key => ({ workspaceId: actor.workspaceId, id })
  const load = (ctx: Context, id: string) => definition.load(ctx.db, keyOf(ctx, id))

  function tableOf(): NonNullable<typeof table> {
    if (!table) throw new Error(`the resource ${name} has no table`)
    return table
  }

  async function found<R>(ctx: Context, id: string, [row]: readonly R[]): Promise<R> {
    if (row) return row
    throw (await definition.absence?.(ctx, id)) ?? notFound(name, id)
  }

  async function require(ctx: Context, id: string): Promise<Row> {
    return found(ctx, id, await load(ctx, id))
  }

  async function requireLocked(
    ctx: Context,
    id: string,
    strength?: 'no key update' | 'update',
  ): Promise<Row> {
    const [, rows] = await pipeline(ctx.db, [
      () => lockRow(ctx.db, tableOf(), keyOf(ctx, id), strength),
      () => load(ctx, id),
    ])
    return found(ctx, id, rows)
  }

  function envelope(data: Data): Schema<Reply> {
    return (schema.endsWith('Reply') ? dataReply(data) : data) as Schema<Reply>
  }

  function failed({ publicUrl, actor }: Context, row: Row & Versioned): ApiError {
    const reply = envelope(toWire(row, publicUrl, actor))
    return preconditionFailed(schema, row.version, reply, actor.can)
  }

  async function failPatch(ctx: Context, id: string): Promise<never> {
    throw failed(ctx, versioned(await require(ctx, id)))
  }

  async function requireVersion(ctx: Context, id: string, version: number): Promise<void> {
    if (ctx.ifMatch && !ctx.ifMatch.includes(version)) await failPatch(ctx, id)
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

  async function patched(
    ctx: Context,
    id: string,
    changes: Changes,
    { only, ...options }: PatchOptions = {},
  ): Promise<Partial<Row> | false> {
    const previous = await patch(
      ctx.db,
      tableOf(),
      keyOf(ctx, id),
      { ...changes, updatedAt: ctx.now },
      { ...options, only: { version: ctx.ifMatch, ...only } },
    )
    return previous as Partial<Row> | false
  }

  async function loadAfter(
    ctx: Context,
    id: string,
    send: (db: Db) => Promise<unknown>,
  ): Promise<Row> {
    const [, rows] = await pipeline(ctx.db, [send, () => load(ctx, id)])
    return found(ctx, id, rows)
  }

  return {
    require,
    requireVersion,
    failPatch,
    preconditionFailed: failed,
    patch: patched,
    loadAfter,
    replyWith,
    replyToChange: emitted,

    async loadChanged(ctx, id, before, send) {
      const row = await loadAfter(ctx, id, send)
      const { version } = versioned(before)
      const wireOf = (one: Row) => toWire(one, null, ctx.actor)
      if (versioned(row).version !== version) return row
      if (isDeepStrictEqual(wireOf(before), wireOf(row))) return row
      return loadAfter(ctx, id, () => patched(ctx, id, {}, { touch: true }))
    },

    async lock(ctx, id) {
      if (!definition.lock) throw new Error(`the resource ${name} has no lock`)
      const row = await found(ctx, id, await definition.lock(ctx.db, keyOf(ctx, id)))
      await requireVersion(ctx, id, row.version)
      return row
    },

    requireLocked,

    async requireForChange(ctx, id) {
      const row = await requireLocked(ctx, id)
      await requireVersion(ctx, id, versioned(row).version)
      return row
    },

    async remove(ctx, id, changes = {}) {
      const gone = { deletedAt: ctx.now, updatedAt: ctx.now }
      const [, [row], previous] = await pipeline(ctx.db, [
        () => lockRow(ctx.db, tableOf(), keyOf(ctx, id), 'update'),
        () => load(ctx, id),
        () => patched(ctx, id, { ...changes, ...gone }),
      ])
      if (!row || !previous) return failPatch(ctx, id)
      return { ...row, ...gone }
    },

    async reply(ctx, id, events, before) {
      return emitted(ctx, await require(ctx, id), events, before)
    },

    async create(ctx, id, send, event) {
      return emitted(ctx, await loadAfter(ctx, id, send), event, undefined)
    },

    async update(ctx, id, changes, events, before) {
      const [previous, rows] = await pipeline(ctx.db, [
        () => patched(ctx, id, changes),
        () => load(ctx, id),
      ])
      const row = await found(ctx, id, rows)
      if (!previous) throw failed(ctx, versioned(row))
      // Else the log notes it
      if (!events) ctx.recordChange()
      return emitted(ctx, row, events, { ...previous, ...before })
    },
  }
}

function versioned<Row>(row: Row): Row & Versioned {
  return row as Row & Versioned
}
