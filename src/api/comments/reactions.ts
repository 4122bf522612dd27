import { pipeline } from '../../db/query/pipeline.ts'
import { commentAttachments } from '../../db/schema/attachments.ts'
import { emit } from '../../events/log/emit.ts'
import { redact } from '../../events/log/redact.ts'
import type { EventsOf, ReactionContext } from '../../events/reactions.ts'
import { setAttachments } from '../media-manager/attachments.ts'
import { commentById, eraseComment } from './queries.ts'
import { toComment } from './wire.ts'

/** A public comment whose message is redacted is deleted, and what it said is erased everywhere. */
export async function eraseComments(
  ctx: ReactionContext,
  events: EventsOf<'message.redacted'>,
): Promise<void> {
  const { workspaceId } = ctx.actor
  for (const { data } of events) {
    if (data.commentId === null) continue
    const id = data.commentId
    await redact(ctx.db, workspaceId, [id], 'content')
    const [[row]] = await pipeline(ctx.db, [
      () => commentById(ctx.db, { workspaceId, id }),
      () => eraseComment(ctx.db, { workspaceId, id, now: ctx.now }),
      () => setAttachments(ctx.db, commentAttachments.commentId, { workspaceId, id, fileIds: [] }),
    ])
    if (!row) continue
    const content = { text: '', mentions: [], attachments: [] }
    const gone = { ...content, deletedAt: ctx.now, updatedAt: ctx.now }
    emit(ctx, ['comment.deleted', toComment({ ...row, ...gone }, null)])
  }
}
eraseComments.emits = ['comment.deleted'] as const
