import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import { goStale, runOut } from './api/agent-activities/timers.ts'
import { findStrays, purgeDeletedFiles, removeStaleUploads } from './api/media-manager/sweep.ts'
import { closeResolved, wakeSnoozed } from './api/tickets/timers.ts'
import type { Outside } from './channels/adapter.ts'
import { keepScheduled, startSending } from './channels/send.ts'
import { validateDue } from './channels/validate.ts'
import type { Config } from './config.ts'
import { disableWebhook } from './api/webhooks/disable.ts'
import type { Db, Pool } from './db/client.ts'
import { statement } from './db/statement.ts'
import { analyzeGrown } from './db/statistics.ts'
import { startDeliverer } from './events/deliver.ts'
import { dispatchAll, numberAll } from './events/dispatch.ts'
import { endRetention, purgeDeliveries, purgeEvents } from './events/retention.ts'
import { buildWanted, demote } from './lists/build.ts'
import { folding } from './lists/fold.ts'
import { route } from './routing/drain.ts'
import {
  endWrapUps,
  expireOffers,
  overflow,
  purgeDecisions,
  relaxSkills,
} from './routing/timers.ts'
import type { Store } from './storage/store.ts'
import { timeouts } from './timeouts.ts'

export interface Jobs {
  /** Starts no more work and resolves when what runs has ended, or after `finishMs`. */
  stop(): Promise<void>
}

/** Does up to `batch` of something and returns how many it did. */
type Work = (pool: Pool, batch: number) => Promise<number>

const batch = 1000
/** Of what waits for somebody outside. */
const fewAtOnce = 10

// Across workspaces on purpose
const purgeKeys = statement<{ batch: number }, { key: string }>(
  (_, $) => sql`
    delete from idempotency_keys where (workspace_id, key) in (
      select workspace_id, key from idempotency_keys
      where created_at < now() - interval '24 hours'
      order by created_at limit ${$.batch}::int for update skip locked)
    returning key`,
)

/** What background work is told beside its database. */
export interface JobsOptions extends Pick<Config, 'presenceStaleSeconds' | 'publicUrl'>, Outside {
  readonly store: Store
}

/** Of work whose every part is told, with what it became. */
const toldBatch = 200

/** Work that no request waits for, none of which is lost when its process is; any number may run it. */
export function startJobs(
  pool: Pool,
  log: FastifyBaseLogger,
  { presenceStaleSeconds: seconds, publicUrl = '', store, secrets, targets }: JobsOptions,
): Jobs {
  const outside = { secrets, targets }
  const goStaleAfter: Work = (on, size) => goStale(on, size, seconds)
  const deliverer = startDeliverer(pool, log, {
    ...outside,
    disable: (key, reason) => disableWebhook(pool, key, reason),
  })
  const dispatch: Work = async (_, size) => {
    const done = await dispatchAll(pool, size)
    if (done > 0) deliverer.wake()
    return done
  }
  const jobs = [
    repeated(pool, log, 200, [route]),
    repeated(pool, log, 500, [folding()]),
    repeated(pool, log, 500, [expireOffers, rowsOf(endWrapUps), rowsOf(relaxSkills), overflow]),
    repeated(pool, log, 1000, [buildWanted]),
    repeated(pool, log, 1000, [analyzeGrown]),
    repeated(pool, log, 1000, [wakeSnoozed, closeResolved], toldBatch),
    repeated(pool, log, 1000, [runOut, goStaleAfter], toldBatch),
    repeated(pool, log, 250, [numberAll, dispatch]),
    startSending(pool, log, { ...outside, store, publicUrl }),
    repeated(pool, log, 1000, [keepScheduled], toldBatch),
    repeated(pool, log, 1000, [(on) => validateDue(on, outside, fewAtOnce)]),
    repeated(pool, log, 60_000, [rowsOf(purgeKeys), rowsOf(purgeDecisions), demote]),
    repeated(pool, log, 60_000, [
      purgeDeletedFiles,
      (on, size) => removeStaleUploads(on, store, size),
    ]),
    repeated(pool, log, 60_000, [rowsOf(purgeEvents), rowsOf(purgeDeliveries), endRetention]),
    repeated(pool, log, 86_400_000, [(on) => findStrays(on, store)]),
    deliverer,
  ]
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()))
    },
  }
}

/** Work of a statement that returns a row for each of what it did. */
function rowsOf(run: (db: Db, values: { batch: number }) => Promise<unknown[]>): Work {
  return async (pool, size) => (await run(pool, { batch: size })).length
}

/** Runs work every so often, each kind until a batch of it is not full. */
function repeated(
  pool: Pool,
  log: FastifyBaseLogger,
  everyMs: number,
  work: readonly Work[],
  size = batch,
): Jobs {
  let stopped = false
  let isRunning = false
  let running: Promise<void> = Promise.resolve()

  const round = async () => {
    isRunning = true
    try {
      for (const run of work) {
        while (!stopped && (await run(pool, size)) === size);
      }
    } catch (error) {
      log.warn({ error: String((error as Error).message) }, 'background work failed, trying again')
    } finally {
      isRunning = false
    }
  }
  const timer = setInterval(() => {
    if (!isRunning) running = round()
  }, everyMs)
  running = round()

  return {
    async stop() {
      stopped = true
      clearInterval(timer)
      await Promise.race([running, sleep(timeouts.finishMs, undefined, { ref: false })])
    },
  }
}
