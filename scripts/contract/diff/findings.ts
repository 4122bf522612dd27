import { isDeepStrictEqual } from 'node:util'
import { type Json, lookup } from '../../generate/document.ts'

/** Whether a change breaks clients, does not, or follows no rule, so that a reviewer has to judge it. */
export type Verdict = 'breaking' | 'unjudged' | 'additive'

/** Who reads a value: the server reads requests; the client reads replies and events. */
export type Side = 'request' | 'reply'

/** What a change does to the set of values that a schema permits. */
export type Effect = 'narrower' | 'wider' | 'other'

export interface Finding {
  readonly verdict: Verdict
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

/** A place in both contracts. */
export interface Place {
  readonly both: Comparison
  readonly part: Part
  readonly side: Side
  /** The place for people, such as `` `TagCreate.name` in requests ``. */
  readonly label: string
}

export function comparisonOf(before: Json, after: Json): Comparison {
  return { before, after, compared: new WeakMap(), same: new WeakMap() }
}

export function newPart(): Part {
  return { findings: [], inner: new Set() }
}

export function note({ part }: Place, verdict: Verdict, kind: string, text: string): void {
  part.findings.push({ verdict, kind, text })
}

/** Requests that were valid must remain valid, and replies must remain within what they were. */
export function noteEffect(place: Place, effect: Effect, kind: string, text: string): void {
  const harmless: Effect = place.side === 'request' ? 'wider' : 'narrower'
  note(place, effect === harmless ? 'additive' : 'breaking', kind, text)
}

export function noteDocumentation(place: Place): void {
  const { findings } = place.part
  if (findings.some(({ kind }) => kind === 'documentation')) return
  note(place, 'additive', 'documentation', 'descriptions or examples changed')
}

/** What a rule does with two different values of the keyword that it is for. */
export type Rule = (place: Place, before: Json, after: Json, key: string) => void

export const documentation: Rule = (place) => noteDocumentation(place)
/** For keywords that the rule of another keyword has considered. */
export const considered: Rule = () => {}

/** Applies to each key that differs its rule; a difference without a rule is left to a reviewer. */
export function compareKeys(
  place: Place,
  before: Json,
  after: Json,
  rules: Readonly<Record<string, Rule>>,
): void {
  for (const key of keysOf(before, after)) {
    const rule = Object.hasOwn(rules, key) ? rules[key] : unjudged
    if (rule === considered || isSame(place.both, before?.[key], after?.[key])) continue
    rule?.(place, before?.[key], after?.[key], key)
  }
}

export const unjudged: Rule = (place, before, after, key) => {
  note(place, 'unjudged', key, `${place.label}: ${change(key, before, after)}`)
}

/** What happened to a keyword. */
export function change(key: string, before: Json, after: Json): string {
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
  const isEqual = (a: Json, b: Json): boolean => {
    if (!isObject(a) || !isObject(b)) return Object.is(a, b)
    const [reference, otherReference]: [Json, Json] = [a.$ref, b.$ref]
    if (reference === undefined && otherReference === undefined) return areMembersEqual(a, b)
    // What refers to itself is the same unless a difference is found elsewhere
    const others = same.get(a) ?? new WeakSet()
    if (others.has(b)) return true
    same.set(a, others.add(b))
    assumed.push([a, b])
    if (reference && otherReference && areMembersEqual(a, b, '$ref')) {
      const [one, other] = [
        lookup(before, { $ref: reference }),
        lookup(after, { $ref: otherReference }),
      ]
      const known = same.get(one) ?? new WeakSet()
      if (known.has(other)) return true
      same.set(one, known.add(other))
      assumed.push([one, other])
      return isEqual(one, other)
    }
    const [left, right] = [inlined(before, a), inlined(after, b)]
    return isObject(left) && isObject(right) ? areMembersEqual(left, right) : left === right
  }
  const areMembersEqual = (a: Json, b: Json, except?: string): boolean => {
    const keys = Object.keys(a)
    return (
      Array.isArray(a) === Array.isArray(b) &&
      keys.length === Object.keys(b).length &&
      keys.every((key) => key === except || (Object.hasOwn(b, key) && isEqual(a[key], b[key])))
    )
  }
  if (isEqual(one, other)) return true
  for (const [a, b] of assumed) same.get(a)?.delete(b)
  return false
}

/** A node with what it refers to in its place; keywords beside a reference override those of its target. */
export function inlined(document: Json, node: Json): Json {
  if (typeof node?.$ref !== 'string') return node
  const { $ref: _, ...beside } = node
  const target = lookup(document, { $ref: node.$ref })
  return isObject(target) ? { ...inlined(document, target), ...beside } : target
}

export function isObject(value: Json): boolean {
  return typeof value === 'object' && value !== null
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
