import { hashToken } from '../../../src/auth/tokens.ts'
import { caseIdOf } from '../../../src/lib/ids.ts'
import type { Shot } from './load.ts'

/** A statement of the product, with where each of its parameters comes from. */
export interface Statement {
  readonly text: string
  readonly prepare: boolean
  readonly bindings: readonly Binding[]
  /** The columns of its rows. */
  readonly columns: readonly string[]
}

/**
 * A value that is always the same, one by its name in some form, the n-th new id of a request or the id of its case,
 * JSON with such values between its parts, or a text with new ids between its pieces.
 */
export type Binding =
  | { readonly value: string | number | boolean | null }
  | { readonly name: string; readonly form: Form }
  | { readonly newId: number; readonly ofCase?: boolean }
  | { readonly parts: ReadonlyArray<string | Binding> }
  | { readonly pieces: readonly string[] }

/** As it is, as a number, as JSON text, as the only element of a PostgreSQL array, or as the id of its case. */
export type Form = 'plain' | 'number' | 'json' | 'array' | 'case'

/** The statements of one operation: waves that wait for each other, of statements that do not. */
export interface Recipe {
  /** The authentication: the token is looked up first, or cached and confirmed together with the first wave. */
  readonly authentication: 'looked up' | 'cached' | { readonly confirm: Statement }
  readonly inTransaction: boolean
  readonly waves: ReadonlyArray<readonly Statement[]>
}

/** The input of the hand-written server. */
export interface Recipes {
  readonly url: string
  readonly lookUpToken: Statement
  /** Sent after a look-up that says that the token is not marked as used. */
  readonly markToken: Statement | undefined
  readonly byScenario: Readonly<Record<string, Recipe>>
}

export type Named = Record<string, unknown>

/** Returns the values of a request by name: path and query parameters, and the members of its body. */
export function namedOf(params: object, query: object, body: unknown): Named {
  const named: Named = { ...params, ...query }
  for (const [name, value] of Object.entries((body as object | null | undefined) ?? {})) {
    if (Array.isArray(value)) {
      for (const [n, element] of value.entries()) named[`${name}.${n}`] = element
    } else {
      named[name] = value
    }
  }
  return named
}

export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)
}

export function inForm(value: unknown, form: Form): unknown {
  if (form === 'plain') return value
  if (form === 'number') return Number(value)
  if (form === 'case') return isUuid(value) ? caseIdOf(value) : undefined
  return form === 'json' ? JSON.stringify(value) : `{${JSON.stringify(value)}}`
}

/** Returns the values of a request that is about to be sent, and the hash of its token. */
export function namedBy({ path, headers, body }: Shot): Named {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  const id = /^\/api\/v1\/\w+\/([^/]+)/.exec(pathname)?.[1]
  const tokenHash = hashToken((headers['authorization'] ?? '').slice('Bearer '.length))
  const members: unknown = body === undefined ? undefined : JSON.parse(body)
  const named = namedOf(id === undefined ? {} : { id }, Object.fromEntries(searchParams), members)
  return { ...named, tokenHash }
}
