import { setTimeout as pace } from 'node:timers/promises'
import t, { type Test } from 'tap'
import type { PendingQuery, Row } from 'postgres'
import type { Operations, Schema } from '../../generated/operations.ts'
import { createRandom, type Random } from '../../src/workspaces/seed/random.ts'
import { seed } from '../../src/workspaces/seed/seed.ts'
import { connect } from '../../src/db/pool/pool.ts'
import { createDemo } from '../../src/workspaces/demo.ts'
import { type Client, clientOf } from '../helpers/client.ts'
import { cloneDatabase } from '../helpers/database.ts'
import { listFaults } from '../helpers/lists.ts'
import { temporaryStore } from '../helpers/media.ts'
import { type Program, run } from '../helpers/program.ts'
import { until } from '../helpers/until.ts'

// More by hand: LISTS_OPERATIONS=100000 LISTS_KILLS=20 npm test -- lists/crash
const operations = Number(process.env['LISTS_OPERATIONS'] ?? 1000)
const kills = Number(process.env['LISTS_KILLS'] ?? 4)
const clients = 8
const seeded = 1500
t.setTimeout(120_000 + operations * 50)

type Status = Schema<'TicketStatus'>
const statuses: Status[] = ['open', 'in_progress', 'pending', 'on_hold', 'resolved', 'closed']
const priorities = ['low', 'medium', 'high', 'urgent'] as const
/** Values of a custom field. */
const orderNumbers = ['A-1', 'A-2', 'A-3']
const dueDates = [1, 2, 30, 70].map((days) =>
  new Date(Date.now() + days * 86_400_000).toISOString(),
)

