import t from 'tap'
import { makeAgents } from '../helpers/agents.ts'
import { makeFolder } from '../helpers/make.ts'
import { recording } from '../helpers/passed-rows.ts'
import { workspaceOn } from '../helpers/start.ts'

type Started = Awaited<ReturnType<typeof recording>>
type Made = Awaited<ReturnType<typeof workspaceOn>>

/** The number of rows of one person, which are older than those of the others. */
const few = 5
/** The rows of 20 persons: how old each is, so that the newest come last, and whose it is. */
const rows = `(select n, (5000 - n) * interval '1 second' as age,
    ($2::text::uuid[])[case when n <= ${few} then 1 else 2 + n % 19 end] as person
  from generate_series(1, 5000) n) r`

/** A list with an index of its rows by a person, then by its order. */
const lists: ReadonlyArray<{
  readonly name: string
  readonly table: string
  readonly column: string
  readonly insert: string
  readonly read: (made: Made, ids: string[]) => Promise<{ body: { total: number } }>
}> = [
  {
    name: 'the audit log by actor',
    table: 'changes',
    column: 'actor_id',
    insert: `insert into changes (workspace_id, id, occurred_at, retention, resource_type, resource_id, action,
        actor_type, actor_id)
      select $1::uuid, gen_random_uuid(), now() - age, 'audit', 'tag', gen_random_uuid(), 'tag.updated', 'user', person
      from ${rows}`,
    read: ({ api }, actorId) => api.listAuditLogs({ query: { actorId } }),
  },
  {
    name: 'cases by agent',
    table: 'cx_logs',
    column: 'agent_id',
    insert: `insert into cx_logs (workspace_id, position, kind, channel_type, direction, agent_id, started_at,
        assigned_at, state_since, created_at, updated_at)
      select $1::uuid, 1000000 + n, 'external', 'email', 'inbound', person, now() - age, now() - age, now() - age, now(), now()
      from ${rows}`,
    read: ({ api }, agentId) => api.listCxLogs({ query: { agentId } }),
  },
  {
    name: 'activities by user',
    table: 'agent_activities',
    column: 'user_id',
    insert: `insert into agent_activities (workspace_id, position, user_id, presence_status_id, category, source,
        started_at, ended_at, created_at)
      select $1::uuid, 1000000 + n, person, s.id, s.category, 'user', now() - age, now() - age, now()
      from ${rows} cross join (
        select id, category from presence_statuses where workspace_id = $1::uuid order by id limit 1) s`,
    read: ({ api }, userId) => api.listAgentActivities({ query: { userId } }),
  },
]

for (const { name, table, column, insert, read } of lists) {
  t.test(`${name}: the rows of one person are read without those of others`, async (t) => {
    const { sent, server, passed }: Started = await recording(t)
    const workspace = await workspaceOn(server)
    const { database, workspaceId } = workspace
    const persons = await makeAgents(workspace, ...Array.from({ length: 20 }, () => ({})))
    const [least = '', other = ''] = persons
    const before = await read(workspace, [least])
    await database.admin`
      select make_log_partitions(now() - days * interval '1 day') from generate_series(0, 1) days`
    await database.admin.unsafe(insert, [workspaceId, `{${persons.join()}}`])
    await database.admin.unsafe(`analyze ${table}`)

    sent.length = 0
    const { body } = await read(workspace, [least])

    t.equal(body.total, before.body.total + few)
    const reads = await passed(workspace, table, (text) => text.includes(column))
    t.ok(reads.length > 0, 'the rows are read')
    for (const part of reads) t.ok(part.rows < 2 * few, `${part.name} passed ${part.rows}`)
    const { body: both } = await read(workspace, [least, other])
    const { body: one } = await read(workspace, [other])
    t.equal(both.total, one.total + body.total, 'those of several persons are found as well')

    sent.length = 0
    await read(workspace, [other])

    const pages = await passed(workspace, table, (text) => text.includes('any(array('))
    t.ok(pages.length > 0, 'a page is read')
    for (const part of pages) t.ok(part.rows <= 50, `${part.name} passed ${part.rows} for a page`)
  })
}

