import type { Schema } from '../../../generated/operations.ts'
import { groups } from '../../db/schema/groups.ts'
import { patch } from '../../db/patch.ts'
import { invalid, notFound, ruleViolated, unknownReference } from '../../errors.ts'
import { emit, type Happening, rowBefore } from '../../events/emit.ts'
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
import { type MemberRow, toGroup } from './wire.ts'

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

    const group = await current(ctx, id, inserting)
    emit(ctx, ['group.created', group])
    return group
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
      const [[row]] = await Promise.all([
        groupById(ctx.db, { workspaceId, id: params.id }),
        removeOtherMembers(ctx.db, members),
        addMembers(ctx.db, members),
      ])
      return current(ctx, params.id, changing, row?.members)
    }

    return current(ctx, params.id, changing, 'same')
  },

  async deleteGroup(ctx, { params }) {
    const key = { workspaceId: ctx.actor.workspaceId, id: params.id }
    const [group] = await lockGroup(ctx.db, key)
    if (!group) throw notFound('group', params.id)
    if (ctx.ifMatch && !ctx.ifMatch.includes(group.version)) await current(ctx, params.id, false)

    const [[row]] = await Promise.all([
      groupById(ctx.db, key),
      deleteGroupRow(ctx.db, key),
      deleteConversation(ctx.db, { ...key, id: group.conversationId }),
    ])
    if (row) emit(ctx, ['group.deleted', toGroup(row)])
  },

  async addGroupContacts(ctx, { params, body }) {
    const { workspaceId } = ctx.actor
    const contactIds = await contactIdsOf(ctx, body.contacts)
    const changed = await touchGroup(ctx, params.id)
    if (!changed) return current(ctx, params.id, false)

    const [[before]] = await Promise.all([
      groupById(ctx.db, { workspaceId, id: params.id }),
      addMembers(ctx.db, { workspaceId, groupId: params.id, contactIds, now: ctx.now }),
    ])
    const group = await current(ctx, params.id, changed, before?.members)
    if (group.contacts.length > mostMembers) {
      throw ruleViolated(`A group has ${mostMembers} members at most.`, '/contacts')
    }
    return group
  },

  async removeGroupContact(ctx, { params }) {
    const { workspaceId } = ctx.actor
    const changed = await touchGroup(ctx, params.id)
    if (!changed) await current(ctx, params.id, false)

    const [[before], [removed]] = await Promise.all([
      groupById(ctx.db, { workspaceId, id: params.id }),
      removeMember(ctx.db, {
        workspaceId,
        groupId: params.id,
        contactId: params.contact_id,
      }),
    ])
    if (!removed) throw notFound('contact', params.contact_id)
    await current(ctx, params.id, changed, before?.members)
  },
}

async function touchGroup(ctx: Context, id: string): Promise<unknown> {
  const key = { workspaceId: ctx.actor.workspaceId, id }
  const only = { version: ctx.ifMatch }
  return patch(ctx.db, groups, key, { updatedAt: ctx.now }, { only, touch: true })
}

/** What happened to a group: a change may be several things at once. */
function happenings(group: Schema<'Group'>, before: Schema<'Group'>): Happening[] {
  const ids = new Set(group.contacts.map(({ id }) => id))
  const idsBefore = new Set(before.contacts.map(({ id }) => id))
  const wasArchived = before.archived_at !== null
  const isArchived = group.archived_at !== null
  const told: Happening[] = []
  if (['name', 'description', 'avatar_url'].some((name) => differs(name, group, before))) {
    told.push(['group.updated', group, before])
  }
  if (isArchived && before.archived_at !== group.archived_at) {
    told.push(['group.archived', group, before])
  }
  if (wasArchived && !isArchived) told.push(['group.restored', group, before])
  if ([...ids].some((id) => !idsBefore.has(id))) told.push(['group.member_added', group, before])
  if ([...idsBefore].some((id) => !ids.has(id))) told.push(['group.member_removed', group, before])
  return told
}

function differs(name: string, group: object, before: object): boolean {
  return (group as Record<string, unknown>)[name] !== (before as Record<string, unknown>)[name]
}

/**
 * The group as it is after a change that is under way; 404 when there is none, 412 when the change left
 * it untouched for its version. The statements travel together. With `membersBefore`, or `same` for
 * those it has, tells what happened.
 */
async function current(
  ctx: Context,
  id: string,
  change: Promise<unknown> | unknown = undefined,
  membersBefore?: MemberRow[] | 'same',
): Promise<Schema<'Group'>> {
  const [changed, [row]] = await Promise.all([
    change,
    groupById(ctx.db, { workspaceId: ctx.actor.workspaceId, id }),
  ])
  if (!row) throw notFound('group', id)
  const group = toGroup(row)
  if (changed === false) throw preconditionFailed('Group', row.version, group)

  const was = membersBefore && rowBefore(row, changed)
  if (was) {
    const members = membersBefore === 'same' ? row.members : membersBefore
    emit(ctx, ...happenings(group, toGroup({ ...was, members })))
  }
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
