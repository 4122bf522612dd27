import type { Json } from '../../../contract/document.ts'
import { branchOf } from '../bodies.ts'
import {
  type Contract,
  jsonBodyOf,
  type Operation,
  parametersIn,
  replySchemaOf,
} from '../contract.ts'
import { linkOf } from '../resources.ts'
import { at, type Stage } from '../stage.ts'
import type { Reply, Request } from '../target.ts'
import {
  type Judged,
  judgeSteadily,
  requireScopes,
  requireWrites,
  type TrialsOf,
  trialsOf,
} from './law.ts'

const writing = ['POST', 'PUT', 'PATCH']

/** Replies, and later reads, return the values that were written. */
export const echoes: TrialsOf = (stage) =>
  trialsOf(
    stage,
    'echoes',
    (operation) => writing.includes(operation.method) && isRead(stage, operation),
    async (operation) => {
      requireWrites(stage, operation)
      requireScopes(stage, operation)
      await judgeSteadily(stage, 'echoes', operation, () => echoJudged(stage, operation))
    },
  )

/** Whether an operation writes an object that another operation reads by its path. */
function isRead({ contract }: Stage, operation: Operation): boolean {
  if (jsonBodyOf(operation)?.examples[0] === undefined) return false
  if (operation.method === 'POST') return linkOf(operation) !== undefined
  const get = getAt(contract, operation.path)
  return get !== undefined && replySchemaOf(get) !== undefined
}

function getAt({ operations }: Contract, wanted: string): Operation | undefined {
  return operations.find(({ method, path }) => method === 'GET' && path === wanted)
}

async function echoJudged(stage: Stage, operation: Operation): Promise<Judged[]> {
  const { contract, target } = stage
  const { request, reply } = await stage.succeed(operation)
  const written = objectOf(reply)
  const schema = replySchemaOf(operation)
  const judged = [
    { asked: reply.asked, faults: faultsOfEcho(contract, operation, request, written, schema) },
  ]
  const get = readerOf(stage, operation, request, reply)
  if (get === undefined || !stage.may(get.operation)) return judged
  const read = await target.send(get.operation, { params: get.params })
  if (read.status !== 200) {
    return [
      ...judged,
      { asked: read.asked, faults: [`what was written is read as ${read.status}`] },
    ]
  }
  const faults = faultsOfEcho(
    contract,
    operation,
    request,
    objectOf(read),
    replySchemaOf(get.operation),
  )
  return [...judged, { asked: read.asked, faults: faults.map((fault) => `${fault}, read back`) }]
}

/** The object of a reply, with or without an envelope. */
function objectOf({ body }: Reply): Json {
  const inner: Json = body?.data
  return inner !== null && typeof inner === 'object' && !Array.isArray(inner) ? inner : body
}

/** Returns the operation that reads the object which an operation has written. */
function readerOf(
  stage: Stage,
  operation: Operation,
  { params = {} }: Request,
  reply: Reply,
): { operation: Operation; params: Record<string, string> } | undefined {
  const { operations } = stage.contract
  const link = linkOf(operation)
  if (link !== undefined && reply.status === 201) {
    const get = operations.find(({ id }) => id === link.operationId)
    const id: unknown = at(reply.body, link.pointer)
    const names = get && parametersIn(get, 'path')
    const [name] = (names ?? []).filter((each) => !(each.name in params))
    if (!get || typeof id !== 'string' || name === undefined) return undefined
    return { operation: get, params: { ...params, [name.name]: id } }
  }
  if (operation.method === 'POST') return undefined
  const get = getAt(stage.contract, operation.path)
  return get && { operation: get, params }
}

/** Members that were sent and are answered otherwise. */
function faultsOfEcho(
  contract: Contract,
  operation: Operation,
  { body: sent }: Request,
  got: Json,
  replySchema: Json,
): string[] {
  if (got === null || typeof got !== 'object') return []
  const schema = branchOf(contract, jsonBodyOf(operation)?.schema, sent)
  const whole = contract.resolve(replySchema)
  const answered = branchOf(contract, whole?.properties?.data ?? whole, got)
  return Object.entries<Json>(sent ?? {}).flatMap(([name, value]) => {
    const declared = contract.resolve(answered?.properties?.[name])
    const asked = contract.resolve(schema?.properties?.[name])
    // A member of another form is another thing, and a secret is not answered
    if (!(name in got) || !isOfOneKind(asked, declared) || asked['x-secret']) return []
    const isSame = JSON.stringify(normal(asked, value)) === JSON.stringify(normal(asked, got[name]))
    return isSame ? [] : [`the member ${name} is answered with another value than was written`]
  })
}

/** Whether two schemas are of one plain kind, so that their values can be compared. */
function isOfOneKind(asked: Json, declared: Json): boolean {
  if (!asked || !declared || asked['x-self'] !== undefined) return false
  return kindOf(asked) !== undefined && kindOf(asked) === kindOf(declared)
}

function kindOf({ type, format, items }: Json): string | undefined {
  const [only, ...others] = [type].flat().filter((each) => each !== 'null')
  if (others.length > 0) return undefined
  if (only === 'array') {
    const inner = kindOf(items ?? {})
    return inner === undefined ? undefined : `${inner} list`
  }
  return ['string', 'integer', 'number', 'boolean'].includes(only) ? `${only} ${format}` : undefined
}

const dialled = /^\+[\d ()./-]{5,}$/

/** A value as it is stored. */
function normal(schema: Json, value: Json): Json {
  if (Array.isArray(value)) return value.map((each) => normal(schema.items ?? {}, each)).sort()
  if (typeof value !== 'string') return value
  if (schema.format === 'date-time') return new Date(value).toISOString()
  if (schema.format === 'uuid' || schema.format === 'idn-email') return value.toLowerCase()
  // Telephone numbers are stored in E.164 format
  if (dialled.test(value)) return value.replace(/[^+\d]/g, '')
  const text = value.normalize('NFC').trim()
  return text === '' ? null : text
}
