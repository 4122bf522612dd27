import { parse } from 'libpg-query'
import { askedAgain } from './asked-again.ts'
import { openTables, staleReads, wholeReads } from './exceptions.ts'
import { staleReadOf } from './stale-reads.ts'
import type { WholeReads } from './whole-reads.ts'
import { openTablesOf } from './workspaces.ts'

/** Checks what a statement reads and locks; `unused` returns the exceptions that no statement has needed. */
export interface Rules {
  faultsOf(statement: string, text: string): Promise<string[]>
  unused(): string[]
}

/**
 * The rules for statements on a database whose `tables` have a column with the workspace. That none but reports and jobs
 * reads a whole table is looked at only where `readsOf` says what is read; lists have tests of their plans.
 */
export function rulesFor(tables: ReadonlySet<string>, readsOf?: WholeReads): Rules {
  const isStale = exempting(staleReads)
  const isOpen = exempting(openTables)
  const isWhole = exempting(wholeReads)
  return {
    async faultsOf(statement, text) {
      const { stmts } = await parse(text)
      const stale = staleReadOf(stmts)
      const open = openTablesOf(stmts, tables)
      const read = statement.startsWith('lists/') ? [] : ((await readsOf?.(text)) ?? [])
      return [
        ...(stale !== undefined && !isStale.has(statement) ? [stale] : []),
        ...(open.length > 0 && !isOpen.has(statement) ? open.map((fault) => `${fault}.`) : []),
        ...askedAgain(stmts).map(
          (tables) =>
            `it reads ${tables} for each row of the query around it. Compare the workspace with the parameter.`,
        ),
        ...(read.length > 0 && !isWhole.has(statement)
          ? [`it reads all of ${read.join(', ')}. Compare columns with an index, of few rows.`]
          : []),
      ]
    },
    unused: () => [...isStale.unused(), ...isOpen.unused(), ...(readsOf ? isWhole.unused() : [])],
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
