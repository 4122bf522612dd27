import { eventShape } from '../../../generated/event-shapes.ts'
import { eventTypes } from '../../../generated/events.ts'
import type { Operations, Schema } from '../../../generated/operations.ts'
import { insertRow } from '../../db/query/insert.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { webhooks } from '../../db/schema/webhooks.ts'
import { memberRefused, ruleViolated } from '../../errors.ts'
import { secretContext } from '../../events/delivery/request.ts'
import { requireTypes } from '../../events/event-types.ts'
import { audit, changesOf, maskedChange } from '../../events/log/emit.ts'
import { mintSecret, previewSecret } from '../../platform/net/sign.ts'
import type { Context, OutsideContext } from '../../http/context.ts'
import { asking, type HandlersFor } from '../../http/handler.ts'
import { page, pageOf } from '../../http/reply/paging.ts'
import { done } from '../../http/progress.ts'
import { dataReply } from '../../http/reply/serialize.ts'
import { beginWork } from '../../platform/jobs/pending-work.ts'
import { newId } from '../../lib/ids.ts'
import { without } from '../../lib/without.ts'
import { deliveryHandlers } from './deliveries.ts'
import {
  deleteQueue,
  insertQueue,
  lockWebhooks,
  newest,
  resumeQueue,
  setSecret,
  signalQueue,
  webhooksOf,
} from './queries.ts'
import { requireRightsOverWebhook } from './rights.ts'
import { checkedFilter } from './filter-values.ts'
import { webhook } from './webhook.ts'
import { deliveriesOf } from './work.ts'
import { toEventType, toWebhook, toWebhookSecret, type WebhookRow } from './wire.ts'

const mostWebhooks = 100

type AuthType = Schema<'WebhookAuthType'>
type Credentials = Operations['createWebhook']['body']['credentials']

export const webhookHandlers: HandlersFor<'webhooks'> = {
  ...deliveryHandlers,

  async listWebhookEventTypes(_, { query }) {
    return page(query, pageOf(query, eventTypes), (type) =>
      toEventType(type, eventShape(type.schema)),
    )
  },

  async listWebhooks({ db, actor: { workspaceId } }, { query }) {
    const rows = await webhooksOf(db, { workspaceId, q: query.q ?? null })

    return page(query, pageOf(without(query, ['q']), rows), toWebhook)
  },

  createWebhook: asking<'createWebhook'>(requireUrl, async (ctx, { body }) => {
    requireTypes(ctx.actor, body.events)
    requireCredentials(body.authType, body.credentials)
    const { workspaceId } = ctx.actor
    const [, present] = await pipeline(ctx.db, [
      () => lockWebhooks(ctx.db, { workspaceId }),
      () => webhooksOf(ctx.db, { workspaceId, q: null }),
    ])
    if (present.length >= mostWebhooks) {
      throw ruleViolated(`A workspace can have at most ${mostWebhooks} webhooks.`)
    }

    const filter = await checkedFilter(ctx, body.filter, body.events)
    const key = { workspaceId, id: newId() }
    const secret = mintSecret()
    const values = {
      ...body,
      id: key.id,
      filter,
      credentials: sealed(ctx, key.id, body.credentials),
      secret: ctx.secrets.seal(secret, secretContext(key)),
      secretPreview: previewSecret(secret),
      ...actorColumns(ctx),
    }
    const row = await webhook.loadAfter(ctx, key.id, () =>
      pipeline(ctx.db, [
        () => insertRow(ctx, webhooks, values, { computed: { fromPosition: newest } }),
        () => insertQueue(ctx.db, key),
      ]),
    )

    audit(ctx, 'webhook.created', key.id, changesOf(undefined, toWebhook(row)))
    return replyWithSecret(ctx, row, secret)
  }),

  async getWebhook(ctx, { params }) {
    return webhook.reply(ctx, params.id)
  },

  updateWebhook: asking<'updateWebhook'>(requireUrl, async (ctx, { params, body }) => {
    if (body.events) requireTypes(ctx.actor, body.events)
    const key = { workspaceId: ctx.actor.workspaceId, id: params.id }
    const before = await webhook.requireForChange(ctx, params.id)
    const authType = body.authType ?? before.authType
    const isSameAuth = authType === before.authType && body.credentials === undefined
    if (!isSameAuth) requireCredentials(authType, body.credentials)
    if (isSameAuth && authType !== 'none') requireSameServer(before.url, body.url)

    const isEnabled = body.status === undefined ? undefined : body.status === 'enabled'
    const isEnabledAgain = isEnabled === true && !before.isEnabled
    const isTakenOver = body.events !== undefined || body.url !== undefined || isEnabled === true
    // A caller who takes it over must be able to read all of it. What passes a filter reveals what the events have
    if (isTakenOver || body.filter !== undefined) requireRightsOverWebhook(ctx, before)
    if (isTakenOver) requireTypes(ctx.actor, body.events ?? before.events)
    const { status: _, ...columns } = body
    const filter = await checkedFilter(ctx, body.filter, body.events ?? before.events)
    const changes = {
      ...columns,
      filter,
      credentials: isSameAuth ? undefined : (sealed(ctx, params.id, body.credentials) ?? null),
      isEnabled,
      ...(isEnabledAgain && { disabledReason: null, fromPosition: newest() }),
      ...(isTakenOver && actorColumns(ctx)),
    }
    const row = await webhook.loadAfter(ctx, params.id, () =>
      pipeline(ctx.db, [
        () => webhook.patch(ctx, params.id, changes),
        () => isEnabledAgain && resumeQueue(ctx.db, key),
      ]),
    )

    const audited = changesOf(toWebhook(before), toWebhook(row))
    if (!isSameAuth) audited.push(maskedChange('/credentials'))
    if (audited.length > 0) audit(ctx, 'webhook.updated', params.id, audited)
    return webhook.replyWith(ctx, row)
  }),

  async deleteWebhook(ctx, { params }) {
    const key = { workspaceId: ctx.actor.workspaceId, id: params.id }
    await pipeline(ctx.db, [
      () => signalQueue(ctx.db, key),
      () => webhook.requireForChange(ctx, params.id),
    ])
    await pipeline(ctx.db, [
      () => deleteQueue(ctx.db, key),
      () => webhook.patch(ctx, params.id, { isEnabled: false, deletedAt: ctx.now }),
    ])

    audit(ctx, 'webhook.deleted', params.id)
    return done(await beginWork(ctx, deliveriesOf, { fromIds: [params.id], toId: null }))
  },

  async rotateWebhookSecret(ctx, { params, body }) {
    requireRightsOverWebhook(ctx, await webhook.requireForChange(ctx, params.id))
    const key = { workspaceId: ctx.actor.workspaceId, id: params.id }
    const secret = mintSecret()
    const values = {
      ...key,
      secret: ctx.secrets.seal(secret, secretContext(key)),
      secretPreview: previewSecret(secret),
      overlapHours: body.overlapHours,
      now: ctx.now,
    }
    const row = await webhook.loadAfter(ctx, params.id, () => setSecret(ctx.db, values))

    audit(ctx, 'webhook.secret_rotated', params.id, [maskedChange('/secret')])
    return replyWithSecret(ctx, row, secret)
  },
}

