import { pipeline } from '../../db/query/pipeline.ts'
import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Schema } from '../../../generated/operations.ts'
import type { Scope } from '../../../generated/routes.ts'
import type { Actor } from '../../auth/authenticate.ts'
import { mediaFiles } from '../../db/schema/media.ts'
import { liveIdsOf } from '../../db/query/references.ts'
import { type Key, rowById } from '../../db/query/rows.ts'
import { inWorkspace } from '../../db/query/scope.ts'
import {
  anyOf,
  arrayParameter,
  statement,
  statements,
  type Values,
} from '../../db/query/statement.ts'
import type { Db } from '../../db/pool/client.ts'
import { insufficientScope, ruleViolated, unknownReference } from '../../errors.ts'
import type { Context } from '../../http/context.ts'
import { linkTo } from './links.ts'
import { isRecording, mayReadContent } from './recordings.ts'

export interface AttachmentRow {
  fileId: string
  /** Where its bytes are. */
  uploadId: string
  name: string
  /** The name of the file itself. */
  fileName: string
  mimeType: string
  size: number
  visibility: 'private' | 'public'
  /** In base64. */
  linkKey: string
  isDeleted: boolean
  contentId: string | null
  isInline: boolean
  /** The database's present, in Unix seconds. */
  now: number
}

type Attached = { workspaceId: string; id: string; fileIds: string[] }

/** Returns the attachments of a row, in their order; `own` is the column of the table of links that names it. */
export function attachmentsOf(own: PgColumn, row: PgTable | SQL): SQL<AttachmentRow[]> {
  const columns = getTableColumns(own.table)
  const name = 'name' in columns ? sql`coalesce(x.name, f.name)` : sql`f.name`
  const type = 'mimeType' in columns ? sql`coalesce(x.mime_type, f.mime_type)` : sql`f.mime_type`
  const [contentId, isInline] =
    'contentId' in columns ? [sql`x.content_id`, sql`x.is_inline`] : [sql`null::text`, sql`false`]
  return sql<AttachmentRow[]>`array_to_json(array(
    select json_build_object('fileId', f.id, 'uploadId', f.upload_id, 'name', ${name}, 'fileName', f.name,
      'contentId', ${contentId}, 'isInline', ${isInline},
      'mimeType', ${type}, 'size', f.size, 'visibility', f.visibility,
      'linkKey', encode(f.link_key, 'base64'), 'isDeleted', f.deleted_at is not null,
      'now', extract(epoch from now()))
    from ${own.table} x
    join media_files f on f.workspace_id = x.workspace_id and f.id = x.file_id
    where x.workspace_id = ${row}.workspace_id and x.${sql.identifier(own.name)} = ${row}.id
    order by x.sort_order))`
}

const attachments = statements<Attached, never>()

/** Leaves an object with these files, each once and in this order, and no others. */
export async function setAttachments(db: Db, own: PgColumn, attached: Attached): Promise<void> {
  const [links, column] = [own.table, sql.identifier(own.name)]
  const run = attachments(
    getTableName(links),
    (_, $) => sql`
      with removed as (
        delete from ${links} where workspace_id = ${$.workspaceId} and ${column} = ${$.id}
          and file_id <> all(${arrayParameter($.fileIds)}::uuid[]))
      insert into ${links} as x (workspace_id, ${column}, file_id, sort_order)
      select ${$.workspaceId}::uuid, ${$.id}::uuid, f.id, min(f.place)
      from unnest(${arrayParameter($.fileIds)}::uuid[]) with ordinality as f (id, place)
      group by f.id
      on conflict (workspace_id, ${column}, file_id) do update
        set sort_order = excluded.sort_order where x.sort_order <> excluded.sort_order`,
  )
  await run(db, attached)
}

const liveFiles = statement((db, $: Values<{ workspaceId: string; ids: string[] }>) =>
  db
    .select({
      id: mediaFiles.id,
      mimeType: mediaFiles.mimeType,
      size: mediaFiles.size,
      visibility: mediaFiles.visibility,
      isRecording,
    })
    .from(mediaFiles)
    .where(
      sql`${inWorkspace(mediaFiles, $.workspaceId)} and ${anyOf(mediaFiles.id, $.ids)}
        and ${mediaFiles.deletedAt} is null`,
    ),
)

