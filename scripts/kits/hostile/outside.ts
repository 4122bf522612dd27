import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** Ports of this machine that the server under test may reach, each lent to one case at a time. */
export interface Outside {
  readonly addresses: readonly string[]
  /** Lends a port and passes its connections to `onConnection`. Throws if all ports are lent. */
  lend(onConnection: (socket: Socket) => void): { host: string; port: number }
  /** Takes all ports back and ends their connections. */
  takeBack(): void
  close(): Promise<void>
}

const host = '127.0.0.1'

interface Port {
  readonly server: Server
  readonly port: number
  readonly sockets: Set<Socket>
  onConnection: ((socket: Socket) => void) | undefined
}

/** Opens the ports before the server starts, since its settings have to name them. */
export async function openOutside(count: number): Promise<Outside> {
  const ports = await Promise.all(Array.from({ length: count }, openPort))
  const takeBack = () => {
    for (const port of ports) {
      port.onConnection = undefined
      for (const socket of port.sockets) socket.destroy()
    }
  }
  return {
    addresses: ports.map(({ port }) => `${host}:${port}`),
    lend(onConnection) {
      const free = ports.find((port) => port.onConnection === undefined)
      if (!free) throw new Error(`a case has all ${count} ports already`)
      free.onConnection = onConnection
      return { host, port: free.port }
    },
    takeBack,
    async close() {
      takeBack()
      await Promise.all(ports.map(({ server }) => new Promise((resolve) => server.close(resolve))))
    },
  }
}

async function openPort(): Promise<Port> {
  const server = createServer()
  const sockets = new Set<Socket>()
  await once(server.listen(0, host), 'listening')
  const port: Port = {
    server,
    port: (server.address() as AddressInfo).port,
    sockets,
    onConnection: undefined,
  }
  server.on('connection', (socket) => {
    // The server under test may end a hostile connection at any moment
    socket.on('error', () => {})
    if (!port.onConnection) {
      socket.destroy()
      return
    }
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    port.onConnection(socket)
  })
  return port
}

/** Writes as long as anybody reads. */
export function flood(socket: Socket, piece: string): void {
  const bytes = Buffer.from(piece.repeat(Math.ceil(65_536 / piece.length)), 'latin1')
  const more = () => {
    while (!socket.destroyed && socket.write(bytes));
  }
  socket.on('drain', more)
  more()
}
