import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import openapiGlue from 'fastify-openapi-glue'
import { fileURLToPath } from 'node:url'
import { authenticate, createTicket, getTicket, listTickets, updateTicket } from './postgres.ts'
import type { NewTicket } from './ticket.ts'

const specification = fileURLToPath(new URL('../../../openapi.yaml', import.meta.url))
const actors = new WeakMap<FastifyRequest, NonNullable<Awaited<ReturnType<typeof authenticate>>>>()
const actorOf = (request: FastifyRequest) => actors.get(request) as never

class NotFound extends Error {
  statusCode = 404
}

const serviceHandlers = {
  async getTicket(request: FastifyRequest<{ Params: { id: string } }>) {
    const data = await getTicket(actorOf(request), request.params.id)
    if (!data) throw new NotFound('no such ticket')
    return { success: true, data }
  },
  async listTickets(request: FastifyRequest<{ Querystring: { page: number; pageSize: number } }>) {
    return listTickets(actorOf(request), request.query.page, request.query.pageSize)
  },
  async createTicket(request: FastifyRequest<{ Body: NewTicket }>, reply: FastifyReply) {
    const data = await createTicket(actorOf(request), request.body)
    return reply.code(201).send({ success: true, data })
  },
  async updateTicket(request: FastifyRequest<{ Params: { id: string }; Body: object }>) {
    const data = await updateTicket(actorOf(request), request.params.id, request.body as object)
    if (!data) throw new NotFound('no such ticket')
    return { success: true, data }
  },
}
const securityHandlers = {
  async bearer(request: FastifyRequest) {
    const actor = await authenticate(request)
    if (!actor) throw Object.assign(new Error('no such token'), { statusCode: 401 })
    actors.set(request, actor)
  },
}

const app = Fastify({ ajv: { customOptions: { strict: false } } })
await app.register(openapiGlue, {
  specification,
  serviceHandlers,
  securityHandlers,
  prefix: 'api/v1',
})
await app.listen({ host: '127.0.0.1', port: 0 })
console.log((app.server.address() as { port: number }).port)
