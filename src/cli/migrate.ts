import { parseArgs } from 'node:util'
import { loadProcess } from '../boot/process.ts'
import { openDatabase, migrateDirect } from '../boot/database.ts'
import { whichDatabase } from './usage.ts'

export const usage = `Usage: npx switchboard migrate

Applies pending migrations. Several may run at once. DATABASE_URL_DIRECT takes precedence over DATABASE_URL.
${whichDatabase}`

export async function run(args: readonly string[]): Promise<number> {
  parseArgs({ args: [...args], options: {} })
  const { config, log } = loadProcess()
  if (config.databaseUrlDirect !== undefined) {
    await migrateDirect(config, config.databaseUrlDirect, log)
  } else {
    const database = await openDatabase(config, log, { mayBeNew: true })
    await database.stop()
  }
  console.log('The database is up to date.')
  return 0
}
