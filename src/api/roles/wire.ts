import type { permissions } from '../../../generated/routes.ts'
import type { RowFrom } from '../../db/query/rows.ts'
import type { Schema } from '../../../generated/operations.ts'
import { permissionsOf } from '../../auth/roles.ts'
import type { roleById } from './queries.ts'

export function toRole(row: RowFrom<typeof roleById>): Schema<'Role'> {
  return {
    id: row.id,
    name: row.name,
    systemName: row.systemName,
    description: row.description,
    permissions: permissionsOf(row),
    isSystem: row.systemName !== null,
    userCount: row.userCount,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    version: row.version,
  }
}

export function toPermission(permission: (typeof permissions)[number]): Schema<'Permission'> {
  return {
    scope: permission.scope,
    description: permission.description,
    operations: [...permission.operations],
  }
}
