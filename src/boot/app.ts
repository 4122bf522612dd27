import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { api } from '../api/index.ts'
import { authentication } from '../auth/authenticate.ts'
import { actorWatch } from '../auth/watch.ts'
import type { Pool } from '../db/pool/client.ts'
import { newestMigration } from '../db/server/migrate.ts'
import { routeNotFound } from '../errors.ts'
import { type Targets, targets } from '../platform/net/target.ts'
import { sendAnswer } from '../http/reply/answer.ts'
import { pausesOf } from '../http/pauses.ts'
import { type LiveFeed, liveFeedOf } from '../events/live-feed.ts'
import { bind } from '../http/request/bind.ts'
import { corsOf } from '../http/cors.ts'
import { answerBroken, rejectExpectation, securityHeaders } from '../http/reply/bare-problems.ts'
import { answerOthers } from '../http/request/methods.ts'
import { countByAddress } from '../http/limits/by-address.ts'
import { boundConnections } from '../http/limits/connections.ts'
import { registerDocs } from '../http/reply/docs.ts'
import { type Readiness, registerHealth } from '../http/health.ts'
import { defaultStreamBounds, type StreamBounds, streamsOf } from '../http/limits/streams.ts'
import { inFlightOf } from '../http/limits/in-flight.ts'
import { ratesOf } from '../http/limits/rates.ts'
import { refusalsOf } from '../http/limits/refusals.ts'
import type { SharedLimits } from '../http/limits/shared.ts'
import { acceptedRequestId, requireSoundRequest } from '../http/request/sound-requests.ts'
import { notFoundPage } from '../http/reply/not-found-page.ts'
import { instanceOf, problemAnswer, toApiError } from '../http/reply/problems.ts'
import { type ReadingBounds, watchReaders } from '../http/limits/slow-readers.ts'
import type { Shedding } from '../http/limits/shedding.ts'
import { volumeQuotaOf } from '../http/limits/volume-quota.ts'
import { beginTrace, endTrace } from '../http/trace.ts'
import { newId } from '../lib/ids.ts'
import { type Secrets, secretsUnder } from '../lib/seal.ts'
import type { Clock } from '../lib/time.ts'
import { traceIdOf } from '../lib/trace.ts'
import { type Meters, noMeters } from '../platform/telemetry/meters.ts'
import type { Storage } from '../platform/storage/store.ts'
import { timeouts } from '../timeouts.ts'
import { now } from '../lib/clock.ts'

declare module 'fastify' {
  interface FastifyInstance {
    liveFeed: LiveFeed
  }
}

export interface AppOptions {
  readonly pool: Pool
  /** The pool that readiness is probed with. */
  readonly probe: Pool
  readonly readiness: Readiness
  readonly shedding: Shedding
  /** Nothing is counted when absent. */
  readonly meters?: Meters
  readonly clock?: Clock
  readonly log?: FastifyBaseLogger
  /** Addresses and networks of proxies whose `X-Forwarded-For` is believed; none when absent. */
  readonly trustedProxies?: readonly string[]
  /** Origins whose pages may call the API; `*` stands for all of them. */
  readonly corsOrigins?: readonly string[]
  /** Requests per token and minute. */
  readonly rateLimit?: number
  /** Redis through which processes share their rate limits; without it each counts for itself. */
  readonly sharedLimits?: SharedLimits | undefined
  /** Requests that a token may have in flight. */
  readonly maxInFlightPerToken?: number
  /** Bounds of open streams. */
  readonly streams?: StreamBounds
  /** Bytes a day that changes of a workspace may leave in the log, deliveries and kept replies; unbounded when absent. */
  readonly dailyVolumeBytes?: number
  /** Bounds for slow readers of replies. */
  readonly reading?: ReadingBounds
  /** Prefix of absolute links; empty for links relative to the host. */
  readonly publicUrl?: string
  /** Where files are kept. */
  readonly storage: Storage
  /** Without keys when absent. */
  readonly secrets?: Secrets
  /** Public ones alone when absent. */
  readonly targets?: Targets
}

function noCompiler(): never {
  throw new Error('a route has a schema of Fastify')
}

