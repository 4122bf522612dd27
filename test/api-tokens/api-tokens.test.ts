import t from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { isToken } from '../../src/auth/tokens.ts'
import { makeAgents } from '../helpers/agents.ts'
import { makeContact } from '../helpers/make.ts'
import { changesOfType } from '../helpers/log.ts'
import { only } from '../helpers/only.ts'
import { ownerSession } from '../helpers/sessions.ts'
import { start } from '../helpers/start.ts'

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
  t.ok(rows.length > 0, 'the reply is kept for a repetition')
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
    body: { code: 'insufficient_scope', requiredScopes: only('tags:write') },
  })
  t.equal(star.status, 403)
  t.equal(same.status, 201)
})

t.test('a personal token acts as its user, within the rights of the roles', async (t) => {
  const workspace = await start()
  const { api, ownerId, tokenWith } = workspace
  const [userId = ''] = await makeAgents(workspace, {})
  const personal = { name: 'Agent', kind: 'personal' as const, scopes: ['*' as const] }

  const { body } = await api.createApiToken({ body: { ...personal, userId } })
  const { token } = body.data
  const created = await api.createTicket({
    body: { title: 'By the agent', contactId: await makeContact(workspace) },
    token,
  })

  t.equal(created.body.data.creatorId, userId)
  t.match(await api.createTag({ body: { name: 'Mine' }, token }), {
    status: 403,
    body: { code: 'insufficient_scope' },
  })
  t.equal((await api.createApiToken({ body: personal })).status, 422, 'without a user')
  t.equal(
    (await api.createApiToken({ body: { ...exporter, userId } })).status,
    422,
    'a service token with a user',
  )
  const service = await tokenWith('tokens:write', 'tickets:read')
  const other = await api.createApiToken({
    body: { ...personal, scopes: ['tickets:read'], userId: ownerId },
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

  t.match(narrowed, { status: 200, body: { data: { name: 'Less', scopes: only('tags:read') } } })
  t.match(wider, { status: 422, body: { pointer: '/scopes' } })
  t.match(longer, { status: 422, body: { pointer: '/expiresAt' } })
  t.equal((await api.listTickets({ token: body.data.token })).status, 403)
})

t.test(
  'a revoked or expired token is refused on the next request and cannot be changed',
  async (t) => {
    const { api, database, workspaceId } = await start()
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
    const ends = await changesOfType(database.admin, workspaceId, 'token.revoked')
    t.equal(ends.length, 1, 'what has ended does not end again')
    t.match((await api.getApiToken({ params: { id: expired.id } })).body.data, {
      status: 'expired',
    })
  },
)

t.test(
  'a token of a suspended user, or of a suspended workspace, is refused for a while',
  async (t) => {
    const { api, database, ownerId, workspaceId } = await start()
    const { admin } = database
    await admin`update users set status = 'suspended' where workspace_id = ${workspaceId} and id = ${ownerId}`
    t.match(await api.listTags(), { status: 401, body: { code: 'token_user_not_active' } })

    await admin`update users set status = 'active' where workspace_id = ${workspaceId} and id = ${ownerId}`
    t.equal((await api.listTags()).status, 200)

    await admin`update workspaces set suspended_at = now() where id = ${workspaceId}`
    t.match(await api.listTags(), { status: 401, body: { code: 'workspace_suspended' } })

    await admin`update workspaces set suspended_at = null where id = ${workspaceId}`
    t.equal((await api.listTags()).status, 200)
  },
)

t.test('a token of a user who is not active says so, and works once the user is', async (t) => {
  const { api } = await start()
  const roles = (await api.listRoles()).body.data
  const roleIds = roles.filter(({ systemName }) => systemName === 'agent').map(({ id }) => id)
  const { body: invited } = await api.inviteUser({
    body: { name: 'Ines', email: 'ines@harbour.example', roleIds },
  })
  const userId = invited.data.id
  const setStatus = async (status: 'active' | 'suspended') =>
    api.updateUser({ params: { id: userId }, body: { status } })

  const made = await api.createApiToken({
    body: { name: 'Ines', kind: 'personal', userId, scopes: ['tickets:read'] },
  })
  const { id, token } = made.body.data
  const listed = async () => {
    const { body } = await api.listApiTokens({ query: { pageSize: 100 } })
    return body.data.find((one) => one.id === id)?.status
  }
  const seen = async () => [
    await listed(),
    (await api.getApiToken({ params: { id } })).body.data.status,
    (await api.listTickets({ token })).body.code ?? 'accepted',
  ]
  const refused = ['user_not_active', 'user_not_active', 'token_user_not_active']

  t.match(made, { status: 201, body: { data: { status: 'user_not_active' } } })
  t.same(await seen(), refused, 'invited')
  await setStatus('active')
  t.same(await seen(), ['active', 'active', 'accepted'], 'active')
  await setStatus('suspended')
  t.same(await seen(), refused, 'suspended')
  const renamed = await api.updateApiToken({ params: { id }, body: { name: 'Still Ines' } })
  t.match(renamed, { status: 200, body: { data: { status: 'user_not_active' } } })
  await setStatus('active')
  t.same(await seen(), ['active', 'active', 'accepted'], 'active again')
  await api.deleteUser({ params: { id: userId } })
  t.same(await seen(), ['revoked', 'revoked', 'token_revoked'], 'deleted')
})

t.test('nobody changes a token that may do more than they may', async (t) => {
  const workspace = await start()
  const { api, ownerId, tokenWith } = workspace
  const [agentId = ''] = await makeAgents(workspace, {})
  const owners = (await api.getCurrentApiToken()).body.data.id
  const personal = async (userId: string, scopes: Array<Schema<'Scope'>>) => {
    const { body } = await api.createApiToken({
      body: { name: 'Personal', kind: 'personal', userId, scopes },
    })
    return body.data
  }
  const roles = (await api.listRoles()).body.data
  const roleIds = roles.filter(({ systemName }) => systemName === 'admin').map(({ id }) => id)
  const { body: admin } = await api.inviteUser({
    body: { name: 'Admin', email: 'admin@harbour.example', roleIds },
  })
  await api.updateUser({ params: { id: admin.data.id }, body: { status: 'active' } })
  const { token: ofAdmin } = await personal(admin.data.id, ['*'])
  const narrow = await tokenWith('tokens:write', 'tags:read')
  const ownersWide = (await personal(ownerId, ['*'])).id
  const ownersNarrow = (await personal(ownerId, ['tags:read'])).id
  const agents = (await personal(agentId, ['*'])).id
  const wideService = (await api.createApiToken({ body: { name: 'All', scopes: ['*'] } })).body.data
  const narrowService = (
    await api.createApiToken({ body: { name: 'Tags', scopes: ['tags:read'] } })
  ).body.data

  const operations = {
    updateApiToken: async (id: string, token: string) =>
      api.updateApiToken({ params: { id }, body: { scopes: ['tags:read'] }, token }),
    rotateApiToken: async (id: string, token: string) =>
      api.rotateApiToken({ params: { id }, body: {}, token }),
    revokeApiToken: async (id: string, token: string) =>
      api.revokeApiToken({ params: { id }, token }),
  }
  for (const [name, change] of Object.entries(operations)) {
    for (const [whose, id, token] of [
      ['an administrator and the token of an owner', owners, ofAdmin],
      ['an administrator and a service token with every scope', wideService.id, ofAdmin],
      ['a service token and the token of an owner', ownersWide, narrow],
      ['a service token and the token of an agent', agents, narrow],
      ['a service token and a wider one', wideService.id, narrow],
    ] as const) {
      const reply = await change(id, token)
      t.match(reply, { status: 403, body: { code: 'forbidden' } }, `${name}: ${whose}`)
      t.match(reply.body.detail, /permissions that the caller lacks: /)
    }
  }
  t.equal((await api.listTickets()).status, 200, 'the token of the owner still works')

  for (const [whose, id, token] of [
    ['what an owner may do at most with it', ownersNarrow, narrow],
    ['what an agent may do at most', agents, ofAdmin],
    ['a narrow service token', narrowService.id, narrow],
  ] as const) {
    t.equal((await operations.updateApiToken(id, token)).status, 200, whose)
    t.equal((await operations.revokeApiToken(id, token)).status, 204, whose)
  }
})

t.test('everybody changes their own tokens, and gains nothing by it', async (t) => {
  const { api, ownerId } = await start()
  const personal = async (scopes: Array<Schema<'Scope'>>) => {
    const { body } = await api.createApiToken({
      body: { name: 'Mine', kind: 'personal', userId: ownerId, scopes },
    })
    return body.data
  }
  const narrow = await personal(['tokens:write', 'tags:read'])
  const wide = await personal(['*'])

  const gain = await api.rotateApiToken({ params: { id: wide.id }, body: {}, token: narrow.token })
  const itself = await api.rotateApiToken({
    params: { id: narrow.id },
    body: {},
    token: narrow.token,
  })
  const { token } = itself.body.data
  const renamed = await api.updateApiToken({
    params: { id: wide.id },
    body: { name: 'Lost' },
    token,
  })
  const revoked = await api.revokeApiToken({ params: { id: wide.id }, token })

  t.match(gain, { status: 403, body: { code: 'forbidden' } })
  t.equal(itself.status, 201)
  t.equal(renamed.status, 200)
  t.equal(revoked.status, 204)
  t.match(await api.listTags({ token: wide.token }), { status: 401 })
})

t.test('of a session only the name is changed, and it is not rotated', async (t) => {
  const { api } = await start()
  const session = await ownerSession(api)
  const on = { params: { id: session.id }, token: session.token }

  const renamed = await api.updateApiToken({ ...on, body: { name: 'Laptop' } })
  t.match(renamed, { status: 200, body: { data: { name: 'Laptop' } } })
  const refused = [
    await api.updateApiToken({ ...on, body: { scopes: ['tags:read'] } }),
    await api.updateApiToken({ ...on, body: { expiresAt: days(0.1) } }),
    await api.rotateApiToken({ ...on, body: {} }),
  ]
  for (const reply of refused) {
    t.match(reply, { status: 422, body: { code: 'rule_violated', detail: /is a session/ } })
  }
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

t.test('rotateApiToken renews a token with expiresAt', async (t) => {
  const { api } = await start()
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const expiresAt = inDays(1)
  const { body: made } = await api.createApiToken({ body: { ...exporter, expiresAt } })
  const params = { id: made.data.id }

  for (const expiresAt of [inDays(-1), inDays(366)]) {
    const refused = await api.rotateApiToken({ params, body: { expiresAt } })
    t.match(refused, { status: 422, body: { code: 'rule_violated', pointer: '/expiresAt' } })
  }
  const later = inDays(364)
  const renewed = await api.rotateApiToken({
    params,
    body: { expiresAt: later, overlapSeconds: 60 },
  })
  t.match(renewed, { status: 201, body: { data: { expiresAt: later } } })
  const old = await api.getApiToken({ params })
  t.match(old.body.data, { status: 'active' })
  t.ok(String(old.body.data.expiresAt) < expiresAt)
})
