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

/** A body that takes too long to arrive is answered 408 and its connection closed. */
export async function limitBodyTime(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: NodeJS.ReadableStream,
): Promise<NodeJS.ReadableStream> {
  const ms = isUpload(request) ? timeouts.uploadMs : timeouts.bodyMs
  const timer = setTimeout(() => {
    // The listener is gone once the body is read or abandoned
    if (payload.listenerCount('error') === 0) return
    payload.emit(
      'error',
      new ApiError(
        'request_timeout',
        `The body of the request did not arrive within ${ms / 1000} seconds.`,
      ),
    )
  }, ms)
  const disarm = () => clearTimeout(timer)
  payload.once('end', disarm)
  whenClosed(reply.raw, disarm)
  return payload
}
