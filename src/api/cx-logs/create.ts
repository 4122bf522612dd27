import type { Schema } from '../../../generated/operations.ts'
import { insertRow } from '../../db/query/insert.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { requireReferences } from '../../db/query/references.ts'
import { cxLogs } from '../../db/schema/cx-logs.ts'
import { memberRefused, ruleViolated } from '../../errors.ts'
import { emit } from '../../events/log/emit.ts'
import { isAfter, secondsBetween } from '../../lib/time.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { instantAt } from '../../http/request/instants.ts'
import { newId } from '../../lib/ids.ts'
import { formerUsersAndQueues } from '../telephony/queries.ts'
import { addToTimeline, cxLog } from './case.ts'
import { eventsOfCase } from './case-events.ts'
import { toCxLog } from './wire.ts'

export const createCxLog: HandlersFor<'cx-logs'>['createCxLog'] = async (ctx, { body }) => {
  const { contactId = null, queueId = null, agentId = null, disposition = null } = body
  const times = timesOf(ctx.now, body)
  // A closed case may name who is deleted, as the report of an ended call may
  const formerOf = async (resource: 'user' | 'automation_queue') => {
    if (times.closedAt === null) return []
    const ids = [queueId, agentId].filter((one) => one !== null)
    const found = await formerUsersAndQueues(ctx.db, { workspaceId: ctx.actor.workspaceId, ids })
    return found.filter((one) => one.resource === resource).map((one) => one.id)
  }
  await requireReferences(
    ctx,
    ['/contactId', 'contact', contactId],
    ['/queueId', 'automation_queue', queueId, () => formerOf('automation_queue')],
    ['/agentId', 'user', agentId, () => formerOf('user')],
  )

  const id = newId()
  const holdSeconds = body.totalHoldDuration ?? 0
  const { startedAt, assignedAt, firstRepliedAt, closedAt } = times
  const values = {
    id,
    kind: 'external',
    channelType: body.channelType,
    direction: body.direction,
    status: closedAt === null ? 'open' : 'closed',
    contactId,
    contactLabel: body.contactLabel,
    customerPhone: body.customerPhone,
    queueId,
    agentId,
    firstAssigneeId: agentId,
    closedAssigneeId: closedAt === null ? null : agentId,
    ...times,
    stateSince: closedAt ?? assignedAt ?? startedAt,
    holdSeconds,
    handledSeconds: Math.max((secondsBetween(assignedAt, closedAt) ?? 0) - holdSeconds, 0),
    disposition,
    note: body.note,
  } as const
  const row = await cxLog.loadAfter(ctx, id, () =>
    pipeline(ctx.db, [
      () => insertRow(ctx, cxLogs, values),
      () =>
        addToTimeline(ctx, id, [
          ['created', startedAt],
          ['assigned', assignedAt, { agentId }],
          ['replied', firstRepliedAt],
          ['closed', closedAt, { holdSeconds, disposition }],
        ]),
    ]),
  )
  emit(ctx, ...eventsOfCase(toCxLog(row)))
  return cxLog.replyWith(ctx, row)
}

/** The times of a body in UTC. Throws 422 for those that are not possible. */
function timesOf(now: string, body: Schema<'CxLogCreate'>) {
  const startedAt = instantAt(body.startedDate, '/startedDate') ?? now
  const given = instantAt(body.assignedAt ?? null, '/assignedAt')
  const firstRepliedAt = instantAt(body.firstRepliedAt ?? null, '/firstRepliedAt')
  const closedAt = instantAt(body.closedAt ?? null, '/closedAt')
  if (given !== null && !body.agentId) {
    throw memberRefused('/assignedAt', 'requires "agentId".')
  }
  const assignedAt = given ?? (body.agentId ? startedAt : null)
  for (const [member, instant] of Object.entries({ assignedAt, firstRepliedAt, closedAt })) {
    if (instant !== null && isAfter(startedAt, instant)) {
      throw ruleViolated(`"${member}" must not be before "startedDate".`, `/${member}`)
    }
    if (instant !== null && closedAt !== null && isAfter(instant, closedAt)) {
      throw ruleViolated(`"${member}" must not be after "closedAt".`, `/${member}`)
    }
    if (instant !== null && isAfter(instant, now)) {
      throw ruleViolated(`"${member}" must not be in the future.`, `/${member}`)
    }
  }
  if (isAfter(startedAt, now)) {
    throw memberRefused('/startedDate', 'must not be in the future.')
  }
  requireHold(body.totalHoldDuration ?? null, startedAt, closedAt)
  return { startedAt, assignedAt, firstRepliedAt, closedAt }
}

function requireHold(hold: number | null, startedAt: string, closedAt: string | null): void {
  if (hold === null) return
  if (closedAt === null) {
    throw memberRefused('/totalHoldDuration', 'requires "closedAt".')
  }
  if (hold > (secondsBetween(startedAt, closedAt) ?? 0)) {
    throw memberRefused(
      '/totalHoldDuration',
      'must not exceed the time from "startedDate" to "closedAt".',
    )
  }
}
