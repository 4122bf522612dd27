import { sql } from 'drizzle-orm'
import type { Schema } from '../../../generated/operations.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { messages } from '../../db/schema/messages.ts'
import type { Values } from '../../db/query/statement.ts'
import { insufficientScope, notFound } from '../../errors.ts'
import type { Context } from '../../http/context.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page } from '../../http/reply/paging.ts'
import { iso } from '../../lib/time.ts'
import { merged } from '../../lists/merged.ts'
import { requireNoOther } from '../../lists/parameters.ts'
import { listedComments } from '../comments/queries.ts'
import { toComment } from '../comments/wire.ts'
import { listedMessages } from '../messages/queries.ts'
import { toMessage } from '../messages/wire.ts'
import { conversationById } from './queries.ts'

type Timeline = HandlersFor<'conversations'>['listConversationTimeline']

/** The id of a message in a merged list, whose rank is its position: the index of a conversation has no ids. */
export const messageIdOf = ({ workspaceId }: Values<{ workspaceId: string }>) =>
  sql`(select m.id from messages m where m.workspace_id = ${workspaceId} and m.position = entry.rank)`

const entriesOf = merged<{ workspaceId: string; conversationId: string }>({
  idOf: messageIdOf,
  parts: [
    {
      rows: (
        $,
        cut,
      ) => sql`select 'message' as type, null::uuid as id, m.created_at, m.position as rank from messages m
        where m.workspace_id = ${$.workspaceId} and m.conversation_id = ${$.conversationId}::uuid ${cut}`,
      counted: { table: messages, column: messages.conversationId, value: 'conversationId' },
    },
    {
      rows: ($, cut) => sql`select 'comment', c.id, c.created_at, c.position as rank from comments c
        where c.workspace_id = ${$.workspaceId} and c.room_id = ${$.conversationId}::uuid
          and c.deleted_at is null ${cut}`,
    },
  ],
})

/** Throws 403 without the scopes of what every timeline shows. */
export function requireTimelineScopes({ actor }: Context): void {
  const missing = (['messages:read', 'comments:read'] as const).filter((scope) => !actor.can(scope))
  if (missing.length > 0) throw insufficientScope(missing, actor.scopes)
}

export const listConversationTimeline: Timeline = async (ctx, { params, query }) => {
  requireTimelineScopes(ctx)
  const { workspaceId } = ctx.actor
  const { page: number, pageSize, sort, ...others } = query
  requireNoOther(others)
  const [[conversation], found] = await pipeline(ctx.db, [
    () => conversationById(ctx.db, { workspaceId, id: params.id }),
    () =>
      entriesOf(
        ctx.db,
        { workspaceId, conversationId: params.id },
        { page: number, pageSize, sort },
      ),
  ])
  if (!conversation) throw notFound('conversation', params.id)

  const idsOf = (kind: string) => found.rows.filter(({ type }) => type === kind).map(({ id }) => id)
  const [messages, comments] = await pipeline(ctx.db, [
    () => listedMessages(ctx.db, { workspaceId, ids: idsOf('message') }),
    () => listedComments(ctx.db, { workspaceId, ids: idsOf('comment') }),
  ])
  const messageById = new Map(messages.map((row) => [row.id, toMessage(row, ctx.publicUrl)]))
  const commentById = new Map(comments.map((row) => [row.id, toComment(row, ctx.publicUrl)]))

  return page(query, found, ({ type, id, createdAt }): Schema<'TimelineEntry'> => {
    const [message, comment] = [messageById.get(id), commentById.get(id)]
    return {
      type: type as Schema<'TimelineEntry'>['type'],
      createdAt: iso(createdAt),
      ...(message && { message }),
      ...(comment && { comment }),
    }
  })
}
