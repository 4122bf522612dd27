import postgres from 'postgres'
import { setClock } from '../../lib/clock.ts'
import { timeouts } from '../../timeouts.ts'
import { aboutServer, settingsOf, settingsThroughPoolers, textTypes } from './driver.ts'
import { connectionLost, DatabaseUnavailable, sqlState } from './errors.ts'
import {
  type Address,
  hostsOf,
  nameOf,
  requireWanted,
  rotation,
  type ServerState,
} from './hosts.ts'
import type { DriverQuery, Lease, LeaseOptions } from './lease-connection.ts'
import { connectSocket } from './socket.ts'

/** The bounds of a connection, which hold while it is opened, too. */
interface Fence {
  discard(lease: Lease): void
  withDeadline<T>(lease: Lease, work: PromiseLike<T>): Promise<T>
  /** How often a server has been found to be read-only. */
  generation(): number
}

/** PgBouncer refuses settings at the start of a connection by this message. */
const refusedSetting = /startup parameter/
/** The answer of a server without TLS to a request for TLS: N. */
const noTls = 78
/** Errors by which no other server of the list is tried: a wrong password, or no such database. */
const refusedLogin = /^(28|3D)/

/**
 * Returns a function that opens a connection to the first server that takes one and has the wanted role. Each
 * connection may find a pooler on the way: it is then opened again as behind a pooler, and so are all that follow.
 */
export function leaseOpener(options: LeaseOptions, fence: Fence): () => Promise<Lease> {
  const { link } = options
  const { addresses, wanted, url, database } = hostsOf(options.url)
  const hosts = rotation(addresses)
  const connectMs = addresses.length > 1 ? timeouts.databaseHostMs : timeouts.databaseConnectMs
  const start = leaseStarter(options, fence, { url, database, connectMs })
  let isPoolerNoted = false

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
    const { lease, tls } = start(address)
    // Only an established connection is lent: a statement queued behind a failed connect would
    // otherwise be sent over a second connect, outside its transaction
    try {
      const { state, isPooler } = await askServer(lease, fence)
      if (isPooler) foundPooler()
      if (state) requireWanted(address, wanted, state)
      if (isPooled && link.prepares && !link.isKept) await checkKept(lease, options, fence)
      if (link.isPooled === isPooled && (!isPooled || link.prepares === prepares)) return lease
      fence.discard(lease)
    } catch (error) {
      fence.discard(lease)
      if (tls.isRefused) throw withoutTls(address, error)
      const isRefused = sqlState(error) === '08P01' && refusedSetting.test((error as Error).message)
      if (isPooled || !isRefused) throw error
      foundPooler()
    }
    return openAt(address)
  }

  function foundPooler(): void {
    link.isPooled = true
    if (!isPoolerNoted) options.onPooler()
    isPoolerNoted = true
  }

  return openAnywhere
}

/** Returns a function that starts a connection to a server, with a client that makes this one only. */
function leaseStarter(
  options: LeaseOptions,
  fence: Fence,
  { url, database, connectMs }: { url: string; database: string; connectMs: number },
) {
  const { link } = options
  return (address: Address) => {
    const tls = { isRefused: false }
    let hasSocket = false
    const client = postgres(url, {
      database,
      max: 1,
      max_lifetime: null,
      idle_timeout: 0,
      connect_timeout: timeouts.databaseConnectMs / 1000,
      fetch_types: false,
      prepare: link.prepares,
      onnotice: () => {},
      types: textTypes,
      connection: {
        application_name: options.applicationName,
        ...settingsThroughPoolers,
        ...(!link.isPooled && settingsOf(options)),
      },
      onclose: () => fence.discard(lease),
      // The driver would connect again for what it still has queued, and keep that connection; and without a pause where
      // the connection ends before the server has said anything
      socket: async () => {
        if (lease.dead || hasSocket) throw connectionLost()
        hasSocket = true
        const socket = await connectSocket(address, connectMs)
        const { ssl } = client.options
        // The driver goes on with TLS whatever the server answers, and fails as if the connection had been lost
        if (ssl !== false && ssl !== 'prefer') {
          socket.once('data', (answer: Buffer) => (tls.isRefused = answer[0] === noTls))
        }
        return socket
      },
    } as unknown as Record<string, never>)
    const lease: Lease = {
      client,
      pid: 0,
      generation: fence.generation(),
      prepared: new Set(),
      texts: new Set(),
      dead: false,
      isInDoubt: false,
      onLost: [],
    }
    return { lease, tls }
  }
}

/** Asks over a new connection where it leads, and sets the clock by the answer. */
async function askServer(lease: Lease, { withDeadline }: Fence) {
  const askedAt = performance.now()
  const asked = lease.client
    .unsafe<Array<ServerState & { pid: number; clockMs: number }>>(aboutServer)
    .execute()
  const rows = await withDeadline(lease, asked)
  const [state] = rows
  lease.pid = state?.pid ?? 0
  if (state) setClock(state.clockMs, askedAt, performance.now())
  // A server process introduces itself to its client by its own id
  const introduced = (rows as unknown as { state?: { pid?: number } }).state?.pid
  return { state, isPooler: introduced !== lease.pid }
}

/**
 * Finds out whether the pooler keeps prepared statements. One that does names them by itself on each server process,
 * such as PGBOUNCER_7. Without this, a statement would be run on a process that has not prepared it.
 */
async function checkKept(
  lease: Lease,
  { link, onUnprepared }: LeaseOptions,
  { withDeadline }: Fence,
): Promise<void> {
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
  onUnprepared()
}

function withoutTls(address: Address, cause: unknown): DatabaseUnavailable {
  const message =
    `${nameOf(address)} does not speak TLS, which sslmode of the URL asks for. ` +
    'Switch TLS on there, or write sslmode=disable for a connection without encryption'
  return new DatabaseUnavailable('NO_TLS', message, cause)
}
