import { and, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { inWorkspace } from '../db/query/scope.ts'
import type { Builder, Values } from '../db/query/statement.ts'
import type { Query } from '../db/query/compile.ts'
import type { Definition } from './definition.ts'
import { type PageRequest, toSql } from './page-sql.ts'
import { conditionsOf } from './parameters.ts'

type Anything = Record<string, unknown>

/** The SQL of a list that its ways to a page share. */
export interface ListSql<Row> {
  readonly definition: Definition<Row>
  /** The names of all filters. */
  readonly names: readonly string[]
  /** The condition of the rows that the list has without filters. */
  readonly listed: (request: PageRequest, $: Values<Anything>) => SQL
  /** The conditions of filters, row by row. */
  readonly fulfilled: (names: readonly string[], $: Values<Anything>) => SQL | undefined
  /** The conditions of `listed` and `fulfilled`. */
  readonly matching: (request: PageRequest, $: Values<Anything>) => SQL
  /** Selects the rows that fulfil a condition, in the order of the list. */
  readonly rowsWhere: (
    request: PageRequest,
    builder: Builder,
    condition: SQL,
    $: Values<Anything>,
  ) => Query<Row>
}

export function listSql<Row>(definition: Definition<Row>): ListSql<Row> {
  const { table, only } = definition
  const conditions = conditionsOf(definition.filters)
  const listed: ListSql<Row>['listed'] = ({ deleted }, $) =>
    and(
      inWorkspace(table, $['workspaceId'] as Placeholder),
      only,
      table.deletedAt && sql`${table.deletedAt} is ${deleted ? sql`not null` : sql`null`}`,
    ) as SQL
  const fulfilled: ListSql<Row>['fulfilled'] = (names, $) =>
    and(...names.map((name) => conditions[name]?.($[name] as Placeholder, $)))
  return {
    definition,
    names: Object.keys(conditions),
    listed,
    fulfilled,
    matching: (request, $) => and(listed(request, $), fulfilled(request.names, $)) as SQL,
    rowsWhere({ isExpanded, order }, builder, condition, $) {
      const { rows } = (isExpanded && definition.expanded) || definition
      const onPage = and(
        inWorkspace(table, $['workspaceId'] as Placeholder),
        only,
        condition,
      ) as SQL
      return rows(builder, onPage).orderBy(...order.map(toSql)) as never
    },
  }
}
