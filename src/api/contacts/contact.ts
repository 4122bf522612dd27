import type { Schema } from '../../../generated/operations.ts'
import { basePath } from '../../../generated/routes.ts'
import { refer } from '../../db/references.ts'
import { tags } from '../../db/schema/tags.ts'
import { users } from '../../db/schema/users.ts'
import { ApiError, notFound } from '../../errors.ts'
import { changesOf, emit, type Happening, rowBefore } from '../../events/emit.ts'
import type { Context } from '../../http/context.ts'
import { preconditionFailed } from '../../http/etag.ts'
import { single } from '../../http/serialize.ts'
import { newId } from '../../lib/ids.ts'
import { iso } from '../../lib/time.ts'
import type { ContactWrite } from './parts.ts'
import { companyByName, contactById, contactState } from './queries.ts'
import { type ContactRow, toContact } from './wire.ts'

/**
 * The contact as it is after a change that is under way; 404 when there is none, 410 when it was
 * merged, 412 when the change left it untouched for its version. The statements travel together.
 */
export async function current(
  ctx: Context,
  id: string,
  change: Promise<unknown> | unknown = undefined,
): Promise<Schema<'ContactReply'>> {
  return (await read(ctx, id, change)).reply
}

/**
 * The same, telling what the change did: `before` is the contact as it was where the change is more than
 * that of its columns.
 */
export async function told(
  ctx: Context,
  id: string,
  change: Promise<unknown> | unknown,
  before?: ContactRow,
): Promise<Schema<'ContactReply'>> {
  const { reply, row, changed } = await read(ctx, id, change)
  const was = before ?? rowBefore(row, changed)
  if (was) emit(ctx, ...happenings(reply.data, toContact(was)))
  return reply
}

function happenings(contact: Schema<'Contact'>, before: Schema<'Contact'>): Happening[] {
  const changed = changesOf(before, contact).map(({ path }) => path)
  const told: Happening[] = []
  if (changed.some((path) => path !== '/tags')) told.push(['contact.updated', contact, before])
  if (changed.includes('/tags')) told.push(['contact.tags_changed', contact, before])
  return told
}

async function read(ctx: Context, id: string, change: Promise<unknown> | unknown) {
  const [changed, [row]] = await Promise.all([
    change,
    contactById(ctx.db, { workspaceId: ctx.actor.workspaceId, id }),
  ])
  if (!row) throw (await absence(ctx, id)) ?? notFound('contact', id)
  const reply = single(toContact(row))
  if (changed === false) throw preconditionFailed('ContactReply', row.version, reply)

  ctx.setVersion(row.version)
  return { reply, row, changed }
}

/** Throws 404 or 410 unless there is a live contact with this id. */
export async function requireContact(ctx: Context, id: string): Promise<void> {
  const absent = await absence(ctx, id)
  if (absent) throw absent
}

async function absence({ db, actor }: Context, id: string): Promise<ApiError | undefined> {
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
        mergedAt: iso(state.mergedAt),
      },
    },
  )
}

/** Throws 422 for a user or tag that this workspace does not have. */
export async function checkReferences(
  { db, actor: { workspaceId } }: Context,
  body: ContactWrite,
): Promise<void> {
  const owner = body.ownerId ? [{ pointer: '/ownerId', id: body.ownerId }] : []
  const tagIds = (body.tags ?? []).map((id, index) => ({ pointer: `/tags/${index}`, id }))
  await Promise.all([
    refer(db, users, 'user', workspaceId, owner),
    refer(db, tags, 'tag', workspaceId, tagIds),
  ])
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
