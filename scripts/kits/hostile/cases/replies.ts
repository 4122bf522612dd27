import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { HostileCase, Stage } from '../case.ts'
import { flood } from '../outside.ts'

/** Endpoints of webhooks and custom channels that answer as none should (RFC 9110, RFC 9112). */
export const cases: readonly HostileCase[] = [
  {
    name: 'replies: interim replies without end',
    run: (stage) =>
      delivered(stage, (socket) => flood(socket, 'HTTP/1.1 100 Continue\r\n\r\n'), 'error'),
  },
  {
    name: 'replies: early hints without end, with headers of 8 KB',
    run: (stage) =>
      delivered(
        stage,
        (socket) => flood(socket, `HTTP/1.1 103 Early Hints\r\nLink: ${'x'.repeat(8000)}\r\n\r\n`),
        'error',
      ),
  },
  {
    name: 'replies: headers without end',
    run: (stage) =>
      delivered(
        stage,
        (socket) => {
          socket.write('HTTP/1.1 200 OK\r\n')
          flood(socket, 'X: y\r\n')
        },
        'error',
      ),
  },
  {
    name: 'replies: a body without end',
    run: (stage) =>
      delivered(
        stage,
        (socket) => {
          socket.write('HTTP/1.1 200 OK\r\n\r\n')
          flood(socket, 'x')
        },
        200,
      ),
  },
  {
    name: 'replies: a body without end in chunks of one byte',
    run: (stage) =>
      delivered(
        stage,
        (socket) => {
          socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n')
          flood(socket, '1\r\nx\r\n')
        },
        200,
      ),
  },
  {
    name: 'replies: chunk extensions without end',
    run: (stage) =>
      delivered(
        stage,
        (socket) => {
          socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1')
          flood(socket, ';x=y')
        },
        200,
      ),
  },
  {
    name: 'replies: trailers without end',
    run: (stage) =>
      delivered(
        stage,
        (socket) => {
          socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n')
          flood(socket, 'X: y\r\n')
        },
        200,
      ),
  },
  {
    name: 'replies: a body that claims to be compressed',
    run: (stage) =>
      delivered(
        stage,
        (socket) => {
          const body = Buffer.alloc(100_000, 0x1f)
          socket.write(
            `HTTP/1.1 200 OK\r\nContent-Encoding: gzip, br, zstd\r\nContent-Length: ${body.length}\r\n\r\n`,
          )
          socket.write(body)
        },
        200,
      ),
  },
  {
    name: 'replies: a content length of 9 PB and nothing else',
    run: (stage) =>
      delivered(
        stage,
        (socket) =>
          void socket.write('HTTP/1.1 200 OK\r\nContent-Length: 9007199254740991\r\n\r\n'),
        200,
      ),
  },
  {
    name: 'replies: a switch to another protocol',
    run: (stage) =>
      delivered(
        stage,
        (socket) => {
          socket.write(
            'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n',
          )
          flood(socket, 'x')
        },
        'error',
      ),
  },
  {
    name: 'replies: 8 MB that are not HTTP',
    run: (stage) => delivered(stage, (socket) => flood(socket, '220 mail\r\n\r\n'), 'error'),
  },
  {
    name: 'replies: a redirect to a private address',
    run: (stage) =>
      delivered(
        stage,
        (socket) =>
          void socket.write(
            'HTTP/1.1 302 Found\r\nLocation: http://169.254.169.254/\r\nContent-Length: 0\r\n\r\n',
          ),
        302,
      ),
  },
  {
    name: 'replies: a reply that arrives a byte at a time',
    run: (stage) =>
      delivered(
        stage,
        (socket) => {
          const drip = setInterval(() => socket.write('H'), 50)
          socket.once('close', () => clearInterval(drip))
        },
        'error',
      ),
  },
  {
    name: 'replies: an endpoint that takes the request and stays silent',
    run: (stage) => delivered(stage, () => {}, 'error'),
  },
  {
    name: 'replies: OpenID providers with 40,000 keys that are none',
    run: manyProviders,
  },
]

/** Providers that the owner of a workspace names one after the other, and signs in by. */
const providerCount = 30

async function manyProviders({ attacker: { api }, outside }: Stage): Promise<string> {
  const key = { kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA' }
  const keys = JSON.stringify({ keys: [key, ...Array.from({ length: 40_000 }, () => ({}))] })
  const provider = createServer((request, response) => {
    const [, n] = (request.url ?? '').split('/')
    const issuer = `${origin}/${n}`
    response.end(n === 'keys' ? keys : JSON.stringify({ issuer, jwks_uri: `${origin}/keys` }))
  })
  const { host, port } = await outside((socket) => provider.emit('connection', socket))
  const origin = `http://${host}:${port}`
  const { workspace } = (await api.getCurrentUser()).body.data
  for (let n = 0; n < providerCount; n++) {
    const set = await api.setOidcSettings({
      body: {
        issuer: `${origin}/${n}`,
        clientId: 'screen',
        domains: [],
        createsUsers: false,
        roleIds: [],
        roleClaim: null,
        roleMapping: [],
      },
    })
    const token = { workspace: workspace.name, idToken: 'none', nonce: 'anything' }
    const body = { method: 'oidc' as const, ...token }
    const { status } = await api.createSession({ body, token: null })
    if (set.status !== 200 || status !== 401) throw new Error(`${set.text} and then ${status}`)
  }
  return `${providerCount} were asked`
}

/**
 * Sends a test event to an endpoint that behaves so. The attempt must end as expected, and its connection
 * with it. The endpoint has a second, so that what never ends is seen to end.
 */
async function delivered(
  stage: Stage,
  behaviour: (socket: Socket) => void,
  expected: number | 'error',
): Promise<string> {
  const open = new Set<Socket>()
  const { host, port } = await stage.outside((socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    socket.once('data', () => behaviour(socket))
  })
  const { api } = stage.attacker
  const created = await api.createWebhook({
    body: {
      name: 'Hostile',
      url: `http://${host}:${port}/`,
      events: ['tag.created'],
      timeoutSeconds: 1,
    },
  })
  if (created.status !== 201) throw new Error(`createWebhook answered ${created.text}`)
  const webhookId = created.body.data.id
  const tested = await api.testWebhook({ params: { id: webhookId }, body: { type: 'tag.created' } })
  if (tested.status !== 202) throw new Error(`testWebhook answered ${tested.text}`)

  for (const until = Date.now() + 30_000; Date.now() < until; await sleep(50)) {
    const { body } = await api.listWebhookDeliveries({ params: { id: webhookId } })
    const [delivery] = body.data
    if (!delivery || (delivery.responseStatus === null && delivery.error === null)) continue
    const outcome = delivery.responseStatus ?? 'error'
    if (outcome !== expected) throw new Error(`${outcome} instead of ${expected}`)
    while (open.size > 0 && Date.now() < until) await sleep(50)
    if (open.size > 0) throw new Error('The connection is still open.')
    await api.deleteWebhook({ params: { id: webhookId } })
    return String(delivery.responseStatus ?? delivery.error)
  }
  throw new Error('The attempt has not ended after half a minute.')
}
