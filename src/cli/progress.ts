import { Presets, SingleBar } from 'cli-progress'

/**
 * Does long work under a bar on standard error, which is drawn only on a terminal and has ended before the work's result
 * or error is printed. `what` names what is counted, such as `mails`.
 */
export async function withProgress<T>(
  what: string,
  total: number,
  work: (bar: SingleBar) => Promise<T>,
): Promise<T> {
  const bar = new SingleBar(
    { format: ` {bar} {percentage}% | {value} of {total} ${what} | {eta_formatted} left{at}` },
    Presets.shades_classic,
  )
  try {
    bar.start(total, 0, { at: '' })
    return await work(bar)
  } finally {
    bar.stop()
  }
}
