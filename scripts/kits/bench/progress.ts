import { progressBar } from '../../progress.ts'

/** Shows the progress of long work at a terminal, and prints a line for each piece elsewhere. */
export interface Progress {
  start(what: string, total: number): void
  advance(by: number, what?: string): void
  stop(): void
}

export function createProgress(): Progress {
  let bar: ReturnType<typeof progressBar>
  return {
    start(what, total) {
      bar = progressBar('{bar} {percentage}% {what}, {eta_formatted} left')
      if (bar) bar.start(Math.round(total), 0, { what })
      else console.error(what)
    },
    advance: (by, what) => bar?.increment(by, what === undefined ? {} : { what }),
    stop: () => bar?.stop(),
  }
}
