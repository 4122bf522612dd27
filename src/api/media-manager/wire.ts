import type { Schema } from '../../../generated/operations.ts'
import type { RowFrom } from '../../db/query/rows.ts'
import type { Actor } from '../../auth/authenticate.ts'
import { fromUnix } from '../../lib/time.ts'
import { linkTo } from './links.ts'
import { mayReadContent } from './recordings.ts'
import { extensionOf } from './uploads/media-type.ts'
import type { folderById } from './folders/queries.ts'
import type { FileRow } from './queries.ts'

export function toFolder(row: RowFrom<typeof folderById>): Schema<'MediaFolder'> {
  return {
    id: row.id,
    name: row.name,
    parentId: row.parentId,
    path: row.path,
    depth: row.depth,
    folderCount: row.folderCount,
    fileCount: row.fileCount,
    totalSize: row.totalSize,
    createdBy: row.creator,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    deletedAt: row.deletedAt,
    version: row.version,
  }
}

/** A file as the caller reads it: with a link, unless it is a recording that the caller may not read. */
export function toFile(
  row: FileRow,
  publicUrl: string | null,
  actor: Pick<Actor, 'can'>,
): Schema<'MediaFile'> {
  return withLink(row, mayReadContent(actor, row) ? publicUrl : null)
}

/** A file as events and audit logs have it, which others read: without the link to a private one. */
export function toEventFile(row: FileRow, publicUrl: string | null): Schema<'MediaFile'> {
  return withLink(row, row.visibility === 'private' ? null : publicUrl)
}

/** A file with its link, unless it is deleted; without one for null. */
function withLink(row: FileRow, publicUrl: string | null): Schema<'MediaFile'> {
  const link = row.deletedAt === null && publicUrl !== null ? linkTo(row, publicUrl) : undefined
  return {
    id: row.id,
    folderId: row.folderId,
    name: row.name,
    originalName: row.originalName,
    mimeType: row.mimeType,
    extension: extensionOf(row.name),
    size: row.size,
    sha256: row.sha256,
    width: row.width,
    height: row.height,
    url: link?.url ?? null,
    urlExpiresAt: fromUnix(link?.expires ?? null),
    visibility: row.visibility,
    altText: row.altText,
    tags: row.tags,
    createdBy: row.creator,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    deletedAt: row.deletedAt,
    version: row.version,
  }
}
