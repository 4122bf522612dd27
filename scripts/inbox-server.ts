import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { root } from '../src/lib/root.ts'

const types: Readonly<Record<string, string>> = {
  '/index.html': 'text/html; charset=utf-8',
  '/style.css': 'text/css',
  '/inbox.js': 'text/javascript',
}

/** Serves the files of the example on a port of 127.0.0.1; 0 takes a free one. Resolves once it listens. */
export async function serveInbox(port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
    const path = pathname === '/' ? '/index.html' : pathname
    const type = types[path]
    if (type === undefined) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' })
    createReadStream(join(root, 'docs/examples/inbox', path)).pipe(response)
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return server
}
