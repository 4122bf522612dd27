import type { Schema } from '../../../generated/operations.ts'
import { insertRow } from '../../db/query/insert.ts'
import { conversations } from '../../db/schema/conversations.ts'
import { groups } from '../../db/schema/groups.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { requireUnmerged } from '../../db/query/references.ts'
import { requireUnnamed } from '../../db/query/rule-references.ts'
import { notFound, ruleViolated, unknownReference } from '../../errors.ts'
import { changesOf, emit } from '../../events/log/emit.ts'
import { type DomainEvent } from '../../events/event-types.ts'
import type { Context } from '../../http/context.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { done } from '../../http/progress.ts'
import { instantAt } from '../../http/request/instants.ts'
import { resource } from '../../http/resource.ts'
import { beginWork } from '../../platform/jobs/pending-work.ts'
import { newId } from '../../lib/ids.ts'
import { fromUnix } from '../../lib/time.ts'
import {
  addMembers,
  contactsReferred,
  deleteGroupRow,
  groupById,
  type GroupRow,
  removeMember,
  removeOtherMembers,
} from './queries.ts'
import { lockConversation } from '../conversations/queries.ts'
import { groupList } from './cursor-list.ts'
import { toGroup } from './wire.ts'
import { groupTalk } from './work.ts'

const mostMembers = 1000

const group = resource({
  name: 'group',
  reply: 'Group',
  table: groups,
  load: groupById,
  toWire: toGroup,
})

export const groupHandlers: HandlersFor<'groups'> = {
  async listGroups(ctx, { query }) {
    return groupList(ctx, query)
  },

  async createGroup(ctx, { body }) {
    const { workspaceId } = ctx.actor
    const { name, description, avatar_url: avatarUrl } = body
    const contactIds = await contactIdsOf(ctx, null, body.contacts ?? [])

    const id = newId()
    const conversationId = newId()
    const insertAll = () =>
      pipeline(ctx.db, [
        () => insertRow(ctx, conversations, { id: conversationId, kind: 'group' }),
        () => insertRow(ctx, groups, { id, name, description, avatarUrl, conversationId }),
        () =>
          contactIds.length > 0 &&
          addMembers(ctx.db, { workspaceId, groupId: id, contactIds, now: ctx.now }),
      ])

    return group.create(ctx, id, insertAll, 'group.created')
  },

  async getGroup(ctx, { params }) {
    return group.reply(ctx, params.id)
  },

  async updateGroup(ctx, { params, body }) {
    const { workspaceId } = ctx.actor
    const { name, description, avatar_url: avatarUrl } = body
    const archivedAt = instantAt(fromUnix(body.archived_at), '/archived_at')
    const contactIds = body.contacts && (await contactIdsOf(ctx, params.id, body.contacts))

    const changes = { name, description, avatarUrl, archivedAt }
    if (!contactIds) return group.update(ctx, params.id, changes, groupEvents)

    const [before, previous] = await pipeline(ctx.db, [
      () => group.requireLocked(ctx, params.id),
      () => group.patch(ctx, params.id, changes),
    ])
    if (!previous) return group.failPatch(ctx, params.id)
    const put = { workspaceId, groupId: params.id, contactIds, now: ctx.now }
    return changeMembers(ctx, params.id, before, () =>
      pipeline(ctx.db, [() => removeOtherMembers(ctx.db, put), () => addMembers(ctx.db, put)]),
    )
  },

  async deleteGroup(ctx, { params }) {
    const key = { workspaceId: ctx.actor.workspaceId, id: params.id }
    const row = await group.requireLocked(ctx, params.id, 'update')
    const { conversationId } = row
    await group.requireVersion(ctx, params.id, row.version)
    await requireUnnamed(ctx, 'group', params.id)
    // The conversation is locked first, as by transactions that add messages and comments to it
    await lockConversation(ctx.db, { workspaceId: key.workspaceId, id: conversationId })

    await deleteGroupRow(ctx.db, key)
    emit(ctx, ['group.deleted', toGroup(row)])
    return done(await beginWork(ctx, groupTalk, { fromIds: [conversationId], toId: null }))
  },

  async addGroupContacts(ctx, { params, body }) {
    const { workspaceId } = ctx.actor
    const contactIds = await contactIdsOf(ctx, params.id, body.contacts)
    const before = await group.requireForChange(ctx, params.id)
    const reply = await changeMembers(ctx, params.id, before, () =>
      addMembers(ctx.db, { workspaceId, groupId: params.id, contactIds, now: ctx.now }),
    )
    if (reply.contacts.length > mostMembers) {
      throw ruleViolated(`A group can have at most ${mostMembers} members.`, '/contacts')
    }
    return reply
  },

  async removeGroupContact(ctx, { params }) {
    const { workspaceId } = ctx.actor
    const before = await group.requireForChange(ctx, params.id)
    const key = { workspaceId, groupId: params.id, contactId: params.contact_id }
    await changeMembers(ctx, params.id, before, async () => {
      const [removed] = await removeMember(ctx.db, key)
      if (!removed) throw notFound('contact', params.contact_id)
    })
  },
}

