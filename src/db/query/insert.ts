import { getTableColumns, getTableName, type Placeholder, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable, SelectedFieldsFlat } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import { nextPosition } from './scope.ts'
import { statements } from './statement.ts'
import type { InWorkspace } from './references.ts'

/** The columns of a new row beside those that `insertRow` sets by itself; undefined stands for the column's default. */
export type NewRow<T extends PgTable, Computed = never> = Given<
  Omit<T['$inferInsert'], Automatic | (Computed & string)>
> & { readonly createdAt?: string }

type Automatic = 'workspaceId' | 'position' | 'createdAt' | 'updatedAt'
type Given<Columns> = { readonly [Name in keyof Columns]: Columns[Name] | Readonly<Columns[Name]> }

/** Placeholders of the values of a new row. */
export type NewValues<T extends PgTable> = {
  readonly [Name in keyof T['$inferInsert']]-?: Placeholder
}

interface Options<T extends PgTable, Computed extends string, Returned> {
  /** Columns that are written by SQL, which may be made of the values that are given. */
  readonly computed?: Readonly<Record<Computed, ($: NewValues<T>) => SQL>>
  /** Columns of the row that are returned. */
  readonly returning?: Returned
  /** Whether nothing is inserted, and returned, where another row has its keys. */
  readonly orNothing?: boolean
}

const inserts = statements<Record<string, unknown>, Record<string, unknown>>()

interface Inserting extends InWorkspace {
  readonly now: string
}

/**
 * Inserts a row of the workspace, created now unless it says otherwise, with the next position of its list where the table
 * has positions. The options are the same for all rows of a table, so there is one statement for each set of columns
 * that keep a default other than null.
 */
export async function insertRow<
  T extends PgTable & { workspaceId: PgColumn },
  Computed extends string = never,
  Returned extends SelectedFieldsFlat = Record<never, never>,
>(
  { db, actor: { workspaceId }, now }: Inserting,
  table: T,
  row: NewRow<T, Computed>,
  { computed, returning, orNothing }: Options<T, Computed, Returned> = {},
): Promise<Array<SelectResultFields<Returned>>> {
  const expressions: Readonly<Record<string, ($: never) => SQL>> = computed ?? {}
  const columns = getTableColumns(table) as Record<string, PgColumn>
  const unknown = Object.keys(row).find((name) => !(name in columns))
  if (unknown !== undefined) throw new Error(`the table has no column ${unknown}`)
  const values: Record<string, unknown> = { createdAt: now, updatedAt: now, ...row, workspaceId }
  const names = Object.keys(columns).filter((name) => {
    const isComputed = name in expressions
    if (values[name] === undefined && (isComputed || hasNoDefault(columns[name] as PgColumn))) {
      values[name] = null
    }
    return values[name] !== undefined
  })
  const insert = inserts([getTableName(table), ...names].join(), (builder, $) => {
    const inserted = names.map(
      (name) => [name, expressions[name]?.($ as never) ?? $[name]] as const,
    )
    const position = isNumbered(columns['position'])
      ? nextPosition(table as never, $['workspaceId'] as Placeholder)
      : undefined
    const plain = builder
      .insert(table)
      .values({ position, ...Object.fromEntries(inserted) } as never)
    const query = orNothing ? plain.onConflictDoNothing() : plain
    return (returning ? query.returning(returning) : query) as never
  })
  return (await insert(db, values)) as Array<SelectResultFields<Returned>>
}

/** Whether a column that nothing is given for is null. */
function hasNoDefault({ notNull, hasDefault, generated }: PgColumn): boolean {
  return !notNull && !hasDefault && !generated
}

/** Whether rows take their positions from the sequence of their list. */
function isNumbered(position: PgColumn | undefined): boolean {
  return position !== undefined && !position.hasDefault && !position.generatedIdentity
}
