export interface Page<T> {
  total: number
  page: number
  pageSize: number
  lastPage: number
  data: T[]
}

/** The list envelope; a page past the end is empty and still has the correct total. */
export function page<Row, T>(
  query: { page: number; pageSize: number },
  found: { total: number; rows: readonly Row[] },
  toWire: (row: Row) => T,
): Page<T> {
  return {
    total: found.total,
    page: query.page,
    pageSize: query.pageSize,
    lastPage: Math.max(1, Math.ceil(found.total / query.pageSize)),
    data: found.rows.map(toWire),
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
export function more<Row, T>(
  limit: number,
  rows: readonly Row[],
  toWire: (row: Row) => T,
): { has_more: boolean; data: T[] } {
  return { has_more: rows.length > limit, data: rows.slice(0, limit).map(toWire) }
}

const longestLink = 8000

/**
 * The `Link` header of a page (RFC 8288): first, prev, next and last as far as there are such.
 * Undefined when the query is so long that proxies would refuse the header.
 */
export function linkHeader(url: string, { page, lastPage }: Page<unknown>): string | undefined {
  const [path = ''] = url.split('?', 1)
  const search = url.slice(path.length + 1)
  const link = (target: number, rel: string) => {
    const query = new URLSearchParams(search)
    query.set('page', String(target))
    return `<${path}?${query}>; rel="${rel}"`
  }
  const links = [
    link(1, 'first'),
    ...(page > 1 ? [link(Math.min(page - 1, lastPage), 'prev')] : []),
    ...(page < lastPage ? [link(page + 1, 'next')] : []),
    link(lastPage, 'last'),
  ].join(', ')
  return links.length > longestLink ? undefined : links
}
