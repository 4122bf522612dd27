import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from '../../db/pool/client.ts'
import { type Meters, noMeters } from '../telemetry/meters.ts'
import { timeouts } from '../../timeouts.ts'
import { tally, type Tally } from '../../lib/tally.ts'
import { type Due, mostDue } from './due.ts'
import {
  firstSize,
  type Health,
  healthAfter,
  healthAfterFailure,
  isOutage,
  outagePause,
} from './health.ts'

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

/** The slots of one process. Each run has one connection at a time, or two. */
interface Slots {
  readonly total: number
  readonly perWorkspace: number
  /** For runs of a workspace whose last run of the same job failed or was slow. */
  readonly forSuspects: number
}
const shortSlots: Slots = { total: 4, perWorkspace: 2, forSuspects: 1 }
const longSlots: Slots = { total: 2, perWorkspace: 1, forSuspects: 1 }

const outageLogMs = 30_000

interface Queue {
  readonly job: WorkspaceJob
  readonly lane: Lane
  /** Workspaces whose turn comes, in this order. */
  waiting: string[]
  readonly running: Set<string>
  /** Workspaces that were due while they ran: their run may have begun before something became due. */
  readonly missed: Set<string>
  readonly health: Map<string, Health>
  /** Where the next look for due work begins. */
  after: string
  isLooking: boolean
  /** To be looked at again: something may have become due since the last look. */
  isWanted: boolean
}

interface Lane {
  readonly slots: Slots
  readonly running: Tally
  inUse: number
  suspects: number
}

const firstId = '00000000-0000-0000-0000-000000000000'

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
  const lanes = { short: laneOf(shortSlots), long: laneOf(longSlots) }
  const queues = jobs.map((job): Queue => {
    const lane = job.isLong ? lanes.long : lanes.short
    const fresh = { isLooking: false, isWanted: false, after: firstId }
    return {
      job,
      lane,
      waiting: [],
      running: new Set(),
      missed: new Set(),
      health: new Map(),
      ...fresh,
    }
  })
  const byJob = new Map(queues.map((queue) => [queue.job, queue]))
  const active = new Set<Promise<void>>()
  let stopped = false
  let turn = 0
  let outageLoggedAt = -Infinity

  /** Logs a failure; while the database is away, which fails every job again and again, one line each half minute. */
  const warn = (fields: Readonly<Record<string, unknown>>, message: string, error: unknown) => {
    if (!isOutage(error)) {
      log.warn({ ...fields, error: messageOf(error) }, message)
    } else if (performance.now() - outageLoggedAt > outageLogMs) {
      outageLoggedAt = performance.now()
      log.warn({ error: messageOf(error) }, 'background work waits for the database')
    }
  }

  const track = (work: Promise<void>) => {
    active.add(work)
    void work.finally(() => active.delete(work))
  }

  /** Queues the workspaces that are due and have no turn yet. */
  const look = async (queue: Queue): Promise<void> => {
    const { job, running, missed, health } = queue
    try {
      const found = await job.due(pool, { after: queue.after })
      // More are due than one look returns: the next look continues from there, and then begins again
      queue.after = found.length < mostDue ? firstId : (found.at(-1)?.workspaceId ?? firstId)
      const known = new Set(queue.waiting)
      const now = performance.now()
      for (const { workspaceId } of found) {
        if (known.has(workspaceId)) continue
        if (running.has(workspaceId)) missed.add(workspaceId)
        else if ((health.get(workspaceId)?.notBefore ?? 0) <= now) queue.waiting.push(workspaceId)
      }
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
      const workspaceId = next(queue)
      idle = workspaceId === undefined ? idle + 1 : 0
      if (workspaceId !== undefined) track(take(queue, workspaceId))
      else if (queue.isWanted) signal(queue)
    }
  }

  const take = async (queue: Queue, workspaceId: string): Promise<void> => {
    const { job, lane, running, missed, health } = queue
    const was = health.get(workspaceId)
    const size = was?.size ?? Math.min(firstSize, job.size)
    const isSuspect = was?.isSuspect ?? false
    running.add(workspaceId)
    occupy(lane, workspaceId, isSuspect, 1)
    const started = performance.now()
    try {
      const done = await job.run(pool, workspaceId, size, was?.failures ?? 0)
      const ms = performance.now() - started
      meters.job(job.name, 'done', ms / 1000)
      const after = healthAfter(job, size, ms)
      if (done >= size || after.isSuspect) health.set(workspaceId, after)
      else health.delete(workspaceId)
      if (done >= size) queue.isWanted = true
      const following = done > 0 && job.next && byJob.get(job.next)
      if (following) signal(following)
    } catch (error) {
      meters.job(job.name, 'failed', (performance.now() - started) / 1000)
      const after = healthAfterFailure(size, was, error)
      health.set(workspaceId, after)
      const retryInMs = Math.round(after.notBefore - performance.now())
      warn(
        { job: job.name, workspace: workspaceId, size, retryInMs },
        'background work failed in a workspace, to be tried again',
        error,
      )
      signalIn(queue, retryInMs)
    } finally {
      running.delete(workspaceId)
      if (missed.delete(workspaceId)) queue.isWanted = true
      occupy(lane, workspaceId, isSuspect, -1)
      pump()
    }
  }

  const timers = queues.map((queue) => {
    queue.job.begin?.(() => signal(queue))
    signal(queue)
    return setInterval(() => signal(queue), queue.job.everyMs)
  })
  for (const job of general) {
    let isRunning = false
    const run = () => {
      if (stopped || isRunning) return
      isRunning = true
      const started = performance.now()
      const count = (outcome: 'done' | 'failed') =>
        meters.job(job.name, outcome, (performance.now() - started) / 1000)
      const work = job.run(pool).then(
        () => count('done'),
        (error: unknown) => {
          count('failed')
          warn({ job: job.name }, 'background work failed', error)
        },
      )
      track(work.finally(() => (isRunning = false)))
    }
    timers.push(setInterval(run, job.everyMs))
    run()
  }

  return {
    async stop() {
      stopped = true
      for (const timer of timers) clearInterval(timer)
      const limit = sleep(timeouts.finishMs, undefined, { ref: false })
      await Promise.race([Promise.all(active), limit])
      await Promise.all(jobs.map(async (job) => job.end?.()))
    },
  }
}

function laneOf(slots: Slots): Lane {
  return { slots, running: tally(), inUse: 0, suspects: 0 }
}

function occupy(lane: Lane, workspaceId: string, isSuspect: boolean, by: 1 | -1): void {
  lane.inUse += by
  if (isSuspect) lane.suspects += by
  lane.running.add(workspaceId, by)
}

/** Takes from a queue the first workspace that has a slot. */
function next({ waiting, lane, health }: Queue): string | undefined {
  const { slots, running } = lane
  if (lane.inUse >= slots.total) return undefined
  const index = waiting.findIndex((workspaceId) => {
    if (running.of(workspaceId) >= slots.perWorkspace) return false
    return !health.get(workspaceId)?.isSuspect || lane.suspects < slots.forSuspects
  })
  return index < 0 ? undefined : waiting.splice(index, 1)[0]
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
