import type { FastifyReply, FastifyRequest, onSendAsyncHookHandler } from 'fastify'
import type { Route } from '../../../generated/routes.ts'

/**
 * Adds to every reply of a deprecated operation, errors included, since when it is deprecated (RFC 9745), until when it
 * works (RFC 8594), and a link to its page, which names what to use instead. Undefined for any other operation.
 */
export function announceDeprecation(
  { id, deprecation }: Route,
  publicUrl: string,
): onSendAsyncHookHandler | undefined {
  if (!deprecation) return undefined
  const link = `<${publicUrl}/docs/operations/${id}>; rel="deprecation"; type="text/html"`
  return async (_: FastifyRequest, reply: FastifyReply) => {
    const others = reply.getHeader('link')
    void reply.headers({
      deprecation: deprecation.at,
      sunset: deprecation.sunset,
      link: others === undefined ? link : `${String(others)}, ${link}`,
    })
  }
}
