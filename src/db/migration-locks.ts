import type { Db } from './client.ts'

/** The weakest first; each conflicts with whatever changes rows, but for the first one. */
const modes = [
  'share update exclusive',
  'share',
  'share row exclusive',
  'access exclusive',
] as const
type Mode = (typeof modes)[number]

const name = String.raw`(?:ONLY\s+)?(?:"?public"?\.)?"?(\w+)"?`
/** Which lock a statement takes of a table, or of the table of an index. A match that is neither has no effect. */
const rules: ReadonlyArray<readonly [Mode, RegExp]> = [
  ['share update exclusive', pattern(String.raw`ALTER TABLE ${name}\s+VALIDATE\s`)],
  ['share', pattern(String.raw`CREATE (?:UNIQUE )?INDEX [^(]*?\sON ${name}`)],
  ['share row exclusive', pattern(String.raw`REFERENCES ${name}`)],
  ['share row exclusive', pattern(String.raw`CREATE (?:OR REPLACE )?TRIGGER .*?\sON ${name}`)],
  // Rows that are changed here and by requests, each in its own order, would be a deadlock
  ['share row exclusive', pattern(String.raw`(?:UPDATE|INSERT INTO|DELETE FROM) ${name}`)],
  ['access exclusive', pattern(String.raw`ALTER TABLE (?:IF EXISTS )?${name}\s+(?!VALIDATE\s)`)],
  ['access exclusive', pattern(String.raw`(?:DROP|TRUNCATE|LOCK) TABLE (?:IF EXISTS )?${name}`)],
  ['access exclusive', pattern(String.raw`(?:DROP|ALTER) INDEX (?:IF EXISTS )?${name}`)],
  ['access exclusive', pattern(String.raw`DROP TRIGGER .*?\sON ${name}`)],
  ['access exclusive', pattern(String.raw`PARTITION OF ${name}`)],
]
/** What these contain runs later, if at all. */
const definition = pattern(
  String.raw`^(?:\s*--[^\n]*\n)*\s*CREATE (?:OR REPLACE )?(?:FUNCTION|VIEW|EXTENSION|SCHEMA)`,
)

/** The locks that a statement of a migration takes, by the names in it. */
export function locksOf(statement: string): Map<string, Mode> {
  const locks = new Map<string, Mode>()
  if (statement.search(definition) === 0) return locks
  for (const [mode, rule] of rules) {
    // The rules are in the order of their modes
    for (const match of statement.matchAll(rule)) locks.set(match[1] as string, mode)
  }
  return locks
}

/**
 * Takes the locks of existing tables that the statements need, all within `limitMs` or none. Whoever waits for one of
 * these locks asks after 1 s whether that is a deadlock. By then the migration waits for no other lock: it has all or has
 * given up.
 */
export async function lockTables(
  db: Db,
  statements: readonly string[],
  limitMs: number,
): Promise<void> {
  const asked = statements.flatMap((statement) => [...locksOf(statement)])
  const tables = await rows<{ table: string; mode: number }>(
    db,
    `select coalesce(i.indrelid, c.oid)::regclass::text as table, max(n.mode) as mode
     from unnest($1::text[], $2::int[]) n (name, mode)
     join pg_class c on c.relname = n.name and c.relnamespace = 'public'::regnamespace
       and c.relkind in ('r', 'p', 'i', 'I')
     left join pg_index i on i.indexrelid = c.oid
     group by 1 order by 1`,
    [
      `{${asked.map(([table]) => table).join()}}`,
      `{${asked.map(([, mode]) => modes.indexOf(mode)).join()}}`,
    ],
  )
  const until = performance.now() + limitMs
  for (const { table, mode } of tables) {
    // At least one: 0 would be no limit
    const leftMs = Math.max(1, Math.round(until - performance.now()))
    await rows(db, `set local lock_timeout = ${leftMs}`)
    await rows(db, `lock table ${table} in ${modes[mode]} mode`)
  }
  await rows(db, `set local lock_timeout = ${limitMs}`)
}

/** A pattern in which a space stands for any white space. */
function pattern(text: string): RegExp {
  return new RegExp(text.replaceAll(' ', String.raw`\s+`), 'gis')
}

async function rows<Row>(on: Db, text: string, values: readonly unknown[] = []): Promise<Row[]> {
  return on.run((c) => c.rows(text, [...values], false)) as Promise<Row[]>
}
