import type { Operations, Schema } from '../../../generated/operations.ts'
import { pipeline } from '../../db/pipeline.ts'
import type { Context } from '../../http/context.ts'
import { newId } from '../../lib/ids.ts'
import { changedFieldValues, claimUnique, newFieldValues } from '../custom-fields/values.ts'
import { checkReferences, companyIdOf, contact, contactEvents, requireFew } from './contact.ts'
import { addressesOf, type ContactWrite, hasParts, partsOf, writeParts } from './parts.ts'
import { insertContact } from './queries.ts'

/** Makes a contact with all its parts. */
export async function create(
  ctx: Context,
  body: Operations['createContact']['body'],
): Promise<Schema<'ContactReply'>> {
  const { workspaceId } = ctx.actor
  const parts = await partsOf(ctx, body)
  const [values, companyId] = await pipeline(ctx.db, [
    () => newFieldValues(ctx, 'contact', body.customFields),
    () => companyIdOf(ctx, body.company),
    () => checkReferences(ctx, body),
  ])

  const id = newId()
  const columns = {
    workspaceId,
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
    customFields: values.kept,
    marketingConsent: body.marketingConsent ?? {},
    ownerId: body.ownerId ?? null,
    companyId: companyId ?? null,
    lastSeenAt: body.lastSeenAt ?? null,
    lastContactedAt: body.lastContactedAt ?? null,
    addresses: addressesOf(parts),
    now: ctx.now,
  }
  const insertAll = () =>
    pipeline(ctx.db, [
      () => insertContact(ctx.db, columns),
      () => writeParts(ctx, id, parts, 'create'),
      () => claimUnique(ctx.db, 'contact', workspaceId, id, values),
    ])

  return contact.create(ctx, id, insertAll, 'contact.created')
}

/** Changes what is given; `how` says whether parts replace those there are or are added to them. */
export async function update(
  ctx: Context,
  id: string,
  body: ContactWrite,
  how: 'replace' | 'add',
): Promise<Schema<'ContactReply'>> {
  const { workspaceId } = ctx.actor
  const parts = await partsOf(ctx, body)
  const [values, companyId] = await pipeline(ctx.db, [
    () => changedFieldValues(ctx, 'contact', id, body.customFields),
    () => companyIdOf(ctx, body.company),
    () => checkReferences(ctx, body),
  ])
  const columns = {
    username: body.username,
    name: body.name,
    firstName: body.firstName,
    lastName: body.lastName,
    avatarUrl: body.avatarUrl,
    address: body.address,
    jobTitle: body.jobTitle,
    channel: body.channel,
    notes: body.notes,
    language: body.language,
    timezone: body.timezone,
    country: body.country,
    externalId: body.externalId,
    socialProfileUrl: body.socialProfileUrl,
    customFields: values?.kept,
    marketingConsent: body.marketingConsent,
    ownerId: body.ownerId,
    companyId,
    lastSeenAt: body.lastSeenAt,
    lastContactedAt: body.lastContactedAt,
  }
  // The columns say neither which values nor which company the contact showed
  if (!values && companyId === undefined && !hasParts(parts)) {
    return contact.update(ctx, id, columns, contactEvents)
  }

  const [before, previous] = await pipeline(ctx.db, [
    () => contact.requireLocked(ctx, id),
    () => contact.patch(ctx, id, columns, { touch: hasParts(parts) }),
  ])
  if (!previous) return contact.failPatch(ctx, id)
  await pipeline(ctx.db, [
    () => writeParts(ctx, id, parts, how),
    () => values && claimUnique(ctx.db, 'contact', workspaceId, id, values),
  ])
  return requireFew(await contact.reply(ctx, id, contactEvents, before))
}
