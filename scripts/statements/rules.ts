import { parse } from 'libpg-query'
import { askedAgain } from './asked-again.ts'
import { openTables, staleReads, wholeReads, wholeSorts } from './exceptions.ts'
import { staleReadOf } from './stale-reads.ts'
import type { WholeReads } from './whole-reads.ts'
import { openTablesOf } from './workspaces.ts'

/** Checks what a statement reads and locks; `unused` returns the exceptions that no statement has needed. */
export interface Rules {
  faultsOf(statement: string, text: string): Promise<string[]>
  /** Checks a statement that reads a list without filters, in the order of a sort. */
  faultsOfOrder(sort: string, text: string): Promise<string[]>
  unused(): string[]
}

/**
 * The rules for statements on a database whose `tables` have a column with the workspace. That none but reports and jobs
 * reads a whole table, and that lists sort none, is looked at only where `reads` says what is read.
 */
export function rulesFor(tables: ReadonlySet<string>, reads?: WholeReads): Rules {
  const isStale = exempting(staleReads)
  const isOpen = exempting(openTables)
  const isWhole = exempting(wholeReads)
  const isSorted = exempting(wholeSorts)
  return {
    async faultsOf(statement, text) {
      const { stmts } = await parse(text)
      const stale = staleReadOf(stmts)
      const open = openTablesOf(stmts, tables)
      const read = statement.startsWith('lists/') ? [] : ((await reads?.tables(text)) ?? [])
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
    async faultsOfOrder(sort, text) {
      const orders = ((await reads?.sorted(text)) ?? []).map((table) => `${table} by ${sort}`)
      return orders
        .filter((order) => !isSorted.has(order))
        .map((order) => `A list sorts all ${order}. Add an index that has this order.`)
    },
    unused: () => [
      ...isStale.unused(),
      ...isOpen.unused(),
      ...(reads ? [...isWhole.unused(), ...isSorted.unused()] : []),
    ],
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
