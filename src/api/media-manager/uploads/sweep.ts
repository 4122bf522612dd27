import { sql } from 'drizzle-orm'
import type { Pool } from '../../../db/pool/client.ts'
import type { Key } from '../../../db/query/rows.ts'
import { arrayParameter, statement } from '../../../db/query/statement.ts'
import { ApiError } from '../../../errors.ts'
import type { UnmanagedContext } from '../../../http/context.ts'
import { type Batch, runBatch } from '../../../platform/jobs/batch.ts'
import { dueWorkspaces } from '../../../platform/jobs/due.ts'
import type { GeneralJob, WorkspaceJob } from '../../../platform/jobs/scheduler.ts'
import type { Store, StoreKey } from '../../../platform/storage/store.ts'
import { announceUpload } from '../queries.ts'

/**
 * Takes an upload off the list, after which no file can take it over, and returns whether a file or an original mail has
 * done so. One that another transaction takes over or removes is skipped.
 */
const takeOff = statement<Key, { isOwned: boolean }>(
  (_, $) => sql`
    with locked as (
      select workspace_id, id from media_uploads
      where workspace_id = ${$.workspaceId} and id = ${$.id}
      for update skip locked)
    delete from media_uploads u using locked l
    where u.workspace_id = l.workspace_id and u.id = l.id
    returning exists (
      select from media_files f where f.workspace_id = u.workspace_id and f.upload_id = u.id
      union all
      select from message_originals o
      where o.workspace_id = u.workspace_id and o.upload_id = u.id) as "isOwned"`,
)

const uploadsEnd = sql`now() - interval '1 hour'`

const staleUploads = statement<Batch, Key>(
  (_, $) => sql`
    select workspace_id as "workspaceId", id from media_uploads
    where workspace_id = ${$.workspaceId} and created_at < ${uploadsEnd}
    order by created_at limit ${$.batch}::int`,
)

/**
 * Across workspaces on purpose: one page of what is stored has files of many. Notes down those keys of which neither a file, nor an original mail, nor an
 * upload knows: then they have an hour as well.
 */
const recordStrays = statement<{ workspaceIds: string[]; ids: string[] }, Key>(
  (_, $) => sql`
    insert into media_uploads (workspace_id, id, created_at)
    select s.workspace_id, s.id, now()
    from unnest(${arrayParameter($.workspaceIds)}::uuid[], ${arrayParameter($.ids)}::uuid[])
      as s (workspace_id, id)
    join workspaces w on w.id = s.workspace_id
    where not exists (select from media_files f
        where f.workspace_id = s.workspace_id and f.upload_id = s.id)
      and not exists (select from message_originals o
        where o.workspace_id = s.workspace_id and o.upload_id = s.id)
      and not exists (select from media_uploads u
        where u.workspace_id = s.workspace_id and u.id = s.id)
    on conflict do nothing
    returning workspace_id as "workspaceId", id`,
)

const filesEnd = sql`now() - interval '30 days'`

/** Files deleted 30 days ago that nothing refers to: their bytes become an upload without a file. */
const purgeFiles = statement<Batch, Key>(
  (_, $) => sql`
    with purged as (
      delete from media_files where (workspace_id, id) in (
        select f.workspace_id, f.id from media_files f
        where f.workspace_id = ${$.workspaceId} and f.deleted_at < ${filesEnd}
          and not exists (select from media_references r
            where r.workspace_id = f.workspace_id and r.file_id = f.id)
        order by f.deleted_at limit ${$.batch}::int for update skip locked)
      returning workspace_id, upload_id, size),
    freed as (
      update media_usage set used_bytes = used_bytes - p.size
      from (select workspace_id, sum(size) as size from purged group by workspace_id) p
      where media_usage.workspace_id = p.workspace_id)
    insert into media_uploads (workspace_id, id, created_at)
    select workspace_id, upload_id, now() - interval '1 hour' from purged
    returning workspace_id as "workspaceId", id`,
)

/**
 * Removes an upload that no file has taken over, and what is stored of it. No connection is held while the storage
 * answers: one that does not would take them all. Bytes that stay are listed again, or found as strays.
 */
async function removeUpload(pool: Pool, store: Store, key: StoreKey): Promise<void> {
  const [upload] = await takeOff(pool, { ...key })
  if (!upload || upload.isOwned) return
  try {
    await store.delete(key)
  } catch (error) {
    await announceUpload(pool, { ...key })
    throw error
  }
}

/**
 * Does work that stores uploads under keys, and then removes those that it does not claim. Each attempt of its transaction
 * claims the ids of those that a file or an original mail takes over, in place of what an earlier one has claimed. During an
 * outage of the storage or the database they are left to the worker.
 */
export async function withUploads<Result>(
  { db, storage }: Pick<UnmanagedContext<unknown>, 'db' | 'storage'>,
  keys: readonly StoreKey[],
  work: (claim: (ids: Iterable<string>) => void) => Promise<Result>,
): Promise<Result> {
  let claimed: ReadonlySet<string> = new Set()
  let isOutage = false
  try {
    return await work((ids) => {
      claimed = new Set(ids)
    })
  } catch (error) {
    // Whether it was committed may be unknown; the database will say
    claimed = new Set()
    isOutage = error instanceof ApiError && error.code === 'unavailable'
    throw error
  } finally {
    // What does not answer would have the caller wait for it again
    for (const key of isOutage ? [] : keys) {
      if (claimed.has(key.id)) continue
      // It waits for its turn also if the caller is gone. If it fails, the worker removes the upload in an hour
      const pool = db.for({ workspaceId: key.workspaceId })
      await removeUpload(pool, storage.store, key).catch(() => {})
    }
  }
}

/** Removes uploads that are over an hour old. */
export function staleUploadRemoval(store: Store): WorkspaceJob {
  return {
    name: 'media: remove stale uploads',
    everyMs: 60_000,
    size: 20,
    isLong: true,
    due: dueWorkspaces({ table: sql`media_uploads`, by: sql`x.created_at`, until: uploadsEnd }),
    async run(pool, workspaceId, batch) {
      const stale = await pool.transaction((db) => staleUploads(db, { workspaceId, batch }))
      for (const key of stale) await removeUpload(pool, store, key)
      return stale.length
    },
  }
}

/** Removes files that were deleted 30 days ago; they cannot be restored any more. */
export const deletedFilePurge: WorkspaceJob = {
  name: 'media: purge deleted files',
  everyMs: 60_000,
  size: 1000,
  due: dueWorkspaces({
    table: sql`media_files`,
    where: sql`x.deleted_at is not null`,
    by: sql`x.deleted_at`,
    until: filesEnd,
  }),
  run: runBatch(purgeFiles),
}

/**
 * Reads all stored keys and finds bytes that the database does not know, as after a restore of an older copy, and
 * records them as uploads. Returns their number. A page that cannot be recorded does not end the search: its error is
 * thrown after the other pages.
 */
export async function findStrays(pool: Pool, store: Store): Promise<number> {
  let found = 0
  const failures: unknown[] = []
  for await (const keys of store.keys()) {
    if (keys.length === 0) continue
    try {
      const noted = await recordStrays(pool, {
        workspaceIds: keys.map(({ workspaceId }) => workspaceId),
        ids: keys.map(({ id }) => id),
      })
      found += noted.length
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
  return found
}

export const orphanScan = (store: Store): GeneralJob => ({
  name: 'media: find strays',
  everyMs: 86_400_000,
  run: (pool) => findStrays(pool, store),
})
