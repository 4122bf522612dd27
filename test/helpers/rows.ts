import type postgres from 'postgres'
import type { Workspace } from './start.ts'

/**
 * Runs statements of one table that check no references: the copies have those of a row that is there, and nothing refers
 * to a copy. PostgreSQL would look at up to 20 tables for each of them.
 */
export async function unreferenced(
  admin: postgres.Sql,
  table: string,
  ...statements: readonly string[]
): Promise<void> {
  const triggers = await admin<Array<{ name: string }>>`
    select tgname as name from pg_trigger where tgrelid = ${table}::regclass and tgisinternal`
  const switched = (to: string) =>
    triggers.map(({ name }) => `alter table ${table} ${to} trigger "${name}"`)
  await admin.unsafe([...switched('disable'), ...statements, ...switched('enable')].join(';'))
}

/**
 * Makes copies of a row of the workspace, the first of its list or the newest of a table without positions, with other
 * values in some columns; `n` is the number of the copy.
 */
export async function copyRows(
  { database: { admin }, workspaceId }: Workspace,
  table: string,
  count: number,
  values: Record<string, string>,
): Promise<void> {
  const columns = await admin<Array<{ name: string }>>`
    select column_name as name from information_schema.columns
    where table_name = ${table} and is_generated = 'NEVER' and is_identity = 'NO'`
  const isNumbered = columns.some(({ name }) => name === 'position')
  const others: Record<string, string> = {
    id: 'gen_random_uuid()',
    position: `next_position('${workspaceId}', '${table}')`,
    ...values,
  }
  await unreferenced(
    admin,
    table,
    `insert into ${table} (${columns.map(({ name }) => `"${name}"`).join(', ')})
    select ${columns.map(({ name }) => others[name] ?? `s."${name}"`).join(', ')}
    from (select * from ${table} where workspace_id = '${workspaceId}' order by ${isNumbered ? 'position' : 'created_at desc'} limit 1) s
    cross join generate_series(1, ${count}) n`,
  )
}
