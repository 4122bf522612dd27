import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from '../db/pool/client.ts'
import type { Targets } from '../platform/net/target.ts'
import type { Readiness } from '../http/health.ts'
import type { StreamBounds } from '../http/limits/streams.ts'
import type { SharedLimits } from '../http/limits/shared.ts'
import type { ReadingBounds } from '../http/limits/slow-readers.ts'
import type { Shedding } from '../http/limits/shedding.ts'
import type { Secrets } from '../lib/seal.ts'
import type { Clock } from '../lib/time.ts'
import type { Meters } from '../platform/telemetry/meters.ts'
import type { Storage } from '../platform/storage/store.ts'

/** The means and settings that a server is built with. */
export interface AppOptions {
  readonly pool: Pool
  /** The pool that readiness is probed with. */
  readonly probe: Pool
  readonly readiness: Readiness
  readonly shedding: Shedding
  readonly meters: Meters
  /** Tests bring their own. */
  readonly clock?: Clock
  readonly log?: FastifyBaseLogger
  /** Addresses and networks of proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[]
  /** Origins whose pages may call the API; `*` stands for all of them. */
  readonly corsOrigins: readonly string[]
  /** Requests per token and minute. */
  readonly rateLimit: number
  /** Redis through which processes share their rate limits; without it each counts for itself. */
  readonly sharedLimits?: SharedLimits | undefined
  readonly maxInFlightPerToken: number
  readonly streams: StreamBounds
  /** Bytes a day that changes of a workspace may leave in the log, deliveries and kept replies. */
  readonly dailyVolumeBytes: number
  /** Bounds for slow readers of replies. Tests bring their own. */
  readonly reading?: ReadingBounds
  /** Prefix of absolute links; empty for links relative to the host. */
  readonly publicUrl: string
  /** Where files are kept. */
  readonly storage: Storage
  readonly secrets: Secrets
  readonly targets: Targets
}
