import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { api } from '../api/index.ts'
import { authentication } from '../auth/authenticate.ts'
import { actorWatch } from '../auth/watch.ts'
import type { Pool } from '../db/pool/client.ts'
import { newestMigration } from '../db/server/migrate.ts'
import { type Targets, targets } from '../platform/net/target.ts'
import { pausesOf } from '../http/pauses.ts'
import { type LiveFeed, liveFeedOf } from '../events/live-feed.ts'
import { bind } from '../http/request/bind.ts'
import { boundConnections } from '../http/limits/connections.ts'
import { registerDocs } from '../http/reply/docs.ts'
import { type Readiness, registerHealth } from '../http/health.ts'
import { defaultStreamBounds, type StreamBounds, streamsOf } from '../http/limits/streams.ts'
import { inFlightOf } from '../http/limits/in-flight.ts'
import { ratesOf } from '../http/limits/rates.ts'
import { refusalsOf } from '../http/limits/refusals.ts'
import type { SharedLimits } from '../http/limits/shared.ts'
import { type ReadingBounds, watchReaders } from '../http/limits/slow-readers.ts'
import type { Shedding } from '../http/limits/shedding.ts'
import { volumeQuotaOf } from '../http/limits/volume-quota.ts'
import { type Secrets, secretsUnder } from '../lib/seal.ts'
import type { Clock } from '../lib/time.ts'
import { type Meters, noMeters } from '../platform/telemetry/meters.ts'
import type { Storage } from '../platform/storage/store.ts'
import { now } from '../lib/clock.ts'
import { fastifyOf } from './fastify.ts'
import { answerFailures, described, watchRequests } from './requests.ts'

declare module 'fastify' {
  interface FastifyInstance {
    liveFeed: LiveFeed
  }
}

export interface AppOptions {
  readonly pool: Pool
  /** The pool that readiness is probed with. */
  readonly probe: Pool
  readonly readiness: Readiness
  readonly shedding: Shedding
  /** Nothing is counted when absent. */
  readonly meters?: Meters
  readonly clock?: Clock
  readonly log?: FastifyBaseLogger
  /** Addresses and networks of proxies whose `X-Forwarded-For` is believed; none when absent. */
  readonly trustedProxies?: readonly string[]
  /** Origins whose pages may call the API; `*` stands for all of them. */
  readonly corsOrigins?: readonly string[]
  /** Requests per token and minute. */
  readonly rateLimit?: number
  /** Redis through which processes share their rate limits; without it each counts for itself. */
  readonly sharedLimits?: SharedLimits | undefined
  /** Requests that a token may have in flight. */
  readonly maxInFlightPerToken?: number
  /** Bounds of open streams. */
  readonly streams?: StreamBounds
  /** Bytes a day that changes of a workspace may leave in the log, deliveries and kept replies; unbounded when absent. */
  readonly dailyVolumeBytes?: number
  /** Bounds for slow readers of replies. */
  readonly reading?: ReadingBounds
  /** Prefix of absolute links; empty for links relative to the host. */
  readonly publicUrl?: string
  /** Where files are kept. */
  readonly storage: Storage
  /** Without keys when absent. */
  readonly secrets?: Secrets
  /** Public ones alone when absent. */
  readonly targets?: Targets
}

/** A ready Fastify instance that does not listen yet. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { pool, shedding, meters = noMeters, publicUrl = '', trustedProxies = [] } = options
  const app = fastifyOf(options)
  const readers = watchReaders(app.server, options.reading)
  app.decorate('readers', readers)
  app.addHook('onClose', async () => readers.stop())

  // Before there are hooks and routes: what is awaited ends the registration of those before
  const inFlight = inFlightOf(options.maxInFlightPerToken ?? 20, meters)
  const { rateLimit = 600, sharedLimits } = options
  const rates = await ratesOf(app, rateLimit, sharedLimits, meters)
  const refusals = await refusalsOf(app, rateLimit, sharedLimits, meters)
  boundConnections(app, trustedProxies)
  watchRequests(app, options, { inFlight, rates })
  answerFailures(app, publicUrl)

  registerHealth(
    app,
    { probe: options.probe, pool, readiness: options.readiness },
    await newestMigration(),
  )
  registerDocs(app, publicUrl)
  const volume = volumeQuotaOf(pool, options.dailyVolumeBytes ?? Infinity, meters, app.log)
  app.addHook('onClose', async () => volume.stop())
  const pauses = pausesOf(shedding)
  const liveFeed = liveFeedOf(pool, (error) =>
    app.log.warn(described(error), 'Looking for new events failed.'),
  )
  app.decorate('liveFeed', liveFeed)
  app.addHook('preClose', async () => pauses.stop())
  app.addHook('onClose', async () => liveFeed.stop())
  const authenticated = authentication(pool)
  const watch = actorWatch(authenticated, (error) =>
    app.log.warn(described(error), 'Checking the tokens of streams failed.'),
  )
  app.addHook('onClose', async () => watch.stop())
  bind(app, api, {
    volume,
    pool,
    authentication: authenticated,
    watch,
    meters,
    clock: options.clock ?? now,
    inFlight,
    streams: streamsOf(options.streams ?? defaultStreamBounds, meters),
    rates,
    refusals,
    publicUrl,
    storage: options.storage,
    secrets: options.secrets ?? secretsUnder([]),
    targets: options.targets ?? targets(),
    liveFeed,
    pauses,
  })
  return app
}
