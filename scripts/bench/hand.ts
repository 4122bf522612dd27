import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import postgres from 'postgres'
import { newId } from '../../src/lib/ids.ts'
import { iso, isoOrNull, unix, unixOrNull } from '../../src/lib/time.ts'
import { timeouts } from '../../src/timeouts.ts'
import { inForm, type Named, namedOf, type Recipe, type Recipes, type Statement } from './recipe.ts'
import { scenarioHeader } from './scenarios.ts'

/**
 * What an experienced hand writes without our pipeline: Fastify and the driver's pool, our SQL,
 * prepared, with generic plans; the same authentication, the same transactions, statements that do
 * not wait for each other sent together; replies with JSON.stringify, no validation but what the SQL
 * needs.
 */
const recipes = JSON.parse(readFileSync(0, 'utf8')) as Recipes
const asText = { serialize: (value: unknown) => value, parse: (value: string) => value }
const sql = postgres(recipes.url, {
  max: 10,
  fetch_types: false,
  onnotice: () => {},
  connection: {
    TimeZone: 'UTC',
    statement_timeout: timeouts.statementMs,
    plan_cache_mode: 'force_generic_plan',
  } as never,
  types: {
    date: { to: 1184, from: [1082, 1114, 1184], ...asText },
    json: { to: 114, from: [114, 3802], serialize: asText.serialize, parse: JSON.parse },
  } as never,
})
const app = Fastify({ genReqId: () => newId() })

type Row = Record<string, unknown>
type Sender = Pick<typeof sql, 'unsafe'>
type Query = (on: Sender, named: Named, newIds: string[]) => Promise<Row[]>

function queryOf({ text, prepare, bindings }: Statement): Query {
  const parameters = bindings.map((binding) => {
    if ('value' in binding) return () => binding.value
    if ('newId' in binding) {
      const { newId: n } = binding
      return (_: Named, newIds: string[]) => (newIds[n] ??= newId())
    }
    const { name, form } = binding
    return form === 'plain'
      ? (named: Named) => named[name]
      : (named: Named) => inForm(named[name], form)
  })
  return async (on, named, newIds) => {
    const values = parameters.map((parameter) => parameter(named, newIds))
    return (await on.unsafe(text, values as never[], { prepare })) as unknown as Row[]
  }
}

const tokenByHash = queryOf(recipes.authenticate)
const knownTokens = new Map<string, Row>()

async function authenticate(authorization = ''): Promise<Row> {
  const known = knownTokens.get(authorization)
  if (known) return known
  const tokenHash = hash('sha256', authorization.slice(7), 'buffer')
  const [token] = await tokenByHash(sql, { tokenHash }, [])
  if (!token || token['is_revoked'] || token['is_expired']) throw new Error('no such token')
  if (!String(token['scopes']).includes('*')) throw new Error('not allowed')
  if (recipes.knowsTokens) knownTokens.set(authorization, token)
  return token
}

/** The statements of a recipe, as a function from a request to the rows of each. */
function performerOf({ inTransaction, waves }: Recipe) {
  const queries = waves.map((wave) => wave.map(queryOf))
  const isChained = waves.flat().some(({ bindings }) => bindings.some(isOfEarlierRow))
  const perform = async (on: Sender, named: Named): Promise<Row[][]> => {
    const results: Row[][] = []
    const newIds: string[] = []
    for (const wave of queries) {
      const rows = await Promise.all(wave.map((query) => query(on, named, newIds)))
      for (const result of rows) {
        if (isChained) {
          for (const [column, value] of Object.entries(result[0] ?? {})) {
            named[`row${results.length}.${column}`] = value
          }
        }
        results.push(result)
      }
    }
    return results
  }
  return (named: Named): Promise<Row[][]> =>
    inTransaction
      ? (sql.begin((tx) => perform(tx as unknown as Sender, named)) as Promise<Row[][]>)
      : perform(sql, named)
}

function isOfEarlierRow(binding: Statement['bindings'][number]): boolean {
  return 'name' in binding && /^row\d+\./.test(binding.name)
}

