import { sql } from 'drizzle-orm'
import { Readable } from 'node:stream'
import { toAttachment } from '../media-manager/attachments.ts'
import { messageEvents } from './message.ts'
import { messagesByIds } from './queries.ts'
import { toMessage } from './wire.ts'
import type { Pool } from '../../db/pool/client.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { emit } from '../../events/log/emit.ts'
import { system } from '../../auth/actor.ts'
import { emitInternally } from '../../events/reactions.ts'
import { leaseRenewal } from '../../platform/jobs/lease-renewal.ts'
import { leasedJob, type Persist } from '../../platform/jobs/leased-job.ts'
import { runBatchAsSystem } from '../../platform/jobs/batch.ts'
import { dueByTime } from '../../platform/jobs/due.ts'
import type { Log, WorkspaceJob } from '../../platform/jobs/scheduler.ts'
import { inSpan, SpanKind, traceparentOf } from '../../lib/trace.ts'
import type { Meters } from '../../platform/telemetry/meters.ts'
import type { ByteRange, Store, StoreKey } from '../../platform/storage/store.ts'
import {
  fileUnreadable,
  type Outcome,
  type Outside,
  SendFailure,
  type SentFile,
  toSendFailure,
  unforeseen,
} from '../../platform/adapters/adapter.ts'
import { adapters } from '../../platform/adapters/adapters.ts'
import { failUnreachable, recordRecipients } from './recipient-queries.ts'
import { claimDue, type Found, keepDue, outgoingOf, type Try } from './send-job-queries.ts'
import { recordEnd } from './end-attempt.ts'

/** Tries under way in this process, and of one channel. */
const mostAtOnce = 40
const perChannel = 5
/** Seconds until the next try after each that failed; some 16 hours in all. */
const pauses = [5, 30, 120, 600, 1800, 3600, 7200, 14_400, 28_800]

const renewLeases = leaseRenewal({
  table: 'messages',
  until: 'due_at',
  attempt: 'attempt',
  where: sql`x.status = 'sending'`,
})

/** The services and settings that sending needs. */
export interface Sending extends Outside {
  readonly store: Store
  /** Prefix of links to files. */
  readonly publicUrl: string
  readonly meters: Meters
}

/**
 * Sends messages. A try that is begun but not ended, since its process was, is due again when its lease ends
 * seconds later: a message is sent at least once.
 */
export function sendingJob(log: Log, sending: Sending): WorkspaceJob {
  return leasedJob<Try>(log, {
    name: 'messages: send',
    everyMs: 500,
    due: dueByTime('messages', 'due_at', sql`x.due_at is not null and x.channel_id is not null`),
    slots: mostAtOnce,
    claim: (pool, { workspaceId, batch }, running) => {
      const counts = new Map<string, number>()
      for (const { channelId } of running) counts.set(channelId, (counts.get(channelId) ?? 0) + 1)
      const busy = [...counts].filter(([, count]) => count >= perChannel).map(([id]) => id)
      return pool.transaction(async (db) => {
        const claimed = await claimDue(db, {
          workspaceId,
          batch,
          perChannel,
          busy,
        })
        const ids = claimed.map(({ id }) => id)
        if (ids.length > 0) {
          await pipeline(db, [
            () => recordRecipients(db, { workspaceId, ids }),
            () => failUnreachable(db, { workspaceId, ids }),
          ])
        }
        for (const { id: messageId, due } of claimed) {
          if (!due) continue
          const { at, ...message } = due
          emitInternally(system(db, workspaceId, at), 'message.due', { messageId, ...message })
        }
        return claimed
      })
    },
    renew: renewLeases,
    run: (pool, one, persist) => sendOnce(pool, log, sending, one, persist),
  })
}