/** The visibility of a file, which stays so until the transaction ends. */
const lockVisibility = rowById(mediaFiles, { visibility: mediaFiles.visibility }, 'share')

type HeldFile = Awaited<ReturnType<typeof liveFiles>>[number]

/** A member of a body that names a file. */
interface Reference {
  readonly pointer: string
  readonly id: string
}

/** An object that has files already; `own` is the column of the table of links that names it. */
interface Holder {
  readonly own: PgColumn
  readonly id: string
}

const attachedIds = statements<Key, { fileId: string }>()

/** The files that a body attaches, each once. Throws 422 and 403 as `requireReadableFiles` does. */
export async function requireFiles(
  ctx: Pick<Context, 'db' | 'actor'>,
  given: ReadonlyArray<Schema<'AttachmentWrite'>> | undefined,
  holder?: Holder,
): Promise<HeldFile[]> {
  const references = (given ?? []).map(({ fileId }, index) => ({
    pointer: `/attachments/${index}/fileId`,
    id: fileId,
  }))
  return requireReadableFiles(ctx, references, holder)
}

/**
 * Returns the files of references, each once. Throws 422 for the first that does not exist. An attached file is open
 * to everybody who reads the object, so to attach a private file or a recording requires the scopes that reading it
 * requires (403), unless `holder` has it already.
 */
export async function requireReadableFiles(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  references: readonly Reference[],
  holder?: Holder,
): Promise<HeldFile[]> {
  const { workspaceId } = actor
  const ids = [...new Set(references.map(({ id }) => id))]
  if (ids.length === 0) return []
  const [, live] = await pipeline(db, [
    () => liveIdsOf(db, mediaFiles, workspaceId, ids),
    () => liveFiles(db, { workspaceId, ids }),
  ])
  const found = new Map(live.map((file) => [file.id, file]))
  const unknown = references.find(({ id }) => !found.has(id))
  if (unknown) throw unknownReference(unknown.pointer, 'media_file', unknown.id)

  const files = ids.flatMap((id) => found.get(id) ?? [])
  const secret = files.filter((file) => lackingFor(actor, file).length > 0)
  if (secret.length === 0) return files
  const held = holder ? await filesOf(db, workspaceId, holder) : new Set<string>()
  const lacking = secret
    .filter(({ id }) => !held.has(id))
    .flatMap((file) => lackingFor(actor, file))
  if (lacking.length > 0) throw insufficientScope([...new Set(lacking)], actor.scopes)
  return files
}

/** The scopes without which an actor may not read a file. */
function lackingFor(actor: Actor, file: HeldFile): Scope[] {
  const lacking: Scope[] = []
  if (file.visibility === 'private' && !actor.can('media:read')) lacking.push('media:read')
  if (!mayReadContent(actor, file)) lacking.push('recordings:read')
  return lacking
}

/**
 * Throws 422 for a file that is not private. A private one stays so until the transaction ends: a change of it waits.
 */
export async function requirePrivateFile(
  { db, actor: { workspaceId } }: Pick<Context, 'db' | 'actor'>,
  { pointer, id }: Reference,
): Promise<void> {
  const [file] = await lockVisibility(db, { workspaceId, id })
  if (file?.visibility === 'private') return
  throw ruleViolated('The file must be private. Change its visibility first.', pointer)
}

async function filesOf(db: Db, workspaceId: string, { own, id }: Holder): Promise<Set<string>> {
  const find = attachedIds(
    getTableName(own.table),
    (_, $) => sql`
      select file_id as "fileId" from ${own.table}
      where workspace_id = ${$.workspaceId} and ${sql.identifier(own.name)} = ${$.id}`,
  )
  return new Set((await find(db, { workspaceId, id })).map(({ fileId }) => fileId))
}

/** An attachment with its link, or without one in events, for which `publicUrl` is null. */
export function toAttachment(row: AttachmentRow, publicUrl: string | null): Schema<'Attachment'> {
  const linked = {
    id: row.fileId,
    visibility: row.visibility,
    linkKey: Buffer.from(row.linkKey, 'base64'),
    now: row.now,
    attachedAs: row.name === row.fileName ? null : row.name,
  }
  return {
    fileId: row.fileId,
    name: row.name,
    mimeType: row.mimeType,
    size: row.size,
    contentId: row.contentId,
    isInline: row.isInline,
    url: publicUrl === null || row.isDeleted ? null : linkTo(linked, publicUrl).url,
  }
}
