import t from 'tap'
import { routes } from '../../generated/routes.ts'
import { newId } from '../../src/lib/ids.ts'
import type { Client } from '../helpers/client.ts'
import { makeChannel, makeContact, makeGroup, makeTicket } from '../helpers/make.ts'
import { only } from '../helpers/only.ts'
import { startEmpty } from '../helpers/start.ts'

// What names a contact that was merged means the contact that it was merged into

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** Makes a contact and merges it, over another one that was merged in between, into the target. */
async function merged(api: Client) {
  const make = async (name: string, body = {}) =>
    (await api.createContact({ body: { name, ...body } })).body.data.id
  const target = await make('Target', { externalId: 'crm-target', username: 'target' })
  const source = await make('Source', { externalId: 'crm-source', username: 'source' })
  const middle = await make('Middle', { externalId: 'crm-middle', username: 'middle' })
  for (const [targetId, sourceId] of [
    [middle, source],
    [target, middle],
  ] as const) {
    const reply = await api.mergeContacts({ body: { targetId, sourceIds: [sourceId] } })
    t.equal(reply.status, 200, 'merged')
  }
  return { target, source, middle }
}

t.test('every request that names a contact, except of contacts, follows merges', async (t) => {
  const followed = routes.filter(({ contactReferences }) => contactReferences.length > 0)
  const tried = [
    'addGroupContacts',
    'bulkChangeTickets',
    'createConversation',
    'createCxLog',
    'createGroup',
    'createTicket',
    'listCdrs',
    'listConversations',
    'listCxLogMetrics',
    'listCxLogs',
    'listGroups',
    'listMessages',
    'listTickets',
    'receiveMessage',
    'removeGroupContact',
    'sendMessage',
    'simulateRouting',
    'updateCdr',
    'updateGroup',
    'updateTicket',
    'upsertCdr',
    'upsertCdrs',
  ]
  t.same(followed.map(({ id }) => id).sort(), tried, 'each is tried below')
})

t.test('bodies that name a merged contact are taken for its target', async (t) => {
  const { api } = await startEmpty()
  const { target, source, middle } = await merged(api)
  const ofTarget = { body: { data: { contactId: target } } }
  const upper = source.toUpperCase()

  const created = await api.createTicket({ body: { title: 'Berth', contact_id: upper } })
  t.match(created, { status: 201, ...ofTarget })
  const both = { contact_id: source, contactId: middle }
  t.match(await api.createTicket({ body: { title: 'Both', ...both } }), {
    status: 201,
    ...ofTarget,
  })
  const params = { id: await makeTicket({ api }) }
  t.match(await api.updateTicket({ params, body: { contactId: middle } }), {
    status: 200,
    ...ofTarget,
  })
  const data = { title: 'Bulk', contact_id: source }
  const operations = [{ op: 'create' as const, data }]
  const bulk = await api.bulkChangeTickets({ body: { atomic: false, operations } })
  t.match(bulk, { body: { data: { results: only({ status: 201, data: { contactId: target } }) } } })

  const channelId = await makeChannel({ api })
  const opened = await api.createConversation({ body: { contactId: source, channelId } })
  t.match(opened, { status: 201, ...ofTarget })
  const cxLog = await api.createCxLog({ body: { contactId: source } })
  t.match(cxLog, { status: 201, ...ofTarget })
  const call = { provider: 'pbx', externalCallId: newId(), startedAt: '2026-11-20T10:00:00Z' }
  const cdr = await api.upsertCdr({ body: { ...call, contactId: source } })
  t.match(cdr, ofTarget)
  const cdrs = await api.upsertCdrs({ body: { cdrs: [{ ...call, contactId: middle }] } })
  t.match(cdrs, { body: { data: { results: only({ status: 200 }) } } })
  const cdrParams = { id: cdr.body.data.id }
  t.match(await api.updateCdr({ params: cdrParams, body: { contactId: source } }), ofTarget)

  const group = await api.createGroup({ body: { name: 'Crew', contacts: [source, middle] } })
  t.match(group, { status: 201, body: { contacts: only({ id: target }) } })
  t.equal(group.body.contacts.length, 1, 'both are one member')
  const groupParams = { id: group.body.id }
  const contacts = [{ id: source, username: 'source' }, { username: 'middle' }]
  const put = await api.updateGroup({ params: groupParams, body: { contacts } })
  t.match(put, { status: 200, body: { contacts: only({ id: target }) } })
  const member = { ...groupParams, contact_id: source }
  t.equal((await api.removeGroupContact({ params: member })).status, 204)
  const added = await api.addGroupContacts({
    params: groupParams,
    body: { contacts: [{ username: 'source' }] },
  })
  t.match(added, { status: 200, body: { contacts: only({ id: target }) } })

  const simulated = await api.simulateRouting({
    body: { entityType: 'ticket', entity: { title: 'X', contactId: source } },
  })
  t.equal(simulated.status, 200, simulated.text)
})

