import pg from 'pg'
import {
  type Actor,
  historyOf,
  loggedChange,
  loggedCreation,
  type NewTicket,
  rowsOfNew,
  toPage,
  toTicket,
  tokenHash,
} from './ticket.ts'

/**
 * Tickets by node-postgres and SQL, for the peers that bring no data layer of their own. Each statement waits for the
 * one before, and none is prepared, which the driver does only on request.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })

interface Ticket {
  title: string
  priority: string
}

/** Returns the query of tickets with their parts, for the rows that `source` selects. */
const select = (source: string) => `
  select t.id, t.position, t.title, t.description, t.type, t.channel, t.priority, t.status,
    t.status_reason as "statusReason", t.resolution_code as "resolutionCode",
    t.resolution_note as "resolutionNote", t.contact_id as "contactId", t.creator_id as "creatorId",
    t.assignee_id as "assigneeId", t.reason_to_assign as "reasonToAssign",
    t.category_id as "categoryId", t.queue_id as "queueId", t.external_id as "externalId",
    t.follow_up_of_id as "followUpOfId", t.cx_log_id as "cxLogId",
    t.custom_fields as "customFields", t.due_at as "dueAt", t.snoozed_until as "snoozedUntil",
    t.first_response_at as "firstResponseAt", t.delivery_failed_at as "deliveryFailedAt",
    t.resolved_at as "resolvedAt", t.closed_at as "closedAt", t.reopen_count as "reopenCount",
    t.version, t.created_at as "createdAt", t.updated_at as "updatedAt", t.deleted_at as "deletedAt",
    json_build_object('id', c.id, 'name', c.name) as contact,
    case when u.id is not null
      then json_build_object('id', u.id, 'name', u.name, 'email', u.email) end as assignee,
    (select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name)
        order by g.sort_order, g.position), '[]')
      from ticket_tags x join tags g on g.workspace_id = x.workspace_id and g.id = x.tag_id
      where x.workspace_id = t.workspace_id and x.ticket_id = t.id) as tags,
    (select coalesce(json_agg(json_build_object('id', f.id, 'systemName', f.system_name,
        'displayName', f.display_name, 'type', f.type) order by f.sort_order, f.id), '[]')
      from custom_fields f
      where f.workspace_id = t.workspace_id and f.entity = 'ticket' and not f.is_archived) as fields,
    (select coalesce(json_agg(v.id order by v.position), '[]')
      from conversation_tickets x
      join conversations v on v.workspace_id = x.workspace_id and v.id = x.conversation_id
      where x.workspace_id = t.workspace_id and x.ticket_id = t.id) as "conversationIds"
  from ${source} t
  join contacts c on c.workspace_id = t.workspace_id and c.id = t.contact_id
  left join users u on u.workspace_id = t.workspace_id and u.id = t.assignee_id`

/** The common members of the requests of Express and of Fastify. */
interface Request {
  headers: { authorization?: string | undefined; 'user-agent'?: string | undefined }
  ip?: string | undefined
}

/** Returns the actor of a request; undefined for a token that is not valid. */
export async function authenticate({ headers, ip }: Request): Promise<Actor | undefined> {
  const { rows } = await pool.query<{ id: string; workspaceId: string }>(
    `select t.id, t.workspace_id as "workspaceId" from api_tokens t
     join workspaces w on w.id = t.workspace_id
     where t.hash = $1 and t.revoked_at is null and w.suspended_at is null
       and (t.expires_at is null or t.expires_at > now())`,
    [tokenHash(headers.authorization)],
  )
  const [token] = rows
  return token && { ...token, ip: ip ?? null, userAgent: headers['user-agent'] ?? null }
}

export async function getTicket(
  { workspaceId }: Actor,
  id: string,
  on: pg.Pool | pg.PoolClient = pool,
) {
  const { rows } = await on.query(
    `${select('tickets')} where t.workspace_id = $1 and t.id = $2 and t.deleted_at is null`,
    [workspaceId, id],
  )
  return rows[0] && wire(rows[0])
}

