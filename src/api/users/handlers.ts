import { pipeline } from '../../db/query/pipeline.ts'
import { requireUnnamed } from '../../db/query/rule-references.ts'
import { insertRow } from '../../db/query/insert.ts'
import { lockRow } from '../../db/query/lock-row.ts'
import { users } from '../../db/schema/users.ts'
import { ApiError, memberRefused, notFound, ruleViolated } from '../../errors.ts'
import { unbindUser } from '../../auth/identities.ts'
import { queueLinkMail } from '../../auth/links.ts'
import { emit } from '../../events/log/emit.ts'
import type { Context } from '../../http/context.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page } from '../../http/reply/paging.ts'
import { done } from '../../http/progress.ts'
import { resource } from '../../http/resource.ts'
import { dataReply } from '../../http/reply/serialize.ts'
import { callingUser } from '../../http/request/self-references.ts'
import { beginWork, requireNoPendingWork } from '../../platform/jobs/pending-work.ts'
import { newId } from '../../lib/ids.ts'
import { queueToEnter } from '../../routing/enqueue.ts'
import { lockAgents } from '../../routing/agent-locks.ts'
import { loadOf } from '../../routing/queries.ts'
import { emitActivityChanges } from '../agent-activities/presence.ts'
import { setOffline, sourceOf } from '../agent-activities/queries.ts'
import { openConversationsOf } from '../conversations/queries.ts'
import { numberOf } from '../settings/dialled.ts'
import { currentWorkspace } from '../settings/queries.ts'
import { lockOwners, setRoles } from '../roles/queries.ts'
import { isOwner, requireOwner, requireRights, requireRoles } from '../roles/rights.ts'
import { requireAssignee } from '../../routing/assignee.ts'
import { markRead, notificationPage, notifyingTypes, toNotification } from './notifications.ts'
import { reviveUser, revokeTokens, userById, userPage, openTicketsOf } from './queries.ts'
import { emitRevoked, lostScopes, settleServiceTokens } from './service-tokens.ts'
import { toCurrentUser, toUser, toWorkload } from './wire.ts'
import { workToQueue, workToUser } from './work.ts'
import { counted } from '../../lib/words.ts'

