import type { Db } from '../pool/client.ts'
import { type Build, compile, type Compiled } from './compile.ts'

/** A call of the source that makes one statement, or several variants. */
export interface Registered {
  /** The stack of the call, by which the check finds the declared types. */
  readonly stack: string
  /** The variants that the call has made so far. */
  readonly variants: Array<() => Compiled>
}

/** A paged list, whose statements are only made when it is read. */
export interface RegisteredList {
  readonly page: (db: Db, query: ListQuery) => Promise<unknown>
  readonly filters: readonly string[]
  readonly sorts: readonly string[]
  readonly hasDeleted: boolean
}

interface ListQuery {
  readonly workspaceId: string
  readonly page: number
  readonly pageSize: number
  readonly sort: readonly string[]
  readonly deleted?: boolean
  readonly [value: string]: unknown
}

interface Registry {
  readonly statements: Registered[]
  readonly lists: RegisteredList[]
}

let registry: Registry | undefined

/** Registers every statement and list from now on. Only the check of statements calls this. */
export function startRegistry(): Registry {
  return (registry ??= { statements: [], lists: [] })
}

/** Registers the call of the caller; the returned function adds the variants that it makes. */
export function registerStatement(): (<V, Row>(build: Build<V, Row>) => void) | undefined {
  if (!registry) return undefined
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 30
  const entry: Registered = { stack: new Error().stack ?? '', variants: [] }
  Error.stackTraceLimit = stackTraceLimit
  registry.statements.push(entry)
  return (build) => entry.variants.push(() => compile(build))
}

export function registerList(list: RegisteredList): void {
  registry?.lists.push(list)
}