t.test('messages that name a merged contact are from and to its target', async (t) => {
  const { api } = await startEmpty()
  const { target, source } = await merged(api)
  const channel = await api.createChannel({ body: { type: 'api', name: 'Programs' } })
  const params = { id: channel.body.data.id }
  const body = { externalId: newId(), messageType: 'text' as const, message: 'hello' }

  const received = await api.receiveMessage({ params, body: { ...body, contact: { id: source } } })
  t.match(received, { status: 201, body: { data: { contactId: target } } })
  const message = { messageType: 'text' as const, message: 'hello', channelId: params.id }
  const sent = await api.sendMessage({ body: { ...message, contactId: source } })
  t.match(sent, { body: { data: { contactId: target } } })
})

t.test('filters by a merged contact select what is of its target', async (t) => {
  const { api } = await startEmpty()
  const { target, source } = await merged(api)
  const contactId = [source]
  await api.createTicket({ body: { title: 'Berth', contact_id: target } })
  await api.createGroup({ body: { name: 'Crew', contacts: [target] } })
  await api.createCxLog({ body: { contactId: target } })
  const call = { provider: 'pbx', externalCallId: newId(), startedAt: inDays(-1) }
  await api.upsertCdr({ body: { ...call, contactId: target } })
  const channel = await api.createChannel({ body: { type: 'api', name: 'Programs' } })
  const text = { externalId: newId(), messageType: 'text' as const, message: 'hello' }
  const from = { contact: { id: target } }
  await api.receiveMessage({ params: { id: channel.body.data.id }, body: { ...text, ...from } })

  t.match(await api.listTickets({ query: { contactId } }), { body: { total: 1 } })
  t.match(await api.listConversations({ query: { contactId } }), { body: { total: 1 } })
  t.match(await api.listMessages({ query: { contactId } }), { body: { total: 1 } })
  t.match(await api.listCdrs({ query: { contactId } }), { body: { total: 1 } })
  t.match(await api.listCxLogs({ query: { contactId: ['none', source] } }), {
    status: 200,
    body: { total: 4 },
  })
  t.equal((await api.listGroups({ query: { contactId } })).body.data.length, 1)
  const days = { from: inDays(-2), to: inDays(2) }
  const metrics = await api.listCxLogMetrics({ query: { ...days, contactId } })
  t.match(metrics, { status: 200, body: { data: only({ openedCount: 4 }) } })
})

t.test('values of custom fields follow merges', async (t) => {
  const { api } = await startEmpty()
  const { target, source } = await merged(api)
  const field = { systemName: 'cf_referrer', displayName: 'Referrer', type: 'contact' } as const
  for (const entity of ['ticket', 'contact'] as const) {
    const reply = await api.createCustomField({ body: { entity, ...field } })
    t.equal(reply.status, 201, reply.text)
  }
  const customFields = { cf_referrer: source }
  const held = [{ value: target, attribute: { systemName: 'cf_referrer' } }]
  const ofField = (fields: ReadonlyArray<{ attribute: { systemName: string } }>) =>
    fields.filter(({ attribute }) => attribute.systemName === 'cf_referrer')

  const params = { id: await makeTicket({ api }) }
  const ticket = await api.updateTicket({ params, body: { customFields } })
  t.match(ofField(ticket.body.data.customFields), held)
  const contact = await api.createContact({ body: { name: 'Referred', customFields } })
  t.match(ofField(contact.body.data.customFields), held)
  for (const list of [api.listTickets, api.listContacts]) {
    const found = await list({ query: { cf_referrer: source } } as never)
    t.match(found, { status: 200, body: { total: 1 } })
  }
})

