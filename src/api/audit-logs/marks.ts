import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { statement } from '../../db/statement.ts'
import { dueWorkspaces } from '../../jobs/due.ts'
import type { WorkspaceJob } from '../../jobs/scheduler.ts'
import { literal } from '../../lists/literal.ts'

/** Entries from one mark to the next, some more where an instant has many. */
const step = 1000
/** With more entries than that to be counted one by one, a reader wants marks. */
const mostCounted = 4 * step

/** When the oldest entries that are in the log were made. */
export const oldest = sql`now() - interval '400 days'`

type OfWorkspace = { workspaceId: string }

/** Counts the entries of a workspace from an instant up to another one, which is not part of it. */
export function countEntries(workspaceId: SQL | Placeholder, from: SQL, before: SQL): SQL {
  return sql`(
    select count(*) from changes c where c.workspace_id = ${workspaceId}
      and c.action is not null and c.occurred_at >= ${from} and c.occurred_at < ${before})`
}

/** A page of the log from one instant up to another, which is not part of it; null for no bound. */
type Asked = OfWorkspace & { from: string | null; to: string | null; offset: number }

/** Where a page lies: so many entries back from an instant, which PostgreSQL has written. */
type Place = { total: number; counted: number; before: string; skip: number }

const outermost = (workspaceId: Placeholder, order: SQL) => sql`
  select m.at, m.entries from bounds b
  join audit_log_marks m on m.workspace_id = ${workspaceId} and m.at >= b.lower and m.at <= b.upper
  order by ${order} limit 1`

/** Counts what lies outside of the first and the last mark between the bounds; no row where there is no mark. */
const placeOf = statement<Asked, Place>(
  (_, $) => sql`
    with bounds as materialized (
      select greatest(coalesce(${$.from}::timestamptz, '-infinity'), ${oldest}) as lower,
        coalesce(${$.to}::timestamptz, 'infinity') as upper),
    first as materialized (${outermost($.workspaceId, sql`m.at`)}),
    last as materialized (${outermost($.workspaceId, sql`m.at desc`)}),
    counts as materialized (
      select ${countEntries($.workspaceId, sql`b.lower`, sql`f.at`)} as older,
        l.entries - f.entries as marked,
        ${countEntries($.workspaceId, sql`l.at`, sql`b.upper`)} as newer
      from bounds b, first f, last l),
    mark as (
      select m.at, c.newer + l.entries - m.entries as skipped
      from counts c cross join last l cross join first f
      join audit_log_marks m on m.workspace_id = ${$.workspaceId}
        and m.entries >= c.newer + l.entries - ${$.offset}::bigint and m.at >= f.at and m.at <= l.at
      order by m.entries limit 1)
    select (c.older + c.marked + c.newer)::float8 as total, (c.older + c.newer)::float8 as counted,
      coalesce(m.at, b.upper)::text as before,
      (${$.offset}::bigint - coalesce(m.skipped, 0))::float8 as skip
    from counts c cross join bounds b left join mark m on true`,
)

/** The place of a page of the whole log, or of a time of it; undefined where nothing is marked. */
export async function markedPlace(db: Db, asked: Asked): Promise<Place | undefined> {
  const [place] = await placeOf(db, asked)
  return place
}

const want = statement<OfWorkspace, never>(
  (_, $) => sql`
    insert into audit_log_wants (workspace_id, wanted_at) values (${$.workspaceId}::uuid, now())
    on conflict do nothing`,
)

/** Has the worker mark the log of a workspace, where reading it meant counting very many entries. */
export async function wantMarks(db: Db, workspaceId: string, counted: number): Promise<void> {
  if (counted > mostCounted) await want(db, { workspaceId })
}

const lockWant = statement<OfWorkspace, { isWanted: boolean }>(
  (_, $) => sql`
    select true as "isWanted" from audit_log_wants
    where workspace_id = ${$.workspaceId} for update skip locked`,
)

const endWant = statement<OfWorkspace, never>(
  (_, $) => sql`delete from audit_log_wants where workspace_id = ${$.workspaceId}`,
)

/** Removes marks that are older than the oldest entries. */
const removeEnded = statement<OfWorkspace, never>(
  (_, $) => sql`
    delete from audit_log_marks
    where workspace_id = ${$.workspaceId} and at < ${oldest}`,
)

// An entry has the instant at which its request began: no request takes an hour, and clocks may be an hour wrong
const settled = sql`now() - interval '2 hours'`

// In a join with the last mark, the index would be read from its beginning
/** Sets the next mark; no row where too few entries follow the last one. */
const mark = statement<OfWorkspace, { at: string }>(
  (_, $) => sql`
    with last as materialized (
      select coalesce(m.at, ${oldest}) as at, coalesce(m.entries, 0) as entries
      from (select) none left join (
        select at, entries from audit_log_marks where workspace_id = ${$.workspaceId}
        order by at desc limit 1) m on true),
    reached as materialized (
      select c.occurred_at as at from changes c
      where c.workspace_id = ${$.workspaceId} and c.action is not null
        and c.occurred_at >= (select l.at from last l) and c.occurred_at < ${settled}
      order by c.occurred_at offset ${literal(step)} limit 1),
    next as materialized (
      select case when r.at > l.at then r.at else (
        select min(c.occurred_at) from changes c where c.workspace_id = ${$.workspaceId}
          and c.action is not null and c.occurred_at > l.at and c.occurred_at < ${settled}) end as at
      from reached r cross join last l)
    insert into audit_log_marks (workspace_id, at, entries)
    select ${$.workspaceId}::uuid, n.at, l.entries + ${countEntries($.workspaceId, sql`l.at`, sql`n.at`)}
    from next n cross join last l where n.at is not null
    returning at`,
)

/** Sets up to `most` marks in the log of a workspace; returns how many. */
async function setMarks(db: Db, workspaceId: string, most: number): Promise<number> {
  const [wanted] = await lockWant(db, { workspaceId })
  if (!wanted) return 0
  await removeEnded(db, { workspaceId })
  for (let set = 0; set < most; set++) {
    const [next] = await mark(db, { workspaceId })
    if (next) continue
    await endWant(db, { workspaceId })
    return set
  }
  return most
}

/** Marks the logs that readers want marked. */
export const auditLogMarking: WorkspaceJob = {
  name: 'audit log: mark',
  everyMs: 1000,
  size: 50,
  due: dueWorkspaces({ table: sql`audit_log_wants`, by: sql`x.wanted_at` }),
  run: (pool, workspaceId, size) => pool.transaction((db) => setMarks(db, workspaceId, size)),
}
