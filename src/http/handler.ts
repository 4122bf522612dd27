import type {
  OperationId,
  Operations,
  OperationsByTag,
  UnmanagedOperation,
} from '../../generated/operations.ts'
import type { Answer } from './reply/answer.ts'
import type { Content } from './reply/content.ts'
import type { Context, OutsideContext, UnmanagedContext } from './context.ts'

type Request<O extends OperationId> = Pick<Operations[O], 'params' | 'query' | 'body'>

/** One operation: reads what the contract lets in, returns the body of its reply. */
export type Handler<O extends OperationId> = (
  ctx: Context,
  request: Request<O>,
) => Promise<Operations[O]['reply']>

type Outside<O extends OperationId> = (ctx: OutsideContext, request: Request<O>) => Promise<void>

/** An operation that asks something outside first, while no connection of the database waits. */
export function asking<O extends OperationId>(
  outside: Outside<O>,
  handler: Handler<O>,
): Handler<O> {
  return Object.assign(handler, { outside })
}

/** An operation whose statements all see the rows of one moment. */
export function onSnapshot<O extends OperationId>(handler: Handler<O>): Handler<O> {
  return Object.assign(handler, { isSnapshot: true })
}

/** An operation that moves bytes or computes for long: it gets the pool, and says which part is a transaction. */
export interface Unmanaged<O extends UnmanagedOperation> {
  /** Whether all that a request with this `Content-Type` does goes with its transaction; for none unless given. */
  readonly isTransaction?: (contentType: string) => boolean
  readonly unmanaged: (
    ctx: UnmanagedContext<Operations[O]['reply']>,
    request: Request<O>,
  ) => Promise<Operations[O]['reply'] extends Content ? Content : Answer>
}

export type HandlersFor<T extends keyof OperationsByTag> = {
  readonly [O in OperationsByTag[T]]: O extends UnmanagedOperation ? Unmanaged<O> : Handler<O>
}

/** Every area of the contract with every operation of it. */
export type Api = { readonly [T in keyof OperationsByTag]: HandlersFor<T> }

/** Marks the handler of an operation that moves bytes or computes for long. */
export function unmanaged<O extends UnmanagedOperation>(
  handler: Unmanaged<O>['unmanaged'],
  options: Pick<Unmanaged<O>, 'isTransaction'> = {},
): Unmanaged<O> {
  return { unmanaged: handler, ...options }
}
