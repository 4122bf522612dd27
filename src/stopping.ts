import closeWithGrace from 'close-with-grace'
import cluster from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { timeouts } from './timeouts.ts'

/** The signal for which a process ends; undefined for an error that nobody caught. */
type Stop = (signal: NodeJS.Signals | undefined) => Promise<void>

interface Reason {
  readonly signal?: NodeJS.Signals | undefined
  readonly err?: Error | undefined
}

/**
 * Has the process end by `stop`: with the code 0, or 1 after an error. It is killed after 25 seconds, by a second signal,
 * and when nobody reads its log. A process of a cluster takes no notice of a second signal, as it gets one from the
 * terminal or the init system and the same again from its primary process.
 */
export function stopBy(log: Logger, stop: Stop): void {
  const options = {
    delay: timeouts.stopMs,
    logger: false,
    onTimeout: kill,
    onSecondSignal: kill,
    onSecondError: kill,
  } as const
  const end = async ({ signal, err }: Reason) => {
    if (err) log.fatal({ error: { message: err.message, stack: err.stack } }, 'uncaught error')
    try {
      await stop(signal)
      log.info('stopped')
    } catch (error) {
      log.fatal({ error }, 'the process could not stop in order')
      throw error
    } finally {
      await Promise.race([written(log), sleep(timeouts.logMs).then(kill)])
    }
  }
  if (!cluster.isWorker) {
    closeWithGrace(options, end)
    return
  }
  let signal: NodeJS.Signals | undefined
  let isStopping = false
  const skip = ['SIGINT', 'SIGTERM'] satisfies NodeJS.Signals[]
  const { close } = closeWithGrace({ ...options, skip }, ({ err }) => {
    isStopping = true
    return end({ signal, err })
  })
  for (const name of skip) {
    process.on(name, () => {
      if (isStopping) return
      signal = name
      void close()
    })
  }
}

/** Resolves when everything logged so far is written. */
export async function written(log: Logger): Promise<void> {
  await new Promise<void>((resolve) => log.flush(() => resolve()))
}

/** Ends the process at once: its exit would wait for a log that nobody reads, for ever. */
function kill(): void {
  process.kill(process.pid, 'SIGKILL')
}
