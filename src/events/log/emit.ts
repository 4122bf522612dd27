import { type EventType } from '../../../generated/events.ts'
import type { Schema } from '../../../generated/operations.ts'
import type { AuditChange } from '../../db/schema/changes.ts'
import { type Change, changeRow, write } from './change-rows.ts'
import { eventIdOf, newChangeId } from '../../lib/ids.ts'
import type { ActorContext } from '../../auth/actor.ts'
import { type DomainEvent, eventTypeOf } from '../event-types.ts'
import { type EventOf, handToReactions } from '../reactions.ts'

/** Acts that are recorded although there is no event of them. */
type Act =
  | 'cdr.transcript_changed'
  | 'conversation.updated'
  | 'file.recording_downloaded'
  | 'presence_status.created'
  | 'presence_status.deleted'
  | 'presence_status.updated'
  | 'queue.entry_canceled'
  | 'queue.entry_updated'
  | 'queue.member_updated'
  | 'reservation.completed'
  | 'settings.oidc_changed'
  | 'tag.merged'
  | 'token.rotated'
  | 'token.updated'
  | 'user.impersonated'
  | 'user.link_created'
  | 'user.password_changed'
  | 'webhook.created'
  | 'webhook.deleted'
  | 'webhook.redelivered'
  | 'webhook.replayed'
  | 'webhook.secret_rotated'
  | 'webhook.tested'
  | 'webhook.updated'

type Row = Readonly<Record<string, unknown>>

/** Happens even to a contact that gains nothing by it. */
const always: ReadonlySet<string> = new Set<EventType>(['contact.merged'])
/** Reported by the comment's own entry, or too small. */
const unrecorded: ReadonlySet<string> = new Set<EventType>(['message.read', 'ticket.comment_added'])
/** Moves with every change, so it says nothing. */
const ignored = new Set(['updatedAt', 'updated_at', 'version'])
/** Characters of JSON that an event keeps of what was before. */
const mostPrevious = 400_000

/**
 * Writes what changed to the log, in the change's transaction and in one round trip with its COMMIT. What happens
 * to an object at once is one change with several events, and one entry in the audit log. Nothing is written
 * when `before` is given and nothing differs.
 */
export function emit(ctx: ActorContext, ...emitted: readonly DomainEvent[]): void {
  const isRecorded = (type: EventType) =>
    !unrecorded.has(type) && (ctx.actor.id !== null || !isStep(type))
  writeAndHandOn(ctx, emitted, isRecorded)
}

/** Emits events of changes that follow from others, which have the entry in the audit log. */
export function emitUnrecorded(ctx: ActorContext, ...emitted: readonly DomainEvent[]): void {
  writeAndHandOn(ctx, emitted, () => false)
}

function writeAndHandOn(
  ctx: ActorContext,
  emitted: readonly DomainEvent[],
  isRecorded: (type: EventType) => boolean,
): void {
  const changes: Change[] = []
  const events: Array<EventOf<EventType>> = []
  let last: { whole: object; wholeBefore: object | undefined; change: Change } | undefined
  for (const [type, whole, wholeBefore, known, cause] of emitted) {
    if (last?.whole !== whole || last.wholeBefore !== wholeBefore) {
      const [data, before] = [unlinked(whole), wholeBefore && unlinked(wholeBefore)]
      const differing = known ?? changesOf(before, data)
      const previous = before ? oldOf(differing) : null
      last = {
        whole,
        wholeBefore,
        change: {
          id: newChangeId(),
          types: [],
          data,
          before,
          changes: differing,
          previous,
          isWhole: before === undefined && known === undefined,
          cause,
        },
      }
    }
    const { change } = last
    if (change.previous && change.changes.length === 0 && !always.has(type)) continue
    if (change.types.length === 0) changes.push(change)
    change.types.push(type)
    const { data, before, changes: differing } = change
    const id = eventIdOf(change.id, change.types.length)
    events.push({ type, id, data, before, changes: differing } as EventOf<EventType>)
  }
  if (changes.length === 0) return
  const recorded = new Set<string>()
  write(
    ctx,
    changes.map((change) => {
      const { resource, object } = idsOf(change)
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

/** Returns an object without links to its attachments, which open them to everybody who has the links. */
function unlinked<T extends object>(data: T): T {
  if (!('attachments' in data)) return data
  const attachments = data.attachments as Array<Schema<'Attachment'>>
  if (attachments.length === 0) return data
  return { ...data, attachments: attachments.map((one) => ({ ...one, url: null })) }
}

/** The ids of the resource that a change is about and of the object that was changed, by members that the contract names. */
function idsOf({ types, data }: Change): { resource: string; object: string } {
  const [type] = types
  const declared = type && eventTypeOf(type)
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
