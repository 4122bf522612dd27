import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/pool/client.ts'
import { insertRow } from '../../db/query/insert.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { type Beginner, pendingWork } from '../../db/schema/pending-work.ts'
import { arrayParameter, statement, type Values } from '../../db/query/statement.ts'
import { ApiError } from '../../errors.ts'
import type { ActorContext } from '../../auth/actor.ts'
import { newId } from '../../lib/ids.ts'
import { dueWorkspaces } from './due.ts'
import type { WorkspaceJob } from './scheduler.ts'
import type { Key, Keys } from '../../db/query/rows.ts'

/** Rows that one transaction works on at most. */
export const batchSize = 500

/** The objects whose rows are worked on, and the one that takes them over, if there is one. */
export type Move = {
  readonly fromIds: string[]
  readonly toId: string | null
}

type Rows = { workspaceId: string; fromIds: string[] }

interface Options {
  readonly most: number
  /** Whether rows that another transaction has locked are left to a later batch. */
  readonly skipsLocked: boolean
}

/** A part of some work: rows of one table, which are no longer among those that are left once they are changed. */
interface Step {
  /** Changes up to `most` of the rows that are left. Returns how many it changed. */
  run(ctx: ActorContext, move: Move, options: Options): Promise<number>
  hasMore(db: Db, rows: Rows): Promise<boolean>
}

interface StepDefinition {
  /** The table. Its alias is `x`. */
  readonly table: SQL
  /** The column that identifies a row among those that are left; `id` unless given. */
  readonly key?: SQL
  /** Which rows are left. An index finds them. */
  readonly where: ($: Values<Rows>) => SQL
  /** Changes the rows with these keys, which are locked, and emits the events. */
  readonly changeRows: (ctx: ActorContext, ids: string[], move: Move) => Promise<void>
}

/**
 * A step that changes rows of a table. A request waits for rows that another one has locked, in the order of their keys, as
 * other requests do. The worker waits for none of them, so that no batch is part of a deadlock over the rows of its step.
 */
export function step({ table, key = sql`x.id`, where, changeRows }: StepDefinition): Step {
  const left = ($: Values<Rows>) => sql`
    from ${table} x where x.workspace_id = ${$.workspaceId} and ${where($)}`
  const take = statement<Rows & { most: number }, { id: string }>(
    (_, $) => sql`
      select ${key} as id ${left($)} order by ${key} limit ${$.most}::int for no key update of x`,
  )
  const takeUnlocked = statement<Rows & { most: number }, { id: string }>(
    (_, $) => sql`
      select ${key} as id ${left($)} limit ${$.most}::int for no key update of x skip locked`,
  )
  const first = statement<Rows, { isLeft: boolean }>(
    (_, $) => sql`select true as "isLeft" ${left($)} limit 1`,
  )
  return {
    async run(ctx, move, { most, skipsLocked }) {
      const { workspaceId } = ctx.actor
      const values = { workspaceId, fromIds: move.fromIds, most }
      const rows = await (skipsLocked ? takeUnlocked : take)(ctx.db, values)
      const ids = rows.map(({ id }) => id)
      if (ids.length > 0) await changeRows(ctx, ids, move)
      return ids.length
    },
    async hasMore(db, rows) {
      return (await first(db, rows)).length > 0
    },
  }
}

/** A step that deletes rows of a table, once `prepare` has done something with them. */
export function deletion(
  tableName: string,
  where: StepDefinition['where'],
  prepare?: (ctx: ActorContext, ids: string[]) => Promise<void>,
): Step {
  const table = sql`${sql.identifier(tableName)}`
  const deleteRows = statement<Keys, never>(
    (_, $) => sql`
      delete from ${table}
      where workspace_id = ${$.workspaceId} and id = any(${arrayParameter($.ids)}::uuid[])`,
  )
  return step({
    table,
    where,
    async changeRows(ctx, ids) {
      await prepare?.(ctx, ids)
      await deleteRows(ctx.db, { workspaceId: ctx.actor.workspaceId, ids })
    },
  })
}

/** Work on a number of rows that nothing bounds: the rows of its steps, those of one step after the other. */
export interface BatchedWork {
  /** Name under which it is stored, such as `category.delete`. */
  readonly name: string
  readonly steps: readonly Step[]
}

