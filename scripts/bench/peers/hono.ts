import { serve } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  or,
  sql,
} from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/postgres-js'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import postgres from 'postgres'
// Drizzle and the tables are the project's own
import { changeData, changes as changeLog } from '../../../src/db/schema/changes.ts'
import { contacts } from '../../../src/db/schema/contacts.ts'
import { conversations, conversationTickets } from '../../../src/db/schema/conversations.ts'
import { customFields } from '../../../src/db/schema/custom-fields.ts'
import { cxLogEvents, cxLogs } from '../../../src/db/schema/cx-logs.ts'
import { tags, ticketTags } from '../../../src/db/schema/tags.ts'
import { tickets } from '../../../src/db/schema/tickets.ts'
import { apiTokens, users } from '../../../src/db/schema/users.ts'
import { workspaces } from '../../../src/db/schema/workspaces.ts'
import {
  type Actor,
  channels,
  historyOf,
  loggedChange,
  loggedCreation,
  priorities,
  rowsOfNew,
  toPage,
  toTicket,
  tokenHash,
  types,
} from './ticket.ts'

const db = drizzle(postgres(process.env['DATABASE_URL'] ?? '', { max: 10, onnotice: () => {} }))
type Db = Pick<typeof db, 'select'>
type Transaction = Pick<typeof db, 'insert'>
type Variables = { actor: Actor }

const { search: _, ...columns } = getTableColumns(tickets)
const selected = {
  ticket: columns,
  contact: { id: contacts.id, name: contacts.name },
  assignee: { id: users.id, name: users.name, email: users.email },
}

function selectTickets(on: Db) {
  return on
    .select(selected)
    .from(tickets)
    .innerJoin(
      contacts,
      and(eq(contacts.workspaceId, tickets.workspaceId), eq(contacts.id, tickets.contactId)),
    )
    .leftJoin(
      users,
      and(eq(users.workspaceId, tickets.workspaceId), eq(users.id, tickets.assigneeId)),
    )
}

type Found = Awaited<ReturnType<ReturnType<typeof selectTickets>['execute']>>

async function toTickets(on: Db, workspaceId: string, found: Found) {
  const ids = found.map(({ ticket }) => ticket.id)
  const [tagRows, fields, talks] = await Promise.all([
    on
      .select({ ticketId: ticketTags.ticketId, id: tags.id, name: tags.name })
      .from(ticketTags)
      .innerJoin(
        tags,
        and(eq(tags.workspaceId, ticketTags.workspaceId), eq(tags.id, ticketTags.tagId)),
      )
      .where(and(eq(ticketTags.workspaceId, workspaceId), inArray(ticketTags.ticketId, ids)))
      .orderBy(asc(tags.sortOrder), asc(tags.position)),
    on
      .select()
      .from(customFields)
      .where(
        and(
          eq(customFields.workspaceId, workspaceId),
          eq(customFields.entity, 'ticket'),
          eq(customFields.isArchived, false),
        ),
      )
      .orderBy(asc(customFields.sortOrder), asc(customFields.id)),
    on
      .select({ ticketId: conversationTickets.ticketId, id: conversations.id })
      .from(conversationTickets)
      .innerJoin(
        conversations,
        and(
          eq(conversations.workspaceId, conversationTickets.workspaceId),
          eq(conversations.id, conversationTickets.conversationId),
        ),
      )
      .where(
        and(
          eq(conversationTickets.workspaceId, workspaceId),
          inArray(conversationTickets.ticketId, ids),
        ),
      )
      .orderBy(asc(conversations.position)),
  ])
  return found.map(({ ticket, contact, assignee }) =>
    toTicket(ticket, {
      contact,
      assignee,
      tags: tagRows.filter(({ ticketId }) => ticketId === ticket.id),
      fields,
      conversationIds: talks.filter(({ ticketId }) => ticketId === ticket.id).map(({ id }) => id),
    }),
  )
}

async function ticketById(on: Db, workspaceId: string, id: string) {
  const found = await selectTickets(on).where(
    and(eq(tickets.workspaceId, workspaceId), eq(tickets.id, id), isNull(tickets.deletedAt)),
  )
  if (found.length === 0) throw new HTTPException(404)
  return (await toTickets(on, workspaceId, found))[0] as ReturnType<typeof toTicket>
}

async function log(tx: Transaction, { change, data }: ReturnType<typeof loggedChange>) {
  const [logged] = await tx
    .insert(changeLog)
    .values(change)
    .returning({ position: changeLog.position })
  await tx.insert(changeData).values({ ...data, position: logged?.position ?? 0 })
}

const authenticated = createMiddleware<{ Variables: Variables }>(async (c, next) => {
  const [token] = await db
    .select({ id: apiTokens.id, workspaceId: apiTokens.workspaceId })
    .from(apiTokens)
    .innerJoin(workspaces, eq(workspaces.id, apiTokens.workspaceId))
    .where(
      and(
        eq(apiTokens.hash, tokenHash(c.req.header('authorization'))),
        isNull(apiTokens.revokedAt),
        isNull(workspaces.suspendedAt),
        or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, new Date().toISOString())),
      ),
    )
  if (!token) throw new HTTPException(401)
  const ip = getConnInfo(c).remote.address ?? null
  c.set('actor', { ...token, ip, userAgent: c.req.header('user-agent') ?? null })
  await next()
})

