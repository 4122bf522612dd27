import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import { connect } from '../../../src/db/pool/pool.ts'
import { createToken } from '../../../src/workspaces/workspaces.ts'
import { untilWorkedOff } from './backlog.ts'
import { commonWord, type Tenant } from './data.ts'
import { originOf, roundOf, type Shot, shotOf, statusOf } from './load.ts'
import { median } from './report.ts'
import { startOurs, startWorker } from './servers.ts'

/** Measured reads a second: together with the loops they are fewer than a workspace may send. */
const perSecond = 60
const seconds = 20
/** Seconds beside the loops before it is measured: in steps until one of them is refused, and at most. */
const [leadInStep, longestLeadIn] = [6, 30]
/** As many requests of one token as a process takes at once, and a minute, unless set otherwise. */
const mostInFlight = 20
const limits = { RATE_LIMIT: '600', MAX_IN_FLIGHT_PER_TOKEN: String(mostInFlight) }
/** Loops of heavy lists that are measured one after the other, the last ones at all limits of a token, and how often. */
const usual = { loopCounts: [0, 1, 3, mostInFlight], rounds: 5 }
const connections = 256
/** Number of tokens with which none reaches a limit, and none has over 20 of 256 connections. */
const tokens = 40
const dayMs = 86_400_000

/**
 * Prints what reading one ticket takes at 60 a second, alone and beside another token that loops over the heaviest lists,
 * and how 256 connections with reads, lists and changes are answered. Returns the p99 beside each number of loops, in
 * times of the p99 alone. What it starts, it adds to `undoing`. Throws if a read is refused, since refusals are quick.
 */
export async function measureNeighbours(
  url: string,
  tenant: Tenant,
  undoing: Array<() => unknown>,
  { loopCounts, rounds } = usual,
): Promise<ReadonlyMap<number, number>> {
  const [noisy = '', ...others] = await tokensOf(url, tenant.workspaceId)
  const worker = await startWorker(url)
  undoing.push(() => worker.stop())
  const start = async (env: Record<string, string>) => {
    const server = await startOurs(url, { env })
    const poolOf = () => new Pool(originOf(server.port), { connections, pipelining: 1 })
    // What waits for connections of the client is not what the server is measured by
    const [pool, noisyPool] = [poolOf(), poolOf()]
    const stop = async () => {
      await Promise.all([pool.destroy(), noisyPool.destroy()])
      await server.stop()
    }
    undoing.push(stop)
    return { pool, noisyPool, stop }
  }
  const limited = await start(limits)
  const { pool, noisyPool } = limited

  const heavy = heaviest()
  const lists = ['/tickets', '/tickets?status=pending&page=50', '/groups?limit=10', '/contacts']
  const get = (n: number) => `/tickets/${tenant.ticketIds[n % tenant.ticketIds.length]}`
  const update = (n: number, token: string): Shot =>
    shotOf(token, 'PATCH', `/tickets/${tenant.openTicketIds[n % tenant.openTicketIds.length]}`, {
      title: `The gate does not open, report ${n}`,
    })

  // The counts of these lists are built when they are first asked for
  for (const path of lists) await statusOf(pool, shotOf(noisy, 'GET', path))
  await untilWorkedOff(url)
  const read = (n: number) => shotOf(others[n % others.length] ?? '', 'GET', get(n))
  for (let n = 0; n < 1000; n++) await statusOf(pool, read(n))

  // What is read for the first time comes from the disk
  for (const path of heavy) await statusOf(pool, shotOf(noisy, 'GET', path))
  await untilWorkedOff(url)

  const found = new Map<number, number[]>(loopCounts.map((loops) => [loops, []]))
  for (let round = 1; round <= rounds; round++) {
    for (const [loops, p99s] of found) {
      const beside = loop(noisyPool, loops, (n) =>
        shotOf(noisy, 'GET', heavy[n % heavy.length] ?? ''),
      )
      // A tenant is at its limits once it has used up what it has ahead
      const leadIn: number[] = []
      do {
        leadIn.push(...(await paced(pool, read, leadInStep)).times)
      } while (loops > 0 && !beside.isLimited() && leadIn.length < perSecond * longestLeadIn)
      const { times, statuses } = await paced(pool, read, seconds)
      const heavyStatuses = await beside.end()
      const { p50Ms, p99Ms } = roundOf(times, seconds * 1000)
      if (Object.keys(statuses).join() !== '200') {
        throw new Error(`Reads beside ${loops} loops were answered ${shown(statuses)}.`)
      }
      p99s.push(p99Ms)
      const leadInSeconds = Math.round(leadIn.length / perSecond)
      console.log(
        `round ${round}, getTicket beside ${loops} loops of heavy lists: p50 ${p50Ms.toFixed(1)} ms, ` +
          `p99 ${p99Ms.toFixed(1)} ms (in the ${leadInSeconds} s before, until they were at their limits, ` +
          `${roundOf(leadIn, leadInSeconds * 1000).p99Ms.toFixed(1)} ms); ` +
          `the heavy lists were answered ${shown(heavyStatuses)}`,
      )
    }
  }
  const alone = median(found.get(0) ?? [])
  const times = new Map<number, number>()
  for (const [loops, p99s] of found) {
    const p99Ms = median(p99s)
    times.set(loops, p99Ms / alone)
    console.log(
      `median p99 beside ${loops} loops: ${p99Ms.toFixed(1)} ms, ${(p99Ms / alone).toFixed(2)} times that of alone`,
    )
  }

  await limited.stop()
  const unlimited = await start({ MAX_IN_FLIGHT_PER_TOKEN: String(mostInFlight) })
  const mix = loop(unlimited.pool, connections, (n) => {
    const token = others[n % others.length] ?? ''
    if (n % 5 > 0) return shotOf(token, 'GET', get(n))
    const turn = Math.floor(n / 5)
    return turn % 2 === 0
      ? shotOf(token, 'GET', lists[turn % lists.length] ?? '')
      : update(n, token)
  })
  await sleep(seconds * 1000)
  console.log(
    `${connections} connections, four fifths getTicket, the others lists and updates: ` +
      `answered ${shown(await mix.end())}`,
  )
  return times
}

