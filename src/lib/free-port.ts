import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** Returns a free port: the one that is asked for, or any for 0. Rejects if it cannot be listened on. */
export async function freePort(port = 0, host = '127.0.0.1'): Promise<number> {
  const server = createServer().listen(port, host)
  await once(server, 'listening')
  const { port: free } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return free
}
