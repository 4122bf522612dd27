import { sql } from 'drizzle-orm'
import type { EventType } from '../../generated/events.ts'
import type { AuditChange, Retention } from '../db/schema/changes.ts'
import { logFormat } from '../db/log-format.ts'
import { statement } from '../db/statement.ts'
import { newChangeId } from '../lib/ids.ts'
import {
  endedBy,
  isTracing,
  type Span,
  SpanKind,
  startSpan,
  type Traceparent,
  traceparentOf,
  within,
} from '../lib/trace.ts'
import { actorTypeOf, type ActorContext } from './actor.ts'
import type { DomainEvent } from './emit.ts'
import { pack } from './pack.ts'

type Row = Readonly<Record<string, unknown>>

/** One change of one object, with the events that it is. */
export interface Change {
  readonly id: string
  readonly types: EventType[]
  readonly data: DomainEvent[1]
  /** The whole object as it was. */
  readonly before: DomainEvent[2]
  readonly changes: readonly AuditChange[]
  /** What the members that differ were; null where there was nothing before. */
  readonly previous: Row | null
  /** Whether the object is new, and `changes` are all of its members that are not null. */
  readonly isWhole: boolean
}

/**
 * What a conversation, its messages and the comments that were sent say: it can be redacted, and an audit log can
 * not.
 */
const unkept: ReadonlySet<string> = new Set([
  ...['/message', '/text', '/html', '/subject', '/cc', '/bcc', '/location', '/metadata'],
  ...['/from', '/to', '/headers', '/quotedText', '/sanitizedHtml', '/participants'],
  '/lastMessagePreview',
])
/** What an audit log keeps of a value. */
const mostText = 4000
/** A change as the log keeps it: `of` when it has events. */
export function changeRow(
  action: string | null,
  id: string,
  changes: readonly AuditChange[],
  of?: Change,
): ChangeRow {
  const name = action ?? of?.types[0] ?? ''
  const area = name.slice(0, name.indexOf('.'))
  const isHistory = action !== null && area === 'ticket'
  const content = of && JSON.stringify({ data: of.data, previous: of.previous })
  // The entry of a new object is the content of its event: it is kept once, by the row that is kept longer
  const isShared =
    logFormat.written > 1 &&
    content !== undefined &&
    of?.isWhole === true &&
    action !== null &&
    content.length <= mostText &&
    !isTalk(area, of)
  const packedContent = content && pack(content).toString('base64')
  return {
    id: of?.id ?? newChangeId(),
    retention: action === null ? 'event' : isHistory ? 'history' : 'audit',
    resource_type: area,
    resource_id: id,
    action,
    event_types: of ? typesOf(of, action) : null,
    ...(action !== null &&
      differencesOf(area, action, changes, of, isShared ? packedContent : undefined)),
    ...(content !== undefined && {
      size: Buffer.byteLength(content),
      events: of?.types.length,
      ...(!isShared && { content: packedContent }),
    }),
  }
}

/** The types of a change's events, unless there is one that is its action. */
function typesOf({ types }: Change, action: string | null): string | null {
  const text = types.join(' ')
  return logFormat.written > 1 && text === action ? null : text
}

/**
 * What differs: readable where the history of a ticket is read from it, packed otherwise. Of an object whose content is
 * shared, this is what is packed.
 */
function differencesOf(
  area: string,
  action: string,
  changes: readonly AuditChange[],
  of: Change | undefined,
  shared: string | undefined,
) {
  const kept = isTalk(area, of) ? changes.filter(({ path }) => !unkept.has(path)) : changes
  const packed = () =>
    shared ??
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

function isTalk(area: string, of: Change | undefined): boolean {
  return area === 'conversation' || area === 'message' || isSentComment(of)
}

function isSentComment(of: Change | undefined): boolean {
  return of !== undefined && 'messageId' in of.data && of.data.messageId !== null
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
  readonly content?: string | undefined
}

/** What a row says of the request that made the change. */
interface Origin {
  readonly request_id: string | null
  readonly traceparent: string | null
  readonly ip: string | null
  readonly user_agent: string | null
}

type Written = {
  workspaceId: string
  actorType: string
  causeType: string | null
  causeId: string | null
  actorId: string | null
  tokenId: string | null
  now: string
  changes: string
}

const insert = statement<Written, never>(
  (_, $) => sql`
    with changed as materialized (
      select c.*, nextval('changes_position_seq') as position, t.transaction
      from json_to_recordset(${$.changes}::json)
        as c (id uuid, retention text, resource_type text, resource_id uuid, action text,
          event_types text, differences json, packed text, size int, events smallint, content text,
          request_id text, traceparent text, ip text, user_agent text)
      cross join (select transaction_number() as transaction) t),
    recorded as (
      insert into changes (workspace_id, id, position, transaction, occurred_at, retention,
        resource_type, resource_id, action, event_types, cause_type, cause_id, actor_type, actor_id,
        token_id, request_id, traceparent, ip, user_agent, differences, packed_differences)
      select ${$.workspaceId}::uuid, c.id, c.position, c.transaction, ${$.now}::timestamptz,
        c.retention, c.resource_type, c.resource_id, c.action, c.event_types, ${$.causeType}::text,
        ${$.causeId}::uuid, ${$.actorType}::text,
        ${$.actorId}::uuid, case when c.action is not null then ${$.tokenId}::uuid end, c.request_id, c.traceparent, c.ip, c.user_agent,
        c.differences, decode(c.packed, 'base64')
      from changed c)
    insert into change_data (workspace_id, id, position, transaction, occurred_at, size, events,
      content)
    select ${$.workspaceId}::uuid, c.id, c.position, c.transaction, ${$.now}::timestamptz, c.size,
      c.events, decode(c.content, 'base64')
    from changed c where c.size is not null`,
)

/** Writes changes to the log by one statement, which travels with the COMMIT of their transaction. */
export function write(ctx: ActorContext, changes: readonly ChangeRow[]): void {
  ctx.noteChange?.()
  // What delivers the events, at any later time and in another process, follows this span in the trace
  const span = isTracing() ? eventSpan(ctx, changes) : undefined
  const rows = originating(ctx, changes, span ? traceparentOf(span) : ctx.traceparent)
  const written = within(span, () => insertRows(ctx, rows))
  ctx.db.along(span ? endedBy(span, written) : written)
}

/** The span of the events of some changes; undefined when there are none. */
function eventSpan(ctx: ActorContext, changes: readonly ChangeRow[]): Span | undefined {
  const types = changes.flatMap(({ event_types, action, events = 0 }) =>
    events > 0 ? (event_types ?? action ?? []) : [],
  )
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
  { client, requestId }: ActorContext,
  changes: readonly ChangeRow[],
  traceparent: Traceparent | undefined,
): Originating[] {
  // The audit log alone says where a request came from
  return changes.map((change) => ({
    ...change,
    request_id: requestId,
    traceparent: traceparent ?? null,
    ip: change.action === null ? null : (client?.ip ?? null),
    user_agent: change.action === null ? null : (client?.userAgent ?? null),
  }))
}

function insertRows(
  { db, actor, cause, now }: ActorContext,
  rows: readonly Originating[],
): Promise<unknown> {
  return insert(db, {
    workspaceId: actor.workspaceId,
    causeType: cause?.type ?? null,
    causeId: cause?.id ?? null,
    actorType: actorTypeOf(actor),
    actorId: actor.id,
    // A service token is the actor itself
    tokenId: logFormat.written > 1 && actor.tokenId === actor.id ? null : actor.tokenId,
    now,
    changes: JSON.stringify(rows),
  })
}
