import type { FastifyInstance } from 'fastify'
import { type Route, routes } from '../../generated/routes.ts'
import { within } from '../lib/trace.ts'
import { admit } from './admit.ts'
import { holdRawBody, limitBodyTime } from './body-limits.ts'
import { announceDeprecation } from './deprecation.ts'
import type { Api } from './handler.ts'
import { urlOf } from './methods.ts'
import type { AnyHandler, Bound } from './operation.ts'
import { performer } from './perform.ts'
import { rawLimit, rawType } from './validate.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    route?: Route
  }
}

/** Registers every operation of the contract. */
export function bind(app: FastifyInstance, api: Api, bound: Bound): void {
  for (const route of routes) {
    // Sound because `Api` holds exactly the operations of the contract under their tags
    const handler = (api[route.tag] as unknown as Record<string, AnyHandler>)[route.id]
    if (!handler) throw new Error(`no handler for ${route.id}`)
    const onSend = announceDeprecation(route, bound.publicUrl)
    app.route({
      // Fastify would add a route for each HEAD, which prolongs a start by a twentieth
      method: route.method === 'GET' ? ['GET', 'HEAD'] : route.method,
      url: urlOf(route.path),
      config: { route },
      onRequest: (request, reply) =>
        within(request.trace?.span, () => admit(route, handler, bound, request, reply)),
      ...(route.method !== 'GET' && { preParsing: limitBodyTime }),
      ...(route.bodyTypes.includes(rawType) && {
        bodyLimit: rawLimit,
        preParsing: [holdRawBody, limitBodyTime],
      }),
      ...(onSend && { onSend }),
      handler: performer(route, handler, bound),
    })
  }
}
