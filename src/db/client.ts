import { createConnection, type NetConnectOpts, type Socket } from 'node:net'
import postgres from 'postgres'
import { setTimeout as sleep } from 'node:timers/promises'
import { timeouts } from '../timeouts.ts'
import { type Opening, opened, preparing } from './opening.ts'

/** What statements run on: the pool (a connection each) or a transaction (always the same one). */
export interface Db {
  /** Lends a connection for the length of `work`. */
  run<T>(work: (connection: Connection) => Promise<T>): Promise<T>
  /**
   * Goes along with COMMIT: statements that are sent already and whose result nobody needs. The
   * transaction is rolled back when one fails. Only of a transaction.
   */
  along(sent: Promise<unknown>): void
}

export interface Connection {
  /** Runs one statement; rows are arrays of column values. `keep` prepares it for the next time. */
  values(text: string, parameters: readonly unknown[], keep: boolean): Promise<unknown[][]>
  /** Runs one statement; rows are objects by column name. `keep` prepares it for the next time. */
  rows(
    text: string,
    parameters: readonly unknown[],
    keep: boolean,
  ): Promise<Array<Record<string, unknown>>>
}

export interface Pool extends Db {
  /**
   * Runs `work` in one READ COMMITTED transaction: committed when it fulfils, rolled back when it
   * rejects, run again (at most three times) after a deadlock or serialization failure.
   */
  transaction<T>(work: (db: Db) => Promise<T>, options?: TransactionOptions): Promise<T>
  readonly stats: PoolStats
  /** Ends every connection; those lent out are cut after `graceMs`. */
  close(graceMs?: number): Promise<void>
}

export interface TransactionOptions {
  /** Of background work: how long it and each of its statements may take. */
  readonly longMs?: number
  readonly opening?: Opening | undefined
}

export interface PoolStats {
  readonly size: number
  readonly idle: number
  readonly waiting: number
  /** Connections given up after an error or a missed deadline. */
  readonly discarded: number
}

export interface PoolOptions {
  readonly url: string
  /** Connections at most. */
  readonly size?: number
  /** False behind a transaction-mode pooler: nothing is prepared, timeouts are set per transaction. */
  readonly prepare?: boolean
  readonly applicationName?: string
  /** How long one may wait for a connection. */
  readonly leaseWaitMs?: number
  readonly leaseQueue?: number
  /** How long a connection may be lent; past it the connection is cut. */
  readonly deadlineMs?: number
  readonly statementTimeoutMs?: number
  readonly lockTimeoutMs?: number
  /** Sees every statement sent, with its parameters. */
  readonly onStatement?: ((text: string, parameters: readonly unknown[]) => void) | undefined
}

/** The pool or a connection failed, not the statement: the caller may try again. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
  readonly code: 'POOL_FULL' | 'POOL_TIMEOUT' | 'POOL_CLOSED' | 'DEADLINE' | 'CONNECTION_LOST'

  constructor(code: DatabaseUnavailable['code'], message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}

/** One connection, never used again once anything about it is in doubt. */
interface Lease {
  readonly client: postgres.Sql
  /** The openings that this connection knows. */
  readonly prepared: Set<string>
  dead: boolean
  /** Told at once when the lease is given up: the driver may leave them waiting. */
  readonly onLost: Set<(error: Error) => void>
}

/** A connection shared by callers with a statement each; the driver sends what they have as one. */
interface Lane {
  readonly lease: Lease
  inFlight: number
  /** When a statement last ended, or the first one began. */
  movedAt: number
}

interface Waiter {
  readonly resolve: (lease: Lease) => void
  readonly reject: (error: Error) => void
  readonly timer: NodeJS.Timeout
}

const inFailedTransaction = '25P02'
const driverChunk = 1024
const retryable = new Set(['40001', '40P01'])
const attempts = 3
const laneShare = 0.2
const laneDepth = 50
/** A lane that has not moved for as long has a slow statement at its head: nothing queues behind it. */
const laneStallMs = 50

