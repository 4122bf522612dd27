import { sql } from 'drizzle-orm'
import { messageOriginals } from '../../db/schema/messages.ts'
import { inWorkspace } from '../../db/query/scope.ts'
import type { Key } from '../../db/query/rows.ts'
import { statement } from '../../db/query/statement.ts'
import type { Content } from '../../http/reply/content.ts'
import { type Batch, runBatch } from '../../platform/jobs/batch.ts'
import { dueWorkspaces } from '../../platform/jobs/due.ts'
import type { WorkspaceJob } from '../../platform/jobs/scheduler.ts'
import { countIn } from '../media-manager/quota.ts'
import type { Store } from '../../platform/storage/store.ts'

/** A received mail as it came, whose bytes are in the store. */
export type Original = {
  readonly uploadId: string
  readonly size: number
  /** In hexadecimal digits. */
  readonly sha256: string
}

/** Whether the mail of a row of `messages` is kept as it came. */
export const hasOriginal = sql<boolean>`exists (select from message_originals o
  where o.workspace_id = messages.workspace_id and o.message_id = messages.id)`

type NewOriginal = Key & Original & { quotaBytes: number | null }

/**
 * Takes an upload over as the original of a new message. Returns nothing if the quota does not allow it or the upload
 * was removed.
 */
export const insertOriginal = statement<NewOriginal, { id: string }>(
  (_, $) => sql`
    with upload as (
      select id from media_uploads
      where workspace_id = ${$.workspaceId} and id = ${$.uploadId}::uuid for update),
    used as (${countIn($, sql`from upload`)} returning workspace_id),
    claimed as (
      delete from media_uploads
      where workspace_id = ${$.workspaceId} and id = ${$.uploadId}::uuid
        and exists (select from used))
    insert into message_originals (workspace_id, message_id, upload_id, size, sha256, created_at)
    select workspace_id, ${$.id}::uuid, ${$.uploadId}::uuid, ${$.size}::int, ${$.sha256}, now()
    from used returning message_id as "id"`,
)

export const deleteOriginal = statement<Key, never>(
  (_, $) => sql`
    delete from message_originals
    where workspace_id = ${$.workspaceId} and message_id = ${$.id}`,
)

export const originalOf = statement<Key, Original>(
  (_, $) => sql`
    select upload_id as "uploadId", size, sha256 from ${messageOriginals}
    where ${inWorkspace(messageOriginals, $.workspaceId)} and message_id = ${$.id}`,
)

/** Returns an original for download. */
export function originalContent(
  store: Store,
  { workspaceId, id }: Key,
  { uploadId, size, sha256 }: Original,
): Content {
  return {
    etag: `"${sha256}"`,
    mediaType: 'message/rfc822',
    size,
    name: `${id}.eml`,
    isInline: false,
    isPublic: false,
    open: (range) => store.get({ workspaceId, id: uploadId }, range),
  }
}

/** The time before which originals of a workspace have expired; null if they never do. */
const expiry = (workspaceId: ReturnType<typeof sql>) => sql`(
  select now() - make_interval(days => s.original_retention_days) from settings s
  where s.workspace_id = ${workspaceId})`

const deleteExpired = statement<Batch, { id: string }>(
  (_, $) => sql`
    delete from message_originals where workspace_id = ${$.workspaceId} and message_id in (
      select message_id from message_originals
      where workspace_id = ${$.workspaceId} and created_at < ${expiry(sql`${$.workspaceId}::uuid`)}
      order by created_at, message_id limit ${$.batch}::int for update skip locked)
    returning message_id as "id"`,
)

/** Deletes originals that are older than the setting `originalRetentionDays`. */
export const originalPurge: WorkspaceJob = {
  name: 'messages: purge originals',
  everyMs: 60_000,
  size: 1000,
  due: dueWorkspaces({
    table: sql`message_originals`,
    by: sql`x.created_at`,
    until: expiry(sql`waiting.workspace_id`),
  }),
  run: runBatch(deleteExpired),
}
