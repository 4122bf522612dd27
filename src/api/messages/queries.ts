import { type Placeholder, sql } from 'drizzle-orm'
import type { Schema } from '../../../generated/operations.ts'
import type { Db } from '../../db/pool/client.ts'
import { insertRow, type NewRow, type NewValues } from '../../db/query/insert.ts'
import { channelTypeOf, groupIdOf } from '../../db/query/names.ts'
import { columnsBut, type Key, rowById, rowsByIds } from '../../db/query/rows.ts'
import { messageAttachments } from '../../db/schema/attachments.ts'
import { messages } from '../../db/schema/messages.ts'
import { arrayParameter, statement } from '../../db/query/statement.ts'
import type { ActorContext } from '../../auth/actor.ts'
import { anyValue } from '../../lists/counted.ts'
import { within } from '../../lists/time-filters.ts'
import { truncatedText, omittedText } from '../../lists/truncate.ts'
import { listing } from '../../lists/listing.ts'
import { attachmentsOf } from '../media-manager/attachments.ts'
import { hasOriginal } from './originals.ts'

const columns = {
  ...columnsBut(
    messages,
    'workspaceId',
    'position',
    'tokenId',
    'attempt',
    'attemptBase',
    'dueAt',
    'traceparent',
    'mailDigest',
    'search',
  ),
  groupId: groupIdOf(messages.conversationId).as('group_id'),
  channel: channelTypeOf(messages.channelId).as('channel'),
  to: sql<string[]>`to_json(to_addresses)`.as('to_addresses'),
  cc: sql<string[]>`to_json(cc)`.as('cc'),
  bcc: sql<string[]>`to_json(bcc)`.as('bcc'),
  hasOriginal: hasOriginal.as('has_original'),
  attachments: attachmentsOf(messageAttachments.messageId, messages).as('attachments'),
  senderName: sql<string>`coalesce(case sender_type
    when 'contact' then (select c.name from contacts c
      where c.workspace_id = messages.workspace_id and c.id = messages.sender_id)
    when 'user' then (select u.name from users u
      where u.workspace_id = messages.workspace_id and u.id = messages.sender_id)
    when 'system' then 'Switchboard'
    else (select a.name from api_tokens a
      where a.workspace_id = messages.workspace_id and a.id = messages.sender_id) end, '')`.as(
    'sender_name',
  ),
}

const listedColumns = {
  ...columns,
  message: truncatedText<string | null>(messages.message),
  quotedText: truncatedText<string | null>(messages.quotedText),
  html: omittedText(messages.html),
  sanitizedHtml: omittedText(messages.sanitizedHtml),
}

export const messageById = rowById(messages, columns)

export const messagesByIds = rowsByIds(messages, columns)

export const listedMessages = rowsByIds(messages, listedColumns)

/** The state of a message, with its row locked until the transaction ends. */
export const lockMessage = rowById(
  messages,
  {
    status: messages.status,
    conversationId: messages.conversationId,
    redactedAt: messages.redactedAt,
    version: messages.version,
  },
  'no key update',
)

export const messagePage = listing<'listMessages'>()({
  table: messages,
  indexed: ['createdAt'],
  keyed: 'createdAt',
  rows: (db, onPage) => db.select(listedColumns).from(messages).where(onPage),
  filters: {
    q: (value) => sql`${messages.search} @@ (select search_query(${value}::text))`,
    conversationId: anyValue(messages.conversationId),
    contactId: anyValue(messages.contactId),
    groupId: (list, $) => sql`${messages.conversationId} = any(array(
      select g.conversation_id from groups g where g.workspace_id = ${$['workspaceId'] as Placeholder}
        and g.id = any(${arrayParameter(list)}::uuid[])))`,
    channelId: anyValue(messages.channelId),
    direction: anyValue(messages.direction),
    status: anyValue(messages.status),
    messageType: anyValue(messages.messageType),
    isBlocked: (value) => sql`${messages.isBlocked} = ${value}::boolean`,
    ...within('created', messages.createdAt),
  },
  sorts: { createdAt: messages.createdAt },
})

export const conversationMessagePage = messagePage.as<
  'listConversationMessages',
  'conversationId'
>()

export type NewMessage = Omit<NewRow<typeof messages, keyof typeof stateOfNew>, 'ingestedAt'> & {
  readonly message: string | null
  readonly subject: string | null
  readonly createdAt: string
}

/** Inserts a message and returns it as `messageById` does, without files. */
export function insertMessage(ctx: ActorContext, row: NewMessage) {
  return insertRow(
    ctx,
    messages,
    { ...row, ingestedAt: ctx.now },
    { computed: stateOfNew, returning: columns },
  )
}

/** Times of a new message that is sent or due. */
const stateOfNew = {
  sentAt: ($: NewValues<typeof messages>) =>
    sql`case ${$.status}::text when 'sent' then ${$.updatedAt}::timestamptz end`,
  // By the database's clock, which the worker goes by
  dueAt: ($: NewValues<typeof messages>) => sql`case ${$.status}::text
    when 'queued' then now() when 'scheduled' then ${$.scheduledAt}::timestamptz end`,
}

