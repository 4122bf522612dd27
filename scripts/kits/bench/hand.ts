import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { type AttachmentRow, toAttachment } from '../../../src/api/media-manager/attachments.ts'
import { withoutEmpty } from '../../../src/events/event-types.ts'
import { caseIdOf, newChangeId, newId } from '../../../src/lib/ids.ts'
import { unix, unixOrNull } from '../../../src/lib/time.ts'
import { openDriver, type Row, runner } from './perform.ts'
import { type Named, namedOf, type Recipes } from './recipe.ts'
import { scenarioHeader } from './scenarios.ts'

/**
 * A server as an experienced developer writes it without our pipeline: Fastify and the driver's pool, our SQL,
 * prepared, with generic plans; the same authentication, the same transactions, statements that do not wait for each
 * other sent together; a row of the log made from what a change did, and its data; replies with JSON.stringify, no
 * validation but what the SQL needs.
 */
const recipes = JSON.parse(readFileSync(0, 'utf8')) as Recipes
const sql = openDriver(recipes.url, 10)
const run = runner(sql, recipes, logTexts)
const app = Fastify({ genReqId: () => newId() })

/** Which of a scenario's statements have the rows and the total. */
const scenarios = Object.fromEntries(
  Object.entries(recipes.byScenario).map(([name, recipe]) => {
    const columns = recipe.waves.flat().map((statement) => statement.columns)
    const rowsAt = columns.findLastIndex(
      (names) => names.includes('field_rows') || names.includes('members'),
    )
    const totalAt = columns.findLastIndex(
      (names) => names.includes('total') || names.includes('about'),
    )
    return [name, { rowsAt, totalAt }]
  }),
)

/** Begins the names of columns that hold what was changed. */
const previousOf = 'previous.'

/** The kind of each scenario's change in the log. */
const kinds = Object.fromEntries(
  Object.entries(recipes.byScenario).map(([name, { waves }]) => {
    const lists = waves.flat().flatMap(({ bindings }) =>
      bindings.flatMap((binding) => {
        if (!('pieces' in binding)) return []
        return [JSON.parse(binding.pieces.join('')) as Row[]]
      }),
    )
    return [name, lists]
  }),
)

function logTexts(scenario: string, results: readonly Row[][], named: Named): string[] {
  const [kept = []] = kinds[scenario] ?? []
  const row = results[scenarios[scenario]?.rowsAt ?? -1]?.[0]
  if (!row) throw new Error('what was changed was not read')
  const ticket: Row = toTicket(row)
  const before = wasOf(results, ticket)
  const changes = Object.keys(ticket).flatMap((name) => {
    if (name === 'updatedAt' || name === 'version') return []
    const [old, now] = [before?.[name] ?? null, ticket[name]]
    if (old === now || JSON.stringify(old) === JSON.stringify(now)) return []
    return [[`/${name}`, old, now] as const]
  })
  const data = withoutEmpty('ticket.updated', ticket)
  const previous = before && Object.fromEntries(changes.map(([path, old]) => [path.slice(1), old]))
  return [
    JSON.stringify(
      kept.map((change) => {
        const own = { id: newChangeId(), request_id: named['requestId'] }
        // The case of a new ticket reports itself
        if (change['resource_type'] !== 'ticket') {
          return { ...change, ...own, resource_id: caseIdOf(ticket['id'] as string) }
        }
        const said = before
          ? { differences: changes, content: { data, previous } }
          : { object: data }
        return { ...change, ...own, resource_id: ticket['id'], ...said }
      }),
    ),
  ]
}

/** The ticket as it was, where a row says what was changed of it. */
function wasOf(results: readonly Row[][], ticket: Row): Row | undefined {
  const was: Row = {}
  for (const [row] of results) {
    for (const name in row) {
      if (name.startsWith(previousOf)) was[name.slice(previousOf.length)] = row[name]
    }
  }
  if (Object.keys(was).length === 0) return undefined
  return { ...ticket, ...was }
}

async function found(request: FastifyRequest): Promise<{ rows: Row[]; total: number }> {
  const name = String(request.headers[scenarioHeader])
  const scenario = scenarios[name]
  if (!scenario) throw new Error('a request of no scenario')
  const named = namedOf(request.params as object, request.query as object, request.body)
  named['now'] = new Date().toISOString()
  named['requestId'] = request.id
  const results = await run(name, request.headers.authorization ?? '', named)
  return {
    rows: results[scenario.rowsAt] ?? [],
    total: totalOf(results[scenario.totalAt]?.[0]),
  }
}

/** The total of a statement of its own, or of one that has found the rows as well. */
function totalOf(row: Row | undefined): number {
  const { total } = row?.['about'] ? (JSON.parse(row['about'] as string) as Row) : (row ?? {})
  return Number(total)
}

function toTicket(row: Row) {
  const contact = row['contact'] as { id: string }
  const resolution = row['resolution_code']
  return {
    id: row['id'],
    createdAt: row['created_at'] as string,
    updatedAt: row['updated_at'] as string,
    deletedAt: row['deleted_at'] as string | null,
    title: row['title'],
    description: row['description'] ?? row['cut_description'] ?? null,
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
    statusReason: row['status_reason'],
    resolution: resolution === null ? null : { code: resolution, note: row['resolution_note'] },
    categoryId: row['category_id'],
    queueId: row['queue_id'],
    externalId: row['external_id'],
    dueAt: row['due_at'] as string | null,
    snoozedUntil: row['snoozed_until'] as string | null,
    firstResponseAt: row['first_response_at'] as string | null,
    resolvedAt: row['resolved_at'] as string | null,
    closedAt: row['closed_at'] as string | null,
    reopenCount: row['reopen_count'],
    followUpOfId: row['follow_up_of_id'],
    deliveryFailedAt: row['delivery_failed_at'] as string | null,
    currentCxLogId: row['cx_log_id'] ?? caseIdOf(row['id'] as string),
    conversationIds: row['conversation_ids'],
    attachments: (row['attachments'] as AttachmentRow[]).map((one) => toAttachment(one, '')),
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
    contacts: row['members'],
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
