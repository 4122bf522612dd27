import type { Operations, Schema } from '../../../generated/operations.ts'
import { contacts } from '../../db/schema/contacts.ts'
import { patch } from '../../db/patch.ts'
import type { Context } from '../../http/context.ts'
import { emit } from '../../events/emit.ts'
import { newId } from '../../lib/ids.ts'
import { changedFieldValues, claimUnique, newFieldValues } from '../custom-fields/values.ts'
import { checkReferences, companyIdOf, current, told } from './contact.ts'
import { type ContactWrite, hasParts, partsOf, writeParts } from './parts.ts'
import { contactForChange, insertContact } from './queries.ts'

/** Makes a contact with all its parts. */
export async function create(
  ctx: Context,
  body: Operations['createContact']['body'],
): Promise<Schema<'ContactReply'>> {
  const { workspaceId } = ctx.actor
  const parts = partsOf(body)
  const [values, companyId] = await Promise.all([
    newFieldValues(ctx, 'contact', body.customFields),
    companyIdOf(ctx, body.company),
    checkReferences(ctx, body),
  ])

  const id = newId()
  const sent = [
    insertContact(ctx.db, {
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
      now: ctx.now,
    }),
    writeParts(ctx, id, parts, 'replace'),
    claimUnique(ctx.db, 'contact', workspaceId, id, values),
  ]

  const reply = await current(ctx, id, Promise.all(sent))
  emit(ctx, ['contact.created', reply.data])
  return reply
}

/** Changes what is given; `how` says whether parts replace those there are or are added to them. */
export async function change(
  ctx: Context,
  id: string,
  body: ContactWrite,
  how: 'replace' | 'add',
): Promise<Schema<'ContactReply'>> {
  const { workspaceId } = ctx.actor
  const parts = partsOf(body)
  const [values, companyId] = await Promise.all([
    changedFieldValues(ctx, 'contact', body.customFields),
    companyIdOf(ctx, body.company),
    checkReferences(ctx, body),
  ])

  const reading =
    values || hasParts(parts) ? contactForChange(ctx.db, { workspaceId, id }) : undefined
  const changing = patch(
    ctx.db,
    contacts,
    { workspaceId, id },
    {
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
      updatedAt: ctx.now,
    },
    { only: { version: ctx.ifMatch }, touch: hasParts(parts) },
  )
  if ((values || hasParts(parts)) && (await changing)) {
    await Promise.all([
      writeParts(ctx, id, parts, how),
      values && claimUnique(ctx.db, 'contact', workspaceId, id, values),
    ])
  }

  const [before] = (await reading) ?? []
  return told(ctx, id, changing, before)
}