type Said = Key & {
  isInbound: boolean
  /** Whether it opens a conversation that is closed or on hold. */
  opens: boolean
  /** Null of a scheduled message, which is said when it is sent. */
  saidAt: string | null
  preview: string | null
  subject: string | null
  now: string
}

/** Updates a conversation, whose row is locked, for a new message. */
export const recordMessage = statement<Said, never>(
  (_, $) => sql`
    update conversations set
      last_message_at = greatest(last_message_at, ${$.saidAt}::timestamptz),
      last_inbound_at = case when ${$.isInbound}::boolean
        then greatest(last_inbound_at, ${$.saidAt}::timestamptz) else last_inbound_at end,
      last_message_preview = case
        when coalesce(last_message_at, '-infinity') <= ${$.saidAt}::timestamptz
        then ${$.preview} else last_message_preview end,
      unread_count = unread_count + (${$.isInbound}::boolean)::int,
      subject = coalesce(subject, ${$.subject}),
      status = case when ${$.opens}::boolean then 'open' else status end,
      disposition = case when ${$.opens}::boolean and status = 'closed' then null
        else disposition end,
      closed_at = case when not ${$.opens}::boolean then closed_at end,
      version = version + 1, updated_at = ${$.now}::timestamptz
    where workspace_id = ${$.workspaceId} and id = ${$.id}
      and (${$.saidAt}::timestamptz is not null or ${$.opens}::boolean
        or subject is null and ${$.subject}::text is not null)`,
)

/** The subject of a message that no other message of its conversation has. */
export const ownSubject = statement<Key & { conversationId: string }, { subject: string }>(
  (_, $) => sql`
    select m.subject from messages m
    where m.workspace_id = ${$.workspaceId} and m.id = ${$.id} and m.subject is not null
      and not exists (
        select from messages other
        where other.workspace_id = m.workspace_id and other.conversation_id = ${$.conversationId}::uuid
          and other.id <> m.id and other.subject = m.subject)`,
)

/** The message that a token sent under a request's id of its own. */
export const messageByRequest = statement<
  { workspaceId: string; tokenId: string; clientRequestId: string },
  { id: string }
>(
  (_, $) => sql`
    select id from messages where workspace_id = ${$.workspaceId}
      and token_id = ${$.tokenId}::uuid and client_request_id = ${$.clientRequestId}`,
)

export const messageByExternalId = statement<
  { workspaceId: string; channelId: string; externalId: string },
  { id: string; mailDigest: string | null }
>(
  (_, $) => sql`
    select id, mail_digest as "mailDigest" from messages where workspace_id = ${$.workspaceId}
      and channel_id = ${$.channelId}::uuid and external_id = ${$.externalId}`,
)

/** Puts a message back in the queue, with all its tries. */
export const requeue = statement<Key & { now: string }, never>(
  (_, $) => sql`
    update messages set status = 'queued', due_at = now(), attempt_base = attempt,
      error_code = null, error_message = null, failed_at = null,
      settled = (select coalesce(jsonb_agg(s), '[]') from jsonb_array_elements(settled) s
        where s ->> 'code' is null),
      version = version + 1, updated_at = ${$.now}::timestamptz
    where workspace_id = ${$.workspaceId} and id = ${$.id}`,
)

type Status = Schema<'MessageStatus'>
type Receipt = Key & {
  status: Schema<'MessageReceipt'>['status']
  at: string
  errorCode: string | null
  errorMessage: string | null
  now: string
}

/** The statuses of a message that each reported status comes after. */
const statusesBefore: Readonly<Record<Receipt['status'], readonly Status[]>> = {
  sent: ['queued', 'sending'],
  delivered: ['queued', 'sending', 'sent'],
  failed: ['queued', 'sending', 'sent'],
  read: ['queued', 'sending', 'sent', 'delivered'],
}

/** Moves a message that was sent to a status that comes after its own, or not at all. */
export function advanceStatus(db: Db, receipt: Receipt): Promise<never[]> {
  return setStatus(db, { ...receipt, before: statusesBefore[receipt.status] })
}

const setStatus = statement<Receipt & { before: readonly Status[] }, never>(
  (_, $) => sql`
    update messages set status = ${$.status}::text,
      sent_at = case when ${$.status}::text = 'failed' then sent_at
        else coalesce(sent_at, ${$.at}::timestamptz) end,
      delivered_at = case when ${$.status}::text in ('delivered', 'read')
        then coalesce(delivered_at, ${$.at}::timestamptz) else delivered_at end,
      read_at = case when ${$.status}::text = 'read' then ${$.at}::timestamptz else read_at end,
      failed_at = case when ${$.status}::text = 'failed' then ${$.at}::timestamptz end,
      error_code = case when ${$.status}::text = 'failed' then ${$.errorCode} end,
      error_message = case when ${$.status}::text = 'failed' then ${$.errorMessage} end,
      due_at = null, version = version + 1, updated_at = ${$.now}::timestamptz
    where workspace_id = ${$.workspaceId} and id = ${$.id} and direction = 'outbound'
      and status = any(${arrayParameter($.before)}::text[])`,
)
