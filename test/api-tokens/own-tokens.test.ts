import t from 'tap'
import { tokenOf, makeAgents } from '../helpers/agents.ts'
import { start } from '../helpers/start.ts'

t.test(
  'users list, rename, rotate and revoke their own tokens without scopes for tokens',
  async (t) => {
    const workspace = await start()
    const { api } = workspace
    const [agent = '', other = ''] = await makeAgents(workspace, {}, {})
    const token = await tokenOf(workspace, agent)
    const spare = await tokenOf(workspace, agent, 'tickets:read')
    await tokenOf(workspace, other)

    const listed = await api.listApiTokens({ token })
    t.equal(listed.body.total, 2)
    t.ok(listed.body.data.every(({ userId }) => userId === agent))
    t.equal((await api.listApiTokens({ query: { userId: ['me'] }, token })).body.total, 2)
    t.equal((await api.listApiTokens({ query: { userId: [other] }, token })).body.total, 0)
    t.equal((await api.listApiTokens({ query: { userId: [other] } })).body.total, 1)
    const spareId = (await api.getCurrentApiToken({ token: spare })).body.data.id
    const params = { id: spareId }

    t.equal((await api.getApiToken({ params, token })).status, 200)
    const renamed = await api.updateApiToken({ params, body: { name: 'Laptop' }, token })
    t.match(renamed, { status: 200, body: { data: { name: 'Laptop' } } })
    const rotated = await api.rotateApiToken({ params, body: {}, token })
    t.match(rotated, { status: 201, body: { data: { name: 'Laptop', userId: agent } } })
    t.equal((await api.listTickets({ token: spare })).status, 401)
    t.equal((await api.listTickets({ token: rotated.body.data.token })).status, 200)
    const next = { id: rotated.body.data.id }
    t.equal((await api.revokeApiToken({ params: next, token })).status, 204)
    t.equal((await api.listTickets({ token: rotated.body.data.token })).status, 401)
  },
)

t.test('own tokens are changed within the rights and the life of the calling one', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const [agent = '', other = ''] = await makeAgents(workspace, {}, {})
  const idOf = async (token: string) => (await api.getCurrentApiToken({ token })).body.data.id
  const narrow = await tokenOf(workspace, agent, 'tickets:read')
  const broad = { id: await idOf(await tokenOf(workspace, agent)) }
  const foreign = { id: await idOf(await tokenOf(workspace, other)) }
  const own = { id: await idOf(narrow) }

  const forbidden = { status: 403, body: { code: 'forbidden' } }
  t.match(
    await api.updateApiToken({ params: broad, body: { name: 'X' }, token: narrow }),
    forbidden,
  )
  t.match(await api.rotateApiToken({ params: broad, body: {}, token: narrow }), forbidden)
  t.match(await api.revokeApiToken({ params: broad, token: narrow }), forbidden)
  const notFound = { status: 404, body: { code: 'not_found' } }
  t.match(await api.getApiToken({ params: foreign, token: narrow }), notFound)
  t.match(await api.updateApiToken({ params: foreign, body: {}, token: narrow }), notFound)
  t.match(await api.rotateApiToken({ params: foreign, body: {}, token: narrow }), notFound)
  t.match(await api.revokeApiToken({ params: foreign, token: narrow }), notFound)
  const expiresAt = new Date(Date.now() + 30 * 86_400_000).toISOString()
  const extended = await api.rotateApiToken({ params: own, body: { expiresAt }, token: narrow })
  t.match(extended, { status: 422, body: { code: 'rule_violated', pointer: '/expiresAt' } })
  const endless = await tokenOf(workspace, agent, 'tickets:read')
  const params = { id: await idOf(endless) }
  await workspace.database.admin`update api_tokens set expires_at = null where id = ${params.id}`
  const ending = await api.rotateApiToken({ params, body: { expiresAt }, token: endless })
  t.match(ending, { status: 201, body: { data: { expiresAt } } }, 'what never ended gets an end')
  t.equal((await api.rotateApiToken({ params: own, body: {}, token: narrow })).status, 201)
})
