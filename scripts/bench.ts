import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import postgres from 'postgres'
import { startEmbedded } from '../src/db/embedded.ts'
import { migrate } from '../src/db/migrate.ts'
import type { Recorded } from './bench/bare.ts'
import { capture } from './bench/capture.ts'
import { difference } from './bench/check.ts'
import { fill, type Size, type Tenant } from './bench/data.ts'
import { fire, type Reply, type Round, send } from './bench/load.ts'
import { createProgress, type Progress } from './bench/progress.ts'
import {
  median,
  printReport,
  type Report,
  type Result,
  type Starts,
  writeReport,
} from './bench/report.ts'
import { isChosen, type Scenario, scenarioNames, scenariosOf } from './bench/scenarios.ts'
import { type Server, startBare, startHand, startOurs } from './bench/servers.ts'

const usage = `Usage: npm run bench [-- NAME ...] [--sizes LIST] [--large] [--seconds N] [--rounds N]
         [--connections N] [--json FILE]

Measures scenarios (all, or those named) against ours, against a hand-written Fastify + postgres server
that sends the same SQL, and against bare Fastify answering the same bytes from memory. Before it is
measured, the hand-written server must answer as ours does, byte for byte. The servers take turns in
every round; a ratio is the median over the rounds of ours divided by theirs. Loopback only.

  NAME           ${wrapped(scenarioNames)}
                 or what stands before a slash, such as listTickets or listTickets/status
  --sizes        tickets in one workspace, and \`small\` for 1,000 workspaces of 100 tickets each:
                 10000,1000000,small unless given
  --large        10,000,000 as well: some ten minutes and 15 GB of disk more
  --seconds      of each round and server (1)
  --rounds       of each scenario (3)
  --connections  of the client, at most 256 (32)
  --json         where every figure goes (bench-results/TIME.json)

The database is a throw-away embedded PostgreSQL, or new databases, dropped afterwards, on
BENCH_DATABASE_SERVER=postgres://…`

const { values, positionals } = asked()

const smallWorkspaces: Size = {
  name: '1,000 workspaces of 100 tickets',
  workspaces: 1000,
  tickets: 100,
}

interface Settings {
  readonly sizes: readonly Size[]
  readonly names: readonly string[]
  readonly seconds: number
  readonly rounds: number
  readonly connections: number
}

function asked() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        sizes: { type: 'string', default: '10000,1000000,small' },
        large: { type: 'boolean', default: false },
        seconds: { type: 'string', default: '1' },
        rounds: { type: 'string', default: '3' },
        connections: { type: 'string', default: '32' },
        json: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    return wrong((error as Error).message)
  }
}

function wrong(what: string): never {
  console.error(`${what}\nnpm run bench -- --help says what there is.`)
  process.exit(1)
}

/** What has to be undone when the program ends, the last thing first. */
const undoing: Array<() => Promise<unknown>> = []

if (values.help) {
  console.log(usage)
} else {
  const settings = settingsOf()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void undo().finally(() => process.exit(130)))
  }
  await main(settings).finally(undo)
}

async function undo(): Promise<void> {
  for (let step = undoing.pop(); step; step = undoing.pop()) await step()
}

function settingsOf(): Settings {
  const number = (name: 'seconds' | 'rounds' | 'connections', least: number, most: number) => {
    const value = Number(values[name])
    const isWhole = name === 'seconds' || Number.isInteger(value)
    if (isWhole && value >= least && value <= most) return value
    return wrong(`--${name} must be from ${least} to ${most}`)
  }
  const sizes = [...values.sizes.split(','), ...(values.large ? ['10000000'] : [])].map((text) => {
    if (text === 'small') return smallWorkspaces
    const tickets = Number(text)
    if (!Number.isInteger(tickets) || tickets < 100 || tickets > 10_000_000) {
      return wrong(`--sizes: ${text} is neither small nor a number from 100 to 10000000`)
    }
    return { name: `${tickets.toLocaleString('en')} tickets`, workspaces: 1, tickets }
  })
  const unknown = positionals.find((one) => !scenarioNames.some((name) => isChosen(name, [one])))
  if (unknown !== undefined) return wrong(`There is no scenario ${unknown}.`)
  return {
    sizes,
    names: scenarioNames.filter((name) => isChosen(name, positionals)),
    seconds: number('seconds', 0.1, 600),
    rounds: number('rounds', 1, 100),
    connections: number('connections', 1, 256),
  }
}

async function main(settings: Settings): Promise<void> {
  const server = await databaseServer()
  const progress = createProgress()
  const results: Result[] = []
  const memoryMb: Record<string, Record<string, number | undefined>> = {}
  const skipped: Array<{ size: string; scenario: string; why: string }> = []
  let starts: Starts | undefined
  for (const size of settings.sizes) {
    const depth = undoing.length
    const url = await createDatabase(server, `bench_${process.pid}_${settings.sizes.indexOf(size)}`)
    await migrate(url)
    const tenants = await fill(url, size, progress)
    starts ??= await startTimes(url, tenants[0] as Tenant)
    const measured = await measure(url, size, tenants, settings, progress)
    results.push(...measured.results)
    memoryMb[size.name] = measured.memoryMb
    skipped.push(...measured.skipped)
    // The next size needs the memory and the disk
    while (undoing.length > depth) await undoing.pop()?.()
  }
  const report: Report = { results, memoryMb, starts: starts as Starts, skipped }
  printReport(report)
  const { seconds, rounds, connections } = settings
  const file = writeReport(report, { seconds, rounds, connections }, values.json)
  console.log(`figures of every round: ${file}`)
  if (skipped.length > 0) process.exitCode = 1
}

