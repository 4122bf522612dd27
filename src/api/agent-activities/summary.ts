import { type SQL, sql } from 'drizzle-orm'
import { arrayParameter, statements } from '../../db/statement.ts'
import { memberOfAny } from './queries.ts'
import type { SummaryRow } from './wire.ts'

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

const shapes = statements<Asked, { total: number; rows: SummaryRow[] }>()

/**
 * A page of the time that users were what, by any of user, day and queue. Everybody is offline all the
 * time, and each activity takes its time from that. So the groups are known without the activities, of which only those
 * of the page are read: from the last one of a user that began before, since those of a user do not overlap.
 */
export function summaryBy(groupBy: readonly string[]) {
  const byUser = groupBy.includes('user')
  const byDay = groupBy.includes('day')
  const byQueue = groupBy.includes('queue')
  return shapes([byUser, byDay, byQueue].join(), (_, $) => {
    const queues = byQueue
      ? sql`join queue_members m on m.workspace_id = u.workspace_id and m.user_id = u.id`
      : sql`cross join (select null::uuid as queue_id) m`
    const days = byDay
      ? sql`
        select day, greatest(begins, starts) as starts,
          least(lead(begins) over (order by day), ends) as ends
        from span cross join generate_series((starts at time zone ${$.timezone})::date,
          (ends at time zone ${$.timezone})::date, interval '1 day') each
        cross join lateral (select each::date as day, day_start(each::date, ${$.timezone}) as begins) d
        where begins is not null`
      : sql`select null::date as day, starts, ends from span`
    return sql`
      with span as (
        select ${$.from}::timestamptz as starts, greatest(${$.from}::timestamptz,
          least(${$.to}::timestamptz, now())) as ends),
      all_days as (${days}),
      days as (select * from all_days where whole_seconds(starts, ends) > 0),
      off as (
        select id from presence_statuses
        where workspace_id = ${$.workspaceId} and system_name = 'offline' and deleted_at is null),
      agents as (
        select u.id, m.queue_id from users u ${queues} cross join span
        where u.workspace_id = ${$.workspaceId}
          and (${arrayParameter($.userId)}::uuid[] is null
            or u.id = any(${arrayParameter($.userId)}::uuid[]))
          and (${arrayParameter($.queueId)}::uuid[] is null
            or ${byQueue}::boolean and m.queue_id = any(${arrayParameter($.queueId)}::uuid[])
            or not ${byQueue}::boolean and ${memberOfAny(sql`u.workspace_id`, sql`u.id`, arrayParameter($.queueId))})
          and (u.deleted_at is null or exists (
            select from agent_activities a
            where a.workspace_id = ${$.workspaceId} and a.user_id = u.id and ${touches(sql`span`)}))),
      groups as (
        select distinct ${byUser ? sql`agents.id` : sql`null::uuid`} as user_id, agents.queue_id, days.day
        from agents cross join days cross join off),
      page as materialized (
        select row_number() over (order by g.day, lower(q.name), q.id, lower(u.name), u.id) as n, g.*,
          case when u.id is not null
            then json_build_object('id', u.id, 'name', u.name, 'email', u.email) end as "user",
          case when q.id is not null
            then json_build_object('id', q.id, 'name', q.name) end as queue
        from groups g
        left join users u on u.workspace_id = ${$.workspaceId} and u.id = g.user_id
        left join automation_queues q on q.workspace_id = ${$.workspaceId} and q.id = g.queue_id
        order by n offset ${$.offset}::bigint limit ${$.limit}::bigint),
      times as materialized (
        select page.n, agents.id as user_id, days.starts, days.ends
        from page
        join agents on agents.queue_id is not distinct from page.queue_id
          ${byUser ? sql`and agents.id = page.user_id` : sql``}
        join days on days.day is not distinct from page.day),
      spent as materialized (
        select times.n, a.presence_status_id, a.category, sum(whole_seconds(
          greatest(a.started_at, times.starts), least(a.ended_at, times.ends))) as seconds
        from times cross join lateral (
          select * from agent_activities a
          where a.workspace_id = ${$.workspaceId} and a.user_id = times.user_id and a.started_at < times.ends
            and a.started_at >= coalesce((
              select max(b.started_at) from agent_activities b
              where b.workspace_id = ${$.workspaceId} and b.user_id = times.user_id
                and b.started_at <= times.starts), '-infinity')
            and coalesce(a.ended_at, 'infinity') > times.starts offset 0) a
        group by times.n, a.presence_status_id, a.category),
      parts as (
        select n, off.id as status_id, 'offline' as category, whole_seconds(starts, ends) as seconds
        from times cross join off
        union all select n, presence_status_id, category, seconds from spent
        union all select n, off.id, 'offline', -seconds from spent cross join off),
      statuses as (
        select n, status_id, sum(seconds) as total, ${inCategory('available')}, ${inCategory('busy')},
          ${inCategory('away')}, ${inCategory('offline')}
        from parts group by n, status_id),
      sums as (
        select t.n, sum(t.total) as total, sum(t.available) as available, sum(t.busy) as busy,
          sum(t.away) as away, sum(t.offline) as offline,
          coalesce(json_agg(json_build_object('presenceStatus', json_build_object('id', s.id,
            'systemName', s.system_name, 'displayName', s.display_name, 'emoji', s.emoji),
            'seconds', t.total) order by t.total desc, s.sort_order) filter (where t.total > 0),
            '[]') as statuses
        from statuses t
        join presence_statuses s on s.workspace_id = ${$.workspaceId} and s.id = t.status_id
        group by t.n)
      select (select count(*) from groups)::float8 as total, coalesce((
        select json_agg(found order by n) from (
          select page.n, page.day, sums.total, available, busy, away, offline, statuses, page."user", page.queue
          from page join sums on sums.n = page.n) found), '[]') as rows`
  })
}

/** Activities `a` with time in a relation's `starts` to `ends`. */
function touches(relation: SQL): SQL {
  return sql`tstzrange(a.started_at, a.ended_at) && tstzrange(${relation}.starts, ${relation}.ends)`
}

function inCategory(category: string): SQL {
  return sql`coalesce(sum(seconds) filter (where category = ${category}), 0)
    as ${sql.identifier(category)}`
}
