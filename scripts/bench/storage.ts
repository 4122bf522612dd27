import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { connect } from '../../src/db/pool.ts'
import { createToken, createWorkspace } from '../../src/workspaces.ts'
import { send, type Shot, shotOf } from './load.ts'
import type { Progress } from './progress.ts'
import { startOurs, startWorker } from './servers.ts'
import { walBytes } from './wal.ts'

const clients = 16
const patches = 1000
const actors = 200

/**
 * Makes tickets with comments through the API and prints the bytes of each table by ticket, and what a PATCH
 * of the priority adds to the write-ahead log.
 */
export async function measureStorage(
  url: string,
  tickets: number,
  progress: Progress,
  undoing: Array<() => unknown>,
): Promise<void> {
  const pool = connect({ url, size: 2 })
  const now = new Date().toISOString()
  const token = await pool.transaction(async (db) => {
    const workspaceId = await createWorkspace(db, 'Storage', now)
    return createToken(db, workspaceId, { name: 'Bench', scopes: ['*'], days: 1 }, now)
  })
  await pool.close()
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  undoing.push(() => sql.end())
  const server = await startOurs(url)
  undoing.push(() => server.stop())
  const worker = await startWorker(url)
  undoing.push(() => worker.stop())

  const ask = async (method: Shot['method'], path: string, body: unknown): Promise<string> => {
    const { status, text } = await send(server.port, shotOf(token, method, path, body))
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`)
    return (JSON.parse(text) as { data: { id: string } }).data.id
  }
  const each = async (count: number, work: (n: number) => Promise<void>) => {
    let next = 0
    const client = async () => {
      for (let n = next++; n < count; n = next++) {
        await work(n)
        progress.advance(1)
      }
    }
    await Promise.all(Array.from({ length: clients }, client))
  }

  const comments = Math.round((tickets * 40_000) / 24_615)
  progress.start('making tickets with comments', actors + tickets + comments + patches)
  const contactIds: string[] = []
  await each(actors, async (n) => {
    contactIds.push(await ask('POST', '/contacts', { name: `Contact ${n}` }))
  })
  const ticketIds: string[] = []
  await each(tickets, async (n) => {
    ticketIds[n] = await ask('POST', '/tickets', {
      title: `The gate does not open, report ${n}`,
      description: `Since this morning lorries wait outside of gate ${n % 9}.`,
      contact_id: contactIds[n % actors],
      priority: n % 2 === 0 ? 'high' : 'low',
      type: 'incident',
      channel: 'phone',
    })
  })
  await settled(sql)
  const created = await bytesOf(sql)
  await each(comments, async (n) => {
    const text = `Report ${n}: somebody from the harbour has called, and the crane has been moved.`
    await ask('POST', `/tickets/${ticketIds[n % tickets]}/comments`, { text })
  })
  await settled(sql)
  const commented = await bytesOf(sql)
  // A page that is written for the first time after a checkpoint is logged as a whole
  await sql.unsafe('alter system set full_page_writes = off')
  await sql`select pg_reload_conf()`
  await worker.stop()
  await sleep(500)
  const before = await walBytes(sql)
  await each(patches, async (n) => {
    await ask('PATCH', `/tickets/${ticketIds[n % tickets]}`, { priority: 'urgent' })
  })
  const patchBytes = ((await walBytes(sql)) - before) / patches
  progress.stop()

  print(`${tickets.toLocaleString('en')} tickets`, created, tickets)
  print(`the same with ${comments.toLocaleString('en')} comments`, commented, tickets)
  console.log(`write-ahead log of a PATCH of the priority: ${Math.round(patchBytes)} bytes`)
}

type Sizes = ReadonlyArray<{ readonly name: string; readonly bytes: number }>

/** Bytes of the tables with their indexes, those of partitions together. */
async function bytesOf(sql: postgres.Sql): Promise<Sizes> {
  return sql<Array<{ name: string; bytes: number }>>`
    select coalesce(pg_partition_root(c.oid), c.oid)::regclass::text as name,
      sum(pg_total_relation_size(c.oid))::float8 as bytes
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    group by 1 order by 2 desc`
}

function print(title: string, sizes: Sizes, tickets: number): void {
  const all = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  console.log(
    `\n${title}: ${(all / 1e6).toFixed(1)} MB, ${Math.round(all / tickets)} bytes a ticket`,
  )
  console.table(
    Object.fromEntries(
      sizes
        .filter(({ bytes }) => bytes / tickets >= 5)
        .map(({ name, bytes }) => [
          name,
          { MB: Number((bytes / 1e6).toFixed(1)), 'bytes a ticket': Math.round(bytes / tickets) },
        ]),
    ),
  )
}

/** Resolves when the worker has applied all deltas of lists, and their space is free again. */
async function settled(sql: postgres.Sql): Promise<void> {
  for (;;) {
    const waiting = await sql`select from list_deltas limit 1`
    if (waiting.length === 0) break
    await sleep(200)
  }
  await sql.unsafe('vacuum list_deltas')
}
