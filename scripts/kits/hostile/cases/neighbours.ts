import { request as httpRequest } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { request } from 'undici'
import type { Db } from '../../../../src/db/pool/client.ts'
import { withoutTransaction } from '../../../../src/db/pool/outside-of-transactions.ts'
import { demoIds } from '../../../../src/workspaces/demo.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { createToken } from '../../../../src/workspaces/workspaces.ts'
import type { HostileCase, Stage } from '../case.ts'
import { fillTickets, manyTickets } from '../fill-tickets.ts'

/** How often the bystander reads, lists and changes something during an attack. */
const rounds = 20
const rowsOfMany = 5000
const day = 86_400_000
/** The answers that an attack of valid requests may receive. */
const usual = ['200', '503 unavailable', '429 rate_limited']

type Answers = Record<string, number>

interface Request {
  readonly method?: 'GET' | 'PATCH'
  readonly path: string
  readonly token: string
  readonly body?: unknown
}

export const cases: readonly HostileCase[] = [
  {
    name: 'neighbours: one token loops over heavy lists',
    isLong: true,
    async run(stage) {
      await fillTickets(stage)
      const { token } = stage.attacker
      return beside(stage, 3, (n) => ({ token, path: pick(heavyTickets, n) }))
    },
  },
  {
    name: 'neighbours: 20 tokens of one workspace loop over heavy lists',
    isLong: true,
    async run(stage) {
      await fillTickets(stage)
      const tokens = await tokensOf(stage, stage.attacker.workspaceId)
      return beside(stage, 40, (n) => ({ token: pick(tokens, n), path: pick(heavyTickets, n) }))
    },
  },
  {
    name: 'neighbours: tokens of 20 workspaces loop over metrics',
    isLong: true,
    async run(stage) {
      const tokens = await manyWorkspaces(stage)
      return beside(stage, 40, (n) => ({ token: pick(tokens, n), path: pick(metrics(), n) }))
    },
  },
  {
    name: 'neighbours: metrics of 366 days',
    isLong: true,
    async run(stage) {
      await fillCases(stage, stage.attacker.workspaceId, manyTickets)
      const { token } = stage.attacker
      return beside(stage, 10, (n) => ({ token, path: pick(metrics(), n) }))
    },
  },
  {
    name: 'neighbours: deep pages in orders without an index, each of another depth',
    isLong: true,
    async run(stage) {
      await fillTickets(stage)
      const { token } = stage.attacker
      return beside(stage, 10, (n) => {
        const page = Math.floor(manyTickets / 10) - (n % 500)
        return { token, path: `/tickets?sort=${pick(['priority', '-updatedAt'], n)}&page=${page}` }
      })
    },
  },
  {
    name: 'neighbours: a word that every ticket has',
    isLong: true,
    async run(stage) {
      await fillTickets(stage)
      const { token } = stage.attacker
      return beside(stage, 10, (n) => ({ token, path: `/tickets?q=crane&page=${1 + (n % 50)}` }))
    },
  },
  {
    name: 'neighbours: ever new combinations of filters and orders',
    isLong: true,
    async run(stage) {
      await fillTickets(stage)
      const { token } = stage.attacker
      // A deep page of a search is refused
      const expected = [...usual, '422 search_too_broad']
      return beside(stage, 10, (n) => ({ token, path: combination(n) }), expected)
    },
  },
  {
    name: 'neighbours: clients that leave before their answer',
    isLong: true,
    async run(stage) {
      await fillCases(stage, stage.attacker.workspaceId, manyTickets)
      let left = 0
      let ended = false
      const leaving = Array.from({ length: 10 }, async () => {
        while (!ended) {
          await leave(stage, pick(metrics(), left++))
        }
      })
      const served = await bystanderIsServed(stage).finally(() => (ended = true))
      await Promise.all(leaving)
      await untilNothingRuns(stage)
      return `${left} left, ${served}`
    },
  },
  {
    name: 'neighbours: writers that wait for a locked row',
    isLong: true,
    async run(stage) {
      const { token, workspaceId } = stage.attacker
      const held = await stage.sql.reserve()
      try {
        await held`begin`
        await held`select from tickets
          where workspace_id = ${workspaceId} and id = ${demoIds.ticket} for update`
        return await beside(
          stage,
          20,
          (n) => ({
            method: 'PATCH',
            token,
            path: `/tickets/${demoIds.ticket}`,
            body: { title: `Locked ${n}` },
          }),
          ['503 unavailable', '429 rate_limited'],
        )
      } finally {
        await held`rollback`
        held.release()
      }
    },
  },
  {
    name: 'neighbours: uploads that never end hold no transaction',
    async run(stage) {
      const uploads = Array.from({ length: 20 }, () => slowUpload(stage))
      try {
        const served = await bystanderIsServed(stage)
        const [open] = await stage.sql`select count(*)::int as n from pg_stat_activity
          where datname = current_database() and application_name = 'switchboard'
            and state = 'idle in transaction' and state_change < now() - interval '1 second'`
        if (open?.['n'] !== 0) throw new Error(`${open?.['n']} transactions are held`)
        return served
      } finally {
        for (const upload of uploads) upload.destroy()
      }
    },
  },
]

