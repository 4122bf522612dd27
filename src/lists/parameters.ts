import type { Placeholder, SQL } from 'drizzle-orm'
import type { OperationId, Operations } from '../../generated/operations.ts'
import type { Values } from '../db/query/statement.ts'

type Query<O extends OperationId> = Operations[O]['query']
/** Parameters that every list understands in the same way. */
type Common = 'page' | 'pageSize' | 'sort' | 'expand' | 'deleted'

/** The filters that the contract declares for an operation. */
export type FilterName<O extends OperationId> = O extends unknown
  ? Exclude<keyof Query<O> & string, Common>
  : never

/** The fields that an operation sorts by, without the `-` of a descending order. */
export type SortName<O extends OperationId> = O extends unknown
  ? Query<O> extends { sort: ReadonlyArray<infer Field extends string> }
    ? Exclude<Field, `-${string}`>
    : never
  : never

/** The members that a request of an operation may expand. */
export type ExpandName<O extends OperationId> = O extends unknown
  ? Query<O> extends { expand?: ReadonlyArray<infer Member extends string> }
    ? Member
    : never
  : never

/** Returns the condition of a filter for the placeholder of its value. */
export type Condition = (value: Placeholder, $: Values) => SQL

/**
 * The code of a declared filter: its condition; or by name the conditions that the handler replaces it
 * with, which are none for a parameter that only changes how others are read.
 */
export type Filter = Condition | Readonly<Record<string, Condition>>

export type Filters = Readonly<Record<string, Filter>>

/** Names of the values that the conditions of filters are asked with. */
export type ConditionName<F extends Filters> = {
  [Name in keyof F & string]: F[Name] extends Condition ? Name : keyof F[Name] & string
}[keyof F & string]

/** Makes members that are not declared an error that says so. */
export type OnlyDeclared<Given, Declared extends string, What extends string> = {
  readonly [
    Name in Exclude<keyof Given & string, Declared>
  ]: `The operation declares no ${What} "${Name}"`
}

/** Requires that a query has a member for each of some names, which may be undefined. */
export type Covering<Given, Name extends string> = {
  readonly [Missing in Exclude<Name, keyof Given>]: unknown
}

/** Takes what is left of a query once its parameters are read: a declared one that is not is an error. */
export function requireNoOther(_others: Readonly<Record<string, never>>): void {}

/** The conditions of filters by the name of their value. */
export function conditionsOf(filters: Filters): Readonly<Record<string, Condition>> {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, filter]) =>
      typeof filter === 'function' ? [[name, filter] as const] : Object.entries(filter),
    ),
  )
}

/** The code of the filters that an operation declares, when several lists share it. */
export function filtersOf<O extends OperationId>() {
  return <const F extends Readonly<Record<FilterName<O>, Filter>>>(
    filters: F & OnlyDeclared<F, FilterName<O>, 'filter'>,
  ): F => filters
}
