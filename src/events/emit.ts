import { eventTypes, type Events, type EventType } from '../../generated/events.ts'
import type { Schema } from '../../generated/operations.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import type { AuditChange, Retention } from '../db/schema/changes.ts'
import { statement } from '../db/statement.ts'
import { newChangeId } from '../lib/ids.ts'
import { pack } from './pack.ts'
import { type EventOf, handToReactions } from './reactions.ts'

/** Who does something, and by which request. */
export interface ActorContext {
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

/** What somebody is: a user, also by a token of theirs, a service token, or Switchboard itself. */
export function actorTypeOf({ id, userId }: ActorContext['actor']): 'user' | 'token' | 'system' {
  if (id === null) return 'system'
  return userId === null ? 'token' : 'user'
}

/** Switchboard itself, doing something of its own accord. */
export function system(db: Db, workspaceId: string, now: string): ActorContext {
  const actor = { workspaceId, id: null, userId: null, tokenId: null }
  return { db, actor, now, requestId: null, client: null }
}

/**
 * What happened to an object: its type, what the object became and, of a change, what it was, with what
 * differs where that is known.
 */
export type DomainEvent = {
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

/** One change of one object, with the events that it is. */
interface Change {
  readonly types: EventType[]
  readonly data: DomainEvent[1]
  /** The whole object as it was. */
  readonly before: DomainEvent[2]
  readonly changes: readonly AuditChange[]
  /** What the members that differ were; null where there was nothing before. */
  readonly previous: Row | null
}

/** Happens even to a contact that gains nothing by it. */
const always: ReadonlySet<string> = new Set<EventType>(['contact.merged'])
/** Reported by the comment's own entry, or too small. */
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
 * Writes what changed to the log, in the change's transaction and in one round trip with its COMMIT. What happens
 * to an object at once is one change with several events, and one entry in the audit log. Nothing is written
 * when `before` is given and nothing differs.
 */
export function emit(ctx: ActorContext, ...emitted: readonly DomainEvent[]): void {
  const changes: Change[] = []
  const events: Array<EventOf<EventType>> = []
  let last: { whole: object; wholeBefore: object | undefined; change: Change } | undefined
  for (const [type, whole, wholeBefore, known] of emitted) {
    if (last?.whole !== whole || last.wholeBefore !== wholeBefore) {
      const [data, before] = [unlinked(whole), wholeBefore && unlinked(wholeBefore)]
      const differing = known ?? changesOf(before, data)
      const previous = before ? oldOf(differing) : null
      last = {
        whole,
        wholeBefore,
        change: { types: [], data, before, changes: differing, previous },
      }
    }
    const { change } = last
    if (change.previous && change.changes.length === 0 && !always.has(type)) continue
    if (change.types.length === 0) changes.push(change)
    change.types.push(type)
    const { data, before, changes: differing } = change
    events.push({ type, data, before, changes: differing } as EventOf<EventType>)
  }
  if (changes.length === 0) return
  const recorded = new Set<string>()
  write(
    ctx,
    changes.map((change) => {
      const { resource, object } = idsOf(change)
      const isRecorded = (type: EventType) =>
        !unrecorded.has(type) && (ctx.actor.id !== null || !isStep(type))
      const action = recorded.has(object) ? undefined : change.types.find(isRecorded)
      if (action) recorded.add(object)
      return changeRow(action ?? null, resource, change.changes, change)
    }),
  )
  handToReactions(ctx, events)
}

/** Records an act of which there is no event. */
export function audit(
  ctx: ActorContext,
  act: Act,
  id: string,
  changes: readonly AuditChange[] = [],
): void {
  write(ctx, [changeRow(act, id, changes)])
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

/** The ids of the resource that a change is about and of the object that was changed, by members that the contract names. */
function idsOf({ types, data }: Change): { resource: string; object: string } {
  const [type] = types
  const declared = type && known.get(type)
  if (!declared) throw new Error(`${type} is no type of event`)
  // Sound because the generator requires both members of the data
  const members = data as unknown as Readonly<Record<string, string>>
  return {
    resource: members[declared.resource] as string,
    object: members[declared.object] as string,
  }
}

/** Steps of routing, which has a log of its own for what it does by itself, and of sending. */
function isStep(type: EventType): boolean {
  return ['queue.entry_', 'reservation.', 'message.'].some((prefix) => type.startsWith(prefix))
}

/** Changes of a part of the object that an act is about. */
export function changesBelow(path: string, before: object, after: object): AuditChange[] {
  return changesOf(before, after).map((change) => ({ ...change, path: path + change.path }))
}

/** A change as the log keeps it: `of` when it has events. */
function changeRow(
  action: string | null,
  id: string,
  changes: readonly AuditChange[],
  of?: Change,
): ChangeRow {
  const name = action ?? of?.types[0] ?? ''
  const area = name.slice(0, name.indexOf('.'))
  const isHistory = action !== null && area === 'ticket'
  const content = of && JSON.stringify({ data: of.data, previous: of.previous })
  return {
    id: newChangeId(),
    retention: action === null ? 'event' : isHistory ? 'history' : 'audit',
    resource_type: area,
    resource_id: id,
    action,
    event_types: of ? of.types.join(' ') : null,
    ...(action !== null && differencesOf(area, action, changes, of)),
    ...(content !== undefined && {
      size: Buffer.byteLength(content),
      events: of?.types.length,
      content: pack(content).toString('base64'),
    }),
  }
}

/** What differs: readable where the history of a ticket is read from it, packed otherwise. */
function differencesOf(area: string, action: string, changes: readonly AuditChange[], of?: Change) {
  const isTalk = area === 'conversation' || area === 'message'
  const kept = isTalk ? changes.filter(({ path }) => !unkept.has(path)) : changes
  const packed = () =>
    pack(
      JSON.stringify(kept.map((one) => [one.path, shortened(one.old), shortened(one.new)])),
    ).toString('base64')
  if (area !== 'ticket') return { packed: packed() }
  if (of?.previous) {
    return { differences: kept.map((one) => [one.path, cut(one.old), cut(one.new)]) }
  }
  const noted = action === 'ticket.created' ? atCreation : atDeletion
  const shown = kept.filter(({ path }) => noted.has(path))
  return { differences: shown.map((one) => [one.path, one.old, one.new]), packed: packed() }
}

/** What the history of a ticket has of its creation and of its deletion. */
const atCreation: ReadonlySet<string> = new Set(['/status', '/tags', '/attachments'])
const atDeletion: ReadonlySet<string> = new Set(['/deletedAt'])

/** A text as far as lists and the audit log show it. */
function cut(value: unknown): unknown {
  const isLong = typeof value === 'string' && value.length > mostText + 1
  return isLong ? value.slice(0, mostText + 1).toWellFormed() : value
}

/** A value as the audit log shows it. */
export function shortened(value: unknown): unknown {
  if (value === null || (typeof value !== 'string' && typeof value !== 'object')) return value
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (text.length <= mostText) return value
  return `${text.slice(0, mostText - 1)}…`.toWellFormed()
}

interface ChangeRow {
  readonly id: string
  readonly retention: Retention
  readonly resource_type: string
  readonly resource_id: string
  readonly action: string | null
  readonly event_types: string | null
  readonly differences?: ReadonlyArray<readonly unknown[]>
  /** In base64, like `content`. */
  readonly packed?: string
  readonly size?: number
  readonly events?: number | undefined
  readonly content?: string
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
  changes: string
}

const insert = statement<Written, never>(
  (_, $) => sql`
    with changed as materialized (
      select c.*, nextval('changes_position_seq') as position, t.transaction
      from json_to_recordset(${$.changes}::json)
        as c (id uuid, retention text, resource_type text, resource_id uuid, action text,
          event_types text, differences json, packed text, size int, events smallint, content text)
      cross join (select transaction_number() as transaction) t),
    recorded as (
      insert into changes (workspace_id, id, position, transaction, occurred_at, retention,
        resource_type, resource_id, action, event_types, actor_type, actor_id, token_id, request_id,
        ip, user_agent, differences, packed_differences)
      select ${$.workspaceId}::uuid, c.id, c.position, c.transaction, ${$.now}::timestamptz,
        c.retention, c.resource_type, c.resource_id, c.action, c.event_types, ${$.actorType}::text,
        ${$.actorId}::uuid, ${$.tokenId}::uuid, ${$.requestId}::text, ${$.ip}::text,
        ${$.userAgent}::text, c.differences, decode(c.packed, 'base64')
      from changed c)
    insert into change_data (workspace_id, id, position, transaction, occurred_at, size, events,
      content)
    select ${$.workspaceId}::uuid, c.id, c.position, c.transaction, ${$.now}::timestamptz, c.size,
      c.events, decode(c.content, 'base64')
    from changed c where c.content is not null`,
)

function write(ctx: ActorContext, changes: readonly ChangeRow[]): void {
  const { db, actor, client } = ctx
  const isAudited = changes.some(({ action }) => action !== null)
  const written = insert(db, {
    workspaceId: actor.workspaceId,
    actorType: actorTypeOf(actor),
    actorId: actor.id,
    tokenId: actor.tokenId,
    requestId: ctx.requestId,
    ip: isAudited ? (client?.ip ?? null) : null,
    userAgent: isAudited ? (client?.userAgent ?? null) : null,
    now: ctx.now,
    changes: JSON.stringify(changes),
  })
  db.along(written)
}

const known = new Map(eventTypes.map((one) => [one.type as string, one]))

/** What the contract says of a type; undefined for one that it does not have. */
export function eventTypeOf(type: string): (typeof eventTypes)[number] | undefined {
  return known.get(type)
}

/** Whether a type is meant by a type, by `area.*` or by `*`. */
export function matchesType(type: string, patterns: readonly string[]): boolean {
  const area = `${type.slice(0, type.indexOf('.'))}.*`
  return patterns.some((pattern) => pattern === '*' || pattern === area || pattern === type)
}