const heavyTickets = [
  '/tickets?q=crane',
  '/tickets?q=crane&sort=priority&page=1000',
  '/tickets?status=open,closed&priority=low,medium&sort=updatedAt',
  '/tickets?sort=-updatedAt&page=3000',
]

function metrics(): string[] {
  const to = new Date()
  const from = new Date(to.getTime() - 366 * day)
  const year = `from=${from.toISOString()}&to=${to.toISOString()}`
  return ['day', 'agent', 'queue', 'channel'].map(
    (groupBy) => `/cx-logs/metrics?${year}&groupBy=${groupBy}`,
  )
}

/** The n-th of some thousand lists of tickets, no two of which share a statement. */
function combination(n: number): string {
  const sorts = ['priority', 'updatedAt', 'createdAt', '-priority', '-updatedAt']
  const filters = ['q=crane', 'status=open', 'priority=low', 'type=question', 'channel=email']
  const chosen = filters.filter((_, bit) => (n >> bit) & 1)
  const sort = `${pick(sorts, n)},${pick(sorts.slice(1), Math.floor(n / 5))}`
  const names = sort.split(',').map((name) => name.replace('-', ''))
  const order = names[0] === names[1] ? names[0] : sort
  return `/tickets?${[...chosen, `sort=${order}`, `page=${1 + (n % 7) * 300}`].join('&')}`
}

/**
 * Sends the n-th request of an attack in `loops` loops while the bystander works, and returns the answers. Throws if
 * the bystander is refused, or the attacker receives an unexpected answer.
 */
async function beside(
  stage: Stage,
  loops: number,
  attack: (n: number) => Request,
  expected = usual,
): Promise<string> {
  const answers: Answers = {}
  let n = 0
  let ended = false
  const attacking = Array.from({ length: loops }, async () => {
    while (!ended) {
      const answer = await send(stage, attack(n++))
      answers[answer] = (answers[answer] ?? 0) + 1
      // A refused client repeats its request later, as Retry-After says
      if (answer !== '200') await sleep(200)
    }
  })
  const served = await bystanderIsServed(stage).finally(() => (ended = true))
  await Promise.all(attacking)
  const wrong = Object.keys(answers).filter((answer) => !expected.includes(answer))
  if (wrong.length > 0) throw new Error(`the attack was answered ${wrong.join(', ')}`)
  const parts = Object.entries(answers).map(([answer, count]) => `${count} × ${answer}`)
  return `${parts.join(', ')}; ${served}`
}

/** Reads, lists and changes what the bystander has. Throws unless each is answered 200. */
async function bystanderIsServed(stage: Stage): Promise<string> {
  const { token } = stage.bystander
  const ticket = `/tickets/${demoIds.ticket}`
  // What is asked for when the attack is under way
  await sleep(300)
  for (let n = 0; n < rounds; n++) {
    const body = { title: `The gate does not open, report ${n}` }
    for (const asked of [
      { token, path: ticket },
      { token, path: '/tags' },
      { token, path: ticket, method: 'PATCH', body } as const,
    ]) {
      const answer = await send(stage, asked)
      if (answer !== '200') {
        throw new Error(`the bystander's ${asked.path} was answered ${answer}`)
      }
    }
  }
  return `${rounds * 3} × 200 of the bystander`
}

