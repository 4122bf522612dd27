import type { Operations, Schema } from '../../../generated/operations.ts'
import { insertRow } from '../../db/query/insert.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { contacts } from '../../db/schema/contacts.ts'
import type { Context } from '../../http/context.ts'
import { newId } from '../../lib/ids.ts'
import { changedFieldValues, claimUnique, newFieldValues } from '../custom-fields/values.ts'
import {
  changeParts,
  checkReferences,
  companyIdOf,
  contact,
  contactEvents,
  generatedUsername,
} from './contact.ts'
import { addressesOf, type ContactWrite, hasParts, partsOf, writeParts } from './parts.ts'
import { lowered } from './queries.ts'

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
    ...plainColumns(body),
    id,
    username: body.username ?? generatedUsername(id),
    name: body.name,
    channel: body.channel,
    customFields: values.kept,
    companyId,
    addresses: addressesOf(parts),
  }
  const insertAll = () =>
    pipeline(ctx.db, [
      () => insertRow(ctx, contacts, columns, { computed: { addresses: lowered } }),
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
    () => checkReferences(ctx, body, id),
  ])
  const columns = { ...plainColumns(body), customFields: values?.kept, companyId }
  // The columns say neither which values nor which company the contact showed
  if (!values && companyId === undefined && !hasParts(parts)) {
    return contact.update(ctx, id, columns, contactEvents)
  }

  const [before, previous] = await pipeline(ctx.db, [
    () => contact.requireLocked(ctx, id),
    () => contact.patch(ctx, id, columns),
  ])
  if (!previous) return contact.failPatch(ctx, id)
  return changeParts(ctx, before, () =>
    pipeline(ctx.db, [
      () => writeParts(ctx, id, parts, how),
      () => values && claimUnique(ctx.db, 'contact', workspaceId, id, values),
    ]),
  )
}

/** The members of a request that are columns of the contact. */
function plainColumns(body: ContactWrite) {
  const { contactEmails, contactPhones, platformContacts, tags, company, ...plain } = body
  return plain
}
