import { aliasOf, eachNode, type Node, partsOfWith, type RangeVar } from './tree.ts'

/**
 * Returns what is wrong with a statement that both waits for the lock of a row and reads other rows: it keeps the
 * snapshot from before it waited, and PostgreSQL reads only the locked row again. Undefined for one that does not.
 */
export function staleReadOf(tree: unknown): string | undefined {
  const locked = lockedIn(tree)
  if (!locked.waits) return undefined
  const parts = partsOfWith(tree)
  const read = new Set<string>()
  eachNode(tree, (node) => {
    const { relname } = node as Partial<RangeVar>
    if (relname === undefined || parts.has(relname)) return
    if (!locked.tables.has(node)) read.add(relname)
  })
  if (read.size === 0) return undefined
  return `it waits for the lock of a row and reads ${[...read].join(', ')} as before it waited. Lock the row by a statement ahead in the same pipeline().`
}

interface Locked {
  /** Where the statement names the tables whose rows it locks. */
  readonly tables: ReadonlySet<unknown>
  /** Whether it waits for those locks. */
  readonly waits: boolean
}

function lockedIn(tree: unknown): Locked {
  const tables = new Set<unknown>()
  let changes = false
  let locksWait = false
  // What is changed beside SKIP LOCKED are the rows that it took
  let skips = false
  eachNode(tree, (node, name) => {
    if (name === 'UpdateStmt' || name === 'DeleteStmt') {
      tables.add(node['relation'])
      changes = true
    }
    if (name === 'InsertStmt') {
      tables.add(node['relation'])
      const conflict = node['onConflictClause'] as Node | undefined
      changes ||= conflict?.['action'] === 'ONCONFLICT_UPDATE'
    }
    if (name !== 'SelectStmt') return
    for (const { LockingClause: clause } of (node['lockingClause'] ?? []) as Locking[]) {
      const names = clause.lockedRels?.map((one) => one.RangeVar.relname)
      // An alias here names what FROM contains
      for (const { RangeVar: alias } of clause.lockedRels ?? []) tables.add(alias)
      for (const table of tablesOf(node['fromClause'])) {
        if (!names || names.includes(aliasOf(table))) tables.add(table)
      }
      if (clause.waitPolicy === 'LockWaitSkip') skips = true
      else locksWait = true
    }
  })
  return { tables, waits: locksWait || (changes && !skips) }
}

interface Locking {
  readonly LockingClause: {
    readonly waitPolicy: string
    readonly lockedRels?: ReadonlyArray<{ readonly RangeVar: RangeVar }>
  }
}

/** The tables of a FROM clause, without those of queries within it. */
function tablesOf(from: unknown): RangeVar[] {
  if (Array.isArray(from)) return from.flatMap(tablesOf)
  const { RangeVar: table, JoinExpr: join } = (from ?? {}) as Record<string, Node | undefined>
  if (table) return [table as unknown as RangeVar]
  return join ? [...tablesOf(join['larg']), ...tablesOf(join['rarg'])] : []
}
