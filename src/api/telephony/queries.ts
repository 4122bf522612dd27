import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { rowById, rowsByIds, type Keys } from '../../db/query/rows.ts'
import { nameJson, nameOf } from '../../db/query/names.ts'
import { callEvents, cdrs, cdrTranscripts, talkRank } from '../../db/schema/telephony.ts'
import { inWorkspace, nextPosition } from '../../db/query/scope.ts'
import {
  anyOf,
  arrayParameter,
  type Builder,
  statement,
  type Values,
} from '../../db/query/statement.ts'
import { anyValue, countedNullable } from '../../lists/counted.ts'
import { span, within } from '../../lists/time-filters.ts'
import { listing } from '../../lists/listing.ts'
import { nullableFilter } from '../../lists/nullable-filter.ts'

const columns = {
  ...getTableColumns(cdrs),
  agent: nameJson('users', cdrs.agentId).as('agent'),
  contact: nameJson('contacts', cdrs.contactId).as('contact'),
  queueName: nameOf('automation_queues', cdrs.queueId).as('queue_name'),
  recordingFileId: sql<string | null>`(select r.file_id from cdr_recordings r
    where r.workspace_id = cdrs.workspace_id and r.cdr_id = cdrs.id)`.as('recording_file_id'),
}

export const cdrById = rowById(cdrs, columns)

export const cdrsByIds = rowsByIds(cdrs, columns)

export const cdrPage = listing<'listCdrs'>()({
  table: cdrs,
  rows: (db, onPage) => db.select(columns).from(cdrs).where(onPage),
  filters: {
    ...span(cdrs.startedAt),
    ...within('updated', cdrs.updatedAt),
    direction: anyValue(cdrs.direction),
    status: anyValue(cdrs.status),
    endReason: (list) => anyOf(cdrs.endReason, list),
    callFrom: (list) => anyOf(cdrs.callFrom, list),
    callTo: (list) => anyOf(cdrs.callTo, list),
    number: (list) => sql`(${anyOf(cdrs.callFrom, list)} or ${anyOf(cdrs.callTo, list)})`,
    agentId: countedNullable('agentId', cdrs.agentId),
    contactId: countedNullable('contactId', cdrs.contactId),
    queueId: countedNullable('queueId', cdrs.queueId),
    ticketId: nullableFilter('ticketId', cdrs.ticketId),
    trunk: (list) => anyOf(cdrs.trunk, list),
    provider: (list) => anyOf(cdrs.provider, list),
    externalCallId: (list) => anyOf(cdrs.externalCallId, list),
    isBlocked: (value) => sql`${cdrs.isBlocked} = ${value}::boolean`,
    hasRecording: (value) => sql`(${cdrs.recordingStatus} = 'available') = ${value}::boolean`,
    minTalkDuration: (seconds) => sql`${talkRank} >= ${seconds}::int`,
  },
  sorts: { startedAt: cdrs.startedAt, updatedAt: cdrs.updatedAt, talkDuration: talkRank },
})

/** The columns of a call as JSON has them: not its place in the list, its recording, or whether it is blocked. */
const written = Object.values(getTableColumns(cdrs)).filter(
  ({ name }) => !/^(workspace_id|position|is_blocked|recording_.*)$/.test(name),
)
const writtenNames = written.map(({ name }) => sql`${sql.identifier(name)}`)

/** The condition that a call `g` came from a blocked contact. */
const isBlocked = ({ workspaceId }: Values<Rows>) => sql`(g.direction = 'inbound' and coalesce((
  select k.is_blocked from contacts k
  where k.workspace_id = ${workspaceId}::uuid and k.id = g.contact_id), false))`

type Rows = { workspaceId: string; rows: string }

/**
 * Inserts calls; returns the ids of those that no other transaction inserted meanwhile. Keys are taken in one order,
 * so that no two can wait for each other's.
 */
