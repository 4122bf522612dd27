import { sql } from 'drizzle-orm'
import type { ActorContext } from '../../auth/actor.ts'
import { statement, type Values } from '../../db/query/statement.ts'
import { ApiError } from '../../errors.ts'

type Usage = { workspaceId: string; size: number; quotaBytes: number | null }

/** Counts bytes in, one writer at a time; inserts and updates nothing when they are more than the quota. */
export const countIn = ($: Values<Usage>, from = sql``) => sql`
    insert into media_usage (workspace_id, used_bytes)
    select ${$.workspaceId}::uuid, ${$.size}::bigint ${from}
    where coalesce(${$.size}::bigint <= ${$.quotaBytes}::bigint, true)
    on conflict (workspace_id) do update
      set used_bytes = media_usage.used_bytes + excluded.used_bytes
      where coalesce(
        media_usage.used_bytes + excluded.used_bytes <= ${$.quotaBytes}::bigint, true)`

/** Counts bytes in. Returns nothing when they are more than the quota. */
export const useStorage = statement<Usage, { usedBytes: number }>(
  (_, $) => sql`${countIn($)} returning used_bytes::float8 as "usedBytes"`,
)

const storageUsed = statement<{ workspaceId: string }, { usedBytes: number }>(
  (_, $) => sql`
    select used_bytes::float8 as "usedBytes" from media_usage
    where workspace_id = ${$.workspaceId}`,
)

/** Returns the error (507) of a file that would exceed the quota. */
export async function quotaExceeded(ctx: ActorContext, quotaBytes: number): Promise<ApiError> {
  const [usage] = await storageUsed(ctx.db, { workspaceId: ctx.actor.workspaceId })
  return new ApiError(
    'storage_quota_exceeded',
    'The file would exceed the storage quota of the workspace, to which deleted files count for 30 days.',
    { members: { quotaBytes, usedBytes: usage?.usedBytes ?? 0 } },
  )
}
