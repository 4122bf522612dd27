import {
  anyType,
  isSuccess,
  type Json,
  jsonType,
  lookup,
  operationsOf,
  parametersOf,
  schemaName,
} from './document.ts'
import { deprecationHeaders } from './deprecation.ts'
import { declaredProblems, failuresOf } from './problems.ts'

/** The nodes of the document that follow from the rest of the contract. */
export interface Derived {
  readonly operations: ReadonlyMap<string, DerivedOperation>
  readonly webhooks: ReadonlyMap<string, { readonly operationId: string; readonly responses: Json }>
  readonly schemas: ReadonlyMap<string, Json>
  readonly requestBodies: ReadonlyMap<string, Json>
  readonly eventTypes: readonly string[]
}

export interface DerivedOperation {
  /** Responses that are no success, by their status. */
  readonly failures: ReadonlyMap<string, Json>
  /** The headers of each success that has some, by its status. */
  readonly headers: ReadonlyMap<string, Json>
}

/** The key of an operation in `Derived`. */
export function keyOf(path: string, method: string): string {
  return `${method} ${path}`
}

/** Derives responses, headers, envelopes and names of events from a contract that may lack them. */
export function derive(document: Json): Derived {
  const schemas = new Map([
    ...replyEnvelopes(document),
    ...eventEnvelopes(document),
    ['EventPattern', eventPattern(document)] as const,
  ])
  const requestBodies = new Map(
    eventBodies(document)
      .filter((name) => document.components.schemas[name] !== undefined || schemas.has(name))
      .map((name) => [name, eventBody(name)]),
  )
  const whole = withSchemas(document, schemas)
  const versioned = versionedObjects(whole)
  const operations = new Map(
    operationsOf(document).map(([path, method, operation]) => {
      const { responses = {} } = operation
      const failures = [...failuresOf(whole, path, method)].map(
        ([status, name]) => [status, refTo('responses', name)] as const,
      )
      const headers = Object.entries<Json>(responses).flatMap(([status, response]) => {
        if (!isSuccess(status)) return []
        const names = { ...headersOf(whole, versioned, status, response), ...common }
        const refs = toRefs(method === 'post' ? { ...names, ...replayed } : names)
        return [[status, { ...refs, ...deprecationHeaders(operation) }] as const]
      })
      return [keyOf(path, method), { failures: new Map(failures), headers: new Map(headers) }]
    }),
  )
  const eventTypes = Object.keys(document.webhooks ?? {}).sort()
  const webhooks = new Map(
    eventTypes.map((type) => [
      type,
      { operationId: camelCase(type), responses: { '2XX': refTo('responses', 'EventTaken') } },
    ]),
  )
  return { operations, webhooks, schemas, requestBodies, eventTypes }
}

function refTo(kind: string, name: string): Json {
  return { $ref: `#/components/${kind}/${name}` }
}

function toRefs(names: Readonly<Record<string, string>>): Json {
  return Object.fromEntries(
    Object.entries(names).map(([name, header]) => [name, refTo('headers', header)]),
  )
}

function withSchemas(document: Json, schemas: ReadonlyMap<string, Json>): Json {
  const all = { ...Object.fromEntries(schemas), ...document.components.schemas }
  return { ...document, components: { ...document.components, schemas: all } }
}

/** Headers of every success, and of one that an `Idempotency-Key` can repeat. */
const common = {
  'X-Request-Id': 'RequestId',
  'RateLimit-Policy': 'RateLimitPolicy',
  RateLimit: 'RateLimit',
}
const replayed = { 'Idempotency-Replayed': 'IdempotencyReplayed' }

/** The headers that a success has of its own: names in `components/headers` by the names on the wire. */
function headersOf(
  document: Json,
  versioned: ReadonlySet<string>,
  status: string,
  response: Json,
): Record<string, string> {
  if (status === '302') return { Location: 'Location' }
  if (!status.startsWith('2')) return {}
  if (response.content?.[anyType]) {
    return {
      ETag: 'ContentETag',
      'Content-Disposition': 'ContentDisposition',
      'Accept-Ranges': 'AcceptRanges',
      ...(status === '206' && { 'Content-Range': 'ContentRange' }),
    }
  }
  const name = schemaName(response.content?.[jsonType]?.schema)
  const schema = name && document.components.schemas[name]
  if (!schema) return {}
  if (schema.properties?.lastPage || schema.properties?.has_more) return { Link: 'Link' }
  const object = objectOf(schema, name)
  if (object === undefined || !versioned.has(object)) return {}
  const link = Object.values<Json>(response.links ?? {})[0]
  const isMade = status === '201' && String(link?.parameters?.id).startsWith('$response.body#')
  return { ETag: 'ETag', ...(isMade && { Location: 'Location' }) }
}

/** The name of the one object that a reply is about; undefined for any other reply. */
function objectOf({ properties }: Json, name: string): string | undefined {
  return properties?.success ? schemaName(properties.data) : name
}

/** Objects with a version, and those that an operation replies with which takes one as a condition. */
function versionedObjects(document: Json): Set<string> {
  const { schemas } = document.components
  const hasVersion = (schema: Json): boolean =>
    schema?.properties?.version !== undefined ||
    (schema?.oneOf ?? []).some((branch: Json) => hasVersion(lookup(document, branch)))
  const replied = operationsOf(document).flatMap(([path, method, { responses = {} }]) => {
    const isConditional = parametersOf(document, path, method).some(
      ({ name }) => name === 'If-Match' || name === 'If-None-Match',
    )
    if (!isConditional) return []
    return Object.values<Json>(responses).flatMap(({ content }) => {
      const name = schemaName(content?.[jsonType]?.schema)
      const object = name && schemas[name] && objectOf(schemas[name], name)
      return object ? [object] : []
    })
  })
  const own = Object.keys(schemas).filter((name) => hasVersion(schemas[name]))
  return new Set([...own, ...replied])
}

