import { sql } from 'drizzle-orm'
import type { Db } from '../../db/pool/client.ts'
import type { EventType } from '../../../generated/events.ts'
import type { AuditChange, Retention } from '../../db/schema/changes.ts'
import { statement } from '../../db/query/statement.ts'
import { countVolume } from '../../db/query/volume.ts'
import { newChangeId } from '../../lib/ids.ts'
import {
  endedBy,
  isTracing,
  type Span,
  SpanKind,
  startSpan,
  type Traceparent,
  traceparentOf,
  inContextOf,
} from '../../lib/trace.ts'
import { beginningOf, shortenedTo } from '../../lib/text.ts'
import { actorTypeOf, type ActorContext, type ActorType, type Cause } from '../../auth/actor.ts'
import { type DomainEvent, withoutEmpty } from '../event-types.ts'
import { changeWithoutUserEmails } from './user-emails.ts'

/** One change of one object, with the events that it is. */
export interface Change {
  readonly id: string
  readonly types: EventType[]
  readonly data: DomainEvent[1]
  /** The whole object as it was. */
  readonly before: DomainEvent[2]
  readonly changes: readonly AuditChange[]
  /** The earlier values of the members that differ; null for a new object. */
  readonly previous: Readonly<Record<string, unknown>> | null
  /** Whether nothing is known of before, and `changes` are all members of the object that are not null. */
  readonly isWhole: boolean
  /** The cause of the change, where it is another one than the cause of its context. */
  readonly cause: Cause | undefined
}

/**
 * Members with the content of conversations, messages and sent comments. They can be redacted, and an audit log cannot.
 */
const neverAudited: ReadonlySet<string> = new Set([
  ...['/message', '/text', '/html', '/subject', '/cc', '/bcc', '/location', '/metadata'],
  ...['/from', '/to', '/headers', '/quotedText', '/sanitizedHtml', '/participants'],
  '/lastMessagePreview',
])
/** Characters that the audit log and the history of a ticket keep of a value. */
const mostText = 4000

type ChangeRow = ReturnType<typeof changeRow>

/** A change as the log keeps it: `of` when it has events. */
export function changeRow(
  action: string | null,
  id: string,
  changes: readonly AuditChange[],
  of?: Change,
) {
  const name = action ?? of?.types[0] ?? ''
  const area = name.slice(0, name.indexOf('.'))
  const isHistory = action !== null && area === 'ticket'
  const isConversationContent = area === 'conversation' || area === 'message' || isSentComment(of)
  const kept = isConversationContent
    ? changes.filter(({ path }) => !neverAudited.has(path))
    : changes
  const data = of && withoutEmpty(of.types[0] ?? '', of.data)
  // A new object is kept once: its entry in the audit log and its event are read from it
  const object =
    data && of.isWhole && !isConversationContent && action !== null && isShort(data)
      ? data
      : undefined
  return {
    id: of?.id ?? newChangeId(),
    retention: (action === null ? 'event' : isHistory ? 'history' : 'audit') satisfies Retention,
    resource_type: area,
    resource_id: id,
    action,
    event_types: of ? of.types.join(' ') : null,
    ...(action !== null && !object && { differences: boundedDifferences(area, kept) }),
    ...(of && { events: of.types.length, cause: of.cause }),
    ...(object ? { object } : of && { content: { data, previous: of.previous } }),
  }
}

function boundedDifferences(
  area: string,
  changes: readonly AuditChange[],
): ReadonlyArray<readonly unknown[]> {
  // The history of a ticket reads the members of lists
  const bounded = area === 'ticket' ? cut : shortened
  return changes
    .map(changeWithoutUserEmails)
    .map(({ path, old, new: now }) => [path, bounded(old), bounded(now)])
}

/** Whether the audit log keeps an object as it is. */
function isShort(object: object): boolean {
  return JSON.stringify(object).length <= mostText
}

function isSentComment(of: Change | undefined): boolean {
  return of !== undefined && 'messageId' in of.data && of.data.messageId !== null
}

/** Returns a text as far as lists and the audit log show it, and any other value as it is. */
function cut(value: unknown): unknown {
  const isLong = typeof value === 'string' && value.length > mostText + 1
  return isLong ? beginningOf(value, mostText + 1) : value
}

/** A value as the audit log shows it. */
export function shortened(value: unknown): unknown {
  if (value === null || (typeof value !== 'string' && typeof value !== 'object')) return value
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length <= mostText ? value : shortenedTo(text, mostText)
}

