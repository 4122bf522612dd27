import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { pipeline } from '../../db/pipeline.ts'
import { statement } from '../../db/statement.ts'
import { iso, isoOrNull } from '../../lib/time.ts'
import { type Faulty, type RepairRule, repairRule } from '../../repair.ts'
import { type CaseStep, stepsTo, takeSteps } from './advance.ts'
import { caseOf } from './case-of.ts'
import {
  type ConversationFacts,
  openCasesOfConversations,
  openCasesOfTickets,
  statusOfTicket,
  type TicketFacts,
} from './open.ts'
import { keepCases, moveCases, takeContacts, takeQueues } from './queries.ts'
import { wrongSums } from './sums/repair.ts'

/**
 * Joins the case of `x` as `c`. Lateral with a limit, since joined otherwise, while nothing is known of
 * the tables' sizes, `case_id()` may be called for each pair of rows.
 */
const withCase = sql`left join lateral (
  select * from cx_logs l where l.workspace_id = x.workspace_id and l.id = case_id(x.id) limit 1)
  c on true`

/** Whether no entry of one of these kinds in a case's timeline names the row under `member`. */
const isNotIn = (cxLogId: SQL, kinds: string, member: string) => sql`(
  select count(*) from cx_log_events e where e.workspace_id = x.workspace_id
    and e.cx_log_id = ${cxLogId} and e.kind = any(${sql.param(kinds)}::text[])
    and e.detail ->> ${sql.param(member)} = x.id::text) = 0`

const missingOfTickets = repairRule<TicketFacts>(
  'ticket has no case',
  sql`
      select x.id, x.contact_id as "contactId", x.channel, x.status, x.queue_id as "queueId",
        x.assignee_id as "assigneeId", x.created_at as "createdAt", x.resolved_at as "resolvedAt",
        x.closed_at as "closedAt", x.deleted_at as "deletedAt", x.creator_id as "actorId",
        case when exists (select from users u where u.workspace_id = x.workspace_id
          and u.id = x.creator_id) then 'user' else 'token' end as "actorType"
      from tickets x ${withCase} where c.id is null and x.cx_log_id is null`,
  (db, workspaceId, rows) =>
    openCasesOfTickets(
      db,
      workspaceId,
      rows.map((row) => ({
        ...row,
        createdAt: iso(row.createdAt),
        resolvedAt: isoOrNull(row.resolvedAt),
        closedAt: isoOrNull(row.closedAt),
        deletedAt: isoOrNull(row.deletedAt),
      })),
    ),
)

const missingOfConversations = repairRule<ConversationFacts>(
  'conversation has no case',
  sql`
      select x.id, x.kind, x.channel_id as "channelId", x.contact_id as "contactId",
        x.created_at as "createdAt"
      from conversations x ${withCase}
      where x.kind <> 'group' and x.channel_id is not null and c.id is null`,
  openCasesOfConversations,
)

interface UncountedMessage extends Faulty {
  readonly conversationId: string
  readonly direction: string
  readonly actorType: CaseStep['actorType']
  readonly actorId: string | null
  readonly at: string
}

const missingMessages = repairRule<UncountedMessage>(
  "message is not in the timeline of its conversation's case",
  sql`
      select x.id, x.conversation_id as "conversationId", x.direction,
        x.sender_type as "actorType", x.sender_id as "actorId",
        case when x.scheduled_at is null then x.created_at
          else coalesce(x.sent_at, x.updated_at) end as at
      from messages x
      join conversations v on v.workspace_id = x.workspace_id and v.id = x.conversation_id
        and v.kind <> 'group' and v.channel_id is not null
      where x.status not in ('scheduled', 'canceled')
        and ${isNotIn(sql`case_id(x.conversation_id)`, '{message_inbound,message_outbound}', 'messageId')}`,
  (db, workspaceId, rows) =>
    takeSteps(
      db,
      workspaceId,
      rows.map(({ id: messageId, conversationId, direction, at, actorType, actorId }) => ({
        entityId: conversationId,
        what: `message_${direction}`,
        ...{ at, actorType, actorId },
        detail: { messageId },
      })),
    ),
)

