import postgres from 'postgres'
import { timeouts } from '../timeouts.ts'
import type { Connection } from './client.ts'
import { DatabaseUnavailable, isConnectionLoss, lost } from './errors.ts'
import { type Addresses, connectSocket } from './socket.ts'
import { traced } from './traced.ts'

/** One connection, never used again once anything about it is in doubt. */
export interface Lease {
  readonly client: postgres.Sql
  /** Process of the server that works for it. */
  pid: number
  /** The openings that this connection knows. */
  readonly prepared: Set<string>
  dead: boolean
  /** Called at once when the lease is given up: the driver may leave them waiting. */
  readonly onLost: Set<(error: Error) => void>
}

export interface LeaseOptions {
  readonly url: string
  readonly prepare: boolean
  readonly isBackground: boolean
  readonly applicationName: string
  readonly lockTimeoutMs: number
  readonly deadlineMs: number
  readonly onStatement: ((text: string, parameters: readonly unknown[]) => void) | undefined
  readonly onDiscard: (lease: Lease) => void
}

/** Opens connections, and gives up those that are in doubt. */
export interface Leases {
  /** An established connection, each of whose statements may take so long. */
  open(statementTimeoutMs: number): Promise<Lease>
  /** Fences a lease off: nothing is sent over it any more. */
  discard(lease: Lease): void
  /** Settles by the deadline whatever the driver does; past it the connection is cut. */
  withDeadline<T>(lease: Lease, work: PromiseLike<T>, ms?: number): Promise<T>
  /** A connection for as long as `usable` says so: a late statement of an ended caller is refused. */
  connectionOf(lease: Lease, usable: { ended: boolean }): Connection
}

export function leases(options: LeaseOptions): Leases {
  const { url, prepare, deadlineMs } = options

  async function open(statementTimeoutMs: number): Promise<Lease> {
    const client = postgres(url, {
      max: 1,
      max_lifetime: null,
      idle_timeout: 0,
      connect_timeout: timeouts.databaseConnectMs / 1000,
      fetch_types: false,
      prepare,
      onnotice: () => {},
      types: textTypes,
      connection: {
        application_name: options.applicationName,
        TimeZone: 'UTC',
        ...(prepare && {
          statement_timeout: statementTimeoutMs,
          lock_timeout: options.lockTimeoutMs,
          idle_in_transaction_session_timeout: timeouts.idleInTransactionMs,
          tcp_user_timeout: timeouts.tcpUserMs,
          plan_cache_mode: 'force_generic_plan',
          // A generic plan looks dearer than it is, and compiling it takes longer than running it
          jit: 'off',
          // Percentiles of a million cases are sorted in memory: a third less time than on disk
          work_mem: '32MB',
          // One statement of one caller takes one processor at most
          ...(!options.isBackground && { max_parallel_workers_per_gather: 0 }),
        }),
      },
      onclose: () => discard(lease),
      // The driver would connect again for what it still has queued, and keep that connection
      socket: async (to: Addresses) => {
        if (lease.dead) throw lost()
        return connectSocket(to)
      },
    } as unknown as Record<string, never>)
    const lease: Lease = { client, pid: 0, prepared: new Set(), dead: false, onLost: new Set() }
    // Only an established connection is lent: a statement queued behind a failed connect would
    // otherwise be sent over a second connect, outside its transaction
    try {
      const asked = client.unsafe<Array<{ pid: number }>>('select pg_backend_pid() as pid')
      const [row] = await withDeadline(lease, asked.execute())
      lease.pid = row?.pid ?? 0
    } catch (error) {
      discard(lease)
      throw error
    }
    return lease
  }

  function discard(lease: Lease): void {
    if (lease.dead) return
    lease.dead = true
    options.onDiscard(lease)
    for (const onLost of lease.onLost) onLost(lost())
    // Not awaited: the driver may leave it pending on a lost connection
    lease.client.end({ timeout: 0 }).catch(() => {})
  }

  async function withDeadline<T>(
    lease: Lease,
    work: PromiseLike<T>,
    ms: number = deadlineMs,
  ): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      lease.onLost.add(reject)
      const timer = setTimeout(() => {
        reject(new DatabaseUnavailable('DEADLINE', `the database took over ${ms} ms`))
        discard(lease)
      }, ms)
      const settled = () => {
        clearTimeout(timer)
        lease.onLost.delete(reject)
      }
      work.then(
        (value) => {
          settled()
          resolve(value)
        },
        (error: unknown) => {
          settled()
          reject(error as Error)
          if (isConnectionLoss(error)) discard(lease)
        },
      )
    })
  }

  function connectionOf(lease: Lease, usable: { ended: boolean }): Connection {
    const send = (text: string, parameters: readonly unknown[], keep: boolean) => {
      if (lease.dead || usable.ended) {
        throw lost()
      }
      options.onStatement?.(text, parameters)
      return lease.client.unsafe(text, parameters as postgres.ParameterOrJSON<never>[], {
        prepare: prepare && keep,
      })
    }
    return {
      // Executed at once, so that what is called first is sent first
      values: (text, parameters, keep) =>
        traced(text, async () => send(text, parameters, keep).values().execute()),
      rows: (text, parameters, keep) =>
        traced(text, async () => send(text, parameters, keep).execute()),
    }
  }

  return { open, discard, withDeadline, connectionOf }
}

/** The elements of a text array in the form that PostgreSQL writes (manual, section 8.15.6). */
function textArrayOf(literal: string): string[] {
  const elements = literal.matchAll(/"((?:[^"\\]|\\.)*)"|[^,{}"]+/gs)
  return Array.from(elements, ([bare, quoted]) => quoted?.replace(/\\(.)/gs, '$1') ?? bare)
}

// Times stay the text that PostgreSQL sends, and JSON is encoded by the caller
const asText = { serialize: (value: unknown) => value, parse: (value: string) => value }
const textTypes = {
  date: { to: 1184, from: [1082, 1083, 1114, 1184, 1266], ...asText },
  json: {
    to: 114,
    from: [114, 3802],
    serialize: asText.serialize,
    parse: (value: string) => JSON.parse(value) as unknown,
  },
  // Drizzle drops every backslash of an element when it parses the text of an array itself
  textArray: { to: 1009, from: [1009], serialize: asText.serialize, parse: textArrayOf },
} as unknown as Record<string, postgres.PostgresType>
