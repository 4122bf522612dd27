import type { FastifyRequest } from 'fastify'
import { isIP } from 'node:net'

/** The longest that PostgreSQL and people write: IPv6 with an IPv4 address at its end. */
const longest = 45

/**
 * Returns the address of the client: the address of the connection, or of `X-Forwarded-For` if the connection comes
 * from a trusted proxy. A value that is no address is not used.
 */
export function addressOf(request: FastifyRequest): string {
  const { ip } = request
  return isIP(ip) !== 0 && ip.length <= longest ? ip : (request.socket.remoteAddress ?? '')
}
