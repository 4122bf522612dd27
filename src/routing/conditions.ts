import type { Condition, Conditions } from '../db/schema/automation-queues.ts'

/** The members of a piece of work that conditions compare, by their names; custom fields by their `cf_` names. */
export type Facts = Readonly<Record<string, unknown>>

/** The reason why a queue takes work by itself or does not. */
export type Match = 'match' | 'disabled' | 'channel' | 'conditions' | 'no_conditions'

interface Matcher {
  readonly isEnabled: boolean
  readonly channels: readonly string[]
  readonly conditions: Conditions
}

/** The number of characters of a text in which `contains` searches. */
const searched = 10_000
const priorities = ['low', 'medium', 'high', 'urgent']

/** Returns the most steps that the conditions of a queue take. Ten characters to search are one step. */
export function stepsOf({ conditions: { all, any } }: Matcher, facts: Facts): number {
  return [...all, ...any].reduce((steps, { field, operator, value }) => {
    const fact = facts[field]
    const length = operator === 'contains' && typeof fact === 'string' ? fact.length : 0
    return steps + 10 + Math.min(length, searched) / 10 + (Array.isArray(value) ? value.length : 0)
  }, 1)
}

/** Returns whether a queue takes work by itself, as a reason. A queue without channels and conditions takes none. */
export function matchOf({ isEnabled, channels, conditions }: Matcher, facts: Facts): Match {
  if (!isEnabled) return 'disabled'
  const { all, any } = conditions
  if (channels.length === 0 && all.length === 0 && any.length === 0) return 'no_conditions'
  if (channels.length > 0 && !channels.includes(String(facts['channel']))) return 'channel'
  const isMet = (condition: Condition) => holds(condition, facts)
  return all.every(isMet) && (any.length === 0 || any.some(isMet)) ? 'match' : 'conditions'
}

export function holds({ field, operator, value }: Condition, facts: Facts): boolean {
  const held = elementsOf(facts[field])
  const wanted = Array.isArray(value) ? value.map(String) : [String(value)]
  const isOne = () => held.some((element) => wanted.includes(String(element)))
  switch (operator) {
    case 'is':
    case 'in':
      return isOne()
    case 'is_not':
    case 'not_in':
      return !isOne()
    case 'contains':
      return held.some((element) => contains(element, wanted[0] ?? '', facts[field]))
    case 'gt':
      return held.some((element) => compare(field, element, value) > 0)
    case 'lt':
      return held.some((element) => compare(field, element, value) < 0)
    case 'exists':
      return held.length > 0 === value
  }
}

/** Returns the error text for a value that does not fit the operator of its condition. */
export function faultOf({ operator, value }: Condition): string | undefined {
  const isList = Array.isArray(value)
  switch (operator) {
    case 'in':
    case 'not_in':
      return isList ? undefined : `"value" must be a list for the operator ${operator}`
    case 'exists':
      return typeof value === 'boolean'
        ? undefined
        : '"value" must be true or false for the operator exists'
    case 'gt':
    case 'lt':
      return typeof value === 'string' || typeof value === 'number'
        ? undefined
        : `"value" must be a number or a text for the operator ${operator}`
    case 'contains':
      return typeof value === 'string'
        ? undefined
        : '"value" must be a text for the operator contains'
    case 'is':
    case 'is_not':
      return isList
        ? `"value" must be one value and not a list for the operator ${operator}`
        : undefined
  }
}

function elementsOf(fact: unknown): unknown[] {
  if (fact === null || fact === undefined) return []
  if (Array.isArray(fact)) return fact
  // A sum of money is compared by its amount
  if (typeof fact === 'object') return [(fact as { amount?: unknown }).amount]
  return [fact]
}

function contains(element: unknown, part: string, fact: unknown): boolean {
  if (Array.isArray(fact)) return String(element) === part
  return String(element).slice(0, searched).toLowerCase().includes(part.toLowerCase())
}

/** Returns a number below, at or above zero, or NaN for values that cannot be compared. */
function compare(field: string, held: unknown, value: Condition['value']): number {
  if (field === 'priority') return priorities.indexOf(String(held)) - rankOf(String(value))
  const [a, b] = [Number(held), Number(value)]
  if (!Number.isNaN(a) && !Number.isNaN(b)) return a - b
  const [at, bt] = [Date.parse(String(held)), Date.parse(String(value))]
  return at - bt
}

function rankOf(priority: string): number {
  const rank = priorities.indexOf(priority)
  return rank < 0 ? NaN : rank
}
