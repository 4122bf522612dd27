import { contacts } from '../../db/schema/contacts.ts'
import { patch } from '../../db/patch.ts'
import { invalid, notFound } from '../../errors.ts'
import { emit, rowBefore } from '../../events/emit.ts'
import type { Context } from '../../http/context.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page } from '../../http/paging.ts'
import { single } from '../../http/serialize.ts'
import { contactCommentPage } from '../comments/queries.ts'
import { toComment } from '../comments/wire.ts'
import { contactConversationPage } from '../conversations/queries.ts'
import { toConversation } from '../conversations/wire.ts'
import { fieldFilter } from '../custom-fields/filters.ts'
import { formFields } from '../custom-fields/forms.ts'
import { setUniqueValuesLive } from '../custom-fields/queries.ts'
import { contactFields } from '../custom-fields/system-fields.ts'
import { walkGroups } from '../groups/walk.ts'
import { changesOfTags } from '../tags/change.ts'
import { contactTicketPage } from '../tickets/queries.ts'
import { expansion } from '../tickets/ticket.ts'
import { toTicket } from '../tickets/wire.ts'
import { iso } from '../../lib/time.ts'
import { current, requireContact, told } from './contact.ts'
import { mergePage } from './merge-queries.ts'
import { mergeContacts } from './merge.ts'
import { changeTags, removeIdentity } from './part-queries.ts'
import { partsOf, writeParts } from './parts.ts'
import {
  contactById,
  contactHolding,
  contactPage,
  reviveContact,
  setEmailsLive,
  setIdentitiesLive,
  setPhonesLive,
} from './queries.ts'
import { upsertContact } from './upsert.ts'
import { toContact, toMergeEntry } from './wire.ts'
import { change, create } from './write.ts'

