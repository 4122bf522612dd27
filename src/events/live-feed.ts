import { sql } from 'drizzle-orm'
import { eventTypes } from '../../generated/events.ts'
import type { Db, Pool } from '../db/pool/client.ts'
import { arrayParameter, statement } from '../db/query/statement.ts'
import { eventsAfter } from './log/feed.ts'
import { mostNumbered } from './log/number.ts'
import { type EventRow, numberEvents } from './log/queries.ts'

/** Milliseconds between two looks for new events, while somebody waits for some. */
const everyMs = 100
/** The most events that are read at once. */
const mostEvents = 500

/** One who waits for events of a workspace. */
export interface Listener {
  readonly workspaceId: string
  /** The sequence of the last event that it knows. It rises with what it receives. */
  after: number
  /** Receives the events after `after`, in the order of their sequence. */
  receive(events: readonly EventRow[]): void
}

/** Hands new events to listeners as soon as any process has committed them. */
export interface LiveFeed {
  /** Has a listener receive events until the returned function is called. */
  listen(listener: Listener): () => void
  /** The number of listeners. */
  readonly size: number
  /** Resolves once nothing is read any more. */
  stop(): Promise<void>
}

/** Finds which of some workspaces, in parallel with the sequences that are known of them, have newer events. */
const workspacesWithNews = statement<{ ids: string[]; known: number[] }, { workspaceId: string }>(
  (_, $) => sql`
    select w.id as "workspaceId"
    from unnest(${arrayParameter($.ids)}::uuid[], ${arrayParameter($.known)}::bigint[]) w (id, known)
    where has_new_events(w.id) or exists (
      select 1 from event_cursors c where c.workspace_id = w.id and c.numbered > w.known)`,
)

const everyType = eventTypes.map(({ type }) => type as string)

/**
 * Returns the live feed of a process. While anybody listens it asks the database ten times a second which workspaces have
 * news: LISTEN would not work behind a pooler, and NOTIFY has commits of all workspaces wait for one another.
 * `onError` receives each failure, after which it goes on.
 */
export function liveFeedOf(pool: Pool, onError: (error: unknown) => void): LiveFeed {
  const listeners = new Map<string, Set<Listener>>()
  let looking: Promise<void> | undefined
  let isStopped = false

  const look = async () => {
    const known = [...listeners].map(([id, set]) => [id, lowest(set)] as const)
    const ids = known.map(([id]) => id)
    const found = await workspacesWithNews(pool, { ids, known: known.map(([, after]) => after) })
    await Promise.all(
      found.map(async ({ workspaceId }) => {
        const set = listeners.get(workspaceId)
        if (set) await notify(pool.for({ workspaceId }), workspaceId, set)
      }),
    )
  }
  const lookOn = async () => {
    while (!isStopped && listeners.size > 0) {
      await look().catch(onError)
      await new Promise((resolve) => setTimeout(resolve, everyMs))
    }
    looking = undefined
  }

  return {
    listen(listener) {
      const { workspaceId } = listener
      const set = listeners.get(workspaceId) ?? new Set()
      listeners.set(workspaceId, set.add(listener))
      if (!isStopped) looking ??= lookOn()
      return () => {
        set.delete(listener)
        if (set.size === 0 && listeners.get(workspaceId) === set) listeners.delete(workspaceId)
      }
    },
    get size() {
      return [...listeners.values()].reduce((sum, set) => sum + set.size, 0)
    },
    async stop() {
      isStopped = true
      await looking
    },
  }
}

/** Reads the events that the listeners of a workspace do not know, and hands each listener those that are new to it. */
async function notify(
  db: Db,
  workspaceId: string,
  listeners: ReadonlySet<Listener>,
): Promise<void> {
  const asked = { workspaceId, after: lowest(listeners), types: everyType, limit: mostEvents }
  let rows = await eventsAfter(db, asked)
  if (rows[0]?.isBehind) {
    await numberEvents(db, { workspaceId, most: mostNumbered })
    rows = await eventsAfter(db, asked)
  }
  const [state] = rows
  if (!state) throw new Error('the feed has no state')
  const events = rows.filter((row): row is typeof row & EventRow => row.id !== null)
  const reached = state.found > events.length ? (events.at(-1)?.sequence ?? 0) : state.reached
  for (const listener of [...listeners]) {
    const unknown = events.filter(({ sequence }) => sequence > listener.after)
    listener.after = Math.max(listener.after, reached)
    if (unknown.length > 0) listener.receive(unknown)
  }
}

function lowest(listeners: ReadonlySet<Listener>): number {
  return Math.min(...[...listeners].map(({ after }) => after))
}
