import t from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { makeContact, makeTag, makeTicket } from '../helpers/make.ts'
import { recording } from '../helpers/passed-rows.ts'
import { start, type Workspace, workspaceOn } from '../helpers/start.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Adds entries that are `ages` milliseconds old. */
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

t.test(
  'a page of the audit log counts the newest 10,000 entries, and times lead further back',
  async (t) => {
    const workspace = await start()
    const { api } = workspace
    const list = (query: { from?: string; to?: string; page?: number }) =>
      api.listAuditLogs({ query: { ...query, pageSize: 100 } })
    // Some are past the 400 days, and some have one instant
    const some = Array.from({ length: 8000 }, () => 3 * hourMs + Math.random() * 410 * dayMs)
    await addEntries(workspace, [...some, ...Array<number>(2500).fill(50 * dayMs)])
    const ids = await idsOf(workspace, undefined, undefined)
    t.ok(ids.length > 10_000, 'there are more entries than are counted')
    const idsOfPage = (page: number) => ids.slice((page - 1) * 100, page * 100)

    for (const page of [1, 42, 100]) {
      const { body } = await list({ page })
      t.match(body, { total: 10_000, totalIsCapped: true, lastPage: 100 })
      t.same(
        body.data.map(({ id }) => id),
        idsOfPage(page),
        `page ${page}`,
      )
    }
    const uneven = await api.listAuditLogs({ query: { page: 334, pageSize: 30 } })
    t.equal(uneven.body.data.length, 10, 'no more than 10,000 are shown')
    const beyond = await list({ page: 101 })
    t.match(beyond, { status: 422, body: { code: 'search_too_broad', pointer: '/page' } })

    for (let n = 0; n < 8; n++) {
      const random = () => new Date(Date.now() - (40 + Math.random() * 365) * dayMs).toISOString()
      const [from = '', to = ''] = [random(), random()].sort()
      const bounds = n % 2 === 0 ? { from, to } : { to }
      const within = await idsOf(workspace, bounds.from, bounds.to)
      const last = Math.max(1, Math.ceil(within.length / 100))
      for (const page of new Set([1, Math.ceil(last / 2), last, last + 1])) {
        const { body } = await list({ ...bounds, page })
        const name = `${JSON.stringify(bounds)}, page ${page} of ${last}`
        t.match(body, { total: within.length, totalIsCapped: undefined }, name)
        t.same(
          body.data.map(({ id }) => id),
          within.slice((page - 1) * 100, page * 100),
          name,
        )
      }
    }
  },
)

t.test('the requests of others with the same identifier are not read', async (t) => {
  const { sent, server, passed } = await recording(t)
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
  const read = await passed(workspace, 'changes', (text) => text.includes('hashtextextended'))
  t.ok(read.length > 0, 'the filter is read by its hash')
  for (const { name, rows } of read) t.ok(rows < 10, `${name} passed ${rows}`)
})

t.test('an entry about a deletion has the values that the object had', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const [contactId, tagId] = [
    await makeContact(workspace, { jobTitle: 'Captain' }),
    await makeTag(workspace, { name: 'Lost crane' }),
  ]
  const { body: roles } = await api.listRoles({ query: {} })
  const roleIds = roles.data.filter(({ name }) => name === 'Agent').map(({ id }) => id)
  const { body: user } = await api.inviteUser({
    body: { name: 'Kai Gone', email: 'kai@gone.example', roleIds },
  })
  const userId = user.data.id
  const ticketId = await makeTicket(workspace, { description: 'A text. '.repeat(1000) })
  await api.deleteContact({ params: { id: contactId } })
  await api.deleteTag({ params: { id: tagId } })
  await api.deleteUser({ params: { id: userId } })
  await api.deleteTicket({ params: { id: ticketId } })

  for (const [id, path, old] of [
    [contactId, '/jobTitle', 'Captain'],
    [tagId, '/name', 'Lost crane'],
    [userId, '/name', 'Kai Gone'],
    [ticketId, '/title', 'Crane 4 squeaks'],
  ] as const) {
    const { body } = await api.listAuditLogs({ query: { resourceId: id } })
    const [deleted, created] = [body.data[0], body.data.at(-1)]
    t.match(deleted?.action, /\.deleted$/)
    t.match(deleted?.changes[0], { path: '/id', old: id, new: null })
    t.has(byPath(deleted, path), { old, new: null })
    t.match(byPath(deleted, '/deletedAt'), { old: null, new: /^20/ })
    t.has(byPath(created, path), { old: null, new: old }, 'a creation has the values as new ones')
    const untrue = deleted?.changes.filter(
      (change) => change.old === null && change.path !== '/deletedAt',
    )
    t.same(untrue, [], 'the object had each value')
  }

  const { body: events } = await api.listEvents({
    query: { types: ['ticket.deleted', 'user.deleted'] },
  })
  const emitted = (id: string) => events.data.find(({ data }) => data['id'] === id)?.data['version']
  const { body: tickets } = await api.listTickets({ query: { deleted: true } })
  const { body: users } = await api.listUsers({ query: { deleted: true } })
  t.equal(emitted(ticketId), tickets.data.find(({ id }) => id === ticketId)?.version)
  t.equal(emitted(userId), users.data.find(({ id }) => id === userId)?.version)
})

function byPath(entry: Schema<'AuditLog'> | undefined, path: string) {
  return entry?.changes.find((change) => change.path === path)
}
