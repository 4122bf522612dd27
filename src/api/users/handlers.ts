import type { Schema } from '../../../generated/operations.ts'
import { refer } from '../../db/references.ts'
import { users } from '../../db/schema/users.ts'
import { patch } from '../../db/patch.ts'
import { ApiError, insufficientScope, notFound, ruleViolated } from '../../errors.ts'
import { emit } from '../../events/emit.ts'
import type { Context } from '../../http/context.ts'
import { preconditionFailed } from '../../http/etag.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page } from '../../http/paging.ts'
import { single } from '../../http/serialize.ts'
import { newId } from '../../lib/ids.ts'
import { enterAll, queueToEnter } from '../../routing/enter.ts'
import { holdAgents } from '../../routing/queries.ts'
import { changed } from '../agent-activities/presence.ts'
import { leave, sourceOf } from '../agent-activities/queries.ts'
import { revokeServiceTokens, serviceTokensOf, tokenById } from '../api-tokens/queries.ts'
import { toApiToken } from '../api-tokens/wire.ts'
import { handOverConversations } from '../conversations/conversation.ts'
import { openConversationsOf } from '../conversations/queries.ts'
import { lockOwners, setRoles } from '../roles/queries.ts'
import { isOwner, requireOwner, requireRights, requireRoles } from '../roles/rights.ts'
import { reassignTickets } from '../tickets/repoint.ts'
import { insertUser, reviveUser, revokeTokens, userById, userPage, workloadOf } from './queries.ts'
import { toUser, toWorkload } from './wire.ts'

const usualCapacity = { voice: 1, chat: 5, email: 20, task: 20 }
const pointerOfRole = (index: number) => `/roleIds/${index}`

