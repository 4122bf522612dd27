import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/pool/client.ts'
import { arrayParameter, statement } from '../../db/query/statement.ts'
import { changeOf, type Content, dataOf } from './queries.ts'
import { withoutUserEmails } from './user-emails.ts'

const contentsByIds = statement<
  { workspaceId: string; ids: string[] },
  { id: string; content: Content }
>(
  (_, $) => sql`
    select e.id, d.content from unnest(${arrayParameter($.ids)}::uuid[]) e (id)
    cross join ${changeOf($.workspaceId)}
    cross join ${dataOf}`,
)

/** The most bytes of events that are read at a time. */
export const mostBytes = 2_000_000

/** Milliseconds of work without a pause for other work of the process. */
const longestStretch = 20

/** Returns the first events up to a number of bytes, and at least one. */
export function firstOf<E extends { readonly size: number }>(
  events: readonly E[],
  bytes: number,
): readonly E[] {
  let sum = 0
  const end = events.findIndex(({ size }) => (sum += size) > bytes)
  return end < 0 ? events : events.slice(0, Math.max(1, end))
}

/**
 * Calls `visit` for each event with its content, in order, for the filter of a webhook, which sees what its deliveries
 * show. Reads few bytes at a time.
 */
export async function withContents<E extends { readonly id: string; readonly size: number }>(
  db: Db,
  workspaceId: string,
  events: readonly E[],
  visit: (event: E, content: Content) => void,
): Promise<void> {
  let since = performance.now()
  for (let left = events; left.length > 0;) {
    const batch = firstOf(left, mostBytes)
    const rows = await contentsByIds(db, { workspaceId, ids: batch.map(({ id }) => id) })
    const known = new Map(rows.map(({ id, content }) => [id, content]))
    for (const event of batch) {
      const content = known.get(event.id)
      if (content) visit(event, withoutEmails(content))
      if (performance.now() - since < longestStretch) continue
      await nextTurn()
      since = performance.now()
    }
    left = left.slice(batch.length)
  }
}

/** Returns the content of an event for a reader without the scope `users:read`. */
export function withoutEmails({ data, previous }: Content): Content {
  return { data: withoutUserEmails(data), previous: previous && withoutUserEmails(previous) }
}
