import { sql } from 'drizzle-orm'
import { Readable } from 'node:stream'
import { toAttachment } from '../media-manager/attachments.ts'
import { messageEvents } from './message.ts'
import { advanceStatus, lockMessage, messageById, messagesByIds } from './queries.ts'
import { toMessage } from './wire.ts'
import type { Db, Pool } from '../../db/pool/client.ts'
import { sqlState } from '../../db/pool/errors.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { emit } from '../../events/log/emit.ts'
import { system } from '../../auth/actor.ts'
import { emitInternally } from '../../events/reactions.ts'
import { leaseRenewal } from '../../platform/jobs/lease-renewal.ts'
import { leasedJob, leaseSeconds, type Persist } from '../../platform/jobs/leased-job.ts'
import { dueByTime } from '../../platform/jobs/due.ts'
import type { Log, WorkspaceJob } from '../../platform/jobs/scheduler.ts'
import { beginningOf } from '../../lib/text.ts'
import { iso } from '../../lib/time.ts'
import { inSpan, SpanKind, traceparentOf } from '../../lib/trace.ts'
import type { Meters } from '../../platform/telemetry/meters.ts'
import type { ByteRange, Store, StoreKey } from '../../platform/storage/store.ts'
import {
  type Outcome,
  type Outside,
  type Rejected,
  SendFailure,
  type SentFile,
  toSendFailure,
  unforeseen,
} from '../../platform/adapters/adapter.ts'
import { adapters } from '../../platform/adapters/adapters.ts'
import {
  failUnreachable,
  markRecipientsFailed,
  markRecipientsSent,
  recordRecipients,
} from './recipient-queries.ts'
import {
  claimDue,
  keepDue,
  markFailed,
  markSent,
  outgoingOf,
  postpone,
  type Try,
} from './send-job-queries.ts'

/** Tries under way in this process, and of one channel. */
const mostAtOnce = 40
const perChannel = 5
/** Seconds until the next try after each that failed; some 16 hours in all. */
const pauses = [5, 30, 120, 600, 1800, 3600, 7200, 14_400, 28_800]

const renewLeases = leaseRenewal({
  table: 'messages',
  until: 'due_at',
  attempt: 'attempt',
  attemptOf: (one: Try) => one.attempt,
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
    claim: (pool, workspaceId, batch, running) => {
      const counts = new Map<string, number>()
      for (const { channelId } of running) counts.set(channelId, (counts.get(channelId) ?? 0) + 1)
      const busy = [...counts].filter(([, count]) => count >= perChannel).map(([id]) => id)
      return pool.transaction(async (db) => {
        const claimed = await claimDue(db, {
          workspaceId,
          batch,
          perChannel,
          busy,
          lease: leaseSeconds,
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
          emitInternally(system(db, workspaceId, iso(at)), 'message.due', { messageId, ...message })
        }
        return claimed
      })
    },
    renew: renewLeases,
    run: (pool, one, persist) => sendOnce(pool, log, sending, one, persist),
  })
}

/** Sends once and notes the outcome, unless another try has begun meanwhile. */
async function sendOnce(
  db: Pool,
  log: Log,
  sending: Sending,
  one: Try,
  persist: Persist,
): Promise<void> {
  const { workspaceId, id, attempt: nth } = one
  const [found] = await persist(() => outgoingOf(db, { workspaceId, id }))
  // Its conversation is gone, and it with it
  if (!found) return

  const ended = { workspaceId, id, attempt: nth }
  const started = performance.now()
  const outcome = await traceSending(sending, workspaceId, found).catch(toSendFailure)
  const isSent = !(outcome instanceof SendFailure)
  const seconds = (performance.now() - started) / 1000
  sending.meters.deliveryAttempt('message', isSent ? 'succeeded' : 'failed', seconds)
  if (outcome instanceof SendFailure) {
    const { code, message: reason, isFinal, cause } = outcome
    if (code === unforeseen)
      log.error(
        { workspace: workspaceId, message: id, error: String(cause) },
        'a message was not sent',
      )
    const pause = isFinal ? undefined : pauses[one.earlier]
    if (pause === undefined) {
      await persist(() =>
        concluded(db, ended, (tx) =>
          pipeline(tx, [
            () => markFailed(tx, { ...ended, code, reason }),
            () => markRecipientsFailed(tx, { workspaceId, id, code, reason }),
          ]),
        ),
      )
    } else {
      const seconds = pause * (0.8 + Math.random() * 0.4)
      await persist(() => postpone(db, { ...ended, code, reason, seconds }))
    }
    return
  }
  const { rejected } = outcome
  const mark = (externalId: string | null) =>
    persist(() =>
      concluded(
        db,
        ended,
        (tx) =>
          pipeline(tx, [
            () => markSent(tx, { ...ended, externalId }),
            () => markRecipientsSent(tx, { workspaceId, id, rejected: JSON.stringify(rejected) }),
          ]),
        // Each recipient of a message to a group has a status
        found.message.group === null ? rejected : [],
      ),
    )
  await mark(outcome.externalId).catch((error: unknown) => {
    // Another message is called the same already
    if (sqlState(error) !== '23505') throw error
    return mark(null)
  })
}

