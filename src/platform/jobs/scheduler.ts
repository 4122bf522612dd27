import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from '../../db/pool/client.ts'
import { type Meters, noMeters } from '../telemetry/meters.ts'
import { timeouts } from '../../timeouts.ts'
import type { Due } from './due.ts'
import { reasonOf } from '../storage/store.ts'
import { firstSize, isOutage, outagePause } from './health.ts'
import {
  addDue,
  newLanes,
  nextTurn,
  recordDone,
  recordFailure,
  takeSlot,
  type Turns,
  turnsIn,
} from './turns.ts'

export type Log = FastifyBaseLogger

/** Background work that is done one workspace at a time, a batch at a time. */
export interface WorkspaceJob {
  /** Appears in the log, such as `webhooks: dispatch`. */
  readonly name: string
  readonly everyMs: number
  /** The most that one run does. */
  readonly size: number
  /** Reads whole lists or removes files: a run may take minutes, and such runs have slots of their own. */
  readonly isLong?: boolean
  /** Finds the workspaces that have something to do. */
  readonly due: Due
  /**
   * Does up to `size` of what is due in a workspace, in transactions of its own, and returns how many it
   * did. `failures` counts the runs of size 1 that have failed since the last one that did not.
   */
  run(pool: Pool, workspaceId: string, size: number, failures?: number): Promise<number>
  /** A job to be looked at when this one has done something. */
  readonly next?: WorkspaceJob
  /** Called once with what has the job looked at without delay. */
  begin?(signal: () => void): void
  /** Called once when nothing more is started. Resolves when what goes on beside its runs has ended. */
  end?(): Promise<void>
}

/** Background work that belongs to no workspace. */
export interface GeneralJob {
  readonly name: string
  readonly everyMs: number
  run(pool: Pool): Promise<unknown>
}

export interface Scheduler {
  /** Starts nothing more. Resolves when what runs has ended, or after `finishMs`. */
  stop(): Promise<void>
}

const outageLogMs = 30_000

interface Queue extends Turns {
  readonly job: WorkspaceJob
  isLooking: boolean
  /** To be looked at again: something may have become due since the last look. */
  isWanted: boolean
}

/**
 * Runs background work so that no workspace waits for another. Each job finds the workspaces with due work
 * and lets them take turns, a batch each. A run that fails is logged and repeated with half the batch, then
 * after pauses that double; a run that is slow halves the batch, too. Workspaces that failed or were slow
 * share a slot, so the other slots stay free for the others. No job waits for another one.
 */
export function startScheduler(
  pool: Pool,
  log: Log,
  jobs: readonly WorkspaceJob[],
  general: readonly GeneralJob[] = [],
  meters: Meters = noMeters,
): Scheduler {
  const lanes = newLanes()
  const queues = jobs.map((job): Queue => {
    const turns = turnsIn(job.isLong ? lanes.long : lanes.short)
    return { job, ...turns, isLooking: false, isWanted: false }
  })
  const byJob = new Map(queues.map((queue) => [queue.job, queue]))
  const active = new Set<Promise<void>>()
  let stopped = false
  let turn = 0
  const warn = failuresIn(log)

  const track = (work: Promise<void>) => {
    active.add(work)
    void work.finally(() => active.delete(work))
  }

  /** Queues the workspaces that are due and have no turn yet. */
  const look = async (queue: Queue): Promise<void> => {
    const { job, after } = queue
    try {
      addDue(queue, await job.due(pool, { after }))
    } catch (error) {
      warn({ job: job.name }, 'looking for due work failed', error)
      signalIn(queue, outagePause)
    }
  }

  const signal = (queue: Queue): void => {
    queue.isWanted = true
    if (stopped || queue.isLooking) return
    queue.isLooking = true
    queue.isWanted = false
    track(
      look(queue).finally(() => {
        queue.isLooking = false
        pump()
      }),
    )
  }

  /** Looks again after a pause where the job's own interval is longer. */
  const signalIn = (queue: Queue, ms: number): void => {
    if (ms < queue.job.everyMs) setTimeout(() => signal(queue), ms).unref()
  }

  /** Starts runs as long as there are slots, one job after the other, each with its next workspace. */
  const pump = (): void => {
    for (let idle = 0; idle < queues.length && !stopped;) {
      const queue = queues[turn++ % queues.length] as Queue
      const workspaceId = nextTurn(queue)
      idle = workspaceId === undefined ? idle + 1 : 0
      if (workspaceId !== undefined) track(take(queue, workspaceId))
      else if (queue.isWanted) signal(queue)
    }
  }

  const take = async (queue: Queue, workspaceId: string): Promise<void> => {
    const leave = takeSlot(queue, workspaceId)
    try {
      const { next, retryInMs } = await runOnce(queue, workspaceId, { pool, meters, warn })
      if (retryInMs !== undefined) signalIn(queue, retryInMs)
      const following = next && byJob.get(next)
      if (following) signal(following)
    } finally {
      leave()
      if (queue.missed.delete(workspaceId)) queue.isWanted = true
      pump()
    }
  }

  const timers = queues.map((queue) => {
    queue.job.begin?.(() => signal(queue))
    signal(queue)
    return setInterval(() => signal(queue), queue.job.everyMs)
  })
  for (const job of general) {
    const run = whileIdle(() => runGeneral(job, { pool, meters, warn }))
    const begin = () => {
      if (!stopped) track(run())
    }
    timers.push(setInterval(begin, job.everyMs))
    begin()
  }

  return {
    async stop() {
      stopped = true
      for (const timer of timers) clearInterval(timer)
      await Promise.race([Promise.all(active), sleep(timeouts.finishMs, undefined, { ref: false })])
      await Promise.all(jobs.map(async (job) => job.end?.()))
    },
  }
}

