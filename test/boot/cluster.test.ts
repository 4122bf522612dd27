import { createServer } from 'node:net'
import { mkdtempSync, chmodSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import t from 'tap'
import { clientOf } from '../helpers/client.ts'
import { databaseOf } from '../helpers/database.ts'
import { untilWaiting, whileOpen } from '../helpers/locks.ts'
import { familyOf, isRunning } from '../helpers/processes.ts'
import { type Program, run } from '../helpers/program.ts'
import { listening } from '../helpers/proxy.ts'
import { send } from '../helpers/raw.ts'
import { startReceiver } from '../helpers/receiver.ts'
import { runServed } from '../helpers/served.ts'
import { until } from '../helpers/until.ts'

/** The lines of the log that have a certain message. */
function linesOf(program: Program, msg: string): Array<Record<string, unknown>> {
  return program
    .stderr()
    .split('\n')
    .filter((line) => line.includes(msg))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

/** The processes that have answered requests, each over a connection of its own, by the log. */
function answeredBy(program: Program): Set<unknown> {
  return new Set(linesOf(program, '"operationId"').map(({ pid }) => pid))
}

/** Asks over a connection of its own; resolves with whether two processes that still run have answered. */
async function bothAnswer(program: Program, token: string): Promise<boolean> {
  const headers = [['Authorization', `Bearer ${token}`] as const, ['Connection', 'close'] as const]
  await send(await program.origin, { target: '/api/v1/tags', headers }).catch(() => undefined)
  // Lines are written together, half a second later at most
  // oxlint-disable-next-line house/timed-waits -- it spaces the requests of until()
  await setTimeout(100)
  const answered = answeredBy(program)
  return familyOf(program.child.pid ?? 0).filter((id) => answered.has(id)).length === 2
}

t.test('several processes', async (t) => {
  const database = await databaseOf(t)
  const receiver = await startReceiver(t)
  const { api, origin, program, token } = await runServed(t, {
    DATABASE_URL: database.url,
    WEB_CONCURRENCY: '2',
    RATE_LIMIT: '1000000',
    WEBHOOK_ALLOW: receiver.host,
    METRICS_PORT: '0',
  })
  const pid = program.child.pid ?? 0
  const children = () => familyOf(pid).filter((id) => id !== pid)

  await t.test('serve one port, and one of them works in the background', async (t) => {
    await until(() => bothAnswer(program, token))
    t.notOk(answeredBy(program).has(pid), 'the primary process takes no requests')
    await until(() => children().length === 3)
    t.equal(program.stdout().match(/listens on/g)?.length, 1)
    t.equal(linesOf(program, 'SECRET_KEY is not set').length, 1)

    // Once: each event is delivered, and once alone
    await api.createWebhook({
      body: { name: 'Hook', url: receiver.url, events: ['tag.created'] },
    })
    for (let n = 0; n < 5; n++) await api.createTag({ body: { name: `Tag ${n}` } })
    await until(() => receiver.received.length >= 5)
    const ids = new Set(receiver.received.map(({ headers }) => headers['webhook-id']))
    t.same([ids.size, receiver.received.length], [5, 5])

    const [served] = linesOf(program, 'metrics are served')
    const metrics = async () =>
      (await fetch(`http://127.0.0.1:${String(served?.['port'])}/metrics`)).text()
    const counted = async () => {
      const pattern =
        /^http_request_duration_seconds_count\{operation="createTag",status="201"\} (\d+)$/m
      return Number(pattern.exec(await metrics())?.[1])
    }
    t.equal(await counted(), 5, 'the sum of both')
    t.match(await metrics(), /^switchboard_backlog_age_seconds\{work="deliveries"\} [\d.]+$/m)
  })

  await t.test('are started again when they die, whichever it is', async (t) => {
    for (const killed of children()) {
      process.kill(killed, 'SIGKILL')
      await until(() => !isRunning(killed))
      await until(() => bothAnswer(program, token)).catch((error: unknown) => {
        t.comment(program.stderr().slice(-4000))
        throw error
      })
    }

    const ended = () => linesOf(program, 'a process ended and is started again')
    await until(() => ended().length >= 3)
    const lines = ended()
    t.equal(lines.length, 3)
    t.same(lines.map(({ process: name }) => name).sort(), ['start', 'start', 'worker'])
    for (const line of lines) t.match(line, { signal: 'SIGKILL' })
  })

  await t.test('lose the connections that one has not taken when it dies', async (t) => {
    const [stopped = 0] = children().filter((id) => answeredBy(program).has(id))
    process.kill(stopped, 'SIGSTOP')
    const began = performance.now()
    let answered = 0
    const ends = Array.from({ length: 8 }, async () => {
      const headers = [['Connection', 'close']] as const
      const { status } = await send(origin, { target: '/healthz', headers })
      answered += 1
      return status
    })
    await until(() => answered === 7)
    process.kill(stopped, 'SIGKILL')

    const found = await Promise.all(ends)
    t.ok(performance.now() - began < 10_000)
    // One at a time is handed to it, which is closed without a reply
    t.same(found.sort(), [0, ...Array<number>(7).fill(200)])
    await until(() => bothAnswer(program, token))
    await until(() => linesOf(program, 'background work started').length === 2)
  })

  await t.test('end together', async (t) => {
    const family = familyOf(pid)
    t.equal(await program.end('SIGTERM'), 0)
    t.same(family.filter(isRunning), [])
    t.equal(linesOf(program, '"stopped"').length, 4)
  })
})

t.test('the processes end by a signal to all', async (t) => {
  const database = await databaseOf(t)
  const settings = { DATABASE_URL: database.url, WEB_CONCURRENCY: '2', DRAIN_DELAY_MS: '300' }
  const { api, origin, program } = await runServed(t, settings)
  const pid = program.child.pid ?? 0
  const made = await api.createApiToken({
    body: { name: 'Another one', scopes: ['groups:write'] },
  })
  const other = made.body.data.token
  await until(() => familyOf(pid).length === 4)

  // In flight while all get the signal at once, as from an init system
  const began = performance.now()
  const { reply, family } = await whileOpen(database, async (sql) => {
    await sql`lock table groups in exclusive mode`
    const reply = api.createGroup({ body: { name: 'In flight' }, token: other })
    await untilWaiting(database, 1)
    const family = familyOf(pid)
    for (const id of family) process.kill(id, 'SIGTERM')
    await until(async () => (await send(origin, { target: '/readyz' })).status === 503)
    return { reply, family }
  })
  t.equal((await reply).status, 201)
  t.equal(await program.end(), 0)
  t.ok(performance.now() - began < 25_000)
  t.same(family.filter(isRunning), [])

  // Nothing outlives a kill
  const second = run(t, settings)
  await second.origin
  await until(() => familyOf(second.child.pid ?? 0).length === 4)
  const others = familyOf(second.child.pid ?? 0)
  t.equal(await second.end('SIGKILL'), 'SIGKILL')
  await until(() => others.every((id) => !isRunning(id)))
})

t.test('processes that cannot start end the program with a word about it', async (t) => {
  const database = await databaseOf(t)
  const taken = createServer()
  const port = await listening(taken)
  t.teardown(() => taken.close())
  const program = run(t, {
    DATABASE_URL: database.url,
    WEB_CONCURRENCY: '2',
    PORT: String(port),
  })

  t.equal(await program.end(), 1)
  t.match(program.stderr(), new RegExp(`EADDRINUSE.*${port}`))
})

t.test('the embedded database belongs to the primary process', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-cluster-'))
  chmodSync(folder, 0o755)
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  const program = run(t, { DATA_DIR: folder, WEB_CONCURRENCY: '2' })
  const origin = await program.origin
  await until(() => /swb_\w{36}/.test(program.stdout()))
  const token = /swb_\w{36}/.exec(program.stdout())?.[0] ?? ''
  const api = clientOf(origin, token)

  t.equal((await api.createTag({ body: { name: 'Berth' } })).status, 201)
  const family = familyOf(program.child.pid ?? 0)
  t.equal(await program.end('SIGINT'), 0)
  await until(() => family.every((id) => !isRunning(id)))
})
