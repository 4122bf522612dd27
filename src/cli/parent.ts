import { isRunByNpx } from '../config.ts'

const checkMs = 250

/**
 * Stops the process when the shell that `npx` started it by is gone. npm passes a signal on to that shell, which ends by
 * it and tells nobody, so that the server would stay behind. `npm start` needs no such thing: its shell is replaced by
 * the program.
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
