import type { Json } from './document.ts'
import { memberRules } from './member-rules.ts'

/**
 * Returns the contract in OpenAPI 3.0, for generators that do not read 3.1. Rules that 3.0 cannot express become sentences
 * of descriptions; webhooks and scopes become extensions.
 */
export function openApi30(document: Json): Json {
  const { summary: _, license, ...info } = document.info
  const { webhooks, ...rest } = document
  return node(
    {
      ...rest,
      openapi: '3.0.3',
      info: { ...info, license: { name: license.name } },
      'x-webhooks': webhooks,
    },
    '',
  )
}

/** Converts a node that is no schema; what an example contains stays as it is. */
function node(value: Json, key: string): Json {
  if (Array.isArray(value)) return value.map((one) => node(one, ''))
  if (value === null || typeof value !== 'object') return value
  const isOperation = value.operationId !== undefined && value.security !== undefined
  const entries = Object.entries<Json>(value).map(([name, child]) => {
    if (name === 'schema' && key !== 'properties') return [name, schemaOf(child)]
    if (name === 'schemas' && key === 'components') return [name, schemasOf(child)]
    if (name === 'value' || name === 'example' || name.startsWith('x-item')) return [name, child]
    return [name, name === 'security' ? withoutScopes(child) : node(child, name)]
  })
  const scopes = isOperation ? value.security.flatMap(({ bearer }: Json) => bearer ?? []) : []
  return { ...Object.fromEntries(entries), ...(scopes.length > 0 && { 'x-scopes': scopes }) }
}

/** In 3.0 only OAuth2 has scopes. */
function withoutScopes(security: Json[]): Json[] {
  return security.map(({ bearer }) => (bearer ? { bearer: [] } : {}))
}

function schemasOf(schemas: Json): Json {
  return Object.fromEntries(
    Object.entries<Json>(schemas).map(([name, schema]) => [name, schemaOf(schema)]),
  )
}

/** Keywords that 3.0 lacks. */
const lacking = [
  ...['const', 'if', 'then', 'else', 'propertyNames', 'examples'],
  ...['contentMediaType', 'contentSchema'],
]

function schemaOf(schema: Json): Json {
  if (typeof schema === 'boolean') return schema ? {} : { not: {} }
  const { $ref, ...own } = schema
  const result: Json = Object.fromEntries(
    Object.entries<Json>(own)
      .filter(([name]) => !lacking.includes(name))
      .map(([name, child]) => [name, childOf(name, child)]),
  )
  if ($ref !== undefined) {
    if (Object.keys(own).length === 0) return schema
    result.allOf = [{ $ref }]
  }
  if (own.const !== undefined) result.enum = [own.const]
  if (own.examples !== undefined) result.example ??= own.examples[0]
  const description = [
    [result.description, ...(own.if ? memberRules(own) : []), namesOf(own.propertyNames)]
      .filter(Boolean)
      .map((hint) => hint.trim())
      .join(' '),
    Object.entries<string>(own['x-enumDescriptions'] ?? {})
      .map(([value, meaning]) => `- \`${value}\`: ${meaning}`)
      .join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
  if (description !== '') result.description = description
  return withNullable(result, own)
}

function childOf(name: string, child: Json): Json {
  if (name === 'properties') return schemasOf(child)
  if (name === 'items') return schemaOf(child)
  if (name === 'additionalProperties' && typeof child === 'object') return schemaOf(child)
  if (['oneOf', 'anyOf', 'allOf'].includes(name)) return child.map(schemaOf)
  return child
}

function namesOf(propertyNames: Json): string | undefined {
  const { pattern } = propertyNames ?? {}
  return pattern === undefined ? undefined : `Names of members match \`${pattern}\`.`
}

/** Says `nullable` where the schema of 3.1 has the type null, and chooses between several types with `anyOf`. */
function withNullable(result: Json, own: Json): Json {
  if (Array.isArray(own.type)) {
    const types: string[] = own.type.filter((type: string) => type !== 'null')
    const { type: _, ...rest } = result
    const nullable = types.length < own.type.length && { nullable: true }
    if (types.length === 1) return { ...rest, type: types[0], ...nullable }
    return { ...rest, anyOf: types.map((type) => ({ type })), ...nullable }
  }
  for (const choice of ['oneOf', 'anyOf']) {
    const branches: Json[] = own[choice] ?? []
    if (!branches.some(({ type }) => type === 'null')) continue
    const others = branches.filter(({ type }) => type !== 'null').map(schemaOf)
    const { [choice]: _, ...rest } = result
    return { ...rest, [others.length === 1 ? 'allOf' : choice]: others, nullable: true }
  }
  return result
}
