import { setTimeout as pace } from 'node:timers/promises'
import type { Test } from 'tap'
import { type Program, run } from './program.ts'
import type { Workspace } from './start.ts'
import { until } from './until.ts'

/** Watches for faults that routing must not make. */
export interface Watch {
  /** Whether much waits although somebody is free: the machine is slower than who makes tickets. */
  isBehind(): boolean
  /** Restarts the count after a time without a worker. */
  pause(): void
  resume(): void
  /**
   * Ends the watch. Returns the entries that waited for over `waitLimitMs` while an agent was free for them. Between two
   * looks no more than `longestLookMs` counts, so that a stalled machine causes no fault.
   */
  stop(): Promise<string[]>
}

/**
 * Milliseconds for which work may wait while an agent is free. How soon counts with ROUTING_FULL=1, where nothing else
 * runs: beside other tests the start of a worker alone takes seconds.
 */
export const waitLimitMs = process.env['ROUTING_FULL'] === '1' ? 2000 : 10_000

const seenAtOnce = 20
const longestLookMs = 300

/** Watches that nothing waits in some queues while a member is free for it, for longer than `waitLimitMs`. */
export function watchQueue(
  { database, workspaceId }: Pick<Workspace, 'database' | 'workspaceId'>,
  ...queueIds: readonly string[]
): Watch {
  const faults: string[] = []
  let isStopped = false
  let isPaused = false
  let isBehind = false
  let lookedAt = Date.now()
  let waited = new Map<string, number>()

  const look = async () => {
    const rows = await database.admin<Array<{ user_id: string; entry_id: string }>>`
      select m.user_id, e.id as entry_id
      from (select * from queue_entries where workspace_id = ${workspaceId}
        and queue_id in ${database.admin(queueIds)} and status = 'waiting'
        order by entered_at limit ${seenAtOnce}) e
      join queue_members m on m.workspace_id = e.workspace_id and m.queue_id = e.queue_id
        and not m.is_paused and m.user_id <> all(e.declined_by)
      join users u on u.workspace_id = m.workspace_id and u.id = m.user_id
      join agent_presence p on p.workspace_id = m.workspace_id and p.user_id = m.user_id
      join presence_statuses s on s.workspace_id = p.workspace_id and s.id = p.presence_status_id
      cross join lateral agent_load(u.workspace_id, u.id) l
      where s.routable ->> case e.kind when 'task' then 'email' else e.kind end = 'yes'
        and (to_jsonb(l) ->> e.kind)::int < (u.capacity ->> e.kind)::int`
    isBehind = new Set(rows.map(({ entry_id: entry }) => entry)).size === seenAtOnce
    const now = Date.now()
    const passedMs = Math.min(now - lookedAt, longestLookMs)
    lookedAt = now
    const seen = new Map<string, number>()
    for (const { user_id: user, entry_id: entry } of rows) {
      const pair = `${entry} waits while ${user} is free`
      const before = waited.get(pair)
      const waitedMs = before === undefined ? 0 : before + passedMs
      seen.set(pair, waitedMs)
      if (waitedMs > waitLimitMs) faults.push(pair)
    }
    waited = isPaused ? new Map() : seen
  }
  const watching = (async () => {
    while (!isStopped) {
      await look()
      await pace(100)
    }
  })()

  return {
    isBehind: () => isBehind,
    pause() {
      isPaused = true
      waited = new Map()
    },
    resume() {
      isPaused = false
      waited = new Map()
    },
    async stop() {
      isStopped = true
      await watching
      return [...new Set(faults)]
    },
  }
}

/** Two processes with workers. */
export interface Workers {
  /** Kills the one that is older, and starts another one. A watch does not count the time until it works. */
  killOne(watch: Watch): Promise<void>
  end(): Promise<void>
}