export const insertCdrs = statement<Rows, { id: string }>(
  (_, $) => sql`
    insert into cdrs (workspace_id, position, is_blocked, ${sql.join(writtenNames, sql`, `)})
    select ${$.workspaceId}::uuid, ${nextPosition(cdrs, $.workspaceId)}, ${isBlocked($)},
      ${sql.join(
        writtenNames.map((name) => sql`g.${name}`),
        sql`, `,
      )}
    from jsonb_populate_recordset(null::cdrs, ${$.rows}::jsonb) g
    order by g.provider, g.external_call_id
    on conflict (workspace_id, provider, external_call_id) do nothing
    returning id`,
)

/** Calls as they are now; their rows are locked. */
export const updateCdrs = statement<Rows, never>(
  (_, $) => sql`
    update cdrs c set ${sql.join(
      written
        .filter(({ name }) => !['id', 'provider', 'external_call_id', 'created_at'].includes(name))
        .map(({ name }) => sql`${sql.identifier(name)} = g.${sql.identifier(name)}`),
      sql`, `,
    )}
    from jsonb_populate_recordset(null::cdrs, ${$.rows}::jsonb) g
    where c.workspace_id = ${$.workspaceId}::uuid and c.id = g.id`,
)

type CallKeys = { workspaceId: string; providers: readonly string[]; callIds: readonly string[] }
const stored = getTableColumns(cdrs)

/** Selects calls by their keys. OFFSET keeps the planner from comparing each call with each key. */
const withKeys = (db: Builder, $: Values<CallKeys>) =>
  db
    .select(stored)
    .from(cdrs)
    .where(
      and(
        inWorkspace(cdrs, $.workspaceId),
        sql`${cdrs.id} = any(array(
          select found.id
          from unnest(${arrayParameter($.providers)}::text[], ${arrayParameter($.callIds)}::text[])
            as key (provider, call_id)
          cross join lateral (select c.id from cdrs c
            where c.workspace_id = ${$.workspaceId} and c.provider = key.provider
              and c.external_call_id = key.call_id offset 0) found))`,
      ),
    )

/** Calls by their keys, as they are or perhaps were. */
export const cdrsByKeys = statement(withKeys)

/** Calls by their keys, locked until the transaction ends, in one order whatever the request's. */
export const lockCdrs = statement((db, $: Values<CallKeys>) =>
  withKeys(db, $).orderBy(cdrs.provider, cdrs.externalCallId).for('no key update'),
)

export const lockCdr = rowById(cdrs, stored, 'no key update')

type Extensions = { workspaceId: string; extensions: readonly string[] }

export const formerUsersAndQueues = statement<
  Keys,
  { resource: 'user' | 'automation_queue'; id: string }
>(
  (_, $) => sql`
    select 'user' as resource, id from users
    where workspace_id = ${$.workspaceId} and id = any(${arrayParameter($.ids)}::uuid[]) and deleted_at is not null
    union all select 'automation_queue', id from automation_queues
    where workspace_id = ${$.workspaceId} and id = any(${arrayParameter($.ids)}::uuid[]) and deleted_at is not null`,
)

/** The active users who alone have some extensions. */
export const usersOfExtensions = statement<Extensions, { extension: string; id: string }>(
  (_, $) => sql`
    select extension, (array_agg(id))[1] as id from users
    where workspace_id = ${$.workspaceId} and extension = any(${arrayParameter($.extensions)}::text[])
      and status = 'active' and deleted_at is null
    group by extension having count(*) = 1`,
)

type Numbers = { workspaceId: string; numbers: readonly string[] }
const phoneOwners = ($: Values<Numbers>): SQL => sql`
  from contact_phones p
  join contacts c on c.workspace_id = p.workspace_id and c.id = p.contact_id
  where p.workspace_id = ${$.workspaceId}::uuid and p.is_live
    and p.phone = any(${arrayParameter($.numbers)}::text[]) and c.deleted_at is null`

