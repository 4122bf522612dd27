import postgres from 'postgres'
import { startEmbedded } from '../src/db/server/embedded.ts'
import { migrate } from '../src/db/server/migrate.ts'
import { checkStatements } from './statements/check.ts'
import { readSource } from './statements/declared.ts'
import { loadStatements } from './statements/load.ts'
import { makeVariants, readsInOrder } from './statements/variants.ts'
import { runCommand } from './run-command.ts'

const usage = `Usage: npm run statements

Prepares every SQL statement of the service on a migrated, throw-away database, and compares the
parameters and result columns that PostgreSQL describes with the types that the code declares. Fills the
tables that grow, and names each statement that reads one as a whole, and each order of a list that no index
has. Ends with 1 when anything is wrong.`

await runCommand(usage, {}, main)

/** Prints what is wrong and returns the exit code. */
async function main(): Promise<number> {
  const database = await startEmbedded({ ephemeral: true })
  try {
    await migrate(database.url)
    const { statements, lists } = await loadStatements()
    await makeVariants(lists)
    const orders = await readsInOrder(lists)
    const sql = postgres(database.url, { max: 1, onnotice: () => {} })
    const faults = await checkStatements(sql, readSource(), statements, orders)
    await sql.end()

    for (const fault of faults) console.error(fault)
    const count = statements.reduce((sum, { variants }) => sum + variants.length, 0)
    console.log(`${count} statements checked, ${faults.length} faults.`)
    return faults.length > 0 ? 1 : 0
  } finally {
    await database.stop()
  }
}
