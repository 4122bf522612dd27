import type { Socket } from 'node:net'
import type { Shedding } from './limits/shedding.ts'

/** The requests of a process that only wait. */
export interface Pauses {
  /**
   * Waits until `begin` has called what it is given, for `ms` at most if it is given, until the client has left or the
   * process stops. Then calls what `begin` returned. The request counts as no load meanwhile.
   */
  wait(socket: Socket, begin: (done: () => void) => () => void, ms?: number): Promise<void>
  /** Ends all waiting, now and from now on. */
  stop(): void
}

export function pausesOf(shedding: Pick<Shedding, 'pause'>): Pauses {
  const waiting = new Set<() => void>()
  let isStopped = false
  return {
    wait: (socket, begin, ms) =>
      shedding.pause(
        new Promise<void>((resolve) => {
          const finish = () => {
            if (!waiting.delete(finish)) return
            clearTimeout(timer)
            socket.off('close', finish)
            end()
            resolve()
          }
          waiting.add(finish)
          const timer = ms === undefined ? undefined : setTimeout(finish, ms)
          socket.on('close', finish)
          let end = () => {}
          end = begin(finish)
          if (isStopped || socket.destroyed) finish()
        }),
      ),
    stop() {
      isStopped = true
      for (const finish of [...waiting]) finish()
    },
  }
}
