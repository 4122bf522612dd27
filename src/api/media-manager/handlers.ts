import type { Schema } from '../../../generated/operations.ts'
import { refer } from '../../db/references.ts'
import { mediaFiles, mediaFolders } from '../../db/schema/media.ts'
import { patch } from '../../db/patch.ts'
import { forbidden, inUse, notFound } from '../../errors.ts'
import { emit, rowBefore } from '../../events/emit.ts'
import type { Context } from '../../http/context.ts'
import { preconditionFailed } from '../../http/etag.ts'
import { type HandlersFor, unmanaged } from '../../http/handler.ts'
import { page } from '../../http/paging.ts'
import { idsOrNone } from '../../lists/or-none.ts'
import { single } from '../../http/serialize.ts'
import { contentOf } from './content.ts'
import { createFile } from './create.ts'
import { lockFolders } from './folder-queries.ts'
import { folderHandlers } from './folders.ts'
import { withoutRepeated } from './labels.ts'
import { isSigned } from './links.ts'
import {
  fileById,
  filePage,
  filesByIds,
  linkedFile,
  referencesIn,
  referencesOf,
  reviveFile,
} from './queries.ts'
import { cleanName } from './receive.ts'
import { toFile, toReference, toToldFile } from './wire.ts'

export const mediaManagerHandlers: HandlersFor<'media-manager'> = {
  getLinkedMedia: unmanaged(async ({ db, storage }, { params, query }) => {
    const [file] = await linkedFile(db, { id: params.id })
    if (!file) throw notFound('media_file', params.id)
    if (file.visibility === 'private') {
      const { expires = 0, signature = '' } = query
      if (!isSigned(file, expires, signature)) throw notFound('media_file', params.id)
      if (expires <= file.now) throw forbidden('The link is over; the file has a new one.')
    }

    return contentOf(storage.store, file.workspaceId, file, query.disposition)
  }),

  async listMediaFiles({ db, actor, publicUrl }, { query }) {
    const { folderId, ...others } = query
    const found = await filePage(db, {
      workspaceId: actor.workspaceId,
      ...others,
      ...idsOrNone('folderId', folderId === undefined ? undefined : [folderId], null),
    })

    return page(query, found, (row) => toFile(row, publicUrl))
  },

  createMediaFile: unmanaged((ctx, { body, query }) => createFile(ctx, body, query.onDuplicate)),

  async getMediaFile(ctx, { params }) {
    return current(ctx, params.id)
  },

  async updateMediaFile(ctx, { params, body }) {
    const { workspaceId } = ctx.actor
    const folder = body.folderId ? [{ pointer: '/folderId', id: body.folderId }] : []
    await refer(ctx.db, mediaFolders, 'media_folder', workspaceId, folder)
    const changing = patch(
      ctx.db,
      mediaFiles,
      { workspaceId, id: params.id },
      {
        name: body.name === undefined ? undefined : cleanName(body.name, '/name'),
        folderId: body.folderId,
        altText: body.altText,
        tags: body.tags && withoutRepeated(body.tags),
        visibility: body.visibility,
        updatedAt: ctx.now,
      },
      { only: { version: ctx.ifMatch } },
    )

    return current(ctx, params.id, changing, 'file.updated')
  },

  async deleteMediaFile(ctx, { params, query }) {
    const { workspaceId } = ctx.actor
    const [deleted, [row]] = await Promise.all([
      patch(
        ctx.db,
        mediaFiles,
        { workspaceId, id: params.id },
        { deletedAt: ctx.now, updatedAt: ctx.now },
        { only: { version: ctx.ifMatch } },
      ),
      filesByIds(ctx.db, { workspaceId, ids: [params.id] }),
    ])
    if (!deleted || !row) return void (await current(ctx, params.id, false))

    // Who refers to it locks it first, so none is missed
    const referring = query.force
      ? []
      : await referencesIn(ctx.db, { workspaceId, fileIds: [params.id] })
    if (referring.length > 0) {
      throw inUse('file', Object.fromEntries(referring.map((one) => [one.resource, one.count])))
    }
    emit(ctx, ['file.deleted', toToldFile(row, ctx.publicUrl)])
  },

  getMediaFileContent: unmanaged(async ({ db, storage, actor }, { params, query }) => {
    const { workspaceId } = actor
    const [file] = await fileById(db, { workspaceId, id: params.id })
    if (!file) throw notFound('media_file', params.id)

    return contentOf(storage.store, workspaceId, file, query.disposition)
  }),

  async listMediaFileReferences({ db, actor: { workspaceId } }, { params, query }) {
    const offset = (query.page - 1) * query.pageSize
    const [[file], counts, rows] = await Promise.all([
      fileById(db, { workspaceId, id: params.id }),
      referencesIn(db, { workspaceId, fileIds: [params.id] }),
      referencesOf(db, { workspaceId, id: params.id, offset, limit: query.pageSize }),
    ])
    if (!file) throw notFound('media_file', params.id)

    const total = counts.reduce((sum, { count }) => sum + count, 0)
    return page(query, { total, rows }, toReference)
  },

  async restoreMediaFile(ctx, { params }) {
    const { workspaceId } = ctx.actor
    // Its folder must not go meanwhile
    await lockFolders(ctx.db, { workspaceId })
    const reviving = reviveFile(ctx.db, { workspaceId, id: params.id, now: ctx.now })
    const changing = reviving.then(([revived]) => revived)

    return current(ctx, params.id, changing, 'file.restored')
  },

  ...folderHandlers,
}

/**
 * The file as it is after a change that is under way; 404 when there is none, 412 when the change
 * left it untouched for its version.
 */
async function current(
  ctx: Context,
  id: string,
  change: Promise<unknown> | false | undefined = undefined,
  happening?: 'file.updated' | 'file.restored',
): Promise<Schema<'MediaFileReply'>> {
  const [changed, [row]] = await Promise.all([
    change,
    fileById(ctx.db, { workspaceId: ctx.actor.workspaceId, id }),
  ])
  if (!row) throw notFound('media_file', id)
  const reply = single(toFile(row, ctx.publicUrl))
  if (changed === false) throw preconditionFailed('MediaFileReply', row.version, reply)

  const before = rowBefore(row, changed)
  if (happening && before) {
    const [is, was] = [toToldFile(row, ctx.publicUrl), toToldFile(before, ctx.publicUrl)]
    emit(ctx, [happening, is, was])
  }
  ctx.setVersion(row.version)
  return reply
}
