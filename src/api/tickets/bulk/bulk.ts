import type { Operations, Schema } from '../../../../generated/operations.ts'
import { savepoint } from '../../../db/pool/savepoint.ts'
import { toConstraintError } from '../../../db/query/violations.ts'
import { requireScope } from '../../../auth/scopes.ts'
import { ApiError } from '../../../errors.ts'
import type { Context } from '../../../http/context.ts'
import { versionsOf } from '../../../http/reply/etag.ts'
import type { HandlersFor } from '../../../http/handler.ts'
import { dataReply } from '../../../http/reply/serialize.ts'
import { lockInOrder } from './locks.ts'

type Operation = Schema<'TicketBulkOperation'>
type Result = Schema<'TicketBulkResult'>
type Handlers = HandlersFor<'tickets'>
type Single = Pick<
  Handlers,
  | 'createTicket'
  | 'updateTicket'
  | 'setTicketStatus'
  | 'assignTicket'
  | 'deleteTicket'
  | 'restoreTicket'
>

/** The handler of many operations, each done by the handler of its own. */
export function bulkHandler(one: Single): Handlers['bulkChangeTickets'] {
  return async (ctx, { body: { atomic, operations } }) => {
    await lockInOrder(ctx, operations)
    const results: Result[] = []
    for (const [index, operation] of operations.entries()) {
      results.push(await resultOf(ctx, one, atomic, operation, index))
    }
    return dataReply({ results })
  }
}

async function resultOf(
  ctx: Context,
  handlers: Single,
  atomic: boolean,
  operation: Operation,
  index: number,
): Promise<Result> {
  try {
    const data = await savepoint(ctx.db, (db) =>
      perform({ ...ctx, db, setVersion: () => {} }, handlers, operation),
    )
    const status = operation.op === 'create' ? 201 : data ? 200 : 204
    return data ? { index, status, data } : { index, status }
  } catch (error) {
    const refusal =
      error instanceof ApiError
        ? error
        : await toConstraintError(ctx.db, ctx.actor.workspaceId, error)
    if (!refusal) throw error
    if (atomic) throw refusal.within(`/operations/${index}/data`).with({ index })
    return { index, status: refusal.status, problem: ctx.problemOf(refusal) }
  }
}

async function perform(
  ctx: Context,
  handlers: Single,
  operation: Operation,
): Promise<Schema<'Ticket'> | undefined> {
  const id = 'id' in operation ? operation.id : ''
  const request = { params: { id }, query: {}, body: undefined }
  const ifMatch = 'ifMatch' in operation ? operation.ifMatch : undefined
  const guarded = { ...ctx, ifMatch: ifMatch ? versionsOf(ifMatch) : undefined }
  switch (operation.op) {
    case 'create': {
      // The validator has filled the defaults in
      const body = operation.data as Operations['createTicket']['body']
      return (await handlers.createTicket(ctx, { ...request, body })).data
    }
    case 'update':
      return (await handlers.updateTicket(guarded, { ...request, body: operation.data })).data
    case 'status':
      return (await handlers.setTicketStatus(guarded, { ...request, body: operation.data })).data
    case 'assign':
      return (await handlers.assignTicket(guarded, { ...request, body: operation.data })).data
    case 'delete':
      requireScope(ctx.actor, 'tickets:delete')
      await handlers.deleteTicket(guarded, request)
      return undefined
    case 'restore':
      requireScope(ctx.actor, 'tickets:delete')
      return (await handlers.restoreTicket(guarded, request)).data
  }
}
