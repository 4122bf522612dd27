import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import t from 'tap'
import { mostAttempts } from '../../src/auth/attempts.ts'
import { verifyPassword } from '../../src/auth/passwords.ts'
import { networkOf } from '../../src/http/limits/network.ts'
import { makeAgents, tokenOf } from '../helpers/agents.ts'
import type { Client } from '../helpers/client.ts'
import { untilWaiting, whileOpen } from '../helpers/locks.ts'
import { only } from '../helpers/only.ts'
import { ownerCredentials, ownerPassword, ownerSession } from '../helpers/sessions.ts'
import { start, startServer, workspaceOn } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

const wrong = 'not this one, sorry'

t.test('whatever is wrong, the refusal reads alike and costs alike', async (t) => {
  const statements: string[] = []
  const server = await startServer(t, { onStatement: (text) => statements.push(text) })
  const mine = await workspaceOn(server)
  const foreign = await workspaceOn(server)
  const credentials = await ownerCredentials(mine.api)
  const { workspace: foreignName } = await ownerCredentials(foreign.api)
  const [agentId = '', suspendedId = '', deletedId = ''] = await makeAgents(mine, {}, {}, {})
  const emailOf = async (id: string) => (await mine.api.getUser({ params: { id } })).body.data.email
  const [agent, suspended, deleted] = [
    await emailOf(agentId),
    await emailOf(suspendedId),
    await emailOf(deletedId),
  ]
  for (const id of [suspendedId, deletedId]) {
    await mine.api.setPassword({
      body: { password: ownerPassword },
      token: await tokenOf(mine, id),
    })
  }
  await mine.api.updateUser({ params: { id: suspendedId }, body: { status: 'suspended' } })
  await mine.api.deleteUser({ params: { id: deletedId } })
  const right = { ...credentials, password: wrong }
  const attacks = [
    ['a wrong password', right],
    ['an unknown address', { ...right, email: 'ghost@harbour.example' }],
    ['an unknown workspace', { ...right, workspace: 'ghost' }],
    ['a user without a password', { ...right, email: agent }],
    ['the right password of a suspended user', { ...credentials, email: suspended }],
    ['the right password of a deleted user', { ...credentials, email: deleted }],
    ['the right password in another workspace', { ...right, workspace: foreignName }],
    ['the identifier of the workspace', { ...right, workspace: mine.workspaceId }],
    [
      'a hash in place of the password',
      { ...right, password: '$argon2id$v=19$m=8,t=1,p=1$c2FsdA$aGFzaA' },
    ],
  ] as const
  const seen = new Set<string>()
  for (const [name, body] of attacks) {
    statements.length = 0
    const reply = await mine.api.createSession({ body, token: null })
    t.match(reply, { status: 401, body: { code: 'credentials_invalid' } }, name)
    const { requestId: _, ...text } = reply.body as unknown as Record<string, unknown>
    seen.add(JSON.stringify([text, Object.keys(reply.headers).sort(), statements]))
  }
  t.equal(seen.size, 1, 'the same text, headers and statements')
  t.equal((await mine.api.createSession({ body: credentials, token: null })).status, 201)
})

t.test(
  'guesses are bounded for an account and an address, also when they come at once',
  async (t) => {
    const { api } = await workspaceOn(await startServer(t))
    const credentials = await ownerCredentials(api)
    const emails = [credentials.email, credentials.email.toUpperCase()]
    const guess = (_: unknown, n: number) => {
      const email = emails[n % 2] as string
      return api.createSession({ body: { ...credentials, email, password: wrong }, token: null })
    }

    const replies = await Promise.all(Array.from({ length: 15 }, guess))

    const judged = replies.filter(({ status }) => status === 401)
    t.equal(judged.length, mostAttempts.ofBoth)
    t.match(
      replies.find(({ status }) => status === 429),
      {
        body: { code: 'rate_limited', policy: '"sign-in";q=10;w=900' },
        headers: { 'retry-after': /^\d+$/ },
      },
    )
    t.equal(
      (await api.createSession({ body: credentials, token: null })).status,
      429,
      'the right one',
    )
    const other = { ...credentials, email: 'ghost@harbour.example' }
    t.equal((await api.createSession({ body: other, token: null })).status, 401, 'another account')
  },
)

