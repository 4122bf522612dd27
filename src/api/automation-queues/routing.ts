import type { Operations, Schema } from '../../../generated/operations.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { notFound } from '../../errors.ts'
import type { Context } from '../../http/context.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page } from '../../http/reply/paging.ts'
import { dataReply } from '../../http/reply/serialize.ts'
import { requireSpan } from '../../http/request/instants.ts'
import { addDays } from '../../lib/time.ts'
import { isFree } from '../../routing/strategies.ts'
import { candidatesOf } from '../../routing/queries.ts'
import { conversation as conversationResource } from '../conversations/conversation.ts'
import { cdr as cdrResource } from '../telephony/cdr.ts'
import { ticket as ticketResource } from '../tickets/ticket.ts'
import {
  assignmentFigures,
  decisionPage,
  historyFigures,
  liveFigures,
  offerFigures,
} from './decision-queries.ts'
import { entryById } from './entry-queries.ts'
import { type Routed, routeNow } from './route-now.ts'
import { queueById } from './queries.ts'
import { simulateRouting } from './simulation.ts'
import { toDecision } from './wire.ts'

export const routingHandlers = {
  simulateRouting,

  async getQueueStats(ctx, { params, query }) {
    const key = { workspaceId: ctx.actor.workspaceId, id: params.id }
    const span = spanOf(ctx.now, query)
    const [[queue], [live], candidates, [history], [assignments], [offers]] = await pipeline(
      ctx.db,
      [
        () => queueById(ctx.db, key),
        () => liveFigures(ctx.db, key),
        () => candidatesOf(ctx.db, { ...key, queueId: params.id, userId: null }),
        () => historyFigures(ctx.db, { ...key, ...span }),
        () => assignmentFigures(ctx.db, { ...key, ...span }),
        () => offerFigures(ctx.db, { ...key, ...span }),
      ],
    )
    if (!queue || !live || !history || !assignments || !offers) {
      throw notFound('automation_queue', params.id)
    }

    return dataReply({
      live: {
        ...live,
        memberCount: queue.memberCount,
        availableCount: candidates.filter(isFree).length,
      },
      history: { ...span, ...history, ...assignments, ...offers },
    })
  },

  async routeTicket(ctx, { params }) {
    const routed = await routeNow(ctx, { entityType: 'ticket', entityId: params.id })
    if (!routed) throw notFound('ticket', params.id)
    return replyTo(ctx, routed)
  },

  async routeConversation(ctx, { params }) {
    const routed = await routeNow(ctx, { entityType: 'conversation', entityId: params.id })
    if (routed) return replyTo(ctx, routed)
    // The conversation of a group exists but is not routed
    await conversationResource.require(ctx, params.id)
    return replyTo(ctx, { outcome: 'no_queue', entryId: null })
  },

  listTicketRoutingDecisions: decisionsAbout(ticketResource),
  listConversationRoutingDecisions: decisionsAbout(conversationResource),
  listCdrRoutingDecisions: decisionsAbout(cdrResource),
} satisfies Partial<HandlersFor<'automation-queues'>>

type Listing = Pick<Operations['listTicketRoutingDecisions'], 'params' | 'query'>

/** Returns the operation that lists the decisions about an object of a resource. */
function decisionsAbout({ require }: { require(ctx: Context, id: string): Promise<unknown> }) {
  return async (ctx: Context, { params: { id }, query }: Listing) => {
    await require(ctx, id)
    const asked = { workspaceId: ctx.actor.workspaceId, ...query, entityId: [id] }
    return page(query, await decisionPage(ctx.db, { ...asked, sort: ['-decidedAt'] }), toDecision)
  }
}

async function replyTo(
  ctx: Context,
  { outcome, entryId }: Routed,
): Promise<Schema<'RouteResultReply'>> {
  if (entryId === null) return dataReply({ outcome, entry: null })
  const [entry] = await entryById(ctx.db, { workspaceId: ctx.actor.workspaceId, id: entryId })
  return dataReply({ outcome, entry: entry ?? null })
}

/** Returns the span of time of a query, by default the last 24 hours. Throws 422 for a wrong one. */
function spanOf(now: string, query: { from?: string; to?: string }): { from: string; to: string } {
  const to = query.to ?? now
  const from = query.from ?? addDays(to, -1)
  requireSpan(from, to)
  return { from, to }
}
