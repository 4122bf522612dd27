import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import { metricsBy } from '../../src/api/cx-logs/metrics.ts'
import { daySumming, sumDay } from '../../src/api/cx-logs/sums/days.ts'
import type { Schema } from '../../generated/operations.ts'
import type { Db, Pool } from '../../src/db/pool/client.ts'
import { connect } from '../../src/db/pool/pool.ts'
import { demoIds } from '../../src/workspaces/demo.ts'
import { only } from '../helpers/only.ts'
import { runDue } from '../helpers/run-due.ts'
import { randomFrom } from '../helpers/cases.ts'
import { differences, expectedOf, type GroupBy, insertCases } from '../helpers/metric-sums.ts'
import { repairAll, repairFaults } from '../helpers/repair.ts'
import { start, type Workspace } from '../helpers/start.ts'

t.setTimeout(180_000)

const dayMs = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * dayMs).toISOString()
// More by hand: METRIC_SUMS=all METRIC_SUMS_SECONDS=60 npm test -- cx-logs/metric-sums
const isWhole = process.env['METRIC_SUMS'] === 'all'
const raceMs = Number(process.env['METRIC_SUMS_SECONDS'] ?? 3) * 1000
const [caseCount, caseDays] = isWhole ? [1500, 200] : [1000, 130]
const groupings = [
  ...['all', 'queue', 'agent', 'channel', 'day', 'month', 'week agent', 'channel day'],
  'queue agent',
] as const

interface Asked {
  readonly since: string
  readonly before: string
  readonly timezone?: string
  readonly filters?: Readonly<Record<string, unknown>>
  readonly where?: string
}

/** Returns the differences between the metrics of the API's query and those of the cases in one snapshot. */
async function faults(db: Db, workspaceId: string, grouping: string, asked: Asked) {
  const groupBy = grouping.split(' ') as GroupBy[]
  const dimensions = groupBy.filter((one) => one !== 'all')
  const { since, before, timezone = 'UTC', filters = {}, where } = asked
  const { text, parameters } = expectedOf({
    ...{ workspaceId, since, before, timezone, groupBy },
    ...(where !== undefined && { where }),
  })
  const rows: Array<Schema<'CxLogMetrics'>> = []
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
    const page = await metricsBy(db, dimensions, { ...query, offset: rows.length } as never)
    total = page.total
    rows.push(...page.rows)
    if (page.rows.length === 0) break
  }
  const expected = await db.run((connection) => connection.rows(text, parameters, false))
  return differences(rows, expected as never, groupBy)
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
  let days = 0
  while (await sumDay(pool, workspaceId)) days++
  return days
}

/** How many days that are over have changed since they were summed. */
async function changedDays({ database, workspaceId }: Workspace): Promise<number> {
  const [row] = await database.admin<Array<{ count: number }>>`
    select count(distinct day)::int as count from cx_log_changed_days
    where workspace_id = ${workspaceId} and day < (now() at time zone 'UTC')::date`
  return row?.count ?? 0
}

/** Returns the assignments that move a case and everything that happened in it. */
const moved = (by: string) =>
  ['started_at', 'assigned_at', 'first_replied_at', 'closed_at', 'wrap_up_ended_at']
    .map((name) => `${name} = ${name} + ${by}`)
    .join()

