import type { Operations, Schema } from '../../../generated/operations.ts'
import { refer } from '../../db/references.ts'
import { contacts } from '../../db/schema/contacts.ts'
import { tags } from '../../db/schema/tags.ts'
import { tickets } from '../../db/schema/tickets.ts'
import { users } from '../../db/schema/users.ts'
import { patch } from '../../db/statement.ts'
import { invalid, notFound } from '../../errors.ts'
import type { Context } from '../../http/context.ts'
import { preconditionFailed } from '../../http/etag.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page } from '../../http/paging.ts'
import { single } from '../../http/serialize.ts'
import { newId } from '../../lib/ids.ts'
import { checkFieldValues, presentValues } from '../custom-fields/values.ts'
import { attachTags, detachOtherTags, insertTicket, ticketById, ticketPage } from './queries.ts'
import { illegalMove, movesFrom, sourcesOf } from './status.ts'
import { toTicket } from './wire.ts'

type TicketWrite = Partial<Operations['createTicket']['body']> | Operations['updateTicket']['body']

export const ticketHandlers: HandlersFor<'tickets'> = {
  async listTickets({ db, actor }, { query }) {
    const { assigneeId, ...filters } = query
    const found = await ticketPage(db, {
      workspaceId: actor.workspaceId,
      ...filters,
      ...assigneeFilter(assigneeId, actor.userId),
    })

    return page(query, found, toTicket)
  },

  async createTicket(ctx, { body }) {
    const { workspaceId } = ctx.actor
    const contactId = contactOf(body)
    if (contactId === undefined) throw invalid('body', '/contact_id', 'is required')
    if (!movesFrom(null, false).includes(body.status)) throw illegalMove(null, body.status, false)
    await checkReferences(ctx, body, contactId)

    const id = newId()
    const inserting = insertTicket(ctx.db, {
      workspaceId,
      id,
      title: body.title,
      description: body.description ?? null,
      type: body.type,
      channel: body.channel,
      priority: body.priority,
      status: body.status,
      contactId,
      creatorId: ctx.actor.id,
      assigneeId: body.assigneeId ?? null,
      reasonToAssign: body.reasonToAssign ?? null,
      customFields: presentValues(body.customFields),
      now: ctx.now,
    })
    const tagIds = body.tags ?? []
    const tagging =
      tagIds.length > 0 ? attachTags(ctx.db, { workspaceId, ticketId: id, tagIds }) : undefined

    // All of them travel together
    const [, , [row]] = await Promise.all([
      inserting,
      tagging,
      ticketById(ctx.db, { workspaceId, id }),
    ])
    if (!row) throw notFound('ticket', id)
    ctx.setVersion(row.version)
    return single(toTicket(row))
  },

  async getTicket({ db, actor, setVersion }, { params }) {
    const [row] = await ticketById(db, { workspaceId: actor.workspaceId, id: params.id })
    if (!row) throw notFound('ticket', params.id)

    setVersion(row.version)
    return single(toTicket(row))
  },

  async updateTicket(ctx, { params, body }) {
    const { workspaceId } = ctx.actor
    const mayReopen = ctx.actor.can('tickets:reopen')
    const contactId = contactOf(body)
    await checkReferences(ctx, body, contactId)

    const changing = patch(
      ctx.db,
      tickets,
      { workspaceId, id: params.id },
      {
        title: body.title,
        description: body.description,
        status: body.status,
        priority: body.priority,
        contactId,
        channel: body.channel,
        type: body.type,
        assigneeId: body.assigneeId,
        reasonToAssign: body.reasonToAssign,
        customFields: body.customFields,
        updatedAt: ctx.now,
        ...statusInstants(body.status, ctx.now),
      },
      {
        only: { version: ctx.ifMatch, status: body.status && sourcesOf(body.status, mayReopen) },
        touch: body.tags !== undefined,
      },
    )
    if (body.tags && (await changing)) await replaceTags(ctx, params.id, body.tags)

    const [changed, [row]] = await Promise.all([
      changing,
      ticketById(ctx.db, { workspaceId, id: params.id }),
    ])
    if (!row) throw notFound('ticket', params.id)
    const reply = single(toTicket(row))
    if (!changed) throw refusal(ctx, row, reply, body.status, mayReopen)

    ctx.setVersion(row.version)
    return reply
  },
}

/** `contact_id` and its alias; 400 when both are given and differ. */
function contactOf({ contact_id: id, contactId: alias }: TicketWrite): string | undefined {
  if (id !== undefined && alias !== undefined && id !== alias) {
    throw invalid('body', '/contactId', 'must agree with contact_id')
  }
  return id ?? alias
}

async function checkReferences(
  { db, actor: { workspaceId } }: Context,
  body: TicketWrite,
  contactId: string | undefined,
): Promise<void> {
  const one = (pointer: string, id: string | null | undefined) => (id ? [{ pointer, id }] : [])
  await Promise.all([
    refer(db, contacts, 'contact', workspaceId, one(contactPointer(body), contactId)),
    refer(db, users, 'user', workspaceId, one('/assigneeId', body.assigneeId)),
    refer(
      db,
      tags,
      'tag',
      workspaceId,
      (body.tags ?? []).map((id, index) => ({ pointer: `/tags/${index}`, id })),
    ),
    checkFieldValues(db, workspaceId, 'ticket', body.customFields),
  ])
}

function contactPointer(body: TicketWrite): string {
  return body.contact_id === undefined ? '/contactId' : '/contact_id'
}

async function replaceTags(
  { db, actor }: Context,
  ticketId: string,
  tagIds: string[],
): Promise<void> {
  const { workspaceId } = actor
  await Promise.all([
    detachOtherTags(db, { workspaceId, ticketId, tagIds }),
    attachTags(db, { workspaceId, ticketId, tagIds }),
  ])
}

function statusInstants(status: Schema<'TicketStatus'> | undefined, now: string) {
  if (status === undefined) return {}
  return {
    resolvedAt: status === 'resolved' ? now : status === 'closed' ? undefined : null,
    closedAt: status === 'closed' ? now : null,
  }
}

/** Why a ticket that is there was not changed: its version, or else its status. */
function refusal(
  ctx: Context,
  row: { version: number; status: string },
  reply: Schema<'TicketReply'>,
  to: Schema<'TicketStatus'> | undefined,
  mayReopen: boolean,
): Error {
  if (to === undefined || (ctx.ifMatch && !ctx.ifMatch.includes(row.version))) {
    return preconditionFailed('TicketReply', row.version, reply)
  }
  return illegalMove(row.status as Schema<'TicketStatus'>, to, mayReopen)
}

/** `me` and `none` of the query as filters; `me` of a token without a user finds nothing. */
function assigneeFilter(
  values: string[] | undefined,
  userId: string | null,
): { assigneeId?: string[]; unassigned?: true; assigneeIdOrNone?: string[] } {
  if (values === undefined) return {}
  const none = values.includes('none')
  const ids = values
    .filter((value) => value !== 'none')
    .flatMap((value) => (value === 'me' ? (userId ?? []) : value))
  if (!none) return { assigneeId: ids }
  return ids.length === 0 ? { unassigned: true } : { assigneeIdOrNone: ids }
}
