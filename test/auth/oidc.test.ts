import {
  createHmac,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign as signed,
} from 'node:crypto'
import type { JWK, JWTPayload } from 'jose'
import t, { type Test } from 'tap'
import type { Schema } from '../../generated/operations.ts'
import type { Client } from '../helpers/client.ts'
import { only } from '../helpers/only.ts'
import { outsideWith } from '../helpers/outside.ts'
import { clientId, newKey, type Provider, startProvider } from '../helpers/provider.ts'
import { untilWaiting, whileOpen } from '../helpers/locks.ts'
import { startServer, workspaceOn } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'
import { newId } from '../../src/lib/ids.ts'

const off = {
  issuer: null,
  clientId: null,
  domains: [],
  createsUsers: false,
  roleIds: [],
  roleClaim: null,
  roleMapping: [],
  trustsAddresses: false,
}
const provider = await startProvider(t)
const other = await startProvider(t)
const outside = outsideWith([provider.host, other.host])
const lines: string[] = []
const server = await startServer(t, { outside, onLog: (line) => lines.push(line) })

const newNonce = () => randomBytes(16).toString('hex')

/** A workspace whose users sign in by the provider. */
async function start(more: Partial<Schema<'OidcSettingsWrite'>> = {}) {
  const workspace = await workspaceOn(server)
  const { api } = workspace
  const body = { ...off, issuer: provider.issuer, clientId, ...more }
  const set = await api.setOidcSettings({ body })
  const me = await api.getCurrentUser()
  const name = me.body.data.workspace.name
  const signIn = async (idToken: string, nonce: string, workspace = name) =>
    api.createSession({ body: { method: 'oidc', workspace, idToken, nonce }, token: null })
  return { ...workspace, set, signIn, name, email: me.body.data.email }
}

t.test('a user signs in by an ID token, once', async (t) => {
  const { api, set, signIn, email, workspaceId } = await start()
  t.equal(set.status, 200)
  const nonce = newNonce()
  const idToken = await provider.sign({ email: email.toUpperCase(), nonce })

  const first = await signIn(idToken, nonce)

  t.match(first, { status: 201, body: { data: { user: { email } } } })
  t.equal((await api.getCurrentUser({ token: first.body.data.token })).status, 200)
  const again = await signIn(idToken, nonce)
  t.match(again, { status: 401, body: { code: 'credentials_invalid' } }, 'replayed')
  const { body } = await api.listAuditLogs({ query: { action: ['settings.oidc_changed'] } })
  t.match(body.data, only({ resourceId: workspaceId }))
})

