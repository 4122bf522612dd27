import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, workspaceId } from './columns.ts'
import { indexBy, primary, refersTo } from './keys.ts'
import { users } from './users.ts'
import { workspaces } from './workspaces.ts'

/** Signals of users for the streams of all processes. A row is removed within two minutes. */
export const signals = pgTable(
  'signals',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    type: text('type').$type<'typing' | 'viewing'>().notNull(),
    /** The conversation in which the user types, or the ticket that the user looks at. */
    resourceId: uuid('resource_id').notNull(),
    userId: uuid('user_id').notNull(),
    isActive: boolean('is_active').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (t) => [
    primary(t, t.type, t.resourceId, t.userId),
    refersTo(t, t.userId, users).onDelete('cascade'),
    indexBy(t, 'user_id', t.userId),
    indexBy(t, 'sent_at', t.sentAt),
  ],
)
