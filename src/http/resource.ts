import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../db/pool/client.ts'
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
import { type Changes, resourceRows, type RowDefinition } from './resource-rows.ts'

/**
 * Defines how objects of one kind are loaded, locked, changed, emitted and replied with. Returns the operations of handlers
 * on them: every function throws 404 for an object that does not exist, and those that change or lock it throw 412, with
 * the current ETag, when `If-Match` names another version.
 */
export function resource<
  Reply extends SchemaName,
  Row extends object,
  Locked extends Versioned = never,
>(definition: RowDefinition<Row, Locked> & ReplyDefinition<Reply, Row>) {
  type Data = DataOf<Reply>
  const rows = resourceRows(definition)
  const { failed, replyWith, emitted } = resourceReplies(definition)
  const { require, requireLocked, loadAfter, patch } = rows

  /** Throws the reason why a patch found nothing to change: 404 or 412. */
  async function failPatch(ctx: Context, id: string): Promise<never> {
    throw failed(ctx, versioned(await require(ctx, id)))
  }

  /** Throws 412 unless `If-Match` allows this version. */
  async function requireVersion(ctx: Context, id: string, version: number): Promise<void> {
    if (ctx.ifMatch && !ctx.ifMatch.includes(version)) await failPatch(ctx, id)
  }

  return {
    require,
    requireLocked,
    requireVersion,
    failPatch,
    preconditionFailed: failed,
    patch,
    loadAfter,
    replyWith,
    replyToChange: emitted,

    /**
     * As `loadAfter`, with statements that change what other tables hold of an object that is locked. The version grows by
     * one unless it has grown since `before`, or the object is the same as before.
     */
    async loadChanged(
      ctx: Context,
      id: string,
      before: Row,
      send: (db: Db) => Promise<unknown>,
    ): Promise<Row> {
      const row = await loadAfter(ctx, id, send)
      const { version } = versioned(before)
      const wireOf = (one: Row) => definition.toWire(one, null, ctx.actor)
      if (versioned(row).version !== version) return row
      if (isDeepStrictEqual(wireOf(before), wireOf(row))) return row
      return loadAfter(ctx, id, () => patch(ctx, id, {}, { touch: true }))
    },

    async lock(ctx: Context, id: string): Promise<Locked> {
      const row = await rows.lock(ctx, id)
      await requireVersion(ctx, id, row.version)
      return row
    },

    /** Locks the row before `loadChanged`, and returns it as it is from then on. Throws 412. */
    async requireForChange(ctx: Context, id: string): Promise<Row> {
      const row = await requireLocked(ctx, id)
      await requireVersion(ctx, id, versioned(row).version)
      return row
    },

    /** Soft-deletes the row and returns it. */
    async remove(ctx: Context, id: string, changes: Changes = {}) {
      return (await rows.remove(ctx, id, changes)) ?? failPatch(ctx, id)
    },

    /** Loads the object and replies with it. `before`, the columns that were others, makes it the reply to a change. */
    async reply(ctx: Context, id: string, events?: EventsOn<Data>, before?: Partial<Row>) {
      return emitted(ctx, await require(ctx, id), events, before)
    },

    /** Sends the statements that create the object, loads it in the same round trip and replies with it. */
    async create(
      ctx: Context,
      id: string,
      send: (db: Db) => Promise<unknown>,
      event?: EventOn<Data>,
    ) {
      return emitted(ctx, await loadAfter(ctx, id, send), event, undefined)
    },

    /** Patches the object, loads it in the same round trip and replies with it; `before` as in `reply`. */
    async update(
      ctx: Context,
      id: string,
      changes: Changes,
      events?: EventsOn<Data>,
      before?: Partial<Row>,
    ) {
      const { previous, row } = await rows.update(ctx, id, changes)
      if (!previous) throw failed(ctx, versioned(row))
      // Else the log notes it
      if (!events) ctx.recordChange()
      return emitted(ctx, row, events, { ...previous, ...before })
    },
  }
}
