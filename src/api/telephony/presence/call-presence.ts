import { lockRows } from '../../../db/query/lock-row.ts'
import { pipeline } from '../../../db/query/pipeline.ts'
import { users } from '../../../db/schema/users.ts'
import type { Context } from '../../../http/context.ts'
import { emitActivityChanges } from '../../agent-activities/presence.ts'
import { callUsers, freeUsers } from './queries.ts'
import { type StoredCall, talkingIn } from '../calls/stored-call.ts'

/** A call before and after a change; before it was made, undefined. */
export interface CallChange {
  readonly before: StoredCall | undefined
  readonly after: StoredCall
}

/** Locks users whose presence may change, before any call is locked. */
export async function lockUsersOfCalls(
  { db, actor: { workspaceId } }: Context,
  ids: ReadonlyArray<string | null | undefined>,
): Promise<void> {
  const userIds = ids.filter((id): id is string => typeof id === 'string')
  if (userIds.length > 0) await lockRows(db, users, { workspaceId, ids: userIds })
}

/** Sets users on a call, and restores their presence afterwards, according to calls that have been written. */
export async function updatePresence(ctx: Context, changes: readonly CallChange[]): Promise<void> {
  const moved = changes
    .map(({ before, after }) => ({ left: talkingIn(before), joined: talkingIn(after) }))
    .filter(({ left, joined }) => left !== joined)
  const left = idsOf(moved.map((move) => move.left))
  const joined = idsOf(moved.map((move) => move.joined))
  if (left.length + joined.length === 0) return

  const { workspaceId } = ctx.actor
  const userIds = [...new Set([...left, ...joined])]
  await pipeline(ctx.db, [
    // Held already, unless the call had changed hands meanwhile
    () => lockUsersOfCalls(ctx, userIds),
    () =>
      emitActivityChanges(ctx, userIds, (db) =>
        pipeline(db, [
          () => joined.length > 0 && callUsers(db, { workspaceId, userIds: joined }),
          () => left.length > 0 && freeUsers(db, { workspaceId, userIds: left }),
        ]),
      ),
  ])
}

function idsOf(ids: ReadonlyArray<string | null>): string[] {
  return [...new Set(ids.filter((id) => id !== null))]
}
