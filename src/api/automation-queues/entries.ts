import type { Schema } from '../../../generated/operations.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { ApiError, forbidden, notFound, ruleViolated, unknownReference } from '../../errors.ts'
import { audit, changesBelow } from '../../events/log/emit.ts'
import { emitInternally } from '../../events/reactions.ts'
import type { Context } from '../../http/context.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page } from '../../http/reply/paging.ts'
import { resource } from '../../http/resource.ts'
import { lockAgents } from '../../routing/agent-locks.ts'
import { cancelEntry } from '../../routing/end.ts'
import { moveToSlot, findQueueSlot } from '../../routing/enqueue.ts'
import { offerOrAssign, isLocked } from '../../routing/assign-next.ts'
import { evaluate, kindsWithCapacity } from '../../routing/strategies.ts'
import { awaitTurn, candidatesOf, findEntry, queueToRoute } from '../../routing/queries.ts'
import { atCapacity } from '../../routing/capacity.ts'
import { lockWork, workToRoute } from '../../routing/work.ts'
import { type WorkKind, workKinds } from '../../db/schema/automation-queues.ts'
import { conversationById } from '../conversations/queries.ts'
import { ticketClosed } from '../tickets/ticket.ts'
import { changeEntry, completeEntry, entryById, entryPage, lockWorkOf } from './entry-queries.ts'
import { queueById } from './queries.ts'

const queueEntry = resource({
  name: 'queue_entry',
  reply: 'QueueEntryReply',
  load: entryById,
  toWire: (row) => row,
})

export const entryHandlers = {
  async listQueueEntries({ db, actor: { workspaceId } }, { params, query }) {
    const [[queue], found] = await pipeline(db, [
      () => queueById(db, { workspaceId, id: params.id }),
      () => entryPage(db, { workspaceId, ...query, queueId: [params.id] }),
    ])
    if (!queue) throw notFound('automation_queue', params.id)

    return page(query, found)
  },

  async addQueueEntry(ctx, { params, body }) {
    const { workspaceId } = ctx.actor
    const { entityType, entityId } = body
    const key = { workspaceId, entityType, entityId }
    const slot = await findQueueSlot(ctx.db, workspaceId, params.id)
    if (!slot) throw notFound('automation_queue', params.id)
    const [, [work]] = await pipeline(ctx.db, [
      () => lockWork(ctx.db, key),
      () => workToRoute(ctx.db, key),
    ])
    if (!work) throw await notRoutable(ctx, body)
    const isAnswered = entityType === 'call' && work.assigneeId !== null
    if (!work.isOpen || isAnswered) {
      throw entityType === 'ticket' ? ticketClosed() : notWaiting(entityType)
    }

    const { entryId } = work
    if (entryId && work.entryStatus !== 'assigned' && work.entryQueueId === slot.queueId) {
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
      await cancelEntry(ctx, entryId)
      await completeEntry(ctx.db, { workspaceId, id: entryId })
    }
    const id = await moveToSlot(ctx, { entityType, entityId }, slot, body)
    return { status: 201, body: await queueEntry.reply(ctx, id) }
  },

  async removeQueueEntry(ctx, { params }) {
    const { workspaceId } = ctx.actor
    const key = { workspaceId, id: params.entryId }
    const [work] = await lockWorkOf(ctx.db, { ...key, queueId: params.id })
    if (!work) throw notFound('queue_entry', params.entryId)

    const [before] = await entryById(ctx.db, key)
    await cancelEntry(ctx, key.id)
    const [after] = await entryById(ctx.db, key)
    if (after) recordChange(ctx, 'queue.entry_canceled', before, after)
  },

  async pullQueueEntry(ctx, { params }) {
    const { workspaceId, userId } = ctx.actor
    if (userId === null) {
      throw forbidden(
        'This operation requires a personal token. The calling token is a service token, which has no user.',
      )
    }
    const key = { workspaceId, queueId: params.id }
    const [, , [queue], [candidate]] = await pipeline(ctx.db, [
      () => awaitTurn(ctx.db, key),
      () => lockAgents(ctx.db, { workspaceId, userIds: [userId] }),
      () => queueToRoute(ctx.db, { workspaceId, id: params.id }),
      () => candidatesOf(ctx.db, { ...key, userId }),
    ])
    if (!queue) throw notFound('automation_queue', params.id)
    if (!candidate) throw forbidden('Only agents and leads of the queue can pull work from it.')
    if (!queue.isEnabled) throw queueDisabled()

    const find = (kinds: readonly WorkKind[]) => {
      const free = { userId, skills: candidate.skills, kinds, transferKinds: kinds }
      return findEntry[queue.assignmentOrder](ctx.db, {
        ...key,
        free: JSON.stringify([free]),
        required: JSON.stringify(queue.requiredSkills),
        isPull: true,
      })
    }
    const kinds = kindsWithCapacity(candidate)
    const [entry] = await find(kinds)
    if (!isLocked(entry)) {
      const [other] = await find(workKinds.filter((kind) => !kinds.includes(kind)))
      if (other && isLocked(other)) throw atCapacity(other.kind, 'Complete open work first.')
      return { status: 204, body: undefined }
    }
    const evaluated = evaluate(queue.strategy, [candidate], entry, 0, true)
    await offerOrAssign(ctx, {
      queue,
      entry,
      userIds: [userId],
      outcome: 'pulled',
      isSticky: false,
      evaluated,
    })
    return { status: 200, body: await queueEntry.reply(ctx, entry.id) }
  },
} satisfies Partial<HandlersFor<'automation-queues'>>

/** The resources that a 422 names, by the type of the work. */
export const resources = { ticket: 'ticket', conversation: 'conversation', call: 'cdr' } as const

/** Returns the 422 for the conversation of a group, which is not routed, or for work that does not exist. */
async function notRoutable(
  { db, actor: { workspaceId } }: Context,
  { entityType, entityId }: Pick<Schema<'QueueEntryAdd'>, 'entityType' | 'entityId'>,
): Promise<ApiError> {
  const groups =
    entityType === 'conversation' ? await conversationById(db, { workspaceId, id: entityId }) : []
  return groups.length > 0
    ? ruleViolated('The conversation of a group cannot wait in a queue.', '/entityId')
    : unknownReference('/entityId', resources[entityType], entityId)
}

/** Returns the 422 for a closed conversation, or for a call that does not ring. */
function notWaiting(entityType: 'conversation' | 'call'): ApiError {
  return ruleViolated(
    entityType === 'call'
      ? 'Only a call that rings can wait in a queue.'
      : 'A closed conversation cannot wait in a queue. Reopen it first.',
    '/entityId',
  )
}

/** Records the changes of an entry by a request, if there are any. */
function recordChange(
  ctx: Context,
  act: 'queue.entry_canceled' | 'queue.entry_updated',
  before: Schema<'QueueEntry'> | undefined,
  after: Schema<'QueueEntry'>,
): void {
  const path = `/entries/${after.id}`
  const changes = before ? changesBelow(path, before, after) : []
  if (changes.length > 0) audit(ctx, act, after.queueId, changes)
}

function queueDisabled(): ApiError {
  return new ApiError('queue_disabled', 'The queue is disabled. Enable it first.')
}
