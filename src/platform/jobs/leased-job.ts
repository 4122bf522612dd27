import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Pool } from '../../db/pool/client.ts'
import { isPassing } from '../../db/pool/errors.ts'
import { timeouts } from '../../timeouts.ts'
import type { Batch } from './batch.ts'
import type { Log, WorkspaceJob } from './scheduler.ts'
import { shares } from './shares.ts'

/** The interval after which a lease ends that its process no longer renews. */
export const leaseTime = sql`make_interval(secs => ${timeouts.attemptLeaseMs / 1000}::float8)`

/** A row that is leased, with the number of the attempt that holds the lease. */
export interface Leased {
  readonly workspaceId: string
  readonly id: string
  readonly attempt: number
}

interface LeasedJob<One> {
  readonly name: string
  readonly everyMs: number
  readonly due: WorkspaceJob['due']
  /** Attempts under way at once in this process. */
  readonly slots: number
  /** Leases a batch of what is due in a workspace, for `leaseTime`; `running` are the attempts under way. */
  claim(pool: Pool, batch: Batch, running: Iterable<One>): Promise<One[]>
  /** Extends leases to `leaseTime` from now, unless another attempt has begun since. */
  renew(pool: Pool, held: readonly One[]): Promise<unknown>
  /**
   * Makes one attempt. `persist` repeats its database work while the database is unavailable: the lease is renewed
   * until the attempt has ended. An error of an attempt is logged, and its lease expires.
   */
  run(pool: Pool, one: One, persist: Persist): Promise<void>
  /** Ends the lease of an attempt that has not ended when the process stops. */
  releaseLease?(pool: Pool, one: One): Promise<unknown>
}

/** Repeats work while the database cannot do it. */
export type Persist = <T>(work: () => Promise<T>) => Promise<T>

const persistPauseMs = 250

/**
 * Returns a job whose work waits for other servers. Its runs only lease due work; the attempts continue beside them, in
 * slots that the workspaces share, and have no connection while they wait. Leases are short and renewed every second,
 * so that other processes continue the work of a killed process within seconds.
 */
export function leasedJob<One extends Leased>(
  log: Log,
  { name, everyMs, due, slots, claim, renew, run, releaseLease }: LeasedJob<One>,
): WorkspaceJob {
  const running = new Map<One, Promise<void>>()
  const { free: freeSlots, take, release } = shares(slots)
  let database: Pool | undefined
  let signal = () => {}
  /** Whether a claim found no free slot: one that others have taken may turn out not to be used. */
  let isFull = false
  let isEnding = false
  let hasEnded = false
  const persist = persistUntil(() => hasEnded)
  const renewal = renewalOf(log, name, running, renew, () => database)

  const releaseUnused = (workspaceId: string, count: number): void => {
    release(workspaceId, count)
    if (isFull) signal()
    isFull = false
  }

  /** Begins an attempt, whose slot is taken. */
  const start = (pool: Pool, one: One): void => {
    const work = run(pool, one, persist)
      .catch((error: unknown) => {
        const { message } = error as Error
        log.warn(
          { job: name, workspace: one.workspaceId, id: one.id, error: message },
          'an attempt broke off',
        )
      })
      .finally(() => {
        running.delete(one)
        release(one.workspaceId, 1)
        signal()
      })
    running.set(one, work)
  }

  return {
    name,
    everyMs,
    due,
    size: slots,
    begin(signalJob) {
      signal = signalJob
    },
    async run(pool, workspaceId) {
      database = pool
      const room = freeSlots(workspaceId)
      isFull ||= room === 0
      if (room === 0) return 0
      // Before the claim, since other workspaces claim at the same time
      take(workspaceId, room)
      let unused = room
      try {
        await renewal.renewLate(pool)
        const claimed = await claim(pool, { workspaceId, batch: room }, running.keys())
        if (isEnding) {
          await Promise.allSettled(claimed.map(async (one) => releaseLease?.(pool, one)))
          return 0
        }
        unused -= claimed.length
        for (const one of claimed) start(pool, one)
      } finally {
        if (unused > 0) releaseUnused(workspaceId, unused)
      }
      return 0
    },
    async end() {
      isEnding = true
      const limit = sleep(timeouts.finishMs, undefined, { ref: false })
      await Promise.race([Promise.all(running.values()), limit])
      renewal.end()
      hasEnded = true
      if (!database || !releaseLease) return
      const pool = database
      await Promise.allSettled([...running.keys()].map((one) => releaseLease(pool, one)))
    },
  }
}

/** Returns a function that repeats work while the database is unavailable, until the job has ended. */
function persistUntil(hasEnded: () => boolean): Persist {
  return async (work) => {
    for (;;) {
      try {
        return await work()
      } catch (error) {
        if (!isPassing(error) || hasEnded()) throw error
        await sleep(persistPauseMs * (0.5 + Math.random()), undefined, { ref: false })
      }
    }
  }
}

/** Renews the leases of all attempts under way, once at a time: every second, and before a claim that comes late. */
function renewalOf<One>(
  log: Log,
  name: string,
  running: ReadonlyMap<One, unknown>,
  renew: LeasedJob<One>['renew'],
  database: () => Pool | undefined,
) {
  let renewedAt = 0
  let renewing: Promise<void> | undefined

  const renewAll = async (pool: Pool): Promise<void> => {
    renewing ??= renew(pool, [...running.keys()])
      .then(() => void (renewedAt = performance.now()))
      .finally(() => (renewing = undefined))
    return renewing
  }
  const timer = setInterval(() => {
    const pool = database()
    if (!pool || running.size === 0) return
    renewAll(pool).catch((error: unknown) => {
      log.warn({ job: name, error: (error as Error).message }, 'leases could not be renewed')
    })
  }, timeouts.attemptRenewMs).unref()

  return {
    /** Keeps the leases that may have expired in a time without the database. */
    async renewLate(pool: Pool): Promise<void> {
      const isLate = performance.now() - renewedAt > timeouts.attemptLeaseMs / 2
      if (isLate && running.size > 0) await renewAll(pool)
    },
    end(): void {
      clearInterval(timer)
    },
  }
}