async function send(stage: Stage, { method = 'GET', path, token, body }: Request): Promise<string> {
  const reply = await request(`${stage.origin}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await reply.body.text()
  if (reply.statusCode < 300) return String(reply.statusCode)
  const { code } = JSON.parse(text) as { code?: string }
  if (reply.statusCode === 503 && reply.headers['retry-after'] === undefined) {
    throw new Error('a 503 lacks Retry-After')
  }
  return `${reply.statusCode} ${code}`
}

/** Sends a request and closes its connection before the answer. */
async function leave(stage: Stage, path: string): Promise<void> {
  const leaving = httpRequest(`${stage.origin}/api/v1${path}`, {
    headers: { authorization: `Bearer ${stage.attacker.token}` },
    agent: false,
  })
  leaving.on('error', () => {})
  leaving.end()
  await sleep(60)
  leaving.destroy()
}

/** Sends the beginning of a file, and never its end. */
function slowUpload(stage: Stage): { destroy(): void } {
  const upload = httpRequest(`${stage.origin}/api/v1/media-manager/files`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${stage.attacker.token}`,
      'content-type': 'multipart/form-data; boundary=slow',
    },
    agent: false,
  })
  upload.on('error', () => {})
  upload.write(
    '--slow\r\ncontent-disposition: form-data; name="file"; filename="slow.txt"\r\n' +
      'content-type: text/plain\r\n\r\nThis goes on',
  )
  return upload
}

async function untilNothingRuns({ sql }: Stage): Promise<void> {
  const until = Date.now() + 10_000
  for (;;) {
    const [row] = await sql`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and application_name = 'switchboard'
        and state = 'active' and query like '%percentile_disc%'`
    if (row?.['n'] === 0) return
    if (Date.now() > until) throw new Error('metrics that nobody waits for go on')
    await sleep(50)
  }
}

function pick<T>(list: readonly T[], n: number): T {
  return list[n % list.length] as T
}

/** The product's statements on the database of the stage. */
function dbOf({ sql }: Stage): Db {
  return {
    run: (work) =>
      work({
        values: async (text, parameters) => sql.unsafe(text, parameters as never).values(),
        rows: async (text, parameters) => sql.unsafe(text, parameters as never),
      }),
    ...withoutTransaction,
  }
}

async function tokensOf(stage: Stage, workspaceId: string): Promise<string[]> {
  const now = new Date().toISOString()
  const options = { name: 'Noisy', scopes: ['*'], days: 1 }
  const made = Array.from({ length: 20 }, () => createToken(dbOf(stage), workspaceId, options, now))
  return Promise.all(made)
}

/** The tokens of 20 workspaces with some thousand cases each. */
async function manyWorkspaces(stage: Stage): Promise<string[]> {
  const now = new Date().toISOString()
  const tokens: string[] = []
  for (let n = 0; n < 20; n++) {
    // Without roles, as it has no users
    const workspaceId = newId()
    await stage.sql`insert into workspaces (id, name, created_at)
      values (${workspaceId}, ${`Noisy ${workspaceId}`}, ${now})`
    await fillCases(stage, workspaceId, rowsOfMany)
    const options = { name: 'Noisy', scopes: ['*'], days: 1 }
    tokens.push(await createToken(dbOf(stage), workspaceId, options, now))
  }
  return tokens
}

/** External cases of a year, once for all cases. */
async function fillCases({ sql }: Stage, workspaceId: string, count: number): Promise<void> {
  const [filled] = await sql`select from cx_logs
    where workspace_id = ${workspaceId} and position > ${count} limit 1`
  if (filled) return
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`
      insert into cx_logs (workspace_id, position, kind, channel_type, direction, status,
        started_at, assigned_at, first_replied_at, closed_at, state_since, hold_seconds,
        handled_seconds, inbound_count, outbound_count, created_at, updated_at)
      select ${workspaceId}, 1000 + n, 'external', 'voice', 'inbound', 'closed', started, started,
        started + n % 900 * interval '1 second', started + n % 9000 * interval '1 second', started,
        n % 300, n % 3000, n % 20, n % 20, started, started
      from generate_series(1, ${count}::int) n
      cross join lateral (
        select now() - n * (interval '365 days' / ${count}::int) as started) made`
    await tx`select continue_behind(${workspaceId}::uuid, 'cx_logs', ${count + 1000})`
  })
  await sql`analyze cx_logs`
}
