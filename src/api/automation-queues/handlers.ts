import type { Operations, Schema } from '../../../generated/operations.ts'
import { automationQueues, queueCursors } from '../../db/schema/automation-queues.ts'
import type { Conditions } from '../../lib/conditions.ts'
import { insertRow } from '../../db/query/insert.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { rulesNaming } from '../../db/query/rule-references.ts'
import { requireReferences } from '../../db/query/references.ts'
import { inUse, memberRefused, ruleViolated, unknownReference } from '../../errors.ts'
import { emit } from '../../events/log/emit.ts'
import { emitInternally } from '../../events/reactions.ts'
import type { Context } from '../../http/context.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page } from '../../http/reply/paging.ts'
import { done } from '../../http/progress.ts'
import { dataReply } from '../../http/reply/serialize.ts'
import { beginWork, requireNoPendingWork } from '../../platform/jobs/pending-work.ts'
import { newId } from '../../lib/ids.ts'
import { lockMembers } from '../../routing/agent-locks.ts'
import { entryHandlers } from './entries.ts'
import { memberHandlers } from './members.ts'
import {
  allQueues,
  behindTheLast,
  conditionsLength,
  countQueues,
  dropMembers,
  lockQueues,
  moveOverflows,
  orderQueues,
  queuePage,
  usesOf,
} from './queries.ts'
import { checkedConditions } from './condition-values.ts'
import { queue } from './queue.ts'
import { reservationHandlers } from './reservations.ts'
import { routingHandlers } from './routing.ts'
import { toQueue } from './wire.ts'
import { queueWork } from './work.ts'

const mostQueues = 1000
/** The most characters of the conditions of all queues, since new work is compared with all of them. */
const longestConditions = 500_000

