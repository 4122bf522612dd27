import type { Schema } from '../../../generated/operations.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { requireReferences } from '../../db/query/references.ts'
import { memberRefused, notFound, ruleViolated } from '../../errors.ts'
import { audit, changesBelow, emit } from '../../events/log/emit.ts'
import { emitInternally } from '../../events/reactions.ts'
import type { Context } from '../../http/context.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page, pageOf } from '../../http/reply/paging.ts'
import { dataReply } from '../../http/reply/serialize.ts'
import { lockAgents, lockMembers } from '../../routing/agent-locks.ts'
import { release } from '../../routing/requeue.ts'
import {
  deleteMember,
  lockQueueRow,
  memberById,
  membersBeside,
  type MemberKey,
  type MemberRow,
  membersOf,
  putMember,
} from './member-queries.ts'
import { queueById } from './queries.ts'
import { notAMember } from './queue.ts'
import type { QueueKey } from '../../routing/queries.ts'

const mostMembers = 500

export const memberHandlers = {
  async listQueueMembers({ db, actor }, { params, query }) {
    const key = { workspaceId: actor.workspaceId, queueId: params.id }
    const [[queue], rows] = await pipeline(db, [
      () => queueById(db, { ...key, id: params.id }),
      () => membersOf(db, key),
    ])
    if (!queue) throw notFound('automation_queue', params.id)

    return page(query, pageOf(query, rows))
  },

  async addQueueMember(ctx, { params, body }) {
    const key = await lockQueue(ctx, params.id)
    await requireReferences(ctx, ['/userId', 'user', body.userId])
    await lockAgents(ctx.db, { workspaceId: key.workspaceId, userIds: [body.userId] })
    const before = await membersOf(ctx.db, key)
    const [[put], [row], rows] = await pipeline(ctx.db, [
      () => putMember(ctx.db, { ...key, ...given(body), now: ctx.now }),
      () => memberById(ctx.db, { ...key, userId: body.userId }),
      () => membersOf(ctx.db, key),
    ])
    if (!row) throw notAMember(body.userId)
    if (rows.length > mostMembers) throw tooMany()
    await releaseManagers(ctx, before, rows)
    emitMembers(ctx, before, rows)
    return { status: put?.isNew ? 201 : 200, body: dataReply(row) }
  },

  async setQueueMembers(ctx, { params, body: { members } }) {
    const key = await lockQueue(ctx, params.id)
    const userIds = members.map(({ userId }) => userId)
    if (new Set(userIds).size < userIds.length) {
      throw memberRefused('/members', 'must not contain the same user twice.')
    }
    const references = userIds.map(
      (userId, index) => [`/members/${index}/userId`, 'user', userId] as const,
    )
    await requireReferences(ctx, ...references)

    await lockMembers(ctx.db, { ...key, userIds })
    const before = await membersOf(ctx.db, key)
    for (const { userId } of await membersBeside(ctx.db, { ...key, userIds })) {
      await remove(ctx, { ...key, userId }, false)
    }
    // Their order of insertion is the order of their turns
    for (const member of members) {
      await putMember(ctx.db, { ...key, ...given(member), now: ctx.now })
    }

    const rows = await membersOf(ctx.db, key)
    await releaseManagers(ctx, before, rows)
    emitMembers(ctx, before, rows)
    return dataReply(rows)
  },

  async updateQueueMember(ctx, { params, body }) {
    const key = { ...(await lockQueue(ctx, params.id)), userId: params.userId }
    const before = await lockMember(ctx, key)
    if (before.length === 0) throw notAMember(params.userId)
    await putMember(ctx.db, { ...key, ...given({ ...body, userId: params.userId }), now: ctx.now })

    const [row] = await memberById(ctx.db, key)
    if (!row) throw notAMember(params.userId)
    if (body.isPaused) await release(ctx, { userId: key.userId, reclaimingQueueId: null })
    else await releaseManagers(ctx, before, [row])
    emitMembers(ctx, before, [row])
    return dataReply(row)
  },

  async removeQueueMember(ctx, { params, query }) {
    const key = { ...(await lockQueue(ctx, params.id)), userId: params.userId }
    const before = await lockMember(ctx, key)
    if (!(await remove(ctx, key, query.onOpenWork === 'requeue'))) {
      throw notAMember(params.userId)
    }
    emitMembers(ctx, before, [])
  },
} satisfies Partial<HandlersFor<'automation-queues'>>

