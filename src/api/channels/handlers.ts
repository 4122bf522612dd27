import type { Schema } from '../../../generated/operations.ts'
import { channels } from '../../db/schema/channels.ts'
import { patch } from '../../db/patch.ts'
import { inUse, notFound, ruleViolated } from '../../errors.ts'
import { emit, rowBefore } from '../../events/emit.ts'
import type { Context } from '../../http/context.ts'
import { preconditionFailed } from '../../http/etag.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page } from '../../http/paging.ts'
import { single } from '../../http/serialize.ts'
import { newId } from '../../lib/ids.ts'
import { channelDisabled, happenings } from './channel.ts'
import { completeConfig, keptConfig, ownCapabilities, requireTargets } from './config.ts'
import { channelById, channelPage, insertChannel, openConversations } from './queries.ts'
import { toChannel } from './wire.ts'

/** Due as soon as a worker looks, whatever its clock says. */
const atOnce = '1970-01-01T00:00:00.000Z'

export const channelHandlers: HandlersFor<'channels'> = {
  async listChannels({ db, actor }, { query }) {
    const found = await channelPage(db, { workspaceId: actor.workspaceId, ...query })
    return page(query, found, toChannel)
  },

  async createChannel(ctx, { body }) {
    const id = newId()
    const { type } = body
    const { config, secrets } = keptConfig(ctx, id, type, completeConfig(body))
    await requireTargets(ctx, config)

    const inserting = insertChannel(ctx.db, {
      workspaceId: ctx.actor.workspaceId,
      id,
      type,
      name: body.name,
      status: type === 'api' ? 'active' : 'pending',
      address: addressOf(type, body.address) ?? null,
      capabilities: (type === 'custom' && body.capabilities) || ownCapabilities[type],
      messageWindowHours: body.messageWindowHours ?? null,
      config: present(config),
      secrets: present(secrets),
      validateAt: type === 'api' ? null : atOnce,
      now: ctx.now,
    })

    const reply = await current(ctx, id, inserting)
    emit(ctx, ['channel.created', reply.data])
    return reply
  },

  async getChannel(ctx, { params }) {
    return current(ctx, params.id)
  },

  async updateChannel(ctx, { params, body }) {
    const key = { workspaceId: ctx.actor.workspaceId, id: params.id }
    const [row] = await channelById(ctx.db, key)
    if (!row) throw notFound('channel', params.id)
    if (body.capabilities && row.type !== 'custom') {
      throw ruleViolated('Only a custom channel says what it can.', '/capabilities')
    }
    const address = addressOf(row.type, body.address)
    const kept = body.config && keptConfig(ctx, params.id, row.type, body.config)
    if (kept) await requireTargets(ctx, { ...row.config, ...kept.config })

    const isNew = row.status === 'disabled' && body.status === 'active'
    const isOther = address !== undefined || kept !== undefined
    const isTried = row.type !== 'api' && (isNew || (isOther && row.status !== 'disabled'))
    const status =
      body.status === 'disabled' ? 'disabled' : isTried ? 'pending' : isNew ? 'active' : undefined
    const changing = patch(
      ctx.db,
      channels,
      key,
      {
        name: body.name,
        address,
        capabilities: body.capabilities,
        messageWindowHours: body.messageWindowHours,
        config: kept?.config,
        secrets: kept?.secrets,
        status,
        ...(status && { validateAt: status === 'pending' ? atOnce : null, statusReason: null }),
        updatedAt: ctx.now,
      },
      { only: { version: ctx.ifMatch } },
    )

    return current(ctx, params.id, changing)
  },

  async deleteChannel(ctx, { params }) {
    const key = { workspaceId: ctx.actor.workspaceId, id: params.id }
    const gone = { deletedAt: ctx.now, updatedAt: ctx.now }
    const [[row], deleted] = await Promise.all([
      channelById(ctx.db, key),
      patch(
        ctx.db,
        channels,
        key,
        { ...gone, validateAt: null },
        { only: { version: ctx.ifMatch } },
      ),
    ])
    if (!row || !deleted) return void (await current(ctx, params.id, false))

    // Whoever opens a conversation holds the channel, so none can be under way
    const [open] = await openConversations(ctx.db, key)
    if (open && open.count > 0) throw inUse('channel', { conversation: open.count })
    emit(ctx, ['channel.deleted', toChannel({ ...row, ...gone })])
  },

  async validateChannel(ctx, { params }) {
    const tried = await patch(
      ctx.db,
      channels,
      { workspaceId: ctx.actor.workspaceId, id: params.id },
      { status: 'pending', statusReason: null, validateAt: atOnce, updatedAt: ctx.now },
      { only: { status: ['active', 'error', 'pending'] } },
    )
    const reply = await current(ctx, params.id, tried || undefined)
    if (!tried) throw channelDisabled()

    return reply
  },
}

/** An address as it is kept; 422 for an e-mail channel without a mailbox. */
function addressOf(
  type: Schema<'AdapterType'>,
  address: string | null | undefined,
): string | null | undefined {
  if (type !== 'email' || address === undefined) return address
  if (address === null || !/^[^\s@]+@[^\s@]+$/.test(address)) {
    throw ruleViolated('An e-mail channel has a mailbox for its address.', '/address')
  }
  return address.toLowerCase()
}

/** Without what is null. */
function present<T>(values: Record<string, T | null>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, T] => entry[1] !== null),
  )
}

/**
 * The channel as it is after a change that is under way; 404 when there is none, 412 when the change
 * left it untouched for its version. Tells what a patch did. The statements travel together.
 */
async function current(
  ctx: Context,
  id: string,
  change: Promise<unknown> | unknown = undefined,
): Promise<Schema<'ChannelReply'>> {
  const [changed, [row]] = await Promise.all([
    change,
    channelById(ctx.db, { workspaceId: ctx.actor.workspaceId, id }),
  ])
  if (!row) throw notFound('channel', id)
  const reply = single(toChannel(row))
  if (changed === false) throw preconditionFailed('ChannelReply', row.version, reply)

  const was = rowBefore(row, changed)
  if (was) emit(ctx, ...happenings(reply.data, toChannel(was)))
  ctx.setVersion(row.version)
  return reply
}