/**
 * A pool of single-connection clients. The driver's own pool is not used: after a lost connection
 * it can run a late statement of one transaction inside another one's, and it never gives up waiting.
 * A transaction has a connection to itself. Statements outside of transactions share a fifth of the
 * connections, where they cost one system call for many; only when all of those are held up do they
 * queue for one to themselves.
 */
export function connect(options: PoolOptions): Pool {
  const {
    url,
    size = 10,
    prepare = true,
    leaseWaitMs = timeouts.leaseWaitMs,
    leaseQueue = 200,
    deadlineMs = timeouts.leaseMs,
    statementTimeoutMs = timeouts.statementMs,
    lockTimeoutMs = timeouts.lockMs,
  } = options
  const laneCount = size > 1 ? Math.max(1, Math.floor(size * laneShare)) : 0
  const lanes = new Set<Lane>()
  let openingLanes = 0
  const idle: Lease[] = []
  const lent = new Set<Lease>()
  const waiting: Waiter[] = []
  let opening = 0
  let discarded = 0
  let closed = false

  // Behind a transaction-mode pooler start-up parameters are refused, so they go with each BEGIN
  const begin = prepare
    ? 'begin'
    : `begin; set local statement_timeout = ${statementTimeoutMs}; set local lock_timeout = ${lockTimeoutMs}`

  async function open(): Promise<Lease> {
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
        application_name: options.applicationName ?? 'switchboard',
        TimeZone: 'UTC',
        ...(prepare && {
          statement_timeout: statementTimeoutMs,
          lock_timeout: lockTimeoutMs,
          idle_in_transaction_session_timeout: timeouts.idleInTransactionMs,
          tcp_user_timeout: timeouts.tcpUserMs,
          plan_cache_mode: 'force_generic_plan',
          // A generic plan looks dearer than it is, and compiling it takes longer than running it
          jit: 'off',
          // Percentiles of a million cases are sorted in memory: a third less time than on disk
          work_mem: '32MB',
        }),
      },
      onclose: () => discard(lease),
      // The driver would connect again for what it still has queued, and keep that connection
      socket: async (to: Addresses) => {
        if (lease.dead) throw lost()
        return connectSocket(to)
      },
    } as unknown as Record<string, never>)
    const lease: Lease = { client, prepared: new Set(), dead: false, onLost: new Set() }
    // Only an established connection is lent: a statement queued behind a failed connect would
    // otherwise be sent over a second connect, outside its transaction
    try {
      await withDeadline(lease, client.unsafe('select 1').execute())
    } catch (error) {
      discard(lease)
      throw error
    }
    return lease
  }

  /** Fences a lease off: nothing is sent over it any more. */
  function discard(lease: Lease): void {
    if (lease.dead) return
    lease.dead = true
    if (!closed) discarded += 1
    const index = idle.indexOf(lease)
    if (index >= 0) idle.splice(index, 1)
    for (const tell of lease.onLost) tell(lost())
    // Not awaited: the driver may leave it pending on a lost connection
    lease.client.end({ timeout: 0 }).catch(() => {})
  }

  async function acquire(): Promise<Lease> {
    if (closed) throw new DatabaseUnavailable('POOL_CLOSED', 'the pool is closed')
    const lease = idle.pop()
    if (lease) {
      lent.add(lease)
      return lease
    }
    if (lent.size + opening < size - laneCount) return openLent()
    if (waiting.length >= leaseQueue) {
      throw new DatabaseUnavailable('POOL_FULL', `${leaseQueue} callers wait for a connection`)
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(waiter), 1)
        reject(new DatabaseUnavailable('POOL_TIMEOUT', `no connection free for ${leaseWaitMs} ms`))
      }, leaseWaitMs)
      const waiter: Waiter = { resolve, reject, timer }
      waiting.push(waiter)
    })
  }

  async function openLent(): Promise<Lease> {
    opening += 1
    try {
      const lease = await open()
      lent.add(lease)
      return lease
    } finally {
      opening -= 1
    }
  }

  function release(lease: Lease): void {
    lent.delete(lease)
    if (closed) {
      discard(lease)
      return
    }
    const waiter = waiting.shift()
    if (!waiter) {
      if (!lease.dead) idle.push(lease)
      return
    }
    clearTimeout(waiter.timer)
    if (lease.dead) {
      openLent().then(waiter.resolve, waiter.reject)
    } else {
      lent.add(lease)
      waiter.resolve(lease)
    }
  }

  /** Settles by the deadline whatever the driver does; past it the connection is cut. */
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

  /** A connection for as long as `usable` says so: a late statement of an ended caller is refused. */
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
      values: async (text, parameters, keep) => send(text, parameters, keep).values().execute(),
      rows: async (text, parameters, keep) => send(text, parameters, keep).execute(),
    }
  }

  async function lend<T>(
    work: (lease: Lease, usable: { ended: boolean }) => Promise<T>,
    ms?: number,
  ): Promise<T> {
    const lease = await acquire()
    const usable = { ended: false }
    try {
      return await withDeadline(lease, work(lease, usable), ms)
    } finally {
      usable.ended = true
      release(lease)
    }
  }

  async function run<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const lane = freeLane() ?? (await openedLane())
    if (!lane) return lend((lease, usable) => work(connectionOf(lease, usable)))

    const usable = { ended: false }
    if (lane.inFlight === 0) lane.movedAt = performance.now()
    lane.inFlight += 1
    try {
      return await withDeadline(lane.lease, work(connectionOf(lane.lease, usable)))
    } finally {
      usable.ended = true
      lane.inFlight -= 1
      lane.movedAt = performance.now()
    }
  }

  /** The lane with the least to do, unless another one can still be opened for what has to wait. */
  function freeLane(): Lane | undefined {
    const now = performance.now()
    let best: Lane | undefined
    for (const lane of lanes) {
      if (lane.lease.dead) lanes.delete(lane)
      else if (lane.inFlight === 0) return lane
      else if (lane.inFlight < laneDepth && now - lane.movedAt < laneStallMs) {
        if (!best || lane.inFlight < best.inFlight) best = lane
      }
    }
    return lanes.size + openingLanes < laneCount ? undefined : best
  }

  async function openedLane(): Promise<Lane | undefined> {
    if (closed || lanes.size + openingLanes >= laneCount) return undefined
    openingLanes += 1
    try {
      const lane = { lease: await open(), inFlight: 0, movedAt: 0 }
      lanes.add(lane)
      return lane
    } finally {
      openingLanes -= 1
    }
  }

  async function transactionOnce<T>(
    work: (db: Db) => Promise<T>,
    { longMs, opening }: TransactionOptions,
  ): Promise<T> {
    return lend(async (lease, usable) => {
      const start = [
        ...(opening && prepare ? preparing(opening, lease.prepared) : []),
        begin,
        ...(longMs === undefined ? [] : [`set local statement_timeout = ${longMs}`]),
        ...(opening ? [opened(opening, prepare)] : []),
      ].join('; ')
      // Statements travel together, and after one fails the others fail for that alone
      let failure: unknown
      const connection = noting(connectionOf(lease, usable), (error) => (failure ??= error))
      // Not awaited: BEGIN travels with the first statement
      const begun = lease.client.unsafe(start).execute()
      // What is prepared on the connection is in doubt
      begun.catch(() => discard(lease))
      const isOpen = begun.then((results) => opening?.check(results.at(-1) as unknown as unknown[]))
      isOpen.catch((error: unknown) => (failure ??= error))
      const alongside: Array<Promise<unknown>> = []
      try {
        const result = await work({
          run: (inner) => inner(connection),
          along: (sent) => {
            sent.catch(() => {})
            alongside.push(sent)
          },
        })
        // Answered long since, but for work that has asked the database for nothing
        await isOpen
        const [ended] = await Promise.all([lease.client.unsafe('commit'), ...alongside])
        if (ended.command !== 'COMMIT') throw new Error('the transaction had failed before COMMIT')
        return result
      } catch (error) {
        usable.ended = true
        if (!lease.dead && !isConnectionLoss(error)) {
          await lease.client.unsafe('rollback').catch(() => discard(lease))
        }
        throw sqlState(error) === inFailedTransaction ? failure : error
      }
    }, longMs)
  }

  async function transaction<T>(
    work: (db: Db) => Promise<T>,
    options: TransactionOptions = {},
  ): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await transactionOnce(work, options)
      } catch (error) {
        if (attempt === attempts || !retryable.has(sqlState(error))) throw error
        await sleep(10 + Math.random() * 90)
      }
    }
  }

  async function close(graceMs = 0): Promise<void> {
    closed = true
    for (const waiter of waiting.splice(0)) {
      clearTimeout(waiter.timer)
      waiter.reject(new DatabaseUnavailable('POOL_CLOSED', 'the pool is closed'))
    }
    for (const lease of [...idle]) discard(lease)
    const until = Date.now() + graceMs
    const isBusy = () => lent.size > 0 || [...lanes].some(({ inFlight }) => inFlight > 0)
    while (isBusy() && Date.now() < until) await sleep(20)
    for (const lease of lent) discard(lease)
    for (const { lease } of lanes) discard(lease)
  }

  return {
    run,
    along() {
      throw new Error('there is no transaction to go along with')
    },
    transaction,
    close,
    get stats() {
      return {
        size: idle.length + lent.size + opening + lanes.size + openingLanes,
        idle: idle.length,
        waiting: waiting.length,
        discarded,
      }
    },
  }
}

