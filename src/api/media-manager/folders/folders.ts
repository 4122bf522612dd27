import { insertRow } from '../../../db/query/insert.ts'
import { mediaFolders } from '../../../db/schema/media.ts'
import { ApiError, inUse, unknownReference } from '../../../errors.ts'
import { emit } from '../../../events/log/emit.ts'
import type { Context } from '../../../http/context.ts'
import type { HandlersFor } from '../../../http/handler.ts'
import { page } from '../../../http/reply/paging.ts'
import { done } from '../../../http/progress.ts'
import { resource } from '../../../http/resource.ts'
import { splitNone } from '../../../lists/nullable-filter.ts'
import { beginWork, requireNoPendingWork } from '../../../platform/jobs/pending-work.ts'
import { newId } from '../../../lib/ids.ts'
import { folderAndBelow, folderById, folderDepth, folderPage, lockFolders } from './queries.ts'
import { referencesInFolders } from '../queries.ts'
import { toFolder } from '../wire.ts'
import { folderContent } from './work.ts'

const deepest = 10

const folder = resource({
  name: 'media_folder',
  reply: 'MediaFolderReply',
  table: mediaFolders,
  load: folderById,
  toWire: toFolder,
})

export const folderHandlers = {
  async listMediaFolders({ db, actor: { workspaceId } }, { query }) {
    const found = await folderPage(db, { workspaceId, ...splitNone(query, 'parentId') })

    return page(query, found, toFolder)
  },

  async createMediaFolder(ctx, { body }) {
    const { workspaceId } = ctx.actor
    const parentId = body.parentId ?? null
    await lockFolders(ctx.db, { workspaceId })
    requireDepth(await levelsDownTo(ctx, parentId), 1)
    if (parentId !== null) await requireNoPendingWork(ctx, [parentId])
    const id = newId()
    const values = { id, parentId, name: body.name, creatorId: ctx.actor.id }

    return folder.create(ctx, id, () => insertRow(ctx, mediaFolders, values), 'folder.created')
  },

  async getMediaFolder(ctx, { params }) {
    return folder.reply(ctx, params.id)
  },

  async updateMediaFolder(ctx, { params, body }) {
    const key = { workspaceId: ctx.actor.workspaceId, id: params.id }
    const before = await folder.loadAfter(ctx, params.id, () =>
      lockFolders(ctx.db, { workspaceId: key.workspaceId }),
    )
    await requireNoPendingWork(ctx, body.parentId ? [params.id, body.parentId] : [params.id])
    if (body.parentId !== undefined) {
      const moved = await folderAndBelow(ctx.db, key)

      if (moved.some(({ id }) => id === body.parentId)) {
        throw new ApiError('circular_parent', 'A folder cannot be moved below itself.')
      }
      const levels = (moved.at(-1)?.distance ?? 0) + 1
      requireDepth(await levelsDownTo(ctx, body.parentId), levels)
    }

    // Files can be added and removed meanwhile, which is not a change of the folder
    const { fileCount: _, totalSize: __, ...was } = before
    return folder.update(ctx, params.id, body, 'folder.updated', was)
  },

  async deleteMediaFolder(ctx, { params, query }) {
    const { workspaceId } = ctx.actor
    const key = { workspaceId, id: params.id }
    await lockFolders(ctx.db, { workspaceId })
    const ids = (await folderAndBelow(ctx.db, key)).map(({ id }) => id)
    // From here on files can be put into none of them
    const deleted = await folder.remove(ctx, params.id)
    const counts = { media_folder: ids.length - 1, media_file: deleted.fileCount }
    if (!query.recursive && counts.media_folder + counts.media_file > 0) throw notEmpty(counts)
    const referring = await referencesInFolders(ctx.db, { workspaceId, folderIds: ids })
    if (referring.length > 0) {
      throw inUse('file', Object.fromEntries(referring.map((row) => [row.resource, row.count])))
    }
    emit(ctx, ['folder.deleted', toFolder(deleted)])
    return done(await beginWork(ctx, folderContent, { fromIds: ids, toId: null }))
  },
} satisfies Partial<HandlersFor<'media-manager'>>

/** Returns the number of levels down to a folder; 0 for null. Throws 422 for an unknown one. */
async function levelsDownTo(ctx: Context, id: string | null): Promise<number> {
  if (id === null) return 0
  const [parent] = await folderDepth(ctx.db, { workspaceId: ctx.actor.workspaceId, id })
  if (!parent) throw unknownReference('/parentId', 'media_folder', id)
  return parent.depth
}

function requireDepth(above: number, levels: number): void {
  if (above + levels > deepest) {
    throw new ApiError('depth_exceeded', `Folders can have at most ${deepest} levels.`)
  }
}

function notEmpty(counts: Readonly<Record<string, number>>): ApiError {
  const { references = [] } = inUse('folder', counts).members
  return new ApiError(
    'folder_not_empty',
    'The folder is not empty. Delete its content first, or set "recursive" to true.',
    { members: { references } },
  )
}
