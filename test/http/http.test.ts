import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type IncomingMessage, request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import t from 'tap'
import { request } from 'undici'
import { basePath, type Route, routes } from '../../generated/routes.ts'
import { parseYaml } from '../../scripts/contract/yaml.ts'
import { mintToken } from '../../src/auth/tokens.ts'
import { problems } from '../../src/errors.ts'
import { newId } from '../../src/lib/ids.ts'
import { root } from '../../src/lib/root.ts'
import { checked, pathOf } from '../helpers/client.ts'
import { makeContact, makeGroup } from '../helpers/make.ts'
import { formBytes, formType } from '../helpers/media.ts'
import { only } from '../helpers/only.ts'
import { exchange, isProblem, mediaTypeOf, type RawReply, send } from '../helpers/raw.ts'
import { soundRequest } from '../helpers/requests.ts'
import {
  type ServerOptions,
  start,
  startServer,
  type Workspace,
  workspaceOn,
} from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'] as const

/** Sends a request with the workspace's token. */
async function ask(
  { origin, token }: Workspace,
  method: string,
  target: string,
  headers: ReadonlyArray<readonly [string, string]> = [],
): Promise<RawReply> {
  const bearer = ['Authorization', `Bearer ${token}`] as const
  return send(origin, { method, target, headers: [bearer, ...headers] })
}

/** The answer to a body that trickles. The first test begins it, since it takes ten seconds. */
interface SlowBody {
  readonly operationId: string
  readonly path: string
  readonly type: string
  readonly begin: string | Buffer
  readonly goesOn: boolean
}

const json = { operationId: 'createTag', path: '/tags', type: 'application/json', begin: ' ' }
const form = {
  operationId: 'createMediaFile',
  path: '/media-manager/files',
  type: formType,
  begin: formBytes([{ name: 'file', filename: 'a.txt', value: 'words' }]).subarray(0, -20),
}
const slowBodies: Record<string, SlowBody> = {
  trickles: { ...json, goesOn: true },
  stops: { ...json, goesOn: false },
  'is a file and stops': { ...form, goesOn: false },
}

/** The replies to bodies that never end, for which a request waits ten seconds. */
let late: Array<ReturnType<typeof sendSlowly>> | undefined

async function sendSlowly({ path, type, begin, goesOn }: SlowBody) {
  const { origin, token } = await start()
  async function* slowly() {
    yield begin
    for (; goesOn; yield ' ') await setTimeout(500)
    // Nothing more comes until the body is destroyed
    yield await new Promise<never>(() => {})
  }
  const headers = { authorization: `Bearer ${token}`, 'content-type': type }
  const response = await request(`${origin}${basePath}${path}`, {
    method: 'POST',
    headers,
    body: Readable.from(slowly(), { objectMode: false }),
  })
  const { statusCode, headers: sent, body } = response
  return { statusCode, headers: sent, text: await body.text() }
}

t.test('every path tells its methods and refuses the others', async (t) => {
  late = Object.values(slowBodies).map(sendSlowly)
  for (const one of late) one.catch(() => {})
  const workspace = await start()
  const paths = new Map<string, { target: string; offered: string[] }>()
  for (const route of routes) {
    const path = paths.get(route.path) ?? {
      target: pathOf(route, soundRequest(route)),
      offered: [],
    }
    path.offered.push(route.method, ...(route.method === 'GET' ? ['HEAD'] : []))
    paths.set(route.path, path)
  }
  for (const [path, { target, offered }] of paths) {
    const allow = [...offered, 'OPTIONS'].sort().join(', ')
    const options = await send(workspace.origin, { method: 'OPTIONS', target })
    t.match(options, { status: 204, body: '', headers: { allow } }, `OPTIONS ${path}`)

    for (const method of methods.filter((other) => !offered.includes(other))) {
      const reply = await ask(workspace, method, target)
      t.equal(reply.headers['allow'], allow, `${method} ${path}`)
      // A reply to HEAD has no body
      if (method === 'HEAD') t.equal(reply.status, 405)
      else isProblem(t, reply, 405, 'method_not_allowed', `${method} ${path}`)
    }
  }
})

