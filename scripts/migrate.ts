import { migrate } from '../src/db/migrate.ts'
import { begin, startDatabase } from '../src/process.ts'

if (process.argv.includes('--help')) {
  console.log(`Usage: npm run db:migrate

Applies pending migrations to DATABASE_URL_DIRECT or DATABASE_URL, or to the embedded database.
Safe when several start at once.`)
} else {
  const { config, log } = begin()
  if (config.databaseUrlDirect !== undefined) {
    await migrate(config.databaseUrlDirect)
  } else {
    const database = await startDatabase(config, log)
    await database.stop()
  }
  console.log('The database is up to date.')
}
