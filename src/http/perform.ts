import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Route } from '../../generated/routes.ts'
import type { Actor, CachedActor } from '../auth/authenticate.ts'
import type { Db, Pool } from '../db/pool/client.ts'
import type { Opening } from '../db/pool/begin-check.ts'
import { toConstraintError } from '../db/query/violations.ts'
import { createStepBudget } from '../lib/step-budget.ts'
import { nilId } from '../lib/ids.ts'
import { inContextOf } from '../lib/trace.ts'
import { timeouts } from '../timeouts.ts'
import { addressOf } from './request/address.ts'
import { identify, requireScopes } from './admit.ts'
import { type Answer, sendAnswer } from './reply/answer.ts'
import { contentAnswer } from './reply/content.ts'
import type { OutsideContext } from './context.ts'
import { versionsOf } from './reply/etag.ts'
import { fingerprintOf, idempotently, type Keyed, sealingKey } from './idempotency.ts'
import { withTimeout } from './with-timeout.ts'
import { isLongRead } from './limits/long-reads.ts'
import type { AnyHandler, Bound, ManagedHandler } from './operation.ts'
import { problemOf } from './reply/problems.ts'
import { answerOf, notModified } from './reply/reply.ts'
import { invalid } from './request/invalid.ts'
import { header, isUpload, userAgentOf } from './request/request.ts'
import { ContactsMerged } from './request/merged-contacts.ts'
import { resolveSelf } from './request/self-references.ts'
import { type Input, inputReader } from './request/validate.ts'

/** The operation that reads an object by its id. */
export interface Getter {
  readonly route: Route
  readonly handler: ManagedHandler
}

/** How the database confirms a cached actor: by what is sent ahead of what is read, or in the round trip of BEGIN. */
interface Confirmation {
  readonly ahead: (db: Db) => Promise<unknown>
  readonly opening: Opening
}

type Perform = (confirmation?: Confirmation) => Promise<Answer>

/** The handler of a route as the server calls it: confirms the actor, reads the request, runs the operation, sends its answer. */
export function performer(
  route: Route,
  handler: AnyHandler,
  bound: Bound,
  getter: Getter | undefined,
) {
  const read = inputReader(route)
  const mayWait = 'wait' in route.queryKinds
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const arrivedAt = performance.now()
    const perform: Perform = async (confirmation) => {
      const actor = request.actor as Actor
      const input = read(request)
      const key = route.idempotent ? idempotencyKeyOf(request) : undefined
      resolveSelf(route, actor, input)
      const given = { route, handler, bound, getter, request, actor, input, key, arrivedAt }
      return run(given, confirmation)
    }
    // Who was identified before a request waits is confirmed after it
    const cachedActor =
      request.cachedActor ??
      (mayWait ? bound.authentication.cached(header(request, 'authorization')) : undefined)
    const performed = inContextOf(request.trace?.span, () =>
      cachedActor ? whenConfirmed(route, bound, request, cachedActor, perform) : perform(),
    )
    const answer = await withTimeout(
      performed,
      timeouts.handlerMs +
        ('unmanaged' in handler && isUpload(request) ? timeouts.uploadMs : 0) +
        (mayWait ? timeouts.waitMs : 0),
    )
    return sendAnswer(reply, notModified(route, request, answer))
  }
}

/**
 * Performs for a cached actor while the database confirms that it is still valid: beside what is read, or in the round
 * trip of BEGIN. Nothing is returned or committed before. For an actor that has changed the request is performed again.
 */
async function whenConfirmed(
  route: Route,
  { authentication, refusals, pool }: Bound,
  request: FastifyRequest,
  cachedActor: CachedActor,
  perform: Perform,
): Promise<Answer> {
  let isConfirmed: boolean | undefined
  const onResult = (is: boolean) => (isConfirmed = is)
  const ahead = (db: Db) => cachedActor.confirm(db).then(onResult)
  const [outcome] = await Promise.allSettled([
    perform({ ahead, opening: cachedActor.opening(onResult) }),
  ])
  // Unknown: it was refused before anything was asked, or the connection that was asked over is lost
  isConfirmed ??= await cachedActor.confirm(
    pool.for({ workspaceId: cachedActor.actor.workspaceId }),
  )
  if (!isConfirmed) {
    request.actor = await identify(authentication, refusals, request, true)
    requireScopes(route, request.actor)
    return perform()
  }
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}

interface Read {
  readonly route: Route
  readonly handler: AnyHandler
  readonly bound: Bound
  readonly getter: Getter | undefined
  readonly request: FastifyRequest
  readonly actor: Actor
  readonly input: Input
  /** Its `Idempotency-Key`, without quotes. */
  readonly key: string | undefined
  /** When the request arrived, by the clock of the process. */
  readonly arrivedAt: number
}

