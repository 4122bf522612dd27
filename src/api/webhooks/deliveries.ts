import { eventShape } from '../../../generated/event-shapes.ts'
import { insertRow } from '../../db/query/insert.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { webhookDeliveries } from '../../db/schema/webhooks.ts'
import { ApiError, memberRefused, notFound, ruleViolated } from '../../errors.ts'
import { audit } from '../../events/log/emit.ts'
import { eventTypeOf, matchesType, readableTypes } from '../../events/event-types.ts'
import { type Conditions, meets } from '../../lib/conditions.ts'
import { withContents } from '../../events/log/content.ts'
import type { Context } from '../../http/context.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page } from '../../http/reply/paging.ts'
import { dataReply } from '../../http/reply/serialize.ts'
import { newId } from '../../lib/ids.ts'
import { isAfter } from '../../lib/time.ts'
import {
  attemptsOf,
  deliveryById,
  deliveryPage,
  eventsToReplay,
  type ReplayedRow,
  replayEvents,
  requeue,
} from './delivery-queries.ts'
import { signalQueue } from './queries.ts'
import { requireRightsOverWebhook } from './rights.ts'
import { webhook } from './webhook.ts'
import { toDelivery, toDeliveryDetail } from './wire.ts'

const mostReplayed = 10_000
/** Bytes of events that one replay compares with a filter. */
const mostCompared = 50_000_000

export const deliveryHandlers = {
  async listWebhookDeliveries(ctx, { params, query }) {
    const { workspaceId } = ctx.actor
    const sort = ['-createdAt']
    const [, found] = await pipeline(ctx.db, [
      () => webhook.require(ctx, params.id),
      () => deliveryPage(ctx.db, { workspaceId, ...query, webhookId: params.id, sort }),
    ])

    return page(query, found, toDelivery)
  },

  async getWebhookDelivery(ctx, { params }) {
    const { workspaceId } = ctx.actor
    const key = { workspaceId, id: params.deliveryId }
    const [, [row], attempts] = await pipeline(ctx.db, [
      () => webhook.require(ctx, params.id),
      () => deliveryById(ctx.db, { ...key, webhookId: params.id }),
      () => attemptsOf(ctx.db, key),
    ])
    if (!row) throw notFound('webhook_delivery', params.deliveryId)

    ctx.setVersion(row.attempt + 1)
    const scope = eventTypeOf(row.type)?.scope
    const mayRead = scope !== undefined && ctx.actor.can(scope)
    return dataReply(toDeliveryDetail(row, attempts, mayRead))
  },

  async redeliverWebhookDelivery(ctx, { params }) {
    requireRightsOverWebhook(ctx, await enabledWebhook(ctx, params.id))
    const { workspaceId } = ctx.actor
    const key = { workspaceId, id: params.deliveryId, webhookId: params.id }
    const [, [queued]] = await pipeline(ctx.db, [
      () => signalQueue(ctx.db, { workspaceId, id: params.id }),
      () => requeue(ctx.db, key),
    ])
    if (!queued) throw notFound('webhook_delivery', params.deliveryId)

    audit(ctx, 'webhook.redelivered', params.id, [
      { path: '/deliveryId', old: null, new: params.deliveryId },
    ])
    return delivery(ctx, params.id, params.deliveryId)
  },

  async replayWebhook(ctx, { params, body }) {
    const { types = ['*'], onlyFailed } = body
    const [from, to] = [body.from, body.to]
    if (!isAfter(to, from)) throw memberRefused('/to', 'must be after "from".')
    const row = await enabledWebhook(ctx, params.id)
    const { workspaceId } = ctx.actor
    const found = await eventsToReplay(ctx.db, {
      workspaceId,
      webhookId: params.id,
      from,
      to,
      types: readableTypes(ctx.actor, row.events).filter((type) => matchesType(type, types)),
      onlyFailed,
      limit: mostReplayed + 1,
    })
    if (found.length > mostReplayed) {
      throw ruleViolated(
        `The period has more than ${mostReplayed} events. Choose a shorter period or fewer types.`,
        '/from',
      )
    }

    const queued = await fitting(ctx, row.filter, found)
    const deliveries = queued.map((event) => ({
      id: newId(),
      event_id: event.id,
      type: event.type,
      resource_id: event.resourceId,
      sequence: event.sequence,
    }))
    await pipeline(ctx.db, [
      () => signalQueue(ctx.db, { workspaceId, id: params.id }),
      () =>
        replayEvents(ctx.db, {
          workspaceId,
          webhookId: params.id,
          deliveries: JSON.stringify(deliveries),
        }),
    ])

    audit(ctx, 'webhook.replayed', params.id, [
      { path: '/from', old: null, new: from },
      { path: '/to', old: null, new: to },
      { path: '/queued', old: null, new: queued.length },
    ])
    return dataReply({ queued: queued.length })
  },

  async testWebhook(ctx, { params, body }) {
    requireRightsOverWebhook(ctx, await enabledWebhook(ctx, params.id))
    const { workspaceId } = ctx.actor
    const id = newId()
    const { type } = body
    const sample = {
      ...eventShape(eventTypeOf(type)?.schema ?? '').sample,
      id,
      type,
      timestamp: ctx.now,
      workspaceId,
      sequence: 0,
      test: true,
      requestId: ctx.requestId,
    }
    await pipeline(ctx.db, [
      () => signalQueue(ctx.db, { workspaceId, id: params.id }),
      () =>
        insertRow(ctx, webhookDeliveries, {
          ...{ id, webhookId: params.id, resourceId: id, type, sample },
          ...{ sequence: 0, status: 'pending', dueAt: ctx.now },
        }),
    ])

    audit(ctx, 'webhook.tested', params.id, [{ path: '/type', old: null, new: type }])
    return delivery(ctx, params.id, id)
  },
} satisfies Partial<HandlersFor<'webhooks'>>

/** The events that a filter lets pass. Throws 422 when they are too large to be compared with it at once. */
async function fitting(
  { db, actor: { workspaceId } }: Context,
  filter: Conditions | null,
  events: readonly ReplayedRow[],
): Promise<readonly ReplayedRow[]> {
  if (!filter) return events
  const bytes = events.reduce((sum, { size }) => sum + size, 0)
  if (bytes > mostCompared) {
    const megabytes = (count: number) => Math.ceil(count / 1_000_000)
    throw ruleViolated(
      `The webhook has a filter, and the events have ${megabytes(bytes)} MB. A replay can compare at most ${megabytes(mostCompared)} MB. Choose a shorter period or fewer types.`,
      '/from',
    )
  }
  const passed: ReplayedRow[] = []
  await withContents(db, workspaceId, events, (event, content) => {
    if (meets(filter, content)) passed.push(event)
  })
  return passed
}

/** A webhook that something can be sent to; 404, 409 otherwise. */
async function enabledWebhook(ctx: Context, id: string) {
  const row = await webhook.require(ctx, id)
  if (!row.isEnabled) {
    throw new ApiError('webhook_disabled', 'The webhook is disabled. Enable it first.')
  }
  return row
}

async function delivery({ db, actor: { workspaceId } }: Context, webhookId: string, id: string) {
  const [row] = await deliveryById(db, { workspaceId, id, webhookId })
  if (!row) throw notFound('webhook_delivery', id)
  return dataReply(toDelivery(row))
}
