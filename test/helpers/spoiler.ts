import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { Test } from 'tap'
import { type Dispatcher, request } from 'undici'
import type { Json } from './client.ts'
import { listeningFor } from './proxy.ts'

export interface Passing {
  readonly method: string
  readonly url: URL
  readonly headers: Record<string, string>
  /** The request's body, as JSON where it is. */
  body: Json
  /** The reply; only once there is one. */
  status: number
  readonly replyHeaders: Record<string, string>
  reply: Json
}

/** A planted bug: its changes to a request, then to the reply. */
export interface Bug {
  readonly ask?: (passing: Passing) => void
  readonly answer?: (passing: Passing) => void
}

/** The address of a server in front of another one, which it is but for a bug. */
export async function spoiled(t: Test, origin: string, { ask, answer }: Bug): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      void (async () => {
        const { method = 'GET' } = incoming
        const passing: Passing = {
          method,
          url: new URL(incoming.url ?? '/', origin),
          headers: flat(incoming.headers),
          body: parsed(Buffer.concat(chunks).toString()),
          status: 0,
          replyHeaders: {},
          reply: undefined,
        }
        ask?.(passing)
        const { 'content-length': _, host: __, connection: ___, ...headers } = passing.headers
        const body = text(passing.body)
        const response = await request(passing.url, {
          method: method as Dispatcher.HttpMethod,
          headers,
          ...(body !== '' && { body }),
        })
        passing.status = response.statusCode
        Object.assign(passing.replyHeaders, flat(response.headers))
        passing.reply = parsed(await response.body.text())
        answer?.(passing)
        delete passing.replyHeaders['content-length']
        delete passing.replyHeaders['connection']
        outgoing.writeHead(passing.status, passing.replyHeaders).end(text(passing.reply))
      })().catch((error: unknown) => outgoing.destroy(error as Error))
    })
  })
  const port = await listeningFor(t, server)
  return `http://127.0.0.1:${port}`
}

function flat(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]),
  )
}

function parsed(body: string): Json {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

const text = (body: Json): string => (typeof body === 'string' ? body : JSON.stringify(body))
