import { createServer, type Server } from 'node:http'
import { extname } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
}

/** A server, not listening yet, of the static copy below a path. */
export function staticServer(
  files: ReadonlyMap<string, string | NodeJS.ArrayBufferView>,
  base = '/',
): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost')
    const name = pathname.startsWith(base) ? pathname.slice(base.length) || 'index.html' : pathname
    const content = files.get(name)
    if (content === undefined) response.writeHead(404).end()
    else response.setHeader('content-type', types[extname(name)] ?? 'text/plain').end(content)
  })
}
