import { type Contract, type Json, resolve, schemaName } from './contract.ts'
import { documentId, registered, rewritten } from './schemas.ts'

/** One entry of `webhooks`. */
interface EventType {
  readonly type: string
  readonly description: string
  readonly scope: string
  /** The members of its data with the id of the resource that it is about, and of the object that was changed. */
  readonly resource: string
  readonly object: string
  /** The schema of what is sent, and of its `data`. */
  readonly schema: string
  readonly data: string
  readonly sample: Json
}

/** The types of events: what `emit` takes, and what the API tells about each. */
export function eventsModule({ document }: Contract): string {
  const types = eventTypes(document)
  const schemas = [...new Set(types.map(({ schema }) => schema))].sort()
  const samples = new Map(types.map(({ schema, sample }) => [schema, sample]))
  return `import type { Schema } from './operations.ts'
import type { Scope } from './routes.ts'

/** What the \`data\` of each type of event is. */
export interface Events {
${types.map(({ type, data }) => `  '${type}': Schema<'${data}'>`).join('\n')}
}
export type EventType = keyof Events

/** Every type with the scope that reading its object takes, by the contract's \`webhooks\`. */
export const eventTypes: ReadonlyArray<{
  readonly type: EventType
  readonly description: string
  readonly scope: Scope
  /** The member of its data with the id of the resource that it is about. */
  readonly resource: string
  /** The member of its data with the id of the object that was changed, such as the member of a queue. */
  readonly object: string
  /** A key of \`eventSchemas\` and \`eventSamples\`. */
  readonly schema: string
}> = [
${types
  .map(({ type, description, scope, resource, object, schema }) => {
    return { type, description, scope, resource, object, schema }
  })
  .map((row) => `  ${JSON.stringify(row)},`)
  .join('\n')}
]

type JsonObject = Record<string, unknown>

/** JSON Schemas (2020-12) of what is sent, each standing alone. */
export const eventSchemas: Readonly<Record<string, JsonObject>> = {
${schemas.map((name) => `  ${name}: ${JSON.stringify(standalone(document, name))},`).join('\n')}
}

export const eventSamples: Readonly<Record<string, JsonObject>> = {
${schemas.map((name) => `  ${name}: ${JSON.stringify(samples.get(name))},`).join('\n')}
}
`
}

/** Reads \`webhooks\`. Throws for an entry that breaks the house rules. */
export function eventTypes(document: Json): EventType[] {
  const types = Object.entries<Json>(document.webhooks ?? {}).map(([type, { post }]) => {
    const fail = (text: string) => new Error(`openapi.yaml: webhooks ${type} ${text}`)
    const media = resolve(document, post.requestBody).content['application/json']
    const schema = schemaName(media.schema)
    if (schema === undefined) throw fail('needs a $ref to a named schema')
    const { properties } = document.components.schemas[schema]
    const data = schemaName(properties.data)
    if (data === undefined) throw fail(`needs a named schema for the data of ${schema}`)
    if (!properties.type.enum.includes(type)) throw fail(`is no type of ${schema}`)
    if (!document.components.schemas.Scope.enum.includes(post['x-scope'])) {
      throw fail('needs an x-scope, the scope that reads its object')
    }
    const idNamed = (extension: 'x-resource' | 'x-object'): string => {
      const name: string = post[extension] ?? 'id'
      const kinds: Json[] = document.components.schemas[data].oneOf ?? [
        { $ref: `#/components/schemas/${data}` },
      ]
      const isInEach = kinds.every((kind) => resolve(document, kind).required?.includes(name))
      if (isInEach) return name
      throw fail(
        `needs an ${extension}, a required member of ${data} with an id: it has no ${name}`,
      )
    }
    const [example] = Object.values<Json>(media.examples)
    return {
      type,
      description: [`${post.summary}.`, post.description].filter(Boolean).join(' '),
      scope: post['x-scope'],
      resource: idNamed('x-resource'),
      object: idNamed('x-object'),
      schema,
      data,
      sample: resolve(document, example).value,
    }
  })
  const listed = document.components.schemas.EventType?.enum ?? []
  const names = types.map(({ type }) => type)
  if ([...listed].sort().join() !== [...names].sort().join()) {
    throw new Error('openapi.yaml: the enum of EventType must name the webhooks, all of them')
  }
  return types
}

/** A schema with those it refers to below `$defs`. */
function standalone(document: Json, name: string): Json {
  const { $defs } = registered(document)
  const used = new Set<string>()
  const local = (node: Json): Json => {
    if (Array.isArray(node)) return node.map(local)
    if (node === null || typeof node !== 'object') return node
    return Object.fromEntries(
      Object.entries<Json>(node).map(([key, value]) => {
        if (key !== '$ref') return [key, local(value)]
        const target = String(value).replace(`${documentId}#/$defs/`, '')
        used.add(target)
        return [key, `#/$defs/${target}`]
      }),
    )
  }
  const own = local(rewritten(document.components.schemas[name]))
  const defs: Record<string, Json> = {}
  // Grows while it is walked
  for (const target of used) defs[target] ??= local($defs[target])
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', ...own, $defs: defs }
}
