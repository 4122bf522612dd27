import t from 'tap'
import { mostSessions } from '../../src/api/sessions/session.ts'
import { makeAgents } from '../helpers/agents.ts'
import { only } from '../helpers/only.ts'
import { ownerCredentials, ownerPassword, ownerSession } from '../helpers/sessions.ts'
import { emptyWorkspaceOn, start, startServer, workspaceOn } from '../helpers/start.ts'
import { createTags, has, openStream } from '../helpers/stream.ts'
import { until } from '../helpers/until.ts'

const next = 'neun stille H\u00e4fen'

t.test('somebody signs in, works, and signs out', async (t) => {
  const { api, workspaceId } = await start()
  const headers = { 'user-agent': 'Screen/1.0' }

  const { status, body } = await api.createSession({ body: await ownerCredentials(api), headers })

  t.equal(status, 201)
  const { id, token, user, expiresAt } = body.data
  t.match(user, { workspace: { id: workspaceId } })
  t.equal(user.scopes[0], '*')
  const hours = (Date.parse(expiresAt) - Date.now()) / 3_600_000
  t.ok(hours > 11.9 && hours < 12.1)
  t.equal((await api.listTickets({ token })).status, 200)
  const own = await api.listSessions({ token })
  t.match(own.body, {
    total: 1,
    data: only({ id, device: 'Screen/1.0', address: '127.0.0.1', isCurrent: true }),
  })
  const listed = await api.listApiTokens({ query: { userId: ['me'] }, token })
  t.match(
    listed.body.data.find((one) => one.id === id),
    { kind: 'session', device: 'Screen/1.0', status: 'active' },
  )
  t.equal((await api.endCurrentSession({ token })).status, 204)
  t.match(await api.listTickets({ token }), { status: 401, body: { code: 'token_revoked' } })
  const { body: log } = await api.listAuditLogs({ query: { resourceId: id } })
  t.match(
    log.data,
    only(
      { action: 'token.revoked', actor: { id: user.id } },
      { action: 'token.created', actor: { id: user.id } },
    ),
  )
})

t.test('a session slides, and is neither rotated nor extended by hand', async (t) => {
  const { api, database } = await start()
  const { id, token } = await ownerSession(api)
  const expiry = async () =>
    Date.parse((await api.listSessions({ token })).body.data[0]?.expiresAt ?? '')

  await database.admin`update api_tokens set expires_at = now() + interval '1 hour',
    last_used_at = now() - interval '11 hours' where id = ${id}`
  await api.getCurrentUser({ token })
  t.ok((await expiry()) > Date.now() + 11 * 3_600_000, 'a use extends it')
  await database.admin`update api_tokens set created_at = now() - interval '29 days 23 hours',
    last_used_at = now() - interval '1 hour' where id = ${id}`
  await api.getCurrentUser({ token })
  t.ok((await expiry()) < Date.now() + 2 * 3_600_000, 'but not beyond 30 days')
  const params = { id }
  t.equal((await api.rotateApiToken({ params, body: {}, token })).status, 422)
  const expiresAt = new Date(Date.now() + 60_000).toISOString()
  t.equal((await api.updateApiToken({ params, body: { expiresAt }, token })).status, 422)
  t.equal((await api.updateApiToken({ params, body: { name: 'Desk' }, token })).status, 200)
  await database.admin`update api_tokens set expires_at = now() where id = ${id}`
  t.match(await api.getCurrentUser({ token }), { status: 401, body: { code: 'token_expired' } })
})

t.test('a stream counts as use of its session', async (t) => {
  const server = await startServer(t)
  const workspace = await emptyWorkspaceOn(server)
  const { id, token } = await ownerSession(workspace.api)
  const stream = await openStream(t, { ...workspace, token })
  const { admin } = server.database

  await admin`update api_tokens set expires_at = now() + interval '1 hour',
    last_used_at = now() - interval '11 minutes' where id = ${id}`
  await until(async () => {
    const [session] = await admin`
      select expires_at > now() + interval '11 hours' as slid from api_tokens where id = ${id}`
    return session?.['slid'] === true
  })

  const before = stream.events.length
  await createTags(workspace, 0, 1)
  await stream.until(has(before + 1))
  t.same(stream.comments, [], 'the stream goes on')
})

t.test('a new password ends the other sessions and needs the present one', async (t) => {
  const { api } = await start()
  const credentials = await ownerCredentials(api)
  const [other, own] = [await ownerSession(api), await ownerSession(api)]
  const token = own.token

  const attempts = [
    [{ password: next }, '/currentPassword'],
    [{ password: next, currentPassword: 'not this one, sorry' }, '/currentPassword'],
    [{ password: 'Unbelievable', currentPassword: ownerPassword }, '/password'],
  ] as const
  for (const [body, pointer] of attempts) {
    t.match(await api.setPassword({ body, token }), { status: 422, body: { pointer } })
  }
  const body = { password: next, currentPassword: ownerPassword }
  t.equal((await api.setPassword({ body, token })).status, 204)

  t.equal((await api.getCurrentUser({ token: other.token })).status, 401)
  t.equal((await api.getCurrentUser({ token })).status, 200)
  t.equal((await api.createSession({ body: credentials })).status, 401)
  // As the keyboard of another machine writes it
  const decomposed = { ...credentials, password: next.normalize('NFD') }
  t.equal((await api.createSession({ body: decomposed })).status, 201)
  t.match(await api.setPassword({ body: { password: 'short' }, token }), { status: 400 })
})

