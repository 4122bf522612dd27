import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import { metricsBy } from '../src/api/cx-logs/metrics.ts'
import { bucketCount, bucketOf, middleOf } from '../src/api/cx-logs/sums/buckets.ts'
import { addCases, addPacked, emptyCell, packed } from '../src/api/cx-logs/sums/cell.ts'
import { deltaFolding, foldDeltas, sumDay, summing } from '../src/api/cx-logs/sums/jobs.ts'
import type { MetricsRow } from '../src/api/cx-logs/wire.ts'
import type { Db, Pool } from '../src/db/client.ts'
import { connect } from '../src/db/pool.ts'
import { demoIds } from '../src/demo.ts'
import { runDue } from '../src/jobs/run-due.ts'
import { randomFrom } from './helpers/cases.ts'
import { differences, expectedOf, type GroupBy, insertCases } from './helpers/metric-sums.ts'
import { repairAll, repairFaults } from './helpers/repair.ts'
import { start, type Workspace } from './helpers/start.ts'
import { until } from './helpers/until.ts'

t.setTimeout(180_000)

const dayMs = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * dayMs).toISOString()
// More by hand: METRIC_SUMS=all METRIC_SUMS_SECONDS=60 npm test -- metric-sums
const isWhole = process.env['METRIC_SUMS'] === 'all'
const raceMs = Number(process.env['METRIC_SUMS_SECONDS'] ?? 3) * 1000
const [caseCount, caseDays] = isWhole ? [1500, 200] : [1000, 130]
const groupings = ['all', 'queue', 'agent', 'channel', 'day'] as const

interface Asked {
  readonly since: string
  readonly before: string
  readonly timezone?: string
  readonly filters?: Readonly<Record<string, unknown>>
  readonly where?: string
}

/** What differs between the metrics that the API's query finds and those of the cases in one snapshot. */
async function faults(db: Db, workspaceId: string, groupBy: GroupBy, asked: Asked) {
  const { since, before, timezone = 'UTC', filters = {}, where } = asked
  const { text, parameters } = expectedOf({
    ...{ workspaceId, since, before, timezone, groupBy },
    ...(where !== undefined && { where }),
  })
  const rows: MetricsRow[] = []
  const query = {
    workspaceId,
    now: before,
    from: since,
    to: before,
    timezone,
    limit: 100,
    ...filters,
  }
  for (let total = 1; rows.length < total;) {
    const page = await metricsBy(db, groupBy, { ...query, offset: rows.length } as never)
    total = page.total
    rows.push(...page.rows)
    if (page.rows.length === 0) break
  }
  const expected = await db.run((connection) => connection.rows(text, parameters, false))
  return differences(rows, expected as never)
}

/** Runs reads of one snapshot. */
async function inSnapshot<T>(pool: Pool, work: (db: Db) => Promise<T>): Promise<T> {
  return pool.transaction(async (db) => {
    const isolation = 'set transaction isolation level repeatable read'
    await db.run((connection) => connection.rows(isolation, [], false))
    return work(db)
  })
}

async function sumAll({ pool, workspaceId }: Workspace): Promise<number> {
  let days = 1
  while (await sumDay(pool, workspaceId, new Date().toISOString())) days++
  return days
}

/** Changes of summed days that are not applied yet. */
async function deltasOf({ database, workspaceId }: Workspace): Promise<number> {
  const [row] = await database.admin<Array<{ count: number }>>`
    select count(*)::int as count from cx_log_deltas d join cx_log_summed s using (workspace_id)
    where workspace_id = ${workspaceId} and d.started_at < s.until`
  return row?.count ?? 0
}

/** What moves a case, and with it all that happened in it. */
const moved = (by: string) =>
  ['started_at', 'assigned_at', 'first_replied_at', 'closed_at', 'wrap_up_ended_at']
    .map((name) => `${name} = ${name} + ${by}`)
    .join()