t.test(
  'methods that no path has, and pages outside of the contract, are refused alike',
  async (t) => {
    const { origin } = await start()
    const pages = [
      '/healthz',
      '/readyz',
      '/docs',
      '/docs/guide',
      '/problems',
      '/problems/not_found',
    ]
    const cases = [
      ...['PROPFIND', 'QUERY', 'PURGE'].map((method) => [
        ...[method, `${basePath}/tags`, 'GET, HEAD, OPTIONS, POST'],
      ]),
      ...pages.map((page) => ['POST', page, 'GET, HEAD, OPTIONS']),
      ['QUERY', `${basePath}/openapi.json`, 'GET, HEAD, OPTIONS'],
    ]
    for (const [method = '', target = '', allow] of cases) {
      const reply = await send(origin, { method, target })
      isProblem(t, reply, 405, 'method_not_allowed', `${method} ${target}`)
      t.equal(reply.headers['allow'], allow)
    }
    t.match(await send(origin, { method: 'OPTIONS', target: '/docs/guide' }), {
      ...{ status: 204, headers: { allow: 'GET, HEAD, OPTIONS' } },
    })
    for (const method of ['GET', 'POST', 'PROPFIND', 'QUERY', 'OPTIONS']) {
      const reply = await send(origin, { method, target: `${basePath}/nothing` })
      isProblem(t, reply, 404, 'route_not_found', method)
    }
  },
)

t.test('HEAD answers what GET answers, without the body', async (t) => {
  const workspace = await start()
  for (const route of routes.filter(({ method }) => method === 'GET')) {
    const target = pathOf(route, soundRequest(route))
    // The first use of a token shows in its representation
    await ask(workspace, 'GET', target)
    const got = await ask(workspace, 'GET', target)

    const head = await ask(workspace, 'HEAD', target)

    t.ok(got.status < 400, route.id)
    t.match(head, { status: got.status, body: '' }, route.id)
    t.same(lasting(head.headers), lasting(got.headers), route.id)
  }
})

t.test('a list links its pages, whatever its query holds', async (t) => {
  const workspace = await start()
  for (let n = 1; n <= 5; n++) await workspace.api.createTag({ body: { name: `Quay? ${n}` } })
  const linksOf = async (target: string): Promise<Record<string, string>> => {
    const { headers, status } = await ask(workspace, 'GET', target)
    t.equal(status, 200, target)
    const links = [...(headers['link'] ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g)]
    return Object.fromEntries(links.map(([, url = '', rel = '']) => [rel, url]))
  }
  const pageOf = (url: string) => new URL(url, 'http://a').searchParams.get('page')
  const target = `${basePath}/tags?q=Quay?&sort=name&pageSize=2`

  const first = await linksOf(target)
  const middle = await linksOf(`${target}&page=2`)
  const beyond = await linksOf(`${target}&page=9`)

  t.same(Object.keys(first), ['first', 'next', 'last'])
  t.same(Object.keys(middle), ['first', 'prev', 'next', 'last'])
  t.same(Object.values(middle).map(pageOf), ['1', '1', '3', '3'])
  t.same(Object.keys(beyond), ['first', 'prev', 'last'])
  t.equal(pageOf(beyond['prev'] ?? ''), '3')
  for (const url of Object.values(middle)) {
    const { body } = await ask(workspace, 'GET', url)
    t.match(JSON.parse(body), { total: 5, pageSize: 2 }, url)
  }
})

t.test('the headers of a list stay small, however long its query', async (t) => {
  const workspace = await start()
  const contactId = await makeContact(workspace)
  const ids = Array.from({ length: 100 }, () => contactId).join(',')
  for (const target of [
    `${basePath}/tickets?contactId=${ids}`,
    `${basePath}/tickets?contactId=${ids}&tagId=${ids}&assigneeId=${ids}`,
  ]) {
    const { status, headers } = await ask(workspace, 'GET', target)
    t.equal(status, 200)
    t.ok(JSON.stringify(headers).length < 12_000, `${JSON.stringify(headers).length} bytes`)
  }
})

