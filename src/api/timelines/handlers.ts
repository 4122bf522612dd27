import type { Schema } from '../../../generated/operations.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { requireScope } from '../../auth/scopes.ts'
import { notFound } from '../../errors.ts'
import type { Context } from '../../http/context.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page } from '../../http/reply/paging.ts'
import type { Entry } from '../../lists/merged.ts'
import { requireNoOther } from '../../lists/parameters.ts'
import { listedComments } from '../comments/queries.ts'
import { toComment } from '../comments/wire.ts'
import { conversationById } from '../conversations/queries.ts'
import { listedMessages } from '../messages/queries.ts'
import { toMessage } from '../messages/wire.ts'
import { cdrsByIds } from '../telephony/queries.ts'
import { toCdr } from '../telephony/wire.ts'
import { historyByIds } from '../tickets/history.ts'
import { ticketById } from '../tickets/queries.ts'
import { conversationEntries, ticketEntries } from './entries.ts'

type ConversationTimeline = HandlersFor<'conversations'>['listConversationTimeline']
type TicketTimeline = HandlersFor<'tickets'>['listTicketTimeline']

export const listConversationTimeline: ConversationTimeline = async (ctx, { params, query }) => {
  requireScope(ctx.actor, 'messages:read', 'comments:read')
  const { workspaceId } = ctx.actor
  const { page: number, pageSize, sort, ...others } = query
  requireNoOther(others)
  const key = { workspaceId, conversationId: params.id }
  const [[conversation], found] = await pipeline(ctx.db, [
    () => conversationById(ctx.db, { workspaceId, id: params.id }),
    () => conversationEntries(ctx.db, key, { page: number, pageSize, sort }),
  ])
  if (!conversation) throw notFound('conversation', params.id)

  const shown = new Map(await readShown(ctx, found.rows))
  return page(query, found, ({ type, id, createdAt }): Schema<'TimelineEntry'> => ({
    type: type as Schema<'TimelineEntry'>['type'],
    createdAt,
    ...shown.get(id),
  }))
}

export const listTicketTimeline: TicketTimeline = async (ctx, { params, query }) => {
  requireScope(ctx.actor, 'messages:read', 'comments:read')
  const { workspaceId } = ctx.actor
  const { page: number, pageSize, sort, ...others } = query
  requireNoOther(others)
  const key = { workspaceId, ticketId: params.id, hasCalls: ctx.actor.can('cdr:read') }
  const [[ticket], found] = await pipeline(ctx.db, [
    () => ticketById(ctx.db, { workspaceId, id: params.id }),
    () => ticketEntries(ctx.db, key, { page: number, pageSize, sort }),
  ])
  if (!ticket) throw notFound('ticket', params.id)

  const [shown, changes, calls] = await pipeline(ctx.db, [
    () => readShown(ctx, found.rows),
    () => historyByIds(ctx.db, { ...key, ids: idsOf(found.rows, 'change') }),
    () => cdrsByIds(ctx.db, { workspaceId, ids: idsOf(found.rows, 'call') }),
  ])
  const byId = new Map<string, Omit<Schema<'TicketTimelineEntry'>, 'type' | 'createdAt'>>([
    ...shown,
    ...changes.map((change) => [change.id, { change }] as const),
    ...calls.map((row) => [row.id, { call: toCdr(row, { legs: false }) }] as const),
  ])
  return page(query, found, ({ type, id, createdAt }): Schema<'TicketTimelineEntry'> => ({
    type: type as Schema<'TicketTimelineEntry'>['type'],
    createdAt,
    ...byId.get(id),
  }))
}

function idsOf(entries: readonly Entry[], kind: string): string[] {
  return entries.filter(({ type }) => type === kind).map(({ id }) => id)
}

type Shown = Pick<Schema<'TimelineEntry'>, 'message' | 'comment'>

/** Returns the messages and comments that entries show, by their ids. */
async function readShown(
  { db, actor: { workspaceId }, publicUrl }: Context,
  entries: readonly Entry[],
): Promise<Array<readonly [id: string, shown: Shown]>> {
  const [messages, comments] = await pipeline(db, [
    () => listedMessages(db, { workspaceId, ids: idsOf(entries, 'message') }),
    () => listedComments(db, { workspaceId, ids: idsOf(entries, 'comment') }),
  ])
  return [
    ...messages.map((row) => [row.id, { message: toMessage(row, publicUrl) }] as const),
    ...comments.map((row) => [row.id, { comment: toComment(row, publicUrl) }] as const),
  ]
}
