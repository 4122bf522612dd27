import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answer } from './reply/answer.ts'
import { header } from './request/request.ts'

/**
 * Lets pages of some origins call the API (Fetch Standard, section 3.2). Tokens are sent by the page and there are no
 * cookies, so an origin that is allowed can do no more than who has a token.
 */
export interface Cors {
  /** Adds to a reply what lets the page that asks read it. Returns whether the request is a preflight of such a page. */
  allow(request: FastifyRequest, reply: FastifyReply): boolean
}

/** The headers that a page may send besides those that every page may. */
export const allowedHeaders = [
  'Authorization',
  'Content-Encoding',
  'Content-Type',
  'Idempotency-Key',
  'If-Match',
  'If-None-Match',
  'If-Range',
  'Last-Event-ID',
  'Range',
  'X-Client-Timezone',
  'X-Request-Id',
  'traceparent',
  'tracestate',
]

/** The headers of replies that a page may read. */
export const exposedHeaders = [
  'Accept-Encoding',
  'Accept-Ranges',
  'Content-Disposition',
  'Content-Length',
  'Content-Range',
  'Deprecation',
  'ETag',
  'Idempotency-Replayed',
  'Link',
  'Location',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Sunset',
  'WWW-Authenticate',
  'X-Request-Id',
]

/** Browsers keep the answer to a preflight no longer than two hours. */
const maxAgeSeconds = 7200

/** Returns the rules for some origins, such as `https://desk.example.com`; `*` stands for all of them. */
export function corsOf(origins: readonly string[]): Cors {
  const isEvery = origins.includes('*')
  const known = new Set(origins)
  return {
    allow(request, reply) {
      if (origins.length === 0) return false
      if (!isEvery) void reply.header('vary', 'origin')
      const origin = header(request, 'origin')
      if (origin === undefined || !(isEvery || known.has(origin))) return false
      void reply.header('access-control-allow-origin', isEvery ? '*' : origin)
      void reply.header('access-control-expose-headers', exposedHeaders.join(', '))
      return isPreflight(request)
    },
  }
}

/** Returns what the answer to a preflight says, if the page may call at all: the methods of the path, and all headers. */
export function preflightHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  methods: string,
): Record<string, string> {
  if (!isPreflight(request) || !reply.hasHeader('access-control-allow-origin')) return {}
  return {
    'access-control-allow-methods': methods,
    'access-control-allow-headers': allowedHeaders.join(', '),
    'access-control-max-age': String(maxAgeSeconds),
  }
}

/**
 * Returns the answer to the preflight of an unknown address, for a page that may call: it cannot read how its request is
 * refused unless the preflight permits the request.
 */
export function preflightOfUnknown(
  request: FastifyRequest,
  reply: FastifyReply,
): Answer | undefined {
  const headers = preflightHeaders(request, reply, 'GET, HEAD, POST, PUT, PATCH, DELETE')
  return Object.keys(headers).length > 0 ? { status: 204, headers, body: undefined } : undefined
}

function isPreflight(request: FastifyRequest): boolean {
  return (
    request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined
  )
}
