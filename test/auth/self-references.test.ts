import t from 'tap'
import { routes } from '../../generated/routes.ts'
import { makeAgents, tokenOf } from '../helpers/agents.ts'
import { call } from '../helpers/client.ts'
import { makeChannel, makeContact, makeConversation } from '../helpers/make.ts'
import { only } from '../helpers/only.ts'
import { start, startEmpty } from '../helpers/start.ts'

// `me` wherever the identifier of a user filters or is assigned

t.test('every filter by a user or an actor accepts me', async (t) => {
  const { origin, tokenWith } = await start()
  const token = await tokenWith('*')
  const filters = routes.flatMap((route) =>
    route.selfReferences
      .filter((reference) => reference.in === 'query')
      .map(({ path: [name = ''] }) => ({ route, name })),
  )
  t.ok(filters.length >= 16, `${filters.length} filters by a user or an actor`)
  for (const { route, name } of filters) {
    const needed = route.queryKinds['from'] && {
      from: '2026-11-01T00:00:00Z',
      to: '2026-11-02T00:00:00Z',
    }
    const reply = await call(origin, token, route, { query: { ...needed, [name]: 'me' } })
    t.match(reply, { status: 200 }, `${route.id} ${name}`)
  }
})

t.test('me is the user of a token, and nobody for a service token', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const [agent = ''] = await makeAgents(workspace, {})
  const contactId = await makeContact(workspace)
  const mine = await tokenOf(workspace, agent)
  const token = await workspace.tokenWith('*')
  const body = { title: 'Leak in the engine room', contactId, assigneeId: 'me' }

  const created = await api.createTicket({ body, token: mine })
  t.match(created, { status: 201, body: { data: { assigneeId: agent } } })
  const params = { id: created.body.data.id }
  const ids = async (token: string) =>
    (await api.listTickets({ query: { assigneeId: ['me'] }, token })).body.data
  t.match(await ids(mine), only({ id: params.id }))
  t.same(await ids(token), [])

  const refused = { status: 422, body: { code: 'rule_violated', pointer: '/assigneeId' } }
  t.match(await api.createTicket({ body, token }), refused)
  t.match(await api.assignTicket({ params, body: { assigneeId: 'me' }, token }), refused)
  t.match(await api.updateTicket({ params, body: { assigneeId: 'me' }, token }), refused)
  const operations = [{ op: 'assign' as const, id: params.id, data: { assigneeId: 'me' } }]
  t.match(await api.bulkChangeTickets({ body: { atomic: false, operations }, token }), {
    status: 422,
    body: { code: 'rule_violated', pointer: '/operations/0/data/assigneeId' },
  })
  t.match(await api.bulkChangeTickets({ body: { atomic: false, operations }, token: mine }), {
    status: 200,
    body: { data: { results: only({ status: 200, data: { assigneeId: agent } }) } },
  })
  const upper = await api.updateTicket({ params, body: { assigneeId: agent.toUpperCase() } })
  t.match(upper, { status: 200, body: { data: { assigneeId: agent } } })
})

t.test('me of conversations and contacts', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const [agent = ''] = await makeAgents(workspace, {})
  const token = await tokenOf(workspace, agent)
  const service = await workspace.tokenWith('*')
  const params = { id: await makeConversation(workspace) }
  const assigned = { status: 200, body: { data: { assigneeId: agent } } }
  const owned = { body: { data: { ownerId: agent } } }

  t.match(await api.assignConversation({ params, body: { assigneeId: 'me' }, token }), assigned)
  t.match(await api.transferConversation({ params, body: { assigneeId: 'me' }, token }), assigned)
  const refused = { status: 422, body: { code: 'rule_violated' } }
  t.match(
    await api.assignConversation({ params, body: { assigneeId: 'me' }, token: service }),
    refused,
  )
  t.match(
    await api.transferConversation({ params, body: { assigneeId: 'me' }, token: service }),
    refused,
  )
  const [contactId, channelId] = [await makeContact(workspace), await makeChannel(workspace)]
  t.match(
    await api.createConversation({
      body: { contactId, channelId, assigneeId: 'me' },
      token: service,
    }),
    refused,
  )

  const body = { name: 'Ada', ownerId: 'me' }
  const { id } = (await api.createContact({ body, token })).body.data
  t.match(await api.getContact({ params: { id } }), owned)
  t.match(await api.updateContact({ params: { id }, body: { ownerId: 'me' }, token }), owned)
  const contact = { ...body, externalId: 'crm-1' }
  const upserted = await api.upsertContact({ body: { matchOn: ['externalId'], contact }, token })
  t.match(upserted, owned)
  t.match(await api.createContact({ body, token: service }), refused)
  t.match(
    await api.updateContact({ params: { id }, body: { ownerId: 'me' }, token: service }),
    refused,
  )
  t.match(await api.upsertContact({ body: { matchOn: ['externalId'], contact }, token: service }), {
    status: 422,
    body: { pointer: '/contact/ownerId' },
  })
})
