import type { Schema } from '../../generated/operations.ts'
import { withoutEmails } from './log/content.ts'
import { withEmpty } from './event-types.ts'
import type { EventRow } from './log/queries.ts'

const apiVersion = 'v1'

/** Returns an event as it is shown with the scope `users:read` or without it, as in every delivery. */
export function toEvent(row: EventRow, showsEmails: boolean): Schema<'Event'> {
  const { type, id, name, email } = row.actor
  const { data, previous } = showsEmails ? row.content : withoutEmails(row.content)
  return {
    id: row.id,
    type: row.type,
    timestamp: row.occurredAt,
    apiVersion,
    workspaceId: row.workspaceId,
    sequence: row.sequence,
    test: false,
    actor: { type, id, name, email: showsEmails ? email : null },
    requestId: row.requestId,
    causedBy: row.causedBy && { type: row.causedBy.type, id: row.causedBy.id },
    data: withEmpty(row.type, data),
    previous,
  }
}
