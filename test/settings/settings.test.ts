import t from 'tap'
import { addHours } from '../../src/lib/time.ts'
import { makeAgents } from '../helpers/agents.ts'
import { startWork } from '../helpers/jobs.ts'
import { makeTicket } from '../helpers/make.ts'
import { only } from '../helpers/only.ts'
import { start, startEmpty } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

t.test('a workspace begins with settings, which only its own tokens see', async (t) => {
  const [one, other] = [await start(), await start()]

  const first = await one.api.getSettings()

  t.match(first, {
    status: 200,
    body: {
      success: true,
      data: {
        workspaceId: one.workspaceId,
        timeZone: 'UTC',
        defaultCountry: null,
        reopenWindowDays: 7,
        autoCloseHours: 96,
        originalRetentionDays: null,
        followUpOnClosed: true,
        version: 1,
      },
    },
  })
  const etag = String(first.headers['etag'])
  const same = await one.api.getSettings({ headers: { 'if-none-match': etag } })
  t.equal(same.status, 304)
  await one.api.updateSettings({ body: { timeZone: 'Europe/Copenhagen' } })
  t.match((await other.api.getSettings()).body.data, {
    workspaceId: other.workspaceId,
    timeZone: 'UTC',
  })
})

t.test(
  'settings are changed one by one, by their version, and the change is recorded',
  async (t) => {
    const { api } = await start()
    const { headers } = await api.getSettings()
    const etag = String(headers['etag'])

    const changed = await api.updateSettings({
      body: { timeZone: 'Asia/Kolkata', defaultCountry: 'IN', autoCloseHours: null },
      headers: { 'if-match': etag },
    })
    const stale = await api.updateSettings({
      body: { reopenWindowDays: 0 },
      headers: { 'if-match': etag },
    })
    const nothing = await api.updateSettings({ body: {} })

    t.match(changed, {
      status: 200,
      body: {
        data: {
          timeZone: 'Asia/Kolkata',
          defaultCountry: 'IN',
          autoCloseHours: null,
          reopenWindowDays: 7,
          version: 2,
        },
      },
    })
    t.match(stale, { status: 412, body: { code: 'precondition_failed' } })
    t.match(nothing, { status: 200, body: { data: { version: 2 } } })
    const audited = await api.listAuditLogs({ query: { action: ['settings.updated'] } })
    t.match(audited.body, { total: 1 })
    t.match(
      audited.body.data[0]?.changes,
      only(
        { path: '/timeZone', old: 'UTC', new: 'Asia/Kolkata' },
        { path: '/defaultCountry', old: null, new: 'IN' },
        { path: '/autoCloseHours', old: 96, new: null },
      ),
    )
  },
)

t.test('settings that cannot be are refused', async (t) => {
  const { api, tokenWith } = await start()
  const wrong = [
    [{ timeZone: 'Europe/Atlantis' }, '/timeZone'],
    // Node.js knows these, which the IANA database does not have; PostgreSQL knows none, or others
    ...['VST', 'IST', 'bst', 'PST', 'SystemV/EST5', 'US/Pacific-New'].map(
      (timeZone) => [{ timeZone }, '/timeZone'] as const,
    ),
    [{ reopenWindowDays: 366 }, '/reopenWindowDays'],
    [{ autoCloseHours: 0 }, '/autoCloseHours'],
    [{ originalRetentionDays: -1 }, '/originalRetentionDays'],
  ] as const
  for (const [body, pointer] of wrong) {
    const reply = await api.updateSettings({ body })
    t.match(reply, { status: 400, body: { code: 'validation_failed', errors: only({ pointer }) } })
  }
  t.match(await api.updateSettings({ body: { defaultCountry: 'XX' } }), {
    status: 422,
    body: { code: 'rule_violated', pointer: '/defaultCountry' },
  })
  const token = await tokenWith('settings:read')
  t.match(await api.updateSettings({ body: {}, token }), { status: 403 })
})

t.test('a resolved ticket is closed after the hours of the settings, or never', async (t) => {
  const [soon, never] = [await start(), await start()]
  const cases = [
    { workspace: soon, params: { id: await makeTicket(soon) } },
    { workspace: never, params: { id: await makeTicket(never) } },
  ] as const
  await soon.api.updateSettings({ body: { autoCloseHours: 2 } })
  await never.api.updateSettings({ body: { autoCloseHours: null } })
  for (const { workspace, params } of cases) {
    const { api, database, workspaceId } = workspace
    await api.setTicketStatus({ params, body: { status: 'resolved' } })
    await database.admin`update tickets set resolved_at = now() - interval '121 minutes'
      where workspace_id = ${workspaceId} and id = ${params.id}`
  }

  const jobs = startWork(soon.pool)
  const statusOf = async ({ workspace, params }: (typeof cases)[number]) =>
    (await workspace.api.getTicket({ params })).body.data.status
  await until(async () => (await statusOf(cases[0])) === 'closed')
  await never.api.updateSettings({ body: { autoCloseHours: 3 } })
  t.equal(await statusOf(cases[1]), 'resolved')
  await never.api.updateSettings({ body: { autoCloseHours: 1 } })
  await until(async () => (await statusOf(cases[1])) === 'closed')
  await jobs.stop()
})

t.test('days begin in the time zone of the workspace unless a request names another', async (t) => {
  const workspace = await startEmpty()
  const { api, database, workspaceId } = workspace
  await api.updateSettings({ body: { timeZone: 'Pacific/Auckland' } })
  await makeTicket({ api })
  await database.admin`update cx_logs set started_at = '2026-07-01T13:00:00Z'
    where workspace_id = ${workspaceId}`
  const span = { from: '2026-07-01T00:00:00Z', to: '2026-07-03T00:00:00Z' }
  const dayOf = async (query: object, headers = {}) => {
    const asked = { ...span, ...query, groupBy: ['day' as const] }
    const { body } = await api.listCxLogMetrics({ query: asked, headers })
    return body.data.map(({ day }) => day)
  }
  const listed = async (day: string) =>
    (await api.listCxLogs({ query: { selectedDate: `${day}-${day}` } })).body.total

  t.same(await dayOf({}), ['2026-07-02'])
  t.same(await dayOf({ timezone: 'UTC' }), ['2026-07-01'])
  t.same(await dayOf({}, { 'x-client-timezone': 'UTC' }), ['2026-07-01'])
  t.same([await listed('2026-07-01'), await listed('2026-07-02')], [0, 1])

  await makeAgents(workspace, {})
  // A day differs in these zones at any time
  const [first, last] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago']
  await api.updateSettings({ body: { timeZone: first } })
  const [from, to] = [-1, 1].map((hours) => addHours(new Date().toISOString(), hours))
  const days = async (query: object) => {
    const asked = { from, to, groupBy: ['day'], ...query }
    const { body } = await api.listAgentActivitySummaries({ query: asked as never })
    return body.data.map(({ day }) => day)
  }
  t.same(await days({}), await days({ timezone: first }))
  t.notSame(await days({}), await days({ timezone: last }))
})
