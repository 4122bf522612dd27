import type { Operations, Schema } from '../../../generated/operations.ts'
import { ApiError, memberRefused } from '../../errors.ts'
import type { Context } from '../../http/context.ts'
import { cursorReply } from '../../http/reply/paging.ts'
import { requireNoOther } from '../../lists/parameters.ts'
import { groupCursor, groupsFrom } from './queries.ts'
import { toGroup } from './wire.ts'

/** Returns up to `limit` groups from the newest or next to a cursor. */
export async function groupList(
  { db, actor: { workspaceId } }: Context,
  query: Operations['listGroups']['query'],
): Promise<Schema<'GroupList'>> {
  const {
    limit,
    q,
    contactId,
    archived,
    starting_after: after,
    ending_before: before,
    ...others
  } = query
  requireNoOther(others)
  if (after !== undefined && before !== undefined) {
    throw memberRefused('/ending_before', 'cannot be combined with "starting_after".')
  }
  const direction = before === undefined ? 'older' : 'newer'
  const id = after ?? before
  const [cursor] = id === undefined ? [] : await groupCursor(db, { workspaceId, id })
  if (id !== undefined && !cursor) {
    throw new ApiError(
      'invalid_cursor',
      'Unknown cursor. Use the identifier of a group of this list.',
    )
  }
  const position = cursor?.[direction]
  const cursorPage = { workspaceId, limit: limit + 1, position, q, contactIds: contactId }
  const rows = await groupsFrom(db, archived, direction, cursorPage)

  const list = cursorReply(limit, rows, toGroup)
  return direction === 'older' ? list : { ...list, data: list.data.reverse() }
}
