import { randomInt } from 'node:crypto'
import t from 'tap'
import { type Route, routes } from '../../generated/routes.ts'
import { call, type Json, type LooseOptions, pathOf, resolve } from '../helpers/client.ts'
import { isValid } from '../helpers/document-validity.ts'
import { type NearMiss, nearMisses } from '../helpers/near-misses.ts'
import { operationOf, parametersOf, preparedRequest } from '../helpers/requests.ts'
import { start } from '../helpers/start.ts'

const seed = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31))
// More by hand: NEAR_MISSES=100 npm test -- http/near-misses
const perMember = Number(process.env['NEAR_MISSES'] ?? 3)

t.comment(`FUZZ_SEED=${seed} NEAR_MISSES=${perMember}`)

interface Candidate {
  readonly member: string
  readonly options: LooseOptions
}

t.test(
  'no request that the schema of its body or of a parameter refuses is accepted',
  async (t) => {
    const { api, origin, token } = await start()
    const untried: string[] = []
    let sent = 0
    for (const route of routes) {
      const sound = await preparedRequest(route, api)
      const accepted: string[] = []
      const tried = new Set<string>()
      for (const { member, options } of [...bodiesOf(route, sound), ...queriesOf(route, sound)]) {
        // HTTP refuses a longer one before there is a route
        if (pathOf(route, options).length > 8000) continue
        const { status, text } = await call(origin, token, route, options)
        sent += 1
        tried.add(member)
        if (!isRefused(status, text)) {
          const request = JSON.stringify(options).slice(0, 400)
          accepted.push(`${route.id} ${member} ${request}: ${status} ${text.slice(0, 300)}`)
        }
      }
      t.same(accepted, [], route.id)
      untried.push(
        ...membersOf(route)
          .filter((member) => !tried.has(member))
          .map((member) => `${route.id} ${member}`),
      )
    }
    t.comment(`${sent} near misses`)
    t.same(untried, [], 'each member of a body and each parameter has been missed')
  },
)

/** Whether a request, or the only element that was judged alone, is refused for what it contains. */
function isRefused(status: number, text: string): boolean {
  if (status !== 200) return status === 400 || status === 413
  const results = JSON.parse(text).data?.results
  return results?.length === 1 && results[0].status === 400
}

/** Bodies that the schema refuses, at most `perMember` for each member. */
function bodiesOf(route: Route, sound: LooseOptions): Candidate[] {
  const schema = operationOf(route).requestBody?.content['application/json']?.schema
  if (schema === undefined) return []
  const refused = [...nearMisses(schema, sound.body, seed)].filter(
    ({ value }) => !isValid(schema, value) && isPlain(value),
  )
  return chosen(refused).map(({ member, value }) => ({
    member,
    options: { ...sound, body: value as Json },
  }))
}

/** Control characters are refused before there is a value. */
function isPlain(value: unknown): boolean {
  return !/\\u00[01]/.test(JSON.stringify(value))
}

/** Queries with one parameter that the schema refuses. */
function queriesOf(route: Route, sound: LooseOptions): Candidate[] {
  return parametersOf(route, 'query').flatMap(({ name, schema, explode }) => {
    const { type } = resolve(schema)
    // A list is separated by commas, and an exploded object has parameters of its own names
    if (type === 'array' || explode) return []
    const refused = [...nearMisses(schema, sound.query?.[name], seed, `?${name}`)].filter(
      ({ value }) =>
        typeof value === 'string' && isPlain(value) && !isValid(schema, textAs(type, value)),
    )
    return chosen(refused).map(({ member, value }) => ({
      member,
      options: { ...sound, query: { ...sound.query, [name]: value } },
    }))
  })
}

/** The text of a parameter as its type. */
function textAs(type: string, text: string): unknown {
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  if (type === 'integer') return /^(0|-?[1-9]\d*)$/.test(text) ? Number(text) : text
  return text
}

/** Up to `perMember` different misses of each member: the empty text where it is one, and others by a seeded choice. */
function chosen(misses: readonly NearMiss[]): NearMiss[] {
  const byMember = new Map<string, Map<string, NearMiss>>()
  for (const miss of misses) {
    const known = byMember.get(miss.member) ?? new Map<string, NearMiss>()
    byMember.set(miss.member, known.set(JSON.stringify(miss.value), miss))
  }
  return [...byMember.values()].flatMap((known) => {
    const empty = [...known.values()].filter(({ isEmpty }) => isEmpty)
    const others = [...known.values()].filter(({ isEmpty }) => !isEmpty)
    const from = seed % Math.max(1, others.length)
    return [...empty, ...others.slice(from), ...others.slice(0, from)].slice(0, perMember)
  })
}

/** The members of the body of an operation that can be missed. */
function membersOf(route: Route): string[] {
  const schema = operationOf(route).requestBody?.content['application/json']?.schema
  return schema === undefined
    ? []
    : Object.keys(resolve(schema).properties ?? {}).map((name) => `/${name}`)
}