/** Runs an operation on one connection: a read outside of transactions, a change in one. */
async function run(given: Read, confirmation: Confirmation | undefined): Promise<Answer> {
  const { route, handler, bound, getter, request, actor, input } = given
  const pool = poolFor(given)
  const context = contextOf(given)
  const reading = { ...context, ifMatch: undefined, recordChange: () => {} }
  if ('outside' in handler) await handler.outside?.({ ...context, db: pool }, input)

  const isSnapshot = 'isSnapshot' in handler && handler.isSnapshot
  const transaction = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
    pool
      .transaction(work, { opening: confirmation?.opening, isSnapshot })
      .catch(async (error: unknown) => {
        if (error instanceof ContactsMerged) return transaction(work)
        throw (await toConstraintError(pool, actor?.workspaceId ?? nilId, error)) ?? error
      })
  const readObject =
    getter &&
    ((db: Db, id: string) => {
      const of = { params: { id }, query: {}, body: undefined }
      return answerOf(getter.route, getter.handler, reading, db, of, request)
    })
  const runChange = (managed: ManagedHandler, digest?: Buffer): Promise<Answer> => {
    const work = async (db: Db) => {
      let hasChanged = false
      const ctx = { ...context, recordChange: () => void (hasChanged = true) }
      const answer = await answerOf(route, managed, ctx, db, input, request)
      return { answer, hasChanged }
    }
    const keyed = keyedBy(given, digest)
    return keyed
      ? idempotently(transaction, { ...keyed, readObject }, work)
      : transaction(async (db) => (await work(db)).answer)
  }

  if ('unmanaged' in handler) {
    const unmanaged = { ...context, db: pool, storage: bound.storage, transaction: runChange }
    const result = await handler.unmanaged(unmanaged, input)
    return 'mediaType' in result ? contentAnswer(result, request) : result
  }
  if (route.method !== 'GET') return runChange(handler)
  return pool.lend(async (db) => {
    const asked = confirmation?.ahead(db)
    const answering = answerOf(route, handler, reading, db, input, request)
    const [outcome] = await Promise.allSettled([answering, asked])
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  })
}

/** Callers of operations without a token share connections as a workspace does, and none with look-ups of tokens. */
const strangers = 'strangers'

/** Returns the pool as a request uses it. A stream keeps it for as long as it is open, and so none of its request. */
function poolFor({ route, bound, request, actor, input }: Read): Pool {
  const { socket } = request.raw
  return bound.pool.for({
    workspaceId: actor?.workspaceId ?? strangers,
    isLong: isLongRead(route, input.query),
    isGone: () => socket.destroyed,
  })
}

/** Returns the context of a request. A public operation has no actor, and nothing that belongs to one. */
function contextOf({ route, bound, request, actor, arrivedAt }: Read): Omit<OutsideContext, 'db'> {
  const { clock, secrets, targets, publicUrl, liveFeed, pauses, watch } = bound
  const ifMatch = header(request, 'if-match')
  return {
    actor,
    now: clock().toISOString(),
    requestId: request.id,
    traceparent: request.trace?.traceparent,
    client: { ip: addressOf(request), userAgent: userAgentOf(request) },
    clientTimezone: header(request, 'x-client-timezone'),
    secrets,
    stepBudget: createStepBudget(),
    targets,
    liveFeed,
    pause: (begin, ms) => pauses.wait(request.raw.socket, begin, ms),
    watchToken: (onEnd) => {
      const token = {
        header: header(request, 'authorization') ?? '',
        ip: addressOf(request),
        actor,
      }
      return watch.watch(token, onEnd)
    },
    lastEventId: header(request, 'last-event-id'),
    age: () => performance.now() - arrivedAt,
    ifMatch: route.ifMatch && ifMatch !== undefined ? versionsOf(ifMatch) : undefined,
    publicUrl,
    problemOf: (error) => problemOf(error, request, publicUrl),
  }
}

/** Returns the key of a request, which may stand in quotes. Throws 400 for quotes without one: each request would share it. */
function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const given = header(request, 'idempotency-key')
  if (given === '""') throw invalid('header', '/idempotency-key', 'must not be empty')
  return given === undefined ? undefined : (/^"(.+)"$/.exec(given)?.[1] ?? given)
}

/**
 * Returns the key under which the answer to a request with an `Idempotency-Key` is stored; undefined for a request
 * without one.
 */
function keyedBy(
  { route, request, actor, input, key }: Read,
  digest: Buffer | undefined,
): Omit<Keyed, 'readObject'> | undefined {
  if (key === undefined) return undefined
  const token = route.secret ? (request.headers.authorization ?? '') : undefined
  return {
    workspaceId: actor.workspaceId,
    key,
    fingerprint: fingerprintOf(route.id, input, digest, actor, token),
    secret: token === undefined ? undefined : sealingKey(token, key),
  }
}
