import type { FastifyRequest } from 'fastify'
import type { Route } from '../../generated/routes.ts'
import type { Actor } from '../auth/authenticate.ts'
import type { PoolCaller } from '../db/client.ts'
import type { Input } from './validate.ts'

/** Who uses the database in a request, and for what. A public operation has no actor. */
export function callerOf(
  route: Route,
  actor: Actor | undefined,
  input: Input,
  request: FastifyRequest,
): PoolCaller {
  const { socket } = request.raw
  const list = route.method === 'GET' ? listOf(route, input.query) : undefined
  return {
    workspaceId: actor?.workspaceId ?? '',
    tokenId: actor?.tokenId ?? '',
    isGone: () => socket.destroyed,
    ...(list !== undefined && { list }),
  }
}

/**
 * Names a list: those of one name take about as long, as they have the same filters and order, and their
 * pages are about as deep. Undefined for what reads one object, by the key at the end of its path.
 */
function listOf(route: Route, given: unknown): string | undefined {
  if (route.path.endsWith('}')) return undefined
  const query = given as Readonly<Record<string, unknown>>
  const names = Object.keys(query).filter((name) => query[name] !== undefined)
  const { page, pageSize, sort } = query
  const digits = String(Number(page ?? 1) * Number(pageSize ?? 1)).length
  return `${route.id} ${names.join()} ${String(sort)} ${digits}`
}
