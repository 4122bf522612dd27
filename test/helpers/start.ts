import type { FastifyInstance } from 'fastify'
import { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import t, { type Test } from 'tap'
import { buildApp } from '../../src/boot/app.ts'
import type { AppOptions } from '../../src/boot/app-options.ts'
import type { Pool } from '../../src/db/pool/client.ts'
import { connect } from '../../src/db/pool/pool.ts'
import type { Outside } from '../../src/platform/adapters/adapter.ts'
import { createDemo, demoIds } from '../../src/workspaces/demo.ts'
import { type Targets, targets } from '../../src/platform/net/target.ts'
import { probePool } from '../../src/http/health.ts'
import { type Shedding, sheddingLimits, startShedding } from '../../src/http/limits/shedding.ts'
import { newId } from '../../src/lib/ids.ts'
import { noMeters } from '../../src/platform/telemetry/meters.ts'
import { type Secrets, secretsUnder } from '../../src/lib/seal.ts'
import type { Route, Scope } from '../../generated/routes.ts'
import type { Storage } from '../../src/platform/storage/store.ts'
import { timeouts } from '../../src/timeouts.ts'
import { createToken, createUser, createWorkspace } from '../../src/workspaces/workspaces.ts'
import { unscoped } from './audit.ts'
import { type Client, clientOf } from './client.ts'
import { cloneDatabase, type TestDatabase } from './database.ts'
import { startDns } from './dns.ts'
import { listFaults } from './lists.ts'
import { type Proxy, proxyTo } from './proxy.ts'
import './reactions.ts'
import { repairFaults } from './repair.ts'
import { mediaFaults } from './media.ts'
import { until } from './until.ts'
import { startStorage, type TestStorage } from './storage.ts'

// Node.js warns of a reply that has more listeners than its limit, which may be a leak
process.on('warning', (warning: Error & { readonly emitter?: unknown }) => {
  if (warning.emitter instanceof ServerResponse) throw warning
})

export interface Server {
  readonly app: FastifyInstance
  readonly origin: string
  readonly database: TestDatabase
  readonly pool: Pool
  readonly shedding: Shedding
  readonly storage: Storage
  /** Where `storage` keeps files. */
  readonly files: TestStorage
  readonly readiness: { draining: boolean }
  readonly secrets: Secrets
  readonly targets: Targets
}

export interface Workspace extends Server {
  readonly api: Client
  readonly workspaceId: string
  /** The user who owns the workspace. */
  readonly ownerId: string
  /** The owner's token. */
  readonly token: string
  /** A service token with just these scopes. */
  tokenWith(...scopes: Scope[]): Promise<string>
}

export interface ServerOptions extends Partial<
  Omit<AppOptions, 'pool' | 'probe' | 'readiness' | 'shedding' | 'storage' | 'secrets' | 'targets'>
> {
  /** A server that was started before, whose database and files this one has too, as processes of one installation. */
  readonly beside?: Server
  readonly poolSize?: number
  /** Milliseconds after which requests give up waiting for the database. */
  readonly deadlineMs?: number
  readonly quotaBytes?: number
  /** Addresses that can be reached besides public ones, and the seal. */
  readonly outside?: Outside
  /** Gets each statement of requests. */
  readonly onStatement?: (text: string, parameters: readonly unknown[]) => void
  /** Gets each line of the log, as JSON. */
  readonly onLog?: (line: string) => void
}

/** Settings of a server whose limits a test does not reach, but for those of streams, which are the usual ones. */
const unreached = {
  rateLimit: 1_000_000,
  maxInFlightPerToken: 1_000,
  streams: { most: 2000, mostPerUser: 20 },
  dailyVolumeBytes: Infinity,
  trustedProxies: [],
  corsOrigins: [],
  publicUrl: '',
  meters: noMeters,
  secrets: secretsUnder([]),
  targets: targets(),
}

const statements = new Set<string>()

/** The statements by which a server notes every few seconds how many bytes it has written. */
const ofServer = /workspace_volumes|select id from workspaces where id = any/

/** A server of its own on a database of its own, stopped when the test ends. */
export async function startServer(test: Test, options: ServerOptions = {}): Promise<Server> {
  const database = options.beside?.database ?? (await cloneDatabase())
  const pool = connect({
    url: database.url,
    size: options.poolSize ?? 5,
    // Twice the time that a server allows: the tests share their machine, and some work would not be done in time
    shortWaitMs: 2 * timeouts.shortWaitMs,
    statementTimeoutMs: 2 * timeouts.statementMs,
    lockTimeoutMs: 2 * timeouts.lockMs,
    deadlineMs: options.deadlineMs ?? timeouts.handlerMs - 500,
    onStatement: (text, parameters) => {
      statements.add(text)
      if (!ofServer.test(text)) options.onStatement?.(text, parameters)
    },
  })
  const probe = connect({ url: database.url, ...probePool })
  const files = options.beside?.files ?? (await startStorage())
  const storage = { store: files.store, quotaBytes: options.quotaBytes }
  const readiness = { draining: false }
  // A test that computes for long holds the loop of its server, which is no overload
  const shedding = startShedding({ ...sheddingLimits, loopDelayMs: Infinity })
  const outside = options.outside ?? (await publicNames(test))
  const app = await buildApp({
    ...unreached,
    ...options,
    pool,
    probe,
    readiness,
    shedding,
    storage,
    ...outside,
    ...(options.onLog && { log: pino({ base: null }, { write: options.onLog }) }),
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

  test.teardown(async () => {
    app.server.closeAllConnections()
    await app.close()
    shedding.stop()
    await Promise.all([pool.close(1000), probe.close()])
    if (options.beside) return
    const checking = connect({ url: database.url, size: 2 })
    try {
      const ofMedia = () => mediaFaults(database.admin, storage.store)
      // An upload whose client has left may still be removed, after nothing knows of it any more
      await until(async () => (await ofMedia()).length === 0, 5000).catch(() => {})
      const faults = await Promise.all([
        listFaults(database.admin),
        ofMedia(),
        repairFaults(checking),
      ])
      if (faults.flat().length > 0) throw new Error(`left wrong:\n${faults.flat().join('\n')}`)
    } finally {
      await checking.close()
      await database.drop()
      files.remove()
    }
  })
  return { app, origin, database, pool, shedding, storage, files, readiness, ...outside }
}

/** Resolves every name to a public address, in a network that discards all packets. */
async function publicNames(test: Test): Promise<Outside> {
  const dns = await startDns(test, () => ['192.31.196.1'])
  return {
    secrets: secretsUnder(['a key of tests with 32 characters or more']),
    targets: targets({ dnsServers: [dns] }),
  }
}

let shared: Promise<Server> | undefined

/** A workspace of its own, with the contract's example objects, on the test file's server. */
export async function start(): Promise<Workspace> {
  shared ??= startServer(t)
  return workspaceOn(await shared)
}

/** A workspace with its owner and no other objects, on the test file's server. */
export async function startEmpty(): Promise<Workspace> {
  shared ??= startServer(t)
  return emptyWorkspaceOn(await shared)
}

let readOnly: Promise<Workspace> | undefined

/** Starts a workspace for requests of an operation. Requests that only read share one, since they do not change it. */
export async function startFor({ method }: Pick<Route, 'method'>): Promise<Workspace> {
  return method === 'GET' ? (readOnly ??= start()) : start()
}

let used: Promise<Workspace> | undefined

/**
 * Runs `work` in a used workspace, since making one takes longer than a request. If it does not succeed there, it runs
 * again in a new one, which the next ones use. The result counts only if `isSuccess` accepts it, or if the workspace
 * was unused.
 */
export async function inUsed<T>(
  work: (workspace: Workspace) => Promise<T>,
  isSuccess: (result: T) => boolean,
): Promise<T> {
  if (used) {
    const result = await work(await used)
    if (isSuccess(result)) return result
  }
  used = start()
  return work(await used)
}

const order = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Operations in an order in which few take away what others need. */
export function deletingLast<R extends Pick<Route, 'method'>>(routes: readonly R[]): R[] {
  return [...routes].sort((a, b) => order.indexOf(a.method) - order.indexOf(b.method))
}

/** Makes a workspace with the contract's example objects on a given server. */
export async function workspaceOn(server: Server): Promise<Workspace> {
  const now = new Date().toISOString()
  const { workspaceId, token } = await server.pool.transaction((db) =>
    createDemo(db, server.storage, `test ${newId()}`, now),
  )
  return workspaceOf(server, workspaceId, demoIds.owner, token)
}

/** A workspace with the contract's example objects on a server of its own, which reaches its database through a proxy. */
export async function startBehindProxy(
  test: Test,
  options: ServerOptions,
): Promise<Workspace & { readonly proxy: Proxy }> {
  const direct = await startServer(test)
  const proxy = await proxyTo(test, direct.database.url)
  const database = { ...direct.database, url: proxy.url }
  const server = await startServer(test, { ...options, beside: { ...direct, database } })
  const workspace = await workspaceOn(direct)
  return { ...workspace, ...server, api: clientOf(server.origin, workspace.token), proxy }
}

/** Makes a workspace with its owner and no other objects on a given server. */
export async function emptyWorkspaceOn(server: Server): Promise<Workspace> {
  const now = new Date().toISOString()
  const owner = { id: newId(), name: 'Ada Park', email: 'ada@switchboard.example' }
  return server.pool.transaction(async (db) => {
    const workspaceId = await createWorkspace(db, `test ${newId()}`, now)
    await createUser(db, workspaceId, owner, 'owner', now)
    const rights = { name: 'Owner', scopes: ['*'], userId: owner.id, days: 1 }
    const token = await createToken(db, workspaceId, rights, now)
    return workspaceOf(server, workspaceId, owner.id, token)
  })
}

function workspaceOf(
  server: Server,
  workspaceId: string,
  ownerId: string,
  token: string,
): Workspace {
  return {
    ...server,
    api: clientOf(server.origin, token),
    workspaceId,
    ownerId,
    token,
    tokenWith: (...scopes) =>
      server.pool.transaction((db) =>
        createToken(db, workspaceId, { name: 'Test', scopes, days: 1 }, new Date().toISOString()),
      ),
  }
}

t.teardown(() => {
  const faults = [...statements].flatMap((text) => {
    const fault = unscoped(text)
    return fault === undefined ? [] : `${fault}: ${text}`
  })
  if (faults.length > 0)
    throw new Error(`statements not bound to a workspace:\n${faults.join('\n')}`)
})
