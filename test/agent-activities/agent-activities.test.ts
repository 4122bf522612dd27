import type { Operations } from '../../generated/operations.ts'
import t from 'tap'
import { demoIds } from '../../src/workspaces/demo.ts'
import { newId } from '../../src/lib/ids.ts'
import { createToken } from '../../src/workspaces/workspaces.ts'
import { startWork } from '../helpers/jobs.ts'
import { only } from '../helpers/only.ts'
import { start, type Workspace } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

const params = { id: demoIds.agent }
const staleSeconds = 60

/** A token that acts as the demo's agent. */
async function agentToken({ pool, workspaceId }: Workspace): Promise<string> {
  return pool.transaction((db) =>
    createToken(
      db,
      workspaceId,
      { name: 'Agent', scopes: ['*'], userId: demoIds.agent, days: 1 },
      new Date().toISOString(),
    ),
  )
}

t.test('agents set their own presence as me and see their own activities only', async (t) => {
  const workspace = await start()
  const { api, tokenWith } = workspace
  const token = await agentToken(workspace)
  const me = { id: 'me' }
  await api.setUserPresence({ params: { id: demoIds.owner }, body: { systemName: 'busy' } })

  const set = await api.setUserPresence({ params: me, body: { systemName: 'available' }, token })
  const { body } = await api.listAgentActivities({ token })
  const others = await api.listAgentActivities({ query: { userId: [demoIds.owner] }, token })

  t.match(set, { status: 200, body: { data: { presenceStatus: { systemName: 'available' } } } })
  t.same(
    body.data.map(({ user }) => user.id),
    [demoIds.agent],
  )
  t.equal(others.body.total, 0)
  const service = await tokenWith('presence:write', 'presence:manage')
  const refused = await api.setUserPresence({
    params: me,
    body: { systemName: 'busy' },
    token: service,
  })
  t.match(refused, { status: 404, body: { code: 'not_found' } })
})

t.test('setUserPresence begins an activity with each other status or reason', async (t) => {
  const workspace = await start()
  const { api, tokenWith } = workspace
  const token = await agentToken(workspace)
  const service = await tokenWith('presence:write', 'presence:manage')

  const first = await api.setUserPresence({ params, body: { systemName: 'available' }, token })
  await api.setUserPresence({ params, body: { systemName: 'available' }, token })
  await api.setUserPresence({ params, body: { systemName: 'busy', reason: 'Inventory' } })
  const last = await api.setUserPresence({
    params,
    body: { presenceStatusId: demoIds.presenceStatus },
    token: service,
  })
  const { body } = await api.listAgentActivities({ query: { userId: [demoIds.agent] } })

  t.match(first.body.data, {
    presenceStatus: { systemName: 'available', displayName: 'Available', emoji: '🟢' },
    category: 'available',
    reason: null,
    since: /Z$/,
    until: null,
  })
  t.match(last.body.data, { category: 'away', until: /Z$/ }, 'the status ends after 60 minutes')
  t.equal(body.total, 3)
  t.match(
    body.data,
    only(
      {
        source: 'api',
        previousPresenceStatus: { systemName: 'busy' },
        presenceStatus: { systemName: 'coaching' },
        endedAt: null,
      },
      { source: 'supervisor', reason: 'Inventory', endedAt: body.data[0]?.startedAt },
      {
        source: 'user',
        previousPresenceStatus: null,
        startedAt: first.body.data.since,
        endedAt: body.data[1]?.startedAt,
        user: { name: 'Noor Haddad' },
      },
    ),
  )
})

