import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tooMany } from '../../errors.ts'
import { counted } from '../../lib/words.ts'
import type { Meters } from '../../platform/telemetry/meters.ts'
import { counter, windowSeconds } from './counter.ts'
import { networkOfRequest } from './network.ts'
import type { SharedLimits } from './shared.ts'
import { setNewest } from '../../lib/set-newest.ts'

export interface Refusals {
  /** Counts a refused token by where it came from. Throws 429 past the limit. */
  count(request: FastifyRequest): Promise<void>
  /**
   * Throws 429, without counting, where an address past the limit has had a token looked up within a second. A right
   * token that this process has not seen yet comes in by that one look-up.
   */
  requireLookUp(request: FastifyRequest): void
}

const fewest = 60
/** Addresses past the limit that are remembered; of more than these, each token is looked up and counted. */
const mostBarred = 10_000
const lookUpEveryMs = 1000

/** Limits of wrong tokens, by `performance.now()`. */
interface Barred {
  readonly until: number
  nextLookUpAt: number
}

/** Bounds the refused tokens a minute of one address: a tenth of what a token may ask, and 60 at least. */
export async function refusalsOf(
  app: FastifyInstance,
  requestsPerMinute: number,
  shared: SharedLimits | undefined,
  meters: Meters,
): Promise<Refusals> {
  const most = Math.max(fewest, Math.trunc(requestsPerMinute / 10))
  const key = (request: FastifyRequest) => `refused ${networkOfRequest(request)}`
  const count = await counter(app, most, key, shared)
  const barred = new Map<string, Barred>()

  const throwTooMany = (seconds: number): never => {
    meters.limited('refused_tokens')
    throw tooMany(
      `The address has sent too many wrong tokens. Retry in ${counted(seconds, 'second')}.`,
      seconds,
      `"refused";q=${most};w=${windowSeconds}`,
    )
  }

  return {
    async count(request) {
      const counted = await count(request)
      if (counted.isAllowed || !counted.isExceeded) return
      const network = networkOfRequest(request)
      const now = performance.now()
      const bar = {
        until: now + counted.ttlInSeconds * 1000,
        nextLookUpAt: barred.get(network)?.nextLookUpAt ?? now + lookUpEveryMs,
      }
      setNewest(barred, network, bar, mostBarred)
      throwTooMany(counted.ttlInSeconds)
    },
    requireLookUp(request) {
      const network = networkOfRequest(request)
      const found = barred.get(network)
      if (!found) return
      const now = performance.now()
      if (now >= found.until) barred.delete(network)
      else if (now < found.nextLookUpAt) throwTooMany(1)
      else found.nextLookUpAt = now + lookUpEveryMs
    },
  }
}