t.test(
  'guesses from many addresses are bounded for the account, of many accounts for the address',
  async (t) => {
    const server = await startServer(t, { trustedProxies: ['127.0.0.1'] })
    const { api } = await workspaceOn(server)
    const credentials = await ownerCredentials(api)
    const guessFrom = async (email: string, address: string) =>
      (
        await api.createSession({
          body: { ...credentials, email, password: wrong },
          headers: { 'x-forwarded-for': address },
          token: null,
        })
      ).status
    await fill(server.database.admin, mostAttempts.ofAccount - 3)

    const account: number[] = []
    for (let n = 0; n < 5; n++) account.push(await guessFrom(credentials.email, `192.0.2.${n}`))
    const address: number[] = []
    for (let n = 0; n < 5; n++)
      address.push(await guessFrom(`ghost${n}@harbour.example`, '198.51.100.1'))

    t.same(account, [401, 401, 401, 429, 429])
    t.same(address, [401, 401, 401, 429, 429])

    /** Has the next attempts of the account and of an address be the last ones. */
    async function fill(admin: typeof server.database.admin, count: number) {
      await guessFrom(credentials.email, '192.0.2.200')
      await guessFrom('ghost@harbour.example', '198.51.100.1')
      await admin`update sign_in_attempts set count = ${count}`
    }
  },
)

t.test('attempts that are refused count against no other account and no address', async (t) => {
  const server = await startServer(t, { trustedProxies: ['127.0.0.1'] })
  const { api } = await workspaceOn(server)
  const right = await ownerCredentials(api)
  const signIn = async (body: typeof right, address: string) =>
    (await api.createSession({ body, headers: { 'x-forwarded-for': address }, token: null })).status
  const counts = async () =>
    (await server.database.admin`select count from sign_in_attempts order by count`).map((row) =>
      Number(row['count']),
    )
  const stale = { ...right, email: 'ghost@harbour.example', password: wrong }
  for (let n = 0; n < mostAttempts.ofBoth; n++) t.equal(await signIn(stale, '192.0.2.1'), 401)

  for (let n = 0; n < 5; n++) t.equal(await signIn(stale, '192.0.2.1'), 429)
  t.same(await counts(), [10, 10, 15], 'the account, the address, and both of them')

  await server.database.admin`update sign_in_attempts set count = ${mostAttempts.ofAccount}
    where count = 10`
  t.equal(await signIn(right, '192.0.2.1'), 429, 'the address has failed a hundred times')
  t.equal(await signIn(stale, '192.0.2.2'), 429, 'and the account')
  t.equal(await signIn(right, '192.0.2.2'), 201)
  t.same(await counts(), [0, 0, 15, 101, 101], 'nothing of the second address')
})

t.test('sign-ins that wait for the database delay no token that is looked up', async (t) => {
  const server = await startServer(t, { trustedProxies: ['127.0.0.1'] })
  const { api } = await workspaceOn(server)
  const credentials = await ownerCredentials(api)
  const body = { ...credentials, password: wrong }
  const signInFrom = async (address: string) =>
    api.createSession({ body, headers: { 'x-forwarded-for': address }, token: null })
  t.equal((await signInFrom('192.0.2.1')).status, 401)
  const { token } = (await api.createApiToken({ body: { name: 'New', scopes: ['tags:read'] } }))
    .body.data

  const waiting: Array<ReturnType<typeof signInFrom>> = []
  await whileOpen(server.database, async (sql) => {
    await sql`select from sign_in_attempts for update`
    for (let n = 0; n < 60; n++) waiting.push(signInFrom(`192.0.2.${n}`))
    await untilWaiting(server.database, 3)
    t.equal((await api.listTags({ token })).status, 200)
  })
  await Promise.all(waiting)
})

t.test('a header that a stranger writes is not the address', async (t) => {
  const { api } = await workspaceOn(await startServer(t))
  const credentials = await ownerCredentials(api)
  const statuses: number[] = []
  for (let n = 0; n < 12; n++) {
    const reply = await api.createSession({
      body: { ...credentials, password: wrong },
      headers: { 'x-forwarded-for': `192.0.2.${n}` },
      token: null,
    })
    statuses.push(reply.status)
  }
  t.same(statuses.slice(-2), [429, 429])
})