interface UnrecordedComment extends Faulty {
  readonly entityId: string
  readonly visibility: 'public' | 'internal'
  readonly messageId: string | null
  readonly actorType: CaseStep['actorType']
  readonly actorId: string | null
  readonly at: string
}

const missingComments = repairRule<UnrecordedComment>(
  'comment is not in the timeline of its case',
  sql`
      select x.id, coalesce(x.ticket_id, x.room_id) as "entityId", x.visibility,
        x.author_type as "actorType", x.author_id as "actorId", x.created_at as at,
        x.message_id as "messageId"
      from comments x
      where ${isNotIn(
        caseOf(sql`x.workspace_id`, sql`coalesce(x.ticket_id, x.room_id)`),
        '{comment_added}',
        'commentId',
      )}
        and not exists (select from conversations v where v.workspace_id = x.workspace_id
          and v.id = x.room_id and (v.kind = 'group' or v.channel_id is null))`,
  (db, workspaceId, rows) =>
    takeSteps(
      db,
      workspaceId,
      rows.map(({ id: commentId, entityId, visibility, messageId, at, actorType, actorId }) => ({
        entityId,
        what: 'comment_added',
        ...{ at, actorType, actorId },
        detail: { commentId, visibility, ...(messageId !== null && { messageId }) },
      })),
    ),
)

interface OtherState extends Faulty {
  readonly status: 'open' | 'hold' | 'closed'
  readonly agentId: string | null
  readonly at: string
}

interface OtherTicket extends OtherState {
  readonly contactId: string
  readonly queueId: string | null
}

const statuses = sql`${sql.param(JSON.stringify(statusOfTicket))}::json`

const statusOf = sql`case when x.deleted_at is null then ${statuses} ->> x.status
  else 'closed' end`

const otherTickets = repairRule<OtherTicket>(
  'ticket has another status, agent, contact or queue than its case',
  sql`
      select x.id, ${statusOf} as status, x.assignee_id as "agentId",
        x.contact_id as "contactId", x.queue_id as "queueId", x.updated_at as at
      from tickets x ${withCase}
      where c.id is not null and x.cx_log_id is null
        and (c.status, c.agent_id, c.contact_id, c.queue_id)
          is distinct from (${statusOf}, x.assignee_id, x.contact_id, x.queue_id)`,
  async (db, workspaceId, rows) => {
    const tickets = rows.map(({ id, contactId, queueId }) => ({ id, contactId, queueId }))
    const now = rows.map(({ at }) => iso(at)).reduce((a, b) => (a > b ? a : b))
    await pipeline(db, [
      () => moveCases(db, { workspaceId, tickets: JSON.stringify(tickets), now }),
      () => followState(db, workspaceId, rows),
    ])
  },
)

const otherConversations = repairRule<OtherState>(
  'conversation has another status, agent or contact than its case',
  sql`
      select x.id, x.status, x.assignee_id as "agentId", coalesce(x.closed_at, x.updated_at) as at
      from conversations x ${withCase}
      where c.id is not null and shared_status(x.workspace_id, c.id) is null
        and (c.status, c.agent_id, c.contact_id)
          is distinct from (x.status, x.assignee_id, x.contact_id)`,
  async (db, workspaceId, rows) => {
    await pipeline(db, [
      () => takeContacts(db, { workspaceId, ids: rows.map(({ id }) => id) }),
      () => followState(db, workspaceId, rows),
    ])
  },
)

/** Whether nobody who has the conversation or a ticket of the shared case is its agent, or somebody is although nobody has one. */
const hasOtherAgent = sql`case when c.agent_id is null
  then shared_agent(x.workspace_id, c.id) is not null
  else c.agent_id is distinct from x.assignee_id and not exists (select from tickets t
    where t.workspace_id = x.workspace_id and t.cx_log_id = c.id and t.assignee_id = c.agent_id)
  end`

