import fc from 'fast-check'
import { demoIds } from '../../src/workspaces/demo.ts'
import { instants } from './boundaries.ts'
import { type Json, resolve } from './client.ts'
import { demoReferences } from './requests.ts'

type ValuesOf = (node: Json) => fc.Arbitrary<unknown>

/** Values of a schema of the contract, sound as far as its keywords go one by one, and one in thirty of `faults`. */
export function valuesWith(faults?: fc.Arbitrary<unknown>): ValuesOf {
  // Making one takes longer than drawing hundreds of values from it
  const known = new Map<Json, fc.Arbitrary<unknown>>()
  const valuesOf: ValuesOf = (node) => {
    const schema = resolve(node)
    const made = known.get(schema)
    if (made) return made
    const sound = soundValuesOf(valuesOf, schema)
    const values =
      faults === undefined
        ? sound
        : fc.oneof({ weight: 30, arbitrary: sound }, { weight: 1, arbitrary: faults })
    known.set(schema, values)
    return values
  }
  return valuesOf
}

function soundValuesOf(valuesOf: ValuesOf, schema: Json): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const branches = schema.oneOf ?? schema.anyOf
  if (branches) return fc.oneof(...branches.map(valuesOf))
  const types: string[] = [schema.type].flat()
  return fc.oneof(...types.map((type) => valuesOfType(valuesOf, type, schema)))
}

function valuesOfType(valuesOf: ValuesOf, type: string, schema: Json): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer': {
      const { minimum = -1000, maximum = 1000 } = schema
      return fc.oneof(
        fc.integer({ min: minimum, max: Math.min(maximum, minimum + 20) }),
        fc.constantFrom(minimum, maximum),
      )
    }
    case 'number':
      return fc.double({ min: schema.minimum, max: schema.maximum, noNaN: true })
    case 'array':
      return fc.array(valuesOf(schema.items), { minLength: schema.minItems ?? 0, maxLength: 3 })
    case 'object':
      return objectsOf(valuesOf, schema)
    default:
      return textsOf(schema)
  }
}

function objectsOf(valuesOf: ValuesOf, schema: Json): fc.Arbitrary<unknown> {
  const values = schema.additionalProperties
  if (typeof values === 'object') return fc.dictionary(fieldNames, valuesOf(values), { maxKeys: 2 })
  const members = Object.entries<Json>(schema.properties ?? {})
  return fc.record(Object.fromEntries(members.map(([name, node]) => [name, valuesOf(node)])), {
    requiredKeys: schema.required ?? [],
  })
}

const fieldNames = fc.constantFrom(
  'cf_order_number',
  'cf_visit_on',
  'cf_value',
  'cf_berths',
  'cf_plan',
  'cf_none',
)

// fc.webUrl() first makes a list of the million characters there are
const addresses = fc
  .tuple(
    fc.constantFrom('http', 'https'),
    fc.domain(),
    fc.array(fc.string({ unit: 'grapheme', maxLength: 10 }), { maxLength: 3 }),
  )
  .map(([scheme, host, path]) => [`${scheme}://${host}`, ...path.map(encodeURIComponent)].join('/'))

const texts = new Map<string, fc.Arbitrary<string>>()

/** Texts by the keywords that they depend on, which many schemas have alike. */
function textsOf(schema: Json): fc.Arbitrary<string> {
  const { format, pattern, minLength, maxLength } = schema
  const key = JSON.stringify([schema['x-references'], format, pattern, minLength, maxLength])
  const values = texts.get(key) ?? newTextsOf(schema)
  texts.set(key, values)
  return values
}

function newTextsOf(schema: Json): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = 40 } = schema
  const known = demoReferences[schema['x-references']]
  if (known !== undefined) {
    return fc.oneof(
      { weight: 6, arbitrary: fc.constant(known) },
      fc.uuid(),
      fc.constant(demoIds.otherTag),
    )
  }
  switch (format) {
    case 'uuid':
      return fc.oneof(
        fc.uuid(),
        fc.uuid().map((id) => id.toUpperCase()),
      )
    case 'idn-email':
      return fc.emailAddress()
    case 'time-zone':
      return fc.constantFrom('UTC', 'Europe/Copenhagen', 'America/Coyhaique', 'Etc/GMT+12')
    case 'uri':
      return addresses
    case 'date-time':
      return fc.oneof(
        fc
          .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
          .map((date) => date.toISOString()),
        fc.constantFrom(...instants),
      )
  }
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  return fc.oneof(
    {
      weight: 8,
      arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 40) }),
    },
    fc.constantFrom(
      'x'.repeat(maxLength),
      'x'.repeat(maxLength + 1),
      '\u{1f680}'.repeat(maxLength),
    ),
  )
}
