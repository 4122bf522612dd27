import { Presets, SingleBar } from 'cli-progress'
import { getTableName } from 'drizzle-orm'
import { parseArgs } from 'node:util'
import postgres from 'postgres'
import { loadProcess } from '../boot/process.ts'
import { connectBy, openDatabase } from '../boot/database.ts'
import { build, type ListKey } from '../lists/build.ts'
import { countedLists } from '../lists/counted-lists.ts'
import { printable } from './name.ts'
import { UsageError, whichDatabase } from './usage.ts'
import { requireAnyWorkspace, workspaceNamed } from './workspace.ts'
import { counted } from '../lib/words.ts'

export const usage = `Usage: npx switchboard lists check|rebuild [--workspace NAME] [--list LIST]

  check    compares the counts behind totals and pages with the rows; exits with 1 where they differ
  rebuild  counts the rows again, while the server goes on

Without options it goes through all lists (tickets, contacts, tags and others) of all workspaces.
${whichDatabase}`

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { workspace: { type: 'string' }, list: { type: 'string' } },
  })
  const [task, ...rest] = positionals
  if ((task !== 'check' && task !== 'rebuild') || rest.length > 0) {
    throw new UsageError('Name what to do: check or rebuild.')
  }
  const names = countedLists.map(({ table }) => getTableName(table))
  if (values.list !== undefined && !names.includes(values.list)) {
    throw new UsageError(`There is no list "${values.list}". The lists are ${names.join(', ')}.`)
  }
  return goThrough(task, values)
}

type NamedKey = ListKey & {
  workspace: string
  dimension: string
  value: string | null
}

/** Goes through the keys that are counted; returns the exit code. */
async function goThrough(
  task: 'check' | 'rebuild',
  values: { readonly workspace?: string | undefined; readonly list?: string | undefined },
): Promise<number> {
  const { config, log } = loadProcess()
  const database = await openDatabase(config, log)
  const sql = postgres(database.url, { max: 1, onnotice: () => {} })
  const pool = connectBy(config, database.url, log, { size: 1 })
  const bar = new SingleBar(
    { format: ' {bar} {percentage}% | {value} of {total} counts | {eta_formatted} left' },
    Presets.shades_classic,
  )
  try {
    await requireAnyWorkspace(pool)
    if (values.workspace !== undefined) await workspaceNamed(pool, values.workspace)
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
    for (const fault of faults) console.log(printable(fault))
    if (keys.length === 0) console.log('Nothing has been counted yet.')
    console.log(
      task === 'rebuild'
        ? `${counted(keys.length, 'count')} rebuilt`
        : `${counted(keys.length, 'count')} checked, ${faults.length} wrong`,
    )
    return faults.length === 0 ? 0 : 1
  } finally {
    bar.stop()
    await Promise.all([sql.end({ timeout: 1 }), pool.close()])
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
  return [`${key.workspace}: ${key.list}, ${name}: ${counted(faults.length, 'wrong block')}`]
}
