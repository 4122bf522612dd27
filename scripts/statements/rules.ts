import { parse } from 'libpg-query'
import { openTables, staleReads } from './exceptions.ts'
import { staleReadOf } from './stale-reads.ts'
import { openTablesOf } from './workspaces.ts'

/** Checks what a statement reads and locks; `unused` returns the exceptions that no statement has needed. */
export interface Rules {
  faultsOf(statement: string, text: string): Promise<string[]>
  unused(): string[]
}

/** The rules for statements on a database whose `tables` have a column with the workspace. */
export function rulesFor(tables: ReadonlySet<string>): Rules {
  const isStale = exempting(staleReads)
  const isOpen = exempting(openTables)
  return {
    async faultsOf(statement, text) {
      const { stmts } = await parse(text)
      const stale = staleReadOf(stmts)
      const open = openTablesOf(stmts, tables)
      return [
        ...(stale !== undefined && !isStale.has(statement) ? [stale] : []),
        ...(open.length > 0 && !isOpen.has(statement) ? open.map((fault) => `${fault}.`) : []),
      ]
    },
    unused: () => [...isStale.unused(), ...isOpen.unused()],
  }
}

function exempting(exceptions: typeof staleReads) {
  const exempt = new Set(exceptions.flatMap(({ statements }) => statements))
  const unused = new Set(exempt)
  return {
    has(statement: string): boolean {
      unused.delete(statement)
      return exempt.has(statement)
    },
    unused: () => [...unused],
  }
}
