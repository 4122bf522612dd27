import type { FastifyInstance, FastifyRequest } from 'fastify'
import { corsOf } from '../http/cors.ts'
import { countByAddress } from '../http/limits/by-address.ts'
import type { InFlight } from '../http/limits/in-flight.ts'
import type { Rates } from '../http/limits/rates.ts'
import { sendAnswer } from '../http/reply/answer.ts'
import { securityHeaders } from '../http/reply/bare-problems.ts'
import { notFoundPage } from '../http/reply/not-found-page.ts'
import { instanceOf, problemAnswer, toApiError } from '../http/reply/problems.ts'
import { answerOthers } from '../http/request/methods.ts'
import { requireSoundRequest } from '../http/request/sound-requests.ts'
import { beginTrace, endTrace } from '../http/trace.ts'
import { whenClosed } from '../http/when-closed.ts'
import { traceIdOf } from '../lib/trace.ts'
import { routeNotFound } from '../errors.ts'
import type { AppOptions } from './app-options.ts'

/** Listeners of one event of a reply, above which Node.js warns of a leak. */
const mostListeners = 20

/** Has every request checked when it arrives and counted, traced and logged when its reply has left. */
export function watchRequests(
  app: FastifyInstance,
  { shedding, readiness, meters, corsOrigins }: AppOptions,
  counted: { readonly inFlight: InFlight; readonly rates: Rates },
): void {
  const answerOther = answerOthers(app)
  const cors = corsOf(corsOrigins)
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(securityHeaders).header('x-request-id', request.id)
    request.trace = beginTrace(request)
    // Each limit that a request takes up waits for its end, and so does Fastify: more than the ten of a leak
    reply.raw.setMaxListeners(mostListeners)
    // The reply to a client that has left never finishes, and a request that was read is not aborted
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) endTrace(request)
    })
    // Each path needs a preflight of its own, which costs no more than the refusal of one would
    const isPreflight = cors.allow(request, reply)
    const isProbe = isHealth(request.url)
    requireSoundRequest(request.raw.rawHeaders, request.method, request.headers, isProbe)
    if (!isProbe && !isPreflight) {
      // Before it takes a place of the server. Operations with a token count it when they know it
      const { route } = request.routeOptions.config
      if (!route || route.isPublic) await countByAddress(counted, request, reply)
      shedding.enter(request.method)
      whenClosed(reply.raw, shedding.leave)
    }
    if (readiness.draining) void reply.header('connection', 'close')
    // Before its body is read
    return request.is404 ? answerOther(request, reply) : undefined
  })
  app.addHook('onResponse', async (request, reply) => {
    const operationId = request.routeOptions.config.route?.id
    const ms = Math.round(reply.elapsedTime * 10) / 10
    meters.request(operationId ?? 'none', reply.statusCode, reply.elapsedTime / 1000)
    endTrace(request, reply)
    if (operationId === undefined && reply.statusCode < 400) return
    request.log.info({
      requestId: request.id,
      operationId,
      status: reply.statusCode,
      ms,
      ...callerIn(request),
      // A path has what callers wrote, also by mistake
      ...(request.log.level === 'debug' && {
        method: request.method,
        path: instanceOf(request.url),
      }),
    })
  })
}

/** Answers what has failed, and what is not there, with a problem. */
export function answerFailures(app: FastifyInstance, publicUrl: string): void {
  const pageNotFound = notFoundPage(publicUrl)
  app.setErrorHandler((error, request, reply) => {
    const problem = toApiError(error, request.routeOptions.bodyLimit)
    if (problem.status >= 500 || problem.cause !== undefined) {
      const level = problem.code === 'internal_error' ? 'error' : 'warn'
      request.log[level](
        {
          requestId: request.id,
          ...callerIn(request),
          code: problem.code,
          ...described(problem.cause ?? error),
        },
        problem.message,
      )
    }
    const page = problem.status === 404 ? pageNotFound(request) : undefined
    return sendAnswer(reply, page ?? problemAnswer(problem, request, publicUrl))
  })
  app.setNotFoundHandler(() => {
    throw routeNotFound()
  })
}

function isHealth(url: string): boolean {
  return url === '/healthz' || url === '/readyz'
}

/**
 * Returns the members of an error that may be logged: never statements with their values, which contain personal data.
 */
export function described(error: unknown): Record<string, unknown> {
  const { name, message, code, constraint_name, stack } = error as Record<string, unknown>
  // PostgreSQL quotes the value in messages of class 22
  if (String(code).startsWith('22')) return { error: { name, code } }
  return { error: { name, message, code, constraint: constraint_name, stack } }
}

/** Returns the actor and the trace of a request for its lines of the log. */
function callerIn({ actor, trace }: FastifyRequest): Record<string, string | undefined> {
  return {
    workspace: actor?.workspaceId,
    token: actor?.tokenId,
    traceId: trace && traceIdOf(trace.traceparent),
  }
}
