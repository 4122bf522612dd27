import pg from 'pg'
import { historyOf, loggedOf, toPage, toTicket, tokenHash } from './ticket.ts'

/** Tickets by node-postgres and SQL, for the peers that bring no data layer of their own. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })

interface Ticket {
  title: string
  priority: string
}

/** Tickets with what belongs to them, of the rows that `source` gives. */
const select = (source: string) => `
  select t.id, t.position, t.title, t.description, t.type, t.channel, t.priority, t.status,
    t.status_reason as "statusReason", t.resolution_code as "resolutionCode",
    t.resolution_note as "resolutionNote", t.contact_id as "contactId", t.creator_id as "creatorId",
    t.assignee_id as "assigneeId", t.reason_to_assign as "reasonToAssign",
    t.category_id as "categoryId", t.queue_id as "queueId", t.external_id as "externalId",
    t.follow_up_of_id as "followUpOfId", t.custom_fields as "customFields", t.due_at as "dueAt",
    t.snoozed_until as "snoozedUntil", t.first_response_at as "firstResponseAt",
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
      where f.workspace_id = t.workspace_id and f.entity = 'ticket' and not f.is_archived) as fields
  from ${source} t
  join contacts c on c.workspace_id = t.workspace_id and c.id = t.contact_id
  left join users u on u.workspace_id = t.workspace_id and u.id = t.assignee_id`

/** Who asks: a workspace and a token. Undefined for a token that is not valid. */
export async function authenticate(authorization: string | undefined) {
  const { rows } = await pool.query<{ id: string; workspaceId: string }>(
    `select t.id, t.workspace_id as "workspaceId" from api_tokens t
     join workspaces w on w.id = t.workspace_id
     where t.hash = $1 and t.revoked_at is null and w.suspended_at is null
       and (t.expires_at is null or t.expires_at > now())`,
    [tokenHash(authorization)],
  )
  return rows[0]
}

type Actor = NonNullable<Awaited<ReturnType<typeof authenticate>>>

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
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<Ticket>(
      `select title, priority from tickets
       where workspace_id = $1 and id = $2 and deleted_at is null for no key update`,
      [actor.workspaceId, id],
    )
    const [before] = rows
    if (!before) {
      await client.query('rollback')
      return undefined
    }
    await client.query(
      `update tickets set title = coalesce($3, title), priority = coalesce($4, priority),
         version = version + 1, updated_at = now()
       where workspace_id = $1 and id = $2`,
      [actor.workspaceId, id, changes.title, changes.priority],
    )
    const history = historyOf(before, changes)
    const ticket = await getTicket(actor, id, client)
    const { change, data } = loggedOf(actor, ticket, history, new Date().toISOString())
    const inserted = await client.query<{ position: string }>(
      `insert into changes (workspace_id, id, occurred_at, retention, resource_type, resource_id,
         action, event_types, actor_type, actor_id, token_id, request_id, differences)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning position`,
      [
        ...[change.workspaceId, change.id, change.occurredAt, change.retention],
        ...[change.resourceType, change.resourceId, change.action, change.eventTypes],
        ...[change.actorType, change.actorId, change.tokenId, change.requestId],
        JSON.stringify(change.differences),
      ],
    )
    await client.query(
      `insert into change_data (workspace_id, id, position, occurred_at, size, events, content)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        ...[data.workspaceId, data.id, inserted.rows[0]?.position, data.occurredAt],
        ...[data.size, data.events, data.content],
      ],
    )
    await client.query('commit')
    return ticket
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- rows of node-postgres
function wire(row: any) {
  return toTicket(row, row.contact, row.assignee, row.tags, row.fields)
}
