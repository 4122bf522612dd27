import type { Placeholder, SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { OperationId, Operations } from '../../generated/operations.ts'
import type { Scope } from '../../generated/routes.ts'
import type { Db } from '../db/pool/client.ts'
import type { Query } from '../db/query/compile.ts'
import type { Builder } from '../db/query/statement.ts'
import type { ListedTable } from './tables.ts'
import type {
  ConditionName,
  Covering,
  FilterName,
  Filters,
  OnlyDeclared,
  SortName,
} from './parameters.ts'
import type { Counting, Plan } from './plan.ts'

/** A place of the text that `q` finds rows of a list by: their own columns, or rows that belong to them. */
export interface SearchSource {
  /** Returns a query of the ids of the rows, by an index of the text. An id may come twice. */
  readonly ids: (text: SearchText, workspaceId: Placeholder) => SQL
  /** Returns the condition that the text of one row is found. */
  readonly matches: (text: SearchText) => SQL
  /** Whether the words are stored in the row itself, so that a row is compared in a microsecond. */
  readonly isStored?: true
}

/** Scopes without which a search does not look at what belongs to the rows, since a result would reveal its text. */
export const searchScopes = [
  'comments:read',
  'contacts:read',
  'groups:read',
  'messages:read',
] as const satisfies readonly Scope[]

/**
 * Returns the placeholder of the text that is searched for. The text for what requires a scope is null for a caller without
 * the scope, so that nothing is found there.
 */
export type SearchText = (scope?: (typeof searchScopes)[number]) => Placeholder

/** The definition of a list, whatever operation it belongs to. */
export interface Definition<Row, F extends Filters = Filters> extends Counting<F> {
  readonly table: ListedTable
  /** Which rows of the table are in the list, unless all are. */
  readonly only?: SQL
  readonly rows: SelectRows<Row>
  /** The columns with those of expandable members, for queries that ask for any of them. */
  readonly expanded?: SelectRows<Row>
  /** By the name of its query parameter, what a filter requires of a row. */
  readonly filters: F
  /** By its name in `sort`, what rows are ordered by before their position. */
  readonly sorts: Sorts
  /** The sorts whose rows an index has in their order, besides the one by position. */
  readonly indexed?: readonly string[]
  /** The places that `q` looks in, if no single index answers its condition. */
  readonly sources?: readonly SearchSource[]
  /** Whether its total counts to 10,000 only, as in a search, since it may be very long and has no counts. */
  readonly isCapped?: boolean
  /** Filters among whose rows ids are looked up, if no index has the ids alone. */
  readonly idsWithin?: readonly string[]
  /** Filters whose index knows no order: all that they match is found first, and ordered then. */
  readonly unordered?: readonly string[]
}

type SelectRows<Row> = (db: Builder, onPage: SQL) => { orderBy(...by: SQL[]): Query<Row> }

type Sorts = Readonly<Record<string, PgColumn | SQL>>

/** The definition of the list of an operation, whose filters and sorts are those of the contract. */
export type DefinitionFor<
  O extends OperationId,
  Fixed extends string,
  Row,
  F extends Filters,
  S extends Sorts,
> = Omit<Definition<Row, F>, 'counted' | 'filters' | 'sorts' | 'table'> & {
  readonly table: Operations[O]['query'] extends { deleted: boolean }
    ? ListedTable & { deletedAt: PgColumn }
    : ListedTable
  readonly filters: F & OnlyDeclared<F, FilterName<O> | Fixed, 'filter'>
  /** An operation without `sort` has those that its handler asks for. */
  readonly sorts: S &
    ([SortName<O>] extends [never] ? unknown : OnlyDeclared<S, SortName<O>, 'sort'>)
}

/** Reads one page of the list of an operation. */
export interface Page<Row, F extends Filters, S extends Sorts, Name extends keyof F & string> {
  /** The query has what the handler makes of every declared filter, and every filter that it sets. */
  <Q extends PageQuery>(
    db: Db,
    query: Q & Covering<Q, ConditionName<Pick<F, Name>>>,
  ): Promise<ListPage<Row>>
  /** How a page that is asked for is found. */
  readonly plan: (query: PageQuery & Record<string, unknown>) => Plan
  /** Returns the list for another operation, which has some of the filters; its handler sets those in `Fixed`. */
  as<O extends ListedBy<F, S>, Fixed extends keyof F & string = never>(): Page<
    Row,
    F,
    S,
    (FilterName<O> & keyof F & string) | Fixed
  >
}

export interface ListPage<Row> {
  readonly total: number
  readonly rows: Row[]
  /** Whether there are more rows than `total`, which counts to 10,000. */
  readonly totalIsCapped?: true
}

/** Operations whose filters and sorts all have code. */
type ListedBy<F extends Filters, S extends Sorts> = {
  [O in OperationId]: [Exclude<FilterName<O>, keyof F> | Exclude<SortName<O>, keyof S>] extends [
    never,
  ]
    ? O
    : never
}[OperationId]

export interface PageQuery {
  readonly workspaceId: string
  readonly page: number
  readonly pageSize: number
  /** Names of `sorts`, the first one first, with a leading `-` for descending. */
  readonly sort: readonly string[]
  /** Deleted rows instead of live ones. */
  readonly deleted?: boolean
  readonly expand?: readonly string[] | undefined
  /** Whether the caller has a scope. Without it a search looks only at what requires none. */
  readonly can?: (scope: Scope) => boolean
}
