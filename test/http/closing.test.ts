import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import t from 'tap'
import { fastifyOf } from '../../src/boot/fastify.ts'
import type { AppOptions } from '../../src/boot/app-options.ts'
import { until } from '../helpers/until.ts'

t.test(
  'a request that has arrived on an idle connection is answered although the server stops',
  async (t) => {
    const app = fastifyOf({ trustedProxies: ['127.0.0.1'] } as unknown as AppOptions)
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
