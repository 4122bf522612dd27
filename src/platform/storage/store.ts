import type { Readable } from 'node:stream'
import { ApiError, unavailable } from '../../errors.ts'

/** Names the bytes of one upload. */
export interface StoreKey {
  readonly workspaceId: string
  readonly id: string
}

/** Positions of the first and the last byte. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** Where the bytes of files are: written once, then read, then removed. */
export interface Store {
  /** Keeps the bytes whole and for good once it fulfils; nothing of them when it rejects. */
  put(key: StoreKey, bytes: AsyncIterable<Uint8Array>): Promise<void>
  /**
   * Returns all bytes of a range, or a stream that fails. Rejects when there is nothing under the key, with an error that
   * `isMissing` knows, and when there are fewer bytes.
   */
  get(key: StoreKey, range: ByteRange): Promise<Readable>
  /** Removes what there is under a key, whole or begun. */
  delete(key: StoreKey): Promise<void>
  /** Every key, also of what was only begun, in no order and some at a time. */
  keys(): AsyncIterable<readonly StoreKey[]>
}

/** The store with what a workspace may put there. */
export interface Storage {
  readonly store: Store
  /** Undefined: any number. */
  readonly quotaBytes: number | undefined
}

/** Whether a store says that it has no bytes under a key. */
export function isMissing(error: unknown): boolean {
  const { code, name } = error as NodeJS.ErrnoException
  return code === 'ENOENT' || name === 'NoSuchKey'
}

/** Returns a 503. What the other side said or did may name it, so it is only logged. */
export function outage(cause: unknown): Error {
  return unavailable(
    'The file storage is not available at the moment. Retry the request later.',
    cause,
  )
}

/** Returns why bytes could not be stored or read, for the log alone; any other error as it is. */
export function reasonOf(error: unknown): Error {
  return error instanceof ApiError && error.cause instanceof Error ? error.cause : (error as Error)
}
