import { sql } from 'drizzle-orm'
import { bigint, customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core'

/** An id made by the application (UUIDv7). */
export const id = () => uuid('id').notNull()

/** An id that the database makes unless the row has one. */
export const idByDefault = () => id().default(sql`new_id()`)

/** The first column of every workspace-owned table's key. */
export const workspaceId = () => uuid('workspace_id').notNull()

/** Creation order within the workspace, from `next_position()`; list pages are cut along it. */
export const position = () => bigint('position', { mode: 'number' }).notNull()

/** Creation order from one sequence for all workspaces, so that none waits for another. */
export const sequence = () =>
  bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity()

/** An instant, to the millisecond. Rows have it as text of RFC 3339 in UTC. */
export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'string' })

/** The words of a text, for full-text search. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** A bitmap. */
export const bitVarying = customType<{ data: string }>({ dataType: () => 'bit varying' })

export const createdAt = () => instant('created_at').notNull()
export const updatedAt = () => instant('updated_at').notNull()
export const deletedAt = () => instant('deleted_at')

/** The columns of an object that changes; its version grows by one with every change and is the first part of the ETag. */
export const changing = () => ({
  version: integer('version').notNull().default(1),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