t.test('setUserPresence refuses what cannot be', async (t) => {
  const workspace = await start()
  const { api, tokenWith } = workspace
  const set = (body: Record<string, unknown>, options = {}) =>
    api.setUserPresence({ params, body, ...options })
  await api.createPresenceStatus({
    body: {
      systemName: 'inventory',
      displayName: 'Inventory',
      category: 'away',
      requiresReason: true,
    },
  })
  const invited = await api.inviteUser({
    body: { name: 'Ines', email: 'ines@switchboard.example', roleIds: [demoIds.role] },
  })
  const past = new Date(Date.now() - 1000).toISOString()
  const future = new Date(Date.now() + 60_000).toISOString()

  t.match(await set({}), { status: 422, body: { code: 'rule_violated' } })
  t.match(await set({ systemName: 'away', presenceStatusId: demoIds.presenceStatus }), {
    status: 422,
  })
  t.match(await set({ systemName: 'asleep' }), {
    status: 422,
    body: { code: 'unknown_reference', pointer: '/systemName' },
  })
  t.match(await set({ systemName: 'inventory' }), { status: 422, body: { pointer: '/reason' } })
  t.match(await set({ systemName: 'away', until: past }), {
    status: 422,
    body: { pointer: '/until' },
  })
  t.match(await set({ systemName: 'offline', until: future }), { body: { pointer: '/until' } })
  t.match(
    await api.setUserPresence({
      params: { id: invited.body.data.id },
      body: { systemName: 'away' },
    }),
    { status: 409, body: { code: 'user_not_active' } },
  )
  const token = await tokenWith('presence:write')
  t.match(await set({ systemName: 'away' }, { token }), {
    status: 403,
    body: { code: 'insufficient_scope', requiredScopes: only('presence:manage') },
  })
  t.equal((await api.listAgentActivities()).body.total, 0)
})

t.test('a presence runs out into the default one, and that into offline', async (t) => {
  const workspace = await start()
  const { api, database, pool, workspaceId } = workspace
  const token = await agentToken(workspace)
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  const presence = async () => (await api.getUser({ params })).body.data.presence
  const runOut = () => database.admin`
    update agent_presence set until = now() - interval '1 second'
    where workspace_id = ${workspaceId} and until is not null`
  await api.setUserPresence({ params, body: { systemName: 'break', until: soon }, token })

  const jobs = [1, 2, 3].map(() => startWork(pool, staleSeconds))
  await runOut()
  await until(async () => (await presence()).category === 'available')
  t.match(await presence(), { presenceStatus: { systemName: 'available' }, until: null })
  await api.setUserPresence({ params, body: { systemName: 'available', until: soon }, token })
  t.equal((await presence()).until, soon)
  await runOut()
  await until(async () => (await presence()).category === 'offline')
  await Promise.all(jobs.map((job) => job.stop()))

  const { body } = await api.listAgentActivities()
  t.same(
    body.data.map(({ source, category }) => [source, category]),
    [
      ['schedule', 'offline'],
      ['schedule', 'available'],
      ['user', 'away'],
    ],
  )
})

t.test('a status ends after its minutes, or at `until` if that is sooner', async (t) => {
  const { api, database, workspaceId } = await start()
  const { data } = (await api.listPresenceStatuses({ query: { pageSize: 100 } })).body
  const minutes = data.find(({ id }) => id === demoIds.presenceStatus)?.maxMinutes ?? 0
  const set = async (end?: string) => {
    const body = { presenceStatusId: demoIds.presenceStatus, ...(end && { until: end }) }
    const { since, until } = (await api.setUserPresence({ params, body })).body.data
    return { until, atMost: new Date(Date.parse(since ?? '') + minutes * 60_000).toISOString() }
  }
  const later = (ms: number) => new Date(Date.now() + ms).toISOString()
  const [late, soon] = [later((minutes + 60) * 60_000), later(60_000)]

  const first = await set(late)
  t.equal(first.until, first.atMost)
  t.equal((await set(soon)).until, soon)
  // The minutes count from the beginning of the activity, and the request is a heartbeat
  await database.admin`
    update agent_presence set since = since - interval '20 minutes', heartbeat_at = since - interval '1 hour'
    where workspace_id = ${workspaceId} and user_id = ${demoIds.agent}`
  for (const end of [undefined, late]) {
    const again = await set(end)
    t.equal(again.until, again.atMost)
    t.ok(Date.parse(again.atMost) < Date.parse(first.atMost))
  }
  const [row] = await database.admin<Array<{ isHeard: boolean }>>`
    select heartbeat_at > since as "isHeard" from agent_presence
    where workspace_id = ${workspaceId} and user_id = ${demoIds.agent}`
  t.equal(row?.isHeard, true)
})

