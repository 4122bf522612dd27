import { permissions } from '../../../generated/routes.ts'
import type { Schema } from '../../../generated/operations.ts'
import { roles } from '../../db/schema/users.ts'
import { patch } from '../../db/patch.ts'
import { ApiError, inUse, notFound, ruleViolated } from '../../errors.ts'
import { emit } from '../../events/emit.ts'
import type { Context } from '../../http/context.ts'
import { preconditionFailed } from '../../http/etag.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page, pageOf } from '../../http/paging.ts'
import { single } from '../../http/serialize.ts'
import { newId } from '../../lib/ids.ts'
import {
  allRoles,
  deleteRoleRow,
  insertRole,
  lockRole,
  replaceRole,
  roleById,
  takeRole,
} from './queries.ts'
import { requireRights, requireRoles } from './rights.ts'
import { toPermission, toRole } from './wire.ts'

const mostRoles = 200

export const roleHandlers: HandlersFor<'roles'> = {
  async listPermissions(_, { query }) {
    return page(query, pageOf(query, permissions), toPermission)
  },

  async listRoles({ db, actor: { workspaceId } }, { query }) {
    const rows = await allRoles(db, { workspaceId })
    const found = pageOf(query, rows, {
      q: ({ name }, q) => name.toLowerCase().includes(q.toLowerCase()),
    })

    return page(query, found, toRole)
  },

  async createRole(ctx, { body }) {
    requireRights(ctx, [{ systemName: null, permissions: body.permissions }])
    const { workspaceId } = ctx.actor
    const id = newId()
    await insertRole(ctx.db, {
      workspaceId,
      id,
      name: body.name,
      description: body.description ?? null,
      permissions: body.permissions,
      now: ctx.now,
    })
    if ((await allRoles(ctx.db, { workspaceId })).length > mostRoles) {
      throw ruleViolated(`There are ${mostRoles} roles already.`)
    }

    const reply = await current(ctx, id)
    emit(ctx, ['role.created', reply.data])
    return reply
  },

  async getRole(ctx, { params }) {
    return current(ctx, params.id)
  },

  async updateRole(ctx, { params, body }) {
    const role = await lockedRole(ctx, params.id)
    requireRights(ctx, [role, { systemName: null, permissions: body.permissions ?? [] }])

    await patch(
      ctx.db,
      roles,
      { workspaceId: ctx.actor.workspaceId, id: params.id },
      {
        name: body.name,
        description: body.description,
        permissions: body.permissions,
        updatedAt: ctx.now,
      },
    )

    const reply = await current(ctx, params.id)
    emit(ctx, ['role.updated', reply.data, toRole(role)])
    return reply
  },

  async deleteRole(ctx, { params, query: { reassignTo } }) {
    const key = { workspaceId: ctx.actor.workspaceId, id: params.id }
    const role = await lockedRole(ctx, params.id)
    requireRights(ctx, [role])
    if (reassignTo?.toLowerCase() === params.id) {
      throw ruleViolated('A role cannot take its own place.', '/reassignTo')
    }
    if (reassignTo !== undefined) {
      await requireRoles(ctx, [reassignTo], () => '/reassignTo')
      await replaceRole(ctx.db, { ...key, toId: reassignTo })
    } else if (role.userCount > 0) {
      throw inUse('role', { user: role.userCount })
    }
    await takeRole(ctx.db, key)

    await deleteRoleRow(ctx.db, key)
    emit(ctx, ['role.deleted', toRole(role)])
  },
}

/** A role that may be changed, with nobody else changing it or giving it; 404, 409, 412 otherwise. */
async function lockedRole(ctx: Context, id: string) {
  const [role] = await lockRole(ctx.db, { workspaceId: ctx.actor.workspaceId, id })
  if (!role) throw notFound('role', id)
  if (role.systemName) throw new ApiError('role_is_system', `${role.name} is a built-in role.`)
  if (ctx.ifMatch && !ctx.ifMatch.includes(role.version)) {
    throw preconditionFailed('RoleReply', role.version, single(toRole(role)))
  }
  return role
}

async function current(ctx: Context, id: string): Promise<Schema<'RoleReply'>> {
  const [row] = await roleById(ctx.db, { workspaceId: ctx.actor.workspaceId, id })
  if (!row) throw notFound('role', id)
  ctx.setVersion(row.version)
  return single(toRole(row))
}
