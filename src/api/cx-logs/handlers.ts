import { isDeepStrictEqual } from 'node:util'
import type { Operations } from '../../../generated/operations.ts'
import type { Db } from '../../db/pool/client.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { ruleViolated } from '../../errors.ts'
import type { Context } from '../../http/context.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page } from '../../http/reply/paging.ts'
import { splitNone } from '../../lists/nullable-filter.ts'
import { timeZoneOf } from '../settings/time-zone.ts'
import { addToTimeline, cxLog, stepOf } from './case.ts'
import { createCxLog } from './create.ts'
import { metricsBy, requireGroups } from './metrics.ts'
import { cxLogPage, daysStart, timelinePage } from './queries.ts'
import { recordSteps } from './record-steps.ts'
import { type Span, spanOf } from './span.ts'
import { toCxLog, toTimelineEntry } from './wire.ts'

export const cxLogHandlers: HandlersFor<'cx-logs'> = {
  async listCxLogs(ctx, { query }) {
    const { entityId, caseId, updatedFrom, updatedTo } = query
    const isUsual = [entityId, caseId, updatedFrom].every((given) => given === undefined)
    // Only days have a zone
    const timezone = query.selectedDate === undefined ? 'UTC' : await zoneOf(ctx, query)
    const found = await cxLogPage(ctx.db, {
      workspaceId: ctx.actor.workspaceId,
      ...filtersOf(query),
      sort: query.sort,
      ...(await boundsOf(ctx.db, spanOf(ctx, { ...query, timezone }, isUsual))),
      entityId,
      caseId,
      updatedFrom,
      updatedTo,
    })

    return page(query, found, toCxLog)
  },

  createCxLog,

  async listCxLogMetrics(ctx, { query }) {
    const { groupBy = [] } = query
    const span = spanOf(ctx, { ...query, timezone: await zoneOf(ctx, query) })
    requireGroups(groupBy, span)
    const found = await metricsBy(ctx.db, groupBy, {
      workspaceId: ctx.actor.workspaceId,
      ...filtersOf(query),
      ...span,
      offset: (query.page - 1) * query.pageSize,
      limit: query.pageSize,
    })

    return page(query, found)
  },

  async getCxLog(ctx, { params }) {
    return cxLog.reply(ctx, params.id)
  },

  async updateCxLog(ctx, { params, body }) {
    const before = await cxLog.requireForChange(ctx, params.id)
    const { disposition, wrapUp } = body
    await cxLog.patch(ctx, params.id, body)
    const isDisposed = disposition !== undefined && disposition !== before.disposition
    const waitsForWrapUp = before.status === 'closed' && before.wrapUpDuration === null
    const isWrapUp =
      wrapUp !== undefined && (waitsForWrapUp || !isDeepStrictEqual(wrapUp, before.wrapUp))
    await pipeline(ctx.db, [
      () =>
        isDisposed &&
        addToTimeline(ctx, params.id, [['disposition_set', ctx.now, { disposition }]]),
      () =>
        isWrapUp &&
        recordSteps(ctx.db, ctx.actor.workspaceId, [stepOf(ctx, params.id, 'wrap_up_completed')]),
    ])

    return cxLog.reply(ctx, params.id, 'cx_log.updated', before)
  },

  async closeCxLog(ctx, { params, body }) {
    const before = await cxLog.requireForChange(ctx, params.id)
    if (before.kind !== 'external') {
      throw ruleViolated(
        'Only an external case can be closed. Close the conversation, ticket or call of the case instead.',
      )
    }
    if (before.status === 'closed') return cxLog.reply(ctx, params.id)
    const disposition = body?.disposition
    const detail = disposition === undefined ? {} : { disposition }
    await recordSteps(ctx.db, ctx.actor.workspaceId, [stepOf(ctx, params.id, 'closed', detail)])

    return cxLog.reply(ctx, params.id, 'cx_log.closed', before)
  },

  async listCxLogEvents(ctx, { params, query }) {
    await cxLog.require(ctx, params.id)
    const found = await timelinePage(ctx.db, {
      workspaceId: ctx.actor.workspaceId,
      ...query,
      cxLogId: params.id,
      sort: ['at'],
    })

    return page(query, found, toTimelineEntry)
  },
}

/** The time zone of the days of a request: its own one, the zone of its client, or the zone of the workspace. */
function zoneOf(ctx: Context, { timezone }: { timezone?: string }): Promise<string> {
  return timeZoneOf(ctx, timezone ?? ctx.clientTimezone)
}

async function boundsOf(
  db: Db,
  { timezone, from, to, fromDay, toDay }: Span,
): Promise<{ from?: string | undefined; to?: string | undefined }> {
  if (fromDay === undefined || toDay === undefined) return { from, to }
  const [starts] = await daysStart(db, { timezone, fromDay, toDay })
  if (!starts) throw new Error('Days have no start.')
  return starts
}

const assignees = ['firstAssigneeId', 'closedAssigneeId'] as const

/** Returns the filters of a query but for those of its span. */
function filtersOf(query: Operations['listCxLogMetrics']['query']) {
  const { status, selectedDate, from, to, timezone, groupBy, ...others } = query
  const isUnclosed = status !== undefined && !status.includes('closed')
  return {
    ...splitNone(others, 'channelId', 'queueId', 'agentId', 'contactId', ...assignees),
    status: isUnclosed ? undefined : status,
    statusUnclosed: isUnclosed ? status : undefined,
  }
}
