import Fastify from 'fastify'
import type { AddressInfo } from 'node:net'

/** What the bare server answers, by method and path: recorded from ours. */
interface Recorded {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

// Fastify and nothing else, answering the same bytes from memory
const recorded = JSON.parse(process.env['BENCH_RECORDED'] ?? '[]') as Recorded[]
const app = Fastify()
for (const { method, path, status, headers, text } of recorded) {
  app.route({
    method,
    url: path,
    handler: async (_, reply) => reply.code(status).headers(headers).send(text),
  })
}
await app.listen({ host: '127.0.0.1', port: 0 })
console.log((app.server.address() as AddressInfo).port)
