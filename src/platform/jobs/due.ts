import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/pool/client.ts'
import { statement } from '../../db/query/statement.ts'

/** The most workspaces that one look for due work returns. */
export const mostDue = 1000

/** Workspaces with due work, in the order of their ids, from the one that follows `after`. */
export type Due = (db: Db, values: { after: string }) => Promise<Array<{ workspaceId: string }>>

interface DueWork {
  /** Table of what is waiting. Its alias is `x`. */
  readonly table: SQL
  /** Which of its rows are waiting. The index that is used has the same condition. */
  readonly where?: SQL
  /** The columns after `workspace_id` in that index: the first row by them decides. */
  readonly by: SQL
  /** The time of that row, if it is not due at once. */
  readonly at?: SQL
  /** Its work is due when its time is not later. It may depend on `waiting.workspace_id`. */
  readonly until?: SQL
}

/**
 * Finds the workspaces that have due work, by one leap along an index for each workspace in which anything
 * waits, however many rows wait there. A suspended workspace has no due work. Across workspaces on purpose.
 */
export function dueWorkspaces({ table, where, by, at = by, until }: DueWork): Due {
  const first = (after: SQL) => sql`
    select x.workspace_id, ${at} as at from ${table} x
    where x.workspace_id > ${after}${where ? sql` and ${where}` : sql``}
    order by x.workspace_id, ${by} limit 1`
  const find = statement<{ after: string; most: number }, { workspaceId: string }>(
    (_, $) => sql`
      with recursive waiting as (
        (${first(sql`${$.after}::uuid`)})
        union all
        select next.workspace_id, next.at from waiting
        cross join lateral (${first(sql`waiting.workspace_id`)}) next)
      select waiting.workspace_id as "workspaceId" from waiting
      join workspaces on workspaces.id = waiting.workspace_id and workspaces.suspended_at is null
      ${until ? sql`where waiting.at <= ${until}` : sql``}
      limit ${$.most}::int`,
  )
  return (db, { after }) => find(db, { after, most: mostDue })
}

/**
 * Finds the workspaces in which the time of a row has come. `where` says which rows are waiting; without it all with a time
 * are.
 */
export function dueByTime(tableName: string, column: string, where?: SQL): Due {
  const table = sql`${sql.identifier(tableName)}`
  const by = sql`x.${sql.identifier(column)}`
  return dueWorkspaces({ table, where: where ?? sql`${by} is not null`, by, until: sql`now()` })
}