t.test('If-None-Match and If-Match keep to RFC 9110', async (t) => {
  const workspace = await start()
  const target = `${basePath}/groups/${await makeGroup(workspace)}`
  const etag = (await ask(workspace, 'GET', target)).headers['etag'] ?? ''
  t.match(etag, /^"1-[0-9a-f]{8}"$/)
  const unchanged = [
    etag,
    `W/${etag}`,
    `${etag.slice(0, -1)}-gzip"`,
    `"x", ${etag}`,
    `"x",${etag} , "y"`,
    '*',
    ` ${etag} `,
  ]
  const changed = [
    '"x"',
    etag.slice(0, -1),
    etag.replaceAll('"', ''),
    `"1-00000000"`,
    etag.toUpperCase(),
  ]

  for (const value of unchanged) {
    const reply = await ask(workspace, 'GET', target, [['If-None-Match', value]])
    t.match(reply, { status: 304, body: '', headers: { etag } }, value)
    t.equal(reply.headers['content-type'], undefined, value)
  }
  for (const value of changed.filter((value) => value !== etag)) {
    const reply = await ask(workspace, 'GET', target, [['If-None-Match', value]])
    t.equal(reply.status, 200, value)
  }

  const put = async (value: string) =>
    send(workspace.origin, {
      method: 'PUT',
      target,
      headers: [
        ['Authorization', `Bearer ${workspace.token}`],
        ['Content-Type', 'application/json'],
        ['If-Match', value],
      ],
      body: '{"description":"Matched"}',
    })
  for (const value of [
    '1',
    '1-00000000',
    "'1'",
    '"',
    '"1',
    '"a" "b"',
    '*, "1"',
    ',',
    'w/"1"',
    '""1""',
  ]) {
    const problem = isProblem(t, await put(value), 400, 'validation_failed', value)
    t.match(problem.errors, only({ location: 'header', pointer: '/if-match' }), value)
  }
  for (const value of ['"x"', 'W/"x"', '"2-00000000"', '""', '"0-00000000", "x"']) {
    const problem = isProblem(t, await put(value), 412, 'precondition_failed', value)
    t.equal(problem['currentEtag'], etag, value)
  }
  for (const value of [`W/${etag.slice(0, -1)}-gzip"`, '*']) {
    t.equal((await put(value)).status, 200, value)
  }
  for (const value of [etag, `W/${etag}`, `${etag.slice(0, -1)}-gzip"`]) {
    t.equal((await put(value)).status, 412, `the version has gone on: ${value}`)
  }
  const missing = await ask(workspace, 'DELETE', `${basePath}/groups/${newId()}`, [
    ['If-Match', '*'],
  ])
  isProblem(t, missing, 404, 'not_found', 'nothing to match')
})

t.test('Accept keeps to RFC 9110: the most specific range counts', async (t) => {
  const workspace = await start()
  const accepting = async (value: string) =>
    ask(workspace, 'GET', `${basePath}/tags`, [['Accept', value]])
  for (const value of [
    ...[
      '',
      'application/json',
      'application/*',
      '*/*',
      'text/html, */*;q=0.8',
      'Application/JSON;Q=0.1',
    ],
    ...['*/*;q=0, application/json', 'application/problem+json', 'application/json; charset=utf-8'],
  ]) {
    t.equal((await accepting(value)).status, 200, value)
  }
  for (const value of [
    ...[
      'text/html',
      '*/*;q=0',
      '*/*; q=0.000',
      'application/json;q=0',
      'application/json;q=0, */*',
    ],
    ...[
      'application/*;q=0, */*',
      'application/json;q=0.0, application/*',
      'text/*, application/xml',
    ],
  ]) {
    isProblem(t, await accepting(value), 406, 'not_acceptable', value)
  }
})

