import { insertRow } from '../../db/query/insert.ts'
import { requireUnnamed } from '../../db/query/rule-references.ts'
import { tags } from '../../db/schema/tags.ts'
import { memberRefused, notFound, unknownReference } from '../../errors.ts'
import { audit, emit } from '../../events/log/emit.ts'
import { emitInternally } from '../../events/reactions.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page } from '../../http/reply/paging.ts'
import { done, doneWith } from '../../http/progress.ts'
import { resource } from '../../http/resource.ts'
import { beginWork, requireNoPendingWork } from '../../platform/jobs/pending-work.ts'
import { newId } from '../../lib/ids.ts'
import { behindTheLast, lockTags, tagById, tagPage } from './queries.ts'
import { toTag } from './wire.ts'
import { tagLinks } from './work.ts'

const tag = resource({ name: 'tag', reply: 'TagReply', table: tags, load: tagById, toWire: toTag })

export const tagHandlers: HandlersFor<'tags'> = {
  async listTags({ db, actor }, { query }) {
    return page(query, await tagPage(db, { workspaceId: actor.workspaceId, ...query }), toTag)
  },

  async createTag(ctx, { body }) {
    const id = newId()
    const { position: sortOrder, ...columns } = body
    const values = { id, sortOrder, ...columns }
    const insert = () => insertRow(ctx, tags, values, { computed: { sortOrder: behindTheLast } })

    return tag.create(ctx, id, insert, 'tag.created')
  },

  async getTag(ctx, { params }) {
    return tag.reply(ctx, params.id)
  },

  async updateTag(ctx, { params, body }) {
    const { name, color, description, position: sortOrder } = body
    const changes = { name, color, description, sortOrder }

    return tag.update(ctx, params.id, changes, 'tag.updated')
  },

  async deleteTag(ctx, { params }) {
    const deleted = await tag.remove(ctx, params.id)

    await requireUnnamed(ctx, 'tag', params.id)
    await requireNoPendingWork(ctx, [params.id])
    emit(ctx, ['tag.deleted', toTag(deleted)])
    return done(await beginWork(ctx, tagLinks, { fromIds: [params.id], toId: null }))
  },

  async mergeTag(ctx, { params, body }) {
    const { workspaceId } = ctx.actor
    if (body.intoId === params.id) {
      throw memberRefused('/intoId', 'must not be the merged tag itself.')
    }
    const locked = await lockTags(ctx.db, { workspaceId, ids: [params.id, body.intoId] })
    const source = locked.find(({ id }) => id === params.id)
    if (!source) throw notFound('tag', params.id)
    await tag.requireVersion(ctx, params.id, source.version)
    if (!locked.some(({ id }) => id === body.intoId)) {
      throw unknownReference('/intoId', 'tag', body.intoId)
    }

    await requireNoPendingWork(ctx, [params.id, body.intoId])
    const row = await tag.require(ctx, params.id)
    const gone = { deletedAt: ctx.now, updatedAt: ctx.now }
    await tag.patch(ctx, params.id, gone)
    emit(ctx, ['tag.deleted', toTag({ ...row, ...gone })])
    const move = { fromIds: [params.id], toId: body.intoId }
    audit(ctx, 'tag.merged', params.id, [{ path: '/intoId', old: null, new: move.toId }])
    emitInternally(ctx, 'object.replaced', move)

    const isDone = await beginWork(ctx, tagLinks, move)
    return doneWith(isDone, await tag.reply(ctx, body.intoId))
  },
}
