import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { root } from '../../src/lib/root.ts'
import { fire, send, type Shot, shotOf } from './load.ts'
import type { Progress } from './progress.ts'
import { median } from './report.ts'
import { isChosen } from './scenarios.ts'
import { type Server, startOurs, startWorker } from './servers.ts'
import { walBytes } from './wal.ts'

export interface VersionSettings {
  /** Folder of a built checkout of another commit. */
  readonly before: string
  readonly tickets: number
  readonly seconds: number
  readonly rounds: number
  readonly connections: number
  /** Which scenarios; all when there are none. */
  readonly names: readonly string[]
}

/** A version of the program, with a database and a workspace that it has filled through its own API. */
interface Version {
  readonly folder: string
  readonly url: string
  readonly sql: postgres.Sql
  server: Server
  worker: Pick<Server, 'stop'>
  readonly token: string
  readonly ticketIds: readonly string[]
  readonly contactIds: readonly string[]
  readonly channelId: string
}

interface Scenario {
  readonly name: string
  shot(version: Version, turn: number): Shot
}

/** What a request of one round cost. */
interface Measured {
  readonly perSecond: number
  readonly p95Ms: number
  readonly walBytes: number
  /** Processor time of the server's process, in microseconds. */
  readonly cpuUs: number
}

/** A receiver of webhooks and of a custom channel's messages. */
interface Sink {
  readonly origin: string
  events: number
}

const perBulk = 100
/** As many conversations: messages of one wait for each other. */
const contacts = 500
const startRounds = 5
const dispatched = 10_000
const longestDispatchMs = 180_000
const secretKey = 'a key of 32 characters for the bench'

/**
 * Measures this version against a built checkout of another one. Each has its own database on one
 * server, which it fills through its API, so that their schemas may differ; they take turns, and the other one goes
 * first in every second round. Prints medians of requests a second, ratios, p95, processor time and
 * WAL bytes of a request, start, memory, and how fast waiting events reach a webhook.
 */
export async function measureVersions(
  settings: VersionSettings,
  createDatabase: (name: string) => Promise<string>,
  progress: Progress,
  undoing: Array<() => unknown>,
): Promise<void> {
  const sink = await openSink(undoing)
  const before = await open(
    'before',
    settings.before,
    settings,
    sink,
    createDatabase,
    progress,
    undoing,
  )
  const now = await open('now', root, settings, sink, createDatabase, progress, undoing)

  const header = [
    'before/s',
    'now/s',
    'ratio',
    'of rounds',
    'p95 ms',
    'now',
    'CPU us',
    'now',
    'WAL bytes',
    'now',
  ]
  console.log(`\n${'scenario'.padEnd(30)}${header.map((name) => name.padStart(11)).join('')}`)
  for (const scenario of scenarios()) {
    if (!isChosen(scenario.name, settings.names)) continue
    const found = await compare(scenario, before, now, settings)
    console.log(`${scenario.name.padEnd(30)}${found.map((text) => text.padStart(11)).join('')}`)
  }
  if (settings.names.length > 0) return
  const memory = [before, now].map(({ server }) => server.rssMb())
  console.log(`memory after that, MB: ${memory.join(' and ')}`)
  const [startBefore = NaN, startNow = NaN] = await startTimes([before, now], sink)
  console.log(`start to the first answer, ms: ${startBefore.toFixed(0)} and ${startNow.toFixed(0)}`)
  for (const [name, version] of [
    ['before', before],
    ['now', now],
    ['before', before],
    ['now', now],
  ] as const) {
    const ms = await dispatch(version, sink)
    console.log(
      `dispatch of ${dispatched.toLocaleString('en')} waiting events, ${name}: ${(ms / 1000).toFixed(1)} s`,
    )
  }
}

/** Names of what can be measured. */
export const versionScenarios: readonly string[] = scenarios().map(({ name }) => name)

