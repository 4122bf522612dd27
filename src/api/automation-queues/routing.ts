import type { Operations, Schema } from '../../../generated/operations.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { requireReferences } from '../../db/query/references.ts'
import { notFound, ruleViolated, unknownReference } from '../../errors.ts'
import type { Context } from '../../http/context.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page } from '../../http/reply/paging.ts'
import { dataReply } from '../../http/reply/serialize.ts'
import { addDays, isAfter } from '../../lib/time.ts'
import type { Facts } from '../../routing/conditions.ts'
import { firstMatch, matchingQueues } from '../../routing/enqueue.ts'
import { chooseFor } from '../../routing/choose.ts'
import { isFree } from '../../routing/pick.ts'
import { candidatesOf, queueToRoute } from '../../routing/queries.ts'
import { workToRoute } from '../../routing/work.ts'
import { newFieldValues } from '../custom-fields/values.ts'
import { conversation as conversationResource } from '../conversations/conversation.ts'
import { cdr as cdrResource } from '../telephony/cdr.ts'
import { ticket as ticketResource } from '../tickets/ticket.ts'
import {
  assignmentFigures,
  cursorOf,
  decisionPage,
  historyFigures,
  liveFigures,
  offerFigures,
  preferredFor,
} from './decision-queries.ts'
import { resources } from './entries.ts'
import { entryById } from './entry-queries.ts'
import { factsOf } from './facts.ts'
import { type Routed, routeNow } from './route-now.ts'
import { queueById } from './queries.ts'
import { toCandidate, toDecision, toEntry, toMatch } from './wire.ts'

type Routing = Pick<
  HandlersFor<'automation-queues'>,
  | 'simulateRouting'
  | 'getQueueStats'
  | 'routeTicket'
  | 'routeConversation'
  | 'listTicketRoutingDecisions'
  | 'listConversationRoutingDecisions'
  | 'listCdrRoutingDecisions'
>

const longestSpan = 366

export const routingHandlers: Routing = {
  async simulateRouting(ctx, { body }) {
    const { workspaceId } = ctx.actor
    const [facts, queues] = await pipeline(ctx.db, [
      () => factsToSimulate(ctx, body),
      () => matchingQueues(ctx.db, { workspaceId }),
    ])
    const { queue, matches } = await firstMatch(ctx.stepBudget, queues, facts)
    const listed = queues.map((row, index) => toMatch(row, matches[index] ?? 'conditions'))
    if (!queue) {
      const noUser = { assigneeId: null, isSticky: false, candidates: [] }
      return dataReply({ queue: null, strategy: null, ...noUser, queues: listed })
    }

    const key = { workspaceId, queueId: queue.id }
    const contactId = (facts['contactId'] ?? null) as string | null
    const { entityType, entityId = null } = body
    const [[settings], candidates, [cursor], [preferred], work] = await pipeline(ctx.db, [
      () => queueToRoute(ctx.db, key),
      () => candidatesOf(ctx.db, { ...key, userId: null }),
      () => cursorOf(ctx.db, key),
      () => preferredFor(ctx.db, { workspaceId, contactId, entityType, entityId }),
      () => (entityId ? workToRoute(ctx.db, { workspaceId, entityType, entityId }) : []),
    ])
    if (!settings) throw notFound('automation_queue', queue.id)
    const entry = {
      kind: work[0]?.kind ?? 'task',
      isTransfer: false,
      requiredSkills: [],
      isRelaxed: false,
      declinedBy: [],
      assigneeId: work[0]?.assigneeId ?? null,
      lastAgentId: preferred?.lastAgentId ?? null,
      ownerId: preferred?.ownerId ?? null,
    }
    const choice = chooseFor(settings, entry, candidates, cursor?.lastPosition ?? 0)
    return dataReply({
      queue: { id: queue.id, name: queue.name },
      strategy: settings.strategy,
      assigneeId: choice.selected.length === 1 ? (choice.selected[0]?.userId ?? null) : null,
      isSticky: choice.isSticky,
      candidates: choice.evaluated.map(toCandidate),
      queues: listed,
    })
  },

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
        waitingCount: live.waitingCount,
        offeredCount: live.offeredCount,
        assignedCount: live.assignedCount,
        longestWaitSeconds: live.longestWaitSeconds,
        memberCount: queue.memberCount,
        availableCount: candidates.filter(isFree).length,
      },
      history: {
        from: span.from,
        to: span.to,
        enteredCount: history.enteredCount,
        assignedCount: assignments.assignedCount,
        completedCount: history.completedCount,
        overflowedCount: history.overflowedCount,
        abandonedCount: history.abandonedCount,
        canceledCount: history.canceledCount,
        offeredCount: offers.offeredCount,
        rejectedCount: offers.rejectedCount,
        timedOutCount: offers.timedOutCount,
        averageWaitSeconds: assignments.averageWaitSeconds,
        p90WaitSeconds: assignments.p90WaitSeconds,
      },
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

  async listTicketRoutingDecisions(ctx, { params, query }) {
    await ticketResource.require(ctx, params.id)
    return decisionsAbout(ctx, params.id, query)
  },

  async listConversationRoutingDecisions(ctx, { params, query }) {
    await conversationResource.require(ctx, params.id)
    return decisionsAbout(ctx, params.id, query)
  },

  async listCdrRoutingDecisions(ctx, { params, query }) {
    await cdrResource.require(ctx, params.id)
    return decisionsAbout(ctx, params.id, query)
  },
}

