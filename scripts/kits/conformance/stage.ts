import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Scope } from '../../../generated/routes.ts'
import { holds } from '../../../src/auth/scopes.ts'
import type { Json } from '../../contract/document.ts'
import type { Random } from '../../../src/workspaces/seed/random.ts'
import { exampleIds, isId, leastOf, mapTexts, salted, without } from './bodies.ts'
import { type Contract, jsonBodyOf, type Operation, parametersIn } from './contract.ts'
import { type Findings, NotTried } from './findings.ts'
import { codeOf } from './replies.ts'
import { requireScopes } from './laws/law.ts'
import { collectionOf, linkOf, referenceOf, type Resource, resourcesOf } from './resources.ts'
import type { Reply, Request, Target } from './target.ts'

/** An object that the kit made. */
export interface Made {
  readonly resource: string
  readonly id: string
  /** As the reply had it. */
  readonly body: Json
  readonly params: Readonly<Record<string, string>>
}

/** The means of the laws: a server, its contract, and objects for requests. */
export interface Stage extends Omit<StageOptions, 'scopes'> {
  readonly resources: ReadonlyMap<string, Resource>
  /** A sound request, with objects of its own unless `isShared`. Throws NotTried. */
  sound(operation: Operation, options?: SoundOptions): Promise<Request>
  /** Makes an object. Throws NotTried if no operation makes one. */
  make(resource: string): Promise<Made>
  /** Sends a POST that adds something to the object of a path. Throws NotTried. */
  add(operation: Operation, params: Readonly<Record<string, string>>): Promise<unknown>
  /** A sound request that succeeds, and its reply. Throws NotTried. */
  succeed(operation: Operation, headers?: Record<string, string>): Promise<Tried>
  /** Sends a request, and again without the members that a business rule refuses. */
  settle(operation: Operation, request: Request): Promise<Tried>
  /** Whether the token has the operation's scopes. */
  may(operation: Operation): boolean
}

export interface SoundOptions {
  readonly example?: Json
  readonly schema?: Json
  readonly isShared?: boolean
  /** Uses unknown ids if there are no others. */
  readonly mayBeUnknown?: boolean
  /** Leaves optional members out of the body. */
  readonly isLeast?: boolean
}

export interface Tried {
  readonly request: Request
  readonly reply: Reply
  /** Members that the server refused, and the reply with which it did. */
  readonly left: string | undefined
}

const deepest = 4
const anyHost = 'http://host.invalid'
const mostRepairs = 4
const mostLooks = 4
const lookEveryMs = 500

export interface StageOptions {
  readonly contract: Contract
  readonly target: Target
  readonly findings: Findings
  readonly random: Random
  /** Whether objects may be made; without, those that are there are read. */
  readonly mayWrite: boolean
  /** The most boundaries that are tried of one operation. */
  readonly sample: number
  readonly scopes: readonly string[]
}