t.test(
  'a bucket stands for values within a hundredth, and packed sums are what they were',
  async (t) => {
    for (let bucket = 0; bucket < bucketCount; bucket++) {
      const middle = middleOf(bucket)
      if (bucketOf(middle) !== bucket) t.fail(`${middle} is not in bucket ${bucket}`)
    }
    const random = randomFrom(3)
    for (let n = 0; n < 20_000; n++) {
      const value = n < 300 ? n : Math.floor(2 ** (random() * 31))
      const middle = middleOf(bucketOf(value))
      if (Math.abs(middle - value) > value / 100) t.fail(`${value} is taken for ${middle}`)
    }
    t.equal(middleOf(bucketOf(2_147_483_647)) <= 2_147_483_647, true)

    const counts = { opened: 300, closed: 200, inbound: 3, outbound: 2, internal: 1 }
    const cell = emptyCell()
    const values = Array.from({ length: 8 }, () =>
      Array.from({ length: 300 }, () => (random() < 0.1 ? null : Math.floor(2 ** (random() * 31)))),
    )
    addCases(cell, counts, values, 1)
    const again = emptyCell()
    addPacked(again, counts, packed(cell))
    t.same(again, cell)
    addPacked(again, counts, Buffer.concat([packed(cell), packed(cell)]))
    t.same(
      again.totals,
      cell.totals.map((total) => 3 * total),
    )
    addCases(cell, counts, values, -1)
    t.same(cell, emptyCell())
    addCases(cell, counts, values, -1)
    t.throws(() => packed(cell), { message: /negative/ })
  },
)

t.test('a workspace without cases has sums of none', async (t) => {
  const w = await start()
  await w.database.admin`delete from cx_logs where workspace_id = ${w.workspaceId}`
  t.equal(await sumDay(w.pool, w.workspaceId, new Date().toISOString()), false)
  const query = { from: ago(100), to: ago(0) }
  const none = { count: 0, average: null, p50: null, p90: null }
  const { body } = await w.api.listCxLogMetrics({ query })
  t.match(body, { total: 1, data: [{ openedCount: 0, waitTime: none, fullResolutionTime: none }] })
  const byQueue = await w.api.listCxLogMetrics({ query: { ...query, groupBy: 'queue' } })
  t.match(byQueue.body, { total: 0, data: [] })
  await repairAll(w)
})

t.test('wrong sums are found and made anew', async (t) => {
  const w = await start()
  const { database, pool, workspaceId } = w
  await insertCases(database.admin, workspaceId, 100, 40)
  await sumAll(w)
  t.same(await repairFaults(pool), [])
  const span = { since: ago(60), before: ago(0) }
  for (const spoil of [
    `update cx_log_sums set opened = opened + 1 where days = 32 and grouping = 'all'`,
    `delete from cx_log_sums where grouping = 'agent'`,
    `update cx_log_sums set durations = '\\x' where days = 1`,
  ]) {
    await database.admin.unsafe(spoil)
    t.equal((await repairFaults(pool)).length, 1, spoil)
    await repairAll(w)
    t.same(await repairFaults(pool), [])
    t.same(await faults(pool, workspaceId, 'agent', span), [])
    await sumAll(w)
    t.same(await faults(pool, workspaceId, 'agent', span), [])
  }
})

t.test(
  'days are summed once no transaction is open that may have changed them unrecorded',
  async (t) => {
    const w = await start()
    const { database, pool, workspaceId } = w
    await insertCases(database.admin, workspaceId, 50, 20)
    const job = summing()
    const isDue = async () => {
      const due = await job.due(pool, { after: '00000000-0000-0000-0000-000000000000' })
      return due.some((one) => one.workspaceId === workspaceId)
    }
    const writer = await database.admin.reserve()
    await writer`begin`
    await writer`select pg_current_xact_id()`
    t.notOk(await isDue())
    for (let n = 0; n < 5; n++) t.notOk(await isDue(), 'a transaction is open')
    await writer`rollback`
    writer.release()
    await until(isDue)
    t.ok((await job.run(pool, workspaceId, 5)) > 0)
    while ((await job.run(pool, workspaceId, 8)) === 8);
    t.notOk(await isDue(), 'everything is summed')
    t.same(await repairFaults(pool), [])
  },
)

