import { sql } from 'drizzle-orm'
import type { Db, Pool } from '../db/pool/client.ts'
import { arrayParameter, statement } from '../db/query/statement.ts'
import { loopWhile } from '../lib/loop-while.ts'
import { handOut, type Listener, mostEvents } from './live-batch.ts'
import { mostNumbered } from './log/number.ts'
import { numberEvents } from './log/queries.ts'
import { liveSignalsOf } from './live-signals.ts'

/** Milliseconds between two looks for new events, while somebody waits for some. */
const everyMs = 100

export type LiveFeed = ReturnType<typeof liveFeedOf>

/** The listeners of a workspace. */
interface Audience {
  readonly listeners: Set<Listener>
  /** Whether events are being read for them: twice at once would hand out the same ones. */
  isServed: boolean
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

/**
 * Returns the live feed of a process, which hands new events to listeners as soon as any process has committed them.
 * While anybody listens it asks the database ten times a second which workspaces have news: LISTEN would not work behind a
 * pooler, and NOTIFY has commits of all workspaces wait for one another.
 * `onError` receives each failure, after which it goes on.
 */
export function liveFeedOf(pool: Pool, onError: (error: unknown) => void) {
  const audiences = new Map<string, Audience>()
  const signals = liveSignalsOf(pool, onError)
  const serving = new Set<Promise<void>>()
  /** Serves an audience beside the looks, so that no workspace waits for another one. */
  const serve = (news: News, audience: Audience) => {
    audience.isServed = true
    const served = notify(pool.for({ workspaceId: news.workspaceId }), news, audience)
      .catch(onError)
      .finally(() => {
        audience.isServed = false
        serving.delete(served)
      })
    serving.add(served)
  }
  const look = async () => {
    const idle = [...audiences].filter(([, { isServed }]) => !isServed)
    const found = await workspacesWithNews(pool, {
      ids: idle.map(([id]) => id),
      known: idle.map(([, audience]) => lowest(audience)),
    })
    for (const news of found) {
      const audience = audiences.get(news.workspaceId)
      if (audience) serve(news, audience)
    }
  }
  const looking = loopWhile(
    () => audiences.size > 0,
    everyMs,
    async () => look().catch(onError),
  )

  return {
    /** Has a listener receive events until the returned function is called. */
    listen(listener: Listener) {
      const { workspaceId } = listener
      const audience: Audience = audiences.get(workspaceId) ?? {
        listeners: new Set(),
        isServed: false,
      }
      audiences.set(workspaceId, audience)
      audience.listeners.add(listener)
      looking.start()
      return () => {
        audience.listeners.delete(listener)
        if (audience.listeners.size === 0 && audiences.get(workspaceId) === audience) {
          audiences.delete(workspaceId)
        }
      }
    },
    /** The signals of users, which are no events. */
    signals,
    /** The number of listeners. */
    get size() {
      return [...audiences.values()].reduce((sum, { listeners }) => sum + listeners.size, 0)
    },
    /** Resolves once nothing is read any more. */
    async stop(): Promise<void> {
      await Promise.all([looking.stop(), signals.stop()])
      await Promise.all(serving)
    },
  }
}

/** Numbers the events of a workspace and hands them out, after those who lag have left. */
async function notify(
  db: Db,
  { workspaceId, numbered }: News,
  { listeners }: Audience,
): Promise<void> {
  const streams = [...listeners].filter(({ view }) => view.writer)
  const furthest = Math.max(0, ...streams.map(({ after }) => after))
  for (const listener of [...listeners]) {
    // Who only waits for an event learns at once that there are many; a stream goes on with those that are as far
    const newest = listener.view.writer ? furthest : numbered
    if (listener.after < newest - mostEvents) listener.lag()
  }
  if (listeners.size === 0) return
  await numberEvents(db, { workspaceId, most: mostNumbered })
  if (listeners.size === 0) return
  await handOut(db, workspaceId, listeners)
}

function lowest({ listeners }: Audience): number {
  return Math.min(...[...listeners].map(({ after }) => after))
}
