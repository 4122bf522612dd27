import { setTimeout as pace } from 'node:timers/promises'
import t from 'tap'
import { connect } from '../../src/db/pool/pool.ts'
import { createDemo } from '../../src/workspaces/demo.ts'
import { clientOf } from '../helpers/client.ts'
import { cloneDatabase } from '../helpers/database.ts'
import { temporaryStore } from '../helpers/media.ts'
import { type Program, run } from '../helpers/program.ts'
import { startReceiver } from '../helpers/receiver.ts'
import { until } from '../helpers/until.ts'

// More by hand: DELIVERY_EVENTS=20000 DELIVERY_KILLS=40 npm test -- webhooks/crash
const events = Number(process.env['DELIVERY_EVENTS'] ?? 200)
const kills = Number(process.env['DELIVERY_KILLS'] ?? 3)
const writers = 8
t.setTimeout(120_000 + events * 50)

t.test(`every one of ${events} events arrives although workers are killed`, async (t) => {
  const database = await cloneDatabase()
  const { admin } = database
  t.teardown(() => database.drop())
  const pool = connect({ url: database.url, size: 2 })
  const demo = await pool.transaction((db) =>
    createDemo(db, { store: temporaryStore(t) }, 'crash', new Date().toISOString()),
  )
  await pool.close()
  const { workspaceId } = demo

  /** How often each event was taken. */
  const taken = new Map<string, number>()
  let random = 1
  const receiver = await startReceiver(t, (response, { headers }) => {
    random = (random * 16_807) % 2_147_483_647
    const dice = random / 2_147_483_647
    if (dice < 0.02) return
    if (dice < 0.07) {
      response.writeHead(500).end()
      return
    }
    const id = headers['webhook-id'] ?? ''
    taken.set(id, (taken.get(id) ?? 0) + 1)
    response.end()
  })

  const settings = {
    DATABASE_URL: database.url,
    WEBHOOK_ALLOW: receiver.host,
    RATE_LIMIT: '10000000',
    MAX_IN_FLIGHT_PER_TOKEN: '1000',
  }
  const api = run(t, { ...settings, WORKER: 'off', DRAIN_DELAY_MS: '0' })
  const startWorker = () => run(t, settings, 'worker')
  const workers: Program[] = [startWorker(), startWorker()]
  const client = clientOf(await api.origin, demo.token)
  // Several endpoints, since one is sent five at a time
  const hooks = await Promise.all(
    Array.from({ length: 4 }, async (_, index) => {
      const body = { name: `${index}`, url: `${receiver.url}/${index}`, events: ['tag.*'] }
      return (await client.createWebhook({ body: { ...body, timeoutSeconds: 1 } })).body.data.id
    }),
  )

  let made = 0
  const write = async (): Promise<void> => {
    for (let n = made++; n < events; n = made++) {
      await client.createTag({ body: { name: `Tag ${n}` } })
    }
  }
  const writing = Promise.all(Array.from({ length: writers }, write))
  const countOf = async (condition: string): Promise<number> => {
    const [row] = await admin.unsafe<Array<{ count: number }>>(
      `select count(*)::int as count from webhook_deliveries where sequence > 1 and ${condition}`,
    )
    return row?.count ?? 0
  }
  const wanted = events * hooks.length
  const isBusy = async () => (await countOf(`status = 'succeeded'`)) < wanted

  for (let killed = 0; killed < kills && (await isBusy()); killed++) {
    const before = await countOf(`status <> 'pending'`)
    const share = wanted / (kills + 1)
    await until(async () => {
      await hasten()
      await pace(50)
      return (await countOf(`status <> 'pending'`)) - before >= share / 2
    })
    const victim = workers.shift()
    await victim?.end('SIGKILL')
    workers.push(startWorker())
  }
  await writing
  const drainedFrom = performance.now()
  for (let left = wanted; left > 0; left = wanted - (await countOf(`status = 'succeeded'`))) {
    await hasten()
    await pace(100)
  }
  t.comment(`drained ${Math.round(performance.now() - drainedFrom)} ms after the last write`)
  await Promise.all(workers.map((worker) => worker.end('SIGTERM')))

  /** As if the minutes of schedules had gone by. */
  async function hasten(): Promise<void> {
    await admin.begin(async (sql) => {
      // The queues first, as the workers do
      await sql`select 1 from webhook_queues order by webhook_id for update`
      await sql`update webhook_deliveries set due_at = now()
        where status = 'pending' and due_at > now()`
      await sql`update webhook_queues set wake_at = now(), failing_since = null
        where wake_at > now()`
    })
  }

  const ids = await admin<Array<{ id: string }>>`
    select unnest(event_ids) as id from event_batches
    where workspace_id = ${workspaceId} and first_sequence > 1`
  t.equal(ids.length, events)
  t.same(
    ids.filter(({ id }) => (taken.get(id) ?? 0) < hooks.length),
    [],
    'each event was taken by each endpoint',
  )
  const times = [...taken.values()].reduce((sum, count) => sum + count, 0)
  const repeated = times - wanted
  t.comment(`${repeated} of ${wanted} were taken more than once`)
  const [faults] = await admin<Array<{ deliveries: number; attempts: number }>>`
    select
      (select count(*) - count(distinct (webhook_id, event_id)) from webhook_deliveries
        where workspace_id = ${workspaceId})::int as deliveries,
      (select count(*) from (select 1 from webhook_attempts
        where workspace_id = ${workspaceId} and response_status = 200
        group by delivery_id having count(*) > 1) twice)::int as attempts`
  t.same(faults, { deliveries: 0, attempts: 0 }, 'nothing was made or recorded twice')
})
