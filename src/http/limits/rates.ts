import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tooMany } from '../../errors.ts'
import { counted } from '../../lib/words.ts'
import type { Meters } from '../../platform/telemetry/meters.ts'
import { counter, windowSeconds } from './counter.ts'
import { networkOfRequest } from './network.ts'
import type { SharedLimits } from './shared.ts'

/** The limits of a workspace as a multiple of those of one of its tokens. */
export const tokensPerWorkspace = 10

export interface Rates {
  /** Counts a request of a token and its workspace, or without one of an address. Throws 429 past a limit. */
  count(request: FastifyRequest, reply: FastifyReply): Promise<void>
}

/** The rate limits (draft-ietf-httpapi-ratelimit-headers), which replies show. */
export async function ratesOf(
  app: FastifyInstance,
  perMinute: number,
  shared: SharedLimits | undefined,
  meters: Meters,
): Promise<Rates> {
  const own = (request: FastifyRequest) =>
    request.actor?.tokenId ?? `public ${networkOfRequest(request)}`
  const ofWorkspace = (request: FastifyRequest) => `workspace ${request.actor?.workspaceId}`
  const perMinuteOfWorkspace = perMinute * tokensPerWorkspace
  const countOwn = await counter(app, perMinute, own, shared)
  const countWorkspace = await counter(app, perMinuteOfWorkspace, ofWorkspace, shared)

  const check = (
    state: Awaited<ReturnType<typeof countOwn>>,
    name: string,
    most: number,
    reply: FastifyReply,
    isShown: boolean,
  ) => {
    if (state.isAllowed) return
    const { remaining, ttlInSeconds, isExceeded } = state
    const policy = `"${name}";q=${most};w=${windowSeconds}`
    if (isShown || isExceeded) {
      void reply.header('ratelimit-policy', policy)
      void reply.header('ratelimit', `"${name}";r=${remaining};t=${ttlInSeconds}`)
    }
    if (!isExceeded) return
    meters.limited('requests')
    throw tooMany(
      `The rate limit is exhausted. Retry in ${counted(ttlInSeconds, 'second')}.`,
      ttlInSeconds,
      policy,
    )
  }

  return {
    async count(request, reply) {
      check(await countOwn(request), 'default', perMinute, reply, true)
      // What is refused to a token does not count against the others of its workspace
      if (!request.actor) return
      check(await countWorkspace(request), 'workspace', perMinuteOfWorkspace, reply, false)
    },
  }
}
