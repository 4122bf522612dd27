import { sql } from 'drizzle-orm'
import { setTimeout as pace } from 'node:timers/promises'
import type { Pool } from '../db/pool/client.ts'
import { arrayParameter, statement, type Values } from '../db/query/statement.ts'
import { system } from '../auth/actor.ts'
import { dueWorkspaces } from '../platform/jobs/due.ts'
import type { WorkspaceJob } from '../platform/jobs/scheduler.ts'
import { iso } from '../lib/time.ts'
import { giveNext } from './give.ts'
import type { QueueKey } from './queries.ts'
import { entriesToRelease, entryToRelease, mostReleased, requeue, tryHeldEntry } from './requeue.ts'

type WokenUser = { userId: string; recalledBy: string | null; ids: string[] }

const wokenUsers = statement<{ workspaceId: string; batch: number }, WokenUser>(
  (_, $) => sql`
    select w.user_id as "userId", w.recalled_by as "recalledBy", json_agg(w.id::text) as ids
    from (select id, user_id, recalled_by from routing_wakes
      where workspace_id = ${$.workspaceId} and user_id is not null
      order by id limit ${$.batch}::int) w
    group by w.user_id, w.recalled_by`,
)

type Wakes = { workspaceId: string; ids: string[] }

/** Passes wakes of users on to the queues that they are members of. */
const toQueues = statement<Wakes, never>(
  (_, $: Values<Wakes>) => sql`
    with taken as (
      delete from routing_wakes w
      where w.workspace_id = ${$.workspaceId}
        and w.id = any(${arrayParameter($.ids)}::bigint[])
      returning w.workspace_id, w.user_id)
    insert into routing_wakes (workspace_id, queue_id)
    select distinct m.workspace_id, m.queue_id from taken
    join queue_members m on m.workspace_id = taken.workspace_id and m.user_id = taken.user_id`,
)

const wokenQueues = statement<
  { workspaceId: string; batch: number },
  { queueId: string; priority: number }
>(
  (_, $) => sql`
    select w.queue_id as "queueId", q.priority
    from (select distinct workspace_id, queue_id from routing_wakes
      where workspace_id = ${$.workspaceId} and queue_id is not null) w
    join automation_queues q on q.workspace_id = w.workspace_id and q.id = w.queue_id
    order by q.priority, q.sort_order, q.position limit ${$.batch}::int`,
)

const atOnce = 2
/** So many entries of one queue in a row, then others come next. */
const turnLength = 200
/** Milliseconds after which a run begins nothing more, since other workspaces wait. */
const turnMs = 300
const tries = 5
const wokenAtOnce = 1000

/**
 * Routes the entries of every queue of a workspace for which something has changed, in the order of their
 * priorities. Any number of processes may; what one leaves undone when it is killed still has its wakes. A
 * queue whose turn came does not have another one before all others had theirs.
 */
export function routing(): WorkspaceJob {
  /** The queues of a workspace that had their turn while there was more to do than a run does. */
  const served = new Map<string, Set<string>>()
  return {
    name: 'routing: route',
    everyMs: 200,
    size: 1,
    due: dueWorkspaces({ table: sql`routing_wakes`, by: sql`x.id` }),
    async run(pool, workspaceId) {
      const until = performance.now() + turnMs
      const users = await pool.transaction((db) =>
        wokenUsers(db, { workspaceId, batch: wokenAtOnce }),
      )
      const released: WokenUser[] = []
      let hasMore = users.length === wokenAtOnce
      for (const user of users) {
        if (performance.now() > until) {
          hasMore = true
          break
        }
        const outcome = await releaseFrom(pool, workspaceId, user)
        if (outcome === 'done') released.push(user)
        hasMore ||= outcome === 'more'
      }
      if (released.length > 0) {
        const ids = released.flatMap((user) => user.ids)
        await pool.transaction((db) => toQueues(db, { workspaceId, ids }))
      }

      const queues = await pool.transaction((db) =>
        wokenQueues(db, { workspaceId, batch: wokenAtOnce }),
      )
      const done = served.get(workspaceId) ?? new Set()
      const left = queues.filter(({ queueId }) => !done.has(queueId))
      const turns = left.length > 0 ? left : queues
      if (left.length === 0) done.clear()
      hasMore ||= queues.length === wokenAtOnce
      const failures: unknown[] = []
      /** Works off queues of one priority, so that those with another one do not come before them. */
      const workOff = async (priority: number) => {
        while (turns[0]?.priority === priority) {
          if (performance.now() > until && done.size > 0) return
          const next = turns.shift()
          if (!next) return
          done.add(next.queueId)
          try {
            const key = { workspaceId, queueId: next.queueId }
            if (await drain(pool, key, until)) hasMore = true
          } catch (error) {
            // One queue does not hold up the others
            failures.push(error)
          }
        }
      }
      while (turns[0] && !(performance.now() > until && done.size > 0)) {
        const { priority } = turns[0]
        await Promise.all(Array.from({ length: atOnce }, () => workOff(priority)))
      }
      hasMore ||= turns.length > 0
      if (hasMore && failures.length === 0) served.set(workspaceId, done)
      else served.delete(workspaceId)
      if (failures.length > 0) throw failures[0]
      return hasMore ? 1 : 0
    },
  }
}

/** Gives what waits in a queue to whoever can get it; true when its turn ended before its work. */
async function drain(pool: Pool, key: QueueKey, until: number): Promise<boolean> {
  let refusals = 0
  for (let given = 0; given < turnLength && (given === 0 || performance.now() < until); given++) {
    const outcome = await pool.transaction((db) => giveNext(db, key))
    if (outcome === 'nothing') return false
    if (outcome !== 'busy') {
      refusals = 0
      continue
    }
    // A wake is there, so it is looked at again anyway
    refusals += 1
    if (refusals === tries) return false
    await pace(refusals * 5)
  }
  return true
}

/** Takes from a user some of what others are to have; `busy` when somebody else holds some of it. */
async function releaseFrom(
  pool: Pool,
  workspaceId: string,
  { userId, recalledBy }: WokenUser,
): Promise<'done' | 'more' | 'busy'> {
  const releasing = { workspaceId, userId, recalledBy }
  const held = await pool.transaction((db) =>
    entriesToRelease(db, { ...releasing, most: mostReleased }),
  )
  let isBusy = false
  for (const { id } of held) {
    const isReleased = await pool.transaction(async (db) => {
      const [[entry], [due]] = await Promise.all([
        tryHeldEntry(db, { workspaceId, id }),
        entryToRelease(db, { ...releasing, id }),
      ])
      const isDue = due !== undefined
      if (entry && isDue) await requeue(system(db, workspaceId, iso(entry.now)), entry, userId)
      return entry !== undefined || !isDue
    })
    isBusy ||= !isReleased
  }
  if (isBusy) return 'busy'
  return held.length < mostReleased ? 'done' : 'more'
}
