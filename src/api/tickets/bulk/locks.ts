import type { Schema } from '../../../../generated/operations.ts'
import { lockRows } from '../../../db/query/lock-row.ts'
import { lockValues } from '../../../db/query/lock-values.ts'
import { pipeline } from '../../../db/query/pipeline.ts'
import { tickets } from '../../../db/schema/tickets.ts'
import { users } from '../../../db/schema/users.ts'
import type { Context } from '../../../http/context.ts'
import { lockAgents } from '../../../routing/agent-locks.ts'
import { lockContactsOf, lockTalksOf } from '../../comments/queries.ts'

/**
 * Takes the locks that several operations need, in the one order that all requests take them in and whatever the
 * order of the operations: so no two bulk requests can each wait for the other.
 */
export async function lockInOrder(
  { db, actor: { workspaceId } }: Context,
  operations: readonly Schema<'TicketBulkOperation'>[],
): Promise<void> {
  if (operations.length < 2) return
  const assigned = operations.flatMap((one) => {
    const isAssigning = one.op === 'assign' || one.op === 'create' || one.op === 'update'
    const userId = isAssigning ? one.data.assigneeId : undefined
    return userId && isAssigning ? { userId, isForced: one.data.force === true } : []
  })
  const assigneeIds = assigned.map(({ userId }) => userId)
  // The capacity of users who are assigned more without force is checked under this lock
  const agentIds = assigned.flatMap(({ userId, isForced }) => (isForced ? [] : userId))
  const externalIds = operations.flatMap((one) =>
    'data' in one && 'externalId' in one.data && one.data.externalId
      ? `ticket ${one.data.externalId}`
      : [],
  )
  const ids = operations.flatMap((one) => ('id' in one ? one.id : []))
  const movedIds = operations.flatMap((one) =>
    (one.op === 'status' || one.op === 'update') && one.data.status !== undefined ? one.id : [],
  )
  const commentedIds = operations.flatMap((one) =>
    one.op === 'status' && one.data.comment ? one.id : [],
  )
  const strength = operations.some(({ op }) => op === 'delete') ? 'update' : 'no key update'
  await pipeline(db, [
    () => commentedIds.length > 0 && lockContactsOf(db, { workspaceId, ids: commentedIds }),
    () => movedIds.length > 0 && lockTalksOf(db, { workspaceId, ids: movedIds }),
    // They stay live, and `requireAssignee` does not wait for them after the locks of agents
    () =>
      assigneeIds.length > 0 && lockRows(db, users, { workspaceId, ids: assigneeIds }, 'key share'),
    () => agentIds.length > 0 && lockAgents(db, { workspaceId, userIds: agentIds }),
    // Only bulk requests take these, so that a single one never waits for them
    () => externalIds.length > 0 && lockValues(db, { workspaceId, values: externalIds }),
    () => ids.length > 0 && lockRows(db, tickets, { workspaceId, ids }, strength),
  ])
}
