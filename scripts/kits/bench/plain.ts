import Fastify from 'fastify'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { hashToken } from '../../../src/auth/tokens.ts'
import { newId } from '../../../src/lib/ids.ts'
import { openDriver } from './perform.ts'

/**
 * Measures the cost of plain tables: Fastify and the driver's pool write a ticket, or a comment, and a row of its
 * history with two prepared statements, and look the token up by a third. Nothing is counted, audited, published or
 * checked. It stays as it is, so that ratios to it can be compared over the years. It has tables of its own.
 */
const { url } = JSON.parse(readFileSync(0, 'utf8')) as { url: string }
const sql = openDriver(url, 10)

// Copying a million tickets takes longer than a statement of the service may
await sql.begin((filling) =>
  filling.unsafe(`
  set local statement_timeout = 0;
  create schema if not exists plain;
  drop table if exists plain.tickets, plain.ticket_history, plain.comments;
  create table plain.tickets (
    workspace_id uuid not null, id uuid not null, number bigint generated always as identity,
    title text not null, description text, type text not null, channel text not null,
    priority text not null, status text not null, contact_id uuid not null, assignee_id uuid,
    version int not null default 1, created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(), deleted_at timestamptz,
    primary key (workspace_id, id));
  create index on plain.tickets (workspace_id, number);
  create index on plain.tickets (workspace_id, status, number);
  create index on plain.tickets (workspace_id, priority, number);
  create index on plain.tickets (workspace_id, assignee_id, number);
  create index on plain.tickets (workspace_id, contact_id, number);
  create table plain.ticket_history (
    workspace_id uuid not null, id bigint generated always as identity primary key,
    ticket_id uuid not null, changes jsonb not null, actor_id uuid not null,
    occurred_at timestamptz not null default now());
  create index on plain.ticket_history (workspace_id, ticket_id, id);
  create table plain.comments (
    workspace_id uuid not null, id uuid not null, number bigint generated always as identity,
    ticket_id uuid not null, text text not null, visibility text not null, author_id uuid not null,
    created_at timestamptz not null default now(), primary key (workspace_id, id));
  create index on plain.comments (workspace_id, ticket_id, number);
  insert into plain.tickets (workspace_id, id, title, description, type, channel, priority, status,
    contact_id, assignee_id)
  select workspace_id, id, title, description, type, channel, priority, status, contact_id, assignee_id
  from tickets where deleted_at is null;
  analyze plain.tickets`),
)

interface Actor {
  readonly id: string
  readonly workspaceId: string
}

interface Body {
  readonly title?: string
  readonly description?: string
  readonly type?: string
  readonly channel?: string
  readonly priority?: string
  readonly contact_id?: string
  readonly assigneeId?: string
}

const app = Fastify()

async function authenticate(authorization = ''): Promise<Actor> {
  const [token] = await sql<Actor[]>`
    select id, workspace_id as "workspaceId" from api_tokens
    where hash = ${hashToken(authorization.slice('Bearer '.length))} and revoked_at is null
      and (expires_at is null or expires_at > now())`
  if (!token) throw Object.assign(new Error('no such token'), { statusCode: 401 })
  return token
}

app.patch<{ Params: { id: string }; Body: Body }>('/api/v1/tickets/:id', async (request, reply) => {
  const actor = await authenticate(request.headers.authorization)
  const { workspaceId } = actor
  const { title = null, priority = null } = request.body
  const { id } = request.params
  const ticket = await sql.begin(async (tx) => {
    const [row] = await tx`
      with was as (
        select id, title, priority from plain.tickets
        where workspace_id = ${workspaceId} and id = ${id} and deleted_at is null for no key update)
      update plain.tickets t set title = coalesce(${title}, t.title),
        priority = coalesce(${priority}, t.priority), version = version + 1, updated_at = now()
      from was where t.workspace_id = ${workspaceId} and t.id = was.id
      returning t.*, was.title as old_title, was.priority as old_priority`
    if (!row) return undefined
    const { old_title: oldTitle, old_priority: oldPriority, ...data } = row
    const changes = {
      title: [oldTitle, data['title']],
      priority: [oldPriority, data['priority']],
    }
    await tx`
      insert into plain.ticket_history (workspace_id, ticket_id, changes, actor_id)
      values (${workspaceId}, ${id}, ${JSON.stringify(changes)}, ${actor.id})`
    return data
  })
  if (!ticket) return reply.code(404).send()
  return { success: true, data: ticket }
})

