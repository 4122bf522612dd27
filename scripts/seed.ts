import { Presets, SingleBar } from 'cli-progress'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'
import type { Pool } from '../src/db/client.ts'
import { connect } from '../src/db/pool.ts'
import { begin, connectBy, startDatabase } from '../src/process.ts'
import { repairWorkspace } from '../src/repair.ts'
import { repairs } from '../src/repairs.ts'
import { createWorkspace, findWorkspace } from '../src/workspaces.ts'
import { dataOf, type SeedCounts } from './seed/data.ts'

const usage = `Usage: npm run seed -- --workspace NAME [--create-workspace]
         [--contacts N] [--tickets N] [--groups N] [--tags N] [--users N] [--random-seed N]

Fills a workspace with realistic data by COPY: the same random seed makes the same data, but for the
last day, in which tickets were resolved. Defaults:
1,000 contacts, 10,000 tickets, 100 groups, 40 tags, 20 users, random seed 1. Further runs add to what
is there; usernames and addresses hold the random seed, so take another one.
The database is DATABASE_URL, or else the embedded one, whose server must not be running.`

/**
 * Copies seeded rows into a workspace and moves its positions on. `onRows` hears of the rows copied.
 */
export async function seed(
  url: string,
  workspaceId: string,
  counts: SeedCounts,
  randomSeed: number,
  onRows: (count: number) => void = () => {},
): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await sql.begin(async (tx) => {
      const starts = await tx<Array<{ list: string; last: number }>>`
        select list, last_position(${workspaceId}, list)::int as last from numbered_lists`
      const lasts = Object.fromEntries(starts.map(({ list, last }) => [list, last]))
      for (const table of dataOf(workspaceId, counts, randomSeed, lasts)) {
        const sink = await tx
          .unsafe(`copy ${table.name} (${table.columns.join(', ')}) from stdin`)
          .writable()
        await pipeline(Readable.from(chunksOf(table.rows(), onRows)), sink)
        if (table.last === undefined) continue
        await tx`select continue_behind(${workspaceId}, ${table.name}, ${table.last})`
      }
    })
    await sql`analyze`
  } finally {
    await sql.end()
  }
  // Copied rows have had no reactions
  const pool = connect({ url, size: 1 })
  const rules = Object.values(repairs).flat()
  await repairWorkspace((work) => pool.transaction(work), workspaceId, rules, false, onRows)
  await pool.close(1000)
}

/** Rows as chunks of some 64 KiB of COPY's text format. */
function* chunksOf(
  rows: Iterable<ReadonlyArray<string | number | null>>,
  onRows: (count: number) => void,
): Generator<string> {
  let chunk = ''
  let count = 0
  for (const row of rows) {
    chunk += row.map(copyText).join('\t') + '\n'
    count += 1
    if (chunk.length > 65_536) {
      yield chunk
      onRows(count)
      chunk = ''
      count = 0
    }
  }
  yield chunk
  onRows(count)
}

function copyText(value: string | number | null): string {
  if (value === null) return '\\N'
  return String(value).replace(/[\\\n\r\t]/g, (char) => {
    if (char === '\n') return '\\n'
    if (char === '\r') return '\\r'
    return char === '\t' ? '\\t' : '\\\\'
  })
}

async function main(): Promise<number> {
  const count = { type: 'string' } as const
  const { values } = parseArgs({
    options: {
      workspace: { type: 'string' },
      'create-workspace': { type: 'boolean', default: false },
      contacts: { ...count, default: '1000' },
      tickets: { ...count, default: '10000' },
      groups: { ...count, default: '100' },
      tags: { ...count, default: '40' },
      users: { ...count, default: '20' },
      'random-seed': { ...count, default: '1' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) {
    console.log(usage)
    return 0
  }
  const numbers = [values.contacts, values.tickets, values.groups, values.tags, values.users]
  const wrong = [...numbers, values['random-seed']].find((text) => !/^\d{1,8}$/.test(text))
  if (wrong !== undefined || values.workspace === undefined) {
    console.error(
      wrong === undefined ? 'Name the workspace: --workspace NAME' : `No count: ${wrong}`,
    )
    return 1
  }
  const [contacts, tickets, groups, tags, users] = numbers.map(Number) as number[] as [
    number,
    number,
    number,
    number,
    number,
  ]
  const counts = { contacts, tickets, groups, tags, users }
  if (tickets + groups > 0 && contacts === 0) {
    console.error('Tickets and groups need contacts.')
    return 1
  }

  const { config, log } = begin()
  const database = await startDatabase(config, log)
  await database.migrated
  const pool = connectBy(config, database.url, { size: 1 })
  const workspaceId = await workspaceOf(pool, values.workspace, values['create-workspace'])
  await pool.close(1000)
  try {
    if (workspaceId === undefined) {
      console.error(`There is no workspace ${values.workspace}; add --create-workspace`)
      return 1
    }
    const startedAt = performance.now()
    const total = users + contacts * 3 + tags + tickets * 3.5 + groups * 6
    const bar = process.stderr.isTTY
      ? new SingleBar(
          { format: '{bar} {percentage}% of {total} rows, {eta_formatted} left' },
          Presets.shades_classic,
        )
      : undefined
    bar?.start(Math.round(total), 0)
    let rows = 0
    await seed(database.url, workspaceId, counts, Number(values['random-seed']), (more) => {
      rows += more
      bar?.update(Math.min(rows, Math.round(total)))
    })
    bar?.update(Math.round(total))
    bar?.stop()
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    console.log(`${rows} rows in ${seconds} s: ${JSON.stringify(counts)}`)
    return 0
  } finally {
    await database.stop()
  }
}

async function workspaceOf(pool: Pool, name: string, create: boolean): Promise<string | undefined> {
  const known = await findWorkspace(pool, name)
  if (known !== undefined || !create) return known
  return pool.transaction((db) => createWorkspace(db, name, new Date().toISOString()))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await main()
