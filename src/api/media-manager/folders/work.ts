import { sql } from 'drizzle-orm'
import { lockRows } from '../../../db/query/lock-row.ts'
import { pipeline } from '../../../db/query/pipeline.ts'
import { arrayParameter } from '../../../db/query/statement.ts'
import { mediaFiles } from '../../../db/schema/media.ts'
import { emit } from '../../../events/log/emit.ts'
import { type BatchedWork, step } from '../../../platform/jobs/pending-work.ts'
import { deleteUnreferenced, filesByIds } from '../queries.ts'
import { toEventFile, toFolder } from '../wire.ts'
import { deleteFolders, foldersByIds } from './queries.ts'

/**
 * The folders below a deleted one are deleted, and then the files in all of them. A file to which an object refers meanwhile
 * stays.
 */
export const folderContent: BatchedWork = {
  name: 'media_folder.delete',
  steps: [
    step({
      table: sql`media_folders`,
      where: ($) => sql`x.id = any(${arrayParameter($.fromIds)}::uuid[]) and x.deleted_at is null`,
      async changeRows(ctx, ids) {
        const { workspaceId } = ctx.actor
        await deleteFolders(ctx.db, { workspaceId, ids, now: ctx.now })
        const rows = await foldersByIds(ctx.db, { workspaceId, ids })
        emit(ctx, ...rows.map((row) => ['folder.deleted', toFolder(row)] as const))
      },
    }),
    step({
      table: sql`media_files`,
      where: ($) => sql`x.folder_id = any(${arrayParameter($.fromIds)}::uuid[])
        and x.deleted_at is null and not exists (select from media_references r
          where r.workspace_id = ${$.workspaceId} and r.file_id = x.id)`,
      async changeRows(ctx, ids) {
        const { workspaceId } = ctx.actor
        const [, deleted] = await pipeline(ctx.db, [
          // Transactions that attach the files wait, and it waits for those that have begun to
          () => lockRows(ctx.db, mediaFiles, { workspaceId, ids }, 'update'),
          () => deleteUnreferenced(ctx.db, { workspaceId, ids, now: ctx.now }),
        ])
        const rows = await filesByIds(ctx.db, { workspaceId, ids: deleted.map(({ id }) => id) })
        emit(ctx, ...rows.map((row) => ['file.deleted', toEventFile(row, null)] as const))
      },
    }),
  ],
}
