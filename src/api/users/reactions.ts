import {
  emitsNothing,
  type EventOf,
  type EventsOf,
  type ReactionContext,
} from '../../events/reactions.ts'
import { newId } from '../../lib/ids.ts'
import { insertNotifications, type NotifyingType } from './notifications.ts'

/**
 * Users are notified of work that is assigned to them, comments that mention them, replies of contacts in their
 * conversations and of others to their comments, and tickets of theirs that are overdue. What a user does notifies the
 * others alone.
 */
export async function notifyUsers(
  ctx: ReactionContext,
  events: EventsOf<NotifyingType>,
): Promise<void> {
  const { db, actor, now } = ctx
  const notices = events.flatMap((event) => {
    const { id: eventId, type: eventType } = event
    const about = { eventId, eventType, actorId: actor.id, ...resourceOf(event) }
    return receiversOf(event).map((receiver) => ({ id: newId(), ...about, ...receiver }))
  })
  if (notices.length === 0) return
  const { workspaceId, userId } = actor
  const inserted = { workspaceId, userId, now, notices: JSON.stringify(notices) }
  db.sendWithCommit(insertNotifications(db, inserted))
}
notifyUsers.emits = emitsNothing

/** A user, the assignee of a conversation, or the author of a comment. */
type Receiver =
  | { readonly userId: string }
  | { readonly assigneeOf: string; readonly actorId: string | null }
  | { readonly authorOf: string }

function receiversOf({ type, data, changes }: EventOf<NotifyingType>): Receiver[] {
  switch (type) {
    case 'comment.created':
      return data.parentId === null ? [] : [{ authorOf: data.parentId }]
    case 'comment.mentioned':
      return [...new Set(data.mentions.map(({ userId }) => userId))].map((userId) => ({ userId }))
    case 'message.received': {
      const { sender, isAutomatic, conversationId } = data
      if (sender.type !== 'contact' || isAutomatic) return []
      return [{ assigneeOf: conversationId, actorId: sender.id }]
    }
    case 'ticket.overdue':
      return data.assigneeId === null ? [] : [{ userId: data.assigneeId }]
    default: {
      const { assigneeId } = data
      const isChanged = changes.some(({ path }) => path === '/assigneeId')
      return assigneeId === null || !isChanged ? [] : [{ userId: assigneeId }]
    }
  }
}

/** The ticket or conversation that a user opens because of an event. */
function resourceOf({ type, data }: EventOf<NotifyingType>): {
  resourceType: 'conversation' | 'ticket'
  resourceId: string
} {
  if (type === 'message.received') {
    return { resourceType: 'conversation', resourceId: data.conversationId }
  }
  if (type !== 'comment.created' && type !== 'comment.mentioned') {
    return {
      resourceType: type.startsWith('ticket.') ? 'ticket' : 'conversation',
      resourceId: data.id,
    }
  }
  return data.ticketId === null
    ? { resourceType: 'conversation', resourceId: data.roomId as string }
    : { resourceType: 'ticket', resourceId: data.ticketId }
}
