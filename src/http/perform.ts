import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Route } from '../../generated/routes.ts'
import type { Actor, Recalled } from '../auth/authenticate.ts'
import type { Db } from '../db/client.ts'
import type { Opening } from '../db/opening.ts'
import type { Share } from '../db/shared.ts'
import { toConstraintError } from '../db/violations.ts'
import type { ApiError } from '../errors.ts'
import { createEffort } from '../lib/effort.ts'
import { within } from '../lib/trace.ts'
import { timeouts } from '../timeouts.ts'
import { addressOf } from './address.ts'
import { identify, requireScopes } from './admit.ts'
import { type Answer, send } from './answer.ts'
import { callerOf } from './caller.ts'
import { contentAnswer } from './content.ts'
import { versionsOf } from './etag.ts'
import { fingerprintOf, idempotently, type Keyed, sealingKey } from './idempotency.ts'
import { inTime } from './in-time.ts'
import type { AnyHandler, Bound, ManagedHandler } from './operation.ts'
import { problemOf } from './problems.ts'
import { answerOf, notModified } from './reply.ts'
import { header, isUpload, userAgentOf } from './request.ts'
import { resolveSelf } from './self-references.ts'
import { type Input, inputReader } from './validate.ts'

/** The operation that reads an object by its id. */
export interface Getter {
  readonly route: Route
  readonly handler: ManagedHandler
}

/** The handler of a route as the server calls it: reads the request, performs the operation and sends its answer. */
export function performer(
  route: Route,
  handler: AnyHandler,
  bound: Bound,
  getter: Getter | undefined,
) {
  const read = inputReader(route)
  const perform = async (request: FastifyRequest, opening?: Opening): Promise<Answer> => {
    const actor = request.actor as Actor
    const input = read(request)
    resolveSelf(route, actor, input)
    const pool = bound.pool.for(callerOf(route, actor, input, request))
    const ifMatch = header(request, 'if-match')
    const context = {
      // A public operation has none, and gets none of what belongs to one
      actor,
      now: bound.clock().toISOString(),
      requestId: request.id,
      traceparent: request.trace?.traceparent,
      client: { ip: addressOf(request), userAgent: userAgentOf(request) },
      clientTimezone: header(request, 'x-client-timezone'),
      secrets: bound.secrets,
      effort: createEffort(),
      targets: bound.targets,
      ifMatch: route.ifMatch && ifMatch !== undefined ? versionsOf(ifMatch) : undefined,
      publicUrl: bound.publicUrl,
      problemOf: (error: ApiError) => problemOf(error, request, bound.publicUrl),
    }
    const reading = { ...context, ifMatch: undefined, noteChange: () => {} }
    if ('outside' in handler) await handler.outside?.(context, input)
    const key = route.idempotent ? idempotencyKeyOf(request) : undefined
    const transaction = <T>(inner: (db: Db) => Promise<T>): Promise<T> =>
      pool
        .transaction(inner, { opening, share: shareOf(route, handler, context.now, input, key) })
        .catch(async (error: unknown) => {
          throw (await toConstraintError(pool, actor.workspaceId, error)) ?? error
        })

    const change = (run: ManagedHandler, digest?: Buffer) => {
      const work = async (db: Db) => {
        let hasChanged = false
        const noteChange = () => void (hasChanged = true)
        // What is undone and done again alone must not count twice
        const shared = db.shared && { now: db.shared.now, effort: createEffort() }
        const ctx = { ...context, ...shared, noteChange }
        const answer = await answerOf(route, run, ctx, db, input, request, bound.publicUrl)
        return { answer, hasChanged }
      }
      if (key === undefined) return transaction(async (db) => (await work(db)).answer)
      const readObject =
        getter &&
        ((db: Db, id: string) => {
          const of = { params: { id }, query: {}, body: undefined }
          return answerOf(getter.route, getter.handler, reading, db, of, request, bound.publicUrl)
        })
      const keyed = { ...keyedBy(key, route, request, actor, input, digest), readObject }
      return idempotently(transaction, keyed, work)
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
      ? answerOf(route, handler, reading, pool, input, request, bound.publicUrl)
      : change(handler)
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const performed = within(request.trace?.span, () =>
      request.recalled
        ? onceConfirmed(route, bound, request, request.recalled, perform)
        : perform(request),
    )
    const answer = await inTime(
      performed,
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

/** Whether a request may share its transaction with others. */
function shareOf(
  { id }: Route,
  { touches }: AnyHandler,
  now: string,
  input: Input,
  key: string | undefined,
): Share | undefined {
  const named = touches?.(input)
  if (!named) return undefined
  const all = key === undefined ? named : [...named, `key ${key}`]
  // Ids are the same in either case
  return { kind: id, now, touches: all.map((what) => what.toLowerCase()) }
}

/** The key of a request, which may stand in quotes. */
function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const given = header(request, 'idempotency-key')
  return given === undefined ? undefined : (/^"(.+)"$/.exec(given)?.[1] ?? given)
}

function keyedBy(
  key: string,
  route: Route,
  request: FastifyRequest,
  actor: Actor,
  input: Input,
  digest: Buffer | undefined,
): Omit<Keyed, 'readObject'> {
  const token = route.secret ? (request.headers.authorization ?? '') : undefined
  return {
    workspaceId: actor.workspaceId,
    key,
    fingerprint: fingerprintOf(route.id, input, digest, actor, token),
    secret: token === undefined ? undefined : sealingKey(token, key),
  }
}
