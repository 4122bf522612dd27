import { createServer } from 'node:http'
import t, { type Test } from 'tap'
import { basePath, routes } from '../../generated/routes.ts'
import { readConfig } from '../../src/config.ts'
import { allowedHeaders, exposedHeaders } from '../../src/http/cors.ts'
import { urlOf } from '../../src/http/request/methods.ts'
import { startBrowser, withoutBrowser } from '../helpers/browser.ts'
import { document, type Json } from '../helpers/client.ts'
import { listeningFor } from '../helpers/proxy.ts'
import { send } from '../helpers/raw.ts'
import { startServer, workspaceOn } from '../helpers/start.ts'

const page = 'https://desk.example'
const foreign = 'https://desk.example.evil.example'

function preflight(origin: string, target: string, method: string, from = page) {
  const headers = [
    ['Origin', from],
    ['Access-Control-Request-Method', method],
    ['Access-Control-Request-Headers', 'authorization,content-type,if-match'],
  ] as const
  return send(origin, { method: 'OPTIONS', target, headers })
}

/** Returns the names of headers that begin with access-control. */
function corsHeaders(headers: Readonly<Record<string, string>>): string[] {
  return Object.keys(headers).filter((name) => name.startsWith('access-control'))
}

t.test('the preflight of every operation tells the truth', async (t) => {
  // These preflights would be refused if they counted as requests
  const { origin } = await startServer(t, { corsOrigins: [page], rateLimit: 100 })
  for (const { path, method, id } of routes) {
    const target = urlOf(path).replaceAll(/:\w+/g, '019a0000-0000-7000-8000-000000000000')
    const { status, headers } = await preflight(origin, target, method)
    t.match(
      { status, headers },
      {
        status: 204,
        headers: { 'access-control-allow-origin': page, vary: 'origin' },
      },
    )
    const methods = (headers['access-control-allow-methods'] ?? '').split(', ')
    const offered = routes.filter((route) => route.path === path).map((route) => route.method)
    t.ok(methods.includes(method), id)
    t.same(
      methods.filter((name) => !['HEAD', 'OPTIONS'].includes(name)).sort(),
      offered.sort(),
      `${id} ${methods}`,
    )
    t.equal(headers['access-control-allow-headers'], allowedHeaders.join(', '))
  }
  const other = await preflight(origin, `${basePath}/tags`, 'GET', foreign)
  t.match(other, { status: 204, headers: { vary: 'origin' } })
  t.same(corsHeaders(other.headers), [], 'a foreign origin')
})

t.test('a page may ask for an unknown path, and reads that it is unknown', async (t) => {
  const { origin } = await startServer(t, { corsOrigins: [page] })
  for (const target of [`${basePath}/nothing`, `${basePath}/tags/`, '/nothing']) {
    const { status, headers } = await preflight(origin, target, 'DELETE')
    t.match({ status, headers }, { status: 204, headers: { 'access-control-allow-origin': page } })
    t.match(headers, { 'access-control-allow-methods': /DELETE/ }, target)
    const asked = await send(origin, { method: 'DELETE', target, headers: [['Origin', page]] })
    t.match(asked, { status: 404, headers: { 'access-control-allow-origin': page } }, target)

    t.equal((await preflight(origin, target, 'DELETE', foreign)).status, 404, 'a foreign origin')
    const plain = await send(origin, { method: 'OPTIONS', target, headers: [['Origin', page]] })
    t.equal(plain.status, 404, 'no preflight')
  }
})

t.test('a page reads the refusal of an address that is not well-formed', async (t) => {
  const { origin } = await startServer(t, { corsOrigins: [page] })
  const target = `${basePath}/contacts/100%`
  const allowed = { 'access-control-allow-origin': page, vary: 'origin' }
  t.match(await preflight(origin, target, 'PATCH'), { status: 204, headers: allowed })
  const asked = await send(origin, { method: 'PATCH', target, headers: [['Origin', page]] })
  t.match(asked, { status: 400, headers: allowed, body: /malformed_request/ })
  t.equal((await preflight(origin, target, 'PATCH', foreign)).status, 400, 'a foreign origin')
})

t.test('pages may send and read every header of the contract', async (t) => {
  const parameters = Object.values<Json>(document.components.parameters)
  const headerNames = Object.values(document.components.headers).length
  const responses = Object.values<Json>(document.components.responses)
  const sent = parameters.filter((one) => one['in'] === 'header').map((one) => String(one['name']))
  const read = responses.flatMap((one) => Object.keys((one['headers'] ?? {}) as object))

  t.ok(sent.length >= 6, `${sent.length} headers of requests`)
  t.ok(read.length >= headerNames, `${read.length} headers of replies`)
  t.same(
    sent.filter((name) => !allowedHeaders.includes(name)),
    [],
  )
  t.same(
    [...new Set(read)].filter((name) => !exposedHeaders.includes(name)),
    [],
  )
})