/** Throws 422 for a URL that must not be called. */
async function requireUrl(
  { targets }: OutsideContext,
  { body: { url } }: { body: { url?: string } },
): Promise<void> {
  if (url !== undefined) await targets.require(url, '/url')
}

/** Throws 422 where credentials that are not given again would be sent to another server than before. */
function requireSameServer(before: string, url: string | undefined): void {
  if (url === undefined || new URL(url).origin === new URL(before).origin) return
  throw memberRefused('/credentials', 'must be given again, because "url" names another server.')
}

const members: Readonly<Record<AuthType, readonly string[]>> = {
  none: [],
  basic: ['username', 'password'],
  bearer: ['token'],
  header: ['name', 'value'],
}
/** Headers that are ours, or that frame the message. */
const reserved =
  /^(webhook-.*|content-.*|traceparent|tracestate|host|connection|transfer-encoding|user-agent|expect|te|upgrade|trailer|keep-alive|proxy-.*)$/i

function requireCredentials(type: AuthType, credentials: Credentials): void {
  const given = Object.keys(credentials ?? {})
    .sort()
    .join()
  if (given !== [...members[type]].sort().join()) {
    const takes = members[type].join(' and ') || 'no members'
    throw memberRefused('/credentials', `for the type ${type} must have ${takes}.`)
  }
  if (credentials?.name !== undefined && reserved.test(credentials.name)) {
    throw memberRefused('/credentials/name', 'must not be a header that Switchboard or HTTP uses.')
  }
}

function sealed(ctx: Context, id: string, credentials: Credentials): Buffer | undefined {
  if (!credentials || Object.keys(credentials).length === 0) return undefined
  const context = secretContext({ workspaceId: ctx.actor.workspaceId, id })
  return ctx.secrets.seal(JSON.stringify(credentials), context)
}

function actorColumns({ actor }: Context) {
  return { makerTokenId: actor.tokenId, makerUserId: actor.userId, makerScopes: [...actor.scopes] }
}

function replyWithSecret({ setVersion }: Context, row: WebhookRow, secret: string) {
  setVersion(row.version)
  return dataReply(toWebhookSecret(row, secret))
}
