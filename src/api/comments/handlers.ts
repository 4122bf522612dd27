import type { Schema } from '../../../generated/operations.ts'
import { comments } from '../../db/schema/comments.ts'
import { patch } from '../../db/statement.ts'
import { forbidden, notFound } from '../../errors.ts'
import { emit, rowBefore } from '../../events/emit.ts'
import type { Context } from '../../http/context.ts'
import { preconditionFailed } from '../../http/etag.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page } from '../../http/paging.ts'
import { single } from '../../http/serialize.ts'
import { conversationById, lockConversation } from '../conversations/queries.ts'
import { ticketById } from '../tickets/queries.ts'
import { expansion, lock, ticketClosed } from '../tickets/ticket.ts'
import { addComment, checkMentions } from './add.ts'
import { commentById, commentPage } from './queries.ts'
import { toComment } from './wire.ts'

export const commentHandlers: HandlersFor<'comments'> = {
  async getComment(ctx, { params }) {
    return current(ctx, params.id)
  },

  async updateComment(ctx, { params, body }) {
    const key = { workspaceId: ctx.actor.workspaceId, id: params.id }
    const row = await ownComment(ctx, params.id)
    const text = body.text ?? row.text
    const mentions = body.mentions ?? row.mentions.map(({ index, userId }) => ({ index, userId }))
    await checkMentions(ctx, text, mentions)

    const isEdit = Object.keys(body).length > 0
    const changing = patch(
      ctx.db,
      comments,
      key,
      { ...body, editedAt: isEdit ? ctx.now : undefined, updatedAt: ctx.now },
      { only: { version: ctx.ifMatch } },
    )

    return current(ctx, params.id, changing, 'comment.updated')
  },

  async deleteComment(ctx, { params }) {
    const row = await ownComment(ctx, params.id)
    const gone = { deletedAt: ctx.now, updatedAt: ctx.now }
    const deleted = await patch(
      ctx.db,
      comments,
      { workspaceId: ctx.actor.workspaceId, id: params.id },
      gone,
      { only: { version: ctx.ifMatch } },
    )
    if (!deleted) await current(ctx, params.id, false)

    emit(ctx, ['comment.deleted', toComment({ ...row, ...gone })])
  },

  async listRoomComments({ db, actor: { workspaceId } }, { params, query }) {
    const [[room], found] = await Promise.all([
      conversationById(db, { workspaceId, id: params.roomId }),
      commentPage(db, { workspaceId, ...query, roomId: [params.roomId] }),
    ])
    if (!room) throw notFound('conversation', params.roomId)

    return page(query, found, toComment)
  },

  async createRoomComment(ctx, { params, body }) {
    const { workspaceId } = ctx.actor
    // Locked, so that nobody deletes it with its group meanwhile
    const [room] = await lockConversation(ctx.db, { workspaceId, id: params.roomId })
    if (!room) throw notFound('conversation', params.roomId)
    const place = { roomId: params.roomId }

    return single(await addComment(ctx, place, { ...body, visibility: 'internal' }))
  },

  async listTicketComments({ db, actor: { workspaceId } }, { params, query }) {
    const [[ticket], found] = await Promise.all([
      ticketById(db, { workspaceId, id: params.id, ...expansion() }),
      commentPage(db, { workspaceId, ...query, ticketId: [params.id] }),
    ])
    if (!ticket) throw notFound('ticket', params.id)

    return page(query, found, toComment)
  },

  async createTicketComment(ctx, { params, body }) {
    const status = await lock(ctx, params.id)
    if (status === 'closed' && body.visibility !== 'internal') throw ticketClosed()
    return single(await addComment(ctx, { ticketId: params.id }, body))
  },
}

/** The comment, if the caller may change it: 403 unless it wrote or supervises it. */
async function ownComment(ctx: Context, id: string) {
  const [row] = await commentById(ctx.db, { workspaceId: ctx.actor.workspaceId, id })
  if (!row) throw notFound('comment', id)
  if (row.authorId !== ctx.actor.id && !ctx.actor.supervises) {
    throw forbidden('Only the author of a comment, or who supervises, may change it.')
  }
  return row
}

/**
 * The comment as it is after a change that is under way; 404 when there is none, 412 when the change
 * left it untouched for its version.
 */
async function current(
  ctx: Context,
  id: string,
  change: Promise<unknown> | unknown = undefined,
  happening?: 'comment.updated',
): Promise<Schema<'CommentReply'>> {
  const [changed, [row]] = await Promise.all([
    change,
    commentById(ctx.db, { workspaceId: ctx.actor.workspaceId, id }),
  ])
  if (!row) throw notFound('comment', id)
  const comment = toComment(row)
  const reply = single(comment)
  if (changed === false) throw preconditionFailed('CommentReply', row.version, reply)

  const before = rowBefore(row, changed)
  if (happening) emit(ctx, [happening, comment, before && toComment(before)])
  ctx.setVersion(row.version)
  return reply
}
