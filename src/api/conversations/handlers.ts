import type { Operations, Schema } from '../../../generated/operations.ts'
import { insertRow } from '../../db/query/insert.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { conversations } from '../../db/schema/conversations.ts'
import { requireReferences } from '../../db/query/references.ts'
import {
  type ApiError,
  memberRefused,
  notFound,
  ruleViolated,
  unknownReference,
} from '../../errors.ts'
import { requireScope } from '../../auth/scopes.ts'
import { audit, changesOf } from '../../events/log/emit.ts'
import { emitInternally } from '../../events/reactions.ts'
import { storeSignal } from '../../events/signals.ts'
import type { Context } from '../../http/context.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { counting } from '../../http/counting.ts'
import { page } from '../../http/reply/paging.ts'
import { callingUser } from '../../http/request/self-references.ts'
import { dataReply } from '../../http/reply/serialize.ts'
import { newId } from '../../lib/ids.ts'
import { splitNone } from '../../lists/nullable-filter.ts'
import { requireCapacity } from '../../routing/capacity.ts'
import { lockChannelForReference } from '../channels/queries.ts'
import { addComment } from '../comments/add.ts'
import { lockOpenTickets } from '../tickets/status/resolve-queries.ts'
import { requireAssignee } from '../../routing/assignee.ts'
import { conversation, move, releaseInactive } from './conversation.ts'
import { conversationPage, expandedConversation, setTickets, strayTickets } from './queries.ts'
import { toConversation, toExpanded } from './wire.ts'

export const conversationHandlers: Omit<
  HandlersFor<'conversations'>,
  'listConversationTimeline' | 'markConversationRead'
> = {
  async listConversations(ctx, { query }) {
    const found = await findConversations(ctx, query)
    return page(query, found, (row) => toExpanded(row, query.expand ?? []))
  },

  countConversations: counting('listConversations', (ctx, { expand: _, ...query }) =>
    findConversations(ctx, query),
  ),

  async createConversation(ctx, { body }) {
    const { workspaceId } = ctx.actor
    const { channelId, contactId, subject, assigneeId, queueId } = body
    const [, , [channel]] = await pipeline(ctx.db, [
      () => requireReferences(ctx, ['/contactId', 'contact', contactId]),
      () => requireAssignee(ctx, '/assigneeId', assigneeId),
      () => lockChannelForReference(ctx.db, { workspaceId, id: channelId }),
      () => requireReferences(ctx, ['/queueId', 'automation_queue', queueId]),
    ])
    if (!channel) throw unknownReference('/channelId', 'channel', channelId)
    const kind = channel.type === 'email' ? 'email' : 'direct'
    if (assigneeId && !body.force) await requireCapacity(ctx, assigneeId, workKindOf(kind))

    const id = newId()
    const columns = { id, kind, channelId, contactId, subject, assigneeId, queueId } as const
    const insert = () => insertRow(ctx, conversations, columns)

    return conversation.create(ctx, id, insert, 'conversation.created')
  },

  async getConversation(ctx, { params, query: { expand } }) {
    if (expand === undefined) return conversation.reply(ctx, params.id)
    const [row] = await expandedConversation(ctx.db, {
      workspaceId: ctx.actor.workspaceId,
      id: params.id,
    })
    if (!row) throw notFound('conversation', params.id)
    ctx.setVersion(row.version)
    return dataReply(toExpanded(row, expand))
  },

  async updateConversation(ctx, { params, body }) {
    const key = { workspaceId: ctx.actor.workspaceId, id: params.id }
    const { subject, ticketIds } = body
    const ownTickets = async () => (await conversation.require(ctx, params.id)).ticketIds
    await requireReferences(ctx, ['/ticketIds', 'ticket', ticketIds, ownTickets])
    const [before, previous, [stray]] = await pipeline(ctx.db, [
      () => conversation.requireLocked(ctx, params.id),
      () => conversation.patch(ctx, params.id, { subject }),
      () => (ticketIds?.length ? strayTickets(ctx.db, { ...key, ticketIds }) : []),
    ])
    if (!previous) return conversation.failPatch(ctx, params.id)
    if (stray) throw strayTicket(before.contactId, `/ticketIds/${stray.index}`)
    const row = await conversation.loadChanged(ctx, params.id, before, async () => {
      if (ticketIds) await setTickets(ctx.db, { ...key, ticketIds })
    })
    const reply = conversation.replyWith(ctx, row)

    const changes = changesOf(toConversation(before), reply.data)
    if (changes.length > 0) audit(ctx, 'conversation.updated', params.id, changes)
    return reply
  },

  async assignConversation(ctx, { params, body }) {
    const { assigneeId } = body
    await requireAssignee(ctx, '/assigneeId', assigneeId, assigneeOf(ctx, params.id))
    if (assigneeId && !body.force) await requireCapacityFor(ctx, params.id, assigneeId)

    return conversation.update(ctx, params.id, { assigneeId }, 'conversation.assigned')
  },

  async closeConversation(ctx, { params, body }) {
    const { disposition = null, resolveTickets = false } = body ?? {}
    if (resolveTickets) requireScope(ctx.actor, 'tickets:write')
    const close = { from: ['open', 'hold'], disposition } as const
    if (!resolveTickets) return move(ctx, params.id, 'closed', 'conversation.closed', close)

    const { status } = await conversation.lock(ctx, params.id)
    const reply = await move(ctx, params.id, 'closed', 'conversation.closed', close)
    const unresolvedTickets = status === 'closed' ? [] : await resolveTicketsOf(ctx, params.id)
    return unresolvedTickets.length === 0
      ? reply
      : { ...reply, data: { ...reply.data, unresolvedTickets } }
  },

  async holdConversation(ctx, { params }) {
    return move(ctx, params.id, 'hold', 'conversation.held', { from: ['open'] })
  },

  async reopenConversation(ctx, { params }) {
    const change = { stays: ['open', 'hold'], from: ['closed'], disposition: null } as const
    const reply = await move(ctx, params.id, 'open', 'conversation.reopened', change)
    if (reply.data.assigneeId === null) return reply
    // The assignee may have become inactive
    const released = await releaseInactive(ctx, [params.id])
    return released.length > 0 ? conversation.reply(ctx, params.id) : reply
  },

  async resumeConversation(ctx, { params }) {
    return move(ctx, params.id, 'open', 'conversation.resumed', { from: ['hold'] })
  },

  async transferConversation(ctx, { params, body }) {
    const { note } = body
    if (note) requireScope(ctx.actor, 'comments:write')
    const { assigneeId, queueId } = body
    if ((assigneeId === undefined) === (queueId === undefined)) {
      throw ruleViolated('Exactly one of "assigneeId" and "queueId" is required.', '/assigneeId')
    }
    await pipeline(ctx.db, [
      () => requireAssignee(ctx, '/assigneeId', assigneeId, assigneeOf(ctx, params.id)),
      () => requireReferences(ctx, ['/queueId', 'automation_queue', queueId]),
    ])
    if (queueId) await requireQueueable(ctx, params.id)
    else if (assigneeId && !body.force) await requireCapacityFor(ctx, params.id, assigneeId)

    const changes = queueId ? { assigneeId: null, queueId } : { assigneeId }
    const previous = await conversation.patch(ctx, params.id, changes)
    if (!previous) return conversation.failPatch(ctx, params.id)
    if (note) {
      await addComment(ctx, { roomId: params.id }, { text: note, visibility: 'internal' })
    }

    return conversation.reply(ctx, params.id, 'conversation.transferred', previous)
  },

  async sendTyping(ctx, { params, body }) {
    const by = callingUser(ctx.actor)
    await conversation.require(ctx, params.id)
    const about = { type: 'typing', resourceId: params.id } as const
    await storeSignal(ctx.db, { ...by, ...about, isActive: body.isTyping })
  },

  async markConversationUnread(ctx, { params }) {
    const { unreadCount } = await conversation.lock(ctx, params.id)
    if (unreadCount > 0) return conversation.reply(ctx, params.id)

    return conversation.update(ctx, params.id, { unreadCount: 1 })
  },
}

