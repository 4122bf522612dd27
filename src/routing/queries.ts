import { type SQL, sql } from 'drizzle-orm'
import { isPermitted } from '../auth/roles.ts'
import { automationQueues, type Strategy, type WorkKind } from '../db/schema/automation-queues.ts'
import { rowById, type RowFrom, type UserKey } from '../db/query/rows.ts'
import { arrayParameter, statement } from '../db/query/statement.ts'
import type { Candidate, Eligibility, WorkRequest } from './strategies.ts'
import type { Entity } from './work.ts'

export type QueueKey = { workspaceId: string; queueId: string }

/**
 * Locks the turn of a queue and deletes the signals of the queue before it is searched. Returns no row if another
 * transaction has the turn.
 */
export const takeTurn = statement<QueueKey, { lastPosition: number; now: string }>(
  (_, $) => sql`
    with turn as (
      select workspace_id, queue_id, last_position from queue_cursors
      where workspace_id = ${$.workspaceId} and queue_id = ${$.queueId} for update skip locked),
    woken as (
      delete from routing_wakes w using turn
      where w.workspace_id = turn.workspace_id and w.queue_id = turn.queue_id)
    select last_position::float8 as "lastPosition", now() as now from turn`,
)

/** Locks the turn of a queue as `takeTurn` does, but waits for it and leaves the signals. */
export const awaitTurn = statement<QueueKey, { lastPosition: number }>(
  (_, $) => sql`
    select last_position::float8 as "lastPosition" from queue_cursors
    where workspace_id = ${$.workspaceId} and queue_id = ${$.queueId} for update`,
)

export const moveCursor = statement<QueueKey & { position: number }, never>(
  (_, $) => sql`
    update queue_cursors set last_position = ${$.position}::bigint
    where workspace_id = ${$.workspaceId} and queue_id = ${$.queueId}`,
)

export const queueToRoute = rowById(automationQueues, {
  id: automationQueues.id,
  name: automationQueues.name,
  isEnabled: automationQueues.isEnabled,
  strategy: automationQueues.strategy,
  assignmentOrder: automationQueues.assignmentOrder,
  requiredSkills: automationQueues.requiredSkills,
  offerTimeoutSeconds: automationQueues.offerTimeoutSeconds,
  autoAccept: automationQueues.autoAccept,
  stickyAssignment: automationQueues.stickyAssignment,
})

export type RoutedQueue = RowFrom<typeof queueToRoute>

const levels = (skills: SQL) => sql`(
  select coalesce(jsonb_object_agg(lower(s.name), s.level), '{}')
  from jsonb_to_recordset(${skills}) as s (name text, level int))`

/** Returns the SQL of the lower of two capacities: the user's own and the member's. */
const capacityFor = (kind: WorkKind) =>
  sql`least((u.capacity ->> ${kind})::int, (m.capacity ->> ${kind})::int, 200)`

/** Returns the members of a queue who get work, or the member `userId`, in the order in which they were added. */
export const candidatesOf = statement<QueueKey & { userId: string | null }, Candidate>(
  (_, $) => sql`
    select m.user_id as "userId", m.position::float8 as position, m.priority, m.weight,
      m.turn_weight::float8 as "turnWeight",
      u.status = 'active' and u.deleted_at is null as "isActive", m.is_paused as "isPaused",
      ${isPermitted(sql`m.workspace_id`, sql`m.user_id`, 'queues:work')} as "isPermitted",
      coalesce(s.category <> 'offline', false) as "isPresent",
      json_build_object('voice', coalesce(s.routable ->> 'voice', 'no'),
        'chat', coalesce(s.routable ->> 'chat', 'no'),
        'email', coalesce(s.routable ->> 'email', 'no'),
        'task', coalesce(s.routable ->> 'email', 'no')) as routable,
      json_build_object('voice', ${capacityFor('voice')}, 'chat', ${capacityFor('chat')},
        'email', ${capacityFor('email')}, 'task', ${capacityFor('task')}) as capacity,
      (select to_json(l) from agent_load(m.workspace_id, m.user_id) l) as load,
      ${levels(sql`u.skills`)} || ${levels(sql`m.skills`)} as skills,
      extract(epoch from now() - greatest(
        (select max(e.assigned_at) from queue_entries e
          where e.workspace_id = m.workspace_id and e.assignee_id = m.user_id),
        (select max(e.ended_at) from queue_entries e
          where e.workspace_id = m.workspace_id and e.assignee_id = m.user_id),
        (select r.offered_at from reservations r
          where r.workspace_id = m.workspace_id and r.user_id = m.user_id
            and r.status <> 'rescinded'
          order by r.position desc limit 1)))::float8
        as "idleSeconds"
    from queue_members m
    join users u on u.workspace_id = m.workspace_id and u.id = m.user_id
    left join agent_presence p on p.workspace_id = m.workspace_id and p.user_id = m.user_id
    left join presence_statuses s
      on s.workspace_id = p.workspace_id and s.id = p.presence_status_id
    where m.workspace_id = ${$.workspaceId} and m.queue_id = ${$.queueId} and m.role <> 'manager'
      and (${$.userId}::uuid is null or m.user_id = ${$.userId}::uuid)
    order by m.position`,
)

