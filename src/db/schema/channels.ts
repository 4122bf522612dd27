import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { changing, deletedAt, id, instant, position, workspaceId } from './columns.ts'
import { checkValues, indexBy, primary, refersTo, uniqueBy, uniquePosition } from './keys.ts'
import { automationQueues } from './automation-queues.ts'
import { workspaces } from './workspaces.ts'

export const channelTypes = ['api', 'custom', 'email'] as const
export type AdapterType = (typeof channelTypes)[number]

/** A secret of a channel, encrypted, and what may be shown of it. */
export interface SealedSecret {
  readonly sealed: string
  /** Null when the rest would be too short to hide. */
  readonly last4: string | null
}

/** How messages of contacts on a channel create tickets. */
export interface ChannelTicketing {
  readonly mode?: 'off' | 'on'
  readonly type?: string
  readonly priority?: string
  readonly categoryId?: string
  readonly queueId?: string
  readonly tags?: string[]
}

export interface ChannelAutoReply {
  readonly enabled?: boolean
  readonly subject?: string
  readonly text?: string
  readonly maxPerHour?: number
}

export const channels = pgTable(
  'channels',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    id: id(),
    position: position(),
    type: text('type', { enum: channelTypes }).notNull(),
    name: text('name').notNull(),
    status: text('status', { enum: ['active', 'disabled', 'error', 'pending'] }).notNull(),
    statusReason: text('status_reason'),
    /** Mailbox of an e-mail channel in lower case. */
    address: text('address'),
    capabilities: text('capabilities').array().notNull(),
    messageWindowHours: integer('message_window_hours'),
    /** The queue of new conversations that match none. */
    defaultQueueId: uuid('default_queue_id'),
    /** Settings that were made; `toTicketing` adds the defaults. */
    ticketing: jsonb('ticketing').$type<ChannelTicketing>().notNull().default({}),
    /** Likewise. */
    autoReply: jsonb('auto_reply').$type<ChannelAutoReply>().notNull().default({}),
    /** Open chats without a message for so long are closed. */
    idleMinutes: integer('idle_minutes'),
    idleText: text('idle_text'),
    config: jsonb('config').$type<Record<string, unknown>>().notNull(),
    secrets: jsonb('secrets').$type<Record<string, SealedSecret>>().notNull(),
    /** When the worker tries whether the channel works; moved on while one does. */
    validateAt: instant('validate_at'),
    ...changing(),
    deletedAt: deletedAt(),
  },
  (t) => [
    primary(t, t.id),
    uniquePosition(t),
    uniqueBy(t, 'address', t.address).where(sql`type = 'email' and deleted_at is null`),
    indexBy(t, 'live', t.position).where(sql`deleted_at is null`),
    indexBy(t, 'validate_at', t.validateAt).where(sql`validate_at is not null`),
    indexBy(t, 'idle_minutes', t.id).where(sql`idle_minutes is not null and deleted_at is null`),
    refersTo(t, t.defaultQueueId, automationQueues),
    checkValues(t, t.type),
    check(
      'channels_auto_reply_check',
      sql`auto_reply ? 'text' or auto_reply -> 'enabled' is distinct from 'true'`,
    ),
    checkValues(t, t.status),
  ],
)
