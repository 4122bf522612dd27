import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Route } from '../../generated/routes.ts'
import type { Actor, Authentication, CachedActor } from '../auth/authenticate.ts'
import { requireScope } from '../auth/scopes.ts'
import { ApiError } from '../errors.ts'
import { timeouts } from '../timeouts.ts'
import { addressOf } from './request/address.ts'
import { unknownPath } from './request/methods.ts'
import { withTimeout } from './with-timeout.ts'
import type { Refusals } from './limits/refusals.ts'
import { type AnyHandler, type Bound, isUndoable } from './operation.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the token is known. */
    actor: Actor | undefined
    /** The cached actor, if it is still to be confirmed. */
    cachedActor: CachedActor | undefined
  }
}

/** Admits a request with a valid `Accept`, a valid token with the scopes, and a free slot in its limits. */
export async function admit(
  route: Route,
  handler: AnyHandler,
  { authentication, refusals, inFlight, streams, rates, meters, volume }: Bound,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  // The router finds `/tickets/` to be `/tickets/{id}` of an empty id
  if (Object.values(request.params as object).includes('')) throw unknownPath(request)
  // Counted by its address already
  if (route.isPublic) {
    requireAccepted(route, request.headers.accept)
    return
  }
  const cachedActor = isUndoable(route, handler, request.headers['content-type'])
    ? authentication.cached(request.headers.authorization)
    : undefined
  // What is known of an actor may be old, so it lets in but does not refuse
  const isCached = cachedActor !== undefined && route.scopes.every(cachedActor.actor.can)
  request.cachedActor = isCached ? cachedActor : undefined
  meters.actor(isCached)
  const actor = isCached
    ? cachedActor.actor
    : await identify(authentication, refusals, request).catch((error: unknown) => {
        // The refusal is a reply to an address, which may be slow to read it
        inFlight.enter(request, reply)
        throw error
      })
  request.actor = actor
  const slots = route.isStream ? streams : inFlight
  slots.enter(request, reply)
  await rates.count(request, reply)
  requireScopes(route, actor)
  if (route.method !== 'GET') volume.require(actor.workspaceId)
  requireAccepted(route, request.headers.accept)
}

/** Throws 403 unless the actor has every scope of an operation, or is a user in an operation on own objects. */
export function requireScopes(route: Route, actor: Actor): void {
  if (route.isOwn && actor.userId !== null) return
  requireScope(actor, ...route.scopes)
}

/** The actor of a request's token. Throws 401; a wrong token counts against its address. */
export async function identify(
  authentication: Authentication,
  refusals: Refusals,
  request: FastifyRequest,
  isKnown = authentication.isKnown(request.headers.authorization),
): Promise<Actor> {
  // An address with too many wrong tokens gets one look-up a second; a token that was valid before is still admitted
  if (!isKnown) refusals.requireLookUp(request)
  try {
    const { authorization } = request.headers
    const identified = authentication.identify(authorization, addressOf(request))
    return await withTimeout(identified, timeouts.admitMs)
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) await refusals.count(request)
    throw error
  }
}

/** Throws 406 when `Accept` rules out the media type that an operation answers with, unless that is the type of a file. */
function requireAccepted(route: Route, accept: string | undefined): void {
  if (route.isBinary || accept === undefined || /^(\*\/\*)?$/.test(accept)) return
  const mediaType = route.isStream ? 'text/event-stream' : 'application/json'
  // The most specific of the ranges that it is in counts (RFC 9110, section 12.5.1)
  const ranges = [mediaType, mediaType.replace(/\/.*/, '/*'), '*/*']
  const accepted = new Map<string, boolean>()
  for (const range of accept.split(',')) {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const refused = parameters.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter))
    accepted.set(type, accepted.get(type) === true || !refused)
  }
  const range = ranges.find((one) => accepted.has(one)) ?? 'application/problem+json'
  if (accepted.get(range) !== true) {
    throw new ApiError(
      'not_acceptable',
      `Responses are ${mediaType}, which the header "Accept" excludes.`,
    )
  }
}
