import { _, Ajv2020, type KeywordErrorDefinition, nil, stringify } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'
import additionalProperties from 'ajv/dist/vocabularies/applicator/additionalProperties.js'
import anyOf from 'ajv/dist/vocabularies/applicator/anyOf.js'
import oneOf from 'ajv/dist/vocabularies/applicator/oneOf.js'
import discriminator from 'ajv/dist/vocabularies/discriminator/index.js'
import formats from 'ajv-formats'
import { type Contract, type Parameter } from './contract.ts'
import { filePart, type Json, multipartType, rawTypes, schemaRef } from '../contract/document.ts'
import { addReading, readers, withReadings } from './reading.ts'
import { annotations, registered, rewritten } from './schemas.ts'

/**
 * Standalone Ajv validators (JSON Schema 2020-12) of every part of every operation, by OPERATION_PART. They never
 * coerce and never drop a member; they fill defaults in, put texts and instants into the form in which they are
 * stored, and report every fault.
 */
export function validatorsModule({ document, operations }: Contract): string {
  const ajv = new Ajv2020({
    code: { source: true, esm: true, lines: false, optimize: 2 },
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    allErrors: true,
    useDefaults: true,
    removeAdditional: false,
    coerceTypes: false,
    ownProperties: true,
    discriminator: true,
    messages: false,
  })
  // These keep account, in every function, of what only the keywords refused here ask for
  const unsupported = /"(unevaluated\w+|\$dynamic\w+)":/.exec(JSON.stringify(document))?.[1]
  if (unsupported !== undefined) throw new Error(`${unsupported} is not supported in the contract`)
  ajv.opts.unevaluated = false
  ajv.opts.dynamicRef = false
  formats.default(ajv)
  // ajv-formats also takes 'urn:uuid:…'; capitals were put into lower case before
  ajv.addFormat('uuid', /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
  addReading(ajv)
  addKnownNames(ajv, document)
  const schemas = withReadings(document.components.schemas, true)
  ajv.addSchema(registered({ components: { schemas } }, annotations))

  const names: Record<string, string> = {}
  // Operations that take the same, such as an id in the path, share a validator
  const first = new Map<string, string>()
  const aliases: string[] = []
  const add = (name: string, schema: Json) => {
    const own = rewritten(withReadings(schema), annotations)
    const text = JSON.stringify(own)
    const known = first.get(text)
    if (known !== undefined) {
      aliases.push(`export { ${known} as ${name} }`)
      return
    }
    first.set(text, name)
    const id = `https://contract.invalid/${name}`
    ajv.addSchema({ $id: id, ...own })
    names[name] = id
  }
  for (const { id, parameters, bodies } of operations) {
    add(`${id}_params`, objectOf(parameters, 'path'))
    add(`${id}_query`, objectOf(parameters, 'query'))
    add(`${id}_headers`, objectOf(parameters, 'header'))
    const form = bodies.find(({ mediaType }) => mediaType === multipartType)
    if (form) add(`${id}_parts`, withoutFile(document.components.schemas[form.schema]))
    const whole = bodies.filter(
      (candidate) => candidate !== form && !rawTypes.includes(candidate.mediaType),
    )
    const body = whole[0]
    if (whole.some(({ schema }) => schema !== body?.schema)) {
      throw new Error(`${id}: all media types of a body must share one schema`)
    }
    if (body) add(`${id}_body`, schemaRef(body.schema))
  }

  // Ajv's output is an ES module that still calls require() for its run-time parts
  return `// @ts-nocheck
${readers}
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

${standalone.default(ajv, names)}
${aliases.join('\n')}
`
}

/** Has errors about an unknown name or kind say which ones there are, for suggestions. */
function addKnownNames(ajv: Ajv2020, document: Json): void {
  const unknownName: KeywordErrorDefinition = {
    message: '',
    params: ({ params, parentSchema }) =>
      _`{additionalProperty: ${params['additionalProperty']}, known: ${stringify(Object.keys(parentSchema?.['properties'] ?? {}))}}`,
  }
  const unknownKind: KeywordErrorDefinition = {
    message: '',
    params: ({ params, parentSchema }) => {
      const kinds = ((parentSchema as Json).oneOf as Json[]).map(({ $ref }) => {
        const { properties } = document.components.schemas[String($ref).split('/').pop() ?? '']
        return properties[params['tagName'] as string].enum[0] as string
      })
      return _`{tag: ${params['tagName']}, tagValue: ${params['tag']}, known: ${stringify(kinds)}}`
    },
  }
  // Of branches that each require one member: their names
  const alternativesOf = (branches: Json[]) => {
    const names = branches.flatMap(({ required = [], ...rest }) =>
      Object.keys(rest).length === 0 && required.length === 1 ? required : [],
    )
    return names.length === branches.length ? stringify(names) : nil
  }
  const noChoice = (keyword: 'oneOf' | 'anyOf'): KeywordErrorDefinition => ({
    message: '',
    params: ({ params, parentSchema }) => {
      const alternatives = alternativesOf(parentSchema?.[keyword] as Json[])
      const passing = params['passing'] === undefined ? _`null` : _`${params['passing']}`
      return alternatives === nil
        ? _`{}`
        : _`{alternatives: ${alternatives}, isNone: ${passing} === null}`
    },
  })
  ajv
    .removeKeyword('oneOf')
    .addKeyword({ ...oneOf.default, error: noChoice('oneOf') })
    .removeKeyword('anyOf')
    .addKeyword({ ...anyOf.default, error: noChoice('anyOf') })
    .removeKeyword('additionalProperties')
    .addKeyword({ ...additionalProperties.default, error: unknownName })
    .removeKeyword('discriminator')
    .addKeyword({ ...discriminator.default, error: unknownKind })
}

/** The fields of a form; its file is not looked at as a whole. */
function withoutFile({ properties, required, ...others }: Json): Json {
  const { [filePart]: _, ...fields } = properties
  return {
    ...others,
    properties: fields,
    required: required.filter((name: string) => name !== filePart),
  }
}

/** Only what is declared, but for headers, which anybody on the way may add to. */
function objectOf(parameters: readonly Parameter[], location: Parameter['in']): Json {
  const declared = parameters.filter((parameter) => parameter.in === location)
  return {
    type: 'object',
    properties: Object.fromEntries(
      declared.map(({ name, schema }) => [
        location === 'header' ? name.toLowerCase() : name,
        schema,
      ]),
    ),
    required: declared.filter(({ required }) => required).map(({ name }) => name),
    ...(location === 'header' ? {} : { additionalProperties: false }),
  }
}
