import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { basePath, routes } from '../../../generated/routes.ts'
import { ApiError, routeNotFound } from '../../errors.ts'
import { nearest } from '../../lib/words.ts'
import { preflightHeaders, preflightOfUnknown } from '../cors.ts'
import { sendAnswer } from '../reply/answer.ts'

/** A path of the contract as the router writes it. */
export function urlOf(path: string): string {
  return basePath + path.replace(/\{(\w+)\}/g, ':$1')
}

interface Path {
  /** `:id` stands for a segment, and `*` at the end for the rest. */
  readonly url: string
  readonly segments: readonly string[]
  readonly allowed: readonly string[]
}

const operations = operationPaths()

/** Returns a 404 that names the path which was probably meant. */
export function unknownPath({ url }: Pick<FastifyRequest, 'url'>): ApiError {
  const [path = ''] = url.split('?')
  return routeNotFound(similarPath(path))
}

const everyMethod = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const

/** Answers a request whose path or method no route has. Throws 404, or 405 with `Allow`; OPTIONS lists the methods. */
export type AnswerOther = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Notes the paths of all routes that are added from now on, and answers the requests that none of them is for. */
export function answerOthers(app: FastifyInstance): AnswerOther {
  const pages = new Map<string, Set<string>>()
  const find = (given: readonly string[]): Path | undefined =>
    operations.find(({ segments }) => isPath(segments, given)) ??
    [...pages]
      .map(([url, methods]) => pathOf(url, [...methods]))
      .find(({ segments }) => isPath(segments, given))
  const answer: AnswerOther = async (request, reply) => {
    const [path = ''] = request.url.split('?')
    const found = find(path.split('/'))
    if (!found) {
      const permitted = preflightOfUnknown(request, reply)
      if (permitted) return sendAnswer(reply, permitted)
      throw unknownPath(request)
    }
    const headers = { allow: found.allowed.join(', ') }
    if (request.method === 'OPTIONS') {
      const cors = preflightHeaders(request, reply, headers.allow)
      return sendAnswer(reply, { status: 204, headers: { ...headers, ...cors }, body: undefined })
    }
    const detail = `This path does not support ${request.method}. Use ${headers.allow}.`
    throw new ApiError('method_not_allowed', detail, { headers })
  }
  routeTaken(app, operations, answer)
  // Not those: they offer nothing
  recordPages(app, pages)
  return answer
}

/** Notes the methods of every route outside of the contract that is added from now on, by its path. */
function recordPages(app: FastifyInstance, pages: Map<string, Set<string>>): void {
  app.addHook('onRoute', ({ url, method, config }) => {
    if (config?.route) return
    const methods = pages.get(url) ?? new Set()
    for (const one of [method].flat()) methods.add(one)
    pages.set(url, methods)
  })
}

/** The paths of the contract: of two that match, the one with fewer parameters comes first, since it is meant. */
function operationPaths(): Path[] {
  const methodsOf = new Map<string, string[]>()
  for (const { path, method } of routes) {
    const url = urlOf(path)
    methodsOf.set(url, [...(methodsOf.get(url) ?? []), method])
  }
  return [...methodsOf]
    .sort(([one], [other]) => one.split(':').length - other.split(':').length)
    .map(([url, methods]) =>
      pathOf(url, [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])]),
    )
}

/**
 * Returns a hint at an operation of which the path lacks the prefix of the API, has one segment misspelt or a slash too
 * many at its end; else at where the API is.
 */
function similarPath(path: string): string {
  const given = path.replace(/\/$/, '').split('/')
  const [prefixed] = operations.filter(({ segments }) =>
    [given, [...basePath.split('/'), ...given.slice(1)]].some((parts) => isPath(segments, parts)),
  )
  const hint = (url: string) => ` Did you mean "${url.replaceAll(/:(\w+)/g, '{$1}')}"?`
  if (prefixed) return hint(prefixed.url)
  for (const [index, name] of given.entries()) {
    const similar = operations.filter(
      ({ segments }) =>
        segments[index] !== undefined &&
        !segments[index].startsWith(':') &&
        isPath(segments, given.with(index, segments[index])),
    )
    const segment = nearest(
      name,
      similar.map(({ segments }) => segments[index] ?? ''),
    )
    const found = similar.find(({ segments }) => segments[index] === segment)
    if (found) return hint(found.url)
  }
  if (path.startsWith(`${basePath}/`) && given.length > basePath.split('/').length) return ''
  return ` Its paths begin with "${basePath}/", and its documentation is at "/docs".`
}

function pathOf(url: string, methods: readonly string[]): Path {
  return { url, segments: url.split('/'), allowed: [...methods, 'OPTIONS'].sort() }
}

/** Routes for the methods that a path has not, where it is also the parameter of another one's, which has them. */
function routeTaken(app: FastifyInstance, paths: readonly Path[], answer: AnswerOther): void {
  for (const { url, segments, allowed } of paths) {
    const sample = segments.map((part) => part.replace(':', ''))
    const taking = paths.filter((other) => isPath(other.segments, sample))
    const method = everyMethod.filter(
      (name) => !allowed.includes(name) && taking.some((other) => other.allowed.includes(name)),
    ) satisfies HTTPMethods[]
    if (method.length === 0) continue
    app.route({
      method,
      url,
      exposeHeadRoute: false,
      onRequest: async (request, reply) => answer(request, reply),
      handler: async () => undefined,
    })
  }
}

function isPath(template: readonly string[], segments: readonly string[]): boolean {
  if (template.at(-1) === '*') {
    const beginning = template.slice(0, -1)
    return isPath(beginning, segments.slice(0, beginning.length))
  }
  return (
    segments.length === template.length &&
    template.every((part, index) =>
      part.startsWith(':') ? segments[index] !== '' : segments[index] === part,
    )
  )
}