export async function listTickets({ workspaceId }: Actor, page: number, pageSize: number) {
  const [counted, found] = await Promise.all([
    pool.query<{ total: string }>(
      'select count(*) as total from tickets where workspace_id = $1 and deleted_at is null',
      [workspaceId],
    ),
    pool.query(
      `${select(`(select * from tickets where workspace_id = $1 and deleted_at is null
        order by position desc limit $2 offset $3)`)} order by t.position desc`,
      [workspaceId, pageSize, (page - 1) * pageSize],
    ),
  ])
  return toPage(page, pageSize, Number(counted.rows[0]?.total), found.rows.map(wire))
}

export async function updateTicket(actor: Actor, id: string, changes: Partial<Ticket>) {
  return inTransaction(async (client) => {
    const { rows } = await client.query<Ticket>(
      `select title, priority from tickets
       where workspace_id = $1 and id = $2 and deleted_at is null for no key update`,
      [actor.workspaceId, id],
    )
    const [before] = rows
    if (!before) return undefined
    const history = historyOf(before, changes)
    if (history.length === 0) return getTicket(actor, id, client)
    const now = new Date().toISOString()
    await client.query(
      `update tickets set title = coalesce($3, title), priority = coalesce($4, priority),
         version = version + 1, updated_at = $5
       where workspace_id = $1 and id = $2`,
      [actor.workspaceId, id, changes.title, changes.priority, now],
    )
    const ticket = await getTicket(actor, id, client)
    await log(client, loggedChange(actor, ticket, history, now))
    return ticket
  })
}

export async function createTicket(actor: Actor, given: NewTicket) {
  const now = new Date().toISOString()
  const rows = rowsOfNew(actor, given, now)
  return inTransaction(async (client) => {
    await insert(client, 'tickets', [rows.ticket], { isNumbered: true })
    if (rows.tags.length > 0) await insert(client, 'ticket_tags', rows.tags)
    await insert(client, 'cx_logs', [rows.case], { isNumbered: true })
    await insert(client, 'cx_log_events', rows.steps)
    const ticket = await getTicket(actor, rows.ticket.id, client)
    await log(client, loggedCreation(actor, ticket, now))
    return ticket
  })
}

async function log(client: pg.PoolClient, { change, data }: ReturnType<typeof loggedChange>) {
  const differences = change.differences && JSON.stringify(change.differences)
  const position = await insert(client, 'changes', [{ ...change, differences }], {
    returning: 'position',
  })
  await insert(client, 'change_data', [{ ...data, position }])
}

/**
 * Inserts rows that have the same members, which are named as their columns, the workspace first. Those of a numbered
 * list get its next positions. Returns a column of the first one, if one is to be returned.
 */
async function insert(
  client: pg.PoolClient,
  table: string,
  rows: readonly object[],
  { isNumbered = false, returning }: { isNumbered?: boolean; returning?: string } = {},
): Promise<unknown> {
  const columns = Object.keys(rows[0] ?? {}).map((name) =>
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  )
  if (isNumbered) columns.push('position')
  const parameters: unknown[] = []
  const tuples = rows.map((row) => {
    const values = Object.values(row).map((value) => `$${parameters.push(value)}`)
    if (isNumbered) values.push(`next_position($1, '${table}')`)
    return `(${values.join(', ')})`
  })
  const inserted = await client.query<Record<string, unknown>>(
    `insert into ${table} (${columns.join(', ')}) values ${tuples.join(', ')}
     ${returning === undefined ? '' : `returning ${returning}`}`,
    parameters,
  )
  return returning && inserted.rows[0]?.[returning]
}

async function inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

// oxlint-disable-next-line typescript/no-explicit-any -- rows of node-postgres
function wire(row: any) {
  return toTicket(row, row)
}