t.test('a workspace without cases has sums of none', async (t) => {
  const w = await start()
  await w.database.admin`delete from cx_logs where workspace_id = ${w.workspaceId}`
  await sumAll(w)
  const query = { from: ago(100), to: ago(0) }
  const none = { count: 0, average: null, p50: null, p90: null }
  const { body } = await w.api.listCxLogMetrics({ query })
  t.match(body, {
    total: 1,
    data: only({ openedCount: 0, waitTime: none, fullResolutionTime: none }),
  })
  const byQueue = await w.api.listCxLogMetrics({ query: { ...query, groupBy: ['queue'] } })
  t.match(byQueue.body, { total: 0, data: only() })
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
    `update cx_log_days set opened = opened + 1 where grouping = 'all'`,
    `delete from cx_log_days where grouping = 'agent'`,
    `update cx_log_days set buckets = '{}', counts = '{}', seconds = '{}'`,
    `insert into cx_log_days (workspace_id, grouping, day, key, opened, closed, inbound, outbound, internal,
        buckets, counts, seconds)
      select workspace_id, 'all', '2001-02-03', '', 1, 0, 1, 0, 0, '{}', '{}', '{}' from cx_log_days limit 1`,
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

t.test('a day with the longest duration there is has sums and metrics', async (t) => {
  const w = await start()
  const body = {
    ...{ provider: 'asterisk', externalCallId: 'long', direction: 'inbound' as const },
    ...{ status: 'answered' as const, agentId: demoIds.agent, wrapUpDuration: 2_147_483_647 },
    ...{ startedAt: ago(3), answeredAt: ago(3), endedAt: ago(2.99) },
  }
  t.match(await w.api.upsertCdr({ body }), { status: 201 })
  const query = { from: ago(4), to: ago(1), groupBy: ['agent' as const] }
  const metrics = async () => (await w.api.listCxLogMetrics({ query })).body.data
  const longest = only({ wrapUpDuration: { count: 1, average: 2_147_483_647 } })
  t.match(await metrics(), longest)

  await sumAll(w)

  t.match(await metrics(), longest)
})

t.test('a change of what metrics are made of has the day of the case summed again', async (t) => {
  const w = await start()
  const { database, workspaceId } = w
  await insertCases(database.admin, workspaceId, 1, 1)
  const daysMarkedBy = async (set: string) => {
    await database.admin.unsafe(
      `update cx_logs set ${set} where workspace_id = $1
          and position = (select max(position) from cx_logs where workspace_id = $1)`,
      [workspaceId],
    )
    const days = await changedDays(w)
    await sumAll(w)
    return days
  }
  await daysMarkedBy(`started_at = now() - interval '9 days', assigned_at = now() - interval '8 days',
    first_replied_at = now() - interval '8 days', status = 'closed', closed_at = now() - interval '7 days',
    wrap_up_ended_at = now() - interval '7 days', channel_type = 'email', direction = 'inbound',
    queue_id = null, agent_id = null`)

  for (const set of [
    `queue_id = '${demoIds.otherQueue}'`,
    `queue_id = '${demoIds.queue}'`,
    `agent_id = '${demoIds.owner}'`,
    `agent_id = '${demoIds.agent}'`,
    `channel_type = 'voice'`,
    `channel_id = case when channel_id is null
      then (select min(c.id::text)::uuid from channels c where c.workspace_id = cx_logs.workspace_id) end`,
    `direction = 'outbound'`,
    ...['assigned_at', 'first_replied_at', 'closed_at', 'wrap_up_ended_at'].map(
      (name) => `${name} = ${name} + interval '1 minute'`,
    ),
    'hold_seconds = hold_seconds + 1',
    'handled_seconds = handled_seconds + 1',
  ]) {
    t.equal(await daysMarkedBy(set), 1, set)
  }
  t.equal(await daysMarkedBy(`started_at = started_at - interval '9 days'`), 2, 'both days')
  t.equal(await daysMarkedBy('agent_id = agent_id, updated_at = now()'), 0, 'nothing of it changes')
  await daysMarkedBy(`status = 'open', closed_at = null, wrap_up_ended_at = null`)
  t.equal(
    await daysMarkedBy('hold_seconds = hold_seconds + 1'),
    0,
    'metrics have it of closed cases',
  )
})

t.test('a change that is committed while its day is summed has the day summed again', async (t) => {
  const w = await start()
  const { database, pool, workspaceId } = w
  await insertCases(database.admin, workspaceId, 50, 20)
  await sumAll(w)
  let commit: () => void = () => {}
  const committing = new Promise<void>((resolve) => (commit = resolve))
  let isWritten: () => void = () => {}
  const written = new Promise<void>((resolve) => (isWritten = resolve))
  const writing = pool.transaction(async (db) => {
    const text = `update cx_logs set agent_id = $2, direction = 'internal'
      where workspace_id = $1 and kind = 'external' and started_at < now() - interval '2 days'`
    await db.run((connection) => connection.rows(text, [workspaceId, demoIds.agent], false))
    isWritten()
    await committing
  })
  await written
  t.equal(await changedDays(w), 0, 'the change is not visible yet')
  t.equal(await sumDay(pool, workspaceId), false)
  commit()
  await writing

  const span = { since: ago(40), before: ago(0) }
  t.ok((await changedDays(w)) > 0)
  t.same(await faults(pool, workspaceId, 'agent', span), [])
  t.ok((await runDue(pool, daySumming, 100)) > 0)
  t.equal(await changedDays(w), 0)
  t.same(await faults(pool, workspaceId, 'agent', span), [])
})

t.test('sums are exact while cases change, days are summed, and workers die', async (t) => {
  const w = await start()
  const { database, pool, workspaceId } = w
  await insertCases(database.admin, workspaceId, 1500, 90)
  const work = connect({ url: database.url, size: 8, isBackground: true, applicationName: 'sums' })
  const random = randomFrom(11)
  let isOver = false

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
  const sum = async () => {
    while (!isOver) {
      await sumDay(work, workspaceId).catch(ignoreTermination)
    }
  }
  const kill = async () => {
    while (!isOver) {
      await sleep(100)
      await database.admin`
        select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'sums' and query like '%cx_log_days%' and state = 'active'
          and datname = current_database() limit 1`
    }
  }
  const check = async () => {
    const ends = Date.now() + raceMs
    for (let n = 0; Date.now() < ends; n++) {
      const groupBy = groupings[n % groupings.length] ?? 'all'
      const span = { since: ago(30 + random() * 90), before: ago(random() * 20) }
      const found = await inSnapshot(pool, (db) => faults(db, workspaceId, groupBy, span))
      if (found.length > 0) t.same(found, [], groupBy)
    }
    isOver = true
  }
  await Promise.all([check(), write(), write(), write(), sum(), sum(), kill()])
  await work.close()
  await sumAll(w)
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
      [
        { agentId: [demoIds.agent] },
        `agent_id = '${demoIds.agent}'`,
        ['all', 'agent', 'day', 'week agent'],
      ],
      [{ queueIdNone: true }, 'queue_id is null', ['all', 'queue', 'day', 'queue agent']],
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
  await check('summed', isWhole ? spans : spans.filter((_, n) => n % 2 === 0))
  if (isWhole) await filtered()
  t.equal(await changedDays(w), 0)

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
  t.ok((await changedDays(w)) > caseDays / 2)
  await check('changed', spans.slice(0, 3))
  // Spans that begin and end anywhere in a month
  for (let n = 0; n < 32; n++) {
    const groupBy = groupings[n % 4] ?? 'all'
    const ends = n % 2 === 0 ? (n * 7) % 32 : 28 + n
    const span = { since: ago(45.5 + n), before: ago(ends) }
    t.same(await faults(pool, workspaceId, groupBy, span), [], JSON.stringify(span))
  }
  t.ok((await runDue(pool, daySumming, 8)) > 0)
  await check('partly summed', spans.slice(2, 4))
  await sumAll(w)
  await check('summed again', isWhole ? spans : spans.filter((_, n) => n % 2 === 1))
  await filtered()
  t.equal(await changedDays(w), 0)
  t.same(await admin`select 1 from cx_log_days where opened <= 0`, [])

  const page = await api.listCxLogMetrics({
    query: { from: ago(150), to: ago(0), groupBy: ['agent'], page: 2, pageSize: 2 },
  })
  t.match(page.body, { total: 3, lastPage: 2, data: only({ agentId: null, agent: null }) })
  const beyond = await api.listCxLogMetrics({
    query: { from: ago(150), to: ago(0), groupBy: ['day'], page: 99, pageSize: 100 },
  })
  t.match(beyond.body, { data: only() })
  t.ok(beyond.body.total > 100)
})
