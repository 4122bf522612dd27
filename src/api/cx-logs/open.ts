import { sql } from 'drizzle-orm'
import type { Schema } from '../../../generated/operations.ts'
import type { Db } from '../../db/client.ts'
import { pipeline } from '../../db/pipeline.ts'
import { cxLogEvents, cxLogs } from '../../db/schema/cx-logs.ts'
import { nextPosition } from '../../db/scope.ts'
import { statement, type Values } from '../../db/statement.ts'
import { caseIdOf } from '../../lib/ids.ts'
import { isAfter, secondsBetween } from '../../lib/time.ts'
import { type CaseStep, insertSteps } from './advance.ts'

type Status = Schema<'CxLogStatus'>
type ChannelType = Schema<'CxLogChannelType'>

/** The status of a case while its ticket has a status; a deleted ticket's case is closed. */
export const statusOfTicket: Readonly<Record<Schema<'TicketStatus'>, Status>> = {
  open: 'open',
  in_progress: 'open',
  pending: 'hold',
  on_hold: 'hold',
  resolved: 'closed',
  closed: 'closed',
}

/** The kind of channel that a case counts as, where it is not `chat`. */
export const channelTypes: Readonly<Partial<Record<Schema<'ChannelType'>, ChannelType>>> = {
  email: 'email',
  phone: 'voice',
  facebook_feed: 'social',
  web_form: 'other',
}

/** What a new case takes from its ticket, and who created the ticket. */
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

type NewCase = {
  id: string
  contactId: string
  channelType: ChannelType
  status: Status
  queueId: string | null
  assigneeId: string | null
  closedAssigneeId: string | null
  startedAt: string
  assignedAt: string | null
  closedAt: string | null
  stateSince: string
  handledSeconds: number
}

const insertCase = statement((db, $: Values<NewCase & { workspaceId: string; kind: 'ticket' }>) =>
  db.insert(cxLogs).values({
    workspaceId: $.workspaceId,
    id: $.id,
    position: nextPosition(cxLogs, $.workspaceId),
    kind: $.kind,
    contactId: $.contactId,
    channelType: $.channelType,
    direction: sql`'inbound'`,
    status: $.status,
    queueId: $.queueId,
    firstAssigneeId: $.assigneeId,
    agentId: $.assigneeId,
    closedAssigneeId: $.closedAssigneeId,
    startedAt: $.startedAt,
    assignedAt: $.assignedAt,
    closedAt: $.closedAt,
    stateSince: $.stateSince,
    handledSeconds: $.handledSeconds,
    createdAt: $.startedAt,
    updatedAt: $.startedAt,
  } as never),
)

const insertCases = statement<{ workspaceId: string; cases: string }, never>(
  (_, $) => sql`
    insert into cx_logs (workspace_id, id, position, kind, contact_id, channel_type, direction,
      status, queue_id, first_assignee_id, agent_id, closed_assignee_id, started_at, assigned_at,
      closed_at, state_since, handled_seconds, created_at, updated_at)
    select ${$.workspaceId}::uuid, c.id, next_position(${$.workspaceId}::uuid, 'cx_logs'), 'ticket',
      c."contactId", c."channelType", 'inbound', c.status, c."queueId", c."assigneeId",
      c."assigneeId", c."closedAssigneeId", c."startedAt", c."assignedAt", c."closedAt",
      c."stateSince", c."handledSeconds", c."startedAt", c."startedAt"
    from json_to_recordset(${$.cases}::json) as c (id uuid, "contactId" uuid, "channelType" text,
      status text, "queueId" uuid, "assigneeId" uuid, "closedAssigneeId" uuid,
      "startedAt" timestamptz, "assignedAt" timestamptz, "closedAt" timestamptz,
      "stateSince" timestamptz, "handledSeconds" int)`,
)

const insertCreated = statement(
  (
    db,
    $: Values<{
      workspaceId: string
      cxLogId: string
      at: string
      actorType: string
      actorId: string | null
    }>,
  ) =>
    db.insert(cxLogEvents).values({
      workspaceId: $.workspaceId,
      cxLogId: $.cxLogId,
      kind: sql`'created'`,
      at: $.at,
      actorType: $.actorType,
      actorId: $.actorId,
      detail: sql`'{}'`,
    } as never),
)

