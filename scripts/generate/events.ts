import { type Contract } from './contract.ts'
import {
  eachSchema,
  type Json,
  jsonType,
  resolve,
  schemaName,
  schemaRef,
} from '../contract/document.ts'
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

/** Returns the module of event types: the values that `emit` accepts, and the data that the API sends for each. */
export function eventsModule({ document }: Contract): string {
  const types = eventTypes(document)
  return `import type { Schema } from './operations.ts'
import type { Scope } from './routes.ts'

/** What the \`data\` of each type of event is. */
export interface Events {
${types.map(({ type, data }) => `  '${type}': Schema<'${data}'>`).join('\n')}
}
export type EventType = keyof Events

/** The pattern of the contract for a type of event, all types of an area, or all types. */
export const eventPattern: string = ${JSON.stringify(document.components.schemas.EventPattern.pattern)}

/** Every type with the scope that reading its object takes, by the contract's \`webhooks\`. */
export const eventTypes: ReadonlyArray<{
  readonly type: EventType
  readonly description: string
  readonly scope: Scope
  /** The member of its data with the id of the resource that it is about. */
  readonly resource: string
  /** The member of its data with the id of the object that was changed, such as the member of a queue. */
  readonly object: string
  /** Its name among the shapes of events. */
  readonly schema: string
}> = [
${types
  .map(({ type, description, scope, resource, object, schema }) => {
    return { type, description, scope, resource, object, schema }
  })
  .map((row) => `  ${JSON.stringify(row)},`)
  .join('\n')}
]

/**
 * The members that the \`data\` of events always has, in the order of the contract, by the \`schema\` of the events: \`[]\` for
 * those that are lists, false for those that are true or false, and null for all others.
 */
export const emptyData: Readonly<Record<string, Readonly<Record<string, null | false | readonly []>>>> = {
${[...emptyData(document, types)].map(([schema, data]) => `  ${schema}: ${JSON.stringify(data)},`).join('\n')}
}

/** The members of the \`data\` of events whose \`email\` takes another scope than the event (\`x-scope\`). */
export const scopedMembers: readonly string[] = ${JSON.stringify(scopedMembers(document, types))}
`
}

function emptyData(document: Json, types: readonly EventType[]): Map<string, Json> {
  return new Map(
    types.map(({ schema, data }) => {
      const { properties = {}, required = [] } = document.components.schemas[data]
      const members = Object.entries<Json>(properties)
        .filter(([name]) => required.includes(name))
        .map(([name, member]) => [name, emptyOf(resolve(document, member).type)])
      return [schema, Object.fromEntries(members)]
    }),
  )
}

function emptyOf(type: unknown): null | false | readonly [] {
  if (type === 'array') return []
  return type === 'boolean' ? false : null
}

function scopedMembers(document: Json, types: readonly EventType[]): string[] {
  const found = new Set<string>()
  for (const data of new Set(types.map((type) => type.data))) {
    eachSchema(document, schemaRef(data), '', (node, where) => {
      if (node['x-scope'] === undefined) return
      const [, member = '', ...below] = where.split('/').filter((part) => !/^\d+$/.test(part))
      if (below.join() !== 'email') {
        throw new Error(
          `${data}${where}: x-scope is known of the member email of a member of events`,
        )
      }
      found.add(member)
    })
  }
  return [...found].sort()
}

/** Returns the module of the schemas and samples of events. It is separate, because few processes need it. */
export function eventSchemasModule({ document }: Contract): string {
  const types = eventTypes(document)
  const schemas = [...new Set(types.map(({ schema }) => schema))].sort()
  const samples = new Map(types.map(({ schema, sample }) => [schema, sample]))
  const schemaOf = (name: string) =>
    JSON.stringify({ schema: standalone(document, name), sample: samples.get(name) })
  return `type JsonObject = Record<string, unknown>

/** The JSON Schema (2020-12) of what is sent, which stands alone, and a sample. */
export interface EventShape {
  readonly schema: JsonObject
  readonly sample: JsonObject
}

/** As JSON, which is read faster than an object is made. */
const shapes: Readonly<Record<string, string>> = {
${schemas.map((name) => `  ${name}: ${JSON.stringify(schemaOf(name))},`).join('\n')}
}

/** The shape of a type's events, by its \`schema\`. */
export function eventShape(schema: string): EventShape {
  return JSON.parse(shapes[schema] ?? '{"schema":{},"sample":{}}') as EventShape
}
`
}

/** The member of an event's data that holds the id of what the event is about. */
export function idMember(post: Json, extension: 'x-resource' | 'x-object'): string {
  return post[extension] ?? 'id'
}

/** Every entry of `webhooks`. */
function eventTypes(document: Json): EventType[] {
  return Object.entries<Json>(document.webhooks ?? {}).map(([type, { post }]) => {
    const media = resolve(document, post.requestBody).content[jsonType]
    const schema = schemaName(media.schema) as string
    const [example] = Object.values<Json>(media.examples)
    return {
      type,
      description: [`${post.summary}.`, post.description].filter(Boolean).join(' '),
      scope: post['x-scope'],
      resource: idMember(post, 'x-resource'),
      object: idMember(post, 'x-object'),
      schema,
      data: schemaName(document.components.schemas[schema].properties.data) as string,
      sample: resolve(document, example).value,
    }
  })
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
