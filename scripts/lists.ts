import { Presets, SingleBar } from 'cli-progress'
import { parseArgs } from 'node:util'
import postgres from 'postgres'
import { begin, connectBy, startDatabase } from '../src/process.ts'
import { build, type ListKey } from '../src/lists/build.ts'

const usage = `Usage: npm run lists -- check|rebuild [--workspace NAME] [--list LIST]

  check    compares the counts behind totals and pages with the rows; exit 1 where they differ
  rebuild  counts anew, while everything goes on

Without options all lists (tickets, contacts, tags ...) of all workspaces.
The database is DATABASE_URL, or else the embedded one, whose server must not be running.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    workspace: { type: 'string' },
    list: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
const [command] = positionals
if (values.help || (command !== 'check' && command !== 'rebuild')) {
  if (!values.help && command !== undefined) console.error(`There is no command ${command}.\n`)
  console.log(usage)
  process.exitCode = values.help ? 0 : 1
} else {
  process.exitCode = await main(command)
}

type NamedKey = ListKey & { workspace: string; dimension: string; value: string | null }

/** Goes through the keys that are counted; returns the exit code. */
async function main(task: 'check' | 'rebuild'): Promise<number> {
  const { config, log } = begin()
  const database = await startDatabase(config, log)
  await database.migrated
  const sql = postgres(database.url, { max: 1, onnotice: () => {} })
  const pool = connectBy(config, database.url, { size: 1 })
  const bar = new SingleBar(
    { format: ' {bar} {percentage}% | {value} of {total} counts | {eta_formatted} left' },
    Presets.shades_classic,
  )
  try {
    const keys = await sql<NamedKey[]>`
      select k.workspace_id as "workspaceId", k.list, k.key::text, k.dimension, k.value,
        w.name as workspace
      from list_keys k join workspaces w on w.id = k.workspace_id
      where k.built_at is not null
        and (${values.workspace ?? null}::text is null or w.name = ${values.workspace ?? null})
        and (${values.list ?? null}::text is null or k.list = ${values.list ?? null})
      order by w.name, k.list, k.dimension, k.value`
    const faults: string[] = []
    if (process.stderr.isTTY) bar.start(keys.length, 0)
    for (const key of keys) {
      if (task === 'rebuild') await build(pool, key, true)
      else faults.push(...(await faultsOf(sql, key)))
      bar.increment()
    }
    bar.stop()
    for (const fault of faults) console.log(fault)
    console.log(
      task === 'rebuild'
        ? `${keys.length} counts rebuilt`
        : `${keys.length} counts checked, ${faults.length} wrong`,
    )
    return faults.length === 0 ? 0 : 1
  } finally {
    bar.stop()
    await Promise.all([sql.end(), pool.close()])
    await database.stop()
  }
}

/** A line when the counts of a key are not those of its rows. */
async function faultsOf(sql: postgres.Sql, key: NamedKey): Promise<string[]> {
  const faults = await sql<Array<{ counted: string; actual: string }>>`
    select counted::text, actual::text
    from list_faults(${key.workspaceId}::uuid, ${key.list}, ${key.key}::bigint)`
  if (faults.length === 0) return []
  const name = key.dimension === 'all' ? 'all' : `${key.dimension} = ${key.value ?? 'none'}`
  return [`${key.workspace}: ${key.list}, ${name}: ${faults.length} blocks differ`]
}
