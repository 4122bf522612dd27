import Fastify from 'fastify'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { scenarioHeader } from './scenarios.ts'

/** What the bare server answers in a scenario: recorded from ours. */
export interface Recorded {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

// Fastify and nothing else, answering the same bytes from memory
const recorded = JSON.parse(readFileSync(0, 'utf8')) as Readonly<Record<string, Recorded>>
const app = Fastify()
for (const [method, url] of [
  ['GET', '/api/v1/tickets'],
  ['GET', '/api/v1/tickets/:id'],
  ['GET', '/api/v1/groups'],
  ['POST', '/api/v1/tickets'],
  ['PATCH', '/api/v1/tickets/:id'],
  ['PUT', '/api/v1/tickets/:id/status'],
] as const) {
  app.route({
    method,
    url,
    handler: async (request, reply) => {
      const answer = recorded[String(request.headers[scenarioHeader])]
      if (!answer) return reply.code(404).send()
      return reply.code(answer.status).headers(answer.headers).send(answer.text)
    },
  })
}
await app.listen({ host: '127.0.0.1', port: 0 })
console.log((app.server.address() as AddressInfo).port)
