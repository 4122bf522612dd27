import { createHash } from 'node:crypto'
import type { Operations, Schema } from '../../../../generated/operations.ts'
import { insertRow } from '../../../db/query/insert.ts'
import { pipeline } from '../../../db/query/pipeline.ts'
import { requireReferences } from '../../../db/query/references.ts'
import { duplicateError } from '../../../db/query/violations.ts'
import { mediaFiles } from '../../../db/schema/media.ts'
import { memberRefused, unavailable } from '../../../errors.ts'
import { emit } from '../../../events/log/emit.ts'
import type { ActorContext } from '../../../auth/actor.ts'
import type { Context, UnmanagedContext } from '../../../http/context.ts'
import { dataReply } from '../../../http/reply/serialize.ts'
import type { Answer } from '../../../http/reply/answer.ts'
import { newId } from '../../../lib/ids.ts'
import type { StoreKey } from '../../../platform/storage/store.ts'
import { newLinkKey } from '../links.ts'
import { quotaExceeded, useStorage } from '../quota.ts'
import { claimUpload, fileById, fileWithBytes, type FileRow } from '../queries.ts'
import { cleanName, piecesOf, receive, type Received } from './receive.ts'
import { withUploads } from './sweep.ts'
import { toFile, toEventFile } from '../wire.ts'

type Create = Operations['createMediaFile' | 'createMediaFileFromBase64']
type OnDuplicate = Create['query']['onDuplicate']

/** The description of a file, the same for all ways of an upload. */
export type Description = Readonly<
  Pick<
    typeof mediaFiles.$inferSelect,
    'name' | 'originalName' | 'folderId' | 'altText' | 'tags' | 'visibility'
  >
>

interface Taken {
  readonly received: Received
  readonly description: Description
}

/** Stores a file: its bytes, which `take` reads, while nothing is locked, then its row. */
export async function createFile(
  ctx: UnmanagedContext<Create['reply']>,
  onDuplicate: OnDuplicate,
  take: (key: StoreKey) => Promise<Taken>,
): Promise<Answer> {
  const key = { workspaceId: ctx.actor.workspaceId, id: newId() }
  return withUploads(ctx, [key], async (claim) => {
    const { received, description } = await take(key)
    const digest = createHash('sha256')
      .update(JSON.stringify([received.sha256, received.mimeType, description]))
      .digest()
    return ctx.transaction(async (inner) => {
      const reply = await publish(inner, ctx.storage.quotaBytes, received, description, onDuplicate)
      claim(reply.status === 201 ? [key.id] : [])
      return reply
    }, digest)
  })
}

export async function takeForm(
  ctx: UnmanagedContext<unknown>,
  key: StoreKey,
  form: Operations['createMediaFile']['body'],
): Promise<Taken> {
  const { fields, file } = await form.read(async (part) => {
    const name = part.name === undefined ? undefined : cleanName(part.name, '/file')
    // The default type of a part without one (RFC 7578, section 4.4), so it says nothing about the file
    const declared = part.mediaType === 'text/plain' ? undefined : part.mediaType
    return { name, received: await receive(ctx, key, part.bytes, name ?? '', declared) }
  })
  const name = fields.name === undefined ? file.name : cleanName(fields.name, '/name')
  if (name === undefined) throw memberRefused('/name', 'is required, because the file has no name.')
  return { received: file.received, description: descriptionOf(fields, name, file.name) }
}

export async function takeBase64(
  ctx: UnmanagedContext<unknown>,
  key: StoreKey,
  body: Operations['createMediaFileFromBase64']['body'],
): Promise<Taken> {
  const bytes = Buffer.from(body.data, 'base64')
  const name = cleanName(body.name, '/name')
  const received = await receive(ctx, key, piecesOf(bytes), name, body.mimeType)
  return { received, description: descriptionOf(body, name) }
}

/** Returns the description of a file, whose original name is the same unless it is given. */
export function descriptionOf(
  given: Pick<Schema<'MediaFileCreate'>, 'folderId' | 'altText' | 'tags'> & {
    visibility: 'private' | 'public'
  },
  name: string,
  originalName = name,
): Description {
  return {
    name,
    originalName,
    folderId: given.folderId ?? null,
    altText: given.altText ?? null,
    tags: [...new Set(given.tags)],
    visibility: given.visibility,
  }
}

async function publish(
  ctx: Context,
  quotaBytes: number | undefined,
  received: Received,
  description: Description,
  onDuplicate: OnDuplicate,
): Promise<Create['reply']> {
  const { folderId } = description
  await requireReferences(ctx, ['/folderId', 'media_folder', folderId])
  const row = await makeFile(ctx, quotaBytes, received, description)
  if (!row) return duplicate(ctx, folderId, received.sha256, onDuplicate)

  return { status: 201, body: reply(ctx, row) }
}

/**
 * Creates a file from an upload and emits its event; undefined when a live file of the folder has the same bytes.
 * Throws 507 when the quota does not allow it.
 */
export async function makeFile(
  ctx: ActorContext & Pick<Context, 'publicUrl'>,
  quotaBytes: number | undefined,
  { key, ...received }: Received,
  description: Description,
): Promise<FileRow | undefined> {
  const { workspaceId } = key
  const id = newId()
  const file = {
    id,
    uploadId: key.id,
    ...description,
    ...received,
    linkKey: newLinkKey(),
    // Switchboard has no id, and the reply names it for every id that it does not know
    creatorId: ctx.actor.id ?? workspaceId,
  }
  const returning = { id: mediaFiles.id }
  const [inserted] = await insertRow(ctx, mediaFiles, file, { orNothing: true, returning })
  if (!inserted) return undefined

  const usage = { workspaceId, size: received.size, quotaBytes: quotaBytes ?? null }
  const [[claimed], [used], [row]] = await pipeline(ctx.db, [
    () => claimUpload(ctx.db, key),
    () => useStorage(ctx.db, usage),
    () => fileById(ctx.db, { workspaceId, id }),
  ])
  if (!claimed) throw unavailable('The upload took too long and was cancelled. Retry the request.')
  if (!used && quotaBytes !== undefined) throw await quotaExceeded(ctx, quotaBytes)
  if (!row) throw new Error('a file that was just inserted is not there')
  emit(ctx, ['file.created', toEventFile(row, ctx.publicUrl)])
  return row
}

/** The file that has the bytes already. Throws 409 unless that is what was asked for. */
async function duplicate(
  ctx: Context,
  folderId: string | null,
  sha256: string,
  onDuplicate: OnDuplicate,
): Promise<Create['reply']> {
  const [row] = await fileWithBytes(ctx.db, {
    workspaceId: ctx.actor.workspaceId,
    folderId,
    sha256,
  })
  if (!row)
    throw unavailable(
      'A file with the same content was deleted at the same time. Retry the request.',
    )
  if (onDuplicate === 'return') return { status: 200, body: reply(ctx, row) }
  const duplicate = { resource: 'media_file', matchedOn: 'sha256', path: '/media-manager/files/' }
  const detail = 'The folder already contains a file with the same content.'
  throw duplicateError(duplicate, row, { detail })
}

function reply(ctx: Context, row: FileRow): Schema<'MediaFileReply'> {
  ctx.setVersion(row.version)
  return dataReply(toFile(row, ctx.publicUrl, ctx.actor))
}