/** Sends once and records the outcome, unless another try has begun meanwhile. */
async function sendOnce(
  db: Pool,
  log: Log,
  sending: Sending,
  one: Try,
  persist: Persist,
): Promise<void> {
  const { workspaceId, id } = one
  const [found] = await persist(() => outgoingOf(db, { workspaceId, id }))
  // Its conversation is gone, and it with it
  if (!found) return
  const outcome = await deliver(log, sending, one, found)
  const pause = outcome instanceof SendFailure && outcome.isFinal ? undefined : pauses[one.earlier]
  const seconds = pause === undefined ? undefined : pause * (0.8 + Math.random() * 0.4)
  await recordEnd(db, one, found, outcome, seconds, persist)
}

/** Sends a message and returns the outcome, which is measured and, where the fault is not outside, logged. */
async function deliver(
  log: Log,
  sending: Sending,
  { workspaceId, id }: Try,
  found: Found,
): Promise<Outcome | SendFailure> {
  const started = performance.now()
  const outcome = await traceSending(sending, workspaceId, found).catch(toSendFailure)
  const failure = outcome instanceof SendFailure ? outcome : undefined
  const took = (performance.now() - started) / 1000
  sending.meters.deliveryAttempt('message', failure ? 'failed' : 'succeeded', took)
  if (failure?.code === unforeseen || failure?.code === fileUnreadable)
    log.error(
      { workspace: workspaceId, message: id, error: String(failure.cause) },
      'a message was not sent',
    )
  return outcome
}

/** Marks messages as sent that were scheduled for a group without a channel, and emits their events. */
export const scheduledKeeping: WorkspaceJob = {
  name: 'messages: keep scheduled ones',
  everyMs: 1000,
  size: 20,
  due: dueByTime('messages', 'due_at', sql`x.due_at is not null and x.channel_id is null`),
  run: runBatchAsSystem(keepDue, async (ctx, kept) => {
    const { workspaceId } = ctx.actor
    const rows = await messagesByIds(ctx.db, { workspaceId, ids: kept.map(({ id }) => id) })
    const events = rows.flatMap((row) => {
      const before = toMessage({ ...row, status: 'scheduled', sentAt: null }, null)
      return messageEvents(toMessage(row, null), before)
    })
    emit(ctx, ...events)
  }),
}

/** The attempt as a part of the trace in which the message was written. */
function traceSending(sending: Sending, workspaceId: string, found: Found): Promise<Outcome> {
  const { channel, message } = found
  const span = {
    kind: SpanKind.CLIENT,
    parent: message.traceparent,
    attributes: {
      'switchboard.workspace.id': workspaceId,
      'switchboard.message.id': message.id,
      'switchboard.channel.id': channel.id,
    },
  }
  return inSpan(`send message by ${channel.type}`, span, (recorded) => {
    const traceparent = recorded ? traceparentOf(recorded) : message.traceparent
    return sent(sending, workspaceId, { ...found, message: { ...message, traceparent } })
  })
}

async function sent(
  { store, publicUrl, ...outside }: Sending,
  workspaceId: string,
  { channel, message, isDeleted, hasReached }: Found,
): Promise<Outcome> {
  if (isDeleted) throw new SendFailure('channel_deleted', 'The channel was deleted.', true)
  if (message.recipients.length === 0 && !hasReached) {
    throw new SendFailure('contact_unreachable', 'Nobody can be reached on the channel.', true)
  }
  const attachments = message.attachments.map((row): SentFile => {
    const { url, ...file } = toAttachment(row, publicUrl)
    if (url === null) {
      throw new SendFailure('attachment_deleted', `The file ${file.name} was deleted.`, true)
    }
    const range = { start: 0, end: file.size - 1 }
    return { ...file, url, open: () => bytesOf(store, { workspaceId, id: row.uploadId }, range) }
  })
  return adapters[channel.type].send(outside, channel, { ...message, attachments })
}

async function bytesOf(store: Store, key: StoreKey, range: ByteRange): Promise<Readable> {
  return range.end < 0 ? Readable.from([]) : store.get(key, range)
}
