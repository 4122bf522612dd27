import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { changing, createdAt, deletedAt, id, position, workspaceId } from './columns.ts'
import { checkValues, ginBy, indexBy, primary, refersTo, uniqueBy, uniquePosition } from './keys.ts'
import { bytea, workspaces } from './workspaces.ts'

export const mediaFolders = pgTable(
  'media_folders',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    id: id(),
    position: position(),
    parentId: uuid('parent_id'),
    name: text('name').notNull(),
    /** A user or a service token. */
    creatorId: uuid('creator_id').notNull(),
    ...changing(),
    deletedAt: deletedAt(),
  },
  (t) => [
    primary(t, t.id),
    uniquePosition(t),
    // Folders at the top are siblings too: null would differ from null
    uniqueBy(
      t,
      'parent_id_name',
      sql`name_key(${t.name})`,
      sql`coalesce(${t.parentId}, ${t.workspaceId})`,
    ).where(sql`deleted_at is null`),
    indexBy(t, 'live', t.position).where(sql`deleted_at is null`),
    indexBy(t, 'parent_id', t.parentId, t.position).where(sql`deleted_at is null`),
    refersTo(t, t.parentId, t),
  ],
)

/** The metadata of files; their bytes are in the store, under the workspace and `upload_id`. */
export const mediaFiles = pgTable(
  'media_files',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    id: id(),
    position: position(),
    uploadId: uuid('upload_id').notNull(),
    /** Null at the top. */
    folderId: uuid('folder_id'),
    name: text('name').notNull(),
    originalName: text('original_name').notNull(),
    mimeType: text('mime_type').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** In hexadecimal digits. */
    sha256: text('sha256').notNull(),
    width: integer('width'),
    height: integer('height'),
    visibility: text('visibility', { enum: ['private', 'public'] }).notNull(),
    altText: text('alt_text'),
    tags: text('tags').array().notNull(),
    /** Signs the file's links; nothing else knows it. */
    linkKey: bytea('link_key').notNull(),
    /** A user or a service token. */
    creatorId: uuid('creator_id').notNull(),
    ...changing(),
    deletedAt: deletedAt(),
  },
  (t) => [
    primary(t, t.id),
    uniquePosition(t),
    unique('media_files_workspace_id_upload_id_key').on(t.workspaceId, t.uploadId),
    uniqueBy(t, 'folder_id_sha256', t.sha256, sql`coalesce(${t.folderId}, ${t.workspaceId})`).where(
      sql`deleted_at is null`,
    ),
    // Links name a file alone
    index('media_files_id_idx').on(t.id),
    indexBy(t, 'live', t.position).where(sql`deleted_at is null`),
    indexBy(t, 'updated_at', t.updatedAt, t.position).where(sql`deleted_at is null`),
    indexBy(t, 'name', sql`${t.name} COLLATE "und-x-icu"`, t.position).where(
      sql`deleted_at is null`,
    ),
    indexBy(t, 'size', t.size, t.position).where(sql`deleted_at is null`),
    indexBy(t, 'folder_id', t.folderId, t.position).where(sql`deleted_at is null`),
    // Sums of a folder are read from it alone
    indexBy(t, 'folder_id_size', t.folderId, t.size, t.position).where(sql`deleted_at is null`),
    // A folder in its other orders: one may have most of the files, and others a few of them
    indexBy(t, 'folder_id_updated_at', t.folderId, t.updatedAt, t.position).where(
      sql`deleted_at is null`,
    ),
    indexBy(t, 'folder_id_name', t.folderId, sql`${t.name} COLLATE "und-x-icu"`, t.position).where(
      sql`deleted_at is null`,
    ),
    ginBy(t, 'name_trgm', sql`search_form(${t.name}) gin_trgm_ops`),
    ginBy(t, 'tags', t.tags),
    indexBy(t, 'deleted_at', t.deletedAt).where(sql`deleted_at is not null`),
    refersTo(t, t.folderId, mediaFolders),
    checkValues(t, t.visibility),
    check('media_files_size_check', sql`size >= 0`),
  ],
)

/** The references to files. Only the triggers `refer_to_media` of the tables of attachments write them. */
export const mediaReferences = pgTable(
  'media_references',
  {
    workspaceId: workspaceId(),
    fileId: uuid('file_id').notNull(),
    resource: text('resource').notNull(),
    resourceId: uuid('resource_id').notNull(),
  },
  (t) => [primary(t, t.fileId, t.resource, t.resourceId), refersTo(t, t.fileId, mediaFiles)],
)

/**
 * Bytes in the store that no file has: not yet, or not any more. Written down before the bytes are, so
 * that what a crash leaves is known; the worker removes what has been here for an hour.
 */
export const mediaUploads = pgTable(
  'media_uploads',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    id: id(),
    createdAt: createdAt(),
  },
  (t) => [primary(t, t.id), indexBy(t, 'created_at', t.createdAt)],
)

/** The bytes of all files of a workspace, deleted ones too until they are purged. */
export const mediaUsage = pgTable('media_usage', {
  workspaceId: workspaceId()
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  usedBytes: bigint('used_bytes', { mode: 'number' }).notNull(),
})

/** Marks the place where the files of all workspaces are kept, in the only row; see `src/platform/storage/same.ts`. */
export const fileStorage = pgTable(
  'file_storage',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    marker: uuid('marker').notNull(),
  },
  (t) => [check('file_storage_is_only_check', sql`${t.isOnly}`)],
)
