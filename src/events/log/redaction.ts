import { isDeepStrictEqual } from 'node:util'
import type { Schema } from '../../../generated/operations.ts'
import type { AuditChange, Redaction, Replacement } from '../../db/schema/changes.ts'
import { withEmpty } from '../event-types.ts'
import { changesOf } from './emit.ts'
import type { Content } from './queries.ts'
import { withoutUserEmails } from './user-emails.ts'

type Members = Content['data']

/** A member that a change changed, as it is recorded. */
export type Difference = readonly [path: AuditChange['path'], old: unknown, now: unknown]

/** The content of an audit log entry: the differences or, for a new object, the object. */
export interface Recorded {
  /** Null for a change that is not in the audit log. */
  readonly action: string | null
  readonly differences: readonly Difference[] | null
  readonly object: Readonly<Record<string, unknown>> | null
}

/** Returns what a change changed. All members of a new object differ that are not null. */
export function differencesOf({ action, differences, object }: Recorded): readonly Difference[] {
  if (action === null || !object) return differences ?? []
  const whole = withoutUserEmails(withEmpty(action, object))
  return changesOf(undefined, whole).map(({ path, old, new: now }) => [path, old, now])
}

/** The values of redacted members of messages, comments and their conversations. */
const blank: Members = {
  message: null,
  text: '',
  html: null,
  quotedText: null,
  sanitizedHtml: null,
  subject: null,
  from: null,
  to: [],
  cc: [],
  bcc: [],
  participants: [],
  mentions: [],
  attachments: [],
  droppedAttachments: [],
  location: null,
  headers: null,
  metadata: {},
  lastMessagePreview: null,
}

/** Whether a member holds something that was said. */
function isContent(name: string): boolean {
  return name in blank
}

/** The members of a message, comment or conversation without what it says; undefined where they contain nothing of it. */
function withoutContent(members: Members): Members | undefined {
  const names = Object.keys(members).filter(isContent)
  if (names.length === 0) return undefined
  return { ...members, ...Object.fromEntries(names.map((name) => [name, blank[name]])) }
}

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
