import { sql } from 'drizzle-orm'
import type { Schema } from '../../../generated/operations.ts'
import type { Db } from '../../db/pool/client.ts'
import type { Keys } from '../../db/query/rows.ts'
import { arrayParameter, statement } from '../../db/query/statement.ts'
import { caseIdOf } from '../../lib/ids.ts'
import { isAfter, secondsBetween } from '../../lib/time.ts'
import { identityType } from '../../platform/adapters/identity.ts'
import { statusOfTicket, type CaseStep } from './case-state.ts'
import { returningCases, type CxLogRow } from './queries.ts'

/** The kind of channel that a case counts as, where it is not `chat`. */
export const caseChannelTypes: Readonly<
  Partial<Record<Schema<'ChannelType'>, Schema<'CxLogChannelType'>>>
> = {
  email: 'email',
  phone: 'voice',
  facebook_feed: 'social',
  web_form: 'other',
}

/** The values of a ticket for its new case, with the creator of the ticket. */
export interface TicketFacts extends Pick<
  Schema<'Ticket'>,
  | 'id'
  | 'contactId'
  | 'channel'
  | 'status'
  | 'queueId'
  | 'assigneeId'
  | 'createdAt'
  | 'resolvedAt'
  | 'closedAt'
  | 'deletedAt'
> {
  readonly actorType: CaseStep['actorType']
  readonly actorId: string | null
}

/** Inserts cases with their timelines, which say how each of them came into its state. */
const insertTicketCases = statement<{ workspaceId: string; cases: string }, CxLogRow>((_, $) =>
  returningCases(sql`
    with given as materialized (
      select * from json_to_recordset(${$.cases}::json) as c (id uuid, "contactId" uuid,
        "channelType" text, status text, "queueId" uuid, "assigneeId" uuid, "closedAssigneeId" uuid,
        "startedAt" timestamptz, "assignedAt" timestamptz, "closedAt" timestamptz,
        "stateSince" timestamptz, "handledSeconds" int, "actorType" text, "actorId" uuid)),
    entered as (
      insert into cx_log_events (workspace_id, cx_log_id, kind, at, actor_type, actor_id, detail)
      select ${$.workspaceId}::uuid, c.id, e.kind, e.at, c."actorType", c."actorId", e.detail
      from given c cross join lateral (values
        (1, 'created', c."startedAt", '{}'::jsonb),
        (2, 'assigned', c."assignedAt", jsonb_build_object('agentId', c."assigneeId")),
        (3, 'held', case c.status when 'hold' then c."startedAt" end, '{}'),
        (4, 'closed', c."closedAt", '{}')) e (nth, kind, at, detail)
      where e.at is not null
      order by e.nth)
    insert into cx_logs (workspace_id, id, position, kind, contact_id, channel_type, direction,
      status, queue_id, first_assignee_id, agent_id, closed_assignee_id, started_at, assigned_at,
      closed_at, state_since, handled_seconds, created_at, updated_at)
    select ${$.workspaceId}::uuid, c.id, next_position(${$.workspaceId}::uuid, 'cx_logs'), 'ticket',
      c."contactId", c."channelType", 'inbound', c.status, c."queueId", c."assigneeId",
      c."assigneeId", c."closedAssigneeId", c."startedAt", c."assignedAt", c."closedAt",
      c."stateSince", c."handledSeconds", c."startedAt", c."startedAt"
    from given c`),
)

/** Opens and returns the case of each of some tickets that have one of their own, in the state that the ticket is in. */
export async function openCasesOfTickets(
  db: Db,
  workspaceId: string,
  tickets: readonly TicketFacts[],
): Promise<CxLogRow[]> {
  if (tickets.length === 0) return []
  return insertTicketCases(db, { workspaceId, cases: JSON.stringify(tickets.map(newCaseOf)) })
}

