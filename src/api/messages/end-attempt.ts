import { system } from '../../auth/actor.ts'
import type { Db, Pool } from '../../db/pool/client.ts'
import { sqlState } from '../../db/pool/errors.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import type { Key } from '../../db/query/rows.ts'
import { emit } from '../../events/log/emit.ts'
import { emitInternally } from '../../events/reactions.ts'
import { now } from '../../lib/clock.ts'
import {
  isForNow,
  type Outcome,
  type Rejected,
  SendFailure,
} from '../../platform/adapters/adapter.ts'
import type { Persist } from '../../platform/jobs/leased-job.ts'
import { messageEvents } from './message.ts'
import { advanceStatus, lockMessage, messageById } from './queries.ts'
import { markRecipientsFailed, markRecipientsSent } from './recipient-queries.ts'
import { type Found, markFailed, markSent, postpone, type Try } from './send-job-queries.ts'
import { refusedAll, settledBy, unreachedBy } from './settled.ts'
import { toMessage } from './wire.ts'

/**
 * Records how an attempt has ended, unless another one has begun meanwhile: the message is sent, wholly or in part, has
 * failed, or is due again after some seconds, if there is a next attempt. It throws what `persist` does not repeat.
 */
export async function recordEnd(
  pool: Pool,
  { workspaceId, id, attempt }: Try,
  { message, hasReached }: Found,
  outcome: Outcome | SendFailure,
  seconds: number | undefined,
  persist: Persist,
): Promise<void> {
  const key = { workspaceId, id, attempt }
  const end = (steps: ReadonlyArray<(db: Db) => unknown>, refusals: readonly Rejected[] = []) =>
    persist(() => concluded(pool, key, steps, refusals))
  const isFailure = outcome instanceof SendFailure
  if (isFailure) {
    const why = { code: outcome.code, reason: outcome.message }
    if (seconds !== undefined) {
      await persist(() => postpone(pool, { ...key, ...why, seconds, settled: '[]' }))
      return
    }
    if (!hasReached) {
      await end([
        (db) => markFailed(db, { ...key, ...why }),
        (db) => markRecipientsFailed(db, { workspaceId, id, ...why }),
      ])
      return
    }
  }
  const { externalId, rejected } = isFailure ? refusedAll(message, outcome) : outcome
  const waiting = seconds === undefined ? [] : rejected.filter(isForNow)
  const settled = JSON.stringify(settledBy(message, rejected, waiting, now().toISOString()))
  const refused = {
    ...{ workspaceId, id, rejected: JSON.stringify(rejected) },
    waiting: waiting.map(({ address }) => address.toLowerCase()),
  }
  const [next] = waiting
  if (next && seconds !== undefined) {
    const why = { code: next.code, reason: unreachedBy(next) }
    await end(
      [
        (db) => postpone(db, { ...key, ...why, seconds, settled }),
        (db) => markRecipientsSent(db, { ...refused, statuses: ['queued'] }),
      ],
      rejected,
    )
    return
  }
  const mark = (known: string | null) =>
    end(
      [
        (db) => markSent(db, { ...key, externalId: known, settled }),
        (db) => markRecipientsSent(db, { ...refused, statuses: ['sent', 'delivered', 'read'] }),
      ],
      isFailure ? [] : rejected,
    )
  await mark(externalId).catch((error: unknown) => {
    // Another message is called the same already
    if (sqlState(error) !== '23505') throw error
    return mark(null)
  })
}

/**
 * Ends an attempt and emits the new status of its message. The statements travel together. A message whose mail server
 * has refused some recipients fails after it was sent, as if their mail had come back.
 */
async function concluded(
  pool: Pool,
  { workspaceId, id }: Key,
  steps: ReadonlyArray<(db: Db) => unknown>,
  refusals: readonly Rejected[],
): Promise<void> {
  const key = { workspaceId, id }
  await pool.transaction(async (db) => {
    const [, [before], , [after]] = await pipeline(db, [
      () => lockMessage(db, key),
      () => messageById(db, key),
      () => pipeline(db, steps),
      () => messageById(db, key),
    ])
    if (!before || !after) return
    const ctx = system(db, workspaceId, after.updatedAt)
    const { channelId, conversationId, status } = after
    // One that is due again, for the recipients who were refused for now, has no event
    if (status !== 'queued') {
      emit(ctx, ...messageEvents(toMessage(after, null), toMessage(before, null)))
    }
    if ((status !== 'sent' && status !== 'queued') || channelId === null) return

    // With another code, an address may be reached another time
    const final = refusals.filter(({ code }) => code.startsWith('smtp_5'))
    const addresses = final.map(({ address }) => address)
    if (addresses.length > 0) emitInternally(ctx, 'message.bounced', { conversationId, addresses })
    if (status === 'queued') return
    // Each recipient of a message to a group has a status
    const first = after.groupId === null ? after.settled.find(({ code }) => code !== null) : null
    if (!first) return
    const [, [failed]] = await pipeline(db, [
      () =>
        advanceStatus(db, {
          ...key,
          status: 'failed',
          at: ctx.now,
          errorCode: first.code,
          errorMessage: unreachedBy(first),
          now: ctx.now,
        }),
      () => messageById(db, key),
    ])
    if (failed) emit(ctx, ...messageEvents(toMessage(failed, null), toMessage(after, null)))
  })
}
