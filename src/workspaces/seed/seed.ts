import type { Db } from '../../db/pool/client.ts'
import { withoutTransactionTimeout } from '../../db/pool/driver.ts'
import { hostsOf } from '../../db/pool/hosts.ts'
import { connect } from '../../db/pool/pool.ts'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import postgres from 'postgres'
import { pageMs, repairWorkspace } from '../../db/repair.ts'
import { repairs } from '../../api/repairs.ts'
import { dataOf, type SeedCounts } from './data.ts'

/** Copies seeded rows into a workspace and advances its positions. `onRows` receives the number of rows copied. */
export async function seed(
  url: string,
  workspaceId: string,
  counts: SeedCounts,
  randomSeed: number,
  onRows: (count: number) => void = () => {},
): Promise<void> {
  const { database } = hostsOf(url)
  const sql = postgres(url, { database, max: 1, onnotice: () => {} })
  try {
    await sql.begin(async (tx) => {
      // Limits of the user are for shorter work
      await tx`set local statement_timeout = 0`
      await tx.unsafe(withoutTransactionTimeout)
      // Another run would begin at the same positions
      await tx`select pg_advisory_xact_lock(hashtextextended(${`seed ${workspaceId}`}, 0))`
      const starts = await tx<Array<{ list: string; last: number }>>`
        select list, last_position(${workspaceId}, list)::int as last from numbered_lists`
      const lasts = Object.fromEntries(starts.map(({ list, last }) => [list, last]))
      const tables = dataOf(workspaceId, counts, randomSeed, lasts)
      // First, since a server may add rows meanwhile
      for (const { name, last } of tables) {
        if (last !== undefined) await tx`select continue_behind(${workspaceId}, ${name}, ${last})`
      }
      for (const table of tables) {
        const copy = tx.unsafe(`copy ${table.name} (${table.columns.join(', ')}) from stdin`)
        const failure = failureOf(copy)
        const sink = await copy.writable()
        await Promise.race([pipeline(Readable.from(chunksOf(table.rows(), onRows)), sink), failure])
      }
    })
    await sql`analyze`
  } finally {
    // Without a limit it waits for ever for a connection that was lost
    await sql.end({ timeout: 1 })
  }
  await completeSeed(url, workspaceId, onRows)
}

/** Derives what reactions would have written for copied rows, which have had none; returns the number of rows without. */
export async function completeSeed(
  url: string,
  workspaceId: string,
  onRows: (count: number) => void = () => {},
): Promise<number> {
  const pool = connect({ url, size: 1 })
  try {
    const rules = Object.values(repairs).flat()
    const transaction = <T>(work: (db: Db) => Promise<T>) =>
      pool.transaction(work, { longMs: pageMs })
    return (await repairWorkspace(transaction, workspaceId, rules, false, onRows)).length
  } finally {
    await pool.close(1000)
  }
}

/**
 * Rejects when a COPY fails. The driver notes no failure after the last of the data has been sent, neither in the
 * stream, which then never ends, nor in the query, which has been resolved with the stream.
 */
function failureOf(copy: object): Promise<never> {
  const query = copy as { reject: (error: unknown) => void }
  const failure = new Promise<never>((_, reject) => {
    const ofDriver = query.reject
    query.reject = (error) => {
      ofDriver(error)
      reject(error as Error)
    }
  })
  failure.catch(() => {})
  return failure
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
