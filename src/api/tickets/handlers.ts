import type { Operations } from '../../../generated/operations.ts'
import { refer } from '../../db/references.ts'
import { categories } from '../../db/schema/categories.ts'
import { contacts } from '../../db/schema/contacts.ts'
import { tags } from '../../db/schema/tags.ts'
import { tickets } from '../../db/schema/tickets.ts'
import { users } from '../../db/schema/users.ts'
import { patch } from '../../db/statement.ts'
import { invalid, notFound } from '../../errors.ts'
import type { Context } from '../../http/context.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page } from '../../http/paging.ts'
import { single } from '../../http/serialize.ts'
import { newId } from '../../lib/ids.ts'
import { instantOf, iso } from '../../lib/time.ts'
import { fieldFilter } from '../custom-fields/filters.ts'
import { formFields } from '../custom-fields/forms.ts'
import { setUniqueValuesLive } from '../custom-fields/queries.ts'
import { ticketFields } from '../custom-fields/system-fields.ts'
import { changedFieldValues, claimUnique, newFieldValues } from '../custom-fields/values.ts'
import { changesOfTags } from '../tags/change.ts'
import { bulkHandler } from './bulk.ts'
import { changeTags, historyPage, record, recorder, recording } from './history.ts'
import { insertTicket, reviveTicket, ticketByNumber, ticketPage } from './queries.ts'
import { effectsOf, requireMove, requireResolvable } from './status.ts'
import { current, expansion, lock, ticketClosed, unfrozen } from './ticket.ts'
import { transitionHandlers } from './transitions.ts'
import { toHistoryEntry, toTicket } from './wire.ts'

type TicketWrite = Partial<Operations['createTicket']['body']> | Operations['updateTicket']['body']

const singleHandlers = {
  ...transitionHandlers,

  async createTicket(ctx, { body }) {
    const { workspaceId } = ctx.actor
    const contactId = contactOf(body)
    if (contactId === undefined) throw invalid('body', '/contact_id', 'is required')
    requireMove(null, body.status, false)
    const [values] = await Promise.all([
      newFieldValues(ctx.db, ctx.actor, 'ticket', body.customFields),
      checkReferences(ctx, body, contactId),
    ])

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
        externalId: body.externalId ?? null,
        followUpOfId: body.followUpOfId ?? null,
        dueAt: instantOf(body.dueAt ?? null),
        customFields: values.kept,
        now: ctx.now,
      }),
      record(ctx, id, { field: 'status', from: null, to: body.status }),
      claimUnique(ctx.db, 'ticket', workspaceId, id, values),
      ...(body.tags?.length ? [replaceTags(ctx, id, body.tags)] : []),
    ]

    // All of them travel together
    return current(ctx, id, Promise.all(sent))
  },

  async updateTicket(ctx, { params, body }) {
    const { workspaceId } = ctx.actor
    const contactId = contactOf(body)
    const [values] = await Promise.all([
      changedFieldValues(ctx.db, ctx.actor, 'ticket', body.customFields),
      checkReferences(ctx, body, contactId),
    ])
    const { tags: tagIds, status, ...others } = body
    const isFrozen = Object.keys(others).length > 0
    const from = status === undefined ? undefined : await lock(ctx, params.id)
    const isMove = from !== status
    if (isMove && status && from) requireMove(from, status, ctx.actor.can('tickets:reopen'))
    if (!isMove && from === 'closed' && isFrozen) throw ticketClosed()

    const changing = patch(
      ctx.db,
      tickets,
      { workspaceId, id: params.id },
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
        externalId: body.externalId,
        dueAt: instantOf(body.dueAt),
        customFields: values?.kept,
        ...(isMove && status && { status, statusReason: null, ...effectsOf(status, ctx.now) }),
        updatedAt: ctx.now,
      },
      {
        only: {
          version: ctx.ifMatch,
          status: isFrozen && status === undefined ? unfrozen : undefined,
        },
        touch: tagIds !== undefined,
        alongside: recording(ctx),
      },
    )
    if ((values || tagIds || isMove) && (await changing)) {
      if (isMove && status === 'resolved') await requireResolvable(ctx, params.id)
      await Promise.all([
        values && claimUnique(ctx.db, 'ticket', workspaceId, params.id, values),
        tagIds && replaceTags(ctx, params.id, tagIds),
      ])
    }

    return current(ctx, params.id, changing)
  },

  async deleteTicket(ctx, { params }) {
    const { workspaceId } = ctx.actor
    const deleted = await patch(
      ctx.db,
      tickets,
      { workspaceId, id: params.id },
      { deletedAt: ctx.now, updatedAt: ctx.now },
      { only: { version: ctx.ifMatch }, alongside: recording(ctx) },
    )
    if (!deleted) await current(ctx, params.id, false)

    const ended = { workspaceId, objectId: params.id, isLive: false }
    await setUniqueValuesLive(ctx.db, 'ticket', ended)
  },

  async restoreTicket(ctx, { params }) {
    const { workspaceId } = ctx.actor
    const [revived] = await reviveTicket(ctx.db, { workspaceId, id: params.id, now: ctx.now })
    if (revived) {
      const live = { workspaceId, objectId: params.id, isLive: true }
      const from = iso(revived.deletedAt)
      await Promise.all([
        setUniqueValuesLive(ctx.db, 'ticket', live),
        record(ctx, params.id, { field: 'deletedAt', from, to: null }),
      ])
    }

    return current(ctx, params.id)
  },

  async assignTicket(ctx, { params, body }) {
    const { workspaceId } = ctx.actor
    const { assigneeId, reasonToAssign = null } = body
    await refer(ctx.db, users, 'user', workspaceId, referenceOf('/assigneeId', assigneeId))

    const changing = patch(
      ctx.db,
      tickets,
      { workspaceId, id: params.id },
      { assigneeId, reasonToAssign, updatedAt: ctx.now },
      { only: { version: ctx.ifMatch, status: unfrozen }, alongside: recording(ctx) },
    )

    return current(ctx, params.id, changing)
  },
} satisfies Partial<HandlersFor<'tickets'>>

