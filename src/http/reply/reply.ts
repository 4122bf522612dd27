import type { FastifyRequest } from 'fastify'
import { basePath, type Route } from '../../../generated/routes.ts'
import type { Db } from '../../db/pool/client.ts'
import type { Answer } from './answer.ts'
import type { Context } from '../context.ts'
import { etagOf, noneMatch } from './etag.ts'
import type { ManagedHandler } from '../operation.ts'
import { linkHeader } from './paging.ts'
import { performUnmerged } from '../request/merged-contacts.ts'
import { header } from '../request/request.ts'
import { serialize } from './serialize.ts'
import type { Input } from '../request/validate.ts'

const jsonType = 'application/json; charset=utf-8'

/** Runs a handler and renders what it returns; inside its transaction, so that a fault undoes it. */
export async function answerOf(
  route: Route,
  handler: ManagedHandler,
  context: Omit<Context, 'db' | 'setVersion'>,
  db: Db,
  input: Input,
  request: FastifyRequest,
): Promise<Answer> {
  const { publicUrl } = context
  let version: number | undefined
  const ctx = { ...context, db, setVersion: (current: number) => (version = current) }
  const result = await performUnmerged(route, db, context.actor?.workspaceId, input, async () =>
    handler(ctx, input),
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

  const body = serialize(schema, value, context.actor?.can)
  const headers: Record<string, string> = { 'content-type': jsonType }
  if (route.etag) {
    if (version === undefined) throw new Error(`${route.id} did not set the version of its reply`)
    headers['etag'] = etagOf(version, body)
  }
  const objectId = route.etag ? objectIdOf(value) : undefined
  if (route.location && status === 201) {
    const id = route.location.idPath.reduce(
      (node: unknown, name) => (node as Record<string, unknown>)[name],
      value,
    )
    headers['location'] = publicUrl + basePath + route.location.path.replace('{id}', String(id))
  }
  const link =
    route.link && linkHeader(publicUrl + request.url, value as Parameters<typeof linkHeader>[1])
  if (link) headers['link'] = link
  return { status, headers, body, ...(objectId !== undefined && { objectId }) }
}

/** Returns the id of the object in a body: the id in its `data`, or its own if it has no envelope. */
function objectIdOf(body: unknown): string | undefined {
  const { id, data } = body as { id?: string; data?: { id?: string } }
  return data?.id ?? id
}

/** 304 when the client has the representation of an answer already. */
export function notModified(route: Route, request: FastifyRequest, answer: Answer): Answer {
  const known = header(request, 'if-none-match')
  const etag = answer.headers['etag']
  if (!route.ifNoneMatch || known === undefined || etag === undefined || !noneMatch(known, etag)) {
    return answer
  }
  return { status: 304, headers: { etag }, body: undefined }
}
