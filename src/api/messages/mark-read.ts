import { sql } from 'drizzle-orm'
import { pipeline } from '../../db/query/pipeline.ts'
import type { Key } from '../../db/query/rows.ts'
import { statement } from '../../db/query/statement.ts'
import { emit } from '../../events/log/emit.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { conversation } from '../conversations/conversation.ts'
import { messagesByIds } from './queries.ts'
import { toMessage } from './wire.ts'

/** Messages that one request marks as read. */
const mostRead = 500

const readReceived = statement<Key & { now: string; most: number }, { id: string }>(
  (_, $) => sql`
    update messages set status = 'read', read_at = ${$.now}::timestamptz, version = version + 1,
      updated_at = ${$.now}::timestamptz
    where workspace_id = ${$.workspaceId} and id = any(array(
      select id from messages
      where workspace_id = ${$.workspaceId} and conversation_id = ${$.id} and status = 'received'
      order by id limit ${$.most}::int for no key update))
    returning id`,
)

const countReceived = statement<Key, { count: number }>(
  (_, $) => sql`
    select count(*)::int as count from messages
    where workspace_id = ${$.workspaceId} and conversation_id = ${$.id} and status = 'received'`,
)

type MarkRead = HandlersFor<'conversations'>['markConversationRead']

export const markConversationRead: MarkRead = async (ctx, { params }) => {
  const key = { workspaceId: ctx.actor.workspaceId, id: params.id }
  const { unreadCount } = await conversation.lock(ctx, params.id)
  if (unreadCount === 0) return conversation.reply(ctx, params.id)

  const [read, [left]] = await pipeline(ctx.db, [
    () => readReceived(ctx.db, { ...key, now: ctx.now, most: mostRead }),
    () => countReceived(ctx.db, key),
  ])
  const ids = read.map(({ id }) => id)
  const [, reply, rows] = await pipeline(ctx.db, [
    () => conversation.patch(ctx, params.id, { unreadCount: left?.count ?? 0 }),
    () => conversation.reply(ctx, params.id),
    () => (ids.length === 0 ? [] : messagesByIds(ctx.db, { workspaceId: key.workspaceId, ids })),
  ])

  emit(
    ctx,
    ...rows.map((row) => {
      const before = toMessage({ ...row, status: 'received', readAt: null }, null)
      return ['message.read', toMessage(row, null), before] as const
    }),
  )
  return reply
}
