import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { connect } from '../../../src/db/pool/pool.ts'
import { createToken, createWorkspace } from '../../../src/workspaces/workspaces.ts'
import { untilWorkedOff } from './backlog.ts'
import { send, type Shot, shotOf } from './load.ts'
import type { Progress } from './progress.ts'
import { startOurs, startWorker } from './servers.ts'
import { walBytes } from './wal.ts'

const clients = 16
const patches = 1000
const actors = 200
const commentsOfTicket = 2
const ticketsADay = 1000
const daysOfYear = 365

/**
 * Makes tickets with two comments each through the API and prints the bytes of each table by ticket, what they come to after
 * a year, and what a PATCH of the priority adds to the write-ahead log. Returns the bytes of a ticket with its comments.
 */
export async function measureStorage(
  url: string,
  tickets: number,
  progress: Progress,
  undoing: Array<() => unknown>,
): Promise<number> {
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

  const comments = commentsOfTicket * tickets
  progress.start('making tickets with comments', actors + tickets + comments + patches)
  const empty = await bytesOf(sql)
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
  await settled(url, sql)
  const created = grown(await bytesOf(sql), empty)
  await each(comments, async (n) => {
    const text = `Report ${n}: somebody from the harbour has called, and the crane has been moved.`
    await ask('POST', `/tickets/${ticketIds[n % tickets]}/comments`, { text })
  })
  await settled(url, sql)
  const commented = grown(await bytesOf(sql), empty)
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
  const bytes = print(`the same with ${comments.toLocaleString('en')} comments`, commented, tickets)
  console.log(`write-ahead log of a PATCH of the priority: ${Math.round(patchBytes)} bytes`)
  return bytes
}

interface Size {
  readonly name: string
  /** With what is too long for its rows. */
  readonly table: number
  readonly indexes: number
  /** For how many days a row is on disk at most; null for ever. */
  readonly days: number | null
}

/** Bytes of the tables, those of the partitions of one retention together. */
async function bytesOf(sql: postgres.Sql): Promise<Size[]> {
  return sql<Size[]>`
    select coalesce(l.name, c.relname) as name, sum(pg_table_size(c.oid))::float8 as table,
      sum(pg_indexes_size(c.oid))::float8 as indexes,
      (extract(epoch from l.kept + ('1 ' || l.period)::interval) / 86400)::float8 as days
    from pg_class c
    left join pg_inherits i on i.inhrelid = c.oid
    left join log_tables l on l.name = i.inhparent::regclass::text
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    group by 1, 4 order by sum(pg_total_relation_size(c.oid)) desc`
}

/** Returns the sizes without those of the tables when they were empty: each index has a page then. */
function grown(sizes: readonly Size[], empty: readonly Size[]): Size[] {
  const before = new Map(empty.map((size) => [size.name, size]))
  return sizes.map((size) => ({
    ...size,
    table: size.table - (before.get(size.name)?.table ?? 0),
    indexes: size.indexes - (before.get(size.name)?.indexes ?? 0),
  }))
}

/** Prints them with what they come to in a year, of what is kept for as long; returns the bytes of a ticket. */
function print(title: string, sizes: readonly Size[], tickets: number): number {
  const rows = sizes.map(({ name, table, indexes, days }) => ({
    name,
    table: table / tickets,
    indexes: indexes / tickets,
    all: (table + indexes) / tickets,
    year: ((table + indexes) / tickets) * ticketsADay * Math.min(days ?? daysOfYear, daysOfYear),
  }))
  const sumOf = (member: 'all' | 'year') => rows.reduce((sum, row) => sum + row[member], 0)
  console.log(
    `\n${title}: ${Math.round(sumOf('all'))} bytes a ticket; after a year of ` +
      `${ticketsADay.toLocaleString('en')} tickets a day ${(sumOf('year') / 1e9).toFixed(2)} GB`,
  )
  console.table(
    Object.fromEntries(
      rows
        .filter(({ all }) => all >= 5)
        .map(({ name, table, indexes, all, year }) => [
          name,
          {
            table: Math.round(table),
            indexes: Math.round(indexes),
            'bytes a ticket': Math.round(all),
            'MB after a year': Math.round(year / 1e6),
          },
        ]),
    ),
  )
  return sumOf('all')
}

/** Resolves when the worker has applied all deltas of lists, and their space is free again. */
async function settled(url: string, sql: postgres.Sql): Promise<void> {
  await untilWorkedOff(url)
  await sql.unsafe('vacuum list_deltas')
}
