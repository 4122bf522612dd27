import type { Server } from 'node:http'
import { connectAreas } from './wiring.ts'
import { superviseProcesses } from './cluster.ts'
import { freePort } from '../lib/free-port.ts'
import { jobsPool } from '../platform/jobs/pool.ts'
import { serveMetricsOfCluster } from './metrics.ts'
import { type LoadedProcess, withSettingName, orExit, unlessStopped, written } from './process.ts'
import { connectBy, untilAvailable, startDatabase } from './database.ts'
import { requireStorage, storageOf } from './storage.ts'
import { showAddress, showFirstToken } from './serve.ts'
import { stopBy } from './stopping.ts'

/**
 * The server as several processes: WEB_CONCURRENCY of them serve the API behind one port, and one works in the background.
 * This one, their primary process, has the embedded database, if any, and takes no requests but those for metrics.
 */
export async function serveByProcesses({ config, log }: LoadedProcess): Promise<void> {
  const { store } = await orExit(storageOf(config))
  const database = await orExit(startDatabase(config, log))
  const pool = connectBy(config, database.url, log, { ...jobsPool, size: 2 })
  connectAreas()
  let metricsServer: Server | undefined
  const processes = superviseProcesses(log, (code) => {
    database.endStart()
    // Which has said why
    void Promise.all([database.stop(), written(log)]).finally(() => process.exit(code))
  })

  stopBy(log, async (signal) => {
    database.endStart()
    await processes.stop(signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM')
    metricsServer?.close()
    await pool.close(1000)
    await database.stop()
  })

  metricsServer = await orExit(
    withSettingName(serveMetricsOfCluster(config, log, pool), 'METRICS_'),
  )
  // The others would each say so, too
  await unlessStopped(database.tried, database.stopping)
  if (database.stopping.aborted) return
  const environment = {
    DATABASE_URL: database.url,
    // With 0, one that is started again would not share the listener of the others
    PORT: String(await orExit(withSettingName(freePort(config.port, config.host)))),
    DRAIN_DELAY_MS: String(config.drainDelayMs),
    WORKER: 'off',
  }
  for (let nth = 0; nth < config.webConcurrency; nth++) processes.add('start', environment)
  const { address, port } = await processes.listening
  const host = address.includes(':') ? `[${address}]` : address
  showAddress(`http://${host}:${port}`)

  await unlessStopped(prepared(), database.stopping)

  /** Prepares everything that needs the database, as soon as it is available. */
  async function prepared(): Promise<void> {
    await database.migrated
    await requireStorage(config, pool, store, database.stopping, log)
    await untilAvailable(() => showFirstToken(pool, config, store), database.stopping, log)
    if (config.worker && !database.stopping.aborted) processes.add('worker', environment)
  }
}