t.test('attempts are forgotten after their time, and after a sign-in', async (t) => {
  const server = await startServer(t)
  const { api } = await workspaceOn(server)
  const credentials = await ownerCredentials(api)
  const guess = async (email = credentials.email) => {
    const body = { ...credentials, email, password: wrong }
    return (await api.createSession({ body, token: null })).status
  }
  for (let n = 0; n < 9; n++) await guess()
  t.equal((await api.createSession({ body: credentials, token: null })).status, 201)
  for (let n = 0; n < 10; n++) t.equal(await guess(), 401)
  t.equal(await guess(), 429)
  await server.database.admin`update sign_in_attempts set since = since + interval '1 day'`
  t.equal(await guess(), 401, 'the clock of the database was set back')
  for (let n = 1; n < 10; n++) t.equal(await guess(), 401)
  t.equal(await guess(), 429, 'and the window is one from now on')
  t.equal(await guess('ghost@harbour.example'), 401)
  await server.database.admin`update sign_in_attempts set since = since - interval '16 minutes'`
  t.equal((await api.createSession({ body: credentials, token: null })).status, 201)
  const left = await server.database.admin`select count from sign_in_attempts`
  t.same(
    [...left],
    [{ count: 0 }],
    'nothing is left of other accounts, and of this one only its address',
  )
})

t.test('a count of a time that is over does not go on where it is still there', async (t) => {
  const server = await startServer(t)
  const { api } = await workspaceOn(server)
  const body = { ...(await ownerCredentials(api)), password: wrong }
  const guess = async () => (await api.createSession({ body, token: null })).status
  for (let n = 0; n < 10; n++) await guess()
  const { admin } = server.database
  await admin`update sign_in_attempts set since = since - interval '16 minutes'`

  const guesses: Array<Promise<number>> = []
  await whileOpen(server.database, async (sql) => {
    // So that the next attempt does not remove it
    await sql`select from sign_in_attempts for update`
    guesses.push(guess())
    await untilWaiting(server.database, 1)
  })

  t.same(await Promise.all(guesses), [401])
  t.same([...(await admin`select count from sign_in_attempts`)], Array(3).fill({ count: 1 }))
})

t.test('a password must still be the present one when its user is locked', async (t) => {
  const server = await startServer(t)
  const { api, ownerId } = await workspaceOn(server)
  const credentials = await ownerCredentials(api)
  const set = await api.listAuditLogs({ query: { action: ['user.password_changed'] } })
  t.match(set.body.data, only({ resourceId: ownerId, actor: { id: ownerId } }))
  for (const [name, send, refused] of [
    [
      'createSession',
      () => api.createSession({ body: credentials, token: null }),
      { status: 401, body: { code: 'credentials_invalid' } },
    ],
    [
      'setPassword',
      () =>
        api.setPassword({
          body: { currentPassword: ownerPassword, password: 'nine quiet harbours' },
        }),
      { status: 422, body: { pointer: '/currentPassword' } },
    ],
  ] as const) {
    const [was] = await server.database.admin`select hash from user_passwords`
    const sent: Array<ReturnType<typeof send>> = []
    await whileOpen(server.database, async (sql) => {
      await sql`select from users where id = ${ownerId} for update`
      sent.push(send())
      await untilWaiting(server.database, 1)
      await sql`update user_passwords set hash = 'of another password'`
    })
    t.match(await sent[0], refused, name)
    await server.database.admin`update user_passwords set hash = ${String(was?.['hash'])}`
  }
})

t.test('attempts that the server was too busy to judge do not count', async (t) => {
  const server = await startServer(t)
  const { api } = await workspaceOn(server)
  const body = await ownerCredentials(api)
  let isBusy = true
  // More than may run and wait for one network
  const fillers = Array.from({ length: 60 }, async () => {
    while (isBusy) {
      await verifyPassword(undefined, wrong, networkOf('127.0.0.1')).catch(async () => nextTurn())
    }
  })

  await until(async () => (await api.createSession({ body, token: null })).status === 503)
  isBusy = false
  await Promise.all(fillers)

  const counts = await server.database.admin`select count from sign_in_attempts where count > 0`
  t.same([...counts], [])
})

