import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { emailOf } from '../../src/lib/email.ts'
import { isTimeZone } from '../../src/lib/time.ts'
import type { Json } from './document.ts'

export interface Validation {
  readonly ajv: Ajv2020
  /** A validator of a schema of the contract, compiled once. */
  validatorOf(schema: Json): ValidateFunction
}

const base = 'https://contract.invalid/schemas'

/** Makes validators by a contract that is valid, of schemas as `prepare` returns them. */
export function validationOf(
  { components }: Json,
  prepare = (schema: Json): Json => schema,
): Validation {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    allowUnionTypes: true,
    // `npm run contract:lint` validates the contract, and few validators run so often that they earn to be optimized
    validateSchema: false,
    code: { optimize: false },
  })
  formats.default(ajv)
  ajv.addFormat('time-zone', isTimeZone)
  ajv.addFormat('idn-email', (text: string) => emailOf(text) !== undefined)
  ajv.addSchema({ $id: base, $defs: withBase(prepare(components.schemas)) })
  // By identity first: a schema is long to write, and asked for thousands of times
  const validators = new Map<Json, ValidateFunction>()
  const validatorOf = (schema: Json) => {
    const known = validators.get(schema)
    if (known) return known
    const text = JSON.stringify(schema)
    const validator = validators.get(text) ?? ajv.compile(withBase(prepare(schema)))
    for (const key of [schema, text]) validators.set(key, validator)
    return validator
  }
  return { ajv, validatorOf }
}

function withBase(node: Json): Json {
  return mapNodes(node, (copy) => {
    if (typeof copy.$ref === 'string') {
      copy.$ref = copy.$ref.replace('#/components/schemas/', `${base}#/$defs/`)
    }
  })
}

/** A schema with every object closed: an undeclared member fails. */
export function closed(node: Json): Json {
  return mapNodes(node, (copy) => {
    // What its elements may be is judged one by one
    if (copy['x-judged-alone']) delete copy.items
    if (copy.type === 'object' && copy.properties && copy.additionalProperties === undefined) {
      copy.additionalProperties = false
    }
  })
}

function mapNodes(node: Json, change: (copy: Json) => void): Json {
  if (Array.isArray(node)) return node.map((child) => mapNodes(child, change))
  if (node === null || typeof node !== 'object') return node
  const copy = Object.fromEntries(
    Object.entries<Json>(node).map(([key, value]) => [key, mapNodes(value, change)]),
  )
  change(copy)
  return copy
}
