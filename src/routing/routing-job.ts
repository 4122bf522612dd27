import { sql } from 'drizzle-orm'
import { setTimeout as pace } from 'node:timers/promises'
import type { Pool } from '../db/pool/client.ts'
import { arrayParameter, statement } from '../db/query/statement.ts'
import { system } from '../auth/actor.ts'
import { dueWorkspaces } from '../platform/jobs/due.ts'
import type { WorkspaceJob } from '../platform/jobs/scheduler.ts'
import { assignNext } from './assign-next.ts'
import type { QueueKey } from './queries.ts'
import { mostReleased, releaseWork, workToRelease } from './requeue.ts'

type SignaledUser = { userId: string; recalledBy: string | null; ids: string[] }

const signaledUsers = statement<{ workspaceId: string; batch: number }, SignaledUser>(
  (_, $) => sql`
    select w.user_id as "userId", w.recalled_by as "recalledBy", json_agg(w.id::text) as ids
    from (select id, user_id, recalled_by from routing_wakes
      where workspace_id = ${$.workspaceId} and user_id is not null
      order by id limit ${$.batch}::int) w
    group by w.user_id, w.recalled_by`,
)

/** Replaces the signals of users by signals of the queues that the users are members of. */
const toQueues = statement<{ workspaceId: string; ids: string[] }, never>(
  (_, $) => sql`
    with taken as (
      delete from routing_wakes w
      where w.workspace_id = ${$.workspaceId}
        and w.id = any(${arrayParameter($.ids)}::bigint[])
      returning w.workspace_id, w.user_id)
    insert into routing_wakes (workspace_id, queue_id)
    select distinct m.workspace_id, m.queue_id from taken
    join queue_members m on m.workspace_id = taken.workspace_id and m.user_id = taken.user_id`,
)

const signaledQueues = statement<
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
/** The most entries of one queue that are routed before other queues have their turn. */
const turnLength = 200
/** Milliseconds after which a run begins no further work, since other workspaces wait. */
const turnMs = 300
const mostBusyTries = 5
const signalsAtOnce = 1000

/**
 * Returns the job that routes the entries of every queue that has a signal, in the order of the queues' priorities.
 * Any number of processes may run it: the signals of work that a killed process left undone are still there. A queue
 * has its second turn only after all other queues had their first one.
 */
export function routing(): WorkspaceJob {
  /** The queues that had their turn, by workspace, for workspaces with more work than one run does. */
  const served = new Map<string, Set<string>>()
  return {
    name: 'routing: route',
    everyMs: 200,
    size: 1,
    due: dueWorkspaces({ table: sql`routing_wakes`, by: sql`x.id` }),
    async run(pool, workspaceId) {
      const until = performance.now() + turnMs
      const hasMoreUsers = await releaseSignaled(pool, workspaceId, until)
      const done = served.get(workspaceId) ?? new Set()
      const { hasMoreQueues, failures } = await routeSignaled(pool, workspaceId, done, until)
      const hasMore = hasMoreUsers || hasMoreQueues
      if (hasMore && failures.length === 0) served.set(workspaceId, done)
      else served.delete(workspaceId)
      if (failures.length > 0) throw failures[0]
      return hasMore ? 1 : 0
    },
  }
}

/** Requeues what signaled users must not keep, and signals their queues. Returns true if users are left. */
async function releaseSignaled(pool: Pool, workspaceId: string, until: number): Promise<boolean> {
  const users = await pool.transaction((db) =>
    signaledUsers(db, { workspaceId, batch: signalsAtOnce }),
  )
  const released: SignaledUser[] = []
  let hasMore = users.length === signalsAtOnce
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
  return hasMore
}

/**
 * Routes signaled queues in the order of their priorities, those in `done` only when no others are left, and adds
 * them to `done`. Routes at least one of them.
 */
async function routeSignaled(pool: Pool, workspaceId: string, done: Set<string>, until: number) {
  const queues = await pool.transaction((db) =>
    signaledQueues(db, { workspaceId, batch: signalsAtOnce }),
  )
  const left = queues.filter(({ queueId }) => !done.has(queueId))
  const turns = left.length > 0 ? left : queues
  if (left.length === 0) done.clear()
  let hasMoreQueues = queues.length === signalsAtOnce
  const failures: unknown[] = []
  const isOver = () => performance.now() > until && done.size > 0
  /** Routes queues of one priority, so that queues of a later priority wait for them. */
  const workOff = async (priority: number) => {
    while (turns[0]?.priority === priority && !isOver()) {
      const { queueId } = turns[0]
      turns.shift()
      done.add(queueId)
      try {
        if (await routeQueue(pool, { workspaceId, queueId }, until)) hasMoreQueues = true
      } catch (error) {
        // The other queues are routed even so
        failures.push(error)
      }
    }
  }
  while (turns[0] && !isOver()) {
    const { priority } = turns[0]
    await Promise.all(Array.from({ length: atOnce }, () => workOff(priority)))
  }
  return { hasMoreQueues: hasMoreQueues || turns.length > 0, failures }
}

/** Offers or assigns the entries of a queue. Returns true if its turn ended while entries may still wait. */
async function routeQueue(pool: Pool, key: QueueKey, until: number): Promise<boolean> {
  let refusals = 0
  for (let nth = 0; nth < turnLength && (nth === 0 || performance.now() < until); nth++) {
    const outcome = await pool.transaction((db) => assignNext(db, key))
    if (outcome === 'nothing') return false
    if (outcome !== 'busy') {
      refusals = 0
      continue
    }
    // The signal is still there, so that the next run routes the queue again
    refusals += 1
    if (refusals === mostBusyTries) return false
    await pace(refusals * 5)
  }
  return true
}

/** Requeues work that a user must not keep. Returns `busy` if another transaction has locked a piece of it. */
async function releaseFrom(
  pool: Pool,
  workspaceId: string,
  user: SignaledUser,
): Promise<'done' | 'more' | 'busy'> {
  const releasing = { workspaceId, userId: user.userId, reclaimingQueueId: user.recalledBy }
  const due = await pool.transaction((db) =>
    workToRelease(db, { ...releasing, most: mostReleased }),
  )
  let isBusy = false
  for (const one of due) {
    const isReleased = await pool.transaction((db) =>
      releaseWork(db, releasing, one, (now) => system(db, workspaceId, now)),
    )
    isBusy ||= !isReleased
  }
  if (isBusy) return 'busy'
  return due.length < mostReleased ? 'done' : 'more'
}
