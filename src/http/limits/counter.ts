import rateLimit, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
  type RateLimitPluginOptions,
} from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SharedLimits } from './shared.ts'
import { setNewest } from '../../lib/set-newest.ts'

export const windowSeconds = 60

/** Keys that a limit counts in this process; past it, those that were not counted for the longest time begin again. */
const mostKeys = 5000

type Count = ReturnType<FastifyInstance['createRateLimit']>

/**
 * Counts requests a minute by a key: of all processes together where they share it, and otherwise, or while that fails, of
 * this process.
 */
export async function counter(
  app: FastifyInstance,
  max: number,
  keyGenerator: (request: FastifyRequest) => string,
  shared: SharedLimits | undefined,
): Promise<Count> {
  const options = { max, timeWindow: windowSeconds * 1000, keyGenerator }
  const countHere = await limiterOf(app, { ...options, store: countsHere })
  if (!shared) return countHere
  const ofAll = { ...options, redis: shared.client, nameSpace: 'switchboard-limit ' }
  const countTogether = await limiterOf(app, ofAll)
  return (request) =>
    shared.count(
      () => countTogether(request),
      () => countHere(request),
    )
}

/**
 * A limit that counts in a store of its own. The plugin is registered for it, as one that it makes by options alone begins
 * each key with the method and the path of a route that it does not have.
 */
async function limiterOf(app: FastifyInstance, options: RateLimitPluginOptions): Promise<Count> {
  let limiter: Count | undefined
  await app.register(async (inside) => {
    await inside.register(rateLimit, { global: false, ...options })
    limiter = inside.createRateLimit()
  })
  if (!limiter) throw new Error('the plugin of rate limits was not registered')
  return limiter
}

/**
 * The counts of this process, which the plugin makes by `new`. Its own ones go by the clock of the machine: when that was
 * set back by an hour, a minute ended an hour later.
 */
const countsHere = function countsHere(): FastifyRateLimitStore {
  const windows = new Map<string, { readonly endsAt: number; current: number }>()
  const counts: FastifyRateLimitStore = {
    incr(key, callback, timeWindow) {
      const at = performance.now()
      const last = windows.get(key)
      const window = last && at < last.endsAt ? last : { endsAt: at + timeWindow, current: 0 }
      window.current += 1
      setNewest(windows, key, window, mostKeys)
      callback(null, { current: window.current, ttl: window.endsAt - at })
    },
    child: () => counts,
  }
  return counts
} as unknown as FastifyRateLimitStoreCtor