/** Returns `XList` for each `X` or `XEntry`, and `XReply` for each `X`, that an operation replies with. */
function replyEnvelopes(document: Json): Map<string, Json> {
  const { schemas } = document.components
  const namesOf = ({ responses = {} }: Json) =>
    Object.values<Json>(responses).map(({ content }) => schemaName(content?.[jsonType]?.schema))
  const used = operationsOf(document).flatMap(([, , operation]) => namesOf(operation))
  const searched = new Set(
    operationsOf(document).flatMap(([, , operation]) =>
      declaredProblems(operation).includes('search_too_broad') ? namesOf(operation) : [],
    ),
  )
  const envelopes = new Map<string, Json>()
  for (const name of used) {
    const [, object, kind] = /^(.+)(List|Reply)$/.exec(name ?? '') ?? []
    if (name === undefined || object === undefined) continue
    const item = [object, `${object}Entry`].find((one) => schemas[one])
    if (kind === 'List' && item) envelopes.set(name, listOf(item, searched.has(name)))
    if (kind === 'Reply' && schemas[object]) envelopes.set(name, replyOf(object))
  }
  return envelopes
}

function listOf(item: string, isSearched: boolean): Json {
  const count = (description: string) => ({ ...refTo('schemas', 'Count'), description })
  return {
    type: 'object',
    description: `One page of objects of the type \`${item}\`.`,
    required: ['total', 'page', 'pageSize', 'lastPage', 'data'],
    properties: {
      total: count('Number of objects on all pages.'),
      ...(isSearched && {
        totalIsCapped: {
          type: 'boolean',
          const: true,
          description:
            'Present and `true` if there are more objects than `total`, which then counts the first 10,000. A later page than the last one is refused (422 `search_too_broad`).',
        },
      }),
      page: count('Number of this page. The first page is 1.'),
      pageSize: count('Largest number of objects on a page.'),
      lastPage: count('Number of the last page.'),
      data: {
        type: 'array',
        maxItems: 100,
        items: refTo('schemas', item),
        description: 'Objects on this page, in the order of the list.',
      },
    },
  }
}

function replyOf(object: string): Json {
  return {
    type: 'object',
    description: `Reply with one object of the type \`${object}\`.`,
    required: ['success', 'data'],
    properties: {
      success: {
        type: 'boolean',
        const: true,
        description: 'Always `true`. A problem has `false` here.',
      },
      data: { ...refTo('schemas', object), description: 'Object that the operation replies with.' },
    },
  }
}

/** Names of the request bodies of webhooks. */
function eventBodies(document: Json): string[] {
  const prefix = '#/components/requestBodies/'
  const names = Object.values<Json>(document.webhooks ?? {}).flatMap(({ post }) => {
    const target: string = post?.requestBody?.$ref ?? ''
    return target.startsWith(prefix) ? [target.slice(prefix.length)] : []
  })
  return [...new Set(names)].sort()
}

function eventBody(name: string): Json {
  const object = name.replace(/Event$/, '')
  const example = `${name[0]?.toLowerCase()}${name.slice(1)}`
  return {
    description: `Event that a webhook receives about an object of the type \`${object}\`.`,
    content: {
      [jsonType]: {
        schema: refTo('schemas', name),
        examples: { [example]: refTo('examples', name) },
      },
    },
  }
}

/** `XEvent` with `X` as its data, for each that a webhook sends. */
function eventEnvelopes(document: Json): Map<string, Json> {
  const bodies = eventBodies(document).flatMap((name) => {
    const object = /^(.+)Event$/.exec(name)?.[1]
    return object && document.components.schemas[object] ? [[name, object] as const] : []
  })
  return new Map(
    bodies.map(([name, object]) => {
      const types = Object.entries<Json>(document.webhooks)
        .filter(([, { post }]) => post?.requestBody?.$ref === `#/components/requestBodies/${name}`)
        .map(([type]) => type)
        .sort()
      return [name, eventOf(document, types, object)]
    }),
  )
}

/** Returns the schema of a pattern of event types: a type, `area.*` of an existing area, or `*`. */
function eventPattern(document: Json): Json {
  const areas = new Map<string, string[]>()
  for (const type of Object.keys(document.webhooks ?? {}).sort()) {
    const [area = '', name = ''] = type.split('.')
    areas.set(area, [...(areas.get(area) ?? []), name])
  }
  const types = [...areas].map(([area, names]) => `${area}[.]([*]|${names.join('|')})`)
  return {
    type: 'string',
    maxLength: 64,
    pattern: `^(${['[*]', ...types].join('|')})$`,
    'x-message': 'must be an event type, such as ticket.created, a pattern, such as ticket.*, or *',
    description:
      'Pattern of event types. It is the name of one type, `ticket.*` for all types of an area, or `*` for all types.',
  }
}

/** `Event` with its type and data narrowed. */
function eventOf(document: Json, types: readonly string[], object: string): Json {
  const { required, properties } = document.components.schemas.Event
  const { description } = properties.type
  const type = { type: 'string', enum: types, ...(description && { description }) }
  const data = {
    ...refTo('schemas', object),
    description: 'Object after the change. Of a deletion, the object before it.',
  }
  return {
    type: 'object',
    description: `Event about an object of the type \`${object}\`.`,
    required,
    properties: { ...properties, type, data },
  }
}

function camelCase(type: string): string {
  return type
    .split(/[._]/)
    .map((word, index) => (index === 0 ? word : `${word[0]?.toUpperCase()}${word.slice(1)}`))
    .join('')
}
