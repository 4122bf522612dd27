import { and, eq, sql } from 'drizzle-orm'
import { columnsBut, type Key, rowById } from '../../db/query/rows.ts'
import { presenceStatuses } from '../../db/schema/agent-activities.ts'
import { workspaceLock } from '../../db/query/lock-workspace.ts'
import { isFound } from '../../db/query/search.ts'
import { statement, type Values } from '../../db/query/statement.ts'

const columns = columnsBut(presenceStatuses, 'workspaceId', 'deletedAt')

const isLive = sql`${presenceStatuses.deletedAt} is null`

/** The live statuses of a workspace in their order, of those whose displayed name contains a text if one is given. */
export const statusesOf = statement((db, $: Values<{ workspaceId: string; q: string | null }>) =>
  db
    .select(columns)
    .from(presenceStatuses)
    .where(
      and(
        eq(presenceStatuses.workspaceId, $.workspaceId),
        isLive,
        isFound(presenceStatuses.displayName, $.q),
      ),
    )
    .orderBy(presenceStatuses.sortOrder, presenceStatuses.systemName),
)

export const statusById = rowById(presenceStatuses, columns)

/** A status that cannot be changed or set by another transaction until this one ends. */
export const lockStatus = rowById(presenceStatuses, columns, 'update')

/** Makes every change of the workspace's statuses wait for this one. */
export const lockStatuses = workspaceLock('presence_statuses')

/** Clears the mark of the default status. */
export const takeDefault = statement<{ workspaceId: string; now: string }, never>(
  (_, $) => sql`
    update presence_statuses
    set is_default = false, version = version + 1, updated_at = ${$.now}::timestamptz
    where workspace_id = ${$.workspaceId} and is_default`,
)

/** The users who have a status. */
export const countPresent = statement<Key, { count: number }>(
  (_, $) => sql`
    select count(*)::int as count from agent_presence
    where workspace_id = ${$.workspaceId} and presence_status_id = ${$.id}`,
)
