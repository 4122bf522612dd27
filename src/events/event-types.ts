import { emptyData, eventTypes, type EventType, type Events } from '../../generated/events.ts'
import type { Cause } from '../auth/actor.ts'
import type { Actor } from '../auth/authenticate.ts'
import type { AuditChange } from '../db/schema/changes.ts'
import { insufficientScope } from '../errors.ts'

/**
 * An event of an object: its type, the object after it and, for a change, the object before it, with the differences if
 * they are known. The cause is needed where the events of one statement have different ones.
 */
export type DomainEvent = {
  [T in EventType]: readonly [
    type: T,
    data: Events[T],
    before?: Events[T] | undefined,
    changes?: readonly AuditChange[] | undefined,
    cause?: Cause | undefined,
  ]
}[EventType]

const known = new Map(eventTypes.map((one) => [one.type as string, one]))

/** Returns the contract's entry of an event type; undefined for an unknown one. */
export function eventTypeOf(type: string): (typeof eventTypes)[number] | undefined {
  return known.get(type)
}

/** Throws 403 for a type or a pattern of types of which the caller may read none. */
export function requireTypes(
  { can, scopes: held }: Pick<Actor, 'can' | 'scopes'>,
  patterns: readonly string[],
): void {
  for (const pattern of patterns) {
    if (pattern === '*') continue
    const scopes = eventTypes.flatMap(({ type, scope }) =>
      matchesType(type, [pattern]) ? [scope] : [],
    )
    if (scopes.length > 0 && !scopes.some(can)) throw insufficientScope([...new Set(scopes)], held)
  }
}

/** Returns the types that patterns mean and the caller may read. */
export function readableTypes({ can }: Pick<Actor, 'can'>, patterns: readonly string[]): string[] {
  return eventTypes
    .filter(({ type, scope }) => matchesType(type, patterns) && can(scope))
    .map(({ type }) => type)
}

/** Whether a type is meant by a type, by `area.*` or by `*`. */
export function matchesType(type: string, patterns: readonly string[]): boolean {
  const area = `${type.slice(0, type.indexOf('.'))}.*`
  return patterns.some((pattern) => pattern === '*' || pattern === area || pattern === type)
}

type Members = Readonly<Record<string, unknown>>

const emptyOf = (type: string): Members => emptyData[eventTypeOf(type)?.schema ?? ''] ?? {}

/**
 * Returns the data of an event as the log keeps it: without the members that are null or an empty list. One that is false
 * stays, since the version before, which may still run, shows it as null without it.
 */
export function withoutEmpty(type: string, data: object): Members {
  const empty = emptyOf(type)
  const isKept = ([name, value]: readonly [string, unknown]) =>
    Array.isArray(empty[name])
      ? (value as unknown[]).length > 0
      : value !== null || !(name in empty)
  return Object.fromEntries(Object.entries(data).filter(isKept))
}

/** Returns the data of an event with the members that the log leaves out, and those that its version did not have yet. */
export function withEmpty(type: string, data: Members): Record<string, unknown> {
  return { ...emptyOf(type), ...data }
}
