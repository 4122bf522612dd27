import type { Contract } from './contract.ts'
import { type Json, schemaName, schemaRef } from '../contract/document.ts'
import {
  type Extent,
  isAffected,
  isUncut,
  listed,
  markerOf,
  pageArrayOf,
  shortened,
  whole,
} from './sizes.ts'

/**
 * The serializers of every success body: a function for each object of the contract, shared by all
 * that hold it. It writes just the members that are declared, and throws for a value that is not as
 * its schema says: required members, types and enums. Of limits it knows those of lists, whose objects
 * are cut to their share of the page; others are the business of who takes the value in.
 */
export function serializersModule({ document, operations }: Contract): string {
  const names = new Set(
    operations.flatMap(({ successes }) =>
      successes.flatMap(({ schema, streamed }) => [...(schema ? [schema] : []), ...streamed]),
    ),
  )
  const pages = new Map<Json, number>()
  for (const name of names) {
    const page = pageArrayOf(document, name)
    if (page) pages.set(page.schema, page.shareBytes)
  }
  const { writer, definitions, helpers } = writing(document, pages)
  const roots = [...names]
    .sort()
    .map((name) => `  ${name}: ${writer(schemaRef(name), name, whole)},`)
  return `import { ${[...helpers].sort().join(', ')} } from '../src/http/reply/json-text.ts'

${[...definitions.values()].join('\n\n')}

/** Value to JSON text, by the name of its schema. */
export const serializers: Readonly<Record<string, (value: unknown, at: string) => string>> = {
${roots.join('\n')}
}
`
}

interface Writing {
  /** The name of a function \`(value, at) => text\` for a schema that is called \`name\`. */
  readonly writer: (schema: Json, name: string, extent: Extent) => string
  /** The functions asked for so far. */
  readonly definitions: ReadonlyMap<string, string>
  readonly helpers: ReadonlySet<string>
}

