import { sql } from 'drizzle-orm'
import type { Db } from '../db/pool/client.ts'
import { automationQueues, type RequiredSkill } from '../db/schema/automation-queues.ts'
import { rowById } from '../db/query/rows.ts'
import { arrayParameter, statement } from '../db/query/statement.ts'
import { newId } from '../lib/ids.ts'
import { ruleViolated } from '../errors.ts'
import type { StepBudget } from '../lib/step-budget.ts'
import { type Conditions, stepsOf } from '../lib/conditions.ts'
import { type Facts, type Match, matchOf } from './conditions.ts'
import type { ActorContext } from '../auth/actor.ts'
import { emitInternally } from '../events/reactions.ts'
import { endEntries } from './end.ts'
import { emitSteps, type RoutingEvents } from './steps.ts'
import { type Entity, isOpenEntry, moveWork } from './work.ts'
import type { QueueKey } from './queries.ts'

export interface MatchingQueue {
  readonly id: string
  readonly name: string
  readonly isEnabled: boolean
  readonly channels: readonly string[]
  readonly conditions: Conditions
}

/** Returns the queues of a workspace in the order in which their conditions are checked. */
export const matchingQueues = statement<{ workspaceId: string }, MatchingQueue>(
  (_, $) => sql`
    select id, name, is_enabled as "isEnabled", to_json(channels) as channels, conditions
    from automation_queues where workspace_id = ${$.workspaceId} and deleted_at is null
    order by sort_order, position`,
)

/** Returns the first queue that takes work by itself. Throws 422 if the conditions take too many steps. */
export async function firstMatch(
  stepBudget: StepBudget,
  queues: readonly MatchingQueue[],
  facts: Facts,
): Promise<{ readonly queue: MatchingQueue | undefined; readonly matches: readonly Match[] }> {
  const matches: Match[] = []
  for (const queue of queues) {
    if (!(await stepBudget.spend(stepsOf(queue.conditions, facts)))) {
      throw ruleViolated(
        'Checking the conditions of the queues takes too long for this request. Send less at once, or simplify the conditions.',
      )
    }
    matches.push(matchOf(queue, facts))
  }
  return { queue: queues[matches.indexOf('match')], matches }
}

/** Returns a queue and keeps it from being deleted until the transaction ends. */
export const queueToEnter = rowById(
  automationQueues,
  {
    maxLength: automationQueues.maxLength,
    overflowQueueId: automationQueues.overflowQueueId,
    overflowAction: automationQueues.overflowAction,
  },
  'key share',
)

/** Locks the length of a queue, so that one transaction at a time adds an entry to a queue with a limit. */
const lockLength = statement<QueueKey, never>(
  (_, $) => sql`
    select pg_advisory_xact_lock(
      hashtextextended('length ' || ${$.queueId}::text || ${$.workspaceId}::text, 0))`,
)

const lengthOf = statement<QueueKey & { limit: number }, { length: number }>(
  (_, $) => sql`
    select count(*)::int as length from (
      select from queue_entries where workspace_id = ${$.workspaceId}
        and queue_id = ${$.queueId} and status = 'waiting' limit ${$.limit}::int) waiting`,
)

export interface QueueSlot {
  readonly queueId: string
  /** The full queues that overflow into this one. */
  readonly visited: readonly string[]
  /** Whether the queue is full and overflows in another way than into a queue. */
  readonly isSurplus?: boolean
}

/**
 * Returns a slot for work in a queue or, while that is full, in the queue that it overflows into; undefined if the
 * queue does not exist. The queue of the slot is not deleted before the transaction ends. Callers lock the work
 * afterwards, since queues are locked first.
 */
export async function findQueueSlot(
  db: Db,
  workspaceId: string,
  queueId: string,
): Promise<QueueSlot | undefined> {
  const visited: string[] = []
  let here = queueId
  for (;;) {
    const key = { workspaceId, queueId: here }
    const [queue] = await queueToEnter(db, { workspaceId, id: here })
    if (!queue) return here === queueId ? undefined : { queueId, visited: [] }
    if (queue.maxLength === null) return { queueId: here, visited }

    const limit = queue.maxLength
    const [, [waiting]] = await Promise.all([lockLength(db, key), lengthOf(db, { ...key, limit })])
    const next = queue.overflowQueueId
    if ((waiting?.length ?? 0) < limit) return { queueId: here, visited }
    if (queue.overflowAction !== 'queue') return { queueId: here, visited, isSurplus: true }
    // All of the queues are full, so the work waits in the first one
    if (next === null || next === queueId || visited.includes(next)) return { queueId, visited: [] }
    visited.push(here)
    here = next
  }
}

type NewEntry = {
  workspaceId: string
  id: string
  queueId: string
  entityId: string
  priority: number | null
  requiredSkills: string
  isTransfer: boolean
  isSurplus: boolean
  visited: string[]
}

