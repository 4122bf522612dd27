import { getTableColumns, is, type Placeholder, SQL, sql } from 'drizzle-orm'
import type { Schema } from '../../../generated/operations.ts'
import { cxLogEvents, cxLogs } from '../../db/schema/cx-logs.ts'
import { nameJson, nameOf } from '../../db/query/names.ts'
import { rowById, type RowFrom, rowsByIds } from '../../db/query/rows.ts'
import { type Mapped, rowMapper } from '../../db/query/compile.ts'
import { anyOf, arrayParameter, statement } from '../../db/query/statement.ts'
import { truncatedText } from '../../lists/truncate.ts'
import { span, within } from '../../lists/time-filters.ts'
import { listing } from '../../lists/listing.ts'
import { nullableFilter } from '../../lists/nullable-filter.ts'
import { type Filters, filtersOf } from '../../lists/parameters.ts'
import { caseOf } from './case-of.ts'
import { durationColumns, durations } from './durations.ts'

const columns = {
  ...getTableColumns(cxLogs),
  ...durationColumns,
  contact: nameJson('contacts', cxLogs.contactId).as('contact'),
  channelName: nameOf('channels', cxLogs.channelId).as('channel_name'),
  queueName: nameOf('automation_queues', cxLogs.queueId).as('queue_name'),
  firstAssignee: nameJson('users', cxLogs.firstAssigneeId).as('first_assignee'),
  agent: nameJson('users', cxLogs.agentId).as('agent'),
  closedAssignee: nameJson('users', cxLogs.closedAssigneeId).as('closed_assignee'),
  ticketIds: sql<string[]>`array_to_json(array(
    select t.id from (
      select id, position from tickets
      where workspace_id = cx_logs.workspace_id and deleted_at is null
        and cx_log_id = cx_logs.id
      union all select id, position from tickets
      where cx_logs.kind = 'ticket' and workspace_id = cx_logs.workspace_id
        and deleted_at is null and cx_log_id is null and id = case_id(cx_logs.id)
      order by position desc limit 50) t
    order by t.position))`.as('ticket_ids'),
}

export const cxLogById = rowById(cxLogs, columns)

export type CxLogRow = RowFrom<typeof cxLogById>

export const cxLogsByIds = rowsByIds(cxLogs, columns)

/** Returns a statement that inserts cases, and returns them as they are read. */
export function returningCases(inserting: SQL): Mapped<CxLogRow> {
  const fields = Object.entries(columns).map(([name, field]) => ({ path: [name], field }))
  const read = fields.map(({ field }) => (is(field, SQL.Aliased) ? field.sql : sql`${field}`))
  return {
    text: sql`${inserting} returning ${sql.join(read, sql`, `)}`,
    toRow: rowMapper(fields) as Mapped<CxLogRow>['toRow'],
  }
}

/** A day that the zone left out begins with the next one. */
export const dayStart = (day: Placeholder, zone: unknown) => sql`coalesce(
  day_start(${day}::date, ${zone as Placeholder}), day_start(${day}::date + 1, ${zone as Placeholder}))`

const caseFilters = {
  ...span(cxLogs.startedAt),
  kind: (list) => anyOf(cxLogs.kind, list),
  channelType: (list) => anyOf(cxLogs.channelType, list),
  channelId: nullableFilter('channelId', cxLogs.channelId),
  direction: (list) => anyOf(cxLogs.direction, list),
  status: {
    status: (list) => anyOf(cxLogs.status, list),
    // With this condition the planner can use the index of cases that are not closed
    statusUnclosed: (list) => sql`${anyOf(cxLogs.status, list)} and ${cxLogs.status} <> 'closed'`,
  },
  queueId: nullableFilter('queueId', cxLogs.queueId),
  agentId: nullableFilter('agentId', cxLogs.agentId),
  firstAssigneeId: nullableFilter('firstAssigneeId', cxLogs.firstAssigneeId),
  closedAssigneeId: nullableFilter('closedAssigneeId', cxLogs.closedAssigneeId),
  contactId: nullableFilter('contactId', cxLogs.contactId),
  disposition: (list) => anyOf(cxLogs.disposition, list),
} satisfies Filters

/** Days are of the `timezone`. */
export const metricFilters = filtersOf<'listCxLogMetrics'>()({
  ...caseFilters,
  selectedDate: {
    fromDay: (day, $) => sql`${cxLogs.startedAt} >= ${dayStart(day, $['timezone'])}`,
    toDay: (day, $) => sql`${cxLogs.startedAt} < ${dayStart(day, $['timezone'])}`,
  },
  timezone: {},
  groupBy: {},
})

/** The first instants of two days in a time zone. */
export const daysStart = statement<
  { timezone: string; fromDay: string; toDay: string },
  { from: string; to: string }
>(
  (_, $) => sql`
    select ${dayStart($.fromDay, $.timezone)}::text as "from", ${dayStart($.toDay, $.timezone)}::text as "to"`,
)

export const cxLogPage = listing<'listCxLogs'>()({
  table: cxLogs,
  rows: (db, onPage) =>
    db
      .select({ ...columns, note: truncatedText<string | null>(cxLogs.note) })
      .from(cxLogs)
      .where(onPage),
  filters: {
    ...caseFilters,
    selectedDate: {},
    timezone: {},
    ...within('updated', cxLogs.updatedAt),
    entityId: (list, $) => sql`${cxLogs.kind} <> 'external' and ${cxLogs.id} = any(array(
      select ${caseOf($['workspaceId'] as Placeholder, sql`e.id`)}
      from unnest(${arrayParameter(list)}::uuid[]) e (id)))`,
    caseId: (list) => anyOf(cxLogs.position, list),
  },
  sorts: {
    startedDate: cxLogs.startedAt,
    updatedAt: cxLogs.updatedAt,
    handledTime: sql`coalesce(${durations.handledTime}, -1)`,
  },
})

const actor = sql<Schema<'CxLogActor'>>`json_build_object('type', cx_log_events.actor_type,
  'id', cx_log_events.actor_id, 'name', coalesce(case cx_log_events.actor_type
    when 'user' then (select u.name from users u
      where u.workspace_id = cx_log_events.workspace_id and u.id = cx_log_events.actor_id)
    when 'token' then (select a.name from api_tokens a
      where a.workspace_id = cx_log_events.workspace_id and a.id = cx_log_events.actor_id)
    when 'contact' then (select c.name from contacts c
      where c.workspace_id = cx_log_events.workspace_id and c.id = cx_log_events.actor_id)
    end, 'Switchboard'))`

export const timelinePage = listing<'listCxLogEvents', 'cxLogId'>()({
  table: cxLogEvents,
  idsWithin: ['cxLogId'],
  rows: (db, onPage) =>
    db
      .select({
        id: cxLogEvents.id,
        kind: cxLogEvents.kind,
        at: cxLogEvents.at,
        actor: actor.as('actor'),
        detail: cxLogEvents.detail,
      })
      .from(cxLogEvents)
      .where(onPage),
  filters: {
    cxLogId: (id) => sql`${cxLogEvents.cxLogId} = ${id}::uuid`,
    kind: (list) => anyOf(cxLogEvents.kind, list),
  },
  sorts: { at: cxLogEvents.at },
})
