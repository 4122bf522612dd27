import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Pool } from '../../db/pool/client.ts'
import { volumes } from '../../db/query/volume.ts'
import { limitNames, type Meters } from './meters.ts'

/** The metrics of one process. */
export type Metrics = ReturnType<typeof createMetrics>

const requestSeconds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
const jobSeconds = [0.01, 0.05, 0.1, 0.5, 1, 5, 30, 120]
const attemptSeconds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 30]

/** Begins to count: requests, limits, background work, connections, and what Node.js reports of itself. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its response.',
    labelNames: ['operation', 'status'],
    buckets: requestSeconds,
    registers,
  })
  const limited = new Counter({
    name: 'switchboard_rate_limited_total',
    help: 'Requests refused with 429, by the limit that they reached.',
    labelNames: ['limit'],
    registers,
  })
  for (const limit of limitNames) limited.inc({ limit }, 0)
  new Counter({
    name: 'switchboard_volume_bytes_total',
    help: 'Bytes written that count to the daily volume of a workspace.',
    labelNames: ['kind'],
    registers,
    collect() {
      this.reset()
      for (const [kind, bytes] of Object.entries(volumes)) this.inc({ kind }, bytes)
    },
  })
  const actors = new Counter({
    name: 'switchboard_actor_cache_total',
    help: 'Requests whose actor was cached (hit) or had to be looked up first (miss).',
    labelNames: ['result'],
    registers,
  })
  for (const result of ['hit', 'miss']) actors.inc({ result }, 0)
  const jobs = new Histogram({
    name: 'switchboard_job_duration_seconds',
    help: 'Runs of background work, each of one job in one workspace.',
    labelNames: ['job', 'outcome'],
    buckets: jobSeconds,
    registers,
  })
  const attempts = new Histogram({
    name: 'switchboard_attempt_duration_seconds',
    help: 'Attempts to deliver an event to a webhook, or to send a message on a channel.',
    labelNames: ['kind', 'outcome'],
    buckets: attemptSeconds,
    registers,
  })
  let isShared: boolean | undefined
  new Gauge({
    name: 'switchboard_rate_limits_shared',
    help: '1 while all processes count rate limits together, 0 while REDIS_URL cannot be reached.',
    aggregator: 'min',
    registers,
    collect() {
      if (isShared === undefined) this.remove()
      else this.set(isShared ? 1 : 0)
    },
  })

  const watchNumber = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })

  const meters: Meters = {
    request: (operation, status, seconds) => requests.observe({ operation, status }, seconds),
    limited: (limit) => limited.inc({ limit }),
    limitsShared: (is) => (isShared = is),
    actor: (isCached) => actors.inc({ result: isCached ? 'hit' : 'miss' }),
    job: (job, outcome, seconds) => jobs.observe({ job, outcome }, seconds),
    deliveryAttempt: (kind, outcome, seconds) => attempts.observe({ kind, outcome }, seconds),
  }
  return {
    registry,
    meters,
    /** Adds what a pool of connections is doing, under its name. */
    watchPool: poolWatcher(registry),
    /** Adds the requests that are being answered. */
    watchRequests(inFlight: () => number) {
      watchNumber('http_requests_in_flight', 'Requests that are being answered.', inFlight)
    },
    /** Adds the streams and requests that new events are handed to. */
    watchListeners(listening: () => number) {
      const help = 'Open streams, and waiting requests of the feed, that new events are handed to.'
      watchNumber('switchboard_event_listeners', help, listening)
    },
  }
}

/** Adds pools to gauges that have one value for each of them. */
function poolWatcher(registry: Registry) {
  const registers = [registry]
  const pools = new Map<string, Pool>()
  const gauge = (name: string, help: string, read: (pool: Pool) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['pool'],
      registers,
      collect() {
        for (const [pool, of] of pools) this.set({ pool }, read(of))
      },
    })
  gauge('database_connections', 'Open connections of a pool.', ({ stats }) => stats.size)
  gauge(
    'database_connections_idle',
    'Open connections that nobody uses.',
    ({ stats }) => stats.idle,
  )
  new Gauge({
    name: 'database_waiting',
    help: 'Callers that wait for a connection, by what they need it for.',
    labelNames: ['pool', 'kind'],
    registers,
    collect() {
      for (const [pool, { stats }] of pools) {
        for (const [kind, waiting] of Object.entries(stats.waiting)) {
          this.set({ pool, kind }, waiting)
        }
      }
    },
  })
  new Counter({
    name: 'database_connections_discarded_total',
    help: 'Connections given up after an error or a missed deadline.',
    labelNames: ['pool'],
    registers,
    collect() {
      this.reset()
      for (const [pool, { stats }] of pools) this.inc({ pool }, stats.discarded)
    },
  })
  return (name: string, pool: Pool) => void pools.set(name, pool)
}
