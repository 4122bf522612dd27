import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { actorJson, type ActorRow } from '../../db/actors.ts'
import { cutJson } from '../../lists/cut.ts'
import { listing } from '../../lists/listing.ts'
import { ticketAttachments } from '../../db/schema/attachments.ts'
import { ticketHistory, tickets } from '../../db/schema/tickets.ts'
import {
  type Alongside,
  anyOf,
  arrayParameter,
  statement,
  type Values,
} from '../../db/statement.ts'
import type { Context } from '../../http/context.ts'
import { attaching } from '../media-manager/attachments.ts'

/** The columns whose changes are recorded, by the member of the ticket that they are. */
const recorded: Readonly<Record<string, string>> = {
  title: 'title',
  description: 'description',
  type: 'type',
  channel: 'channel',
  priority: 'priority',
  status: 'status',
  statusReason: 'statusReason',
  resolutionCode: 'resolution',
  contactId: 'contactId',
  assigneeId: 'assigneeId',
  reasonToAssign: 'reasonToAssign',
  categoryId: 'categoryId',
  queueId: 'queueId',
  externalId: 'externalId',
  dueAt: 'dueAt',
  snoozedUntil: 'snoozedUntil',
  deletedAt: 'deletedAt',
}
const instants = new Set(['dueAt', 'snoozedUntil', 'deletedAt'])

export const insertHistory = sql`insert into ticket_history
  (workspace_id, ticket_id, field, "from", "to", actor_type, actor_id, request_id, occurred_at)`

/** Records what a `patch` of a ticket changes, one row for each field, in the same statement. */
export function recording({ actor, requestId }: Pick<Context, 'actor' | 'requestId'>): Alongside {
  return {
    key: 'history',
    values: recorder({ actor, requestId }),
    build: (changed, $) => {
      const changes = changed.flatMap((name) => {
        const field = recorded[name]
        if (field === undefined) return []
        return sql`select ${field}::text, ${json(name, previousOf(name))},
          ${json(name, sql`${$[name]}`)}`
      })
      if (changed.includes('customFields')) {
        const given = sql.param($['customFields'], tickets.customFields)
        changes.push(sql`select f.key, ${previousOf('customFields')} -> f.key,
          nullif(f.value, 'null') from jsonb_each(${given}::jsonb) f`)
      }
      if (changes.length === 0) return sql`select 1`
      return sql`${insertHistory}
        select ${$['workspaceId']}::uuid, previous.id, change.field, change.old, change.new,
          ${$['actorType']}::text, ${$['actorId']}::uuid, ${$['requestId']}::text,
          ${$['updatedAt']}::timestamptz
        from previous cross join lateral (${sql.join(changes, sql` union all `)})
          as change (field, old, new)
        where change.old is distinct from change.new`
    },
  }
}

function previousOf(name: string): SQL {
  return sql`previous.${sql.identifier(name)}`
}

function json(name: string, value: SQL): SQL {
  return instants.has(name) ? instantJson(value) : sql`to_jsonb(${value}::text)`
}

/** An instant as the API writes it, as a JSON string. */
function instantJson(value: SQL): SQL {
  return sql`to_jsonb(to_char(${value}::timestamptz at time zone 'UTC',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`
}

type Entry = {
  workspaceId: string
  ticketId: string
  field: string
  from: string
  to: string
  actorType: string
  actorId: string
  requestId: string
  now: string
}

const insertEntry = statement<Entry, never>(
  (_, $) => sql`${insertHistory}
    values (${$.workspaceId}::uuid, ${$.ticketId}::uuid, ${$.field}, nullif(${$.from}::jsonb, 'null'),
      nullif(${$.to}::jsonb, 'null'), ${$.actorType}, ${$.actorId}::uuid, ${$.requestId},
      ${$.now}::timestamptz)`,
)

