/** Work that a process repeats while somebody needs it. */
export interface Loop {
  /** Begins, unless it runs or was stopped. */
  start(): void
  /** Resolves once the work has ended for good. */
  stop(): Promise<void>
}

/** Returns a loop that runs `work` while it is wanted, with a pause after each run. `work` must not reject. */
export function loopWhile(
  isWanted: () => boolean,
  pauseMs: number,
  work: () => Promise<void>,
): Loop {
  let running: Promise<void> | undefined
  let isStopped = false
  const run = async () => {
    while (!isStopped && isWanted()) {
      await work()
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
    running = undefined
  }
  return {
    start() {
      if (!isStopped) running ??= run()
    },
    async stop() {
      isStopped = true
      await running
    },
  }
}
