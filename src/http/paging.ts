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

/** One page of a list that is small enough to be at hand as a whole. */
export function pageOf<Row>(
  { page: number, pageSize }: { page: number; pageSize: number },
  rows: readonly Row[],
): { total: number; rows: readonly Row[] } {
  return { total: rows.length, rows: rows.slice((number - 1) * pageSize, number * pageSize) }
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
