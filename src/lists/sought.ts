import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { CountedFilter, CountedMembers, ListedTable, RankedSort } from './counted.ts'
import type { Sought } from './find.ts'
import type { ConditionName, Filters } from './parameters.ts'

/** What is counted of a list, so that bitmaps find its pages. */
export interface Counting<F extends Filters = Filters> {
  /** The filters that are counted, in any combination; with them all rows are. */
  readonly counted?: NoInfer<{
    readonly [Name in ConditionName<F>]?: CountedFilter | CountedMembers
  }>
  /** The filters that bound the creation of rows, if the list is read by its intervals (counted-lists.ts). */
  readonly created?: NoInfer<Bounds<F>>
  /** The sorts by a counted column, by their names. */
  readonly ranked?: Readonly<Record<string, RankedSort>>
  /** The instants that are counted by periods and days: dimensions of the list in counted-lists.ts. */
  readonly instants?: ReadonlyArray<{
    readonly dimension: string
    /** The sort by it. */
    readonly sort?: string
    /** The filters that bound it. */
    readonly bounds?: NoInfer<Bounds<F>>
  }>
}

type Bounds<F extends Filters> = {
  readonly [Name in ConditionName<F>]?: 'since' | 'before'
}

export type Counted = Readonly<Record<string, CountedFilter | CountedMembers>>

interface Listed extends Counting {
  readonly table: ListedTable
  readonly sorts: Readonly<Record<string, PgColumn | SQL>>
}

/** What the bitmaps find of what is asked; undefined when they do not know all of the filters. */
export function soughtOf(
  { table, sorts, counted, created, ranked = {}, instants = [] }: Listed,
  names: readonly string[],
  query: { readonly deleted?: boolean; readonly sort: readonly string[] },
): Sought | undefined {
  if (!counted || query.deleted) return undefined
  const of: Counted = counted
  const bounds: Readonly<Record<string, 'since' | 'before'>> = created ?? {}
  const named = (of: Readonly<Record<string, string>>, bound: 'since' | 'before') =>
    names.find((name) => of[name] === bound)
  const intervals = instants
    .map(({ dimension, bounds: of = {} }) => ({
      dimension,
      since: named(of, 'since'),
      before: named(of, 'before'),
    }))
    .filter(({ since, before }) => since !== undefined || before !== undefined)
  const isKnown = (name: string) =>
    of[name] !== undefined ||
    bounds[name] !== undefined ||
    intervals.some(({ since, before }) => name === since || name === before)
  if (!names.every(isKnown)) return undefined

  const isByPosition = (name: string | undefined) =>
    name === undefined || sorts[bare(name)] === table.position
  const [first = '', second, ...others] = query.sort
  const instant = instants.find(({ sort }) => sort === bare(first))
  const sort = ranked[bare(first)] ?? (instant && { instant: instant.dimension })
  // Whatever comes after the position, which is unique, orders nothing
  const last = sort ? (second ?? first) : first
  const isOrdered = sort ? isByPosition(second) && others.length === 0 : isByPosition(first)
  return {
    filters: names.flatMap((name) => (of[name] ? [{ name, filter: of[name] }] : [])),
    intervals,
    since: named(bounds, 'since'),
    before: named(bounds, 'before'),
    order: isOrdered
      ? {
          sort: sort && { ...sort, descending: first.startsWith('-') },
          descending: last.startsWith('-'),
        }
      : undefined,
  }
}

/** The name of a sort without its direction. */
export function bare(sort: string): string {
  return sort.replace(/^-/, '')
}
