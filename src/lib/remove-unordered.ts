/**
 * Removes an item from a list whose order does not matter; does nothing if the list has none. A list that lives long and
 * takes something in for each request is an array: V8 copies the table of a Set every few changes, and a table that
 * has become garbage keeps its items from being collected early (docs/decisions/performance.md).
 */
export function removeUnordered<T>(list: T[], item: T): void {
  const at = list.indexOf(item)
  if (at === -1) return
  const last = list.pop() as T
  if (at < list.length) list[at] = last
}
