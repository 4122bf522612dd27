import type { FastifyInstance } from 'fastify'
import { type Route, routes } from '../../../generated/routes.ts'
import { inContextOf } from '../../lib/trace.ts'
import { admit } from '../admit.ts'
import { limitRawBody, limitBodyTime } from '../limits/bodies.ts'
import { announceDeprecation } from '../reply/deprecation.ts'
import type { Api } from '../handler.ts'
import { urlOf } from './methods.ts'
import type { AnyHandler, Bound } from '../operation.ts'
import { type Getter, performer } from '../perform.ts'
import { inflateBody } from './inflate.ts'
import { rawLimit, rawType } from './validate.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    route?: Route
  }
}

/** Registers every operation of the contract. */
export function bind(app: FastifyInstance, api: Api, bound: Bound): void {
  for (const route of routes) {
    const handler = handlerOf(api, route)
    const onSend = announceDeprecation(route, bound.publicUrl)
    app.route({
      // Fastify would add a route for each HEAD, which prolongs a start by a twentieth
      method: route.method === 'GET' ? ['GET', 'HEAD'] : route.method,
      url: urlOf(route.path),
      config: { route },
      onRequest: (request, reply) =>
        inContextOf(request.trace?.span, () => admit(route, handler, bound, request, reply)),
      ...(route.method !== 'GET' && { preParsing: [inflateBody, limitBodyTime] }),
      ...(route.bodyTypes.includes(rawType) && {
        bodyLimit: rawLimit,
        preParsing: [limitRawBody, inflateBody, limitBodyTime],
      }),
      ...(onSend && { onSend }),
      handler: performer(route, handler, bound, getterOf(api, route)),
    })
  }
}

function handlerOf(api: Api, { id, tag }: Route): AnyHandler {
  // Sound because `Api` holds exactly the operations of the contract under their tags
  const handler = (api[tag] as unknown as Record<string, AnyHandler>)[id]
  if (!handler) throw new Error(`no handler for ${id}`)
  return handler
}

/** The operation that answers with the object in the reply of a POST; undefined for a POST without such a reply. */
function getterOf(api: Api, { idempotent, etag, secret, successes }: Route): Getter | undefined {
  if (!idempotent || !etag || secret) return undefined
  const schemas = new Set(successes.map(({ schema }) => schema))
  const route = routes.find(
    (one) =>
      one.method === 'GET' &&
      /^[^{]+\/\{id\}$/.test(one.path) &&
      one.successes.every(({ schema }) => schemas.has(schema)),
  )
  if (!route) return undefined
  const handler = handlerOf(api, route)
  return 'unmanaged' in handler ? undefined : { route, handler }
}
