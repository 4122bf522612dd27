import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { untilWorkedOff } from './backlog.ts'
import { capture } from './capture.ts'
import { difference } from './check.ts'
import type { Size, Tenant } from './data.ts'
import { fire, type Round, send, type Shot } from './load.ts'
import { peerScenarios, startPeer } from './peer.ts'
import type { Progress } from './progress.ts'
import { median, type Report, type Skipped, type Starts } from './report.ts'
import { openRows } from './rows.ts'
import { type Scenario, scenariosOf } from './scenarios.ts'
import { type Server, startHand, startOurs, startPlain, startWorker } from './servers.ts'

export interface Measuring {
  /** Names of the scenarios to measure. */
  readonly names: readonly string[]
  readonly seconds: number
  readonly rounds: number
  readonly connections: number
  readonly withPeer: boolean
}

/** One of those that take turns. */
interface Contestant {
  readonly name: string
  readonly takes: (scenario: string) => boolean
  readonly server: Server
}

type Measured = Pick<Report, 'results' | 'skipped'> & { memoryMb: Report['memoryMb'][string] }

/** Turns of a second in which a server warms up at most. */
const longestWarmUp = 30

/** The scenarios of the server of plain tables. */
const plainScenarios: readonly string[] = [
  'updateTicket',
  'setTicketStatus',
  'createTicket',
  'createTicketComment',
]

/** Measures the scenarios of one filled database; what it starts, it adds to `undoing`. */
export async function measure(
  url: string,
  size: Size,
  tenants: readonly Tenant[],
  measuring: Measuring,
  progress: Progress,
  undoing: Array<() => unknown>,
): Promise<Measured> {
  const { names, rounds } = measuring
  const chosen = scenariosOf(tenants, size).filter(({ name }) => names.includes(name))
  if (chosen.length === 0) return { results: [], skipped: [], memoryMb: {} }
  const skipped: Skipped[] = []
  const skip = (scenario: string, why: string) =>
    void skipped.push({ size: size.name, scenario, why: why.slice(0, 500) })

  const contestants: Contestant[] = []
  const enter = async (
    name: string,
    starting: Promise<Server>,
    takes: Contestant['takes'] = () => true,
  ): Promise<Server> => {
    const server = await starting
    undoing.push(() => server.stop())
    contestants.push({ name, server, takes })
    return server
  }

  const { recipes, refused } = await capture(
    url,
    chosen.filter(({ isPlainOnly }) => !isPlainOnly),
  )
  for (const [name, why] of refused) skip(name, why)
  const ours = await enter('ours', startOurs(url))
  const isCaptured = (name: string) => recipes.byScenario[name] !== undefined
  const hand = await enter('hand', startHand(recipes), isCaptured)
  const worker = await startWorker(url)
  undoing.push(() => worker.stop())
  const rows = openRows(url)
  undoing.push(() => rows.close())
  const equal: Scenario[] = []
  for (const scenario of chosen) {
    if (refused.has(scenario.name)) continue
    const differing = scenario.isPlainOnly
      ? undefined
      : await difference(ours, hand, scenario, { rows })
    if (differing === undefined) equal.push(scenario)
    else skip(scenario.name, `the hand-written server answers otherwise: ${differing}`)
  }
  await untilWorkedOff(url)
  const isPlain = (name: string) => plainScenarios.includes(name)
  if (equal.some(({ name }) => isPlain(name))) await enter('plain', startPlain(url), isPlain)

  if (measuring.withPeer) {
    const able = new Set<string>()
    const peer = await enter('peer', startPeer(url), (name) => able.has(name))
    for (const scenario of equal.filter((one) => peerScenarios.includes(one.name))) {
      const differing = await difference(ours, peer, scenario, { anyOrder: true, rows })
      if (differing === undefined) able.add(scenario.name)
      else skip(scenario.name, `the peer answers otherwise: ${differing}`)
    }
  }

  const observer = postgres(url, { max: 1, onnotice: () => {} })
  undoing.push(() => observer.end())
  progress.start(`measuring ${size.name}`, equal.length * rounds)
  const results = []
  for (const scenario of equal) {
    const taking = contestants.filter(({ takes }) => takes(scenario.name))
    const taken = await contest(scenario, taking, measuring, progress, observer)
    results.push({ size, scenario: scenario.name, rounds: taken })
  }
  progress.stop()
  const memoryMb = Object.fromEntries(contestants.map(({ name, server }) => [name, server.rssMb()]))
  return { results, memoryMb, skipped }
}

