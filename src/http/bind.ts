import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { basePath, type Route, routes } from '../../generated/routes.ts'
import type { Actor, Authentication, Recalled } from '../auth/authenticate.ts'
import type { Db, Pool } from '../db/client.ts'
import type { Opening } from '../db/opening.ts'
import { toConstraintError } from '../db/violations.ts'
import { ApiError, insufficientScope, routeNotFound, unavailable } from '../errors.ts'
import type { Targets } from '../events/target.ts'
import type { Secrets } from '../lib/seal.ts'
import type { Clock } from '../lib/time.ts'
import type { Storage } from '../storage/store.ts'
import { createEffort } from '../lib/effort.ts'
import { timeouts } from '../timeouts.ts'
import { type Answer, send } from './answer.ts'
import { callerOf } from './caller.ts'
import { type Content, contentAnswer } from './content.ts'
import type { Context, UnmanagedContext } from './context.ts'
import { etagOf, noneMatch, versionsOf } from './etag.ts'
import type { Api } from './handler.ts'
import { fingerprintOf, idempotently, type Keyed, sealingKey } from './idempotency.ts'
import { addressOf } from './address.ts'
import type { InFlight } from './in-flight.ts'
import type { Limits } from './limits.ts'
import { linkHeader, type Page } from './paging.ts'
import { problemAnswer, problemOf } from './problems.ts'
import { holdRaw } from './raw-bytes.ts'
import { serialize } from './serialize.ts'
import { multipartType } from './upload.ts'
import { type Input, inputReader, isRaw, rawLimit, rawType } from './validate.ts'

export interface Bound {
  readonly pool: Pool
  readonly authentication: Authentication
  readonly clock: Clock
  readonly limits: Limits
  readonly inFlight: InFlight
  readonly publicUrl: string
  readonly storage: Storage
  readonly secrets: Secrets
  readonly targets: Targets
}

declare module 'fastify' {
  interface FastifyContextConfig {
    route?: Route
  }
}

type ManagedHandler = ((ctx: Context, input: Input) => Promise<unknown>) & {
  readonly outside?: (ctx: Omit<Context, 'db' | 'setVersion'>, input: Input) => Promise<void>
}
type UnmanagedHandler = (ctx: UnmanagedContext<unknown>, input: Input) => Promise<Answer | Content>
type AnyHandler = ManagedHandler | { readonly unmanaged: UnmanagedHandler }

const jsonType = 'application/json; charset=utf-8'

/** Registers every operation of the contract, and the answer to every other method of its paths. */
export function bind(app: FastifyInstance, api: Api, bound: Bound): void {
  const methodsOf = new Map<string, string[]>()
  for (const route of routes) {
    methodsOf.set(route.path, [...(methodsOf.get(route.path) ?? []), route.method])
    // Sound because `Api` holds exactly the operations of the contract under their tags
    const handler = (api[route.tag] as unknown as Record<string, AnyHandler>)[route.id]
    if (!handler) throw new Error(`no handler for ${route.id}`)
    app.route({
      method: route.method,
      url: urlOf(route.path),
      config: { route },
      onRequest: (request, reply) => admit(route, handler, bound, request, reply),
      ...(route.method !== 'GET' && { preParsing: limitBodyTime }),
      ...(route.bodyTypes.includes(rawType) && {
        bodyLimit: rawLimit,
        preParsing: [holdRawBody, limitBodyTime],
      }),
      handler: serve(route, handler, bound),
    })
  }
  refuseOtherMethods(app, methodsOf)
}

/** A path of the contract as the router writes it. */
function urlOf(path: string): string {
  return basePath + path.replace(/\{(\w+)\}/g, ':$1')
}

/** Who may come in: a sound `Accept`, a valid token, a free place in its limits, the scopes. */
async function admit(
  route: Route,
  handler: AnyHandler,
  { authentication, limits, inFlight }: Bound,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  // The router finds `/tickets/` to be `/tickets/{id}` of an empty id
  if (Object.values(request.params as object).includes('')) throw routeNotFound()
  if (route.isPublic) {
    inFlight.enter(request, reply)
    return limits.request(request, reply)
  }
  const recalled = isUndoable(route, handler)
    ? authentication.recall(request.headers.authorization)
    : undefined
  // What is known of an actor may be old, so it lets in but does not refuse
  const isRecalled = recalled !== undefined && route.scopes.every(recalled.actor.can)
  request.recalled = isRecalled ? recalled : undefined
  const actor = isRecalled
    ? recalled.actor
    : await identify(authentication, limits, request).catch((error: unknown) => {
        // The refusal is a reply to an address, which may be slow to read it
        inFlight.enter(request, reply)
        throw error
      })
  request.actor = actor
  inFlight.enter(request, reply)
  await limits.request(request, reply)
  requireScopes(route, actor)
  if (!route.isBinary) requireJsonAccepted(request.headers.accept)
}