t.test('a request id is taken over or made, and told in every answer', async (t) => {
  const workspace = await start()
  const target = `${basePath}/tags`
  for (const id of ['a', 'A-z_0.9', 'x'.repeat(128)]) {
    const reply = await ask(workspace, 'GET', target, [['X-Request-Id', id]])
    t.equal(reply.headers['x-request-id'], id)
  }
  const made = new Set<string>()
  for (const id of ['', 'x'.repeat(129), 'a b', 'a"b', '<script>', 'caf\xe9', '../x', 'a,b']) {
    const reply = await ask(workspace, 'GET', `${target}/x`, [['X-Request-Id', id]])
    const problem = isProblem(t, reply, 400, 'validation_failed', id.slice(0, 20))
    t.match(problem['requestId'], /^[0-9a-f-]{36}$/)
    t.equal(problem['requestId'], reply.headers['x-request-id'])
    made.add(String(problem['requestId']))
  }
  t.equal(made.size, 8)
  const twice = await ask(workspace, 'GET', target, [
    ['X-Request-Id', 'a'],
    ['X-Request-Id', 'b'],
  ])
  t.match(twice.headers['x-request-id'], /^[0-9a-f-]{36}$/)
  for (const path of ['/nothing', '/healthz', '/docs', '/problems', `${basePath}/openapi.json`]) {
    const reply = await ask(workspace, 'GET', path, [['X-Request-Id', 'told']])
    t.equal(reply.headers['x-request-id'], 'told', path)
  }
})

t.test('every answer carries the security headers and none the name of the server', async (t) => {
  const workspace = await start()
  const targets = ['/tags', '/tags/x', '/nothing', '/openapi.yaml'].map((path) => basePath + path)
  for (const target of [
    ...targets,
    '/healthz',
    '/readyz',
    '/problems',
    '/docs/static/index.html',
  ]) {
    const { headers } = await ask(workspace, 'GET', target)
    t.match(
      headers,
      {
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cache-control': /^(no-store|no-cache|.*max-age.*)$/,
      },
      target,
    )
    t.match(
      headers['content-security-policy'],
      /default-src 'none'.*frame-ancestors 'none'/,
      target,
    )
    for (const name of ['server', 'x-powered-by', 'set-cookie']) {
      t.equal(headers[name], undefined, `${target} ${name}`)
    }
    // The published contract is for every site, and nothing else is
    const isContract = target.includes('/openapi.')
    t.equal(headers['access-control-allow-origin'], isContract ? '*' : undefined, target)
  }
  const { headers } = await ask(workspace, 'GET', `${basePath}/tags`, [
    ['Origin', 'http://evil.example'],
  ])
  t.equal(headers['access-control-allow-origin'], undefined)
  t.equal(headers['cache-control'], 'no-store')
})

t.test('a token has its requests per minute', async (t) => {
  const workspace = await workspaceOn(await startServer(t, { rateLimit: 3 }))
  const target = `${basePath}/tags`

  const replies: RawReply[] = []
  for (let n = 0; n < 5; n++) replies.push(await ask(workspace, 'GET', target))
  const [first, second, third, fourth, fifth] = replies
  const other = await workspace.tokenWith('tags:read')
  const unaffected = await ask({ ...workspace, token: other }, 'GET', target)

  const counted = [first, second, third].map((reply) => reply?.headers['ratelimit'])
  t.same(
    counted.map((text) => /^"default";r=(\d);t=\d+$/.exec(text ?? '')?.[1]).sort(),
    ['0', '1', '2'],
    counted.join(' '),
  )
  t.equal(first?.headers['ratelimit-policy'], '"default";q=3;w=60')
  for (const reply of [fourth, fifth]) {
    if (!reply) throw new Error('five were sent')
    const problem = isProblem(t, reply, 429, 'rate_limited', 'past the limit')
    const wait = Number(reply.headers['retry-after'])
    t.ok(wait > 0 && wait <= 60, `Retry-After ${wait}`)
    t.same(problem['retryAfterSeconds'], wait)
    t.equal(problem['policy'], '"default";q=3;w=60')
    t.match(reply.headers['ratelimit'], /^"default";r=0;t=\d+$/)
  }
  t.equal(unaffected.status, 200, 'another token')
  t.equal((await send(workspace.origin, { target: '/healthz' })).status, 200)
})

