import type { Schema } from '../../../generated/operations.ts'
import { commentAttachments } from '../../db/schema/attachments.ts'
import { comments } from '../../db/schema/comments.ts'
import { patch } from '../../db/patch.ts'
import { forbidden, notFound } from '../../errors.ts'
import { emit, rowBefore } from '../../events/emit.ts'
import type { Context } from '../../http/context.ts'
import { preconditionFailed } from '../../http/etag.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page } from '../../http/paging.ts'
import { single } from '../../http/serialize.ts'
import { conversationById, lockConversation } from '../conversations/queries.ts'
import { attach, requireFiles } from '../media-manager/attachments.ts'
import { ticketById } from '../tickets/queries.ts'
import { expansion, lock, ticketClosed } from '../tickets/ticket.ts'
import { addComment, checkMentions } from './add.ts'
import { commentById, roomCommentPage, ticketCommentPage } from './queries.ts'
import { type CommentRow, toComment } from './wire.ts'

export const commentHandlers: HandlersFor<'comments'> = {
  async getComment(ctx, { params }) {
    return current(ctx, params.id)
  },

  async updateComment(ctx, { params, body }) {
    const key = { workspaceId: ctx.actor.workspaceId, id: params.id }
    const row = await ownComment(ctx, params.id)
    const text = body.text ?? row.text
    const mentions = body.mentions ?? row.mentions.map(({ index, userId }) => ({ index, userId }))
    const [files] = await Promise.all([
      body.attachments &&
        requireFiles(ctx, body.attachments, { own: commentAttachments.commentId, id: params.id }),
      checkMentions(ctx, text, mentions),
    ])

    const isEdit = Object.keys(body).length > 0
    const changing = patch(
      ctx.db,
      comments,
      key,
      {
        text: body.text,
        mentions: body.mentions,
        editedAt: isEdit ? ctx.now : undefined,
        updatedAt: ctx.now,
      },
      { only: { version: ctx.ifMatch } },
    )
    if (files && (await changing)) {
      const fileIds = files.map(({ id }) => id)
      await attach(ctx.db, commentAttachments.commentId, { ...key, fileIds })
    }

    return current(ctx, params.id, changing, row)
  },

  async deleteComment(ctx, { params }) {
    const row = await ownComment(ctx, params.id)
    const gone = { deletedAt: ctx.now, updatedAt: ctx.now }
    const key = { workspaceId: ctx.actor.workspaceId, id: params.id }
    const deleted = await patch(ctx.db, comments, key, gone, { only: { version: ctx.ifMatch } })
    if (!deleted) await current(ctx, params.id, false)

    // It cannot come back, and must not keep files from being deleted
    await attach(ctx.db, commentAttachments.commentId, { ...key, fileIds: [] })
    emit(ctx, ['comment.deleted', toComment({ ...row, ...gone }, null)])
  },

  async listRoomComments({ db, actor: { workspaceId }, publicUrl }, { params, query }) {
    const [[room], found] = await Promise.all([
      conversationById(db, { workspaceId, id: params.roomId }),
      roomCommentPage(db, { workspaceId, ...query, roomId: [params.roomId] }),
    ])
    if (!room) throw notFound('conversation', params.roomId)

    return page(query, found, (row) => toComment(row, publicUrl))
  },

  async createRoomComment(ctx, { params, body }) {
    const { workspaceId } = ctx.actor
    // Locked, so that nobody deletes it with its group meanwhile
    const [room] = await lockConversation(ctx.db, { workspaceId, id: params.roomId })
    if (!room) throw notFound('conversation', params.roomId)
    const place = { roomId: params.roomId }

    return single(await addComment(ctx, place, { ...body, visibility: 'internal' }))
  },

  async listTicketComments({ db, actor: { workspaceId }, publicUrl }, { params, query }) {
    const [[ticket], found] = await Promise.all([
      ticketById(db, { workspaceId, id: params.id, ...expansion() }),
      ticketCommentPage(db, { workspaceId, ...query, ticketId: [params.id] }),
    ])
    if (!ticket) throw notFound('ticket', params.id)

    return page(query, found, (row) => toComment(row, publicUrl))
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
 * left it untouched for its version. Tells a patch of what was as `before`.
 */
async function current(
  ctx: Context,
  id: string,
  change: Promise<unknown> | unknown = undefined,
  before?: CommentRow,
): Promise<Schema<'CommentReply'>> {
  const [changed, [row]] = await Promise.all([
    change,
    commentById(ctx.db, { workspaceId: ctx.actor.workspaceId, id }),
  ])
  if (!row) throw notFound('comment', id)
  const comment = toComment(row, ctx.publicUrl)
  const reply = single(comment)
  if (changed === false) throw preconditionFailed('CommentReply', row.version, reply)

  const was = before && rowBefore(row, changed)
  if (was) {
    const old = toComment({ ...was, attachments: before.attachments }, null)
    emit(ctx, ['comment.updated', comment, old])
  }
  ctx.setVersion(row.version)
  return reply
}
