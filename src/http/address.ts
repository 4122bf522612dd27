import type { FastifyRequest } from 'fastify'
import { isIP } from 'node:net'

/** The longest that PostgreSQL and people write: IPv6 with an IPv4 address at its end. */
const longest = 45

/**
 * The address of the client: that of the connection, or of `X-Forwarded-For` where the connection is a trusted
 * proxy's. What such a proxy passes on instead of an address is not used.
 */
export function addressOf(request: FastifyRequest): string {
  const { ip } = request
  return isIP(ip) !== 0 && ip.length <= longest ? ip : (request.socket.remoteAddress ?? '')
}
