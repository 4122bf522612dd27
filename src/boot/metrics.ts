import cluster from 'node:cluster'
import type { FastifyBaseLogger } from 'fastify'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Config } from '../config.ts'
import type { Pool } from '../db/pool/client.ts'
import { Registry } from 'prom-client'
import { watchDatabase } from '../platform/telemetry/database.ts'
import { type Meters, noMeters } from '../platform/telemetry/meters.ts'
import { createMetrics, type Metrics } from '../platform/telemetry/metrics.ts'
import { metricsOfCluster, offerMetrics, serveMetrics } from '../platform/telemetry/serve.ts'

type Settings = Pick<Config, 'metricsHost' | 'metricsPort'>

interface Pools {
  /** Pool of the requests; a worker has none. */
  readonly requests?: Pool
  readonly background: Pool
}

export interface StartedMetrics {
  readonly meters: Meters
  /** Undefined without METRICS_PORT. */
  readonly metrics: Metrics | undefined
  /** Serves them; in a process of a cluster the primary process does. */
  listen(): Promise<Server | undefined>
}

/** Begins to count what a process does, if METRICS_PORT is set. */
export function startMetrics(
  { metricsHost: host, metricsPort: port }: Settings,
  log: FastifyBaseLogger,
  pools: Pools,
): StartedMetrics {
  if (port === undefined) {
    return { meters: noMeters, metrics: undefined, listen: async () => undefined }
  }
  const metrics = createMetrics()
  for (const [name, pool] of Object.entries(pools)) metrics.watchPool(name, pool as Pool)
  if (cluster.isWorker) offerMetrics(metrics.registry)
  else watchDatabase(metrics.registry, pools.background, log)
  return {
    meters: metrics.meters,
    metrics,
    async listen() {
      if (cluster.isWorker) return undefined
      return announced(log, await serveMetrics({ host, port }, metrics.registry))
    },
  }
}

/** Serves the metrics of all processes of a cluster, in its primary process. */
export async function serveMetricsOfCluster(
  { metricsHost: host, metricsPort: port }: Settings,
  log: FastifyBaseLogger,
  pool: Pool,
): Promise<Server | undefined> {
  if (port === undefined) return undefined
  const registry = new Registry()
  watchDatabase(registry, pool, log)
  return announced(log, await serveMetrics({ host, port }, registry, metricsOfCluster()))
}

function announced(log: FastifyBaseLogger, server: Server): Server {
  const { address, port } = server.address() as AddressInfo
  log.info({ address, port }, 'metrics are served')
  return server
}
