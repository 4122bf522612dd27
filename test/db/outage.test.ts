import type { ServerResponse } from 'node:http'
import { rows } from '../../src/db/pool/command.ts'
import { connect as connectTo, createServer } from 'node:net'
import { setTimeout as pace } from 'node:timers/promises'
import t from 'tap'
import { isPassing } from '../../src/db/pool/errors.ts'
import { connect } from '../../src/db/pool/pool.ts'
import { cloneDatabase } from '../helpers/database.ts'
import { ownServer } from '../helpers/cluster.ts'
import { run } from '../helpers/program.ts'
import { listening } from '../helpers/proxy.ts'
import { startReceiver } from '../helpers/receiver.ts'
import { runServed } from '../helpers/served.ts'
import { until } from '../helpers/until.ts'

// Leases of a minute would be seen by these
const soonMs = 20_000

t.test(
  'a restart of the database delays what is sent by seconds, and repeats nothing',
  async (t) => {
    const server = await ownServer(t)
    const held: ServerResponse[] = []
    let isHolding = true
    const receiver = await startReceiver(t, (response) => {
      if (isHolding) held.push(response)
      else response.end()
    })
    const { api, program } = await runServed(t, {
      DATABASE_URL: server.url,
      WEBHOOK_ALLOW: receiver.host,
    })
    await api.createWebhook({
      body: { name: 'Mine', url: receiver.url, events: ['tag.created'] },
    })
    const channel = await api.createChannel({
      body: {
        type: 'custom',
        name: 'Gateway',
        config: {
          outboundUrl: `http://${receiver.host}/gateway`,
          secret: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
          identityType: 'email',
        },
      },
    })
    const contact = await api.createContact({
      body: { name: 'Mira', contactEmails: [{ email: 'mira@harbour.example' }] },
    })
    const say = (message: string) =>
      api.sendMessage({
        body: {
          contactId: contact.body.data.id,
          channelId: channel.body.data.id,
          messageType: 'text',
          message,
        },
      })
    // The channel is validated first
    await until(() => held.length > 0)
    for (const response of held.splice(0)) response.end()
    // As many as one endpoint is sent at once
    for (let n = 0; n < 5; n++) await api.createTag({ body: { name: `Tag ${n}` } })
    t.equal((await say('First')).status, 201)
    await until(() => held.length >= 6)

    await server.stop()
    // All attempts end while nothing can be recorded
    for (const response of held.splice(0)) response.end()
    isHolding = false
    // oxlint-disable-next-line house/timed-waits -- nothing shows that a worker could not record
    await pace(1000)
    await server.start()
    const backAt = performance.now()
    await until(async () => (await say('Second')).status === 201)
    await until(async () => (await api.createTag({ body: { name: 'After' } })).status === 201)
    const texts = () => receiver.received.map(({ body }) => body).join('\n')
    await until(() => texts().includes('Second') && texts().includes('"After"'))
    const tookMs = Math.round(performance.now() - backAt)

    t.comment(
      `the next delivery and the next message were sent ${tookMs} ms after the database was back`,
    )
    t.ok(tookMs < soonMs, `${tookMs} ms`)
    await until(async () => {
      const rows = await server.query<{ status: string }>(
        `select status from webhook_deliveries where status = 'pending'
       union all select status from messages where status in ('queued', 'sending')`,
      )
      return rows.length === 0
    })
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    t.equal(new Set(ids).size, ids.length, 'nothing was sent twice')
    t.equal(await program.end('SIGTERM'), 0)
  },
)

t.test('what a killed worker was sending is taken over within seconds', async (t) => {
  const database = await cloneDatabase()
  const receiver = await startReceiver(t, (response) => {
    // The first ones never end
    if (receiver.received.length > 5) response.end()
  })
  const settings = { DATABASE_URL: database.url, WEBHOOK_ALLOW: receiver.host }
  const { api, program } = await runServed(t, { ...settings, WORKER: 'off' })
  const worker = run(t, settings, 'worker')
  await api.createWebhook({
    body: { name: 'Mine', url: receiver.url, events: ['tag.created'] },
  })
  for (let n = 0; n < 5; n++) await api.createTag({ body: { name: `Tag ${n}` } })
  await until(() => receiver.received.length === 5)
  const leases = async () => {
    const [row] = await database.admin`select max(leased_until)::text as until
      from webhook_deliveries where status = 'pending'`
    return String(row?.['until'])
  }
  const first = await leases()
  await until(async () => (await leases()) > first)
  t.equal(receiver.received.length, 5, 'a lease that is renewed is not taken over')

  const other = run(t, settings, 'worker')
  await until(() => /background work started/.test(other.stderr()))
  await worker.end('SIGKILL')
  const killedAt = performance.now()
  await until(() => receiver.received.length >= 10)
  const tookMs = Math.round(performance.now() - killedAt)

  t.comment(`sent again ${tookMs} ms after the worker was killed`)
  t.ok(tookMs < soonMs, `${tookMs} ms`)
  await other.end('SIGTERM')
  await program.end('SIGTERM')
  await database.drop()
})

t.test('a database that ends every connection is connected to a few times a second', async (t) => {
  const database = await cloneDatabase()
  const target = new URL(database.url)
  let isAway = true
  let connects = 0
  // As HAProxy does while no server is the leader
  const proxy = createServer((near) => {
    connects += 1
    near.on('error', () => {})
    if (isAway) return void near.destroy()
    const far = connectTo(Number(target.port), target.hostname)
    far.on('error', () => near.destroy()).on('close', () => near.destroy())
    near.on('close', () => far.destroy())
    near.pipe(far).pipe(near)
  })
  const port = await listening(proxy)
  const url = Object.assign(new URL(database.url), { host: `127.0.0.1:${port}` }).href
  const size = 10
  const pool = connect({ url, size })
  t.teardown(async () => {
    await pool.close()
    proxy.close()
    await database.drop()
  })
  const ask = () => rows(pool, 'select 1 as one')
  const startedAt = performance.now()
  let asked = 0

  while (asked < 20_000) {
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, ask))
    asked += outcomes.length
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled' || !isPassing(outcome.reason)) {
        t.fail(`answered ${JSON.stringify(outcome)}`)
      }
    }
  }
  const seconds = (performance.now() - startedAt) / 1000
  t.comment(`${connects} connects for ${asked} questions in ${seconds.toFixed(1)} s`)
  // Those that began together, those with short pauses, and two a second
  t.ok(connects <= size + 4 + 2 * seconds, `${connects} connects in ${seconds} s`)

  isAway = false
  await until(() =>
    ask().then(
      () => true,
      () => false,
    ),
  )
  t.same(await Promise.all(Array.from({ length: 20 }, ask)), Array(20).fill([{ one: 1 }]))
})