/** Whether an operation only reads, or everything it does goes with its transaction. */
function isUndoable({ method }: Route, handler: AnyHandler): boolean {
  return method === 'GET' || !('unmanaged' in handler || handler.outside)
}

function requireScopes(route: Route, actor: Actor): void {
  const missing = route.scopes.filter((scope) => !actor.can(scope))
  if (missing.length > 0) throw insufficientScope(missing, actor.scopes)
}

async function identify(
  authentication: Authentication,
  limits: Limits,
  request: FastifyRequest,
  isKnown = authentication.isKnown(request.headers.authorization),
): Promise<Actor> {
  // Whoever has sent too many wrong tokens costs no look-up; a token that was right before still may
  if (!isKnown) limits.requireBelowRefusals(request)
  try {
    const { authorization } = request.headers
    const identified = authentication.identify(authorization, addressOf(request))
    return await inTime(identified, timeouts.admitMs)
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) await limits.refusal(request)
    throw error
  }
}

function serve(route: Route, handler: AnyHandler, bound: Bound) {
  const read = inputReader(route)
  const perform = async (request: FastifyRequest, opening?: Opening): Promise<Answer> => {
    const actor = request.actor as Actor
    const input = read(request)
    const pool = bound.pool.for(callerOf(route, actor, input, request))
    const ifMatch = header(request, 'if-match')
    const context = {
      // A public operation has none, and gets none of what belongs to one
      actor,
      now: bound.clock().toISOString(),
      requestId: request.id,
      client: { ip: addressOf(request), userAgent: userAgentOf(request) },
      clientTimezone: header(request, 'x-client-timezone'),
      secrets: bound.secrets,
      effort: createEffort(),
      targets: bound.targets,
      ifMatch: route.ifMatch && ifMatch !== undefined ? versionsOf(ifMatch) : undefined,
      publicUrl: bound.publicUrl,
      problemOf: (error: ApiError) => problemOf(error, request, bound.publicUrl),
    }
    if ('outside' in handler) await handler.outside?.(context, input)
    const transaction = <T>(inner: (db: Db) => Promise<T>): Promise<T> =>
      pool.transaction(inner, { opening }).catch(async (error: unknown) => {
        throw (await toConstraintError(pool, actor.workspaceId, error)) ?? error
      })

    const change = (run: ManagedHandler, digest: Buffer | undefined) => {
      const work = (db: Db) => answerOf(route, run, context, db, input, request, bound.publicUrl)
      const keyed = route.idempotent ? keyedBy(route, request, actor, digest) : undefined
      return keyed
        ? idempotently(transaction, keyed, work, (error) => refusalOf(error, request, bound))
        : transaction(work)
    }

    if ('unmanaged' in handler) {
      const { storage } = bound
      const result = await handler.unmanaged(
        { ...context, db: pool, storage, transaction: change },
        input,
      )
      return 'mediaType' in result ? contentAnswer(result, request.headers) : result
    }
    return route.method === 'GET'
      ? answerOf(route, handler, context, pool, input, request, bound.publicUrl)
      : change(handler, request.body as Buffer | undefined)
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const answer = await inTime(
      request.recalled
        ? onceConfirmed(route, bound, request, request.recalled, perform)
        : perform(request),
      timeouts.handlerMs + ('unmanaged' in handler && isUpload(request) ? timeouts.uploadMs : 0),
    )
    return send(reply, notModified(route, request, answer))
  }
}

/**
 * Performs for an actor as it was recalled, while the database is asked whether it still is: beside what
 * is read, or first in the transaction. Before that nothing is returned and nothing committed; for an actor
 * that has changed all of it is done anew.
 */
async function onceConfirmed(
  route: Route,
  { authentication, limits, pool }: Bound,
  request: FastifyRequest,
  recalled: Recalled,
  perform: (request: FastifyRequest, opening?: Opening) => Promise<Answer>,
): Promise<Answer> {
  let isConfirmed: boolean | undefined
  const hear = (is: boolean) => (isConfirmed = is)
  const asked = route.method === 'GET' ? recalled.confirm(pool).then(hear) : undefined
  const [outcome] = await Promise.allSettled([perform(request, recalled.opening(hear)), asked])
  // Unknown: it was refused before anything was asked, or the connection that was asked over is lost,
  // where nothing may ever be answered
  isConfirmed ??= await recalled.confirm(pool)
  if (!isConfirmed) {
    request.actor = await identify(authentication, limits, request, true)
    requireScopes(route, request.actor)
    return perform(request)
  }
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}

