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
 * time, and each activity takes its time from that.
 */
export function summaryBy(groupBy: readonly string[]) {
  const byUser = groupBy.includes('user')
  const byDay = groupBy.includes('day')
  const byQueue = groupBy.includes('queue')
  return shapes([byUser, byDay, byQueue].join(), (_, $) => {
    const user = byUser ? sql`user_id` : sql`null::uuid`
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
      parts as (
        select agents.id as user_id, agents.queue_id, day, off.id as status_id, 'offline' as category,
          whole_seconds(starts, ends) as seconds
        from agents cross join days cross join off
        union all
        select a.user_id, agents.queue_id, day, part.*
        from span join agent_activities a
          on a.workspace_id = ${$.workspaceId} and ${touches(sql`span`)}
        join agents on agents.id = a.user_id
        join days on ${touches(sql`days`)}
        cross join off
        cross join lateral (select whole_seconds(greatest(a.started_at, days.starts),
          least(a.ended_at, days.ends)) as seconds) lasted
        cross join lateral (values (a.presence_status_id, a.category, seconds),
          (off.id, 'offline', -seconds)) part),
      statuses as (
        select ${user} as user_id, queue_id, day, status_id, sum(seconds) as total,
          ${inCategory('available')}, ${inCategory('busy')}, ${inCategory('away')},
          ${inCategory('offline')}
        from parts group by 1, 2, 3, 4),
      sums as (
        select t.user_id, t.queue_id, t.day, sum(t.total) as total, sum(t.available) as available,
          sum(t.busy) as busy, sum(t.away) as away, sum(t.offline) as offline,
          coalesce(json_agg(json_build_object('presenceStatus', json_build_object('id', s.id,
            'systemName', s.system_name, 'displayName', s.display_name, 'emoji', s.emoji),
            'seconds', t.total) order by t.total desc, s.sort_order) filter (where t.total > 0),
            '[]') as statuses
        from statuses t
        join presence_statuses s on s.workspace_id = ${$.workspaceId} and s.id = t.status_id
        group by t.user_id, t.queue_id, t.day)
      select (select count(*) from sums)::float8 as total, coalesce((
        select json_agg(page) from (
          select sums.day, sums.total, available, busy, away, offline, statuses,
            case when u.id is not null
              then json_build_object('id', u.id, 'name', u.name, 'email', u.email) end as "user",
            case when q.id is not null
              then json_build_object('id', q.id, 'name', q.name) end as queue
          from sums
          left join users u on u.workspace_id = ${$.workspaceId} and u.id = sums.user_id
          left join automation_queues q on q.workspace_id = ${$.workspaceId} and q.id = sums.queue_id
          order by sums.day, lower(q.name), q.id, lower(u.name), u.id
          offset ${$.offset}::bigint limit ${$.limit}::bigint) page), '[]') as rows`
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
