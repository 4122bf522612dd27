import t from 'tap'
import { isToken } from '../src/auth/tokens.ts'
import { demoIds } from '../src/demo.ts'
import { start } from './helpers/start.ts'

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString()
const exporter = { name: 'Export', scopes: ['tickets:read' as const, 'tags:write' as const] }

t.test('createApiToken shows a secret that works, this once', async (t) => {
  const { api, database } = await start()

  const { body } = await api.createApiToken({ body: exporter })
  const { token, ...described } = body.data

  t.ok(isToken(token))
  t.equal(described.preview, `swb_…${token.slice(-4)}`)
  t.equal((await api.listTickets({ token })).status, 200)
  t.equal((await api.listTags({ token })).status, 200, 'write includes read')
  t.equal((await api.listContacts({ token })).status, 403)
  const read = await api.getApiToken({ params: { id: described.id } })
  t.same(Object.keys(read.body.data).sort(), Object.keys(described).sort())
  const lifeDays = (Date.parse(described.expiresAt ?? '') - Date.now()) / 86_400_000
  t.ok(lifeDays > 89.9 && lifeDays < 90.1)
  const dump = await database.admin.unsafe(
    `select t::text from api_tokens t union all select k::text from idempotency_keys k`,
  )
  t.notOk(JSON.stringify(dump).includes(token))
})

t.test('getCurrentApiToken tells any token its workspace', async (t) => {
  const { api, database, workspaceId, tokenWith } = await start()
  const [workspace] =
    await database.admin`select id, name from workspaces where id = ${workspaceId}`

  const own = await api.getCurrentApiToken()
  const narrow = await api.getCurrentApiToken({ token: await tokenWith('tags:read') })

  t.same(own.body.data.workspace, workspace)
  t.same(narrow.body.data.workspace, workspace)
  t.same(narrow.body.data.scopes, ['tags:read'])
})

t.test('createApiToken replays the same secret and stores it nowhere', async (t) => {
  const { api, database, tokenWith } = await start()
  const headers = { 'idempotency-key': 'one token please' }

  const first = await api.createApiToken({ body: exporter, headers })
  const second = await api.createApiToken({ body: exporter, headers })
  const another = await tokenWith('tokens:write', 'tickets:read', 'tags:write')
  const stranger = await api.createApiToken({ body: exporter, headers, token: another })

  t.equal(second.body.data.token, first.body.data.token)
  t.equal(second.headers['idempotency-replayed'], 'true')
  t.match(stranger, { status: 422, body: { code: 'idempotency_key_reused' } })
  const rows = await database.admin<Array<{ body: Buffer }>>`select body from idempotency_keys`
  t.ok(rows.length > 0)
  t.notOk(rows.some(({ body }) => body.includes(first.body.data.token)))
})

t.test('nobody gives a scope that they lack', async (t) => {
  const { api, tokenWith } = await start()
  const token = await tokenWith('tokens:write', 'tags:read')

  const wider = await api.createApiToken({ body: { name: 'Wide', scopes: ['tags:write'] }, token })
  const star = await api.createApiToken({ body: { name: 'All', scopes: ['*'] }, token })
  const same = await api.createApiToken({ body: { name: 'Same', scopes: ['tags:read'] }, token })

  t.match(wider, {
    status: 403,
    body: { code: 'insufficient_scope', requiredScopes: ['tags:write'] },
  })
  t.equal(star.status, 403)
  t.equal(same.status, 201)
})

t.test('a personal token acts as its user, within the rights of the roles', async (t) => {
  const { api, tokenWith } = await start()
  const personal = { name: 'Agent', kind: 'personal' as const, scopes: ['*' as const] }

  const { body } = await api.createApiToken({ body: { ...personal, userId: demoIds.agent } })
  const { token } = body.data
  const created = await api.createTicket({
    body: { title: 'By the agent', contactId: demoIds.contact },
    token,
  })

  t.equal(created.body.data.creatorId, demoIds.agent)
  t.match(await api.createTag({ body: { name: 'Mine' }, token }), {
    status: 403,
    body: { code: 'insufficient_scope' },
  })
  t.equal((await api.createApiToken({ body: personal })).status, 422, 'without a user')
  t.equal(
    (await api.createApiToken({ body: { ...exporter, userId: demoIds.agent } })).status,
    422,
    'a service token with a user',
  )
  const service = await tokenWith('tokens:write', 'tickets:read')
  const other = await api.createApiToken({
    body: { ...personal, scopes: ['tickets:read'], userId: demoIds.owner },
    token: service,
  })
  t.match(other, { status: 403, body: { code: 'forbidden' } })
})

