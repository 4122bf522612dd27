import type { Schema } from '../../../generated/operations.ts'
import { insertRow } from '../../db/query/insert.ts'
import { presenceStatuses } from '../../db/schema/agent-activities.ts'
import { ApiError, inUse, memberRefused, ruleViolated } from '../../errors.ts'
import { audit, changesOf } from '../../events/log/emit.ts'
import { emitInternally } from '../../events/reactions.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page, pageOf } from '../../http/reply/paging.ts'
import { resource } from '../../http/resource.ts'
import { newId } from '../../lib/ids.ts'
import { without } from '../../lib/without.ts'
import {
  countPresent,
  lockStatus,
  lockStatuses,
  statusById,
  statusesOf,
  takeDefault,
} from './status-queries.ts'
import { type StatusRow, toPresenceStatus } from './wire.ts'

const mostStatuses = 100

const status = resource({
  name: 'presence status',
  reply: 'PresenceStatusReply',
  table: presenceStatuses,
  load: statusById,
  async lock(db, key) {
    // Other transactions cannot create, change or set a status meanwhile
    await lockStatuses(db, { workspaceId: key.workspaceId })
    return lockStatus(db, key)
  },
  toWire: toPresenceStatus,
})

export const statusHandlers = {
  async listPresenceStatuses({ db, actor: { workspaceId } }, { query }) {
    const rows = await statusesOf(db, { workspaceId, q: query.q ?? null })

    return page(query, pageOf(without(query, ['q']), rows), toPresenceStatus)
  },

  async createPresenceStatus(ctx, { body }) {
    const { workspaceId } = ctx.actor
    await lockStatuses(ctx.db, { workspaceId })
    const statuses = await statusesOf(ctx.db, { workspaceId, q: null })
    if (statuses.length >= mostStatuses) {
      throw ruleViolated(`A workspace can have at most ${mostStatuses} presence statuses.`)
    }
    const usual = body.category === 'available' ? 'yes' : 'no'
    const id = newId()
    if (body.isDefault) await takeDefault(ctx.db, { workspaceId, now: ctx.now })
    await insertRow(ctx, presenceStatuses, {
      ...body,
      id,
      routable: { voice: usual, chat: usual, email: usual, ...body.routable },
      sortOrder: body.sortOrder ?? Math.max(0, ...statuses.map((s) => s.sortOrder)) + 1,
    })

    const reply = await status.reply(ctx, id)
    audit(ctx, 'presence_status.created', id, changesOf(undefined, reply.data))
    return reply
  },

  async getPresenceStatus(ctx, { params }) {
    return status.reply(ctx, params.id)
  },

  async updatePresenceStatus(ctx, { params, body }) {
    const { workspaceId } = ctx.actor
    const before = await status.lock(ctx, params.id)
    if (before.isSystem) requireSame(before, body)
    if (body.isDefault === false && before.isDefault) {
      throw memberRefused(
        '/isDefault',
        'cannot be set to false. Set it to true for another status instead.',
      )
    }
    const becomesDefault = body.isDefault === true && !before.isDefault
    if (becomesDefault) await takeDefault(ctx.db, { workspaceId, now: ctx.now })

    const reply = await status.update(ctx, params.id, body)
    const changes = changesOf(toPresenceStatus(before), reply.data)
    if (changes.length > 0) audit(ctx, 'presence_status.updated', params.id, changes)
    if (changes.some(({ path }) => path === '/category' || path === '/routable')) {
      emitInternally(ctx, 'presence_status.routing_changed', { presenceStatusId: params.id })
    }
    return reply
  },

  async deletePresenceStatus(ctx, { params }) {
    const key = { workspaceId: ctx.actor.workspaceId, id: params.id }
    const before = await status.lock(ctx, params.id)
    if (before.isSystem) throw isSystem(before)
    const [present] = await countPresent(ctx.db, key)
    const count = present?.count ?? 0
    if (count > 0 || before.isDefault) {
      const remedy = before.isDefault
        ? 'It is the default: make another one the default first.'
        : undefined
      throw inUse('presence status', { user: count }, [], remedy)
    }

    await status.patch(ctx, params.id, { deletedAt: ctx.now })
    audit(ctx, 'presence_status.deleted', params.id)
  },
} satisfies Partial<HandlersFor<'agent-activities'>>

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
  return new ApiError(
    'presence_status_is_system',
    `The presence status ${displayName} is built in and cannot be deleted or get another meaning.`,
  )
}