t.test(`lists are right after ${operations} changes and ${kills} kills`, async (t) => {
  const database = await cloneDatabase()
  const { admin } = database
  const pool = connect({ url: database.url, size: 2 })
  const demo = await pool.transaction((db) =>
    createDemo(db, { store: temporaryStore(t) }, 'crash', new Date().toISOString()),
  )
  const { workspaceId } = demo
  // Positions far apart, so that there are blocks of every level
  await admin`select continue_behind(${workspaceId}, 'tickets', 40000000)`
  const counts = { contacts: 40, tickets: seeded, groups: 6, tags: 6, users: 4 }
  await seed(database.url, workspaceId, counts, 1)
  await pool.close()
  await wantEveryKey()

  const settings = {
    DATABASE_URL: database.url,
    DRAIN_DELAY_MS: '0',
    RATE_LIMIT: '10000000',
    MAX_IN_FLIGHT_PER_TOKEN: '1000',
  }
  const startApi = (port: string) => run(t, { ...settings, WORKER: 'off', PORT: port })
  const startWorker = () => run(t, settings, 'worker')
  let api = startApi('0')
  let worker = startWorker()
  const origin = await api.origin
  const client = clientOf(origin, demo.token)
  const [tickets, contacts, tags, groups, users] = await Promise.all(
    ['tickets', 'contacts', 'tags', 'groups', 'users'].map(async (table) => {
      const rows = await admin<Array<{ id: string }>>`
        select id from ${admin(table)} where workspace_id = ${workspaceId} order by id`
      return rows.map(({ id }) => id)
    }),
  )
  const known = { tickets, contacts, tags, groups, users } as Known

  let done = 0
  let killed = 0
  const killing = (async () => {
    while (killed < kills) {
      // However long it takes: the machine may be busy
      while (done < ((killed + 1) * operations) / (kills + 1)) await pace(10)
      const victim: Program = killed % 2 === 0 ? api : worker
      await victim.end('SIGKILL')
      if (killed % 2 === 0) api = startApi(new URL(origin).port)
      else worker = startWorker()
      killed += 1
    }
  })()
  const statusCounts = new Map<string, number>()
  const countStatus = (key: string) => statusCounts.set(key, (statusCounts.get(key) ?? 0) + 1)
  await Promise.all([
    killing,
    ...Array.from({ length: clients }, async (_, index) => {
      const random = createRandom(index + 1)
      while (done < operations) {
        done += 1
        try {
          const reply = await changeSomething(client, random, known)
          countStatus(String(reply.status))
        } catch (error) {
          if (!isLost(error)) throw error
          countStatus('lost')
          // Its successor needs a moment to listen
          await api.origin
        }
      }
    }),
  ])

  t.equal(killed, kills)
  t.ok((statusCounts.get('200') ?? 0) > operations / 2, JSON.stringify([...statusCounts]))
  await until(async () => {
    const [left] = await admin<Array<{ count: string }>>`
      select (select count(*) from list_deltas) + (select count(*) from list_keys
        where built_at is null) as count`
    return left?.count === '0'
  })
  t.same(await listFaults(admin), [])
  await api.origin
  await t.test('every key has the total of its rows', (t) => checkTotals(t, client))
  await t.test('every page is the one that the rows make', (t) => checkPages(t, client))
  await Promise.all([api.end('SIGTERM'), worker.end('SIGTERM')])
  await database.drop()

  /** As if each value had been asked for when it had many rows. */
  async function wantEveryKey() {
    for (const { dimension } of await dimensionsOfTickets()) {
      const [table, column] = sourceOf(dimension)
      const isInstant = dimension === 'updated_at' || dimension === 'due_at'
      const instants = admin`select now() as at union all select d::timestamptz
        from json_array_elements_text(${JSON.stringify(dueDates)}::text::json) d
        union all select updated_at from tickets where workspace_id = ${workspaceId}`
      const source = admin`${admin(table)} where workspace_id = ${workspaceId}`
      const values = isInstant
        ? admin`select null union select 'p' || (list_day(at) >> 5) from (${instants}) i
            union select 'd' || list_day(at) from (${instants}) i`
        : dimension === 'custom_fields'
          ? admin`select format('cf_order_number=%s', o) from json_array_elements(${JSON.stringify(orderNumbers)}::text::json) o`
          : admin`select distinct ${column === undefined ? admin`null` : admin`${admin(column)}::text`} from ${source}`
      await admin`
        insert into list_keys (workspace_id, list, key, dimension, value, wanted_at)
        select ${workspaceId}, 'tickets', list_key(${dimension}, value), ${dimension}, value, now()
        from (${values}) v (value) on conflict do nothing`
    }
  }

  async function dimensionsOfTickets() {
    return admin<Array<{ dimension: string }>>`
      select dimension from list_dimensions where list = 'tickets' and dimension not like '%:part'`
  }

  async function checkTotals(t: Test, api: Client) {
    const filters: Record<string, string> = {
      status: 'status',
      priority: 'priority',
      contact_id: 'contactId',
      assignee_id: 'assigneeId',
      creator_id: 'creatorId',
      'ticket_tags.tag_id': 'tagId',
    }
    for (const [dimension, filter] of Object.entries(filters)) {
      const [table, column = ''] = sourceOf(dimension)
      const live = table === 'tickets' ? admin`deleted_at is null` : admin`is_live`
      const rows = await admin<Array<{ value: string; count: number }>>`
        select ${admin(column)}::text as value, count(*)::int as count from ${admin(table)}
        where workspace_id = ${workspaceId} and ${live} and ${admin(column)} is not null
        group by 1`
      for (const { value, count } of rows) {
        const { body } = await api.listTickets({ query: { [filter]: [value], pageSize: 1 } })
        t.equal(body.total, count, `${filter} ${value}`)
      }
    }
  }

  async function checkPages(t: Test, api: Client) {
    const [from = '', , to = ''] = dueDates
    const byDate = admin`due_at, position`
    const cases: Array<
      [NonNullable<Operations['listTickets']['queryInput']>, Fragment, Fragment?]
    > = [
      [{ sort: ['dueAt'] }, admin`true`, byDate],
      [
        { sort: ['-dueAt'], status: ['open'] },
        admin`status = 'open'`,
        admin`due_at desc, position desc`,
      ],
      [
        { sort: ['dueAt'], dueFrom: from, dueTo: to },
        admin`due_at >= ${from} and due_at < ${to}`,
        byDate,
      ],
      [{}, admin`true`],
      [{ status: ['open'] }, admin`status = 'open'`],
      [
        { assigneeId: [known.users[0] as string] },
        admin`assignee_id = ${known.users[0] as string}`,
      ],
      [
        { tagId: [known.tags[0] as string] },
        admin`exists (select from ticket_tags x where x.workspace_id = tickets.workspace_id
          and x.ticket_id = tickets.id and x.tag_id = ${known.tags[0] as string})`,
      ],
    ]
    for (const [query, condition, order = admin`position desc`] of cases) {
      const expected = await admin<Array<{ id: string }>>`
        select id from tickets where workspace_id = ${workspaceId} and deleted_at is null
          and ${condition} order by ${order}`
      const listed: string[] = []
      for (let page = 1; page <= Math.max(1, Math.ceil(expected.length / 100)); page++) {
        const { body } = await api.listTickets({ query: { ...query, page, pageSize: 100 } })
        listed.push(...body.data.map(({ id }) => id))
      }
      t.same(
        listed,
        expected.map(({ id }) => id),
        JSON.stringify(query),
      )
    }
  }
})

