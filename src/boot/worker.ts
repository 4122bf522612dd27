import { connectAreas } from './wiring.ts'
import { targets } from '../platform/net/target.ts'
import { syncClock } from '../db/server/clock.ts'
import { startJobs } from './background.ts'
import { jobsPool } from '../platform/jobs/pool.ts'
import { secretsUnder } from '../lib/seal.ts'
import { startMetrics } from './metrics.ts'
import { exitWith, loadService, withSettingName, orExit, unlessStopped } from './process.ts'
import { connectBy, startDatabase } from './database.ts'
import { requireStorage, storageOf } from './storage.ts'
import { warnOfLostSecrets } from './lost-secrets.ts'
import { stopBy } from './stopping.ts'
import { startTracing } from './tracing.ts'

/** Background work alone, by the environment: resolves once it runs, which ends with its process. */
export async function work(): Promise<void> {
  const { config, log } = loadService()
  if (config.databaseUrl === undefined) {
    return exitWith('The worker needs DATABASE_URL: the embedded database belongs to `npm start`.')
  }
  const { store } = await orExit(storageOf(config))
  const database = await orExit(startDatabase(config, log))
  const tracing = startTracing(config.otlpEndpoint, log)
  const pool = connectBy(config, database.url, log, jobsPool)
  const { meters, listen } = startMetrics(config, log, { background: pool })
  const metricsServer = await orExit(withSettingName(listen(), 'METRICS_'))
  await orExit(database.migrated)
  const clock = syncClock(pool, log)
  await requireStorage(config, pool, store, database.stopping, log)
  await unlessStopped(warnOfLostSecrets(config, pool, database.stopping, log), database.stopping)
  connectAreas()
  const jobs = startJobs(pool, log, {
    ...config,
    store,
    meters,
    secrets: secretsUnder(config.secretKeys),
    targets: targets({ allow: config.webhookAllow }),
  })
  log.info('background work started')

  stopBy(log, async () => {
    await jobs.stop()
    clock.stop()
    metricsServer?.close()
    await Promise.all([pool.close(1000), tracing.stop()])
  })
}