function scenarios(): Scenario[] {
  const ticket = ({ ticketIds }: Version, turn: number) =>
    `/tickets/${ticketIds[(turn * 7919) % ticketIds.length]}`
  const pick = (values: readonly string[], turn: number, { ticketIds }: Version) =>
    values[Math.floor(turn / ticketIds.length) % values.length]
  return [
    { name: 'getTicket', shot: (v, n) => shotOf(v.token, 'GET', ticket(v, n)) },
    { name: 'listTickets', shot: (v) => shotOf(v.token, 'GET', '/tickets') },
    {
      name: 'listTickets/status',
      shot: (v, n) => shotOf(v.token, 'GET', `/tickets?status=pending&page=${(n % 50) + 1}`),
    },
    {
      name: 'updateTicket/priority',
      shot: (v, n) =>
        shotOf(v.token, 'PATCH', ticket(v, n), {
          priority: pick(['high', 'low', 'urgent', 'medium'], n, v),
        }),
    },
    {
      name: 'updateTicket/status',
      shot: (v, n) =>
        shotOf(v.token, 'PATCH', ticket(v, n), {
          status: pick(['in_progress', 'pending', 'open'], n, v),
        }),
    },
    {
      name: 'createTicket',
      shot: (v, n) =>
        shotOf(v.token, 'POST', '/tickets', {
          title: `Crane ${n} squeaks`,
          contact_id: v.contactIds[n % v.contactIds.length],
        }),
    },
    {
      name: 'sendMessage',
      shot: (v, n) =>
        shotOf(v.token, 'POST', '/messages/send', {
          contactId: v.contactIds[n % v.contactIds.length],
          channelId: v.channelId,
          messageType: 'text',
          message: `The fitter comes at ${n}.`,
        }),
    },
    {
      name: 'receiveMessage',
      shot: (v, n) =>
        shotOf(v.token, 'POST', `/channels/${v.channelId}/inbound-messages`, {
          externalId: `gateway-${n}`,
          contact: { id: v.contactIds[n % v.contactIds.length] },
          messageType: 'text',
          message: `It squeaks again at ${n}.`,
        }),
    },
  ]
}

async function compare(
  { shot }: Scenario,
  before: Version,
  now: Version,
  { seconds, rounds, connections }: VersionSettings,
): Promise<string[]> {
  const turns = new Map<Version, number>()
  const next = (version: Version) => () => {
    const turn = turns.get(version) ?? 0
    turns.set(version, turn + 1)
    return shot(version, turn)
  }
  const measuredOf = async (version: Version): Promise<Measured> => {
    const { server, sql } = version
    const [wal, cpuMs] = [await walBytes(sql), server.cpuMs() ?? NaN]
    const round = await fire(server.port, next(version), { seconds, connections })
    if (round.failed > 0) throw new Error(`${version.folder}: ${round.failure}`)
    const requests = round.requestsPerSecond * seconds
    return {
      perSecond: round.requestsPerSecond,
      p95Ms: round.p95Ms,
      walBytes: ((await walBytes(sql)) - wal) / requests,
      cpuUs: (((server.cpuMs() ?? NaN) - cpuMs) / requests) * 1000,
    }
  }
  const found: Array<{ was: Measured; is: Measured }> = []
  // The first round warms up
  for (let round = 0; round <= rounds; round++) {
    const isTurned = round % 2 === 1
    const first = await measuredOf(isTurned ? now : before)
    const second = await measuredOf(isTurned ? before : now)
    if (round > 0) found.push(isTurned ? { was: second, is: first } : { was: first, is: second })
  }
  const ratios = found.map(({ was, is }) => is.perSecond / was.perSecond)
  const both = (figure: (measured: Measured) => number, digits = 0) =>
    [found.map(({ was }) => figure(was)), found.map(({ is }) => figure(is))].map((list) =>
      median(list).toFixed(digits),
    )
  return [
    ...both(({ perSecond }) => perSecond),
    median(ratios).toFixed(2),
    `${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}`,
    ...both(({ p95Ms }) => p95Ms, 1),
    ...both(({ cpuUs }) => cpuUs),
    ...both(({ walBytes }) => walBytes),
  ]
}

/** The token command of a checkout; before `npx switchboard token` it was a script of its own. */
function tokenCommandOf(folder: string): string[] {
  const program = join(folder, 'scripts', 'switchboard.js')
  return existsSync(program) ? [program, 'token'] : [join(folder, 'dist', 'scripts', 'token.js')]
}

