import { pipeline } from '../../../db/query/pipeline.ts'
import { ruleViolated } from '../../../errors.ts'
import type { Context } from '../../../http/context.ts'
import type { HandlersFor } from '../../../http/handler.ts'
import { iso } from '../../../lib/time.ts'
import { countryOf } from '../../settings/dialled.ts'
import { cdr } from '../cdr.ts'
import { insert, mergeReport, update } from '../reports/ingest.ts'
import { numbersOf } from '../reports/report.ts'
import { loadReferences, lockPhoneOwners, numbersIn } from '../reports/references.ts'
import { type CallEvent, eventOf, callFromEvents } from './call-event.ts'
import { acceptedBy, cdrsByKeys, eventsOf, insertEvent, lockCall, lockCdrs } from '../queries.ts'
import { lockUsersOfCalls, updatePresence } from '../presence/call-presence.ts'
import { isSame, storedCall, talkingIn } from '../calls/stored-call.ts'

const mostEvents = 1000

export const sendCallEvent: HandlersFor<'telephony'>['sendCallEvent'] = async (ctx, { body }) => {
  const { db, now } = ctx
  const { workspaceId } = ctx.actor
  const { provider, externalCallId } = body
  const sent = eventOf(body, await countryOf(ctx, body.country, numbersOf(body)))
  const keys = { workspaceId, providers: [provider], callIds: [externalCallId] }
  const report = { provider, externalCallId, reported: {}, refers: sent.reported }

  const [, [before]] = await pipeline(db, [
    () => lockCall(db, { workspaceId, provider, callId: externalCallId }),
    () => cdrsByKeys(db, keys),
  ])
  const known = before && storedCall(before)
  const event = known ? await withAgent(ctx, known.id, sent) : sent
  const alone = { ...report, fromEvents: callFromEvents([event]) }
  await lockUsersOfCalls(ctx, [talkingIn(known), event.reported.agentId, known?.call.agentId])
  const references = await loadReferences(ctx, [alone], known ? [known] : [])
  const made = known
    ? new Set()
    : await insert(ctx, [mergeReport(undefined, alone, references, now)])
  const [row] = await lockCdrs(db, keys)
  if (!row) throw new Error('a call that was there is not there any more')
  const kept = storedCall(row)
  const [[added], events] = await pipeline(db, [
    () =>
      insertEvent(db, {
        workspaceId,
        cdrId: row.id,
        key: event.key,
        type: event.type,
        occurredAt: event.occurredAt,
        reported: JSON.stringify(event.reported),
        now,
      }),
    () => eventsOf(db, { workspaceId, cdrId: row.id }),
    () => lockPhoneOwners(ctx, references.phoneOwners, numbersIn([], [kept])),
  ])
  if (events.length > mostEvents)
    throw ruleViolated(`A call can have at most ${mostEvents} events.`)

  if (added) {
    const { acceptedId } = kept.fromEvents
    const fromEvents = {
      ...callFromEvents(events.map(toEvent)),
      ...(acceptedId !== undefined && { acceptedId }),
    }
    const next = mergeReport(kept, { ...report, fromEvents }, references, now)
    if (!isSame(kept, next)) await update(ctx, [next])
    await updatePresence(ctx, [{ before: made.has(row.id) ? undefined : kept, after: next }])
  }
  return { status: made.has(row.id) ? 201 : 200, body: await cdr.reply(ctx, row.id) }
}

/** Returns an event; an answer that names no user gets the user who has accepted the call from a queue. */
async function withAgent(
  { db, actor: { workspaceId } }: Context,
  cdrId: string,
  event: CallEvent,
): Promise<CallEvent> {
  if (event.type !== 'answer' || typeof event.reported.agentId === 'string') return event
  const [accepted] = await acceptedBy(db, { workspaceId, ids: [cdrId] })
  return accepted
    ? { ...event, reported: { ...event.reported, agentId: accepted.assigneeId } }
    : event
}

function toEvent(row: Awaited<ReturnType<typeof eventsOf>>[number]): CallEvent {
  return {
    key: row.key,
    type: row.type as CallEvent['type'],
    occurredAt: iso(row.occurredAt),
    reported: row.reported,
  }
}
