import pino from 'pino'

/**
 * Returns the destination of a log that is written to a file descriptor. Lines are written together, as a write for each is
 * felt under load. Up to 4096 bytes go into a pipe as a whole, so that the lines of several processes do not mix (pipe(7)).
 * Lines that cannot be written, as on a full disk, wait, 4 MiB of them; `onLost` gets the number of further ones once there
 * is room.
 */
export function logDestination(file: number, onLost: (lines: number) => void) {
  const destination = pino.destination({
    dest: file,
    sync: false,
    minLength: 3072,
    maxLength: 4_194_304,
    maxWrite: 4096,
    periodicFlush: 500,
  })
  let [hasFailed, lost] = [false, 0]
  destination.on('drop', () => (lost += 1))
  destination.on('error', () => (hasFailed = true))
  destination.on('write', () => {
    hasFailed = false
    if (lost === 0) return
    const lines = lost
    lost = 0
    onLost(lines)
  })
  // As the process ends it would repeat a write that fails for ever, so that this is known before
  process.once('beforeExit', () => destination.flush())
  process.prependOnceListener('exit', () => {
    if (hasFailed) destination.destroy()
  })
  return destination
}
