import fc from 'fast-check'
import t from 'tap'
import { request } from 'undici'
import { type Route, routes } from '../../generated/routes.ts'
import { demoIds } from '../../src/workspaces/demo.ts'
import { call, checked, type Json, type LooseOptions, pathOf } from '../helpers/client.ts'
import { operationOf, parametersOf, preparedRequest, soundRequest } from '../helpers/requests.ts'
import { deletingLast, inUsed, start, startFor, type Workspace } from '../helpers/start.ts'
import { valuesWith } from '../helpers/values.ts'

const seed = Number(process.env['FUZZ_SEED'] ?? 20260711)
// More by hand: FUZZ_RUNS=200 npm test -- http/fuzz
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 15)

t.comment(`FUZZ_SEED=${seed} FUZZ_RUNS=${numRuns}`)

t.test('whatever an operation is sent, it answers as the contract says', async (t) => {
  for (const route of deletingLast(routes)) {
    const sendAll = async ({ api, origin, token }: Workspace) => {
      const statuses = new Set<number>()
      const sound = await preparedRequest(route, api)
      const property = fc.asyncProperty(requestsOf(route, sound), async (options) => {
        // Longer ones are refused before there is a route
        fc.pre(pathOf(route, options).length < 8000)
        const { status, text } = await call(origin, sound.token ?? token, route, options)
        statuses.add(status)
        if (status >= 500) throw new Error(`${route.id} answered ${status}: ${text}`)
      })
      return { statuses, outcome: await fc.check(property, { seed, numRuns }) }
    }

    const { statuses, outcome } =
      route.method === 'GET'
        ? await sendAll(await startFor(route))
        : await inUsed(
            sendAll,
            (sent) => sent.outcome.failed || [...sent.statuses].some((status) => status < 400),
          )

    t.equal(outcome.failed, false, outcome.failed ? reportOf(outcome) : route.id)
    // Mutations are few enough that most of a request is sound
    t.ok(
      [...statuses].some((status) => status < 400),
      `${route.id} ${[...statuses]}`,
    )
  }
})

t.test('whatever a form holds, it is answered as the contract says', async (t) => {
  const form = 'application/x-www-form-urlencoded'
  for (const route of routes.filter(({ bodyTypes }) => bodyTypes.includes(form))) {
    const { origin, token } = await start()
    const statuses = new Set<number>()
    const property = fc.asyncProperty(formBodies, async (body) => {
      const response = await request(origin + pathOf(route, soundRequest(route)), {
        method: route.method as 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': form },
        body,
      })
      const text = await response.body.text()
      const { status } = checked(route, response.statusCode, response.headers, text)
      statuses.add(status)
      if (status >= 500) throw new Error(`${route.id} answered ${status}: ${text}`)
    })

    const outcome = await fc.check(property, { seed, numRuns: numRuns * 10 })

    t.equal(outcome.failed, false, outcome.failed ? reportOf(outcome) : route.id)
    t.ok(
      [...statuses].some((status) => status < 400),
      `${route.id} ${[...statuses]}`,
    )
  }
})

interface Sent {
  params: Record<string, string>
  query: Record<string, unknown>
  headers: Record<string, string>
  body: unknown
}

// Of `unit: 'binary'`, fast-check first makes a list of the million there are
const anyCharacter = fc
  .integer({ min: 0, max: 0x10f7ff })
  .map((n) => String.fromCodePoint(n < 0xd800 ? n : n + 0x800))

const junk = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer(),
  fc.double(),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: anyCharacter }),
  fc.constantFrom(
    '',
    '\0',
    '-1',
    '1e308',
    '9223372036854775808',
    '../../etc/passwd',
    '%00',
    '\ud800',
    "' or 1=1 --",
    '__proto__',
    '9999-12-31T23:59:59-14:00',
    '0000-01-01T00:00:00Z',
    '2016-12-31T23:59:60Z',
    'x'.repeat(70_000),
  ),
  fc.array(fc.anything(), { maxLength: 2 }),
  fc.object({ maxDepth: 1 }),
)

/** Values of a schema, one in thirty of each of them junk. */
const valuesOf = valuesWith(junk)

