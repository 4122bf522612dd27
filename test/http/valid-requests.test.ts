import fc from 'fast-check'
import t from 'tap'
import { type Route, routes } from '../../generated/routes.ts'
import { problemsOf } from '../../scripts/contract/problems.ts'
import { mayNotBeStorable } from '../../scripts/generate/reading.ts'
import { again } from '../helpers/again.ts'
import { call, document, type Json, type LooseOptions, pathOf, resolve } from '../helpers/client.ts'
import { isValid } from '../helpers/document-validity.ts'
import { operationOf, parametersOf, preparedRequest, soundRequest } from '../helpers/requests.ts'
import { deletingLast, inUsed, start, startFor, type Workspace } from '../helpers/start.ts'
import { valuesWith } from '../helpers/values.ts'

const seed = Number(process.env['FUZZ_SEED'] ?? 20260711)
const requests = Number(process.env['VALID_REQUESTS'] ?? 2000)
const perOperation = Math.ceil(requests / routes.length)

t.comment(`FUZZ_SEED=${seed} VALID_REQUESTS=${requests}`)

const valuesOf = valuesWith()

/** Only valid values, or undefined where an optional one is left out. */
function validValuesOf(node: Json): fc.Arbitrary<unknown> {
  return valuesOf(node).filter((value) => isValid(node, value) && isText(JSON.stringify(value)))
}

/** Control characters and lone surrogates are refused before there is a value (`info.description`). */
function isText(json: string): boolean {
  return !/\\u(00[01]|d[89a-f])/i.test(json)
}

/** Requests of an operation that the document calls valid. */
function validRequestsOf(route: Route, example: LooseOptions): fc.Arbitrary<LooseOptions> {
  const optional = (arbitrary: fc.Arbitrary<unknown>, isRequired: boolean, freq: number) =>
    isRequired ? arbitrary : fc.option(arbitrary, { nil: undefined, freq })
  const params = Object.fromEntries(
    parametersOf(route, 'path').map(({ name, schema }) => [
      name,
      fc.oneof(
        { weight: 4, arbitrary: fc.constant(String(example.params?.[name])) },
        { weight: 1, arbitrary: validValuesOf(schema).map(String) },
      ),
    ]),
  )
  const query = Object.fromEntries(
    parametersOf(route, 'query').map(({ name, schema, required }) => [
      name,
      // A comma separates the elements of a list
      optional(
        validValuesOf(schema).filter(
          (value) => !Array.isArray(value) || !value.some((one) => String(one).includes(',')),
        ),
        required === true,
        1,
      ),
    ]),
  )
  const headers = Object.fromEntries(
    parametersOf(route, 'header').map(({ name, schema }) => [
      name.toLowerCase(),
      optional(
        // Spaces at the ends are not part of a header
        validValuesOf(schema)
          .map(String)
          .filter((text) => /^[!-~]([ -~]*[!-~])?$/.test(text)),
        false,
        1,
      ),
    ]),
  )
  const schema = operationOf(route).requestBody?.content['application/json']?.schema
  const examples =
    example.body === undefined ? [] : [{ weight: 1, arbitrary: fc.constant(example.body) }]
  const body =
    schema === undefined
      ? // A form with a file, or none
        fc.constant(example.body)
      : fc.oneof({ weight: 4, arbitrary: validValuesOf(schema) }, ...examples)
  return fc
    .record({
      params: fc.record(params),
      query: fc.record(query),
      headers: fc.record(headers),
      body,
    })
    .map((request) => ({
      ...request,
      query: exploded(defined(request.query)),
      headers: defined(request.headers),
    })) as fc.Arbitrary<LooseOptions>
}

function defined(members: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined))
}

/** The members of an exploded object are parameters themselves. */
function exploded({ customFields, ...query }: Record<string, unknown>): Record<string, unknown> {
  return { ...query, ...(customFields as object | undefined) }
}