/** `pages` are the arrays whose elements are cut, with the share of each. */
function writing(document: Json, pages: ReadonlyMap<Json, number>): Writing {
  const schemas: Readonly<Record<string, Json>> = document.components.schemas
  const definitions = new Map<string, string>()
  const helpers = new Set<string>()

  const helper = (name: string): string => {
    helpers.add(name)
    return name
  }

  const define = (name: string, build: () => string): string => {
    if (!definitions.has(name)) {
      // Noted first, for a schema that holds itself
      definitions.set(name, '')
      definitions.set(name, build())
    }
    return name
  }

  const defineFunction = (name: string, build: () => string): string =>
    define(name, () => `function ${name}(value: unknown, at: string): string {\n${build()}\n}`)

  const writer = (given: Json, givenName: string, asked: Extent): string => {
    const { schema, name: plainName } = resolved(given, givenName)
    const extent = isAffected(document, schema, asked) ? asked : whole
    const name = plainName.endsWith(extent.suffix) ? plainName : plainName + extent.suffix
    const { isNullable, rest } = withoutNull(schema)
    if (isNullable) {
      // A reference has the name of what it refers to, with or without null
      const own = rest.$ref ? resolved(rest, name).name : name
      return defineFunction(
        `${own}OrNull`,
        () => `  return ${expression(schema, name, 'value', 'at', extent)}`,
      )
    }
    if (rest !== schema) return writer(rest, name, extent)
    const branches = branchesOf(schema)
    if (branches) return defineFunction(name, () => choice(schema, branches, name, extent))
    switch (schema.type) {
      case 'string': {
        const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const])
        if (!values) {
          if (isUncut(schema) || !(schema.maxLength > extent.text)) return helper('text')
          return define(`text${extent.suffix}`, () => {
            return `const text${extent.suffix} = ${helper('textUpTo')}(${extent.text})`
          })
        }
        return define(name, () => `const ${name} = ${helper('oneOf')}(${JSON.stringify(values)})`)
      }
      case 'integer':
      case 'number':
      case 'boolean':
        return helper(schema.type)
      case 'array': {
        const share = pages.get(schema)
        if (share !== undefined) {
          const item = resolved(schema.items, `${name}Item`).name
          return defineFunction(`PageOf_${item}_${share}`, () => pageItems(schema, name, share))
        }
        const item = writer(schema.items, `${name}Item`, extent)
        const isCut = schema.maxItems > extent.items
        return defineFunction(`ArrayOf_${item}${isCut ? extent.suffix : ''}`, () =>
          items(item, isCut ? extent.items : undefined),
        )
      }
      case 'object':
        return defineFunction(name, () =>
          schema.properties ? members(schema, name, extent) : entries(schema, name, extent),
        )
      case undefined:
        if (extent === whole) return helper('json')
        return define(`json${extent.suffix}`, () => {
          return `const json${extent.suffix} = ${helper('jsonUpTo')}(${extent.text})`
        })
      default:
        throw new Error(`serializers: ${name} is of type ${schema.type}`)
    }
  }

  const expression = (
    given: Json,
    givenName: string,
    value: string,
    at: string,
    extent: Extent,
  ): string => {
    const { schema, name } = resolved(given, givenName)
    const { isNullable, rest } = withoutNull(schema)
    const written = `${writer(rest, name, extent)}(${value}, ${at})`
    return isNullable ? `(${value} === null ? 'null' : ${written})` : written
  }

  const pageItems = (schema: Json, name: string, share: number): string => {
    const marker = markerOf(resolved(schema.items, name).schema)
    const [long, short] = [listed, shortened].map((one) => writer(schema.items, `${name}Item`, one))
    return `  const items = ${helper('array')}(value, at)
  let out = '['
  for (let i = 0; i < items.length; i++) {
    out += (i === 0 ? '' : ',') + ${helper('listItem')}(items[i], at, ${long}, ${short}, ${share}, '${marker}')
  }
  return out + ']'`
  }

  const items = (
    item: string,
    most: number | undefined,
  ): string => `  const items = ${most === undefined ? `${helper('array')}(value, at)` : `${helper('firstOf')}(${most}, value, at)`}
  let out = '['
  for (let i = 0; i < items.length; i++) out += (i === 0 ? '' : ',') + ${item}(items[i], at)
  return out + ']'`

  const entries = (
    { additionalProperties: schema, maxProperties }: Json,
    name: string,
    extent: Extent,
  ): string => {
    const isTyped = typeof schema === 'object'
    if (!isTyped && extent !== whole) {
      return `  return ${helper('objectUpTo')}(${extent.text}, value, at)`
    }
    const all = `Object.entries(${helper('objectOf')}(value, at))`
    const members =
      maxProperties > extent.items ? `${helper('firstOf')}(${extent.items}, ${all}, at)` : all
    return `  let out = ''
  for (const [key, member] of ${members} as [string, unknown][]) {
    if (member !== undefined) out += ',' + JSON.stringify(key) + ':' + ${
      isTyped
        ? expression(schema, `${name}Member`, 'member', 'at', extent)
        : `${helper('json')}(member, at)`
    }
  }
  return '{' + out.slice(1) + '}'`
  }

  /** The declared members in their order. */
  const members = ({ properties, required = [] }: Json, name: string, extent: Extent): string => {
    const list = Object.entries<Json>(properties)
    if (list.length === 0) return `  ${helper('objectOf')}(value, at)\n  return '{}'`
    // Behind an optional member it is open whether a comma is due
    const isLed = list[0] !== undefined && required.includes(list[0][0])
    const lines = list.map(([member, schema], n) => {
      if (!/^[A-Za-z_]\w*$/.test(member))
        throw new Error(`${name}: ${member} is no name for a member`)
      const isSure = required.includes(member)
      const isPlain = isSure && !withoutNull(resolved(schema, '').schema).isNullable
      const key = quoted((isLed && n === 0 ? '{' : ',') + JSON.stringify(member) + ':')
      const value = isPlain ? `object.${member}` : `m${n}`
      const isLeftOut = schema['x-not-in-lists'] === true && extent !== whole
      const written = isLeftOut
        ? `${helper('omittedText')}(${value})`
        : schema.const === undefined
          ? expression(schema, `${name}_${member}`, value, quoted(`${name}.${member}`), extent)
          : quoted(JSON.stringify(schema.const))
      const scope: string | undefined = schema['x-scope']
      const shown =
        scope === undefined ? written : `(${helper('may')}('${scope}') ? ${written} : 'null')`
      const added = `out += ${key} + ${shown}`
      if (isPlain) return `  ${added}`
      return `  const m${n} = object.${member}\n  ${isSure ? '' : `if (m${n} !== undefined) `}${added}`
    })
    return `  const object = ${helper('objectOf')}(value, at)
  let out = ''
${lines.join('\n')}
  return ${isLed ? "out + '}'" : "'{' + out.slice(1) + '}'"}`
  }

  /** The type of a value decides between branches, and of several objects their discriminator. */
  const choice = (schema: Json, branches: Json[], name: string, extent: Extent): string => {
    const property: string | undefined = schema.discriminator?.propertyName
    const named = branches.map((branch, n) => resolved(branch, `${name}${n}`))
    if (property !== undefined) {
      const cases = named.map(({ schema: branch, name: own }) => {
        const key = quoted(branch.properties[property].enum[0])
        return `    case ${key}: return ${writer(branch, own, extent)}(value, at)`
      })
      return `  switch (${helper('objectOf')}(value, at).${property}) {
${cases.join('\n')}
    default: throw ${helper('unfit')}(value, at, ${quoted(`one with a known ${property}`)})
  }`
    }
    const types = [...new Set(named.map(({ schema: branch }) => String(branch.type)))]
    const lines = types
      // An array is an object, too
      .sort((one, other) => Number(other === 'array') - Number(one === 'array'))
      .map((type) => {
        const [one, ...others] = named.filter(({ schema: branch }) => branch.type === type)
        if (!one || (others.length > 0 && type !== 'string')) {
          throw new Error(`serializers: two branches of ${name} are of type ${type}`)
        }
        // Different kinds of text are all text
        const write = others.length > 0 ? helper('text') : writer(one.schema, one.name, extent)
        const test = type === 'array' ? 'Array.isArray(value)' : `typeof value === '${type}'`
        return `  if (${test}) return ${write}(value, at)`
      })
    return `${lines.join('\n')}
  throw ${helper('unfit')}(value, at, 'of a type that it can have')`
  }

  /** Returns the schema that a reference leads to, with its name. */
  const resolved = (schema: Json, name: string): { schema: Json; name: string } => {
    const target = schemaName(schema)
    return target === undefined ? { schema, name } : resolved(schemas[target], target)
  }

  return { writer, definitions, helpers }
}

/** A string in the source, of names and punctuation alone. */
function quoted(text: string): string {
  return `'${text}'`
}

function branchesOf(schema: Json): Json[] | undefined {
  return schema.oneOf ?? schema.anyOf
}

/** A schema apart from that it lets null in; several types become branches. */
function withoutNull(schema: Json): { isNullable: boolean; rest: Json } {
  const branches = branchesOf(schema)
  if (branches) {
    const parts = branches.filter(({ type }) => type !== 'null').map(withoutNull)
    const others = parts.map(({ rest }) => rest)
    const isNullable = others.length < branches.length || parts.some((part) => part.isNullable)
    if (!isNullable) return { isNullable, rest: schema }
    return { isNullable, rest: others.length === 1 ? others[0] : { oneOf: others } }
  }
  if (!Array.isArray(schema.type)) return { isNullable: false, rest: schema }
  const values = schema.enum?.filter((value: unknown) => value !== null)
  const types = schema.type
    .filter((type: string) => type !== 'null')
    .map((type: string) => ({ ...schema, type, ...(values && { enum: values }) }))
  return {
    isNullable: types.length < schema.type.length,
    rest: types.length === 1 ? types[0] : { oneOf: types },
  }
}
