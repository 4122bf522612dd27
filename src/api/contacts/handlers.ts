import { pipeline } from '../../db/query/pipeline.ts'
import { requireUnnamed } from '../../db/query/rule-references.ts'
import { memberRefused, notFound, ruleViolated } from '../../errors.ts'
import { emit } from '../../events/log/emit.ts'
import type { Context } from '../../http/context.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page } from '../../http/reply/paging.ts'
import { dataReply } from '../../http/reply/serialize.ts'
import { contactCommentPage } from '../comments/queries.ts'
import { toComment } from '../comments/wire.ts'
import { fieldFilter } from '../custom-fields/filters.ts'
import { formFields } from '../custom-fields/forms.ts'
import { requireUniqueAgain } from '../custom-fields/unique.ts'
import { contactFields } from '../custom-fields/system-fields.ts'
import { numbersToFind } from '../settings/dialled.ts'
import { changeTags } from '../tags/change-tags.ts'
import { changesOfNamedTags } from '../tags/named-tags.ts'
import { contactTicketPage } from '../tickets/queries.ts'
import { toTicket } from '../tickets/wire.ts'
import { changeParts, contact, requireContact } from './contact.ts'
import { contactHolding } from './holders.ts'
import { mergePage } from './merge-queries.ts'
import { mergeContacts } from './merge.ts'
import { removeIdentity } from './part-queries.ts'
import { partsOf, writeParts } from './parts.ts'
import { contactPage, reviveContact, settingLive } from './queries.ts'
import { upsertContact } from './upsert.ts'
import { toContact } from './wire.ts'
import { create, update } from './write.ts'

export const contactHandlers: HandlersFor<'contacts'> = {
  async listContacts(ctx, { query }) {
    const { workspaceId } = ctx.actor
    const { keyword, customFields, phone, ...filters } = query
    if (keyword !== undefined && query.q !== undefined && keyword !== query.q) {
      throw memberRefused('/keyword', 'must equal "q" or be absent.')
    }
    const found = await contactPage(ctx.db, {
      workspaceId,
      ...filters,
      q: query.q ?? keyword,
      phone: phone && (await numbersToFind(ctx, phone)),
      ...(await fieldFilter(ctx.db, workspaceId, 'contact', customFields)),
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
      throw ruleViolated(`The query must contain exactly one of ${keys}.`)
    }

    const one = (value: string | undefined) => (value === undefined ? [] : [value])
    const [found] = await contactHolding(ctx.db, {
      workspaceId: ctx.actor.workspaceId,
      emails: one(email?.toLowerCase()),
      phones: phone === undefined ? [] : await numbersToFind(ctx, [phone]),
      externalIds: one(externalId),
      usernames: one(username),
      platforms: one(platform),
    })
    if (!found) throw notFound('contact', platform ?? given[0] ?? '')

    ctx.setVersion(found.version)
    return dataReply(toContact(found))
  },

  async getContact(ctx, { params }) {
    return contact.reply(ctx, params.id)
  },

  async updateContact(ctx, { params, body }) {
    return update(ctx, params.id, body, 'replace')
  },

  async deleteContact(ctx, { params }) {
    const deleted = await contact.remove(ctx, params.id)
    await requireUnnamed(ctx, 'contact', params.id)

    await setPartsLive(ctx, params.id, false)
    emit(ctx, ['contact.deleted', toContact(deleted)])
  },

  async restoreContact(ctx, { params }) {
    const key = { workspaceId: ctx.actor.workspaceId, id: params.id }
    const [revived] = await reviveContact(ctx.db, { ...key, now: ctx.now })
    if (!revived) return contact.reply(ctx, params.id)

    await setPartsLive(ctx, params.id, true)
    const { deletedAt } = revived
    return contact.reply(ctx, params.id, 'contact.restored', { deletedAt })
  },

  async blockContact(ctx, { params, body }) {
    const blocked = { isBlocked: true, blockedReason: body.reason ?? null }
    await contact.update(ctx, params.id, blocked, 'contact.blocked')
  },

  async unblockContact(ctx, { params }) {
    const unblocked = { isBlocked: false, blockedReason: null }
    await contact.update(ctx, params.id, unblocked, 'contact.unblocked')
  },

  async updateContactTags(ctx, { params, body }) {
    const changes = await changesOfNamedTags(ctx, body)
    const before = await contact.requireForChange(ctx, params.id)
    const { workspaceId } = ctx.actor
    return changeParts(ctx, before, () =>
      changeTags(ctx.db, 'contact', { workspaceId, id: params.id, ...changes }),
    )
  },

  async addContactIdentity(ctx, { params, body }) {
    const before = await contact.requireForChange(ctx, params.id)
    const parts = await partsOf(ctx, { platformContacts: [body] })
    const { data } = await changeParts(ctx, before, () => writeParts(ctx, params.id, parts, 'add'))
    const identity = data.platformContacts.find(
      ({ type, platformId }) => type === body.type && platformId === body.platformId,
    )
    if (!identity) throw new Error('the identity just added is not there')
    return dataReply(identity)
  },

  async removeContactIdentity(ctx, { params }) {
    const { id, identityId } = params
    const before = await contact.requireForChange(ctx, id)
    if (!before.identities.some((one) => one.id === identityId)) {
      throw notFound('contact_identity', identityId)
    }
    const { workspaceId } = ctx.actor
    await changeParts(ctx, before, () =>
      removeIdentity(ctx.db, { workspaceId, contactId: id, id: identityId }),
    )
  },

  async listContactTickets(ctx, { params, query }) {
    await requireContact(ctx, params.id)
    const { workspaceId } = ctx.actor
    const asked = { workspaceId, ...query, contactId: [params.id] }

    return page(query, await contactTicketPage(ctx.db, asked), (row) =>
      toTicket(row, ctx.publicUrl),
    )
  },

  async listContactComments(ctx, { params, query }) {
    await requireContact(ctx, params.id)
    const { workspaceId } = ctx.actor
    const asked = { workspaceId, ...query, sort: ['-createdAt'], contactId: [params.id] }
    const found = await contactCommentPage(ctx.db, asked)

    return page(query, found, (row) => toComment(row, ctx.publicUrl))
  },

  async listContactMergeHistory(ctx, { params, query }) {
    await requireContact(ctx, params.id)
    const { workspaceId } = ctx.actor
    const asked = { workspaceId, ...query, sort: ['-createdAt'], targetId: [params.id] }

    return page(query, await mergePage(ctx.db, asked))
  },
}

/** Frees what must be unique of a contact that is deleted, or claims it for one that is restored. */
async function setPartsLive(ctx: Context, contactId: string, isLive: boolean): Promise<void> {
  const { workspaceId } = ctx.actor
  const parts = { workspaceId, contactId, isLive }
  await pipeline(ctx.db, [
    ...settingLive.map((setLive) => () => setLive(ctx.db, parts)),
    () => isLive && requireUniqueAgain(ctx.db, 'contact', { workspaceId, objectId: contactId }),
  ])
}
