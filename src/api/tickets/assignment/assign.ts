import { pipeline } from '../../../db/query/pipeline.ts'
import type { HandlersFor } from '../../../http/handler.ts'
import { requireAssignee } from '../../../routing/assignee.ts'
import { moveToQueue, requireCapacityFor, resolveQueue } from './queueing.ts'
import { patchTicket, replyToChange, shownBefore, ticket, unfrozen } from '../ticket.ts'

export const assignHandlers = {
  async assignTicket(ctx, { params, body }) {
    const { assigneeId, reasonToAssign = null } = body
    const present = async () => (await ticket.require(ctx, params.id)).assigneeId
    await requireAssignee(ctx, '/assigneeId', assigneeId, present)
    const slot = await resolveQueue(ctx, body.queueId)
    if (assigneeId && !body.force) await requireCapacityFor(ctx, params.id, assigneeId)

    const queueId = slot ? slot.queueId : body.queueId
    const changes = { assigneeId, reasonToAssign, queueId }
    const [rowBefore, { row, previous }] = await pipeline(ctx.db, [
      () => ticket.requireLocked(ctx, params.id),
      () => patchTicket(ctx, params.id, changes, unfrozen),
    ])
    const before = { ...row, ...previous, ...shownBefore(rowBefore) }
    if (!slot) return replyToChange(ctx, row, before)

    await moveToQueue(ctx, params.id, slot)
    return replyToChange(ctx, await ticket.require(ctx, params.id), before)
  },
} satisfies Partial<HandlersFor<'tickets'>>
