import type { Operations } from '../../../generated/operations.ts'
import type { Scope } from '../../../generated/routes.ts'
import type { WorkKind } from '../../db/schema/automation-queues.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { requireReferences } from '../../db/query/references.ts'
import { requireScope } from '../../auth/scopes.ts'
import { notFound, ruleViolated, unknownReference } from '../../errors.ts'
import type { Context } from '../../http/context.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { dataReply } from '../../http/reply/serialize.ts'
import { chooseFor } from '../../routing/choose.ts'
import type { Facts } from '../../routing/conditions.ts'
import { firstMatch, matchingQueues } from '../../routing/enqueue.ts'
import { candidatesOf, queueToRoute } from '../../routing/queries.ts'
import { workToRoute } from '../../routing/work.ts'
import { newFieldValues } from '../custom-fields/values.ts'
import { cursorOf, preferredFor } from './decision-queries.ts'
import { resources } from './entries.ts'
import { factsOf, futureFactsOf } from './facts.ts'
import { toMatch } from './wire.ts'

type Simulate = HandlersFor<'automation-queues'>['simulateRouting']
type Body = Operations['simulateRouting']['body']

interface Simulated {
  readonly facts: Facts
  readonly kind: WorkKind
}

export const simulateRouting: Simulate = async (ctx, { body }) => {
  const { workspaceId } = ctx.actor
  const [{ facts, kind }, queues] = await pipeline(ctx.db, [
    () => toSimulate(ctx, body),
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
    () => queueToRoute(ctx.db, { workspaceId, id: queue.id }),
    () => candidatesOf(ctx.db, { ...key, userId: null }),
    () => cursorOf(ctx.db, key),
    () => preferredFor(ctx.db, { workspaceId, contactId, entityType, entityId }),
    () => (entityId ? workToRoute(ctx.db, { workspaceId, entityType, entityId }) : []),
  ])
  if (!settings) throw notFound('automation_queue', queue.id)
  const entry = {
    kind: work[0]?.kind ?? kind,
    isTransfer: false,
    requiredSkills: [],
    isRelaxed: false,
    declinedBy: [],
    assigneeId: work[0]?.assigneeId ?? null,
    lastAgentId: preferred?.lastAgentId ?? null,
    ownerId: preferred?.ownerId ?? null,
    formerId: null,
  }
  const choice = chooseFor(settings, entry, candidates, cursor?.lastPosition ?? 0)
  return dataReply({
    queue: { id: queue.id, name: queue.name },
    strategy: settings.strategy,
    assigneeId: choice.selected.length === 1 ? (choice.selected[0]?.userId ?? null) : null,
    isSticky: choice.isSticky,
    candidates: choice.evaluated.map(({ userId, eligible, reason, score }) => {
      return { userId, eligible, reason, score }
    }),
    queues: listed,
  })
}

/** The scopes that read what conditions compare of existing work: it, its last message and its contact. */
const scopesOf: Readonly<Record<Body['entityType'], readonly Scope[]>> = {
  ticket: ['tickets:read'],
  conversation: ['conversations:read', 'messages:read', 'contacts:read'],
  call: ['cdr:read', 'contacts:read'],
}

const contactScopes: readonly Scope[] = ['contacts:read']

/** Throws 403 for a body that names what the caller may not read, since which queues match would reveal it. */
function requireReadable({ actor }: Context, body: Body): void {
  const { conversation, call } = body
  const isOfContact = conversation?.contactId ?? call?.contactId ?? call?.callFrom
  const needed = body.entityId ? scopesOf[body.entityType] : isOfContact ? contactScopes : []
  requireScope(actor, ...needed)
}

const describing = { ticket: 'entity', conversation: 'conversation', call: 'call' } as const

/** Returns the work of a body, which exists or is only described. Throws 422. */
async function toSimulate(ctx: Context, body: Body): Promise<Simulated> {
  requireReadable(ctx, body)
  const { entityType, entityId } = body
  const { workspaceId } = ctx.actor
  const names = ['entity', 'conversation', 'call', 'entityId'] as const
  const [name, ...others] = names.filter((one) => body[one] !== undefined)
  if (name === undefined || others.length > 0) {
    throw ruleViolated(
      'Exactly one of "entity", "conversation", "call" and "entityId" is required.',
      `/${others[0] ?? 'entity'}`,
    )
  }
  if (entityId !== undefined) {
    const facts = (await factsOf(ctx.db, entityType, { workspaceId, ids: [entityId] })).get(
      entityId,
    )
    if (!facts) throw unknownReference('/entityId', resources[entityType], entityId)
    return { facts, kind: 'task' }
  }
  if (name !== describing[entityType]) {
    throw ruleViolated(`"${name}" must be absent for the type ${entityType}.`, `/${name}`)
  }
  if (body.conversation) return futureConversation(ctx, body.conversation)
  if (body.call) return futureCall(ctx, body.call)
  return { facts: await factsOfTicket(ctx, body.entity ?? {}), kind: 'task' }
}

async function futureConversation(
  ctx: Context,
  conversation: NonNullable<Body['conversation']>,
): Promise<Simulated> {
  const { channelId, contactId = null } = conversation
  await requireReferences(
    ctx,
    ['/conversation/channelId', 'channel', channelId],
    ['/conversation/contactId', 'contact', contactId],
  )
  const { workspaceId } = ctx.actor
  const facts = await futureFactsOf(ctx.db, { workspaceId, channelId, contactId, number: null })
  const kind = facts['channel'] === 'email' ? 'email' : 'chat'
  return { facts: { ...facts, ...conversation, entityType: 'conversation' }, kind }
}

async function futureCall(ctx: Context, call: NonNullable<Body['call']>): Promise<Simulated> {
  const { contactId = null, callFrom = null } = call
  await requireReferences(ctx, ['/call/contactId', 'contact', contactId])
  const { workspaceId } = ctx.actor
  const asked = { workspaceId, channelId: null, contactId, number: callFrom }
  const facts = await futureFactsOf(ctx.db, asked)
  return { facts: { ...facts, ...call, entityType: 'call', channel: 'phone' }, kind: 'voice' }
}

async function factsOfTicket(ctx: Context, ticket: NonNullable<Body['entity']>): Promise<Facts> {
  const [values] = await pipeline(ctx.db, [
    () => newFieldValues(ctx, 'ticket', ticket.customFields),
    () =>
      requireReferences(
        ctx,
        ['/entity/contactId', 'contact', ticket.contactId],
        ['/entity/categoryId', 'category', ticket.categoryId],
        ['/entity/tags', 'tag', ticket.tags],
      ),
  ])
  const { customFields: _, ...members } = ticket
  return { entityType: 'ticket', ...members, creatorId: ctx.actor.id, ...values.kept }
}