const user = resource({
  name: 'user',
  reply: 'UserReply',
  table: users,
  load: userById,
  toWire: toUser,
})

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
    const { roleIds, ...columns } = body
    const phone = await phoneOf(ctx, body.phone)
    const capacity = { ...usualCapacity, ...body.capacity }
    await insertRow(ctx, users, { ...columns, id, phone, capacity, status: 'invited' })
    await queueLinkMail(ctx.db, { workspaceId, id: newId(), email: body.email })

    const roles = { workspaceId, userId: id, roleIds }
    return user.create(ctx, id, () => setRoles(ctx.db, roles), 'user.created')
  },

  async getCurrentUser(ctx) {
    const { workspaceId, userId } = callingUser(ctx.actor)
    const [[row], [workspace]] = await pipeline(ctx.db, [
      () => userById(ctx.db, { workspaceId, id: userId }),
      () => currentWorkspace(ctx.db, { workspaceId }),
    ])
    if (!row || !workspace) throw notFound('user', userId)
    ctx.setVersion(row.version)
    return dataReply(toCurrentUser(row, ctx.actor.scopes, workspace))
  },

  async listNotifications(ctx, { query: { kind, ...query } }) {
    const types = notifyingTypes(ctx, kind)
    const found = await notificationPage(ctx.db, {
      ...{ ...callingUser(ctx.actor), types, kind },
      ...query,
      sort: ['-createdAt'],
    })
    return page(query, found, toNotification)
  },

  async markNotificationsRead({ db, actor, now }, { body: { ids } }) {
    await markRead(db, { ...callingUser(actor), ids, now })
  },

  async getUser(ctx, { params }) {
    return user.reply(ctx, params.id)
  },

  async updateUser(ctx, { params, query: { serviceTokens }, body }) {
    const { workspaceId } = ctx.actor
    const { roleIds, status, ...rest } = body
    const isOfRights = roleIds !== undefined || status !== undefined
    requireDistinct(body.skills)
    if (isOfRights || body.email !== undefined) await lockOwners(ctx.db, { workspaceId })
    const before = await user.requireLocked(ctx, params.id)
    // A person who reads the mail of an address can become its user, so a new address requires the rights of the user
    const isOfAddress = body.email !== undefined && body.email !== before.email
    if (isOfRights || isOfAddress) requireRights(ctx, before.roles)
    const roles = roleIds ? await requireRoles(ctx, roleIds, pointerOfRole) : before.roles

    const hasNewRoles = roleIds !== undefined && !isSame(roleIds, before.roles)
    const isOfWork =
      status !== undefined || body.skills !== undefined || body.capacity !== undefined
    const phone = await phoneOf(ctx, body.phone)
    const changes = { ...rest, phone, status: status === before.status ? undefined : status }
    const [previous] = await pipeline(ctx.db, [
      () => user.patch(ctx, params.id, changes, { touch: hasNewRoles }),
      () => isOfWork && lockAgents(ctx.db, { workspaceId, userIds: [params.id] }),
    ])
    if (!previous) return user.failPatch(ctx, params.id)
    if (hasNewRoles) await setRoles(ctx.db, { workspaceId, userId: params.id, roleIds })
    const isOtherAddress = isOfAddress && body.email?.toLowerCase() !== before.email.toLowerCase()
    if (isOtherAddress) await unbindUser(ctx.db, { workspaceId, userId: params.id })
    if (status === 'suspended') await endPresence(ctx, params.id)
    if (isOfRights && before.roles.some(isOwner)) await requireOwner(ctx)

    const isSuspension = status === 'suspended' && before.status !== 'suspended'
    const lost = lostScopes(before.roles, roles)
    if (isSuspension) await settleServiceTokens(ctx, params.id, serviceTokens)
    else if (lost.length > 0) await settleServiceTokens(ctx, params.id, serviceTokens, lost)
    return user.reply(ctx, params.id, isSuspension ? 'user.suspended' : 'user.updated', before)
  },

  async deleteUser(ctx, { params, query: { reassignTo, serviceTokens } }) {
    const { workspaceId } = ctx.actor
    await lockOwners(ctx.db, { workspaceId })
    const gone = { deletedAt: ctx.now, updatedAt: ctx.now }
    // Users are locked in the order of their ids, and before the agent locks
    const heirId = reassignTo === 'none' ? undefined : reassignTo
    const lockHeir = () =>
      heirId && lockRow(ctx.db, users, { workspaceId, id: heirId }, 'key share')
    const isHeirFirst = heirId !== undefined && heirId < params.id
    const [, before] = await pipeline(ctx.db, [
      () => isHeirFirst && lockHeir(),
      () => user.requireLocked(ctx, params.id, 'update'),
      () => !isHeirFirst && lockHeir(),
    ])
    requireRights(ctx, before.roles)
    const [deleted] = await pipeline(ctx.db, [
      () => user.patch(ctx, params.id, gone),
      () => lockAgents(ctx.db, { workspaceId, userIds: [params.id] }),
    ])
    if (!deleted) return user.failPatch(ctx, params.id)

    if (before.roles.some(isOwner)) await requireOwner(ctx)
    await requireUnnamed(ctx, 'user', params.id)
    const isHandedOver = await handOver(ctx, params.id, reassignTo)
    await endPresence(ctx, params.id)
    await unbindUser(ctx.db, { workspaceId, userId: params.id })
    await emitRevoked(ctx, await revokeTokens(ctx.db, { workspaceId, id: params.id }))
    await settleServiceTokens(ctx, params.id, serviceTokens)
    emit(ctx, ['user.deleted', toUser({ ...before, ...gone, version: before.version + 1 })])
    return done(isHandedOver)
  },

  async restoreUser(ctx, { params }) {
    const { workspaceId } = ctx.actor
    const [[revived]] = await pipeline(ctx.db, [
      () => reviveUser(ctx.db, { workspaceId, id: params.id, now: ctx.now }),
      () => lockAgents(ctx.db, { workspaceId, userIds: [params.id] }),
    ])
    const restored = await user.require(ctx, params.id)
    requireRights(ctx, restored.roles)
    if (revived) await requireNoPendingWork(ctx, [params.id])

    return revived
      ? user.reply(ctx, params.id, 'user.updated', { deletedAt: revived.deletedAt })
      : user.replyWith(ctx, restored)
  },

  async getUserWorkload({ db, actor: { workspaceId } }, { params }) {
    const key = { workspaceId, id: params.id }
    const [[row], work, [load]] = await pipeline(db, [
      () => userById(db, key),
      () => openTicketsOf(db, key),
      () => loadOf(db, { workspaceId, userId: params.id }),
    ])
    if (!row || !load) throw notFound('user', params.id)

    return dataReply(toWorkload(row, work, load))
  },
}

