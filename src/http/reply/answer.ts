import type { FastifyReply } from 'fastify'
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { setImmediate as afterReading } from 'node:timers/promises'
import { sqlState } from '../../db/pool/errors.ts'
import { reasonOf } from '../../platform/storage/store.ts'
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
  /** Instead of a body: writes one for as long as the connection is open. */
  readonly write?: (response: ServerResponse) => void
}

/**
 * Sends an answer; 204 and 304 have no body. It is the last of its connection if the body of the request has not arrived
 * (RFC 9112, section 9.3): HAProxy 2.6 sends the next request to where the rest of a body is awaited that its client has
 * given up, and that request would be read as this rest.
 */
export async function sendAnswer(reply: FastifyReply, answer: Answer): Promise<FastifyReply> {
  const { status, headers, body, open, write } = answer
  const request = reply.request.raw
  // A body that came with its head may not have been parsed yet
  if (!request.complete) await afterReading()
  if (!request.complete) void reply.header('connection', 'close')
  const isHead = reply.request.method === 'HEAD'
  if (!open && !write) {
    void reply.code(status).headers(headers)
    // As Fastify says of a GET; a HEAD may have had a body that was not made
    if (isHead && body === undefined && status !== 304) void reply.header('content-length', '0')
    if (isHead || body === undefined || body.length <= sliceAbove / 4) return reply.send(body)
    return sendLarge(reply, Buffer.from(body))
  }
  if (write && !isHead) {
    void reply.hijack()
    reply.raw.on('close', () => {
      const { errored } = reply.raw
      if (!errored) return
      // Without its message, which may quote a value of the database
      const error = { name: errored.name, code: sqlState(errored) }
      reply.log.error({ requestId: reply.request.id, error }, 'a stream has failed')
    })
    write(reply.raw.writeHead(status, { ...reply.getHeaders(), ...headers } as OutgoingHttpHeaders))
    return reply
  }
  // Nothing is read for a HEAD; and bytes that cannot be opened are still answered with a problem
  const bytes = isHead || !open ? Readable.from([]) : await open()
  bytes.once('error', (error) => {
    const { name, message } = reasonOf(error)
    const details = { requestId: reply.request.id, error: { name, message } }
    reply.log.warn(details, 'the bytes of a file broke off')
  })
  return reply.code(status).headers(headers).send(bytes)
}

function sendLarge(reply: FastifyReply, bytes: Buffer): FastifyReply {
  if (bytes.length <= sliceAbove) return reply.send(bytes)
  const readers = reply.server.readers
  return reply.header('content-length', bytes.length).send(readers.slices(reply, bytes))
}
