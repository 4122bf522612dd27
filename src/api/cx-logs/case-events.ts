import type { Schema } from '../../../generated/operations.ts'
import type { Cause } from '../../auth/actor.ts'
import type { DomainEvent } from '../../events/event-types.ts'

/** The members of a case whose changes are reported. Messages change its counts and times, and have events of their own. */
const reported = ['status', 'agentId', 'queueId', 'contactId', 'disposition'] as const

/** Returns the events of a case that was opened, when nothing is given of before, or changed. */
export function eventsOfCase(
  after: Schema<'CxLog'>,
  before?: Schema<'CxLog'>,
  cause?: Cause,
): DomainEvent[] {
  const isClosed = after.status === 'closed' && before?.status !== 'closed'
  const closed: DomainEvent[] = isClosed ? [['cx_log.closed', after, before, undefined, cause]] : []
  if (!before) return [['cx_log.created', after, undefined, undefined, cause], ...closed]
  if (isClosed || reported.every((member) => after[member] === before[member])) return closed
  return [['cx_log.updated', after, before, undefined, cause]]
}
