import t from 'tap'
import type { Operations, Schema } from '../../generated/operations.ts'
import { makeAgents } from '../helpers/agents.ts'
import { metricNames, randomFrom } from '../helpers/cases.ts'
import { metric } from '../helpers/day-sums.ts'
import { makeCategory, makeConversation, makeTag, makeTicket } from '../helpers/make.ts'
import { isNear } from '../helpers/metric-sums.ts'
import { only } from '../helpers/only.ts'
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

const dayIn = (timezone: string, instant: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(new Date(instant))
const mondayOf = (day: string) => {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

type Metrics = Schema<'CxLogMetrics'>
type Dimension = NonNullable<Operations['listCxLogMetrics']['query']['groupBy']>[number]
type Keys<T> = Record<Exclude<Dimension, 'tag' | 'category'>, (one: T) => string | null>

const keysOfCase: Keys<Case> = {
  queue: (one) => one.queueId,
  agent: (one) => one.agentId,
  channel: (one) => one.channelType,
  hour: (one) => `${one.startedDate.slice(0, 13)}:00:00.000Z`,
  day: (one) => dayIn(zone, one.startedDate),
  week: (one) => mondayOf(dayIn(zone, one.startedDate)),
  month: (one) => `${dayIn(zone, one.startedDate).slice(0, 7)}-01`,
}
const keysOfRow: Keys<Metrics> = {
  queue: (row) => row.queueId,
  agent: (row) => row.agentId,
  channel: (row) => row.channelType,
  hour: (row) => row.hour,
  day: (row) => row.day,
  week: (row) => row.day,
  month: (row) => row.day,
}

async function allMetrics({ api }: Workspace, groupBy: readonly Dimension[]): Promise<Metrics[]> {
  const rows: Metrics[] = []
  for (let page = 1; ; page++) {
    const { body } = await api.listCxLogMetrics({
      query: { ...span, ...(groupBy.length > 0 && { groupBy: [...groupBy] }), page, pageSize: 100 },
    })
    rows.push(...body.data)
    if (page >= body.lastPage) return rows
  }
}

t.test('listCxLogMetrics sums up what the list has', async (t) => {
  const w = await startEmpty()
  const { agentId } = await fill(w, 150)
  const cases = await allCases(w)
  t.ok(cases.length > 100, `${cases.length} cases`)

  for (const groupBy of [
    [],
    ...(['queue', 'agent', 'channel', 'day', 'week', 'month'] as const).map((one) => [one]),
    ...([['hour'], ['month', 'agent'], ['agent', 'queue'], ['hour', 'channel']] as const),
  ] satisfies ReadonlyArray<readonly Dimension[]>) {
    const expected = new Map<string, Case[]>()
    for (const one of cases) {
      const key = groupBy.map((dimension) => keysOfCase[dimension](one)).join()
      expected.set(key, [...(expected.get(key) ?? []), one])
    }
    const rows = await allMetrics(w, groupBy)
    t.equal(rows.length, expected.size, groupBy.join())
    const found = rows.map((row) => groupBy.map((dimension) => keysOfRow[dimension](row)).join())
    t.equal(new Set(found).size, rows.length, 'each group has one row')
    for (const [n, row] of rows.entries()) {
      const key = found[n] ?? ''
      const own = expected.get(key) ?? []
      const label = `${groupBy.join()} ${key}`
      t.equal(row.openedCount, own.length, label)
      t.equal(row.closedCount, own.filter(({ status }) => status === 'closed').length, label)
      t.equal(row.outboundCount, own.filter((one) => one.direction === 'outbound').length, label)
      for (const name of metricNames) {
        const { average, count, p50, p90 } = row[name]
        const { average: mean, ...exact } = metric(own.map((one) => one[name]))
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
    query: { ...span, groupBy: ['agent'], page: 2, pageSize: 2 },
  })
  t.match(second.body, { total: 3, lastPage: 2, data: only({ agentId: null, agent: null }) })
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
    query: { selectedDate: '2026-10-24-2026-10-26', groupBy: ['day'], timezone: zone },
  })
  t.match(
    body.data,
    only(
      { day: '2026-10-24', openedCount: 1 },
      { day: '2026-10-25', openedCount: 2 },
      { day: '2026-10-26', openedCount: 1 },
    ),
  )
})

t.test('cases are grouped by the tags and categories of their tickets', async (t) => {
  const w = await startEmpty()
  const { api } = w
  const [ropes, cables] = [
    await makeTag(w, { name: 'Ropes' }),
    await makeTag(w, { name: 'Cables' }),
  ]
  const categoryId = await makeCategory(w, { value: 'Cranes' })
  await makeTicket(w, { tags: [ropes, cables], categoryId })
  await makeTicket(w, { tags: [ropes] })
  await makeTicket(w)
  const conversationId = await makeConversation(w)
  const { body: talk } = await api.getConversation({ params: { id: conversationId } })
  const shared = { conversationId, contactId: talk.data.contactId ?? '', force: true }
  await makeTicket(w, { ...shared, tags: [cables], categoryId })
  await makeTicket(w, { ...shared, tags: [cables] })

  const by = async (...groupBy: Dimension[]) => {
    const { body } = await api.listCxLogMetrics({ query: { groupBy } })
    t.equal(body.total, body.data.length)
    return body.data.map((row) => [row.tagName, row.categoryName, row.openedCount])
  }
  t.same(await by('tag'), [
    ['Cables', null, 2],
    ['Ropes', null, 2],
    [null, null, 1],
  ])
  t.same(await by('category'), [
    [null, 'Cranes', 2],
    [null, null, 2],
  ])
  t.same(await by('category', 'tag'), [
    ['Cables', 'Cranes', 2],
    ['Ropes', 'Cranes', 1],
    ['Ropes', null, 1],
    [null, null, 1],
  ])
  const { body } = await api.listCxLogMetrics({ query: { groupBy: ['tag'], pageSize: 1 } })
  t.match(body.data, only({ tagId: cables, queueId: null, day: null, hour: null }))
})

t.test('what cannot be grouped so is refused', async (t) => {
  const { api } = await start()
  const days = (count: number) => ({
    from: '2026-01-01T00:00:00Z',
    to: new Date(Date.parse('2026-01-01T00:00:00Z') + count * 86_400_000).toISOString(),
  })
  const asked = (groupBy: Dimension[], count: number) =>
    api.listCxLogMetrics({ query: { ...days(count), groupBy } })
  for (const fine of ['hour', 'tag', 'category'] as const) {
    t.equal((await asked([fine, 'queue'], 31)).status, 200, fine)
    t.match(await asked(['queue', fine], 32), {
      status: 422,
      body: { code: 'rule_violated', pointer: '/groupBy' },
    })
  }
  t.match(await asked(['day', 'month'], 3), { status: 422, body: { code: 'rule_violated' } })
  t.equal((await asked(['queue', 'queue'], 3)).status, 400)
  t.equal((await asked(['queue', 'agent', 'day'], 3)).status, 400)
})

t.test('what starts in the future is in no list or metrics that end with now', async (t) => {
  const { api } = await start()
  const before = (await api.listCxLogs({})).body.total
  const from = new Date(Date.now() - 86_400_000).toISOString()
  const newCalls = async () =>
    (await api.listCxLogs({ query: { from, kind: ['call'] } })).body.total
  // The calls of the demo are of yesterday, so that the last 24 hours have more of them in the morning
  const newBefore = await newCalls()
  const call = { provider: 'pbx', externalCallId: '1', startedAt: '9000-01-01T00:00:00Z' }
  t.equal((await api.upsertCdr({ body: call })).status, 201)

  t.equal((await api.listCxLogs({})).body.total, before)
  t.equal(await newCalls(), newBefore)
  for (const query of [{}, { groupBy: ['day' as const] }]) {
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
    body: { errors: only({ location: 'header' }) },
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
