import type { FastifyReply, FastifyRequest } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { timeouts } from '../../timeouts.ts'
import type { InFlight } from './in-flight.ts'
import type { Rates } from './rates.ts'

/**
 * Counts a request that needs no token by its address. A refusal is answered late, so that connections that repeat it
 * without a pause cost little.
 */
export async function countByAddress(
  { inFlight, rates }: { readonly inFlight: InFlight; readonly rates: Rates },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  try {
    inFlight.enter(request, reply)
    await rates.count(request, reply)
  } catch (error) {
    await sleep(timeouts.refusalMs)
    throw error
  }
}
