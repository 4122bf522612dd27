import type { Schema } from '../../../generated/operations.ts'
import { sqlState } from '../../db/pool/errors.ts'
import { insertRow } from '../../db/query/insert.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { savepoint } from '../../db/pool/savepoint.ts'
import { contacts } from '../../db/schema/contacts.ts'
import type { DomainEvent } from '../../events/event-types.ts'
import { emit } from '../../events/log/emit.ts'
import type { Context } from '../../http/context.ts'
import { newId } from '../../lib/ids.ts'
import { beginningOf, blockOf } from '../../lib/text.ts'
import { numberOf } from '../settings/dialled.ts'
import { changeParts, contact, generatedUsername, mostParts } from './contact.ts'
import { type Holder, lockedHolders, type MatchValues } from './holders.ts'
import { addressesOf, type Parts, partsOf, writeParts } from './parts.ts'
import { lockValues } from '../../db/query/lock-values.ts'
import { contactsByIds, lowered } from './queries.ts'
import { toContact } from './wire.ts'

/** The sender of a message or a call, by at least one value. */
export interface Identity {
  /** The type of channel that a platform's value belongs to. */
  readonly type: Schema<'ChannelType'>
  readonly email?: string | undefined
  readonly phone?: string | undefined
  readonly platformId?: string | undefined
  readonly name: string | undefined
}

/** The values that identify a contact, the most reliable ones first. */
const precedence = ['platform', 'email', 'phone']

/**
 * Returns the id of the live contact with this identity. It is made if there is none; of any number at once exactly one
 * makes it. A contact that is found by its address or number gets the platform's value unless another one has it. The contact
 * stays locked until the transaction ends. Throws 422 for no phone number.
 */
export async function contactOf(
  ctx: Context,
  { type, email, phone, platformId, name: given }: Identity,
  channel: Schema<'ChannelType'>,
): Promise<string> {
  const number = phone === undefined ? phone : await numberOf(ctx, phone, '/contact/phone')
  const parts = await partsOf(ctx, {
    ...(email !== undefined && { contactEmails: [{ email }] }),
    ...(number !== undefined && { contactPhones: [{ phone: number }] }),
    ...(platformId !== undefined && { platformContacts: [{ type, platformId }] }),
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
  const isPlatformNew = (found: readonly Holder[]) =>
    platformId !== undefined && !found.some(({ matchedOn }) => matchedOn === 'platform')
  const find = async (isFinal: boolean) => {
    const found = await lockedHolders(ctx.db, matchValues)
    const [kind] = precedence.filter((one) => found.some(({ matchedOn }) => matchedOn === one))
    const id = found.find(({ matchedOn }) => matchedOn === kind)?.id
    if (id === undefined || !isPlatformNew(found)) return id
    if (!isFinal) return undefined
    await addIdentities(ctx, id, parts)
    return id
  }

  const known = await find(false)
  if (known !== undefined) return known
  const values = [...matchValues.emails, ...matchValues.phones, ...matchValues.platforms]
  await lockValues(ctx.db, { workspaceId, values })
  const faster = await find(true)
  if (faster !== undefined) return faster

  const value = email ?? phone ?? platformId ?? ''
  try {
    const [id = ''] = await createIdentified(ctx, channel, [
      { name: blockOf(given ?? '').trim() || value, parts },
    ])
    return id
  } catch (error) {
    // Somebody who does not look before creating one may have been faster
    const other = sqlState(error) === '23505' ? await find(true) : undefined
    if (other === undefined) throw error
    return other
  }
}

/** Creates contacts by values that identify them, which are locked, and returns their ids in order. */
export async function createIdentified(
  ctx: Context,
  channel: Schema<'ChannelType'>,
  identified: ReadonlyArray<{ readonly name: string; readonly parts: Parts }>,
): Promise<string[]> {
  const ids = identified.map(() => newId())
  await savepoint(ctx.db, (db) =>
    pipeline(
      db,
      identified.flatMap(({ name, parts }, index) => {
        const id = ids[index] as string
        // The columns that a form would ask for are left out, since there is no form
        const columns = {
          id,
          username: generatedUsername(id),
          name: beginningOf(name, 200),
          channel,
          customFields: {},
          addresses: addressesOf(parts),
        }
        return [
          () => insertRow({ ...ctx, db }, contacts, columns, { computed: { addresses: lowered } }),
          () => writeParts({ ...ctx, db }, id, parts, 'create'),
        ]
      }),
    ),
  )
  const made = await contactsByIds(ctx.db, { workspaceId: ctx.actor.workspaceId, ids })
  if (made.length < ids.length) throw new Error('a contact just made is not there')
  emit(ctx, ...made.map((row): DomainEvent => ['contact.created', toContact(row)]))
  return ids
}

/** Adds the platform's value of a sender to a contact, unless that has as many as a contact can have. */
async function addIdentities(ctx: Context, id: string, { identities }: Parts): Promise<void> {
  const before = await contact.require(ctx, id)
  if (before.identities.length >= mostParts) return
  const none = { emails: undefined, phones: undefined, tags: undefined }
  await changeParts(ctx, before, () => writeParts(ctx, id, { ...none, identities }, 'add'))
}
