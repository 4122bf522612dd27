import { pipeline } from '../../db/query/pipeline.ts'
import { notFound } from '../../errors.ts'
import { emit } from '../../events/log/emit.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page } from '../../http/reply/paging.ts'
import { dataReply } from '../../http/reply/serialize.ts'
import { addComment, prepareToSend, requireFreeId } from '../comments/add.ts'
import { ticketCommentPage } from '../comments/queries.ts'
import { toComment } from '../comments/wire.ts'
import { ticketById } from './queries.ts'
import { ticket, ticketClosed } from './ticket.ts'
import { toTicket } from './wire.ts'

export const ticketCommentHandlers = {
  async listTicketComments({ db, actor: { workspaceId }, publicUrl }, { params, query }) {
    const [[row], found] = await pipeline(db, [
      () => ticketById(db, { workspaceId, id: params.id }),
      () => ticketCommentPage(db, { workspaceId, ...query, ticketId: params.id }),
    ])
    if (!row) throw notFound('ticket', params.id)

    return page(query, found, (row) => toComment(row, publicUrl))
  },

  async createTicketComment(ctx, { params, body }) {
    await requireFreeId(ctx, body)
    await prepareToSend(ctx, params.id, body)
    const { status } = await ticket.lock(ctx, params.id)
    if (status === 'closed' && body.visibility !== 'internal') throw ticketClosed()
    const [comment, [row]] = await pipeline(ctx.db, [
      () => addComment(ctx, { ticketId: params.id }, body),
      () => ticketById(ctx.db, { workspaceId: ctx.actor.workspaceId, id: params.id }),
    ])
    if (row) emit(ctx, ['ticket.comment_added', toTicket(row, null)])
    return dataReply(comment)
  },
} satisfies Partial<HandlersFor<'comments'>>
