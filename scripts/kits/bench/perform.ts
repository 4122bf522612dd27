import { hash } from 'node:crypto'
import postgres from 'postgres'
import { iso } from '../../../src/lib/time.ts'
import { caseIdOf, newId } from '../../../src/lib/ids.ts'
import {
  type Binding,
  inForm,
  type Named,
  type Recipe,
  type Recipes,
  type Statement,
} from './recipe.ts'

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
      jit: 'off',
    } as never,
    types: {
      date: { to: 1082, from: [1082, 1114], ...asText },
      instant: { to: 1184, from: [1184], serialize: asText.serialize, parse: iso },
      json: { to: 114, from: [114, 3802], serialize: asText.serialize, parse: JSON.parse },
    } as never,
  })
}

/**
 * Makes the texts that the log has of a change from the rows of the statements before it: one for each that is known in
 * pieces, in their order.
 */
export type LogTexts = (
  scenario: string,
  results: readonly Row[][],
  named: Named,
) => readonly string[]

/** A statement's parameters for the values of a request; `logged` replaces pieces. */
function parametersOf({
  bindings,
}: Statement): (named: Named, newIds: string[], logged?: readonly string[]) => unknown[] {
  const inPieces = bindings.filter((binding) => 'pieces' in binding)
  type Parameter = (named: Named, newIds: string[], logged?: readonly string[]) => unknown
  const parameterOf = (binding: Binding): Parameter => {
    if ('value' in binding) return () => binding.value
    if ('newId' in binding) {
      const { newId: n, ofCase } = binding
      if (ofCase) return (_, newIds) => caseIdOf((newIds[n] ??= newId()))
      return (_, newIds) => (newIds[n] ??= newId())
    }
    if ('parts' in binding) {
      const parts = binding.parts.map((part): Parameter => {
        if (typeof part === 'string') return () => part
        const inside = parameterOf(part)
        return (named, newIds) => JSON.stringify(inside(named, newIds))
      })
      return (named, newIds) => parts.map((part) => part(named, newIds)).join('')
    }
    if ('pieces' in binding) {
      const [first = '', ...rest] = binding.pieces
      const n = inPieces.indexOf(binding)
      return (_, _ids, logged) =>
        logged?.[n] ?? rest.reduce((text, piece) => text + newId() + piece, first)
    }
    const { name, form } = binding
    return form === 'plain' ? (named) => named[name] : (named) => inForm(named[name], form)
  }
  const parameters = bindings.map(parameterOf)
  return (named, newIds, logged) => parameters.map((parameter) => parameter(named, newIds, logged))
}

type Query = (
  on: Sender,
  named: Named,
  newIds: string[],
  logged?: readonly string[],
) => Promise<Row[]>

function queryOf(statement: Statement): Query {
  const { text, prepare } = statement
  const parameters = parametersOf(statement)
  return async (on, named, newIds, logged) =>
    (await on.unsafe(text, parameters(named, newIds, logged) as never[], {
      prepare,
    })) as unknown as Row[]
}

/** Runs a scenario's statements for a request: returns the rows of each, without those about the token. */
export type Run = (scenario: string, authorization: string, named: Named) => Promise<Row[][]>

/**
 * Runs scenarios as the product does: with a token that is looked up or confirmed as often, and
 * statements that do not wait for each other sent together.
 */
export function runner(sql: postgres.Sql, recipes: Recipes, logTexts?: LogTexts): Run {
  const lookUp = queryOf(recipes.lookUpToken)
  const mark = recipes.markToken && queryOf(recipes.markToken)
  const known = new Map<string, Row>()
  const scenarios = new Map(
    Object.entries(recipes.byScenario).map(([name, recipe]) => {
      const { authentication } = recipe
      const isCached = authentication !== 'looked up'
      const confirm =
        typeof authentication === 'object' ? queryOf(authentication.confirm) : undefined
      return [name, { isCached, perform: performer(sql, name, recipe, confirm, logTexts) }]
    }),
  )
  const identify = async (authorization: string, named: Named): Promise<void> => {
    const [token] = await lookUp(sql, named, [])
    if (!token || token['is_revoked'] || token['is_expired']) throw new Error('no such token')
    if (!String(token['scopes']).includes('*')) throw new Error('not allowed')
    addToken(named, token)
    if (token['is_unmarked']) await mark?.(sql, named, [])
    known.set(authorization, token)
  }

  return async (name, authorization, named) => {
    const scenario = scenarios.get(name)
    if (!scenario) throw new Error(`there are no statements of ${name}`)
    const { isCached, perform } = scenario
    named['tokenHash'] = hash('sha256', authorization.slice('Bearer '.length), 'buffer')
    const token = isCached ? known.get(authorization) : undefined
    if (token) {
      addToken(named, token)
      const results = await perform(named, true)
      if (results) return results
    }
    await identify(authorization, named)
    return (await perform(named, false)) ?? []
  }
}

function addToken(named: Named, token: Row): void {
  for (const column in token) named[`token.${column}`] = token[column]
}

/** Runs the statements of a request. Resolves with undefined if the token is not confirmed. */
type Perform = (named: Named, isCached: boolean) => Promise<Row[][] | undefined>

/**
 * Where a later statement needs what an earlier one found, that is added to the values. The token is
 * confirmed beside what is read, or first in the transaction.
 */
function performer(
  sql: postgres.Sql,
  scenario: string,
  { inTransaction, waves }: Recipe,
  confirm: Query | undefined,
  logTexts?: LogTexts,
): Perform {
  const queries = waves.map((wave) => ({
    isLogged: wave.some(({ bindings }) => bindings.some((binding) => 'pieces' in binding)),
    queries: wave.map(queryOf),
  }))
  const isChained = waves.flat().some(({ bindings }) => bindings.some(isOfEarlierRow))
  const perform = async (on: Sender, named: Named): Promise<Row[][]> => {
    const results: Row[][] = []
    const newIds: string[] = []
    for (const { isLogged, queries: wave } of queries) {
      const logged = isLogged ? logTexts?.(scenario, results, named) : undefined
      const rows = await Promise.all(wave.map((query) => query(on, named, newIds, logged)))
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
  const confirmed = async (on: Sender, named: Named, isCached: boolean) => {
    if (!isCached || !confirm) return perform(on, named)
    const [[found], results] = await Promise.all([confirm(on, named, []), perform(on, named)])
    return found && results
  }
  return async (named, isCached) => {
    if (!inTransaction) return confirmed(sql, named, isCached)
    const unconfirmed = new Error('the token is not confirmed')
    try {
      return (await sql.begin(async (on) => {
        const results = await confirmed(on as unknown as Sender, named, isCached)
        if (!results) throw unconfirmed
        return results
      })) as Row[][]
    } catch (error) {
      if (error === unconfirmed) return undefined
      throw error
    }
  }
}

function isOfEarlierRow(binding: Binding): boolean {
  if ('parts' in binding) {
    return binding.parts.some((part) => typeof part !== 'string' && isOfEarlierRow(part))
  }
  return 'name' in binding && /^row\d+\./.test(binding.name)
}