t.test('refused tokens are counted by address, whatever a header says of it', async (t) => {
  const { origin } = await startServer(t, { rateLimit: 600 })
  const statuses = new Map<number, number>()
  let refused: RawReply | undefined
  for (let n = 0; n < 70; n++) {
    const reply = await send(origin, {
      target: `${basePath}/tags`,
      headers: [
        ['Authorization', `Bearer ${mintToken()}`],
        ['X-Forwarded-For', `192.0.2.${n}`],
        ['Forwarded', `for=192.0.2.${n}`],
      ],
    })
    statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
    if (reply.status === 429) refused = reply
  }

  t.same(
    [...statuses],
    [
      [401, 60],
      [429, 10],
    ],
  )
  if (!refused) throw new Error('none was refused')
  isProblem(t, refused, 429, 'rate_limited', 'past the limit')
  t.ok(Number(refused.headers['retry-after']) > 0)
})

t.test('every problem has a page of its own', async (t) => {
  const { origin } = await start()
  const list = await send(origin, { target: '/problems' })
  const { data } = JSON.parse(list.body)
  t.same(
    data.map(({ code }: { code: string }) => code),
    Object.keys(problems),
  )
  for (const [code, [status, title, meaning]] of Object.entries(problems)) {
    const reply = await send(origin, { target: `/problems/${code}` })
    t.equal(reply.status, 200, code)
    t.same(JSON.parse(reply.body), { code, status, title, meaning }, code)
  }
  isProblem(t, await send(origin, { target: '/problems/none' }), 404, 'not_found', 'unknown')
})

t.test('health needs no token, and readiness a database and no draining', async (t) => {
  const { origin, readiness, database } = await startServer(t)
  const read = async (target: string) => {
    const { status, body } = await send(origin, { target })
    return [status, JSON.parse(body)]
  }
  t.same(await read('/healthz'), [200, { status: 'ok' }])
  t.same(await read('/readyz'), [200, { status: 'ok' }])

  readiness.draining = true
  t.same(await read('/readyz'), [503, { status: 'draining' }])
  t.same(await read('/healthz'), [200, { status: 'ok' }])
  t.equal((await send(origin, { target: '/healthz' })).headers['connection'], 'close')

  readiness.draining = false
  await database.admin`alter schema drizzle rename to elsewhere`
  t.same(await read('/readyz'), [503, { status: 'unmigrated' }])
  await database.admin`alter schema elsewhere rename to drizzle`
  await database.admin`update drizzle.__drizzle_migrations set created_at = created_at - 1`
  t.same(await read('/readyz'), [503, { status: 'unmigrated' }])
  await database.admin`update drizzle.__drizzle_migrations set created_at = created_at + 1`
  t.same(await read('/readyz'), [200, { status: 'ok' }])
})

t.test('readiness is looked at once, however many ask for it meanwhile', async (t) => {
  let looks = 0
  const { origin, database, pool } = await startServer(t, {
    onStatement: (text) => (looks += Number(text.includes('__drizzle_migrations'))),
  })
  const asked = await database.admin.begin(async (sql) => {
    await sql`lock table drizzle.__drizzle_migrations`
    return Promise.all(Array.from({ length: 50 }, () => send(origin, { target: '/readyz' })))
  })

  t.same(
    [...new Set(asked.map(({ status, body }) => `${status} ${body}`))],
    ['503 {"status":"database_down"}'],
  )
  await until(() => pool.stats.waiting.short === 0)
  t.ok(looks <= 2, `${looks} looks over connections of requests`)
})

t.test('the contract is served as it is, as YAML, as JSON and as OpenAPI 3.0', async (t) => {
  const { origin } = await start()
  const text = readFileSync(join(root, 'openapi.yaml'), 'utf8')

  const yaml = await send(origin, { target: `${basePath}/openapi.yaml` })
  const json = await send(origin, { target: `${basePath}/openapi.json` })

  t.equal(yaml.status, 200)
  t.equal(mediaTypeOf(yaml), 'application/yaml')
  t.ok(yaml.body === text, 'byte for byte')
  t.equal(mediaTypeOf(json), 'application/json')
  t.same(JSON.parse(json.body), parseYaml(text))
  const old = await send(origin, { target: `${basePath}/openapi-3.0.json` })
  t.equal(mediaTypeOf(old), 'application/json')
  t.ok(old.body === readFileSync(join(root, 'generated', 'openapi-3.0.json'), 'utf8'), 'the file')
})

