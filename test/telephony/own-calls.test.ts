import t from 'tap'
import { makeAgents, tokenOf } from '../helpers/agents.ts'
import { makeContact } from '../helpers/make.ts'
import { startEmpty } from '../helpers/start.ts'

t.test('agents write the note and the disposition of their calls alone', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const [ida = '', ole = ''] = await makeAgents(workspace, {}, {})
  const contactId = await makeContact(workspace)
  const upsert = async (externalCallId: string, more: object) =>
    (await api.upsertCdr({ body: { provider: 'pbx', externalCallId, contactId, ...more } })).body
      .data
  const own = await upsert('1', { agentId: ida })
  const helped = await upsert('2', { agentId: ole, legs: [{ type: 'agent', userId: ida }] })
  const others = await upsert('3', { agentId: ole })
  const token = await tokenOf(workspace, ida)
  const updateAs = (id: string, body: object, by = token) =>
    api.updateCdr({ params: { id }, body, token: by })

  const written = { note: 'Wants an offer', disposition: 'Call back' }
  t.match(await updateAs(own.id, written), { status: 200, body: { data: written } })
  t.match(await updateAs(helped.id, { note: null }), { status: 200 })
  const denied = {
    status: 403,
    body: { code: 'insufficient_scope', requiredScopes: ['cdr:write'] },
  }
  t.match(await updateAs(others.id, written), denied)
  for (const body of [{ tags: ['vip'] }, { contactId: null }, { ticketId: null, note: 'x' }])
    t.match(await updateAs(own.id, body), denied, JSON.stringify(body))
  t.match(await updateAs(own.id, written, await tokenOf(workspace, ida, 'tickets:read')), {
    status: 404,
  })
  t.match(await updateAs(others.id, { tags: ['vip'] }, await workspace.tokenWith('cdr:write')), {
    status: 200,
  })

  const calls = await api.listCdrs({ query: { contactId: [contactId] }, token })
  t.equal(calls.body.total, 3, 'agents read all calls of a contact')
})
