import type { Schema } from '../../../generated/operations.ts'
import { insertRow } from '../../db/query/insert.ts'
import { categories } from '../../db/schema/categories.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { rulesNaming } from '../../db/query/rule-references.ts'
import { ApiError, inUse, notFound, ruleViolated, unknownReference } from '../../errors.ts'
import { emit } from '../../events/log/emit.ts'
import { emitInternally } from '../../events/reactions.ts'
import type { Context } from '../../http/context.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page, pageOf } from '../../http/reply/paging.ts'
import { resource } from '../../http/resource.ts'
import { newId } from '../../lib/ids.ts'
import { done } from '../../http/progress.ts'
import { beginWork, requireNoPendingWork } from '../../platform/jobs/pending-work.ts'
import { categoryTickets } from './work.ts'
import { allCategories, categoriesNamed, countTickets, lockTree, moveChildren } from './queries.ts'
import { alone, checkTree, type Node, toFlat } from './tree.ts'
import { type CategoryRow, findIn, toTree } from './wire.ts'

const mostCategories = 1000

const category = resource({
  name: 'category',
  reply: 'CategoryReply',
  table: categories,
  async load(db, { workspaceId, id }) {
    const rows = await allCategories(db, { workspaceId })
    const found = findIn(toTree(rows), id)
    return rows.flatMap((row) => (found && row.id === id ? { found, version: row.version } : []))
  },
  toWire: ({ found }) => found,
})

export const categoryHandlers: HandlersFor<'categories'> = {
  async listCategories({ db, actor: { workspaceId } }, { query }) {
    const { q, isArchived } = query
    const isFlat = query.flat || q !== undefined || isArchived !== undefined
    const tree = toTree(await allCategories(db, { workspaceId }))
    const named = q === undefined ? [] : await categoriesNamed(db, { workspaceId, q })
    const ids = new Set(named.map(({ id }) => id))
    const found = pageOf(query, isFlat ? toFlat(tree) : tree, {
      flat: () => true,
      q: ({ id }) => ids.has(id),
      isArchived: (category, isArchived) => category.isArchived === isArchived,
    })

    return page(query, found, (category) => category)
  },

  async createCategory(ctx, { body }) {
    const rows = await lockedTree(ctx)
    if (rows.length >= mostCategories) {
      throw ruleViolated(`A workspace can have at most ${mostCategories} categories.`)
    }
    const parentId = body.parentId ?? null
    requireParent(rows, '/parentId', parentId)
    const id = newId()
    checkTree([...rows, { id, parentId }])

    const sortOrder = body.sortOrder ?? lastOrder(rows, parentId) + 1
    const values = { ...body, id, parentId, sortOrder }
    const reply = await category.create(ctx, id, () => insertRow(ctx, categories, values))
    emit(ctx, ['category.created', alone(reply.data)])
    return reply
  },

  async getCategory(ctx, { params }) {
    return category.reply(ctx, params.id)
  },

  async updateCategory(ctx, { params, body }) {
    const rows = await lockedTree(ctx)
    const { parentId } = body
    if (parentId !== undefined) {
      requireParent(rows, '/parentId', parentId)
      checkTree(rows.map((row) => (row.id === params.id ? { id: row.id, parentId } : row)))
    }

    const reply = await category.update(ctx, params.id, body)
    emitChanges(ctx, rows, [reply.data])
    return reply
  },

  async deleteCategory(ctx, { params, query: { moveTo } }) {
    const key = { workspaceId: ctx.actor.workspaceId, id: params.id }
    const rows = await lockedTree(ctx)
    const row = rows.find(({ id }) => id === params.id)
    if (!row) throw notFound('category', params.id)
    if (moveTo === params.id) {
      throw new ApiError(
        'circular_parent',
        '"moveTo" must not be the deleted category or one below it.',
      )
    }
    if (moveTo !== undefined) requireParent(rows, '/moveTo', moveTo)
    const deleted = await category.patch(ctx, params.id, { deletedAt: ctx.now })
    if (!deleted) return category.failPatch(ctx, params.id)
    const was = findIn(toTree(rows), params.id)
    const gone = was && { ...alone(was), updatedAt: ctx.now, deletedAt: ctx.now }
    if (gone) emit(ctx, ['category.deleted', gone])

    await requireNoPendingWork(ctx, [params.id])
    if (moveTo !== undefined) {
      emitInternally(ctx, 'object.replaced', { fromIds: [params.id], toId: moveTo })
      const moved = new Map(
        rows.filter(({ parentId }) => parentId === params.id).map(({ id }) => [id, moveTo]),
      )
      const left = rows.filter(({ id }) => id !== params.id)
      checkTree(left.map(({ id, parentId }) => ({ id, parentId: moved.get(id) ?? parentId })))
      await moveChildren(ctx.db, { ...key, toId: moveTo, now: ctx.now })
      emitChanges(ctx, rows, toTree(await allCategories(ctx.db, { workspaceId: key.workspaceId })))
      const move = { fromIds: [params.id], toId: moveTo }
      return done(await beginWork(ctx, categoryTickets, move))
    }
    const children = rows.filter(({ parentId }) => parentId === params.id).length
    const [[tickets], rules] = await pipeline(ctx.db, [
      () => countTickets(ctx.db, key),
      () => rulesNaming(ctx, 'category', params.id),
    ])
    const counts = { category: children, ticket: tickets?.count ?? 0 }
    if (counts.category + counts.ticket + rules.length > 0) {
      const remedy = 'Set "moveTo" to another category, which takes over.'
      throw inUse('category', counts, rules, remedy)
    }
    return done(true)
  },
}

/** Emits an event for each category of a tree that differs from before, also if only its path does. */
function emitChanges(
  ctx: Context,
  rows: readonly CategoryRow[],
  tree: ReadonlyArray<Schema<'Category'>>,
): void {
  const before = new Map(toFlat(toTree(rows)).map((category) => [category.id, category]))
  emit(
    ctx,
    ...toFlat(tree).flatMap((category) => {
      const was = before.get(category.id)
      return was ? [['category.updated', category, was] as const] : []
    }),
  )
}

/** Returns the whole tree, locked until the transaction ends. */
async function lockedTree({ db, actor: { workspaceId } }: Context): Promise<CategoryRow[]> {
  const [, rows] = await pipeline(db, [
    () => lockTree(db, { workspaceId }),
    () => allCategories(db, { workspaceId }),
  ])
  return rows
}

function requireParent(rows: readonly Node[], pointer: string, id: string | null): void {
  if (id !== null && !rows.some((row) => row.id === id)) {
    throw unknownReference(pointer, 'category', id)
  }
}

function lastOrder(rows: readonly CategoryRow[], parentId: string | null): number {
  return Math.max(
    0,
    ...rows.filter((row) => row.parentId === parentId).map(({ sortOrder }) => sortOrder),
  )
}
