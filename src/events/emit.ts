import { eventTypes, type Events, type EventType } from '../../generated/events.ts'
import type { Schema } from '../../generated/operations.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import type { AuditChange } from '../db/schema/audit-logs.ts'
import { statement } from '../db/statement.ts'
import { newId } from '../lib/ids.ts'
import { type EventOf, handToReactions } from './reactions.ts'

/** Who does something, and by which request. */
export interface Doer {
  readonly db: Db
  readonly actor: {
    readonly workspaceId: string
    /** Null: Switchboard itself. */
    readonly id: string | null
    readonly userId: string | null
    readonly tokenId: string | null
  }
  /** The instant of it, RFC 3339. */
  readonly now: string
  readonly requestId: string | null
  readonly client: { readonly ip: string; readonly userAgent: string | null } | null
}

/** Switchboard itself, doing something of its own accord. */
export function system(db: Db, workspaceId: string, now: string): Doer {
  const actor = { workspaceId, id: null, userId: null, tokenId: null }
  return { db, actor, now, requestId: null, client: null }
}

/**
 * What happened to an object: its type, what the object became and, of a change, what it was, with what
 * differs where that is known.
 */
export type Happening = {
  [T in EventType]: readonly [
    type: T,
    data: Events[T],
    before?: Events[T] | undefined,
    changes?: readonly AuditChange[],
  ]
}[EventType]

/** Acts that are recorded although there is no event of them. */
type Act =
  | 'cdr.transcript_changed'
  | 'conversation.updated'
  | 'presence_status.created'
  | 'presence_status.deleted'
  | 'presence_status.updated'
  | 'queue.entry_canceled'
  | 'queue.entry_updated'
  | 'queue.member_updated'
  | 'reservation.completed'
  | 'token.rotated'
  | 'token.updated'
  | 'webhook.created'
  | 'webhook.deleted'
  | 'webhook.redelivered'
  | 'webhook.replayed'
  | 'webhook.secret_rotated'
  | 'webhook.tested'
  | 'webhook.updated'

type Row = Readonly<Record<string, unknown>>

/** A row as it was before a `patch` that returned `changed`; undefined when none changed it. */
export function rowBefore<R extends object>(row: R, changed: unknown): R | undefined {
  const isPatch = typeof changed === 'object' && changed !== null && !Array.isArray(changed)
  return isPatch ? { ...row, ...changed } : undefined
}

/** A happening with what it changed. */
interface Told {
  readonly type: EventType
  readonly data: Happening[1]
  /** The whole object as it was. */
  readonly before: Happening[2]
  readonly changes: readonly AuditChange[]
  /** What the members that differ were; null where there was nothing before. */
  readonly previous: Row | null
}

/** Happens even to a contact that gains nothing by it. */
const always: ReadonlySet<string> = new Set<EventType>(['contact.merged'])
/** Told by the comment's own entry, or too small. */
const unrecorded: ReadonlySet<string> = new Set<EventType>(['message.read', 'ticket.comment_added'])
/** What a conversation and its messages say: it can be redacted, and an audit log can not. */
const unkept: ReadonlySet<string> = new Set([
  ...['/message', '/html', '/subject', '/cc', '/bcc', '/location', '/metadata'],
  '/lastMessagePreview',
])
/** Moves with every change, so it says nothing. */
const ignored = new Set(['updatedAt', 'updated_at', 'version'])
/** What an audit log keeps of a value. */
const mostText = 4000
/** Characters of JSON that an event keeps of what was before. */
const mostPrevious = 400_000

/**
 * Tells what a change did, in the change's transaction and along with its COMMIT: an event for each
 * happening, and an entry in the audit log for each object. Nothing is told when `before` is given
 * and nothing differs.
 */
export function emit(doer: Doer, ...happenings: readonly Happening[]): void {
  const told: Told[] = []
  let last: (Omit<Told, 'type'> & { whole: object; wholeBefore: object | undefined }) | undefined
  for (const [type, whole, wholeBefore, known] of happenings) {
    // One change is often several happenings to the same object
    if (last?.whole !== whole || last.wholeBefore !== wholeBefore) {
      const [data, before] = [unlinked(whole), wholeBefore && unlinked(wholeBefore)]
      const changes = known ?? changesOf(before, data)
      const previous = before ? oldOf(changes) : null
      last = { whole, wholeBefore, data, before, changes, previous }
    }
    const { data, before, changes, previous } = last
    if (!previous || changes.length > 0 || always.has(type))
      told.push({ type, data, before, changes, previous })
  }
  if (told.length === 0) return
  const objects = new Map<string, Told>()
  for (const one of told) {
    const isRecorded = !unrecorded.has(one.type) && (doer.actor.id !== null || !isStep(one.type))
    const object = objectOf(one.data)
    if (isRecorded && !objects.has(object)) objects.set(object, one)
  }
  write(
    doer,
    [...objects.values()].map(({ type, data, changes }) =>
      auditOf(type, resourceOf(data), changes),
    ),
    told.map(({ type, data, previous }) => ({
      id: newId(),
      type,
      resource_id: resourceOf(data),
      data,
      previous,
    })),
  )
  handToReactions(doer, told as ReadonlyArray<EventOf<EventType>>)
}

/** Records an act of which there is no event. */
export function audit(
  doer: Doer,
  act: Act,
  id: string,
  changes: readonly AuditChange[] = [],
): void {
  write(doer, [auditOf(act, id, changes)], [])
}

/** A secret that was changed, as the audit log shows it. */
export function maskedChange(path: string): AuditChange {
  return { path, old: '••••', new: '••••' }
}

