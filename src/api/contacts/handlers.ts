import type { Operations, Schema } from '../../../generated/operations.ts'
import { refer } from '../../db/references.ts'
import { contacts } from '../../db/schema/contacts.ts'
import { tags } from '../../db/schema/tags.ts'
import { users } from '../../db/schema/users.ts'
import { patch } from '../../db/statement.ts'
import { notFound, ruleViolated } from '../../errors.ts'
import type { Context } from '../../http/context.ts'
import { preconditionFailed } from '../../http/etag.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page } from '../../http/paging.ts'
import { single } from '../../http/serialize.ts'
import { newId } from '../../lib/ids.ts'
import { checkFieldValues, presentValues } from '../custom-fields/values.ts'
import {
  attachTags,
  contactById,
  contactPage,
  detachOtherTags,
  insertContact,
  insertEmails,
  insertPhones,
  removeOtherEmails,
  removeOtherPhones,
  reviveContact,
  setEmailsLive,
  setPhonesLive,
  updateEmails,
  updatePhones,
} from './queries.ts'
import { toContact } from './wire.ts'

type ContactWrite = Partial<Operations['createContact']['body']>

export const contactHandlers: HandlersFor<'contacts'> = {
  async listContacts({ db, actor }, { query }) {
    const found = await contactPage(db, { workspaceId: actor.workspaceId, ...query })

    return page(query, found, toContact)
  },

  async createContact(ctx, { body }) {
    await checkReferences(ctx, body)

    const id = newId()
    const inserting = insertContact(ctx.db, {
      workspaceId: ctx.actor.workspaceId,
      id,
      username: body.username ?? `contact-${id.slice(-12)}`,
      name: body.name,
      firstName: body.firstName ?? null,
      lastName: body.lastName ?? null,
      avatarUrl: body.avatarUrl ?? null,
      address: body.address ?? null,
      jobTitle: body.jobTitle ?? null,
      channel: body.channel,
      notes: body.notes ?? null,
      language: body.language ?? null,
      timezone: body.timezone ?? null,
      country: body.country ?? null,
      externalId: body.externalId ?? null,
      socialProfileUrl: body.socialProfileUrl ?? null,
      customFields: presentValues(body.customFields),
      marketingConsent: body.marketingConsent ?? {},
      ownerId: body.ownerId ?? null,
      now: ctx.now,
    })

    return current(ctx, id, Promise.all([inserting, replaceParts(ctx, id, body)]))
  },

  async getContact(ctx, { params }) {
    return current(ctx, params.id)
  },

  async updateContact(ctx, { params, body }) {
    await checkReferences(ctx, body)
    const { contactEmails, contactPhones, tags: tagIds, ...columns } = body
    const hasParts = [contactEmails, contactPhones, tagIds].some((part) => part !== undefined)

    const changing = patch(
      ctx.db,
      contacts,
      { workspaceId: ctx.actor.workspaceId, id: params.id },
      { ...columns, updatedAt: ctx.now },
      {
        only: { version: ctx.ifMatch },
        touch: hasParts,
      },
    )
    if (hasParts && (await changing)) await replaceParts(ctx, params.id, body)

    return current(ctx, params.id, changing)
  },

  async deleteContact(ctx, { params }) {
    const { workspaceId } = ctx.actor
    const deleted = await patch(
      ctx.db,
      contacts,
      { workspaceId, id: params.id },
      { deletedAt: ctx.now, updatedAt: ctx.now },
      { only: { version: ctx.ifMatch } },
    )
    if (!deleted) await current(ctx, params.id, false)

    const ended = { workspaceId, contactId: params.id, isLive: false }
    await Promise.all([setEmailsLive(ctx.db, ended), setPhonesLive(ctx.db, ended)])
  },

  async restoreContact(ctx, { params }) {
    const { workspaceId } = ctx.actor
    await reviveContact(ctx.db, { workspaceId, id: params.id, now: ctx.now })
    const live = { workspaceId, contactId: params.id, isLive: true }
    await Promise.all([setEmailsLive(ctx.db, live), setPhonesLive(ctx.db, live)])

    return current(ctx, params.id)
  },
}

