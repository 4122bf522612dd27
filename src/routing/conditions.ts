import type { Condition, Conditions } from '../db/schema/automation-queues.ts'

/** What conditions ask about a ticket, by the names of its members; custom fields by their `cf_` name. */
export type Facts = Readonly<Record<string, unknown>>

/** Why a queue takes something by itself, or does not. */
export type Match = 'match' | 'disabled' | 'channel' | 'conditions' | 'no_conditions'

interface Matcher {
  readonly isEnabled: boolean
  readonly channels: readonly string[]
  readonly conditions: Conditions
}

/** Characters of a text in which `contains` looks. */
const searched = 10_000
const priorities = ['low', 'medium', 'high', 'urgent']

/** Steps that the conditions of a queue take at most: a character that is searched is a tenth of one. */
export function stepsOf({ conditions: { all, any } }: Matcher, facts: Facts): number {
  return [...all, ...any].reduce((steps, { field, operator, value }) => {
    const fact = facts[field]
    const length = operator === 'contains' && typeof fact === 'string' ? fact.length : 0
    return steps + 10 + Math.min(length, searched) / 10 + (Array.isArray(value) ? value.length : 0)
  }, 1)
}

/** Whether a queue takes a ticket by itself; one without channels and conditions takes none. */
export function matchOf({ isEnabled, channels, conditions }: Matcher, facts: Facts): Match {
  if (!isEnabled) return 'disabled'
  const { all, any } = conditions
  if (channels.length === 0 && all.length === 0 && any.length === 0) return 'no_conditions'
  if (channels.length > 0 && !channels.includes(String(facts['channel']))) return 'channel'
  const isMet = (condition: Condition) => holds(condition, facts)
  return all.every(isMet) && (any.length === 0 || any.some(isMet)) ? 'match' : 'conditions'
}

/** Whether one condition holds. */
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

/** What is wrong with the value of a condition, or undefined if it fits the operator. */
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
  // Of a sum of money the amount counts
  if (typeof fact === 'object') return [(fact as { amount?: unknown }).amount]
  return [fact]
}

function contains(element: unknown, part: string, fact: unknown): boolean {
  if (Array.isArray(fact)) return String(element) === part
  return String(element).slice(0, searched).toLowerCase().includes(part.toLowerCase())
}

/** Below, at or above zero; NaN for what cannot be compared. */
function compare(field: string, held: unknown, value: Condition['value']): number {
  if (field === 'priority') return priorities.indexOf(String(held)) - rankOf(String(value))
  const [a, b] = [Number(held), Number(value)]
  if (!Number.isNaN(a) && !Number.isNaN(b)) return a - b
  // Dates and instants; both as text when they are neither
  const [at, bt] = [Date.parse(String(held)), Date.parse(String(value))]
  return at - bt
}

function rankOf(priority: string): number {
  const rank = priorities.indexOf(priority)
  return rank < 0 ? NaN : rank
}
