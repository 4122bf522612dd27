import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import postgres from 'postgres'
import { buildApp } from '../src/app.ts'
import { connect } from '../src/db/client.ts'
import { startEmbedded } from '../src/db/embedded.ts'
import { migrate } from '../src/db/migrate.ts'
import { startShedding } from '../src/http/shedding.ts'
import { root } from '../src/lib/root.ts'
import { createToken, createWorkspace } from '../src/workspaces.ts'
import { fire, type Round, send, type Shot } from './bench/load.ts'
import { seed } from './seed.ts'

const usage = `Usage: npm run bench [-- NAME ...] [--seconds N] [--rounds N] [--tickets N] [--json FILE]

Measures scenarios (all, or those named) against ours, against bare Fastify answering the same bytes
from memory, and against a hand-written Fastify + postgres server sending the same SQL. The three take
turns in every round; a ratio is the median over the rounds of ours divided by theirs. Loopback only,
32 connections. The database is a throw-away embedded one, or a new one on
BENCH_DATABASE_SERVER=postgres://… Names: getTicket, listTickets, updateTicket, createGroup.`

interface Scenario {
  readonly name: string
  /** The next request; must answer with success on ours and the hand-written server. */
  readonly shot: (n: number) => Shot
  /** Statements that are ours alone, by a pattern of their text. */
  readonly recordable: Shot
}

interface Result {
  readonly name: string
  readonly ours: Round[]
  readonly bare: Round[]
  readonly hand: Round[]
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '5' },
    tickets: { type: 'string', default: '10000' },
    json: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
