import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  acceptedTraceparent,
  failSpan,
  type Span,
  SpanKind,
  startSpan,
  type Traceparent,
  traceparentOf,
} from '../lib/trace.ts'

export interface RequestTrace {
  /** The parent of the spans that continue the request: its own span, or else the caller's. */
  readonly traceparent: Traceparent
  /** Undefined when no spans are recorded. */
  readonly span: Span | undefined
}

declare module 'fastify' {
  interface FastifyRequest {
    trace: RequestTrace | undefined
  }
}

/** Begins the part of a trace that a request is: of its caller's trace, or of a new one. */
export function beginTrace(request: FastifyRequest): RequestTrace | undefined {
  const given = acceptedTraceparent(request.headers['traceparent'])
  const { route } = request.routeOptions.config
  const span =
    route &&
    startSpan(`${route.method} ${route.path}`, {
      kind: SpanKind.SERVER,
      parent: given ?? null,
      attributes: {
        'http.request.method': route.method,
        'http.route': route.path,
        'switchboard.operation': route.id,
        'switchboard.request.id': request.id,
      },
    })
  const traceparent = span ? traceparentOf(span) : given
  return traceparent === undefined ? undefined : { traceparent, span }
}

/** Ends it with what was answered, or without a reply when the connection was closed before. */
export function endTrace(request: FastifyRequest, reply?: FastifyReply): void {
  const span = request.trace?.span
  if (!span?.isRecording()) return
  if (request.actor) {
    span.setAttribute('switchboard.workspace.id', request.actor.workspaceId)
    span.setAttribute('switchboard.token.id', request.actor.tokenId)
  }
  if (!reply) failSpan(span, { name: 'aborted' })
  else {
    span.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) failSpan(span, { code: reply.statusCode })
  }
  span.end()
}