function lost(): DatabaseUnavailable {
  return new DatabaseUnavailable('CONNECTION_LOST', 'the connection is gone')
}

/** Where the driver would connect to: a Unix socket, or the hosts of its URL with their ports. */
interface Addresses {
  readonly path: string | false
  readonly host: readonly string[]
  readonly port: readonly number[]
}

/** A connected socket to the first host that accepts one. */
async function connectSocket({ path, host, port }: Addresses): Promise<Socket> {
  const targets = path
    ? [{ path }]
    : host.map((name, index) => ({ host: name, port: port[index] ?? 5432 }))
  let failure: unknown
  for (const target of targets) {
    try {
      return atOnce(await connectTo(target))
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

function connectTo(target: NetConnectOpts): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(target)
    const give = (error: Error) => {
      socket.destroy()
      reject(error)
    }
    socket.setTimeout(timeouts.databaseConnectMs, () =>
      give(Object.assign(new Error('connecting took too long'), { code: 'CONNECT_TIMEOUT' })),
    )
    socket.once('error', give)
    socket.once('connect', () => {
      socket.setTimeout(0).removeAllListeners('timeout').removeListener('error', give)
      // By this name the driver checks the server's certificate
      resolve(Object.assign(socket, 'host' in target ? { host: target.host } : {}))
    })
  })
}

