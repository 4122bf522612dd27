import type {
  BytesOperation,
  OperationId,
  Operations,
  OperationsByTag,
} from '../../generated/operations.ts'
import type { Answer } from './answer.ts'
import type { Content } from './content.ts'
import type { Context, PartOfTransaction, UnmanagedContext } from './context.ts'

type Request<O extends OperationId> = Pick<Operations[O], 'params' | 'query' | 'body'>

/** One operation: reads what the contract lets in, returns the body of its reply. */
export type Handler<O extends OperationId> = (
  ctx: Context,
  request: Request<O>,
) => Promise<Operations[O]['reply']>

type Outside<O extends OperationId> = (
  ctx: Omit<Context, PartOfTransaction>,
  request: Request<O>,
) => Promise<void>

/** An operation that asks something outside first, while no connection of the database waits. */
export function asking<O extends OperationId>(
  outside: Outside<O>,
  handler: Handler<O>,
): Handler<O> {
  return Object.assign(handler, { outside })
}

/**
 * What a request must have to itself, such as `ticket ID`, for requests of one token to be done in one transaction:
 * those that name the same are not done together, since locks would not keep them apart. It is everything that the
 * handler reads to decide what it writes, as far as requests of this operation change it. What turns out later is named
 * by `db.shared.touch()`, or `requireOwn()` is called. Undefined for a request that needs its own transaction.
 */
export type Touches<O extends OperationId> = (request: Request<O>) => readonly string[] | undefined

/** Whether a body has none but the named members. */
export function hasOnly(names: readonly string[]): (body: object) => boolean {
  const known = new Set(names)
  return (body) => {
    const given = body as Readonly<Record<string, unknown>>
    return Object.keys(given).every((name) => known.has(name) || given[name] === undefined)
  }
}

/** An operation whose requests may share a transaction. */
export function sharing<O extends OperationId>(
  touches: Touches<O>,
  handler: Handler<O>,
): Handler<O> {
  return Object.assign(handler, { touches })
}

/** An operation that moves bytes: it gets the pool, and says itself which part is a transaction. */
export interface Unmanaged<O extends BytesOperation> {
  /** Whether all that a request with this `Content-Type` does goes with its transaction; for none unless given. */
  readonly isTransaction?: (contentType: string) => boolean
  /** Whether its transaction may be shared. */
  readonly touches?: Touches<O>
  readonly unmanaged: (
    ctx: UnmanagedContext<Operations[O]['reply']>,
    request: Request<O>,
  ) => Promise<Operations[O]['reply'] extends Content ? Content : Answer>
}

export type HandlersFor<T extends keyof OperationsByTag> = {
  readonly [O in OperationsByTag[T]]: O extends BytesOperation ? Unmanaged<O> : Handler<O>
}

/** Every area of the contract with every operation of it. */
export type Api = { readonly [T in keyof OperationsByTag]: HandlersFor<T> }

/** Marks the handler of an operation that moves bytes. */
export function unmanaged<O extends BytesOperation>(
  handler: Unmanaged<O>['unmanaged'],
  options: Pick<Unmanaged<O>, 'isTransaction' | 'touches'> = {},
): Unmanaged<O> {
  return { unmanaged: handler, ...options }
}