export const loadOf = statement<UserKey, Record<WorkKind, number>>(
  (_, $) => sql`select l.* from agent_load(${$.workspaceId}, ${$.userId}) l`,
)

/** Returns whether a user has capacity for one more piece of work of a kind, or no row if the user does not exist. */
export const hasCapacity = statement<UserKey & { kind: WorkKind }, { hasCapacity: boolean }>(
  (_, $) => sql`
    select l.load < coalesce((u.capacity ->> ${$.kind}::text)::int, 200) as "hasCapacity"
    from users u
    cross join lateral agent_load_of(u.workspace_id, u.id, ${$.kind}::text) l
    where u.workspace_id = ${$.workspaceId} and u.id = ${$.userId}`,
)

export interface FoundEntry extends Entity, WorkRequest {
  /** The number of the first entries that have an eligible member, at most 5. It includes entries that are locked. */
  readonly count: number
  readonly id: string | null
  readonly lastAgentId: string | null
  readonly ownerId: string | null
  /** The user who had work that was transferred since, or did not answer it. */
  readonly formerId: string | null
}

/** The members of a queue entry `e` that its search and its evaluation read. */
const requested = sql`e.id, e.entity_type as "entityType", e.entity_id as "entityId", e.kind,
  e.is_transfer as "isTransfer", e.required_skills as "requiredSkills",
  e.is_relaxed as "isRelaxed", to_json(e.declined_by) as "declinedBy"`

type Piece = Readonly<Record<'workspaceId' | 'entityType' | 'entityId' | 'contactId', unknown>>

/** The users whom sticky queues prefer for work of a contact: the last one who had other work of it, and its owner. */
export const preferred = ({ workspaceId, entityType, entityId, contactId }: Piece) => sql`
  (select o.assignee_id from routed_work o
    where o.workspace_id = ${workspaceId} and o.entity_type = ${entityType}
      and o.contact_id = ${contactId} and o.id is distinct from ${entityId}
      and o.assignee_id is not null and not o.is_deleted
    order by o.position desc limit 1) as "lastAgentId",
  (select c.owner_id from contacts c
    where c.workspace_id = ${workspaceId} and c.id = ${contactId}) as "ownerId"`

type Search = QueueKey & {
  /** The free candidates, as a JSON array of objects with `userId`, `skills`, `kinds` and `transferKinds`. */
  free: string
  /** The skills that the queue requires, as JSON. */
  required: string
  /** A pull finds entries that the user has declined before. */
  isPull: boolean
}

const search = (order: SQL) =>
  statement<Search, FoundEntry>((_, $) => {
    return sql`
    with free as materialized (
      select * from jsonb_to_recordset(${$.free}::jsonb)
        as f ("userId" uuid, skills jsonb, kinds jsonb, "transferKinds" jsonb)),
    waiting as materialized (
      select e.id from queue_entries e
      where e.workspace_id = ${$.workspaceId} and e.queue_id = ${$.queueId}
        and e.status = 'waiting' and exists (
          select from free f
          where case when e.is_transfer then f."transferKinds" else f.kinds end ? e.kind
            and (${$.isPull}::boolean or f."userId" <> all(e.declined_by))
            and not exists (select from routed_work w where w.workspace_id = e.workspace_id
              and w.id = e.entity_id and w.assignee_id = f."userId")
            and (e.is_relaxed or not exists (
              select from jsonb_to_recordset(e.required_skills || ${$.required}::jsonb)
                as n (name text, "minLevel" int)
              where coalesce((f.skills ->> lower(n.name))::int, 0) < n."minLevel")))
      order by ${order} limit 5),
    free_entries as (
      select e.* from queue_entries e
      where e.workspace_id = ${$.workspaceId} and e.id = any(array(select id from waiting))
        and e.status = 'waiting'
      order by ${order} limit 5 for no key update of e skip locked),
    locked as (
      select ${requested}, w.assignee_id as "assigneeId", ${preferred({
        workspaceId: sql`w.workspace_id`,
        entityType: sql`w.entity_type`,
        entityId: sql`w.id`,
        contactId: sql`w.contact_id`,
      })},
        case when e.is_transfer then (select p.assignee_id from queue_entries p
          where p.workspace_id = e.workspace_id and p.entity_id = e.entity_id
            and p.status = 'completed'
          order by p.position desc limit 1) end as "formerId"
      from free_entries e
      cross join lateral hold_work(e.workspace_id, e.entity_type, e.entity_id, false) w
      where not w.is_deleted
      limit 1)
    select (select count(*) from waiting)::int as count, locked.*
    from (select) one left join locked on true`
  })

