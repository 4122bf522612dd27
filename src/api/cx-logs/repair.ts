import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/pool/client.ts'
import { statement } from '../../db/query/statement.ts'
import { caseIdOf } from '../../lib/ids.ts'
import { latestInstant } from '../../lib/time.ts'
import { type Faulty, type RepairRule, repairRule } from '../../db/repair.ts'
import { caseOf, withCase } from './case-of.ts'
import { moveCases } from './move-cases.ts'
import {
  type ConversationFacts,
  openCasesOfConversations,
  openCasesOfTickets,
  type TicketFacts,
} from './open.ts'
import { recordSteps } from './record-steps.ts'
import { type CaseStep } from './case-state.ts'
import { otherCalls, otherConversations, otherShared, otherTickets } from './repair-states.ts'
import { wrongSums } from './sums/days.ts'

/** A row that a step of a case follows from; the system is the actor where it names none. */
interface Origin extends Faulty {
  readonly at: string
  readonly actorType?: CaseStep['actorType']
  readonly actorId?: string | null
}

/** Returns the repair that records a step for each row. */
function recording<Row extends Origin>(
  stepOf: (row: Row) => Pick<CaseStep, 'entityId' | 'caseId' | 'what' | 'detail'>,
) {
  return (db: Db, workspaceId: string, rows: readonly Row[]) => {
    const steps = rows.map((row) => {
      const { at, actorType = 'system', actorId = null } = row
      return { at, actorType, actorId, ...stepOf(row) }
    })
    return recordSteps(db, workspaceId, steps)
  }
}

/**
 * Returns the condition that no entry of one of these kinds in a case's timeline names the row under `member`. The entry is
 * looked for at the instant of the row first, which the index has, so that a long timeline is not read once per row.
 */
function isNotIn(cxLogId: SQL, at: SQL, kinds: string, member: string): SQL {
  const entries = (where: SQL) => sql`(
  select count(*) from cx_log_events e where e.workspace_id = x.workspace_id
    and e.cx_log_id = ${cxLogId} and ${where} and e.kind = any(${sql.param(kinds)}::text[])
    and e.detail ->> ${sql.param(member)} = x.id::text)`
  return sql`case when ${entries(sql`e.at = ${at}`)} > 0 then false else ${entries(sql`true`)} = 0 end`
}

const missingOfTickets = repairRule<TicketFacts>(
  'ticket has no case',
  sql`
      select x.id, x.contact_id as "contactId", x.channel, x.status, x.queue_id as "queueId",
        x.assignee_id as "assigneeId", x.created_at as "createdAt", x.resolved_at as "resolvedAt",
        x.closed_at as "closedAt", x.deleted_at as "deletedAt", x.creator_id as "actorId",
        case when exists (select from users u where u.workspace_id = x.workspace_id
          and u.id = x.creator_id) then 'user' else 'token' end as "actorType"
      from tickets x ${withCase} where c.id is null and x.cx_log_id is null`,
  openCasesOfTickets,
)

const missingOfConversations = repairRule<ConversationFacts>(
  'conversation has no case',
  sql`
      select x.id, x.kind, x.channel_id as "channelId", x.contact_id as "contactId",
        x.assignee_id as "assigneeId", x.created_at as "createdAt"
      from conversations x ${withCase}
      where x.kind <> 'group' and x.channel_id is not null and c.id is null
        and not (x.status = 'closed' and exists (
          select from messages m
          where m.workspace_id = x.workspace_id and m.conversation_id = x.id and m.is_blocked)
          and not exists (select from tickets t
            where t.workspace_id = x.workspace_id and t.cx_log_id = case_id(x.id)))`,
  openCasesOfConversations,
)

const instantOfMessage = sql`case when x.scheduled_at is null then x.created_at
  else coalesce(x.sent_at, x.updated_at) end`

interface UncountedMessage extends Origin {
  readonly conversationId: string
  readonly direction: 'inbound' | 'outbound'
}