t.test('the activities of a user go on behind the last one, whatever the clock says', async (t) => {
  const { api, database, workspaceId } = await start()
  const set = async (systemName: string) =>
    (await api.setUserPresence({ params, body: { systemName } })).body.data.since ?? ''
  await set('available')
  // As if the clock of the database had been an hour ahead until now
  await database.admin.begin(async (sql) => {
    await sql`set local session_replication_role = replica`
    await sql`update agent_activities set started_at = started_at + interval '1 hour'
      where workspace_id = ${workspaceId}`
    await sql`update agent_presence set since = since + interval '1 hour'
      where workspace_id = ${workspaceId}`
  })
  const [ahead] = await database.admin<Array<{ ms: number }>>`
    select extract(epoch from since)::float8 * 1000 as ms from agent_presence
    where workspace_id = ${workspaceId}`

  t.equal(Date.parse(await set('busy')), ahead?.ms)
})

t.test('whoever is not heard of is offline, and stays what it is with heartbeats', async (t) => {
  const workspace = await start()
  const { api, database, pool, workspaceId, tokenWith } = workspace
  const token = await agentToken(workspace)
  await api.setUserPresence({ params, body: { systemName: 'available' }, token })
  const fresh = { id: demoIds.owner }
  await api.setUserPresence({ params: fresh, body: { systemName: 'available' } })
  await database.admin`
    update agent_presence set heartbeat_at = now() - interval '61 seconds'
    where workspace_id = ${workspaceId}`

  const beat = await api.sendHeartbeat({})
  const jobs = [1, 2].map(() => startWork(pool, staleSeconds))
  const presence = async (id: string) => (await api.getUser({ params: { id } })).body.data.presence
  await until(async () => (await presence(demoIds.agent)).category === 'offline')
  const late = await api.sendHeartbeat({ token })
  await Promise.all(jobs.map((job) => job.stop()))

  t.equal(beat.status, 204)
  t.equal(late.status, 204)
  t.equal((await presence(demoIds.owner)).category, 'available')
  t.equal((await presence(demoIds.agent)).category, 'offline', 'a late heartbeat changes nothing')
  const { body } = await api.listAgentActivities({ query: { source: ['heartbeat'] } })
  t.match(body, { total: 1, data: only({ userId: demoIds.agent }) })
  const service = await tokenWith('presence:write')
  t.equal((await api.sendHeartbeat({ token: service })).status, 404)
})

t.test('a user who is suspended or deleted is offline', async (t) => {
  const { api } = await start()
  await api.setUserPresence({ params, body: { systemName: 'available' } })
  await api.updateUser({ params, body: { status: 'suspended' } })
  const suspended = await api.getUser({ params })
  await api.updateUser({ params, body: { status: 'active' } })
  await api.setUserPresence({ params, body: { systemName: 'meeting' } })
  await api.deleteUser({ params, query: { reassignTo: 'none' } })
  const { body } = await api.listAgentActivities()

  t.equal(suspended.body.data.presence.category, 'offline')
  t.same(
    body.data.map(({ category, source }) => [category, source]),
    [
      ['offline', 'supervisor'],
      ['away', 'supervisor'],
      ['offline', 'supervisor'],
      ['available', 'supervisor'],
    ],
  )
})

t.test('of 50 changes at once each begins where the one before ends', async (t) => {
  const { api, database, workspaceId } = await start()
  const names = ['available', 'busy', 'away', 'break', 'meal', 'meeting', 'offline']

  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      api.setUserPresence({ params, body: { systemName: names[n % names.length] ?? '' } }),
    ),
  )
  const { body } = await api.listAgentActivities({ query: { sort: ['startedAt'], pageSize: 100 } })
  const rows = await database.admin<
    Array<{ started_at: Date; ended_at: Date | null; prior: string }>
  >`
    select started_at, ended_at, lag(ended_at) over (order by position) = started_at as prior
    from agent_activities where workspace_id = ${workspaceId} order by position`

  t.ok(replies.every(({ status }) => status === 200))
  t.equal(body.data.filter(({ endedAt }) => endedAt === null).length, 1)
  t.ok(rows.slice(1).every(({ prior }) => prior))
  const current = await api.listCurrentAgentActivities({ query: { userId: [demoIds.agent] } })
  const last = body.data.find(({ endedAt }) => endedAt === null)
  t.same(current.body.data[0]?.presenceStatus, last?.presenceStatus)
})

