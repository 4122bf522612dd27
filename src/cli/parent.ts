import { isRunByNpx } from '../config.ts'

const checkMs = 250

/**
 * Stops the process when the shell from which `npx` started it has ended. npm passes a signal to that shell, which ends
 * without passing it on, so that the server would remain. `npm start` does not need this: the program replaces its
 * shell.
 */
export function stopWithNpx(): void {
  if (!isRunByNpx()) return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    process.kill(process.pid, 'SIGTERM')
  }, checkMs)
  watch.unref()
  // A second signal would cut short what the first one has begun
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => clearInterval(watch))
  }
}
