import { and, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { inWorkspace } from '../db/query/scope.ts'
import { type Builder, ListOfOne, type Values } from '../db/query/statement.ts'
import type { Query } from '../db/query/compile.ts'
import type { Definition } from './definition.ts'
import { type PageRequest, toSql } from './page-sql.ts'
import { conditionsOf } from './parameters.ts'

export type ListSql<Row> = ReturnType<typeof listSql<Row>>

/** Returns the SQL of a list that its ways to a page share. */
export function listSql<Row>(definition: Definition<Row>) {
  const { table, only } = definition
  const conditions = conditionsOf(definition.filters)
  /** The condition of the rows that the list has without filters. */
  const listed = ({ deleted }: PageRequest, $: Values) =>
    and(
      inWorkspace(table, $['workspaceId'] as Placeholder),
      only,
      table.deletedAt && sql`${table.deletedAt} is ${deleted ? sql`not null` : sql`null`}`,
    ) as SQL
  /** The conditions of filters, row by row. */
  const fulfilled = (names: readonly string[], { ofOne }: PageRequest, $: Values) =>
    and(
      ...names.map((name) =>
        conditions[name]?.(
          ofOne.includes(name) ? new ListOfOne(name) : ($[name] as Placeholder),
          $,
        ),
      ),
    )
  return {
    definition,
    /** The names of all filters. */
    names: Object.keys(conditions),
    listed,
    fulfilled,
    matching: (request: PageRequest, $: Values) =>
      and(listed(request, $), fulfilled(request.names, request, $)) as SQL,
    /** Selects the rows that fulfil a condition, in the order of the list. */
    rowsWhere(
      { isExpanded, order }: PageRequest,
      builder: Builder,
      condition: SQL,
      $: Values,
    ): Query<Row> {
      const rows = (isExpanded && definition.expanded) || definition.rows
      const onPage = and(
        inWorkspace(table, $['workspaceId'] as Placeholder),
        only,
        condition,
      ) as SQL
      return rows(builder, onPage).orderBy(...order.map(toSql)) as never
    },
  }
}
