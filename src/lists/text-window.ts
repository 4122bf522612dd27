import { getTableName, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { statements, type Values } from '../db/statement.ts'
import type { ListedTable } from './counted.ts'
import type { Order } from './ids.ts'

type Anything = Record<string, unknown>

/** Where a page lies in the order of a text, as `list_window` returns it. */
export interface TextWindow {
  /** Rows of the list; null while its text is not counted. */
  readonly total: number | null
  readonly pending: number | null
  /** The page is among `matched` rows, before which `skipped` rows come; null when there is no such page. */
  readonly skipped: number | null
  readonly matched: number | null
  /** These rows have a text from here on, */
  readonly windowStart: string | null
  /** and before this one; null: up to the end. */
  readonly windowEnd: string | null
}

type Page = { workspaceId: string; offset: number; limit: number }

/** Finds where a page of all rows lies in the order of a text, by counts of its prefixes (docs/decisions/0095). */
export function findingWindow(table: ListedTable, dimension: string) {
  const windows = statements<Page, TextWindow>()
  return async (db: Db, isDescending: boolean, page: Page): Promise<TextWindow> => {
    const find = windows(
      String(isDescending),
      (_, $) => sql`
        select w.total::float8 as total, w.pending::float8 as pending, w.skipped::float8 as skipped,
          w.matched::float8 as matched, w.window_start as "windowStart", w.window_end as "windowEnd"
        from list_window(${$.workspaceId}::uuid, ${getTableName(table)}::text, ${dimension}::text,
          ${isDescending}::boolean, ${$.offset}::bigint, ${$.limit}::int) w`,
    )
    const [window] = (await find(db, page)) as [TextWindow]
    return window
  }
}

/** The condition that the text by which rows are ordered first lies in a window, which may have no end. */
export function inTextWindow([first]: readonly Order[], hasEnd: boolean, $: Values<Anything>): SQL {
  if (!first) throw new Error('A window needs an order.')
  const since = sql`${first.by} >= ${$['windowStart'] as Placeholder}::text`
  return hasEnd ? sql`${since} and ${first.by} < ${$['windowEnd'] as Placeholder}::text` : since
}
