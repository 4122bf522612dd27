import type { Schema } from '../../../generated/operations.ts'
import type { Db } from '../../db/client.ts'
import { pipeline } from '../../db/pipeline.ts'
import { ruleViolated } from '../../errors.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page } from '../../http/paging.ts'
import { splitNone } from '../../lists/nullable-filter.ts'
import { cxLog, byActor, stepOf } from './case.ts'
import { createCxLog } from './create.ts'
import { metricsBy } from './metrics.ts'
import { cxLogPage, daysStart, insertDisposition, timelinePage } from './queries.ts'
import { recordSteps } from './record-steps.ts'
import { type Span, spanOf } from './span.ts'
import { toCxLog, toMetrics, toTimelineEntry } from './wire.ts'

interface Filters {
  readonly kind?: readonly string[]
  readonly channelType?: readonly string[]
  readonly direction?: readonly string[]
  readonly status?: ReadonlyArray<Schema<'CxLogStatus'>>
  readonly disposition?: readonly string[]
  readonly channelId?: string[]
  readonly queueId?: string[]
  readonly agentId?: string[]
  readonly firstAssigneeId?: string[]
  readonly closedAssigneeId?: string[]
  readonly contactId?: string[]
}

export const cxLogHandlers: HandlersFor<'cx-logs'> = {
  async listCxLogs(ctx, { query }) {
    const { entityId, caseId } = query
    const isUsual = entityId === undefined && caseId === undefined
    const found = await cxLogPage(ctx.db, {
      workspaceId: ctx.actor.workspaceId,
      page: query.page,
      pageSize: query.pageSize,
      sort: query.sort,
      ...filtersOf(query),
      ...(await boundsOf(ctx.db, spanOf(ctx, query, isUsual))),
      entityId,
      caseId,
    })

    return page(query, found, toCxLog)
  },

  createCxLog,

  async listCxLogMetrics(ctx, { query }) {
    const found = await metricsBy(ctx.db, query.groupBy ?? 'all', {
      workspaceId: ctx.actor.workspaceId,
      now: ctx.now,
      ...filtersOf(query),
      ...spanOf(ctx, query),
      offset: (query.page - 1) * query.pageSize,
      limit: query.pageSize,
    })

    return page(query, found, toMetrics)
  },

  async getCxLog(ctx, { params }) {
    return cxLog.reply(ctx, params.id)
  },

  async updateCxLog(ctx, { params, body }) {
    const key = { workspaceId: ctx.actor.workspaceId, id: params.id }
    const before = await cxLog.lock(ctx, params.id)
    const { disposition, contactLabel, note, wrapUp } = body
    await cxLog.patch(ctx, params.id, { disposition, contactLabel, note, wrapUp })
    const isDisposed = disposition !== undefined && disposition !== before.disposition
    const step = { ...key, ...byActor(ctx), disposition: disposition ?? null }
    await pipeline(ctx.db, [
      () => isDisposed && insertDisposition(ctx.db, { ...step, kind: 'disposition_set' }),
      () =>
        wrapUp &&
        recordSteps(ctx.db, key.workspaceId, [stepOf(ctx, params.id, 'wrap_up_completed')]),
    ])

    return cxLog.reply(ctx, params.id, 'cx_log.updated', before)
  },

  async closeCxLog(ctx, { params, body }) {
    const before = await cxLog.lock(ctx, params.id)
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

/** The instants that bound a span. */
async function boundsOf(
  db: Db,
  { timezone, from, to, fromDay, toDay }: Span,
): Promise<{ from?: string | undefined; to?: string | undefined }> {
  if (fromDay === undefined || toDay === undefined) return { from, to }
  const [starts] = await daysStart(db, { timezone, fromDay, toDay })
  if (!starts) throw new Error('Days have no start.')
  return starts
}

function filtersOf({ status, ...query }: Filters) {
  const isUnclosed = status !== undefined && !status.includes('closed')
  return {
    kind: query.kind,
    channelType: query.channelType,
    direction: query.direction,
    status: isUnclosed ? undefined : status,
    statusUnclosed: isUnclosed ? status : undefined,
    disposition: query.disposition,
    ...splitNone('channelId', query.channelId),
    ...splitNone('queueId', query.queueId),
    ...splitNone('agentId', query.agentId),
    ...splitNone('firstAssigneeId', query.firstAssigneeId),
    ...splitNone('closedAssigneeId', query.closedAssigneeId),
    ...splitNone('contactId', query.contactId),
  }
}
