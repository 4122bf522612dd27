import { requireFree } from '../../db/violations.ts'
import { invalid, notFound } from '../../errors.ts'
import { emit } from '../../events/emit.ts'
import type { Context } from '../../http/context.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page } from '../../http/paging.ts'
import { single } from '../../http/serialize.ts'
import { newId } from '../../lib/ids.ts'
import { iso } from '../../lib/time.ts'
import { enter, matchingQueues } from '../../routing/enter.ts'
import { idsOrNone } from '../../lists/or-none.ts'
import { fieldFilter } from '../custom-fields/filters.ts'
import { formFields } from '../custom-fields/forms.ts'
import { setUniqueValuesLive } from '../custom-fields/queries.ts'
import { ticketFields } from '../custom-fields/system-fields.ts'
import { changedFieldValues, claimUnique, newFieldValues } from '../custom-fields/values.ts'
import { ticketAttachments } from '../../db/schema/attachments.ts'
import { attach, requireFiles } from '../media-manager/attachments.ts'
import { changesOfTags } from '../tags/change.ts'
import { assignHandlers } from './assign.ts'
import { bulkHandler } from './bulk.ts'
import { historyPage } from './history.ts'
import {
  insertTicket,
  reviveTicket,
  ticketByNumber,
  ticketForChange,
  ticketPage,
} from './queries.ts'
import { factsOfNew, matchesByItself, placeNamed, placeOfNew, waitAt } from './queueing.ts'
import { checkReferences, contactOf } from './references.ts'
import { changeTags } from './tag-queries.ts'
import { effectsOf, requireMove, requireResolvable } from './status.ts'
import { change, current, expansion, lock, refuse, ticketClosed, told, unfrozen } from './ticket.ts'
import { transitionHandlers } from './transitions.ts'
import { toHistoryEntry, toTicket } from './wire.ts'

const externalIdKey = 'tickets_workspace_id_external_id_key'

const singleHandlers = {
  ...transitionHandlers,
  ...assignHandlers,

  async createTicket(ctx, { body }) {
    const { workspaceId } = ctx.actor
    const contactId = contactOf(body)
    if (contactId === undefined) throw invalid('body', '/contact_id', 'is required')
    requireMove(null, body.status, false)
    const [values, queues, files] = await Promise.all([
      newFieldValues(ctx, 'ticket', body.customFields),
      matchesByItself(body) ? matchingQueues(ctx.db, { workspaceId }) : [],
      requireFiles(ctx, body.attachments),
      checkReferences(ctx, body, contactId),
      body.externalId && requireFree(ctx.db, workspaceId, externalIdKey, body.externalId),
    ])
    const facts = factsOfNew(ctx, body, contactId, values.kept)
    const place = await placeOfNew(ctx, body, queues, facts)

    const id = newId()
    const sent = [
      insertTicket(ctx.db, {
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
        categoryId: body.categoryId ?? null,
        queueId: place?.queueId ?? body.queueId ?? null,
        externalId: body.externalId ?? null,
        followUpOfId: body.followUpOfId ?? null,
        dueAt: body.dueAt ?? null,
        customFields: values.kept,
        now: ctx.now,
      }),
      claimUnique(ctx.db, 'ticket', workspaceId, id, values),
      ...(body.tags?.length ? [replaceTags(ctx, id, body.tags)] : []),
      ...(files.length > 0 ? [replaceFiles(ctx, id, files)] : []),
      ...(place ? [enter(ctx, { id, priority: body.priority }, place)] : []),
    ]

    // All of them travel together, the reading last
    const [reply] = await Promise.all([current(ctx, id), ...sent])
    emit(ctx, ['ticket.created', reply.data])
    return reply
  },

  async updateTicket(ctx, { params, body }) {
    const { workspaceId } = ctx.actor
    const contactId = contactOf(body)
    const [values, files] = await Promise.all([
      changedFieldValues(ctx, 'ticket', body.customFields),
      body.attachments &&
        requireFiles(ctx, body.attachments, { own: ticketAttachments.ticketId, id: params.id }),
      checkReferences(ctx, body, contactId),
    ])
    const place = await placeNamed(ctx, body.queueId)
    const { tags: tagIds, status, ...others } = body
    const isFrozen = Object.keys(others).length > 0
    const from = status === undefined ? undefined : await lock(ctx, params.id)
    const isMove = from !== status
    if (isMove && status && from) requireMove(from, status, ctx.actor.can('tickets:reopen'))
    if (!isMove && from === 'closed' && isFrozen) throw ticketClosed()

    const reading =
      values && ticketForChange(ctx.db, { workspaceId, id: params.id, ...expansion() })
    const changing = change(
      ctx,
      params.id,
      {
        title: body.title,
        description: body.description,
        priority: body.priority,
        contactId,
        channel: body.channel,
        type: body.type,
        assigneeId: body.assigneeId,
        reasonToAssign: body.reasonToAssign,
        categoryId: body.categoryId,
        queueId: place ? place.queueId : body.queueId,
        externalId: body.externalId,
        dueAt: body.dueAt,
        customFields: values?.kept,
        ...(isMove && status && { status, statusReason: null, ...effectsOf(status, ctx.now) }),
      },
      { version: ctx.ifMatch, status: isFrozen && status === undefined ? unfrozen : undefined },
      tagIds !== undefined || files !== undefined,
    )
    // Together: neither may fail while only the other is waited for
    const [rows] = reading ? await Promise.all([reading, changing]) : [[]]
    if ((values || tagIds || files || isMove) && (await changing)) {
      if (isMove && status === 'resolved') await requireResolvable(ctx, params.id)
      await Promise.all([
        values && claimUnique(ctx.db, 'ticket', workspaceId, params.id, values),
        tagIds && replaceTags(ctx, params.id, tagIds),
        files && replaceFiles(ctx, params.id, files),
      ])
    }
    if (place && (await changing)) await waitAt(ctx, params.id, place)

    return told(ctx, params.id, changing, {
      isMore: Boolean(tagIds ?? files ?? place),
      was: rows[0] && { customFields: rows[0].customFields },
    })
  },

  async deleteTicket(ctx, { params }) {
    const { workspaceId } = ctx.actor
    const deleted = await change(ctx, params.id, { deletedAt: ctx.now }, { version: ctx.ifMatch })
    if (!deleted) return refuse(ctx, params.id)

    const ended = { workspaceId, objectId: params.id, isLive: false }
    await setUniqueValuesLive(ctx.db, 'ticket', ended)
    emit(ctx, ['ticket.deleted', toTicket(deleted.row, null)])
  },

  async restoreTicket(ctx, { params }) {
    const { workspaceId } = ctx.actor
    const [revived] = await reviveTicket(ctx.db, { workspaceId, id: params.id, now: ctx.now })
    if (revived) {
      const live = { workspaceId, objectId: params.id, isLive: true }
      await setUniqueValuesLive(ctx.db, 'ticket', live)
    }

    const reply = await current(ctx, params.id)
    if (revived) {
      const before = { ...reply.data, deletedAt: iso(revived.deletedAt) }
      emit(ctx, ['ticket.restored', reply.data, before])
    }
    return reply
  },
} satisfies Partial<HandlersFor<'tickets'>>