/** Requests of an operation: mostly sound by its schemas, with a fault here and there. */
function requestsOf(route: Route, example: LooseOptions): fc.Arbitrary<Sent> {
  const params = parametersOf(route, 'path').map(({ name }) => {
    const sound = fc.constant(example.params?.[name] ?? '')
    // A segment of dots leads to another path
    const other = junk
      .map((value) => String(value).toWellFormed())
      .filter((text) => !/^\.{0,2}$/.test(text))
    return [
      name,
      fc.oneof({ weight: 20, arbitrary: sound }, { weight: 1, arbitrary: other }),
    ] as const
  })
  const query = parametersOf(route, 'query').map(
    ({ name, schema, explode }) =>
      [name, explode ? valuesOf(schema) : valuesOf(schema).map(toQueryText)] as const,
  )
  const body = operationOf(route).requestBody?.content['application/json']?.schema
  return fc.record({
    params: fc.record(Object.fromEntries(params)),
    query: fc.oneof(
      {
        weight: 20,
        arbitrary: fc.record(Object.fromEntries(query), { requiredKeys: [] }).map(exploded),
      },
      { weight: 5, arbitrary: fc.constant(example.query ?? {}) },
      { weight: 1, arbitrary: fc.dictionary(fc.string(), fc.string(), { maxKeys: 2 }) },
    ),
    headers: headersOf(route),
    body:
      body === undefined
        ? // A form with a file has a test of its own
          fc.constant(example.body)
        : fc.oneof(
            { weight: 4, arbitrary: valuesOf(body) },
            { weight: 1, arbitrary: mutationsOf(example.body) },
            { weight: 1, arbitrary: fc.constant(example.body) },
          ),
  }) as fc.Arbitrary<Sent>
}

/** The members of an exploded parameter are parameters themselves. */
function exploded(query: Record<string, unknown>): Record<string, unknown> {
  const { customFields, ...others } = query
  if (typeof customFields !== 'object') return query
  return { ...others, ...customFields }
}

function headersOf(route: Route): fc.Arbitrary<Record<string, string>> {
  const printable = fc.stringMatching(/^[!-~]{1,40}$/)
  const tags = fc.oneof(
    fc.constantFrom('*', '"1-00000000"', 'W/"1-00000000"', '"1-0", "2-00000000"', '"', ','),
    printable,
  )
  const rarely = (arbitrary: fc.Arbitrary<string>) =>
    fc.option(arbitrary, { nil: undefined, freq: 6 })
  return fc
    .record({
      ...(route.idempotent && { 'idempotency-key': rarely(printable) }),
      ...(route.ifMatch && { 'if-match': rarely(tags) }),
      ...(route.ifNoneMatch && { 'if-none-match': rarely(tags) }),
    })
    .map(
      (headers) =>
        Object.fromEntries(
          Object.entries(headers).filter(([, value]) => value !== undefined),
        ) as Record<string, string>,
    )
}

/** An example with one of its members replaced, left out or added. */
function mutationsOf(example: Json): fc.Arbitrary<unknown> {
  const names = Object.keys(example ?? {})
  return fc
    .record({
      name: fc.oneof(fc.constantFrom(...names, 'surplus'), fc.string()),
      value: fc.option(junk),
    })
    .map(({ name, value }) => {
      const { [name]: _, ...others } = example
      return value === null ? others : { ...others, [name]: value }
    })
}

function toQueryText(value: unknown): string {
  const text =
    Array.isArray(value) || typeof value !== 'object' ? String(value) : JSON.stringify(value)
  return text.slice(0, 4000)
}

const formNames = fc.oneof(
  fc.constantFrom(
    'name',
    'description',
    'avatar_url',
    'archived_at',
    'contacts',
    'contacts[]',
    'contacts[0]',
    'contacts[1]',
    'contacts[0][id]',
    'contacts[0][username]',
    'contacts[1][id]',
    'contacts[a]',
    'name[]',
    '__proto__[x]',
  ),
  fc.string(),
)

const formValues = fc.oneof(
  fc.constantFrom('', 'Harbour works', demoIds.contact, 'harbour.office', '1795167000', 'null'),
  fc.constantFrom(`["${demoIds.contact}"]`, '[{"username":"harbour.office"}]', '[', '{}', '[[]]'),
  fc.string({ unit: anyCharacter }).map((text) => text.toWellFormed()),
)

/** Forms: pairs in the ways that browsers and people write them, and any bytes at all. */
const formBodies: fc.Arbitrary<string | Buffer> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .array(fc.tuple(formNames, formValues), { maxLength: 4 })
      .map((pairs) => new URLSearchParams([['name', 'Harbour'], ...pairs]).toString()),
  },
  {
    weight: 3,
    arbitrary: fc
      .uniqueArray(fc.tuple(formNames, formValues), { selector: ([name]) => name, maxLength: 4 })
      .map((pairs) => new URLSearchParams(pairs).toString()),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary-ascii' }) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)) },
)

function reportOf<T>({ counterexample, errorInstance }: fc.RunDetails<T>): string {
  const found = JSON.stringify(counterexample) ?? ''
  return `${String(errorInstance).slice(0, 1000)} for ${found.slice(0, 1000)}`
}
