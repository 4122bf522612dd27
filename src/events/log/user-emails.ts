import { scopedMembers } from '../../../generated/events.ts'
import type { AuditChange } from '../../db/schema/changes.ts'

/**
 * Returns an object of an event as it is shown to a reader without the scope `users:read`: the e-mail addresses of
 * users are null.
 */
export function withoutUserEmails<T extends object>(object: T): T {
  const members = object as Readonly<Record<string, unknown>>
  const shown: Record<string, unknown> = {}
  for (const name of scopedMembers) if (members[name]) shown[name] = withoutEmail(members[name])
  return Object.keys(shown).length === 0 ? object : { ...object, ...shown }
}

/** Returns a change of one member in the same way. */
export function changeWithoutUserEmails(change: AuditChange): AuditChange {
  if (!scopedMembers.includes(change.path.slice(1))) return change
  return { ...change, old: withoutEmail(change.old), new: withoutEmail(change.new) }
}

function withoutEmail(person: unknown): unknown {
  const hasEmail = typeof person === 'object' && person !== null && 'email' in person
  return hasEmail ? { ...person, email: null } : person
}