type Warn = (fields: Readonly<Record<string, unknown>>, message: string, error: unknown) => void

/** Logs failures; while the database is away, which fails every job again and again, one line each half minute. */
function failuresIn(log: Log): Warn {
  let outageLoggedAt = -Infinity
  return (fields, message, error) => {
    if (!isOutage(error)) {
      log.warn({ ...fields, error: messageOf(error) }, message)
    } else if (performance.now() - outageLoggedAt > outageLogMs) {
      outageLoggedAt = performance.now()
      log.warn({ error: messageOf(error) }, 'background work waits for the database')
    }
  }
}

/** Where runs work, are measured and are logged. */
interface Surroundings {
  readonly pool: Pool
  readonly meters: Meters
  readonly warn: Warn
}

/** Runs a batch in a workspace. Resolves with the job that follows, or with the pause after a failure. */
async function runOnce(
  queue: Queue,
  workspaceId: string,
  { pool, meters, warn }: Surroundings,
): Promise<{ next?: WorkspaceJob | undefined; retryInMs?: number }> {
  const { job, health } = queue
  const was = health.get(workspaceId)
  const size = was?.size ?? Math.min(firstSize, job.size)
  const started = performance.now()
  try {
    const done = await job.run(pool, workspaceId, size, was?.failures ?? 0)
    const ms = performance.now() - started
    meters.job(job.name, 'done', ms / 1000)
    recordDone(queue, workspaceId, job, { size, done, ms })
    if (done >= size) queue.isWanted = true
    return { next: done > 0 ? job.next : undefined }
  } catch (error) {
    meters.job(job.name, 'failed', (performance.now() - started) / 1000)
    const retryInMs = recordFailure(queue, workspaceId, size, error)
    warn(
      { job: job.name, workspace: workspaceId, size, retryInMs },
      'background work failed in a workspace, to be tried again',
      error,
    )
    return { retryInMs }
  }
}

/** Runs a job once; a failure is logged. */
async function runGeneral(job: GeneralJob, { pool, meters, warn }: Surroundings): Promise<void> {
  const started = performance.now()
  const count = (outcome: 'done' | 'failed') =>
    meters.job(job.name, outcome, (performance.now() - started) / 1000)
  try {
    await job.run(pool)
    count('done')
  } catch (error) {
    count('failed')
    warn({ job: job.name }, 'background work failed', error)
  }
}

/** Returns work that does nothing while its last run goes on. */
function whileIdle(work: () => Promise<void>): () => Promise<void> {
  let isRunning = false
  return async () => {
    if (isRunning) return
    isRunning = true
    await work().finally(() => (isRunning = false))
  }
}

function messageOf(thrown: unknown): string {
  const error: unknown = reasonOf(thrown)
  return error instanceof Error ? error.message : String(error)
}
