import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import type { Conditions, RequiredSkill } from '../db/schema/automation-queues.ts'
import { arrayParameter, statement, type Values } from '../db/statement.ts'
import { newId } from '../lib/ids.ts'
import { ruleViolated } from '../errors.ts'
import type { Effort } from '../lib/effort.ts'
import { type Facts, type Match, matchOf, stepsOf } from './conditions.ts'
import type { ActorContext } from '../events/actor.ts'
import { emitInternally } from '../events/reactions.ts'
import { endEntries } from './end.ts'
import { emitSteps, type Steps } from './steps.ts'
import { moveTickets } from './tickets.ts'

type QueueKey = { workspaceId: string; queueId: string }

export interface MatchingQueue {
  readonly id: string
  readonly name: string
  readonly isEnabled: boolean
  readonly channels: readonly string[]
  readonly conditions: Conditions
}

/** Every queue of the workspace in its order. */
export const matchingQueues = statement<{ workspaceId: string }, MatchingQueue>(
  (_, $) => sql`
    select id, name, is_enabled as "isEnabled", to_json(channels) as channels, conditions
    from automation_queues where workspace_id = ${$.workspaceId} and deleted_at is null
    order by sort_order, position`,
)

/** The first of some queues that takes a ticket by itself. Throws 422 when finding it takes too long. */
export async function firstMatch(
  effort: Effort,
  queues: readonly MatchingQueue[],
  facts: Facts,
): Promise<{ readonly queue: MatchingQueue | undefined; readonly matches: readonly Match[] }> {
  const matches: Match[] = []
  for (const queue of queues) {
    if (!(await effort.spend(stepsOf(queue, facts)))) {
      throw ruleViolated(
        'Checking the conditions of the queues takes too long for this request. Send fewer tickets at once, or simplify the conditions.',
      )
    }
    matches.push(matchOf(queue, facts))
  }
  return { queue: queues[matches.indexOf('match')], matches }
}

/** A live queue, which stays so until the transaction ends; only its deletion waits for that. */
export const queueToEnter = statement<
  QueueKey,
  { maxLength: number | null; overflowQueueId: string | null }
>(
  (_, $) => sql`
    select max_length as "maxLength", overflow_queue_id as "overflowQueueId" from automation_queues
    where workspace_id = ${$.workspaceId} and id = ${$.queueId} and deleted_at is null for key share`,
)

