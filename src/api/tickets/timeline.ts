import { sql } from 'drizzle-orm'
import type { Schema } from '../../../generated/operations.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { notFound } from '../../errors.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page } from '../../http/reply/paging.ts'
import { iso } from '../../lib/time.ts'
import { merged } from '../../lists/merged.ts'
import { requireNoOther } from '../../lists/parameters.ts'
import { listedComments } from '../comments/queries.ts'
import { toComment } from '../comments/wire.ts'
import { messageIdOf, requireTimelineScopes } from '../conversations/timeline.ts'
import { listedMessages } from '../messages/queries.ts'
import { toMessage } from '../messages/wire.ts'
import { cdrsByIds } from '../telephony/queries.ts'
import { toCdr } from '../telephony/wire.ts'
import { historyByIds } from './history.ts'
import { ticketById } from './queries.ts'
import { toHistoryEntry } from './wire.ts'

type Timeline = Pick<HandlersFor<'tickets'>, 'listTicketTimeline'>

const entriesOf = merged<{ workspaceId: string; ticketId: string; hasCalls: boolean }>({
  idOf: messageIdOf,
  parts: [
    {
      rows: (
        $,
        cut,
      ) => sql`select 'message' as type, null::uuid as id, m.created_at, m.rank from conversation_tickets x
        cross join lateral (
          select s.created_at, s.position as rank from messages s
          where s.workspace_id = x.workspace_id and s.conversation_id = x.conversation_id ${cut}) m
        where x.workspace_id = ${$.workspaceId} and x.ticket_id = ${$.ticketId}::uuid`,
    },
    {
      rows: ($, cut) => sql`select 'comment', c.id, c.created_at, c.position as rank from comments c
        where c.workspace_id = ${$.workspaceId} and c.ticket_id = ${$.ticketId}::uuid
          and c.deleted_at is null ${cut}`,
    },
    {
      rows: ($, cut) => sql`select 'change', h.id, h.created_at, h.rank from (
          select id_within(c.id, 32768 + h.number) as id, c.occurred_at as created_at,
            c.position * 32768 + h.number as rank
          from changes c cross join lateral ticket_history_entries(c.action, c.differences, c.object) h
          where c.workspace_id = ${$.workspaceId} and c.retention = 'history'
            and c.resource_id = ${$.ticketId}::uuid) h ${cut}`,
    },
    {
      rows: ($, cut) => sql`select 'call', d.id, d.created_at, d.rank from (
          select r.id, r.started_at as created_at, r.position as rank from cdrs r
          where r.workspace_id = ${$.workspaceId} and r.ticket_id = ${$.ticketId}::uuid
            and ${$.hasCalls}::boolean) d ${cut}`,
    },
  ],
})

export const timelineHandlers: Timeline = {
  async listTicketTimeline(ctx, { params, query }) {
    requireTimelineScopes(ctx)
    const { workspaceId } = ctx.actor
    const { page: number, pageSize, sort, ...others } = query
    requireNoOther(others)
    const key = { workspaceId, ticketId: params.id, hasCalls: ctx.actor.can('cdr:read') }
    const [[ticket], found] = await pipeline(ctx.db, [
      () => ticketById(ctx.db, { workspaceId, id: params.id }),
      () => entriesOf(ctx.db, key, { page: number, pageSize, sort }),
    ])
    if (!ticket) throw notFound('ticket', params.id)

    const idsOf = (kind: string) =>
      found.rows.filter(({ type }) => type === kind).map(({ id }) => id)
    const [messages, comments, changes, calls] = await pipeline(ctx.db, [
      () => listedMessages(ctx.db, { workspaceId, ids: idsOf('message') }),
      () => listedComments(ctx.db, { workspaceId, ids: idsOf('comment') }),
      () => historyByIds(ctx.db, { workspaceId, ticketId: params.id, ids: idsOf('change') }),
      () => cdrsByIds(ctx.db, { workspaceId, ids: idsOf('call') }),
    ])
    const byId = new Map<string, Omit<Schema<'TicketTimelineEntry'>, 'type' | 'createdAt'>>([
      ...messages.map((row) => [row.id, { message: toMessage(row, ctx.publicUrl) }] as const),
      ...comments.map((row) => [row.id, { comment: toComment(row, ctx.publicUrl) }] as const),
      ...changes.map((row) => [row.id, { change: toHistoryEntry(row) }] as const),
      ...calls.map((row) => [row.id, { call: toCdr(row, { legs: false }) }] as const),
    ])

    return page(query, found, ({ type, id, createdAt }): Schema<'TicketTimelineEntry'> => {
      return {
        type: type as Schema<'TicketTimelineEntry'>['type'],
        createdAt: iso(createdAt),
        ...byId.get(id),
      }
    })
  },
}
