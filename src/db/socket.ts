import { createConnection, type NetConnectOpts, type Socket } from 'node:net'
import { timeouts } from '../timeouts.ts'

const driverChunk = 1024

/** Where the driver would connect to: a Unix socket, or the hosts of its URL with their ports. */
export interface Addresses {
  readonly path: string | false
  readonly host: readonly string[]
  readonly port: readonly number[]
}

/** A connected socket to the first host that accepts one. */
export async function connectSocket({ path, host, port }: Addresses): Promise<Socket> {
  const targets = path
    ? [{ path }]
    : host.map((name, index) => ({ host: name, port: port[index] ?? 5432 }))
  let failure: unknown
  for (const target of targets) {
    try {
      return atOnce(await connectTo(target))
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

function connectTo(target: NetConnectOpts): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(target)
    const give = (error: Error) => {
      socket.destroy()
      reject(error)
    }
    socket.setTimeout(timeouts.databaseConnectMs, () =>
      give(Object.assign(new Error('connecting took too long'), { code: 'CONNECT_TIMEOUT' })),
    )
    socket.once('error', give)
    socket.once('connect', () => {
      socket.setTimeout(0).removeAllListeners('timeout').removeListener('error', give)
      // By this name the driver checks the server's certificate
      resolve(Object.assign(socket, 'host' in target ? { host: target.host } : {}))
    })
  })
}

/**
 * A socket that sends what is written in one turn of the event loop with one system call. The driver
 * writes whatever has grown to a kilobyte, and the rest once the turn is over.
 */
function atOnce(socket: Socket): Socket {
  const write = socket.write.bind(socket) as (...given: unknown[]) => boolean
  const uncork = () => socket.uncork()
  return Object.assign(socket, {
    write(chunk: Uint8Array, ...rest: unknown[]) {
      if (chunk.length >= driverChunk && socket.writableCorked === 0) {
        socket.cork()
        // Behind the immediate in which the driver writes the rest
        process.nextTick(setImmediate, uncork)
      }
      return write(chunk, ...rest)
    },
  })
}
