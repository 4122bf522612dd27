import { once } from 'node:events'
import type { Server as HttpServer } from 'node:http'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import type { Test } from 'tap'

export interface Proxy {
  /** The URL given, with the proxy's own port. */
  readonly url: string
  open(): Promise<void>
  /** Ends every connection and refuses new ones. */
  cut(): Promise<void>
  /**
   * Ends a connection instead of handing on what answers the first bytes that match; with `silently` it
   * stays open, and nothing comes any more.
   */
  loseAnswerTo(pattern: RegExp, silently?: boolean): void
}

/** A port of this machine that leads to the server of a URL; closed when the test ends. */
export async function proxyTo(t: Test, url: string): Promise<Proxy> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let pattern: RegExp | undefined
  let isSilent = false
  const join = (near: Socket) => {
    const far = connect(Number(target.port), target.hostname)
    let isLost = false
    near.on('data', (bytes) => {
      if (pattern?.test(bytes.toString('latin1'))) {
        isLost = true
        pattern = undefined
      }
      far.write(bytes)
    })
    far.on('data', (bytes) => {
      if (!isLost) near.write(bytes)
      else if (!isSilent) near.destroy()
    })
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => {}).on('close', () => other.destroy())
    }
  }
  let server = createServer(join)
  const port = await listening(server)
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of sockets) socket.destroy()
    sockets.clear()
    await closed
  }
  t.teardown(cut)
  return {
    url: Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href,
    cut,
    async open() {
      server = createServer(join)
      await listening(server, port)
    },
    loseAnswerTo(bytes, silently = false) {
      pattern = bytes
      isSilent = silently
    },
  }
}

/** Listens until the test ends; resolves with the port. */
export async function listeningFor(t: Test, server: HttpServer): Promise<number> {
  const port = await listening(server)
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  return port
}

/** Resolves with the port; 0 asks for any. */
export async function listening(server: Server, port = 0): Promise<number> {
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}
