import type { FastifyInstance } from 'fastify'
import { api } from '../api/index.ts'
import { authentication } from '../auth/authenticate.ts'
import { actorWatch } from '../auth/watch.ts'
import { newestMigration } from '../db/server/migrate.ts'
import { pausesOf } from '../http/pauses.ts'
import { type LiveFeed, liveFeedOf } from '../events/live-feed.ts'
import { bind } from '../http/request/bind.ts'
import { boundConnections } from '../http/limits/connections.ts'
import { registerDocs } from '../http/reply/docs.ts'
import { registerHealth } from '../http/health.ts'
import { streamsOf } from '../http/limits/streams.ts'
import { inFlightOf } from '../http/limits/in-flight.ts'
import { ratesOf } from '../http/limits/rates.ts'
import { refusalsOf } from '../http/limits/refusals.ts'
import { watchReaders } from '../http/limits/slow-readers.ts'
import { volumeQuotaOf } from '../http/limits/volume-quota.ts'
import { now } from '../lib/clock.ts'
import type { AppOptions } from './app-options.ts'
import { fastifyOf } from './fastify.ts'
import { answerFailures, described, watchRequests } from './requests.ts'

declare module 'fastify' {
  interface FastifyInstance {
    liveFeed: LiveFeed
  }
}

/** A ready Fastify instance that does not listen yet. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { pool, shedding, meters, publicUrl, trustedProxies } = options
  const app = fastifyOf(options)
  const readers = watchReaders(app.server, options.reading)
  app.decorate('readers', readers)
  app.addHook('onClose', async () => readers.stop())

  // Before there are hooks and routes: what is awaited ends the registration of those before
  const inFlight = inFlightOf(options.maxInFlightPerToken, meters)
  const { rateLimit, sharedLimits } = options
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
  const volume = volumeQuotaOf(pool, options.dailyVolumeBytes, meters, app.log)
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
    streams: streamsOf(options.streams, meters),
    rates,
    refusals,
    publicUrl,
    storage: options.storage,
    secrets: options.secrets,
    targets: options.targets,
    liveFeed,
    pauses,
  })
  return app
}
