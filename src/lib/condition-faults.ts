import { ruleViolated } from '../errors.ts'
import { type Condition, type Conditions, ranks } from './conditions.ts'
import { idOf, isUuid } from './ids.ts'

/** The most that the conditions of one object take as JSON. */
const mostBytes = 65_536

/**
 * Returns conditions with both lists. Throws 422 for a value that does not fit its operator, and for conditions that are
 * too large.
 */
export function completeConditions(
  given: Partial<Conditions>,
  at: '/conditions' | '/filter',
): Conditions {
  const { all = [], any = [] } = given
  for (const { pointer, ...condition } of placed({ all, any }, at)) {
    const fault = operatorFault(condition)
    if (fault === undefined) continue
    throw ruleViolated(
      `"value" ${fault} for the operator ${condition.operator}.`,
      `${pointer}/value`,
    )
  }
  if (Buffer.byteLength(JSON.stringify({ all, any })) > mostBytes) {
    throw ruleViolated(`"${at.slice(1)}" must take at most ${mostBytes} bytes as JSON.`, at)
  }
  return { all, any }
}

/** A condition with its JSON pointer. */
export interface Placed extends Condition {
  readonly pointer: string
}

/** Returns all conditions, each with its JSON pointer, which begins with the pointer of the conditions. */
export function placed({ all, any }: Conditions, at: string): Placed[] {
  return Object.entries({ all, any }).flatMap(([list, conditions]) =>
    conditions.map((condition, index) => ({ ...condition, pointer: `${at}/${list}/${index}` })),
  )
}

function operatorFault({ operator, value }: Condition): string | undefined {
  switch (operator) {
    case 'in':
    case 'not_in':
      return Array.isArray(value) ? undefined : 'must be a list'
    case 'exists':
    case 'changed':
      return typeof value === 'boolean' ? undefined : 'must be true or false'
    case 'gt':
    case 'lt':
      return typeof value === 'string' || typeof value === 'number'
        ? undefined
        : 'must be a number or a text'
    case 'contains':
      return typeof value === 'string' ? undefined : 'must be a text'
    case 'is':
    case 'is_not':
      return Array.isArray(value) ? 'must be one value and not a list' : undefined
  }
}

/** The values that a field can have. */
export interface Possible {
  /** The names of its types in JSON; empty if it may be anything. */
  readonly types: readonly string[]
  readonly isId: boolean
  readonly isTime: boolean
  /** All values that it can have; undefined if there are too many to list. */
  readonly values: readonly unknown[] | undefined
}

/** Returns what is wrong with a condition on a field that has only some values, or undefined if it can be met. */
export function valueFault(possible: Possible, { operator, value }: Condition): string | undefined {
  if (operator === 'exists' || operator === 'changed') return undefined
  const { types, isId, isTime, values } = possible
  const isOrdered = isTime || types.some(isNumeric) || types.length === 0 || isRanked(values)
  if ((operator === 'gt' || operator === 'lt') && !isOrdered) {
    return `cannot be compared by ${operator}, because the field has no order`
  }
  if (operator === 'contains' && !isId) {
    return types.length === 0 || types.includes('string')
      ? undefined
      : 'cannot be contained, because the field has no text'
  }
  return [value].flat().some((one) => !canBe(possible, one)) ? faultOfOne(possible) : undefined
}

function canBe({ types, isId, isTime, values }: Possible, value: unknown): boolean {
  if (values) return values.some((one) => String(one) === String(value))
  if (isId) return typeof value === 'string' && isUuid(value)
  if (types.length === 0) return true
  const isNumber = typeof value === 'number' || (value !== '' && Number.isFinite(Number(value)))
  if (typeof value !== 'boolean' && isNumber && types.some(isNumeric)) return true
  if (isTime) return typeof value === 'string' && !Number.isNaN(Date.parse(value))
  // A number is equal to its text
  return types.includes(typeof value === 'number' ? 'string' : typeof value)
}

function faultOfOne({ types, isId, isTime, values }: Possible): string {
  if (values) return `must be one of ${values.map(String).join(', ')}`
  if (isId) return 'must be an identifier'
  if (isTime) return 'must be a time'
  return `must be a ${types.join(' or a ')}`
}

function isNumeric(type: string): boolean {
  return type === 'number' || type === 'integer'
}

function isRanked(values: readonly unknown[] | undefined): boolean {
  return values?.every((value) => ranks.includes(String(value))) === true
}

/** Returns the ids in the value of a condition, in the form in which they are stored. */
export function idsIn({ value }: Condition): string[] {
  return [value]
    .flat()
    .filter((one): one is string => typeof one === 'string' && isUuid(one))
    .map(idOf)
}

/** Returns a condition on ids with the ids as they are stored, and those that merged ones live on in. */
export function withStoredIds<C extends Condition>(
  condition: C,
  surviving: ReadonlyMap<string, string>,
): C {
  const stored = (one: string | number) => {
    const id = idOf(String(one))
    return surviving.get(id) ?? id
  }
  const { value, operator } = condition
  if (operator === 'exists' || operator === 'changed' || typeof value === 'boolean')
    return condition
  return { ...condition, value: Array.isArray(value) ? value.map(stored) : stored(value as string) }
}
