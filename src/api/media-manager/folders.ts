import type { Schema } from '../../../generated/operations.ts'
import { mediaFolders } from '../../db/schema/media.ts'
import { patch } from '../../db/patch.ts'
import { ApiError, inUse, notFound, unknownReference } from '../../errors.ts'
import { emit } from '../../events/emit.ts'
import type { Context } from '../../http/context.ts'
import { preconditionFailed } from '../../http/etag.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page } from '../../http/paging.ts'
import { idsOrNone } from '../../lists/or-none.ts'
import { single } from '../../http/serialize.ts'
import { newId } from '../../lib/ids.ts'
import {
  deleteFolders,
  folderAndAbove,
  folderAndBelow,
  folderById,
  folderPage,
  foldersByIds,
  insertFolder,
  lockFolders,
} from './folder-queries.ts'
import { countFilesIn, deleteFilesIn, filesByIds, referencesIn } from './queries.ts'
import { type FolderRow, toFolder, toToldFile } from './wire.ts'

const deepest = 10

type FolderHandlers = Pick<
  HandlersFor<'media-manager'>,
  | 'listMediaFolders'
  | 'createMediaFolder'
  | 'getMediaFolder'
  | 'updateMediaFolder'
  | 'deleteMediaFolder'
>

export const folderHandlers: FolderHandlers = {
  async listMediaFolders({ db, actor }, { query }) {
    const { parentId, ...others } = query
    const found = await folderPage(db, {
      workspaceId: actor.workspaceId,
      ...others,
      ...idsOrNone('parentId', parentId === undefined ? undefined : [parentId], null),
    })

    return page(query, found, toFolder)
  },

  async createMediaFolder(ctx, { body }) {
    const { workspaceId } = ctx.actor
    const parentId = body.parentId ?? null
    await lockFolders(ctx.db, { workspaceId })
    requireRoom(await levelsDownTo(ctx, parentId), 1)
    const id = newId()
    const inserting = insertFolder(ctx.db, {
      workspaceId,
      id,
      parentId,
      name: body.name,
      creatorId: ctx.actor.id,
      now: ctx.now,
    })

    return current(ctx, id, inserting, 'folder.created')
  },

  async getMediaFolder(ctx, { params }) {
    return current(ctx, params.id)
  },

  async updateMediaFolder(ctx, { params, body }) {
    const key = { workspaceId: ctx.actor.workspaceId, id: params.id }
    const [, [before]] = await Promise.all([
      lockFolders(ctx.db, { workspaceId: key.workspaceId }),
      folderById(ctx.db, key),
    ])
    if (body.parentId !== undefined) {
      const moved = await folderAndBelow(ctx.db, key)
      if (moved.length === 0) throw notFound('media_folder', key.id)
      if (moved.some(({ id }) => id === body.parentId)) {
        throw new ApiError('circular_parent', 'A folder would end up below itself.')
      }
      const levels = (moved.at(-1)?.distance ?? 0) + 1
      requireRoom(await levelsDownTo(ctx, body.parentId), levels)
    }

    const changing = patch(
      ctx.db,
      mediaFolders,
      key,
      { name: body.name, parentId: body.parentId, updatedAt: ctx.now },
      { only: { version: ctx.ifMatch } },
    )

    return current(ctx, params.id, changing, 'folder.updated', before)
  },

  async deleteMediaFolder(ctx, { params, query }) {
    const { workspaceId } = ctx.actor
    const key = { workspaceId, id: params.id }
    await lockFolders(ctx.db, { workspaceId })
    const ids = (await folderAndBelow(ctx.db, key)).map(({ id }) => id)
    // From here on files can be put into none of them
    const deleted = await patch(
      ctx.db,
      mediaFolders,
      key,
      { deletedAt: ctx.now, updatedAt: ctx.now },
      { only: { version: ctx.ifMatch } },
    )
    if (!deleted) await current(ctx, params.id, false)
    if (!query.recursive) {
      const [files] = await countFilesIn(ctx.db, { workspaceId, folderId: params.id })
      const counts = { media_folder: ids.length - 1, media_file: files?.count ?? 0 }
      if (counts.media_folder + counts.media_file > 0) throw notEmpty(counts)
      return tellDeleted(ctx, ids, [])
    }
    await deleteFolders(ctx.db, { workspaceId, ids, now: ctx.now })
    const files = await deleteFilesIn(ctx.db, { workspaceId, folderIds: ids, now: ctx.now })
    const fileIds = files.map(({ id }) => id)
    const referring = await referencesIn(ctx.db, { workspaceId, fileIds })
    if (referring.length > 0) {
      throw inUse('file', Object.fromEntries(referring.map((row) => [row.resource, row.count])))
    }
    await tellDeleted(ctx, ids, fileIds)
  },
}

const toldAtOnce = 500

/** Tells of every folder and file that is deleted, a part at a time: there may be very many. */
async function tellDeleted(
  ctx: Context,
  ids: readonly string[],
  fileIds: readonly string[],
): Promise<void> {
  const { workspaceId } = ctx.actor
  for (const part of parts(fileIds)) {
    const rows = await filesByIds(ctx.db, { workspaceId, ids: part })
    emit(ctx, ...rows.map((row) => ['file.deleted', toToldFile(row, ctx.publicUrl)] as const))
  }
  for (const part of parts(ids)) {
    const rows = await foldersByIds(ctx.db, { workspaceId, ids: part })
    emit(ctx, ...rows.map((row) => ['folder.deleted', toFolder(row)] as const))
  }
}

function parts(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / toldAtOnce) }, (_, index) =>
    ids.slice(index * toldAtOnce, (index + 1) * toldAtOnce),
  )
}

/** How many levels there are down to a folder; none to null. Throws 422 for an unknown one. */
async function levelsDownTo(ctx: Context, id: string | null): Promise<number> {
  if (id === null) return 0
  const above = await folderAndAbove(ctx.db, { workspaceId: ctx.actor.workspaceId, id })
  if (above.length === 0) throw unknownReference('/parentId', 'media_folder', id)
  return above.length
}

function requireRoom(above: number, levels: number): void {
  if (above + levels > deepest) {
    throw new ApiError('depth_exceeded', `Folders have at most ${deepest} levels.`)
  }
}

function notEmpty(counts: Readonly<Record<string, number>>): ApiError {
  const { references = [] } = inUse('folder', counts).members
  return new ApiError('folder_not_empty', 'The folder has files or folders in it.', {
    members: { references },
  })
}

/**
 * The folder as it is after a change that is under way; 404 when there is none, 412 when the change
 * left it untouched for its version.
 */
async function current(
  ctx: Context,
  id: string,
  change: Promise<unknown> | false | undefined = undefined,
  happening?: 'folder.created' | 'folder.updated',
  before?: FolderRow,
): Promise<Schema<'MediaFolderReply'>> {
  const [changed, [row]] = await Promise.all([
    change,
    folderById(ctx.db, { workspaceId: ctx.actor.workspaceId, id }),
  ])
  if (!row) throw notFound('media_folder', id)
  const folder = toFolder(row)
  const reply = single(folder)
  if (changed === false) throw preconditionFailed('MediaFolderReply', row.version, reply)

  if (happening) {
    // Files may come and go meanwhile, which is nothing that the folder was changed in
    const { fileCount, totalSize } = row
    emit(ctx, [happening, folder, before && toFolder({ ...before, fileCount, totalSize })])
  }
  ctx.setVersion(row.version)
  return reply
}
