import t from 'tap'
import { readSource } from '../../scripts/database/source.ts'
import { requireIndexes } from '../../scripts/generate/lists.ts'
import { messages } from '../../src/db/schema/messages.ts'
import { tickets } from '../../src/db/schema/tickets.ts'
import { listBuilding } from '../../src/lists/build.ts'
import { anyValue, rankedBy } from '../../src/lists/counted.ts'
import { requireDimensions } from '../../src/lists/dimensions.ts'
import { runDue } from '../helpers/run-due.ts'
import { makeContact, makeTicket } from '../helpers/make.ts'
import { startEmpty } from '../helpers/start.ts'

t.test('a list names only dimensions by which it is counted', async (t) => {
  const of = { table: tickets, sorts: {} }
  const uncounted =
    /^The list of tickets is not counted by "external_id": add it to .*counted-lists\.ts/
  const counted = { externalId: anyValue(tickets.externalId) }
  t.throws(() => requireDimensions({ ...of, counted }), { message: uncounted })
  const ranked = { externalId: { dimension: 'external_id', values: [] } }
  t.throws(() => requireDimensions({ ...of, ranked }), { message: uncounted })
  const instants = [{ dimension: 'external_id' }]
  t.throws(() => requireDimensions({ ...of, instants }), { message: uncounted })
  const created = { createdFrom: 'since' } as const
  t.throws(() => requireDimensions({ table: messages, sorts: {}, created }), {
    message: /messages is not counted by "created"/,
  })
  requireDimensions({ ...of, created, counted: { status: anyValue(tickets.status) } })
})

t.test('a list is ranked by a column of which every row has one of few values', async (t) => {
  const values = ['low', 'medium', 'high', 'urgent']
  t.same(rankedBy(tickets.priority), { dimension: 'priority', values })
  t.throws(() => rankedBy(tickets.title), { message: /title is no enum/ })
  t.throws(() => rankedBy(messages.senderVerified), { message: /sender_verified is no enum/ })
})

t.test('a counted column has an index or few values', async (t) => {
  const list = { table: messages, columns: [messages.senderId], links: [] }
  t.throws(() => requireIndexes([list]), {
    message: /messages\.sender_id has no index\. Add indexBy\(t, 'sender_id'/,
  })
  requireIndexes([{ ...list, few: [messages.senderId] }])
})

t.test('a version that still counts by a former dimension reads right totals', async (t) => {
  const on = await startEmpty()
  const { api, database, pool, workspaceId } = on
  const contactId = await makeContact(on)
  await makeTicket(on, { contactId })
  const total = async () => {
    const query = { contactId: [contactId], assigneeId: ['none'] }
    return (await api.listTickets({ query })).body.total
  }
  t.equal(await total(), 1)

  // As the migration of the next version leaves it while this one runs
  const rename = (from: string, to: string) => database.admin`
    update list_dimensions set dimension = ${to} where list = 'tickets' and dimension = ${from}`
  await rename('contact_id', 'another')
  t.teardown(() => rename('another', 'contact_id'))
  t.equal(await total(), 1)

  await database.admin`
    insert into list_keys (workspace_id, list, key, dimension, value, wanted_at)
    values (${workspaceId}, 'tickets', list_key('contact_id', ${contactId}), 'contact_id', ${contactId}, now())`
  await runDue(pool, listBuilding)
  t.same([...(await database.admin`select from list_keys where dimension = 'contact_id'`)], [])
})

t.test('a dimension by which a list is counted no longer loses its bitmaps', async (t) => {
  const { database, workspaceId } = await startEmpty()
  const { admin } = database
  await admin`insert into list_dimensions (list, dimension, is_of_few) values ('tickets', 'former', false)`
  await admin`
    with key as (
      insert into list_keys (workspace_id, list, key, dimension, value, wanted_at, built_at)
      values (${workspaceId}, 'tickets', list_key('former', 'x'), 'former', 'x', now(), now())
      returning workspace_id, list, key)
    insert into list_cells (workspace_id, list, key, block, count, bits) select key.*, 0, 1, '1' from key`
  const dimensions = readSource().get('rows of list_dimensions')

  await admin.unsafe(dimensions?.text ?? '')

  for (const table of ['list_keys', 'list_cells', 'list_dimensions']) {
    const left = await admin.unsafe(`
      select from ${table} x where ${table === 'list_dimensions' ? "x.dimension = 'former'" : `x.key = list_key('former', 'x')`}`)
    t.equal(left.length, 0, table)
  }
})