async function open(
  name: string,
  folder: string,
  settings: VersionSettings,
  sink: Sink,
  createDatabase: (name: string) => Promise<string>,
  progress: Progress,
  undoing: Array<() => unknown>,
): Promise<Version> {
  const url = await createDatabase(`bench_${process.pid}_${name}`)
  const server = await startOurs(url, startOf(folder, sink))
  const worker = await startWorker(url, startOf(folder, sink))
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  undoing.push(() => sql.end())
  const token = execFileSync(
    process.execPath,
    [...tokenCommandOf(folder), 'create', '--workspace', 'Bench', '--create-workspace'],
    {
      env: { ...process.env, DATABASE_URL: url },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  ).trim()

  const post = async (path: string, body: object) => {
    const reply = await send(server.port, shotOf(token, 'POST', path, body))
    if (reply.status >= 300)
      throw new Error(`${folder}: POST ${path} answered ${reply.status}: ${reply.text}`)
    return JSON.parse(reply.text) as {
      id?: string
      data: { id: string; results: Array<{ data: { id: string } }> }
    }
  }
  const idOf = ({ id, data }: Awaited<ReturnType<typeof post>>) => id ?? data.id
  const contactIds: string[] = []
  while (contactIds.length < contacts) {
    const email = `mira${contactIds.length}@harbour.example`
    contactIds.push(idOf(await post('/contacts', { name: 'Mira', contactEmails: [{ email }] })))
  }
  const channelId = idOf(
    await post('/channels', {
      type: 'custom',
      name: 'Gateway',
      config: {
        outboundUrl: `${sink.origin}/messages`,
        secret: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
        identityType: 'email',
      },
    }),
  )
  const ticketIds: string[] = []
  progress.start(
    `filling ${settings.tickets.toLocaleString('en')} tickets, ${name}`,
    settings.tickets,
  )
  const statuses = ['open', 'in_progress', 'pending', 'on_hold']
  while (ticketIds.length < settings.tickets) {
    const operations = Array.from({ length: perBulk }, (_, n) => ({
      op: 'create',
      data: {
        title: `Crane ${n} squeaks`,
        description: 'It squeaks since the storm, more in the morning than at noon. '.repeat(4),
        contact_id: contactIds[n % contacts],
        status: statuses[n % statuses.length],
      },
    }))
    const { data } = await post('/tickets/bulk', { operations })
    ticketIds.push(...data.results.map(({ data: { id } }) => id))
    progress.advance(perBulk)
  }
  progress.stop()
  const version = { folder, url, sql, server, worker, token, ticketIds, contactIds, channelId }
  undoing.push(async () => {
    await version.server.stop()
    await version.worker.stop()
  })
  return version
}

/** Milliseconds from the start of the worker until a webhook has received the events that waited for it. */
async function dispatch(version: Version, sink: Sink): Promise<number> {
  const { server, folder, url, ticketIds } = version
  await version.worker.stop()
  const created = await send(
    server.port,
    shotOf(version.token, 'POST', '/webhooks', {
      name: 'Bench',
      url: `${sink.origin}/events`,
      events: ['ticket.updated'],
    }),
  )
  if (created.status !== 201)
    throw new Error(`createWebhook answered ${created.status}: ${created.text}`)
  const { data } = JSON.parse(created.text) as { data: { id: string } }
  for (let done = 0; done < dispatched; done += perBulk) {
    const operations = Array.from({ length: perBulk }, (_, n) => ({
      op: 'update',
      id: ticketIds[(done + n) % ticketIds.length],
      data: { title: `Crane ${done + n} squeaks at ${performance.now()}` },
    }))
    const { status, text } = await send(
      server.port,
      shotOf(version.token, 'POST', '/tickets/bulk', { operations }),
    )
    if (status !== 200) throw new Error(`bulkChangeTickets answered ${status}: ${text}`)
  }
  sink.events = 0
  const began = performance.now()
  version.worker = await startWorker(url, startOf(folder, sink))
  while (sink.events < dispatched) {
    if (performance.now() - began > longestDispatchMs) {
      throw new Error(
        `${folder}: ${sink.events} of ${dispatched} events after ${longestDispatchMs / 1000} s`,
      )
    }
    await sleep(20)
  }
  const ms = performance.now() - began
  await send(server.port, shotOf(version.token, 'DELETE', `/webhooks/${data.id}`))
  return ms
}

/** Medians of the time from starting each server to its first answer, in milliseconds. */
async function startTimes(versions: readonly Version[], sink: Sink): Promise<number[]> {
  const found = versions.map((): number[] => [])
  for (let round = 0; round < startRounds; round++) {
    for (const [n, version] of versions.entries()) {
      await version.server.stop()
      const began = performance.now()
      version.server = await startOurs(version.url, startOf(version.folder, sink))
      const { status } = await send(version.server.port, shotOf(version.token, 'GET', '/tags'))
      if (status !== 200) throw new Error(`${version.folder}: the first answer was ${status}`)
      found[n]?.push(performance.now() - began)
    }
  }
  return found.map(median)
}

/** How the programs of both versions are started. */
function startOf(folder: string, sink: Sink) {
  return { folder, env: { SECRET_KEY: secretKey, WEBHOOK_ALLOW: new URL(sink.origin).host } }
}

/** Answers everything with 200 and counts what comes to /events. */
async function openSink(undoing: Array<() => unknown>): Promise<Sink> {
  const sink = { origin: '', events: 0 }
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    request.resume().once('end', () => {
      if (request.url === '/events') sink.events += 1
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  undoing.push(() => server.closeAllConnections())
  undoing.push(() => server.close())
  sink.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return sink
}
