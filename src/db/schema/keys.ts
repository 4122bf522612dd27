import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  type ExtraConfigColumn,
  foreignKey,
  index,
  primaryKey,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

// Every key of a table with rows of workspaces begins with the workspace, and is named as PostgreSQL would name it.

type Owned = { readonly workspaceId: AnyPgColumn }
/** A column, perhaps with a class of operators, or an expression. */
type Part = AnyPgColumn | Partial<ExtraConfigColumn> | SQL

export function primary(t: Owned, ...columns: AnyPgColumn[]) {
  return primaryKey({ name: `${nameOf(t)}_pkey`, columns: [t.workspaceId, ...columns] })
}

/** A foreign key to an object of the same workspace. */
export function refersTo(
  t: Owned,
  column: AnyPgColumn,
  { workspaceId, id }: Owned & { readonly id: AnyPgColumn },
) {
  return foreignKey({
    name: `${nameOf(t)}_workspace_id_${column.name}_fkey`,
    columns: [t.workspaceId, column],
    foreignColumns: [workspaceId, id],
  })
}

/** An index named `<table>_workspace_id_<name>_idx`. */
export function indexBy(t: Owned, name: string, ...parts: Part[]) {
  return index(`${nameOf(t)}_workspace_id_${name}_idx`).on(t.workspaceId, ...parts)
}

/** An index of words, members or parts of a text, named as the others. */
export function ginBy(t: Owned, name: string, ...parts: Part[]) {
  return index(`${nameOf(t)}_workspace_id_${name}_idx`).using('gin', t.workspaceId, ...parts)
}

/** A unique index named `<table>_workspace_id_<name>_key`; src/db/query/violations.ts says what a duplicate means to a caller. */
export function uniqueBy(t: Owned, name: string, ...parts: Part[]) {
  return uniqueIndex(`${nameOf(t)}_workspace_id_${name}_key`).on(t.workspaceId, ...parts)
}

/** The constraint that the rows of a list have different positions. */
export function uniquePosition(t: Owned & { readonly position: AnyPgColumn }) {
  return unique(`${nameOf(t)}_workspace_id_position_key`).on(t.workspaceId, t.position)
}

/** A check named `<table>_<column>_check`: the column has one of the values of its enum. */
export function checkValues(t: Owned, { name }: AnyPgColumn) {
  // A table hands its columns to its keys without their values
  const columns = Object.values(getTableColumns(t.workspaceId.table))
  const values = columns.find((column) => column.name === name)?.enumValues
  if (!values) throw new Error(`The column ${name} of ${nameOf(t)} is no enum.`)
  const list = values.map((value) => `'${value}'`).join(', ')
  // oxlint-disable-next-line house/raw-sql -- names and values of the schema
  return check(`${nameOf(t)}_${name}_check`, sql.raw(`${name} in (${list})`))
}

function nameOf(t: Owned): string {
  return getTableName(t.workspaceId.table)
}
