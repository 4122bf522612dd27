import { refer } from '../../db/references.ts'
import { tickets } from '../../db/schema/tickets.ts'
import { users } from '../../db/schema/users.ts'
import { patch } from '../../db/statement.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { recording } from './history.ts'
import { placeNamed, requireRoom, waitAt } from './queueing.ts'
import { referenceOf } from './references.ts'
import { told, unfrozen } from './ticket.ts'

export const assignHandlers: Pick<HandlersFor<'tickets'>, 'assignTicket'> = {
  async assignTicket(ctx, { params, body }) {
    const { workspaceId } = ctx.actor
    const { assigneeId, reasonToAssign = null } = body
    await refer(ctx.db, users, 'user', workspaceId, referenceOf('/assigneeId', assigneeId))
    const place = await placeNamed(ctx, body.queueId)
    if (assigneeId && !body.force) await requireRoom(ctx, params.id, assigneeId)

    const changing = patch(
      ctx.db,
      tickets,
      { workspaceId, id: params.id },
      {
        assigneeId,
        reasonToAssign,
        queueId: place ? place.queueId : body.queueId,
        updatedAt: ctx.now,
      },
      { only: { version: ctx.ifMatch, status: unfrozen }, alongside: recording(ctx) },
    )
    if (place && (await changing)) await waitAt(ctx, params.id, place)

    return told(ctx, params.id, changing)
  },
}
