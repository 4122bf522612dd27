import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, sequence, workspaceId } from './columns.ts'
import { indexBy, primary } from './keys.ts'
import { workspaces } from './workspaces.ts'

/**
 * Notifications of users, one for each user and event. They have no foreign keys to users: the check would lock the user
 * after the conversation, and the deletion of a user locks them in the other order.
 */
export const notifications = pgTable(
  'notifications',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    id: id(),
    /** Creation order; of one sequence for all workspaces. */
    position: sequence(),
    userId: uuid('user_id').notNull(),
    eventId: uuid('event_id').notNull(),
    eventType: text('event_type').notNull(),
    /** The ticket or conversation that the user would open. */
    resourceType: text('resource_type').$type<'conversation' | 'ticket'>().notNull(),
    resourceId: uuid('resource_id').notNull(),
    /** Null for Switchboard itself. */
    actorId: uuid('actor_id'),
    createdAt: createdAt(),
    readAt: instant('read_at'),
  },
  (t) => [
    primary(t, t.id),
    indexBy(t, 'user_id', t.userId, t.position),
    indexBy(t, 'created_at', t.createdAt),
  ],
)
