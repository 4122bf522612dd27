import type { Schema } from '../../../generated/operations.ts'
import { pipeline } from '../../db/pipeline.ts'
import { ApiError, forbidden, notFound, unknownReference } from '../../errors.ts'
import { audit, changesBelow } from '../../events/emit.ts'
import { emitInternally } from '../../events/reactions.ts'
import type { Context } from '../../http/context.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page } from '../../http/paging.ts'
import { resource } from '../../http/resource.ts'
import { cancelEntry } from '../../routing/end.ts'
import { moveInto, placeIn } from '../../routing/enter.ts'
import { give, isLocked } from '../../routing/give.ts'
import { isFull, judge } from '../../routing/pick.ts'
import {
  awaitTurn,
  candidatesOf,
  findEntry,
  holdAgents,
  queueToRoute,
} from '../../routing/queries.ts'
import { lockTicket } from '../tickets/queries.ts'
import { atCapacity } from '../tickets/assignment/queueing.ts'
import { ticketToRoute } from '../tickets/assignment/queries.ts'
import { ticketClosed } from '../tickets/ticket.ts'
import { changeEntry, completeEntry, entryById, entryPage, lockTicketOf } from './entry-queries.ts'
import { queueById } from './queries.ts'
import { userOf } from './queue.ts'
import { type EntryRow, toEntry } from './wire.ts'

type Entries = Pick<
  HandlersFor<'automation-queues'>,
  'listQueueEntries' | 'addQueueEntry' | 'removeQueueEntry' | 'pullQueueEntry'
>

const queueEntry = resource({
  name: 'queue_entry',
  reply: 'QueueEntryReply',
  load: entryById,
  toWire: toEntry,
})

export const entryHandlers: Entries = {
  async listQueueEntries({ db, actor: { workspaceId } }, { params, query }) {
    const [[queue], found] = await pipeline(db, [
      () => queueById(db, { workspaceId, id: params.id }),
      () => entryPage(db, { workspaceId, ...query, queueId: [params.id] }),
    ])
    if (!queue) throw notFound('automation_queue', params.id)

    return page(query, found, toEntry)
  },

  async addQueueEntry(ctx, { params, body }) {
    const { workspaceId } = ctx.actor
    const key = { workspaceId, id: body.entityId }
    const place = await placeIn(ctx.db, workspaceId, params.id)
    if (!place) throw notFound('automation_queue', params.id)
    const [, [ticket]] = await pipeline(ctx.db, [
      () => lockTicket(ctx.db, key),
      () => ticketToRoute(ctx.db, key),
    ])
    if (!ticket) throw unknownReference('/entityId', 'ticket', body.entityId)
    if (!ticket.isOpen) throw ticketClosed()

    const { entryId } = ticket
    if (entryId && ticket.entryStatus !== 'assigned' && ticket.entryQueueId === place.queueId) {
      const [[before], [changed]] = await pipeline(ctx.db, [
        () => entryById(ctx.db, { workspaceId, id: entryId }),
        () =>
          changeEntry(ctx.db, {
            workspaceId,
            id: entryId,
            priority: body.priority ?? null,
            requiredSkills: body.requiredSkills ? JSON.stringify(body.requiredSkills) : null,
          }),
      ])
      if (changed) emitInternally(ctx, 'queue.entry_changed', changed)
      const reply = await queueEntry.reply(ctx, entryId)
      recordChange(ctx, 'queue.entry_updated', before, reply.data)
      return { status: 200, body: reply }
    }
    if (entryId) {
      const end = { workspaceId, id: entryId }
      await pipeline(ctx.db, [() => cancelEntry(ctx, entryId), () => completeEntry(ctx.db, end)])
    }
    const id = await moveInto(ctx, { id: key.id, priority: ticket.priority }, place, body)
    return { status: 201, body: await queueEntry.reply(ctx, id) }
  },

  async removeQueueEntry(ctx, { params }) {
    const { workspaceId } = ctx.actor
    const key = { workspaceId, id: params.entryId }
    const [ticket] = await lockTicketOf(ctx.db, { ...key, queueId: params.id })
    if (!ticket) throw notFound('queue_entry', params.entryId)

    const [[before], , [after]] = await pipeline(ctx.db, [
      () => entryById(ctx.db, key),
      () => cancelEntry(ctx, key.id),
      () => entryById(ctx.db, key),
    ])
    if (after) recordChange(ctx, 'queue.entry_canceled', before, toEntry(after))
  },

  async pullQueueEntry(ctx, { params }) {
    const { workspaceId } = ctx.actor
    const userId = userOf(ctx)
    const key = { workspaceId, queueId: params.id }
    const [, , [queue], [candidate]] = await pipeline(ctx.db, [
      () => awaitTurn(ctx.db, key),
      () => holdAgents(ctx.db, { workspaceId, userIds: [userId] }),
      () => queueToRoute(ctx.db, key),
      () => candidatesOf(ctx.db, { ...key, userId }),
    ])
    if (!queue) throw notFound('automation_queue', params.id)
    if (!candidate) throw forbidden('Only members of the queue can pull tickets from it.')
    if (!queue.isEnabled) throw queueDisabled()
    if (isFull(candidate)) throw atCapacity()

    const [entry] = await findEntry[queue.assignmentOrder](ctx.db, {
      ...key,
      free: JSON.stringify([candidate]),
      required: JSON.stringify(queue.requiredSkills),
      isPull: true,
    })
    if (!isLocked(entry)) return { status: 204, body: undefined }
    const verdicts = judge(queue.strategy, [candidate], entry, 0, true)
    await give(ctx, { queue, entry, userId, outcome: 'pulled', isSticky: false, verdicts })
    return { status: 200, body: await queueEntry.reply(ctx, entry.id) }
  },
}

/** Records what a request did to an entry, if anything. */
function recordChange(
  ctx: Context,
  act: 'queue.entry_canceled' | 'queue.entry_updated',
  before: EntryRow | undefined,
  after: Schema<'QueueEntry'>,
): void {
  const path = `/entries/${after.id}`
  const changes = before ? changesBelow(path, toEntry(before), after) : []
  if (changes.length > 0) audit(ctx, act, after.queueId, changes)
}

function queueDisabled(): ApiError {
  return new ApiError('queue_disabled', 'The queue is disabled. Enable it first.')
}
