import type { OperationId, Operations, OperationsByTag } from '../../generated/operations.ts'
import type { Context } from './context.ts'

type Request<O extends OperationId> = Pick<Operations[O], 'params' | 'query' | 'body'>

/** One operation: reads what the contract lets in, returns the body of its reply. */
export type Handler<O extends OperationId> = (
  ctx: Context,
  request: Request<O>,
) => Promise<Operations[O]['reply']>

export type HandlersFor<T extends keyof OperationsByTag> = {
  readonly [O in OperationsByTag[T]]: Handler<O>
}

/** Every area of the contract with every operation of it. */
export type Api = { readonly [T in keyof OperationsByTag]: HandlersFor<T> }