/** Starts two processes with workers. */
export async function startWorkers(
  t: Test,
  { database }: Pick<Workspace, 'database'>,
): Promise<Workers> {
  const startOne = async () => {
    const worker = run(t, { DATABASE_URL: database.url, LOG_LEVEL: 'info' }, 'worker')
    await until(() => worker.stderr().includes('work started'))
    return worker
  }
  const workers: Program[] = await Promise.all([startOne(), startOne()])
  return {
    async killOne(watch) {
      watch.pause()
      await workers.shift()?.end('SIGKILL')
      workers.push(await startOne())
      watch.resume()
    },
    async end() {
      await Promise.all(workers.map((worker) => worker.end('SIGKILL')))
    },
  }
}

/** Returns open, assigned tickets of a queue, the oldest first, up to a number. */
export async function assignedTickets(
  { database, workspaceId }: Pick<Workspace, 'database' | 'workspaceId'>,
  queueId: string,
  limit: number,
): Promise<string[]> {
  const rows = await database.admin<Array<{ id: string }>>`
    select id from tickets where workspace_id = ${workspaceId} and queue_id = ${queueId}
      and status = 'open' and deleted_at is null and assignee_id is not null
    order by created_at limit ${limit}`
  return rows.map(({ id }) => id)
}

/** How many tickets of a queue are open. */
export async function openTickets(
  { database, workspaceId }: Pick<Workspace, 'database' | 'workspaceId'>,
  queueId: string,
): Promise<number> {
  const [row] = await database.admin<Array<{ count: number }>>`
    select count(*)::int as count from tickets where workspace_id = ${workspaceId}
      and queue_id = ${queueId} and status = 'open' and deleted_at is null`
  return row?.count ?? 0
}

interface Change {
  ticket_id: string
  field: string
  from: string | null
  to: string | null
  actor_type: string
}

/**
 * Replays the history of all tickets: returns faults where routing assigned a ticket that had an assignee, or more to a
 * user than a capacity, and assignments without a decision of their own.
 */
export async function faultsOfHistory(
  { database, workspaceId }: Pick<Workspace, 'database' | 'workspaceId'>,
  capacity: number,
): Promise<{ faults: string[]; assignments: number }> {
  const changes = await database.admin<Change[]>`
    select c.resource_id as ticket_id, h.field, h.before #>> '{}' as from, h.after #>> '{}' as to,
      c.actor_type
    from changes c cross join lateral ticket_history_entries(c.action, c.differences, c.object) h
    where c.workspace_id = ${workspaceId} and c.retention = 'history'
      and h.field in ('assigneeId', 'status')
    order by c.position, h.number`
  const assignees = new Map<string, string>()
  const loads = new Map<string, number>()
  const finished = new Set<string>()
  const faults: string[] = []
  let assignments = 0
  const add = (user: string | undefined, by: number) => {
    if (user !== undefined) loads.set(user, (loads.get(user) ?? 0) + by)
  }

  for (const { ticket_id: ticket, field, from, to, actor_type: actor } of changes) {
    if (field === 'status') {
      if (to === 'resolved' && !finished.has(ticket)) {
        finished.add(ticket)
        add(assignees.get(ticket), -1)
      }
      continue
    }
    if ((assignees.get(ticket) ?? null) !== from) faults.push(`${ticket} was not with ${from}`)
    if (!finished.has(ticket)) add(assignees.get(ticket), -1)
    if (to === null) {
      assignees.delete(ticket)
      continue
    }
    assignees.set(ticket, to)
    if (finished.has(ticket)) faults.push(`${ticket} was given away when it was finished`)
    add(to, 1)
    if (actor !== 'system') continue
    assignments += 1
    if (from !== null) faults.push(`${ticket} was given to ${to} while ${from} had it`)
    if ((loads.get(to) ?? 0) > capacity) faults.push(`${to} had ${loads.get(to)}`)
  }
  const [decided] = await database.admin<Array<{ count: number; entries: number }>>`
    select count(*)::int as count, count(distinct (entry_id, reservation_id))::int as entries
    from routing_decisions where workspace_id = ${workspaceId} and outcome = 'assigned'`
  if (decided?.count !== assignments || decided.entries !== assignments) {
    faults.push(`${assignments} assignments but ${decided?.count} decisions`)
  }
  return { faults, assignments }
}
