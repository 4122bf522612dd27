import cluster, { type Address } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { closeWhatIsNotTaken } from './handed-connections.ts'
import type { Log } from './process.ts'
import { timeouts } from '../timeouts.ts'

/** Processes that one primary process starts, and starts again when they end. */
export interface Processes {
  /** Starts one: `start` serves the API, `worker` works in the background. */
  add(command: 'start' | 'worker', environment: Readonly<Record<string, string>>): void
  /** Resolves with the address that the first API process listens on. */
  readonly listening: Promise<Address>
  /** Sends the signal to all and resolves when they have ended; those that have not in time are killed. */
  stop(signal: NodeJS.Signals): Promise<void>
}

const pauseMs = 1000

/**
 * Runs processes of this program. The API processes share one listener, whose connections go to them in turn. When the
 * first ones end before any of them listens, `onFailedStart` gets the exit code, and nothing is started again.
 */
export function superviseProcesses(log: Log, onFailedStart: (code: number) => void): Processes {
  let isStopping = false
  let hasListened = false
  const listening = once(cluster, 'listening').then(([, address]) => address as Address)
  void listening.then(() => (hasListened = true))

  const add: Processes['add'] = (command, environment) => {
    if (isStopping) return
    cluster.setupPrimary({ args: [command] })
    const child = cluster.fork({ ...environment, WEB_CONCURRENCY: '1' })
    closeWhatIsNotTaken(child)
    child.once('exit', (code: number | null, signal: string | null) => {
      if (isStopping) return
      isStopping = !hasListened
      if (isStopping) return onFailedStart(code ?? 1)
      const { pid } = child.process
      log.error({ process: command, pid, code, signal }, 'a process ended and is started again')
      setTimeout(() => add(command, environment), pauseMs)
    })
  }

  async function stop(signal: NodeJS.Signals): Promise<void> {
    isStopping = true
    const children = Object.values(cluster.workers ?? {}).flatMap((child) => child ?? [])
    const living = children.filter((child) => !child.isDead())
    const ended = living.map(async (child) => once(child, 'exit'))
    for (const child of living) child.process.kill(signal)
    // Two seconds less than the whole stop, which the primary process needs for itself
    await Promise.race([Promise.all(ended), sleep(timeouts.stopMs - 2000, null, { ref: false })])
    for (const child of living) if (!child.isDead()) child.process.kill('SIGKILL')
  }

  return { add, listening, stop }
}
