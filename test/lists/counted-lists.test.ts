import { randomUUID } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import t from 'tap'
import { seed } from '../../src/workspaces/seed/seed.ts'
import { demoIds } from '../../src/workspaces/demo.ts'
import { runDue } from '../helpers/run-due.ts'
import { listBuilding } from '../../src/lists/build.ts'
import { applyDeltas } from '../../src/lists/apply.ts'
import { explain } from '../helpers/explain.ts'
import { repairAll } from '../helpers/repair.ts'
import { startServer, type Workspace, workspaceOn } from '../helpers/start.ts'
import { switchboard } from '../helpers/script.ts'

const pageSize = 50
// Every list of `cases` has more than the 1000 rows from which on it is counted.
// More by hand: COUNTED_LISTS_ROWS=6000 npm test -- lists/counted-lists
const half = Number(process.env['COUNTED_LISTS_ROWS'] ?? 3000)
const sent: Array<{ text: string; parameters: readonly unknown[] }> = []

/** A workspace with lists of many rows, a gap of positions between some of them. */
async function startLarge(): Promise<Workspace> {
  const workspace = await workspaceOn(
    await startServer(t, { onStatement: (text, parameters) => sent.push({ text, parameters }) }),
  )
  const { database, workspaceId } = workspace
  const counts = { contacts: half, tickets: half, groups: 2, tags: 4, users: 3 }
  await seed(database.url, workspaceId, counts, 1)
  await database.admin`
    select continue_behind(${workspaceId}, list, 20000000) from numbered_lists`
  await seed(database.url, workspaceId, counts, 2)
  await database.admin`
    insert into group_members (workspace_id, group_id, contact_id, added_at, sort_order)
    select workspace_id, ${demoIds.group}, id, now(), position from contacts
    where workspace_id = ${workspaceId} and position % 2 = 0 on conflict do nothing`
  await database.admin`
    update contacts set is_blocked = true where workspace_id = ${workspaceId} and position % 3 = 0`
  await database.admin`
    update tickets set category_id = ${demoIds.category}
    where workspace_id = ${workspaceId} and position % 4 = 0`
  await database.admin`
    insert into tags (workspace_id, id, position, sort_order, name, created_at, updated_at)
    select ${workspaceId}, gen_random_uuid(), next_position(${workspaceId}, 'tags'), n, 'Many ' || n,
      now(), now()
    from generate_series(1, ${half / 2}::int) n`
  return workspace
}

const large = await startLarge()

