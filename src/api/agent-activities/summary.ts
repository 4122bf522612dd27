import { type SQL, sql } from 'drizzle-orm'
import type { Schema } from '../../../generated/operations.ts'
import type { Db } from '../../db/pool/client.ts'
import { arrayParameter, statements, type Values } from '../../db/query/statement.ts'
import { memberOfAny, type StatusName, type Category } from './queries.ts'

type Summary = Schema<'AgentActivitySummary'>

type Asked = {
  workspaceId: string
  from: string
  to: string
  timezone: string
  userId: readonly string[] | null
  queueId: readonly string[] | null
  offset: number
  limit: number
}

/** A page of groups with the time of all its days and users, and the time spent in each status and category. */
interface Found {
  readonly total: number
  readonly groups: ReadonlyArray<
    Pick<Summary, 'user' | 'queue' | 'day'> & { n: number; seconds: number }
  >
  readonly spent: ReadonlyArray<
    readonly [n: number, statusId: string, category: Category, seconds: number]
  >
  readonly statuses: ReadonlyArray<StatusName & { sortOrder: number; isOffline: boolean }>
}

const variants = statements<Asked, Found>()

/**
 * Returns a page of the time of users in each status, by any of user, day and queue. Everybody is offline all the
 * time, and each activity takes its time from that. So the groups of a day are known without the activities, and are
 * the same each day. Only the activities of the page are read: from the last one of a user that began before, since
 * activities of a user do not overlap. Activities are added up by the days that they begin and end in, and the time
 * in each day follows from the sums.
 *
 * The first activity is compared as part of a row because the planner takes two bounds of one column for a range of
 * very few rows, and then sorts what it had better hash (docs/decisions/cases.md).
 */
export async function summaryBy(
  db: Db,
  groupBy: readonly string[],
  asked: Asked,
): Promise<{ total: number; rows: Summary[] }> {
  const [found] = await timesBy(groupBy)(db, asked)
  return found ? { total: found.total, rows: rowsOf(found) } : { total: 0, rows: [] }
}

/** Subtracts the time that users spent from the time that they were offline by default. */
function rowsOf({ groups, spent, statuses }: Found): Summary[] {
  const statusOf = new Map(statuses.map((status) => [status.id, status]))
  const offline = statuses.find(({ isOffline }) => isOffline)
  const rows = new Map(
    groups.map(({ n, seconds, user, queue, day }) => {
      const group = { userId: user && user.id, user, queueId: queue && queue.id, queue, day }
      const times = { availableSeconds: 0, busySeconds: 0, awaySeconds: 0, offlineSeconds: seconds }
      const byStatus = new Map([[offline, seconds]])
      return [n, { ...group, totalSeconds: seconds, ...times, byStatus }]
    }),
  )
  for (const [n, statusId, category, seconds] of spent) {
    const row = rows.get(n)
    if (!row) continue
    row[`${category}Seconds`] += seconds
    row.offlineSeconds -= seconds
    const status = statusOf.get(statusId)
    const { byStatus } = row
    byStatus.set(status, (byStatus.get(status) ?? 0) + seconds)
    byStatus.set(offline, (byStatus.get(offline) ?? 0) - seconds)
  }
  return [...rows.values()].map(({ byStatus, ...row }) => ({
    ...row,
    statuses: [...byStatus]
      .flatMap(([status, seconds]) =>
        status && seconds > 0 ? [{ presenceStatus: status, seconds }] : [],
      )
      .sort(
        (a, b) => b.seconds - a.seconds || a.presenceStatus.sortOrder - b.presenceStatus.sortOrder,
      ),
  }))
}

