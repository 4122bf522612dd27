import { _, Name, type Ajv2020, type KeywordCxt } from 'ajv/dist/2020.js'
import uniqueItems from 'ajv/dist/vocabularies/validation/uniqueItems.js'
import type { Json } from '../contract/document.ts'

/** How a string of a request is read: `x-text` of the contract, an instant or an identifier. */
interface Reading {
  readonly as:
    'line' | 'block' | 'exact' | 'instant' | 'id' | 'zone' | 'address' | 'email' | 'phone'
  /** An empty text means null. */
  readonly isEmptyNull: boolean
  /** It must not be empty, which a text without a visible character is. */
  readonly isRequired: boolean
  readonly maxLength: number
}

const keyword = 'reads'

/** The imports that the generated validators need for `addReading`. */
export const readers = `import { emailOf } from '../src/lib/email.ts'
import { idOf } from '../src/lib/ids.ts'
import { phoneOf } from '../src/lib/phone.ts'
import { blockOf, isBlank, lineOf } from '../src/lib/text.ts'
import { instantOf, isDateTime, isTimeZone } from '../src/lib/time.ts'`

/**
 * A schema whose strings are put into the form in which they are stored before anything else is checked:
 * each schema of a string becomes `allOf: [{ reads }, schema]`, because Ajv checks those in turn.
 */
export function withReadings(node: Json, isMap = false): Json {
  if (Array.isArray(node)) return node.map((child) => withReadings(child))
  if (node === null || typeof node !== 'object') return node
  const schema = Object.fromEntries(
    Object.entries<Json>(node).map(([name, child]) => [
      name,
      !isMap && literals.includes(name)
        ? child
        : withReadings(child, !isMap && maps.includes(name)),
    ]),
  )
  const reading = isMap ? undefined : readingOf(node)
  if (!reading) return schema
  const { default: preset, format, ...rest } = schema
  return {
    ...(preset !== undefined && { default: preset }),
    allOf: [
      { [keyword]: reading },
      { ...rest, ...(format !== undefined && !isJudged(reading) && { format }) },
    ],
  }
}

/** Whether reading a value also judges its format. */
function isJudged({ as }: Reading): boolean {
  return as === 'instant' || as === 'zone' || as === 'address'
}

/** Keywords whose members are names of schemas, and those that hold values. */
const maps = ['properties']
const literals = ['enum', 'const', 'default', 'example', 'examples']
const readingOfFormat: Readonly<Record<string, Reading['as']>> = {
  'date-time': 'instant',
  'time-zone': 'zone',
  'idn-email': 'address',
  uuid: 'id',
}

function readingOf(schema: Json): Reading | undefined {
  const types = [schema.type].flat()
  if (!types.includes('string')) return undefined
  const as = readingOfFormat[schema.format] ?? schema['x-text'] ?? 'exact'
  // An operand that may also be a number or a boolean is no text, and '' is a value of its own there
  const isText = types.every((type) => type === 'string' || type === 'null')
  const isNullable = types.includes('null') && isText
  const isEmptyNull = isNullable && takesEmpty(schema)
  if (as === 'exact' && !isEmptyNull) return undefined
  const isRequired = !isNullable && (schema.minLength > 0 || schema.pattern === '\\S')
  return { as, isEmptyNull, isRequired, maxLength: schema.maxLength ?? 0 }
}

/** Whether an empty text is a value of a schema. A format, an enumeration or a pattern makes it a mistake. */
function takesEmpty({ format, pattern, enum: values, minLength = 0 }: Json): boolean {
  return format === undefined && pattern === undefined && values === undefined && minLength === 0
}

/** Whether a value can be valid by a schema and still be refused when it is read. */
export function mayNotBeStorable(schema: Json): boolean {
  const { as, isRequired } = readingOf(schema) ?? {}
  return as === 'instant' || ((as === 'line' || as === 'block') && isRequired === true)
}

/** Teaches Ajv the keyword. An empty string is null where the schema takes both. */
export function addReading(ajv: Ajv2020): void {
  // Added once more, it comes after `items`: what counts is whether elements differ once they are read
  ajv.removeKeyword('uniqueItems').addKeyword(uniqueItems.default)
  ajv.addKeyword({
    keyword,
    schemaType: 'object',
    modifying: true,
    error: {
      // The server words it
      message: '',
      params: ({ params }) =>
        params['rule'] === undefined
          ? _`{format: ${params['format']}}`
          : _`{rule: ${params['rule']}}`,
    },
    code(cxt: KeywordCxt) {
      const { gen, data, it } = cxt
      const { as, isEmptyNull, isRequired, maxLength } = cxt.schema as Reading
      const put = (value: Json) => {
        gen.assign(data, value)
        gen.assign(_`${it.parentData}[${it.parentDataProperty}]`, data)
      }
      gen.if(_`typeof ${data} == "string"`, () => {
        const addFault = (params: Record<string, string>) => {
          cxt.setParams(params)
          cxt.error()
        }
        if (as === 'id') put(_`${new Name('idOf')}(${data})`)
        if (as === 'phone') put(_`${new Name('phoneOf')}(${data})`)
        if (as === 'email') put(_`(${new Name('emailOf')}(${data}) ?? ${data})`)
        if (as === 'address') {
          const stored = gen.const('stored', _`${new Name('emailOf')}(${data})`)
          gen.if(
            _`${stored} === undefined`,
            () => addFault({ format: 'idn-email' }),
            () => put(stored),
          )
        }
        if (as === 'zone') {
          gen.if(_`!${new Name('isTimeZone')}(${data})`, () => addFault({ format: 'time-zone' }))
        }
        if (as === 'line' || as === 'block') {
          const stored =
            as === 'line'
              ? _`${new Name('lineOf')}(${data}, ${maxLength})`
              : _`${new Name('blockOf')}(${data})`
          // The schema takes it for a text with a character, so it is no fault of the schema's
          if (isRequired) {
            gen.if(
              _`${new Name('isBlank')}(${data})`,
              () => addFault({ rule: 'visible' }),
              () => put(stored),
            )
          } else put(stored)
        }
        if (isEmptyNull) gen.if(_`${data} === ""`, () => put(_`null`))
        if (as !== 'instant') return
        const utc = gen.const('utc', _`${new Name('instantOf')}(${data})`)
        gen.if(
          _`${utc} === undefined`,
          () =>
            gen.if(
              _`${new Name('isDateTime')}(${data})`,
              () => addFault({ rule: 'years' }),
              () => addFault({ format: 'date-time' }),
            ),
          () => put(utc),
        )
      })
    },
  })
}
