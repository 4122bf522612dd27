import { Presets, SingleBar } from 'cli-progress'

/** A bar at a terminal, which is gone once it stops; undefined elsewhere. */
export function progressBar(
  format: string,
  isTerminal = process.stderr.isTTY,
): SingleBar | undefined {
  return isTerminal
    ? new SingleBar({ format, clearOnComplete: true }, Presets.shades_classic)
    : undefined
}