/** The table and the column of a dimension; none for all rows. */
function sourceOf(dimension: string): [table: string, column?: string] {
  if (dimension === 'all') return ['tickets']
  const [table, column] = dimension.split('.')
  return column === undefined ? ['tickets', dimension] : [table as string, column]
}

type Fragment = PendingQuery<Row[]>

interface Known {
  tickets: string[]
  contacts: string[]
  tags: string[]
  groups: string[]
  users: string[]
}

/** One random change through the API. */
async function changeSomething(
  api: Client,
  random: Random,
  known: Known,
): Promise<{ status: number }> {
  const { below, pick } = random
  const params = { id: pick(known.tickets) }
  const dice = below(1000) / 1000
  if (dice < 0.2) {
    const reply = await api.createTicket({
      body: {
        title: 'Crash',
        contact_id: pick(known.contacts),
        priority: pick(priorities),
        tags: [pick(known.tags)],
        customFields: { cf_order_number: pick(orderNumbers) },
        dueAt: pick([...dueDates, null]),
        ...(below(2) === 0 && { assigneeId: pick(known.users), force: true }),
      },
    })
    if (reply.status === 201) known.tickets.push(reply.body.data.id)
    return { status: reply.status === 201 ? 200 : reply.status }
  }
  if (dice < 0.45) {
    return api.updateTicket({
      params,
      body: {
        priority: pick(priorities),
        contact_id: pick(known.contacts),
        dueAt: pick([...dueDates, null]),
        ...(below(2) === 0 && {
          customFields: { cf_order_number: pick([...orderNumbers, null]) },
        }),
      },
    })
  }
  if (dice < 0.55) return api.updateTicket({ params, body: { tags: [pick(known.tags)] } })
  if (dice < 0.65) {
    return api.assignTicket({
      params,
      body: { assigneeId: pick([...known.users, null]), force: true },
    })
  }
  if (dice < 0.75) return api.setTicketStatus({ params, body: { status: pick(statuses) } })
  if (dice < 0.85) {
    const actionType = pick(['MERGE', 'REPLACE', 'REMOVE'] as const)
    return api.updateTicketTags({
      params,
      body: { actionType, tags: [pick(known.tags), pick(known.tags)] },
    })
  }
  if (dice < 0.9) return api.deleteTicket({ params })
  if (dice < 0.96) return api.restoreTicket({ params })
  if (dice < 0.98) {
    const ids = Array.from({ length: 10 }, () => pick(known.tickets))
    return api.bulkChangeTickets({
      body: {
        operations: ids.map((id) => ({ op: 'update', id, data: { priority: pick(priorities) } })),
        atomic: below(3) === 0,
      },
    })
  }
  if (dice < 0.985) {
    const { status, body } = await api.createContact({ body: { name: 'Merged soon' } })
    if (status !== 201) return { status }
    await api.updateTicket({ params, body: { contact_id: body.data.id } })
    return api.mergeContacts({
      body: { targetId: pick(known.contacts), sourceIds: [body.data.id] },
    })
  }
  if (dice < 0.99) {
    const { status, body } = await api.createTag({
      body: { name: `Soon merged ${below(1_000_000_000)}` },
    })
    if (status !== 201) return { status }
    await api.updateTicketTags({ params, body: { actionType: 'MERGE', tags: [body.data.id] } })
    return api.mergeTag({ params: { id: body.data.id }, body: { intoId: pick(known.tags) } })
  }
  const contact = { id: pick(known.contacts) }
  if (dice < 0.995) {
    return api.updateGroup({
      params: { id: pick(known.groups) },
      body: { contacts: [pick(known.contacts)] },
    })
  }
  return below(2) === 0
    ? api.blockContact({ params: contact })
    : api.unblockContact({ params: contact })
}

/** Whether the server was killed before it answered. */
function isLost(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return /ECONN|UND_ERR_SOCKET|EPIPE/.test(`${code} ${cause?.code}`)
}
