/** A comparison of one field of an object with a value. */
export interface Condition {
  readonly field: string
  readonly operator:
    'is' | 'is_not' | 'in' | 'not_in' | 'contains' | 'gt' | 'lt' | 'exists' | 'changed'
  readonly value: string | number | boolean | Array<string | number>
}

/** Conditions of which all of `all` and, unless it is empty, one of `any` must be met. */
export interface Conditions {
  readonly all: Condition[]
  readonly any: Condition[]
}

/** An object that conditions are about, and the earlier values of the members that changed, if it did. */
export interface Subject {
  readonly data: unknown
  readonly previous: Readonly<Record<string, unknown>> | null
}

/** The number of characters of a text in which `contains` searches. */
const searched = 10_000
/** The words that have an order, from the lowest. */
export const ranks = ['low', 'medium', 'high', 'urgent']

export function meets({ all, any }: Conditions, subject: Subject): boolean {
  const isMet = (condition: Condition) => holds(condition, subject)
  return all.every(isMet) && (any.length === 0 || any.some(isMet))
}

function holds({ field, operator, value }: Condition, { data, previous }: Subject): boolean {
  const path = field.split('.')
  if (operator === 'changed') return hasChanged(path, previous) === value
  const { values, isList } = valuesAt(data, path)
  if (operator === 'exists') return values.length > 0 === value

  const wanted = (Array.isArray(value) ? value : [value]).map(composed)
  const isOne = () => values.some((one) => wanted.includes(composed(one)))
  switch (operator) {
    case 'is':
    case 'in':
      return isOne()
    case 'is_not':
    case 'not_in':
      return !isOne()
    case 'contains':
      return isList ? isOne() : values.some((one) => contains(one, wanted[0] ?? ''))
    case 'gt':
      return values.some((one) => compare(one, value) > 0)
    case 'lt':
      return values.some((one) => compare(one, value) < 0)
  }
}

/** Returns the most steps that conditions take. Ten characters to search are one step. */
export function stepsOf({ all, any }: Conditions, data: unknown): number {
  return [...all, ...any].reduce((steps, { field, operator, value }) => {
    const values = operator === 'contains' ? valuesAt(data, field.split('.')).values : []
    const characters = values.reduce<number>((sum, one) => {
      return sum + (typeof one === 'string' ? Math.min(one.length, searched) : 0)
    }, 0)
    return steps + 10 + characters / 10 + (Array.isArray(value) ? value.length : 0)
  }, 1)
}

function hasChanged(path: readonly string[], previous: Subject['previous']): boolean {
  return previous !== null && Object.hasOwn(previous, path[0] ?? '')
}

interface Found {
  readonly values: readonly unknown[]
  /** Whether there is a list on the way, even an empty one. */
  readonly isList: boolean
}

/** Returns the values at a path other than null; through a list, those of all its elements. */
function valuesAt(node: unknown, path: readonly string[]): Found {
  if (Array.isArray(node)) {
    return { values: node.flatMap((element) => valuesAt(element, path).values), isList: true }
  }
  const nothing = { values: [], isList: false }
  if (node === null || node === undefined) return nothing
  const [name, ...rest] = path
  if (name === undefined) return { values: [comparable(node)], isList: false }
  if (typeof node !== 'object' || !Object.hasOwn(node, name)) return nothing
  return valuesAt((node as Record<string, unknown>)[name], rest)
}

/** Returns what a value is compared by. A sum of money is compared by its amount. */
function comparable(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return 'amount' in value ? value.amount : value
}

function contains(one: unknown, part: string): boolean {
  return composed(String(one).slice(0, searched)).toLowerCase().includes(part.toLowerCase())
}

/** Returns the text of a value in Unicode NFC: longer texts are stored as they were sent. */
function composed(value: unknown): string {
  return String(value).normalize('NFC')
}

/** Returns a number below, at or above zero, or NaN for values that cannot be compared. */
function compare(held: unknown, value: Condition['value']): number {
  const [rank, other] = [ranks.indexOf(String(held)), ranks.indexOf(String(value))]
  if (rank >= 0 && other >= 0) return rank - other
  const [a, b] = [Number(held), Number(value)]
  if (!Number.isNaN(a) && !Number.isNaN(b)) return a - b
  return Date.parse(String(held)) - Date.parse(String(value))
}