app.put<{ Params: { id: string }; Body: { readonly status?: string } }>(
  '/api/v1/tickets/:id/status',
  async (request, reply) => {
    const actor = await authenticate(request.headers.authorization)
    const { workspaceId } = actor
    const { id } = request.params
    const { status = 'open' } = request.body
    const ticket = await sql.begin(async (tx) => {
      const [row] = await tx`
        with was as (
          select id, status from plain.tickets
          where workspace_id = ${workspaceId} and id = ${id} and deleted_at is null for no key update)
        update plain.tickets t set status = ${status}, version = version + 1, updated_at = now()
        from was where t.workspace_id = ${workspaceId} and t.id = was.id
        returning t.*, was.status as old_status`
      if (!row) return undefined
      const { old_status: oldStatus, ...data } = row
      await tx`
        insert into plain.ticket_history (workspace_id, ticket_id, changes, actor_id)
        values (${workspaceId}, ${id}, ${JSON.stringify({ status: [oldStatus, status] })}, ${actor.id})`
      return data
    })
    if (!ticket) return reply.code(404).send()
    return { success: true, data: ticket }
  },
)

app.post<{ Body: Body }>('/api/v1/tickets', async (request, reply) => {
  const actor = await authenticate(request.headers.authorization)
  const { workspaceId } = actor
  const id = newId()
  const given = request.body
  const ticket = await sql.begin(async (tx) => {
    const [row] = await tx`
      insert into plain.tickets (workspace_id, id, title, description, type, channel, priority,
        status, contact_id, assignee_id)
      values (${workspaceId}, ${id}, ${given.title ?? ''}, ${given.description ?? null},
        ${given.type ?? 'question'}, ${given.channel ?? 'email'}, ${given.priority ?? 'medium'}, 'open',
        ${given.contact_id ?? null}, ${given.assigneeId ?? null})
      returning *`
    await tx`
      insert into plain.ticket_history (workspace_id, ticket_id, changes, actor_id)
      values (${workspaceId}, ${id}, '{"status": [null, "open"]}', ${actor.id})`
    return row
  })
  return reply.code(201).send({ success: true, data: ticket })
})

app.post<{ Params: { id: string }; Body: { readonly text?: string } }>(
  '/api/v1/tickets/:id/comments',
  async (request, reply) => {
    const actor = await authenticate(request.headers.authorization)
    const { workspaceId } = actor
    const { id } = request.params
    const comment = await sql.begin(async (tx) => {
      const [row] = await tx`
        insert into plain.comments (workspace_id, id, ticket_id, text, visibility, author_id)
        select workspace_id, ${newId()}, id, ${request.body.text ?? ''}, 'internal', ${actor.id}
        from plain.tickets
        where workspace_id = ${workspaceId} and id = ${id} and deleted_at is null
        returning *`
      if (!row) return undefined
      await tx`
        insert into plain.ticket_history (workspace_id, ticket_id, changes, actor_id)
        values (${workspaceId}, ${id}, '{"comment": [null, "internal"]}', ${actor.id})`
      return row
    })
    if (!comment) return reply.code(404).send()
    return reply.code(201).send({ success: true, data: comment })
  },
)

await app.listen({ host: '127.0.0.1', port: 0 })
console.log((app.server.address() as AddressInfo).port)
