import t from 'tap'
import { seed } from '../../src/workspaces/seed/seed.ts'
import { makeAgents } from '../helpers/agents.ts'
import { explain } from '../helpers/explain.ts'
import { makeContact, makeConversation, makeTag } from '../helpers/make.ts'
import { setUp } from '../helpers/queues.ts'
import { startServer, workspaceOn } from '../helpers/start.ts'

// More by hand: WRITE_PLANS_ROWS=4000 npm test -- db/write-plans
const size = Number(process.env['WRITE_PLANS_ROWS'] ?? 3000)
const large = ['contacts', 'cx_logs', 'tickets']

t.test(`a change reads no table of ${size} rows as a whole`, async (t) => {
  const sent = new Map<string, readonly unknown[]>()
  let isWatched = false
  const server = await startServer(t, {
    onStatement: (text, parameters) => {
      if (isWatched) sent.set(text, parameters)
    },
  })
  const workspace = await workspaceOn(server)
  const { api, database, workspaceId } = workspace
  const rows = { contacts: size, tickets: size, groups: 0, tags: 5, users: 3 }
  await seed(database.url, workspaceId, rows, 1)
  await database.admin`vacuum analyze`
  for (const table of large) {
    const [row] = await database.admin.unsafe(`select count(*)::int as count from ${table}`)
    t.ok(row?.['count'] >= size, `${table}: ${row?.['count']} rows`)
  }
  const { body: channels } = await api.listChannels()
  const channelId = channels.data.find(({ type }) => type === 'api')?.id ?? ''
  const [contactId, other] = [await makeContact(workspace), await makeContact(workspace)]
  const talk = { id: await makeConversation(workspace, { contactId }) }
  const tags = [await makeTag(workspace)]
  const [assigneeId = ''] = await makeAgents(workspace, {})
  const { id: queueId } = await setUp(workspace, {})
  const customFields = { cf_payer: other }
  for (const entity of ['ticket', 'contact'] as const) {
    const payer = { systemName: 'cf_payer', displayName: 'Payer', type: 'contact' } as const
    await api.createCustomField({ body: { entity, ...payer } })
  }
  await api.createTicket({ body: { title: 'Crane', contact_id: contactId, customFields } })
  await api.createContact({ body: { name: 'Ada', customFields } })

  isWatched = true
  const { body: ticket } = await api.createTicket({
    body: { title: 'Crane', contact_id: contactId, assigneeId, tags },
  })
  const params = { id: ticket.data.id }
  const replies = [
    await api.updateTicket({ params, body: { priority: 'high' } }),
    await api.updateTicket({ params, body: { contact_id: other } }),
    await api.assignTicket({ params, body: { assigneeId: null } }),
    await api.assignTicket({ params, body: { assigneeId: null, queueId } }),
    await api.createTicketComment({ params, body: { text: 'Looked at', visibility: 'internal' } }),
    await api.setTicketStatus({ params, body: { status: 'resolved' } }),
    await api.receiveMessage({
      params: { id: channelId },
      body: { externalId: 'plan', contact: { id: contactId }, messageType: 'text', message: 'Hi' },
    }),
    await api.sendMessage({
      body: { contactId, channelId, messageType: 'text', message: 'The fitter comes.' },
    }),
    await api.createTicketComment({
      params,
      body: { text: 'It is mended', visibility: 'public', send: false },
    }),
    await api.assignConversation({ params: talk, body: { assigneeId } }),
    await api.transferConversation({ params: talk, body: { queueId } }),
    await api.closeConversation({ params: talk, body: {} }),
    await api.upsertCdr({ body: { provider: 'pbx', externalCallId: '1', contactId } }),
    await api.updateContact({ params: { id: contactId }, body: { name: 'Mira' } }),
    await api.updateContactTags({
      params: { id: contactId },
      body: { actionType: 'MERGE', tags },
    }),
    await api.mergeContacts({
      body: { targetId: contactId, sourceIds: [other] },
    }),
    await api.bulkChangeTickets({
      body: {
        operations: [
          { op: 'create', data: { title: 'Gate', contact_id: contactId } },
          { op: 'update', id: ticket.data.id, data: { priority: 'low' } },
        ],
      },
    }),
  ]
  isWatched = false

  for (const { status, text } of replies) t.ok(status < 300, text)
  let planned = 0
  for (const [text, parameters] of sent) {
    if (!/^\s*(select|with|insert|update|delete)/i.test(text)) continue
    planned += 1
    const plan = await explain(database.admin, text, parameters, { isRun: false })
    const read = plan
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .flatMap((node) => node['Relation Name'] ?? [])
      .filter((table) => large.includes(table))
    if (read.length > 0) t.same(read, [], text)
  }
  t.ok(planned > 30, `${planned} statements`)
})
