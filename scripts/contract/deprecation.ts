import { isDay } from '../../src/lib/time.ts'
import { type Json, operationsOf } from './document.ts'

/** The end of an operation, as the contract announces it. */
export interface Deprecation {
  /** Day from which new programs should not use the operation, such as `2026-11-01`. */
  readonly at: string
  /** Day from which the operation may be missing. */
  readonly sunset: string
  /** Id of the operation to use instead. */
  readonly replacedBy: string | undefined
}

const extensions = ['x-deprecated-at', 'x-sunset', 'x-replaced-by'] as const

/** The deprecation of an operation; undefined for one that is not deprecated, or without its dates. */
export function deprecationOf(operation: Json): Deprecation | undefined {
  const { deprecated, 'x-deprecated-at': at, 'x-sunset': sunset } = operation
  if (deprecated !== true || !isDay(at) || !isDay(sunset)) return undefined
  return { at, sunset, replacedBy: operation['x-replaced-by'] }
}

/** Returns the faults of an operation's deprecation. */
export function deprecationBreaches(document: Json, operation: Json): string[] {
  const { 'x-deprecated-at': at, 'x-sunset': sunset, 'x-replaced-by': replacedBy } = operation
  if (operation.deprecated !== true) {
    return extensions
      .filter((name) => operation[name] !== undefined)
      .map((name) => `${name} is for deprecated operations: write deprecated: true, or remove it`)
  }
  const undated = (['x-deprecated-at', 'x-sunset'] as const)
    .filter((name) => !isDay(operation[name]))
    .map((name) => `a deprecated operation needs ${name}: a day, such as '2027-05-01'`)
  if (undated.length > 0) return undated
  const ids = operationsOf(document).map(([, , { operationId }]) => operationId)
  return [
    ...(sunset > at ? [] : ['x-sunset must be later than x-deprecated-at']),
    ...(replacedBy === undefined || ids.includes(replacedBy)
      ? []
      : [`x-replaced-by: there is no operation ${replacedBy}`]),
  ]
}

/** The header `Deprecation` (RFC 9745): the date as seconds since 1970. */
export function deprecationHeader({ at }: Deprecation): string {
  return `@${Date.parse(at) / 1000}`
}

/** The header `Sunset` (RFC 8594): the date as HTTP writes it. */
export function sunsetHeader({ sunset }: Deprecation): string {
  return new Date(sunset).toUTCString()
}

/** The headers that every success of a deprecated operation has besides its own, as nodes of the document. */
export function deprecationHeaders(operation: Json): Json {
  const deprecation = deprecationOf(operation)
  if (!deprecation) return {}
  const fixed = (description: string, value: string) => ({
    description,
    required: true,
    schema: { type: 'string', const: value },
  })
  return {
    Deprecation: fixed(
      'Time at which the operation was deprecated, in seconds since 1970 (RFC 9745).',
      deprecationHeader(deprecation),
    ),
    Sunset: fixed(
      'Time after which the operation may be missing (RFC 8594).',
      sunsetHeader(deprecation),
    ),
  }
}
