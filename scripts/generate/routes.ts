import type { RequestPlace } from '../../generated/routes.ts'
import { deprecationHeader, sunsetHeader } from '../contract/deprecation.ts'
import { type Contract, type Operation } from './contract.ts'
import {
  eachSchema,
  filePart,
  formType,
  type Json,
  multipartType,
  resolve,
  schemaRef,
} from '../contract/document.ts'
import { listed } from './sizes.ts'

/** The route table: everything the binder needs to know of each operation. */
export function routesModule({ document, operations }: Contract): string {
  const rows = operations.map((operation) => {
    const headers = operation.parameters.filter((parameter) => parameter.in === 'header')
    const takes = (name: string) => headers.some((parameter) => parameter.name === name)
    const has = (name: string) =>
      operation.successes.some((success) => success.headers.includes(name))
    const row: Record<string, unknown> = {
      id: operation.id,
      tag: operation.tag,
      method: operation.method,
      path: operation.path,
      scopes: operation.scopes,
      isPublic: operation.isPublic,
      isOwn: operation.isOwn,
      isBinary: operation.successes.some(({ isBinary }) => isBinary),
      isStream: operation.successes.some(({ isStream }) => isStream),
      successes: operation.successes.map(({ status, schema }) => ({
        status,
        schema: schema ?? null,
      })),
      bodyTypes: operation.bodies.map(({ mediaType }) => mediaType),
      bodyRequired: operation.bodyRequired,
      queryKinds: parameterKinds(document, operation, 'query'),
      paramKinds: parameterKinds(document, operation, 'path'),
      formKinds: formKinds(document, operation),
      selfReferences: selfReferences(document, operation),
      contactReferences: contactReferences(document, operation),
      partKinds: partKinds(document, operation),
      etag: has('ETag'),
      ifNoneMatch: takes('If-None-Match'),
      ifMatch: takes('If-Match'),
      idempotent: takes('Idempotency-Key'),
      link: has('Link'),
      location: locationOf(operations, operation),
      secret: operation.successes.some(({ schema }) => schema && holdsSecret(document, schema)),
      ...(operation.deprecation && {
        deprecation: {
          at: deprecationHeader(operation.deprecation),
          sunset: sunsetHeader(operation.deprecation),
        },
      }),
    }
    return `  ${JSON.stringify(row)},`
  })

  return `import type { OperationId, Tag } from './operations.ts'

/** How the text of a parameter or form value becomes JSON before it is validated. */
export type Kind = 'string' | 'integer' | 'boolean' | 'string[]' | 'text[]' | 'integer[]' | 'json' | 'fields'

/** A location of identifiers; \`*\` in its path stands for every element of an array. */
export interface RequestPlace {
  readonly in: 'params' | 'query' | 'body'
  readonly path: readonly string[]
}

export interface SelfReference extends RequestPlace {
  readonly as: 'user' | 'actor'
}

export interface Route {
  readonly id: OperationId
  readonly tag: Tag
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** As in the contract, below the server's path. */
  readonly path: string
  readonly scopes: readonly Scope[]
  /** Takes no token. */
  readonly isPublic: boolean
  /** Users may do it to their own objects without its scopes; the handler limits it to those (src/http/own.ts). */
  readonly isOwn: boolean
  /** Answers with bytes. */
  readonly isBinary: boolean
  /** Answers with a stream of Server-Sent Events, which goes on until one side ends it. */
  readonly isStream: boolean
  readonly successes: ReadonlyArray<{ readonly status: number; readonly schema: string | null }>
  readonly bodyTypes: readonly string[]
  readonly bodyRequired: boolean
  readonly queryKinds: Readonly<Record<string, Kind>>
  readonly paramKinds: Readonly<Record<string, Kind>>
  readonly formKinds: Readonly<Record<string, Kind>>
  /** Where a request may name the caller as \`me\`: as its user, or as whoever it is. */
  readonly selfReferences: readonly SelfReference[]
  /** Where a request names contacts, of whom a merged one stands for the contact that it was merged into. */
  readonly contactReferences: readonly RequestPlace[]
  /** The fields of the multipart form that brings a file; null when the operation takes none. */
  readonly partKinds: Readonly<Record<string, Kind>> | null
  readonly etag: boolean
  readonly ifNoneMatch: boolean
  readonly ifMatch: boolean
  readonly idempotent: boolean
  readonly link: boolean
  /** Where a new object can be got: the path of its get, and where in the body its id is. */
  readonly location: { readonly path: string; readonly idPath: readonly string[] } | null
  /** The reply holds a secret that is shown once. */
  readonly secret: boolean
  /** Of a deprecated operation: the values of the headers \`Deprecation\` and \`Sunset\`. */
  readonly deprecation?: { readonly at: string; readonly sunset: string }
}

export const basePath = ${JSON.stringify(document.servers[0].url)}

/** Characters of a text in a list, and elements of an array of its objects. */
export const listedText = ${listed.text}
export const listedItems = ${listed.items}

/** The most elements that any array of the contract may have. */
export const mostItems = ${mostItems(document)}

export const scopes = ${JSON.stringify(document.components.schemas.Scope.enum)} as const
export type Scope = (typeof scopes)[number]

/** What each scope is for, and the operations that ask for it. */
export const permissions: ReadonlyArray<{
  readonly scope: Scope
  readonly description: string
  readonly operations: readonly string[]
}> = [
${permissionsOf(document, operations)
  .map((permission) => `  ${JSON.stringify(permission)},`)
  .join('\n')}
]

export const routes: readonly Route[] = [
${rows.join('\n')}
]
`
}

