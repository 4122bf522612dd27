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
