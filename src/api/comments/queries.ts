import { type Placeholder, sql } from 'drizzle-orm'
import type { Schema } from '../../../generated/operations.ts'
import { actorJson } from '../../db/query/actors.ts'
import { truncatedText } from '../../lists/truncate.ts'
import { listing } from '../../lists/listing.ts'
import { columnsBut, instantJson, type Key, rowById, rowsByIds } from '../../db/query/rows.ts'
import { commentAttachments } from '../../db/schema/attachments.ts'
import { comments } from '../../db/schema/comments.ts'
import { anyOf, arrayParameter, statement } from '../../db/query/statement.ts'
import { attachmentsOf } from '../media-manager/attachments.ts'

const columns = {
  ...columnsBut(comments, 'workspaceId', 'position', 'authorType', 'search'),
  mentions: sql<Array<{ index: number; userId: string; name: string }>>`array_to_json(array(
    select json_build_object('index', m.index, 'userId', m."userId",
      'name', (select u.name from users u
        where u.workspace_id = comments.workspace_id and u.id = m."userId"))
    from jsonb_to_recordset(comments.mentions) as m(index int, "userId" uuid)
    order by m.index))`.as('mention_rows'),
  attachments: attachmentsOf(commentAttachments.commentId, comments).as('attachments'),
  author: actorJson(sql`comments.workspace_id`, sql`comments.author_id`).as('author'),
  delivery: sql<Schema<'CommentDelivery'> | null>`(
    select json_build_object('status', m.status, 'errorCode', m.error_code,
      'errorMessage', m.error_message, 'sentAt', ${instantJson(sql`m.sent_at`)},
      'deliveredAt', ${instantJson(sql`m.delivered_at`)}, 'readAt', ${instantJson(sql`m.read_at`)},
      'failedAt', ${instantJson(sql`m.failed_at`)})
    from messages m
    where m.workspace_id = comments.workspace_id and m.id = comments.message_id)`.as('delivery'),
}

const listedColumns = { ...columns, text: truncatedText<string>(comments.text) }

export const commentById = rowById(comments, columns)

export const listedComments = rowsByIds(comments, listedColumns)

type TicketKeys = { workspaceId: string; ids: readonly string[] }

/** Locks the contacts of some tickets and of their open conversations until the transaction ends. */
export const lockContactsOf = statement<TicketKeys, never>(
  (_, $) => sql`
    select c.id from contacts c
    where c.workspace_id = ${$.workspaceId} and c.id = any(array(
      select t.contact_id from tickets t
      where t.workspace_id = ${$.workspaceId} and t.id = any(${arrayParameter($.ids)}::uuid[])
      union all
      select v.contact_id from conversation_tickets x
      join conversations v on v.workspace_id = x.workspace_id and v.id = x.conversation_id
      where x.workspace_id = ${$.workspaceId}
        and x.ticket_id = any(${arrayParameter($.ids)}::uuid[]) and v.status <> 'closed'))
    order by c.id for no key update`,
)

/**
 * Locks the conversations that are linked to some tickets until the transaction ends. The status of a ticket decides
 * about its conversations, so that they are locked before the tickets.
 */
export const lockTalksOf = statement<TicketKeys, never>(
  (_, $) => sql`
    select v.id from conversations v
    where v.workspace_id = ${$.workspaceId} and v.kind <> 'group' and v.id = any(array(
      select x.conversation_id from conversation_tickets x
      where x.workspace_id = ${$.workspaceId}
        and x.ticket_id = any(${arrayParameter($.ids)}::uuid[])))
    order by v.id for no key update`,
)

/** Deletes a comment, if it is not deleted yet, and erases its text. */
export const eraseComment = statement<Key & { now: string }, never>(
  (_, $) => sql`
    update comments set text = '', mentions = '[]', version = version + 1,
      deleted_at = coalesce(deleted_at, ${$.now}::timestamptz), updated_at = ${$.now}::timestamptz
    where workspace_id = ${$.workspaceId} and id = ${$.id}`,
)

const commentList = listing<'listTicketComments', 'ticketId' | 'roomId' | 'contactId'>()({
  table: comments,
  rows: (db, onPage) => db.select(listedColumns).from(comments).where(onPage),
  filters: {
    // Of one, whose index has its comments in order
    ticketId: (id) => sql`${comments.ticketId} = ${id}::uuid`,
    roomId: (id) => sql`${comments.roomId} = ${id}::uuid`,
    visibility: (list) => anyOf(comments.visibility, list),
    contactId: (list, $) => sql`${comments.ticketId} = any(array(select t.id from tickets t
      where t.workspace_id = ${$['workspaceId'] as Placeholder} and t.deleted_at is null
        and t.contact_id = any(${arrayParameter(list)}::uuid[])))`,
  },
  sorts: { createdAt: comments.createdAt },
})

export const ticketCommentPage = commentList.as<'listTicketComments', 'ticketId'>()
export const roomCommentPage = commentList.as<'listRoomComments', 'roomId'>()
export const contactCommentPage = commentList.as<'listContactComments', 'contactId'>()
