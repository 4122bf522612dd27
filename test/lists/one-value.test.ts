import t from 'tap'
import { makeAgents } from '../helpers/agents.ts'
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
  })
}
