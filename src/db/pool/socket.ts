import { createConnection, type NetConnectOpts, type Socket } from 'node:net'
import type { Address } from './hosts.ts'

const driverChunk = 1024

/** Connects a socket to an address. Throws an error after a timeout. */
export async function connectSocket(address: Address, timeoutMs: number): Promise<Socket> {
  return atOnce(await connectTo(address, timeoutMs))
}

function connectTo(target: NetConnectOpts, timeoutMs: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(target)
    const fail = (error: Error) => {
      socket.destroy()
      reject(error)
    }
    socket.setTimeout(timeoutMs, () =>
      fail(Object.assign(new Error('connecting took too long'), { code: 'CONNECT_TIMEOUT' })),
    )
    socket.once('error', fail)
    socket.once('connect', () => {
      socket.setTimeout(0).removeAllListeners('timeout').removeListener('error', fail)
      // The driver compares the server's certificate with this name
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