t.test('no request that the document calls valid is answered 400', async (t) => {
  let sent = 0
  let succeeded = 0
  const refused: string[] = []
  for (const route of deletingLast(routes)) {
    const sendAll = async ({ api, origin, token }: Workspace) => {
      const count = { sent: 0, succeeded: 0 }
      const example = await preparedRequest(route, api)
      const samples = fc.sample(validRequestsOf(route, example), { seed, numRuns: perOperation })
      for (const options of samples) {
        // A longer one is refused by HTTP before there is a route
        if (pathOf(route, options).length > 8000) continue
        const ask = async () => again(() => call(origin, token, route, options))
        // Making samples blocks this process, in which the server may end an idle connection as the client uses it
        const { status, text } = await ask().catch((error: unknown) => {
          if ((error as { code?: unknown }).code !== 'ECONNRESET') throw error
          return ask()
        })
        count.sent += 1
        if (status < 400) count.succeeded += 1
        if (status === 400 || status >= 500) {
          const request = JSON.stringify(options).slice(0, 600)
          refused.push(`${route.id} ${request}: ${text.slice(0, 400)}`)
        }
      }
      return count
    }
    const count =
      route.method === 'GET'
        ? await sendAll(await startFor(route))
        : await inUsed(sendAll, (counted) => counted.succeeded > 0)
    sent += count.sent
    succeeded += count.succeeded
  }
  t.comment(`${sent} valid requests, ${succeeded} of them successful`)
  t.same(refused, [])
  t.ok(sent > requests * 0.9, `${sent} were sent`)
  t.ok(succeeded > sent / 4, `${succeeded} of ${sent} succeeded`)
})

/** Returns a value that is valid by a schema and cannot be stored. */
function unstorableOf(schema: Json): string {
  return schema.format === 'date-time' ? '0000-01-01T00:00:00Z' : '\u200b'
}

/** Values that are valid by a schema and cannot be stored, beginning with those closest to the example. */
function* unstorable(node: Json, example: Json, above: readonly Json[] = []): Generator<unknown> {
  const schema = resolve(node)
  if (above.includes(schema)) return
  const below = [...above, schema]
  if (mayNotBeStorable(schema)) {
    yield unstorableOf(schema)
  }
  for (const branch of [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) {
    yield* unstorable(branch, example, below)
  }
  if (schema.items) {
    for (const value of unstorable(schema.items, example?.[0], below)) yield [value]
  }
  for (const [name, child] of Object.entries<Json>(schema.properties ?? {})) {
    for (const value of unstorable(child, example?.[name], below)) {
      const [base] =
        example === undefined ? fc.sample(validValuesOf(node), { seed, numRuns: 1 }) : [example]
      yield { ...(base as object), [name]: value }
    }
  }
}

t.test('a valid value that cannot be stored is refused with 422', async (t) => {
  const { origin, token } = await start()
  for (const route of routes) {
    const { path, method, id } = route
    if (!problemsOf(document, path, method.toLowerCase()).includes('value_not_storable')) continue
    // test/media-manager/uploads.test.ts sends such a form
    if (route.partKinds) continue
    const sound = soundRequest(route)
    const parameters = parametersOf(route, 'query').filter(({ schema }) =>
      mayNotBeStorable(resolve(schema)),
    )
    const schema = operationOf(route).requestBody?.content['application/json']?.schema
    const bodies = schema === undefined ? [] : [...unstorable(schema, sound.body)]
    const candidates: LooseOptions[] = [
      ...parameters.map(({ name, schema }) => ({
        ...sound,
        query: { ...sound.query, [name]: unstorableOf(resolve(schema)) },
      })),
      ...bodies.filter((body) => isValid(schema, body)).map((body) => ({ ...sound, body })),
    ]
    const replies = []
    for (const options of candidates.slice(0, 3)) {
      replies.push(await again(() => call(origin, token, route, options)))
    }
    t.ok(
      replies.some(({ body }) => body.code === 'value_not_storable'),
      `${id} ${replies.map(({ text }) => text.slice(0, 300)).join('\n')}`,
    )
    for (const { status, text } of replies) t.not(status, 400, `${id} ${text.slice(0, 300)}`)
  }
})
