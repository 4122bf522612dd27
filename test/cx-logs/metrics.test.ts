import t from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { makeAgents } from '../helpers/agents.ts'
import { metricNames, randomFrom } from '../helpers/cases.ts'
import { setUp } from '../helpers/queues.ts'
import { start, startEmpty, type Workspace } from '../helpers/start.ts'

type Case = Schema<'CxLog'>
const zone = 'Europe/Copenhagen'
// Clocks go back on 25 October
const span = { selectedDate: '2026-10-20-2026-11-02', timezone: zone }

/** Makes cases of every kind of outcome, of two agents and two queues, around the day that lasts 25 hours. */
async function fill(workspace: Workspace, count: number) {
  const { api, ownerId } = workspace
  const [agentId = ''] = await makeAgents(workspace, {})
  const [{ id: queueId }, { id: otherQueueId }] = [
    await setUp(workspace, {}),
    await setUp(workspace, {}),
  ]
  const random = randomFrom(7)
  const first = Date.parse('2026-10-19T20:00:00Z')
  const instant = (ms: number) => new Date(ms).toISOString()
  for (let n = 0; n < count; n++) {
    const start = first + Math.floor(random() * 15 * 86_400_000)
    const assigned = start + Math.floor(random() * 900_000)
    const replied = assigned + Math.floor(random() * 600_000)
    const closed = replied + Math.floor(random() * 3_600_000)
    const { body } = await api.createCxLog({
      body: {
        channelType: n % 3 === 0 ? 'voice' : n % 3 === 1 ? 'email' : 'social',
        direction: n % 4 === 0 ? 'outbound' : 'inbound',
        startedDate: instant(start),
        ...(n % 5 !== 0 && { queueId: n % 2 === 0 ? queueId : otherQueueId }),
        ...(n % 6 !== 0 && {
          agentId: n % 4 < 2 ? ownerId : agentId,
          assignedAt: instant(assigned),
        }),
        ...(n % 7 !== 0 && { firstRepliedAt: instant(replied) }),
        ...(n % 8 !== 0 && {
          closedAt: instant(closed),
          totalHoldDuration: Math.floor((random() * (closed - start)) / 2000),
        }),
      },
    })
    if (n % 9 === 0) {
      await api.updateCxLog({ params: { id: body.data.id }, body: { wrapUp: { part: 'sensor' } } })
    }
  }
  return { agentId, ownerId, queueId, otherQueueId }
}

async function allCases({ api }: Workspace, query = {}): Promise<Case[]> {
  const cases: Case[] = []
  for (let page = 1; ; page++) {
    const { body } = await api.listCxLogs({ query: { ...span, ...query, page, pageSize: 100 } })
    cases.push(...body.data)
    if (page >= body.lastPage) return cases
  }
}

function summed(values: Array<number | null>) {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b)
  const rank = (share: number) => known[Math.ceil(known.length * share) - 1] ?? null
  const total = known.reduce((sum, value) => sum + value, 0)
  const average = known.length === 0 ? null : Math.round((total / known.length) * 1000) / 1000
  return { count: known.length, average, p50: rank(0.5), p90: rank(0.9) }
}

/** Whether a percentile of a long span is within 3 percent or a second of the exact one. */
const isNear = (found: number | null, exact: number | null) =>
  found === exact ||
  (found !== null && exact !== null && Math.abs(found - exact) <= Math.max(1, 0.03 * exact))

