import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Db, sqlState } from '../db/client.ts'
import { timeouts } from '../timeouts.ts'
import { type Outside, SendFailure, toSendFailure, unforeseen } from './adapter.ts'
import { adapters } from './adapters.ts'
import { claimDue, markFailed, markSent, outgoingOf, postpone, type Try } from './send-queries.ts'

const inFlightAtMost = 20
const perChannel = 5
const everyMs = 500
/** Seconds until the next try after each that failed; some 16 hours in all. */
const pauses = [5, 30, 120, 600, 1800, 3600, 7200, 14_400, 28_800]

/**
 * Sends messages until it is stopped. A try that is begun but not ended, since its process was, is due
 * again when its minute is up: a message is sent at least once.
 */
export function startSending(db: Db, log: FastifyBaseLogger, outside: Outside) {
  const inFlight = new Map<string, number>()
  const running = new Set<Promise<void>>()
  let stopped = false
  let claiming: Promise<void> | undefined

  const claim = async () => {
    const busy = [...inFlight].filter(([, count]) => count >= perChannel).map(([id]) => id)
    const tries = await claimDue(db, { batch: inFlightAtMost - running.size, perChannel, busy })
    for (const one of tries) begin(one)
  }

  const begin = (one: Try) => {
    const { channelId } = one
    inFlight.set(channelId, (inFlight.get(channelId) ?? 0) + 1)
    const work = attempt(db, log, outside, one)
      .catch((error: unknown) => warn(error))
      .finally(() => {
        running.delete(work)
        const left = (inFlight.get(channelId) ?? 1) - 1
        if (left > 0) inFlight.set(channelId, left)
        else inFlight.delete(channelId)
        look()
      })
    running.add(work)
  }

  const look = () => {
    if (stopped || claiming || running.size >= inFlightAtMost) return
    claiming = claim()
      .catch((error: unknown) => warn(error))
      .finally(() => (claiming = undefined))
  }

  const warn = (error: unknown) => {
    const { message } = error as Error
    log.warn({ error: message }, 'sending messages failed, trying again')
  }

  const timer = setInterval(look, everyMs)
  look()
  return {
    async stop(): Promise<void> {
      stopped = true
      clearInterval(timer)
      const ended = async () => {
        await claiming
        await Promise.all(running)
      }
      await Promise.race([ended(), sleep(timeouts.finishMs, undefined, { ref: false })])
    },
  }
}

/** Sends once and notes the outcome, unless another try has begun meanwhile. */
async function attempt(db: Db, log: FastifyBaseLogger, outside: Outside, one: Try): Promise<void> {
  const { workspaceId, id, attempt: nth } = one
  const [found] = await outgoingOf(db, { workspaceId, id })
  // Its conversation is gone, and it with it
  if (!found) return

  const ended = { workspaceId, id, attempt: nth }
  const outcome = await sent(outside, found).catch(toSendFailure)
  if (outcome instanceof SendFailure) {
    const { code, message: reason, isFinal, cause } = outcome
    if (code === unforeseen)
      log.error({ message: id, error: String(cause) }, 'a message was not sent')
    const pause = isFinal ? undefined : pauses[one.earlier]
    if (pause === undefined) await markFailed(db, { ...ended, code, reason })
    else {
      const seconds = pause * (0.8 + Math.random() * 0.4)
      await postpone(db, { ...ended, code, reason, seconds })
    }
    return
  }
  await markSent(db, { ...ended, externalId: outcome }).catch((error: unknown) => {
    // Another message is called the same already
    if (sqlState(error) !== '23505') throw error
    return markSent(db, { ...ended, externalId: null })
  })
}

async function sent(
  outside: Outside,
  { channel, message, isDeleted }: Awaited<ReturnType<typeof outgoingOf>>[number],
): Promise<string | null> {
  if (isDeleted) throw new SendFailure('channel_deleted', 'The channel was deleted.', true)
  if (message.recipients.length === 0) {
    throw new SendFailure('contact_unreachable', 'Nobody can be reached on the channel.', true)
  }
  return adapters[channel.type].send(outside, channel, message)
}
