import postgres from 'postgres'
import { removeUnordered } from '../../lib/remove-unordered.ts'
import { timeouts } from '../../timeouts.ts'
import type { Connection } from './client.ts'
import { aboutServer, settingsOf, textTypes } from './driver.ts'
import {
  DatabaseUnavailable,
  diskFull,
  isConnectionLoss,
  connectionLost,
  readOnly,
  sqlState,
} from './errors.ts'
import {
  type Address,
  hostsOf,
  nameOf,
  requireWanted,
  rotation,
  type ServerState,
} from './hosts.ts'
import {
  connectionOf,
  type Lease,
  type LeaseOptions,
  type DriverQuery,
} from './lease-connection.ts'
import { reconnecting } from './reconnecting.ts'
import { connectSocket } from './socket.ts'
import { setClock } from '../../lib/clock.ts'

/** Opens connections, and closes those that are in doubt. */
export interface Leases {
  /** An established connection. */
  open(): Promise<Lease>
  /** Fences a lease off: nothing is sent over it any more. */
  discard(lease: Lease): void
  /** Whether the lease is in doubt, or leads to a server that has become read-only since: it is not to be lent any more. */
  isOutdated(lease: Lease): boolean
  /** Settles by the deadline whatever the driver does; past it the connection is cut. */
  withDeadline<T>(lease: Lease, work: PromiseLike<T>, ms?: number): Promise<T>
  /** A connection for as long as `usable` says so: a late statement of an ended caller is refused. */
  connectionOf(lease: Lease, usable: { ended: boolean }): Connection
}

/** The most statements of a connection, which keeps each until it ends. The program has about half as many of its own. */
const mostPrepared = 2000
/** PgBouncer refuses settings at the start of a connection by this message. */
const refusedSetting = /startup parameter/
/** The answer of a server without TLS to a request for TLS: N. */
const noTls = 78
/** Errors by which no other server of the list is tried: a wrong password, or no such database. */
const refusedLogin = /^(28|3D)/