const isPageOrTotal = (text: string) => /count\(|any\(array\(/.test(text)

t.test('activities since an instant are read without earlier ones, in either order', async (t) => {
  const { sent, server, passed }: Started = await recording(t)
  const workspace = await workspaceOn(server)
  const { api, database, workspaceId } = workspace
  const persons = await makeAgents(workspace, ...Array.from({ length: 20 }, () => ({})))
  const [activities] = lists.filter(({ table }) => table === 'agent_activities')
  await database.admin.unsafe(activities?.insert ?? '', [workspaceId, `{${persons.join()}}`])
  const [{ from = '' } = {}] = await database.admin<Array<{ from: string }>>`
    select to_char((started_at + interval '1 millisecond') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as from
    from agent_activities where workspace_id = ${workspaceId} and position = ${1_004_980}`
  // One that goes on since long before the instant, one that ended at it, and one that ended behind it
  const [going = '', ended = '', late = ''] = await makeAgents(workspace, {}, {}, {})
  await database.admin`
    update agent_activities set ended_at = started_at
    where workspace_id = ${workspaceId} and user_id in (${going}, ${ended}, ${late}) and ended_at is null`
  await database.admin`
    insert into agent_activities (workspace_id, position, user_id, presence_status_id, category, source,
      started_at, ended_at, created_at)
    select p.workspace_id, 1010000 + g.n, p.user_id, s.id, s.category, 'user', ${from}::timestamptz - interval '1 hour',
      ${from}::timestamptz + g.lasts * interval '1 millisecond', now()
    from (values (1, ${going}::uuid, null), (2, ${ended}, 0), (3, ${late}, 1)) g (n, person, lasts)
    join agent_presence p on p.workspace_id = ${workspaceId} and p.user_id = g.person
    join presence_statuses s on s.workspace_id = p.workspace_id and s.id = p.presence_status_id`
  await database.admin`analyze agent_activities`
  const [{ expected } = {}] = await database.admin<Array<{ expected: number }>>`
    select count(*)::int as expected from agent_activities where workspace_id = ${workspaceId}
      and (ended_at is null or ended_at > ${from})`

  const to = new Date(Date.now() + 3_600_000).toISOString()
  for (const sort of ['startedAt', '-startedAt'] as const) {
    sent.length = 0
    const { body } = await api.listAgentActivities({
      query: { from, to, sort: [sort], pageSize: 100 },
    })

    t.equal(body.total, expected, 'as many as had not ended')
    const ids = body.data.map(({ user }) => user.id)
    t.ok(ids.includes(going) && ids.includes(late), 'those that went on')
    const ofEnded = body.data.filter(({ user }) => user.id === ended)
    t.equal(ofEnded.length, 1, 'not the one that ended then')
    const reads = await passed(workspace, 'agent_activities', isPageOrTotal)
    t.ok(reads.length > 0, 'the activities are read')
    for (const part of reads) t.ok(part.rows < 100, `${part.name} passed ${part.rows}`)
  }
})

t.test('a page of a folder is read without other files and pages, in each order', async (t) => {
  const { sent, server, passed }: Started = await recording(t)
  const workspace = await workspaceOn(server)
  const { api, database, workspaceId } = workspace
  const [small, large] = [await makeFolder(workspace), await makeFolder(workspace)]
  // The names, sizes and instants of the few are in the middle of the others
  await database.admin`
    insert into media_files (workspace_id, id, position, upload_id, folder_id, name, original_name, mime_type, size,
      sha256, visibility, tags, link_key, creator_id, created_at, updated_at)
    select ${workspaceId}, gen_random_uuid(), 1000000 + n, gen_random_uuid(),
      case when n between 2000 and ${1999 + few} then ${small}::uuid when n % 5 < 3 then ${large}::uuid end,
      'File ' || n, 'file', 'text/plain', n, md5(n::text), 'private', '{}', '', gen_random_uuid(), now(),
      now() - n * interval '1 second'
    from generate_series(1, 5000) n`
  await database.admin`analyze media_files`

  for (const sort of ['updatedAt', 'name', 'size'] as const) {
    for (const descending of ['', '-'] as const) {
      for (const [folder, page] of [
        [small, 1],
        [large, 1],
        [large, 2],
      ] as const) {
        sent.length = 0
        const query = {
          folderId: folder,
          sort: [`${descending}${sort}` as const],
          page,
          pageSize: 25,
        }
        const { body } = await api.listMediaFiles({ query })

        t.equal(body.data.length, folder === small ? few : 25)
        const reads = await passed(workspace, 'media_files', (text) => text.includes('any(array('))
        t.ok(reads.length > 0, 'a page is read')
        for (const part of reads) t.ok(part.rows <= 50, `${sort}: ${part.name} passed ${part.rows}`)
      }
    }
  }
  // They have no bytes in the store
  await database.admin`delete from media_files where workspace_id = ${workspaceId} and original_name = 'file'`
})