/**
 * Assigns a deleted user's open tickets and conversations as the request says. Returns whether all of them were
 * assigned. Throws 409, 422.
 */
async function handOver(
  ctx: Context,
  id: string,
  reassignTo: string | undefined,
): Promise<boolean> {
  const { workspaceId } = ctx.actor
  await requireNoPendingWork(ctx, [id])
  if (reassignTo === undefined) {
    const [work, [talk]] = await pipeline(ctx.db, [
      () => openTicketsOf(ctx.db, { workspaceId, id }),
      () => openConversationsOf(ctx.db, { workspaceId, id }),
    ])
    const openTickets = work.reduce((total, { count }) => total + count, 0)
    const openConversations = talk?.count ?? 0
    if (openTickets + openConversations === 0) return true
    throw new ApiError(
      'user_has_open_work',
      `The user has ${counted(openTickets, 'open ticket')} and ${counted(openConversations, 'open conversation')}. Set "reassignTo" to their new assignee, to a queue or to none.`,
      { members: { openTickets, openConversations } },
    )
  }
  const toId = reassignTo === 'none' ? null : reassignTo
  if (toId === id) throw memberRefused('/reassignTo', 'must not be the deleted user.')
  const [queue] = toId === null ? [] : await queueToEnter(ctx.db, { workspaceId, id: toId })
  if (!queue) await requireAssignee(ctx, '/reassignTo', toId)
  return beginWork(ctx, queue ? workToQueue : workToUser, { fromIds: [id], toId })
}

/** Changes a user who cannot work any more to offline. */
async function endPresence(ctx: Context, userId: string): Promise<void> {
  const source = sourceOf(ctx.actor, userId)
  const key = { workspaceId: ctx.actor.workspaceId, userId }
  await emitActivityChanges(ctx, [userId], (db) => setOffline(db, { ...key, source }))
}

/** Returns the phone number of a request as E.164. Throws 422. */
async function phoneOf<T extends null | undefined>(
  ctx: Context,
  phone: string | T,
): Promise<string | T> {
  if (!phone) return phone
  return numberOf(ctx, phone, '/phone')
}

function isSame(ids: readonly string[], roles: ReadonlyArray<{ id: string }>): boolean {
  const held = new Set(roles.map(({ id }) => id))
  return held.size === ids.length && ids.every((id) => held.has(id))
}

function requireDistinct(skills: ReadonlyArray<{ name: string }> = []): void {
  const names = skills.map(({ name }) => name.toLowerCase())
  const repeated = names.findIndex((name, index) => names.indexOf(name) < index)
  if (repeated >= 0)
    throw ruleViolated(
      `"skills[${repeated}].name" must not repeat the name of another skill.`,
      `/skills/${repeated}/name`,
    )
}