const dayIn = (timezone: string, instant: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(new Date(instant))

t.test('listCxLogMetrics sums up what the list has', async (t) => {
  const w = await startEmpty()
  const { agentId } = await fill(w, 150)
  const cases = await allCases(w)
  t.ok(cases.length > 100, `${cases.length} cases`)

  const keys: Record<string, (one: Case) => string | null> = {
    queue: (one) => one.queueId,
    agent: (one) => one.agentId,
    channel: (one) => one.channelType,
    day: (one) => dayIn(zone, one.startedDate),
  }
  for (const groupBy of ['queue', 'agent', 'channel', 'day', undefined] as const) {
    const keyOf = (groupBy && keys[groupBy]) ?? (() => null)
    const { body } = await w.api.listCxLogMetrics({
      query: { ...span, ...(groupBy && { groupBy }), pageSize: 100 },
    })
    const expected = new Map<string | null, Case[]>()
    for (const one of cases) expected.set(keyOf(one), [...(expected.get(keyOf(one)) ?? []), one])
    t.equal(body.total, expected.size, groupBy ?? 'all')
    t.equal(body.data.length, expected.size)
    for (const row of body.data) {
      const key = row.day ?? row.queueId ?? row.agentId ?? row.channelType
      const own = expected.get(key) ?? []
      const label = `${groupBy} ${key}`
      t.equal(row.openedCount, own.length, label)
      t.equal(row.closedCount, own.filter(({ status }) => status === 'closed').length, label)
      t.equal(row.outboundCount, own.filter((one) => one.direction === 'outbound').length, label)
      for (const name of metricNames) {
        const { average, count, p50, p90 } = row[name]
        const { average: mean, ...exact } = summed(own.map((one) => one[name]))
        t.equal(count, exact.count, `${label} ${name}`)
        t.ok(isNear(p50, exact.p50) && isNear(p90, exact.p90), `${label} ${name} ${p50} ${p90}`)
        t.ok(Math.abs((average ?? 0) - (mean ?? 0)) < 0.0011, `${label} ${name} ${average} ${mean}`)
      }
    }
  }

  const filtered = { agentId: [agentId, 'none'], direction: ['inbound' as const] }
  const some = await allCases(w, filtered)
  const { body } = await w.api.listCxLogMetrics({ query: { ...span, ...filtered } })
  t.equal(body.data[0]?.openedCount, some.length)
  t.ok(some.length > 0, 'the filter leaves some')
  t.ok(some.length < cases.length, 'the filter leaves some out')
  const second = await w.api.listCxLogMetrics({
    query: { ...span, groupBy: 'agent', page: 2, pageSize: 2 },
  })
  t.match(second.body, { total: 3, lastPage: 2, data: [{ agentId: null, agent: null }] })
})

t.test('days begin at midnight where the caller is', async (t) => {
  const { api } = await start()
  for (const startedDate of [
    ...['2026-10-24T21:59:59.999Z', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59.999Z'],
    '2026-10-25T23:00:00Z',
  ]) {
    await api.createCxLog({ body: { startedDate } })
  }
  const day = { selectedDate: '2026-10-25-2026-10-25' }
  const started = async (query: object, headers = {}) => {
    const { body } = await api.listCxLogs({ query: { ...day, ...query }, headers })
    return body.data.map(({ startedDate }) => startedDate)
  }

  const inDenmark = ['2026-10-25T22:59:59.999Z', '2026-10-24T22:00:00.000Z']
  t.same(await started({ timezone: zone }), inDenmark)
  t.same(await started({}, { 'x-client-timezone': zone }), inDenmark)
  const inUtc = ['2026-10-25T23:00:00.000Z', '2026-10-25T22:59:59.999Z']
  t.same(await started({ timezone: 'UTC' }, { 'x-client-timezone': zone }), inUtc)
  t.same(await started({}), inUtc)
  const { body } = await api.listCxLogMetrics({
    query: { selectedDate: '2026-10-24-2026-10-26', groupBy: 'day', timezone: zone },
  })
  t.match(body.data, [
    { day: '2026-10-24', openedCount: 1 },
    { day: '2026-10-25', openedCount: 2 },
    { day: '2026-10-26', openedCount: 1 },
  ])
})

t.test('what starts in the future is in no list or metrics that end with now', async (t) => {
  const { api } = await start()
  const before = (await api.listCxLogs({})).body.total
  const call = { provider: 'pbx', externalCallId: '1', startedAt: '9000-01-01T00:00:00Z' }
  t.equal((await api.upsertCdr({ body: call })).status, 201)

  t.equal((await api.listCxLogs({})).body.total, before)
  const from = new Date(Date.now() - 86_400_000).toISOString()
  t.equal((await api.listCxLogs({ query: { from, kind: ['call'] } })).body.total, 0)
  for (const query of [{}, { groupBy: 'day' as const }]) {
    const { status, body } = await api.listCxLogMetrics({ query })
    t.equal(status, 200)
    t.equal(
      body.data.reduce((sum, { openedCount }) => sum + openedCount, 0),
      before,
    )
  }
  const query = { from: '9000-01-01T00:00:00Z', to: '9000-01-02T00:00:00Z' }
  t.equal((await api.listCxLogs({ query })).body.total, 1)
  t.equal((await api.listCxLogs({ query: { from: query.from } })).body.total, 0)
})

t.test('a span is at most 366 days, and a week unless given', async (t) => {
  const { api } = await start()
  const startedDate = '2026-01-05T00:00:00Z'
  const { body } = await api.createCxLog({ body: { startedDate } })
  const { id, caseId } = body.data
  const found = async (query: object) => {
    const reply = await api.listCxLogs({ query: { pageSize: 100, ...query } })
    return reply.body.data.some((one) => one.id === id)
  }

  t.notOk(await found({}))
  t.ok(await found({ caseId: [caseId] }), 'by its number at any time')
  t.ok(await found({ to: '2026-01-06T00:00:00Z' }))
  t.notOk(await found({ to: '2026-01-05T00:00:00Z' }), 'what starts then does not')
  t.ok(await found({ from: startedDate, to: '2027-01-06T00:00:00Z' }))
  for (const query of [
    { from: startedDate, to: '2027-01-06T00:00:00.001Z' },
    { from: '2020-01-01T00:00:00Z' },
    { from: startedDate, to: startedDate },
    { selectedDate: '2025-01-01-2026-01-02' },
    { selectedDate: '2026-01-02-2026-01-01' },
    { selectedDate: '2026-02-30-2026-03-01' },
    { selectedDate: '2026-01-02-2026-01-03', from: startedDate },
  ]) {
    const label = JSON.stringify(query)
    t.match(
      await api.listCxLogs({ query }),
      { status: 422, body: { code: 'rule_violated' } },
      label,
    )
    t.equal((await api.listCxLogMetrics({ query })).status, 422, label)
  }
  const timezone = 'Europe/Nowhere'
  t.equal((await api.listCxLogs({ query: { timezone } })).status, 400)
  t.equal((await api.listCxLogMetrics({ query: { timezone } })).status, 400)
  const headers = { 'x-client-timezone': 'Mars/Base' }
  t.match(await api.listCxLogs({ headers }), {
    status: 400,
    body: { errors: [{ location: 'header' }] },
  })
  t.equal((await api.listCxLogs({ query: { selectedDate: '2025-01-01-2026-01-01' } })).status, 200)
})

t.test('listCxLogs filters and sorts', async (t) => {
  const w = await startEmpty()
  const { agentId, ownerId, queueId, otherQueueId } = await fill(w, 60)
  const cases = await allCases(w)
  for (const [query, holds] of [
    [{ kind: ['external'] }, (one) => one.kind === 'external'],
    [{ channelType: ['voice', 'email'] }, (one) => one.channelType !== 'social'],
    [{ channelId: ['none'] }, (one) => one.channelId === null],
    [{ direction: ['outbound'] }, (one) => one.direction === 'outbound'],
    [{ status: ['open', 'hold'] }, (one) => one.status !== 'closed'],
    [{ status: ['closed'] }, (one) => one.status === 'closed'],
    [{ queueId: [queueId, 'none'] }, (one) => one.queueId !== otherQueueId],
    [{ agentId: [agentId] }, (one) => one.agentId === agentId],
    [{ firstAssigneeId: ['none'] }, (one) => one.firstAssigneeId === null],
    [{ closedAssigneeId: [ownerId] }, (one) => one.closedAssigneeId === ownerId],
    [{ contactId: ['none'] }, (one) => one.contactId === null],
    [{ disposition: ['Solved'] }, (one) => one.disposition === 'Solved'],
  ] as Array<[object, (one: Case) => boolean]>) {
    const found = await allCases(w, query)
    t.same(found, cases.filter(holds), JSON.stringify(query))
  }
  const sorted = await allCases(w, { sort: ['-handledTime', 'startedDate'] })
  const times = sorted.map(({ handledTime }) => handledTime ?? -1)
  t.same(
    times,
    times.toSorted((a, b) => b - a),
  )
})
