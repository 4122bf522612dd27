import { eventTypes } from '../../../generated/events.ts'
import type { Operations, Schema } from '../../../generated/operations.ts'
import type { EventFilter } from '../../db/schema/webhooks.ts'
import { webhooks } from '../../db/schema/webhooks.ts'
import { patch } from '../../db/patch.ts'
import { insufficientScope, invalid, notFound, ruleViolated } from '../../errors.ts'
import { secretContext } from '../../events/deliver.ts'
import { audit, changesOf, maskedChange } from '../../events/emit.ts'
import { eventTypeOf, isMeant } from '../../events/event-types.ts'
import { mintSecret, previewSecret } from '../../events/sign.ts'
import type { Context } from '../../http/context.ts'
import { preconditionFailed } from '../../http/etag.ts'
import { asking, type HandlersFor } from '../../http/handler.ts'
import { page, pageOf } from '../../http/paging.ts'
import { single } from '../../http/serialize.ts'
import { newId } from '../../lib/ids.ts'
import { deliveryHandlers } from './deliveries.ts'
import {
  allWebhooks,
  countWebhooks,
  deleteWebhookRow,
  insertQueue,
  insertWebhook,
  lockWebhook,
  lockWebhooks,
  resumeQueue,
  setSecret,
  wakeQueue,
  webhookById,
} from './queries.ts'
import { toEventType, toWebhook, toWebhookSecret } from './wire.ts'

const mostWebhooks = 100

type AuthType = Schema<'WebhookAuthType'>
type Credentials = Operations['createWebhook']['body']['credentials']

export const webhookHandlers: HandlersFor<'webhooks'> = {
  ...deliveryHandlers,

  async listWebhookEventTypes(_, { query }) {
    return page(query, pageOf(query, eventTypes), toEventType)
  },

  async listWebhooks({ db, actor: { workspaceId } }, { query }) {
    return page(query, pageOf(query, await allWebhooks(db, { workspaceId })), toWebhook)
  },

  createWebhook: asking<'createWebhook'>(requireUrl, async (ctx, { body }) => {
    requireTypes(ctx, body.events)
    requireCredentials(body.authType, body.credentials)
    const { workspaceId } = ctx.actor
    const [, [counted]] = await Promise.all([
      lockWebhooks(ctx.db, { workspaceId }),
      countWebhooks(ctx.db, { workspaceId }),
    ])
    if ((counted?.count ?? 0) >= mostWebhooks) {
      throw ruleViolated(`There are ${mostWebhooks} webhooks already.`)
    }

    const key = { workspaceId, id: newId() }
    const secret = mintSecret()
    const inserting = insertWebhook(ctx.db, {
      ...key,
      name: body.name,
      url: body.url,
      description: body.description ?? null,
      events: body.events,
      filter: filterOf(body.filter) ?? null,
      authType: body.authType,
      credentials: sealed(ctx, key.id, body.credentials) ?? null,
      payload: body.payload,
      orderedBy: body.orderedBy,
      maxPerSecond: body.maxPerSecond ?? null,
      timeoutSeconds: body.timeoutSeconds,
      secret: ctx.secrets.seal(secret, secretContext(key)),
      secretPreview: previewSecret(secret),
      ...makerOf(ctx),
      now: ctx.now,
    })
    const { row } = await read(ctx, key.id, Promise.all([inserting, insertQueue(ctx.db, key)]))

    audit(ctx, 'webhook.created', key.id, changesOf(undefined, toWebhook(row)))
    return single(toWebhookSecret(row, secret))
  }),

  async getWebhook(ctx, { params }) {
    return (await read(ctx, params.id)).reply
  },

  updateWebhook: asking<'updateWebhook'>(requireUrl, async (ctx, { params, body }) => {
    if (body.events) requireTypes(ctx, body.events)
    const key = { workspaceId: ctx.actor.workspaceId, id: params.id }
    const webhook = await locked(ctx, params.id)
    const authType = body.authType ?? webhook.authType
    const isSameAuth = authType === webhook.authType && body.credentials === undefined
    if (!isSameAuth) requireCredentials(authType, body.credentials)
    const { row: before } = await read(ctx, params.id)

    const isEnabled = body.status === undefined ? undefined : body.status === 'enabled'
    const isAnew = isEnabled === true && !webhook.isEnabled
    const isTakenOver = body.events !== undefined || body.url !== undefined || isEnabled === true
    // Whoever takes it over must be able to read all of it
    if (isTakenOver) requireTypes(ctx, body.events ?? webhook.events)
    const changing = patch(ctx.db, webhooks, key, {
      name: body.name,
      url: body.url,
      description: body.description,
      events: body.events,
      filter: filterOf(body.filter),
      authType: body.authType,
      credentials: isSameAuth ? undefined : (sealed(ctx, params.id, body.credentials) ?? null),
      payload: body.payload,
      orderedBy: body.orderedBy,
      maxPerSecond: body.maxPerSecond,
      timeoutSeconds: body.timeoutSeconds,
      isEnabled,
      disabledReason: isAnew ? null : undefined,
      ...(isTakenOver && makerOf(ctx)),
      updatedAt: ctx.now,
    })
    const { row, reply } = await read(
      ctx,
      params.id,
      Promise.all([changing, isAnew && resumeQueue(ctx.db, key)]),
    )

    const changes = changesOf(toWebhook(before), toWebhook(row))
    if (!isSameAuth) changes.push(maskedChange('/credentials'))
    if (changes.length > 0) audit(ctx, 'webhook.updated', params.id, changes)
    return reply
  }),

  async deleteWebhook(ctx, { params }) {
    const key = { workspaceId: ctx.actor.workspaceId, id: params.id }
    await Promise.all([wakeQueue(ctx.db, key), locked(ctx, params.id)])
    await deleteWebhookRow(ctx.db, key)

    audit(ctx, 'webhook.deleted', params.id)
  },

  async rotateWebhookSecret(ctx, { params, body }) {
    await locked(ctx, params.id)
    const key = { workspaceId: ctx.actor.workspaceId, id: params.id }
    const secret = mintSecret()
    const changing = setSecret(ctx.db, {
      ...key,
      secret: ctx.secrets.seal(secret, secretContext(key)),
      secretPreview: previewSecret(secret),
      overlapHours: body.overlapHours,
      now: ctx.now,
    })
    const { row } = await read(ctx, params.id, changing)

    audit(ctx, 'webhook.secret_rotated', params.id, [maskedChange('/secret')])
    return single(toWebhookSecret(row, secret))
  },
}