function timesBy(groupBy: readonly string[]) {
  const byUser = groupBy.includes('user')
  const byDay = groupBy.includes('day')
  const byQueue = groupBy.includes('queue')
  return variants([byUser, byDay, byQueue].join(), (_, $) => {
    const onPage = (members: SQL) =>
      sql.join(
        [
          sql`true`,
          ...(byUser ? [sql`page.user_id = ${members}.user_id`] : []),
          ...(byQueue ? [sql`page.queue_id = ${members}.queue_id`] : []),
        ],
        sql` and `,
      )
    return sql`
      with span as (
        select ${$.from}::timestamptz as starts, greatest(${$.from}::timestamptz,
          least(${$.to}::timestamptz, now())) as ends),
      all_days as (${byDay ? eachDay($) : sql`select null::date as day, starts, ends from span`}),
      days as materialized (
        select row_number() over (order by day) as d, day, starts, ends, first, behind,
          ${secondsOf(sql`behind - first`)} as seconds
        from (select *, ${secondOf(sql`starts`)} as first, ${secondOf(sql`ends`)} as behind from all_days) all_days
        where first < behind),
      off as (
        select id from presence_statuses
        where workspace_id = ${$.workspaceId} and system_name = 'offline' and deleted_at is null),
      agents as materialized (${agentsOf(byQueue, $)}),
      groups as materialized (
        select row_number() over (order by q.name collate "und-x-icu", q.id, u.name collate "und-x-icu", u.id) as rank, g.agents,
          u.id as user_id, u.name as user_name, u.email, q.id as queue_id, q.name as queue_name
        from (
          select ${byUser ? sql`user_id` : sql`null::uuid`} as user_id, queue_id, count(*) as agents
          from agents group by 1, 2) g
        cross join off
        left join users u on u.workspace_id = ${$.workspaceId} and u.id = g.user_id
        left join automation_queues q on q.workspace_id = ${$.workspaceId} and q.id = g.queue_id),
      size as materialized (select count(*) as size from groups),
      page as materialized (
        select (days.d - 1) * size + groups.rank as n, days.*, groups.*
        from size
        join days on days.d > ${$.offset}::bigint / greatest(size, 1)
          and (days.d - 1) * size < ${$.offset}::bigint + ${$.limit}::bigint
        join groups on groups.rank > ${$.offset}::bigint - (days.d - 1) * size
          and groups.rank <= ${$.offset}::bigint + ${$.limit}::bigint - (days.d - 1) * size),
      cut as materialized (
        select min(starts) as starts, max(ends) as ends, min(first) as first, max(behind) as behind from page),
      added as materialized (
        select ${byUser ? sql`agents.user_id` : sql`null::uuid`} as user_id, agents.queue_id,
          a.presence_status_id, a.category, ${byDay ? sumsByDay($) : sumsOfAllDays($)}
        where exists (select from page where ${onPage(sql`agents`)})
        group by 1, 2, 3, 4, 5, 6),
      spent as materialized (
        select page.n, added.presence_status_id, added.category, sum(
          case when page.d = last_day then ended
            else activities * ${secondsOf(sql`page.behind - cut.first`)} end
          - case when page.d = first_day then begun
            else activities * ${secondsOf(sql`page.first - cut.first`)} end) as seconds
        from cut cross join added
        join page on page.d between first_day and last_day and ${onPage(sql`added`)}
        group by 1, 2, 3)
      ${pageAsJson($)}`
  })
}

type Placeholders = Values<Asked>

/** The days of the span in its time zone, the first and the last one as far as they are in it. */
function eachDay($: Placeholders): SQL {
  return sql`
    select day, greatest(begins, starts) as starts,
      least(lead(begins) over (order by day), ends) as ends
    from span cross join generate_series((starts at time zone ${$.timezone})::date,
      (ends at time zone ${$.timezone})::date, interval '1 day') each
    cross join lateral (select each::date as day, day_start(each::date, ${$.timezone}) as begins) d
    where begins is not null`
}

/** The users whose time is added up, once for each queue if it is by queue. */
function agentsOf(byQueue: boolean, $: Placeholders): SQL {
  const queues = byQueue
    ? sql`join queue_members m on m.workspace_id = u.workspace_id and m.user_id = u.id`
    : sql`cross join (select null::uuid as queue_id) m`
  return sql`
    select u.id as user_id, m.queue_id from users u ${queues} cross join span
    where u.workspace_id = ${$.workspaceId}
      and (${arrayParameter($.userId)}::uuid[] is null
        or u.id = any(${arrayParameter($.userId)}::uuid[]))
      and (${arrayParameter($.queueId)}::uuid[] is null
        or ${byQueue}::boolean and m.queue_id = any(${arrayParameter($.queueId)}::uuid[])
        or not ${byQueue}::boolean and ${memberOfAny(sql`u.workspace_id`, sql`u.id`, arrayParameter($.queueId))})
      and (u.deleted_at is null or exists (
        select from agent_activities a
        where a.workspace_id = ${$.workspaceId} and a.user_id = u.id and ${touches(sql`span`)}))`
}

