import type { Schema } from '../../../generated/operations.ts'
import { sqlState } from '../../db/errors.ts'
import { pipeline } from '../../db/pipeline.ts'
import { savepoint } from '../../db/savepoint.ts'
import { emit } from '../../events/emit.ts'
import type { Context } from '../../http/context.ts'
import { newId } from '../../lib/ids.ts'
import { heldHolders, idsOf } from './holders.ts'
import { addressesOf, type Parts, partsOf, writeParts } from './parts.ts'
import { contactById, insertContact, lockValues, type Sought } from './queries.ts'
import { toContact } from './wire.ts'

/** Who wrote, by one value. */
export interface Identity {
  readonly kind: 'email' | 'phone' | 'platform'
  /** Of a platform. */
  readonly type: Schema<'ChannelType'>
  readonly value: string
  readonly name: string | undefined
}

/**
 * The id of the live contact with this identity, made if there is none; of any number at once exactly
 * one makes it. The contact stays locked until the transaction ends. Throws 422 for no phone number.
 */
export async function contactOf(
  ctx: Context,
  identity: Identity,
  channel: Schema<'ChannelType'>,
): Promise<string> {
  const parts = await partsOf(ctx, {
    ...(identity.kind === 'email' && { contactEmails: [{ email: identity.value }] }),
    ...(identity.kind === 'phone' && { contactPhones: [{ phone: identity.value }] }),
    ...(identity.kind === 'platform' && {
      platformContacts: [{ type: identity.type, platformId: identity.value }],
    }),
  })
  const { workspaceId } = ctx.actor
  const sought: Sought = {
    workspaceId,
    externalIds: [],
    usernames: [],
    emails: (parts.emails ?? []).map(({ email }) => email.toLowerCase()),
    phones: (parts.phones ?? []).map(({ phone }) => phone),
    platforms: (parts.identities ?? []).map((one) => `${one.type} ${one.platform_id}`),
  }
  const find = async () => idsOf(await heldHolders(ctx.db, sought))[0]

  const known = await find()
  if (known !== undefined) return known
  const values = [...sought.emails, ...sought.phones, ...sought.platforms]
  await lockValues(ctx.db, { workspaceId, values })
  const faster = await find()
  if (faster !== undefined) return faster

  const id = newId()
  const name = (identity.name?.trim() || identity.value).slice(0, 200).toWellFormed()
  try {
    await savepoint(ctx.db, (db) =>
      pipeline(ctx.db, [
        () => insertContact(db, newContact(ctx, id, name, channel, parts)),
        () => writeParts({ ...ctx, db }, id, parts, 'create'),
      ]),
    )
    const [made] = await contactById(ctx.db, { workspaceId, id })
    if (!made) throw new Error('the contact just made is not there')
    emit(ctx, ['contact.created', toContact(made)])
    return id
  } catch (error) {
    // Somebody who does not look before creating one may have been faster
    const other = sqlState(error) === '23505' ? await find() : undefined
    if (other === undefined) throw error
    return other
  }
}

/** Without what a form would ask for: nobody is there to fill it in. */
function newContact(
  { actor: { workspaceId }, now }: Context,
  id: string,
  name: string,
  channel: string,
  parts: Parts,
) {
  return {
    workspaceId,
    id,
    username: `contact-${id.slice(-12)}`,
    name,
    firstName: null,
    lastName: null,
    avatarUrl: null,
    address: null,
    jobTitle: null,
    channel,
    notes: null,
    language: null,
    timezone: null,
    country: null,
    externalId: null,
    socialProfileUrl: null,
    customFields: {},
    marketingConsent: {},
    ownerId: null,
    companyId: null,
    lastSeenAt: null,
    lastContactedAt: null,
    addresses: addressesOf(parts),
    now,
  }
}
