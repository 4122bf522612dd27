import type { Schema } from '../../../generated/operations.ts'
import { groups } from '../../db/schema/groups.ts'
import { patch } from '../../db/statement.ts'
import { invalid, notFound, ruleViolated, unknownReference } from '../../errors.ts'
import type { Context } from '../../http/context.ts'
import { preconditionFailed } from '../../http/etag.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { newId } from '../../lib/ids.ts'
import { fromUnix, hasUnixTime } from '../../lib/time.ts'
import {
  addMembers,
  contactsReferred,
  deleteConversation,
  deleteGroupRow,
  groupById,
  insertConversation,
  insertGroup,
  lockGroup,
  removeMember,
  removeOtherMembers,
} from './queries.ts'
import { walkGroups } from './walk.ts'
import { toGroup } from './wire.ts'

const mostMembers = 1000

export const groupHandlers: HandlersFor<'groups'> = {
  async listGroups(ctx, { query }) {
    return walkGroups(ctx, query)
  },

  async createGroup(ctx, { body }) {
    const { workspaceId } = ctx.actor
    const contactIds = await contactIdsOf(ctx, body.contacts ?? [])

    const id = newId()
    const conversationId = newId()
    const inserting = Promise.all([
      insertConversation(ctx.db, { workspaceId, id: conversationId, now: ctx.now }),
      insertGroup(ctx.db, {
        workspaceId,
        id,
        name: body.name,
        description: body.description ?? null,
        avatarUrl: body.avatar_url ?? null,
        conversationId,
        now: ctx.now,
      }),
      contactIds.length > 0
        ? addMembers(ctx.db, { workspaceId, groupId: id, contactIds, now: ctx.now })
        : undefined,
    ])

    return current(ctx, id, inserting)
  },

  async getGroup(ctx, { params }) {
    return current(ctx, params.id)
  },

  async updateGroup(ctx, { params, body }) {
    const { workspaceId } = ctx.actor
    const { archived_at: archivedAt } = body
    if (typeof archivedAt === 'string' && !hasUnixTime(archivedAt)) {
      throw invalid('body', '/archived_at', 'must lie within the years 1970 to 9999')
    }
    const contactIds = body.contacts && (await contactIdsOf(ctx, body.contacts))

    const changing = patch(
      ctx.db,
      groups,
      { workspaceId, id: params.id },
      {
        name: body.name,
        description: body.description,
        avatarUrl: body.avatar_url,
        archivedAt: fromUnix(archivedAt),
        updatedAt: ctx.now,
      },
      { only: { version: ctx.ifMatch }, touch: contactIds !== undefined },
    )
    if (contactIds && (await changing)) {
      const members = { workspaceId, groupId: params.id, contactIds, now: ctx.now }
      await Promise.all([removeOtherMembers(ctx.db, members), addMembers(ctx.db, members)])
    }

    return current(ctx, params.id, changing)
  },

  async deleteGroup(ctx, { params }) {
    const key = { workspaceId: ctx.actor.workspaceId, id: params.id }
    const [group] = await lockGroup(ctx.db, key)
    if (!group) throw notFound('group', params.id)
    if (ctx.ifMatch && !ctx.ifMatch.includes(group.version)) await current(ctx, params.id, false)

    await deleteGroupRow(ctx.db, key)
    await deleteConversation(ctx.db, { ...key, id: group.conversationId })
  },

  async addGroupContacts(ctx, { params, body }) {
    const { workspaceId } = ctx.actor
    const contactIds = await contactIdsOf(ctx, body.contacts)
    const changed = await touchGroup(ctx, params.id)
    if (!changed) return current(ctx, params.id, false)

    await addMembers(ctx.db, { workspaceId, groupId: params.id, contactIds, now: ctx.now })
    const group = await current(ctx, params.id)
    if (group.contacts.length > mostMembers) {
      throw ruleViolated(`A group has ${mostMembers} members at most.`, '/contacts')
    }
    return group
  },

  async removeGroupContact(ctx, { params }) {
    const { workspaceId } = ctx.actor
    const changed = await touchGroup(ctx, params.id)
    if (!changed) await current(ctx, params.id, false)

    const [removed] = await removeMember(ctx.db, {
      workspaceId,
      groupId: params.id,
      contactId: params.contact_id,
    })
    if (!removed) throw notFound('contact', params.contact_id)
  },
}

async function touchGroup(ctx: Context, id: string): Promise<unknown> {
  const key = { workspaceId: ctx.actor.workspaceId, id }
  const only = { version: ctx.ifMatch }
  return patch(ctx.db, groups, key, { updatedAt: ctx.now }, { only, touch: true })
}

/**
 * The group as it is after a change that is under way; 404 when there is none, 412 when the change left
 * it untouched for its version. The statements travel together.
 */
async function current(
  ctx: Context,
  id: string,
  change: Promise<unknown> | false | undefined = undefined,
): Promise<Schema<'Group'>> {
  const [changed, [row]] = await Promise.all([
    change,
    groupById(ctx.db, { workspaceId: ctx.actor.workspaceId, id }),
  ])
  if (!row) throw notFound('group', id)
  const group = toGroup(row)
  if (changed === false) throw preconditionFailed('Group', row.version, group)

  ctx.setVersion(row.version)
  return group
}

/** The ids of contacts given by id, by username or as a bare id, each once, in the order given. */
async function contactIdsOf(
  { db, actor: { workspaceId } }: Context,
  given: ReadonlyArray<Schema<'GroupContactReference'>>,
): Promise<string[]> {
  if (given.length === 0) return []
  const references = given.map((reference) =>
    typeof reference === 'string' ? { id: reference } : reference,
  )
  const ids = references.flatMap((reference) => ('id' in reference ? reference.id : []))
  const usernames = references.flatMap((reference) =>
    'username' in reference ? reference.username : [],
  )
  const found = await contactsReferred(db, { workspaceId, ids, usernames })
  const known = new Set(found.map(({ id }) => id))
  const byUsername = new Map(found.map(({ id, username }) => [username, id]))

  const resolved = references.map((reference, index) => {
    const id = 'id' in reference ? reference.id.toLowerCase() : byUsername.get(reference.username)
    if (id === undefined || !known.has(id)) {
      const shown = 'id' in reference ? reference.id : reference.username
      throw unknownReference(`/contacts/${index}`, 'contact', shown)
    }
    return id
  })
  return [...new Set(resolved)]
}
