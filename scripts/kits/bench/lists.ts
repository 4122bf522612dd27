import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { untilWorkedOff } from './backlog.ts'
import { commonWord, rareWord, type Tenant } from './data.ts'
import { fillLists, type ListRows } from './list-data.ts'
import { send } from './load.ts'
import type { Progress } from './progress.ts'
import { median } from './report.ts'
import { startOurs, startWorker } from './servers.ts'

const pageSize = 25
/** A program writes its log after half a second at the latest. */
const logDelayMs = 1000
/** The contract has no later page. */
const lastOfAll = 100_000
const day = 86_400_000

/** The list, and its query without the page. */
type List = readonly [path: string, query?: string]

/** Durations of the first, middle and last page of a list, in milliseconds. */
export interface PageTimes {
  readonly name: string
  readonly path: string
  readonly query: URLSearchParams
  readonly ms: readonly number[]
}

/** Lists of every kind: combinations, ranges, sorts, searches, and those within one object. */
function listsOf({ common }: Tenant, rows: ListRows): List[] {
  const half = new Date(Date.now() - 300 * day).toISOString()
  const { assigneeId, tagId } = common
  const conversation = `/conversations/${rows.conversationId}`
  return [
    ['/tickets'],
    ['/tickets', 'status=pending'],
    ['/tickets', `assigneeId=${assigneeId}`],
    ['/tickets', `status=open&assigneeId=${assigneeId}`],
    ['/tickets', 'status=open&priority=high&queueId=none'],
    ['/tickets', 'status=open&priority=low&assigneeId=none'],
    ['/tickets', `status=open&tagId=${tagId}`],
    ['/tickets', `createdFrom=${half}`],
    ['/tickets', `createdFrom=${half}&status=open`],
    ['/tickets', `updatedFrom=${half}`],
    ['/tickets', `updatedFrom=${half}&sort=-updatedAt`],
    ['/tickets', 'cf_severity=3'],
    ['/tickets', 'sort=-updatedAt'],
    ['/tickets', 'sort=priority'],
    ['/tickets', 'sort=status'],
    ['/tickets', 'sort=dueAt'],
    ['/tickets', 'sort=-priority,createdAt'],
    ['/tickets', 'status=open&sort=-updatedAt'],
    ['/tickets', `q=${commonWord}`],
    ['/tickets', `q=${rareWord}`],
    ['/tickets', `q=${commonWord}&status=pending`],
    ['/contacts'],
    ['/contacts', 'channel=phone&isBlocked=false'],
    ['/contacts', 'q=an'],
    ['/contacts', 'q=xq'],
    ['/contacts', 'q=lindqvist'],
    ['/contacts', `email=${rows.email}`],
    ['/contacts', 'sort=name'],
    ['/contacts', 'sort=-lastSeenAt'],
    ['/conversations'],
    ['/conversations', 'status=open'],
    ['/conversations', 'sort=-lastMessageAt'],
    ['/conversations', 'status=open&sort=-lastMessageAt'],
    ['/conversations', 'q=crane'],
    ['/messages'],
    ['/messages', 'status=failed'],
    ['/messages', 'q=pump'],
    ['/messages', `conversationId=${rows.conversationId}`],
    [`${conversation}/timeline`],
    [`/tickets/${rows.ticketId}/comments`],
    ['/audit-logs'],
    ['/audit-logs', `requestId=${rows.requestId}`],
  ]
}

/** Fills all lists and prints and returns what their first, middle and last page take, each the median of `rounds` reads. */
export async function measureLists(
  url: string,
  tenant: Tenant,
  tickets: number,
  rounds: number,
  progress: Progress,
  undoing: Array<() => unknown>,
): Promise<PageTimes[]> {
  const sql = postgres(url, {
    max: 2,
    onnotice: () => {},
    // Filling a million takes longer than a statement of the service may
    connection: { synchronous_commit: false, options: '-c statement_timeout=0' },
  })
  undoing.push(() => sql.end())
  const rows = await fillLists(sql, tenant.workspaceId, tickets, progress)
  const server = await startOurs(url, { env: { LOG_LEVEL: 'error' } })
  undoing.push(() => server.stop())
  const worker = await startWorker(url)
  undoing.push(() => worker.stop())
  const headers = { authorization: `Bearer ${tenant.token}` }
  const read = async (path: string) => {
    const { status, text } = await send(server.port, { method: 'GET', path, headers })
    if (status !== 200 && status !== 503) {
      await sleep(logDelayMs)
      throw new Error(`${path} answered ${status}: ${text.slice(0, 500)}\n${server.complaint()}`)
    }
    const body = JSON.parse(text) as { total: number; lastPage: number; totalIsCapped?: boolean }
    return { ...body, isLate: status === 503 }
  }
  const lists = listsOf(tenant, rows).map(([list, query]) => ({
    name: nameOf(list, query),
    list,
    query: new URLSearchParams(query),
    path: `/api/v1${list}?pageSize=${pageSize}${query === undefined ? '' : `&${query}`}`,
  }))

  // Bitmaps are built once they are asked for, those of days once the periods are there that pages lie in
  for (let [before, now] = [-1, 0]; now > before;) {
    for (const { path } of lists) {
      const { lastPage = 1 } = await read(path)
      for (const page of pagesOf(lastPage)) await read(`${path}&page=${page}`)
    }
    await untilWorkedOff(url)
    ;[before, now] = [now, (await sql`select from list_keys`).length]
  }
  // As the autovacuum does within a minute of this many changes
  await sql`vacuum analyze list_cells, list_deltas`
  console.log(
    `\n${tickets.toLocaleString('en')} tickets: milliseconds of the first, middle and last page`,
  )
  const found: PageTimes[] = []
  for (const { name, list, query, path } of lists) {
    const { lastPage = 1, total = 0, totalIsCapped } = await read(path)
    const taken: string[] = []
    const ms: number[] = []
    for (const page of pagesOf(lastPage)) {
      const times: number[] = []
      let isLate = false
      // The first one warms up
      for (let n = 0; n <= rounds; n++) {
        const startedAt = performance.now()
        const found = await read(`${path}&page=${page}`)
        if (n > 0) times.push(performance.now() - startedAt)
        isLate ||= found.isLate
      }
      ms.push(median(times))
      taken.push(`${isLate ? '503 ' : ''}${median(times).toFixed(1)}`.padStart(9))
    }
    const count = `${total.toLocaleString('en')}${totalIsCapped ? '+' : ''}`
    console.log(`${name.padEnd(52)} ${count.padStart(10)} ${taken.join('')}`)
    found.push({ name, path: list, query, ms })
  }
  return found
}

/** The list without identifiers and instants. */
function nameOf(path: string, query = ''): string {
  const values = query.replace(/=[0-9a-f]{8}-[^&]*/g, '=…').replace(/=\d{4}-[^&]*/g, '=…')
  return `${path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}')}${values && `?${values}`}`
}

/** The first page, one in the middle and the last one that there is. */
function pagesOf(lastPage: number): number[] {
  const last = Math.min(lastPage, lastOfAll)
  return [...new Set([1, Math.ceil(last / 2), last])]
}
