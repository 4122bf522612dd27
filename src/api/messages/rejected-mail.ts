import { sql } from 'drizzle-orm'
import type { Schema } from '../../../generated/operations.ts'
import { mediaFiles } from '../../db/schema/media.ts'
import { inWorkspace } from '../../db/query/scope.ts'
import { arrayParameter, statement } from '../../db/query/statement.ts'
import { ApiError, unavailable } from '../../errors.ts'
import { emit } from '../../events/log/emit.ts'
import type { UnmanagedContext } from '../../http/context.ts'
import { newId } from '../../lib/ids.ts'
import { descriptionOf, makeFile } from '../media-manager/uploads/create.ts'
import { fileWithBytes } from '../media-manager/queries.ts'
import { piecesOf, receive as store } from '../media-manager/uploads/receive.ts'
import { withUploads } from '../media-manager/uploads/sweep.ts'
import type { MailRefusal } from '../../platform/mail/workers.ts'

/** A mail as it was handed over, with its SHA-256 in hexadecimal digits. */
interface Raw {
  readonly bytes: Buffer
  readonly sha256: string
}

/** Label of the files that keep refused mails. Without it a file no longer counts as one. */
const tag = 'rejected-mail'
/** Bytes that the rejected mails of a workspace can take, so that a flood of them does not use up its quota. */
const mostBytes = 262_144_000
const mostFiles = 1000

const kept = statement<{ workspaceId: string; tags: string[] }, { bytes: number; files: number }>(
  (_, $) => sql`
    select coalesce(sum(${mediaFiles.size}), 0)::float8 as bytes, count(*)::int as files
    from ${mediaFiles}
    where ${inWorkspace(mediaFiles, $.workspaceId)} and ${mediaFiles.deletedAt} is null
      and ${mediaFiles.tags} && ${arrayParameter($.tags)}::text[]`,
)

/**
 * Stores a rejected mail as a private file and emits `message.rejected`. Returns the id of the file, which is the
 * same for the same bytes. Throws 507 when the quota does not allow it.
 */
export async function storeRejected(
  ctx: Omit<UnmanagedContext<unknown>, 'transaction'>,
  channelId: string,
  raw: Raw,
  refusal: MailRefusal,
): Promise<string> {
  const { workspaceId } = ctx.actor
  const same = await fileOf(ctx, raw)
  if (same !== undefined) return same

  const key = { workspaceId, id: newId() }
  const fileId = await withUploads(ctx, [key], async (claim) => {
    const name = nameOf(ctx.now, raw)
    const description = descriptionOf({ tags: [tag], visibility: 'private' }, name)
    const received = await store(ctx, key, piecesOf(raw.bytes), name, undefined)
    return ctx.db.transaction(async (db) => {
      const inner = { ...ctx, db }
      const file = await makeFile(inner, ctx.storage.quotaBytes, received, description)
      claim(file ? [key.id] : [])
      if (!file) return undefined
      // Counting the file in has locked the workspace's usage, so that no two count at once
      const [usage] = await kept(db, { workspaceId, tags: [tag] })
      if (usage && (usage.bytes > mostBytes || usage.files > mostFiles)) throw full(usage.bytes)
      emit(inner, ['message.rejected', toRejectedMail(ctx.now, channelId, file.id, raw, refusal)])
      return file.id
    })
  })
  if (fileId !== undefined) return fileId
  const other = await fileOf(ctx, raw)
  if (other === undefined)
    throw unavailable('The stored mail was deleted at the same time. Retry the request.')
  return other
}

async function fileOf(
  { db, actor: { workspaceId } }: Pick<UnmanagedContext<unknown>, 'db' | 'actor'>,
  { sha256 }: Raw,
): Promise<string | undefined> {
  const [file] = await fileWithBytes(db, { workspaceId, folderId: null, sha256 })
  return file?.id
}

function nameOf(now: string, { sha256 }: Raw): string {
  return `rejected-mail-${now.slice(0, 19).replaceAll(':', '-')}-${sha256.slice(0, 8)}.eml`
}

function full(usedBytes: number): ApiError {
  return new ApiError(
    'storage_quota_exceeded',
    `Refused mails take more than ${mostBytes / 1_048_576} MiB or are more than ${mostFiles} files. Delete some of them.`,
    { members: { quotaBytes: mostBytes, usedBytes } },
  )
}

function toRejectedMail(
  receivedAt: string,
  channelId: string,
  fileId: string,
  { bytes, sha256 }: Raw,
  { code, message }: MailRefusal,
): Schema<'RejectedMail'> {
  return {
    channelId,
    fileId,
    reason: code,
    detail: message.slice(0, 1000),
    sizeBytes: bytes.length,
    sha256,
    receivedAt,
  }
}
