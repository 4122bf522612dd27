import type { Operations } from '../../../generated/operations.ts'
import { requireScope } from '../../auth/scopes.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { ApiError, memberRefused, notFound, ruleViolated, unknownReference } from '../../errors.ts'
import type { Context } from '../../http/context.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { ownUsers } from '../../http/own.ts'
import { page } from '../../http/reply/paging.ts'
import { dataReply } from '../../http/reply/serialize.ts'
import { instantAt, requireSpan } from '../../http/request/instants.ts'
import { callingUser } from '../../http/request/self-references.ts'
import { isAfter } from '../../lib/time.ts'
import { requireNoOther } from '../../lists/parameters.ts'
import { timeZoneOf } from '../settings/time-zone.ts'
import { emitActivityChanges } from './presence.ts'
import {
  activityPage,
  agentPage,
  beat,
  callOf,
  changePresence,
  lockUser,
  presenceOf,
  sourceOf,
  statusToSet,
} from './queries.ts'
import { statusHandlers } from './statuses.ts'
import { summaryBy } from './summary.ts'

export const agentActivityHandlers: HandlersFor<'agent-activities'> = {
  async listAgentActivities({ db, actor }, { query }) {
    const userId = ownUsers(actor, 'agent_activity:read', query.userId)
    const asked = { workspaceId: actor.workspaceId, ...query, userId }
    return page(query, await activityPage(db, asked))
  },

  async listCurrentAgentActivities({ db, actor: { workspaceId } }, { query }) {
    const asked = { workspaceId, ...query, status: ['active'] }
    return page(query, await agentPage(db, asked))
  },

  async listAgentActivitySummaries(ctx, { query }) {
    const { db, actor } = ctx
    const { workspaceId } = actor
    const { from, to, groupBy, userId = null, queueId = null, ...paging } = query
    const { page: number, pageSize, timezone: named, ...others } = paging
    requireNoOther(others)
    // In some time zones the first days of all that can be named lie before them
    instantAt(from, '/from')
    requireSpan(from, to)
    const timezone = await timeZoneOf(ctx, named)
    const asked = { workspaceId, from, to, timezone, userId, queueId, limit: pageSize }
    const offset = (number - 1) * pageSize
    return page(query, await summaryBy(db, groupBy, { ...asked, offset }))
  },

  ...statusHandlers,

  async sendHeartbeat({ db, actor }) {
    await beat(db, callingUser(actor))
  },

  async setUserPresence(ctx, { params, body }) {
    const { workspaceId } = ctx.actor
    const key = { workspaceId, userId: params.id }
    if (sourceOf(ctx.actor, params.id) !== 'user') requireScope(ctx.actor, 'presence:manage')
    const [[user], [onCall], status] = await pipeline(ctx.db, [
      () => lockUser(ctx.db, { workspaceId, id: params.id }),
      () => callOf(ctx.db, key),
      () => statusOf(ctx, body),
    ])
    if (!user) throw notFound('user', params.id)
    if (user.status !== 'active') {
      throw new ApiError(
        'user_not_active',
        `The user is ${user.status}. Only an active user can have a presence.`,
      )
    }
    if (onCall)
      throw new ApiError(
        'user_on_call',
        `The user is on the call ${JSON.stringify(onCall.externalCallId)} of ${JSON.stringify(onCall.provider)}. The presence can be changed after the call has ended. If the phone system does not report the end, set "endedAt" by upsertCdr.`,
      )
    if (status.requiresReason && !body.reason) {
      throw memberRefused('/reason', 'is required for this presence status.')
    }
    if (body.until && !isAfter(body.until, ctx.now)) {
      throw memberRefused('/until', 'must be in the future.')
    }
    if (body.until && status.category === 'offline') {
      throw memberRefused('/until', 'cannot be set for the offline status.')
    }

    const change = { statusId: status.id, reason: body.reason ?? null, until: body.until ?? null }
    const source = sourceOf(ctx.actor, params.id)
    const [, [row]] = await pipeline(ctx.db, [
      () =>
        emitActivityChanges(ctx, [params.id], (db) =>
          changePresence(db, { ...key, ...change, source }),
        ),
      () => presenceOf(ctx.db, key),
    ])
    if (!row) throw notFound('user', params.id)
    return dataReply(row.presence)
  },
}

/** The status that a request names. Throws 422. */
async function statusOf(ctx: Context, body: Operations['setUserPresence']['body']) {
  const { presenceStatusId: id = null, systemName = null } = body
  if ((id === null) === (systemName === null)) {
    throw ruleViolated('Exactly one of "presenceStatusId" and "systemName" is required.')
  }
  const { workspaceId } = ctx.actor
  const [status] = await statusToSet(ctx.db, { workspaceId, id, systemName })
  if (status) return status
  const pointer = id === null ? '/systemName' : '/presenceStatusId'
  throw unknownReference(pointer, 'presence_status', id ?? systemName ?? '')
}
