import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from '../db/client.ts'
import { timeouts } from '../timeouts.ts'
import type { Log, WorkspaceJob } from './scheduler.ts'
import { shares } from './shares.ts'

interface Attempts<One> {
  readonly name: string
  readonly everyMs: number
  readonly due: WorkspaceJob['due']
  /** Attempts under way at once in this process. */
  readonly slots: number
  /** Leases up to `room` of what is due in a workspace; `running` are the attempts under way. */
  claim(pool: Pool, workspaceId: string, room: number, running: Iterable<One>): Promise<One[]>
  /** One attempt. A failure of its own is logged, and its lease ends by itself. */
  attempt(pool: Pool, one: One): Promise<void>
  /** Ends the lease of an attempt that has not ended when the process stops. */
  giveBack?(pool: Pool, one: One): Promise<void>
}

/**
 * A job whose work waits for servers outside. Its runs only lease what is due; the attempts go on beside
 * them, in slots that the workspaces share, and hold no connection while they wait.
 */
export function attempts<One extends { readonly workspaceId: string; readonly id: string }>(
  log: Log,
  { name, everyMs, due, slots, claim, attempt, giveBack }: Attempts<One>,
): WorkspaceJob {
  const running = new Map<One, Promise<void>>()
  const { room, take, release } = shares(slots)
  let database: Pool | undefined
  let wake = () => {}

  const start = (pool: Pool, one: One): void => {
    take(one.workspaceId)
    const work = attempt(pool, one)
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
      const claimed = await claim(pool, workspaceId, free, running.keys())
      for (const one of claimed) start(pool, one)
      return 0
    },
    async end() {
      const limit = sleep(timeouts.finishMs, undefined, { ref: false })
      await Promise.race([Promise.all(running.values()), limit])
      if (!database || !giveBack) return
      const pool = database
      await Promise.allSettled([...running.keys()].map((one) => giveBack(pool, one)))
    },
  }
}
