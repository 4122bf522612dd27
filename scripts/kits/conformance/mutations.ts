import type { Json } from '../../contract/document.ts'
import type { Random } from '../../../src/workspaces/seed/random.ts'
import { branchOf } from './bodies.ts'
import type { Contract } from './contract.ts'
import { sampleOf } from './samples.ts'

/** A value that differs in one place from one that is sound. */
export interface Mutation {
  /** JSON Pointer to the changed value. */
  readonly pointer: string
  /** The change in words. */
  readonly what: string
  readonly value: Json
}

const mostMembers = 8
const longest = 300_000
const mostElements = 1001
/** Number of segments of a pointer below which only existing members are changed. */
const deepest = 4
const strangers: readonly Json[] = [{ surplus: 1 }, 4711, 'no-such-value', true, []]

/** Every boundary that a schema draws around a value, each tried alone on both of its sides. */
export function mutationsOf(
  contract: Contract,
  schema: Json,
  value: Json,
  random: Random,
): Mutation[] {
  const found: Mutation[] = []
  /** `put` returns the whole value with another one at this pointer. */
  const visit = (node: Json, current: Json, pointer: string, put: (value: Json) => Json): void => {
    const add = (what: string, next: Json, below = '') =>
      found.push({ pointer: pointer + below, what, value: put(next) })
    const resolved = contract.resolve(node) ?? {}
    if (pointer !== '') for (const [what, next] of strangersTo(resolved, random)) add(what, next)
    const branches: Json[] = resolved.oneOf ?? resolved.anyOf ?? []
    for (const branch of resolved.properties || branches.length === 0 ? [resolved] : branches) {
      const bounded = boundariesOf(contract.resolve(branch), current, random)
      for (const [what, next] of bounded) add(what, next)
    }
    if (current === null || typeof current !== 'object') return

    const { items, properties, required = [], ...rest } = branchOf(contract, node, current)
    if (Array.isArray(current)) {
      const [first, ...others] = current
      if (first !== undefined && items) {
        visit(items, first, `${pointer}/0`, (next) => put([next, ...others]))
      }
      return
    }
    if (rest.additionalProperties === false) {
      add('an unknown member', { ...current, surplus: 1 }, '/surplus')
    }
    for (const [name, member] of Object.entries<Json>(properties ?? {})) {
      const { [name]: present, ...others } = current
      const below = `${pointer}/${name}`
      if (required.includes(name)) add('missing', others, `/${name}`)
      const isDeep = below.split('/').length > deepest
      const within = present ?? (isDeep ? undefined : sampleOf(contract, member))
      visit(member, within, below, (next) => put({ ...current, [name]: next }))
    }
  }
  visit(schema, value, '', (next) => next)
  return found
}

/** Returns null and a value of a type that the schema does not allow. */
function strangersTo(schema: Json, random: Random): Array<[what: string, value: Json]> {
  const others = strangers.filter((each) => !isOfType(each, schema))
  if (others.length === 0) return [['null', null]]
  const stranger = random.pick(others)
  return [
    ['null', null],
    [`${typeOf(stranger)} for another type`, stranger],
  ]
}

/** Values at and just past the bounds of one schema. */
function boundariesOf(
  schema: Json,
  current: Json,
  random: Random,
): Array<[what: string, value: Json]> {
  const found: Array<[string, Json]> = []
  const { minLength = 0, maxLength, minimum, maximum, minItems = 0, maxItems } = schema
  const types: string[] = [schema.type].flat()
  if (schema.enum) {
    const members: Json[] = schema.enum
    const picked = members.length > mostMembers ? pickSome(members, random) : members
    for (const member of picked) found.push(['a member of its enumeration', member])
    return found
  }
  if (types.includes('string')) {
    const text = typeof current === 'string' && !schema.format ? current.slice(0, 1) : 'x'
    const ofLength = (length: number) => (text || 'x').repeat(length)
    if (minLength > 0) {
      found.push([`${minLength - 1} characters`, ofLength(minLength - 1)])
      found.push([`${minLength} characters`, ofLength(minLength)])
    }
    if (maxLength !== undefined && maxLength < longest) {
      found.push([`${maxLength} characters`, ofLength(maxLength)])
      found.push([`${maxLength + 1} characters`, ofLength(maxLength + 1)])
    }
    if (schema.pattern) found.push(['text of another pattern', '\u2603'])
    if (schema.format) found.push([`text that is no ${schema.format}`, `no-${schema.format}`])
  }
  if (types.includes('integer') || types.includes('number')) {
    for (const bound of [minimum, minimum - 1, maximum, maximum + 1]) {
      if (Number.isSafeInteger(bound)) found.push([`the number ${bound}`, bound])
    }
    if (types.includes('integer')) found.push(['a fraction', (minimum ?? 0) + 0.5])
  }
  if (types.includes('array')) {
    const element = current?.[0]
    const ofSize = (size: number) => Array.from({ length: size }, () => element)
    if (minItems > 0) found.push([`${minItems - 1} elements`, ofSize(minItems - 1)])
    if (element !== undefined && maxItems < mostElements) {
      found.push([`${maxItems + 1} elements`, ofSize(maxItems + 1)])
    }
    if (element !== undefined && schema.uniqueItems) found.push(['an element twice', ofSize(2)])
  }
  return found
}

function pickSome(members: readonly Json[], random: Random): Json[] {
  return Array.from({ length: mostMembers }, () => random.pick(members))
}

function typeOf(value: Json): string {
  return Array.isArray(value) ? 'array' : typeof value
}

function isOfType(value: Json, schema: Json): boolean {
  const types = [schema.type].flat()
  const type = typeOf(value)
  return types.includes(type === 'number' ? 'integer' : type) || types.includes(type)
}
