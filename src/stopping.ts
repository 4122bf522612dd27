import closeWithGrace from 'close-with-grace'
import cluster from 'node:cluster'
import { timeouts } from './timeouts.ts'

/** Why a process ends: a signal, or an error that nobody caught. */
export interface Reason {
  readonly signal?: NodeJS.Signals | undefined
  readonly err?: Error | undefined
}

/**
 * Has the process end by `stop`, at the latest after 25 seconds: with the code 0, or 1 after an error. A second signal ends it
 * at once. Not so in a process of a cluster, which gets one from the terminal or the init system and the same again from
 * its primary process.
 */
export function stopBy(stop: (reason: Reason) => Promise<void>): void {
  const options = { delay: timeouts.stopMs, logger: false } as const
  if (!cluster.isWorker) {
    closeWithGrace(options, stop)
    return
  }
  let signal: NodeJS.Signals | undefined
  let isStopping = false
  const skip = ['SIGINT', 'SIGTERM'] satisfies NodeJS.Signals[]
  const { close } = closeWithGrace({ ...options, skip }, ({ err }) => {
    isStopping = true
    return stop({ signal, err })
  })
  for (const name of skip) {
    process.on(name, () => {
      if (isStopping) return
      signal = name
      void close()
    })
  }
}
