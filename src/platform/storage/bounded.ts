import { Readable } from 'node:stream'
import { withDeadline } from '../../lib/deadline.ts'
import { timeouts } from '../../timeouts.ts'
import { outage } from './store.ts'

/** Bytes that must arrive per millisecond of waiting, beyond the first `storageMs`: 16 KB/s. */
const slowest = 16

/**
 * Returns a stream with the bytes of another one. It fails, and ends the other one, if there are more than `most` or fewer
 * than `least`, if none arrive within `storageMs`, or if they trickle. Time without a read does not count.
 */
export function bounded(source: Readable, most: number, least = 0): Readable {
  async function* passing() {
    const reading = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>
    let bytes = 0
    let waitedMs = 0
    try {
      for (;;) {
        const began = performance.now()
        const { done, value } = await withDeadline(timeouts.storageMs, late, () => reading.next())
        if (done && bytes < least)
          throw outage(new Error(`Only ${bytes} of ${least} bytes arrived.`))
        if (done) return
        waitedMs += performance.now() - began
        bytes += value.length
        if (bytes > most) throw outage(new Error(`More than ${most} bytes arrived.`))
        if (waitedMs > timeouts.storageMs + bytes / slowest) {
          throw outage(new Error('The bytes trickle.'))
        }
        yield value
      }
    } finally {
      source.destroy()
    }
  }
  // Reported through `next()`; what follows it must not end the process
  source.on('error', () => {})
  return Readable.from(passing(), { objectMode: false })
}

function late(): Error {
  return outage(new Error(`Nothing arrived for ${timeouts.storageMs} ms.`))
}
