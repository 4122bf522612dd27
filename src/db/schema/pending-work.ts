import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, workspaceId } from './columns.ts'
import { primary } from './keys.ts'
import { workspaces } from './workspaces.ts'

/** The actor that began some work, and its request. */
export type Beginner = {
  readonly id: string | null
  readonly userId: string | null
  readonly tokenId: string | null
  readonly requestId: string | null
  readonly client: { readonly ip: string; readonly userAgent: string | null } | null
}

/** Work on many rows that a request has begun and the worker continues in batches. A row is deleted when its work is done. */
export const pendingWork = pgTable(
  'pending_work',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    id: id(),
    /** Name of the work, such as `category.delete`. */
    kind: text('kind').notNull(),
    /** The objects whose rows are worked on: they were deleted or merged. */
    fromIds: uuid('from_ids').array().notNull(),
    /** The object that takes the rows over; null for none. */
    toId: uuid('to_id'),
    begunBy: jsonb('begun_by').$type<Beginner>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primary(t, t.id)],
)
