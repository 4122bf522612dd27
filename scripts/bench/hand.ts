import Fastify from 'fastify'
import { createHash, randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import postgres from 'postgres'

/**
 * What an experienced hand writes without our pipeline: Fastify and the driver's pool, our SQL,
 * prepared, with generic plans; the same authentication, the same transactions, replies with
 * JSON.stringify, no validation but what the SQL needs.
 */
const statements = JSON.parse(process.env['BENCH_STATEMENTS'] ?? '{}') as Record<string, string[]>
const plain = { serialize: (value: unknown) => value, parse: (value: string) => value }
const sql = postgres(process.env['DATABASE_URL'] ?? '', {
  max: 10,
  fetch_types: false,
  onnotice: () => {},
  connection: { plan_cache_mode: 'force_generic_plan' } as never,
  types: {
    date: { to: 1184, from: [1082, 1114, 1184], ...plain },
    json: { to: 114, from: [114, 3802], serialize: plain.serialize, parse: JSON.parse },
  } as never,
})
const app = Fastify()

type Row = Record<string, unknown>
type Sender = { unsafe: typeof sql.unsafe }
const run = async (on: Sender, text: string, values: unknown[]): Promise<Row[]> =>
  (await on.unsafe(text, values as never[], { prepare: true })) as unknown as Row[]
const one = (name: string, index: number) => statements[name]?.[index] ?? ''

async function workspaceOf(authorization = ''): Promise<string> {
  const hash = createHash('sha256').update(authorization.slice(7)).digest()
  const [token] = await run(sql, one('authenticate', 0), [hash])
  if (!token || token['isRevoked'] || token['isExpired']) throw new Error('no such token')
  return String(token['workspace_id'])
}

const iso = (text: unknown) => {
  const [day = '', time = ''] = String(text).split(' ')
  return `${day}T${time.slice(0, 8)}.${(/\.(\d+)/.exec(time)?.[1] ?? '').padEnd(3, '0')}Z`
}

function toTicket(row: Row) {
  const contact = row['contact'] as { id: string }
  const fields = row['field_rows'] as Row[]
  return {
    id: row['id'],
    createdAt: iso(row['created_at']),
    updatedAt: iso(row['updated_at']),
    deletedAt: null,
    title: row['title'],
    description: row['description'],
    type: row['type'],
    channel: row['channel'],
    priority: row['priority'],
    status: row['status'],
    contactId: contact.id,
    creatorId: row['creator_id'],
    assigneeId: row['assignee_id'],
    reasonToAssign: row['reason_to_assign'],
    ticketNumber: Number(row['position']),
    assignee: row['assignee'],
    contact,
    tags: row['tags'],
    customFields: fields.map(({ id, value, fieldId, systemName, displayName, type }) => ({
      id,
      textValue: String(value),
      value,
      attribute: { id: fieldId, systemName, displayName, type },
    })),
  }
}

app.get<{ Params: { id: string } }>('/api/v1/tickets/:id', async (request, reply) => {
  const workspace = await workspaceOf(request.headers.authorization)
  const [row] = await run(sql, one('getTicket', 0), ['ticket', workspace, request.params.id])
  if (!row) return reply.code(404).send()
  return { success: true, data: toTicket(row) }
})

app.get<{ Querystring: { page?: string } }>('/api/v1/tickets', async (request) => {
  const workspace = await workspaceOf(request.headers.authorization)
  const [[counted], rows] = await Promise.all([
    run(sql, one('listTickets', 0), [workspace]),
    run(sql, one('listTickets', 1), ['ticket', workspace, workspace, 10]),
  ])
  const total = Number(counted?.['total'])
  return { total, page: 1, pageSize: 10, lastPage: Math.ceil(total / 10), data: rows.map(toTicket) }
})

app.patch<{ Params: { id: string }; Body: { title: string; priority: string } }>(
  '/api/v1/tickets/:id',
  async (request) => {
    const workspace = await workspaceOf(request.headers.authorization)
    const { id } = request.params
    const { title, priority } = request.body
    const row = await sql.begin(async (tx) => {
      const now = new Date().toISOString()
      await run(tx, one('updateTicket', 0), [title, priority, now, workspace, id])
      const [changed] = await run(tx, one('updateTicket', 1), ['ticket', workspace, id])
      return changed
    })
    return { success: true, data: toTicket(row ?? {}) }
  },
)

app.post<{ Body: { name: string } }>('/api/v1/groups', async (request, reply) => {
  const workspace = await workspaceOf(request.headers.authorization)
  const [id, conversation, now] = [randomUUID(), randomUUID(), new Date().toISOString()]
  const { name } = request.body
  const row = await sql.begin(async (tx) => {
    await Promise.all([
      run(tx, one('createGroup', 0), [workspace, conversation, now]),
      run(tx, one('createGroup', 1), [
        workspace,
        id,
        workspace,
        'groups',
        name,
        null,
        null,
        conversation,
        now,
        now,
      ]),
    ])
    const [made] = await run(tx, one('createGroup', 2), [workspace, id])
    return made ?? {}
  })
  const unix = (text: unknown) => Math.floor(Date.parse(iso(text)) / 1000)
  return reply.code(201).send({
    id,
    name: row['name'],
    description: row['description'],
    avatar_url: row['avatar_url'],
    conversation_id: row['conversation_id'],
    contacts: row['members'],
    created_at: unix(row['created_at']),
    archived_at: null,
  })
})

await app.listen({ host: '127.0.0.1', port: 0 })
console.log((app.server.address() as AddressInfo).port)