/** One page as it was listed, and the rows that its statements read of tables. */
async function listed(
  list: 'listTickets' | 'listContacts' | 'listTags' | 'listContactTickets',
  query: Record<string, unknown>,
): Promise<{ ids: string[]; total: number; read: number }> {
  const { api, database } = large
  sent.length = 0
  const params = { id: demoIds.contact }
  const options = {
    ...(list === 'listContactTickets' && { params }),
    query: { pageSize, ...query },
  }
  const { body } = await api[list](options as never)
  let read = 0
  for (const { text, parameters } of [...sent]) {
    if (!/^select/i.test(text) || /"api_tokens"\."hash"|from "custom_fields"/.test(text)) continue
    for (const node of await explain(database.admin, text, parameters)) {
      if (
        !['tickets', 'contacts', 'tags', 'ticket_tags', 'group_members'].includes(relationOf(node))
      )
        continue
      read += (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    }
  }
  const rows: Array<{ id: string }> = body.data
  return { ids: rows.map(({ id }) => id), total: body.total, read }
}

function relationOf(node: { 'Relation Name'?: string; 'Index Name'?: string }): string {
  return node['Relation Name'] ?? ''
}

type Case = [
  list: Parameters<typeof listed>[0],
  query: Record<string, unknown>,
  table: 'tickets' | 'contacts',
  condition: string,
]

const tagged = (table: string, own: string) =>
  `exists (select from ${table} x where x.${own} = t.id and x.tag_id = '${demoIds.tag}')`

const cases: Case[] = [
  ['listTickets', {}, 'tickets', 'true'],
  ['listTickets', { status: 'open' }, 'tickets', "status = 'open'"],
  ['listTickets', { status: 'open,pending' }, 'tickets', "status in ('open', 'pending')"],
  ['listTickets', { priority: 'high' }, 'tickets', "priority = 'high'"],
  ['listTickets', { type: 'question' }, 'tickets', "type = 'question'"],
  ['listTickets', { channel: 'email,phone' }, 'tickets', "channel in ('email', 'phone')"],
  ['listTickets', { assigneeId: 'none' }, 'tickets', 'assignee_id is null'],
  ['listTickets', { assigneeId: demoIds.agent }, 'tickets', `assignee_id = '${demoIds.agent}'`],
  ['listTickets', { creatorId: demoIds.owner }, 'tickets', `creator_id = '${demoIds.owner}'`],
  ['listTickets', { contactId: demoIds.contact }, 'tickets', `contact_id = '${demoIds.contact}'`],
  [
    'listTickets',
    { categoryId: demoIds.category },
    'tickets',
    `category_id = '${demoIds.category}'`,
  ],
  ['listTickets', { tagId: demoIds.tag }, 'tickets', tagged('ticket_tags', 'ticket_id')],
  ['listTickets', { tag: 'CRANE' }, 'tickets', tagged('ticket_tags', 'ticket_id')],
  ['listContactTickets', {}, 'tickets', `contact_id = '${demoIds.contact}'`],
  ['listContacts', {}, 'contacts', 'true'],
  ['listContacts', { isBlocked: true }, 'contacts', 'is_blocked'],
  ['listContacts', { channel: 'email' }, 'contacts', "channel = 'email'"],
  ['listContacts', { tagId: demoIds.tag }, 'contacts', tagged('contact_tags', 'contact_id')],
  [
    'listContacts',
    { groupId: demoIds.group },
    'contacts',
    `exists (select from group_members x where x.contact_id = t.id and x.group_id = '${demoIds.group}')`,
  ],
]

/** The ids of every row of a case, the newest first. */
async function expected([, , table, condition]: Case): Promise<string[]> {
  const rows = await large.database.admin.unsafe(
    `select id from ${table} t where workspace_id = '${large.workspaceId}' and deleted_at is null
     and ${condition} order by position desc`,
  )
  return rows.map(({ id }) => id as string)
}

t.test('a large list is counted once it has been asked for', async (t) => {
  const { database, pool } = large
  const spread = [
    `update tickets set contact_id = '${demoIds.contact}', assignee_id = null where position % 5 = 0`,
    `update tickets set assignee_id = '${demoIds.agent}', creator_id = '${demoIds.owner}' where position % 5 = 1`,
    `insert into ticket_tags (workspace_id, ticket_id, tag_id)
     select workspace_id, id, '${demoIds.tag}' from tickets where position % 3 = 0 on conflict do nothing`,
    `insert into contact_tags (workspace_id, contact_id, tag_id)
     select workspace_id, id, '${demoIds.tag}' from contacts where position % 3 = 0 on conflict do nothing`,
  ]
  for (const text of spread) await database.admin.unsafe(text)
  await database.admin`vacuum analyze`
  await repairAll(large)

  for (const one of cases) {
    const ids = await expected(one)
    const { total } = await listed(one[0], one[1])
    t.ok(ids.length > 1000, `${JSON.stringify(one[1])} is large`)
    t.equal(total, ids.length, 'and its total right before')
  }
  // The use of the first tags is large
  await listed('listTags', { sort: 'createdAt' })
  const wanted = await database.admin`select from list_keys where built_at is null`
  t.ok(wanted.length > 10, `${wanted.length} bitmaps are asked for`)
  let built = 0
  while ((await runDue(pool, listBuilding)) > 0) built += 1
  t.equal(built, wanted.length)
})

t.test('no page of any list reads more than some rows for each that it shows', async (t) => {
  for (const one of cases) {
    const ids = await expected(one)
    const values = String(Object.values(one[1])[0] ?? '').split(',').length
    const last = Math.ceil(ids.length / pageSize)
    for (const page of [1, 2, Math.floor(last / 2), last - 1, last, last + 1]) {
      const found = await listed(one[0], { ...one[1], page })
      const name = `${one[0]} ${JSON.stringify(one[1])} page ${page} of ${last}`
      t.equal(found.total, ids.length, `${name}: total`)
      t.same(found.ids, ids.slice((page - 1) * pageSize, page * pageSize), name)
      // The first page along each value's own index; then the page's rows with what they link, twice for filters
      t.ok(found.read <= values * pageSize + 14 * pageSize, `${name} read ${found.read}`)
    }
  }
})

t.test('slices of a block are those of its positions, from both ends', async (t) => {
  const [{ wrong, cases } = { wrong: -1, cases: 0 }] = await large.database.admin<
    Array<{ wrong: number; cases: number }>
  >`
    with blocks as materialized (
      select bits, bit_count(bits)::int as n,
        array(select (7::bigint << 14) + o from generate_series(0, 16383) o where get_bit(bits, o) = 1) as positions
      from unnest(array[1, 2, 3, 30, 3000, 16384]) step
      cross join lateral (select string_agg(case when o % step = step - 1 then '1' else '0' end, '' order by o)::bit(16384) as bits
        from generate_series(0, 16383) o) made)
    select count(*)::int as cases, count(*) filter (where list_slice(7, bits, n, skip, take, is_descending)
      is distinct from case when is_descending
        then array(select p from unnest(positions[n - skip - take + 1 : n - skip]) p order by p desc)
        else positions[skip + 1 : skip + take] end)::int as wrong
    from blocks
    cross join unnest(array[0, 1, 2, 62, 63, 64, 300, 5000, 16383]) skip
    cross join unnest(array[1, 2, 25, 100]) take
    cross join unnest(array[true, false]) is_descending
    where skip + take <= n`

  t.ok(cases > 150)
  t.equal(wrong, 0)
})

t.test('changes that are not applied yet are in every page', async (t) => {
  const { api, pool, database, workspaceId } = large
  while ((await applyDeltas(pool, workspaceId, 10_000)) > 0);
  const ids = await expected(cases[1] as Case)
  for (const id of ids.slice(0, 1500).filter((_, index) => index % 25 === 0)) {
    await api.deleteTicket({ params: { id } })
  }
  const resolved = ids[77] as string
  await api.setTicketStatus({ params: { id: resolved }, body: { status: 'resolved' } })
  const [pending] = await database.admin`
    select count(*)::int as count from list_deltas where workspace_id = ${workspaceId}`
  t.ok(pending?.['count'] > 50)

  for (const round of ['pending', 'applied']) {
    for (const one of cases.slice(0, 3)) {
      const now = await expected(one)
      for (const page of [1, 20, Math.ceil(now.length / pageSize)]) {
        const found = await listed(one[0], { ...one[1], page })
        t.equal(found.total, now.length, round)
        t.same(found.ids, now.slice((page - 1) * pageSize, page * pageSize), round)
      }
    }
    while ((await applyDeltas(pool, workspaceId, 10_000)) > 0);
  }
})

t.test('readers apply changes when nobody else does', async (t) => {
  const { api, database, workspaceId } = large
  const left = async () => {
    const [row] = await database.admin`
      select count(*)::int as count from list_deltas where workspace_id = ${workspaceId}`
    return row?.['count'] as number
  }
  let before = 0
  while (before <= 10_000) {
    await database.admin`
      update tickets set priority = case priority when 'low' then 'high' else 'low' end
      where workspace_id = ${workspaceId} and queue_id is null`
    const changed = await left()
    if (changed === before) throw new Error('nothing was changed')
    before = changed
  }

  const { body } = await api.listTickets({ query: { priority: ['high'] } })
  const after = await left()

  t.ok(before > 10_000)
  t.equal(before - after, 10_000)
  const [row] = await database.admin`
    select count(*)::int as count from tickets
    where workspace_id = ${workspaceId} and priority = 'high' and deleted_at is null`
  t.equal(body.total, row?.['count'])
})

t.test('each row is recorded once, however many a statement inserts', async (t) => {
  const { database, pool, workspaceId } = large
  const sql = database.admin
  const first = 30_000_000
  /** The rows, by how far they are behind the first one, that were recorded as inserted and as deleted. */
  const recorded = async (list: string, write: () => Promise<unknown>) => {
    while ((await applyDeltas(pool, workspaceId, 10_000)) > 0);
    await write()
    const rows = await sql<Array<{ n: number; isGained: boolean }>>`
      select (position - ${first})::int as n, gained <> '{}' as "isGained" from list_deltas
      where workspace_id = ${workspaceId} and list = ${list} order by 1`
    return {
      inserted: rows.filter(({ isGained }) => isGained).map(({ n }) => n),
      deleted: rows.filter(({ isGained }) => !isGained).map(({ n }) => n),
    }
  }
  const columns = sql`workspace_id, id, position, username, name, channel, custom_fields, created_at, updated_at, deleted_at`
  const contacts = (from: number, to: number) => sql`
    insert into contacts (${columns})
    select ${workspaceId}, gen_random_uuid(), ${first} + n, 'inserted-' || n, 'Inserted', 'email', '{}', now(),
      now(), case when n % 3 = 0 then now() end
    from generate_series(${from}::int, ${to}::int) n`

  t.same(await recorded('contacts', () => contacts(1, 4)), { inserted: [1, 2, 4], deleted: [] })
  t.same(await recorded('contacts', () => contacts(5, 4)), { inserted: [], deleted: [] }, 'no rows')
  const again = () => sql`${contacts(2, 5)} on conflict do nothing`
  t.same(await recorded('contacts', again), { inserted: [5], deleted: [] }, 'DO NOTHING')
  const renaming = () => sql`
    ${contacts(5, 7)} on conflict (workspace_id, username) where deleted_at is null
    do update set name = upper(excluded.name)`
  t.same(await recorded('contacts', renaming), { inserted: [7], deleted: [] }, 'DO UPDATE')
  const several = () => sql`
    with one as (${contacts(8, 8)}), two as (${contacts(10, 11)}), gone as (
      delete from contacts where workspace_id = ${workspaceId} and position = ${first + 7})
    ${contacts(13, 13)}`
  t.same(await recorded('contacts', several), { inserted: [8, 10, 11, 13], deleted: [7] }, 'WITH')
  const copying = async () => {
    const lines = [14, 16].map(
      (n) =>
        `${workspaceId}\t${randomUUID()}\t${first + n}\tcopied-${n}\tCopied\temail\t{}\tnow\tnow\t\\N\n`,
    )
    const input = await sql`copy contacts (${columns}) from stdin`.writable()
    await pipeline(lines, input)
  }
  t.same(await recorded('contacts', copying), { inserted: [14, 16], deleted: [] }, 'COPY')

  const linking = () => sql`
    insert into ticket_tags (workspace_id, ticket_id, tag_id)
    select x.workspace_id, x.id, g.id from (
      (select * from tickets where workspace_id = ${workspaceId} and deleted_at is null limit 3)
      union all
      (select * from tickets where workspace_id = ${workspaceId} and deleted_at is not null limit 2)) x
    cross join (
      select id from tags where workspace_id = ${workspaceId} and name like 'Many %' order by position limit 2) g`
  t.match(await recorded('tickets', linking), { inserted: { length: 6 }, deleted: { length: 0 } })
})

t.test('bitmaps and spans of creation that are not those of the rows are found', async (t) => {
  const { api, database, workspaceId } = large
  const undone = new Error('undone')
  /** Returns what is found after a change of one of the tables of the engine, which is rolled back. */
  const foundAfter = async (change: string) => {
    let found: Array<{ counted: number; actual: number }> = []
    const work = database.admin.begin(async (sql) => {
      await sql.unsafe(`${change} where workspace_id = $1 and list = 'tickets'`, [workspaceId])
      found = await sql<Array<{ counted: number; actual: number }>>`
        select counted::int, actual::int
        from list_faults(${workspaceId}, 'tickets', list_key('all', null))`
      throw undone
    })
    await t.rejects(work, undone)
    return found
  }
  const created = await api.createTicket({ body: { title: 'New', contact_id: demoIds.contact } })
  t.equal(created.status, 201, 'its delta waits')

  t.same(await foundAfter('update list_cells set count = count'), [])
  const wrong = await foundAfter('update list_cells set count = count + 1')
  t.ok(wrong.length > 0, 'counts are compared')
  t.ok(wrong.every(({ counted, actual }) => counted === actual + 1))
  const gone = await foundAfter('delete from list_cells')
  t.ok(gone.length > 0, 'missing cells are found')
  t.ok(gone.every(({ counted, actual }) => counted < actual))
  for (const change of [
    `update list_spans set first = last + interval '1 second'`,
    `update list_spans set last = first - interval '1 second'`,
    'delete from list_spans',
  ]) {
    const found = await foundAfter(change)
    t.ok(found.length > 1, `${change}: not only where a delta waits`)
    t.ok(found.every(({ counted }) => counted === -1))
  }
})

t.test(
  'the command lists finds what is wrong with check and corrects it with rebuild',
  async (t) => {
    const { database } = large
    const lists = (...args: string[]) =>
      switchboard({ DATABASE_URL: database.url }, 'lists', ...args)

    const right = await lists('check')
    await database.admin`update list_cells set bits = set_bit(bits, 77, 1 - get_bit(bits, 77))
      where (workspace_id, list, key, block) in (
        select workspace_id, list, key, block from list_cells
        where list = 'tickets' and key = list_key('all', null) limit 1)`
    const wrong = await lists('check', '--list', 'tickets')
    const rebuilt = await lists('rebuild', '--list', 'tickets')
    const mended = await lists('check')

    t.match(right, { code: 0, stdout: /^\d\d counts checked, 0 wrong\n$/ })
    t.match(wrong, {
      code: 1,
      stdout: /: tickets, all: 2 wrong blocks\n\d\d counts checked, 1 wrong\n$/,
    })
    t.match(rebuilt, { code: 0, stdout: /^\d\d counts rebuilt\n$/ })
    t.match(mended, { code: 0, stdout: /, 0 wrong\n$/ })
  },
)
