import type { Schema } from '../../../generated/operations.ts'
import type { Db } from '../../db/pool/client.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { savepoint } from '../../db/pool/savepoint.ts'
import { contacts } from '../../db/schema/contacts.ts'
import { patch } from '../../db/query/patch.ts'
import { type ApiError, memberRefused, unknownReference } from '../../errors.ts'
import { actorTypeOf } from '../../auth/actor.ts'
import { emit } from '../../events/log/emit.ts'
import { emitInternally } from '../../events/reactions.ts'
import type { Context } from '../../http/context.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { doneWith } from '../../http/progress.ts'
import { beginWork, requireNoPendingWork } from '../../platform/jobs/pending-work.ts'
import { newId } from '../../lib/ids.ts'
import { latestInstant } from '../../lib/time.ts'
import { lockDefinitionsForValues } from '../custom-fields/queries.ts'
import { requireUniqueAgain } from '../custom-fields/unique.ts'
import { requireFields, requireSize } from '../custom-fields/values.ts'
import { closedByMerge } from '../conversations/conversation.ts'
import { repointConversations } from '../conversations/contact-merge.ts'
import { absence, contact, requireFew } from './contact.ts'
import { setAddresses } from './part-queries.ts'
import { contactById } from './queries.ts'
import { repointContactValues } from './repoint-values.ts'
import { toContact } from './wire.ts'
import { merging } from './work.ts'
import {
  endSources,
  insertMerges,
  lockContacts,
  moveEmails,
  moveIdentities,
  movePhones,
  moveTags,
} from './merge-queries.ts'

type Merge = Schema<'ContactMerge'>
type Row = Awaited<ReturnType<typeof lockContacts>>[number]

/** Members that a merge unites or decides by itself. */
type Decided =
  | ('contactEmails' | 'contactPhones' | 'platformContacts' | 'tags' | 'customFields')
  | ('channel' | 'lastSeenAt' | 'lastContactedAt')
/** Members that are lost with the sources unless the target takes them over. */
type Kept = Exclude<keyof Schema<'ContactUpdate'>, Decided>

/** The members of `fields`, and so all others that can be written, with the column of each. */
const columns = {
  username: 'username',
  name: 'name',
  firstName: 'firstName',
  lastName: 'lastName',
  avatarUrl: 'avatarUrl',
  address: 'address',
  company: 'companyId',
  jobTitle: 'jobTitle',
  notes: 'notes',
  language: 'language',
  timezone: 'timezone',
  country: 'country',
  externalId: 'externalId',
  socialProfileUrl: 'socialProfileUrl',
  ownerId: 'ownerId',
} as const satisfies {
  [Name in Kept | keyof Schema<'ContactMergeFields'>]: Name extends 'company' ? 'companyId' : Name
}

export const mergeContacts: HandlersFor<'contacts'>['mergeContacts'] = async (ctx, { body }) => {
  // A preview is the merge itself, undone
  if (body.dryRun) {
    const preview = (db: Db) => merged({ ...ctx, db, recordChange: () => {} }, body)
    return doneWith(true, await savepoint(ctx.db, preview, () => false))
  }
  const reply = await merged(ctx, body)
  const { sourceIds: fromIds, targetId: toId } = body
  return doneWith(await beginWork(ctx, merging, { fromIds, toId }), reply)
}

async function merged(ctx: Context, body: Merge): Promise<Schema<'ContactReply'>> {
  const { targetId, sourceIds } = body
  const { workspaceId } = ctx.actor
  const [target, ...sources] = await lockAll(ctx, body)
  const changes = changesOf(target, sources, body)
  const move = { workspaceId, sourceIds, targetId, now: ctx.now }
  const reading = [targetId, ...sourceIds].map((id) => {
    return () => contactById(ctx.db, { workspaceId, id })
  })

  const [before, moved] = await pipeline(ctx.db, [
    () => pipeline(ctx.db, reading),
    () => repointConversations(ctx.db, { ...move, ids: [] }),
    () => moveEmails(ctx.db, move),
    () => movePhones(ctx.db, move),
    () => moveIdentities(ctx.db, move),
    () => moveTags(ctx.db, move),
    // First, since the target may take over what must be unique
    () => endSources(ctx.db, move),
    () =>
      insertMerges(ctx.db, {
        ...move,
        ids: sourceIds.map(() => newId()),
        actorType: actorTypeOf(ctx.actor),
        actorId: ctx.actor.id,
      }),
    () =>
      patch(
        ctx.db,
        contacts,
        { workspaceId, id: targetId },
        { ...changes, updatedAt: ctx.now },
        { touch: true },
      ),
    () => repointContactValues(ctx.db, { ...move, ids: [targetId] }),
    () => requireUniqueAgain(ctx.db, 'contact', { workspaceId, objectId: targetId }),
    () => setAddresses(ctx.db, { workspaceId, ids: [targetId, ...sourceIds] }),
  ])

  const reply = requireFew(await contact.reply(ctx, targetId))
  const [was, ...merged] = before.flat().map(toContact)
  const gone = { deletedAt: ctx.now, updatedAt: ctx.now }
  emitInternally(ctx, 'object.replaced', {
    fromIds: sources.map(({ id }) => id),
    toId: target.id,
  })
  emit(
    ctx,
    ['contact.merged', reply.data, was],
    ...(reply.data.isBlocked && was?.isBlocked === false
      ? [['contact.blocked', reply.data, was] as const]
      : []),
    ...merged.map(
      (source) => ['contact.deleted', { ...source, ...gone, version: source.version + 1 }] as const,
    ),
    ...(await closedByMerge(ctx, moved)),
  )
  return reply
}

