import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { Stage } from './stage.ts'

/** A network between a process and a server that can be lost. */
export interface Network {
  readonly port: number
  /** Loses all bytes from now on without an error, as a cut cable does. */
  lose(): void
  /** Delivers the bytes that were lost, late. */
  restore(): void
}

/** A port that leads to another one of this machine. */
export async function networkTo(stage: Stage, target: number): Promise<Network> {
  const sockets = new Set<Socket>()
  let isLost = false
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('data', (bytes) => other.write(bytes))
      one.on('error', () => {})
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      if (isLost) one.pause()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stage.defer(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return {
    port: (server.address() as AddressInfo).port,
    lose() {
      isLost = true
      for (const socket of sockets) socket.pause()
    },
    restore() {
      isLost = false
      for (const socket of sockets) socket.resume()
    },
  }
}
