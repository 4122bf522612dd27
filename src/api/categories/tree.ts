import type { Schema } from '../../../generated/operations.ts'
import { ApiError } from '../../errors.ts'

/** The levels a tree of categories may have. */
const deepest = 5

/** The members of a category that the tree needs. */
export interface Node {
  readonly id: string
  readonly parentId: string | null
}

/** Children by the id of their parent, roots under null; in the order of `nodes`. */
export function childrenOf<T extends Node>(nodes: readonly T[]): Map<string | null, T[]> {
  const children = new Map<string | null, T[]>()
  for (const node of nodes) {
    const siblings = children.get(node.parentId)
    if (siblings) siblings.push(node)
    else children.set(node.parentId, [node])
  }
  return children
}

/** Throws 422 `circular_parent` for nodes no root leads to, 422 `depth_exceeded` for a sixth level. */
export function checkTree(nodes: readonly Node[]): void {
  const children = childrenOf(nodes)
  let reached = 0
  let level = children.get(null) ?? []
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > deepest) {
      throw new ApiError('depth_exceeded', `Categories can have at most ${deepest} levels.`)
    }
    reached += level.length
    level = level.flatMap(({ id }) => children.get(id) ?? [])
  }
  if (reached < nodes.length) {
    throw new ApiError('circular_parent', 'A category cannot be moved below itself.')
  }
}

/** Every category of a tree, parents before their children, each without those below it. */
export function toFlat(tree: ReadonlyArray<Schema<'Category'>>): Array<Schema<'Category'>> {
  return tree.flatMap((category) => [alone(category), ...toFlat(category.childCategoryList)])
}

/** A category as events have it: without those below it. */
export function alone(category: Schema<'Category'>): Schema<'Category'> {
  return { ...category, childCategoryList: [] }
}