async function decisionsAbout(
  ctx: Context,
  id: string,
  query: Operations['listTicketRoutingDecisions']['query'],
): Promise<Schema<'RoutingDecisionList'>> {
  const { workspaceId } = ctx.actor
  const found = await decisionPage(ctx.db, {
    workspaceId,
    ...query,
    entityId: [id],
    sort: ['-decidedAt'],
  })

  return page(query, found, toDecision)
}

async function replyTo(
  ctx: Context,
  { outcome, entryId }: Routed,
): Promise<Schema<'RouteResultReply'>> {
  if (entryId === null) return dataReply({ outcome, entry: null })
  const [entry] = await entryById(ctx.db, { workspaceId: ctx.actor.workspaceId, id: entryId })
  return dataReply({ outcome, entry: entry ? toEntry(entry) : null })
}

/** Returns the facts about the work of a body, which exists or is only described. */
async function factsToSimulate(
  ctx: Context,
  { entityType, entity, entityId }: Operations['simulateRouting']['body'],
): Promise<Facts> {
  if ((entity === undefined) === (entityId === undefined)) {
    throw ruleViolated('Exactly one of "entity" and "entityId" is required.', '/entity')
  }
  if (entityId !== undefined) {
    const asked = { workspaceId: ctx.actor.workspaceId, ids: [entityId] }
    const facts = (await factsOf(ctx.db, entityType, asked)).get(entityId)
    if (!facts) throw unknownReference('/entityId', resources[entityType], entityId)
    return facts
  }
  if (entity === undefined || entityType !== 'ticket') {
    throw ruleViolated('"entity" is allowed only for the type ticket.', '/entity')
  }
  const [values] = await pipeline(ctx.db, [
    () => newFieldValues(ctx, 'ticket', entity.customFields),
    () =>
      requireReferences(
        ctx,
        ['/entity/contactId', 'contact', entity.contactId],
        ['/entity/categoryId', 'category', entity.categoryId],
        ['/entity/tags', 'tag', entity.tags],
      ),
  ])
  const { customFields: _, ...members } = entity
  return { entityType, ...members, creatorId: ctx.actor.id, ...values.kept }
}

/** Returns the span of time of a query, by default the last 24 hours. Throws 422 for a wrong one. */
function spanOf(now: string, query: { from?: string; to?: string }): { from: string; to: string } {
  const to = query.to ?? now
  const from = query.from ?? addDays(to, -1)
  if (!isAfter(to, from)) throw ruleViolated('"to" must be after "from".', '/to')
  if (isAfter(to, addDays(from, longestSpan))) {
    throw ruleViolated(`"to" must be at most ${longestSpan} days after "from".`, '/to')
  }
  return { from, to }
}
