import { getTableName } from 'drizzle-orm'
import { parseArgs } from 'node:util'
import type { Pool } from '../db/pool/client.ts'
import { build } from '../lists/build.ts'
import { type CountedKey, countedKeys, keyFaults } from '../lists/check.ts'
import { countedLists } from '../lists/counted-lists.ts'
import { printable } from './name.ts'
import { onDatabase } from './on-database.ts'
import { withProgress } from './progress.ts'
import { UsageError, whichDatabase } from './usage.ts'
import { workspacesMeant } from './workspace.ts'
import { counted } from '../lib/words.ts'

const names = countedLists.map(({ table }) => getTableName(table))

export const usage = `Usage: npx switchboard lists check|rebuild [--workspace NAME] [--list LIST]

  check    compares the counts behind totals and pages with the rows; exits with 1 where they differ
  rebuild  counts the rows again, while the server goes on

Without options it goes through all lists (${names.join(', ')}) of all workspaces.
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
  if (values.list !== undefined && !names.includes(values.list)) {
    throw new UsageError(`There is no list "${values.list}". The lists are ${names.join(', ')}.`)
  }
  return goThrough(task, values)
}

/** Goes through the keys that are counted; returns the exit code. */
async function goThrough(
  task: 'check' | 'rebuild',
  values: { readonly workspace?: string | undefined; readonly list?: string | undefined },
): Promise<number> {
  return onDatabase({ isBackground: true }, async ({ pool }) => {
    const keys: Array<CountedKey & { workspace: string }> = []
    for (const { id: workspaceId, name } of await workspacesMeant(pool, values.workspace)) {
      const ofWorkspace = await countedKeys(pool, { workspaceId, list: values.list ?? null })
      keys.push(...ofWorkspace.map((key) => ({ ...key, workspace: name })))
    }
    const faults: string[] = []
    await withProgress('counts', keys.length, async (bar) => {
      for (const key of keys) {
        if (task === 'rebuild') await build(pool, key, true)
        else faults.push(...(await faultsOf(pool, key)))
        bar.increment()
      }
    })
    for (const fault of faults) console.log(printable(fault))
    if (keys.length === 0) console.log('Nothing has been counted yet.')
    console.log(
      task === 'rebuild'
        ? `${counted(keys.length, 'count')} rebuilt`
        : `${counted(keys.length, 'count')} checked, ${faults.length} wrong`,
    )
    return faults.length === 0 ? 0 : 1
  })
}

/** A line when the counts of a key are not those of its rows. */
async function faultsOf(pool: Pool, key: CountedKey & { workspace: string }): Promise<string[]> {
  const faults = await keyFaults(pool, key)
  if (faults.length === 0) return []
  const name = key.dimension === 'all' ? 'all' : `${key.dimension} = ${key.value ?? 'none'}`
  return [`${key.workspace}: ${key.list}, ${name}: ${counted(faults.length, 'wrong block')}`]
}