/**
 * Begins work in the transaction of a request: does the first batch of it, and has the worker do what is left. Returns
 * whether nothing is left.
 */
export async function beginWork(
  ctx: ActorContext,
  work: BatchedWork,
  move: Move,
): Promise<boolean> {
  const { hasMore } = await doBatch(ctx, work, move, { most: batchSize, skipsLocked: false })
  if (!hasMore) return true
  const { id, userId, tokenId } = ctx.actor
  const begunBy: Beginner = { id, userId, tokenId, requestId: ctx.requestId, client: ctx.client }
  await insertRow(ctx, pendingWork, { id: newId(), kind: work.name, ...move, begunBy })
  return false
}

/** Does a batch of some work. Returns how many rows it was, and whether any are left. */
async function doBatch(
  ctx: ActorContext,
  { steps }: BatchedWork,
  move: Move,
  { most, skipsLocked }: Options,
): Promise<{ done: number; hasMore: boolean }> {
  let done = 0
  for (const { run } of steps) {
    if (done < most) done += await run(ctx, move, { most: most - done, skipsLocked })
  }
  const rows = { workspaceId: ctx.actor.workspaceId, fromIds: move.fromIds }
  const looks = steps.map((one) => () => one.hasMore(ctx.db, rows))
  const left = await pipeline(ctx.db, looks)
  return { done, hasMore: left.includes(true) }
}

const anyWorkOn = statement<{ workspaceId: string; ids: string[] }, { id: string }>(
  (_, $) => sql`
    select id from pending_work
    where workspace_id = ${$.workspaceId} and (to_id = any(${arrayParameter($.ids)}::uuid[])
      or from_ids && ${arrayParameter($.ids)}::uuid[]) limit 1`,
)

/**
 * Throws 409 while work on some objects goes on. Called once they are locked, by whatever takes away an object that may be
 * taking rows over, or brings back one that is losing them.
 */
export async function requireNoPendingWork(
  { db, actor: { workspaceId } }: ActorContext,
  ids: string[],
): Promise<void> {
  const [pending] = await anyWorkOn(db, { workspaceId, ids })
  if (!pending) return
  throw new ApiError(
    'work_in_progress',
    'Tickets or other objects are still being moved to or from the object because of an earlier request. Try again when they have been.',
  )
}

interface Pending extends Move {
  readonly id: string
  readonly kind: string
  readonly begunBy: Beginner
  readonly now: string
}

const takeWork = statement<{ workspaceId: string }, Pending>(
  (_, $) => sql`
    select id, kind, to_json(from_ids) as "fromIds", to_id as "toId", begun_by as "begunBy", now() as now
    from pending_work where workspace_id = ${$.workspaceId}
    order by id limit 1 for update skip locked`,
)

const removeWork = statement<Key, never>(
  (_, $) => sql`
    delete from pending_work where workspace_id = ${$.workspaceId} and id = ${$.id}`,
)

/** Continues work that requests have begun: a batch in each transaction, which has the actor of the request. */
export function continuing(works: readonly BatchedWork[]): WorkspaceJob {
  const byName = new Map(works.map((work) => [work.name, work]))
  return {
    name: 'pending work: continue',
    everyMs: 500,
    size: batchSize,
    due: dueWorkspaces({ table: sql`pending_work`, by: sql`x.id` }),
    run: (pool, workspaceId, size) =>
      pool.transaction(async (db) => {
        const [pending] = await takeWork(db, { workspaceId })
        if (!pending) return 0
        const work = byName.get(pending.kind)
        if (!work) throw new Error(`there is no work ${pending.kind}`)
        const { requestId, client, ...by } = pending.begunBy
        const ctx = { db, actor: { workspaceId, ...by }, now: pending.now, requestId, client }
        const options = { most: size, skipsLocked: true }
        const { done, hasMore } = await doBatch(ctx, work, pending, options)
        if (!hasMore) await removeWork(db, { workspaceId, id: pending.id })
        // Other work may follow; what others have locked is left until the next look
        return done > 0 || !hasMore ? size : 0
      }),
  }
}