/**
 * The contact as it is after a change that is under way; 404 when there is none, 412 when the change left
 * it untouched for its version. The statements travel together.
 */
async function current(
  ctx: Context,
  id: string,
  change: Promise<unknown> | false | undefined = undefined,
): Promise<Schema<'ContactReply'>> {
  const [changed, [row]] = await Promise.all([
    change,
    contactById(ctx.db, { workspaceId: ctx.actor.workspaceId, id }),
  ])
  if (!row) throw notFound('contact', id)
  const reply = single(toContact(row))
  if (changed === false) throw preconditionFailed('ContactReply', row.version, reply)

  ctx.setVersion(row.version)
  return reply
}

async function checkReferences(
  { db, actor: { workspaceId } }: Context,
  body: ContactWrite,
): Promise<void> {
  const owner = body.ownerId ? [{ pointer: '/ownerId', id: body.ownerId }] : []
  const tagIds = (body.tags ?? []).map((id, index) => ({ pointer: `/tags/${index}`, id }))
  await Promise.all([
    refer(db, users, 'user', workspaceId, owner),
    refer(db, tags, 'tag', workspaceId, tagIds),
    checkFieldValues(db, workspaceId, 'contact', body.customFields),
  ])
}

/**
 * Replaces each of addresses, numbers and tags that is given; what stays keeps its id. All statements
 * are sent before the first is awaited.
 */
async function replaceParts(
  { db, actor: { workspaceId } }: Context,
  contactId: string,
  body: ContactWrite,
): Promise<void> {
  const emails = body.contactEmails && emailRows(body.contactEmails)
  const phones = body.contactPhones && phoneRows(body.contactPhones)
  const key = { workspaceId, contactId }

  const sent: Array<Promise<unknown>> = []
  if (emails) {
    const values = { ...key, given: JSON.stringify(emails) }
    for (const change of [removeOtherEmails, updateEmails, insertEmails]) {
      sent.push(change(db, values))
    }
  }
  if (phones) {
    const values = { ...key, given: JSON.stringify(phones) }
    for (const change of [removeOtherPhones, updatePhones, insertPhones]) {
      sent.push(change(db, values))
    }
  }
  if (body.tags) {
    const values = { ...key, tagIds: body.tags }
    sent.push(detachOtherTags(db, values), attachTags(db, values))
  }
  await Promise.all(sent)
}

function emailRows(given: ReadonlyArray<Schema<'ContactEmailWrite'>>) {
  const primary = primaryOf(given, '/contactEmails')
  requireDistinct(
    given.map(({ email }) => email.toLowerCase()),
    '/contactEmails',
  )
  return given.map(({ email, isVerified }, index) => ({
    id: newId(),
    email,
    is_verified: isVerified ?? null,
    is_primary: index === primary,
    sort_order: index,
  }))
}

function phoneRows(given: ReadonlyArray<Schema<'ContactPhoneWrite'>>) {
  const primary = primaryOf(given, '/contactPhones')
  requireDistinct(
    given.map(({ phone }) => phone),
    '/contactPhones',
  )
  return given.map(({ phone, type }, index) => ({
    id: newId(),
    phone,
    type: type ?? null,
    is_primary: index === primary,
    sort_order: index,
  }))
}

/** The index of the primary one: the one that says so, else the first. */
function primaryOf(parts: ReadonlyArray<{ isPrimary?: boolean }>, pointer: string): number {
  const primary = parts.flatMap(({ isPrimary }, index) => (isPrimary ? index : []))
  if (primary.length > 1) throw ruleViolated('Only one can be the primary one.', pointer)
  return primary[0] ?? 0
}

function requireDistinct(values: readonly string[], pointer: string): void {
  if (new Set(values).size < values.length) {
    throw ruleViolated('The same one is given twice.', pointer)
  }
}