const insertEntry = statement<NewEntry, never>(
  (_, $) => sql`
    insert into queue_entries (workspace_id, id, queue_id, entity_type, entity_id, kind, status,
      priority, has_own_priority, required_skills, is_transfer, is_surplus, visited, entered_at,
      queued_at)
    select w.workspace_id, ${$.id}::uuid, ${$.queueId}::uuid, w.entity_type, w.id, w.kind, 'waiting',
      coalesce(${$.priority}::int, w.priority), ${$.priority}::int is not null,
      ${$.requiredSkills}::jsonb, ${$.isTransfer}::boolean, ${$.isSurplus}::boolean,
      ${arrayParameter($.visited)}::uuid[], now(), now()
    from routed_work w
    where w.workspace_id = ${$.workspaceId} and w.id = ${$.entityId}::uuid`,
)

type Passed = { workspaceId: string; entityId: string; ids: string[]; queueIds: string[] }

const insertPassed = statement<Passed, never>(
  (_, $) => sql`
    insert into queue_entries (workspace_id, id, queue_id, entity_type, entity_id, kind, status,
      overflow_action, priority, required_skills, entered_at, queued_at, ended_at)
    select w.workspace_id, passed.id, passed.queue_id, w.entity_type, w.id, w.kind, 'overflowed',
      'queue', 50, '[]', now(), now(), now()
    from unnest(${arrayParameter($.ids)}::uuid[], ${arrayParameter($.queueIds)}::uuid[])
      as passed (id, queue_id)
    join routed_work w on w.workspace_id = ${$.workspaceId} and w.id = ${$.entityId}::uuid`,
)

interface EntryOptions {
  readonly priority?: number | undefined
  readonly requiredSkills?: readonly RequiredSkill[] | undefined
  readonly isTransfer?: boolean
}

/** Adds work that is locked or new, and in no queue, to the queue of a slot. Returns the id of the entry. */
export async function enqueue(
  ctx: ActorContext,
  { entityType, entityId }: Entity,
  { queueId, visited, isSurplus = false }: QueueSlot,
  { priority, requiredSkills = [], isTransfer = false }: EntryOptions = {},
): Promise<string> {
  const { db, actor } = ctx
  const { workspaceId } = actor
  const id = newId()
  const passed = visited.map(() => newId())
  const entries: RoutingEvents['entries'] = [
    ...passed.map((one) => ({ id: one, type: 'queue.entry_overflowed' as const })),
    { id, type: 'queue.entry_waiting' },
  ]
  await emitSteps(ctx, { entries }, () =>
    Promise.all([
      insertEntry(db, {
        workspaceId,
        id,
        queueId,
        entityId,
        priority: priority ?? null,
        requiredSkills: JSON.stringify(requiredSkills),
        isTransfer,
        isSurplus,
        visited: [...visited],
      }),
      ...(visited.length > 0
        ? [insertPassed(db, { workspaceId, entityId, ids: passed, queueIds: [...visited] })]
        : []),
    ]),
  )
  emitInternally(ctx, 'queue.entry_entered', { entryId: id, queueId, entityType, entityId })
  return id
}

type Entering = QueueKey & { ids: readonly string[]; entityIds: readonly string[] }

const insertEntries = statement<Entering, { entryId: string } & Entity>(
  (_, $) => sql`
    insert into queue_entries (workspace_id, id, queue_id, entity_type, entity_id, kind, status,
      priority, has_own_priority, required_skills, visited, entered_at, queued_at)
    select w.workspace_id, given.id, ${$.queueId}::uuid, w.entity_type, w.id, w.kind, 'waiting',
      w.priority, false, '[]', '{}', now(), now()
    from unnest(${arrayParameter($.ids)}::uuid[], ${arrayParameter($.entityIds)}::uuid[])
      as given (id, entity_id)
    join routed_work w on w.workspace_id = ${$.workspaceId} and w.id = given.entity_id
    where not exists (select from queue_entries e
      where e.workspace_id = w.workspace_id and e.entity_id = w.id
        and ${isOpenEntry})
    order by w.position
    returning id as "entryId", entity_type as "entityType", entity_id as "entityId"`,
)

/**
 * Adds open, locked work without an assignee to a queue, even to a full one. Its entries of before end first, since a
 * piece of work has at most one open entry.
 */
export async function enqueueAll(
  ctx: ActorContext,
  queueId: string,
  work: readonly Entity[],
): Promise<void> {
  if (work.length === 0) return
  const { db, actor } = ctx
  const { workspaceId } = actor
  const entityIds = work.map(({ entityId }) => entityId)
  const ids = work.map(() => newId())
  const entries = ids.map((id) => ({ id, type: 'queue.entry_waiting' as const }))
  await emitSteps(ctx, { work, entries }, async () => {
    const [, , entered] = await Promise.all([
      moveWork(db, workspaceId, work, queueId),
      endEntries(ctx, { entityIds }),
      insertEntries(db, { workspaceId, queueId, entityIds, ids }),
    ])
    const steps = entered.map((entry) => ({ ...entry, queueId }))
    emitInternally(ctx, 'queue.entry_entered', ...steps)
  })
}

/** Moves locked work to the queue of a slot and adds it there. Returns the id of the entry. */
export async function moveToSlot(
  ctx: ActorContext,
  work: Entity,
  slot: QueueSlot,
  given: EntryOptions = {},
): Promise<string> {
  const { db, actor } = ctx
  await emitSteps(ctx, { work: [work] }, () =>
    moveWork(db, actor.workspaceId, [work], slot.queueId),
  )
  return enqueue(ctx, work, slot, given)
}