/** A server to create databases on: the one given, or else a new embedded one. */
async function databaseServer(): Promise<string> {
  const given = process.env['BENCH_DATABASE_SERVER']
  if (given) return given
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-bench-'))
  // PostgreSQL may run as another user
  chmodSync(folder, 0o755)
  undoing.push(async () => rmSync(folder, { recursive: true, force: true }))
  const embedded = await startEmbedded({ dataDir: folder })
  undoing.push(() => embedded.stop())
  return embedded.url
}

async function createDatabase(server: string, name: string): Promise<string> {
  const run = async (text: string) => {
    const admin = postgres(server, { max: 1, onnotice: () => {} })
    await admin.unsafe(text).finally(() => admin.end())
  }
  await run(`create database ${name}`)
  undoing.push(() => run(`drop database if exists ${name} with (force)`))
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function measure(
  url: string,
  size: Size,
  tenants: readonly Tenant[],
  settings: Settings,
  progress: Progress,
): Promise<Pick<Report, 'results' | 'skipped'> & { memoryMb: Record<string, number | undefined> }> {
  const chosen = scenariosOf(tenants, size).filter(({ name }) => settings.names.includes(name))
  const skipped: Array<{ size: string; scenario: string; why: string }> = []
  const skip = (scenario: string, why: string) =>
    skipped.push({ size: size.name, scenario, why: why.slice(0, 400) })

  if (chosen.length === 0) return { results: [], skipped: [], memoryMb: {} }
  const { recipes, refused } = await capture(url, chosen)
  for (const [name, why] of refused) skip(name, why)
  const answered = chosen.filter(({ name }) => !refused.has(name))

  const servers: Record<string, Server> = {}
  const started = async (name: string, starting: Promise<Server>): Promise<Server> => {
    const server = await starting
    undoing.push(() => server.stop())
    return (servers[name] = server)
  }
  const ours = await started('ours', startOurs(url))
  const hand = await started('hand', startHand(recipes))
  const equal: Scenario[] = []
  const recorded: Record<string, Recorded> = {}
  for (const scenario of answered) {
    const differing = await difference(ours, hand, scenario)
    if (differing !== undefined) {
      skip(scenario.name, `the hand-written server answers otherwise: ${differing}`)
      continue
    }
    const [n] = scenario.samples
    recorded[scenario.name] = toRecorded(await send(ours.port, scenario.shot(n)))
    if (scenario.undo) await send(ours.port, scenario.undo(n))
    equal.push(scenario)
  }
  await started('bare', startBare(recorded))

  const turns = equal.length * settings.rounds * Object.keys(servers).length
  progress.start(`measuring ${size.name}`, turns)
  const results: Result[] = []
  for (const scenario of equal) {
    results.push({
      size,
      scenario: scenario.name,
      rounds: await run(scenario, servers, settings, progress),
    })
  }
  progress.stop()
  const memoryMb = Object.fromEntries(
    Object.entries(servers).map(([name, server]) => [name, server.rssMb()]),
  )
  return { results, memoryMb, skipped }
}

/** The servers take turns, beginning with another one in every round. */
async function run(
  { name, shot, samples }: Scenario,
  servers: Readonly<Record<string, Server>>,
  { seconds, rounds, connections }: Settings,
  progress: Progress,
): Promise<Record<string, Round[]>> {
  // Changes beyond the samples, so that none is made twice
  let n = samples[1] + 1
  const names = Object.keys(servers)
  const results: Record<string, Round[]> = Object.fromEntries(names.map((of) => [of, []]))
  const turn = (of: string, length: number) =>
    fire((servers[of] as Server).port, () => shot(n++), { seconds: length, connections })
  // Compilers and caches warm up
  for (const of of names) await turn(of, seconds)
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i < names.length; i++) {
      const of = names[(round + i) % names.length] as string
      progress.advance(0, `${name}: ${of}`)
      results[of]?.push(await turn(of, seconds))
      progress.advance(1)
    }
  }
  return results
}

/** An answer of ours for the bare server to repeat. */
function toRecorded({ headers, text, status }: Reply): Recorded {
  const own = ['content-length', 'date', 'connection', 'keep-alive', 'x-request-id']
  const kept = Object.entries(headers).flatMap(([name, value]) =>
    own.includes(name) ? [] : [[name, String(value)] as const],
  )
  return { status, headers: Object.fromEntries(kept), text }
}

/** From starting the process to its first answers: readiness, and an authorised read. */
async function startTimes(url: string, { token }: Tenant): Promise<Starts> {
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

function wrapped(names: readonly string[]): string {
  const lines = ['']
  for (const name of names) {
    const line = `${lines.at(-1)} ${name}`.trim()
    if (line.length > 80) lines.push(name)
    else lines[lines.length - 1] = line
  }
  return lines.join('\n                 ')
}
