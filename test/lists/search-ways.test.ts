import t from 'tap'
import { runDue } from '../helpers/run-due.ts'
import { listBuilding } from '../../src/lists/build.ts'
import { makeTicket } from '../helpers/make.ts'
import { repairAll } from '../helpers/repair.ts'
import { copyRows, unreferenced } from '../helpers/rows.ts'
import { startServer, workspaceOn } from '../helpers/start.ts'

const count = 31_000
const sent: string[] = []

t.test('both ways of a search find what reading all rows finds', async (t) => {
  const server = await startServer(t, { onStatement: (text) => sent.push(text) })
  const workspace = await workspaceOn(server)
  const { api, database, pool, workspaceId } = workspace
  const words = {
    all: 'true',
    most: 'n % 20 > 0',
    half: 'n % 2 = 0',
    tenth: 'n % 10 = 0',
    rare: 'n % 1000 = 7',
  }
  const title = Object.entries(words).map(
    ([word, when]) => `case when ${when} then 'text${word}' end`,
  )
  await copyRows(workspace, 'tickets', count, {
    title: `concat_ws(' ', 'Copy', ${title.join(', ')})`,
    external_id: 'null',
    queue_id: 'null',
    status: `case when n % 3 = 0 then 'pending' else 'open' end`,
    priority: `(array['low', 'medium', 'high', 'urgent'])[1 + n % 4]`,
    updated_at: `'2026-01-01'::timestamptz + ((n * 7919) % ${count}) * interval '1 minute'`,
  })
  await database.admin`vacuum analyze tickets`
  // While many titles have the word, these tickets are found by their comments
  const commented = new Set<string>()
  while (commented.size < 3) {
    const id = await makeTicket(workspace)
    await api.createTicketComment({ params: { id }, body: { text: 'textmost' } })
    commented.add(id)
  }

  const filters = {
    '': 'true',
    'status=pending&priority=high,urgent': `status = 'pending' and priority in ('high', 'urgent')`,
  }
  const sorts = {
    '-createdAt': 'position desc',
    '-priority': `array_position(array['low', 'medium', 'high', 'urgent'], priority) desc, position desc`,
    '-updatedAt': 'updated_at desc, position desc',
  }
  const rowsOf = new Map<string, Array<{ id: string; title: string }>>()
  for (const where of Object.values(filters))
    for (const by of Object.values(sorts)) {
      const rows = await database.admin.unsafe<Array<{ id: string; title: string }>>(`
        select id, title from tickets
        where workspace_id = '${workspaceId}' and ${where} and deleted_at is null order by ${by}`)
      rowsOf.set(`${where}, ${by}`, rows)
    }
  const compare = async (word: string, filter: keyof typeof filters, sort: keyof typeof sorts) => {
    const all = rowsOf.get(`${filters[filter]}, ${sorts[sort]}`) ?? []
    const rows = all.filter(
      ({ id, title }) =>
        title.split(' ').includes(`text${word}`) || (word === 'most' && commented.has(id)),
    )
    const total = Math.min(rows.length, 10_000)
    for (const page of new Set([1, Math.ceil(total / 50), Math.ceil(total / 25)])) {
      if (page === 0) continue
      const query = { q: `text${word}`, sort, pageSize: '25', page: String(page) }
      const given = Object.fromEntries(new URLSearchParams(filter))
      const { body } = await api.listTickets({ query: { ...query, ...given } as never })
      const expected = rows.slice((page - 1) * 25, page * 25).map(({ id }) => id)
      t.same(
        [body.total, body.totalIsCapped ?? false, body.data.map(({ id }) => id)],
        [total, rows.length > total, expected],
        `${word} ${filter} ${sort} page ${page}`,
      )
    }
  }
  const each = async (words: readonly string[]) => {
    for (const word of words)
      for (const filter of Object.keys(filters))
        for (const sort of Object.keys(sorts)) await compare(word, filter as never, sort as never)
  }
  // At first some bitmaps are only wanted
  await each(['most'])
  while ((await runDue(pool, listBuilding)) > 0);
  sent.length = 0
  await each(Object.keys(words))
  const ways = {
    'gathering up to 30,000': /limit 30000\)/,
    'gathering all': /^ *with "gathered0" as materialized \((?!.*limit 30000\)).*'' as common/,
    'walking in the order of the list': /limit 200000/,
    'walking among what bitmaps leave': /narrowed as materialized/,
  }
  for (const [way, text] of Object.entries(ways))
    t.ok(
      sent.some((one) => text.test(one)),
      way,
    )
  await unreferenced(
    database.admin,
    'tickets',
    `delete from tickets where workspace_id = '${workspaceId}' and title like 'Copy%'`,
  )
  await repairAll(workspace)
})
