import { bigint, customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core'

/** An id made by the application (UUIDv7). */
export const id = () => uuid('id').notNull()

/** The first column of every workspace-owned table's key. */
export const workspaceId = () => uuid('workspace_id').notNull()

/** Creation order within the workspace, from `next_position()`; list pages are cut along it. */
export const position = () => bigint('position', { mode: 'number' }).notNull()

/** Grows by one with every change; the first part of the ETag. */
export const version = () => integer('version').notNull().default(1)

/** An instant, to the millisecond, as the text that PostgreSQL sends. */
export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'string' })

/** The words of a text, for full-text search. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** A text in the order of its characters' code points, in every database. */
export const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

/** A bitmap. */
export const bitVarying = customType<{ data: string }>({ dataType: () => 'bit varying' })

export const createdAt = () => instant('created_at').notNull()
export const updatedAt = () => instant('updated_at').notNull()
export const deletedAt = () => instant('deleted_at')
