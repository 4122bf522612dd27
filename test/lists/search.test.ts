import t from 'tap'
import { seed } from '../../src/workspaces/seed/seed.ts'
import { explain } from '../helpers/explain.ts'
import { startServer, workspaceOn } from '../helpers/start.ts'

const large = ['tickets', 'contacts', 'ticket_tags']

// This number of rows shows how common a search is
const sample = 2000

// More by hand: SEARCH_ROWS=100000 npm test -- lists/search
const count = Number(process.env['SEARCH_ROWS'] ?? 5000)

t.test(`q and cf_ filters read their indexes among ${count} rows`, async (t) => {
  const sent: Array<{ text: string; parameters: readonly unknown[] }> = []
  const server = await startServer(t, {
    onStatement: (text, parameters) => sent.push({ text, parameters }),
  })
  const { api, database, workspaceId } = await workspaceOn(server)
  await seed(
    database.url,
    workspaceId,
    { contacts: count, tickets: count, groups: 0, tags: 5, users: 3 },
    1,
  )
  await database.admin`vacuum analyze`
  const { body: contact } = await api.createContact({
    body: {
      name: 'Ottilie Zugspitz',
      contactEmails: [{ email: 'ottilie@mountain.example' }],
      contactPhones: [{ phone: '+4989123456789' }],
      customFields: { cf_plan: 'silver' },
    },
  })
  const { body: ticket } = await api.createTicket({
    body: {
      title: 'Zugspitz cable car',
      contactId: contact.data.id,
      customFields: { cf_order_number: 'Z-1' },
    },
  })

  /** Every index and table that the statements of one request read, with the rows read at most. */
  const readsOf = async (request: () => Promise<{ ids: string[] }>, id: string) => {
    sent.length = 0
    const { ids } = await request()
    t.same(ids, [id], 'found as soon as it is written')
    const reads: Array<{ node: string; name: string; rows: number }> = []
    for (const { text, parameters } of sent.filter(({ text }) => /^\s*(select|with)/i.test(text))) {
      if (/"api_tokens"\."hash"/.test(text) || /from "custom_fields"/.test(text)) continue
      for (const plan of await explain(database.admin, text, parameters)) {
        const name = plan['Index Name'] ?? plan['Relation Name']
        const rows = plan['Actual Rows'] * plan['Actual Loops']
        if (name !== undefined) reads.push({ node: plan['Node Type'], name, rows })
      }
    }
    t.ok(reads.length > 0, 'the plan reads a table or an index')
    t.same(
      reads.filter(({ node, name }) => node === 'Seq Scan' && large.includes(name)),
      [],
      'no large table is read as a whole',
    )
    t.ok(
      reads.every(({ rows }) => rows <= sample),
      `no more than ${sample} rows: ${JSON.stringify(reads.filter(({ rows }) => rows > sample))}`,
    )
    return new Set(reads.map(({ name }) => name))
  }
  const tickets = (query: Record<string, string>) => async () => {
    const { body } = await api.listTickets({ query })
    return { ids: body.data.map(({ id }) => id) }
  }
  const contacts = (query: Record<string, string>) => async () => {
    const { body } = await api.listContacts({ query })
    return { ids: body.data.map(({ id }) => id) }
  }

  const words = await readsOf(tickets({ q: 'zugsp cable' }), ticket.data.id)
  t.ok(words.has('tickets_workspace_id_search_idx'), 'tickets by word')
  sent.length = 0
  await api.listTickets({ query: { q: 'crane' } })
  for (const { text, parameters } of sent.filter(({ text }) => /search_query/.test(text))) {
    const filters = (await explain(database.admin, text, parameters)).map(({ Filter }) => Filter)
    t.notOk(
      filters.some((filter) => filter?.includes('search_query')),
      'the words are taken apart once, not for every row',
    )
  }
  // A function reads it, whose plan EXPLAIN does not show
  const counted = async () => {
    await database.admin`select pg_stat_force_next_flush()`
    const [counts] = await database.admin<[{ scans: number; read: number; whole: number }]>`
      select i.idx_scan::int as scans, i.idx_tup_read::int as read, t.seq_scan::int as whole
      from pg_stat_user_indexes i join pg_stat_user_tables t using (relid)
      where i.indexrelname = 'tickets_workspace_id_custom_fields_idx'`
    return counts
  }
  const before = await counted()
  await readsOf(tickets({ cf_order_number: 'Z-1' }), ticket.data.id)
  const after = await counted()
  t.ok(after.scans > before.scans, 'tickets by custom field')
  t.equal(after.whole, before.whole, 'no whole table in the function either')
  t.ok(after.read - before.read <= sample, 'nor more than a sample of the index')
  for (const q of ['ottilie zug', 'ilie Zugs', 'lie@mountain', '89 1234567']) {
    const found = await readsOf(contacts({ q }), contact.data.id)
    for (const name of [
      'contacts_workspace_id_search_idx',
      'contacts_workspace_id_name_form_trgm_idx',
      'contacts_workspace_id_addresses_trgm_idx',
    ]) {
      t.ok(found.has(name), `contacts by ${q}: ${name}`)
    }
  }
})
