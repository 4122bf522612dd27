import { isDeepStrictEqual } from 'node:util'
import { pipeline } from '../../db/query/pipeline.ts'
import { commentAttachments } from '../../db/schema/attachments.ts'
import { comments } from '../../db/schema/comments.ts'
import { forbidden } from '../../errors.ts'
import { emit } from '../../events/log/emit.ts'
import type { Context } from '../../http/context.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { resource } from '../../http/resource.ts'
import { setAttachments, requireFiles } from '../media-manager/attachments.ts'
import { checkMentions } from './add.ts'
import { commentById } from './queries.ts'
import { toComment } from './wire.ts'

const comment = resource({
  name: 'comment',
  reply: 'CommentReply',
  table: comments,
  load: commentById,
  toWire: toComment,
})

export const commentHandlers = {
  async getComment(ctx, { params }) {
    return comment.reply(ctx, params.id)
  },

  async updateComment(ctx, { params, body }) {
    const key = { workspaceId: ctx.actor.workspaceId, id: params.id }
    const row = await ownComment(ctx, params.id)
    const text = body.text ?? row.text
    const mentions = body.mentions ?? mentionsOf(row)
    const [files] = await pipeline(ctx.db, [
      () =>
        body.attachments &&
        requireFiles(ctx, body.attachments, { own: commentAttachments.commentId, id: params.id }),
      () => checkMentions(ctx, text, mentions, mentionsOf(row)),
    ])

    const isSame = text === row.text && isDeepStrictEqual(mentions, mentionsOf(row))
    const { attachments } = row
    const fileIds = files?.map(({ id }) => id) ?? []
    const fileIdsBefore = attachments.map(({ fileId }) => fileId)
    const hasNewFiles = files !== undefined && !isDeepStrictEqual(fileIds, fileIdsBefore)
    const editedAt = hasNewFiles || !isSame ? ctx.now : undefined
    const changes = { text: body.text, mentions: body.mentions, editedAt }
    if (!hasNewFiles)
      return comment.update(ctx, params.id, changes, 'comment.updated', { attachments })

    const previous = await comment.patch(ctx, params.id, changes)
    if (!previous) return comment.failPatch(ctx, params.id)
    await setAttachments(ctx.db, commentAttachments.commentId, { ...key, fileIds })
    return comment.reply(ctx, params.id, 'comment.updated', { ...previous, attachments })
  },

  async deleteComment(ctx, { params }) {
    const row = await ownComment(ctx, params.id)
    const gone = { deletedAt: ctx.now, updatedAt: ctx.now }
    const key = { workspaceId: ctx.actor.workspaceId, id: params.id }
    const deleted = await comment.patch(ctx, params.id, gone)
    if (!deleted) return comment.failPatch(ctx, params.id)

    // It cannot come back, and must not keep files from being deleted
    await setAttachments(ctx.db, commentAttachments.commentId, { ...key, fileIds: [] })
    emit(ctx, ['comment.deleted', toComment({ ...row, ...gone }, null)])
  },
} satisfies Partial<HandlersFor<'comments'>>

/** The comment, if the caller may change it: 403 unless it wrote or supervises it. */
async function ownComment(ctx: Context, id: string) {
  const row = await comment.requireLocked(ctx, id)
  if (row.authorId !== ctx.actor.id && !ctx.actor.supervises) {
    throw forbidden(
      'Only the author of a comment, an owner, an administrator or a supervisor can change it.',
    )
  }
  return row
}

function mentionsOf({ mentions }: Awaited<ReturnType<typeof ownComment>>) {
  return mentions.map(({ index, userId }) => ({ index, userId }))
}