if (values.help) console.log(usage)
else await main()

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-bench-'))
  // PostgreSQL may run as another user
  chmodSync(folder, 0o755)
  const given = process.env['BENCH_DATABASE_SERVER']
  const embedded = given ? undefined : await startEmbedded({ dataDir: folder })
  const server = given ?? embedded?.url ?? ''
  const database = `bench_${process.pid}`
  const admin = postgres(server, { max: 1, onnotice: () => {} })
  const children: ChildProcess[] = []
  try {
    await admin.unsafe(`create database ${database}`)
    const url = new URL(server)
    url.pathname = `/${database}`
    await measure(url.href, children)
  } finally {
    for (const child of children) child.kill('SIGKILL')
    await admin.unsafe(`drop database if exists ${database} with (force)`)
    await admin.end()
    await embedded?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(url: string, children: ChildProcess[]): Promise<void> {
  await migrate(url)
  const tickets = Number(values.tickets)
  const { workspaceId, token } = await prepare(url)
  note(`seeding ${tickets} tickets`)
  await seed(url, workspaceId, { contacts: 1000, tickets, groups: 100, tags: 40, users: 20 }, 1)
  const all = scenarios(await ticketIds(url, workspaceId), token)
  const chosen = all.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
  if (chosen.length === 0) throw new Error(`no scenario of that name\n${usage}`)

  const statements = await capture(url, chosen)
  const ours = await startOurs(url, children)
  const recorded = await Promise.all(chosen.map(({ recordable }) => record(ours.port, recordable)))
  const bare = await startChild('bare.js', { BENCH_RECORDED: JSON.stringify(recorded) }, children)
  const hand = await startChild(
    'hand.js',
    { DATABASE_URL: url, BENCH_STATEMENTS: JSON.stringify(statements) },
    children,
  )

  const results: Result[] = []
  for (const scenario of chosen) {
    results.push(await run(scenario, { ours: ours.port, bare: bare.port, hand: hand.port }))
  }
  const memory = { ours: rssMb(ours.child), bare: rssMb(bare.child), hand: rssMb(hand.child) }
  ours.child.kill('SIGKILL')
  const starts = await startTimes(url, token, children)
  report(results, memory, starts, tickets)
}

async function prepare(url: string): Promise<{ workspaceId: string; token: string }> {
  const pool = connect({ url, size: 1 })
  const now = new Date().toISOString()
  const made = await pool.transaction(async (db) => {
    const workspaceId = await createWorkspace(db, 'bench', now)
    const options = { name: 'Bench', scopes: ['*'], days: 1 }
    return { workspaceId, token: await createToken(db, workspaceId, options, now) }
  })
  await pool.close(1000)
  return made
}

async function ticketIds(url: string, workspaceId: string): Promise<string[]> {
  const sql = postgres(url, { max: 1 })
  const rows = await sql<Array<{ id: string }>>`
    select id from tickets where workspace_id = ${workspaceId} order by md5(id::text) limit 1000`
  await sql.end()
  return rows.map(({ id }) => id)
}

function scenarios(ids: readonly string[], token: string): Scenario[] {
  const base = { authorization: `Bearer ${token}` }
  const json = { ...base, 'content-type': 'application/json' }
  const ticket = (n: number) => `/api/v1/tickets/${ids[n % ids.length]}`
  const patch = (path: string): Shot => ({
    method: 'PATCH',
    path,
    headers: json,
    body: '{"title":"The crane stands still","priority":"high"}',
  })
  const get = (path: string): Shot => ({ method: 'GET', path, headers: base })
  const group = {
    method: 'POST',
    path: '/api/v1/groups',
    headers: json,
    body: '{"name":"Harbour renovation"}',
  }
  // The bare server knows one ticket's path
  const first = ticket(0)
  return [
    { name: 'getTicket', shot: (n) => get(ticket(n)), recordable: get(first) },
    { name: 'listTickets', shot: () => get('/api/v1/tickets'), recordable: get('/api/v1/tickets') },
    { name: 'updateTicket', shot: (n) => patch(ticket(n)), recordable: patch(first) },
    { name: 'createGroup', shot: () => group, recordable: group },
  ]
}

/** Our SQL by scenario, as our own server sends it; the first of all is the authentication. */
async function capture(
  url: string,
  chosen: readonly Scenario[],
): Promise<Record<string, string[]>> {
  let sent: string[] = []
  const pool = connect({ url, size: 2, onStatement: (text) => sent.push(text) })
  const shedding = startShedding()
  const app = await buildApp({ pool, probe: pool, readiness: { draining: false }, shedding })
  const captured: Record<string, string[]> = {}
  for (const { name, recordable } of chosen) {
    for (const attempt of ['the token is marked as used', 'kept']) {
      sent = []
      const { method, path, headers, body } = recordable
      const reply = await app.inject({
        method: method as 'GET',
        url: path,
        headers,
        ...(body !== undefined && { payload: body }),
      })
      if (reply.statusCode >= 300) throw new Error(`${name} (${attempt}): ${reply.body}`)
    }
    const [authenticate = '', ...others] = sent
    captured['authenticate'] = [authenticate]
    captured[name] = others
  }
  await app.close()
  shedding.stop()
  await pool.close()
  return captured
}

async function startOurs(
  url: string,
  children: ChildProcess[],
): Promise<{ port: number; child: ChildProcess }> {
  return startServer(
    join(root, 'dist', 'src', 'main.js'),
    { DATABASE_URL: url, PORT: '0', RATE_LIMIT: '100000000', DRAIN_DELAY_MS: '0' },
    children,
  )
}

async function startChild(
  file: string,
  env: Record<string, string>,
  children: ChildProcess[],
): Promise<{ port: number; child: ChildProcess }> {
  return startServer(join(root, 'dist', 'scripts', 'bench', file), env, children)
}

/** Starts a server that tells its port as the last number of its first line; logs go nowhere. */
async function startServer(
  file: string,
  env: Record<string, string>,
  children: ChildProcess[],
): Promise<{ port: number; child: ChildProcess }> {
  // The flags of `npm start`, for every one of them
  const child = spawn(process.execPath, ['--max-semi-space-size=4', file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  children.push(child)
  const lines = createInterface({ input: child.stdout })
  const line = await new Promise<string>((resolve, reject) => {
    lines.once('line', resolve)
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  })
  const port = Number(/(\d+)(?:\D|$)/.exec(line.replace(/127\.0\.0\.1:/, ''))?.[1])
  return { port, child }
}

/** An answer of ours for the bare server to repeat. */
async function record(port: number, shot: Shot): Promise<Record<string, unknown>> {
  const { headers, text, status } = await send(port, shot)
  const own = ['content-length', 'date', 'connection', 'keep-alive', 'x-request-id']
  const kept = Object.entries(headers).filter(([name]) => !own.includes(name))
  return {
    method: shot.method,
    path: shot.path,
    status,
    headers: Object.fromEntries(kept),
    text,
  }
}

async function run(
  { name, shot, recordable }: Scenario,
  ports: { ours: number; bare: number; hand: number },
): Promise<Result> {
  const seconds = Number(values.seconds)
  const rounds = Number(values.rounds)
  const result: Result = { name, ours: [], bare: [], hand: [] }
  let n = 0
  const next = { ours: () => shot(n++), hand: () => shot(n++), bare: () => recordable }
  const turns = ['ours', 'hand', 'bare'] as const
  for (const who of turns) await fire(ports[who], next[who], 1)
  for (let round = 0; round < rounds; round++) {
    note(`${name}: round ${round + 1} of ${rounds}`)
    for (let turn = 0; turn < 3; turn++) {
      const who = turns[(round + turn) % 3] as (typeof turns)[number]
      result[who].push(await fire(ports[who], next[who], seconds))
    }
  }
  return result
}

/** From starting the process to its first answers: readiness, and an authorised read. */
async function startTimes(
  url: string,
  token: string,
  children: ChildProcess[],
): Promise<{ readyMs: number; authorisedMs: number }> {
  const ready: number[] = []
  const authorised: number[] = []
  for (let i = 0; i < 5; i++) {
    const startedAt = performance.now()
    const { port, child } = await startOurs(url, children)
    await send(port, { method: 'GET', path: '/healthz', headers: {} })
    ready.push(performance.now() - startedAt)
    const headers = { authorization: `Bearer ${token}` }
    await send(port, { method: 'GET', path: '/api/v1/tags', headers })
    authorised.push(performance.now() - startedAt)
    child.kill('SIGKILL')
  }
  return { readyMs: median(ready), authorisedMs: median(authorised) }
}

function report(
  results: readonly Result[],
  memory: Record<string, number>,
  starts: { readyMs: number; authorisedMs: number },
  tickets: number,
): void {
  const rows = results.map(({ name, ours, bare, hand }) => {
    const ratio = (others: readonly Round[]) =>
      median(
        ours.map((round, i) => round.requestsPerSecond / (others[i]?.requestsPerSecond ?? NaN)),
      )
    const rate = (rounds: readonly Round[]) => median(rounds.map((r) => r.requestsPerSecond))
    return {
      scenario: name,
      'ours req/s': Math.round(rate(ours)),
      'hand req/s': Math.round(rate(hand)),
      'bare req/s': Math.round(rate(bare)),
      'ours/hand': round2(ratio(hand)),
      'ours/bare': round2(ratio(bare)),
      'p50 ms': round2(median(ours.map(({ p50Ms }) => p50Ms))),
      'p99 ms': round2(median(ours.map(({ p99Ms }) => p99Ms))),
    }
  })
  console.table(rows)
  console.log(`memory of the processes afterwards, MB: ${JSON.stringify(memory)}`)
  console.log(
    `start to the first 200: ${Math.round(starts.readyMs)} ms, to the first authorised one: ` +
      `${Math.round(starts.authorisedMs)} ms (medians of five)`,
  )

  const file =
    values.json ??
    join(
      root,
      'bench-results',
      `${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.json`,
    )
  mkdirSync(join(root, 'bench-results'), { recursive: true })
  const environment = { node: process.version, tickets, seconds: values.seconds }
  writeFileSync(file, JSON.stringify({ environment, rows, memory, starts, results }, null, 2))
  console.log(`figures of every round: ${file}`)
}

function rssMb({ pid }: ChildProcess): number {
  try {
    const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Math.round(Number(line) / 1024)
  } catch {
    // Only Linux tells it this way
    return NaN
  }
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2
}

function round2(value: number): number {
  return Math.round(value * 100) / 100
}

function note(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`)
}