/**
 * The target and then the sources, the most recently changed first. Throws 410 or 422 for a contact that is not there, and
 * 422 for a custom field that is not.
 */
async function lockAll(
  ctx: Context,
  { targetId, sourceIds, fields = {}, customFields = {} }: Merge,
): Promise<[target: Row, ...sources: Row[]]> {
  const { workspaceId } = ctx.actor
  if (sourceIds.includes(targetId)) {
    throw memberRefused('/sourceIds', 'must not contain "targetId".')
  }
  const all = [targetId, ...sourceIds]
  for (const [member, chosen] of Object.entries({ fields, customFields })) {
    for (const [field, id] of Object.entries(chosen)) {
      if (!all.includes(id)) {
        throw memberRefused(`/${member}/${field}`, 'must be "targetId" or one of "sourceIds".')
      }
    }
  }
  const [, found] = await pipeline(ctx.db, [
    () => lockDefinitionsForValues(ctx.db, { workspaceId, entity: 'contact' }),
    () => lockContacts(ctx.db, { workspaceId, ids: all }),
  ])
  const rows = new Map(found.map((row) => [row.id, row]))
  const target = rows.get(targetId)
  if (!target) throw await absent(ctx, '/targetId', targetId)
  const sources: Row[] = []
  for (const [index, id] of sourceIds.entries()) {
    const row = rows.get(id)
    if (!row) throw await absent(ctx, `/sourceIds/${index}`, id)
    sources.push(row)
  }
  // A field of which one of them has a value is one, which may be archived
  const held = new Set(found.flatMap((row) => Object.keys(row.customFields)))
  const others = Object.entries(customFields).filter(([name]) => !held.has(name))
  if (others.length > 0) await requireFields(ctx, 'contact', Object.fromEntries(others))
  await requireNoPendingWork(ctx, all)
  return [target, ...sources.sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))]
}

/** Returns the error for a contact that is not there: 410 if it was merged, otherwise 422. */
async function absent(ctx: Context, pointer: string, id: string): Promise<ApiError> {
  const reason = await absence(ctx, id)
  return reason?.code === 'merged'
    ? reason.with({ pointer })
    : unknownReference(pointer, 'contact', id)
}

/** Returns the new values of the target's columns, without those that stay. */
function changesOf(
  target: Row,
  sources: readonly Row[],
  { fields, customFields: chosenCustomFields }: Merge,
): Record<string, unknown> {
  const all = [target, ...sources]
  const chosen: Readonly<Record<string, string | undefined>> = { ...fields, ...chosenCustomFields }
  const winner = <T>(name: string, valueOf: (row: Row) => T | null | undefined): T | null => {
    const named = all.find(({ id }) => id === chosen[name])
    if (named) return valueOf(named) ?? null
    return all.map(valueOf).find((value) => value !== null && value !== undefined) ?? null
  }

  const changes: Record<string, unknown> = {}
  for (const [field, column] of Object.entries(columns)) {
    const value = winner(field, (row) => row[column])
    if (value !== target[column]) changes[column] = value
  }
  const systemNames = new Set(all.flatMap((row) => Object.keys(row.customFields)))
  const customFields = Object.fromEntries(
    [...systemNames].map((name) => [name, winner(name, (row) => row.customFields[name])]),
  )
  requireSize(customFields)
  const blocked = all.find((row) => row.isBlocked)
  return {
    ...changes,
    ...(blocked && { isBlocked: true, blockedReason: blocked.blockedReason }),
    lastSeenAt: latestInstant(all.map((row) => row.lastSeenAt)),
    lastContactedAt: latestInstant(all.map((row) => row.lastContactedAt)),
    customFields,
  }
}
