import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import {
  type CountedFilter,
  type CountedMembers,
  everyRow,
  type IndexedFilter,
  type RankedSort,
} from './counted.ts'
import type { ConditionName, Filters } from './parameters.ts'
import type { ListedTable } from './tables.ts'

/** The number of rows of a key up to which reading them is as fast as reading its bitmap. */
export const bitmapThreshold = 1000

/** The number of rows that an index skips in less time than bitmaps need to sort the rows of a day by their instant. */
const mostSkipped = 5000

/** The counted columns of a list, by which bitmaps find its pages. */
export interface Counting<F extends Filters = Filters> {
  /** The filters that are counted, in any combination; with them all rows are. `listing()` finds them among its filters. */
  readonly counted?: Readonly<Record<string, CountedFilter | CountedMembers>>
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
  /** The sort whose rows of one value of a counted filter an index has in their order. */
  readonly keyed?: string
}

type Bounds<F extends Filters> = {
  readonly [Name in ConditionName<F>]?: 'since' | 'before'
}

/** The list of which a page is planned. */
export interface Planned extends Counting {
  readonly table: ListedTable
  readonly sorts: Readonly<Record<string, PgColumn | SQL>>
}

/** The query of a list: its page, its sort, and the values of filters by their names. */
export interface PlannedQuery {
  readonly page: number
  readonly pageSize: number
  readonly sort: readonly string[]
  readonly deleted?: boolean
  readonly [name: string]: unknown
}

/** The request to bitmaps. */
export interface BitmapPlan {
  /** Filters that must all hold, each with the name under which its value is given. */
  readonly filters: ReadonlyArray<{ readonly name: string; readonly filter: CountedFilter }>
  /** The filter by members, of which a list has one at most. */
  readonly members: { readonly name: string; readonly filter: CountedMembers } | undefined
  /** Dimensions of instants that values of these names bound, one at least: from an instant on, and before another one. */
  readonly intervals: ReadonlyArray<{
    readonly dimension: string
    readonly since: string | undefined
    readonly before: string | undefined
  }>
  /** The names of values that bound the creation of the rows: from an instant on, and before another one. */
  readonly since: string | undefined
  readonly before: string | undefined
  /** The order of the rows; undefined when bitmaps do not know it, so that they count only. */
  readonly order:
    | {
        /** The sort before the position: a ranked sort, or the dimension of an instant. */
        readonly sort:
          | (RankedSort & { readonly descending: boolean })
          | { readonly instant: string; readonly descending: boolean }
          | undefined
        /** Whether higher positions come first. */
        readonly descending: boolean
      }
    | undefined
}

/** The one filter of a request, if an index finds its rows; or no filter, and all rows. */
export interface SingleFilter {
  readonly filter: IndexedFilter
  /** The name under which its value is given. */
  readonly name: string | undefined
}

/** How a page and its total are found. */
export type Plan =
  | {
      readonly path: 'search'
      /** The part of the other filters, if bitmaps know all of them. */
      readonly bitmaps: BitmapPlan | undefined
    }
  | {
      /** Both by bitmaps. An index answers while some are missing. */
      readonly path: 'bitmaps'
      readonly bitmaps: BitmapPlan
      readonly single: SingleFilter | undefined
    }
  | ({ readonly path: 'index' } & IndexPlan)

/** How an index finds a page. A single filter has the total, or bitmaps have it, or else the rows are counted. */
export interface IndexPlan {
  readonly single: SingleFilter | undefined
  readonly bitmaps: BitmapPlan | undefined
  /** Whether an index begins with the value of the single filter, and has its rows in the order of the list. */
  readonly isInOrder: boolean
}

/** Plans a page of a list that is asked for by the filters of some names. */
export function plan(list: Planned, names: readonly string[], query: PlannedQuery): Plan {
  if (names.includes('q')) {
    const others = names.filter((name) => name !== 'q')
    return { path: 'search', bitmaps: bitmapPlanFor(list, others, query) }
  }
  const single = singleFor(list, names, query)
  if (single && query.page === 1 && isInIndex(list, single, query.sort)) {
    return { path: 'index', single, bitmaps: undefined, isInOrder: true }
  }
  const bitmaps = bitmapPlanFor(list, names, query)
  if (bitmaps?.order && !isAlongInstant(list, names, query)) {
    return { path: 'bitmaps', bitmaps, single }
  }
  return { path: 'index', single, bitmaps: single ? undefined : bitmaps, isInOrder: false }
}

