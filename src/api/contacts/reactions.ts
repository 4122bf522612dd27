import {
  type EventOf,
  type EventsOf,
  nothing,
  type ReactionContext,
} from '../../events/reactions.ts'
import { noteTalks } from './queries.ts'

type Talk = 'message.due' | 'message.queued' | 'message.received' | 'message.sent'

interface Noted {
  readonly id: string
  readonly seenAt: string | null
  readonly contactedAt: string | null
}

/** A contact shows when it last wrote, and when somebody last wrote to it. */
export async function noteContacts(ctx: ReactionContext, events: EventsOf<Talk>): Promise<void> {
  const noted = events.flatMap((event) => notedOf(ctx, event))
  if (noted.length === 0) return
  const { workspaceId } = ctx.actor
  ctx.db.along(noteTalks(ctx.db, { workspaceId, talks: JSON.stringify(noted) }))
}
noteContacts.emits = nothing

function notedOf({ now }: ReactionContext, event: EventOf<Talk>): Noted[] {
  const { type, data } = event
  if (type === 'message.due') {
    return data.contactId === null ? [] : [{ id: data.contactId, seenAt: null, contactedAt: now }]
  }
  const { contactId: id, direction, status, isAutomatic, createdAt: at } = data
  // One to a group has no contact, and a scheduled one counts once it is due
  if (id === null || event.before !== undefined || status === 'scheduled') return []
  if (direction === 'inbound') return [{ id, seenAt: at, contactedAt: null }]
  return isAutomatic ? [] : [{ id, seenAt: null, contactedAt: at }]
}