export const automationQueueHandlers: HandlersFor<'automation-queues'> = {
  ...entryHandlers,
  ...memberHandlers,
  ...reservationHandlers,
  ...routingHandlers,

  async listAutomationQueues({ db, actor }, { query }) {
    const found = await queuePage(db, {
      workspaceId: actor.workspaceId,
      ...query,
    })

    return page(query, found, toQueue)
  },

  async createAutomationQueue(ctx, { body }) {
    const { workspaceId } = ctx.actor
    requireOverflow(body)
    requireTarget(body.overflow)
    const [, [present]] = await pipeline(ctx.db, [
      () => lockQueues(ctx.db, { workspaceId }),
      () => countQueues(ctx.db, { workspaceId }),
      () =>
        requireReferences(ctx, ['/overflow/queueId', 'automation_queue', body.overflow?.queueId]),
    ])
    if ((present?.count ?? 0) >= mostQueues) {
      throw ruleViolated(`A workspace can have at most ${mostQueues} queues.`)
    }

    const id = newId()
    const conditions = await checkedConditions(ctx, body.conditions ?? {})
    if (body.conditions) await requireShortConditions(ctx, id, conditions)
    const { overflow, ...columns } = body
    const values = {
      ...columns,
      id,
      conditions,
      overflowAction: overflow?.action,
      overflowQueueId: overflow?.queueId,
    }
    const insertAll = () =>
      pipeline(ctx.db, [
        () => insertRow(ctx, automationQueues, values, { computed: { sortOrder: behindTheLast } }),
        () => insertRow(ctx, queueCursors, { queueId: id }),
      ])

    return queue.create(ctx, id, insertAll, 'queue.created')
  },

  async reorderAutomationQueues(ctx, { body }) {
    const { workspaceId } = ctx.actor
    const [, rows] = await pipeline(ctx.db, [
      () => lockQueues(ctx.db, { workspaceId }),
      () => allQueues(ctx.db, { workspaceId }),
    ])
    body.ids.forEach((id, index) => {
      if (!rows.some((row) => row.id === id)) {
        throw unknownReference(`/ids/${index}`, 'automation_queue', id)
      }
    })

    const others = rows.map(({ id }) => id).filter((id) => !body.ids.includes(id))
    const [, ordered] = await pipeline(ctx.db, [
      () => orderQueues(ctx.db, { workspaceId, ids: [...body.ids, ...others], now: ctx.now }),
      () => allQueues(ctx.db, { workspaceId }),
    ])

    const were = new Map(rows.map((row) => [row.id, row]))
    emit(
      ctx,
      ...ordered.flatMap((row) => {
        const was = were.get(row.id)
        return was ? [['queue.updated', toQueue(row), toQueue(was)] as const] : []
      }),
    )
    return dataReply(ordered.map(toQueue))
  },

  async getAutomationQueue(ctx, { params }) {
    return queue.reply(ctx, params.id)
  },

  async updateAutomationQueue(ctx, { params, body }) {
    const { overflow, ...others } = body
    const present = body.conditions && (await queue.require(ctx, params.id)).conditions
    const conditions = body.conditions && (await checkedConditions(ctx, body.conditions, present))
    if (overflow?.queueId === params.id) {
      throw memberRefused('/overflow/queueId', 'must not be the queue itself.')
    }
    requireTarget(overflow)
    if (conditions) await requireShortConditions(ctx, params.id, conditions)
    await requireReferences(ctx, ['/overflow/queueId', 'automation_queue', overflow?.queueId])

    const into =
      overflow === undefined
        ? {}
        : {
            overflowAction: overflow?.action ?? null,
            overflowQueueId: overflow?.queueId ?? null,
          }
    const changes = { ...others, conditions, ...into }
    return queue.update(ctx, params.id, changes, 'queue.updated')
  },

  async deleteAutomationQueue(ctx, { params, query: { moveTo } }) {
    const key = { workspaceId: ctx.actor.workspaceId, id: params.id }
    if (moveTo === params.id) throw ruleViolated('"moveTo" must not be the deleted queue.')
    await lockQueues(ctx.db, { workspaceId: key.workspaceId })
    await requireReferences(ctx, ['/moveTo', 'automation_queue', moveTo])
    const deleted = await queue.remove(ctx, params.id)

    await requireNoPendingWork(ctx, [params.id])
    // Members are locked before tickets; a deleted queue gets no new member
    await lockMembers(ctx.db, { workspaceId: key.workspaceId, queueId: params.id, userIds: [] })
    if (moveTo === undefined) {
      const [[uses], rules] = await pipeline(ctx.db, [
        () => usesOf(ctx.db, key),
        () => rulesNaming(ctx, 'automation_queue', params.id),
      ])
      const { entry: queue_entry = 0, ticket = 0, conversation = 0 } = uses ?? {}
      const counts = { queue_entry, ticket, conversation }
      if (queue_entry + ticket + conversation + rules.length > 0) {
        const remedy = 'Set "moveTo" to another queue, which takes over.'
        throw inUse('queue', counts, rules, remedy)
      }
    } else {
      const move = { ...key, toId: moveTo, now: ctx.now }
      await moveOverflows(ctx.db, move)
      emitInternally(ctx, 'object.replaced', { fromIds: [params.id], toId: moveTo })
    }
    const isMoved =
      moveTo === undefined ||
      (await beginWork(ctx, queueWork, { fromIds: [params.id], toId: moveTo }))
    await dropMembers(ctx.db, key)
    emit(ctx, ['queue.deleted', toQueue(deleted)])
    return done(isMoved)
  },
}

/** Throws 422 for a limit without an overflow in a new queue. A constraint of the table checks updates. */
function requireOverflow(body: Operations['createAutomationQueue']['body']): void {
  const names = ['maxWaitSeconds', 'maxLength', 'maxOffers'] as const
  const limited = names.find((name) => body[name] !== null)
  if (limited && body.overflow === null) {
    throw ruleViolated(`"${limited}" requires "overflow".`, `/${limited}`)
  }
}

/** Throws 422 if the conditions of all queues together are too long. */
async function requireShortConditions(
  { db, actor: { workspaceId } }: Context,
  id: string,
  conditions: Conditions,
): Promise<void> {
  const [, [others]] = await pipeline(db, [
    () => lockQueues(db, { workspaceId }),
    () => conditionsLength(db, { workspaceId, exceptId: id }),
  ])
  const length = (others?.length ?? 0) + JSON.stringify(conditions).length
  if (length <= longestConditions) return
  throw ruleViolated(
    `The conditions of all queues would have ${length} characters as JSON. At most ${longestConditions} are allowed.`,
    '/conditions',
  )
}

/** Throws 422 for an overflow into a queue without "queueId", or for another overflow with one. */
function requireTarget(overflow: Schema<'QueueOverflow'> | null | undefined): void {
  if (!overflow || (overflow.action === 'queue') === (typeof overflow.queueId === 'string')) return
  throw ruleViolated(
    overflow.action === 'queue'
      ? '"overflow.queueId" is required for the action queue.'
      : '"overflow.queueId" is allowed only for the action queue.',
    '/overflow/queueId',
  )
}
