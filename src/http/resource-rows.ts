import type { Db } from '../db/pool/client.ts'
import { lockRow } from '../db/query/lock-row.ts'
import { patch } from '../db/query/patch.ts'
import { pipeline } from '../db/query/pipeline.ts'
import { type ApiError, notFound } from '../errors.ts'
import type { Context } from './context.ts'
import type { Key } from '../db/query/rows.ts'

type Statement<Row> = (db: Db, key: Key) => Promise<Row[]>
export type Changes = Readonly<Record<string, unknown>>
/** Where objects of one kind are stored. */
export interface RowDefinition<Row, Locked> {
  /** The resource that a 404 names. */
  readonly name: string
  /** The table whose rows `patch`, `update` and `remove` change. */
  readonly table?: Parameters<typeof patch>[1]
  readonly load: Statement<Row>
  /** Loads a live row, or as much of it as a change needs, and locks it until the transaction ends. */
  readonly lock?: Statement<Locked>
  /** The error for an object that does not exist any more, where it is not 404. */
  readonly absence?: (ctx: Context, id: string) => Promise<ApiError | undefined>
}

/** Returns the functions of a resource that load, lock and change its rows. */
export function resourceRows<Row extends object, Locked>(definition: RowDefinition<Row, Locked>) {
  const { name, table } = definition
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

  /** Locks the row until the transaction ends, and returns it as it is from then on. */
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

  /** Changes columns of the row and returns what they were; false when no row has the id and the version. */
  async function patched(
    ctx: Context,
    id: string,
    changes: Changes,
    { only, ...options }: NonNullable<Parameters<typeof patch>[4]> = {},
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

  /** Sends statements and the load in one round trip. Returns the row as it is after them. */
  async function loadAfter(
    ctx: Context,
    id: string,
    send: (db: Db) => Promise<unknown>,
  ): Promise<Row> {
    const [, rows] = await pipeline(ctx.db, [send, () => load(ctx, id)])
    return found(ctx, id, rows)
  }

  async function lock(ctx: Context, id: string): Promise<Locked> {
    if (!definition.lock) throw new Error(`the resource ${name} has no lock`)
    return found(ctx, id, await definition.lock(ctx.db, keyOf(ctx, id)))
  }

  /** Soft-deletes the row and returns it as it is then; undefined when no row has the id and the version. */
  async function remove(ctx: Context, id: string, changes: Changes) {
    const gone = { deletedAt: ctx.now, updatedAt: ctx.now }
    const [, [row], previous] = await pipeline(ctx.db, [
      () => lockRow(ctx.db, tableOf(), keyOf(ctx, id), 'update'),
      () => load(ctx, id),
      () => patched(ctx, id, { ...changes, ...gone }),
    ])
    if (!row || !previous) return undefined
    const { version } = row as { version?: number }
    return { ...row, ...gone, ...(version !== undefined && { version: version + 1 }) }
  }

  /** Patches the row and loads it in the same round trip. */
  async function update(ctx: Context, id: string, changes: Changes) {
    const [previous, rows] = await pipeline(ctx.db, [
      () => patched(ctx, id, changes),
      () => load(ctx, id),
    ])
    return { previous, row: await found(ctx, id, rows) }
  }

  return { require, requireLocked, lock, patch: patched, loadAfter, remove, update }
}
