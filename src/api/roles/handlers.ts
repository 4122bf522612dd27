import { pipeline } from '../../db/pipeline.ts'
import { lockRow } from '../../db/lock-row.ts'
import { permissions } from '../../../generated/routes.ts'
import { roles } from '../../db/schema/users.ts'
import { ApiError, inUse, ruleViolated } from '../../errors.ts'
import { emit } from '../../events/emit.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page, pageOf } from '../../http/paging.ts'
import { resource } from '../../http/resource.ts'
import { newId } from '../../lib/ids.ts'
import { allRoles, deleteRoleRow, insertRole, replaceRole, roleById, takeRole } from './queries.ts'
import { requireRights, requireRoles } from './rights.ts'
import { toPermission, toRole } from './wire.ts'

const mostRoles = 200

const role = resource({
  name: 'role',
  reply: 'RoleReply',
  table: roles,
  load: roleById,
  async lock(db, key) {
    const [, rows] = await pipeline(db, [
      () => lockRow(db, roles, key, 'update'),
      () => roleById(db, key),
    ])
    const builtIn = rows.find(({ systemName }) => systemName !== null)
    if (builtIn) throw new ApiError('role_is_system', `${builtIn.name} is a built-in role.`)
    return rows
  },
  toWire: toRole,
})

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
      throw ruleViolated(`A workspace can have at most ${mostRoles} roles.`)
    }

    return role.reply(ctx, id, 'role.created')
  },

  async getRole(ctx, { params }) {
    return role.reply(ctx, params.id)
  },

  async updateRole(ctx, { params, body }) {
    const before = await role.lock(ctx, params.id)
    requireRights(ctx, [before, { systemName: null, permissions: body.permissions ?? [] }])

    const { name, description, permissions } = body
    return role.update(ctx, params.id, { name, description, permissions }, 'role.updated', before)
  },

  async deleteRole(ctx, { params, query: { reassignTo } }) {
    const key = { workspaceId: ctx.actor.workspaceId, id: params.id }
    const before = await role.lock(ctx, params.id)
    requireRights(ctx, [before])
    if (reassignTo?.toLowerCase() === params.id) {
      throw ruleViolated('"reassignTo" must not be the deleted role.', '/reassignTo')
    }
    if (reassignTo !== undefined) {
      await requireRoles(ctx, [reassignTo], () => '/reassignTo')
      await replaceRole(ctx.db, { ...key, toId: reassignTo })
    } else if (before.userCount > 0) {
      throw inUse('role', { user: before.userCount })
    }
    await takeRole(ctx.db, key)

    await deleteRoleRow(ctx.db, key)
    emit(ctx, ['role.deleted', toRole(before)])
  },
}