/** Only one at a time enters a queue with a limit. */
const holdLength = statement<QueueKey, never>(
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

export interface Place {
  readonly queueId: string
  /** The full queues that it comes by. */
  readonly visited: readonly string[]
}

/**
 * The queue where something that is meant for `queueId` gets a place, which stays live until the
 * transaction ends: the queue itself or, while that is full, the one that it overflows into. Undefined
 * when there is no such queue. To be called before the ticket is locked.
 */
export async function placeIn(
  db: Db,
  workspaceId: string,
  queueId: string,
): Promise<Place | undefined> {
  const visited: string[] = []
  let here = queueId
  for (;;) {
    const key = { workspaceId, queueId: here }
    const [queue] = await queueToEnter(db, key)
    if (!queue) return here === queueId ? undefined : { queueId, visited: [] }
    if (queue.maxLength === null) return { queueId: here, visited }

    const limit = queue.maxLength
    const [, [waiting]] = await Promise.all([holdLength(db, key), lengthOf(db, { ...key, limit })])
    const next = queue.overflowQueueId
    if ((waiting?.length ?? 0) < limit) return { queueId: here, visited }
    // Full wherever it may go: it waits where it was meant to
    if (next === null || next === queueId || visited.includes(next)) return { queueId, visited: [] }
    visited.push(here)
    here = next
  }
}

type NewEntry = {
  workspaceId: string
  id: string
  queueId: string
  ticketId: string
  priority: number | null
  ticketPriority: string
  requiredSkills: string
  visited: string[]
}

const insertEntry = statement<NewEntry, never>(
  (_, $: Values<NewEntry>) => sql`
    insert into queue_entries (workspace_id, id, queue_id, ticket_id, status, priority,
      has_own_priority, required_skills, visited, entered_at, queued_at)
    values (${$.workspaceId}::uuid, ${$.id}::uuid, ${$.queueId}::uuid, ${$.ticketId}::uuid, 'waiting',
      coalesce(${$.priority}::int, entry_priority(${$.ticketPriority})),
      ${$.priority}::int is not null, ${$.requiredSkills}::jsonb,
      ${arrayParameter($.visited)}::uuid[], now(), now())`,
)

type Passed = { workspaceId: string; ticketId: string; ids: string[]; queueIds: string[] }

const insertPassed = statement<Passed, never>(
  (_, $: Values<Passed>) => sql`
    insert into queue_entries (workspace_id, id, queue_id, ticket_id, status, priority,
      required_skills, entered_at, queued_at, ended_at)
    select ${$.workspaceId}::uuid, passed.id, passed.queue_id, ${$.ticketId}::uuid, 'overflowed', 50,
      '[]', now(), now(), now()
    from unnest(${arrayParameter($.ids)}::uuid[], ${arrayParameter($.queueIds)}::uuid[])
      as passed (id, queue_id)`,
)

/** Has a ticket that is locked or new, and in no queue, wait at its place; returns the entry's id. */
export async function enter(
  ctx: ActorContext,
  ticket: { readonly id: string; readonly priority: string },
  { queueId, visited }: Place,
  given: {
    readonly priority?: number | undefined
    readonly requiredSkills?: readonly RequiredSkill[] | undefined
  } = {},
): Promise<string> {
  const { db, actor } = ctx
  const { workspaceId } = actor
  const id = newId()
  const passed = visited.map(() => newId())
  const entries: Steps['entries'] = [
    ...passed.map((one) => ({ id: one, type: 'queue.entry_overflowed' as const })),
    { id, type: 'queue.entry_waiting' },
  ]
  await emitSteps(ctx, { entries }, () =>
    Promise.all([
      insertEntry(db, {
        workspaceId,
        id,
        queueId,
        ticketId: ticket.id,
        priority: given.priority ?? null,
        ticketPriority: ticket.priority,
        requiredSkills: JSON.stringify(given.requiredSkills ?? []),
        visited: [...visited],
      }),
      ...(visited.length > 0
        ? [
            insertPassed(db, {
              workspaceId,
              ticketId: ticket.id,
              ids: passed,
              queueIds: [...visited],
            }),
          ]
        : []),
    ]),
  )
  emitInternally(ctx, 'queue.entry_entered', { entryId: id, queueId, ticketId: ticket.id })
  return id
}

type Entering = QueueKey & { ids: readonly string[]; ticketIds: readonly string[] }

const insertEntries = statement<Entering, { entryId: string; ticketId: string }>(
  (_, $: Values<Entering>) => sql`
    insert into queue_entries (workspace_id, id, queue_id, ticket_id, status, priority,
      has_own_priority, required_skills, visited, entered_at, queued_at)
    select ${$.workspaceId}::uuid, given.id, ${$.queueId}::uuid, t.id, 'waiting',
      entry_priority(t.priority), false, '[]', '{}', now(), now()
    from unnest(${arrayParameter($.ids)}::uuid[], ${arrayParameter($.ticketIds)}::uuid[])
      as given (id, ticket_id)
    join tickets t on t.workspace_id = ${$.workspaceId} and t.id = given.ticket_id
    where not exists (select from queue_entries e
      where e.workspace_id = t.workspace_id and e.ticket_id = t.id
        and e.status in ('waiting', 'offered', 'assigned'))
    order by t.position
    returning id as "entryId", ticket_id as "ticketId"`,
)

/**
 * Has open tickets that nobody has, and that are locked, wait in a queue however long it is. The entries
 * that they leave end first, since a ticket has one at a time.
 */
export async function enterAll(
  ctx: ActorContext,
  queueId: string,
  ticketIds: readonly string[],
): Promise<void> {
  if (ticketIds.length === 0) return
  const { db, actor } = ctx
  const { workspaceId } = actor
  const ids = ticketIds.map(() => newId())
  const entries = ids.map((id) => ({ id, type: 'queue.entry_waiting' as const }))
  await emitSteps(ctx, { ticketIds, entries }, async () => {
    const [, , entered] = await Promise.all([
      moveTickets(db, { workspaceId, ids: ticketIds, queueId }),
      endEntries(ctx, { ticketIds }),
      insertEntries(db, { workspaceId, queueId, ticketIds, ids }),
    ])
    const steps = entered.map((entry) => ({ ...entry, queueId }))
    emitInternally(ctx, 'queue.entry_entered', ...steps)
  })
}

/** Moves a locked ticket to the queue of a place and has it wait there; returns the entry's id. */
export async function moveInto(
  ctx: ActorContext,
  ticket: { readonly id: string; readonly priority: string },
  place: Place,
  given: Parameters<typeof enter>[3] = {},
): Promise<string> {
  const { db, actor } = ctx
  const { workspaceId } = actor
  const { queueId } = place
  await emitSteps(ctx, { ticketIds: [ticket.id] }, () =>
    moveTickets(db, { workspaceId, ids: [ticket.id], queueId }),
  )
  return enter(ctx, ticket, place, given)
}
