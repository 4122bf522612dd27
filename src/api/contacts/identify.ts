import type { Schema } from '../../../generated/operations.ts'
import { sqlState } from '../../db/pool/errors.ts'
import { insertRow } from '../../db/query/insert.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { savepoint } from '../../db/pool/savepoint.ts'
import { contacts } from '../../db/schema/contacts.ts'
import { emit } from '../../events/log/emit.ts'
import type { Context } from '../../http/context.ts'
import { newId } from '../../lib/ids.ts'
import { lockedHolders, idsOf, type MatchValues } from './holders.ts'
import { addressesOf, partsOf, writeParts } from './parts.ts'
import { lockValues } from '../../db/query/lock-values.ts'
import { contactById, lowered } from './queries.ts'
import { toContact } from './wire.ts'

/** The sender of a message, by one value. */
export interface Identity {
  readonly kind: 'email' | 'phone' | 'platform'
  /** The channel type that a platform's value belongs to. */
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
  const matchValues: MatchValues = {
    workspaceId,
    externalIds: [],
    usernames: [],
    emails: (parts.emails ?? []).map(({ email }) => email.toLowerCase()),
    phones: (parts.phones ?? []).map(({ phone }) => phone),
    platforms: (parts.identities ?? []).map((one) => `${one.type} ${one.platform_id}`),
  }
  const find = async () => idsOf(await lockedHolders(ctx.db, matchValues))[0]

  const known = await find()
  if (known !== undefined) return known
  const values = [...matchValues.emails, ...matchValues.phones, ...matchValues.platforms]
  await lockValues(ctx.db, { workspaceId, values })
  const faster = await find()
  if (faster !== undefined) return faster

  const id = newId()
  const name = (identity.name?.trim() || identity.value).slice(0, 200).toWellFormed()
  // The columns that a form would ask for are left out, since there is no form
  const columns = {
    id,
    username: `contact-${id.slice(-12)}`,
    name,
    channel,
    customFields: {},
    addresses: addressesOf(parts),
  }
  try {
    await savepoint(ctx.db, (db) =>
      pipeline(ctx.db, [
        () => insertRow({ ...ctx, db }, contacts, columns, { computed: { addresses: lowered } }),
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
