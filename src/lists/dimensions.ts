import { getTableName } from 'drizzle-orm'
import { type CountedList, countedLists } from './counted-lists.ts'
import type { Planned } from './plan.ts'
import { linkDimension } from './tables.ts'

/**
 * Throws for a list that is defined with a dimension by which counted-lists.ts does not count it, since nothing records how
 * its rows change.
 */
export function requireDimensions(list: Planned): void {
  const { table, counted = {}, created, ranked = {}, instants = [] } = list
  const own = countedLists.find((one) => one.table === table)
  const known = own ? dimensionsOf(own) : []
  const named = [counted, ranked, instants].flatMap((some) =>
    Object.values<{ readonly dimension: string }>(some).map(({ dimension }) => dimension),
  )
  const isByCreation = created !== undefined && !own?.created
  const unknown = isByCreation ? 'created' : named.find((dimension) => !known.includes(dimension))
  if (unknown === undefined) return
  throw new Error(
    `The list of ${getTableName(table)} is not counted by "${unknown}": add it to the entry of the list in ` +
      'src/lists/counted-lists.ts, whose README.md has the other steps.',
  )
}

/** Returns the names of the dimensions of a list. */
export function dimensionsOf({ columns, members, instants = [], links }: CountedList): string[] {
  return [
    ...columns.map(({ name }) => name),
    ...(members ? [members.name] : []),
    ...instants.map(({ column }) => column.name),
    ...links.map(({ other }) => linkDimension(other)),
  ]
}
