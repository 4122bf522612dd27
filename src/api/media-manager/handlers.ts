import { pipeline } from '../../db/query/pipeline.ts'
import { requireReferences } from '../../db/query/references.ts'
import { mediaFiles } from '../../db/schema/media.ts'
import { forbidden, inUse, memberRefused, notFound } from '../../errors.ts'
import { systemActor } from '../../auth/actor.ts'
import { emit } from '../../events/log/emit.ts'
import type { Context } from '../../http/context.ts'
import { type HandlersFor, unmanaged } from '../../http/handler.ts'
import { page } from '../../http/reply/paging.ts'
import { resource } from '../../http/resource.ts'
import { splitNone } from '../../lists/nullable-filter.ts'
import { contentOf } from './content.ts'
import { createFile, takeBase64, takeForm } from './uploads/create.ts'
import { lockFolders } from './folders/queries.ts'
import { folderHandlers } from './folders/folders.ts'
import { isSigned, newLinkKey } from './links.ts'
import {
  fileById,
  filePage,
  linkedFile,
  referencesIn,
  referencesOf,
  reviveFile,
  type FileRow,
} from './queries.ts'
import { auditedContent, requireReadableContent } from './recordings.ts'
import { cleanName } from './uploads/receive.ts'
import { toFile, toEventFile } from './wire.ts'

const file = resource({
  name: 'media_file',
  reply: 'MediaFileReply',
  table: mediaFiles,
  load: fileById,
  toWire: toFile,
})

export const mediaManagerHandlers: HandlersFor<'media-manager'> = {
  getLinkedMedia: unmanaged(async (ctx, { params, query }) => {
    const [row] = await linkedFile(ctx.db, { id: params.id })
    if (!row) throw notFound('media_file', params.id)
    const { expires = 0, name = row.name } = query
    const isPrivate = row.visibility === 'private'
    if ((isPrivate || query.name !== undefined) && !isSigned(row, query)) {
      throw notFound('media_file', params.id)
    }
    if (isPrivate && expires <= row.now) {
      throw forbidden('The link has expired. Read the file to get a new link.')
    }

    const content = contentOf(
      ctx.storage.store,
      row.workspaceId,
      { ...row, name },
      query.disposition,
    )
    return auditedContent({ ...ctx, actor: systemActor(row.workspaceId) }, row, content)
  }),

  async listMediaFiles({ db, actor, publicUrl }, { query }) {
    const { workspaceId } = actor
    const found = await filePage(db, { workspaceId, ...splitNone(query, 'folderId') })

    return page(query, found, (row) => toFile(row, publicUrl, actor))
  },

  createMediaFile: unmanaged((ctx, { body, query }) =>
    createFile(ctx, query.onDuplicate, (key) => takeForm(ctx, key, body)),
  ),

  createMediaFileFromBase64: unmanaged((ctx, { body, query }) =>
    createFile(ctx, query.onDuplicate, (key) => takeBase64(ctx, key, body)),
  ),

  async getMediaFile(ctx, { params }) {
    return file.reply(ctx, params.id)
  },

  async updateMediaFile(ctx, { params, body }) {
    await requireReferences(ctx, ['/folderId', 'media_folder', body.folderId])
    const changes = {
      name: body.name === undefined ? undefined : cleanName(body.name, '/name'),
      folderId: body.folderId,
      altText: body.altText,
      tags: body.tags && [...new Set(body.tags)],
      visibility: body.visibility,
    }
    const [previous, row] = await pipeline(ctx.db, [
      () => file.patch(ctx, params.id, changes),
      () => file.require(ctx, params.id),
    ])
    if (!previous) throw file.preconditionFailed(ctx, row)
    // Read after the file was locked, so that it cannot become a recording meanwhile
    if (body.visibility === 'public' && row.isRecording) {
      throw memberRefused(
        '/visibility',
        'must be private for a file that is the recording of a call.',
      )
    }

    emitChange(ctx, 'file.updated', row, previous)
    return file.replyWith(ctx, row)
  },

  async deleteMediaFile(ctx, { params, query }) {
    const { workspaceId } = ctx.actor
    const deleted = await file.remove(ctx, params.id)
    // Who refers to it locks it first, so none is missed
    const referring = query.force ? [] : await referencesIn(ctx.db, { workspaceId, id: params.id })
    if (referring.length > 0) {
      throw inUse('file', Object.fromEntries(referring.map((one) => [one.resource, one.count])))
    }
    emit(ctx, ['file.deleted', toEventFile(deleted, ctx.publicUrl)])
  },

  getMediaFileContent: unmanaged(async (ctx, { params, query }) => {
    const { workspaceId } = ctx.actor
    const [row] = await fileById(ctx.db, { workspaceId, id: params.id })
    if (!row) throw notFound('media_file', params.id)
    requireReadableContent(ctx.actor, row)

    const content = contentOf(ctx.storage.store, workspaceId, row, query.disposition)
    return auditedContent(ctx, row, content)
  }),

  async listMediaFileReferences({ db, actor: { workspaceId } }, { params, query }) {
    const offset = (query.page - 1) * query.pageSize
    const [[row], counts, rows] = await pipeline(db, [
      () => fileById(db, { workspaceId, id: params.id }),
      () => referencesIn(db, { workspaceId, id: params.id }),
      () => referencesOf(db, { workspaceId, id: params.id, offset, limit: query.pageSize }),
    ])
    if (!row) throw notFound('media_file', params.id)

    const total = counts.reduce((sum, { count }) => sum + count, 0)
    return page(query, { total, rows })
  },

  async restoreMediaFile(ctx, { params }) {
    const { workspaceId } = ctx.actor
    // Its folder must not go meanwhile
    await lockFolders(ctx.db, { workspaceId })
    const [[previous], row] = await pipeline(ctx.db, [
      () => reviveFile(ctx.db, { workspaceId, id: params.id, now: ctx.now, linkKey: newLinkKey() }),
      () => file.require(ctx, params.id),
    ])

    if (previous) emitChange(ctx, 'file.restored', row, previous)
    return file.replyWith(ctx, row)
  },

  ...folderHandlers,
}

function emitChange(
  ctx: Context,
  type: 'file.updated' | 'file.restored',
  row: FileRow,
  previous: Partial<FileRow>,
): void {
  const before = toEventFile({ ...row, ...previous }, ctx.publicUrl)
  emit(ctx, [type, toEventFile(row, ctx.publicUrl), before])
}