/** Throws 422 for a URL that must not be called. */
async function requireUrl(
  { targets }: Pick<Context, 'targets'>,
  { body: { url } }: { body: { url?: string } },
): Promise<void> {
  if (url !== undefined) await targets.require(url, '/url')
}

/** Types that there are and that the caller may read. Throws 400, 403. */
function requireTypes({ actor }: Context, patterns: readonly string[]): void {
  for (const [index, pattern] of patterns.entries()) {
    if (!eventTypes.some(({ type }) => isMeant(type, [pattern]))) {
      throw invalid('body', `/events/${index}`, 'names no type of event')
    }
    const scope = eventTypeOf(pattern)?.scope
    if (scope && !actor.can(scope)) throw insufficientScope([scope], actor.scopes)
  }
}

const members: Readonly<Record<AuthType, readonly string[]>> = {
  none: [],
  basic: ['username', 'password'],
  bearer: ['token'],
  header: ['name', 'value'],
}
/** Headers that are ours, or that frame the message. */
const reserved =
  /^(webhook-.*|content-.*|host|connection|transfer-encoding|user-agent|expect|te|upgrade|trailer|keep-alive|proxy-.*)$/i

function requireCredentials(type: AuthType, credentials: Credentials): void {
  const given = Object.keys(credentials ?? {})
    .sort()
    .join()
  if (given !== [...members[type]].sort().join()) {
    const takes = members[type].join(' and ') || 'no credentials'
    throw ruleViolated(`The type ${type} takes ${takes}.`, '/credentials')
  }
  if (credentials?.name !== undefined && reserved.test(credentials.name)) {
    throw ruleViolated('This header is not free.', '/credentials/name')
  }
}

function sealed(ctx: Context, id: string, credentials: Credentials): Buffer | undefined {
  if (!credentials || Object.keys(credentials).length === 0) return undefined
  const context = secretContext({ workspaceId: ctx.actor.workspaceId, id })
  return ctx.secrets.seal(JSON.stringify(credentials), context)
}

/** The most that the filter of a webhook takes as JSON. */
const mostFilterBytes = 65_536

function filterOf(
  filter: Operations['updateWebhook']['body']['filter'],
): EventFilter | null | undefined {
  if (!filter) return filter
  const { all = [], any = [] } = filter
  if (Buffer.byteLength(JSON.stringify({ all, any })) > mostFilterBytes) {
    throw ruleViolated(`The filter must be at most ${mostFilterBytes} bytes of JSON.`, '/filter')
  }
  return { all, any }
}

function makerOf({ actor }: Context) {
  return {
    makerTokenId: actor.tokenId,
    makerUserId: actor.userId,
    makerScopes: [...actor.scopes],
  }
}

/** The webhook, with nobody else changing it; 404, 412 otherwise. */
async function locked(ctx: Context, id: string) {
  const [webhook] = await lockWebhook(ctx.db, { workspaceId: ctx.actor.workspaceId, id })
  if (!webhook) throw notFound('webhook', id)
  if (ctx.ifMatch && !ctx.ifMatch.includes(webhook.version)) {
    const { reply } = await read(ctx, id)
    throw preconditionFailed('WebhookReply', webhook.version, reply)
  }
  return webhook
}

/** The webhook as it is after a change that is under way; 404 when there is none. */
async function read(ctx: Context, id: string, change: Promise<unknown> | undefined = undefined) {
  const [, [row]] = await Promise.all([
    change,
    webhookById(ctx.db, { workspaceId: ctx.actor.workspaceId, id }),
  ])
  if (!row) throw notFound('webhook', id)

  ctx.setVersion(row.version)
  return { row, reply: single(toWebhook(row)) }
}