function newCaseOf(ticket: TicketFacts) {
  const { createdAt, assigneeId } = ticket
  const status = ticket.deletedAt === null ? statusOfTicket[ticket.status] : 'closed'
  const endedAt = ticket.resolvedAt ?? ticket.closedAt ?? ticket.deletedAt ?? createdAt
  const closedAt = status !== 'closed' ? null : isAfter(createdAt, endedAt) ? createdAt : endedAt
  const isHandled = closedAt !== null && assigneeId !== null
  return {
    id: caseIdOf(ticket.id),
    contactId: ticket.contactId,
    channelType: caseChannelTypes[ticket.channel] ?? 'chat',
    status,
    queueId: ticket.queueId,
    assigneeId,
    closedAssigneeId: closedAt === null ? null : assigneeId,
    startedAt: createdAt,
    assignedAt: assigneeId === null ? null : createdAt,
    closedAt,
    stateSince: closedAt ?? createdAt,
    handledSeconds: isHandled ? (secondsBetween(createdAt, closedAt) ?? 0) : 0,
    actorType: ticket.actorType,
    actorId: ticket.actorId,
  }
}

/** The values of a conversation for its new case. Conversations of groups have none. */
export interface ConversationFacts extends Pick<
  Schema<'Conversation'>,
  'id' | 'kind' | 'channelId' | 'contactId' | 'assigneeId' | 'createdAt'
> {
  /** Whether it begins with a message of its contact. Messages that are counted later say it as well. */
  readonly isInbound?: boolean
}

const channelTypes = sql`${sql.param(JSON.stringify(caseChannelTypes))}::json`

const insertTalks = statement<{ workspaceId: string; talks: string }, CxLogRow>((_, $) =>
  returningCases(sql`
    with given as materialized (
      select n.workspace_id, g.id, g.kind, g."contactId", n.id as channel_id,
        coalesce(${channelTypes} ->> ${identityType}, 'chat') as channel_type,
        case when g."isInbound" then 'inbound' else 'outbound' end as direction,
        g."assigneeId", g.at
      from json_to_recordset(${$.talks}::json) as g (id uuid, kind text, "contactId" uuid,
        "channelId" uuid, "assigneeId" uuid, at timestamptz, "isInbound" boolean)
      join channels n on n.workspace_id = ${$.workspaceId} and n.id = g."channelId"
      where not exists (
        select from cx_logs c where c.workspace_id = n.workspace_id and c.id = g.id)),
    entered as (
      insert into cx_log_events (workspace_id, cx_log_id, kind, at, actor_type, detail)
      select g.workspace_id, g.id, e.kind, g.at, 'system', e.detail
      from given g cross join lateral (values
        (1, 'created', '{}'::jsonb),
        (2, 'assigned', jsonb_build_object('agentId', g."assigneeId"))) e (nth, kind, detail)
      where e.kind = 'created' or g."assigneeId" is not null
      order by e.nth)
    insert into cx_logs (workspace_id, id, position, kind, contact_id, channel_id, channel_type,
      direction, first_assignee_id, agent_id, started_at, assigned_at, state_since, created_at,
      updated_at)
    select workspace_id, id, next_position(workspace_id, 'cx_logs'), kind, "contactId", channel_id,
      channel_type, direction, "assigneeId", "assigneeId", at,
      case when "assigneeId" is not null then at end, at, at, at
    from given`),
)

/** Opens and returns the case of each of some conversations that have none, with its assignee and without messages. */
export async function openCasesOfConversations(
  db: Db,
  workspaceId: string,
  conversations: readonly ConversationFacts[],
): Promise<CxLogRow[]> {
  if (conversations.length === 0) return []
  const talks = conversations.map(
    ({ id, kind, channelId, contactId, assigneeId, createdAt: at, isInbound }) => {
      const caseKind = kind === 'email' ? 'email' : 'chat'
      return { id: caseIdOf(id), kind: caseKind, contactId, channelId, assigneeId, at, isInbound }
    },
  )
  return insertTalks(db, { workspaceId, talks: JSON.stringify(talks) })
}

/** The conversations, of those that some cases are of, whose case is not there. */
export const conversationsWithoutCase = statement<
  Keys,
  Omit<ConversationFacts, 'createdAt' | 'isInbound'>
>(
  (_, $) => sql`
    select v.id, v.kind, v.channel_id as "channelId", v.contact_id as "contactId",
      v.assignee_id as "assigneeId"
    from unnest(${arrayParameter($.ids)}::uuid[]) as i (id)
    join conversations v on v.workspace_id = ${$.workspaceId} and v.id = case_id(i.id)
    where not exists (select from cx_logs c where c.workspace_id = ${$.workspaceId} and c.id = i.id)`,
)
