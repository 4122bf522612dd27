import { isDeepStrictEqual } from 'node:util'
import type { Schema } from '../../../generated/operations.ts'
import { isContent, withoutContent } from './redacted-members.ts'
import type { Redaction, Replacement } from '../../db/schema/changes.ts'
import type { Content } from './queries.ts'
import type { Difference } from './audit-redaction.ts'

type Members = Content['data']

/** Returns the redacted members of an object, or undefined if there is nothing to redact in them. */
export function redactMembers(redaction: Redaction, members: Members): Members | undefined {
  if (redaction === 'content') return withoutContent(members)
  const replaced = redaction.flatMap((replacement) => {
    const { member } = replacement
    if (!(member in members)) return []
    const redacted = redactValue(replacement, members[member])
    return isDeepStrictEqual(redacted, members[member]) ? [] : [[member, redacted] as const]
  })
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

function replaceIn([path, ...both]: Difference, replacement: Replacement): Difference {
  const [old, now] = both.map((value) =>
    path === `/${replacement.member}` ? redactValue(replacement, value) : value,
  )
  return [path, old, now]
}

/** Returns what replaces a value or, of attachments, those whose files are not to be removed. */
function redactValue({ values, by }: Replacement, value: unknown): unknown {
  if (!Array.isArray(value)) return values.some((one) => one === value) ? by : value
  return value.filter(
    (one: Partial<Schema<'Attachment'>>) => !values.some((id) => id === one.fileId),
  )
}
