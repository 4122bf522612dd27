import type { Schema } from '../../../generated/operations.ts'
import type { RowFrom } from '../../db/query/rows.ts'
import type { tokenById } from './queries.ts'

type ApiTokenRow = RowFrom<typeof tokenById>

export function toApiToken(row: ApiTokenRow): Schema<'ApiToken'> {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    userId: row.userId,
    creatorId: row.creatorId,
    preview: row.preview,
    scopes: row.scopes as Array<Schema<'Scope'>>,
    status: row.status,
    expiresAt: row.expiresAt,
    lastUsedAt: row.lastUsedAt,
    lastUsedIp: row.lastUsedIp,
    device: row.device,
    createdAt: row.createdAt,
    revokedAt: row.revokedAt,
  }
}

export function toApiTokenSecret(row: ApiTokenRow, token: string): Schema<'ApiTokenSecret'> {
  return Object.assign(toApiToken(row), { token })
}

export function toCurrentApiToken(
  row: ApiTokenRow,
  workspace: { id: string; name: string },
): Schema<'CurrentApiToken'> {
  return Object.assign(toApiToken(row), { workspace: { id: workspace.id, name: workspace.name } })
}