/** A scenario as it runs here: its statements, and which of them have the rows and the total. */
const performers = Object.fromEntries(
  Object.entries(recipes.byScenario).map(([name, recipe]) => {
    const columns = recipe.waves.flat().map((statement) => statement.columns)
    const rowsAt = columns.findLastIndex(
      (names) => names.includes('field_rows') || names.includes('members'),
    )
    const totalAt = columns.findLastIndex((names) => names.includes('total'))
    return [name, { perform: performerOf(recipe), rowsAt, totalAt }]
  }),
)

async function found(request: FastifyRequest): Promise<{ rows: Row[]; total: number }> {
  const performer = performers[String(request.headers[scenarioHeader])]
  if (!performer) throw new Error('a request of no scenario')
  const token = await authenticate(request.headers.authorization)
  const named = namedOf(request.params as object, request.query as object, request.body)
  named['now'] = new Date().toISOString()
  named['requestId'] = request.id
  for (const column in token) named[`token.${column}`] = token[column]
  const results = await performer.perform(named)
  return {
    rows: results[performer.rowsAt] ?? [],
    total: Number(results[performer.totalAt]?.[0]?.['total']),
  }
}

function toTicket(row: Row) {
  const contact = row['contact'] as { id: string }
  const resolution = row['resolution_code']
  return {
    id: row['id'],
    createdAt: iso(row['created_at'] as string),
    updatedAt: iso(row['updated_at'] as string),
    deletedAt: isoOrNull(row['deleted_at'] as string | null),
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
    customFields: (row['field_rows'] as Row[]).map((field) => ({
      id: field['id'],
      textValue: String(field['value']),
      value: field['value'],
      attribute: {
        id: field['fieldId'],
        systemName: field['systemName'],
        displayName: field['displayName'],
        type: field['type'],
      },
    })),
    statusCategory: row['status'],
    statusReason: row['status_reason'],
    resolution: resolution === null ? null : { code: resolution, note: row['resolution_note'] },
    categoryId: row['category_id'],
    externalId: row['external_id'],
    dueAt: isoOrNull(row['due_at'] as string | null),
    snoozedUntil: isoOrNull(row['snoozed_until'] as string | null),
    firstResponseAt: isoOrNull(row['first_response_at'] as string | null),
    resolvedAt: isoOrNull(row['resolved_at'] as string | null),
    closedAt: isoOrNull(row['closed_at'] as string | null),
    reopenCount: row['reopen_count'],
    followUpOfId: row['follow_up_of_id'],
    version: row['version'],
  }
}

function toGroup(row: Row) {
  return {
    id: row['id'],
    name: row['name'],
    description: row['description'],
    avatar_url: row['avatar_url'],
    conversation_id: row['conversation_id'],
    contacts: (row['members'] as Row[]).map((member) => ({
      id: member['id'],
      username: member['username'],
      display_name: member['name'],
      avatar_url: member['avatarUrl'],
      phone_number: member['phone'],
      email: member['email'],
      added_at: member['addedAt'],
    })),
    created_at: unix(row['created_at'] as string),
    archived_at: unixOrNull(row['archived_at'] as string | null),
  }
}

const sendTicket = (status: number) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { rows } = await found(request)
  if (!rows[0]) return reply.code(404).send()
  return reply.code(status).send({ success: true, data: toTicket(rows[0]) })
}

app.get('/api/v1/tickets/:id', sendTicket(200))
app.patch('/api/v1/tickets/:id', sendTicket(200))
app.put('/api/v1/tickets/:id/status', sendTicket(200))
app.post('/api/v1/tickets', sendTicket(201))

app.get<{ Querystring: { page?: string } }>('/api/v1/tickets', async (request) => {
  const page = Number(request.query.page ?? 1)
  const { rows, total } = await found(request)
  const lastPage = Math.max(1, Math.ceil(total / 10))
  return { total, page, pageSize: 10, lastPage, data: rows.map(toTicket) }
})

app.get<{ Querystring: { limit: string } }>('/api/v1/groups', async (request) => {
  const limit = Number(request.query.limit)
  const { rows } = await found(request)
  return { has_more: rows.length > limit, data: rows.slice(0, limit).map(toGroup) }
})

await app.listen({ host: '127.0.0.1', port: 0 })
console.log((app.server.address() as AddressInfo).port)
