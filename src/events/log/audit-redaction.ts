import type { AuditChange } from '../../db/schema/changes.ts'
import { changesOf } from './emit.ts'
import { withEmpty } from '../event-types.ts'
import { withoutUserEmails } from './user-emails.ts'

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
