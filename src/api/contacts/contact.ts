import type { Schema } from '../../../generated/operations.ts'
import { basePath } from '../../../generated/routes.ts'
import { requireReferences } from '../../db/query/references.ts'
import { contacts } from '../../db/schema/contacts.ts'
import { ApiError, notFound, ruleViolated } from '../../errors.ts'
import { changesOf } from '../../events/log/emit.ts'
import { type DomainEvent } from '../../events/event-types.ts'
import type { Context } from '../../http/context.ts'
import { resource } from '../../http/resource.ts'
import { newId } from '../../lib/ids.ts'
import type { ContactWrite } from './parts.ts'
import { companyByName, contactById, contactState } from './queries.ts'
import { type ContactRow, toContact } from './wire.ts'

export const contact = resource({
  name: 'contact',
  reply: 'ContactReply',
  table: contacts,
  load: contactById,
  toWire: toContact,
  absence,
})

/**
 * Returns the username of a contact whose request has none: the random digits of its id. They stand alone because `q`
 * finds contacts by the beginnings of the words in their usernames, so a word before them would find everybody.
 */
export function generatedUsername(id: string): string {
  return id.slice(-12)
}

/** The most addresses, numbers, identities or tags of a contact. */
export const mostParts = 1000
const counted = {
  contactEmails: 'e-mail addresses',
  contactPhones: 'phone numbers',
  platformContacts: 'identities on other platforms',
  tags: 'tags',
} as const

/** Throws 422 for a contact that has come to have more of something than the contract says. */
export function requireFew(reply: Schema<'ContactReply'>): Schema<'ContactReply'> {
  for (const [name, words] of Object.entries(counted)) {
    if (reply.data[name as keyof typeof counted].length <= mostParts) continue
    throw ruleViolated(`A contact can have at most ${mostParts} ${words}.`)
  }
  return reply
}

/**
 * Sends the statements that change parts of a contact, which is locked, and replies. `before` is the contact before the
 * request. Throws 422 as `requireFew` does.
 */
export async function changeParts(
  ctx: Context,
  before: ContactRow,
  send: () => Promise<unknown>,
): Promise<Schema<'ContactReply'>> {
  const row = await contact.loadChanged(ctx, before.id, before, send)
  return requireFew(contact.replyToChange(ctx, row, contactEvents, before))
}

/** The events of a change of a contact, which may be two. */
export function contactEvents(after: Schema<'Contact'>, before: Schema<'Contact'>): DomainEvent[] {
  const changed = changesOf(before, after).map(({ path }) => path)
  const events: DomainEvent[] = []
  if (changed.some((path) => path !== '/tags')) events.push(['contact.updated', after, before])
  if (changed.includes('/tags')) events.push(['contact.tags_changed', after, before])
  return events
}

/** Throws 404 or 410 unless there is a live contact with this id. */
export async function requireContact(ctx: Context, id: string): Promise<void> {
  const absent = await absence(ctx, id)
  if (absent) throw absent
}

/** Returns the error for a contact that is not live: 410 if it was merged, otherwise 404; undefined for a live one. */
export async function absence({ db, actor }: Context, id: string): Promise<ApiError | undefined> {
  const [state] = await contactState(db, { workspaceId: actor.workspaceId, id })
  if (state?.isLive) return undefined
  if (!state?.mergedIntoId || !state.mergedAt) return notFound('contact', id)
  return new ApiError(
    'merged',
    'The contact was merged into another one, which "mergedIntoId" names.',
    {
      members: {
        mergedIntoId: state.mergedIntoId,
        mergedIntoHref: `${basePath}/contacts/${state.mergedIntoId}`,
        mergedAt: state.mergedAt,
      },
    },
  )
}

/** Throws 422 for a user or tag that this workspace does not have. A contact keeps an owner who was deleted. */
export function checkReferences(ctx: Context, body: ContactWrite, id?: string): Promise<void> {
  const ownOwner =
    id === undefined ? undefined : async () => [(await contact.require(ctx, id)).ownerId]
  return requireReferences(
    ctx,
    ['/ownerId', 'user', body.ownerId, ownOwner],
    ['/tags', 'tag', body.tags],
  )
}

/** The id of the company that a request names: null takes it away, undefined leaves it. */
export async function companyIdOf(
  { db, actor, now }: Context,
  company: ContactWrite['company'],
): Promise<string | null | undefined> {
  if (company === undefined || company === null) return company
  const { workspaceId } = actor
  const [row] = await companyByName(db, { workspaceId, id: newId(), name: company.name, now })
  return row?.id
}
