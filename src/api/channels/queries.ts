import { sql } from 'drizzle-orm'
import { columnsBut, type Key, rowById } from '../../db/query/rows.ts'
import { channels, type ChannelTicketing } from '../../db/schema/channels.ts'
import { anyOf, statement } from '../../db/query/statement.ts'
import { listing } from '../../lists/listing.ts'

const columns = {
  ...columnsBut(channels, 'workspaceId', 'position', 'validateAt'),
  capabilities: sql<string[]>`to_json(capabilities)`.as('capabilities'),
}

export const channelById = rowById(channels, columns)

/** A channel that cannot be deleted until the transaction ends. */
export const lockChannelForReference = rowById(channels, columns, 'share')

export const channelPage = listing<'listChannels'>()({
  table: channels,
  rows: (db, onPage) => db.select(columns).from(channels).where(onPage),
  filters: {
    q: (value) => sql`(search_form(${channels.name}) like holding(search_form(${value}::text))
      or ${channels.address} ilike holding(${value}::text))`,
    type: (list) => anyOf(channels.type, list),
    status: (list) => anyOf(channels.status, list),
  },
  sorts: {
    createdAt: channels.position,
    updatedAt: channels.updatedAt,
    name: sql`${channels.name} collate "und-x-icu"`,
  },
})

/** The number of conversations on a channel that are not closed. */
export const openConversations = statement<Key, { count: number }>(
  (_, $) => sql`
    select count(*)::int as count from conversations
    where workspace_id = ${$.workspaceId} and channel_id = ${$.id} and status <> 'closed'`,
)

/** The mailbox of the workspace that has an address, if there is one. */
export const mailboxOf = statement<{ workspaceId: string; address: string }, { id: string }>(
  (_, $) => sql`
    select id from channels
    where workspace_id = ${$.workspaceId} and type = 'email' and deleted_at is null
      and lower(address) = lower(${$.address}) limit 1`,
)

/** Removes a category, a queue or a tag from the ticketing of channels, and returns what it was. */
export const clearDefaults = statement<
  Key & { now: string },
  { id: string; ticketing: ChannelTicketing }
>(
  (_, $) => sql`
    with before as (
      select id, ticketing from channels
      where workspace_id = ${$.workspaceId} and deleted_at is null
        and (ticketing ->> 'categoryId' = ${$.id}::text or ticketing ->> 'queueId' = ${$.id}::text
          or ticketing -> 'tags' @> to_jsonb(${$.id}::text))
      order by id for no key update)
    update channels set version = channels.version + 1, updated_at = ${$.now}::timestamptz,
      ticketing = jsonb_strip_nulls(before.ticketing || jsonb_build_object(
        'categoryId', nullif(before.ticketing ->> 'categoryId', ${$.id}::text),
        'queueId', nullif(before.ticketing ->> 'queueId', ${$.id}::text),
        'tags', (before.ticketing -> 'tags') - ${$.id}::text))
    from before where channels.workspace_id = ${$.workspaceId} and channels.id = before.id
    returning channels.id, before.ticketing`,
)
