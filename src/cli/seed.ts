import { parseArgs } from 'node:util'
import { sqlState } from '../db/pool/errors.ts'
import type { SeedCounts } from '../workspaces/seed/data.ts'
import { completeSeed, seed } from '../workspaces/seed/seed.ts'
import { onDatabase } from './on-database.ts'
import { withProgress } from './progress.ts'
import { UsageError, whichDatabase } from './usage.ts'
import { workspaceToFill } from './workspace.ts'
import { now } from '../lib/clock.ts'
import { counted } from '../lib/words.ts'

export const usage = `Usage: npx switchboard seed --workspace NAME [--create-workspace]
         [--contacts N] [--tickets N] [--groups N] [--tags N] [--users N] [--random-seed N]

Fills a workspace with realistic data by COPY. The same random seed writes the same data, except for the last
day, in which tickets were resolved. The defaults are 1,000 contacts, 10,000 tickets, 100 groups, 40 tags,
20 users and the random seed 1. Further runs add data; they need another random seed, since user names and
addresses contain it. A run that was interrupted is completed by the same command.
${whichDatabase}`

const uniqueViolation = '23505'

export async function run(args: readonly string[]): Promise<number> {
  const count = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...args],
    options: {
      workspace: { type: 'string' },
      'create-workspace': { type: 'boolean', default: false },
      contacts: { ...count, default: '1000' },
      tickets: { ...count, default: '10000' },
      groups: { ...count, default: '100' },
      tags: { ...count, default: '40' },
      users: { ...count, default: '20' },
      'random-seed': { ...count, default: '1' },
    },
  })
  const numbers = [values.contacts, values.tickets, values.groups, values.tags, values.users]
  const wrong = [...numbers, values['random-seed']].find((text) => !/^\d{1,8}$/.test(text))
  if (wrong !== undefined) {
    throw new UsageError(`"${wrong}" is not a count. Use a whole number of at most 8 digits.`)
  }
  const { workspace, 'create-workspace': mayBeNew } = values
  if (workspace === undefined) throw new UsageError('Name the workspace: --workspace NAME.')
  const counts = {
    contacts: Number(values.contacts),
    tickets: Number(values.tickets),
    groups: Number(values.groups),
    tags: Number(values.tags),
    users: Number(values.users),
  }
  if (counts.tickets + counts.groups > 0 && counts.contacts === 0) {
    throw new UsageError('Tickets and groups need contacts. Set --contacts to at least 1.')
  }

  const filled = await onDatabase({ mayBeNew }, async ({ pool, url }) => {
    const workspaceId = await pool.transaction((db) =>
      workspaceToFill(db, workspace, mayBeNew, now().toISOString()),
    )
    return fill(url, workspaceId, counts, Number(values['random-seed']))
  })
  const { rows, isCompleted, seconds } = filled
  if (isCompleted) {
    console.log(
      'The data of this random seed is there, of a run that was interrupted. It is completed.',
    )
  }
  console.log(`${counted(rows, 'row')} in ${seconds.toFixed(1)} s: ${JSON.stringify(counts)}`)
  return 0
}

/** Seeds the workspace, or completes what an interrupted run has seeded. Throws a UsageError if it is complete. */
async function fill(
  url: string,
  workspaceId: string,
  counts: SeedCounts,
  randomSeed: number,
): Promise<{ rows: number; isCompleted: boolean; seconds: number }> {
  const startedAt = performance.now()
  const { users, contacts, tags, tickets, groups } = counts
  const total = Math.round(users + contacts * 3 + tags + tickets * 3.5 + groups * 6)
  const done = await withProgress('rows', total, async (bar) => {
    let rows = 0
    try {
      await seed(url, workspaceId, counts, randomSeed, (more) => {
        rows += more
        bar.update(Math.min(rows, total))
      })
      bar.update(total)
      return { rows, isCompleted: false }
    } catch (error) {
      if (sqlState(error) !== uniqueViolation) throw error
      // A run may have been interrupted once its rows were there
      rows = await completeSeed(url, workspaceId)
      if (rows === 0) {
        throw new UsageError(
          'The workspace has data of this random seed already. Set another one by --random-seed.',
        )
      }
      bar.update(total)
      return { rows, isCompleted: true }
    }
  })
  return { ...done, seconds: (performance.now() - startedAt) / 1000 }
}
