export interface Page<T> {
  total: number
  totalIsCapped?: true
  page: number
  pageSize: number
  lastPage: number
  data: T[]
}

type Found<Row> = { total: number; rows: readonly Row[]; totalIsCapped?: true }

/**
 * The list envelope; a page past the end is empty and still has the correct total. Without `toWire` the rows are what the
 * contract has.
 */
export function page<Row>(query: Paging, found: Found<Row>): Page<Row>
export function page<Row, T>(query: Paging, found: Found<Row>, toWire: (row: Row) => T): Page<T>
export function page<Row>(query: Paging, found: Found<Row>, toWire?: (row: Row) => unknown) {
  return {
    total: found.total,
    ...(found.totalIsCapped && { totalIsCapped: true }),
    page: query.page,
    pageSize: query.pageSize,
    lastPage: Math.max(1, Math.ceil(found.total / query.pageSize)),
    data: toWire ? found.rows.map(toWire) : found.rows,
  }
}

interface Paging {
  page: number
  pageSize: number
}

/** By the name of its query parameter, whether a row passes a filter. */
type RowFilters<Query, Row> = {
  readonly [Name in Exclude<keyof Query, keyof Paging>]-?: (
    row: Row,
    value: NonNullable<Query[Name]>,
  ) => boolean
}

/** One page of a list that is held in memory as a whole. Every declared filter has its code. */
export function pageOf<Query extends Paging, Row>(
  query: Query,
  rows: readonly Row[],
  ...[filters]: Exclude<keyof Query, keyof Paging> extends never
    ? []
    : [filters: RowFilters<Query, Row>]
): { total: number; rows: readonly Row[] } {
  const conditions = Object.entries<(row: Row, value: never) => boolean>(filters ?? {})
  const values = query as Readonly<Record<string, unknown>>
  const found = rows.filter((row) =>
    conditions.every(([name, condition]) => {
      const value = values[name]
      return value === undefined || condition(row, value as never)
    }),
  )
  const offset = (query.page - 1) * query.pageSize
  return { total: found.length, rows: found.slice(offset, offset + query.pageSize) }
}

/** The other list style: one row more than `limit` is fetched, which shows whether there are more. */
export function cursorReply<Row, T>(
  limit: number,
  rows: readonly Row[],
  toWire: (row: Row) => T,
): { has_more: boolean; data: T[] } {
  return { has_more: rows.length > limit, data: rows.slice(0, limit).map(toWire) }
}

const longestLink = 8000

/** A page of a list that is paged by the identifiers of its objects. */
interface CursorPage {
  has_more: boolean
  data: ReadonlyArray<{ id: string }>
}

/**
 * The `Link` header of a page (RFC 8288): first, prev, next and last as far as there are such.
 * Undefined when the query is so long that proxies would refuse the header.
 */
export function linkHeader(url: string, list: Page<unknown> | CursorPage): string | undefined {
  const [path = ''] = url.split('?', 1)
  const search = url.slice(path.length + 1)
  const links = Object.entries('lastPage' in list ? pagesOf(list) : cursorsOf(search, list))
    .map(([rel, parameters]) => {
      const query = withParameters(search, parameters)
      return `<${path}${query === '' ? '' : `?${query}`}>; rel="${rel}"`
    })
    .join(', ')
  return links.length > longestLink ? undefined : links
}

/** The changed parameters of a page's query; undefined removes one. */
type Parameters = Readonly<Record<string, string | undefined>>

/** Returns a query string with some parameters changed. All others are as they were sent: an encoded comma is part of a value. */
function withParameters(search: string, parameters: Parameters): string {
  const left = new Map(Object.entries(parameters))
  const kept = search.split('&').flatMap((pair) => {
    const [name = ''] = new URLSearchParams(pair).keys()
    if (!Object.hasOwn(parameters, name)) return pair === '' ? [] : pair
    const value = left.get(name)
    left.delete(name)
    return value === undefined ? [] : `${name}=${value}`
  })
  const added = [...left].flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${value}`,
  )
  // What ends a link, and what a header cannot hold
  return [...kept, ...added].join('&').replace(/[^!#-;=?-~]/g, (char) => encodeURIComponent(char))
}

function pagesOf({ page, lastPage }: Page<unknown>): Record<string, Parameters> {
  const at = (target: number) => ({ page: String(target) })
  return {
    first: at(1),
    ...(page > 1 && { prev: at(Math.min(page - 1, lastPage)) }),
    ...(page < lastPage && { next: at(page + 1) }),
    last: at(lastPage),
  }
}

function cursorsOf(
  search: string,
  { has_more: hasMore, data }: CursorPage,
): Record<string, Parameters> {
  const after = (id?: string) => ({ starting_after: id, ending_before: undefined })
  const before = (id?: string) => ({ starting_after: undefined, ending_before: id })
  const isBackwards = new URLSearchParams(search).has('ending_before')
  const isFirst = search === '' || !/(?:^|&)(?:starting_after|ending_before)=/.test(search)
  const [newest, oldest] = [data[0]?.id, data.at(-1)?.id]
  const hasNewer = isBackwards ? hasMore : !isFirst
  const hasOlder = isBackwards || hasMore
  return {
    first: after(),
    ...(hasNewer && newest !== undefined && { prev: before(newest) }),
    ...(hasOlder && oldest !== undefined && { next: after(oldest) }),
  }
}
