import { sql } from 'drizzle-orm'
import { timeouts } from '../../timeouts.ts'
import type { Pool } from '../pool/client.ts'
import { command } from '../pool/command.ts'
import { statement } from '../query/statement.ts'

// Of many indexes that begin with the workspace, plans for few rows take any, and keep it until there are other
// statistics. Deltas change all the time, and plans need not be made again each time
const grownTables = statement<{ batch: number }, { name: string }>(
  (_, $) => sql`
    select c.oid::regclass::text as name from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
      and c.oid <> 'list_deltas'::regclass and pg_has_role(c.relowner, 'usage')
      and pg_stat_get_live_tuples(c.oid) > greatest(100, 10 * c.reltuples)
    order by c.oid limit ${$.batch}::int`,
)

/**
 * Analyses tables that have ten times the rows of their statistics. The autovacuum does it within a minute, in which
 * the statements of an import would be planned for an empty table. Returns the number of tables.
 */
export async function analyzeGrown(pool: Pool, batch: number): Promise<number> {
  const grown = await grownTables(pool, { batch })
  const failures: unknown[] = []
  for (const { name } of grown) {
    try {
      await pool.transaction(
        // Another process that is at it is enough
        (db) => command(db, `analyze (skip_locked) ${name}`),
        { longMs: timeouts.longMs },
      )
    } catch (error) {
      // It does not hold up the next one
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
  return grown.length
}
