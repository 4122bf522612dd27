import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { migrate } from '../src/db/server/migrate.ts'
import { root } from '../src/lib/root.ts'
import { schemaOf } from './database/catalog.ts'
import { incompatibleMigrations } from './database/compatible.ts'
import { pending, writeMigration } from './database/migrations.ts'
import { changedMigrations } from './database/released.ts'
import { seededTables } from './database/source.ts'
import { databaseFiles } from './generate/database.ts'
import { createDatabase, databaseServer } from './own-database.ts'
import { runCommand } from './run-command.ts'

const usage = `Usage: npm run db:generate -- --name WHAT-CHANGES
       npm run db:generate -- --check

Writes a migration to drizzle/ with everything that the code declares and no migration has made: tables
(src/db/schema), functions and triggers (src/db/sql, src/lists/sql and generated/lists.sql). Then migrates a throw-away
PostgreSQL, or a database on the server of TEST_DATABASE_SERVER=postgres://…, and writes drizzle/schema.sql.
With an empty drizzle/ it writes the foundation.

  --name   name of the migration: lower-case letters, digits and hyphens
  --check  writes nothing, names what no migration has made, released migrations that were changed, and statements that
           the version before cannot run beside, and exits 1 when there is anything`

const options = { name: { type: 'string' }, check: { type: 'boolean', default: false } } as const

await runCommand(usage, { options }, ({ values }) =>
  values.check ? check() : generate(values.name),
)

function check(): number {
  const missing = [...changedMigrations(), ...pending()]
  for (const line of missing) console.error(line)
  if (missing.length > 0) {
    console.error('Run `npm run db:generate -- --name WHAT-CHANGES` and commit what it writes.')
  }
  return checkCompatible() + missing.length > 0 ? 1 : 0
}

/** Names the statements that the version before cannot run beside; returns how many there are. */
function checkCompatible(): number {
  const faults = incompatibleMigrations()
  for (const fault of faults) console.error(fault)
  return faults.length
}

async function generate(given: string | undefined): Promise<number> {
  for (const [path, content] of Object.entries(databaseFiles())) write(path, content)
  const isFirst = !existsSync(join(root, 'drizzle', 'meta', '_journal.json'))
  const name = given ?? (isFirst ? 'foundation' : '')
  if (name === '') {
    if (check() !== 0) return 1
  } else if (/^[a-z0-9-]+$/.test(name)) {
    const tag = await writeMigration(name)
    console.log(tag === undefined ? 'No migration is needed.' : `wrote drizzle/${tag}.sql`)
  } else {
    console.error(
      '--name takes lower-case letters, digits and hyphens, such as "ticket-due-dates".',
    )
    return 1
  }
  write('drizzle/schema.sql', await migratedSchema())
  return checkCompatible() > 0 ? 1 : 0
}

function write(path: string, content: string): void {
  const file = join(root, path)
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return
  writeFileSync(file, content)
  console.log(`wrote ${path}`)
}

/** The definition of everything in a database that has all migrations and nothing else. */
async function migratedSchema(): Promise<string> {
  const server = await databaseServer()
  const database = await createDatabase(server.url, 'switchboard_schema')
  try {
    await migrate(database.url)
    const sql = postgres(database.url, { max: 1, onnotice: () => {} })
    const text = await schemaOf(sql, seededTables())
    await sql.end()
    return text
  } finally {
    await database.drop()
    await server.stop()
  }
}