t.test('an unexpected error tells nothing of what is inside', async (t) => {
  const workspace = await workspaceOn(await startServer(t))
  const { api, database } = workspace
  const contactId = await makeContact(workspace)
  await database.admin`alter table tags rename column name to renamed`
  await database.admin`alter table tickets rename to elsewhere`

  const canary = 'canary-7741'
  const replies = [
    await api.listTags(),
    await api.createTag({ body: { name: canary } }),
    await api.listTickets({ query: { contactId: [contactId] } as never }),
    await api.createTicket({ body: { title: canary, contactId } }),
  ]

  for (const { status, text, body, headers } of replies) {
    t.match({ status, body }, { status: 500, body: { code: 'internal_error' } })
    t.equal(body.requestId, headers['x-request-id'])
    t.same(Object.keys(body).sort(), [
      'code',
      'detail',
      'instance',
      'requestId',
      'status',
      'success',
      'title',
      'type',
    ])
    for (const leak of [
      /\b(select|insert|update|relation|column)\b/i,
      /postgres|drizzle|fastify|node_modules/i,
      /\.[tj]s\b/,
      /\bat \S+:\d+/,
      /42P01|42703/,
      /tags" |params/,
      canary,
    ]) {
      t.notMatch(text, leak)
    }
  }
  await database.admin`alter table tags rename column renamed to name`
  await database.admin`alter table elsewhere rename to tickets`
  t.equal((await api.listTags()).status, 200)
})

/** Headers without those that differ from reply to reply. */
function lasting(headers: Readonly<Record<string, string>>): Record<string, string | undefined> {
  return {
    ...headers,
    date: undefined,
    'x-request-id': undefined,
    ratelimit: undefined,
    // Found out while the content is sent, so that HEAD may leave it out (RFC 9110, section 9.3.2)
    'transfer-encoding': undefined,
  }
}

t.test('an expectation that nobody can meet is a problem', async (t) => {
  const workspace = await start()
  for (const expectation of ['junk', '200-ok', 'x="100-continued"']) {
    const reply = await ask(workspace, 'GET', `${basePath}/tickets`, [['Expect', expectation]])
    const { detail } = isProblem(t, reply, 417, 'expectation_failed', expectation)
    t.equal(detail, 'The header "Expect" must be "100-continue".')
    t.equal(reply.headers['x-content-type-options'], 'nosniff')
  }
})

t.test(
  'a request that is no HTTP is a problem that says why, with the headers of every reply',
  async (t) => {
    const { origin } = await start()
    const host = 'Host: switchboard.example'
    for (const [lines, why] of [
      [['FOO /api/v1/tags HTTP/1.1', host], /method/i],
      [['GET /api/v1/tags HTTP/9.9', host], /version/i],
      [['POST /api/v1/tags HTTP/1.1', host, 'Content-Length: x'], /content-length/i],
      [['GET /api/v1/tags HTTP/1.1', host, 'X-A: a\u0001b'], /header/i],
    ] as const) {
      const reply = await exchange(origin, [Buffer.from(`${lines.join('\r\n')}\r\n\r\n`)])
      const { detail } = isProblem(t, reply, 400, 'malformed_request', lines[0])
      t.match(detail, /^The request is not valid HTTP\/1\.1: .+\.$/)
      t.match(detail, why)
      t.match(reply.headers, { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    }
  },
)

t.test('more than 100 headers are refused as such, however many there are', async (t) => {
  const workspace = await start()
  for (const length of [101, 1500]) {
    const headers = Array.from({ length }, (_, n) => [`X-${n}`, '1'] as const)
    const reply = await ask(workspace, 'GET', `${basePath}/tags`, headers)
    isProblem(t, reply, 400, 'malformed_request', String(length))
  }
})

t.test('100 asks for the body of a request unless its head is refused', async (t) => {
  const { origin, token } = await start()
  const answerTo = async (target: string, type: string, bearer: string, length: number) => {
    const asking = httpRequest(`${origin}${basePath}${target}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${bearer}`,
        'content-type': type,
        'content-length': length,
        expect: '100-continue',
      },
    })
    let isAskedFor = false
    asking.once('continue', () => {
      isAskedFor = true
      asking.end('{"name":"Davit"}')
    })
    asking.flushHeaders()
    const [{ statusCode }] = (await once(asking, 'response')) as [IncomingMessage]
    asking.destroy()
    return { statusCode, isAskedFor }
  }

  const json = 'application/json'
  for (const [target, type, bearer, length, statusCode] of [
    ['/tags', json, mintToken(), 16, 401],
    ['/tags', json, token, 2_000_000, 413],
    ['/no-tags', json, token, 16, 404],
    ['/media-manager/files?onDuplicate=no', formType, token, 16, 400],
    ['/tags', json, token, 16, 201],
  ] as const) {
    const answer = await answerTo(target, type, bearer, length)
    t.same(answer, { statusCode, isAskedFor: statusCode === 201 }, target)
  }
})