t.test('the keys of a merged contact find its target', async (t) => {
  const { api } = await startEmpty()
  const { target } = await merged(api)
  const keys = [
    { externalId: 'crm-source' },
    { externalId: 'crm-middle' },
    { username: 'source' },
    { username: 'middle' },
    { externalId: 'crm-target' },
  ]
  for (const key of keys) {
    const found = await api.lookupContact({ query: key })
    t.match(found, { status: 200, body: { data: { id: target } } }, JSON.stringify(key))
    const [[name, value]] = Object.entries(key) as [[string, string]]
    const listed = await api.listContacts({ query: { [name]: [value] } })
    t.match(listed, { body: { total: 1, data: only({ id: target }) } }, JSON.stringify(key))
    const matchOn = [name as 'externalId' | 'username']
    const upserted = await api.upsertContact({
      body: { matchOn, contact: { name: 'Back', ...key } },
    })
    t.match(upserted, {
      status: 200,
      body: { data: { id: target, name: 'Back', externalId: 'crm-target', username: 'target' } },
    })
  }

  const matchOn = ['externalId' as const]
  const taken = { name: 'Another', externalId: 'crm-source' }
  const made = await api.createContact({ body: taken })
  t.equal(made.status, 201, 'a key can be used again')
  const upserted = await api.upsertContact({ body: { matchOn, contact: taken } })
  t.equal(upserted.body.data.id, made.body.data.id, 'and is then of the contact that has it')
  const query = { externalId: ['crm-source'] }
  t.match(await api.listContacts({ query }), {
    body: { total: 1, data: only({ name: 'Another' }) },
  })

  await api.deleteContact({ params: { id: target } })
  const contact = { name: 'Back', externalId: 'crm-middle' }
  t.match(await api.upsertContact({ body: { matchOn, contact } }), {
    status: 409,
    body: { code: 'duplicate_of_deleted', existing: { id: target } },
  })
  t.equal((await api.lookupContact({ query: { externalId: 'crm-middle' } })).status, 404)
})

t.test('requests on the merged contact itself say which contact it was merged into', async (t) => {
  const { api } = await startEmpty()
  const { target, source, middle } = await merged(api)
  const gone = { status: 410, body: { code: 'merged', mergedIntoId: target } }
  const params = { id: source }
  t.match(await api.updateContact({ params, body: { name: 'New' } }), gone)
  t.match(await api.deleteContact({ params }), gone)
  const [one, other] = [await makeContact({ api }), await makeContact({ api })]
  const body = { targetId: one, sourceIds: [other, source] }
  t.match(await api.mergeContacts({ body }), {
    status: 410,
    body: { ...gone.body, pointer: '/sourceIds/1' },
  })
  t.match(await api.mergeContacts({ body: { targetId: middle, sourceIds: [one] } }), {
    status: 410,
    body: { ...gone.body, pointer: '/targetId' },
  })
})

t.test('a contact of a group whose id and username are of two contacts is refused', async (t) => {
  const { api } = await startEmpty()
  const make = async (username: string) => ({
    id: await makeContact({ api }, { username }),
    username,
  })
  const [one, other] = [await make('one'), await make('other')]
  const params = { id: await makeGroup({ api }) }
  const refusals = [
    [{ id: one.id, username: other.username }],
    [{ id: one.id, username: 'nobody' }],
    [other.id, { id: one.id, username: other.username }],
    [
      { id: one.id, username: one.username },
      { id: other.id, username: one.username },
    ],
    [{ id: one.id, username: '' }],
  ]
  for (const contacts of refusals) {
    const refused = {
      status: 422,
      body: { code: 'rule_violated', pointer: /^\/contacts\/\d\/username$/ },
    }
    t.match(await api.createGroup({ body: { name: 'Crew', contacts } }), refused)
    t.match(await api.updateGroup({ params, body: { contacts } }), refused)
    t.match(await api.addGroupContacts({ params, body: { contacts } }), refused)
  }
})
