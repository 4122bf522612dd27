import t from 'tap'
import { demoIds } from '../../src/workspaces/demo.ts'
import { randomFrom } from '../helpers/cases.ts'
import { only } from '../helpers/only.ts'
import { makeQueue } from '../helpers/queues.ts'
import { start, type Workspace } from '../helpers/start.ts'

const categories = ['offline', 'available', 'busy', 'away'] as const
type Category = (typeof categories)[number]
interface Activity {
  readonly userId: string
  readonly statusId: string
  readonly category: Category
  readonly startedAt: number
  readonly endedAt: number
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

async function insert({ database, workspaceId }: Workspace, rows: Activity[]): Promise<void> {
  await database.admin`
    insert into agent_activities (workspace_id, position, user_id, presence_status_id, category,
      source, started_at, ended_at, created_at)
    select ${workspaceId}, next_position(${workspaceId}::uuid, 'agent_activities'), r."userId",
      r."statusId", r.category, 'user', to_timestamp(r."startedAt" / 1000.0),
      to_timestamp(r."endedAt" / 1000.0), now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) r
      ("userId" uuid, "statusId" uuid, category text, "startedAt" float8, "endedAt" float8)`
}

/** Activities of users that change every so often between two instants, with gaps between some. */
function history(
  random: () => number,
  statuses: ReadonlyArray<{ id: string; category: Category }>,
  from: number,
  to: number,
): Activity[] {
  return [demoIds.owner, demoIds.agent].flatMap((userId) => {
    const rows: Activity[] = []
    for (let at = from + Math.floor(random() * day); at < to;) {
      const endedAt = at + Math.floor(random() * random() * 9 * hour)
      const status = statuses[Math.floor(random() * statuses.length)]
      if (!status) throw new Error('there are no statuses')
      rows.push({ userId, statusId: status.id, category: status.category, startedAt: at, endedAt })
      at = random() < 0.3 ? endedAt + Math.floor(random() * 30 * hour) : endedAt
    }
    return rows
  })
}

/** Seconds by user, day on the wall clock and category, counted second by second. */
function countSeconds(rows: Activity[], from: number, to: number, timezone: string) {
  const dayOf = dayIn(timezone)
  const first = Math.floor(from / 1000)
  const sums = new Map<string, Uint32Array>()
  const days = new Set<string>()
  for (const userId of [demoIds.owner, demoIds.agent]) {
    const seconds = new Uint8Array(Math.floor(to / 1000) - first)
    for (const { startedAt, endedAt, category } of rows.filter((row) => row.userId === userId)) {
      const starts = Math.max(0, Math.floor(startedAt / 1000) - first)
      const ends = Math.max(0, Math.floor(endedAt / 1000) - first)
      seconds.fill(categories.indexOf(category), starts, ends)
    }
    for (let second = 0; second < seconds.length; second += 1) {
      const name = dayOf(first + second)
      const counts = sums.get(`${userId} ${name}`) ?? new Uint32Array(categories.length)
      // Time zones change by the quarter of an hour
      const until = Math.min(seconds.length, second + 900 - ((first + second) % 900))
      for (; second < until; second += 1) counts[seconds[second] ?? 0]! += 1
      second -= 1
      days.add(name)
      sums.set(`${userId} ${name}`, counts)
    }
  }
  return { sums, days: [...days].sort() }
}

/** Which day it is in a zone. */
function dayIn(timezone: string): (second: number) => string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: timezone })
  return (second) => format.format(second * 1000)
}