export const contactHandlers: HandlersFor<'contacts'> = {
  async listContacts({ db, actor: { workspaceId } }, { query }) {
    const { keyword, customFields, ...filters } = query
    if (keyword !== undefined && query.q !== undefined && keyword !== query.q) {
      throw invalid('query', '/keyword', 'must agree with q')
    }
    const found = await contactPage(db, {
      workspaceId,
      ...filters,
      q: query.q ?? keyword,
      customFields: await fieldFilter(db, workspaceId, 'contact', customFields),
    })

    return page(query, found, toContact)
  },

  async createContact(ctx, { body }) {
    return create(ctx, body)
  },

  upsertContact,
  mergeContacts,

  async listContactFields(ctx, { query }) {
    return formFields(ctx, 'contact', contactFields, query)
  },

  async lookupContact(ctx, { query }) {
    const { email, phone, externalId, username, type, platformId } = query
    const platform = type && platformId ? `${type} ${platformId}` : undefined
    const given = [email, phone, externalId, username, type ?? platformId].filter(Boolean)
    if (given.length !== 1 || (type === undefined) !== (platformId === undefined)) {
      const keys = 'email, phone, externalId, username, or type with platformId'
      throw invalid('query', '', `takes exactly one of ${keys}`)
    }

    const one = (value: string | undefined) => (value === undefined ? [] : [value])
    const [found] = await contactHolding(ctx.db, {
      workspaceId: ctx.actor.workspaceId,
      emails: one(email?.toLowerCase()),
      phones: one(phone),
      externalIds: one(externalId),
      usernames: one(username),
      platforms: one(platform),
    })
    if (!found) throw notFound('contact', platform ?? given[0] ?? '')

    ctx.setVersion(found.version)
    return single(toContact(found))
  },

  async getContact(ctx, { params }) {
    return current(ctx, params.id)
  },

  async updateContact(ctx, { params, body }) {
    return change(ctx, params.id, body, 'replace')
  },

  async deleteContact(ctx, { params }) {
    const gone = { deletedAt: ctx.now, updatedAt: ctx.now }
    const key = keyOf(ctx, params.id)
    const [[row], deleted] = await Promise.all([
      contactById(ctx.db, key),
      patch(ctx.db, contacts, key, gone, { only: { version: ctx.ifMatch } }),
    ])
    if (!deleted || !row) return void (await current(ctx, params.id, false))

    await setPartsLive(ctx, params.id, false)
    emit(ctx, ['contact.deleted', toContact({ ...row, ...gone })])
  },

  async restoreContact(ctx, { params }) {
    const [revived] = await reviveContact(ctx.db, { ...keyOf(ctx, params.id), now: ctx.now })
    if (revived) await setPartsLive(ctx, params.id, true)

    const reply = await current(ctx, params.id)
    if (revived) {
      const before = { ...reply.data, deletedAt: iso(revived.deletedAt) }
      emit(ctx, ['contact.restored', reply.data, before])
    }
    return reply
  },

  async blockContact(ctx, { params, body }) {
    const blocked = { isBlocked: true, blockedReason: body.reason ?? null, updatedAt: ctx.now }
    const key = keyOf(ctx, params.id)
    const [changed, [row]] = await Promise.all([
      patch(ctx.db, contacts, key, blocked, { only: { version: ctx.ifMatch } }),
      contactById(ctx.db, key),
    ])
    const before = row && rowBefore(row, changed)
    if (!row || !before) return void (await current(ctx, params.id, false))

    emit(ctx, ['contact.blocked', toContact(row), toContact(before)])
  },

  async unblockContact(ctx, { params }) {
    const free = { isBlocked: false, blockedReason: null, updatedAt: ctx.now }
    const key = keyOf(ctx, params.id)
    const [changed, [row]] = await Promise.all([
      patch(ctx.db, contacts, key, free, { only: { version: ctx.ifMatch, isBlocked: [true] } }),
      contactById(ctx.db, key),
    ])
    const before = row && rowBefore(row, changed)
    if (before) {
      emit(ctx, ['contact.unblocked', toContact(row), toContact(before)])
      return
    }

    const { data } = await current(ctx, params.id)
    if (ctx.ifMatch && !ctx.ifMatch.includes(data.version)) await current(ctx, params.id, false)
  },

  async updateContactTags(ctx, { params, body }) {
    const changes = await changesOfTags(ctx, body)
    const [changed, [before]] = await Promise.all([
      touch(ctx, params.id),
      contactById(ctx.db, keyOf(ctx, params.id)),
    ])
    if (changed) {
      const { workspaceId } = ctx.actor
      await changeTags(ctx.db, { workspaceId, contactId: params.id, ...changes })
    }

    return told(ctx, params.id, changed, before)
  },

  async addContactIdentity(ctx, { params, body }) {
    const [changed, [before]] = await Promise.all([
      touch(ctx, params.id),
      contactById(ctx.db, keyOf(ctx, params.id)),
    ])
    if (!changed) await current(ctx, params.id)
    const parts = { emails: undefined, phones: undefined, tags: undefined }
    const { identities } = partsOf({ platformContacts: [body] })
    await writeParts(ctx, params.id, { ...parts, identities }, 'add')

    const { data } = await told(ctx, params.id, changed, before)
    const identity = data.platformContacts.find(
      ({ type, platformId }) => type === body.type && platformId === body.platformId,
    )
    if (!identity) throw new Error('the identity just added is not there')
    return single(identity)
  },

  async removeContactIdentity(ctx, { params }) {
    const { id, identityId } = params
    const [changed, [before]] = await Promise.all([
      touch(ctx, id),
      contactById(ctx.db, keyOf(ctx, id)),
    ])
    if (!changed) await current(ctx, id)
    const { workspaceId } = ctx.actor
    const [removed] = await removeIdentity(ctx.db, { workspaceId, contactId: id, id: identityId })
    if (!removed) throw notFound('contact_identity', identityId)
    await told(ctx, id, changed, before)
  },

  async listContactTickets(ctx, { params, query }) {
    await requireContact(ctx, params.id)
    const { workspaceId } = ctx.actor
    const contactId = [params.id]
    const found = await contactTicketPage(ctx.db, {
      workspaceId,
      ...query,
      ...expansion(),
      contactId,
    })

    return page(query, found, (row) => toTicket(row, ctx.publicUrl))
  },

  async listContactComments(ctx, { params, query }) {
    await requireContact(ctx, params.id)
    const { workspaceId } = ctx.actor
    const sort = ['-createdAt']
    const contactId = [params.id]
    const found = await contactCommentPage(ctx.db, { workspaceId, ...query, sort, contactId })

    return page(query, found, (row) => toComment(row, ctx.publicUrl))
  },

  async listContactConversations(ctx, { params, query }) {
    await requireContact(ctx, params.id)
    const { workspaceId } = ctx.actor
    const filters = { sort: ['-createdAt'], contactId: [params.id] }
    const found = await contactConversationPage(ctx.db, { workspaceId, ...query, ...filters })

    return page(query, found, toConversation)
  },

  async listContactGroups(ctx, { params, query }) {
    await requireContact(ctx, params.id)

    return walkGroups(ctx, query, params.id)
  },

  async listContactMergeHistory(ctx, { params, query }) {
    await requireContact(ctx, params.id)
    const { workspaceId } = ctx.actor
    const sort = ['-createdAt']
    const targetId = [params.id]
    const found = await mergePage(ctx.db, { workspaceId, ...query, sort, targetId })

    return page(query, found, toMergeEntry)
  },
}

function keyOf({ actor }: Context, id: string): { workspaceId: string; id: string } {
  return { workspaceId: actor.workspaceId, id }
}

/** One version on, for a change of what other tables hold; false when `If-Match` forbids it. */
async function touch(ctx: Context, id: string): Promise<unknown> {
  return patch(
    ctx.db,
    contacts,
    keyOf(ctx, id),
    { updatedAt: ctx.now },
    {
      only: { version: ctx.ifMatch },
      touch: true,
    },
  )
}

/** Frees what must be unique of a contact that is deleted, or claims it for one that is restored. */
async function setPartsLive(ctx: Context, contactId: string, isLive: boolean): Promise<void> {
  const { workspaceId } = ctx.actor
  const parts = { workspaceId, contactId, isLive }
  await Promise.all([
    setEmailsLive(ctx.db, parts),
    setPhonesLive(ctx.db, parts),
    setIdentitiesLive(ctx.db, parts),
    setUniqueValuesLive(ctx.db, 'contact', { workspaceId, objectId: contactId, isLive }),
  ])
}