/** All take turns, beginning with another one in every round. */
async function contest(
  scenario: Scenario,
  contestants: readonly Contestant[],
  { seconds, rounds, connections }: Measuring,
  progress: Progress,
  observer: postgres.Sql,
): Promise<Record<string, Round[]>> {
  // Changes beyond the samples, so that none is made twice
  let n = scenario.samples[1] + 1
  const next = () => scenario.shot(n++)
  const taken: Record<string, Round[]> = Object.fromEntries(
    contestants.map(({ name }) => [name, []]),
  )
  for (const { name, server } of contestants) {
    progress.advance(0, `${scenario.name}: ${name} warms up`)
    await warmUp(server, next, connections, observer)
  }
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i < contestants.length; i++) {
      const contestant = contestants[(round + i) % contestants.length] as Contestant
      const { name, server } = contestant
      progress.advance(0, `${scenario.name}: ${name}`)
      const before = server.cpuMs()
      const taking = await fire(server.port, next, { seconds, connections })
      const after = server.cpuMs()
      const requests = taking.requestsPerSecond * seconds
      const cpuMs = before !== undefined && after !== undefined && (after - before) / requests
      taken[name]?.push(cpuMs === false ? taking : { ...taking, cpuMs })
      if (taking.failed > 0) await endLeftovers(observer)
    }
    progress.advance(1)
  }
  return taken
}

/**
 * Sends requests until a server has not become faster for three seconds, or half a minute has passed: compilers and caches
 * are warm then, as they are but for the first seconds of a process. The more code a request runs, the longer that takes.
 */
async function warmUp(
  server: Server,
  next: () => Shot,
  connections: number,
  observer: postgres.Sql,
): Promise<void> {
  let best = 0
  for (let [turn, slower] = [0, 0]; turn < longestWarmUp && slower < 3; turn++) {
    const { requestsPerSecond, failed } = await fire(server.port, next, { seconds: 1, connections })
    if (failed > 0) await endLeftovers(observer)
    slower = requestsPerSecond > best * 1.02 ? 0 : slower + 1
    best = Math.max(best, requestsPerSecond)
  }
}

/** Ends what the database still does for requests that were given up, which would hold up the next turn. */
async function endLeftovers(observer: postgres.Sql): Promise<void> {
  for (;;) {
    const active = await observer`
      select pid, query_start < now() - interval '1 second'
        and pg_cancel_backend(pid) as is_cancelled
      from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and state = 'active'
        and pid <> pg_backend_pid() and application_name <> 'switchboard-worker'`
    if (active.length === 0) return
    await sleep(200)
  }
}

/** From starting the process to its first answers: readiness, and an authorised read. */
export async function startTimes(url: string, { token }: Tenant): Promise<Starts> {
  const ready: number[] = []
  const authorised: number[] = []
  const headers = { authorization: `Bearer ${token}` }
  for (let i = 0; i < 5; i++) {
    const startedAt = performance.now()
    const server = await startOurs(url)
    await send(server.port, { method: 'GET', path: '/healthz', headers: {} })
    ready.push(performance.now() - startedAt)
    await send(server.port, { method: 'GET', path: '/api/v1/tags', headers })
    authorised.push(performance.now() - startedAt)
    await server.stop()
  }
  return { readyMs: median(ready), authorisedMs: median(authorised) }
}