/** Opens the case of each of some tickets that have one of their own, in the state that the ticket is in. */
export async function openCasesOfTickets(
  db: Db,
  workspaceId: string,
  tickets: readonly TicketFacts[],
): Promise<unknown> {
  const cases = tickets.map(caseOf)
  const steps = tickets.flatMap((ticket, n) => stepsOf(ticket, cases[n] as NewCase))
  const [only, ...others] = cases
  const [first, ...rest] = steps
  if (!only || !first) return undefined
  if (others.length > 0) {
    return pipeline(db, [
      () => insertCases(db, { workspaceId, cases: JSON.stringify(cases) }),
      () => insertSteps(db, { workspaceId, steps: JSON.stringify(steps) }),
    ])
  }
  // One is the rule, and plain statements take a third less time than those over JSON
  const { at, actorType, actorId } = first
  return pipeline(db, [
    () => insertCase(db, { workspaceId, kind: 'ticket', ...only }),
    () => insertCreated(db, { workspaceId, cxLogId: only.id, at, actorType, actorId }),
    () => rest.length > 0 && insertSteps(db, { workspaceId, steps: JSON.stringify(rest) }),
  ])
}

function caseOf(ticket: TicketFacts): NewCase {
  const { createdAt, assigneeId } = ticket
  const status = ticket.deletedAt === null ? statusOfTicket[ticket.status] : 'closed'
  const endedAt = ticket.resolvedAt ?? ticket.closedAt ?? ticket.deletedAt ?? createdAt
  const closedAt = status !== 'closed' ? null : isAfter(createdAt, endedAt) ? createdAt : endedAt
  const isHandled = closedAt !== null && assigneeId !== null
  return {
    id: caseIdOf(ticket.id),
    contactId: ticket.contactId,
    channelType: channelTypes[ticket.channel] ?? 'chat',
    status,
    queueId: ticket.queueId,
    assigneeId,
    closedAssigneeId: closedAt === null ? null : assigneeId,
    startedAt: createdAt,
    assignedAt: assigneeId === null ? null : createdAt,
    closedAt,
    stateSince: closedAt ?? createdAt,
    handledSeconds: isHandled ? (secondsBetween(createdAt, closedAt) ?? 0) : 0,
  }
}

function stepsOf({ id, actorType, actorId, assigneeId }: TicketFacts, opened: NewCase): CaseStep[] {
  const step = (what: string, at: string, detail: CaseStep['detail'] = {}): CaseStep => {
    return { entityId: id, what, at, actorType, actorId, detail }
  }
  return [
    step('created', opened.startedAt),
    ...(assigneeId === null ? [] : [step('assigned', opened.startedAt, { agentId: assigneeId })]),
    ...(opened.status === 'hold' ? [step('held', opened.startedAt)] : []),
    ...(opened.closedAt === null ? [] : [step('closed', opened.closedAt)]),
  ]
}

/** What a new case takes from its conversation, which is not that of a group. */
export type ConversationFacts = Pick<
  Schema<'Conversation'>,
  'id' | 'kind' | 'channelId' | 'contactId' | 'createdAt'
>

const insertTalks = statement<{ workspaceId: string; talks: string; channelTypes: string }, never>(
  (_, $) => sql`
    with made as (
      insert into cx_logs (workspace_id, id, position, kind, contact_id, channel_id, channel_type,
        direction, started_at, state_since, created_at, updated_at)
      select n.workspace_id, g.id, next_position(n.workspace_id, 'cx_logs'), g.kind, g."contactId",
        n.id, coalesce(${$.channelTypes}::json ->> coalesce(n.config ->> 'identityType', n.type),
          'chat'),
        'outbound', g.at, g.at, g.at, g.at
      from json_to_recordset(${$.talks}::json) as g (id uuid, kind text, "contactId" uuid,
        "channelId" uuid, at timestamptz)
      join channels n on n.workspace_id = ${$.workspaceId} and n.id = g."channelId"
      returning workspace_id, id, started_at)
    insert into cx_log_events (workspace_id, cx_log_id, kind, at, actor_type, detail)
    select workspace_id, id, 'created', started_at, 'system', '{}' from made`,
)

/** Opens the case of each of some conversations, unassigned and without messages. */
export function openCasesOfConversations(
  db: Db,
  workspaceId: string,
  conversations: readonly ConversationFacts[],
): Promise<unknown> {
  const talks = conversations.map(({ id, kind, channelId, contactId, createdAt: at }) => {
    const caseKind = kind === 'email' ? 'email' : 'chat'
    return { id: caseIdOf(id), kind: caseKind, contactId, channelId, at }
  })
  return insertTalks(db, {
    workspaceId,
    talks: JSON.stringify(talks),
    channelTypes: JSON.stringify(channelTypes),
  })
}
