import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from '../db/client.ts'
import { isPassing } from '../db/errors.ts'
import { timeouts } from '../timeouts.ts'
import type { Log, WorkspaceJob } from './scheduler.ts'
import { shares } from './shares.ts'

/** Seconds after which a lease ends that its process no longer renews. */
export const leaseSeconds = timeouts.attemptLeaseMs / 1000

interface Attempts<One> {
  readonly name: string
  readonly everyMs: number
  readonly due: WorkspaceJob['due']
  /** Attempts under way at once in this process. */
  readonly slots: number
  /**
   * Leases up to `room` of what is due in a workspace, for `leaseSeconds`; `running` are the attempts under way.
   */
  claim(pool: Pool, workspaceId: string, room: number, running: Iterable<One>): Promise<One[]>
  /** Extends leases to `leaseSeconds` from now, unless another attempt has begun since. */
  renew(pool: Pool, held: readonly One[]): Promise<unknown>
  /**
   * One attempt. `persist` does what it needs of the database, again and again while that is away: the lease is
   * renewed until the attempt has ended. A failure of its own is logged, and its lease ends by itself.
   */
  attempt(pool: Pool, one: One, persist: Persist): Promise<void>
  /** Ends the lease of an attempt that has not ended when the process stops. */
  giveBack?(pool: Pool, one: One): Promise<unknown>
}

/** Repeats work while the database cannot do it. */
export type Persist = <T>(work: () => Promise<T>) => Promise<T>

const persistPauseMs = 250

/**
 * A job whose work waits for servers outside. Its runs only lease what is due; the attempts go on beside
 * them, in slots that the workspaces share, and hold no connection while they wait. Leases are short and renewed every
 * second, so that what a process leaves behind is taken over within seconds.
 */
export function attempts<One extends { readonly workspaceId: string; readonly id: string }>(
  log: Log,
  { name, everyMs, due, slots, claim, renew, attempt, giveBack }: Attempts<One>,
): WorkspaceJob {
  const running = new Map<One, Promise<void>>()
  const { room, take, release } = shares(slots)
  let database: Pool | undefined
  let wake = () => {}
  let hasEnded = false
  /** Of the attempts that are older. */
  let renewedAt = 0
  let renewing: Promise<void> | undefined

  const persist: Persist = async (work) => {
    for (;;) {
      try {
        return await work()
      } catch (error) {
        if (!isPassing(error) || hasEnded) throw error
        await sleep(persistPauseMs * (0.5 + Math.random()), undefined, { ref: false })
      }
    }
  }

  const start = (pool: Pool, one: One): void => {
    take(one.workspaceId)
    const work = attempt(pool, one, persist)
      .catch((error: unknown) => {
        const { message } = error as Error
        log.warn(
          { job: name, workspace: one.workspaceId, id: one.id, error: message },
          'an attempt broke off',
        )
      })
      .finally(() => {
        running.delete(one)
        release(one.workspaceId)
        wake()
      })
    running.set(one, work)
  }

  /** Renews the leases of all attempts under way, once at a time. */
  const renewAll = async (pool: Pool): Promise<void> => {
    renewing ??= renew(pool, [...running.keys()])
      .then(() => void (renewedAt = performance.now()))
      .finally(() => (renewing = undefined))
    return renewing
  }
  const timer = setInterval(() => {
    if (!database || running.size === 0) return
    renewAll(database).catch((error: unknown) => {
      log.warn({ job: name, error: (error as Error).message }, 'leases could not be renewed')
    })
  }, timeouts.attemptRenewMs).unref()

  return {
    name,
    everyMs,
    due,
    size: slots,
    begin(wakeJob) {
      wake = wakeJob
    },
    async run(pool, workspaceId) {
      database = pool
      const free = room(workspaceId)
      if (free === 0) return 0
      // After a time without the database its own leases may have ended, which are not to be taken for lost
      const isLate = performance.now() - renewedAt > timeouts.attemptLeaseMs / 2
      if (isLate && running.size > 0) await renewAll(pool)
      const claimed = await claim(pool, workspaceId, free, running.keys())
      for (const one of claimed) start(pool, one)
      return 0
    },
    async end() {
      const limit = sleep(timeouts.finishMs, undefined, { ref: false })
      await Promise.race([Promise.all(running.values()), limit])
      clearInterval(timer)
      hasEnded = true
      if (!database || !giveBack) return
      const pool = database
      await Promise.allSettled([...running.keys()].map((one) => giveBack(pool, one)))
    },
  }
}
