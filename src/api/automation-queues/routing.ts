import type { Operations, Schema } from '../../../generated/operations.ts'
import { pipeline } from '../../db/pipeline.ts'
import { refer } from '../../db/references.ts'
import { categories } from '../../db/schema/categories.ts'
import { contacts } from '../../db/schema/contacts.ts'
import { tags } from '../../db/schema/tags.ts'
import { invalid, notFound, ruleViolated, unknownReference } from '../../errors.ts'
import { emitInternally } from '../../events/reactions.ts'
import type { Context } from '../../http/context.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page } from '../../http/paging.ts'
import { single } from '../../http/serialize.ts'
import { addDays, isAfter } from '../../lib/time.ts'
import type { Facts } from '../../routing/conditions.ts'
import { firstMatch, matchingQueues, moveInto, placeIn } from '../../routing/enter.ts'
import { chooseFor } from '../../routing/give.ts'
import { isFree } from '../../routing/pick.ts'
import { candidatesOf, queueToRoute } from '../../routing/queries.ts'
import { newFieldValues } from '../custom-fields/values.ts'
import { lockTicket } from '../tickets/queries.ts'
import { ticketFacts, ticketToRoute } from '../tickets/assignment/queries.ts'
import { ticket as ticketResource } from '../tickets/ticket.ts'
import {
  cursorOf,
  decisionPage,
  historyFigures,
  liveFigures,
  offerFigures,
  preferredFor,
} from './decision-queries.ts'
import { askAgain, entryById } from './entry-queries.ts'
import { queueById } from './queries.ts'
import { toCandidate, toDecision, toEntry, toMatch } from './wire.ts'

type Routing = Pick<
  HandlersFor<'automation-queues'>,
  'simulateRouting' | 'getQueueStats' | 'routeTicket' | 'listTicketRoutingDecisions'
>

const longestSpan = 366

export const routingHandlers: Routing = {
  async simulateRouting(ctx, { body }) {
    const { workspaceId } = ctx.actor
    const [facts, queues] = await pipeline(ctx.db, [
      () => factsOf(ctx, body),
      () => matchingQueues(ctx.db, { workspaceId }),
    ])
    const { queue, matches } = await firstMatch(ctx.effort, queues, facts)
    const listed = queues.map((row, index) => toMatch(row, matches[index] ?? 'conditions'))
    if (!queue) {
      const nobody = { userId: null, isSticky: false, candidates: [] }
      return single({ queue: null, strategy: null, ...nobody, queues: listed })
    }

    const key = { workspaceId, queueId: queue.id }
    const contactId = (facts['contactId'] ?? null) as string | null
    const [[settings], candidates, [cursor], [preferred], ticket] = await pipeline(ctx.db, [
      () => queueToRoute(ctx.db, key),
      () => candidatesOf(ctx.db, { ...key, userId: null }),
      () => cursorOf(ctx.db, key),
      () => preferredFor(ctx.db, { workspaceId, contactId, ticketId: body.entityId ?? null }),
      () => (body.entityId ? ticketToRoute(ctx.db, { workspaceId, id: body.entityId }) : []),
    ])
    if (!settings) throw notFound('automation_queue', queue.id)
    const entry = {
      requiredSkills: [],
      isRelaxed: false,
      declinedBy: [],
      assigneeId: ticket[0]?.assigneeId ?? null,
      lastAgentId: preferred?.lastAgentId ?? null,
      ownerId: preferred?.ownerId ?? null,
    }
    const choice = chooseFor(settings, entry, candidates, cursor?.lastPosition ?? 0)
    return single({
      queue: { id: queue.id, name: queue.name },
      strategy: settings.strategy,
      userId: choice.candidate?.userId ?? null,
      isSticky: choice.isSticky,
      candidates: choice.verdicts.map(toCandidate),
      queues: listed,
    })
  },

  async getQueueStats(ctx, { params, query }) {
    const key = { workspaceId: ctx.actor.workspaceId, id: params.id }
    const span = spanOf(ctx.now, query)
    const [[queue], [live], candidates, [history], [offers]] = await pipeline(ctx.db, [
      () => queueById(ctx.db, key),
      () => liveFigures(ctx.db, key),
      () => candidatesOf(ctx.db, { ...key, queueId: params.id, userId: null }),
      () => historyFigures(ctx.db, { ...key, ...span }),
      () => offerFigures(ctx.db, { ...key, ...span }),
    ])
    if (!queue || !live || !history || !offers) throw notFound('automation_queue', params.id)

    return single({
      live: {
        waitingCount: live.waitingCount,
        offeredCount: live.offeredCount,
        assignedCount: live.assignedCount,
        longestWaitSeconds: live.longestWaitSeconds,
        memberCount: candidates.length,
        availableCount: candidates.filter(isFree).length,
      },
      history: {
        from: span.from,
        to: span.to,
        enteredCount: history.enteredCount,
        assignedCount: history.assignedCount,
        completedCount: history.completedCount,
        overflowedCount: history.overflowedCount,
        canceledCount: history.canceledCount,
        offeredCount: offers.offeredCount,
        rejectedCount: offers.rejectedCount,
        timedOutCount: offers.timedOutCount,
        averageWaitSeconds: history.averageWaitSeconds,
        p90WaitSeconds: history.p90WaitSeconds,
      },
    })
  },

  async routeTicket(ctx, { params }) {
    const { workspaceId } = ctx.actor
    const key = { workspaceId, id: params.id }
    const [facts, queues, [before]] = await pipeline(ctx.db, [
      () => storedFacts(ctx, params.id),
      () => matchingQueues(ctx.db, { workspaceId }),
      () => ticketToRoute(ctx.db, key),
    ])
    if (!facts || !before) throw notFound('ticket', params.id)
    const queueId = before.queueId ?? (await firstMatch(ctx.effort, queues, facts)).queue?.id
    // A queue is held before a ticket is
    const place = queueId === undefined ? undefined : await placeIn(ctx.db, workspaceId, queueId)
    const [, [ticket]] = await pipeline(ctx.db, [
      () => lockTicket(ctx.db, key),
      () => ticketToRoute(ctx.db, key),
    ])
    if (!ticket) throw notFound('ticket', params.id)

    const { entryId } = ticket
    if (entryId !== null && ticket.entryStatus !== 'assigned') {
      const [asked] = await askAgain(ctx.db, { workspaceId, id: entryId })
      if (asked) emitInternally(ctx, 'queue.entry_changed', asked)
      return outcome(ctx, 'queued', entryId)
    }
    if (!ticket.isOpen) return outcome(ctx, 'closed', null)
    if (ticket.assigneeId !== null) return outcome(ctx, 'assigned', entryId)
    if (!place) return outcome(ctx, 'no_queue', null)
    const id = await moveInto(ctx, { id: key.id, priority: ticket.priority }, place)
    return outcome(ctx, 'queued', id)
  },

  async listTicketRoutingDecisions(ctx, { params, query }) {
    await ticketResource.require(ctx, params.id)
    const found = await decisionPage(ctx.db, {
      workspaceId: ctx.actor.workspaceId,
      ...query,
      ticketId: [params.id],
      sort: ['-decidedAt'],
    })

    return page(query, found, toDecision)
  },
}

