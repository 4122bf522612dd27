import '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, Recalled } from '../auth/authenticate.ts'
import { ApiError } from '../errors.ts'
import { addressOf } from './address.ts'

export interface Limits {
  /** Counts a request of a token, or without one of an address, and returns the state of its limit. Throws 429 past the limit. */
  request(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** Counts a refused token by where it came from. Throws 429 past the limit. */
  refusal(request: FastifyRequest): Promise<void>
  /** Throws the same 429 while it holds, without counting: before anything is looked up. */
  requireBelowRefusals(request: FastifyRequest): void
}

const windowSeconds = 60
const fewestRefusals = 60
/** Addresses past the limit that are remembered; of more than these, each is looked up and counted. */
const mostBarred = 10_000

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the token is known. */
    actor: Actor | undefined
    /** The same as it was recalled, where it is still to be confirmed. */
    recalled: Recalled | undefined
  }
}

/** The rate limits of this process (draft-ietf-httpapi-ratelimit-headers). */
export function limitsOf(app: FastifyInstance, requestsPerMinute: number): Limits {
  const timeWindow = windowSeconds * 1000
  const refusalsPerMinute = Math.max(fewestRefusals, requestsPerMinute / 10)
  const countRequest = app.createRateLimit({
    max: requestsPerMinute,
    timeWindow,
    keyGenerator: (request) => request.actor?.tokenId ?? `public ${addressOf(request)}`,
  })
  const countRefusal = app.createRateLimit({
    max: refusalsPerMinute,
    timeWindow,
    keyGenerator: (request) => `refused ${addressOf(request)}`,
  })
  const refusalPolicy = `"refused";q=${refusalsPerMinute};w=${windowSeconds}`
  /** When the limit of refusals is over for an address, by the process's clock. */
  const barred = new Map<string, number>()
  const policy = `"default";q=${requestsPerMinute};w=${windowSeconds}`

  return {
    async request(request, reply) {
      const count = await countRequest(request)
      if (count.isAllowed) return
      void reply.header('ratelimit-policy', policy)
      void reply.header('ratelimit', `"default";r=${count.remaining};t=${count.ttlInSeconds}`)
      if (count.isExceeded) throw tooMany(count.ttlInSeconds, policy)
    },
    async refusal(request) {
      const count = await countRefusal(request)
      if (count.isAllowed || !count.isExceeded) return
      const [oldest] = barred.size < mostBarred ? [] : barred.keys()
      if (oldest !== undefined) barred.delete(oldest)
      barred.set(addressOf(request), performance.now() + count.ttlInSeconds * 1000)
      throw tooMany(count.ttlInSeconds, refusalPolicy)
    },
    requireBelowRefusals(request) {
      const address = addressOf(request)
      const until = barred.get(address)
      if (until === undefined) return
      const seconds = Math.ceil((until - performance.now()) / 1000)
      if (seconds > 0) throw tooMany(seconds, refusalPolicy)
      barred.delete(address)
    },
  }
}

function tooMany(retryAfterSeconds: number, policy: string): ApiError {
  return new ApiError(
    'rate_limited',
    `The rate limit is exhausted. Retry in ${retryAfterSeconds} seconds.`,
    {
      members: { retryAfterSeconds, policy },
      headers: { 'retry-after': String(retryAfterSeconds) },
    },
  )
}
