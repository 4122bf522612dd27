import { pipeline } from '../../db/query/pipeline.ts'
import { notFound } from '../../errors.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page } from '../../http/reply/paging.ts'
import { dataReply } from '../../http/reply/serialize.ts'
import { addComment, requireFreeId } from '../comments/add.ts'
import { roomCommentPage } from '../comments/queries.ts'
import { toComment } from '../comments/wire.ts'
import { conversationById, lockConversation } from './queries.ts'

type RoomComments = Pick<HandlersFor<'comments'>, 'listRoomComments' | 'createRoomComment'>

export const roomCommentHandlers: RoomComments = {
  async listRoomComments({ db, actor: { workspaceId }, publicUrl }, { params, query }) {
    const [[room], found] = await pipeline(db, [
      () => conversationById(db, { workspaceId, id: params.roomId }),
      () => roomCommentPage(db, { workspaceId, ...query, roomId: params.roomId }),
    ])
    if (!room) throw notFound('conversation', params.roomId)

    return page(query, found, (row) => toComment(row, publicUrl))
  },

  async createRoomComment(ctx, { params, body }) {
    const { workspaceId } = ctx.actor
    // The lock keeps the room from being deleted with its group meanwhile
    const [room] = await lockConversation(ctx.db, { workspaceId, id: params.roomId })
    if (!room) throw notFound('conversation', params.roomId)
    const target = { roomId: params.roomId }
    await requireFreeId(ctx, body)

    return dataReply(await addComment(ctx, target, { ...body, visibility: 'internal' }))
  },
}
