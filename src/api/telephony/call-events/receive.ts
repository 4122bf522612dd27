import { insertRow } from '../../../db/query/insert.ts'
import { pipeline } from '../../../db/query/pipeline.ts'
import { callEvents } from '../../../db/schema/telephony.ts'
import { ruleViolated } from '../../../errors.ts'
import type { Context } from '../../../http/context.ts'
import type { HandlersFor } from '../../../http/handler.ts'
import { emitInternally } from '../../../events/reactions.ts'
import { without } from '../../../lib/without.ts'
import { countryOf } from '../../settings/dialled.ts'
import { isFinal } from '../calls/facts.ts'
import { cdr } from '../cdr.ts'
import { createCallers } from '../reports/callers.ts'
import { insert, update } from '../reports/ingest.ts'
import { keyOf, mergeReport } from '../reports/merge-report.ts'
import { numbersOf } from '../reports/report.ts'
import { loadReferences, lockPhoneOwners, numbersIn } from '../reports/references.ts'
import { type CallEvent, eventOf, callFromEvents, isHandover, movesToQueue } from './call-event.ts'
import {
  acceptedBy,
  cdrsByKeys,
  eventsOf,
  lockCall,
  lockCdrs,
  usersOfExtensions,
} from '../queries.ts'
import { lockUsersOfCalls, updatePresence } from '../presence/call-presence.ts'
import { isSame, storedCall, talkingIn } from '../calls/stored-call.ts'

const mostEvents = 1000
/** The bound for a hangup, so that a call with the most events still ends. */
const mostWithEnds = 1100

export const sendCallEvent: HandlersFor<'telephony'>['sendCallEvent'] = async (ctx, { body }) => {
  const { db, now } = ctx
  const { workspaceId } = ctx.actor
  const { provider, externalCallId } = body
  const sent = eventOf(body, await countryOf(ctx, body.country, numbersOf(body)))
  const keys = { workspaceId, providers: [provider], callIds: [externalCallId] }
  const report = { provider, externalCallId, reported: {}, refers: sent.reported }

  const { extension } = sent.reported
  const extensions = typeof extension === 'string' ? [extension] : []
  const [, [before], [user]] = await pipeline(db, [
    () => lockCall(db, { workspaceId, provider, callId: externalCallId }),
    () => cdrsByKeys(db, keys),
    () => (extensions.length === 0 ? [] : usersOfExtensions(db, { workspaceId, extensions })),
  ])
  const known = before && storedCall(before)
  const event = await withUser(ctx, known?.id, sent, user?.id)
  const alone = { ...report, fromEvents: callFromEvents([event]) }
  await lockUsersOfCalls(ctx, [
    ...[talkingIn(known), known?.call.agentId],
    ...[event.reported.agentId, event.extensionUserId],
  ])
  const references = await loadReferences(ctx, [alone], known ? [known] : [])
  const all = { ...alone, fromEvents: { ...known?.fromEvents, ...alone.fromEvents } }
  await createCallers(ctx, [all], new Map(known && [[keyOf(known), known]]), references)
  const made = known
    ? new Set()
    : await insert(ctx, [mergeReport(undefined, alone, references, now)])
  const [row] = await lockCdrs(db, keys)
  if (!row) throw new Error('a call that was there is not there any more')
  const kept = storedCall(row)
  const { extensionUserId, reported, ...columns } = event
  const added = { ...columns, cdrId: row.id, reported: { ...reported, extensionUserId } }
  const [[inserted], events] = await pipeline(db, [
    () =>
      // Nothing is returned for an event that was reported before
      insertRow(ctx, callEvents, added, { orNothing: true, returning: { key: callEvents.key } }),
    () => eventsOf(db, { workspaceId, cdrId: row.id }),
    () => lockPhoneOwners(ctx, references.phoneOwners, numbersIn([], [kept])),
  ])
  if (events.length > (event.type === 'hangup' ? mostWithEnds : mostEvents)) {
    throw ruleViolated(
      `A call can have at most ${mostEvents} events before its hangup. Send what else happens by upsertCdr.`,
    )
  }

  if (inserted) {
    const { acceptedId } = kept.fromEvents
    const sentSoFar = events.map(toEvent)
    const fromEvents = {
      ...callFromEvents(sentSoFar),
      ...(acceptedId !== undefined && { acceptedId }),
    }
    const next = mergeReport(kept, { ...report, fromEvents }, references, now)
    if (!isSame(kept, next)) await update(ctx, [{ before: kept, after: next }])
    if (isHandover(event)) emitInternally(ctx, 'call.agents_reported', { callId: row.id })
    const { agentId, status } = next.call
    if (agentId === null && !isFinal(status) && movesToQueue(event, sentSoFar)) {
      emitInternally(ctx, 'call.transferred_to_queue', { callId: row.id })
    }
    await updatePresence(ctx, [{ before: made.has(row.id) ? undefined : kept, after: next }])
  }
  return { status: made.has(row.id) ? 201 : 200, body: await cdr.reply(ctx, row.id) }
}

/**
 * Returns an event that names a user. An answer or transfer that names none stands for the user who has its extension, unless
 * a transfer names a queue. An answer otherwise stands for the user who has accepted the call. A `new_call` outside of queues
 * names the user of its extension in case it begins the call.
 */
async function withUser(
  { db, actor: { workspaceId } }: Context,
  cdrId: string | undefined,
  event: CallEvent,
  extensionUserId: string | undefined,
): Promise<CallEvent> {
  const { type, reported } = event
  if (typeof reported.agentId === 'string') return event
  const isToQueue = type !== 'answer' && typeof reported.queueId === 'string'
  const user = isToQueue ? undefined : extensionUserId
  if (type === 'new_call' && user !== undefined) {
    return { ...event, reported: without(reported, ['agentId']), extensionUserId: user }
  }
  let agentId = type === 'answer' || type === 'transfer' ? user : undefined
  if (agentId === undefined && type === 'answer' && cdrId !== undefined) {
    agentId = (await acceptedBy(db, { workspaceId, ids: [cdrId] }))[0]?.assigneeId
  }
  if (agentId === undefined) return event
  const target = type === 'transfer' ? { transferredToId: agentId } : {}
  return { ...event, reported: { ...reported, agentId, ...target } }
}

function toEvent(row: Awaited<ReturnType<typeof eventsOf>>[number]): CallEvent {
  const { key, type, occurredAt } = row
  const { extensionUserId, ...reported } = row.reported
  return { key, type, occurredAt, reported, extensionUserId: extensionUserId as string | undefined }
}
