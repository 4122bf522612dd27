import express, { type ErrorRequestHandler, type Request } from 'express'
import * as OpenApiValidator from 'express-openapi-validator'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { authenticate, createTicket, getTicket, listTickets, updateTicket } from './postgres.ts'

const apiSpec = parse(readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8'))
// The validator would ask for the discriminator of bulk operations in an update as well
delete apiSpec.components.schemas.TicketBulkOperation.discriminator
const actors = new WeakMap<Request, NonNullable<Awaited<ReturnType<typeof authenticate>>>>()
const actorOf = (request: Request) => actors.get(request) as never

const app = express()
app.use(express.json())
app.use(
  OpenApiValidator.middleware({
    apiSpec,
    validateRequests: true,
    validateSecurity: {
      handlers: {
        bearer: async (request: Request) => {
          const actor = await authenticate(request)
          if (actor) actors.set(request, actor)
          return actor !== undefined
        },
      },
    },
  }),
)
app.get('/api/v1/tickets/:id', async (request, response) => {
  const data = await getTicket(actorOf(request), request.params.id)
  if (data) response.json({ success: true, data })
  else response.status(404).json({ success: false })
})
app.get('/api/v1/tickets', async (request, response) => {
  const { page, pageSize } = request.query as unknown as { page: number; pageSize: number }
  response.json(await listTickets(actorOf(request), page, pageSize))
})
app.post('/api/v1/tickets', async (request, response) => {
  const data = await createTicket(actorOf(request), request.body)
  response.status(201).json({ success: true, data })
})
app.patch('/api/v1/tickets/:id', async (request, response) => {
  const data = await updateTicket(actorOf(request), request.params.id, request.body)
  if (data) response.json({ success: true, data })
  else response.status(404).json({ success: false })
})
const onError: ErrorRequestHandler = (error, _request, response, _next) => {
  response.status(error.status ?? 500).json({ message: error.message, errors: error.errors })
}
app.use(onError)
const server = app.listen(0, '127.0.0.1', () => {
  console.log((server.address() as { port: number }).port)
})