/** The live contacts that have one of some numbers, kept so until the transaction ends. */
export const lockOwnersOfNumbers = statement<Numbers, { contactId: string }>(
  (_, $) => sql`select c.id as "contactId" ${phoneOwners($)} order by c.id for key share of c`,
)

export const phoneOwnersOf = statement<Numbers, { phone: string; contactId: string }>(
  (_, $) => sql`select p.phone, c.id as "contactId" ${phoneOwners($)}`,
)

type Link = { workspaceId: string; id: string; ticketId: string; now: string }

/** Sets the ticket of a call without one, as a report would. */
export const linkTicket = statement<Link, never>(
  (_, $) => sql`
    update cdrs set ticket_id = ${$.ticketId}::uuid, reported = reported || array['ticketId'],
      version = version + 1, updated_at = ${$.now}::timestamptz
    where workspace_id = ${$.workspaceId} and id = ${$.id} and ticket_id is null`,
)

/**
 * Makes events of one call follow one another from their beginning: what they must hold before they hold the call,
 * only the call contains it.
 */
export const lockCall = statement<{ workspaceId: string; provider: string; callId: string }, never>(
  (_, $) => sql`
    select pg_advisory_xact_lock(hashtextextended(
      json_build_array(${$.provider}::text, ${$.callId}::text)::text,
      hashtext('call ' || ${$.workspaceId}::text)))`,
)

type OfCall = { workspaceId: string; cdrId: string }

export const eventsOf = statement((db, $: Values<OfCall>) =>
  db
    .select()
    .from(callEvents)
    .where(and(inWorkspace(callEvents, $.workspaceId), eq(callEvents.cdrId, $.cdrId))),
)

/** The users who have accepted calls from queues. */
export const acceptedBy = statement<Keys, { id: string; assigneeId: string }>(
  (_, $) => sql`
    select entity_id as id, assignee_id as "assigneeId" from queue_entries
    where workspace_id = ${$.workspaceId} and entity_id = any(${arrayParameter($.ids)}::uuid[])
      and status = 'assigned' and assignee_id is not null`,
)

export const transcriptByCall = statement((db, $: Values<OfCall>) =>
  db
    .select()
    .from(cdrTranscripts)
    .where(and(inWorkspace(cdrTranscripts, $.workspaceId), eq(cdrTranscripts.cdrId, $.cdrId))),
)

type NewTranscript = OfCall & { language: string | null; segments: string; now: string }

/** Leaves one that says the same as it is. */
export const setTranscript = statement<NewTranscript, never>(
  (_, $) => sql`
    insert into cdr_transcripts (workspace_id, cdr_id, language, segments, created_at, updated_at)
    values (${$.workspaceId}::uuid, ${$.cdrId}::uuid, ${$.language}::text, ${$.segments}::jsonb,
      ${$.now}::timestamptz, ${$.now}::timestamptz)
    on conflict (workspace_id, cdr_id) do update set language = excluded.language,
      segments = excluded.segments, version = cdr_transcripts.version + 1,
      updated_at = excluded.updated_at
    where (cdr_transcripts.language, cdr_transcripts.segments)
      is distinct from (excluded.language, excluded.segments)`,
)

type RecordingFile = OfCall & { fileId: string | null }

/** The file of a call's recording, or none. */
export const setRecordingFile = statement<RecordingFile, never>(
  (_, $) => sql`
    with gone as (
      delete from cdr_recordings
      where workspace_id = ${$.workspaceId}::uuid and cdr_id = ${$.cdrId}::uuid
        and ${$.fileId}::uuid is null)
    insert into cdr_recordings (workspace_id, cdr_id, file_id)
    select ${$.workspaceId}::uuid, ${$.cdrId}::uuid, ${$.fileId}::uuid
    where ${$.fileId}::uuid is not null
    on conflict (workspace_id, cdr_id) do update set file_id = excluded.file_id
    where cdr_recordings.file_id <> excluded.file_id`,
)
