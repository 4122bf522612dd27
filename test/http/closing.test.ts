import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import t from 'tap'
import { fastifyOf } from '../../src/boot/fastify.ts'
import type { AppOptions } from '../../src/boot/app-options.ts'
import { start } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

t.test(
  'a request that has arrived on an idle connection is answered although the server stops',
  async (t) => {
    const app = fastifyOf({
      trustedProxies: ['127.0.0.1'],
      corsOrigins: [],
    } as unknown as AppOptions)
    app.get('/', (_, reply) => reply.send('here'))
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1').setNoDelay()
    t.teardown(() => socket.destroy())
    let text = ''
    socket.setEncoding('utf8').on('data', (part: string) => (text += part))
    await once(socket, 'connect')
    const request = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n'
    socket.write(request)
    await until(() => text.endsWith('here'))
    text = ''

    // Its bytes are in the socket of the server, which has not read them yet
    socket.write(request)
    await app.close()

    await until(() => socket.readableEnded)
    t.match(text, /^HTTP\/1.1 200 [^]*\r\nconnection: close\r\n[^]*here$/i)
  },
)

t.test('a refusal can be read by a client that first sends all of its body', async (t) => {
  const { origin, token } = await start()
  const { port, hostname } = new URL(origin)
  const body = Buffer.alloc(12_000_000, ' ')
  for (const [name, authorization, connection, status] of [
    ['a body that is too large', `Bearer ${token}`, 'keep-alive', 413],
    ['a body that is too large, of the last request', `Bearer ${token}`, 'close', 413],
    ['an unknown token, in the last request', 'Bearer swb_unknown', 'close', 401],
  ] as const) {
    const socket = connect(Number(port), hostname).setEncoding('latin1').pause()
    const failed = once(socket, 'error').then(([error]: Error[]) => error?.message)
    const head = [
      'POST /api/v1/tags HTTP/1.1',
      'host: switchboard.example',
      `authorization: ${authorization}`,
      'content-type: application/json',
      `content-length: ${body.length}`,
      `connection: ${connection}`,
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    const sent = new Promise((done) => socket.write(body, () => done('sent')))

    t.equal(await Promise.race([sent, failed]), 'sent', name)
    let text = ''
    socket.on('data', (part: string) => (text += part)).resume()
    await Promise.race([once(socket, 'end'), failed])

    t.match(text, new RegExp(`^HTTP/1.1 ${status} `), name)
    socket.destroy()
  }
})

t.test('a reply before the body has arrived is the last one of its connection', async (t) => {
  const { origin, token } = await start()
  const { port, hostname } = new URL(origin)
  for (const [request, status] of [
    ['POST /api/v1/nowhere', 404],
    ['POST /api/v1/%zz', 400],
    ['TRACE /api/v1/tags', 405],
    ['OPTIONS /api/v1/tags', 204],
    ['POST /api/v1/tags', 401],
  ] as const) {
    for (const [length, connection] of [
      [3, 'keep-alive'],
      [4, 'close'],
    ] as const) {
      const socket = connect(Number(port), hostname).setEncoding('latin1')
      t.teardown(() => socket.destroy())
      const head = [
        `${request} HTTP/1.1`,
        'host: switchboard.example',
        ...(status === 401 ? [] : [`authorization: Bearer ${token}`]),
        'content-type: text/plain',
        `content-length: ${length}`,
      ]
      socket.write(`${head.join('\r\n')}\r\n\r\n{ }`)
      const [text] = (await once(socket, 'data')) as string[]

      t.match(text, new RegExp(`^HTTP/1.1 ${status} [^]*\r\nconnection: ${connection}\r\n`, 'i'))
      socket.destroy()
    }
  }
})