const otherShared = repairRule<OtherState>(
  'conversation and its tickets have another status, agent or contact than the case that they share',
  sql`
      select x.id, shared_status(x.workspace_id, c.id) as status,
        shared_agent(x.workspace_id, c.id) as "agentId", coalesce(x.closed_at, x.updated_at) as at
      from conversations x ${withCase}
      where shared_status(x.workspace_id, c.id) is not null
        and (c.status is distinct from shared_status(x.workspace_id, c.id)
          or c.contact_id is distinct from x.contact_id or ${hasOtherAgent})`,
  async (db, workspaceId, rows) => {
    await pipeline(db, [
      () => takeContacts(db, { workspaceId, ids: rows.map(({ id }) => id) }),
      () => followState(db, workspaceId, rows),
    ])
  },
)

interface Unqueued extends Faulty {
  readonly queueId: string
}

const missingQueues = repairRule<Unqueued>(
  'conversation waited in a queue, but its case has none',
  sql`
      select x.id, x.queue_id as "queueId" from conversations x ${withCase}
      where x.queue_id is not null and c.id is not null and c.queue_id is null
        and exists (select from queue_entries e
          where e.workspace_id = x.workspace_id and e.entity_id = x.id)`,
  (db, workspaceId, rows) => takeQueues(db, { workspaceId, entries: JSON.stringify(rows) }),
)

interface Unlinked extends Faulty {
  readonly at: string
}

const missingLinks = repairRule<Unlinked>(
  'ticket is not in the timeline of the case that it shares',
  sql`
      select x.id, x.created_at as at from tickets x
      where x.cx_log_id is not null and ${isNotIn(sql`x.cx_log_id`, '{ticket_linked}', 'ticketId')}`,
  (db, workspaceId, rows) =>
    takeSteps(
      db,
      workspaceId,
      rows.map(({ id: ticketId, at }) => ({
        entityId: ticketId,
        what: 'ticket_linked',
        ...{ at, actorType: 'system', actorId: null },
        detail: { ticketId },
      })),
    ),
)

const missingReplies = repairRule<Unlinked>(
  'first response of a ticket is not in its case',
  sql`
      select x.id, x.first_response_at as at from tickets x ${withCase}
      where x.cx_log_id is null and x.first_response_at is not null and c.id is not null
        and c.first_replied_at is null`,
  (db, workspaceId, rows) =>
    takeSteps(
      db,
      workspaceId,
      rows.map(({ id: entityId, at }) => {
        return { entityId, what: 'replied', at, actorType: 'system', actorId: null, detail: {} }
      }),
    ),
)

/** Has cases follow who has their tickets or conversations, and in which status. */
function followState(db: Db, workspaceId: string, rows: readonly OtherState[]): Promise<void> {
  return takeSteps(
    db,
    workspaceId,
    rows.flatMap(({ id, status, agentId, at }) => {
      const by = { entityId: id, at, actorType: 'system', actorId: null } as const
      return [
        { ...by, what: 'assigned', detail: { agentId } },
        ...stepsTo(status).map((what) => ({ ...by, what, detail: {} })),
      ]
    }),
  )
}

const otherCalls = repairRule<Faulty>(
  'call has another case than it says',
  sql`
      select x.id from cdrs x ${withCase}
      where (c.id, c.contact_id, c.direction, c.queue_id, c.agent_id, c.started_at, c.closed_at,
          c.hold_seconds)
        is distinct from (case_id(x.id), x.contact_id, x.direction,
          queue_of_call(x.workspace_id, x.id), x.agent_id,
          x.started_at, x.ended_at, coalesce(x.hold_duration, 0))`,
  (db, workspaceId, rows) => keepCases(db, { workspaceId, ids: rows.map(({ id }) => id) }),
)

const analyzeCases = statement<Record<string, never>, never>(
  () => sql`analyze cx_logs, cx_log_events`,
)

/** What can be wrong with cases, each rule after those that it builds on. */
export const caseRules: readonly RepairRule[] = [
  ...[
    missingOfTickets,
    missingOfConversations,
    missingMessages,
    missingComments,
    missingLinks,
    missingReplies,
    otherTickets,
    otherConversations,
    otherShared,
    missingQueues,
    otherCalls,
  ].map((rule) => ({ ...rule, analyze: (db: Db) => analyzeCases(db, {}) })),
  wrongSums,
]
