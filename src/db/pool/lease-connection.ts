import type postgres from 'postgres'
import { isTracing } from '../../lib/trace.ts'
import type { Connection } from './client.ts'
import { connectionLost } from './errors.ts'
import { tracedConnection } from './traced.ts'

/** One connection, never used again once anything about it is in doubt. */
export interface Lease {
  readonly client: postgres.Sql
  /** Process of the server that works for it. */
  pid: number
  /** How often a server of the pool had been found to be read-only when this one was opened. */
  readonly generation: number
  /** The openings that this connection knows. */
  readonly prepared: Set<string>
  /** The texts of other statements that were prepared on it. */
  readonly texts: Set<string>
  dead: boolean
  /**
   * Whether the driver's state about it is wrong: it is closed once the caller that met the error has been answered.
   */
  isInDoubt: boolean
  /** Called at once when the lease is given up: the driver may leave them waiting. Not a Set: see `removeUnordered`. */
  readonly onLost: Array<(error: Error) => void>
}

/** The facts that a pool has learnt about the way to its database. */
export interface Link {
  /**
   * A pooler is between, which may give each transaction another server process: nothing that is set for a
   * session holds.
   */
  isPooled: boolean
  /** Whether statements are prepared, so that a connection parses and plans each of them once. */
  prepares: boolean
  /** The pooler has been found to keep what is prepared. */
  isKept: boolean
}

export interface LeaseOptions {
  readonly url: string
  readonly link: Link
  readonly isBackground: boolean
  readonly applicationName: string
  readonly statementTimeoutMs: number
  readonly lockTimeoutMs: number
  readonly deadlineMs: number
  readonly onStatement: ((text: string, parameters: readonly unknown[]) => void) | undefined
  readonly onDiscard: (lease: Lease) => void
  /** Called when a statement failed because the disk of the database is full. */
  readonly onFull: () => void
  /** Called when a pooler is found between this process and the database. */
  readonly onPooler: () => void
  /** Called when the pooler turns out not to keep prepared statements. */
  readonly onUnprepared: () => void
}

/** A query of the driver, with what this module reads of it. */
export type DriverQuery = postgres.PendingQuery<postgres.Row[]> & {
  readonly prepare?: boolean
  readonly parsing?: boolean
  readonly describeFirst?: boolean | number
  readonly statement?: { readonly name?: string; readonly columns?: unknown } | null
}

/** Returns a connection for as long as `usable` says so: a late statement of an ended caller is refused. */
export function connectionOf(
  lease: Lease,
  usable: { ended: boolean },
  { link, onStatement }: Pick<LeaseOptions, 'link' | 'onStatement'>,
): Connection {
  const send = (text: string, parameters: readonly unknown[], keep: boolean): DriverQuery => {
    if (lease.dead || usable.ended) throw connectionLost()
    onStatement?.(text, parameters)
    if (keep) lease.texts.add(text)
    return lease.client.unsafe(text, parameters as postgres.ParameterOrJSON<never>[], {
      prepare: link.prepares && keep,
    }) as DriverQuery
  }
  const resultOf = async <T>(query: DriverQuery, result: PromiseLike<T[]>): Promise<T[]> => {
    try {
      return closedUp(await result)
    } catch (error) {
      if (isHalfDescribed(query)) lease.isInDoubt = true
      throw error
    }
  }
  const connection: Connection = {
    // Executed at once, so that what is called first is sent first
    async values(text, parameters, keep) {
      const query = send(text, parameters, keep)
      return resultOf(query, query.values().execute())
    },
    async rows(text, parameters, keep) {
      const query = send(text, parameters, keep)
      return resultOf(query, query.execute())
    },
  }
  return isTracing() ? tracedConnection(connection) : connection
}

/**
 * Whether a statement failed after it was parsed and before its columns were described, such as at its timeout. The
 * driver then believes that it knows the statement, and fails at the first row when it runs again on the connection.
 */
function isHalfDescribed(query: DriverQuery): boolean {
  const { prepare, parsing, describeFirst, statement } = query
  return prepare === true && parsing === false && !describeFirst && statement?.columns === undefined
}

/**
 * Rows without the empty places before them. The driver counts rows until a statement completes: after one that failed
 * with some of its rows already sent, it goes on from there, so that the next result on the connection begins with as
 * many empty places.
 */
function closedUp<T>(rows: T[]): T[] {
  return rows.length === 0 || 0 in rows ? rows : rows.filter(() => true)
}
