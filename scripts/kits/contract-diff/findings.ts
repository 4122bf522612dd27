import { isDeepStrictEqual } from 'node:util'
import { type Json, pointed } from '../../contract/document.ts'
import { inlined, isObject } from './combine.ts'

/**
 * The effect of a change on clients: it breaks them, adds something, or follows no rule, so that a reviewer has to
 * judge it.
 */
export type Impact = 'breaking' | 'unjudged' | 'additive'

/** The reader of a value: the server reads requests; the client reads replies and events. */
export type Side = 'request' | 'reply'

/** The effect of a change on the set of values that a schema permits. */
export type Effect = 'narrower' | 'wider' | 'other'

export interface Finding {
  readonly impact: Impact
  /** Groups findings of one rule, such as `required` or `operation-removed`. */
  readonly kind: string
  readonly text: string
}

/** A part of both contracts with what differs in it and the parts that it uses. */
export interface Part {
  readonly findings: Finding[]
  readonly inner: Set<Part>
}

/** Two contracts, and what is known of pairs of their parts. */
export interface Comparison {
  readonly before: Json
  readonly after: Json
  /** By the part before, the part after and the side that reads. */
  readonly compared: WeakMap<object, WeakMap<object, Map<string, Part>>>
  /** The pairs that are known to be the same. */
  readonly same: WeakMap<object, WeakSet<object>>
}

/** One location in both contracts. */
export interface Location {
  readonly both: Comparison
  readonly part: Part
  readonly side: Side
  /** The location as people read it, such as `` `TagCreate.name` in requests ``. */
  readonly label: string
}

export function comparisonOf(before: Json, after: Json): Comparison {
  return { before, after, compared: new WeakMap(), same: new WeakMap() }
}

export function newPart(): Part {
  return { findings: [], inner: new Set() }
}

export function addFinding({ part }: Location, impact: Impact, kind: string, text: string): void {
  part.findings.push({ impact, kind, text })
}

/** Requests that were valid must remain valid, and replies must remain within what they were. */
export function addEffect(location: Location, effect: Effect, kind: string, text: string): void {
  const harmless: Effect = location.side === 'request' ? 'wider' : 'narrower'
  addFinding(location, effect === harmless ? 'additive' : 'breaking', kind, text)
}

/** Adds what changes no request and no reply. Texts and examples of a part are one finding, whatever their number. */
export function addDocumentation(
  location: Location,
  text = 'descriptions or examples changed',
): void {
  const { findings } = location.part
  if (findings.some((one) => one.kind === 'documentation' && one.text === text)) return
  addFinding(location, 'additive', 'documentation', text)
}

/** Adds a keyword that only describes, by its name. */
export const described: Rule = (location, before, after, key) =>
  addDocumentation(location, `${location.label}: ${changeText(key, before, after)}`)

/** A rule adds the findings that follow from two different values of its keyword. */
export type Rule = (location: Location, before: Json, after: Json, key: string) => void

export const documentation: Rule = (location) => addDocumentation(location)
/** For keywords that the rule of another keyword has considered. */
export const considered: Rule = () => {}

/** Applies to each key that differs its rule; a difference without a rule is left to a reviewer. */
export function compareKeys(
  location: Location,
  before: Json,
  after: Json,
  rules: Readonly<Record<string, Rule>>,
): void {
  for (const key of keysOf(before, after)) {
    const rule = Object.hasOwn(rules, key) ? rules[key] : unjudged
    if (rule === considered || isSame(location.both, before?.[key], after?.[key])) continue
    rule?.(location, before?.[key], after?.[key], key)
  }
}

const unjudged: Rule = (location, before, after, key) => {
  addFinding(location, 'unjudged', key, `${location.label}: ${changeText(key, before, after)}`)
}

/** Returns the change of a keyword in words. */
export function changeText(key: string, before: Json, after: Json): string {
  if (before === undefined) return `\`${key}\` ${shown(after)} was added`
  if (after === undefined) return `\`${key}\` ${shown(before)} was removed`
  return `\`${key}\` changed from ${shown(before)} to ${shown(after)}`
}

export function keysOf(before: Json, after: Json): string[] {
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
}

const mostShown = 80

/** A value in a line of text. */
export function shown(value: Json): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return `\`${text.length > mostShown ? `${text.slice(0, mostShown)}…` : text}\``
}

/** Whether two values are the same with references followed. */
export function isSame({ before, after, same }: Comparison, one: Json, other: Json): boolean {
  const assumed: Array<[object, object]> = []
  /** Compares two values, and takes back what was assumed meanwhile unless they are equal. */
  const comparing = (compare: () => boolean): boolean => {
    const first = assumed.length
    if (compare()) return true
    for (const [a, b] of assumed.splice(first)) same.get(a)?.delete(b)
    return false
  }
  // A schema that refers to itself is the same unless a difference is found elsewhere
  const assuming = (a: Json, b: Json, compare: () => boolean): boolean => {
    const others = same.get(a) ?? new WeakSet()
    if (others.has(b)) return true
    same.set(a, others.add(b))
    assumed.push([a, b])
    return compare()
  }
  const isEqual = (a: Json, b: Json): boolean => {
    if (!isObject(a) || !isObject(b)) return Object.is(a, b)
    if (a.$ref === undefined && b.$ref === undefined) return areMembersEqual(a, b)
    const areTargetsEqual = () => {
      if (!a.$ref || !b.$ref || !areMembersEqual(a, b, '$ref')) return false
      const [left, right] = [pointed(before, a.$ref), pointed(after, b.$ref)]
      if (!isObject(left) || !isObject(right) || left.$ref || right.$ref) {
        return isEqual(left, right)
      }
      return assuming(left, right, () => areMembersEqual(left, right))
    }
    const areInlinedEqual = () => {
      const [left, right] = [inlined(before, a), inlined(after, b)]
      return isObject(left) && isObject(right) ? areMembersEqual(left, right) : left === right
    }
    return comparing(() => assuming(a, b, () => comparing(areTargetsEqual) || areInlinedEqual()))
  }
  const areMembersEqual = (a: Json, b: Json, except?: string): boolean => {
    const keys = Object.keys(a)
    return (
      Array.isArray(a) === Array.isArray(b) &&
      keys.length === Object.keys(b).length &&
      keys.every((key) => key === except || (Object.hasOwn(b, key) && isEqual(a[key], b[key])))
    )
  }
  return comparing(() => isEqual(one, other))
}

/** The changes of two lists that are sets. */
export function changesOf(before: readonly Json[] = [], after: readonly Json[] = []) {
  const has = (list: readonly Json[], value: Json) =>
    list.some((each) => isDeepStrictEqual(each, value))
  return {
    added: after.filter((value) => !has(before, value)),
    removed: before.filter((value) => !has(after, value)),
  }
}