t.test('sums by user and day are what counting second by second gives', async (t) => {
  const spans = [
    ['UTC', '2025-06-01T00:00:00.000Z'],
    // Clocks forward, back, back over midnight, by half an hour, and a zone of its own fraction
    ['Europe/Copenhagen', '2025-03-28T12:34:56.789Z'],
    ['America/New_York', '2025-10-30T00:00:00.000Z'],
    ['America/Havana', '2025-10-31T00:00:00.500Z'],
    ['Atlantic/Azores', '2025-10-24T06:00:00.000Z'],
    ['Australia/Lord_Howe', '2025-10-03T00:00:00.000Z'],
    ['Asia/Kathmandu', '2025-01-01T00:00:00.000Z'],
    // No 30 December 2011 here, and no midnight on 4 November 2018 there
    ['Pacific/Apia', '2011-12-28T00:00:00.000Z'],
    ['America/Sao_Paulo', '2018-11-02T00:00:00.000Z'],
  ] as const
  const random = randomFrom(20261121)

  for (const [timezone, start_] of spans) {
    const workspace = await start()
    const { api } = workspace
    const statuses = (await api.listPresenceStatuses({ query: { pageSize: 100 } })).body.data
    const from = Date.parse(start_)
    const to = from + 4 * day + 5 * hour + 123
    const rows = history(random, statuses, from - day, to + day)
    await insert(workspace, rows)
    const { sums, days } = countSeconds(rows, from, to, timezone)

    const query = { from: start_, to: new Date(to).toISOString(), timezone, pageSize: 100 }
    const { body } = await api.listAgentActivitySummaries({
      query: { ...query, groupBy: ['user', 'day'] },
    })
    const byDay = await api.listAgentActivitySummaries({ query: { ...query, groupBy: ['day'] } })
    const byUser = await api.listAgentActivitySummaries({ query })

    t.same([...new Set(body.data.map((row) => row.day))], days, timezone)
    t.equal(body.total, 2 * days.length)
    for (const row of body.data) {
      const expected = (category: Category) =>
        sums.get(`${row.userId} ${row.day}`)?.[categories.indexOf(category)] ?? 0
      t.match(
        row,
        {
          availableSeconds: expected('available'),
          busySeconds: expected('busy'),
          awaySeconds: expected('away'),
          offlineSeconds: expected('offline'),
          totalSeconds: categories.map(expected).reduce((a, b) => a + b),
        },
        `${timezone} ${row.day}`,
      )
      t.equal(
        row.statuses.reduce((total, { seconds }) => total + seconds, 0),
        row.totalSeconds,
      )
    }
    const total = Math.floor(to / 1000) - Math.floor(from / 1000)
    t.same(
      byUser.body.data.map(({ totalSeconds, user, day: none }) => [totalSeconds, user?.name, none]),
      [
        [total, 'Ada Park', null],
        [total, 'Noor Haddad', null],
      ],
    )
    const of = (name: string) => body.data.filter((row) => row.day === name)
    t.same(
      byDay.body.data.map((row) => [row.day, row.userId, row.availableSeconds]),
      days.map((name) => [
        name,
        null,
        of(name).reduce((sum, row) => sum + row.availableSeconds, 0),
      ]),
    )
  }
})

t.test('a day lasts 23 or 25 hours where clocks change', async (t) => {
  const { api } = await start()
  const secondsOf = async (from: string, to: string) => {
    const { body } = await api.listAgentActivitySummaries({
      query: {
        from,
        to,
        groupBy: ['day', 'user'],
        timezone: 'Europe/Copenhagen',
        userId: [demoIds.agent],
      },
    })
    return body.data.map(({ day: name, totalSeconds }) => [name, totalSeconds / 3600])
  }

  t.same(await secondsOf('2026-03-28T23:00:00.000Z', '2026-03-30T22:00:00.000Z'), [
    ['2026-03-29', 23],
    ['2026-03-30', 24],
  ])
  t.same(await secondsOf('2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'), [
    ['2026-10-25', 25],
  ])
})

t.test('what is still going on counts until now, and nothing of the future does', async (t) => {
  const { api } = await start()
  await api.setUserPresence({ params: { id: demoIds.agent }, body: { systemName: 'available' } })
  const before = Math.floor(Date.now() / 1000)
  const from = new Date((before - 3600) * 1000).toISOString()
  const to = new Date((before + 3600) * 1000).toISOString()

  const { body } = await api.listAgentActivitySummaries({ query: { from, to } })
  const future = await api.listAgentActivitySummaries({
    query: { from: to, to: new Date((before + 7200) * 1000).toISOString(), groupBy: ['day'] },
  })

  const passed = Math.floor(Date.now() / 1000) - before
  for (const { totalSeconds } of body.data) {
    t.ok(totalSeconds >= 3600 && totalSeconds <= 3600 + passed + 1, String(totalSeconds))
  }
  t.same(future.body, { total: 0, page: 1, pageSize: 10, lastPage: 1, data: [] })
})

