import { type SQL, sql } from 'drizzle-orm'
import type { Schema } from '../../../generated/operations.ts'
import { pipeline } from '../../db/pipeline.ts'
import { statements, type Values } from '../../db/statement.ts'
import { insufficientScope, notFound } from '../../errors.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page } from '../../http/paging.ts'
import { iso } from '../../lib/time.ts'
import { requireNoOther } from '../../lists/parameters.ts'
import { listedComments } from '../comments/queries.ts'
import { toComment } from '../comments/wire.ts'
import { listedMessages } from '../messages/queries.ts'
import { toMessage } from '../messages/wire.ts'
import { conversationById } from './queries.ts'

type Timeline = HandlersFor<'conversations'>['listConversationTimeline']
type Asked = { workspaceId: string; conversationId: string; limit: number; offset: number }
type Row = { type: 'message' | 'comment'; id: string; createdAt: string }

const pages = statements<Asked, Row>()
const totals = statements<Asked, { total: number }>()

/** What messages and comments have in common; ids increase with time, so they break ties in order. */
function entries($: Values<Asked>): SQL {
  return sql`(
    select 'message' as type, m.id, m.created_at from messages m
    where m.workspace_id = ${$.workspaceId} and m.conversation_id = ${$.conversationId}::uuid
    union all
    select 'comment', c.id, c.created_at from comments c
    where c.workspace_id = ${$.workspaceId} and c.room_id = ${$.conversationId}::uuid
      and c.deleted_at is null) entry`
}

export const listConversationTimeline: Timeline = async (ctx, { params, query }) => {
  const missing = (['messages:read', 'comments:read'] as const).filter(
    (scope) => !ctx.actor.can(scope),
  )
  if (missing.length > 0) throw insufficientScope(missing, ctx.actor.scopes)

  const { workspaceId } = ctx.actor
  const { page: number, pageSize, sort, ...others } = query
  requireNoOther(others)
  const asked = {
    workspaceId,
    conversationId: params.id,
    limit: pageSize,
    offset: (number - 1) * pageSize,
  }
  const isDescending = sort[0] === '-createdAt'
  const order = isDescending
    ? sql`entry.created_at desc, entry.id desc`
    : sql`entry.created_at, entry.id`
  const rowsOf = pages(
    String(isDescending),
    (_, $) => sql`
      select entry.type, entry.id, entry.created_at as "createdAt" from ${entries($)}
      order by ${order} limit ${$.limit}::int offset ${$.offset}::bigint`,
  )
  const totalOf = totals('', (_, $) => sql`select count(*)::float8 as total from ${entries($)}`)
  const [[conversation], rows, [count]] = await pipeline(ctx.db, [
    () => conversationById(ctx.db, { workspaceId, id: params.id }),
    () => rowsOf(ctx.db, asked),
    () => totalOf(ctx.db, asked),
  ])
  if (!conversation) throw notFound('conversation', params.id)

  const idsOf = (type: Row['type']) => rows.filter((row) => row.type === type).map(({ id }) => id)
  const [messages, comments] = await pipeline(ctx.db, [
    () => listedMessages(ctx.db, { workspaceId, ids: idsOf('message') }),
    () => listedComments(ctx.db, { workspaceId, ids: idsOf('comment') }),
  ])
  const messageById = new Map(messages.map((row) => [row.id, toMessage(row, ctx.publicUrl)]))
  const commentById = new Map(comments.map((row) => [row.id, toComment(row, ctx.publicUrl)]))
  const found = { total: count?.total ?? 0, rows }

  return page(query, found, ({ type, id, createdAt }): Schema<'TimelineEntry'> => {
    const [message, comment] = [messageById.get(id), commentById.get(id)]
    return {
      type,
      createdAt: iso(createdAt),
      ...(message && { message }),
      ...(comment && { comment }),
    }
  })
}