/**
 * A socket that sends what is written in one turn of the event loop with one system call. The driver
 * writes whatever has grown to a kilobyte, and the rest once the turn is over.
 */
function atOnce(socket: Socket): Socket {
  const write = socket.write.bind(socket) as (...given: unknown[]) => boolean
  const uncork = () => socket.uncork()
  return Object.assign(socket, {
    write(chunk: Uint8Array, ...rest: unknown[]) {
      if (chunk.length >= driverChunk && socket.writableCorked === 0) {
        socket.cork()
        // Behind the immediate in which the driver writes the rest
        process.nextTick(setImmediate, uncork)
      }
      return write(chunk, ...rest)
    },
  })
}

/** A connection that tells of every statement that fails. */
export function noting(connection: Connection, onFailure: (error: unknown) => void): Connection {
  const note = (error: unknown): never => {
    onFailure(error)
    throw error
  }
  return {
    values: (text, parameters, keep) => connection.values(text, parameters, keep).catch(note),
    rows: (text, parameters, keep) => connection.rows(text, parameters, keep).catch(note),
  }
}

/** The five-character SQLSTATE or driver code of an error, or ''. */
export function sqlState(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : ''
}

/** Whether the connection failed rather than a statement. */
export function isConnectionLoss(error: unknown): boolean {
  return error instanceof DatabaseUnavailable || /^(CONN|ECONN|EPIPE|57P|08)/.test(sqlState(error))
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