t.test(
  'listAgentActivitySummaries pages, and refuses spans and zones that make no sense',
  async (t) => {
    const { api } = await start()
    const from = '2026-01-01T00:00:00.000Z'
    const ask = (query: Record<string, unknown>) =>
      api.listAgentActivitySummaries({
        query: { from, to: '2026-01-11T00:00:00.000Z', groupBy: ['user', 'day'], ...query },
      })

    const third = await ask({ page: 3, pageSize: 9 })
    const beyond = await ask({ page: 30 })

    t.match(third.body, { total: 20, lastPage: 3 })
    t.same(
      third.body.data.map(({ day: name, user }) => [name, user?.name]),
      [
        ['2026-01-10', 'Ada Park'],
        ['2026-01-10', 'Noor Haddad'],
      ],
    )
    t.match(beyond.body, { total: 20, data: only() })
    const rule = { status: 422, body: { code: 'rule_violated', pointer: '/to' } }
    t.match(await ask({ to: from }), rule)
    t.match(await ask({ to: '2027-01-03T00:00:00.000Z' }), rule)
    // In New York that is a day of the year before the first one
    const first = { from: '0001-01-01T00:00:00Z', to: '0001-01-02T00:00:00Z' }
    t.match(await ask({ ...first, timezone: 'America/New_York' }), {
      status: 422,
      body: { code: 'rule_violated', pointer: '/from' },
    })
    t.match(await ask({ timezone: 'Europe/Atlantis' }), {
      status: 400,
      body: { errors: only({ location: 'query', pointer: '/timezone' }) },
    })
  },
)

t.test('by queue, each user counts in each queue of the user', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const queueId = await makeQueue(workspace, { name: 'Night shift' }, [demoIds.agent])
  const query = { from: '2026-01-01T00:00:00.000Z', to: '2026-01-02T00:00:00.000Z' }

  const byQueue = await api.listAgentActivitySummaries({ query: { ...query, groupBy: ['queue'] } })
  const byBoth = await api.listAgentActivitySummaries({
    query: { ...query, groupBy: ['queue', 'user'], queueId: [queueId] },
  })
  const members = await api.listAgentActivitySummaries({ query: { ...query, queueId: [queueId] } })
  const now = await api.listCurrentAgentActivities({ query: { queueId: [queueId] } })
  await api.setUserPresence({ params: { id: demoIds.agent }, body: { systemName: 'meal' } })
  await api.setUserPresence({ params: { id: demoIds.owner }, body: { systemName: 'meal' } })
  const past = await api.listAgentActivities({ query: { queueId: [queueId] } })

  const seconds = new Map(byQueue.body.data.map((row) => [row.queueId, row.totalSeconds]))
  t.equal(seconds.get(queueId), 86_400)
  t.equal(seconds.get(demoIds.queue), 2 * 86_400)
  t.match(byBoth.body, {
    total: 1,
    data: only({ queue: { name: 'Night shift' }, totalSeconds: 86_400 }),
  })
  t.match(members.body, { total: 1, data: only({ userId: demoIds.agent, queueId: null }) })
  t.match(now.body, { total: 1, data: only({ userId: demoIds.agent }) })
  t.match(past.body, { total: 1, data: only({ userId: demoIds.agent }) })
})

t.test('short pages have the rows of a long one, and queues the sums of their users', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const statuses = (await api.listPresenceStatuses({ query: { pageSize: 100 } })).body.data
  const from = Date.parse('2025-03-28T12:34:56.789Z')
  const to = from + 3 * day + 5 * hour
  await insert(workspace, history(randomFrom(20261126), statuses, from - day, to + day))
  const queueId = await makeQueue(workspace, { name: 'Night shift' }, [demoIds.agent])
  const query = {
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    timezone: 'Europe/Copenhagen',
  }
  const read = async (groupBy: Array<'user' | 'day' | 'queue'>, page: number, pageSize: number) =>
    (await api.listAgentActivitySummaries({ query: { ...query, groupBy, page, pageSize } })).body

  const [byUser, byQueue] = [
    await read(['user', 'day'], 1, 100),
    await read(['queue', 'day'], 1, 100),
  ]

  t.equal(byUser.total, 2 * 4)
  t.equal(byQueue.total, 2 * 4)
  for (const groupBy of [
    ['user', 'day'],
    ['queue', 'day'],
    ['user', 'day', 'queue'],
  ] as const) {
    const { data, total } = await read([...groupBy], 1, 100)
    const pages = []
    for (let page = 1; page <= Math.ceil(total / 3); page++) {
      pages.push(...(await read([...groupBy], page, 3)).data)
    }
    t.equal(data.length, total)
    t.same(pages, data, groupBy.join())
  }
  for (const row of byQueue.data) {
    const members = byUser.data.filter(
      ({ day: name, userId }) =>
        name === row.day && (row.queueId !== queueId || userId === demoIds.agent),
    )
    const sum = (name: 'busySeconds' | 'offlineSeconds' | 'totalSeconds') =>
      members.reduce((total, member) => total + member[name], 0)
    t.match(row, {
      busySeconds: sum('busySeconds'),
      offlineSeconds: sum('offlineSeconds'),
      totalSeconds: sum('totalSeconds'),
    })
  }
})