function mostItems(document: Json): number {
  let most = 0
  for (const name of Object.keys(document.components.schemas)) {
    eachSchema(document, schemaRef(name), name, (node) => {
      most = Math.max(most, node.maxItems ?? 0)
    })
  }
  return most
}

function locationOf(operations: Contract['operations'], { id, successes }: Operation): Json {
  const created = successes.find(
    ({ status, headers }) => status === 201 && headers.includes('Location'),
  )
  if (!created) return null
  const target = operations.find((operation) => operation.id === created.link?.operationId)
  if (!created.link || !target) {
    throw new Error(`${id}: a response with Location needs a link to the get of the new object`)
  }
  return { path: target.path, idPath: created.link.idPath }
}

function parameterKinds(document: Json, operation: Operation, location: 'path' | 'query') {
  const parameters = operation.parameters.filter((parameter) => parameter.in === location)
  return kindsOf(document, Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])))
}

function kindsOf(document: Json, schemas: Record<string, Json>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, node]) => {
      const schema = resolve(document, node)
      const own = [schema.type].flat()
      // A query parameter of `style: form, explode: true`: its members are parameters themselves
      if (own.includes('object')) return [name, 'fields']
      const list = own.includes('array')
      const one = list ? resolve(document, schema.items) : schema
      const types = [one.type].flat()
      // Free text may have commas of its own
      if (list && ['line', 'exact'].includes(one['x-text'])) return [name, 'text[]']
      const kind = ['integer', 'boolean'].find((type) => types.includes(type)) ?? 'string'
      return [name, list ? `${kind}[]` : kind]
    }),
  )
}

/** Members of a form that are not text: numbers, booleans, and lists, which may come as JSON. */
function formKinds(document: Json, operation: Operation): Record<string, string> {
  const form = operation.bodies.find(({ mediaType }) => mediaType === formType)
  if (!form) return {}
  const kinds = kindsOf(document, document.components.schemas[form.schema].properties)
  return Object.fromEntries(
    Object.entries(kinds)
      .filter(([, kind]) => kind !== 'string')
      .map(([name, kind]) => [name, kind.endsWith('[]') ? 'json' : kind]),
  )
}

/** Returns where a request may contain `me`. */
function selfReferences(document: Json, operation: Operation) {
  return locationsOf(document, operation, (schema) => schema['x-self'] !== undefined).map(
    ({ schema, ...location }) => ({ ...location, as: schema['x-self'] }),
  )
}

/**
 * Returns where a request names a contact. Operations on contacts are left out: for a merged contact they reply with
 * the contact that it was merged into (410).
 */
function contactReferences(document: Json, operation: Operation): RequestPlace[] {
  if (operation.tag === 'contacts') return []
  return locationsOf(document, operation, (schema) => schema['x-references'] === 'contact').map(
    ({ schema: _, ...location }) => location,
  )
}

/** Returns the parameters and the members of bodies whose schema is wanted. */
function locationsOf(
  document: Json,
  { parameters, bodies }: Operation,
  isWanted: (schema: Json) => boolean,
): Array<RequestPlace & { schema: Json }> {
  const parts: Readonly<Record<string, RequestPlace['in']>> = { path: 'params', query: 'query' }
  const named = parameters.flatMap(({ in: where, name, schema }) => {
    const part = parts[where]
    return part ? locationsIn(document, schema, { in: part, path: [name] }, isWanted) : []
  })
  const members = bodies.flatMap(({ schema }) => {
    const body = schemaRef(schema)
    return locationsIn(document, body, { in: 'body', path: [] }, isWanted)
  })
  const keyOf = (location: RequestPlace) => JSON.stringify([location.in, location.path])
  return [...new Map([...named, ...members].map((one) => [keyOf(one), one])).values()]
}

function locationsIn(
  document: Json,
  node: Json,
  location: RequestPlace,
  isWanted: (schema: Json) => boolean,
  above: readonly Json[] = [],
): Array<RequestPlace & { schema: Json }> {
  const schema = resolve(document, node)
  if (above.includes(schema)) return []
  if (isWanted(schema) || isWanted(node)) return [{ ...location, schema }]
  const below = (child: Json, step: readonly string[]) => {
    const inner = { ...location, path: [...location.path, ...step] }
    return locationsIn(document, child, inner, isWanted, [...above, schema])
  }
  return [
    ...Object.entries<Json>(schema.properties ?? {}).flatMap(([name, child]) =>
      below(child, [name]),
    ),
    ...[...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap(
      (child: Json) => below(child, []),
    ),
    ...(schema.items ? below(schema.items, ['*']) : []),
  ]
}

/** Members of a multipart form, without the file. */
function partKinds(document: Json, { bodies }: Operation): Record<string, string> | null {
  const form = bodies.find(({ mediaType }) => mediaType === multipartType)
  if (!form) return null
  const { [filePart]: _, ...fields } = document.components.schemas[form.schema].properties
  return kindsOf(document, fields)
}

function holdsSecret(document: Json, name: string): boolean {
  let found = false
  eachSchema(document, schemaRef(name), name, (node) => {
    found ||= node['x-secret'] === true
  })
  return found
}

function permissionsOf(document: Json, operations: readonly Operation[]) {
  const { enum: scopes, 'x-enumDescriptions': descriptions } = document.components.schemas.Scope
  return (scopes as string[]).map((scope) => ({
    scope,
    description: descriptions[scope] as string,
    operations: operations
      .filter((operation) => operation.scopes.includes(scope))
      .map(({ id }) => id)
      .sort(),
  }))
}
