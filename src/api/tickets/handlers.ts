import type { Operations } from '../../../generated/operations.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { requireFree } from '../../db/query/violations.ts'
import { notFound } from '../../errors.ts'
import { emit } from '../../events/log/emit.ts'
import { storeSignal } from '../../events/signals.ts'
import type { Context } from '../../http/context.ts'
import { counting } from '../../http/counting.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page } from '../../http/reply/paging.ts'
import { callingUser } from '../../http/request/self-references.ts'
import { dataReply } from '../../http/reply/serialize.ts'
import { newId } from '../../lib/ids.ts'
import { without } from '../../lib/without.ts'

import { matchingQueues } from '../../routing/enqueue.ts'
import { splitNone } from '../../lists/nullable-filter.ts'
import { lockTalksOf } from '../comments/queries.ts'
import { fieldFilter } from '../custom-fields/filters.ts'
import { formFields } from '../custom-fields/forms.ts'
import { requireUniqueAgain } from '../custom-fields/unique.ts'
import { ticketFields } from '../custom-fields/system-fields.ts'
import { changedFieldValues, claimUnique, newFieldValues } from '../custom-fields/values.ts'
import { ticketAttachments } from '../../db/schema/attachments.ts'
import { setAttachments, requireFiles } from '../media-manager/attachments.ts'
import { changeTags } from '../tags/change-tags.ts'
import { changesOfNamedTags } from '../tags/named-tags.ts'
import { assignHandlers } from './assignment/assign.ts'
import { bulkHandler } from './bulk/bulk.ts'
import { factsOfNew, insertTicket } from './create.ts'
import { requireExpandable } from './expand.ts'
import { historyPage } from './history.ts'
import { readTicket, reviveTicket, ticketPage } from './queries.ts'
import {
  matchesByItself,
  moveToQueue,
  queueSlotForNew,
  requireCapacityFor,
  resolveQueue,
} from './assignment/queueing.ts'
import { requireCapacity } from '../../routing/capacity.ts'
import { checkReferences, contactOf, requireConversation } from './references.ts'
import { effectsOf, isReopening, requireFieldsFor, requireMove } from './status/transitions.ts'
import {
  patchTicket,
  replyToChange,
  shownBefore,
  showsNames,
  ticket,
  ticketClosed,
  unfrozen,
} from './ticket.ts'
import { replyToOpened } from './assignment/release.ts'
import { transitionHandlers } from './status/handlers.ts'
import { toTicket } from './wire.ts'

/** Members of a request that are no columns of the ticket. */
const notColumns = ['contact_id', 'tags', 'attachments', 'force'] as const
const externalIdKey = 'tickets_workspace_id_external_id_key'

const singleHandlers = {
  ...transitionHandlers,
  ...assignHandlers,

  async createTicket(ctx, { body }) {
    const { workspaceId } = ctx.actor
    const contactId = contactOf(body)
    if (contactId === undefined) throw new Error('a new ticket without a contact')
    requireMove(ctx, null, body.status)
    const [values, queues, files] = await pipeline(ctx.db, [
      () => newFieldValues(ctx, 'ticket', body.customFields),
      () => (matchesByItself(body) ? matchingQueues(ctx.db, { workspaceId }) : []),
      () => requireFiles(ctx, body.attachments),
      () => checkReferences(ctx, body, contactId),
      () => requireConversation(ctx, body.conversationId, contactId),
      () => body.externalId && requireFree(ctx.db, workspaceId, externalIdKey, body.externalId),
      () => body.assigneeId && !body.force && requireCapacity(ctx, body.assigneeId, 'task'),
    ])
    const created = {
      columns: {
        ...without(body, [...notColumns, 'conversationId', 'customFields']),
        contactId,
        creatorId: ctx.actor.id,
      },
      values,
      tagIds: body.tags ?? [],
      conversationId: body.conversationId ?? null,
    }
    const slot = await queueSlotForNew(ctx, body, queues, factsOfNew(created))

    const id = newId()
    const insertAll = () =>
      insertTicket(ctx, id, created, slot, () => files.length > 0 && replaceFiles(ctx, id, files))

    return ticket.create(ctx, id, insertAll, 'ticket.created')
  },

  async updateTicket(ctx, { params, body }) {
    const { workspaceId } = ctx.actor
    const contactId = contactOf(body)
    const [, values, files] = await pipeline(ctx.db, [
      () => body.status !== undefined && lockTalksOf(ctx.db, { workspaceId, ids: [params.id] }),
      () => changedFieldValues(ctx, 'ticket', params.id, body.customFields),
      () =>
        body.attachments &&
        requireFiles(ctx, body.attachments, { own: ticketAttachments.ticketId, id: params.id }),
      () => checkReferences(ctx, body, contactId, () => ticket.require(ctx, params.id)),
    ])
    const slot = await resolveQueue(ctx, body.queueId)
    if (body.assigneeId && !body.force) await requireCapacityFor(ctx, params.id, body.assigneeId)
    const { tags: tagIds, status, force: _, ...others } = body
    const isFrozen = Object.keys(others).length > 0
    const from = status === undefined ? undefined : (await ticket.lock(ctx, params.id)).status
    const hasNewStatus = from !== status
    if (hasNewStatus && status && from) requireMove(ctx, from, status)
    if (!hasNewStatus && from === 'closed' && isFrozen) throw ticketClosed()

    const changes = {
      ...without(body, [...notColumns, 'status']),
      contactId,
      queueId: slot ? slot.queueId : body.queueId,
      customFields: values?.kept,
      ...(hasNewStatus && status && { status, statusReason: null, ...effectsOf(status, ctx.now) }),
    }
    const allowed = isFrozen && status === undefined ? unfrozen : undefined
    const hasParts = tagIds !== undefined || files !== undefined
    const isRead = hasParts || values !== undefined || showsNames(changes)
    const [rowBefore, { row, previous }] = await pipeline(ctx.db, [
      () => (isRead ? ticket.requireLocked(ctx, params.id) : undefined),
      () => patchTicket(ctx, params.id, changes, allowed),
    ])
    if (hasNewStatus && status && from) await requireFieldsFor(ctx, params.id, from, status)
    if (slot) await moveToQueue(ctx, params.id, slot)
    const write = () =>
      pipeline(ctx.db, [
        () => values && claimUnique(ctx.db, 'ticket', workspaceId, params.id, values),
        () =>
          tagIds &&
          changeTags(ctx.db, 'ticket', { workspaceId, id: params.id, add: tagIds, replace: true }),
        () => files && replaceFiles(ctx, params.id, files),
      ])
    const after =
      hasParts && rowBefore
        ? await ticket.loadChanged(ctx, params.id, rowBefore, write)
        : slot || values
          ? await ticket.loadAfter(ctx, params.id, write)
          : row
    const reply = replyToChange(ctx, after, { ...row, ...previous, ...shownBefore(rowBefore) })
    return from && status && isReopening(from, status) ? replyToOpened(ctx, after, reply) : reply
  },

  async deleteTicket(ctx, { params }) {
    const deleted = await ticket.remove(ctx, params.id)
    emit(ctx, ['ticket.deleted', toTicket(deleted, null)])
  },

  async restoreTicket(ctx, { params }) {
    const { workspaceId } = ctx.actor
    const [revived] = await reviveTicket(ctx.db, { workspaceId, id: params.id, now: ctx.now })
    if (!revived) return ticket.reply(ctx, params.id)

    await requireUniqueAgain(ctx.db, 'ticket', { workspaceId, objectId: params.id })
    const { deletedAt } = revived
    const reply = await ticket.reply(ctx, params.id, 'ticket.restored', { deletedAt })
    return replyToOpened(ctx, reply.data, reply)
  },
} satisfies Partial<HandlersFor<'tickets'>>