t.test('expiries lie within a year', async (t) => {
  const { api } = await start()
  for (const [expiresAt, status] of [
    [days(-1), 422],
    [days(366), 422],
    [days(364), 201],
  ] as const) {
    t.equal((await api.createApiToken({ body: { ...exporter, expiresAt } })).status, status)
  }
})

t.test('updateApiToken narrows and never widens', async (t) => {
  const { api } = await start()
  const { body } = await api.createApiToken({ body: exporter })
  const params = { id: body.data.id }

  const narrowed = await api.updateApiToken({
    params,
    body: { name: 'Less', scopes: ['tags:read'], expiresAt: days(3) },
  })
  const wider = await api.updateApiToken({ params, body: { scopes: ['tickets:read'] } })
  const longer = await api.updateApiToken({ params, body: { expiresAt: days(5) } })

  t.match(narrowed, { status: 200, body: { data: { name: 'Less', scopes: ['tags:read'] } } })
  t.match(wider, { status: 422, body: { pointer: '/scopes' } })
  t.match(longer, { status: 422, body: { pointer: '/expiresAt' } })
  t.equal((await api.listTickets({ token: body.data.token })).status, 403)
})

t.test(
  'a revoked or expired token is refused on the next request and cannot be changed',
  async (t) => {
    const { api, database } = await start()
    const revoked = (await api.createApiToken({ body: exporter })).body.data
    const expired = (await api.createApiToken({ body: exporter })).body.data

    t.equal((await api.revokeApiToken({ params: { id: revoked.id } })).status, 204)
    await database.admin`update api_tokens set expires_at = now() where id = ${expired.id}`

    t.match(await api.listTags({ token: revoked.token }), {
      status: 401,
      body: { code: 'token_revoked' },
      headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
    })
    t.match(await api.listTags({ token: expired.token }), {
      status: 401,
      body: { code: 'token_expired' },
    })
    for (const { id } of [revoked, expired]) {
      const change = await api.updateApiToken({ params: { id }, body: { name: 'Late' } })
      t.match(change, { status: 409, body: { code: 'token_not_active' } })
    }
    t.equal((await api.revokeApiToken({ params: { id: revoked.id } })).status, 204, 'once more')
    t.match((await api.getApiToken({ params: { id: expired.id } })).body.data, {
      status: 'expired',
    })
  },
)

t.test('a token of a suspended user, or of a suspended workspace, is refused', async (t) => {
  const { api, database, workspaceId } = await start()
  const { admin } = database
  await admin`update users set status = 'suspended' where workspace_id = ${workspaceId} and id = ${demoIds.owner}`
  t.match(await api.listTags(), { status: 401, body: { code: 'token_revoked' } })

  await admin`update users set status = 'active' where workspace_id = ${workspaceId} and id = ${demoIds.owner}`
  t.equal((await api.listTags()).status, 200)

  await admin`update workspaces set suspended_at = now() where id = ${workspaceId}`
  t.match(await api.listTags(), { status: 401, body: { code: 'token_revoked' } })
})

t.test('rotateApiToken ends the old secret, at once or after an overlap', async (t) => {
  const { api } = await start()
  const first = (await api.createApiToken({ body: exporter })).body.data

  const second = await api.rotateApiToken({
    params: { id: first.id },
    body: { overlapSeconds: 60 },
  })
  const overlapping = await api.listTags({ token: first.token })
  const third = await api.rotateApiToken({ params: { id: second.body.data.id }, body: {} })

  t.equal(second.status, 201)
  t.match(second.body.data, { name: 'Export', scopes: exporter.scopes, expiresAt: first.expiresAt })
  t.equal(overlapping.status, 200)
  t.equal((await api.listTags({ token: second.body.data.token })).status, 401)
  t.equal((await api.listTags({ token: third.body.data.token })).status, 200)
  t.equal(third.headers['location'], `/api/v1/api-tokens/${third.body.data.id}`)
})
