import type { Readable } from 'node:stream'

/** The bodies that are inflated, with what they are inflated from. */
const sources = new WeakMap<object, NodeJS.ReadableStream>()

/** Notes what a body is inflated from. */
export function recordSource(body: Readable, source: NodeJS.ReadableStream): void {
  sources.set(body, source)
}

/**
 * Reads the rest of a refused body, so that a client which still sends it gets to read the reply. It is not inflated any
 * further, which could take a thousand times as long.
 */
export function discard(body: Readable): void {
  const source = sources.get(body)
  if (!source) {
    body.resume()
    return
  }
  source.unpipe(body as unknown as NodeJS.WritableStream)
  body.destroy()
  source.resume()
}
