import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate as afterReading } from 'node:timers/promises'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { corsOf, preflightOfUnknown } from '../http/cors.ts'
import { sendAnswer } from '../http/reply/answer.ts'
import { answerBroken, rejectExpectation, securityHeaders } from '../http/reply/bare-problems.ts'
import { problemAnswer, toApiError } from '../http/reply/problems.ts'
import { acceptedRequestId } from '../http/request/sound-requests.ts'
import { newId } from '../lib/ids.ts'
import { timeouts } from '../timeouts.ts'
import type { AppOptions } from './app-options.ts'

/** Returns a Fastify instance without routes that reads requests as the API wants them read. */
export function fastifyOf(options: AppOptions): FastifyInstance {
  const { log, publicUrl, trustedProxies, corsOrigins } = options
  const cors = corsOf(corsOrigins)
  const app = Fastify({
    ...(log ? { loggerInstance: log } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    // Lines name the request themselves; a child logger for each would cost more
    childLoggerFactory: (logger) => logger,
    genReqId: ({ headers }) => acceptedRequestId(headers['x-request-id']) ?? newId(),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: 1_048_576,
    requestTimeout: timeouts.requestMs,
    connectionTimeout: timeouts.socketMs,
    // Longer than a proxy's 60 s where there is one, so that the proxy is the one to close
    keepAliveTimeout: publicUrl === '' && trustedProxies.length === 0 ? 5000 : 65_000,
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
      cors.allow(request, reply)
      const problem = problemAnswer(toApiError(error), request, publicUrl)
      void sendAnswer(reply, preflightOfUnknown(request, reply) ?? problem)
    },
  })
  // Their number is counted by requireSoundRequest(): Node.js 22 and 24 call a 1,001st header too large, Node.js 20 drops it
  app.server.maxHeadersCount = 0
  app.server.on('checkExpectation', rejectExpectation)
  // The body is asked for when it is read: a request that is refused by its head needs none (RFC 9110, section 10.1.1)
  app.server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    request.once('resume', () => {
      if (!response.headersSent) response.writeContinue()
    })
    app.server.emit('request', request, response)
  })
  // A connection seems idle while the event loop has not read the request that has arrived on it
  app.addHook('preClose', async () => afterReading())
  app.decorateRequest('actor', undefined)
  app.decorateRequest('cachedActor', undefined)
  app.decorateRequest('trace', undefined)
  app.removeAllContentTypeParsers()
  // Not read here: an operation that takes files reads them as they arrive
  app.addContentTypeParser(/^multipart\/form-data/i, (_, payload, done) => done(null, payload))
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, bytes, done) => done(null, bytes))
  return app
}

function noCompiler(): never {
  throw new Error('a route has a schema of Fastify')
}
