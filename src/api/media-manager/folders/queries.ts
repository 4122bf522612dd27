import { and, type SQL, sql } from 'drizzle-orm'
import { actorJson } from '../../../db/query/actors.ts'
import { columnsBut, type Key, rowById } from '../../../db/query/rows.ts'
import { mediaFolders } from '../../../db/schema/media.ts'
import { nameHolds } from '../../../db/query/search.ts'
import { workspaceLock } from '../../../db/query/lock-workspace.ts'
import { inWorkspace } from '../../../db/query/scope.ts'
import { anyOf, arrayParameter, statement, type Values } from '../../../db/query/statement.ts'
import { listing } from '../../../lists/listing.ts'
import { within } from '../../../lists/time-filters.ts'
import { nullableFilter } from '../../../lists/nullable-filter.ts'

/** A folder's way up to the top; no cycle can be there, and no more than ten levels. */
const up = sql`
  with recursive up as (
    select f.id, f.parent_id, f.name, 1 as step from media_folders f
    where f.workspace_id = ${mediaFolders}.workspace_id and f.id = ${mediaFolders}.id
    union all
    select f.id, f.parent_id, f.name, up.step + 1 from up
    join media_folders f on f.workspace_id = ${mediaFolders}.workspace_id and f.id = up.parent_id)`

const ofFiles = (what: SQL) =>
  sql<number>`(select ${what} from media_files x
  where x.workspace_id = ${mediaFolders}.workspace_id and x.folder_id = ${mediaFolders}.id
    and x.deleted_at is null)`.mapWith(Number)

const columns = {
  ...columnsBut(mediaFolders, 'workspaceId', 'position', 'creatorId'),
  path: sql<string>`(${up} select '/' || string_agg(up.name, '/' order by up.step desc)
    from up)`.as('path'),
  depth: sql<number>`(${up} select count(*)::int from up)`.as('depth'),
  folderCount: sql<number>`(select count(*)::int from media_folders x
    where x.workspace_id = ${mediaFolders}.workspace_id and x.parent_id = ${mediaFolders}.id
      and x.deleted_at is null)`.as('folder_count'),
  fileCount: ofFiles(sql`count(*)`).as('file_count'),
  totalSize: ofFiles(sql`coalesce(sum(x.size), 0)`).as('total_size'),
  creator: actorJson(sql`media_folders.workspace_id`, sql`media_folders.creator_id`).as('creator'),
}

export const folderById = rowById(mediaFolders, columns)

/**
 * Folders, also deleted ones, each before its subfolders. Their contents are counted once for all of them: for each
 * alone, PostgreSQL would read all folders again where most of them are in one.
 */
export const foldersByIds = statement((db, $: Values<{ workspaceId: string; ids: string[] }>) => {
  const ids = sql`any(${arrayParameter($.ids)}::uuid[])`
  const folders = sql`(select x.parent_id, count(*)::int as count from media_folders x
    where x.workspace_id = ${$.workspaceId} and x.parent_id = ${ids} and x.deleted_at is null
    group by x.parent_id) folders`
  const files = sql`(select x.folder_id, count(*) as count, sum(x.size) as size from media_files x
    where x.workspace_id = ${$.workspaceId} and x.folder_id = ${ids} and x.deleted_at is null
    group by x.folder_id) files`
  return db
    .select({
      ...columns,
      folderCount: sql<number>`coalesce(folders.count, 0)`.as('folder_count'),
      fileCount: sql<number>`coalesce(files.count, 0)`.mapWith(Number).as('file_count'),
      totalSize: sql<number>`coalesce(files.size, 0)`.mapWith(Number).as('total_size'),
    })
    .from(mediaFolders)
    .leftJoin(folders, sql`folders.parent_id = ${mediaFolders.id}`)
    .leftJoin(files, sql`files.folder_id = ${mediaFolders.id}`)
    .where(and(inWorkspace(mediaFolders, $.workspaceId), anyOf(mediaFolders.id, $.ids)))
    .orderBy(sql`depth`, mediaFolders.position)
})

export const folderPage = listing<'listMediaFolders'>()({
  table: mediaFolders,
  rows: (db, onPage) => db.select(columns).from(mediaFolders).where(onPage),
  filters: {
    ...within('updated', mediaFolders.updatedAt),
    parentId: nullableFilter('parentId', mediaFolders.parentId),
    q: (value) => nameHolds(mediaFolders.name, value),
  },
  sorts: {
    createdAt: mediaFolders.position,
    updatedAt: mediaFolders.updatedAt,
    name: sql`${mediaFolders.name} collate "und-x-icu"`,
  },
})

/** One writer of a workspace's tree at a time: only so can circles and an eleventh level be ruled out. */
export const lockFolders = workspaceLock('media folders')

/** The number of levels down to a live folder. */
export const folderDepth = rowById(mediaFolders, { depth: columns.depth })

/** A live folder and those below it with their distance, which is 0 for itself. */
export const folderAndBelow = statement<Key, { id: string; distance: number }>(
  (_, $) => sql`
    with recursive down as (
      select f.id, 0 as distance from media_folders f
      where f.workspace_id = ${$.workspaceId} and f.id = ${$.id} and f.deleted_at is null
      union all
      select f.id, down.distance + 1 from down
      join media_folders f on f.workspace_id = ${$.workspaceId} and f.parent_id = down.id
        and f.deleted_at is null)
    select id, distance from down order by distance, id`,
)

/** Deletes folders, with all additions to them locked out meanwhile. */
export const deleteFolders = statement<{ workspaceId: string; ids: string[]; now: string }, never>(
  (_, $) => sql`
    with held as (
      select id from media_folders
      where workspace_id = ${$.workspaceId} and ${anyOf(mediaFolders.id, $.ids)}
        and deleted_at is null
      order by id for update)
    update media_folders f set deleted_at = ${$.now}::timestamptz, version = f.version + 1,
      updated_at = ${$.now}::timestamptz
    from held where f.workspace_id = ${$.workspaceId} and f.id = held.id`,
)