type Outcome = Schema<'TicketRoute'>['outcome']

async function outcome(
  ctx: Context,
  name: Outcome,
  entryId: string | null,
): Promise<Schema<'TicketRouteReply'>> {
  if (entryId === null) return single({ outcome: name, entry: null })
  const [entry] = await entryById(ctx.db, { workspaceId: ctx.actor.workspaceId, id: entryId })
  return single({ outcome: name, entry: entry ? toEntry(entry) : null })
}

/** What a body's ticket is to the conditions of queues, be it there or imagined. */
async function factsOf(
  ctx: Context,
  { entity, entityId }: Operations['simulateRouting']['body'],
): Promise<Facts> {
  if ((entity === undefined) === (entityId === undefined)) {
    throw ruleViolated('Exactly one of "entity" and "entityId" is required.', '/entity')
  }
  if (entity === undefined) {
    const facts = await storedFacts(ctx, entityId ?? '')
    if (!facts) throw unknownReference('/entityId', 'ticket', entityId ?? '')
    return facts
  }
  const { workspaceId } = ctx.actor
  const refers = (
    table: Parameters<typeof refer>[1],
    resource: string,
    name: string,
    id?: string | null,
  ) => refer(ctx.db, table, resource, workspaceId, id ? [{ pointer: `/entity/${name}`, id }] : [])
  const tagged = (entity.tags ?? []).map((id, index) => ({ pointer: `/entity/tags/${index}`, id }))
  const [values] = await pipeline(ctx.db, [
    () => newFieldValues(ctx, 'ticket', entity.customFields),
    () => refers(contacts, 'contact', 'contactId', entity.contactId),
    () => refers(categories, 'category', 'categoryId', entity.categoryId),
    () => refer(ctx.db, tags, 'tag', workspaceId, tagged),
  ])
  const { customFields: _, ...members } = entity
  return { ...members, creatorId: ctx.actor.id, ...values.kept }
}

async function storedFacts({ db, actor }: Context, id: string): Promise<Facts | undefined> {
  const [row] = await ticketFacts(db, { workspaceId: actor.workspaceId, id })
  if (!row) return undefined
  const { customFields, ...members } = row
  return { ...members, ...customFields }
}

/** The span of time that a query asks for, the last 24 hours unless it does; 400 for a wrong one. */
function spanOf(now: string, query: { from?: string; to?: string }): { from: string; to: string } {
  const to = query.to ?? now
  const from = query.from ?? addDays(to, -1)
  if (!isAfter(to, from)) throw invalid('query', '/to', 'must be after "from"')
  if (isAfter(to, addDays(from, longestSpan))) {
    throw invalid('query', '/to', `must be at most ${longestSpan} days after "from"`)
  }
  return { from, to }
}
