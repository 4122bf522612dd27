import { and, sql } from 'drizzle-orm'
import {
  type ChannelAutoReply,
  channels,
  type ChannelTicketing,
  type SealedSecret,
} from '../../db/schema/channels.ts'
import { nextPosition, owned } from '../../db/scope.ts'
import { anyOf, statement, type Values } from '../../db/statement.ts'
import { listing } from '../../lists/listing.ts'

const columns = {
  id: channels.id,
  type: channels.type,
  name: channels.name,
  status: channels.status,
  statusReason: channels.statusReason,
  address: channels.address,
  capabilities: sql<string[]>`to_json(capabilities)`.as('capabilities'),
  messageWindowHours: channels.messageWindowHours,
  defaultQueueId: channels.defaultQueueId,
  ticketing: channels.ticketing,
  autoReply: channels.autoReply,
  config: channels.config,
  secrets: channels.secrets,
  version: channels.version,
  createdAt: channels.createdAt,
  updatedAt: channels.updatedAt,
  deletedAt: channels.deletedAt,
}

type Key = { workspaceId: string; id: string }

export const channelById = statement((db, $: Values<Key>) =>
  db
    .select(columns)
    .from(channels)
    .where(and(owned(channels, $.workspaceId, $.id), sql`${channels.deletedAt} is null`)),
)

/** The same, with the row kept from being deleted until the transaction ends. */
export const holdChannel = statement((db, $: Values<Key>) =>
  db
    .select(columns)
    .from(channels)
    .where(and(owned(channels, $.workspaceId, $.id), sql`${channels.deletedAt} is null`))
    .for('share'),
)

export const channelPage = listing<'listChannels'>()({
  table: channels,
  rows: (db, onPage) => db.select(columns).from(channels).where(onPage),
  filters: {
    q: (value) => sql`(${channels.name} ilike holding(${value}::text)
      or ${channels.address} ilike holding(${value}::text))`,
    type: (list) => anyOf(channels.type, list),
    status: (list) => anyOf(channels.status, list),
  },
  sorts: {
    createdAt: channels.position,
    updatedAt: channels.updatedAt,
    name: sql`lower(${channels.name})`,
  },
})

type NewChannel = Key & {
  type: string
  name: string
  status: string
  address: string | null
  capabilities: readonly string[]
  messageWindowHours: number | null
  defaultQueueId: string | null
  ticketing: ChannelTicketing
  autoReply: ChannelAutoReply
  config: Record<string, unknown>
  secrets: Record<string, SealedSecret>
  validateAt: string | null
  now: string
}

export const insertChannel = statement((db, $: Values<NewChannel>) =>
  db.insert(channels).values({
    workspaceId: $.workspaceId,
    id: $.id,
    position: nextPosition(channels, $.workspaceId),
    type: $.type,
    name: $.name,
    status: $.status,
    address: $.address,
    capabilities: $.capabilities as never,
    messageWindowHours: $.messageWindowHours,
    defaultQueueId: $.defaultQueueId,
    ticketing: $.ticketing,
    autoReply: $.autoReply,
    config: $.config,
    secrets: $.secrets as never,
    validateAt: $.validateAt,
    createdAt: $.now,
    updatedAt: $.now,
  }),
)

/** How many conversations on a channel are not closed. */
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
