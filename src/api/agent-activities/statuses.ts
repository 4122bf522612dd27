import type { Schema } from '../../../generated/operations.ts'
import { presenceStatuses } from '../../db/schema/agent-activities.ts'
import { patch } from '../../db/patch.ts'
import { ApiError, inUse, notFound, ruleViolated } from '../../errors.ts'
import { audit, changesOf } from '../../events/emit.ts'
import { emitInternally } from '../../events/reactions.ts'
import type { Context } from '../../http/context.ts'
import { preconditionFailed } from '../../http/etag.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page, pageOf } from '../../http/paging.ts'
import { single } from '../../http/serialize.ts'
import { newId } from '../../lib/ids.ts'
import {
  countPresent,
  insertStatus,
  lockStatus,
  lockStatuses,
  statusById,
  statusesOf,
  takeDefault,
} from './status-queries.ts'
import { type StatusRow, toPresenceStatus } from './wire.ts'

const mostStatuses = 100

type StatusOperation =
  | 'listPresenceStatuses'
  | 'createPresenceStatus'
  | 'getPresenceStatus'
  | 'updatePresenceStatus'
  | 'deletePresenceStatus'

export const statusHandlers: Pick<HandlersFor<'agent-activities'>, StatusOperation> = {
  async listPresenceStatuses({ db, actor: { workspaceId } }, { query }) {
    const rows = await statusesOf(db, { workspaceId })

    return page(query, pageOf(query, rows), toPresenceStatus)
  },

  async createPresenceStatus(ctx, { body }) {
    const { workspaceId } = ctx.actor
    await lockStatuses(ctx.db, { workspaceId })
    const statuses = await statusesOf(ctx.db, { workspaceId })
    if (statuses.length >= mostStatuses) {
      throw ruleViolated(`There are ${mostStatuses} statuses already.`)
    }
    const usual = body.category === 'available' ? 'yes' : 'no'
    const id = newId()
    if (body.isDefault) await takeDefault(ctx.db, { workspaceId, now: ctx.now })
    await insertStatus(ctx.db, {
      workspaceId,
      id,
      systemName: body.systemName,
      displayName: body.displayName,
      emoji: body.emoji ?? null,
      color: body.color ?? null,
      category: body.category,
      routable: {
        voice: body.routable?.voice ?? usual,
        chat: body.routable?.chat ?? usual,
        email: body.routable?.email ?? usual,
      },
      requiresReason: body.requiresReason,
      maxMinutes: body.maxMinutes ?? null,
      isDefault: body.isDefault,
      sortOrder: body.sortOrder ?? Math.max(0, ...statuses.map((s) => s.sortOrder)) + 1,
      now: ctx.now,
    })

    const reply = await current(ctx, id)
    audit(ctx, 'presence_status.created', id, changesOf(undefined, reply.data))
    return reply
  },

  async getPresenceStatus(ctx, { params }) {
    return current(ctx, params.id)
  },

  async updatePresenceStatus(ctx, { params, body }) {
    const { workspaceId } = ctx.actor
    const status = await locked(ctx, params.id)
    if (status.isSystem) requireSame(status, body)
    if (body.isDefault === false && status.isDefault) {
      throw ruleViolated('Make another status the default instead.', '/isDefault')
    }
    const becomesDefault = body.isDefault === true && !status.isDefault
    if (becomesDefault) await takeDefault(ctx.db, { workspaceId, now: ctx.now })

    await patch(
      ctx.db,
      presenceStatuses,
      { workspaceId, id: params.id },
      { ...body, updatedAt: ctx.now },
    )

    const reply = await current(ctx, params.id)
    const changes = changesOf(toPresenceStatus(status), reply.data)
    if (changes.length > 0) audit(ctx, 'presence_status.updated', params.id, changes)
    if (changes.some(({ path }) => path === '/category' || path === '/routable')) {
      emitInternally(ctx, 'presence_status.routing_changed', { presenceStatusId: params.id })
    }
    return reply
  },

  async deletePresenceStatus(ctx, { params }) {
    const key = { workspaceId: ctx.actor.workspaceId, id: params.id }
    const status = await locked(ctx, params.id)
    if (status.isSystem) throw isSystem(status)
    const [present] = await countPresent(ctx.db, key)
    const count = present?.count ?? 0
    if (count > 0 || status.isDefault) throw inUse('presence status', { user: count })

    await patch(ctx.db, presenceStatuses, key, { deletedAt: ctx.now, updatedAt: ctx.now })
    audit(ctx, 'presence_status.deleted', params.id)
  },
}

/** A status that nobody else changes or sets meanwhile; 404, 412 otherwise. */
async function locked(ctx: Context, id: string): Promise<StatusRow> {
  const { workspaceId } = ctx.actor
  await lockStatuses(ctx.db, { workspaceId })
  const [status] = await lockStatus(ctx.db, { workspaceId, id })
  if (!status) throw notFound('presence status', id)
  if (ctx.ifMatch && !ctx.ifMatch.includes(status.version)) {
    const reply = single(toPresenceStatus(status))
    throw preconditionFailed('PresenceStatusReply', status.version, reply)
  }
  return status
}

/** Throws 409 when a built-in status would mean something else. */
function requireSame(status: StatusRow, body: Schema<'PresenceStatusUpdate'>): void {
  const { category = status.category, routable = {} } = body
  const kinds = ['voice', 'chat', 'email'] as const
  const isSame = kinds.every(
    (kind) => (routable[kind] ?? status.routable[kind]) === status.routable[kind],
  )
  if (category !== status.category || !isSame) throw isSystem(status)
}

function isSystem({ displayName }: StatusRow): ApiError {
  return new ApiError('presence_status_is_system', `${displayName} is a built-in status.`)
}

async function current(ctx: Context, id: string): Promise<Schema<'PresenceStatusReply'>> {
  const [row] = await statusById(ctx.db, { workspaceId: ctx.actor.workspaceId, id })
  if (!row) throw notFound('presence status', id)
  ctx.setVersion(row.version)
  return single(toPresenceStatus(row))
}