export const ticketHandlers: HandlersFor<'tickets'> = {
  ...singleHandlers,
  bulkChangeTickets: bulkHandler(singleHandlers),

  async listTickets({ db, actor }, { query }) {
    const { assigneeId, creatorId, categoryId, customFields, expand, ...filters } = query
    const expanded = expansion(expand)
    const found = await ticketPage(db, {
      workspaceId: actor.workspaceId,
      ...filters,
      ...expanded,
      ...idsOrNone('assigneeId', assigneeId, actor.userId),
      ...idsOrNone('categoryId', categoryId, null),
      creatorId: creatorId?.map((id) => (id === 'me' ? actor.id : id)),
      fieldFilter: await fieldFilter(db, actor.workspaceId, 'ticket', customFields),
    })

    return page(query, found, (row) => toTicket(row, expanded))
  },

  async getTicket(ctx, { params, query }) {
    return current(ctx, params.id, undefined, expansion(query.expand))
  },

  async getTicketByNumber({ db, actor, setVersion }, { params, query }) {
    const { workspaceId } = actor
    const { ticketNumber } = params
    const expanded = expansion(query.expand)
    const [row] = await ticketByNumber(db, { workspaceId, ticketNumber, ...expanded })
    if (!row) throw notFound('ticket', String(ticketNumber))

    setVersion(row.version)
    return single(toTicket(row, expanded))
  },

  async listTicketFields(ctx, { query }) {
    return formFields(ctx, 'ticket', ticketFields, query)
  },

  async listTicketHistory(ctx, { params, query }) {
    await current(ctx, params.id)
    const { workspaceId } = ctx.actor
    const sort = ['-createdAt']
    const found = await historyPage(ctx.db, {
      workspaceId,
      ...query,
      ticketId: [params.id],
      sort,
    })

    return page(query, found, toHistoryEntry)
  },

  async updateTicketTags(ctx, { params, body }) {
    const { workspaceId } = ctx.actor
    const changes = await changesOfTags(ctx, body)
    const changed = await patch(
      ctx.db,
      tickets,
      { workspaceId, id: params.id },
      { updatedAt: ctx.now },
      { only: { version: ctx.ifMatch }, touch: true },
    )
    if (changed) {
      const { now } = ctx
      await changeTags(ctx.db, {
        workspaceId,
        ticketId: params.id,
        ...changes,
        ...recorder(ctx),
        now,
      })
    }

    return current(ctx, params.id, changed)
  },
}

/** `contact_id` and its alias; 400 when both are given and differ. */
function contactOf({ contact_id: id, contactId: alias }: TicketWrite): string | undefined {
  if (id !== undefined && alias !== undefined && id !== alias) {
    throw invalid('body', '/contactId', 'must agree with contact_id')
  }
  return id ?? alias
}

function referenceOf(pointer: string, id: string | null | undefined) {
  return id ? [{ pointer, id }] : []
}

async function checkReferences(
  { db, actor: { workspaceId } }: Context,
  body: TicketWrite,
  contactId: string | undefined,
): Promise<void> {
  const contactPointer = body.contact_id === undefined ? '/contactId' : '/contact_id'
  const followed = 'followUpOfId' in body ? body.followUpOfId : undefined
  const tagIds = (body.tags ?? []).map((id, index) => ({ pointer: `/tags/${index}`, id }))
  const check = (table: Parameters<typeof refer>[1], resource: string, ...rest: Reference[]) =>
    refer(db, table, resource, workspaceId, rest)
  await Promise.all([
    check(contacts, 'contact', ...referenceOf(contactPointer, contactId)),
    check(users, 'user', ...referenceOf('/assigneeId', body.assigneeId)),
    check(categories, 'category', ...referenceOf('/categoryId', body.categoryId)),
    check(tickets, 'ticket', ...referenceOf('/followUpOfId', followed)),
    check(tags, 'tag', ...tagIds),
  ])
}

type Reference = Parameters<typeof refer>[4][number]

async function replaceTags(ctx: Context, ticketId: string, tagIds: string[]): Promise<void> {
  const { workspaceId } = ctx.actor
  const change = { add: tagIds, remove: [], replace: true }
  await changeTags(ctx.db, { workspaceId, ticketId, ...change, ...recorder(ctx), now: ctx.now })
}

/** `me` and `none` of a query as filters; `me` of a token without a user finds nothing. */
function idsOrNone(
  name: string,
  values: string[] | undefined,
  me: string | null,
): Record<string, string[] | true> {
  if (values === undefined) return {}
  const ids = values
    .filter((value) => value !== 'none')
    .flatMap((value) => (value === 'me' ? (me ?? []) : value))
  if (!values.includes('none')) return { [name]: ids }
  return ids.length === 0 ? { [`${name}None`]: true } : { [`${name}OrNone`]: ids }
}