t.test('a path with a slash at its end, or two in it, is none', async (t) => {
  const workspace = await start()
  for (const target of [
    `${basePath}/tickets/`,
    `${basePath}/tickets//comments`,
    `${basePath}/tickets/?page=1`,
    `${basePath}/tickets/${newId()}/`,
    `${basePath}//tickets`,
  ]) {
    isProblem(t, await ask(workspace, 'GET', target), 404, 'route_not_found', target)
  }
})

t.test('X-Forwarded-For counts where it comes from a trusted proxy', async (t) => {
  const forged = ['X-Forwarded-For', '203.0.113.9, 198.51.100.7'] as const
  const usedFrom = async (trustedProxies: readonly string[] | undefined, header = forged) => {
    const server = await startServer(t, trustedProxies ? { trustedProxies } : {})
    const workspace = await workspaceOn(server)
    await ask(workspace, 'GET', `${basePath}/api-tokens/current`, [header])
    const [row] = await server.database.admin`select last_used_ip as ip from api_tokens
      where workspace_id = ${workspace.workspaceId} and last_used_ip is not null`
    return row?.['ip'] as string
  }

  t.equal(await usedFrom(undefined), '127.0.0.1', 'nobody is trusted')
  t.equal(await usedFrom(['10.0.0.0/8']), '127.0.0.1', 'somebody else is trusted')
  t.equal(await usedFrom(['127.0.0.0/8']), '198.51.100.7', 'what the proxy itself has seen')
  t.equal(await usedFrom(['127.0.0.1', '198.51.100.7']), '203.0.113.9', 'two proxies')
  const junk = ['X-Forwarded-For', `junk ${'x'.repeat(100)}`] as const
  t.equal(await usedFrom(['127.0.0.1'], junk as never), '127.0.0.1', 'no address')
})

t.test('an idle connection of a proxy is left for the proxy to close', async (t) => {
  const secondsWith = async (options: ServerOptions) => {
    const { origin } = await startServer(t, options)
    const { headers } = await send(origin, { method: 'GET', target: '/healthz', headers: [] })
    return headers['keep-alive']
  }

  t.equal(await secondsWith({}), 'timeout=5')
  t.equal(await secondsWith({ publicUrl: 'https://desk.example' }), 'timeout=65')
  t.equal(await secondsWith({ trustedProxies: ['127.0.0.1'] }), 'timeout=65')
})

t.test('a body that does not arrive in time is answered 408', async (t) => {
  const replies = await Promise.all(late ?? Object.values(slowBodies).map(sendSlowly))
  for (const [n, [name, { operationId }]] of Object.entries(slowBodies).entries()) {
    const { statusCode, headers, text } = replies[n] as (typeof replies)[number]
    const route = routes.find(({ id }) => id === operationId) as Route

    const reply = checked(route, statusCode, headers, text)
    t.match(reply, { status: 408, body: { code: 'request_timeout' } }, `a body that ${name}`)
    t.equal(headers['connection'], 'close')
  }
})
