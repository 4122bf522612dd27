import { ApiError, detailOf, type Fault } from '../../errors.ts'
import { escapePointer, keysOfPointer } from '../../lib/json-pointer.ts'
import { messageOf, type Violation } from './fault-messages.ts'

const mostFaults = 100

/** The keywords that explain best what is wrong with a value, the best first. */
const bestKeywords = ['false schema', 'empty', 'format', 'enum', 'type', 'pattern']
/** They count if nothing else is wrong with a value: it is unknown to a branch that lacks the member, for example. */
const weakKeywords: ReadonlySet<string> = new Set(['additionalProperties', 'anyOf', 'oneOf'])

/** Returns the faults of what validators found in a value: one for each part of it, since a mistake breaks several rules. */
export function faultsOf(
  violations: readonly Violation[],
  location: Fault['location'],
  value: unknown,
): Fault[] {
  return [...bestByPointer(withoutBranches(violations))]
    .slice(0, mostFaults)
    .map(([pointer, violation]) => {
      const { keyword, params } = violation
      const { known: _, ...shown } = params
      // Custom fields are parameters of their own
      const shownAt = (path: string) =>
        location === 'query' ? path.replace(/^\/customFields\b/, '') : path
      const instancePath = shownAt(violation.instancePath)
      const code =
        params['format'] !== undefined ? 'format' : params['rule'] !== undefined ? 'rule' : keyword
      const message = messageOf(
        { keyword, instancePath, params },
        location,
        valueAt(value, violation.instancePath),
      )
      return fault(location, shownAt(pointer), code, message, shown)
    })
}

/** Returns the violation of each part of a value that explains best what is wrong with it. */
function bestByPointer(violations: readonly Violation[]): Map<string, Violation> {
  const best = new Map<string, Violation>()
  for (const one of violations) {
    const member = one.params['additionalProperty'] ?? one.params['missingProperty']
    const below = typeof member === 'string' ? `/${escapePointer(member)}` : ''
    const pointer = one.instancePath + below
    const before = best.get(pointer)
    if (!before || rankOf(one) < rankOf(before)) best.set(pointer, one)
  }
  return best
}

function rankOf({ keyword, params }: Violation): number {
  // A value that only cannot be stored is refused with 422 instead
  if (weakKeywords.has(keyword) || params['rule'] !== undefined) return bestKeywords.length + 1
  const isEmpty = keyword === 'minLength' && params['limit'] === 1
  const rank = bestKeywords.indexOf(isEmpty ? 'empty' : keyword)
  return rank < 0 ? bestKeywords.length : rank
}

/**
 * The violations without those that follow from others: of a value that fits none of several schemas, what
 * only says that it is of the type of another one. Unknown members come first, because they explain others.
 */
function withoutBranches(violations: readonly Violation[]): Violation[] {
  const choices = violations.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')
  // An `if` repeats what its branch says
  let kept = violations.filter(({ keyword }) => keyword !== 'if')
  for (const choice of choices) {
    const { instancePath: path } = choice
    const isType = (one: Violation) => one.keyword === 'type' && one.instancePath === path
    const inside = kept.filter(
      (one) =>
        one !== choice && (one.instancePath === path || one.instancePath.startsWith(`${path}/`)),
    )
    if (choice.params['alternatives'] !== undefined) {
      kept = kept.filter((one) => !isMissing(one, choice))
      continue
    }
    // A value that only cannot be stored is of that branch
    const rules = inside.filter(({ params }) => params['rule'] !== undefined)
    if (rules.length > 0) {
      kept = kept.filter((one) => one !== choice && (!inside.includes(one) || rules.includes(one)))
      continue
    }
    const others = mergedNames(inside.filter((one) => !isType(one)))
    const type = [
      ...new Set(inside.filter(isType).flatMap(({ params }) => params['type'] as string)),
    ]
    const instead =
      others.length > 0 || type.length === 0
        ? others
        : [{ ...choice, keyword: 'type', params: { type } }]
    kept = [
      ...kept.filter((one) => one !== choice && !inside.includes(one)),
      ...(instead.length > 0 ? instead : [choice]),
    ]
  }
  const isUnknown = ({ keyword }: Violation) => keyword === 'additionalProperties'
  return [...kept.filter(isUnknown), ...kept.filter((one) => !isUnknown(one))]
}

/** Whether a violation belongs to a choice whose branches each require a member. */
function isMissing({ keyword, instancePath, params }: Violation, choice: Violation): boolean {
  return (
    keyword === 'required' &&
    instancePath === choice.instancePath &&
    (choice.params['alternatives'] as unknown[]).includes(params['missingProperty'])
  )
}

/** An unknown name once, with the names that all branches know. */
function mergedNames(violations: readonly Violation[]): Violation[] {
  const seen = new Map<string, Violation>()
  for (const one of violations) {
    const { keyword, instancePath, params } = one
    const key = JSON.stringify([keyword, instancePath, params['additionalProperty'] ?? seen.size])
    const known = [seen.get(key)?.params['known'] ?? [], params['known'] ?? []].flat()
    seen.set(key, { ...one, params: { ...params, known } })
  }
  return [...seen.values()]
}

function valueAt(value: unknown, pointer: string): unknown {
  return keysOfPointer(pointer).reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? (inner as Record<string, unknown>)[key]
        : undefined,
    value,
  )
}

/** Returns a fault with its pointer cut to the length that the contract allows. */
export function fault(
  location: Fault['location'],
  pointer: string,
  code: string,
  message: string,
  params: Record<string, unknown>,
): Fault {
  return { location, pointer: pointer.slice(0, 2048), code, message, params }
}

/** Returns the error of a request with these faults: 400, or 422 where each value only cannot be stored. */
export function failed(faults: readonly Fault[]): ApiError {
  // What only cannot be stored is valid by the contract
  const isViolation = faults.some(({ code }) => code !== 'rule')
  return new ApiError(isViolation ? 'validation_failed' : 'value_not_storable', detailOf(faults), {
    members: { errors: faults.slice(0, mostFaults) },
  })
}
