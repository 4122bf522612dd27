import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../errors.ts'
import type { Meters } from '../metrics/meters.ts'
import { addressOf } from './address.ts'

export interface InFlight {
  /**
   * Takes a place for a request until its reply has left or its connection is closed: one of the
   * token's, or without a token one of the address. Throws 429 when all are taken.
   */
  enter(request: FastifyRequest, reply: FastifyReply): void
}

const retryAfterSeconds = 1

/** Bounds the requests that one caller has in flight in this process. */
export function inFlightOf(most: number, meters: Meters): InFlight {
  const taken = new Map<string, number>()
  const policy = `"in-flight";q=${most};qu="concurrent-requests"`

  return {
    enter(request, reply) {
      const caller = request.actor?.tokenId ?? `address ${addressOf(request)}`
      const count = taken.get(caller) ?? 0
      if (count >= most) {
        meters.limited('in_flight')
        throw new ApiError(
          'rate_limited',
          `The token already has ${most} requests in flight. Wait for one of their responses.`,
          {
            members: { retryAfterSeconds, policy },
            headers: { 'retry-after': String(retryAfterSeconds) },
          },
        )
      }
      taken.set(caller, count + 1)
      reply.raw.once('close', () => {
        const left = (taken.get(caller) ?? 1) - 1
        if (left > 0) taken.set(caller, left)
        else taken.delete(caller)
      })
    },
  }
}
