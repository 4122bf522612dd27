import { sql } from 'drizzle-orm'
import type { Db } from '../../db/pool/client.ts'
import { arrayParameter, statement } from '../../db/query/statement.ts'
import { mostDue } from '../../platform/jobs/due.ts'
import type { WorkspaceJob } from '../../platform/jobs/scheduler.ts'
import { numberEvents } from './queries.ts'

/** The most changes that are numbered at once. */
export const mostNumbered = 20_000

/** Milliseconds after which all workspaces are searched, in case another process found work and died. */
const wholeLookMs = 30_000

/** The next transaction and the unfinished ones, as decimal numbers. */
type Snapshot = { next: string; open: string[] }

const currentSnapshot = sql`select (pg_snapshot_xmax(n.snapshot)::text::bigint + s.shift)::text as next,
  array(select (x::text::bigint + s.shift)::text from pg_snapshot_xip(n.snapshot) x) as open
  from (select pg_current_snapshot() as snapshot) n, transaction_shift s`

// This statement and the next two read all workspaces on purpose
const changedSince = statement<Snapshot, Snapshot & { ids: string[] }>(
  (_, $) => sql`
    select place.next, to_json(place.open) as open, to_json(array(
      select d.workspace_id from change_data d where d.transaction >= ${$.next}::bigint
      union
      select d.workspace_id from change_data d
      where d.transaction = any(${arrayParameter($.open)}::bigint[]))) as ids
    from (${currentSnapshot}) place`,
)

const changedEver = statement<Record<never, never>, Snapshot & { ids: string[] }>(
  () => sql`
    select place.next, to_json(place.open) as open, to_json(array(
      select w.id from workspaces w where has_new_events(w.id))) as ids
    from (${currentSnapshot}) place`,
)

const unsuspended = statement<
  { ids: string[]; after: string; most: number },
  { workspaceId: string }
>(
  (_, $) => sql`
    select id as "workspaceId" from workspaces
    where id = any(${arrayParameter($.ids)}::uuid[]) and id > ${$.after}::uuid and suspended_at is null
    order by id limit ${$.most}::int`,
)

/** Numbers the events that have been committed. */
export function numbering(): WorkspaceJob {
  const waiting = new Set<string>()
  let seen: Snapshot | undefined
  let lookedAt = 0

  const look = async (db: Db) => {
    const isWhole = !seen || performance.now() - lookedAt > wholeLookMs
    const [found] = await (isWhole || !seen ? changedEver(db, {}) : changedSince(db, seen))
    if (!found) return
    if (isWhole) lookedAt = performance.now()
    seen = { next: found.next, open: found.open }
    for (const id of found.ids) waiting.add(id)
  }

  return {
    name: 'events: number',
    everyMs: 250,
    size: 1000,
    async due(db, { after }) {
      await look(db)
      if (waiting.size === 0) return []
      return unsuspended(db, { ids: [...waiting], after, most: mostDue })
    },
    async run(pool, workspaceId, size) {
      // Before, since what is committed meanwhile makes it wait again
      waiting.delete(workspaceId)
      try {
        const [numbered] = await pool.transaction((db) =>
          numberEvents(db, { workspaceId, most: mostNumbered }),
        )
        const done = numbered?.done ?? 0
        if (done < mostNumbered) return Math.min(done, size - 1)
        waiting.add(workspaceId)
        return size
      } catch (error) {
        waiting.add(workspaceId)
        throw error
      }
    },
  }
}
