import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'
import { type Readers, sliceAbove } from '../limits/slow-readers.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readers: Readers
  }
}

/** A reply that is ready to be sent. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  /** Id of the object in a body that has an ETag. */
  readonly objectId?: string
  /** Instead of a body: opens the bytes of one, as many as `content-length` says. */
  readonly open?: () => Promise<Readable>
}

/** Sends an answer; 204 and 304 have no body. */
export async function sendAnswer(reply: FastifyReply, answer: Answer): Promise<FastifyReply> {
  const { status, headers, body, open } = answer
  const isHead = reply.request.method === 'HEAD'
  if (!open) {
    void reply.code(status).headers(headers)
    // As Fastify says of a GET; a HEAD may have had a body that was not made
    if (isHead && body === undefined && status !== 304) void reply.header('content-length', '0')
    if (isHead || body === undefined || body.length <= sliceAbove / 4) return reply.send(body)
    return sendLarge(reply, Buffer.from(body))
  }
  // Nothing is read for a HEAD; and bytes that cannot be opened are still answered with a problem
  const bytes = isHead ? Readable.from([]) : await open()
  return reply.code(status).headers(headers).send(bytes)
}

function sendLarge(reply: FastifyReply, bytes: Buffer): FastifyReply {
  if (bytes.length <= sliceAbove) return reply.send(bytes)
  const readers = reply.server.readers
  return reply.header('content-length', bytes.length).send(readers.slices(reply, bytes))
}