/** Whether bitmaps find rows in the order of the list, however many. */
export function isOrdered({ order }: BitmapPlan): boolean {
  return order !== undefined && !(order.sort && 'instant' in order.sort)
}

/** Returns the name of a sort without its direction. */
export function bare(sort: string): string {
  return sort.replace(/^-/, '')
}

function singleFor(
  { table, counted }: Planned,
  names: readonly string[],
  query: PlannedQuery,
): SingleFilter | undefined {
  if (!counted || query.deleted || names.length > 1) return undefined
  const [name] = names
  if (name === undefined) return { filter: everyRow(table), name }
  const filter = counted[name]
  if (!filter || !isIndexed(filter) || filter.isDisjoint?.(query[name]) === false) return undefined
  return { filter, name }
}

function isIndexed(filter: CountedFilter | CountedMembers): filter is IndexedFilter {
  return 'rows' in filter
}

/** Whether an index has the rows of a filter by position, or those of all rows by another sort than a ranked one. */
function isInIndex(list: Planned, { name }: SingleFilter, sort: readonly string[]): boolean {
  const first = bare(sort[0] ?? '')
  const isByPosition = sort.length === 0 || list.sorts[first] === list.table.position
  const isKeyed = sort.length === 1 && first === list.keyed
  return isByPosition || isKeyed || (name === undefined && list.ranked?.[first] === undefined)
}

/** Whether one of the first pages of an interval is asked for in the order of its instant, which an index has. */
function isAlongInstant(
  { instants = [] }: Planned,
  names: readonly string[],
  { page, pageSize, sort }: PlannedQuery,
): boolean {
  const instant = instants.find((one) => one.sort === bare(sort[0] ?? ''))
  const bounds: Readonly<Record<string, string>> = instant?.bounds ?? {}
  const isNear = (page - 1) * pageSize <= mostSkipped
  return isNear && sort.length === 1 && names.length > 0 && names.every((name) => name in bounds)
}

/** Returns what bitmaps find of what is asked; undefined when they do not know all of the filters. */
function bitmapPlanFor(
  list: Planned,
  names: readonly string[],
  { sort, deleted }: PlannedQuery,
): BitmapPlan | undefined {
  const { counted, created = {}, instants = [] } = list
  if (!counted || deleted) return undefined
  const filters: Array<BitmapPlan['filters'][number]> = []
  let members: BitmapPlan['members']
  for (const name of names) {
    const filter = counted[name]
    if (filter && 'keys' in filter) members = { name, filter }
    else if (filter) filters.push({ name, filter })
  }
  const boundsAmong = (bounds: Readonly<Record<string, string>>) => ({
    since: names.find((name) => bounds[name] === 'since'),
    before: names.find((name) => bounds[name] === 'before'),
  })
  const creation = boundsAmong(created)
  const intervals = instants
    .map(({ dimension, bounds = {} }) => ({ dimension, ...boundsAmong(bounds) }))
    .filter(({ since, before }) => since !== undefined || before !== undefined)
  const known = [creation, ...intervals].flatMap(({ since, before }) => [since, before])
  known.push(...filters.map(({ name }) => name), members?.name)
  if (!names.every((name) => known.includes(name))) return undefined
  return { filters, members, intervals, ...creation, order: orderFor(list, sort) }
}

/** Returns an order as bitmaps know it; undefined when they do not. */
function orderFor(
  { table, sorts, ranked = {}, instants = [] }: Planned,
  [first = '', second, ...others]: readonly string[],
): BitmapPlan['order'] {
  const isByPosition = (name: string) => sorts[bare(name)] === table.position
  const isDescending = (name: string) => name.startsWith('-')
  // Whatever comes after the position, which is unique, orders nothing
  if (isByPosition(first)) return { sort: undefined, descending: isDescending(first) }
  const instant = instants.find(({ sort }) => sort === bare(first))
  const sort = ranked[bare(first)] ?? (instant && { instant: instant.dimension })
  const isAlone = second === undefined || (isByPosition(second) && others.length === 0)
  if (!sort || !isAlone) return undefined
  return {
    sort: { ...sort, descending: isDescending(first) },
    descending: isDescending(second ?? first),
  }
}
