import type { Schema } from '../../generated/operations.ts'
import type { EventOf, ReactionContext } from './reactions.ts'

/** The events of messages that are said. */
export type SayingType = 'message.due' | 'message.queued' | 'message.received' | 'message.sent'

/** A message at the time from which it counts. */
export interface SaidMessage {
  readonly messageId: string
  readonly conversationId: string
  /** Null for a group, and in a thread that a mailbox of the workspace began. */
  readonly contactId: string | null
  /** The group that it was sent to or came from; null also of a scheduled message. */
  readonly groupId: string | null
  /** The public comment that it contains. */
  readonly commentId: string | null
  readonly direction: Schema<'MessageDirection'>
  readonly senderType: Schema<'Message'>['sender']['type']
  readonly senderId: string | null
  readonly isAutomatic: boolean
  readonly at: string
}

/**
 * Returns the message that an event says, of all events of a message one: a new one counts at its own time, and a scheduled
 * one, which is neither automatic nor a comment, once it is due.
 */
export function saidMessageOf(
  { now }: ReactionContext,
  event: EventOf<SayingType>,
): SaidMessage | undefined {
  const { type, data, before } = event
  if (type === 'message.due') {
    const content = { groupId: null, commentId: null, isAutomatic: false }
    return { ...data, ...content, direction: 'outbound', at: now }
  }
  if (before !== undefined || data.status === 'scheduled') return undefined
  const { id, conversationId, contactId, groupId, commentId, direction, isAutomatic, sender } = data
  return {
    messageId: id,
    conversationId,
    contactId,
    groupId,
    commentId,
    direction,
    senderType: sender.type,
    senderId: sender.id,
    isAutomatic,
    at: data.createdAt,
  }
}