t.test('sums are exact while cases change, days are summed, and workers die', async (t) => {
  const w = await start()
  const { database, pool, workspaceId } = w
  await insertCases(database.admin, workspaceId, 1500, 90)
  const work = connect({ url: database.url, size: 8, isBackground: true, applicationName: 'sums' })
  const random = randomFrom(11)
  let isOver = false
  const settledAt = new Date().toISOString()

  const write = async () => {
    while (!isOver) {
      const some = `kind = 'external' and position % 50 = ${Math.floor(random() * 50)} and workspace_id = '${workspaceId}'`
      const change = [
        `update cx_logs set status = 'closed', closed_at = greatest(now(), started_at) where ${some} and status = 'open'`,
        `update cx_logs set status = 'open', closed_at = null, wrap_up_ended_at = null
          where ${some} and status = 'closed'`,
        `update cx_logs set agent_id = '${random() < 0.5 ? demoIds.agent : demoIds.owner}' where ${some}`,
        `update cx_logs set ${moved(`interval '-${Math.floor(random() * 5)} days'`)} where ${some}`,
        `update cx_logs set ${moved(`least(interval '4 days', now() - started_at)`)} where ${some}`,
        `delete from cx_logs where ${some} and random() < 0.05`,
      ][Math.floor(random() * 6)] as string
      await work
        .transaction(async (db) => {
          await db.run((connection) => connection.rows(change, [], false))
          await sleep(random() * 30)
          if (random() < 0.2) throw new Error('rolled back')
        })
        .catch((error: Error) => {
          if (error.message !== 'rolled back') throw error
        })
    }
  }
  const fold = async () => {
    while (!isOver) {
      await sumDay(work, workspaceId, settledAt).catch(ignoreTermination)
      await foldDeltas(work, workspaceId, 1 + Math.floor(random() * 60)).catch(ignoreTermination)
    }
  }
  const kill = async () => {
    while (!isOver) {
      await sleep(100)
      await database.admin`
        select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'sums' and query like '%cx_log_su%' and state = 'active'
          and datname = current_database() limit 1`
    }
  }
  const check = async () => {
    const ends = Date.now() + raceMs
    for (let n = 0; Date.now() < ends; n++) {
      const groupBy = groupings[n % groupings.length] as GroupBy
      const span = { since: ago(30 + random() * 90), before: ago(random() * 20) }
      const found = await inSnapshot(pool, (db) => faults(db, workspaceId, groupBy, span))
      if (found.length > 0) t.same(found, [], groupBy)
    }
    isOver = true
  }
  await Promise.all([check(), write(), write(), write(), fold(), fold(), kill()])
  await work.close()
  t.ok((await sumAll(w)) > 0)
  while ((await foldDeltas(pool, workspaceId, 200)) > 0);
  t.same(await repairFaults(pool), [])
})

function ignoreTermination(error: Error): void {
  if (!/terminat|connection|closed|lost|ECONNRESET|EPIPE/i.test(error.message)) throw error
}

