import type postgres from 'postgres'
import { isTracing } from '../../lib/trace.ts'
import type { Connection } from './client.ts'
import { lost } from './errors.ts'
import type { Lease, LeaseOptions } from './lease.ts'
import { tracedConnection } from './traced.ts'

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
    if (lease.dead || usable.ended) throw lost()
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
