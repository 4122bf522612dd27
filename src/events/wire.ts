import type { Schema } from '../../generated/operations.ts'
import { iso } from '../lib/time.ts'
import type { EventRow } from './queries.ts'

export const apiVersion = 'v1'

export function toEvent(row: EventRow): Schema<'Event'> {
  const { type, id, name } = row.actor
  const { data, previous } = row.content
  return {
    id: row.id,
    type: row.type,
    timestamp: iso(row.occurredAt),
    apiVersion,
    workspaceId: row.workspaceId,
    sequence: row.sequence,
    test: false,
    // Its readers have different scopes
    actor: { type, id, name, email: null },
    requestId: row.requestId,
    causedBy: row.causedBy && { type: row.causedBy.type, id: row.causedBy.id },
    data,
    previous,
  }
}
