import type { Json } from '../../../contract/document.ts'
import { type Contract, jsonBodyOf, type Operation, parametersIn, pointersOf } from '../contract.ts'
import { type Mutation, mutationsOf } from '../mutations.ts'
import { codeOf } from '../replies.ts'
import { linkOf } from '../resources.ts'
import { resultsOf, type Stage } from '../stage.ts'
import type { Query, Reply, Request } from '../target.ts'
import { eachOf, requireScopes, requireWrites, type TrialsOf, trialsOf } from './law.ts'

const longestQuery = 2000

/** Every member and parameter is taken or refused as its schema says, and the refusal points at it. */
export const bounds: TrialsOf = (stage) => [
  ...trialsOf(
    stage,
    'bounds',
    (operation) => parametersIn(operation, 'query').length > 0,
    (operation) => judgeQuery(stage, operation),
  ),
  ...trialsOf(
    stage,
    'bounds',
    (operation) => jsonBodyOf(operation) !== undefined,
    (operation) => judgeBody(stage, operation),
  ),
]

async function judgeBody(stage: Stage, operation: Operation): Promise<void> {
  requireWrites(stage, operation)
  requireScopes(stage, operation)
  const { contract, random } = stage
  const { schema } = jsonBodyOf(operation) ?? {}
  const request = await accepted(stage, operation)
  const mutations = distinct(mutationsOf(contract, schema, request.body, random))
  await eachOf(sampleOf(stage, mutations), async (mutation) => {
    const faults = contract.faultsOf(schema, mutation.value)
    const reply = await stage.target.send(operation, { ...request, body: mutation.value })
    const pointers = [mutation.pointer, ...pointersOf(faults)]
    judge(stage, operation, reply, mutation, faults.length === 0, 'body', pointers)
  })
}

/** A sound request; one that makes something is without what a business rule refuses. */
async function accepted(stage: Stage, operation: Operation): Promise<Request> {
  const sound = await stage.sound(operation)
  if (linkOf(operation) === undefined) return sound
  const { request, reply } = await stage.settle(operation, sound)
  return reply.status < 300 ? request : sound
}

async function judgeQuery(stage: Stage, operation: Operation): Promise<void> {
  requireWrites(stage, operation)
  requireScopes(stage, operation)
  const { contract, random, findings } = stage
  const request = await stage.sound(operation, { isShared: true })
  const parameters = parametersIn(operation, 'query')
  const plain = parameters.filter(({ schema }) => contract.resolve(schema).type !== 'object')
  for (const { name } of parameters.filter((each) => !plain.includes(each))) {
    findings.skip('bounds', operation, `the parameter ${name}, which is of many names`)
  }
  const members = Object.fromEntries(plain.map(({ name, schema }) => [name, schema]))
  const required = plain.filter((each) => each.required).map(({ name }) => name)
  const schema = { type: 'object', properties: members, required, additionalProperties: false }
  const base = typed(contract, members, onlyOf(request.query ?? {}, required))

  const mutations = distinct(mutationsOf(contract, schema, base, random))
  await eachOf(sampleOf(stage, mutations), async (mutation) => {
    const query = asQuery(mutation.value)
    if (query === undefined) return
    const faults = contract.faultsOf(schema, typed(contract, members, query))
    const isSound = faults.length === 0
    // A valid query is sent with a GET alone: a DELETE would delete
    if (isSound && operation.method !== 'GET') return
    const reply = await stage.target.send(operation, { params: request.params ?? {}, query })
    const pointers = [mutation.pointer, ...pointersOf(faults)]
    judge(stage, operation, reply, mutation, isSound, 'query', pointers)
  })
}