export const ticketHandlers: Omit<HandlersFor<'tickets'>, 'listTicketTimeline'> = {
  ...singleHandlers,
  bulkChangeTickets: bulkHandler(singleHandlers),

  async listTickets(ctx, { query }) {
    const found = await findTickets(ctx, query)
    return page(query, found, (row) => toTicket(row, ctx.publicUrl, query.expand))
  },

  countTickets: counting('listTickets', (ctx, { expand: _, ...query }) => findTickets(ctx, query)),

  async getTicket(ctx, { params, query }) {
    const { workspaceId } = ctx.actor
    const { expand = [] } = query
    requireExpandable(ctx.actor, expand)
    const [row] = await readTicket(ctx.db, { workspaceId, id: params.id, expand })
    if (!row) throw notFound('ticket', params.id)
    ctx.setVersion(row.version)
    return dataReply(toTicket(row, ctx.publicUrl, expand))
  },

  async listTicketFields(ctx, { query }) {
    return formFields(ctx, 'ticket', ticketFields, query)
  },

  async setTicketViewing(ctx, { params, body }) {
    const by = callingUser(ctx.actor)
    await ticket.require(ctx, params.id)
    const about = { type: 'viewing', resourceId: params.id } as const
    await storeSignal(ctx.db, { ...by, ...about, isActive: body.isViewing })
  },

  async listTicketHistory(ctx, { params, query }) {
    await ticket.require(ctx, params.id)
    const { workspaceId } = ctx.actor
    const found = await historyPage(ctx.db, { workspaceId, ...query, ticketId: params.id })

    return page(query, found)
  },

  async updateTicketTags(ctx, { params, body }) {
    const { workspaceId } = ctx.actor
    const changes = await changesOfNamedTags(ctx, body)
    const before = await ticket.requireForChange(ctx, params.id)
    const after = await ticket.loadChanged(ctx, params.id, before, () =>
      changeTags(ctx.db, 'ticket', { workspaceId, id: params.id, ...changes }),
    )
    return replyToChange(ctx, after, before)
  },
}

async function findTickets(
  { db, actor }: Context,
  { customFields, ...filters }: Operations['listTickets']['query'],
) {
  const { workspaceId, can } = actor
  requireExpandable(actor, filters.expand ?? [])
  return ticketPage(db, {
    workspaceId,
    can,
    ...splitNone(filters, 'assigneeId', 'categoryId', 'queueId'),
    ...(await fieldFilter(db, workspaceId, 'ticket', customFields)),
  })
}

async function replaceFiles(
  ctx: Context,
  id: string,
  files: ReadonlyArray<{ id: string }>,
): Promise<void> {
  const { workspaceId } = ctx.actor
  const fileIds = files.map((file) => file.id)
  await setAttachments(ctx.db, ticketAttachments.ticketId, { workspaceId, id, fileIds })
}
