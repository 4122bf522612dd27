import { Presets, SingleBar } from 'cli-progress'

/** Tells people at a terminal how far long work has come; elsewhere a line for each piece of it. */
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