export const ticketHandlers: HandlersFor<'tickets'> = {
  ...singleHandlers,
  bulkChangeTickets: bulkHandler(singleHandlers),

  async listTickets({ db, actor, publicUrl }, { query }) {
    const { assigneeId, creatorId, categoryId, queueId, customFields, expand, ...filters } = query
    const expanded = expansion(expand)
    const found = await ticketPage(db, {
      workspaceId: actor.workspaceId,
      ...filters,
      ...expanded,
      ...idsOrNone('assigneeId', assigneeId, actor.userId),
      ...idsOrNone('categoryId', categoryId, null),
      ...idsOrNone('queueId', queueId, null),
      creatorId: creatorId?.map((id) => (id === 'me' ? actor.id : id)),
      customFields: await fieldFilter(db, actor.workspaceId, 'ticket', customFields),
    })

    return page(query, found, (row) => toTicket(row, publicUrl, expanded))
  },

  async getTicket(ctx, { params, query }) {
    return current(ctx, params.id, expansion(query.expand))
  },

  async getTicketByNumber({ db, actor, publicUrl, setVersion }, { params, query }) {
    const { workspaceId } = actor
    const { ticketNumber } = params
    const expanded = expansion(query.expand)
    const [row] = await ticketByNumber(db, { workspaceId, ticketNumber, ...expanded })
    if (!row) throw notFound('ticket', String(ticketNumber))

    setVersion(row.version)
    return single(toTicket(row, publicUrl, expanded))
  },

  async listTicketFields(ctx, { query }) {
    return formFields(ctx, 'ticket', ticketFields, query)
  },

  async listTicketHistory(ctx, { params, query }) {
    await current(ctx, params.id)
    const { workspaceId } = ctx.actor
    const found = await historyPage(ctx.db, { workspaceId, ...query, ticketId: params.id })

    return page(query, found, toHistoryEntry)
  },

  async updateTicketTags(ctx, { params, body }) {
    const { workspaceId } = ctx.actor
    const changes = await changesOfTags(ctx, body)
    const changing = change(ctx, params.id, {}, { version: ctx.ifMatch }, true)
    if (await changing) {
      const key = { workspaceId, ticketId: params.id }
      await changeTags(ctx.db, { ...key, ...changes })
    }

    return told(ctx, params.id, changing, { isMore: true })
  },
}

async function replaceTags(ctx: Context, ticketId: string, tagIds: string[]): Promise<void> {
  const { workspaceId } = ctx.actor
  const change = { add: tagIds, remove: [], replace: true }
  await changeTags(ctx.db, { workspaceId, ticketId, ...change })
}

async function replaceFiles(
  ctx: Context,
  id: string,
  files: ReadonlyArray<{ id: string }>,
): Promise<void> {
  const { workspaceId } = ctx.actor
  const fileIds = files.map((file) => file.id)
  await attach(ctx.db, ticketAttachments.ticketId, { workspaceId, id, fileIds })
}
