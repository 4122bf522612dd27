import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { statement } from '../db/statement.ts'

const foldSome = statement<{ batch: number }, { folded: number }>(
  (_, $) => sql`select list_fold(${$.batch}::int) as folded`,
)

/** Folds at most `batch` pending changes of any list into its counts; returns how many there were. */
export async function fold(db: Db, batch: number): Promise<number> {
  const [row] = await foldSome(db, { batch })
  return row?.folded ?? 0
}

/** So many rows that are folded and still lie there are not left to the autovacuum's next minute. */
const mostDead = 5000

/**
 * `fold` as a worker repeats it. Folded changes are dead rows, which whoever reads the pending ones
 * walks over until they are vacuumed: that is done here, often, while there are few of them.
 */
export function folding(): typeof fold {
  let dead = 0
  return async (db, batch) => {
    const folded = await fold(db, batch)
    dead += folded
    if (dead >= mostDead) {
      dead = 0
      // Another process that is at it is enough; and shortening the file would lock readers out
      await db.run((connection) =>
        connection.rows('vacuum (skip_locked, truncate false) list_deltas', [], false),
      )
    }
    return folded
  }
}