/** Records one change that no `patch` makes: the beginning of a ticket, its return. */
export async function record(
  { db, actor, requestId, now }: Context,
  ticketId: string,
  change: { field: string; from: unknown; to: unknown },
): Promise<void> {
  await insertEntry(db, {
    workspaceId: actor.workspaceId,
    ticketId,
    field: change.field,
    from: JSON.stringify(change.from),
    to: JSON.stringify(change.to),
    ...recorder({ actor, requestId }),
    now,
  })
}

export interface HistoryRow {
  id: string
  field: string
  from: unknown
  to: unknown
  actor: ActorRow
  requestId: string | null
  occurredAt: string
}

export const historyPage = listing<HistoryRow>({
  table: ticketHistory,
  rows: (db, onPage) =>
    db
      .select({
        id: ticketHistory.id,
        field: ticketHistory.field,
        from: cutJson(sql`${ticketHistory.from}`).as('cut_from'),
        to: cutJson(sql`${ticketHistory.to}`).as('cut_to'),
        actor: actorJson(sql`ticket_history.workspace_id`, sql`ticket_history.actor_id`).as(
          'actor',
        ),
        requestId: ticketHistory.requestId,
        occurredAt: ticketHistory.occurredAt,
      })
      .from(ticketHistory)
      .where(onPage),
  filters: {
    ticketId: (list) => anyOf(ticketHistory.ticketId, list),
    field: (list) => anyOf(ticketHistory.field, list),
  },
  sorts: { createdAt: ticketHistory.position },
})

type TagChange = {
  workspaceId: string
  ticketId: string
  /** Put on. */
  add: string[]
  /** Taken off; with `replace` everything else that it has. */
  remove: string[]
  replace: boolean
  actorType: string
  actorId: string
  requestId: string
  now: string
}

/** Puts tags on a ticket and takes others off, and records it. */
export const changeTags = statement<TagChange, never>(
  (_, $: Values<TagChange>) => sql`
    with removed as (
      delete from ticket_tags where workspace_id = ${$.workspaceId} and ticket_id = ${$.ticketId}
        and ((${$.replace}::boolean and tag_id <> all(${arrayOf($.add)}))
          or tag_id = any(${arrayOf($.remove)}))
      returning tag_id),
    added as (
      insert into ticket_tags (workspace_id, ticket_id, tag_id)
      select ${$.workspaceId}::uuid, ${$.ticketId}::uuid, unnest(${arrayOf($.add)})
      on conflict do nothing returning tag_id)
    ${insertHistory}
    select ${$.workspaceId}::uuid, ${$.ticketId}::uuid, 'tags', change.old, change.new,
      ${$.actorType}, ${$.actorId}::uuid, ${$.requestId}, ${$.now}::timestamptz
    from (select
      (select coalesce(jsonb_agg(tag_id), '[]') from removed) as old,
      (select coalesce(jsonb_agg(tag_id), '[]') from added) as new) change
    where change.old <> change.new`,
)

type FileChange = {
  workspaceId: string
  /** The ticket's. */
  id: string
  fileIds: string[]
  actorType: string
  actorId: string
  requestId: string
  now: string
}

/** Leaves a ticket with these files, and records it. */
export const changeFiles = statement<FileChange, never>(
  (_, $: Values<FileChange>) => sql`
    with ${attaching(ticketAttachments.ticketId, $)}
    ${insertHistory}
    select ${$.workspaceId}::uuid, ${$.id}::uuid, 'attachments', change.old, change.new,
      ${$.actorType}, ${$.actorId}::uuid, ${$.requestId}, ${$.now}::timestamptz
    from (select
      (select coalesce(jsonb_agg(file_id), '[]') from removed) as old,
      (select coalesce(jsonb_agg(file_id order by sort_order), '[]') from added where is_new) as new) change
    where change.old <> change.new`,
)

/** Who does it, as history keeps it. */
export function recorder({ actor, requestId }: Pick<Context, 'actor' | 'requestId'>) {
  return { actorType: actor.userId === null ? 'token' : 'user', actorId: actor.id, requestId }
}

function arrayOf(list: Placeholder): SQL {
  return sql`${arrayParameter(list)}::uuid[]`
}