/** The activities added up by the days that they begin and end in, in seconds from the start of the page. */
function sumsByDay($: Placeholders): SQL {
  const dayOf = (instant: SQL) =>
    sql`width_bucket(${instant}, (select array_agg(first order by d) from days))`
  return sql`${dayOf(sql`a.begun`)} as first_day, ${dayOf(sql`a.ended`)} as last_day, count(*)::float8 as activities,
      ${secondsOf(sql`sum(a.begun - cut.first)`)} as begun, ${secondsOf(sql`sum(a.ended - cut.first)`)} as ended
    from agents cross join cut cross join lateral (${activities($)} offset 0) a`
}

/** The activities added up as those of a single day, which takes less time. */
function sumsOfAllDays($: Placeholders): SQL {
  return sql`1 as first_day, 1 as last_day, 0::float8 as activities, 0::float8 as begun,
      ${secondsOf(sql`sum(a.spent)`)} as ended
    from agents cross join cut cross join lateral (
      select presence_status_id, category, sum(ended - begun) as spent from (${activities($)}) a group by 1, 2) a`
}

/** The activities of one of the agents, as far as they are in the days of the page. */
function activities($: Placeholders): SQL {
  return sql`
    select a.presence_status_id, a.category, greatest(${secondOf(sql`a.started_at`)}, cut.first) as begun,
      least(${secondOf(sql`a.ended_at`)}, cut.behind) as ended
    from agent_activities a
    where a.workspace_id = ${$.workspaceId} and a.user_id = agents.user_id and a.started_at < cut.ends
      and (a.started_at, a.workspace_id) >= (coalesce((
        select max(b.started_at) from agent_activities b
        where b.workspace_id = ${$.workspaceId} and b.user_id = agents.user_id
          and b.started_at <= cut.starts), '-infinity'), ${$.workspaceId}::uuid)
      and coalesce(a.ended_at, 'infinity') > cut.starts`
}

/** The columns of the reply: the groups of the page, what was spent in them, and the names of its statuses. */
function pageAsJson($: Placeholders): SQL {
  return sql`
    select (size * (select count(*) from days))::float8 as total,
      coalesce((
        select json_agg(found order by n) from (
          select n, day, agents * seconds as seconds,
            case when user_id is not null
              then json_build_object('id', user_id, 'name', user_name, 'email', email) end as "user",
            case when queue_id is not null
              then json_build_object('id', queue_id, 'name', queue_name) end as queue
          from page) found), '[]') as groups,
      coalesce((
        select json_agg(json_build_array(n, presence_status_id, category, seconds)) from spent), '[]') as spent,
      coalesce((
        select json_agg(json_build_object('id', s.id, 'systemName', s.system_name, 'displayName', s.display_name,
          'emoji', s.emoji, 'sortOrder', s.sort_order, 'isOffline', s.id in (select id from off)))
        from presence_statuses s
        where s.workspace_id = ${$.workspaceId} and s.id in (
          select presence_status_id from spent union all select id from off)), '[]') as statuses
    from size`
}

/** An instant, rounded down to the second. Takes a third of the time of `whole_seconds()` (docs/decisions/cases.md). */
function secondOf(instant: SQL): SQL {
  return sql`date_bin('1 second', ${instant}, timestamptz '1970-01-01 00:00:00+00')`
}

function secondsOf(interval: SQL): SQL {
  return sql`date_part('epoch', ${interval})`
}

/** Activities `a` with time in a relation's `starts` to `ends`. */
function touches(relation: SQL): SQL {
  return sql`tstzrange(a.started_at, a.ended_at) && tstzrange(${relation}.starts, ${relation}.ends)`
}
