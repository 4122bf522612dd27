import type { Json } from '../../contract/document.ts'
import { type Contract, jsonBodyOf } from './contract.ts'
import { referenceOf } from './resources.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Which resource the ids of the contract's examples are of, where a schema names it. */
export function exampleIds(contract: Contract): Map<string, string> {
  const known = new Map<string, string>()
  for (const operation of contract.operations) {
    for (const { schema, examples } of operation.bodies) {
      for (const example of examples) {
        eachText(contract, schema, example, (text, resource) => {
          if (resource !== undefined) known.set(text, resource)
        })
      }
    }
  }
  return known
}

/** Visits every text of a value with the resource that it is an id of, if its schema names one. */
export function eachText(
  contract: Contract,
  schema: Json,
  value: Json,
  visit: (text: string, resource: string | undefined, schema: Json, name: string) => void,
): void {
  mapTexts(contract, schema, value, (text, node, name) => {
    visit(text, referenceOf(contract, node), node, name)
    return text
  })
}

/** A value with each of its texts replaced; `change` is given the text's schema and member name. */
export function mapTexts(
  contract: Contract,
  schema: Json,
  value: Json,
  change: (text: string, schema: Json, name: string) => Json,
  name = '',
): Json {
  const node = branchOf(contract, schema, value)
  if (typeof value === 'string') return change(value, node, name)
  if (Array.isArray(value)) {
    return value.map((element) => mapTexts(contract, node.items ?? {}, element, change, ''))
  }
  if (value === null || typeof value !== 'object') return value
  const ofMap = typeof node.additionalProperties === 'object' ? node.additionalProperties : {}
  return Object.fromEntries(
    Object.entries<Json>(value).map(([key, member]) => [
      key,
      mapTexts(contract, node.properties?.[key] ?? ofMap, member, change, key),
    ]),
  )
}

/** The schema itself, or the alternative in it that a value is of. */
export function branchOf(contract: Contract, schema: Json, value: Json): Json {
  const node = contract.resolve(schema) ?? {}
  const branches: Json[] | undefined = node.oneOf ?? (node.properties ? undefined : node.anyOf)
  if (branches === undefined) return node
  const fitting = branches.find((branch) => contract.faultsOf(branch, value).length === 0)
  return branchOf(contract, fitting ?? branches[0], value)
}

export function isId(text: string): boolean {
  return uuid.test(text)
}

/** A body with only what must be there, or undefined when that is not sound by itself. */
export function leastOf(contract: Contract, schema: Json, body: Json): Json {
  const required: string[] = contract.resolve(schema).required ?? []
  const least = Object.fromEntries(
    Object.entries<Json>(body).filter(([name]) => required.includes(name)),
  )
  return contract.faultsOf(schema, least).length === 0 ? least : undefined
}

/** A body without the members or elements that a refusal points to; undefined when they have to stay. */
export function without(contract: Contract, schema: Json, body: Json, refusal: Json): Json {
  const pointers: unknown[] = [
    refusal?.pointer,
    ...(refusal?.errors ?? []).map(({ pointer }: Json) => pointer),
  ]
  const less = structuredClone(body ?? {})
  for (const pointer of pointers) {
    const [, name = '', index = ''] = typeof pointer === 'string' ? pointer.split('/') : []
    const isElement = Array.isArray(less[name]) && less[name].length > 1 && index !== ''
    if (isElement) less[name].splice(Number(index), 1)
    else delete less[name]
  }
  const isLess = JSON.stringify(less) !== JSON.stringify(body ?? {})
  return isLess && contract.faultsOf(schema, less).length === 0 ? less : undefined
}

const identifying = /(name|value|email|phone|id|data)$/i
const asBase64 = /A-Za-z0-9\+\//

/** Returns a body whose names, addresses and numbers are unused. */
export function salted(contract: Contract, schema: Json, body: Json, salt: string): Json {
  return mapTexts(contract, schema, body, (text, node, name) => {
    const isPlain = node.enum === undefined && node.const === undefined
    if (!identifying.test(name) || isId(text) || !isPlain || text.length < 3) return text
    const digits = Number.parseInt(salt, 36) % 1_000_000
    const candidates = asBase64.test(node.pattern ?? '')
      ? [Buffer.concat([Buffer.from(text, 'base64'), Buffer.from(salt)]).toString('base64')]
      : /^\+\d{8,}$/.test(text)
        ? [text.slice(0, -6) + String(digits).padStart(6, '0')]
        : text.includes('@')
          ? [text.replace('@', `.${salt}@`)]
          : [`${text} ${salt}`, `${text}_${salt}`, `${text}-${salt}`]
    return candidates.find((each) => contract.faultsOf(node, each).length === 0) ?? text
  })
}

/** The JSON body of an operation as its examples have it. */
export function firstExample(operation: Parameters<typeof jsonBodyOf>[0]): Json {
  return jsonBodyOf(operation)?.examples[0]
}
