import type { Schema } from '../../../generated/operations.ts'
import { type Location, messages } from '../../db/schema/messages.ts'
import { ApiError } from '../../errors.ts'
import type { DomainEvent } from '../../events/event-types.ts'
import { resource } from '../../http/resource.ts'
import { lockMessage, messageById } from './queries.ts'
import { toMessage } from './wire.ts'

type Status = Schema<'MessageStatus'>
type MessageStep = Exclude<Extract<DomainEvent[0], `message.${string}`>, 'message.rejected'>

export const message = resource({
  name: 'message',
  reply: 'MessageReply',
  table: messages,
  load: messageById,
  lock: lockMessage,
  toWire: toMessage,
})

/** The event of a message that reaches a status. */
const steps: Readonly<Record<Status, MessageStep | undefined>> = {
  received: 'message.received',
  scheduled: 'message.queued',
  queued: 'message.queued',
  sending: undefined,
  sent: 'message.sent',
  delivered: 'message.delivered',
  read: 'message.read',
  failed: 'message.failed',
  canceled: 'message.canceled',
}

/** The events of a message that has a new status, as events show it; `before` is undefined for a new one. */
export function messageEvents(after: Schema<'Message'>, before?: Schema<'Message'>): DomainEvent[] {
  const isKept = after.isBlocked && after.status === 'received'
  const step = isKept ? 'message.blocked' : steps[after.status]
  if (!step || before?.status === after.status) return []
  return [[step, after, before]]
}

/** Returns 422: a contact is blocked. The members of the error may have a pointer. */
export function contactBlocked(members: { readonly pointer?: string } = {}): ApiError {
  return new ApiError('contact_blocked', 'The contact is blocked. Unblock it first.', { members })
}

/** Throws 409 for a group that is archived. */
export function requireUnarchived({ archivedAt }: { readonly archivedAt: string | null }): void {
  if (archivedAt === null) return
  throw new ApiError('group_archived', 'The group is archived. Restore it first.')
}

export function keptLocation(given: Schema<'MessageLocation'> | undefined): Location | null {
  if (!given) return null
  const { latitude, longitude, name = null, address = null } = given
  return { latitude, longitude, name, address }
}
