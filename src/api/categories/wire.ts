import type { Schema } from '../../../generated/operations.ts'
import type { RowFrom } from '../../db/query/rows.ts'
import { childrenOf } from './tree.ts'
import type { allCategories } from './queries.ts'

export type CategoryRow = RowFrom<typeof allCategories>

/** The roots with all below them. */
export function toTree(rows: readonly CategoryRow[]): Array<Schema<'Category'>> {
  const children = childrenOf(rows)
  const below = (parent: Schema<'Category'> | null): Array<Schema<'Category'>> =>
    (children.get(parent?.id ?? null) ?? []).map((row) => {
      const category = toCategory(row, parent)
      category.childCategoryList = below(category)
      return category
    })
  return below(null)
}

export function findIn(
  tree: ReadonlyArray<Schema<'Category'>>,
  id: string,
): Schema<'Category'> | undefined {
  for (const category of tree) {
    const found = category.id === id ? category : findIn(category.childCategoryList, id)
    if (found) return found
  }
  return undefined
}

function toCategory(row: CategoryRow, parent: Schema<'Category'> | null): Schema<'Category'> {
  return {
    id: row.id,
    value: row.value,
    description: row.description,
    parentId: row.parentId,
    level: (parent?.level ?? 0) + 1,
    path: parent === null ? row.value : `${parent.path} / ${row.value}`,
    sortOrder: row.sortOrder,
    isArchived: row.isArchived,
    childCategoryList: [],
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    deletedAt: row.deletedAt,
  }
}