t.test('a wrong present password counts as an attempt', async (t) => {
  const { api } = await workspaceOn(await startServer(t))
  await ownerCredentials(api)
  const body = { currentPassword: wrong, password: 'nine quiet harbours' }
  const statuses: number[] = []
  for (let n = 0; n < 12; n++) statuses.push((await api.setPassword({ body })).status)
  t.same(statuses, [...Array<number>(10).fill(422), 429, 429])
})

t.test('a sign-in takes no token from outside', async (t) => {
  const { api } = await start()
  const planted = await ownerSession(api)
  const body = await ownerCredentials(api)

  const fresh = await api.createSession({ body, token: planted.token })

  t.not(fresh.body.data.token, planted.token)
  t.not(fresh.body.data.id, planted.id)
  const extra = Object.assign({ token: planted.token }, body)
  t.match(await api.createSession({ body: extra, token: null }), { status: 400 })
})

t.test('a session ends with its user, its roles and its workspace', async (t) => {
  const workspace = await start()
  const { api, database, workspaceId } = workspace
  const { credentials, id } = await agentWithPassword(api)
  const signIn = async () => api.createSession({ body: credentials, token: null })
  const session = (await signIn()).body.data
  const token = session.token
  t.equal((await api.listTickets({ token })).status, 200)

  await api.updateUser({ params: { id }, body: { status: 'suspended' } })
  t.match(await api.listTickets({ token }), {
    status: 401,
    body: { code: 'token_user_not_active' },
  })
  t.match(await signIn(), { status: 401, body: { code: 'credentials_invalid' } })
  await api.updateUser({ params: { id }, body: { status: 'active' } })
  t.equal((await api.listTickets({ token })).status, 200)

  const none = await api.createRole({ body: { name: 'None', permissions: [] } })
  await api.updateUser({ params: { id }, body: { roleIds: [none.body.data.id] } })
  t.equal((await api.listTickets({ token })).status, 403, 'a lost role counts at once')
  await database.admin`update workspaces set suspended_at = now() where id = ${workspaceId}`
  t.match(await signIn(), { status: 401, body: { code: 'credentials_invalid' } })
  await database.admin`update workspaces set suspended_at = null where id = ${workspaceId}`
  await api.deleteUser({ params: { id } })
  t.match(await api.listTickets({ token }), { status: 401, body: { code: 'token_revoked' } })
  t.match(await signIn(), { status: 401, body: { code: 'credentials_invalid' } })
  await api.restoreUser({ params: { id } })
  t.match(await api.listTickets({ token }), { status: 401, body: { code: 'token_revoked' } })
})

t.test('a sign-in beside a new password or a suspension leaves no session of before', async (t) => {
  const { api } = await start()
  const { credentials, id } = await agentWithPassword(api)
  for (let n = 0; n < 5; n++) {
    const [signedIn] = await Promise.all([
      api.createSession({ body: credentials, token: null }),
      pause(n * 15).then(() => api.updateUser({ params: { id }, body: { status: 'suspended' } })),
    ])
    if (signedIn.status === 201) {
      const { token } = signedIn.body.data
      t.equal((await api.listTickets({ token })).status, 401)
    }
    await api.updateUser({ params: { id }, body: { status: 'active' } })
  }
})

/** An agent who signs in with a password. */
async function agentWithPassword(api: Client) {
  const { body } = await api.listRoles({ query: { pageSize: 100 } })
  const roleIds = body.data.filter(({ name }) => name === 'Agent').map((role) => role.id)
  const invited = await api.inviteUser({
    body: { name: 'Iva', email: 'iva@harbour.example', roleIds },
  })
  const { id, email } = invited.body.data
  await api.updateUser({ params: { id }, body: { status: 'active' } })
  const personal = await api.createApiToken({
    body: { name: 'First', kind: 'personal', userId: id, scopes: ['*'] },
  })
  await api.setPassword({ body: { password: ownerPassword }, token: personal.body.data.token })
  const me = await api.getCurrentUser()
  const workspace = me.body.data.workspace.name
  return {
    id,
    credentials: { method: 'password' as const, workspace, email, password: ownerPassword },
  }
}