/** The members that differ, with both values; all that are not null where there was nothing before. */
export function changesOf(before: object | undefined, after: object): AuditChange[] {
  const [old, now] = [(before ?? {}) as Row, after as Row]
  const changes: AuditChange[] = []
  const compare = (name: string) => {
    const [was, is] = [old[name] ?? null, now[name] ?? null]
    if (!isSame(was, is) && !ignored.has(name))
      changes.push({ path: `/${name}`, old: was, new: is })
  }
  for (const name in old) compare(name)
  for (const name in now) if (!(name in old)) compare(name)
  return changes
}

function oldOf(changes: readonly AuditChange[]): Row {
  const old: Record<string, unknown> = {}
  let characters = 0
  for (const { path, old: value } of changes) {
    const name = path.slice(1)
    characters += JSON.stringify([name, value]).length
    if (characters <= mostPrevious) old[name] = value
  }
  return old
}

function isSame(was: unknown, is: unknown): boolean {
  if (was === is) return true
  const areObjects = typeof was === 'object' && typeof is === 'object'
  return areObjects && JSON.stringify(was) === JSON.stringify(is)
}

/** Without links to what is attached: they open it to whoever has them. */
function unlinked<T extends object>(data: T): T {
  if (!('attachments' in data)) return data
  const attachments = data.attachments as Array<Schema<'Attachment'>>
  if (attachments.length === 0) return data
  return { ...data, attachments: attachments.map((one) => ({ ...one, url: null })) }
}

/** What an event is about: of a user's activity the user, of a refused mail its file, of a member or an entry the queue. */
function resourceOf(data: Happening[1]): string {
  if ('presenceStatus' in data) return data.userId
  if ('fileId' in data) return data.fileId
  return 'enteredAt' in data || 'addedAt' in data ? data.queueId : data.id
}

/** What is recorded once, however much happens to it. */
function objectOf(data: Happening[1]): string {
  return 'id' in data ? data.id : 'fileId' in data ? data.fileId : data.userId
}

/** Steps of routing, which has a log of its own for what it does by itself, and of sending. */
function isStep(type: EventType): boolean {
  return ['queue.entry_', 'reservation.', 'message.'].some((prefix) => type.startsWith(prefix))
}

/** Changes of a part of the object that an act is about. */
export function changesBelow(path: string, before: object, after: object): AuditChange[] {
  return changesOf(before, after).map((change) => ({ ...change, path: path + change.path }))
}

function auditOf(action: string, id: string, changes: readonly AuditChange[]) {
  const area = action.slice(0, action.indexOf('.'))
  const isTalk = area === 'conversation' || area === 'message'
  const kept = isTalk ? changes.filter(({ path }) => !unkept.has(path)) : changes
  return {
    id: newId(),
    action,
    resource_type: area,
    resource_id: id,
    changes: kept.map((change) => ({
      path: change.path,
      old: shortened(change.old),
      new: shortened(change.new),
    })),
  }
}

function shortened(value: unknown): unknown {
  if (value === null || (typeof value !== 'string' && typeof value !== 'object')) return value
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (text.length <= mostText) return value
  return `${text.slice(0, mostText - 1)}…`.toWellFormed()
}

type Written = {
  workspaceId: string
  actorType: string
  actorId: string | null
  tokenId: string | null
  requestId: string | null
  ip: string | null
  userAgent: string | null
  now: string
  acts: string
  events: string
}

const insert = statement<Written, never>(
  (_, $) => sql`
    with recorded as (
      insert into audit_logs (workspace_id, id, occurred_at, actor_type, actor_id, action,
        resource_type, resource_id, changes, request_id, ip, user_agent, token_id)
      select ${$.workspaceId}::uuid, a.id, ${$.now}::timestamptz, ${$.actorType}::text,
        ${$.actorId}::uuid, a.action, a.resource_type, a.resource_id, a.changes,
        ${$.requestId}::text, ${$.ip}::text, ${$.userAgent}::text, ${$.tokenId}::uuid
      from json_to_recordset(${$.acts}::json)
        as a (id uuid, action text, resource_type text, resource_id uuid, changes json))
    insert into events (workspace_id, id, type, resource_id, actor_type, actor_id, request_id, data,
      previous, occurred_at)
    select ${$.workspaceId}::uuid, e.id, e.type, e.resource_id, ${$.actorType}::text,
      ${$.actorId}::uuid, ${$.requestId}::text, e.data, e.previous, ${$.now}::timestamptz
    from json_to_recordset(${$.events}::json)
      as e (id uuid, type text, resource_id uuid, data json, previous json)`,
)

function write(doer: Doer, acts: readonly Row[], events: readonly Row[]): void {
  const { db, actor, client } = doer
  const written = insert(db, {
    workspaceId: actor.workspaceId,
    actorType: actor.id === null ? 'system' : actor.userId === null ? 'token' : 'user',
    actorId: actor.id,
    tokenId: actor.tokenId,
    requestId: doer.requestId,
    ip: client?.ip ?? null,
    userAgent: client?.userAgent ?? null,
    now: doer.now,
    acts: JSON.stringify(acts),
    events: JSON.stringify(events),
  })
  db.along(written)
}

const known = new Map(eventTypes.map((one) => [one.type as string, one]))

/** What the contract says of a type; undefined for one that it does not have. */
export function eventTypeOf(type: string): (typeof eventTypes)[number] | undefined {
  return known.get(type)
}

/** Whether a type is meant by a type, by `area.*` or by `*`. */
export function isMeant(type: string, patterns: readonly string[]): boolean {
  const area = `${type.slice(0, type.indexOf('.'))}.*`
  return patterns.some((pattern) => pattern === '*' || pattern === area || pattern === type)
}
