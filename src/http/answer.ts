import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'

/** A reply that is ready to be sent. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  /** Instead of a body: opens the bytes of one, as many as `content-length` says. */
  readonly open?: () => Promise<Readable>
}

/** Sends an answer; 204 and 304 have no body. */
export async function send(reply: FastifyReply, answer: Answer): Promise<FastifyReply> {
  const { status, headers, body, open } = answer
  if (!open) return reply.code(status).headers(headers).send(body)
  // Nothing is read for a HEAD; and bytes that cannot be opened are still answered with a problem
  const bytes = reply.request.method === 'HEAD' ? Readable.from([]) : await open()
  return reply.code(status).headers(headers).send(bytes)
}
