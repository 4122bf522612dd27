import type { Route } from '../../generated/routes.ts'
import { demoIds } from '../../src/demo.ts'
import { document, type Json, type LooseOptions, resolve } from './client.ts'

/** The demo object that a parameter or member with `x-references` may name. */
export const demoReferences: Readonly<Record<string, string>> = {
  api_token: demoIds.apiToken,
  contact: demoIds.contact,
  group: demoIds.group,
  tag: demoIds.tag,
  ticket: demoIds.ticket,
  user: demoIds.agent,
}

/** A request of an operation that is sound: the contract's example, with the demo's ids in its path. */
export function soundRequest(route: Route): LooseOptions {
  const params = Object.fromEntries(
    parametersOf(route, 'path').map(({ name, schema }) => [
      name,
      demoReferences[resolve(schema)['x-references']] ?? '',
    ]),
  )
  const [example] = bodyExamples(route, 'application/json')
  return { params, ...(example !== undefined && { body: example }) }
}

/** The examples of an operation's body in a media type. */
export function bodyExamples(route: Route, mediaType: string): Json[] {
  const media = operationOf(route).requestBody?.content?.[mediaType]
  if (media === undefined) return []
  if (media.example !== undefined) return [media.example]
  return Object.values<Json>(media.examples ?? {}).map((example) => resolve(example).value)
}

/** The contract's description of an operation. */
export function operationOf(route: Route): Json {
  return document.paths[route.path][route.method.toLowerCase()]
}

/** The parameters of an operation in the path or the query. */
export function parametersOf(route: Route, place: 'path' | 'query'): Json[] {
  const pathItem = document.paths[route.path]
  return [...(pathItem.parameters ?? []), ...(operationOf(route).parameters ?? [])]
    .map(resolve)
    .filter((parameter) => parameter.in === place)
}

/** Every way to put a foreign id into an operation's body: the resource, where, and the value there. */
export function bodyReferences(
  route: Route,
): Array<{ resource: string; member: string; valueFor: (id: string) => unknown }> {
  const media = operationOf(route).requestBody?.content?.['application/json']
  if (media === undefined) return []
  return Object.entries<Json>(resolve(media.schema).properties ?? {}).flatMap(([member, node]) =>
    referencesIn(node).map(({ resource, wrap }) => ({ resource, member, valueFor: wrap })),
  )
}

function referencesIn(node: Json): Array<{ resource: string; wrap: (id: string) => unknown }> {
  const schema = resolve(node)
  if (schema['x-references']) return [{ resource: schema['x-references'], wrap: (id) => id }]
  if (schema.items) {
    return referencesIn(schema.items).map(({ resource, wrap }) => ({
      resource,
      wrap: (id) => [wrap(id)],
    }))
  }
  if (schema.oneOf) return schema.oneOf.flatMap(referencesIn)
  return Object.entries<Json>(schema.properties ?? {}).flatMap(([name, child]) =>
    referencesIn(child).map(({ resource, wrap }) => ({
      resource,
      wrap: (id: string) => ({ [name]: wrap(id) }),
    })),
  )
}