/** Runs a handler and renders what it returns; inside its transaction, so that a fault undoes it. */
async function answerOf(
  route: Route,
  handler: ManagedHandler,
  context: Omit<Context, 'db' | 'setVersion'>,
  db: Db,
  input: Input,
  request: FastifyRequest,
  publicUrl: string,
): Promise<Answer> {
  let version: number | undefined
  const result = await handler(
    { ...context, db, setVersion: (current) => (version = current) },
    input,
  )

  const single = route.successes.length === 1 ? route.successes[0] : undefined
  const chosen = result as { status: number; body: unknown }
  const status = single?.status ?? chosen.status
  const value = single ? result : chosen.body
  const schema = route.successes.find((success) => success.status === status)?.schema
  if (status === 302) {
    const { location } = result as { location: string }
    return { status, headers: { location }, body: undefined }
  }
  if (!schema) return { status, headers: {}, body: undefined }

  const body = serialize(schema, value)
  const headers: Record<string, string> = { 'content-type': jsonType }
  if (route.etag) {
    if (version === undefined) throw new Error(`${route.id} did not set the version of its reply`)
    headers['etag'] = etagOf(version, body)
  }
  if (route.location && status === 201) {
    const id = route.location.idPath.reduce(
      (node: unknown, name) => (node as Record<string, unknown>)[name],
      value,
    )
    headers['location'] = publicUrl + basePath + route.location.path.replace('{id}', String(id))
  }
  const link = route.link && linkHeader(publicUrl + request.url, value as Page<unknown>)
  if (link) headers['link'] = link
  return { status, headers, body }
}

function notModified(route: Route, request: FastifyRequest, answer: Answer): Answer {
  const known = header(request, 'if-none-match')
  const etag = answer.headers['etag']
  if (!route.ifNoneMatch || known === undefined || etag === undefined || !noneMatch(known, etag)) {
    return answer
  }
  return { status: 304, headers: { etag }, body: undefined }
}

function keyedBy(
  route: Route,
  request: FastifyRequest,
  actor: Actor,
  body: Buffer | undefined,
): Keyed | undefined {
  const given = header(request, 'idempotency-key')
  if (given === undefined) return undefined
  const key = /^"(.+)"$/.exec(given)?.[1] ?? given
  const token = route.secret ? (request.headers.authorization ?? '') : undefined
  return {
    workspaceId: actor.workspaceId,
    key,
    fingerprint: fingerprintOf(request.method, request.url, body, token),
    secret: token === undefined ? undefined : sealingKey(token, key),
  }
}

function refusalOf(error: unknown, request: FastifyRequest, bound: Bound): Answer | undefined {
  return error instanceof ApiError ? problemAnswer(error, request, bound.publicUrl) : undefined
}

async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unavailable('The request took too long. Retry it later.')), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

function isUpload(request: FastifyRequest): boolean {
  return (request.headers['content-type'] ?? '').toLowerCase().startsWith(multipartType)
}

/** A body of bytes counts as held until it is answered. Without a length it may have the most. */
async function holdRawBody(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!isRaw(request)) return
  const length = Number(request.headers['content-length'] ?? rawLimit)
  const release = holdRaw(request.actor?.workspaceId ?? '', Math.min(length, rawLimit))
  reply.raw.once('close', release)
}

/** A body that takes too long to arrive is answered 408 and its connection closed. */
async function limitBodyTime(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: NodeJS.ReadableStream,
): Promise<NodeJS.ReadableStream> {
  const ms = isUpload(request) ? timeouts.uploadMs : timeouts.bodyMs
  const timer = setTimeout(() => {
    // Nobody listens once the body is read or given up
    if (payload.listenerCount('error') === 0) return
    void reply.header('connection', 'close')
    payload.emit(
      'error',
      new ApiError(
        'request_timeout',
        `The body of the request did not arrive within ${ms / 1000} seconds.`,
      ),
    )
  }, ms)
  const disarm = () => clearTimeout(timer)
  payload.once('end', disarm)
  reply.raw.once('close', disarm)
  return payload
}

const everyMethod = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const

/**
 * 405 with `Allow` for every method that a path of the contract does not have; OPTIONS lists those it has. One
 * route behind all others does it, but for a path that is also the parameter of another one's.
 */
function refuseOtherMethods(app: FastifyInstance, methodsOf: Map<string, string[]>): void {
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

/** Throws 406 when `Accept` rules JSON out (RFC 9110, section 12.5.1). */
function requireJsonAccepted(accept: string | undefined): void {
  if (accept === undefined || accept.includes('*/*')) return
  const takesJson = accept.split(',').some((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const refused = parameters.some((parameter) => /^q=0(\.0{1,3})?$/.test(parameter))
    return !refused && /^application\/(\*|json|problem\+json)$/.test(type)
  })
  if (!takesJson)
    throw new ApiError(
      'not_acceptable',
      'Responses are application/json, which the header "Accept" excludes.',
    )
}

function userAgentOf(request: FastifyRequest): string | null {
  return header(request, 'user-agent')?.slice(0, 512) ?? null
}

function header(request: FastifyRequest, name: string): string | undefined {
  return request.headers[name] as string | undefined
}
