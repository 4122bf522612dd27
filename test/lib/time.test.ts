import { sql } from 'drizzle-orm'
import t from 'tap'
import { instantJson } from '../../src/db/query/rows.ts'
import { statement } from '../../src/db/query/statement.ts'
import { iso } from '../../src/lib/time.ts'
import { start } from '../helpers/start.ts'

const instantOf = statement<{ text: string }, { inRow: string; inJson: string }>(
  (_, $) => sql`select ${$.text}::timestamptz as "inRow",
    ${instantJson(sql`${$.text}::timestamptz`)} as "inJson"`,
)

t.test('microseconds of the database are rounded as its columns round them', async (t) => {
  const { pool } = await start()
  for (const [text, expected] of [
    ['2026-11-29 17:00:56+00', '2026-11-29T17:00:56.000Z'],
    ['2026-11-29 17:00:56.9+00', '2026-11-29T17:00:56.900Z'],
    ['2026-11-29 17:00:56.123499+00', '2026-11-29T17:00:56.123Z'],
    ['2026-11-29 17:00:56.1235+00', '2026-11-29T17:00:56.124Z'],
    ['2026-12-31 23:59:59.999501+00', '2027-01-01T00:00:00.000Z'],
  ] as const) {
    t.equal(iso(text), expected, text)
    const [read] = await instantOf(pool, { text })
    t.same(read, { inRow: expected, inJson: expected }, text)
  }
})
