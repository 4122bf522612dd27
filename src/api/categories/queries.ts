import { and, sql } from 'drizzle-orm'
import { columnsBut, type Key } from '../../db/query/rows.ts'
import { categories } from '../../db/schema/categories.ts'
import { nameHolds } from '../../db/query/search.ts'
import { workspaceLock } from '../../db/query/lock-workspace.ts'
import { inWorkspace } from '../../db/query/scope.ts'
import { statement, type Values } from '../../db/query/statement.ts'

/** Every live category of the workspace, at most 1,000, siblings in their order. */
export const allCategories = statement((db, $: Values<{ workspaceId: string }>) =>
  db
    .select(columnsBut(categories, 'workspaceId'))
    .from(categories)
    .where(and(inWorkspace(categories, $.workspaceId), sql`${categories.deletedAt} is null`))
    .orderBy(categories.sortOrder, categories.id),
)

/** The live categories whose name contains a text. */
export const categoriesNamed = statement<{ workspaceId: string; q: string }, { id: string }>(
  (_, $) => sql`
    select id from categories
    where workspace_id = ${$.workspaceId} and deleted_at is null and ${nameHolds(categories.value, $.q)}`,
)

/** One writer of the tree at a time: only so can circles be ruled out. */
export const lockTree = workspaceLock('categories')

export const countTickets = statement<Key, { count: number }>(
  (_, $) => sql`
    select count(*)::int as count from tickets
    where workspace_id = ${$.workspaceId} and category_id = ${$.id}`,
)

export const moveChildren = statement<Key & { toId: string; now: string }, never>(
  (_, $) => sql`
    update categories set parent_id = ${$.toId}::uuid, version = version + 1,
      updated_at = ${$.now}::timestamptz
    where workspace_id = ${$.workspaceId} and parent_id = ${$.id} and deleted_at is null`,
)
