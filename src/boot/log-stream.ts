import { write, writeSync } from 'node:fs'
import { timeouts } from '../timeouts.ts'

/** Up to 4096 bytes go into a pipe as a whole, so that the lines of several processes do not mix (pipe(7)). */
const blockBytes = 4096
/** Lines are written together, as a write for each is felt under load: this many bytes, or what there is after a pause. */
const enoughBytes = 3072
const pauseMs = 500
/** A write into a pipe that was full is repeated after this time. */
const fullPipeMs = 50
/** The most bytes that wait while nothing can be written. */
const mostBytes = 4_194_304

export interface LogStream {
  write(line: string): void
  /** Calls back when all lines are written, or one could not be. */
  flush(done: () => void): void
}

/**
 * Writes lines of a log to a file descriptor. Lines that cannot be written, as on a full disk, are kept and written later;
 * `onLost` gets the number of those that were too many once writing succeeds. Nothing throws and nothing waits for the
 * log, because the process has other work than its log.
 */
export function logStream(file: number, onLost: (lines: number) => void): LogStream {
  const blocks: Buffer[] = []
  const flushing: Array<() => void> = []
  let [open, openBytes, bytes, lost] = ['', 0, 0, 0]
  let isWriting = false

  function closeBlock(): void {
    if (openBytes > 0) blocks.push(Buffer.from(open))
    open = ''
    openBytes = 0
  }

  /** Takes off what was written of the block at this place. */
  function written(at: number, length: number): void {
    bytes -= length
    const rest = blocks[at]!.subarray(length)
    blocks.splice(at, 1, ...(rest.length > 0 ? [rest] : []))
  }

  function writeNext(): void {
    if (isWriting) return
    if (blocks.length === 0) closeBlock()
    const [block] = blocks
    if (block === undefined) {
      for (const done of flushing.splice(0)) done()
      return
    }
    isWriting = true
    write(file, block, (error, length) => {
      isWriting = false
      if (error?.code === 'EAGAIN') {
        setTimeout(writeNext, fullPipeMs)
      } else if (error) {
        // It is repeated after the next pause
        for (const done of flushing.splice(0)) done()
      } else {
        written(0, length)
        reportLost()
        if (blocks.length > 0 || openBytes >= enoughBytes || flushing.length > 0) writeNext()
      }
    })
  }

  function reportLost(): void {
    if (lost === 0) return
    const lines = lost
    lost = 0
    onLost(lines)
  }

  /** Writes what is left when the process ends; a write that is under way ends before the process does. */
  function writeLast(): void {
    closeBlock()
    const first = isWriting ? 1 : 0
    const until = performance.now() + timeouts.logMs
    while (blocks.length > first) {
      try {
        written(first, writeSync(file, blocks[first]!))
      } catch (error) {
        // There is no other place where this could be said
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN' || performance.now() > until) return
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, fullPipeMs)
      }
    }
  }

  setInterval(writeNext, pauseMs).unref()
  process.once('exit', writeLast)
  return {
    write(line) {
      const length = Buffer.byteLength(line)
      if (bytes + length > mostBytes) {
        lost += 1
        return
      }
      if (openBytes + length > blockBytes) closeBlock()
      open += line
      openBytes += length
      bytes += length
      if (openBytes >= enoughBytes || blocks.length > 0) writeNext()
    },
    flush(done) {
      flushing.push(done)
      writeNext()
    },
  }
}