// Behind the others: what looks at all workspaces would look at its cases again
t.test('metrics of sums are those of the cases, of every group, span and zone', async (t) => {
  const w = await start()
  const { api, database, pool, workspaceId } = w
  await insertCases(database.admin, workspaceId, caseCount, caseDays)
  t.ok((await sumAll(w)) > 0.75 * caseDays)
  const spans: Asked[] = [
    { since: ago(366), before: ago(0) },
    { since: ago(366), before: ago(-1) },
    { since: ago(0.9 * caseDays + 0.3), before: ago(caseDays / 2 + 0.7) },
    { since: ago(20), before: ago(11.99) },
    { since: ago(60), before: ago(1.01), timezone: 'Asia/Kathmandu' },
    { since: ago(90), before: ago(0), timezone: 'Europe/Copenhagen' },
    {
      since: `${ago(0.75 * caseDays).slice(0, 10)}T00:00:00Z`,
      before: `${ago(30).slice(0, 10)}T00:00:00Z`,
    },
    { since: ago(9), before: ago(2) },
  ]
  const check = async (label: string, some = spans) => {
    for (const span of some) {
      for (const groupBy of groupings) {
        t.same(await faults(pool, workspaceId, groupBy, span), [], `${label} ${groupBy}`)
      }
    }
  }
  const filtered = async () => {
    for (const [filters, where, groups] of [
      [{ agentId: [demoIds.agent] }, `agent_id = '${demoIds.agent}'`, ['all', 'agent', 'day']],
      [{ queueIdNone: true }, 'queue_id is null', ['all', 'queue', 'day']],
      [
        { channelType: ['voice', 'chat'], channelIdNone: true },
        `channel_type in ('voice', 'chat') and channel_id is null`,
        ['all', 'channel', 'day'],
      ],
      [{ direction: ['inbound'] }, `direction = 'inbound'`, groupings],
      [
        { queueId: [demoIds.queue], agentIdOrNone: [demoIds.owner] },
        `queue_id = '${demoIds.queue}' and (agent_id is null or agent_id = '${demoIds.owner}')`,
        groupings,
      ],
    ] as const) {
      for (const groupBy of groups) {
        const span = { since: ago(0.75 * caseDays), before: ago(0), filters, where }
        t.same(await faults(pool, workspaceId, groupBy, span), [], `${where} ${groupBy}`)
      }
    }
  }
  // Those of the cases by the same code as those that are folded below
  await check('summed', isWhole ? spans : spans.filter((_, n) => n % 2 === 0))
  if (isWhole) await filtered()
  t.equal(await deltasOf(w), 0)

  await database.admin`
    update cx_logs set status = 'closed', closed_at = now(), agent_id = ${demoIds.agent}
    where workspace_id = ${workspaceId} and kind = 'external' and status = 'open' and position % 3 = 0`
  await database.admin`
    update cx_logs set status = 'open', closed_at = null, wrap_up_ended_at = null
    where workspace_id = ${workspaceId} and kind = 'external' and status = 'closed' and position % 5 = 0`
  const { admin } = database
  await admin.unsafe(
    `update cx_logs set ${moved(`interval '-40 days'`)}, queue_id = $2
    where workspace_id = $1 and kind = 'external' and position % 7 = 0`,
    [workspaceId, demoIds.queue],
  )
  await admin.unsafe(
    `update cx_logs set ${moved(`least(interval '190 days', now() - started_at)`)}
    where workspace_id = $1 and kind = 'external' and position % 97 = 0`,
    [workspaceId],
  )
  await database.admin`
    delete from cx_logs where workspace_id = ${workspaceId} and position % 11 = 0 and kind = 'external'`
  await api.createCxLog({
    body: { startedDate: ago(250), closedAt: ago(249), agentId: demoIds.agent },
  })
  t.ok((await deltasOf(w)) > 500)
  await check('changed', spans.slice(0, 3))
  // Spans that begin and end anywhere in periods of 32 days
  for (let n = 0; n < 32; n++) {
    const groupBy = groupings[n % 4] as GroupBy
    const ends = n % 2 === 0 ? (n * 7) % 32 : 28 + n
    const span = { since: ago(45.5 + n), before: ago(ends) }
    t.same(await faults(pool, workspaceId, groupBy, span), [], JSON.stringify(span))
  }
  t.ok((await runDue(pool, deltaFolding, 100)) > 0)
  await check('partly folded', spans.slice(2, 4))
  while ((await runDue(pool, deltaFolding, 200)) > 0);
  await check('folded', isWhole ? spans : spans.filter((_, n) => n % 2 === 1))
  await filtered()
  t.equal(await deltasOf(w), 0)
  t.same(await admin`select 1 from cx_log_sums where opened <= 0`, [])

  const page = await api.listCxLogMetrics({
    query: { from: ago(150), to: ago(0), groupBy: 'agent', page: 2, pageSize: 2 },
  })
  t.match(page.body, { total: 3, lastPage: 2, data: [{ agentId: null, agent: null }] })
  const beyond = await api.listCxLogMetrics({
    query: { from: ago(150), to: ago(0), groupBy: 'day', page: 99, pageSize: 100 },
  })
  t.match(beyond.body, { data: [] })
  t.ok(beyond.body.total > 100)
})
