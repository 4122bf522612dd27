import t, { type Test } from 'tap'
import { explain } from './helpers/explain.ts'
import { startWork } from './helpers/jobs.ts'
import { repairAll, repairFaults } from './helpers/repair.ts'
import { start, startServer, type Workspace, workspaceOn } from './helpers/start.ts'
import { until } from './helpers/until.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Adds entries at instants that lie so many milliseconds back. */
async function addEntries({ database, workspaceId }: Workspace, ages: readonly number[]) {
  await database.admin`
    select make_log_partitions(now() - days * interval '14 days') from generate_series(0, 32) days`
  await database.admin`
    insert into changes (workspace_id, id, occurred_at, retention, resource_type, resource_id, action, actor_type)
    select ${workspaceId}, gen_random_uuid(), now() - a.age * interval '1 millisecond',
      case when a.n % 3 = 0 then 'history' else 'audit' end, 'ticket', gen_random_uuid(), 'ticket.updated', 'system'
    from json_array_elements_text(${JSON.stringify(ages)}::text::json) with ordinality x (value, n)
    cross join lateral (select x.value::float8 as age, x.n) a`
}

/** The ids of the entries between two instants, the newest first, as one query reads them. */
async function idsOf(
  { database, workspaceId }: Workspace,
  from: string | undefined,
  to: string | undefined,
): Promise<string[]> {
  const rows = await database.admin<Array<{ id: string }>>`
    select id from changes where workspace_id = ${workspaceId} and action is not null
      and occurred_at >= greatest(${from ?? '-infinity'}::text::timestamptz, now() - interval '400 days')
      and occurred_at < ${to ?? 'infinity'}::text::timestamptz
    order by occurred_at desc, position desc`
  return rows.map(({ id }) => id)
}

async function marksOf({ database, workspaceId }: Workspace): Promise<number> {
  const [row] = await database.admin<[{ count: number }]>`
    select count(*)::int as count from audit_log_marks where workspace_id = ${workspaceId}`
  return row.count
}

/** Compares pages of the log, and of times of it, with what one query reads. */
async function comparePages(t: Test, workspace: Workspace, times: number): Promise<void> {
  const random = () => new Date(Date.now() - Math.random() * 405 * dayMs).toISOString()
  for (let n = 0; n < times; n++) {
    const [from = '', to = ''] = [random(), random()].sort()
    // All of it, since an instant, up to one, and between two
    const bounds = { ...(n % 4 > 1 && { from }), ...(n % 2 === 1 && { to }) }
    const ids = await idsOf(workspace, bounds.from, bounds.to)
    const last = Math.max(1, Math.ceil(ids.length / 100))
    for (const page of [1, Math.ceil(last / 2), Math.ceil(Math.random() * last), last, last + 1]) {
      const { body } = await workspace.api.listAuditLogs({
        query: { ...bounds, page, pageSize: 100 },
      })
      const name = `${JSON.stringify(bounds)}, page ${page} of ${last}`
      t.equal(body.total, ids.length, name)
      t.same(
        body.data.map(({ id }) => id),
        ids.slice((page - 1) * 100, page * 100),
        name,
      )
    }
  }
}

t.test(
  'pages of a long audit log are read from marks, and equal those that are counted',
  async (t) => {
    const workspace = await start()
    const { pool } = workspace
    const some = (count: number, days: number) =>
      Array.from({ length: count }, () => 3 * hourMs + Math.random() * days * dayMs)
    // Some are past the 400 days, and some have one instant
    await addEntries(workspace, [...some(9000, 410), ...Array<number>(2500).fill(50 * dayMs)])
    await comparePages(t, workspace, 4)
    t.equal(await marksOf(workspace), 0)

    const jobs = startWork(pool)
    t.teardown(() => jobs.stop())
    await until(async () => {
      const [row] = await workspace.database.admin<[{ count: number }]>`
      select count(*)::int as count from audit_log_wants`
      return row.count === 0
    })
    t.ok((await marksOf(workspace)) >= 8, 'a mark for each thousand')
    t.same(await repairFaults(pool), [])
    await comparePages(t, workspace, 12)

    // What comes later is counted one by one, until a reader wants it marked
    await addEntries(
      workspace,
      Array.from({ length: 300 }, (_, n) => n * 1000),
    )
    await comparePages(t, workspace, 4)
  },
)

t.test('marks that differ from the entries are found, removed and set anew', async (t) => {
  const workspace = await start()
  const { pool, database, workspaceId } = workspace
  await addEntries(
    workspace,
    Array.from({ length: 6000 }, (_, n) => (n + 100) * hourMs),
  )
  await workspace.api.listAuditLogs({})
  const jobs = startWork(pool)
  t.teardown(() => jobs.stop())
  await until(async () => (await marksOf(workspace)) >= 4)

  await database.admin`
    update audit_log_marks set entries = entries + 7 where workspace_id = ${workspaceId} and entries > 2000`
  t.same(await repairFaults(pool), [
    `${workspaceId}: ${workspaceId}: marks of the audit log of the workspace differ from its entries`,
  ])
  await repairAll(workspace)
  t.same(await repairFaults(pool), [])
  await comparePages(t, workspace, 1)
  await until(async () => (await marksOf(workspace)) >= 4)
  await comparePages(t, workspace, 4)
})

t.test('the requests of others with the same identifier are not read', async (t) => {
  const sent: Array<{ text: string; parameters: readonly unknown[] }> = []
  const server = await startServer(t, {
    onStatement: (text, parameters) => sent.push({ text, parameters }),
  })
  const [workspace, other] = [await workspaceOn(server), await workspaceOn(server)]
  const { database, api } = workspace
  await database.admin`
    insert into changes (workspace_id, id, occurred_at, retention, resource_type, resource_id, action,
      actor_type, request_id)
    select case n when 0 then ${workspace.workspaceId}::uuid else ${other.workspaceId}::uuid end,
      gen_random_uuid(), now(), 'audit', 'tag', gen_random_uuid(), 'tag.updated', 'system', 'nightly'
    from generate_series(0, 5000) n`
  await database.admin`analyze changes`

  sent.length = 0
  const { body } = await api.listAuditLogs({ query: { requestId: 'nightly' } })

  t.equal(body.total, 1)
  const read = sent.filter(({ text }) => text.includes('hashtextextended'))
  t.ok(read.length > 0)
  for (const { text, parameters } of read) {
    for (const node of await explain(database.admin, text, parameters)) {
      if (!/^changes/.test(node['Relation Name'] ?? node['Index Name'] ?? '')) continue
      const passed = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)
      t.ok(passed * node['Actual Loops'] < 10, `${node['Index Name']} passed ${passed}`)
    }
  }
})