t.test('activities cannot be changed nor overlap, whoever tries', async (t) => {
  const { api, database, workspaceId } = await start()
  await api.setUserPresence({ params, body: { systemName: 'available' } })
  await api.setUserPresence({ params, body: { systemName: 'away' } })
  const { admin } = database

  const columns = await admin<Array<{ name: string; type: string }>>`
    select column_name as name, data_type as type from information_schema.columns
    where table_name = 'agent_activities' and column_name <> 'ended_at'`
  const others: Readonly<Record<string, string>> = {
    uuid: 'new_id()',
    bigint: 'position + 10',
    'timestamp with time zone': "'2020-01-01T00:00:00Z'",
  }
  // What ends an activity changes nothing else, and an activity that has ended stays as it is
  const changes: Array<readonly [change: string, which: string]> = columns.map(({ name, type }) => [
    `ended_at = clock_timestamp(), ${name} = ${others[type] ?? "'edited'"}`,
    'ended_at is null',
  ])
  changes.push(["ended_at = ended_at + interval '1 hour'", 'ended_at is not null'])
  changes.push(['ended_at = null', 'ended_at is not null'])
  for (const [change, which] of changes) {
    const text = `update agent_activities set ${change} where workspace_id = $1 and ${which}`
    await t.rejects(admin.unsafe(text, [workspaceId]), { code: '23001' }, change)
  }
  await t.rejects(
    admin`insert into agent_activities (workspace_id, position, user_id, presence_status_id,
        category, source, started_at, ended_at, created_at)
      select workspace_id, position + 10, user_id, presence_status_id, category, source,
        started_at - interval '1 minute', started_at + interval '1 hour', now()
      from agent_activities where workspace_id = ${workspaceId} and ended_at is not null`,
    { code: '23P01' },
  )
})

t.test('listAgentActivities filters and sorts', async (t) => {
  const { api } = await start()
  await api.setUserPresence({ params, body: { systemName: 'available' } })
  await api.setUserPresence({ params: { id: demoIds.owner }, body: { systemName: 'meeting' } })
  await api.setUserPresence({ params, body: { systemName: 'break' } })
  const { body: all } = await api.listAgentActivities({ query: { sort: ['startedAt'] } })
  const totalOf = async (query: Partial<Operations['listAgentActivities']['query']>) =>
    (await api.listAgentActivities({ query })).body.total
  const [first, , third] = all.data

  t.equal(await totalOf({ userId: [demoIds.agent] }), 2)
  t.equal(await totalOf({ userId: [newId()] }), 0)
  t.equal(await totalOf({ presenceStatus: ['meeting', 'break'] }), 2)
  t.equal(await totalOf({ category: ['away'], userId: [demoIds.agent] }), 1)
  t.equal(await totalOf({ source: ['user'] }), 1)
  t.equal(await totalOf({ to: first?.startedAt ?? '' }), 0, 'begun before')
  t.equal(await totalOf({ from: third?.startedAt ?? '' }), 2, 'not over')
  t.equal((await api.listAgentActivities({ query: { page: 9 } })).body.total, 3)
})

t.test('listCurrentAgentActivities has every active user', async (t) => {
  const { api } = await start()
  await api.inviteUser({
    body: { name: 'Ines', email: 'ines@switchboard.example', roleIds: [demoIds.role] },
  })
  await api.setUserPresence({ params, body: { systemName: 'available' } })

  const { body } = await api.listCurrentAgentActivities()
  const offline = await api.listCurrentAgentActivities({ query: { category: ['offline'] } })
  const present = await api.listCurrentAgentActivities({
    query: { presenceStatus: ['available'], sort: ['-since'] },
  })
  const users = await api.listUsers({ query: { presence: ['available', 'busy'] } })
  const absent = await api.listUsers({ query: { presence: ['offline'] } })

  t.match(body, {
    total: 2,
    data: only(
      { user: { name: 'Ada Park' }, category: 'offline', since: null, durationSeconds: null },
      { user: { name: 'Noor Haddad' }, category: 'available', heartbeatAt: /Z$/ },
    ),
  })
  t.same(
    offline.body.data.map(({ userId }) => userId),
    [demoIds.owner],
  )
  t.same(
    present.body.data.map(({ userId }) => userId),
    [demoIds.agent],
  )
  t.match(users.body, { total: 1, data: only({ presence: { category: 'available' } }) })
  t.equal(absent.body.total, 2, 'invited users are offline too')
})