const nullable = z.string().nullable()
const Ticket = z.object({
  id: z.uuid(),
  createdAt: z.string(),
  updatedAt: z.string(),
  deletedAt: nullable,
  title: z.string(),
  description: nullable,
  type: z.string(),
  channel: z.string(),
  priority: z.string(),
  status: z.string(),
  contactId: z.uuid(),
  creatorId: z.uuid(),
  assigneeId: nullable,
  reasonToAssign: nullable,
  ticketNumber: z.int(),
  assignee: z.object({ id: z.uuid(), name: z.string(), email: z.string() }).nullable(),
  contact: z.object({ id: z.uuid(), name: z.string() }),
  tags: z.array(z.object({ id: z.uuid(), name: z.string() })),
  customFields: z.array(z.any()),
  statusCategory: z.string(),
  statusReason: nullable,
  resolution: z.object({ code: z.string(), note: nullable }).nullable(),
  categoryId: nullable,
  queueId: nullable,
  externalId: nullable,
  dueAt: nullable,
  snoozedUntil: nullable,
  firstResponseAt: nullable,
  resolvedAt: nullable,
  closedAt: nullable,
  reopenCount: z.int(),
  followUpOfId: nullable,
  deliveryFailedAt: nullable,
  currentCxLogId: z.uuid(),
  conversationIds: z.array(z.uuid()),
  version: z.int(),
})
const json = <S extends z.ZodType>(schema: S) => ({ 'application/json': { schema } })
const single = { 200: { content: json(z.any()), description: 'The ticket' } }
const params = z.object({ id: z.uuid() })
const title = z.string().min(1).max(500)
const priority = z.enum(priorities)

const app = new OpenAPIHono<{ Variables: Variables }>()
app.use('/api/v1/*', authenticated)
app.openapi(
  createRoute({
    method: 'get',
    path: '/api/v1/tickets/{id}',
    request: { params },
    responses: single,
  }),
  async (c) => {
    const { id } = c.req.valid('param')
    const data = await ticketById(db, c.get('actor').workspaceId, id)
    return c.json({ success: true, data }, 200)
  },
)
app.openapi(
  createRoute({
    method: 'get',
    path: '/api/v1/tickets',
    request: {
      query: z.object({
        page: z.coerce.number().int().min(1).default(1),
        pageSize: z.coerce.number().int().min(1).max(100).default(10),
      }),
    },
    responses: {
      200: {
        content: json(z.object({ total: z.int(), data: z.array(Ticket) })),
        description: 'A page',
      },
    },
  }),
  async (c) => {
    const { workspaceId } = c.get('actor')
    const { page, pageSize } = c.req.valid('query')
    const condition = and(eq(tickets.workspaceId, workspaceId), isNull(tickets.deletedAt))
    const [[counted], found] = await Promise.all([
      db.select({ total: count() }).from(tickets).where(condition),
      selectTickets(db)
        .where(condition)
        .orderBy(desc(tickets.position))
        .limit(pageSize)
        .offset((page - 1) * pageSize),
    ])
    const data = await toTickets(db, workspaceId, found)
    return c.json(toPage(page, pageSize, counted?.total ?? 0, data), 200) as never
  },
)
app.openapi(
  createRoute({
    method: 'patch',
    path: '/api/v1/tickets/{id}',
    request: {
      params,
      body: {
        content: json(
          z.strictObject({
            title: title.optional(),
            priority: priority.optional(),
          }),
        ),
        required: true,
      },
    },
    responses: single,
  }),
  async (c) => {
    const actor = c.get('actor')
    const { workspaceId } = actor
    const { id } = c.req.valid('param')
    const changes = c.req.valid('json')
    const data = await db.transaction(async (tx) => {
      const own = and(eq(tickets.workspaceId, workspaceId), eq(tickets.id, id))
      const [before] = await tx
        .select({ title: tickets.title, priority: tickets.priority, version: tickets.version })
        .from(tickets)
        .where(and(own, isNull(tickets.deletedAt)))
        .for('no key update')
      if (!before) throw new HTTPException(404)
      const { version, ...earlier } = before
      const history = historyOf<Partial<typeof earlier>>(earlier, changes as never)
      if (history.length === 0) return ticketById(tx, workspaceId, id)
      const now = new Date().toISOString()
      await tx
        .update(tickets)
        .set({ ...changes, version: version + 1, updatedAt: now })
        .where(own)
      const ticket = await ticketById(tx, workspaceId, id)
      await log(tx, loggedChange(actor, ticket, history, now))
      return ticket
    })
    return c.json({ success: true, data }, 200)
  },
)
app.openapi(
  createRoute({
    method: 'post',
    path: '/api/v1/tickets',
    request: {
      body: {
        content: json(
          z.strictObject({
            title,
            description: z.string().max(65_535).nullish(),
            contact_id: z.uuid(),
            assigneeId: z.uuid().nullish(),
            priority: priority.default('medium'),
            type: z.enum(types).default('question'),
            channel: z.enum(channels).default('api'),
            tags: z.array(z.uuid()).optional(),
          }),
        ),
        required: true,
      },
    },
    responses: { 201: { content: json(z.any()), description: 'The new ticket' } },
  }),
  async (c) => {
    const actor = c.get('actor')
    const { workspaceId } = actor
    const now = new Date().toISOString()
    const rows = rowsOfNew(actor, c.req.valid('json') as never, now)
    const data = await db.transaction(async (tx) => {
      const next = (list: string) => sql`next_position(${workspaceId}, ${list})`
      await tx.insert(tickets).values({ ...rows.ticket, position: next('tickets') } as never)
      if (rows.tags.length > 0) await tx.insert(ticketTags).values(rows.tags)
      await tx.insert(cxLogs).values({ ...rows.case, position: next('cx_logs') } as never)
      await tx.insert(cxLogEvents).values(rows.steps)
      const ticket = await ticketById(tx, workspaceId, rows.ticket.id)
      await log(tx, loggedCreation(actor, ticket, now))
      return ticket
    })
    return c.json({ success: true, data }, 201)
  },
)
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => console.log(port))