/** Locks the members of a queue against other changes until the transaction ends. Throws 404. */
async function lockQueue({ db, actor }: Context, id: string): Promise<QueueKey> {
  const key = { workspaceId: actor.workspaceId, queueId: id }
  const [queue] = await lockQueueRow(db, key)
  if (!queue) throw notFound('automation_queue', id)
  return key
}

/** Locks a member as an agent, so that a user who leaves the queue gets no work of it meanwhile. Returns the member. */
async function lockMember({ db }: Context, key: MemberKey): Promise<MemberRow[]> {
  const { workspaceId, userId } = key
  const [, rows] = await pipeline(db, [
    () => lockAgents(db, { workspaceId, userIds: [userId] }),
    () => memberById(db, key),
  ])
  return rows
}

function given(
  body: Partial<Schema<'QueueMemberAdd'>> & Schema<'QueueMemberUpdate'> & { userId: string },
) {
  return {
    userId: body.userId,
    role: body.role ?? null,
    priority: body.priority ?? null,
    weight: body.weight ?? null,
    skills: body.skills ? JSON.stringify(body.skills) : null,
    capacity: JSON.stringify(body.capacity ?? null),
    hasCapacity: body.capacity !== undefined,
    isPaused: body.isPaused ?? null,
    pauseReason: body.pauseReason ?? null,
    hasPauseReason: body.pauseReason !== undefined,
  }
}

async function remove(ctx: Context, key: MemberKey, isRequeue: boolean): Promise<boolean> {
  const [deleted] = await deleteMember(ctx.db, key)
  if (!deleted) return false

  const reclaimingQueueId = isRequeue ? key.queueId : null
  await release(ctx, { userId: key.userId, reclaimingQueueId })
  return true
}

/** Withdraws the offers to members who have become managers, who get no work. */
async function releaseManagers(
  ctx: Context,
  before: readonly MemberRow[],
  after: readonly MemberRow[],
): Promise<void> {
  const roles = new Map(before.map(({ userId, role }) => [userId, role]))
  for (const { userId, role } of after) {
    const roleBefore = roles.get(userId)
    if (role !== 'manager' || roleBefore === undefined || roleBefore === 'manager') continue
    await release(ctx, { userId, reclaimingQueueId: null })
  }
}

/** Emits the events of added and removed members, and records the changes of others. */
function emitMembers(
  ctx: Context,
  before: readonly MemberRow[],
  after: readonly MemberRow[],
): void {
  const rowsBefore = new Map(before.map((row) => [row.userId, row]))
  const idsAfter = new Set(after.map(({ userId }) => userId))
  const removed = before.filter(({ userId }) => !idsAfter.has(userId))
  const added = after.filter(({ userId }) => !rowsBefore.has(userId))
  emit(
    ctx,
    ...removed.map((row) => ['queue.member_removed', row] as const),
    ...added.map((row) => ['queue.member_added', row] as const),
  )
  for (const row of after) {
    const rowBefore = rowsBefore.get(row.userId)
    const path = `/members/${row.userId}`
    const changes = rowBefore ? changesBelow(path, rowBefore, row) : []
    if (changes.length === 0) continue
    audit(ctx, 'queue.member_updated', row.queueId, changes)
    emitInternally(ctx, 'queue.member_changed', { queueId: row.queueId, userId: row.userId })
  }
}

function tooMany() {
  return ruleViolated(`A queue can have at most ${mostMembers} members.`, '/userId')
}