function findConversations(
  { db, actor }: Context,
  query: Operations['listConversations']['query'],
) {
  return conversationPage(db, {
    workspaceId: actor.workspaceId,
    can: actor.can,
    ...splitNone(query, 'assigneeId', 'queueId'),
  })
}

/** Returns 422: a ticket is not of the contact of a conversation. A conversation of a group has no contact. */
function strayTicket(contactId: string | null, pointer: string): ApiError {
  return contactId === null
    ? ruleViolated('The conversation of a group cannot be about tickets.', pointer)
    : memberRefused(pointer, 'must be a ticket of the contact of the conversation.')
}

/** Finds who has a conversation. Throws 404. */
function assigneeOf(ctx: Context, id: string): () => Promise<string | null> {
  return async () => (await conversation.require(ctx, id)).assigneeId
}

function workKindOf(kind: Schema<'ConversationKind'>): 'chat' | 'email' {
  return kind === 'email' ? 'email' : 'chat'
}

/** Throws 422 unless a user has capacity for a conversation of somebody else; one of a group takes none. */
async function requireCapacityFor(ctx: Context, id: string, userId: string): Promise<void> {
  const { kind, assigneeId } = await conversation.require(ctx, id)
  if (assigneeId !== userId && kind !== 'group')
    await requireCapacity(ctx, userId, workKindOf(kind))
}

/** Throws 422 for a conversation that cannot wait in a queue. The caller has it until the transaction ends. */
async function requireQueueable(ctx: Context, id: string): Promise<void> {
  const { kind, status } = await conversation.lock(ctx, id)
  if (kind === 'group') {
    throw ruleViolated('The conversation of a group cannot wait in a queue.', '/queueId')
  }
  if (status === 'closed') {
    throw ruleViolated('A closed conversation cannot wait in a queue. Reopen it first.', '/queueId')
  }
}

/** Tickets, and fields of each, that a reply names. */
const mostNamed = 50
const mostFields = 20

/** Resolves the open tickets of a conversation, and returns those that lack required fields. */
async function resolveTicketsOf(
  ctx: Context,
  conversationId: string,
): Promise<Array<Schema<'UnresolvedTicket'>>> {
  const { workspaceId } = ctx.actor
  const open = await lockOpenTickets(ctx.db, { workspaceId, conversationId })
  const ticketIds = open.filter(({ fields }) => fields.length === 0).map(({ id }) => id)
  if (ticketIds.length > 0) {
    emitInternally(ctx, 'conversation.tickets_resolved', { conversationId, ticketIds })
  }
  return open
    .filter(({ fields }) => fields.length > 0)
    .slice(0, mostNamed)
    .map(({ id, ticketNumber, fields }) => ({
      id,
      ticketNumber,
      fields: fields.slice(0, mostFields),
    }))
}