export function leases(options: LeaseOptions): Leases {
  const { link, deadlineMs } = options
  const { addresses, wanted, url } = hostsOf(options.url)
  const hosts = rotation(addresses)
  const connectMs = addresses.length > 1 ? timeouts.databaseHostMs : timeouts.databaseConnectMs
  let isNoted = false
  // Counts how often a server was found to be read-only
  let generation = 0

  const attempt = reconnecting()

  async function openAnywhere(): Promise<Lease> {
    let failure: unknown
    for (const address of hosts.order()) {
      try {
        const lease = await openAt(address)
        hosts.prefer(address)
        return lease
      } catch (error) {
        failure = error
        hosts.avoid(address)
        if (refusedLogin.test(sqlState(error))) break
      }
    }
    throw failure
  }

  async function openAt(address: Address): Promise<Lease> {
    const { isPooled, prepares } = link
    let refusesTls = false
    let hasSocket = false
    const client = postgres(url, {
      max: 1,
      max_lifetime: null,
      idle_timeout: 0,
      connect_timeout: timeouts.databaseConnectMs / 1000,
      fetch_types: false,
      prepare: prepares,
      onnotice: () => {},
      types: textTypes,
      connection: {
        application_name: options.applicationName,
        TimeZone: 'UTC',
        ...(!isPooled && settingsOf(options)),
      },
      onclose: () => discard(lease),
      // The driver would connect again for what it still has queued, and keep that connection; and without a pause where
      // the connection ends before the server has said anything
      socket: async () => {
        if (lease.dead || hasSocket) throw connectionLost()
        hasSocket = true
        const socket = await connectSocket(address, connectMs)
        const { ssl } = client.options
        // The driver goes on with TLS whatever the server answers, and fails as if the connection had been lost
        if (ssl !== false && ssl !== 'prefer') {
          socket.once('data', (answer: Buffer) => (refusesTls = answer[0] === noTls))
        }
        return socket
      },
    } as unknown as Record<string, never>)
    const lease: Lease = {
      client,
      pid: 0,
      generation,
      prepared: new Set(),
      texts: new Set(),
      dead: false,
      isInDoubt: false,
      onLost: [],
    }
    // Only an established connection is lent: a statement queued behind a failed connect would
    // otherwise be sent over a second connect, outside its transaction
    try {
      const askedAt = performance.now()
      const asked = client
        .unsafe<Array<ServerState & { pid: number; clockMs: number }>>(aboutServer)
        .execute()
      const rows = await withDeadline(lease, asked)
      const [row] = rows
      lease.pid = row?.pid ?? 0
      if (row) setClock(row.clockMs, askedAt, performance.now())
      // A server process introduces itself to its client by its own id
      const introduced = (rows as unknown as { state?: { pid?: number } }).state?.pid
      if (introduced !== lease.pid) foundPooler()
      if (row) requireWanted(address, wanted, row)
      if (isPooled && link.prepares && !link.isKept) await requireKept(lease)
      if (link.isPooled !== isPooled || (isPooled && link.prepares !== prepares)) {
        discard(lease)
        return await openAt(address)
      }
    } catch (error) {
      discard(lease)
      if (refusesTls) throw withoutTls(address, error)
      const isRefused = sqlState(error) === '08P01' && refusedSetting.test((error as Error).message)
      if (isPooled || !isRefused) throw error
      foundPooler()
      return openAt(address)
    }
    return lease
  }

  function foundPooler(): void {
    link.isPooled = true
    if (!isNoted) options.onPooler()
    isNoted = true
  }

  /**
   * Finds out whether the pooler keeps prepared statements. One that does names them by itself on each server process,
   * such as PGBOUNCER_7. Without this, a statement would be run on a process that has not prepared it.
   */
  async function requireKept(lease: Lease): Promise<void> {
    const prepared = lease.client.unsafe('select $1::int as sample', [1], { prepare: true })
    const ask = async () => {
      await lease.client.unsafe('begin')
      await prepared
      const { name } = (prepared as unknown as DriverQuery).statement ?? {}
      const found = await lease.client.unsafe(
        `select from pg_prepared_statements where name = '${name}'`,
      )
      await lease.client.unsafe('commit')
      return found.length === 0
    }
    link.isKept = await withDeadline(lease, ask())
    if (link.isKept || !link.prepares) return
    link.prepares = false
    options.onUnprepared()
  }

  function discard(lease: Lease): void {
    if (lease.dead) return
    lease.dead = true
    options.onDiscard(lease)
    for (const onLost of [...lease.onLost]) onLost(connectionLost())
    // Not awaited: the driver may leave it pending on a lost connection
    lease.client.end({ timeout: 0 }).catch(() => {})
  }

  async function withDeadline<T>(
    lease: Lease,
    work: PromiseLike<T>,
    ms: number = deadlineMs,
  ): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      lease.onLost.push(reject)
      const timer = setTimeout(() => {
        reject(new DatabaseUnavailable('DEADLINE', `the database took over ${ms} ms`))
        discard(lease)
      }, ms)
      const settled = () => {
        clearTimeout(timer)
        removeUnordered(lease.onLost, reject)
      }
      work.then(
        (value) => {
          settled()
          resolve(value)
          if (lease.isInDoubt) discard(lease)
        },
        (error: unknown) => {
          settled()
          reject(error as Error)
          handleFailure(lease, error)
        },
      )
    })
  }

  /** Discards the connections that a failure makes unusable, and reports a full disk. */
  function handleFailure(lease: Lease, error: unknown): void {
    const state = sqlState(error)
    if (state === diskFull) options.onFull()
    if (lease.isInDoubt || isConnectionLoss(error)) discard(lease)
    if (state === readOnly && lease.generation === generation) {
      // Every connection to that server is in the same position
      generation += 1
      discard(lease)
    }
  }

  return {
    open: () => attempt(openAnywhere),
    discard,
    // In doubt although the caller has been answered: the second of two statements that travelled together failed
    isOutdated: (lease) =>
      lease.isInDoubt || lease.texts.size > mostPrepared || lease.generation !== generation,
    withDeadline,
    connectionOf: (lease, usable) => connectionOf(lease, usable, options),
  }
}

function withoutTls(address: Address, cause: unknown): DatabaseUnavailable {
  const message =
    `${nameOf(address)} does not speak TLS, which sslmode of the URL asks for. ` +
    'Switch TLS on there, or write sslmode=disable for a connection without encryption'
  return new DatabaseUnavailable('NO_TLS', message, cause)
}
