import { pipeline } from '../../db/query/pipeline.ts'
import { lockRow } from '../../db/query/lock-row.ts'
import { requireUnnamed } from '../../db/query/rule-references.ts'
import { permissions as allPermissions, type Scope } from '../../../generated/routes.ts'
import { permissionsOf } from '../../auth/roles.ts'
import { insertRow } from '../../db/query/insert.ts'
import { roles } from '../../db/schema/users.ts'
import { ApiError, inUse, memberRefused, ruleViolated } from '../../errors.ts'
import { emit } from '../../events/log/emit.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page, pageOf } from '../../http/reply/paging.ts'
import { done } from '../../http/progress.ts'
import { resource } from '../../http/resource.ts'
import { beginWork, requireNoPendingWork } from '../../platform/jobs/pending-work.ts'
import { newId } from '../../lib/ids.ts'
import { without } from '../../lib/without.ts'
import { endRole, lockRoles, roleById, rolesOf } from './queries.ts'
import { requireRights, requireRoles } from './rights.ts'
import { toPermission, toRole } from './wire.ts'
import { roleUsers } from './work.ts'

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
    return page(query, pageOf(query, allPermissions), toPermission)
  },

  async listRoles({ db, actor: { workspaceId } }, { query }) {
    const rows = await rolesOf(db, { workspaceId, q: query.q ?? null })

    return page(query, pageOf(without(query, ['q']), rows), toRole)
  },

  async createRole(ctx, { body }) {
    requireRights(ctx, [{ systemName: null, permissions: body.permissions }])
    const { workspaceId } = ctx.actor
    const [, present] = await pipeline(ctx.db, [
      () => lockRoles(ctx.db, { workspaceId }),
      () => rolesOf(ctx.db, { workspaceId, q: null }),
    ])
    if (present.length >= mostRoles) {
      throw ruleViolated(`A workspace can have at most ${mostRoles} roles.`)
    }
    const id = newId()
    await insertRow(ctx, roles, { id, ...body })

    return role.reply(ctx, id, 'role.created')
  },

  async getRole(ctx, { params }) {
    return role.reply(ctx, params.id)
  },

  async updateRole(ctx, { params, body }) {
    const before = await role.lock(ctx, params.id)
    requireRights(ctx, [before, { systemName: null, permissions: body.permissions ?? [] }])

    return role.update(ctx, params.id, body, 'role.updated', before)
  },

  async deleteRole(ctx, { params, query: { reassignTo } }) {
    const key = { workspaceId: ctx.actor.workspaceId, id: params.id }
    const before = await role.lock(ctx, params.id)
    requireRights(ctx, [before])
    if (reassignTo === params.id) {
      throw memberRefused('/reassignTo', 'must not be the deleted role.')
    }
    await requireNoPendingWork(ctx, [params.id])
    await requireUnnamed(ctx, 'role', params.id)
    let permissions: Scope[] = []
    if (reassignTo !== undefined) {
      const [given] = await requireRoles(ctx, [reassignTo], () => '/reassignTo')
      if (given) permissions = permissionsOf(given)
    } else if (before.userCount > 0) {
      const remedy = 'Set "reassignTo" to another role, which its users get.'
      throw inUse('role', { user: before.userCount }, [], remedy)
    }
    await endRole(ctx.db, { ...key, permissions, now: ctx.now })
    emit(ctx, ['role.deleted', toRole(before)])
    const move = { fromIds: [params.id], toId: reassignTo ?? null }
    return done(await beginWork(ctx, roleUsers, move))
  },
}
