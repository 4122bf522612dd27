import { Readable } from 'node:stream'
import { withDeadline } from '../../lib/deadline.ts'
import { timeouts } from '../../timeouts.ts'

/** Bytes that must arrive per millisecond of waiting, beyond the first `storageMs`: 16 KB/s. */
const slowest = 16

/**
 * Returns a stream with the bytes of another one. It fails, and ends the other one, if there are more than `most` or fewer
 * than `least`, if none arrive within `storageMs`, or if they trickle. Time without a read does not count. `failure` makes
 * the error of the stream from the cause.
 */
export function bounded(
  source: Readable,
  most: number,
  least = 0,
  failure = (cause: unknown): unknown => cause,
): Readable {
  async function* passing() {
    const reading = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>
    let bytes = 0
    let waitedMs = 0
    try {
      for (;;) {
        const began = performance.now()
        const { done, value } = await withDeadline(timeouts.storageMs, late, () => reading.next())
        if (done && bytes < least) throw new Error(`Only ${bytes} of ${least} bytes arrived.`)
        if (done) return
        waitedMs += performance.now() - began
        bytes += value.length
        if (bytes > most) throw new Error(`More than ${most} bytes arrived.`)
        if (waitedMs > timeouts.storageMs + bytes / slowest) throw new Error('The bytes trickle.')
        yield value
      }
    } catch (error) {
      throw failure(error)
    }
  }
  // Reported through `next()`; what follows it must not end the process
  source.on('error', () => {})
  const content = Readable.from(passing(), { objectMode: false })
  // Also before the first read, when `passing` has not begun
  return content.once('close', () => source.destroy())
}

function late(): Error {
  return new Error(`Nothing arrived for ${timeouts.storageMs} ms.`)
}
