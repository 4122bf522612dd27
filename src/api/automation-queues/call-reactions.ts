import { type EventOf, type EventsOf, type ReactionContext } from '../../events/reactions.ts'
import { cancelEntry, endEntries } from '../../routing/end.ts'
import { enter, placeIn } from '../../routing/enter.ts'
import { acceptOffers } from './accept.ts'
import { offersOfAnswered, unqueuedCalls } from './call-queries.ts'
import { endingEntries, queuesOf } from './matching.ts'

type CallChange = 'cdr.created' | 'cdr.updated'

/** The members of a call by which it enters a queue. */
const ofQueue = [
  'queueId',
  'callFrom',
  'callTo',
  'did',
  'trunk',
  'extension',
  'contactId',
  'status',
]
/** The members of a call by which its entry is answered or ends. */
const ofAnswer = ['status', 'agentId', 'answeredAt', 'endedAt']

function hasChanged({ changes }: EventOf<CallChange>, members: readonly string[]): boolean {
  return changes.some(({ path }) => members.includes(path.slice(1)))
}

/**
 * Has an inbound call wait that rings and that no agent has: in the queue that the phone system names, also when it
 * names another one later, or else in the first one whose conditions it meets.
 */
export async function queueCalls(
  ctx: ReactionContext,
  events: EventsOf<CallChange>,
): Promise<void> {
  const { db, actor } = ctx
  const { workspaceId } = actor
  const ringing = events.filter(
    (event) =>
      event.data.status === 'ringing' &&
      event.data.direction === 'inbound' &&
      event.data.agentId === null &&
      hasChanged(event, ofQueue),
  )
  const ids = [...new Set(ringing.map(({ data }) => data.id))]
  if (ids.length === 0) return
  const waiting = await unqueuedCalls(db, { workspaceId, ids })
  if (waiting.length === 0) return
  const queueIds = await queuesOf(ctx, 'call', waiting)
  for (const { id, entryId } of waiting) {
    const queueId = queueIds.get(id)
    const place = queueId && (await placeIn(db, workspaceId, queueId))
    if (!place) continue
    if (entryId !== null) await cancelEntry(ctx, entryId)
    await enter(ctx, { entityType: 'call', entityId: id }, place)
  }
}
queueCalls.emits = [
  'queue.entry_entered',
  'queue.entry_overflowed',
  'queue.entry_waiting',
  ...endingEntries,
] as const

/**
 * Accepts the offer of a call for the agent who answers it, and ends the entry of a call that another agent answers or
 * that ends: completed after an answer, abandoned before. Looks through the queues of an agent whose call has ended.
 */
export async function followCallEntries(
  ctx: ReactionContext,
  events: EventsOf<CallChange>,
): Promise<void> {
  const { db, actor } = ctx
  const changed = events.filter((event) => hasChanged(event, ofAnswer))
  const ids = [...new Set(changed.map(({ data }) => data.id))]
  if (ids.length === 0) return
  const isAnswered = changed.some(({ data }) => data.answeredAt !== null && data.agentId !== null)
  if (isAnswered) {
    await acceptOffers(ctx, await offersOfAnswered(db, { workspaceId: actor.workspaceId, ids }))
  }
  const freedIds = changed.flatMap(({ data }) =>
    data.endedAt !== null && data.agentId !== null ? [data.agentId] : [],
  )
  await endEntries(ctx, { entityIds: ids, freedIds: [...new Set(freedIds)] })
}
followCallEntries.emits = [
  'queue.entry_assigned',
  'reservation.accepted',
  ...endingEntries,
] as const
