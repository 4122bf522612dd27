import type { Worker } from 'node:cluster'

/** A message of node:cluster: of a connection that is handed to a process, or of what was taken. */
interface Handing {
  readonly act?: string
  readonly seq?: number
  readonly ack?: number
}

/**
 * Closes the connections that were handed to a process and that it had not taken when it ended. node:cluster waits for
 * that for ever, so that their clients would, too.
 */
export function closeWhatIsNotTaken({ process: child }: Worker): void {
  const handed = new Map<number, { close(): void }>()
  const send = child.send.bind(child) as (...given: unknown[]) => boolean
  child.send = (message: Handing, handle?: unknown, ...rest: unknown[]) => {
    if (message.act === 'newconn' && message.seq !== undefined) {
      handed.set(message.seq, handle as { close(): void })
    }
    return send(message, handle, ...rest)
  }
  child.on('internalMessage', ({ ack }: Handing) => {
    if (ack !== undefined) handed.delete(ack)
  })
  child.once('exit', () => {
    for (const handle of handed.values()) handle.close()
    handed.clear()
  })
}
