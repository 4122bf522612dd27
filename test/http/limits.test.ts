import { connect } from 'node:net'
import postgres from 'postgres'
import t, { type Test } from 'tap'
import { basePath, type Route, routes } from '../../generated/routes.ts'
import { isLongRead } from '../../src/http/limits/long-reads.ts'
import { networkOf } from '../../src/http/limits/network.ts'
import { newId } from '../../src/lib/ids.ts'
import { type RawReply, send } from '../helpers/raw.ts'
import { startServer, workspaceOn } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

// A stream has limits of its own: test/events/stream-bounds.test.ts
const operations = routes.filter(({ isPublic, isStream }) => !isPublic && !isStream)

/** A request that names nothing that exists, and brings nothing. */
function targetOf({ path }: Route, query: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams(query).toString()
  return basePath + path.replace(/\{\w+\}/g, newId) + (search === '' ? '' : `?${search}`)
}

async function ask(origin: string, token: string, method: string, target: string) {
  return send(origin, { method, target, headers: [['Authorization', `Bearer ${token}`]] })
}

/** The limit that refused a request; undefined for a request that was let in. */
function policyOf({ status, body }: RawReply): unknown {
  return status === 429 ? (JSON.parse(body) as { policy: unknown }).policy : undefined
}

t.test('every operation counts to the rate of its token and of its workspace', async (t) => {
  const { origin, token, tokenWith } = await workspaceOn(await startServer(t, { rateLimit: 2 }))
  const use = async (own: string) => {
    for (let n = 0; n < 2; n++) await ask(origin, own, 'GET', `${basePath}/api-tokens/current`)
  }
  await use(token)
  for (const route of operations) {
    const reply = await ask(origin, token, route.method, targetOf(route))
    t.equal(policyOf(reply), '"default";q=2;w=60', route.id)
    t.match(reply.headers, { 'retry-after': /^\d+$/, 'ratelimit-policy': '"default";q=2;w=60' })
  }

  for (let n = 1; n < 10; n++) await use(await tokenWith('*'))
  for (const route of operations) {
    const reply = await ask(origin, await tokenWith('*'), route.method, targetOf(route))
    t.equal(policyOf(reply), '"workspace";q=20;w=60', route.id)
    t.match(reply.headers, { 'retry-after': /^\d+$/, ratelimit: /^"workspace";r=0;t=\d+$/ })
  }
})

/** Keeps a request in flight for each token, whose body does not arrive; a new one as soon as one has ended. */
function delayBodies(t: Test, origin: string, tokens: readonly string[]): void {
  const { hostname, port } = new URL(origin)
  let isEnded = false
  t.teardown(() => (isEnded = true))
  for (const token of tokens) {
    const open = () => {
      if (isEnded) return
      const socket = connect(Number(port), hostname)
      t.teardown(() => socket.destroy())
      socket.on('error', () => {}).on('data', () => socket.destroy())
      socket.once('close', open)
      socket.write(
        `POST ${basePath}/tags HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n` +
          'Content-Type: application/json\r\nContent-Length: 10\r\n\r\n',
      )
    }
    open()
  }
}

t.test('every operation is one in flight of its token and of its workspace', async (t) => {
  const server = await startServer(t, { maxInFlightPerToken: 1 })
  const [own, other] = [await workspaceOn(server), await workspaceOn(server)]
  const tokens = await Promise.all(Array.from({ length: 11 }, () => other.tokenWith('*')))
  const eleventh = tokens.pop() ?? ''
  delayBodies(t, server.origin, [own.token, ...tokens])
  for (const [token, name, most] of [
    [own.token, 'in-flight', 1],
    [eleventh, 'workspace-in-flight', 10],
  ] as const) {
    const policy = `"${name}";q=${most};qu="concurrent-requests"`
    for (const route of operations) {
      let found: unknown
      await until(async () => {
        found = policyOf(await ask(server.origin, token, route.method, targetOf(route)))
        return found !== undefined
      })
      t.equal(found, policy, `${route.id} ${name}`)
    }
  }
})

/** Every kind of long read of every operation. */
const longReads = operations.flatMap((route) => {
  const queries: Array<Record<string, string>> = [
    {},
    ...('q' in route.queryKinds ? [{ q: 'crane' }] : []),
    ...('page' in route.queryKinds ? [{ page: '5000' }] : []),
  ]
  return queries.filter((query) => isLongRead(route, query)).map((query) => ({ route, query }))
})

