import { sql } from 'drizzle-orm'
import type { Db } from '../../db/pool/client.ts'
import { membersOf } from '../../db/query/records.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { caseIdOf } from '../../lib/ids.ts'
import { instantOf, latestInstant } from '../../lib/time.ts'
import { type Faulty, repairRule } from '../../db/repair.ts'
import { callCase } from './call-case.ts'
import { withCase } from './case-of.ts'
import { type CaseState, sharedStatus, statusOfTicket, stepsToStatus } from './case-state.ts'
import { moveCases, setCaseContacts } from './move-cases.ts'
import {
  callCaseColumns,
  callColumns,
  callFacts,
  type CallRow,
  rebuildCallCase,
} from './rebuild-call-case.ts'
import { recordSteps } from './record-steps.ts'
import { sharedParts } from './step-queries.ts'

interface CaseNow {
  readonly status: CaseState['status']
  readonly agentId: string | null
  readonly at: string
}

/** Changes the states of cases to those of their tickets or conversations. */
function recordStates(
  db: Db,
  workspaceId: string,
  rows: ReadonlyArray<Faulty & CaseNow>,
): Promise<void> {
  return recordSteps(
    db,
    workspaceId,
    rows.flatMap(({ id, status, agentId, at }) => {
      const by = { at, actorType: 'system', actorId: null } as const
      const step = { entityId: id, caseId: caseIdOf(id), ...by }
      return [
        { ...step, what: 'assigned', detail: { agentId } } as const,
        ...stepsToStatus[status].map((what) => ({ ...step, what, detail: {} })),
      ]
    }),
  )
}

interface OtherTicket extends Faulty, CaseNow {
  readonly contactId: string
  readonly queueId: string | null
}

const statuses = sql`${sql.param(JSON.stringify(statusOfTicket))}::json`

const statusOf = sql`case when x.deleted_at is null then ${statuses} ->> x.status
  else 'closed' end`

export const otherTickets = repairRule<OtherTicket>(
  'ticket has another status, agent, contact or queue than its case',
  sql`
      select x.id, ${statusOf} as status, x.assignee_id as "agentId",
        x.contact_id as "contactId", x.queue_id as "queueId", x.updated_at as at
      from tickets x ${withCase}
      where c.id is not null and x.cx_log_id is null
        and (c.status, c.agent_id, c.contact_id, c.queue_id)
          is distinct from (${statusOf}, x.assignee_id, x.contact_id, x.queue_id)`,
  async (db, workspaceId, rows) => {
    const moved = rows.map(({ id, contactId, queueId }) => {
      return { id: caseIdOf(id), contactId, queueId }
    })
    const now = latestInstant(rows.map(({ at }) => at)) ?? ''
    await pipeline(db, [
      () => moveCases(db, workspaceId, moved, now),
      () => recordStates(db, workspaceId, rows),
    ])
  },
)

interface OtherConversation extends Faulty, CaseNow {
  readonly contactId: string | null
}

async function repairConversations(
  db: Db,
  workspaceId: string,
  rows: readonly OtherConversation[],
): Promise<void> {
  const cases = rows.map(({ id, contactId }) => ({ id: caseIdOf(id), contactId }))
  await pipeline(db, [
    () => setCaseContacts(db, { workspaceId, cases: JSON.stringify(cases) }),
    () => recordStates(db, workspaceId, rows),
  ])
}

const hasTickets = sql`exists (
  select from tickets t where t.workspace_id = c.workspace_id and t.cx_log_id = c.id)`

export const otherConversations = repairRule<OtherConversation>(
  'conversation has another status, agent or contact than its case',
  sql`
      select x.id, x.status, x.assignee_id as "agentId", x.contact_id as "contactId",
        coalesce(x.closed_at, x.updated_at) as at
      from conversations x ${withCase}
      where c.id is not null and not ${hasTickets}
        and (c.status, c.agent_id, c.contact_id)
          is distinct from (x.status, x.assignee_id, x.contact_id)`,
  repairConversations,
)

interface Shared extends Faulty {
  readonly contactId: string | null
  readonly at: string
  readonly shared: NonNullable<CaseState['shared']>
  readonly caseStatus: CaseState['status']
  readonly caseAgentId: string | null
  readonly caseContactId: string | null
  /** Whether the agent of the case has the conversation or one of the tickets. */
  readonly isAssignee: boolean
}

export const otherShared = repairRule<Shared>(
  'conversation and its tickets have another status, agent or contact than the case that they share',
  sql`
      select x.id, x.contact_id as "contactId", coalesce(x.closed_at, x.updated_at) as at,
        ${sharedParts} as shared, c.status as "caseStatus", c.agent_id as "caseAgentId",
        c.contact_id as "caseContactId", c.agent_id = x.assignee_id or exists (
          select from tickets t where t.workspace_id = c.workspace_id and t.cx_log_id = c.id
            and t.assignee_id = c.agent_id) as "isAssignee"
      from conversations x ${withCase}
      where c.id is not null and ${hasTickets}`,
  (db, workspaceId, rows) =>
    repairConversations(
      db,
      workspaceId,
      rows.map(({ shared, ...row }) => {
        return { ...row, status: sharedStatus(shared), agentId: shared.assigneeId }
      }),
    ),
  ({ shared, ...row }) => {
    const hasAgent = row.caseAgentId === null ? shared.assigneeId === null : row.isAssignee
    const hasStatus = row.caseStatus === sharedStatus(shared)
    return !(hasStatus && hasAgent && row.caseContactId === row.contactId)
  },
)

type CallOfCase = CallRow & {
  /** The columns of the case that follow from the call, as JSON has them. */
  caseNow: Readonly<Record<string, string | number | null>>
}

export const otherCalls = repairRule<CallOfCase>(
  'call has another case than it says',
  sql`
      select ${callColumns}, (select row_to_json(n) from (
        select ${membersOf(callCaseColumns)}, c.disposition) n) as "caseNow"
      from cdrs x ${withCase} where true`,
  (db, workspaceId, rows) =>
    rebuildCallCase(
      db,
      workspaceId,
      rows.map(({ id }) => id),
    ),
  ({ caseNow, ...call }) => {
    const { row } = callCase(callFacts(call))
    const disposition = row.disposition ?? caseNow['disposition']
    return Object.entries({ ...row, disposition }).some(([name, value]) => {
      const stored = caseNow[name] ?? null
      const isInstant = name.endsWith('At') || name === 'stateSince'
      return value !== (isInstant && stored !== null ? instantOf(String(stored)) : stored)
    })
  },
)