/**
 * Ends an attempt and emits the new status of its message. The statements travel together. A message whose mail server
 * has rejected some recipients fails after it was sent, as if their mail had come back.
 */
async function concluded(
  pool: Pool,
  { workspaceId, id }: { workspaceId: string; id: string },
  end: (db: Db) => Promise<unknown>,
  [first, ...others]: readonly Rejected[] = [],
): Promise<void> {
  const key = { workspaceId, id }
  await pool.transaction(async (db) => {
    const [, [before], , [after]] = await pipeline(db, [
      () => lockMessage(db, key),
      () => messageById(db, key),
      () => end(db),
      () => messageById(db, key),
    ])
    if (!before || !after) return
    const ctx = system(db, workspaceId, iso(after.updatedAt))
    emit(ctx, ...messageEvents(toMessage(after, null), toMessage(before, null)))
    if (!first || after.status !== 'sent' || after.channelId === null) return

    const [, [failed]] = await pipeline(db, [
      () =>
        advanceStatus(db, {
          ...{ ...key, channelId: String(after.channelId), status: 'failed' },
          ...{ at: ctx.now, now: ctx.now, errorCode: first.code },
          errorMessage: beginningOf(`${first.address} was not reached: ${first.message}`, 500),
        }),
      () => messageById(db, key),
    ])
    if (!failed) return
    // With another code, the address may be reached another time
    const final = [first, ...others].filter(({ code }) => code.startsWith('smtp_5'))
    const addresses = final.map(({ address }) => address)
    const { conversationId } = failed
    if (addresses.length > 0) emitInternally(ctx, 'message.bounced', { conversationId, addresses })
    emit(ctx, ...messageEvents(toMessage(failed, null), toMessage(after, null)))
  })
}

/** Marks messages as sent that were scheduled for a group without a channel, and emits their events. */
export const scheduledKeeping: WorkspaceJob = {
  name: 'messages: keep scheduled ones',
  everyMs: 1000,
  size: 20,
  due: dueByTime('messages', 'due_at', sql`x.due_at is not null and x.channel_id is null`),
  run: (pool, workspaceId, batch) =>
    pool.transaction(async (db) => {
      const kept = await keepDue(db, { workspaceId, batch })
      const rows = await messagesByIds(db, { workspaceId, ids: kept.map(({ id }) => id) })
      const [first] = rows
      if (!first) return 0
      emit(
        system(db, workspaceId, iso(first.updatedAt)),
        ...rows.flatMap((row) => {
          const before = toMessage({ ...row, status: 'scheduled', sentAt: null }, null)
          return messageEvents(toMessage(row, null), before)
        }),
      )
      return kept.length
    }),
}

/** The attempt as a part of the trace in which the message was written. */
function traceSending(
  sending: Sending,
  workspaceId: string,
  found: Awaited<ReturnType<typeof outgoingOf>>[number],
): Promise<Outcome> {
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
  { channel, message, isDeleted }: Awaited<ReturnType<typeof outgoingOf>>[number],
): Promise<Outcome> {
  if (isDeleted) throw new SendFailure('channel_deleted', 'The channel was deleted.', true)
  if (message.recipients.length === 0) {
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
