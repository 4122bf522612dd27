import type { Db } from './client.ts'

/** The weakest first; each conflicts with whatever changes rows, but for the first one. */
const modes = [
  'share update exclusive',
  'share',
  'share row exclusive',
  'access exclusive',
] as const
type Mode = (typeof modes)[number]

const noise = new Set(['ONLY', 'PUBLIC', 'IF', 'NOT', 'EXISTS', 'OR', 'REPLACE', 'UNIQUE'])
/** What these contain runs later, if at all. */
const definitions = new Set(['FUNCTION', 'VIEW', 'EXTENSION', 'SCHEMA'])

/**
 * The locks that a statement of a migration takes of tables, or of the tables of indexes, by the names in it. A name that is
 * neither has no effect.
 */
export function locksOf(statement: string): Map<string, Mode> {
  const locks = new Map<string, Mode>()
  const words = statement
    .replaceAll(/--[^\n]*/g, ' ')
    .split(/[\s"(),;.]/)
    .filter((word) => word !== '' && !noise.has(word.toUpperCase()))
  const [verb = '', kind = ''] = words.map((word) => word.toUpperCase())
  if (verb === 'CREATE' && definitions.has(kind)) return locks
  for (const [index, word] of words.entries()) {
    const [name, next] = [words[index + 1], words[index + 2]?.toUpperCase()]
    const mode = modeOf(word.toUpperCase(), words[index - 1]?.toUpperCase(), next, verb, kind)
    if (name === undefined || !/^\w+$/.test(name) || mode === undefined) continue
    const known = locks.get(name)
    if (!known || modes.indexOf(known) < modes.indexOf(mode)) locks.set(name, mode)
  }
  return locks
}

/** The lock of what is named after a word, if any. */
function modeOf(
  word: string,
  previous: string | undefined,
  afterName: string | undefined,
  verb: string,
  kind: string,
): Mode | undefined {
  switch (word) {
    case 'TABLE':
      if (verb === 'CREATE') return undefined
      return afterName === 'VALIDATE' ? 'share update exclusive' : 'access exclusive'
    case 'INDEX':
      return verb === 'CREATE' ? undefined : 'access exclusive'
    case 'OF':
      return previous === 'PARTITION' ? 'access exclusive' : undefined
    case 'ON':
      if (verb === 'DROP') return 'access exclusive'
      return kind === 'INDEX' ? 'share' : 'share row exclusive'
    // Rows that are changed here and by requests, each in its own order, would be a deadlock
    case 'UPDATE':
    case 'INTO':
    case 'REFERENCES':
      return 'share row exclusive'
    case 'FROM':
      return previous === 'DELETE' ? 'share row exclusive' : undefined
    default:
      return undefined
  }
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

async function rows<Row>(on: Db, text: string, values: readonly unknown[] = []): Promise<Row[]> {
  return on.run((c) => c.rows(text, [...values], false)) as Promise<Row[]>
}
