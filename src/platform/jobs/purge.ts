import { type SQL, sql } from 'drizzle-orm'
import { statement } from '../../db/query/statement.ts'
import { type Batch, runBatch } from './batch.ts'
import { dueWorkspaces } from './due.ts'
import type { WorkspaceJob } from './scheduler.ts'

/** The rows that a job removes. */
interface Ending {
  readonly name: string
  readonly table: string
  /** The columns that identify a row within its workspace. */
  readonly key: readonly string[]
  /** The column with the time from which a row is kept, which an index begins with after the workspace. */
  readonly since: string
  /** Rows from before this time are removed. */
  readonly until: SQL
  /** A further condition of the rows `x` that are removed. */
  readonly where?: SQL
}

/** Returns the job that removes rows once they are old, 1,000 in a transaction. A locked row is left for the next time. */
export function purge({ name, table, key, since, until, where = sql`true` }: Ending): WorkspaceJob {
  const [rows, time] = [sql.identifier(table), sql.identifier(since)]
  const columns = (of: SQL) =>
    sql.join(
      key.map((column) => sql`${of}${sql.identifier(column)}`),
      sql`, `,
    )
  const remove = statement<Batch, { workspaceId: string }>(
    (_, $) => sql`
      delete from ${rows} where workspace_id = ${$.workspaceId} and (${columns(sql``)}) in (
        select ${columns(sql`x.`)} from ${rows} x
        where x.workspace_id = ${$.workspaceId} and ${where} and x.${time} < ${until}
        order by x.${time} limit ${$.batch}::int for update skip locked)
      returning workspace_id as "workspaceId"`,
  )
  return {
    name,
    everyMs: 60_000,
    size: 1000,
    due: dueWorkspaces({ table: sql`${rows}`, where, by: sql`x.${time}`, until }),
    run: runBatch(remove),
  }
}