t.test('ID tokens that do not prove it are refused alike', async (t) => {
  const { api, signIn, email, name } = await start({ domains: ['switchboard.example'] })
  const foreign = await start({ issuer: other.issuer })
  const nonce = newNonce()
  const now = Math.trunc(Date.now() / 1000)
  const sound = { email, nonce }
  const secret = (key: string) => (text: string) => createHmac('sha256', key).update(text).digest()
  const attacks: ReadonlyArray<readonly [name: string, idToken: string, nonce?: string]> = [
    ['no token', 'no token'],
    ['the algorithm none', handmade({ alg: 'none' }, provider, sound, () => Buffer.alloc(0))],
    ['a secret of both sides', handmade({ alg: 'HS256' }, provider, sound, secret(clientId))],
    ['a key of somebody else', await provider.sign(sound, { key: newKey().privateKey })],
    ['another provider', await other.sign(sound)],
    [
      'another provider in the name of this one',
      await other.sign(sound, { issuer: provider.issuer }),
    ],
    ['another issuer', await provider.sign(sound, { issuer: other.issuer })],
    ['another audience', await provider.sign(sound, { audience: 'other' })],
    [
      'another authorized party',
      await provider.sign({ ...sound, azp: 'other' }, { audience: [clientId, 'other'] }),
    ],
    [
      'several audiences without an authorized party',
      await provider.sign(sound, { audience: [clientId, 'other'] }),
    ],
    ['another nonce', await provider.sign({ ...sound, nonce: newNonce() })],
    ['no nonce', await provider.sign({ email })],
    ['an expired token', await provider.sign(sound, { issuedAt: now - 400, expiresAt: now - 100 })],
    ['an old token', await provider.sign(sound, { issuedAt: now - 1200, expiresAt: now + 300 })],
    [
      'a token of the future',
      await provider.sign(sound, { issuedAt: now + 300, expiresAt: now + 600 }),
    ],
    ['no subject', await provider.sign({ ...sound, sub: undefined as never })],
    ['an empty subject', await provider.sign({ ...sound, sub: '' })],
    ['a subject that is no text', await provider.sign({ ...sound, sub: null as never })],
    ['no address', await provider.sign({ nonce })],
    ['an address that nobody verified', await provider.sign({ ...sound, email_verified: false })],
    ['an address of another domain', await provider.sign({ ...sound, email: 'ada@evil.example' })],
    [
      'a domain with more before it',
      await provider.sign({ ...sound, email: 'ada@evilswitchboard.example' }),
    ],
    ['an unknown user', await provider.sign({ ...sound, email: 'ghost@switchboard.example' })],
  ]
  const seen = new Set<string>()
  for (const [attack, idToken, given = nonce] of attacks) {
    lines.length = 0
    const reply = await signIn(idToken, given)
    t.match(reply, { status: 401, body: { code: 'credentials_invalid' } }, attack)
    seen.add(reply.body.detail ?? '')
    const logged = lines.find((line) => line.includes('"credentials_invalid"')) ?? ''
    t.match(logged, /"message":"[^"]/, `the log says why: ${attack}`)
    t.notMatch(logged, idToken.split('.').at(-1) || email, `and not what: ${attack}`)
    t.notMatch(logged, 'switchboard.example', attack)
  }
  t.equal(seen.size, 1)
  // The token of the unknown user was sound, so its nonce is used up
  const fresh = newNonce()
  const token = await provider.sign({ email, nonce: fresh })
  t.match(await signIn(token, fresh, foreign.name), { status: 401 }, 'in a foreign workspace')
  t.match(await signIn(token, fresh, 'ghost'), { status: 401 }, 'in no workspace')
  t.match(await signIn(token, fresh, name), { status: 201 }, 'the sound one')
  t.equal((await api.listUsers({ query: { email: ['ghost@switchboard.example'] } })).body.total, 0)
})

t.test(
  'an address that is not said to be verified is trusted where an owner trusts it',
  async (t) => {
    const domains = ['switchboard.example']
    const { api, signIn, email, database, workspaceId, set } = await start({ domains })
    const statusWith = async (verified: unknown) => {
      const nonce = newNonce()
      const claims = { email, nonce, email_verified: verified as boolean }
      return (await signIn(await provider.sign(claims), nonce)).status
    }
    const statuses = async () => {
      const seen = []
      for (const verified of [undefined, false, 'false', null, 'true', true])
        seen.push(await statusWith(verified))
      return seen
    }
    t.equal(set.body.data.trustsAddresses, false)
    t.same(await statuses(), [401, 401, 401, 401, 201, 201])

    const body = { ...off, issuer: provider.issuer, clientId, domains, trustsAddresses: true }
    t.equal((await api.setOidcSettings({ body })).body.data.trustsAddresses, true)
    t.same(await statuses(), [201, 401, 401, 401, 201, 201])

    const anywhere = await api.setOidcSettings({ body: { ...body, domains: [] } })
    t.match(anywhere, { status: 422, body: { pointer: '/trustsAddresses' } })
    const { trustsAddresses: _, ...without } = body
    t.equal((await api.setOidcSettings({ body: without })).body.data.trustsAddresses, false)
    await database.admin`update settings set oidc = oidc - 'trustsAddresses'
    where workspace_id = ${workspaceId}`
    t.equal((await api.getOidcSettings()).body.data.trustsAddresses, false)
    t.same(await statuses(), [401, 401, 401, 401, 201, 201])
  },
)

