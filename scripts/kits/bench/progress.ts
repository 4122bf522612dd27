import { Presets, SingleBar } from 'cli-progress'

/** Shows the progress of long work at a terminal, and prints a line for each piece elsewhere. */
export interface Progress {
  start(what: string, total: number): void
  advance(by: number, what?: string): void
  stop(): void
}

export function createProgress(): Progress {
  if (!process.stderr.isTTY) {
    return {
      start: (what) => console.error(what),
      advance: () => {},
      stop: () => {},
    }
  }
  let bar: SingleBar | undefined
  return {
    start(what, total) {
      bar = new SingleBar(
        { format: '{bar} {percentage}% {what}, {eta_formatted} left', clearOnComplete: true },
        Presets.shades_classic,
      )
      bar.start(Math.round(total), 0, { what })
    },
    advance: (by, what) => bar?.increment(by, what === undefined ? {} : { what }),
    stop: () => bar?.stop(),
  }
}
