import type { Json } from '../../../contract/document.ts'
import { type Operation, parametersIn } from '../contract.ts'
import { NotTried } from '../findings.ts'
import type { Stage } from '../stage.ts'
import type { Reply } from '../target.ts'
import { type Judged, judgeSteadily, requireScopes, type TrialsOf, trialsOf } from './law.ts'

const pageSize = '100'
const ofPages = ['page', 'pageSize', 'sort', 'q']

/** A list that is asked for rows with a value has those rows and no others. */
export const filters: TrialsOf = (stage) =>
  trialsOf(
    stage,
    'filters',
    (operation) => operation.method === 'GET' && filtersOf(operation).length > 0,
    async (operation) => {
      requireScopes(stage, operation)
      const { params = {} } = await stage.sound(operation, { isShared: true })
      const read = async (query: Record<string, string>) => {
        const reply = await stage.target.send(operation, { params, query })
        if (reply.status !== 200) throw new NotTried(`${operation.id} answers ${reply.status}`)
        return reply
      }
      await judgeSteadily(stage, 'filters', operation, async () => {
        const whole = await read({ pageSize })
        const judged: Judged[] = []
        for (const name of filtersOf(operation)) {
          const value = distinctive(stage, operation, whole, name)
          if (value === undefined) continue
          const reply = await read({ pageSize, [name]: String(value) })
          judged.push({ asked: reply.asked, faults: faultsOfFilter(whole, reply, name, value) })
        }
        return judged
      })
    },
  )

/** Parameters of a list that select rows by a member of the same name. */
function filtersOf(operation: Operation): string[] {
  const names = parametersIn(operation, 'query').map(({ name }) => name)
  if (!names.includes('pageSize')) return []
  return names.filter((name) => !ofPages.includes(name))
}

/** A value of some rows that others do not have, and that the parameter takes. */
function distinctive(stage: Stage, operation: Operation, { body }: Reply, name: string): Json {
  const schema = parametersIn(operation, 'query').find((each) => each.name === name)?.schema
  const { contract } = stage
  const resolved = contract.resolve(schema ?? {})
  const isList = resolved.type === 'array'
  const rows: Json[] = body?.data ?? []
  return rows
    .map((row) => row[name] as Json)
    .find(
      (value) =>
        ['string', 'number', 'boolean'].includes(typeof value) &&
        !String(value).includes(',') &&
        rows.some((row) => name in row && row[name] !== value) &&
        contract.faultsOf(schema, isList ? [value] : value).length === 0,
    )
}

/** Returns the faults of the rows that a filter has selected from a list. */
function faultsOfFilter(whole: Reply, { body }: Reply, name: string, value: Json): string[] {
  const rows: Json[] = body?.data ?? []
  const wanted = (whole.body?.data ?? []).filter((row: Json) => row[name] === value)
  const others = rows.filter((row) => row[name] !== value)
  const isWhole = body?.total <= rows.length
  const lost = wanted.filter((row: Json) => row.id && !rows.some(({ id }) => id === row.id))
  return [
    ...(others.length > 0 ? [`the filter ${name} selects rows with other values`] : []),
    ...(isWhole && lost.length > 0 ? [`the filter ${name} leaves out rows with its value`] : []),
    ...(rows.length > body?.total ? [`the filter ${name} does not count its rows`] : []),
  ]
}
