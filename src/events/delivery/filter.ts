import type { EventCondition, EventFilter } from '../../db/schema/webhooks.ts'

interface FilteredEvent {
  readonly data: unknown
  readonly previous: Readonly<Record<string, unknown>> | null
}

/** Whether an event fits every condition of `all` and, where there are some, one of `any`. */
export function fits(filter: EventFilter | null, event: FilteredEvent): boolean {
  if (!filter) return true
  const { all, any } = filter
  return (
    all.every((condition) => holds(condition, event)) &&
    (any.length === 0 || any.some((condition) => holds(condition, event)))
  )
}

function holds(
  { path, op, value = null }: EventCondition,
  { data, previous }: FilteredEvent,
): boolean {
  const found = valuesAt(data, path.split('.'))
  const given = Array.isArray(value) ? (value as unknown[]) : [value]
  // A missing value counts as null
  const values = found.length > 0 ? found : [null]
  const isAmong = values.some((one) => given.includes(one))
  switch (op) {
    case 'eq':
    case 'in':
      return isAmong
    case 'ne':
    case 'not_in':
      return !isAmong
    case 'exists':
      return found.some((one) => one !== null)
    case 'changed':
      return previous !== null && (path.split('.')[0] ?? '') in previous
  }
}

/** Returns the fault of a condition's value, or undefined if it fits the operator. */
export function faultOf({ op, value }: Pick<EventCondition, 'op' | 'value'>): string | undefined {
  switch (op) {
    case 'in':
    case 'not_in':
      return Array.isArray(value) ? undefined : 'must be a list'
    case 'eq':
    case 'ne':
      if (value === undefined) return 'is required'
      return Array.isArray(value) ? 'must be one value and not a list' : undefined
    case 'exists':
    case 'changed':
      return (value ?? null) === null ? undefined : 'must be absent'
  }
}

/** The values at a path; through an array, those of all its elements. */
function valuesAt(node: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(node)) return node.flatMap((element) => valuesAt(element, path))
  const [name, ...rest] = path
  if (name === undefined) return node === undefined ? [] : [node]
  if (node === null || typeof node !== 'object' || !Object.hasOwn(node, name)) return []
  return valuesAt((node as Record<string, unknown>)[name], rest)
}
