import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Test } from 'tap'
import { listeningFor } from './proxy.ts'

export interface Received {
  readonly headers: Record<string, string>
  readonly body: string
}

export interface Receiver {
  readonly host: string
  readonly url: string
  readonly received: Received[]
}

/** An endpoint on this machine; without an `answer` it takes everything. */
export async function startReceiver(
  test: Test,
  answer: (response: ServerResponse, received: Received, request: IncomingMessage) => void = (
    response,
  ) => response.end(),
): Promise<Receiver> {
  const received: Received[] = []
  const receiver = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (text: string) => (body += text))
    request.on('end', () => {
      const one = { headers: request.headers as Record<string, string>, body }
      received.push(one)
      answer(response, one, request)
    })
  })
  const host = `127.0.0.1:${await listeningFor(test, receiver)}`
  return { host, url: `http://${host}/hook`, received }
}
