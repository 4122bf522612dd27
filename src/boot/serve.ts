import cluster from 'node:cluster'
import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildApp } from './app.ts'
import type { Config } from '../config.ts'
import type { Pool } from '../db/pool/client.ts'
import { createDemo } from '../workspaces/demo.ts'
import { connectAreas } from './wiring.ts'
import { targets } from '../platform/net/target.ts'
import { probePool, type Readiness } from '../http/health.ts'
import { shareLimits } from '../http/limits/shared.ts'
import { startShedding } from '../http/limits/shedding.ts'
import { type Jobs, startJobs } from './background.ts'
import { jobsPool } from '../platform/jobs/pool.ts'
import { startMetrics } from './metrics.ts'
import { type LoadedProcess, withSettingName, orExit, unlessStopped } from './process.ts'
import { connectBy, untilAvailable, startDatabase } from './database.ts'
import { requireStorage, storageOf } from './storage.ts'
import { warnOfLostSecrets } from './lost-secrets.ts'
import { stopBy } from './stopping.ts'
import type { Store } from '../platform/storage/store.ts'
import { createToken, createUser, createWorkspace, hasWorkspace } from '../workspaces/workspaces.ts'
import { type Clock, syncClock } from '../db/server/clock.ts'
import { now } from '../lib/clock.ts'
import { newId } from '../lib/ids.ts'
import { secretsUnder } from '../lib/seal.ts'
import { timeouts } from '../timeouts.ts'
import { startTracing } from './tracing.ts'

/** Name of the workspace of the demo, as commands take it. */
const demoWorkspace = 'demo'
/** Connections that the system may hold until they are accepted; past it callers wait a second (SYN is sent again). */
const backlog = 4096

/**
 * The server: resolves once it answers, which ends with its process. In a process of a cluster it leaves the first token
 * and what people are shown to the primary process.
 */
export async function serve({ config, log }: LoadedProcess): Promise<void> {
  const tracing = startTracing(config.otlpEndpoint, log)
  const readiness: Readiness = { draining: false, isStarting: true }
  const database = await orExit(
    startDatabase(config, log, (isWaiting) => (readiness.isWaitingForMigration = isWaiting)),
  )
  const pool = connectBy(config, database.url, log)
  const background = connectBy(config, database.url, log, jobsPool)
  const storage = await orExit(storageOf(config))
  const probe = connectBy(config, database.url, log, probePool)
  const shedding = startShedding()
  const { meters, metrics, listen } = startMetrics(config, log, { requests: pool, background })
  metrics?.watchRequests(() => shedding.inFlight)
  const { redisUrl } = config
  const sharedLimits = redisUrl === undefined ? undefined : shareLimits(redisUrl, log, meters)
  connectAreas()
  const outbound = {
    secrets: secretsUnder(config.secretKeys),
    targets: targets({ allow: config.webhookAllow }),
  }
  const app = await buildApp({
    ...config,
    ...outbound,
    pool,
    probe,
    readiness,
    shedding,
    meters,
    sharedLimits,
    storage,
    log,
    publicUrl: config.publicUrl ?? '',
  })
  metrics?.watchListeners(() => app.liveFeed.size)
  let jobs: Jobs | undefined
  let clock: Clock | undefined
  let metricsServer: Server | undefined

  stopBy(log, async (signal) => {
    readiness.draining = true
    database.endStart()
    // A load balancer needs time to see it; somebody at a terminal does not
    if (signal === 'SIGTERM') await sleep(config.drainDelayMs)
    await Promise.all([
      Promise.race([
        app.close(),
        sleep(timeouts.finishMs).then(() => app.server.closeAllConnections()),
      ]),
      jobs?.stop(),
    ])
    metricsServer?.close()
    clock?.stop()
    shedding.stop()
    sharedLimits?.close()
    await Promise.all([pool.close(1000), background.close(1000), probe.close(), tracing.stop()])
    await database.stop()
  })

  metricsServer = await orExit(withSettingName(listen(), 'METRICS_'))
  // One that refuses ends the start before anybody is invited
  await unlessStopped(database.tried, database.stopping)
  if (readiness.draining) return
  clock = syncClock(probe, log)
  const { host, port } = config
  const address = await orExit(withSettingName(app.listen({ host, port, backlog })))
  if (!cluster.isWorker) showAddress(address)

  await unlessStopped(prepared(), database.stopping)

  /** Prepares everything that needs the database, as soon as it is available. */
  async function prepared(): Promise<void> {
    await database.migrated
    await requireStorage(config, pool, storage.store, database.stopping, log)
    if (!cluster.isWorker) {
      const show = () => showFirstToken(pool, config, storage.store)
      await untilAvailable(show, database.stopping, log)
      await warnOfLostSecrets(config, pool, database.stopping, log)
    }
    if (readiness.draining) return
    if (config.worker) {
      const { store } = storage
      jobs = startJobs(background, app.log, { ...config, ...outbound, store, meters })
    }
    readiness.isStarting = false
  }
}

/** Says where the API is. */
export function showAddress(address: string): void {
  console.log(`Switchboard listens on ${address}, its documentation is at ${address}/docs`)
}

/** Prepares an empty database, and shows how to begin with it. */
export async function showFirstToken(on: Pool, config: Config, store: Store): Promise<void> {
  const text = await firstWords(on, config, store)
  if (text !== undefined) console.log(text)
}

/** Makes the workspace of BOOTSTRAP_TOKEN, or else the demo, in an empty database. Returns what to show about it. */
async function firstWords(on: Pool, config: Config, store: Store): Promise<string | undefined> {
  return on.transaction(async (db) => {
    const at = now().toISOString()
    if (await hasWorkspace(db)) return undefined
    if (config.bootstrapToken !== undefined) {
      const workspaceId = await createWorkspace(db, 'default', at)
      const owner = { id: newId(), name: 'Owner', email: 'owner@localhost.invalid' }
      await createUser(db, workspaceId, owner, 'owner', at)
      await createToken(
        db,
        workspaceId,
        {
          name: 'Bootstrap',
          scopes: ['*'],
          userId: owner.id,
          secret: config.bootstrapToken,
          days: 365,
        },
        at,
      )
      return undefined
    }
    if (config.databaseUrl !== undefined) {
      return (
        'There is no workspace yet. This creates one with its owner, and prints a token:\n\n' +
        '  npx switchboard token create --workspace NAME --create-workspace --user EMAIL\n'
      )
    }
    const secrets = secretsUnder(config.secretKeys)
    const { token } = await createDemo(db, { store, secrets }, demoWorkspace, at)
    return `The demo is ready, in the workspace "${demoWorkspace}". Its owner's bearer token, shown this once:\n\n  ${token}\n`
  })
}
