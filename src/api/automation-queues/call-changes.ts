import type { EventOf, ReactionContext } from '../../events/reactions.ts'
import { endEntries } from '../../routing/end.ts'
import { enqueue, findQueueSlot } from '../../routing/enqueue.ts'
import { isFinal } from '../telephony/calls/facts.ts'
import { neverQueued } from './call-queries.ts'
import { queuesOf } from './matching.ts'

export type CallChange = 'cdr.created' | 'cdr.updated'

/** The members of a call by which it enters a queue. */
export const ofQueue = [
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
export const ofAnswer = ['status', 'agentId', 'answeredAt', 'endedAt']

export function hasChanged({ changes }: EventOf<CallChange>, members: readonly string[]): boolean {
  return changes.some(({ path }) => members.includes(path.slice(1)))
}

export function rings({ data: { agentId, direction, status } }: EventOf<CallChange>): boolean {
  return agentId === null && direction === 'inbound' && status === 'ringing'
}

/** Whether the phone system reports only after the end of an inbound call that it has rung, and no agent had it. */
export function hasArrivedLate(event: EventOf<CallChange>): boolean {
  const { agentId, direction, status } = event.data
  const hasRung = event.type === 'cdr.updated' && hasChanged(event, ['queuedAt', 'ringingAt'])
  return hasRung && isFinal(status) && agentId === null && direction === 'inbound'
}

export function isTransferred(event: EventOf<CallChange>): boolean {
  const { agentId, queueId, status, transferType } = event.data
  const isToQueue = transferType !== 'none' && queueId !== null && agentId === null
  return !isFinal(status) && isToQueue && hasChanged(event, ['agentId', 'queueId', 'transferType'])
}

/** Adds entries for calls that ended before the phone system reported their start, and ends these entries at once. */
export async function queueLate(ctx: ReactionContext, ids: readonly string[]): Promise<void> {
  const { workspaceId } = ctx.actor
  const late = await neverQueued(ctx.db, { workspaceId, ids })
  if (late.length === 0) return
  const queueIds = await queuesOf(ctx, 'call', late)
  for (const { id } of late) {
    const queueId = queueIds.get(id)
    const slot = queueId && (await findQueueSlot(ctx.db, workspaceId, queueId))
    if (slot) await enqueue(ctx, { entityType: 'call', entityId: id }, slot)
  }
  await endEntries(ctx, { entityIds: late.map(({ id }) => id) })
}
