import { isDeepStrictEqual } from 'node:util'
import { isContent, withoutContent } from './redacted-members.ts'
import type { Redaction, Replacement } from '../../db/schema/changes.ts'
import type { Content } from './queries.ts'
import type { Difference } from './audit-redaction.ts'

type Members = Content['data']

/** Returns the redacted members of an object, or undefined if there is nothing to redact in them. */
export function redactMembers(redaction: Redaction, members: Members): Members | undefined {
  if (redaction === 'content') return withoutContent(members)
  const replaced = redaction.flatMap(({ member, values, by }) =>
    member in members && isOneOf(values, members[member]) ? [[member, by] as const] : [],
  )
  return replaced.length === 0 ? undefined : { ...members, ...Object.fromEntries(replaced) }
}

/** Returns the redacted differences of a change, or undefined if there is nothing to redact in them. */
export function redactDifferences(
  redaction: Redaction,
  differences: readonly Difference[],
): readonly Difference[] | undefined {
  const redacted =
    redaction === 'content'
      ? differences.filter(([path]) => !isContent(path.slice(1)))
      : differences.map((difference) => redaction.reduce(replaceIn, difference))
  return isDeepStrictEqual(redacted, differences) ? undefined : redacted
}

function replaceIn([path, ...both]: Difference, { member, values, by }: Replacement): Difference {
  const [old, now] = both.map((value) =>
    path === `/${member}` && isOneOf(values, value) ? by : value,
  )
  return [path, old, now]
}

function isOneOf(values: readonly string[], value: unknown): boolean {
  return values.some((one) => one === value)
}
