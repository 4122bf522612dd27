import { sql } from 'drizzle-orm'
import type { Key } from '../../db/query/rows.ts'
import { statement } from '../../db/query/statement.ts'

/** A file of a message, with what the sender of a mail said of it. */
export interface AttachedFile {
  readonly fileId: string
  readonly name?: string
  readonly mimeType?: string
  readonly contentId?: string | null
  readonly isInline?: boolean
}

/**
 * Attaches files, as JSON, to a message in their order. A file without a name gets the one that it has in the last
 * message of the conversation, and its media type there: its own may come from the mail of another customer. Its
 * Content-ID is the one there, so that HTML which quotes the mail shows its images.
 */
export const attachFiles = statement<Key & { files: string }, never>(
  (_, $) => sql`
    insert into message_attachments
      (workspace_id, message_id, file_id, sort_order, name, mime_type, content_id, is_inline)
    select ${$.workspaceId}::uuid, ${$.id}::uuid, (f.file ->> 'fileId')::uuid, f.position,
      coalesce(f.file ->> 'name', said.name), coalesce(f.file ->> 'mimeType', said.mime_type),
      coalesce(f.file ->> 'contentId', said.content_id),
      coalesce((f.file ->> 'isInline')::boolean, false)
    from jsonb_array_elements(${$.files}::text::jsonb) with ordinality as f (file, position)
    left join lateral (
      select a.name, a.mime_type, a.content_id from messages m
      join messages o on o.workspace_id = m.workspace_id and o.conversation_id = m.conversation_id
      join message_attachments a on a.workspace_id = o.workspace_id and a.message_id = o.id
        and a.file_id = (f.file ->> 'fileId')::uuid and a.name is not null
      where m.workspace_id = ${$.workspaceId} and m.id = ${$.id}::uuid
      order by o.position desc limit 1) said on f.file ->> 'name' is null`,
)

export const detachFiles = statement<Key, never>(
  (_, $) => sql`
    delete from message_attachments
    where workspace_id = ${$.workspaceId} and message_id = ${$.id}`,
)

/** The files of a message with the digests of their bytes. */
export const filesOfMessage = statement<Key, { fileId: string; sha256: string }>(
  (_, $) => sql`
    select f.id as "fileId", f.sha256 from message_attachments a
    join media_files f on f.workspace_id = a.workspace_id and f.id = a.file_id
    where a.workspace_id = ${$.workspaceId} and a.message_id = ${$.id}
    order by a.sort_order`,
)