/** Sends the statements that change the members of a group, which is locked, and replies. */
async function changeMembers(
  ctx: Context,
  id: string,
  before: GroupRow,
  send: () => Promise<unknown>,
): Promise<Schema<'Group'>> {
  const row = await group.loadChanged(ctx, id, before, send)
  return group.replyToChange(ctx, row, groupEvents, before)
}

/** The events of a change of a group, which may be several. */
function groupEvents(group: Schema<'Group'>, before: Schema<'Group'>): DomainEvent[] {
  const changed = new Set(changesOf(before, group).map(({ path }) => path))
  const ids = new Set(group.contacts.map(({ id }) => id))
  const idsBefore = new Set(before.contacts.map(({ id }) => id))
  const types: Array<Extract<DomainEvent[0], `group.${string}`>> = []
  if (['/name', '/description', '/avatar_url'].some((path) => changed.has(path))) {
    types.push('group.updated')
  }
  if (changed.has('/archived_at')) {
    types.push(group.archived_at === null ? 'group.restored' : 'group.archived')
  }
  if ([...ids].some((id) => !idsBefore.has(id))) types.push('group.member_added')
  if ([...idsBefore].some((id) => !ids.has(id))) types.push('group.member_removed')
  return types.map((type) => [type, group, before])
}

/**
 * Returns the ids of contacts given by id, by username or as a bare id, each once, in the order given. Throws 422 for a
 * username that is not the one of the contact with the id beside it.
 */
async function contactIdsOf(
  ctx: Context,
  groupId: string | null,
  given: ReadonlyArray<Schema<'GroupContactReference'>>,
): Promise<string[]> {
  if (given.length === 0) return []
  const references: ReadonlyArray<{ id?: string; username?: string }> = given.map((reference) =>
    typeof reference === 'string' ? { id: reference } : reference,
  )
  const ids = references.flatMap(({ id }) => id ?? [])
  const usernames = references.flatMap(({ username }) => username ?? [])
  const { workspaceId } = ctx.actor
  const found = await contactsReferred(ctx.db, { workspaceId, groupId, ids, usernames })
  const known = new Map(found.map((contact) => [contact.id, contact]))
  await requireUnmerged(
    ctx,
    ids.filter((id) => !known.has(id)),
  )
  const byUsername = new Map(
    found.flatMap(({ id, usernames }) => usernames.map((name) => [name, id])),
  )

  const resolved = references.map(({ id: given, username }, index) => {
    const contact = known.get(given ?? byUsername.get(username ?? '') ?? '')
    if (!contact) {
      throw unknownReference(`/contacts/${index}`, 'contact', given ?? username ?? '')
    }
    if (username !== undefined && !contact.usernames.includes(username)) {
      throw ruleViolated(
        `"contacts[${index}].username" is not the username of the contact with this "id".`,
        `/contacts/${index}/username`,
      )
    }
    return contact.id
  })
  return [...new Set(resolved)]
}
