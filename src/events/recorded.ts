import type { AuditChange } from '../db/schema/changes.ts'
import { changesOf } from './emit.ts'
import { withoutUserEmails } from './user-emails.ts'

/** A member that a change changed, as it is recorded. */
export type Difference = readonly [path: AuditChange['path'], old: unknown, now: unknown]

/** What the audit log has of a change: what differs or, of a new object, the object. */
export interface Recorded {
  readonly differences: readonly Difference[] | null
  readonly object: object | null
}

/** Returns what a change changed. All members of a new object differ that are not null. */
export function differencesOf({ differences, object }: Recorded): readonly Difference[] {
  if (!object) return differences ?? []
  return changesOf(undefined, withoutUserEmails(object)).map(({ path, old, new: now }) => [
    path,
    old,
    now,
  ])
}
