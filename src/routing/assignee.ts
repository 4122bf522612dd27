import { rowById } from '../db/query/rows.ts'
import { users } from '../db/schema/users.ts'
import { memberRefused, unknownReference } from '../errors.ts'
import type { ActorContext } from '../auth/actor.ts'

/** The status of a live user, who stays live until the transaction ends, as with `requireReferences`; other changes do not wait. */
const statusOf = rowById(users, { status: users.status }, 'key share')

/**
 * Throws 422 unless the user at `pointer` exists and can be assigned work, which only an active one can. Work keeps the
 * assignee that it has, also one who was deleted since: `present` is asked for the one only where that matters.
 */
export async function requireAssignee(
  { db, actor: { workspaceId } }: ActorContext,
  pointer: string,
  id: string | null | undefined,
  present: () => Promise<string | null> = async () => null,
): Promise<void> {
  if (!id) return
  const [user] = await statusOf(db, { workspaceId, id })
  if (user?.status === 'active' || (await present()) === id) return
  if (!user) throw unknownReference(pointer, 'user', id)
  throw memberRefused(pointer, `must be an active user. The user is ${user.status}.`)
}