/**
 * Returns the requests that cost the database most: filters that no index combines, words, deep pages, metrics of a
 * year.
 */
function heaviest(): string[] {
  const to = new Date()
  const from = new Date(to.getTime() - 366 * dayMs)
  const year = `from=${from.toISOString()}&to=${to.toISOString()}`
  return [
    `/tickets?q=${commonWord}`,
    `/tickets?q=${commonWord}&sort=priority&page=1000`,
    '/tickets?status=open,closed&priority=low,medium&sort=updatedAt',
    '/tickets?sort=-updatedAt&page=20000',
    '/tickets?sort=priority&page=20000',
    `/cx-logs?${year}&sort=-handledTime&page=5000`,
    `/cx-logs/metrics?${year}`,
    `/cx-logs/metrics?${year}&groupBy=agent`,
  ]
}

type Statuses = Record<string, number>

interface Loop {
  /** Whether an answer has said that there were too many requests. */
  isLimited(): boolean
  end(): Promise<Statuses>
}

/** Sends shots one after the other on some connections until it is ended. */
function loop(pool: Pool, count: number, next: (n: number) => Shot): Loop {
  const statuses: Statuses = {}
  let n = 0
  const ending = new AbortController()
  const { signal } = ending
  setMaxListeners(count, signal)
  const loops = Array.from({ length: count }, async () => {
    while (!signal.aborted) {
      const { statusCode, headers, body } = await pool.request({ ...next(n++) })
      await body.dump()
      countStatus(statuses, statusCode)
      const retryAfter = Number(headers['retry-after'] ?? 0)
      // Not all at once
      const waitMs = (retryAfter + Math.random()) * 1000
      if (retryAfter > 0) await sleep(waitMs, undefined, { signal }).catch(() => {})
    }
  })
  return {
    isLimited: () => 429 in statuses,
    async end() {
      ending.abort()
      await Promise.all(loops)
      return statuses
    },
  }
}

/** Sends shots at an even rate for some seconds, however long the answers take. */
async function paced(
  pool: Pool,
  next: (n: number) => Shot,
  forSeconds: number,
): Promise<{ times: number[]; statuses: Statuses }> {
  const times: number[] = []
  const statuses: Statuses = {}
  const sent: Array<Promise<void>> = []
  const startedAt = performance.now()
  const send = async (n: number) => {
    const sentAt = performance.now()
    countStatus(statuses, await statusOf(pool, next(n)))
    times.push(performance.now() - sentAt)
  }
  while (sent.length < perSecond * forSeconds) {
    const due = ((performance.now() - startedAt) / 1000) * perSecond
    while (sent.length < due) sent.push(send(sent.length))
    await sleep(1)
  }
  await Promise.all(sent)
  return { times, statuses }
}

function countStatus(statuses: Statuses, status: number): void {
  statuses[status] = (statuses[status] ?? 0) + 1
}

function shown(statuses: Statuses): string {
  const parts = Object.entries(statuses).map(([status, count]) => `${status} × ${count}`)
  return parts.length === 0 ? 'nothing' : parts.join(', ')
}

async function tokensOf(url: string, workspaceId: string): Promise<string[]> {
  const pool = connect({ url, size: 1 })
  const now = new Date().toISOString()
  const made: string[] = []
  for (let n = 0; n <= tokens; n++) {
    const options = { name: `Neighbour ${n}`, scopes: ['*'], days: 1 }
    made.push(await pool.transaction((db) => createToken(db, workspaceId, options, now)))
  }
  await pool.close(1000)
  return made
}
