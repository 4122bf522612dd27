import { refer } from '../../db/references.ts'
import { users } from '../../db/schema/users.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { placeNamed, requireRoom, waitAt } from './queueing.ts'
import { referenceOf } from './references.ts'
import { change, told, unfrozen } from './ticket.ts'

export const assignHandlers: Pick<HandlersFor<'tickets'>, 'assignTicket'> = {
  async assignTicket(ctx, { params, body }) {
    const { workspaceId } = ctx.actor
    const { assigneeId, reasonToAssign = null } = body
    await refer(ctx.db, users, 'user', workspaceId, referenceOf('/assigneeId', assigneeId))
    const place = await placeNamed(ctx, body.queueId)
    if (assigneeId && !body.force) await requireRoom(ctx, params.id, assigneeId)

    const queueId = place ? place.queueId : body.queueId
    const only = { version: ctx.ifMatch, status: unfrozen }
    const changing = change(ctx, params.id, { assigneeId, reasonToAssign, queueId }, only)
    if (place && (await changing)) await waitAt(ctx, params.id, place)

    return told(ctx, params.id, changing, { isMore: place !== undefined })
  },
}