t.test('a key that the provider has replaced is found, and the old one is refused', async (t) => {
  const { signIn, email } = await start()
  const sign = async () => {
    const nonce = newNonce()
    return { nonce, idToken: await provider.sign({ email, nonce }) }
  }
  const before = [await sign(), await sign()] as const
  t.equal((await signIn(before[0].idToken, before[0].nonce)).status, 201)

  provider.rotate()
  const statuses = new Set<number>()
  for (let n = 0; n < 40 && !statuses.has(201); n++) {
    const { idToken, nonce } = await sign()
    statuses.add((await signIn(idToken, nonce)).status)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  t.ok(statuses.has(201))
  t.equal((await signIn(before[1].idToken, before[1].nonce)).status, 401)
})

t.test('users are created in time, with the roles that claims give, and activated', async (t) => {
  const roleIds = await rolesOf((await workspaceOn(server)).api)
  t.ok(roleIds['Agent'])
  const { api, signIn, set } = await start()
  const ids = await rolesOf(api)
  const refused = await api.setOidcSettings({
    body: { ...off, issuer: provider.issuer, clientId, createsUsers: true },
  })
  t.match([set.status, refused], only(200, { status: 422, body: { pointer: '/createsUsers' } }))
  await api.setOidcSettings({
    body: {
      issuer: provider.issuer,
      clientId,
      domains: ['harbour.example'],
      createsUsers: true,
      roleIds: [ids['Agent'] ?? ''],
      roleClaim: 'groups',
      roleMapping: [{ value: 'leads', roleId: ids['Supervisor'] ?? '' }],
    },
  })
  const nonces = [newNonce(), newNonce(), newNonce()]
  const sign = (nonce: string, claims: object) => provider.sign({ nonce, ...claims })
  const noor = { email: 'noor@harbour.example', name: ' Noor ', groups: ['leads', 'all'] }

  const together = await Promise.all(
    nonces.map(async (nonce) => signIn(await sign(nonce, noor), nonce)),
  )

  t.same(
    together.map(({ status }) => status),
    [201, 201, 201],
  )
  t.equal(new Set(together.map(({ body }) => body.data.user.id)).size, 1, 'one user')
  const { user } = together[0]!.body.data
  t.match(user, { name: 'Noor', status: 'active' })
  t.same(user.roles.map(({ name }) => name).sort(), ['Agent', 'Supervisor'])

  const iva = { name: 'Iva', email: 'iva@harbour.example', roleIds: [ids['Agent'] ?? ''] }
  const invited = await api.inviteUser({ body: iva })
  const link = await api.createInvitation({ params: { id: invited.body.data.id } })
  const nonce = newNonce()
  const activated = await signIn(await sign(nonce, { email: iva.email }), nonce)
  t.match(activated.body.data.user, { id: invited.body.data.id, status: 'active' })
  const { token } = link.body.data
  const taken = await api.acceptInvitation({ body: { token, password: 'nine quiet harbours' } })
  t.match(taken, { status: 422, body: { pointer: '/token' } }, 'the link was for an invited user')
  await api.updateUser({ params: { id: user.id }, body: { status: 'suspended' } })
  const last = newNonce()
  t.equal((await signIn(await sign(last, noor), last)).status, 401, 'suspended')

  await api.deleteUser({ params: { id: user.id } })
  const next = newNonce()
  const { status, body } = await signIn(await sign(next, noor), next)
  t.match([status, body.data.user.email], only(201, noor.email), 'deleted, and so unknown')
  t.not(body.data.user.id, user.id)
})

t.test('a user who is invited while a sign-in creates one is the one who signs in', async (t) => {
  const { api, workspaceId } = await start()
  const { database } = server
  const roleIds = [(await rolesOf(api))['Agent'] ?? '']
  const people = { createsUsers: true, domains: ['harbour.example'], roleIds }
  const enter = await signInFor(api, people)
  const email = `mira.${newNonce()}@harbour.example`
  let entering: ReturnType<typeof enter> | undefined
  await whileOpen(database, async (db) => {
    await db`insert into users (workspace_id, id, position, name, email, created_at, updated_at)
      values (${workspaceId}, ${newId()}, next_position(${workspaceId}::uuid, 'users'), 'Mira',
        ${email}, now(), now())`
    entering = enter('mira', email)
    await untilWaiting(database, 1)
  })
  t.match(await entering, { status: 201 })
})

t.test('an invited user who is changed while a sign-in waits does not become active', async (t) => {
  const { api, signIn, workspaceId } = await start()
  const { database } = server
  const roleIds = [(await rolesOf(api))['Agent'] ?? '']
  const changes = [
    ['suspended', { status: 'suspended' }],
    ['invited', { email: 'other@switchboard.example' }],
    ['invited', { deleted_at: new Date() }],
  ] as const
  for (const [status, change] of changes) {
    const email = `ben.${newNonce()}@switchboard.example`
    const { id } = (await api.inviteUser({ body: { name: 'Ben', roleIds, email } })).body.data
    const nonce = newNonce()
    const idToken = await provider.sign({ email, nonce })
    let signing: ReturnType<typeof signIn> | undefined
    await whileOpen(database, async (db) => {
      await db`update users set ${db(change)} where workspace_id = ${workspaceId} and id = ${id}`
      signing = signIn(idToken, nonce)
      await untilWaiting(database, 1)
    })
    t.match(await signing, { status: 401, body: { code: 'credentials_invalid' } })
    const [row] = await database.admin`select status from users where id = ${id}`
    t.match(row, { status }, JSON.stringify(change))
  }
})

t.test('a user is bound to the person of the first sign-in, and not to an address', async (t) => {
  const { api, email } = await start()
  const enter = await signInFor(api)
  const roleIds = [(await rolesOf(api))['Agent'] ?? '']
  const ben = { name: 'Ben', email: 'ben@switchboard.example', roleIds }
  const { id: benId } = (await api.inviteUser({ body: ben })).body.data
  const me = (await api.getCurrentUser()).body.data.id

  t.match(await enter('ada', email), { status: 201, body: { data: { user: { id: me } } } })
  lines.length = 0
  const taken = await enter('eve', email)
  t.match(taken, { status: 401, body: { code: 'credentials_invalid' } }, 'the address of another')
  t.match(
    lines.find((line) => line.includes('"credentials_invalid"')),
    /The ID token names another person than its address is bound to/,
  )
  const renamed = await enter('ada', 'ada.park@switchboard.example')
  t.match(renamed.body.data.user, { id: me, email }, 'a new address at the provider')
  const reused = await enter('ada', ben.email)
  t.match(reused.body.data.user, { id: me, email }, 'an address that another user has')
  t.match((await api.getUser({ params: { id: benId } })).body.data, { status: 'invited' })
  t.match((await enter('ben', ben.email)).body.data.user, { id: benId })
  const elsewhere = await start()
  const enterElsewhere = await signInFor(elsewhere.api)
  t.equal((await enterElsewhere('eve', email)).status, 201, 'a workspace has bindings of its own')
})

t.test('another address, a deletion and another provider end a binding', async (t) => {
  const { api, email } = await start()
  const enter = await signInFor(api)
  const roleIds = [(await rolesOf(api))['Agent'] ?? '']
  const iva = { name: 'Iva', email: 'iva@switchboard.example', roleIds }
  const invite = async () => (await api.inviteUser({ body: iva })).body.data.id
  const id = await invite()
  t.match((await enter('iva', iva.email)).body.data.user, { id })

  const update = (address: string) =>
    api.updateUser({ params: { id }, body: { email: address, name: 'Nia' } })
  t.equal((await update(iva.email.toUpperCase())).status, 200)
  t.equal((await enter('nia', iva.email)).status, 401, 'the address is as it was')
  t.equal((await update('nia@switchboard.example')).status, 200)
  t.match((await enter('nia', 'nia@switchboard.example')).body.data.user, { id })
  t.equal((await enter('iva', iva.email)).status, 401, 'who had the user before')

  await api.deleteUser({ params: { id } })
  const next = await invite()
  t.match((await enter('nia', iva.email)).body.data.user, { id: next }, 'another user')

  await enter('ada', email)
  const settings = { ...off, issuer: provider.issuer, clientId }
  const set = (more: object) => api.setOidcSettings({ body: { ...settings, ...more } })
  await set({ clientId: 'another' })
  t.equal((await enter('4711', email, 'another')).status, 201, 'another client')
  t.equal((await enter('ada', email, 'another')).status, 401)
  await set({})
  t.equal((await enter('ada', email)).status, 201)
  t.equal((await enter('4711', email)).status, 401)
  await set({ issuer: null })
  await set({})
  t.equal((await enter('4711', email)).status, 201, 'turned off and set again')
})

t.test('of two persons who sign in by one address at once, one is bound', async (t) => {
  const { api } = await start()
  const roleIds = [(await rolesOf(api))['Agent'] ?? '']
  const domains = ['harbour.example']
  const enter = await signInFor(api, { createsUsers: true, domains, roleIds })
  const subjects = ['ada', 'eve', 'ada', 'eve', 'ada', 'eve']
  const replies = await Promise.all(subjects.map((sub) => enter(sub, 'pier@harbour.example')))
  const entered = subjects.filter((_, n) => replies[n]?.status === 201)
  t.equal(entered.length, 3)
  t.equal(new Set(entered).size, 1)

  const addresses = ['north', 'south', 'north', 'south'].map((name) => `${name}@harbour.example`)
  const same = await Promise.all(addresses.map((address) => enter('noor', address)))
  t.same(new Set(same.map(({ status }) => status)), new Set([201]))
  t.equal(new Set(same.map(({ body }) => body.data.user.id)).size, 1, 'one person is one user')
})

t.test(
  'settings of a provider are checked, and only who may do everything sets them',
  async (t) => {
    const { api, tokenWith } = await start()
    const body = { ...off, issuer: provider.issuer, clientId }
    const cases = [
      [{ ...body, clientId: null }, 'rule_violated', '/clientId'],
      [{ ...body, issuer: `${provider.issuer}/elsewhere` }, 'rule_violated', '/issuer'],
      [{ ...body, issuer: 'http://169.254.169.254' }, 'url_not_allowed', '/issuer'],
      [{ ...body, issuer: 'not a url' }, 'url_not_allowed', '/issuer'],
    ] as const
    for (const [sent, code, pointer] of cases) {
      t.match(await api.setOidcSettings({ body: sent }), { status: 422, body: { code, pointer } })
    }
    const admin = await tokenWith('settings:write', 'tokens:write', 'users:write', 'roles:write')
    t.match(await api.setOidcSettings({ body, token: admin }), { status: 403 })
    t.match((await api.getOidcSettings()).body.data, { issuer: provider.issuer, clientId })
  },
)

t.test('the name that a provider sends is stored as names of requests are', async (t) => {
  const { api, signIn } = await start()
  const roleIds = [(await rolesOf(api))['Agent'] ?? '']
  const people = { createsUsers: true, domains: ['harbour.example'], roleIds }
  await api.setOidcSettings({ body: { ...off, issuer: provider.issuer, clientId, ...people } })
  const nameOf = async (email: string, name: unknown) => {
    const nonce = newNonce()
    const { body } = await signIn(await provider.sign({ email, name, nonce }), nonce)
    return body.data.user.name
  }
  t.equal(await nameOf('a@harbour.example', ' Ada\u0000\u0007Park '), 'Ada Park')
  t.equal(await nameOf('b@harbour.example', '\u200b'), 'b@harbour.example')
  t.equal(await nameOf('c@harbour.example', 'Jose\u0301'), 'Jos\u00e9')
  t.equal((await nameOf('d@harbour.example', 'x'.repeat(300))).length, 255)
  t.equal(await nameOf('e@harbour.example', 7), 'e@harbour.example')
})

/** A server of its own that reaches the providers; the returned function makes a workspace whose users sign in by one. */
async function startFor(t: Test, ...providers: Provider[]) {
  const own = await startServer(t, { outside: outsideWith(providers.map(({ host }) => host)) })
  return async (by: Provider) => {
    const { api, database, workspaceId } = await workspaceOn(own)
    const set = await api.setOidcSettings({ body: { ...off, issuer: by.issuer, clientId } })
    t.equal(set.status, 200)
    const { email, workspace } = (await api.getCurrentUser()).body.data
    const signInBy = async (sign: (claims: JWTPayload) => string | Promise<string>) => {
      const nonce = newNonce()
      const idToken = await sign({ email, nonce })
      const body = { method: 'oidc' as const, workspace: workspace.name, idToken, nonce }
      return api.createSession({ body, token: null })
    }
    const signIn = (options?: { kid: string }) => signInBy((claims) => by.sign(claims, options))
    return { signIn, signInBy, sql: database.admin, workspaceId }
  }
}

t.test('a provider that fails is a failure of the server, and is asked again', async (t) => {
  const down = await startProvider(t)
  const { signIn, sql } = await (await startFor(t, down))(down)
  down.fail(500)
  const [before, begun] = [down.reads(), performance.now()]
  for (let n = 0; n < 100; n++) {
    t.match(await signIn(), { status: 503, body: { code: 'unavailable' } })
  }
  const seconds = (performance.now() - begun) / 1000
  const reads = down.reads() - before
  t.ok(reads <= 1 + seconds, `${reads} reads in ${seconds} s`)
  const counted = await sql`select count from sign_in_attempts where count > 0`
  t.same([...counted], [], 'no failed attempt of the caller')
  down.fail(undefined)
  await until(async () => (await signIn()).status === 201)
})

t.test('a token of an unknown key takes the known ones from nobody', async (t) => {
  const shaky = await startProvider(t)
  const { signIn, sql } = await (await startFor(t, shaky))(shaky)
  const signInUnknown = async () => {
    await sql`delete from sign_in_attempts`
    return signIn({ kid: 'unknown' })
  }
  t.equal((await signIn()).status, 201)

  shaky.fail(429)
  await until(async () => (await signInUnknown()).status === 503)
  t.equal((await signIn()).status, 201, 'of a provider that refuses to answer')

  shaky.fail(undefined)
  const [before, release] = [shaky.reads(), shaky.delay()]
  const waiting: Array<ReturnType<typeof signIn>> = []
  await until(() => {
    waiting.push(signInUnknown())
    return shaky.reads() > before
  })
  t.equal((await signIn()).status, 201, 'of a provider that is silent')
  release()
  t.equal((await waiting.at(-1))?.status, 401)
  await Promise.all(waiting)
  t.equal(shaky.reads(), before + 2, 'those at the same time wait for one read')
})

t.test('a sign-in that waits for its provider ends as the settings are then', async (t) => {
  const providers = await Promise.all([1, 2, 3, 4].map(() => startProvider(t)))
  const enter = await startFor(t, ...providers)
  const changes: readonly object[] = [
    { issuer: null, clientId: null },
    { issuer: other.issuer },
    { clientId: 'another' },
    { domains: ['elsewhere.example'] },
  ]
  for (const [n, change] of changes.entries()) {
    const trusted = providers[n]!
    const { signIn, sql, workspaceId } = await enter(trusted)
    const [before, release] = [trusted.reads(), trusted.delay()]
    const signing = signIn()
    await until(() => trusted.reads() > before)
    // By SQL, since the provider would be asked
    await sql`update settings set oidc = oidc || ${JSON.stringify(change)}::text::jsonb
      where workspace_id = ${workspaceId}`
    release()
    const { status } = await signing
    t.equal(status, 401, JSON.stringify(change))
  }
})

t.test('keys of every kind are published, of which a few verify', async (t) => {
  const varied = await startProvider(t)
  const enter = await startFor(t, varied)
  const long = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const short = generateKeyPairSync('rsa', { modulusLength: 512 })
  const kinds: ReadonlyArray<readonly [name: string, key: JWK, signer?: KeyObject]> = [
    ['an RSA key', publicOf(long), long.privateKey],
    ['an RSA key without its number', { kty: 'RSA', e: 'AQAB' }],
    ['an RSA key of 512 bits', publicOf(short), short.privateKey],
    ['a key to encrypt for', { ...publicOf(long), use: 'enc' }, long.privateKey],
    ['a key for other ends', { ...publicOf(long), key_ops: ['wrapKey'] }, long.privateKey],
    ['a point that is not on its curve', { kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA' }],
    ['an unknown curve', { kty: 'EC', crv: 'P-999', x: 'AA', y: 'AA' }],
    ['a secret', { kty: 'oct', k: 'AA' }],
    ['a kind of the future', { kty: 'QUANTUM' }],
  ]
  const useless = Array.from({ length: 40_000 }, () => ({}) as JWK)
  varied.publish(...useless, ...kinds.map(([kid, key]) => ({ ...key, kid })))
  const { signIn, signInBy } = await enter(varied)

  t.equal((await signIn()).status, 201)
  for (const [kid, { kty }, signer] of kinds) {
    const alg = kty === 'EC' ? 'ES256' : 'RS256'
    const sign = (text: string) =>
      signer ? signed('sha256', Buffer.from(text), signer) : Buffer.alloc(64)
    const { status } = await signInBy((claims) => handmade({ alg, kid }, varied, claims, sign))
    t.equal(status, kid === 'an RSA key' ? 201 : 401, kid)
  }
})

t.test('a provider with too many keys is no provider', async (t) => {
  const { api } = await start()
  const body = { ...off, issuer: other.issuer, clientId }
  const key = publicOf(newKey())
  other.publish(...Array.from({ length: 200 }, (_, n) => ({ ...key, kid: `${n}` })))
  const refused = await api.setOidcSettings({ body })
  other.publish()
  t.match(refused, { status: 422, body: { pointer: '/issuer', detail: /too many keys/ } })
  t.equal((await api.setOidcSettings({ body })).status, 200)
})

t.test('a program opens sessions of its users, which the audit log shows', async (t) => {
  const { api, tokenWith } = await start()
  const me = (await api.getCurrentUser()).body.data
  const program = await tokenWith('tokens:impersonate')
  const params = { id: me.id }

  const { status, body } = await api.createUserSession({ params, token: program })

  t.equal(status, 201)
  t.match((await api.getCurrentUser({ token: body.data.token })).body.data, { id: me.id })
  const programId = (await api.getCurrentApiToken({ token: program })).body.data.id
  const log = await api.listAuditLogs({ query: { action: ['user.impersonated'] } })
  t.match(log.body.data, only({ actor: { type: 'token', id: programId }, resourceId: me.id }))
  t.match(await api.createUserSession({ params, token: await tokenWith('users:write') }), {
    status: 403,
  })
  const ids = await rolesOf(api)
  const iva = { name: 'Iva', email: 'iva@harbour.example', roleIds: [ids['Administrator'] ?? ''] }
  const invited = { id: (await api.inviteUser({ body: iva })).body.data.id }
  const early = await api.createUserSession({ params: invited, token: program })
  t.match(early, { status: 409, body: { code: 'user_not_active' } })
  await api.updateUser({ params: invited, body: { status: 'active' } })
  const admin = await api.createUserSession({ params: invited, token: program })
  t.notOk(
    admin.body.data.user.scopes.includes('tokens:impersonate'),
    'no way up for administrators',
  )
})

/** Has the users of a client's workspace sign in by the provider; returns how a person does so with an address. */
async function signInFor(api: Client, more: Partial<Schema<'OidcSettingsWrite'>> = {}) {
  await api.setOidcSettings({ body: { ...off, issuer: provider.issuer, clientId, ...more } })
  const { name } = (await api.getCurrentUser()).body.data.workspace
  return async (sub: string, email: string, audience = clientId) => {
    const nonce = newNonce()
    const idToken = await provider.sign({ sub, email, nonce }, { audience })
    const body = { method: 'oidc' as const, workspace: name, idToken, nonce }
    return api.createSession({ body, token: null })
  }
}

/** An ID token of a provider that is put together by hand, as no library would. */
function handmade(
  header: object,
  { issuer }: Provider,
  claims: JWTPayload,
  sign: (text: string) => Buffer,
): string {
  const iat = Math.trunc(Date.now() / 1000)
  const usual = {
    iss: issuer,
    aud: clientId,
    sub: String(claims['email'] ?? 'ada').toLowerCase(),
    email_verified: true,
    iat,
    exp: iat + 300,
  }
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part(header)}.${part({ ...usual, ...claims })}`
  return `${text}.${sign(text).toString('base64url')}`
}

const publicOf = ({ publicKey }: { publicKey: KeyObject }) =>
  publicKey.export({ format: 'jwk' }) as JWK

async function rolesOf(api: Client): Promise<Record<string, string>> {
  const { body } = await api.listRoles({ query: { pageSize: 100 } })
  return Object.fromEntries(body.data.map(({ id, name }) => [name, id]))
}
