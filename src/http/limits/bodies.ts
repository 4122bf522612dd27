import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../errors.ts'
import { timeouts } from '../../timeouts.ts'
import { reserveMailBody } from './mail-body-quota.ts'
import { codingOf } from '../request/inflate.ts'
import { isUpload } from '../request/request.ts'
import { isRaw, rawLimit } from '../request/validate.ts'
import { whenClosed } from '../when-closed.ts'

/** A body of bytes counts as held until it is answered. Without a length, or with gzip, it may have the most. */
export async function limitRawBody(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!isRaw(request)) return
  const isInflated = codingOf(request) === 'gzip'
  const length = isInflated ? rawLimit : Number(request.headers['content-length'] ?? rawLimit)
  const release = reserveMailBody(request.actor?.workspaceId ?? '', Math.min(length, rawLimit))
  whenClosed(reply.raw, release)
}

/** A body that takes too long to arrive, or stops arriving, is answered 408 and its connection closed. */
export async function limitBodyTime(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: NodeJS.ReadableStream,
): Promise<NodeJS.ReadableStream> {
  const ms = isUpload(request) ? timeouts.uploadMs : timeouts.bodyMs
  const fail = (detail: string) => {
    // The listener is gone once the body is read or abandoned
    if (payload.listenerCount('error') === 0) return
    payload.emit('error', new ApiError('request_timeout', detail))
  }
  const timer = setTimeout(
    () => fail(`The body of the request did not arrive within ${ms / 1000} seconds.`),
    ms,
  )
  request.raw.on('timeout', () => {
    // Bytes that have arrived and are not read yet wait for this process, such as for its storage
    if (request.raw.readableLength > 0) return
    fail(`Nothing of the body of the request arrived for ${timeouts.socketMs / 1000} seconds.`)
  })
  const disarm = () => clearTimeout(timer)
  payload.once('end', disarm)
  whenClosed(reply.raw, disarm)
  return payload
}