t.test('replies and errors can be read by allowed origins alone', async (t) => {
  const server = await startServer(t, { corsOrigins: [page, 'http://localhost:5173'] })
  const { origin, token } = await workspaceOn(server)
  const get = async (path: string, from: string | undefined, bearer = token) =>
    send(origin, {
      target: `${basePath}${path}`,
      headers: [
        ['Authorization', `Bearer ${bearer}`],
        ...(from === undefined ? [] : ([['Origin', from]] as const)),
      ],
    })
  for (const [path, bearer] of [
    ['/tags', token],
    ['/tags?unknown=1', token],
    ['/nothing', token],
    ['/tags', 'none'],
  ] as const) {
    for (const from of [page, 'http://localhost:5173']) {
      const { headers } = await get(path, from, bearer)
      t.match(headers, { 'access-control-allow-origin': from, vary: 'origin' }, path)
      t.equal(headers['access-control-expose-headers'], exposedHeaders.join(', '))
      t.notOk('access-control-allow-credentials' in headers)
    }
    for (const from of [foreign, 'null', 'https://desk.example:8443', 'http://desk.example', '']) {
      t.same(corsHeaders((await get(path, from, bearer)).headers), [], `${path} ${from}`)
    }
    const { headers } = await get(path, undefined, bearer)
    t.same(corsHeaders(headers), [])
    t.equal(headers['vary'], 'origin', 'a cache must keep it apart')
  }
})

t.test('without CORS_ORIGINS nothing is allowed; with * every page is', async (t) => {
  const none = await startServer(t)
  const every = await startServer(t, { corsOrigins: ['*'] })
  const target = `${basePath}/tags`

  t.same(corsHeaders((await preflight(none.origin, target, 'GET')).headers), [])
  const { headers } = await preflight(every.origin, target, 'GET', foreign)
  t.equal(headers['access-control-allow-origin'], '*')
  t.equal(headers['vary'], undefined)
})

t.test('CORS_ORIGINS are origins as browsers write them', async (t) => {
  for (const fits of ['*', page, `${page}, http://localhost:5173`, 'https://[2001:db8::1]:8443']) {
    t.same(readConfig({ CORS_ORIGINS: fits }).corsOrigins, fits.split(', '))
  }
  for (const wrong of [
    `${page}/`,
    `${page}/inbox`,
    'desk.example',
    'https://Desk.example',
    'ftp://desk.example',
    'null',
  ]) {
    t.throws(() => readConfig({ CORS_ORIGINS: wrong }), { message: /^CORS_ORIGINS must be/ }, wrong)
  }
})

t.test(
  'a page of another origin changes an object in a real browser',
  { skip: withoutBrowser },
  async (t) => {
    const pageOrigin = await servePage(t)
    const otherOrigin = await servePage(t)
    const server = await startServer(t, { corsOrigins: [pageOrigin] })
    const { origin, token } = await workspaceOn(server)
    const browser = await startBrowser(t)
    const visit = async (from: string) => {
      const page = await browser.newPage()
      await page.goto(from)
      return page.evaluate(changeTag, { api: `${origin}${basePath}`, token })
    }

    t.same(await visit(pageOrigin), { created: 201, changes: [200, 412] })
    t.match(await visit(otherOrigin), /Failed to fetch/)
  },
)

/** Creates a tag, changes it by its ETag and again by the old one. It runs in the browser. */
async function changeTag({ api, token }: { api: string; token: string }) {
  const authorization = `Bearer ${token}`
  const headers = { authorization, 'content-type': 'application/json' }
  try {
    const made = await fetch(`${api}/tags`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': 'once' },
      body: '{"name":"Made"}',
    })
    const { data } = (await made.json()) as { data: { id: string } }
    const changes: number[] = []
    // No function of its own: what builds the test would name it by a helper that the browser does not have
    for (const name of ['Changed', 'Stale']) {
      const reply = await fetch(`${api}/tags/${data.id}`, {
        method: 'PATCH',
        headers: { ...headers, 'if-match': made.headers.get('etag') ?? 'not exposed' },
        body: JSON.stringify({ name }),
      })
      changes.push(reply.status)
    }
    return { created: made.status, changes }
  } catch (error) {
    return String(error)
  }
}

async function servePage(t: Test): Promise<string> {
  const server = createServer((_, reply) => {
    reply.setHeader('content-type', 'text/html').end('<!doctype html><title>Desk</title>')
  })
  return `http://127.0.0.1:${await listeningFor(t, server)}`
}
