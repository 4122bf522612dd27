import { finished, type Transform } from 'node:stream'

/**
 * Pipes a body into what changes it. An error of the body ends both, and so does a client that has left before. Not
 * pipeline(): on errors it takes the socket from a request (Node's streams/destroy), which others still use.
 */
export function piped<T extends Transform>(body: NodeJS.ReadableStream, into: T): T {
  // It may fail before anybody reads it
  into.on('error', () => {})
  finished(body, (error) => {
    if (error) into.destroy(error)
  })
  return body.pipe(into)
}
