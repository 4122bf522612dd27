import closeWithGrace from 'close-with-grace'
import cluster from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { timeouts } from '../timeouts.ts'
import { written } from './process.ts'

/** Ends a process for a signal; undefined stands for an uncaught error. */
type Stop = (signal: NodeJS.Signals | undefined) => Promise<void>

/** Signals within this time of the first are one with it: npm repeats one that the whole process group got. */
const togetherMs = 1000

/**
 * Ends the process by `stop`, with the code 0, or 1 after an error. It is killed after 25 seconds, by a second signal a
 * second or more after the first, and if its log is not read. A process of a cluster ignores a second signal: its
 * primary process handles it.
 */
export function stopBy(log: Logger, stop: Stop): void {
  let signal: NodeJS.Signals | undefined
  let stoppingSince: number | undefined
  const skip = ['SIGINT', 'SIGTERM'] satisfies NodeJS.Signals[]
  const { close } = closeWithGrace(
    { delay: timeouts.stopMs, logger: false, skip, onTimeout: kill, onSecondError: kill },
    async ({ err }: { readonly err?: Error | undefined }) => {
      stoppingSince ??= performance.now()
      if (err) log.fatal(shown(err), 'uncaught error')
      try {
        await stop(signal)
        log.info('stopped')
      } catch (error) {
        log.fatal(shown(error as Error), 'the process could not stop in order')
        throw error
      } finally {
        await Promise.race([written(log), sleep(timeouts.logMs).then(kill)])
      }
    },
  )
  for (const name of skip) {
    process.on(name, () => {
      if (stoppingSince === undefined) {
        stoppingSince = performance.now()
        signal = name
        void close()
      } else if (!cluster.isWorker && performance.now() - stoppingSince > togetherMs) kill()
    })
  }
}

/** Returns the members of an error for the log, which would show none of them by itself. */
function shown({ message, stack }: Error) {
  return { error: { message, stack } }
}

/** Ends the process at once: an ordinary exit would wait forever for a log that is not read. */
function kill(): void {
  process.kill(process.pid, 'SIGKILL')
}
