import { eventTypes } from '../../generated/events.ts'

const known = new Map(eventTypes.map((one) => [one.type as string, one]))

/** What the contract says of a type; undefined for one that it does not have. */
export function eventTypeOf(type: string): (typeof eventTypes)[number] | undefined {
  return known.get(type)
}

/** Whether a type is meant by a type, by `area.*` or by `*`. */
export function matchesType(type: string, patterns: readonly string[]): boolean {
  const area = `${type.slice(0, type.indexOf('.'))}.*`
  return patterns.some((pattern) => pattern === '*' || pattern === area || pattern === type)
}
