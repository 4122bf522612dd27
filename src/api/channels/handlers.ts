import { isDeepStrictEqual } from 'node:util'
import type { Operations, Schema } from '../../../generated/operations.ts'
import { insertRow } from '../../db/query/insert.ts'
import { requireReferences } from '../../db/query/references.ts'
import { requireUnnamed } from '../../db/query/rule-references.ts'
import { channels } from '../../db/schema/channels.ts'
import { inUse, memberRefused } from '../../errors.ts'
import { emit } from '../../events/log/emit.ts'
import type { Context, OutsideContext } from '../../http/context.ts'
import { asking, type HandlersFor } from '../../http/handler.ts'
import { page } from '../../http/reply/paging.ts'
import { resource } from '../../http/resource.ts'
import { emailOf } from '../../lib/email.ts'
import { newId } from '../../lib/ids.ts'
import { channelEvents } from './channel.ts'
import {
  completeConfig,
  keptConfig,
  ownCapabilities,
  requireNewPassword,
  requireTargets,
} from './config.ts'
import { channelById, channelPage, openConversations } from './queries.ts'
import { toChannel } from './wire.ts'

const channel = resource({
  name: 'channel',
  reply: 'ChannelReply',
  table: channels,
  load: channelById,
  toWire: toChannel,
})

/** Due as soon as a worker looks, whatever its clock says. */
const atOnce = '1970-01-01T00:00:00.000Z'

export const channelHandlers: HandlersFor<'channels'> = {
  async listChannels({ db, actor }, { query }) {
    const found = await channelPage(db, { workspaceId: actor.workspaceId, ...query })
    return page(query, found, toChannel)
  },

  createChannel: asking<'createChannel'>(requireNew, async (ctx, { body }) => {
    const id = newId()
    const { type } = body
    const { config, secrets } = keptConfig(ctx, id, type, completeConfig(body))
    requireReplyText(body.autoReply ?? {})
    await referDefaults(ctx, body)

    const values = {
      ...body,
      id,
      status: type === 'api' ? ('active' as const) : ('pending' as const),
      address: addressOf(type, body.address),
      capabilities: (type === 'custom' && body.capabilities) || ownCapabilities[type],
      ticketing: present(body.ticketing ?? {}),
      autoReply: present(body.autoReply ?? {}),
      config: present(config),
      secrets: present(secrets),
      validateAt: type === 'api' ? null : atOnce,
    }

    return channel.create(ctx, id, () => insertRow(ctx, channels, values), 'channel.created')
  }),

  async getChannel(ctx, { params }) {
    return channel.reply(ctx, params.id)
  },

  updateChannel: asking<'updateChannel'>(requireChanged, async (ctx, { params, body }) => {
    const row = await channel.require(ctx, params.id)
    const isOwn = isDeepStrictEqual(body.capabilities, row.capabilities)
    if (body.capabilities && !isOwn && row.type !== 'custom') {
      throw memberRefused('/capabilities', 'can be set for a channel of the type custom only.')
    }
    const address = addressOf(row.type, body.address)
    const kept = body.config && keptConfig(ctx, params.id, row.type, body.config)
    requireReplyText({ ...row.autoReply, ...body.autoReply })
    await referDefaults(ctx, body)

    // The server or its password may have changed before the lock
    const locked = await channel.requireLocked(ctx, params.id)
    if (body.config) requireNewPassword(locked, body.config)
    const isNew = locked.status === 'disabled' && body.status === 'active'
    const isOther = address !== undefined || kept !== undefined
    const isTried =
      row.type !== 'api' && (body.status === 'active' || (isOther && locked.status !== 'disabled'))
    const status =
      body.status === 'disabled' ? 'disabled' : isTried ? 'pending' : isNew ? 'active' : undefined
    const changes = {
      ...body,
      address,
      config: kept?.config,
      secrets: kept?.secrets,
      status,
      ...(status && { validateAt: status === 'pending' ? atOnce : null, statusReason: null }),
    }

    return channel.update(ctx, params.id, changes, channelEvents)
  }),

  async deleteChannel(ctx, { params }) {
    const key = { workspaceId: ctx.actor.workspaceId, id: params.id }
    const deleted = await channel.remove(ctx, params.id, { validateAt: null })

    // A transaction that opens a conversation locks the channel, so none can be under way
    const [open] = await openConversations(ctx.db, key)
    if (open && open.count > 0) throw inUse('channel', { conversation: open.count })
    await requireUnnamed(ctx, 'channel', params.id)
    emit(ctx, ['channel.deleted', toChannel(deleted)])
  },
}

type Write<O extends 'createChannel' | 'updateChannel'> = Pick<Operations[O], 'params' | 'body'>

/** Throws 422 for a server that a new channel may not call. */
async function requireNew(ctx: OutsideContext, { body }: Write<'createChannel'>): Promise<void> {
  await requireTargets(ctx, body.type, completeConfig(body))
}

/** Throws 422 for a server that a channel may not call, of which a change may name a part. */
async function requireChanged(
  ctx: OutsideContext,
  { params, body: { config } }: Write<'updateChannel'>,
): Promise<void> {
  if (config === undefined) return
  const [row] = await channelById(ctx.db, { workspaceId: ctx.actor.workspaceId, id: params.id })
  if (!row) return
  requireNewPassword(row, config)
  await requireTargets(ctx, row.type, { ...row.config, ...config })
}

/** An address as it is kept; 422 for an e-mail channel without a mailbox. */
function addressOf(
  type: Schema<'AdapterType'>,
  address: string | null | undefined,
): string | null | undefined {
  if (type !== 'email' || address === undefined) return address
  const email = emailOf(address ?? '')
  if (email !== undefined) return email.toLowerCase()
  throw memberRefused('/address', 'must be an e-mail address for a channel of the type email.')
}

/** Throws 422 for an automatic reply that is enabled without a text. */
function requireReplyText({ enabled, text }: Schema<'ChannelAutoReplyWrite'>): void {
  if (!enabled || (text ?? null) !== null) return
  throw memberRefused('/autoReply/text', 'is required while the reply is enabled.')
}

interface Defaults {
  readonly defaultQueueId?: string | null
  readonly ticketing?: Schema<'ChannelTicketingWrite'>
}

/** Throws 422 for a default queue, or a category, a queue or a tag of `ticketing`, that does not exist. */
function referDefaults(ctx: Context, { defaultQueueId, ticketing = {} }: Defaults): Promise<void> {
  return requireReferences(
    ctx,
    ['/ticketing/categoryId', 'category', ticketing.categoryId],
    ['/defaultQueueId', 'automation_queue', defaultQueueId],
    ['/ticketing/queueId', 'automation_queue', ticketing.queueId],
    ['/ticketing/tags', 'tag', ticketing.tags],
  )
}

/** Without what is null. */
function present<T extends object>(values: T): { [Name in keyof T]: NonNullable<T[Name]> } {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null),
  ) as ReturnType<typeof present<T>>
}
