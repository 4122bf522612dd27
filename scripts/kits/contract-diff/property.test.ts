import { Ajv2020 } from 'ajv/dist/2020.js'
import t from 'tap'
import { createRandom, type Random } from '../../../src/workspaces/seed/random.ts'
import type { Json } from '../../contract/document.ts'
import { diffContracts } from './diff.ts'

/** The seed is in the name of the test. Others are tried by `DIFF_SEED=7 npm test -- property`. */
const seed = Number(process.env['DIFF_SEED'] ?? 1)
const pairs = 2000
const triesOfPair = 60

const names = ['a', 'b', 'c']
const types = ['string', 'integer', 'number', 'boolean', 'array', 'object', 'null']

/** Returns a schema of a few levels. It may refer to the component `Other`. */
function schemaOf(random: Random, levels: number): Json {
  const deeper = () => schemaOf(random, levels - 1)
  const kinds = [
    () => ({ type: 'string', ...some(random, textual(random)) }),
    () => ({
      type: random.pick(['integer', 'number']),
      ...some(random, numeric(random)),
    }),
    () => ({ type: 'boolean' }),
    () => ({ enum: [random.pick(['x', 'yy', 1]), random.pick(['zzz', 2, null])] }),
    () => ({ const: random.pick(['x', 1, null]) }),
    () => ({ type: [random.pick(types.slice(0, 4)), 'null'], ...some(random, textual(random)) }),
    () => ({}),
  ]
  if (levels > 0) {
    kinds.push(
      () => objectOf(random, deeper),
      () => objectOf(random, deeper),
      () => ({ type: 'array', items: deeper(), ...some(random, listing(random)) }),
      () => ({ [random.pick(['oneOf', 'anyOf', 'allOf'])]: [deeper(), deeper()] }),
      () => ({ allOf: [deeper()], ...deeper() }),
      () => ({
        $ref: '#/components/schemas/Other',
        ...some(random, textual(random)),
      }),
      () => ({
        oneOf: ['x', 'y'].map((kind) => ({
          type: 'object',
          required: ['kind'],
          properties: { kind: { const: kind }, a: deeper() },
          additionalProperties: false,
        })),
      }),
    )
  }
  return random.pick(kinds)()
}

const textual = (random: Random): Json => ({
  minLength: random.below(3),
  maxLength: 1 + random.below(4),
  pattern: random.pick(['^x', 'y$']),
})
const numeric = (random: Random): Json => ({
  minimum: -2 + random.below(4),
  exclusiveMaximum: 1 + random.below(4),
  multipleOf: random.pick([1, 2, 0.5]),
})
const listing = (random: Random): Json => ({
  minItems: random.below(2),
  maxItems: 1 + random.below(3),
  uniqueItems: random.pick([true, false]),
})

function objectOf(random: Random, deeper: () => Json): Json {
  const chosen = names.filter(() => random.below(2) === 1)
  return {
    type: 'object',
    properties: Object.fromEntries(chosen.map((name) => [name, deeper()])),
    ...some(random, {
      required: names.filter(() => random.below(3) === 0),
      additionalProperties: random.pick<Json>([false, true, deeper()]),
      patternProperties: { '^b': deeper() },
      minProperties: random.below(2),
      propertyNames: { maxLength: 3 },
    }),
  }
}

/** Returns some of the keywords. */
function some(random: Random, keywords: Json): Json {
  return Object.fromEntries(Object.entries(keywords).filter(() => random.below(3) === 0))
}