export function stageOf(options: StageOptions): Stage {
  const { contract, target, mayWrite, scopes } = options
  const resources = resourcesOf(contract)
  const known = exampleIds(contract)
  const shared = new Map<string, Promise<Made>>()
  // By path: the query of a link to it, signed for instance
  const links = new Map<string, Record<string, string>>()
  const storeLinks = (body: Json) => {
    for (const member of Object.values<Json>(body ?? {})) {
      if (typeof member !== 'string' || !/^(https?:\/)?\/\S*\?/.test(member)) continue
      if (!URL.canParse(member, anyHost)) continue
      const url = new URL(member, anyHost)
      links.set(url.pathname, Object.fromEntries(url.searchParams))
    }
  }
  // Makers by what they take: everything, or only what they must
  const rich = new Set<string>()
  // Two runs at once have names of their own
  const own = randomBytes(5).readUIntBE(0, 5).toString(36)
  let count = 0
  let depth = 0
  const salt = () => own + (count += 1).toString(36)

  const may = (operation: Operation) =>
    operation.scopes.every((scope) => holds(scopes as Scope[], scope as Scope))

  const sound = async (operation: Operation, wanted: SoundOptions = {}): Promise<Request> => {
    const ids = new Map<string, string>()
    const idFor = async (resource: string, example: string): Promise<string> => {
      const key = `${resource} ${example}`
      const isFirst = ![...ids.keys()].some((other) => other.startsWith(`${resource} `))
      const id = ids.get(key) ?? (await one(resource, wanted.isShared === true && isFirst)).id
      ids.set(key, id)
      return id
    }
    const isRead = operation.method === 'GET'
    const params = await paramsOf(operation, wanted.isShared === true, isRead).catch(
      (error: unknown) => {
        if (!wanted.mayBeUnknown || !(error instanceof NotTried)) throw error
        return unknownParams(contract, operation)
      },
    )
    const query: Record<string, string | readonly string[]> = {}
    for (const { name, schema, example, required } of parametersIn(operation, 'query')) {
      if (example === undefined && !required) continue
      const resource = referenceOf(contract, schema)
      // A member that need not be there costs an object of its own
      if (resource !== undefined && wanted.isShared) continue
      if (resource !== undefined) query[name] = await idFor(resource, String(example))
      else query[name] = Array.isArray(example) ? example.map(String) : String(example)
    }

    const schema = wanted.schema ?? jsonBodyOf(operation)?.schema
    const example = wanted.example ?? jsonBodyOf(operation)?.examples[0]
    if (operation.method === 'GET') Object.assign(query, linkedQuery(operation, params))
    if (example === undefined || schema === undefined) return { params, query }
    const least = wanted.isLeast ? leastOf(contract, schema, example) : undefined
    const body = await referring(schema, least ?? example, idFor)
    // What names an object elsewhere must stay the name of one
    const isNew = operation.method === 'POST' && Object.keys(params).length === 0
    return { params, query, body: isNew ? salted(contract, schema, body, salt()) : body }
  }

  /** A body with objects of the kit's own in place of the example's. */
  const referring = async (
    schema: Json,
    example: Json,
    idFor: (resource: string, example: string) => Promise<string>,
  ): Promise<Json> => {
    const asked: Array<[resource: string, id: string]> = []
    const resourceOf = (text: string, node: Json) =>
      referenceOf(contract, node) ?? (isId(text) ? known.get(text) : undefined)
    mapTexts(contract, schema, example, (text, node) => {
      const resource = resourceOf(text, node)
      if (resource !== undefined) asked.push([resource, text])
      return text
    })
    const made = new Map<string, string>()
    for (const [resource, id] of asked) made.set(`${resource} ${id}`, await idFor(resource, id))
    return mapTexts(contract, schema, example, (text, node) => {
      const resource = resourceOf(text, node)
      return made.get(`${resource} ${text}`) ?? text
    })
  }

  const one = async (resource: string, isShared: boolean, isRead = false): Promise<Made> => {
    const isFound = !mayWrite || (isRead && resources.get(resource)?.make === undefined)
    if (isFound) return once(resource, () => found(resource))
    return isShared ? once(resource, () => make(resource)) : make(resource)
  }

  /** The query of a link that an object has to just this path, signed for instance. */
  const linkedQuery = (
    { path }: Operation,
    params: Readonly<Record<string, string>>,
  ): Record<string, string> => {
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
    return links.get(contract.basePath + filled) ?? {}
  }

  const once = (resource: string, get: () => Promise<Made>): Promise<Made> => {
    const made = shared.get(resource) ?? get()
    shared.set(resource, made)
    return made
  }

  /** One of a list, for reading: somebody else's, or one that the server made by itself. */
  const found = async (resource: string): Promise<Made> => {
    const list = resources.get(resource)?.list
    if (list === undefined) throw new NotTried(`nothing lists a ${resource}`)
    requireScopes({ may }, list)
    const params = await paramsOf(list, true, true)
    for (let tries = 1; ; tries++) {
      const reply = await target.send(list, { params })
      const row: Json = reply.body?.data?.[0]
      if (typeof row?.id === 'string') {
        storeLinks(row)
        return { resource, id: row.id, body: row, params }
      }
      if (!mayWrite || tries === mostLooks) throw new NotTried(`there is no ${resource} to read`)
      // What follows from what the kit has made may take a moment
      await pause(lookEveryMs)
    }
  }

  const paramsOf = async (
    operation: Operation,
    isShared: boolean,
    isRead = false,
  ): Promise<Record<string, string>> => {
    const params: Record<string, string> = {}
    for (const { name, schema } of parametersIn(operation, 'path')) {
      const path = operation.path.slice(0, operation.path.indexOf(`{${name}}`) - 1)
      const resource = referenceOf(contract, schema)
      const adding = contract.operations.find(
        (each) => each.method === 'POST' && each.path === path,
      )
      if (Object.keys(params).length > 0 && adding !== undefined && mayWrite) {
        params[name] = await added(adding, params, resource)
      } else if (resource !== undefined) {
        const made = await one(resource, isShared, isRead)
        Object.assign(params, made.params)
        params[name] = made.id
      } else params[name] = await memberOf(operation, name)
    }
    return params
  }

  /**
   * Returns the id of an object that belongs to the object of a path: the added object, or the one that was referred
   * to.
   */
  const added = async (
    operation: Operation,
    params: Record<string, string>,
    resource: string | undefined,
  ): Promise<string> => {
    const { body, request } = await posted(operation, params)
    let referred: string | undefined
    mapTexts(contract, jsonBodyOf(operation)?.schema ?? {}, request.body, (text, node) => {
      if (referenceOf(contract, node) === resource) referred = text
      return text
    })
    const id = referred ?? at(body, '/data/id')
    if (typeof id !== 'string') throw new NotTried(`${operation.id} answers without an identifier`)
    return id
  }

  /** A member of an object of the same area that is called like a parameter. */
  const memberOf = async (operation: Operation, name: string): Promise<string> => {
    for (const resource of resources.values()) {
      if (resource.make?.tag !== operation.tag) continue
      const { body } = await one(resource.name, true)
      if (body?.[name] !== undefined) return String(body[name])
    }
    throw new NotTried(`no object has a ${name}`)
  }

  const make = async (resource: string): Promise<Made> => {
    const operation = resources.get(resource)?.make
    if (operation === undefined) throw new NotTried(`nothing makes a ${resource}`)
    const params = await paramsOf(operation, true)
    const { body, status } = await posted(operation, params)
    // One that was there before is somebody's
    if (operation.responses['201'] && status !== 201) {
      throw new NotTried(`${operation.id} answers ${status}: it made no new ${resource}`)
    }
    const pointer = linkOf(operation)?.pointer ?? '/data/id'
    const id = at(body, pointer)
    if (typeof id !== 'string') throw new NotTried(`${operation.id} answers without an identifier`)
    const described = at(body, collectionOf(pointer))
    storeLinks(described)
    return { resource, id, body: described, params }
  }

  const posted = async (
    operation: Operation,
    params: Readonly<Record<string, string>>,
  ): Promise<{ body: Json; status: number; request: Request }> => {
    requireScopes({ may }, operation)
    if (depth >= deepest) throw new NotTried(`${operation.id} needs too much that is not there`)
    depth += 1
    try {
      for (const isLeast of rich.has(operation.id) ? [false] : [true, false]) {
        const alone = { ...operation, path: '', parameters: [] }
        const { body } = await sound(alone, { isLeast })
        const tried = await repaired(operation, { params, body })
        const { body: made, status } = tried.reply
        if (status < 300) return { body: made, status, request: tried.request }
        rich.add(operation.id)
        if (!isLeast) throw new NotTried(refusalOf(operation, tried.reply))
      }
      throw new NotTried(`${operation.id} made nothing`)
    } finally {
      depth -= 1
    }
  }

  const repaired = async (operation: Operation, request: Request): Promise<Tried> => {
    let left: string | undefined
    let current = request
    for (let tries = 0; ; tries++) {
      const reply = await target.send(operation, current)
      const next = tries < mostRepairs ? mended(operation, current, reply) : undefined
      if (next === undefined) return { request: current, reply, left }
      if (reply.body?.code !== 'duplicate_resource') left ??= refusalOf(operation, reply)
      current = withNewKey(next)
    }
  }

  /** A request that may do better than one that a business rule refused. */
  const mended = (
    operation: Operation,
    request: Request,
    { status, body: refusal }: Reply,
  ): Request | undefined => {
    if (![404, 409, 422].includes(status)) return undefined
    const { query = {} } = request
    const names = Object.keys(query).filter((name) => refusal?.pointer === `/${name}`)
    if (names.length > 0) {
      const rest = Object.entries(query).filter(([name]) => !names.includes(name))
      return { ...request, query: Object.fromEntries(rest) }
    }
    const schema = jsonBodyOf(operation)?.schema
    if (schema === undefined || request.body === undefined) return undefined
    const body =
      refusal?.code === 'duplicate_resource'
        ? salted(contract, schema, request.body, salt())
        : without(contract, schema, request.body, refusal)
    return body === undefined ? undefined : { ...request, body }
  }

  return {
    ...options,
    resources,
    sound,
    make,
    add: posted,
    may,
    settle: repaired,
    async succeed(operation, headers = {}) {
      requireScopes({ may }, operation)
      const request = await sound(operation)
      if (operation.id.startsWith('restore')) await removed(operation, request)
      const tried = await repaired(operation, { ...request, headers })
      if (tried.reply.status >= 300) throw new NotTried(refusalOf(operation, tried.reply))
      return tried
    },
  }

  /** Deletes the object that a request restores. */
  async function removed(operation: Operation, { params }: Request): Promise<void> {
    const path = collectionOf(operation.path)
    const remove = contract.operations.find(
      (each) => each.method === 'DELETE' && each.path === path,
    )
    if (remove !== undefined) await target.send(remove, { params: params ?? {} })
  }
}