t.test('a first password is set only by who may do everything that the user may', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const narrow = await api.createApiToken({
    body: {
      name: 'Narrow',
      kind: 'personal',
      userId: (await api.getCurrentUser()).body.data.id,
      scopes: ['tickets:read'],
    },
  })

  const refused = await api.setPassword({
    body: { password: next },
    token: narrow.body.data.token,
  })
  const service = await api.setPassword({
    body: { password: next },
    token: await workspace.tokenWith('*'),
  })

  t.match(refused, { status: 403, body: { code: 'forbidden' } })
  t.match(service, { status: 404, body: { code: 'not_found' } })
  t.equal((await api.setPassword({ body: { password: next } })).status, 204)
  t.equal((await api.listSessions({ token: await workspace.tokenWith('*') })).body.total, 0)
})

t.test('a user has a bounded number of sessions, of which old ones are deleted', async (t) => {
  const { api, database, workspaceId } = await start()
  const first = await ownerSession(api)
  const insert = (count: number, endedDays: number) => database.admin`
    insert into api_tokens (workspace_id, id, position, name, kind, user_id, hash, preview, scopes,
      expires_at, created_at, updated_at)
    select workspace_id, gen_random_uuid(), position + n + ${1000 * (endedDays + 1)}, 'Session', 'session', user_id,
      decode(md5(random()::text), 'hex'), 'swb_…', '{*}',
      now() + interval '1 day' - make_interval(days => ${endedDays}), now(), now()
    from api_tokens, generate_series(1, ${count}::int) n where id = ${first.id}`
  await insert(mostSessions - 1, 0)
  await insert(3, 40)
  await insert(2, 20)

  const { token } = await ownerSession(api)

  t.equal((await api.getCurrentUser({ token: first.token })).status, 401, 'the oldest one ended')
  const [left] = await database.admin`
    select count(*) filter (where revoked_at is null and expires_at > now())::int as open,
      count(*) filter (where expires_at < now())::int as over,
      count(*) filter (where expires_at < now() - interval '30 days')::int as old
    from api_tokens where workspace_id = ${workspaceId} and kind = 'session'`
  t.same(left, { open: mostSessions, over: 2, old: 0 })
  t.equal(
    (await api.listSessions({ token })).body.total,
    mostSessions,
    'what is over is not listed',
  )
})

t.test('a webhook that was made in a session works as long as its user', async (t) => {
  const { api, database } = await start()
  const { id, token } = await ownerSession(api)
  const body = { name: 'Screen', url: 'https://example.com/', events: ['ticket.*'] }
  const webhook = await api.createWebhook({ body, token })
  await api.endCurrentSession({ token })
  await database.admin`update api_tokens set revoked_at = now() - interval '40 days' where id = ${id}`

  await ownerSession(api)

  const tested = await api.testWebhook({
    params: { id: webhook.body.data.id },
    body: { type: 'ticket.created' },
  })
  t.equal(tested.status, 202)
  t.equal((await database.admin`select 1 from api_tokens where id = ${id}`).length, 1)
})

t.test('users end sessions of their own only', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const [owner, lost] = [await ownerSession(api), await ownerSession(api)]
  const [agentId = ''] = await makeAgents(workspace, {})
  const agent = await api.createApiToken({
    body: { name: 'Agent', kind: 'personal', userId: agentId, scopes: ['*'] },
  })
  const narrow = await api.createApiToken({
    body: {
      name: 'Narrow',
      kind: 'personal',
      userId: (await api.getCurrentUser()).body.data.id,
      scopes: ['tickets:read'],
    },
  })

  const params = { id: lost.id }
  const foreign = await api.endSession({ params, token: agent.body.data.token })
  const narrower = await api.endSession({ params, token: narrow.body.data.token })
  const ended = await api.endSession({ params, token: owner.token })

  t.match(foreign, { status: 404, body: { code: 'not_found' } })
  t.match(narrower, { status: 403, body: { code: 'forbidden' } })
  t.equal(ended.status, 204)
  t.equal((await api.getCurrentUser({ token: lost.token })).status, 401)
  t.match(await api.endSession({ params, token: owner.token }), { status: 404 })
  t.match(await api.endCurrentSession(), { status: 404, body: { code: 'not_found' } })
})

t.test('passwords and tokens are stored as hashes and shown nowhere', async (t) => {
  const { api, database } = await start()
  const { token } = await ownerSession(api)

  const rows = await database.admin`
    select p::text as row from user_passwords p union all select a::text from api_tokens a
    union all select c::text from changes c union all select s::text from sign_in_attempts s`

  const text = JSON.stringify(rows)
  t.ok(text.includes('$argon2id$v=19$m=19456,t=2,p=1$'))
  t.notOk(text.includes(ownerPassword))
  t.notOk(text.includes(token))
})

t.test('sign-ins of two processes count together', async (t) => {
  const first = await startServer(t)
  const second = await startServer(t, { beside: first })
  const { api } = await workspaceOn(first)
  const credentials = await ownerCredentials(api)
  const wrong = { ...credentials, password: 'not this one, sorry' }
  const origins = [first.origin, second.origin]
  const statuses: number[] = []
  for (let n = 0; n < 12; n++) {
    const response = await fetch(`${origins[n % 2]}/api/v1/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wrong),
    })
    statuses.push(response.status)
  }
  t.same(statuses, [...Array<number>(10).fill(401), 429, 429])
})
