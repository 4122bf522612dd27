import { isDeepStrictEqual } from 'node:util'
import type { Schema } from '../../generated/operations.ts'
import type { Db } from '../db/pool/client.ts'
import type { ApiError } from '../errors.ts'
import type { Context } from './context.ts'
import {
  type DataOf,
  type EventOn,
  type EventsOn,
  type ReplyDefinition,
  resourceReplies,
  type SchemaName,
  type Versioned,
  versioned,
} from './reply/resource-replies.ts'
import {
  type Changes,
  type PatchOptions,
  resourceRows,
  type RowDefinition,
} from './resource-rows.ts'

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
>(
  definition: RowDefinition<Row, Locked> & ReplyDefinition<Reply, Row>,
): Resource<Reply, Row, Locked> {
  const rows = resourceRows(definition)
  const { failed, replyWith, emitted } = resourceReplies(definition)
  const { require, requireLocked, loadAfter } = rows

  async function failPatch(ctx: Context, id: string): Promise<never> {
    throw failed(ctx, versioned(await require(ctx, id)))
  }

  async function requireVersion(ctx: Context, id: string, version: number): Promise<void> {
    if (ctx.ifMatch && !ctx.ifMatch.includes(version)) await failPatch(ctx, id)
  }

  return {
    require,
    requireLocked,
    requireVersion,
    failPatch,
    preconditionFailed: failed,
    patch: rows.patch,
    loadAfter,
    replyWith,
    replyToChange: emitted,

    async loadChanged(ctx, id, before, send) {
      const row = await loadAfter(ctx, id, send)
      const { version } = versioned(before)
      const wireOf = (one: Row) => definition.toWire(one, null, ctx.actor)
      if (versioned(row).version !== version) return row
      if (isDeepStrictEqual(wireOf(before), wireOf(row))) return row
      return loadAfter(ctx, id, () => rows.patch(ctx, id, {}, { touch: true }))
    },

    async lock(ctx, id) {
      const row = await rows.lock(ctx, id)
      await requireVersion(ctx, id, row.version)
      return row
    },

    async requireForChange(ctx, id) {
      const row = await requireLocked(ctx, id)
      await requireVersion(ctx, id, versioned(row).version)
      return row
    },

    async remove(ctx, id, changes = {}) {
      return (await rows.remove(ctx, id, changes)) ?? failPatch(ctx, id)
    },

    async reply(ctx, id, events, before) {
      return emitted(ctx, await require(ctx, id), events, before)
    },

    async create(ctx, id, send, event) {
      return emitted(ctx, await loadAfter(ctx, id, send), event, undefined)
    },

    async update(ctx, id, changes, events, before) {
      const { previous, row } = await rows.update(ctx, id, changes)
      if (!previous) throw failed(ctx, versioned(row))
      // Else the log notes it
      if (!events) ctx.recordChange()
      return emitted(ctx, row, events, { ...previous, ...before })
    },
  }
}
