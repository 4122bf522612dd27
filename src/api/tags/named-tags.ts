import type { Schema } from '../../../generated/operations.ts'
import { unknownReference } from '../../errors.ts'
import type { Context } from '../../http/context.ts'
import { isUuid } from '../../lib/ids.ts'
import { tagsReferred } from './queries.ts'

/** Returns the tags that a change adds and removes, named by id or name. Throws 422 for an unknown one. */
export async function changesOfNamedTags(
  { db, actor: { workspaceId } }: Context,
  { actionType, tags }: Schema<'TagsChange'>,
): Promise<{ add: string[]; remove: string[]; replace: boolean }> {
  const found = await tagsReferred(db, {
    workspaceId,
    ids: tags.filter((tag) => isUuid(tag)),
    names: tags,
  })
  const ids = tags.map((tag, index) => {
    const row = found.find(({ id }) => id === tag) ?? found.find(({ names }) => names.includes(tag))
    if (!row) throw unknownReference(`/tags/${index}`, 'tag', tag)
    return row.id
  })
  return actionType === 'REMOVE'
    ? { add: [], remove: ids, replace: false }
    : { add: ids, remove: [], replace: actionType === 'REPLACE' }
}
