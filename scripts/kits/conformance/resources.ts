import type { Json } from '../../contract/document.ts'
import { type Contract, type Operation, parametersIn } from './contract.ts'

/** How objects of one kind are made, found and removed, as the contract describes. */
export interface Resource {
  /** As `x-references` names it. */
  readonly name: string
  readonly make: Operation | undefined
  readonly list: Operation | undefined
  readonly get: Operation | undefined
  readonly remove: Operation | undefined
  /** Whether a removed object is gone for good and no longer refers to others. */
  readonly isRemovedForGood: boolean
  /** Operation that ends an object which cannot be removed, so that it refers to nothing else. */
  readonly end: Operation | undefined
}

const ending = /^(close|cancel)[A-Z]/

/** Every resource that a path or a body refers to. */
export function resourcesOf(contract: Contract): Map<string, Resource> {
  const names = new Set<string>()
  for (const { parameters } of contract.operations) {
    for (const { schema } of parameters) {
      const name = referenceOf(contract, schema)
      if (name !== undefined) names.add(name)
    }
  }
  return new Map([...names].map((name) => [name, resourceOf(contract, name)]))
}

/** The resource that a value of this schema is the id of. */
export function referenceOf(contract: Contract, schema: Json): string | undefined {
  return contract.resolve(schema)?.['x-references'] ?? schema?.['x-references']
}

/** The path without its last segment. */
export function collectionOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

/** Returns the link of an operation's 201. */
export function linkOf({
  responses,
}: Operation): { operationId: string; pointer: string } | undefined {
  const [link] = Object.values<Json>(responses['201']?.links ?? {})
  const pointer = /^\$response\.body#(\/.+)$/.exec(link?.parameters?.id ?? '')?.[1]
  return pointer === undefined ? undefined : { operationId: link.operationId, pointer }
}

function resourceOf(contract: Contract, name: string): Resource {
  const { operations } = contract
  const own = operations.flatMap((operation) => {
    const parameter = parametersIn(operation, 'path').find(
      ({ schema }) => referenceOf(contract, schema) === name,
    )
    const end = parameter && operation.path.indexOf(`{${parameter.name}}`)
    return end === undefined ? [] : [{ operation, collection: operation.path.slice(0, end - 1) }]
  })
  const gets = own.filter(
    ({ operation: { method, path }, collection }) =>
      method === 'GET' && collectionOf(path) === collection,
  )
  const isLinked = (get: Operation) =>
    operations.some((each) => linkOf(each)?.operationId === get.id)
  // What a creation links to is the object itself, other paths show it as a part of something
  const get = (gets.find(({ operation }) => isLinked(operation)) ?? gets[0])?.operation
  const shortest = own
    .map(({ collection }) => collection)
    .sort((a, b) => a.split('/').length - b.split('/').length)[0]
  const collection = get === undefined ? (shortest ?? '') : collectionOf(get.path)
  const at = (method: string, path: (path: string) => string) =>
    operations.find((each) => each.method === method && path(each.path) === collection)
  const linked = operations.find(
    (each) => get !== undefined && linkOf(each)?.operationId === get.id,
  )
  const make = at('POST', (path) => path) ?? linked
  const remove = own.find(
    ({ operation: { method, path } }) => method === 'DELETE' && collectionOf(path) === collection,
  )?.operation
  const isRestored = own.some(
    ({ operation: { path }, collection: its }) => its === collection && path.endsWith('/restore'),
  )
  return {
    name,
    make,
    list: at('GET', (path) => path),
    get,
    remove,
    isRemovedForGood: remove !== undefined && !isRestored,
    end: own.find(
      ({ operation: { id, method }, collection: its }) =>
        method === 'POST' && its === collection && ending.test(id),
    )?.operation,
  }
}
