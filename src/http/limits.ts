import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, Recalled } from '../auth/authenticate.ts'
import { ApiError } from '../errors.ts'
import type { Meters } from '../metrics/meters.ts'
import { addressOf } from './address.ts'
import type { SharedLimits } from './shared-limits.ts'

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

/**
 * The rate limits (draft-ietf-httpapi-ratelimit-headers): of all processes together where they share them, and
 * otherwise, or while that fails, of this process.
 */
export async function limitsOf(
  app: FastifyInstance,
  requestsPerMinute: number,
  shared: SharedLimits | undefined,
  meters: Meters,
): Promise<Limits> {
  const timeWindow = windowSeconds * 1000
  const refusalsPerMinute = Math.max(fewestRefusals, Math.trunc(requestsPerMinute / 10))
  const counter = async (max: number, keyGenerator: (request: FastifyRequest) => string) => {
    const options = { max, timeWindow, keyGenerator }
    const countHere = await limiterOf(app, options)
    const countTogether =
      shared &&
      (await limiterOf(app, { ...options, redis: shared.client, nameSpace: 'switchboard-limit ' }))
    return (request: FastifyRequest) =>
      shared && countTogether
        ? shared.count(
            () => countTogether(request),
            () => countHere(request),
          )
        : countHere(request)
  }
  const countRequest = await counter(
    requestsPerMinute,
    (request) => request.actor?.tokenId ?? `public ${addressOf(request)}`,
  )
  const countRefusal = await counter(
    refusalsPerMinute,
    (request) => `refused ${addressOf(request)}`,
  )
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
      if (!count.isExceeded) return
      meters.limited('requests')
      throw tooMany(count.ttlInSeconds, policy)
    },
    async refusal(request) {
      const count = await countRefusal(request)
      if (count.isAllowed || !count.isExceeded) return
      const [oldest] = barred.size < mostBarred ? [] : barred.keys()
      if (oldest !== undefined) barred.delete(oldest)
      barred.set(addressOf(request), performance.now() + count.ttlInSeconds * 1000)
      meters.limited('refused_tokens')
      throw tooMany(count.ttlInSeconds, refusalPolicy)
    },
    requireBelowRefusals(request) {
      const address = addressOf(request)
      const until = barred.get(address)
      if (until === undefined) return
      const seconds = Math.ceil((until - performance.now()) / 1000)
      if (seconds > 0) {
        meters.limited('refused_tokens')
        throw tooMany(seconds, refusalPolicy)
      }
      barred.delete(address)
    },
  }
}

/**
 * A limit that counts in a store of its own. The plugin is registered for it, as one that it makes by options alone begins
 * each key with the method and the path of a route that it does not have.
 */
async function limiterOf(
  app: FastifyInstance,
  options: RateLimitPluginOptions,
): Promise<ReturnType<FastifyInstance['createRateLimit']>> {
  let limiter: ReturnType<FastifyInstance['createRateLimit']> | undefined
  await app.register(async (inside) => {
    await inside.register(rateLimit, { global: false, ...options })
    limiter = inside.createRateLimit()
  })
  if (!limiter) throw new Error('the plugin of rate limits was not registered')
  return limiter
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