t.test('every long read counts to those of its token and of its workspace', async (t) => {
  const server = await startServer(t, { maxInFlightPerToken: 2 })
  const { origin, database } = server
  const [own, other] = [await workspaceOn(server), await workspaceOn(server)]
  const tokens = await Promise.all(Array.from({ length: 11 }, () => other.tokenWith('*')))
  const eleventh = tokens.pop() ?? ''
  let isEnded = false
  const lock = postgres(database.url, { max: 1, onnotice: () => {} })
  await lock`begin`
  await lock`lock table tickets in access exclusive mode`
  const held = [own.token, ...tokens].map(async (token) => {
    // Each ends when it has waited for the lock
    while (!isEnded) await ask(origin, token, 'GET', `${basePath}/tickets?q=crane`)
  })
  for (const [token, name, most] of [
    [own.token, 'long-reads', 1],
    [eleventh, 'workspace-long-reads', 10],
  ] as const) {
    const policy = `"${name}";q=${most};qu="concurrent-requests"`
    for (const { route, query } of longReads) {
      let found: unknown
      await until(async () => {
        found = policyOf(await ask(origin, token, route.method, targetOf(route, query)))
        return found !== undefined
      })
      t.equal(found, policy, `${route.id} ${JSON.stringify(query)} ${name}`)
    }
    t.equal(
      policyOf(await ask(origin, token, 'GET', `${basePath}/tags`)),
      undefined,
      'a list that is short',
    )
  }
  isEnded = true
  await lock`rollback`
  await lock.end()
  await Promise.all(held)
  t.ok(longReads.some(({ query }) => query['q'] !== undefined))
  t.ok(longReads.some(({ query }) => query['page'] !== undefined))
  t.ok(longReads.some(({ query }) => Object.keys(query).length === 0))
})

t.test('what takes no token counts by address, of IPv6 by its network', async (t) => {
  const { origin } = await startServer(t, { rateLimit: 2, trustedProxies: ['127.0.0.1'] })
  const open = [
    ...routes
      .filter(({ isPublic }) => isPublic)
      .map((route) => ({ method: route.method, target: targetOf(route) })),
    ...[
      `${basePath}/openapi.json`,
      `${basePath}/openapi.yaml`,
      '/docs',
      '/docs/',
      '/docs/guide',
      '/problems',
      '/problems/rate_limited',
      '/nothing/here',
      `${basePath}/tickets/a/b/c`,
    ].map((target) => ({ method: 'GET', target })),
  ]
  for (const [nth, { method, target }] of open.entries()) {
    const from = async (address: string) =>
      policyOf(await send(origin, { method, target, headers: [['X-Forwarded-For', address]] }))
    const network = `2001:db8:${nth.toString(16)}`
    const policies = [
      await from(`${network}::1`),
      await from(`${network}:0:ffff::2`),
      await from(`${network}:0:1:2:3:4`),
      await from(`${network}:1::1`),
    ]
    t.same(policies, [undefined, undefined, '"default";q=2;w=60', undefined], target)
  }
  for (let n = 0; n < 5; n++) t.equal((await send(origin, { target: '/healthz' })).status, 200)
})

t.test('an address has so many requests for documentation in flight', async (t) => {
  const { origin } = await startServer(t, { maxInFlightPerToken: 8 })
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.setEncoding('latin1').on('data', (more) => (text += String(more)))
  socket.write(`GET ${basePath}/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(16))
  const statuses = () =>
    [...text.matchAll(/HTTP\/1\.1 (\d{3}) [\w ]+\r\n/g)].map(([, code]) => code)
  await until(() => statuses().length === 16)
  socket.destroy()

  t.same(statuses().sort(), [...Array(8).fill('200'), ...Array(8).fill('429')])
  t.match(text, String.raw`"policy":"\"in-flight\";q=8;qu=\"concurrent-requests\""`)
})

t.test('a workspace has at most 500 tokens that are neither revoked nor expired', async (t) => {
  const { api, database, workspaceId, ownerId } = await workspaceOn(await startServer(t))
  const create = () => api.createApiToken({ body: { name: 'One more', scopes: ['tags:read'] } })
  const { body } = await create()
  const { id } = body.data
  await database.admin`
    insert into api_tokens (workspace_id, id, position, name, kind, user_id, hash, preview, scopes,
      expires_at, created_at, updated_at)
    select workspace_id, gen_random_uuid(), position + n, 'Filler',
      case when n > 650 then 'session' else 'service' end,
      case when n > 650 then ${ownerId}::uuid end,
      sha256(n::text::bytea), preview, scopes,
      case when n between 601 and 650 then now() else expires_at end, created_at, updated_at
    from api_tokens, generate_series(1, 700) n
    where workspace_id = ${workspaceId} and id = ${id} and n not between 480 and 600`
  await database.admin`select continue_behind(${workspaceId}::uuid, 'api_tokens', 1000)`
  const usable = async () => {
    const [row] = await database.admin`select count(*)::int as n from api_tokens
      where workspace_id = ${workspaceId} and kind <> 'session' and revoked_at is null
        and expires_at > now()`
    return Number(row?.['n'])
  }
  const left = 500 - (await usable())
  t.ok(left > 10, 'neither expired ones nor sessions count')

  const made = await Promise.all(Array.from({ length: left + 5 }, create))

  t.equal(made.filter(({ status }) => status === 201).length, left)
  t.equal(await usable(), 500)
  const refused = { status: 422, body: { code: 'rule_violated' } }
  t.match(await create(), refused)
  const rotate = (overlapSeconds: number) =>
    api.rotateApiToken({ params: { id }, body: { overlapSeconds } })
  t.match(await rotate(60), refused, 'both would be usable')
  t.equal((await rotate(0)).status, 201)
  t.match(await create(), refused)
})

t.test('an address and its network', async (t) => {
  for (const [address, network] of [
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:DB8:0:00a0:1:2:3:4', '2001:db8:0:a0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
    ['1:2:3:4:5:6:192.0.2.7', '1:2:3:4::/64'],
    ['', ''],
  ] as const) {
    t.equal(networkOf(address), network, address)
  }
})