function judge(
  stage: Stage,
  operation: Operation,
  reply: Reply,
  { pointer, what }: Mutation,
  isSound: boolean,
  location: string,
  pointers: readonly string[],
): void {
  const where = `${location} ${pointer || '/'} (${what})`
  const { status, body } = reply
  // A bulk operation refuses one of its objects in its result
  const isRefusedWithin = resultsOf(reply).some((result) => result?.status === 400)
  const pointed: string[] = (body?.errors ?? [])
    .filter((fault: Json) => fault.location === location)
    .map((fault: Json) => fault.pointer)
  const isPointedAt = pointed.some((refused) =>
    pointers.some(
      (meant) => refused === meant || isBelow(refused, meant) || isBelow(meant, refused),
    ),
  )
  if (isSound && status === 400 && isByWords(body)) {
    const rule: Json = body.errors[0]
    stage.findings.skip(
      'bounds',
      operation,
      `${location} ${rule.pointer}: a rule in words, ${rule.message}`,
    )
    return
  }
  if (isSound && status === 400 && body?.code === 'invalid_cursor') {
    stage.findings.skip('bounds', operation, `${where}: a cursor is sound once it was given`)
    return
  }
  const faults = isSound
    ? [status === 400 && `${where} is sound and refused:${codeOf(reply)}`]
    : [
        status < 300 && !isRefusedWithin && `${where} is unsound and taken`,
        status >= 300 && status !== 400 && `${where} is unsound and answered ${status}`,
        status === 400 && !isPointedAt && `${where} is refused without a pointer to it`,
      ]
  const found = faults.filter((fault) => fault !== false)
  stage.findings.check('bounds', operation, reply.asked, found)
}

/** A refusal for what a description says, which no schema can. */
function isByWords(problem: Json): boolean {
  const faults: Json[] = problem?.errors ?? []
  return faults.length > 0 && faults.every(({ code }) => code === 'rule')
}

const isBelow = (inner: string, outer: string) => outer !== '' && inner.startsWith(`${outer}/`)

/** As many as are asked for of one operation, by the seed. */
function sampleOf({ random, sample }: Stage, mutations: readonly Mutation[]): readonly Mutation[] {
  if (mutations.length <= sample) return mutations
  return mutations
    .map((mutation) => ({ mutation, place: random.below(1 << 30) }))
    .sort((a, b) => a.place - b.place)
    .slice(0, sample)
    .map(({ mutation }) => mutation)
}

/** Two alternatives of a schema may draw the same boundary. */
function distinct(mutations: readonly Mutation[]): Mutation[] {
  return [...new Map(mutations.map((each) => [JSON.stringify(each.value), each])).values()]
}

function onlyOf(query: Query, names: readonly string[]) {
  return Object.fromEntries(Object.entries(query).filter(([name]) => names.includes(name)))
}

/** Values as the text of a query; undefined where text cannot say them, or not within a path's length. */
function asQuery(values: Json): Query | undefined {
  const texts: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries<Json>(values ?? {})) {
    const isPlain = (each: Json) => each !== null && typeof each !== 'object'
    if (Array.isArray(value) ? value.length === 0 || !value.every(isPlain) : !isPlain(value)) {
      return undefined
    }
    texts[name] = Array.isArray(value) ? value.map(String) : String(value)
  }
  return Object.values(texts).join('').length > longestQuery ? undefined : texts
}

/** A query as what its parameters are; what does not fit stays text. */
function typed(
  contract: Contract,
  schemas: Readonly<Record<string, Json>>,
  query: Query,
): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(query).map(([name, text]) => [name, fromText(contract, schemas[name], text)]),
  )
}

function fromText(contract: Contract, schema: Json, text: string | readonly string[]): Json {
  const node = contract.resolve(schema ?? {})
  if (typeof text !== 'string') {
    return text.map((element) => fromText(contract, node.items, element))
  }
  switch ([node.type].flat()[0]) {
    case 'integer':
      return /^(0|-?[1-9]\d*)$/.test(text) ? Number(text) : text
    case 'boolean':
      return text === 'true' || text === 'false' ? text === 'true' : text
    case 'array':
      return [fromText(contract, node.items, text)]
    default:
      return text
  }
}