/** Finds the first entry that has an eligible candidate, and locks it and its work, by the order of the queue. */
export const findEntry = {
  fifo: search(sql`e.entered_at, e.position`),
  lifo: search(sql`e.entered_at desc, e.position desc`),
  priority: search(sql`e.priority, e.entered_at, e.position`),
}

type Waiting = Entity & WorkRequest & { readonly id: string }

/** Locks entries without a recorded decision since they began to wait, and returns them. */
export const unattempted = statement<QueueKey & { batch: number }, Waiting>(
  (_, $) => sql`
    select ${requested}, (select w.assignee_id from routed_work w
        where w.workspace_id = e.workspace_id and w.id = e.entity_id) as "assigneeId"
    from queue_entries e
    where e.workspace_id = ${$.workspaceId} and e.queue_id = ${$.queueId}
      and e.status = 'waiting' and not e.is_attempted
    limit ${$.batch}::int for no key update of e skip locked`,
)

export const markAttempted = statement<{ workspaceId: string; ids: string[] }, never>(
  (_, $) => sql`
    update queue_entries set is_attempted = true
    where workspace_id = ${$.workspaceId} and id = any(${arrayParameter($.ids)}::uuid[])`,
)

type AssignedEntry = {
  workspaceId: string
  id: string
  /** Null if the entry is offered to several users. */
  assigneeId: string | null
  isAssigned: boolean
  isOffer: boolean
}

export const assignOrOfferEntry = statement<AssignedEntry, never>(
  (_, $) => sql`
    update queue_entries set assignee_id = ${$.assigneeId}::uuid, is_attempted = true,
      status = case when ${$.isAssigned}::boolean then 'assigned' else 'offered' end,
      assigned_at = case when ${$.isAssigned}::boolean then now() end,
      offer_count = offer_count + ${$.isOffer}::boolean::int
    where workspace_id = ${$.workspaceId} and id = ${$.id}`,
)

type NewReservations = {
  workspaceId: string
  ids: readonly string[]
  userIds: readonly string[]
  entryId: string
  isAccepted: boolean
  timeoutSeconds: number
}

export const insertReservations = statement<NewReservations, never>(
  (_, $) => sql`
    insert into reservations (workspace_id, id, queue_id, entry_id, entity_type, entity_id, kind,
      user_id, status, offered_at, expires_at, accepted_at)
    select e.workspace_id, given.id, e.queue_id, e.id, e.entity_type, e.entity_id, e.kind,
      given.user_id, case when ${$.isAccepted}::boolean then 'accepted' else 'pending' end, now(),
      case when not ${$.isAccepted}::boolean
        then now() + make_interval(secs => ${$.timeoutSeconds}::int) end,
      case when ${$.isAccepted}::boolean then now() end
    from unnest(${arrayParameter($.ids)}::uuid[], ${arrayParameter($.userIds)}::uuid[])
      as given (id, user_id)
    join queue_entries e on e.workspace_id = ${$.workspaceId} and e.id = ${$.entryId}`,
)

type Turned = QueueKey & {
  /** JSON with the sum of weights of each member. */
  weights: string
}

/** Stores the sums of weights under the strategy `weighted`. The transaction has locked the turn of the queue. */
export const updateTurnWeights = statement<Turned, never>(
  (_, $) => sql`
    update queue_members m set turn_weight = t."turnWeight"
    from jsonb_to_recordset(${$.weights}::jsonb) as t ("userId" uuid, "turnWeight" bigint)
    where m.workspace_id = ${$.workspaceId} and m.queue_id = ${$.queueId} and m.user_id = t."userId"`,
)

export interface Decision extends Entity {
  readonly queueId: string
  readonly entryId: string
  readonly reservationId: string | null
  readonly strategy: Strategy
  readonly outcome: 'offered' | 'assigned' | 'pulled' | 'nobody'
  readonly assigneeId: string | null
  readonly isSticky: boolean
  readonly candidates: readonly Eligibility[]
}

export const insertDecisions = statement<{ workspaceId: string; decisions: string }, never>(
  (_, $) => sql`
    insert into routing_decisions (workspace_id, queue_id, entry_id, entity_type, entity_id,
      reservation_id, strategy, outcome, assignee_id, is_sticky, candidates, decided_at)
    select ${$.workspaceId}::uuid, d."queueId", d."entryId", d."entityType", d."entityId",
      d."reservationId", d.strategy, d.outcome, d."assigneeId", d."isSticky", d.candidates, now()
    from jsonb_to_recordset(${$.decisions}::jsonb) as d ("queueId" uuid, "entryId" uuid,
      "entityType" text, "entityId" uuid, "reservationId" uuid, strategy text, outcome text, "assigneeId" uuid,
      "isSticky" boolean, candidates jsonb)`,
)
