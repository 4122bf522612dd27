import type { Operations, Schema } from '../../../generated/operations.ts'
import { basePath } from '../../../generated/routes.ts'
import { sqlState } from '../../db/pool/errors.ts'
import { savepoint } from '../../db/pool/savepoint.ts'
import { ApiError, inMember, memberRefused } from '../../errors.ts'
import type { Context } from '../../http/context.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { type ContactWrite, partsOf } from './parts.ts'
import { deletedHolders, type Holder, lockedHolders, idsOf, type MatchValues } from './holders.ts'
import { lockValues } from '../../db/query/lock-values.ts'
import { create, update } from './write.ts'

export const upsertContact: HandlersFor<'contacts'>['upsertContact'] = async (ctx, { body }) => {
  // The validator has filled the defaults in
  const contact = body.contact as Operations['createContact']['body']
  const matchValues = await matchValuesOf(ctx, body.matchOn, contact)
  const { workspaceId, ...values } = matchValues
  await lockValues(ctx.db, { workspaceId, values: Object.values(values).flat() })

  const found = await lockedHolders(ctx.db, matchValues)
  if (found.length > 0) return { status: 200, body: await updateOnly(ctx, found, contact) }
  const deleted = await deletedHolders(ctx.db, matchValues)
  if (deleted[0]) throw duplicateOfDeleted(deleted[0])

  try {
    const made = await inMember('/contact', () =>
      savepoint(ctx.db, (db) => create({ ...ctx, db }, contact)),
    )
    return { status: 201, body: made }
  } catch (error) {
    // Somebody who does not look before creating one may have been faster
    const faster = sqlState(error) === '23505' ? await lockedHolders(ctx.db, matchValues) : []
    if (faster.length === 0) throw error
    return { status: 200, body: await updateOnly(ctx, faster, contact) }
  }
}

async function updateOnly(
  ctx: Context,
  found: readonly Holder[],
  { channel: _, ...contact }: ContactWrite,
): Promise<Schema<'ContactReply'>> {
  const [first, ...others] = idsOf(found)
  if (first === undefined || others.length > 0) throw severalMatches(found)
  // The keys of a merged contact find the contact that it was merged into, which keeps its own
  const merged = found.filter(({ isMerged }) => isMerged).map(({ matchedOn }) => matchedOn)
  const own = Object.entries(contact).filter(([name]) => !merged.includes(name))
  return inMember('/contact', () => update(ctx, first, Object.fromEntries(own), 'add'))
}

/** The values by which to look; 422 when there are none. */
async function matchValuesOf(
  ctx: Context,
  matchOn: ReadonlyArray<Schema<'ContactMatchKey'>>,
  contact: ContactWrite,
): Promise<MatchValues> {
  const { emails, phones, identities } = await inMember('/contact', () => partsOf(ctx, contact))
  const on = <T>(key: Schema<'ContactMatchKey'>, values: readonly T[]): T[] =>
    matchOn.includes(key) ? [...values] : []
  const matchValues = {
    externalIds: on('externalId', contact.externalId ? [contact.externalId] : []),
    usernames: on('username', contact.username ? [contact.username] : []),
    emails: on('email', emails ?? []).map(({ email }) => email.toLowerCase()),
    phones: on('phone', phones ?? []).map(({ phone }) => phone),
    platforms: on('platform', identities ?? []).map(
      ({ type, platform_id: platformId }) => `${type} ${platformId}`,
    ),
  }
  if (Object.values(matchValues).every((values) => values.length === 0)) {
    throw memberRefused(
      '/contact',
      `must have at least one of the values that "matchOn" names: ${matchOn.join(', ')}.`,
    )
  }
  return { workspaceId: ctx.actor.workspaceId, ...matchValues }
}

function severalMatches(found: readonly Holder[]): ApiError {
  const conflicts = idsOf(found).map((id) => ({
    id,
    href: `${basePath}/contacts/${id}`,
    matchedOn: [
      ...new Set(found.filter((holder) => holder.id === id).map(({ matchedOn }) => matchedOn)),
    ],
  }))
  return new ApiError(
    'duplicate_resource',
    'The values of the request belong to different contacts. Merge these contacts first, or send fewer values.',
    { members: { conflicts } },
  )
}

function duplicateOfDeleted({ id, matchedOn }: Holder): ApiError {
  const href = `${basePath}/contacts/${id}`
  return new ApiError(
    'duplicate_of_deleted',
    `A deleted contact has this ${matchedOn}. Restore it, or create another contact.`,
    { members: { existing: { id, href, matchedOn }, restoreHref: `${href}/restore` } },
  )
}