/** Changes one place of a document's schemas: a keyword less, a keyword more, or another schema. */
function mutate(random: Random, document: Json): void {
  const found: Json[] = []
  const visit = (node: Json): void => {
    if (typeof node !== 'object' || node === null) return
    if (!Array.isArray(node)) found.push(node)
    for (const [key, value] of Object.entries<Json>(node)) {
      if (!['enum', 'required', 'properties', 'patternProperties'].includes(key)) visit(value)
      else if (key.endsWith('roperties')) for (const inner of Object.values(value)) visit(inner)
    }
  }
  for (const schema of Object.values(document.components.schemas)) visit(schema)
  const node = random.pick(found)
  const other = schemaOf(random, 1)
  const keys = Object.keys(node)
  const key = random.pick(keys.length > 0 ? keys : ['type'])
  const ways = [
    () => delete node[key],
    () => Object.assign(node, other),
    () => {
      for (const each of keys) delete node[each]
      Object.assign(node, other)
    },
    () => {
      const keyword = random.pick(['oneOf', 'anyOf', 'allOf'])
      node[keyword] = [...(node[keyword] ?? []), other]
    },
    () => {
      if (Array.isArray(node[key]) && node[key].length > 1) node[key].pop()
      else if (typeof node[key] === 'number') node[key] += random.pick([-1, 1, 0.5])
      else node.type = random.pick(types)
    },
    () => {
      if (node.properties) node.properties[random.pick(names)] = other
      else node.required = [random.pick(names)]
    },
  ]
  random.pick(ways)()
}

/** Returns a value, which may be one that schemas of this test permit. */
function valueOf(random: Random, levels: number): Json {
  const kinds: Array<() => Json> = [
    () => random.pick(['x', 'yy', 'zzz', '', 'xxy', 'y', 'xxxxx']),
    () => random.pick([-2, -1, 0, 1, 2, 3, 0.5, 1.5]),
    () => random.pick([true, null]),
  ]
  if (levels > 0) {
    const inner = () => valueOf(random, levels - 1)
    kinds.push(
      () => Array.from({ length: random.below(4) }, inner),
      () =>
        Object.fromEntries(
          [...names, 'bb', 'kind']
            .filter(() => random.below(2) === 1)
            .map((name) => [name, name === 'kind' ? random.pick(['x', 'y']) : inner()]),
        ),
    )
  }
  return random.pick(kinds)()
}

/** Returns a contract of one operation that takes, or answers with, the schema `One`. */
function documentOf(schemas: Json): Json {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/One' } } }
  return {
    openapi: '3.1.0',
    paths: { '/one': { post: { operationId: 'one', requestBody: { content }, responses: {} } } },
    components: { schemas },
  }
}

const ajv = new Ajv2020({
  strict: false,
  validateFormats: false,
  validateSchema: false,
  // Each validator runs too seldom to earn it
  code: { optimize: false },
})

function validatorOf({ components }: Json): (value: Json) => boolean {
  return ajv.compile({ ...components.schemas.One, components })
}

t.test(`a change after which a valid request is refused is never additive (seed ${seed})`, (t) => {
  const random = createRandom(seed)
  let refusing = 0
  const missed: Json[] = []
  for (let pair = 0; pair < pairs; pair++) {
    const before = documentOf({ One: schemaOf(random, 2), Other: schemaOf(random, 0) })
    const after = structuredClone(before)
    mutate(random, after)
    // What leads to itself without an end has no valid value
    if (JSON.stringify(after.components.schemas.Other).includes('$ref')) continue
    const values = Array.from({ length: triesOfPair }, () => valueOf(random, 2))
    const wasTaken = validatorOf(before)
    const taken = values.filter((value) => wasTaken(value))
    if (taken.length === 0) continue
    const isTaken = validatorOf(after)
    const refused = taken.find((value) => !isTaken(value))
    if (refused === undefined) continue
    refusing += 1
    const changes = diffContracts(before, after)
    if (changes.some(({ impact }) => impact !== 'additive')) continue
    missed.push({
      before: before.components.schemas,
      after: after.components.schemas,
      refused,
      changes: changes.map(({ text }) => text),
    })
  }
  t.comment(`${refusing} of ${pairs} pairs refuse what was valid`)
  t.ok(refusing > pairs / 20, `${refusing} pairs refuse what was valid`)
  t.same(missed.slice(0, 3), [], `${missed.length} are called additive`)
  t.end()
})