/** Returns a changed request with a new key, because it is another request. */
function withNewKey(request: Request): Request {
  const { 'idempotency-key': key, ...headers } = request.headers ?? {}
  return key === undefined
    ? request
    : { ...request, headers: { ...headers, 'idempotency-key': randomUUID() } }
}

/** Returns unknown ids and numbers for a path. */
export function unknownParams(contract: Contract, operation: Operation): Record<string, string> {
  return Object.fromEntries(
    parametersIn(operation, 'path').map(({ name, schema }) => [
      name,
      contract.resolve(schema).type === 'integer' ? '2147483647' : randomUUID(),
    ]),
  )
}

/** The outcomes of an operation on many, which answers for each of them. */
export function resultsOf({ body }: Reply): Json[] {
  const results: unknown = Array.isArray(body?.data) ? body.data : body?.data?.results
  return Array.isArray(results) ? (results as Json[]) : []
}

export function refusalOf(operation: Operation, reply: Reply): string {
  const detail = typeof reply.body?.detail === 'string' ? `: ${reply.body.detail}` : ''
  return `${operation.id} answers ${reply.status}${codeOf(reply)}${detail.slice(0, 120)}`
}

/** The value a JSON Pointer leads to. */
export function at(value: Json, pointer: string): Json {
  return pointer
    .split('/')
    .slice(1)
    .reduce((node: Json, key) => node?.[key], value)
}
