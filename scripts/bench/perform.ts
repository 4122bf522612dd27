import { hash } from 'node:crypto'
import postgres from 'postgres'
import { newId } from '../../src/lib/ids.ts'
import { inForm, type Named, type Recipe, type Recipes, type Statement } from './recipe.ts'

export type Row = Record<string, unknown>
type Sender = Pick<postgres.Sql, 'unsafe'>

/** The driver as the product sets it up, with the driver's own pool. */
export function openDriver(url: string, max: number): postgres.Sql {
  const asText = { serialize: (value: unknown) => value, parse: (value: string) => value }
  return postgres(url, {
    max,
    fetch_types: false,
    onnotice: () => {},
    connection: {
      TimeZone: 'UTC',
      plan_cache_mode: 'force_generic_plan',
    } as never,
    types: {
      date: { to: 1184, from: [1082, 1114, 1184], ...asText },
      json: { to: 114, from: [114, 3802], serialize: asText.serialize, parse: JSON.parse },
    } as never,
  })
}

/** A statement's parameters for the values of a request. */
export function parametersOf({
  bindings,
}: Statement): (named: Named, newIds: string[]) => unknown[] {
  const parameters = bindings.map((binding) => {
    if ('value' in binding) return () => binding.value
    if ('newId' in binding) {
      const { newId: n } = binding
      return (_: Named, newIds: string[]) => (newIds[n] ??= newId())
    }
    const { name, form } = binding
    return form === 'plain'
      ? (named: Named) => named[name]
      : (named: Named) => inForm(named[name], form)
  })
  return (named, newIds) => parameters.map((parameter) => parameter(named, newIds))
}

type Query = (on: Sender, named: Named, newIds: string[]) => Promise<Row[]>

function queryOf(statement: Statement): Query {
  const { text, prepare } = statement
  const parameters = parametersOf(statement)
  return async (on, named, newIds) =>
    (await on.unsafe(text, parameters(named, newIds) as never[], { prepare })) as unknown as Row[]
}

/** The token of an `Authorization` header, looked up as often as the product does. */
export function authenticator(
  sql: postgres.Sql,
  recipes: Recipes,
): (authorization: string) => Promise<Row> {
  const tokenByHash = queryOf(recipes.authenticate)
  const known = new Map<string, Row>()
  return async (authorization) => {
    const kept = known.get(authorization)
    if (kept) return kept
    const tokenHash = hash('sha256', authorization.slice('Bearer '.length), 'buffer')
    const [token] = await tokenByHash(sql, { tokenHash }, [])
    if (!token || token['is_revoked'] || token['is_expired']) throw new Error('no such token')
    if (!String(token['scopes']).includes('*')) throw new Error('not allowed')
    if (recipes.knowsTokens) known.set(authorization, token)
    return token
  }
}

/** Puts the token's row among the values of a request. */
export function addToken(named: Named, token: Row): void {
  for (const column in token) named[`token.${column}`] = token[column]
}

/**
 * The statements of a recipe, as a function from the values of a request to the rows of each; where a
 * later statement needs what an earlier one found, that is added to the values.
 */
export function performer(
  sql: postgres.Sql,
  { inTransaction, waves }: Recipe,
): (named: Named) => Promise<Row[][]> {
  const queries = waves.map((wave) => wave.map(queryOf))
  const isChained = waves.flat().some(({ bindings }) => bindings.some(isOfEarlierRow))
  const perform = async (on: Sender, named: Named): Promise<Row[][]> => {
    const results: Row[][] = []
    const newIds: string[] = []
    for (const wave of queries) {
      const rows = await Promise.all(wave.map((query) => query(on, named, newIds)))
      for (const result of rows) {
        if (isChained) {
          for (const [column, value] of Object.entries(result[0] ?? {})) {
            named[`row${results.length}.${column}`] = value
          }
        }
        results.push(result)
      }
    }
    return results
  }
  return (named) =>
    inTransaction
      ? (sql.begin((tx) => perform(tx as unknown as Sender, named)) as Promise<Row[][]>)
      : perform(sql, named)
}

function isOfEarlierRow(binding: Statement['bindings'][number]): boolean {
  return 'name' in binding && /^row\d+\./.test(binding.name)
}