export const userHandlers: HandlersFor<'users'> = {
  async listUsers({ db, actor }, { query }) {
    return page(query, await userPage(db, { workspaceId: actor.workspaceId, ...query }), toUser)
  },

  async inviteUser(ctx, { body }) {
    requireDistinct(body.skills)
    await requireRoles(ctx, body.roleIds, pointerOfRole)
    const { workspaceId } = ctx.actor
    const id = newId()
    await insertUser(ctx.db, {
      workspaceId,
      id,
      name: body.name,
      email: body.email,
      phone: body.phone ?? null,
      extension: body.extension ?? null,
      avatarUrl: body.avatarUrl ?? null,
      language: body.language ?? null,
      timezone: body.timezone ?? null,
      skills: body.skills ?? [],
      capacity: { ...usualCapacity, ...body.capacity },
      now: ctx.now,
    })

    const giving = setRoles(ctx.db, { workspaceId, userId: id, roleIds: body.roleIds })
    const reply = await current(ctx, id, giving)
    emit(ctx, ['user.created', reply.data])
    return reply
  },

  async getCurrentUser(ctx) {
    if (ctx.actor.userId === null) {
      throw new ApiError('not_found', 'A service token has no user.')
    }
    return current(ctx, ctx.actor.userId)
  },

  async getUser(ctx, { params }) {
    return current(ctx, params.id)
  },

  async updateUser(ctx, { params, body }) {
    const { workspaceId } = ctx.actor
    const key = { workspaceId, id: params.id }
    const { roleIds, status, ...rest } = body
    const isOfRights = roleIds !== undefined || status !== undefined
    requireDistinct(body.skills)
    if (isOfRights || body.email !== undefined) await lockOwners(ctx.db, { workspaceId })
    const [user] = await userById(ctx.db, key)
    if (!user) throw notFound('user', params.id)
    // Whoever reads the mail of an address may become its user, so it is as much as a right
    const isOfAddress = body.email !== undefined && body.email !== user.email
    if (isOfRights || isOfAddress) requireRights(ctx, user.roles)
    if (roleIds) await requireRoles(ctx, roleIds, pointerOfRole)

    const hasNewRoles = roleIds !== undefined && !isSame(roleIds, user.roles)
    const isOfWork =
      status !== undefined || body.skills !== undefined || body.capacity !== undefined
    const [changed] = await Promise.all([
      patch(
        ctx.db,
        users,
        key,
        { ...rest, status: status === user.status ? undefined : status, updatedAt: ctx.now },
        { only: { version: ctx.ifMatch }, touch: hasNewRoles },
      ),
      isOfWork && holdAgents(ctx.db, { workspaceId, userIds: [params.id] }),
    ])
    if (!changed) return current(ctx, params.id, false)
    if (hasNewRoles) await setRoles(ctx.db, { workspaceId, userId: params.id, roleIds })
    if (status === 'suspended') await endPresence(ctx, params.id)
    if (isOfRights && user.roles.some(isOwner)) await requireOwner(ctx)

    const reply = await current(ctx, params.id)
    const isSuspension = status === 'suspended' && user.status !== 'suspended'
    emit(ctx, [isSuspension ? 'user.suspended' : 'user.updated', reply.data, toUser(user)])
    return reply
  },

  async deleteUser(ctx, { params, query: { reassignTo, serviceTokens } }) {
    const { workspaceId } = ctx.actor
    const key = { workspaceId, id: params.id }
    await lockOwners(ctx.db, { workspaceId })
    const [user] = await userById(ctx.db, key)
    if (!user) throw notFound('user', params.id)
    requireRights(ctx, user.roles)
    const gone = { deletedAt: ctx.now, updatedAt: ctx.now }
    const [deleted] = await Promise.all([
      patch(ctx.db, users, key, gone, { only: { version: ctx.ifMatch } }),
      holdAgents(ctx.db, { workspaceId, userIds: [params.id] }),
    ])
    if (!deleted) await current(ctx, params.id, false)

    if (user.roles.some(isOwner)) await requireOwner(ctx)
    await handOver(ctx, params.id, reassignTo)
    await endPresence(ctx, params.id)
    await endTokens(ctx, params.id)
    await settleServiceTokens(ctx, params.id, serviceTokens)
    emit(ctx, ['user.deleted', toUser({ ...user, ...gone })])
  },

  async restoreUser(ctx, { params }) {
    const { workspaceId } = ctx.actor
    const [[revived]] = await Promise.all([
      reviveUser(ctx.db, { workspaceId, id: params.id, now: ctx.now }),
      holdAgents(ctx.db, { workspaceId, userIds: [params.id] }),
    ])
    const [user] = await userById(ctx.db, { workspaceId, id: params.id })
    if (user) requireRights(ctx, user.roles)

    const reply = await current(ctx, params.id)
    if (revived && user) {
      emit(ctx, ['user.updated', reply.data, toUser({ ...user, deletedAt: revived.deletedAt })])
    }
    return reply
  },

  async getUserWorkload({ db, actor: { workspaceId } }, { params }) {
    const key = { workspaceId, id: params.id }
    const [[user], rows] = await Promise.all([userById(db, key), workloadOf(db, key)])
    if (!user) throw notFound('user', params.id)

    return single(toWorkload(user, rows))
  },
}

/** Revokes the tokens of a deleted user for good. */
async function endTokens(ctx: Context, userId: string): Promise<void> {
  const { workspaceId } = ctx.actor
  await emitRevoked(ctx, await revokeTokens(ctx.db, { workspaceId, id: userId }))
}

/** Keeps or revokes the service tokens that a user created, as the request says. Throws 409, 403. */
async function settleServiceTokens(
  ctx: Context,
  userId: string,
  choice: 'keep' | 'revoke' | undefined,
): Promise<void> {
  const { workspaceId } = ctx.actor
  if (choice === 'keep') return
  if (choice === 'revoke') {
    if (!ctx.actor.can('tokens:write')) throw insufficientScope(['tokens:write'], ctx.actor.scopes)
    await emitRevoked(ctx, await revokeServiceTokens(ctx.db, { workspaceId, userId }))
    return
  }
  const tokens = await serviceTokensOf(ctx.db, { workspaceId, userId })
  if (tokens.length === 0) return
  throw new ApiError(
    'user_has_service_tokens',
    `The user created ${tokens.length} active service tokens. Send serviceTokens=keep or serviceTokens=revoke.`,
    { members: { serviceTokens: tokens.slice(0, 100) } },
  )
}