t.test('presence statuses: built-in ones stay what they are, others come and go', async (t) => {
  const { api } = await start()
  const { body: list } = await api.listPresenceStatuses({ query: { pageSize: 100 } })
  const byName = new Map(list.data.map((status) => [status.systemName, status]))
  const available = { id: byName.get('available')?.id ?? '' }
  const created = await api.createPresenceStatus({
    body: { systemName: 'chatting', displayName: 'Chatting', category: 'available' },
  })
  const own = { id: created.body.data.id }

  t.equal(list.total, 12)
  t.match(byName.get('available'), { isSystem: true, isDefault: true, sortOrder: 1 })
  t.match(byName.get('busy'), { routable: { voice: 'no', chat: 'transfers', email: 'transfers' } })
  t.match(created.body.data, {
    routable: { voice: 'yes', chat: 'yes', email: 'yes' },
    isSystem: false,
    sortOrder: 13,
  })
  t.match(
    await api.createPresenceStatus({
      body: { systemName: 'chatting', displayName: 'Again', category: 'away' },
    }),
    {
      status: 409,
      body: { code: 'duplicate_resource', existing: { id: own.id, matchedOn: 'systemName' } },
    },
  )
  const renamed = await api.updatePresenceStatus({
    params: available,
    body: { displayName: 'Ready', category: 'available', routable: { voice: 'yes' } },
  })
  t.match(renamed, { status: 200, body: { data: { displayName: 'Ready', version: 2 } } })
  for (const body of [{ category: 'away' }, { routable: { chat: 'no' } }] as const) {
    t.match(await api.updatePresenceStatus({ params: available, body }), {
      status: 409,
      body: { code: 'presence_status_is_system' },
    })
  }
  t.match(await api.deletePresenceStatus({ params: available }), { status: 409 })

  const usual = await api.updatePresenceStatus({
    params: own,
    body: { isDefault: true, routable: { voice: 'no' } },
  })
  t.match(usual.body.data, { isDefault: true, routable: { voice: 'no', chat: 'yes' } })
  const former = await api.getPresenceStatus({ params: available })
  t.equal(former.body.data.isDefault, false)
  t.match(await api.updatePresenceStatus({ params: own, body: { isDefault: false } }), {
    status: 422,
    body: { pointer: '/isDefault' },
  })
  t.match(await api.deletePresenceStatus({ params: own }), {
    status: 409,
    body: { code: 'resource_in_use', detail: /make another one the default/ },
  })
  await api.updatePresenceStatus({ params: available, body: { isDefault: true } })
  await api.setUserPresence({ params, body: { systemName: 'chatting' } })
  t.match(await api.deletePresenceStatus({ params: own }), {
    status: 409,
    body: { references: only({ resource: 'user', count: 1 }) },
  })
  await api.setUserPresence({ params, body: { systemName: 'away' } })
  t.equal((await api.deletePresenceStatus({ params: own })).status, 204)
  t.equal((await api.getPresenceStatus({ params: own })).status, 404)
  const { body: past } = await api.listAgentActivities({ query: { presenceStatus: ['chatting'] } })
  t.match(past, { total: 1, data: only({ presenceStatus: { displayName: 'Chatting' } }) })
})

t.test('of 20 statuses that become the default at once one is it', async (t) => {
  const { api } = await start()

  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      api.createPresenceStatus({
        body: { systemName: `s${n}`, displayName: `S ${n}`, category: 'away', isDefault: true },
      }),
    ),
  )
  const { body } = await api.listPresenceStatuses({ query: { pageSize: 100 } })

  t.ok(replies.every(({ status }) => status === 201))
  t.equal(body.data.filter(({ isDefault }) => isDefault).length, 1)
})

t.test('createPresenceStatus makes 100 at most', async (t) => {
  const { api } = await start()
  const body = (n: number) => ({
    systemName: `s${n}`,
    displayName: `S ${n}`,
    category: 'away' as const,
  })
  for (let n = 12; n < 100; n++) await api.createPresenceStatus({ body: body(n) })

  t.match(await api.createPresenceStatus({ body: body(100) }), {
    status: 422,
    body: { code: 'rule_violated' },
  })
})
