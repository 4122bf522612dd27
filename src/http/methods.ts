import type { FastifyInstance, HTTPMethods } from 'fastify'
import { basePath } from '../../generated/routes.ts'
import { ApiError, routeNotFound } from '../errors.ts'

/** A path of the contract as the router writes it. */
export function urlOf(path: string): string {
  return basePath + path.replace(/\{(\w+)\}/g, ':$1')
}

const everyMethod = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const

/**
 * 405 with `Allow` for every method that a path of the contract does not have; OPTIONS lists those it has. One
 * route behind all others does it, but for a path that is also the parameter of another one's.
 */
export function refuseOtherMethods(app: FastifyInstance, methodsOf: Map<string, string[]>): void {
  const paths = [...methodsOf]
    // Of two that match, the one with fewer parameters is meant
    .sort(([one], [other]) => one.split('{').length - other.split('{').length)
    .map(([path, methods]) => ({
      segments: (basePath + path).split('/'),
      sample: (basePath + path.replace(/[{}]/g, '')).split('/'),
      url: urlOf(path),
      allowed: [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort(),
    }))
  const refuse = (method: readonly HTTPMethods[], url: string) =>
    app.route({
      method: [...method],
      url,
      exposeHeadRoute: false,
      onRequest: async (request, reply) => {
        const [path = ''] = request.url.split('?')
        const given = path.split('/')
        const meant = paths.find(({ segments }) => isPath(segments, given))
        if (!meant) throw routeNotFound()
        const headers = { allow: meant.allowed.join(', ') }
        if (request.method === 'OPTIONS') return reply.code(204).headers(headers).send()
        // A method that is offered comes here with a parameter that is too long for any
        if (meant.allowed.includes(request.method)) throw routeNotFound()
        const detail = `This path does not support ${request.method}. Use ${meant.allowed.join(', ')}.`
        throw new ApiError('method_not_allowed', detail, { headers })
      },
      handler: async () => undefined,
    })
  refuse(everyMethod, `${basePath}/*`)
  for (const { sample, url, allowed } of paths) {
    const taken = everyMethod.filter(
      (method) =>
        !allowed.includes(method) &&
        paths.some((other) => other.allowed.includes(method) && isPath(other.segments, sample)),
    )
    if (taken.length > 0) refuse(taken, url)
  }
}

/** Whether the segments of a path match those of a template, whose parameters are in braces. */
function isPath(template: readonly string[], segments: readonly string[]): boolean {
  return (
    segments.length === template.length &&
    template.every((part, index) =>
      part.startsWith('{') ? segments[index] !== '' : segments[index] === part,
    )
  )
}