async function emitRevoked(ctx: Context, ended: ReadonlyArray<{ id: string }>): Promise<void> {
  const { workspaceId } = ctx.actor
  const tokens = await Promise.all(ended.map(({ id }) => tokenById(ctx.db, { workspaceId, id })))
  emit(ctx, ...tokens.flat().map((row) => ['token.revoked', toApiToken(row)] as const))
}

/** Gives a deleted user's open tickets and conversations to whom the request says. Throws 409, 422. */
async function handOver(ctx: Context, id: string, reassignTo: string | undefined): Promise<void> {
  const { workspaceId } = ctx.actor
  if (reassignTo === undefined) {
    const [work, [talk]] = await Promise.all([
      workloadOf(ctx.db, { workspaceId, id }),
      openConversationsOf(ctx.db, { workspaceId, id }),
    ])
    const openTickets = work.reduce((total, { count }) => total + count, 0)
    const openConversations = talk?.count ?? 0
    if (openTickets + openConversations === 0) return
    throw new ApiError(
      'user_has_open_work',
      `${openTickets} open tickets and ${openConversations} conversations are assigned to the user.`,
      { members: { openTickets, openConversations } },
    )
  }
  const toId = reassignTo === 'none' ? null : reassignTo.toLowerCase()
  if (toId === id) throw ruleViolated('A user cannot take its own place.', '/reassignTo')
  const [queue] = toId === null ? [] : await queueToEnter(ctx.db, { workspaceId, queueId: toId })
  if (toId !== null && queue) {
    const ticketIds = await reassignTickets(ctx, id, null)
    await handOverConversations(ctx, id, null)
    await enterAll(ctx, toId, ticketIds)
    return
  }
  if (toId !== null) {
    await refer(ctx.db, users, 'user', workspaceId, [{ pointer: '/reassignTo', id: toId }])
  }
  await reassignTickets(ctx, id, toId)
  await handOverConversations(ctx, id, toId)
}

/** Whoever cannot work any more is offline. */
async function endPresence(ctx: Context, userId: string): Promise<void> {
  const source = sourceOf(ctx.actor, userId)
  const key = { workspaceId: ctx.actor.workspaceId, userId }
  await changed(ctx, [userId], (db) => leave(db, { ...key, source }))
}

function isSame(ids: readonly string[], roles: ReadonlyArray<{ id: string }>): boolean {
  const held = new Set(roles.map(({ id }) => id))
  return held.size === ids.length && ids.every((id) => held.has(id.toLowerCase()))
}

function requireDistinct(skills: ReadonlyArray<{ name: string }> = []): void {
  const names = skills.map(({ name }) => name.toLowerCase())
  const repeated = names.findIndex((name, index) => names.indexOf(name) < index)
  if (repeated >= 0) throw ruleViolated('A skill is given twice.', `/skills/${repeated}/name`)
}

/**
 * The user as it is after a change that is under way; 404 when there is none, 412 when the change left
 * it untouched for its version.
 */
async function current(
  ctx: Context,
  id: string,
  change: Promise<unknown> | unknown = undefined,
): Promise<Schema<'UserReply'>> {
  const [changed, [row]] = await Promise.all([
    change,
    userById(ctx.db, { workspaceId: ctx.actor.workspaceId, id }),
  ])
  if (!row) throw notFound('user', id)
  const reply = single(toUser(row))
  if (changed === false) throw preconditionFailed('UserReply', row.version, reply)

  ctx.setVersion(row.version)
  return reply
}
