import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Schema } from '../../../generated/operations.ts'
import { actorJson } from '../../db/query/actors.ts'
import { columnsBut, type Key, rowById, type RowFrom, rowsByIds } from '../../db/query/rows.ts'
import { mediaFiles, mediaUploads } from '../../db/schema/media.ts'
import { workspaces } from '../../db/schema/workspaces.ts'
import { nameHolds } from '../../db/query/search.ts'
import { inWorkspace, inWorkspaceById } from '../../db/query/scope.ts'
import { anyOf, arrayParameter, statement, type Values } from '../../db/query/statement.ts'
import { countedNullable } from '../../lists/counted.ts'
import { within } from '../../lists/time-filters.ts'
import { listing } from '../../lists/listing.ts'
import { isRecording } from './recordings.ts'

const columns = {
  ...columnsBut(mediaFiles, 'workspaceId', 'position', 'creatorId'),
  now: sql<number>`extract(epoch from now())`.mapWith(Number).as('now'),
  isRecording,
  creator: actorJson(sql`media_files.workspace_id`, sql`media_files.creator_id`).as('creator'),
}

export const fileById = rowById(mediaFiles, columns)

/** Files, also deleted ones. */
export const filesByIds = rowsByIds(mediaFiles, columns)

export const filePage = listing<'listMediaFiles'>()({
  table: mediaFiles,
  indexed: ['updatedAt', 'name', 'size'],
  unordered: ['tag'],
  rows: (db, onPage) => db.select(columns).from(mediaFiles).where(onPage),
  filters: {
    ...within('updated', mediaFiles.updatedAt),
    folderId: countedNullable('folderId', mediaFiles.folderId),
    q: (value) => nameHolds(mediaFiles.name, value),
    mimeType: (value) => sql`starts_with(${mediaFiles.mimeType}, lower(${value}::text))`,
    tag: (list) => sql`${mediaFiles.tags} && ${arrayParameter(list)}::text[]`,
    createdBy: (list) => anyOf(mediaFiles.creatorId, list),
    visibility: (value) => sql`${mediaFiles.visibility} = ${value}::text`,
    sizeFrom: (bytes) => sql`${mediaFiles.size} >= ${bytes}::bigint`,
    sizeTo: (bytes) => sql`${mediaFiles.size} < ${bytes}::bigint`,
    ...within('created', mediaFiles.createdAt),
  },
  sorts: {
    createdAt: mediaFiles.position,
    updatedAt: mediaFiles.updatedAt,
    name: sql`${mediaFiles.name} collate "und-x-icu"`,
    size: mediaFiles.size,
  },
})

/** By its database's clock, so that the worker's hour is the same hour. */
export const announceUpload = statement((db, $: Values<Key>) =>
  db.insert(mediaUploads).values({ workspaceId: $.workspaceId, id: $.id, createdAt: sql`now()` }),
)

/** Removes an upload from the worker's sweep, since the same transaction creates its file. Returns nothing for one that was removed. */
export const claimUpload = statement((db, $: Values<Key>) =>
  db
    .delete(mediaUploads)
    .where(inWorkspaceById(mediaUploads, $.workspaceId, $.id))
    .returning({ id: mediaUploads.id }),
)

type SameBytes = { workspaceId: string; folderId: string | null; sha256: string }

export const fileWithBytes = statement((db, $: Values<SameBytes>) =>
  db
    .select(columns)
    .from(mediaFiles)
    .where(
      and(
        inWorkspace(mediaFiles, $.workspaceId),
        sql`${mediaFiles.sha256} = ${$.sha256}
          and coalesce(${mediaFiles.folderId}, ${mediaFiles.workspaceId})
            = coalesce(${$.folderId}::uuid, ${$.workspaceId}::uuid)
          and ${mediaFiles.deletedAt} is null`,
      ),
    ),
)

/**
 * Brings a file back: where it was, or at the top when its folder is gone. A private one has a
 * new key, since deleting it ended its links. Returns what it was.
 */
export const reviveFile = statement<
  Key & { now: string; linkKey: Buffer },
  { folderId: string | null; deletedAt: string }
>(
  (_, $) => sql`
    with previous as (
      select id, folder_id, deleted_at from media_files
      where workspace_id = ${$.workspaceId} and id = ${$.id} and deleted_at is not null
      for no key update)
    update media_files set deleted_at = null, version = version + 1,
      updated_at = ${$.now}::timestamptz,
      link_key = case visibility when 'private' then ${$.linkKey}::bytea else link_key end,
      folder_id = (select f.id from media_folders f
        where f.workspace_id = media_files.workspace_id and f.id = media_files.folder_id
          and f.deleted_at is null)
    from previous where media_files.workspace_id = ${$.workspaceId} and media_files.id = previous.id
    returning previous.folder_id as "folderId", previous.deleted_at as "deletedAt"`,
)

/** Deletes those of some locked files that nothing refers to. */
export const deleteUnreferenced = statement<
  { workspaceId: string; ids: string[]; now: string },
  { id: string }
>(
  (_, $) => sql`
    update media_files f set deleted_at = ${$.now}::timestamptz, version = f.version + 1,
      updated_at = ${$.now}::timestamptz
    where f.workspace_id = ${$.workspaceId} and f.id = any(${arrayParameter($.ids)}::uuid[])
      and not exists (select from media_references r
        where r.workspace_id = f.workspace_id and r.file_id = f.id)
    returning f.id`,
)

type References = { resource: string; count: number }

export const referencesIn = statement<Key, References>(
  (_, $) => sql`
    select resource, count(*)::int as count from media_references
    where workspace_id = ${$.workspaceId} and file_id = ${$.id}
    group by resource order by resource`,
)

export const referencesInFolders = statement<
  { workspaceId: string; folderIds: string[] },
  References
>(
  (_, $) => sql`
    select r.resource, count(*)::int as count from media_files f
    join media_references r on r.workspace_id = f.workspace_id and r.file_id = f.id
    where f.workspace_id = ${$.workspaceId} and f.deleted_at is null
      and f.folder_id = any(${arrayParameter($.folderIds)}::uuid[])
    group by r.resource order by r.resource`,
)

export const referencesOf = statement<
  Key & { offset: number; limit: number },
  Schema<'MediaReference'>
>(
  (_, $) => sql`
    select resource, resource_id as id from media_references
    where workspace_id = ${$.workspaceId} and file_id = ${$.id}
    order by resource, resource_id limit ${$.limit}::int offset ${$.offset}::int`,
)

// The one look-up that is not bound to a workspace: the link decides it
export const linkedFile = statement((db, $: Values<{ id: string }>) =>
  db
    .select({ ...columns, workspaceId: mediaFiles.workspaceId })
    .from(mediaFiles)
    .innerJoin(workspaces, eq(workspaces.id, mediaFiles.workspaceId))
    .where(
      and(eq(mediaFiles.id, $.id), isNull(mediaFiles.deletedAt), isNull(workspaces.suspendedAt)),
    ),
)

export type FileRow = RowFrom<typeof fileById>
