import { sql } from 'drizzle-orm'
import type { Db, Pool } from '../db/pool/client.ts'
import { arrayParameter, statement } from '../db/query/statement.ts'
import { mostNumbered } from './log/number.ts'
import { bySequence, changeOf, eventsBetween, eventType, numberEvents } from './log/queries.ts'

/** Milliseconds between two looks for new events, while somebody waits for some. */
const everyMs = 100
/** The most events that are read at once. */
const mostEvents = 500

/** An event without its content. */
export interface EventHead {
  readonly sequence: number
  readonly type: string
  /** The id of the object that the event is about. */
  readonly resourceId: string
}

/** One who waits for events of a workspace. */
export interface Listener {
  readonly workspaceId: string
  /** The sequence of the last event that it knows. It rises with what it receives. */
  after: number
  /** Receives the events after `after`, in the order of their sequence. */
  receive(events: readonly EventHead[]): void
  /** Called if more events are unknown to it than are read at once, so that it does not hold up others. */
  lag(): void
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

interface News {
  readonly workspaceId: string
  /** Up to where the events of the workspace are numbered. */
  readonly numbered: number
}

/** Finds which of some workspaces, in parallel with the sequences that are known of them, have newer events. */
const workspacesWithNews = statement<{ ids: string[]; known: number[] }, News>(
  (_, $) => sql`
    select w.id as "workspaceId", coalesce(c.numbered, 0)::float8 as numbered
    from unnest(${arrayParameter($.ids)}::uuid[], ${arrayParameter($.known)}::bigint[]) w (id, known)
    left join event_cursors c on c.workspace_id = w.id
    where has_new_events(w.id) or c.numbered > w.known`,
)

const headsAfter = statement<{ workspaceId: string; after: number }, EventHead>(
  (_, $) => sql`
    select e.sequence::float8 as sequence, ${eventType} as type, c.resource_id as "resourceId"
    from ${eventsBetween($.workspaceId, sql`${$.after}::bigint`, sql`${$.after}::bigint + ${mostEvents}::int`)}
    cross join ${changeOf($.workspaceId)}
    order by ${bySequence}`,
)

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
      found.map(async (news) => {
        const { workspaceId } = news
        const set = listeners.get(workspaceId)
        if (set) await notify(pool.for({ workspaceId }), news, set)
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
  { workspaceId, numbered }: News,
  listeners: ReadonlySet<Listener>,
): Promise<void> {
  for (const listener of [...listeners]) if (listener.after < numbered - mostEvents) listener.lag()
  if (listeners.size === 0) return
  await numberEvents(db, { workspaceId, most: mostNumbered })
  const events = await headsAfter(db, { workspaceId, after: lowest(listeners) })
  const reached = events.at(-1)?.sequence ?? 0
  for (const listener of [...listeners]) {
    const unknown = events.filter(({ sequence }) => sequence > listener.after)
    listener.after = Math.max(listener.after, reached)
    if (unknown.length > 0) listener.receive(unknown)
  }
}

function lowest(listeners: ReadonlySet<Listener>): number {
  return Math.min(...[...listeners].map(({ after }) => after))
}
