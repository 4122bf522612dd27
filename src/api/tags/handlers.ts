import type { Schema } from '../../../generated/operations.ts'
import { patch } from '../../db/patch.ts'
import { tags } from '../../db/schema/tags.ts'
import { notFound, ruleViolated, unknownReference } from '../../errors.ts'
import { emit, rowBefore } from '../../events/emit.ts'
import type { Context } from '../../http/context.ts'
import { preconditionFailed } from '../../http/etag.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page } from '../../http/paging.ts'
import { single } from '../../http/serialize.ts'
import { newId } from '../../lib/ids.ts'
import {
  copyToContacts,
  copyToTickets,
  detachFromContacts,
  detachFromTickets,
  insertTag,
  lockTags,
  tagById,
  tagPage,
} from './queries.ts'
import { toTag } from './wire.ts'

export const tagHandlers: HandlersFor<'tags'> = {
  async listTags({ db, actor }, { query }) {
    return page(query, await tagPage(db, { workspaceId: actor.workspaceId, ...query }), toTag)
  },

  async createTag(ctx, { body }) {
    const id = newId()
    const inserting = insertTag(ctx.db, {
      workspaceId: ctx.actor.workspaceId,
      id,
      name: body.name,
      color: body.color ?? null,
      description: body.description ?? null,
      sortOrder: body.position ?? null,
      now: ctx.now,
    })

    return current(ctx, id, inserting, 'tag.created')
  },

  async getTag(ctx, { params }) {
    return current(ctx, params.id)
  },

  async updateTag(ctx, { params, body }) {
    const key = { workspaceId: ctx.actor.workspaceId, id: params.id }
    const changing = patch(
      ctx.db,
      tags,
      key,
      {
        name: body.name,
        color: body.color,
        description: body.description,
        sortOrder: body.position,
        updatedAt: ctx.now,
      },
      { only: { version: ctx.ifMatch } },
    )

    return current(ctx, params.id, changing, 'tag.updated')
  },

  async deleteTag(ctx, { params }) {
    const key = { workspaceId: ctx.actor.workspaceId, id: params.id }
    const gone = { deletedAt: ctx.now, updatedAt: ctx.now }
    const [[row], deleted] = await Promise.all([
      tagById(ctx.db, key),
      patch(ctx.db, tags, key, gone, { only: { version: ctx.ifMatch } }),
    ])
    if (!deleted || !row) return void (await current(ctx, params.id, false))

    await Promise.all([detachFromTickets(ctx.db, key), detachFromContacts(ctx.db, key)])
    emit(ctx, ['tag.deleted', toTag({ ...row, ...gone })])
  },

  async mergeTag(ctx, { params, body }) {
    const { workspaceId } = ctx.actor
    const move = { workspaceId, id: params.id, intoId: body.intoId }
    if (body.intoId === params.id) {
      throw ruleViolated('A tag cannot be merged into itself.', '/intoId')
    }
    const locked = await lockTags(ctx.db, { workspaceId, ids: [params.id, body.intoId] })
    const source = locked.find(({ id }) => id === params.id)
    if (!source) throw notFound('tag', params.id)
    if (ctx.ifMatch && !ctx.ifMatch.includes(source.version)) await current(ctx, params.id, false)
    if (!locked.some(({ id }) => id === body.intoId)) {
      throw unknownReference('/intoId', 'tag', body.intoId)
    }

    const key = { workspaceId, id: params.id }
    const [row] = await tagById(ctx.db, key)
    await Promise.all([copyToTickets(ctx.db, move), copyToContacts(ctx.db, move)])
    await Promise.all([detachFromTickets(ctx.db, move), detachFromContacts(ctx.db, move)])
    const gone = { deletedAt: ctx.now, updatedAt: ctx.now }
    await patch(ctx.db, tags, key, gone)
    if (row) emit(ctx, ['tag.deleted', toTag({ ...row, ...gone })])

    return current(ctx, body.intoId)
  },
}

/**
 * The tag as it is after a change that is under way; 404 when there is none, 412 when the change left
 * it untouched for its version. The statements travel together.
 */
async function current(
  ctx: Context,
  id: string,
  change: Promise<unknown> | false | undefined = undefined,
  happening?: 'tag.created' | 'tag.updated',
): Promise<Schema<'TagReply'>> {
  const [changed, [row]] = await Promise.all([
    change,
    tagById(ctx.db, { workspaceId: ctx.actor.workspaceId, id }),
  ])
  if (!row) throw notFound('tag', id)
  const tag = toTag(row)
  const reply = single(tag)
  if (changed === false) throw preconditionFailed('TagReply', row.version, reply)

  const before = rowBefore(row, changed)
  if (happening) emit(ctx, [happening, tag, before && toTag(before)])
  ctx.setVersion(row.version)
  return reply
}
