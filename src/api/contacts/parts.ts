import type { Operations, Schema } from '../../../generated/operations.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { memberRefused } from '../../errors.ts'
import type { Context } from '../../http/context.ts'
import { newId } from '../../lib/ids.ts'
import { countryOf, requireNumber } from '../settings/dialled.ts'
import { changeTags } from '../tags/change-tags.ts'
import { emailParts, identityParts, phoneParts, setAddresses } from './part-queries.ts'

export type ContactWrite = Partial<Operations['createContact']['body']>

/** The emails, phones and other parts of a contact, as rows that are ready to be written. */
export interface Parts {
  readonly emails: ReturnType<typeof emailRows> | undefined
  readonly phones: ReturnType<typeof phoneRows> | undefined
  readonly identities: ReturnType<typeof identityRows> | undefined
  readonly tags: string[] | undefined
}

/**
 * Returns the parts of a request. Numbers without `+` are dialled in the country of the request or, without one, of
 * the workspace. Throws 422 for invalid numbers and for repetitions.
 */
export async function partsOf(ctx: Context, body: ContactWrite): Promise<Parts> {
  const numbers = (body.contactPhones ?? []).map(({ phone }) => phone)
  const country = await countryOf(ctx, body.country, numbers)
  return {
    emails: body.contactEmails && emailRows(body.contactEmails),
    phones: body.contactPhones && phoneRows(body.contactPhones, country),
    identities: body.platformContacts && identityRows(body.platformContacts),
    tags: body.tags,
  }
}

/** Whether there is any part at all. */
export function hasParts(parts: Parts): boolean {
  return Object.values(parts).some((part) => part !== undefined)
}

/** Returns the column `addresses` of a contact with these parts, except for the case of letters. */
export function addressesOf({ emails = [], phones = [] }: Parts): string {
  const addresses = [...emails.map(({ email }) => email), ...phones.map(({ phone }) => phone)]
  return addresses.map((address) => `\n${address}`).join('')
}

/**
 * Writes each kind of part that is given: `replace` takes away what is not given, `add` keeps it, and `create` is for
 * a contact that is inserted with `addressesOf` its parts and has none yet. What stays keeps its id. All statements
 * are sent before the first is awaited.
 */
export async function writeParts(
  { db, actor: { workspaceId } }: Context,
  contactId: string,
  { emails, phones, identities, tags }: Parts,
  how: 'create' | 'replace' | 'add',
): Promise<void> {
  const key = { workspaceId, contactId, isAdding: how === 'add' }
  const kinds = [
    { rows: emails, statements: emailParts, isUpdated: how === 'replace' },
    { rows: phones, statements: phoneParts, isUpdated: how === 'replace' },
    // One that is added again may be given a name
    { rows: identities, statements: identityParts, isUpdated: how !== 'create' },
  ]
  const steps = kinds.flatMap(({ rows, statements, isUpdated }) => {
    if (!rows) return []
    const values = { ...key, given: JSON.stringify(rows) }
    return [
      () => how === 'replace' && statements.removeOthers(db, values),
      () => isUpdated && statements.update(db, values),
      () => statements.insert(db, values),
    ]
  })
  const ids = [contactId]
  const tagging = { workspaceId, id: contactId, add: tags ?? [], replace: how === 'replace' }
  await pipeline(db, [
    ...steps,
    () => how !== 'create' && (emails ?? phones) && setAddresses(db, { workspaceId, ids }),
    () => tags && changeTags(db, 'contact', tagging),
  ])
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

function phoneRows(given: ReadonlyArray<Schema<'ContactPhoneWrite'>>, country?: string) {
  const primary = primaryOf(given, '/contactPhones')
  const numbers = given.map(({ phone }, index) =>
    requireNumber(phone, country, `/contactPhones/${index}/phone`, ', or send "country"'),
  )
  requireDistinct(numbers, '/contactPhones')
  return given.map(({ type }, index) => ({
    id: newId(),
    phone: numbers[index] as string,
    type: type ?? null,
    is_primary: index === primary,
    sort_order: index,
  }))
}

function identityRows(given: ReadonlyArray<Schema<'ContactIdentityWrite'>>) {
  requireDistinct(
    given.map(({ type, platformId }) => `${type} ${platformId}`),
    '/platformContacts',
  )
  return given.map(({ type, platformId, displayName }, index) => ({
    id: newId(),
    type,
    platform_id: platformId,
    display_name: displayName ?? null,
    is_named: displayName !== undefined,
    sort_order: index,
  }))
}

/** The index of the primary one: the one that says so, else the first. */
function primaryOf(parts: ReadonlyArray<{ isPrimary?: boolean }>, pointer: string): number {
  const primary = parts.flatMap(({ isPrimary }, index) => (isPrimary ? index : []))
  if (primary.length > 1) {
    throw memberRefused(pointer, 'must not mark more than one element as primary.')
  }
  return primary[0] ?? 0
}

function requireDistinct(values: readonly string[], pointer: string): void {
  if (new Set(values).size < values.length) {
    throw memberRefused(pointer, 'must not contain the same element twice.')
  }
}