/** A ready Fastify instance that does not listen yet. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { pool, shedding, meters = noMeters, publicUrl = '', trustedProxies = [] } = options
  const app = Fastify({
    ...(options.log ? { loggerInstance: options.log } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    // Lines name the request themselves; a child logger for each would cost more
    childLoggerFactory: (logger) => logger,
    genReqId: ({ headers }) => acceptedRequestId(headers['x-request-id']) ?? newId(),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: 1_048_576,
    requestTimeout: timeouts.requestMs,
    connectionTimeout: timeouts.socketMs,
    // Longer than a proxy's 60 s where there is one, so that the proxy is the one to close
    keepAliveTimeout: publicUrl === '' ? 5000 : 65_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    http: {
      // Refused by us, with a problem for a body
      requireHostHeader: false,
      headersTimeout: timeouts.headersMs,
      connectionsCheckingInterval: 1000,
      maxHeaderSize: 16_384,
    },
    // No longer than a URL can be: an operation refuses any other identifier itself
    routerOptions: { maxParamLength: 16_384 },
    // Validators and serializers are generated; the compilers of Fastify would be loaded at each start
    schemaController: {
      compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler },
    },
    clientErrorHandler: answerBroken,
    frameworkErrors: (error, request, reply) => {
      void reply.headers(securityHeaders).header('x-request-id', request.id)
      void sendAnswer(reply, problemAnswer(toApiError(error), request, publicUrl))
    },
  })
  app.server.on('checkExpectation', rejectExpectation)
  const readers = watchReaders(app.server, options.reading)
  app.decorate('readers', readers)
  app.addHook('onClose', async () => readers.stop())
  app.decorateRequest('actor', undefined)
  app.decorateRequest('cachedActor', undefined)
  app.decorateRequest('trace', undefined)
  app.removeAllContentTypeParsers()
  // Not read here: an operation that takes files reads them as they arrive
  app.addContentTypeParser(/^multipart\/form-data/i, (_, payload, done) => done(null, payload))
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, bytes, done) => done(null, bytes))

  // Before there are hooks and routes: what is awaited ends the registration of those before
  const inFlight = inFlightOf(options.maxInFlightPerToken ?? 20, meters)
  const { rateLimit = 600, sharedLimits } = options
  const rates = await ratesOf(app, rateLimit, sharedLimits, meters)
  const refusals = await refusalsOf(app, rateLimit, sharedLimits, meters)
  boundConnections(app, trustedProxies)
  const answerOther = answerOthers(app)
  const cors = corsOf(options.corsOrigins ?? [])
  const left = new WeakSet<object>()
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(securityHeaders).header('x-request-id', request.id)
    request.trace = beginTrace(request)
    // Each path needs a preflight of its own, which costs no more than the refusal of one would
    const isPreflight = cors.allow(request, reply)
    const isProbe = isHealth(request.url)
    requireSoundRequest(request.raw.rawHeaders, request.method, request.headers, isProbe)
    if (!isProbe && !isPreflight) {
      // Before it takes a place of the server. Operations with a token count it when they know it
      const { route } = request.routeOptions.config
      if (!route || route.isPublic) {
        await countByAddress({ inFlight, rates }, request, reply)
        // A client that has left in the meantime would never release its slot
        if (request.raw.socket.destroyed) return reply.hijack()
      }
      shedding.enter(request.method)
      left.add(request)
    }
    if (options.readiness.draining) void reply.header('connection', 'close')
    // Before its body is read
    return request.is404 ? answerOther(request, reply) : undefined
  })
  app.addHook('onResponse', async (request, reply) => {
    if (left.delete(request)) shedding.leave()
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
  app.addHook('onRequestAbort', async (request) => {
    if (left.delete(request)) shedding.leave()
    endTrace(request)
  })

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

  registerHealth(
    app,
    { probe: options.probe, pool, readiness: options.readiness },
    await newestMigration(),
  )
  registerDocs(app, publicUrl)
  const volume = volumeQuotaOf(pool, options.dailyVolumeBytes ?? Infinity, meters, app.log)
  app.addHook('onClose', async () => volume.stop())
  const pauses = pausesOf(shedding)
  const liveFeed = liveFeedOf(pool, (error) =>
    app.log.warn(described(error), 'Looking for new events failed.'),
  )
  app.decorate('liveFeed', liveFeed)
  app.addHook('preClose', async () => pauses.stop())
  app.addHook('onClose', async () => liveFeed.stop())
  const authenticated = authentication(pool)
  const watch = actorWatch(authenticated, (error) =>
    app.log.warn(described(error), 'Checking the tokens of streams failed.'),
  )
  app.addHook('onClose', async () => watch.stop())
  bind(app, api, {
    volume,
    pool,
    authentication: authenticated,
    watch,
    meters,
    clock: options.clock ?? now,
    inFlight,
    streams: streamsOf(options.streams ?? defaultStreamBounds, meters),
    rates,
    refusals,
    publicUrl,
    storage: options.storage,
    secrets: options.secrets ?? secretsUnder([]),
    targets: options.targets ?? targets(),
    liveFeed,
    pauses,
  })
  return app
}

function isHealth(url: string): boolean {
  return url === '/healthz' || url === '/readyz'
}

/**
 * Returns the members of an error that may be logged: never statements with their values, which contain personal data.
 */
function described(error: unknown): Record<string, unknown> {
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