const missingMessages = repairRule<UncountedMessage>(
  "message is not in the timeline of its conversation's case",
  sql`
      select x.id, x.conversation_id as "conversationId", x.direction,
        x.sender_type as "actorType", x.sender_id as "actorId",
        ${instantOfMessage} as at
      from messages x
      join conversations v on v.workspace_id = x.workspace_id and v.id = x.conversation_id
        and v.kind <> 'group' and v.channel_id is not null
      where x.status not in ('scheduled', 'canceled') and not x.is_blocked
        and ${isNotIn(sql`case_id(x.conversation_id)`, instantOfMessage, '{message_inbound,message_outbound}', 'messageId')}`,
  recording(({ id: messageId, conversationId, direction }) => ({
    entityId: conversationId,
    caseId: caseIdOf(conversationId),
    what: direction === 'inbound' ? 'message_inbound' : 'message_outbound',
    detail: { messageId },
  })),
)

interface UnrecordedComment extends Origin {
  readonly entityId: string
  readonly caseId: string
  readonly visibility: 'public' | 'internal'
  readonly messageId: string | null
}

const caseOfComment = caseOf(sql`x.workspace_id`, sql`coalesce(x.ticket_id, x.room_id)`)

const missingComments = repairRule<UnrecordedComment>(
  'comment is not in the timeline of its case',
  sql`
      select x.id, coalesce(x.ticket_id, x.room_id) as "entityId", ${caseOfComment} as "caseId", x.visibility,
        x.author_type as "actorType", x.author_id as "actorId", x.created_at as at,
        x.message_id as "messageId"
      from comments x
      where ${isNotIn(caseOfComment, sql`x.created_at`, '{comment_added}', 'commentId')}
        and not exists (select from conversations v
          left join cx_logs c on c.workspace_id = v.workspace_id and c.id = case_id(v.id)
          where v.workspace_id = x.workspace_id and v.id = x.room_id
            and (c.id is null or greatest(x.created_at, v.created_at) < c.started_at))`,
  recording(({ id: commentId, entityId, caseId, visibility, messageId }) => ({
    entityId,
    caseId,
    what: 'comment_added',
    detail: { commentId, visibility, ...(messageId !== null && { messageId }) },
  })),
)

interface Unqueued extends Faulty {
  readonly queueId: string
  readonly at: string
}

const missingQueues = repairRule<Unqueued>(
  'conversation waited in a queue, but its case has none',
  sql`
      select x.id, x.queue_id as "queueId", x.updated_at as at from conversations x ${withCase}
      where x.queue_id is not null and c.id is not null and c.queue_id is null
        and exists (select from queue_entries e
          where e.workspace_id = x.workspace_id and e.entity_id = x.id)`,
  (db, workspaceId, rows) => {
    const moved = rows.map(({ id, queueId }) => ({ id: caseIdOf(id), contactId: null, queueId }))
    const now = latestInstant(rows.map(({ at }) => at)) ?? ''
    return moveCases(db, workspaceId, moved, now)
  },
)

interface Unlinked extends Origin {
  readonly caseId: string
}

const missingLinks = repairRule<Unlinked>(
  'ticket is not in the timeline of the case that it shares',
  sql`
      select x.id, x.cx_log_id as "caseId", x.created_at as at from tickets x
      where x.cx_log_id is not null and ${isNotIn(sql`x.cx_log_id`, sql`x.created_at`, '{ticket_linked}', 'ticketId')}`,
  recording(({ id: ticketId, caseId }) => {
    return { entityId: ticketId, caseId, what: 'ticket_linked', detail: { ticketId } }
  }),
)

const missingReplies = repairRule<Unlinked>(
  'first response of a ticket is not in its case',
  sql`
      select x.id, c.id as "caseId", x.first_response_at as at from tickets x ${withCase}
      where x.cx_log_id is null and x.first_response_at is not null and c.id is not null
        and c.first_replied_at is null`,
  recording(({ id: entityId, caseId }) => ({ entityId, caseId, what: 'replied', detail: {} })),
)

const analyzeCases = statement<Record<string, never>, never>(
  () => sql`analyze cx_logs, cx_log_events`,
)

/** The repairs of cases, each rule after the rules that it builds on. */
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
