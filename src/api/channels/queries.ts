import { sql } from 'drizzle-orm'
import { columnsBut, type Key, rowById } from '../../db/query/rows.ts'
import { channels } from '../../db/schema/channels.ts'
import { nameHolds } from '../../db/query/search.ts'
import { anyOf, arrayParameter, statement } from '../../db/query/statement.ts'
import { listing } from '../../lists/listing.ts'
import { within } from '../../lists/time-filters.ts'
import { isOwnAddress } from './own-address.ts'

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
    ...within('updated', channels.updatedAt),
    q: (value) => sql`(${nameHolds(channels.name, value)}
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

export const openConversations = statement<Key, { count: number }>(
  (_, $) => sql`
    select count(*)::int as count from conversations
    where workspace_id = ${$.workspaceId} and channel_id = ${$.id} and status <> 'closed'`,
)

/** Returns those of some addresses that belong to e-mail channels of the workspace. */
export const ownAddressesOf = statement<
  { workspaceId: string; addresses: string[] },
  { address: string }
>(
  (_, $) => sql`
    select a.address from unnest(${arrayParameter($.addresses)}::text[]) as a (address)
    where ${isOwnAddress($.workspaceId, sql`a.address`)}`,
)
