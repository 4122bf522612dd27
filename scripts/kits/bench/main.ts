import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import postgres from 'postgres'
import { startEmbedded } from '../../../src/db/server/embedded.ts'
import { migrate } from '../../../src/db/server/migrate.ts'
import { timeouts } from '../../../src/timeouts.ts'
import { createDatabase as createEmpty } from '../../own-database.ts'
import { fill, type Size, type Tenant } from './data.ts'
import { measure, startTimes } from './measure.ts'
import { missingPackages } from './peer.ts'
import { measureLists } from './lists.ts'
import { measureNeighbours } from './neighbours.ts'
import { createProgress, type Progress } from './progress.ts'
import { printReport, type Result, type Skipped, type Starts, writeReport } from './report.ts'
import { pairScenarios } from './pairs.ts'
import { measureStreams } from './streams.ts'
import { measureStorage } from './storage.ts'
import { printSummary } from './summary.ts'
import { isChosen, scenarioNames } from './scenarios.ts'
import { measureVersions } from './versions.ts'

const usage = `Usage: npm run bench [-- NAME ...] [--sizes LIST] [--peer] [--seconds N]
         [--rounds N] [--connections N] [--json FILE]
       npm run bench -- summary [--sizes N] [--seconds N] [--rounds N] [--connections N]
       npm run bench -- neighbours [--sizes LIST]
       npm run bench -- lists [--sizes LIST] [--rounds N]
       npm run bench -- versions DIR [NAME ...] [--sizes N] [--seconds N] [--rounds N] [--connections N]
       npm run bench -- streams [--streams N] [--events N] [--seconds N]
       npm run bench -- --storage N

Measures scenarios (all, or those named) against ours, against a hand-written Fastify + postgres server
that sends the same SQL and, where tickets are written, against a server that writes plain tables.
Before they are measured, the hand-written server must answer as ours does, byte for byte, the peer with
the same members, and both must leave the same rows. Each warms up until it has not become faster for three
seconds. Then all take turns in every round; a ratio is the median over the rounds of ours divided by theirs.
Requests are those of 32 tokens in turn. Loopback only.

  NAME           ${wrapped(scenarioNames)}
                 or what stands before a slash, such as listTickets or listTickets/status
  --sizes        tickets in one workspace, and \`small\` for 1,000 workspaces of 100 tickets each:
                 10000,1000000,small unless given; 10000000 takes some twenty minutes and 30 GB of disk
  --peer         the API as people write it, too: Express, a validator of the contract and node-postgres.
                 For this first: npm --prefix scripts/kits/bench/peer ci
  --seconds      of each turn (1)
  --rounds       of each scenario (3)
  --connections  of the client, at most 256 (32)
  --json         where every figure goes (bench-results/TIME.json)
  summary        prints what each part of a write costs the database, and whether every figure that the
                 product promises holds at so many tickets (1000000)
  neighbours     nothing of the above: prints what reading a ticket takes beside another token that loops over
                 the heaviest lists, and how 256 connections of 40 tokens are answered
  lists          nothing of the above: fills contacts, conversations, messages, comments and the audit log as well, and
                 prints what the first, the middle and the last page of 42 lists take, one at a time
  versions DIR   nothing of the above: measures this version against a built checkout of another commit in
                 the folder DIR, in turns, each with a database that it fills through its own API (10000 tickets):
                 ${wrapped(pairScenarios)}
  streams        nothing of the above: opens so many streams (200) of two workspaces, commits so many events a second
                 (20), for so many seconds (5) each undisturbed, over reconnects and over a kill -9 of the server, and
                 prints how late events are, what is missing, and the memory of a stream
  --storage      nothing of the above: makes N tickets, such as 24615, with two comments each through the
                 API, and prints the bytes of each table, also after a year, and the write-ahead log of a PATCH

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
  readonly withPeer: boolean
}

function asked() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        sizes: { type: 'string' },
        seconds: { type: 'string' },
        rounds: { type: 'string', default: '3' },
        connections: { type: 'string', default: '32' },
        peer: { type: 'boolean', default: false },
        json: { type: 'string' },
        storage: { type: 'string' },
        streams: { type: 'string', default: '200' },
        events: { type: 'string', default: '20' },
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

/** Steps that undo the setup when the program ends, the last one first. */
const undoing: Array<() => unknown> = []

if (values.help) {
  console.log(usage)
} else {
  const run = runOf(positionals)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void undo().finally(() => process.exit(130)))
  }
  try {
    await run()
  } finally {
    await undo()
  }
}

/** Returns the run that the arguments ask for. */
function runOf(positionals: readonly string[]): () => Promise<void> {
  if (values.storage !== undefined) return storageOf(values.storage)
  const [first, ...others] = positionals
  if (first === 'versions') return versionsOf(others)
  if (first === 'summary' && others.length === 0) return () => summary(settingsOf([]))
  if (first === 'lists' && others.length === 0) return () => lists(settingsOf([]))
  if (first === 'streams' && others.length === 0) return streams()
  if (first === 'neighbours' && others.length === 0) return () => neighbours(settingsOf([]))
  const settings = settingsOf(positionals)
  return () => main(settings)
}

async function undo(depth = 0): Promise<void> {
  while (undoing.length > depth) await undoing.pop()?.()
}

/** The number that an option says; ends the program for one out of bounds. */
function number(
  name: 'seconds' | 'rounds' | 'connections' | 'streams' | 'events',
  least: number,
  most: number,
  usual?: number,
): number {
  const value = Number(values[name] ?? usual)
  const isWhole = name === 'seconds' || Number.isInteger(value)
  if (isWhole && value >= least && value <= most) return value
  return wrong(`--${name} must be from ${least} to ${most}`)
}

/** The settings that the arguments ask for; ends the program for those that make no sense. */
function settingsOf(positionals: readonly string[]): Settings {
  const named = values.sizes ?? '10000,1000000,small'
  const sizes = named.split(',').map((text) => {
    if (text === 'small') return smallWorkspaces
    const tickets = Number(text)
    if (!Number.isInteger(tickets) || tickets < 100 || tickets > 10_000_000) {
      return wrong(`--sizes: ${text} is neither small nor a number from 100 to 10000000`)
    }
    return { name: `${tickets.toLocaleString('en')} tickets`, workspaces: 1, tickets }
  })
  const unknown = positionals.find((one) => !scenarioNames.some((name) => isChosen(name, [one])))
  if (unknown !== undefined) return wrong(`There is no scenario ${unknown}.`)
  const missing = values.peer ? missingPackages() : undefined
  if (missing !== undefined) return wrong(missing)
  return {
    sizes,
    names: scenarioNames.filter((name) => isChosen(name, positionals)),
    seconds: number('seconds', 0.1, 600, 1),
    rounds: number('rounds', 1, 100),
    connections: number('connections', 1, 256),
    withPeer: values.peer,
  }
}

function streams(): () => Promise<void> {
  const settings = {
    streams: number('streams', 2, 3000),
    events: number('events', 1, 1000),
    seconds: number('seconds', 1, 600, 5),
  }
  return async () => {
    const url = await createDatabase(await databaseServer(), 'streams')
    const isSound = await measureStreams(url, settings, createProgress(), undoing)
    if (!isSound) process.exitCode = 1
  }
}

/** The run of a built checkout of another commit and this one, which take turns. */
function versionsOf([folder, ...names]: readonly string[]): () => Promise<void> {
  if (folder === undefined) return wrong('versions takes a folder')
  const before = resolve(folder)
  if (!existsSync(join(before, 'dist'))) {
    return wrong(`${before} is no built checkout: run npm ci && npm run build there`)
  }
  const unknown = names.find((one) => !pairScenarios.some((name) => isChosen(name, [one])))
  if (unknown !== undefined) return wrong(`There is no scenario ${unknown}.`)
  const { sizes, seconds, rounds, connections } = settingsOf([])
  const tickets = sizes[0]?.tickets ?? 10_000
  return async () => {
    const server = await databaseServer()
    await measureVersions(
      before,
      { tickets, seconds, rounds, connections, names },
      {
        createDatabase: (name) => createDatabase(server, name),
        progress: createProgress(),
        undoing,
      },
    )
  }
}

function storageOf(text: string): () => Promise<void> {
  const tickets = Number(text)
  if (!Number.isInteger(tickets) || tickets < 100 || tickets > 1_000_000) {
    return wrong('--storage must be from 100 to 1000000')
  }
  return async () => {
    const url = await createDatabase(await databaseServer(), 'storage')
    await measureStorage(url, tickets, createProgress(), undoing)
  }
}

async function main(settings: Settings): Promise<void> {
  const server = await databaseServer()
  const progress = createProgress()
  const results: Result[] = []
  const memoryMb: Record<string, Record<string, number | undefined>> = {}
  const skipped: Skipped[] = []
  let starts: Starts | undefined
  for (const [n, size] of settings.sizes.entries()) {
    const depth = undoing.length
    const url = await createDatabase(server, String(n))
    const tenants = await fill(url, size, progress)
    await limit(url)
    starts ??= await startTimes(url, tenants[0] as Tenant)
    const measured = await measure(url, size, tenants, settings, progress, undoing)
    results.push(...measured.results)
    memoryMb[size.name] = measured.memoryMb
    skipped.push(...measured.skipped)
    // The next size needs the memory and the disk
    await undo(depth)
  }
  const report = { results, memoryMb, starts: starts as Starts, skipped }
  printReport(report)
  const { seconds, rounds, connections } = settings
  const file = writeReport(report, { seconds, rounds, connections }, values.json)
  console.log(`figures of every round: ${file}`)
  if (skipped.length > 0) process.exitCode = 1
}

async function summary({ sizes, seconds, rounds, connections }: Settings): Promise<void> {
  const tickets = values.sizes === undefined ? 1_000_000 : (sizes[0]?.tickets ?? NaN)
  const server = await databaseServer()
  await printSummary(
    tickets,
    { seconds, rounds, connections },
    {
      createDatabase: (name) => createDatabase(server, name),
      limit,
      progress: createProgress(),
      undoing,
      undo,
    },
  )
}

/** Fills a database of each size in turn, of those with one workspace, and measures it. */
async function eachSize(
  { sizes }: Settings,
  measureOne: (url: string, tenant: Tenant, size: Size, progress: Progress) => Promise<unknown>,
): Promise<void> {
  const server = await databaseServer()
  const progress = createProgress()
  for (const [n, size] of sizes.entries()) {
    if (size.workspaces > 1) continue
    const depth = undoing.length
    const url = await createDatabase(server, String(n))
    const [tenant] = await fill(url, size, progress)
    await measureOne(url, tenant as Tenant, size, progress)
    await undo(depth)
  }
}

function neighbours(settings: Settings): Promise<void> {
  return eachSize(settings, (url, tenant, { name }) => {
    console.log(`\n${name}`)
    return measureNeighbours(url, tenant, undoing)
  })
}

function lists(settings: Settings): Promise<void> {
  return eachSize(settings, (url, tenant, { tickets }, progress) =>
    measureLists(url, tenant, tickets, settings.rounds, progress, undoing),
  )
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

/** Creates a database and migrates it; returns its address. */
async function createDatabase(server: string, suffix: string): Promise<string> {
  const { url, drop } = await createEmpty(server, `bench_${suffix}`)
  undoing.push(drop)
  await migrate(url)
  return url
}

/** Sets the deadlines of the product for every program that connects from now on. */
async function limit(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  const { pathname } = new URL(url)
  for (const [setting, ms] of [
    ['statement_timeout', timeouts.statementMs],
    ['lock_timeout', timeouts.lockMs],
    ['idle_in_transaction_session_timeout', timeouts.leaseMs],
  ] as const) {
    await sql.unsafe(`alter database ${pathname.slice(1)} set ${setting} = ${ms}`)
  }
  await sql.end()
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
