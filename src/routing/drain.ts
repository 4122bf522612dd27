import { sql } from 'drizzle-orm'
import { setTimeout as pace } from 'node:timers/promises'
import type { Pool } from '../db/client.ts'
import { arrayParameter, statement, type Values } from '../db/statement.ts'
import { system } from '../events/emit.ts'
import { iso } from '../lib/time.ts'
import { giveNext } from './give.ts'
import type { QueueKey } from './queries.ts'
import { entriesToRelease, requeue, tryHeldEntry } from './requeue.ts'

type WokenUser = {
  workspaceId: string
  userId: string
  recalledBy: string | null
  ids: string[]
}

// Across workspaces on purpose
const wokenUsers = statement<{ batch: number }, WokenUser>(
  (_, $) => sql`
    select w.workspace_id as "workspaceId", w.user_id as "userId",
      w.recalled_by as "recalledBy", json_agg(w.id::text) as ids
    from (select workspace_id, id, user_id, recalled_by from routing_wakes
      where user_id is not null order by id limit ${$.batch}::int) w
    group by w.workspace_id, w.user_id, w.recalled_by`,
)

type Wakes = { workspaceIds: string[]; ids: string[] }

/** Passes wakes of users on to the queues that they are members of. */
const toQueues = statement<Wakes, never>(
  (_, $: Values<Wakes>) => sql`
    with taken as (
      delete from routing_wakes w
      using unnest(${arrayParameter($.workspaceIds)}::uuid[], ${arrayParameter($.ids)}::bigint[])
        as given (workspace_id, id)
      where w.workspace_id = given.workspace_id and w.id = given.id
      returning w.workspace_id, w.user_id)
    insert into routing_wakes (workspace_id, queue_id)
    select distinct m.workspace_id, m.queue_id from taken
    join queue_members m on m.workspace_id = taken.workspace_id and m.user_id = taken.user_id`,
)

// Across workspaces on purpose
const wokenQueues = statement<{ batch: number }, QueueKey>(
  (_, $) => sql`
    select w.workspace_id as "workspaceId", w.queue_id as "queueId"
    from (select distinct workspace_id, queue_id from routing_wakes where queue_id is not null) w
    join automation_queues q on q.workspace_id = w.workspace_id and q.id = w.queue_id
    order by q.priority, q.sort_order, q.position limit ${$.batch}::int`,
)

const atOnce = 2
/** So many entries of one queue in a row; others come next. */
const turnLength = 200
const tries = 5

/**
 * Works off every queue that something has changed for, in the order of their priorities. Any number of
 * processes may; what one leaves undone when it is killed still has its wakes. Returns `batch` when
 * there is more to do at once.
 */
export async function route(pool: Pool, batch: number): Promise<number> {
  const users = await wokenUsers(pool, { batch })
  const seen: WokenUser[] = []
  for (const user of users) if (await releaseFrom(pool, user)) seen.push(user)
  if (seen.length > 0) {
    await toQueues(pool, {
      workspaceIds: seen.flatMap(({ workspaceId, ids }) => ids.map(() => workspaceId)),
      ids: seen.flatMap(({ ids }) => ids),
    })
  }

  const queues = await wokenQueues(pool, { batch })
  let isMore = users.length === batch || queues.length === batch
  const failures: unknown[] = []
  const workOff = async () => {
    for (let key = queues.shift(); key; key = queues.shift()) {
      try {
        if (await drain(pool, key)) isMore = true
      } catch (error) {
        // One queue is not in the way of the others
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, workOff))
  if (failures.length > 0) throw failures[0]
  return isMore ? batch : 0
}

/** Gives what waits in a queue to whoever can get it; true when its turn ended before its work. */
async function drain(pool: Pool, key: QueueKey): Promise<boolean> {
  let refusals = 0
  for (let given = 0; given < turnLength; given++) {
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

/** Takes from a user what others are to have; false when somebody else holds some of it. */
async function releaseFrom(pool: Pool, user: WokenUser): Promise<boolean> {
  const { workspaceId, userId, recalledBy } = user
  const releasing = { workspaceId, userId, recalledBy }
  let isDone = true
  for (const { id } of await entriesToRelease(pool, releasing)) {
    const isReleased = await pool.transaction(async (db) => {
      const [[entry], due] = await Promise.all([
        tryHeldEntry(db, { workspaceId, id }),
        entriesToRelease(db, releasing),
      ])
      const isDue = due.some((other) => other.id === id)
      if (entry && isDue) await requeue(system(db, workspaceId, iso(entry.now)), entry)
      return entry !== undefined || !isDue
    })
    isDone &&= isReleased
  }
  return isDone
}
