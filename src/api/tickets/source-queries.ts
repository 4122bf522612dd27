import { sql } from 'drizzle-orm'
import { arrayParameter, statement } from '../../db/query/statement.ts'

export const attachFilesOf = statement<
  { workspaceId: string; id: string; messageId: string | null },
  never
>(
  (_, $) => sql`
    insert into ticket_attachments (workspace_id, ticket_id, file_id, sort_order, name, mime_type)
    select distinct on (x.file_id)
      x.workspace_id, ${$.id}::uuid, x.file_id, x.sort_order, x.name, x.mime_type
    from message_attachments x
    where x.workspace_id = ${$.workspaceId} and x.message_id = ${$.messageId}::uuid
    order by x.file_id, x.sort_order`,
)

type Detaching = { workspaceId: string; messageId: string; fileIds: readonly string[] }

/** Removes files from the tickets that were made of a message, and returns those that had them. */
export const detachFromTickets = statement<Detaching, { id: string }>(
  (_, $) => sql`
    delete from ticket_attachments x using tickets t
    where t.workspace_id = ${$.workspaceId} and t.source_message_id = ${$.messageId}::uuid
      and x.workspace_id = t.workspace_id and x.ticket_id = t.id
      and x.file_id = any(${arrayParameter($.fileIds)}::uuid[])
    returning x.ticket_id as id`,
)

type Erasing = {
  workspaceId: string
  messageId: string
  conversationId: string
  titles: readonly string[]
  blank: string
  text: string | null
  /** Tickets that have lost files. */
  detachedIds: readonly string[]
  now: string
}

interface Erased {
  readonly id: string
  readonly isTitled: boolean
  readonly isDescribed: boolean
  /** Whether it has changed and is not deleted. */
  readonly isChanged: boolean
}

/**
 * Erases the titles among some, and the text of a message as a description, of the tickets that were made of erased
 * messages of a conversation, and of their follow-ups. Returns all of these, since they may have had one of them before.
 */
export const eraseSource = statement<Erasing, Erased>(
  (_, $) => sql`
    with recursive made as (
      select t.id from messages m
      join tickets t on t.workspace_id = m.workspace_id and t.source_message_id = m.id
      where m.workspace_id = ${$.workspaceId} and m.conversation_id = ${$.conversationId}::uuid
        and m.direction = 'inbound' and m.redacted_at is not null
      union
      select f.id from made join tickets f on f.workspace_id = ${$.workspaceId}
        and f.follow_up_of_id = made.id and f.source_message_id is not null),
    held as (
      select t.id, t.title = any(${arrayParameter($.titles)}::text[]) as is_titled,
        t.source_message_id = ${$.messageId}::uuid
          and coalesce(t.description = ${$.text}::text, false) as is_described
      from tickets t
      where t.workspace_id = ${$.workspaceId} and t.id in (select id from made)
      order by t.id for no key update of t),
    erased as (
      update tickets t set title = case when held.is_titled then ${$.blank} else t.title end,
        description = case when held.is_described then null else t.description end,
        version = t.version + 1, updated_at = ${$.now}::timestamptz
      from held where t.workspace_id = ${$.workspaceId} and t.id = held.id
        and (held.is_titled or held.is_described
          or t.id = any(${arrayParameter($.detachedIds)}::uuid[]))
      returning t.id, t.deleted_at)
    select held.id, held.is_titled as "isTitled", held.is_described as "isDescribed",
      erased.id is not null and erased.deleted_at is null as "isChanged"
    from held left join erased on erased.id = held.id`,
)