/** The columns about who made the change, when, and by which request. */
interface Origin {
  readonly occurred_at: string
  readonly actor_type: ActorType
  readonly actor_id: string | null
  readonly token_id?: string | null
  readonly request_id: string | null
  readonly traceparent: string | undefined
  readonly ip?: string | undefined
  readonly user_agent?: string | null | undefined
  readonly cause: Cause | undefined
}

const insert = statement<{ workspaceId: string; changes: string }, never>(
  (_, $) => sql`
    with changed as materialized (
      select c.*, nextval('changes_position_seq') as position, t.transaction
      from json_to_recordset(${$.changes}::json)
        as c (id uuid, retention text, resource_type text, resource_id uuid, action text,
          event_types text, differences json, object json, events smallint, content json,
          occurred_at timestamptz, actor_type text, actor_id uuid, token_id uuid, request_id text,
          traceparent text, ip text, user_agent text, cause json)
      cross join (select transaction_number() as transaction) t),
    recorded as (
      insert into changes (workspace_id, id, position, transaction, occurred_at, retention,
        resource_type, resource_id, action, event_types, cause_type, cause_id, actor_type, actor_id,
        token_id, request_id, traceparent, ip, user_agent, differences, object)
      select ${$.workspaceId}::uuid, c.id, c.position, c.transaction, c.occurred_at, c.retention,
        c.resource_type, c.resource_id, c.action, c.event_types, c.cause ->> 'type',
        (c.cause ->> 'id')::uuid, c.actor_type, c.actor_id, c.token_id, c.request_id, c.traceparent,
        c.ip, c.user_agent, c.differences, c.object
      from changed c)
    insert into change_data (workspace_id, id, position, transaction, occurred_at, size, events,
      content)
    select ${$.workspaceId}::uuid, c.id, c.position, c.transaction, c.occurred_at,
      octet_length(coalesce(c.content, c.object)::text), c.events, c.content
    from changed c where c.events is not null`,
)

interface Emitted {
  readonly workspaceId: string
  readonly rows: readonly Originating[]
  readonly span: Span | undefined
}

/** Writes changes to the log, together with all others of their transaction, in the round trip of its COMMIT. */
export function write(ctx: ActorContext, changes: readonly ChangeRow[]): void {
  ctx.recordChange?.()
  // What delivers the events, at any later time and in another process, follows this span in the trace
  const span = isTracing() ? eventSpan(ctx, changes) : undefined
  const rows = originating(ctx, changes, span ? traceparentOf(span) : ctx.traceparent)
  ctx.db.atCommit<Emitted>(insertRows, { workspaceId: ctx.actor.workspaceId, rows, span })
}

/** Inserts the changes of a transaction, in the order in which they were emitted, by one statement for each workspace. */
function insertRows(db: Db, emitted: readonly Emitted[]): void {
  const byWorkspace = new Map<string, Emitted[]>()
  for (const one of emitted) {
    const others = byWorkspace.get(one.workspaceId)
    if (others) others.push(one)
    else byWorkspace.set(one.workspaceId, [one])
  }
  for (const [workspaceId, some] of byWorkspace) {
    const changes = JSON.stringify(some.flatMap(({ rows }) => rows))
    countVolume(workspaceId, 'log', changes.length)
    const written = inContextOf(some[0]?.span, () => insert(db, { workspaceId, changes }))
    db.sendWithCommit(written)
    for (const { span } of some) if (span) db.sendWithCommit(endedBy(span, written))
  }
}

/** The span of the events of some changes; undefined when there are none. */
function eventSpan(ctx: ActorContext, changes: readonly ChangeRow[]): Span | undefined {
  const types = changes.flatMap(({ event_types }) => event_types ?? [])
  if (types.length === 0) return undefined
  return startSpan(`emit ${types[0]}`, {
    kind: SpanKind.PRODUCER,
    parent: ctx.traceparent,
    attributes: {
      'switchboard.workspace.id': ctx.actor.workspaceId,
      'switchboard.event.types': types,
      'switchboard.change.ids': changes.map(({ id }) => id),
    },
  })
}

type Originating = ChangeRow & Origin

function originating(
  { actor, cause, client, now, requestId }: ActorContext,
  changes: readonly ChangeRow[],
  traceparent: Traceparent | undefined,
): Originating[] {
  const of = {
    occurred_at: now,
    actor_type: actorTypeOf(actor),
    actor_id: actor.id,
    request_id: requestId,
    traceparent,
  }
  // The audit log alone says where a request came from
  const from = { token_id: actor.tokenId, ip: client?.ip, user_agent: client?.userAgent }
  return changes.map((change) => ({
    ...change,
    ...of,
    ...(change.action !== null && from),
    cause: change.cause ?? cause,
  }))
}
