import type { Route } from '../../generated/routes.ts'
import type { ActorWatch } from '../auth/watch.ts'
import type { Authentication } from '../auth/authenticate.ts'
import type { Pool } from '../db/pool/client.ts'
import type { LiveFeed } from '../events/live-feed.ts'
import type { Targets } from '../platform/net/target.ts'
import type { Secrets } from '../lib/seal.ts'
import type { Clock } from '../lib/time.ts'
import type { Meters } from '../platform/telemetry/meters.ts'
import type { Storage } from '../platform/storage/store.ts'
import type { Answer } from './reply/answer.ts'
import type { Content } from './reply/content.ts'
import type { Context, OutsideContext, UnmanagedContext } from './context.ts'
import type { InFlight } from './limits/in-flight.ts'
import type { Rates } from './limits/rates.ts'
import type { Streams } from './limits/streams.ts'
import type { Refusals } from './limits/refusals.ts'
import type { Input } from './request/validate.ts'
import type { Pauses } from './pauses.ts'
import type { VolumeQuota } from './limits/volume-quota.ts'

/** The means that every operation is bound to. */
export interface Bound {
  readonly pool: Pool
  readonly authentication: Authentication
  readonly watch: ActorWatch
  readonly clock: Clock
  readonly inFlight: InFlight
  readonly streams: Streams
  readonly rates: Rates
  readonly refusals: Refusals
  readonly meters: Meters
  readonly volume: VolumeQuota
  readonly publicUrl: string
  readonly storage: Storage
  readonly secrets: Secrets
  readonly targets: Targets
  readonly liveFeed: LiveFeed
  readonly pauses: Pauses
}

export type ManagedHandler = ((ctx: Context, input: Input) => Promise<unknown>) & {
  readonly outside?: (ctx: OutsideContext, input: Input) => Promise<void>
  readonly isSnapshot?: boolean
}
type UnmanagedHandler = (ctx: UnmanagedContext<unknown>, input: Input) => Promise<Answer | Content>
export type AnyHandler =
  | ManagedHandler
  | {
      readonly unmanaged: UnmanagedHandler
      readonly isTransaction?: (contentType: string) => boolean
    }

/** Whether a request only reads, or everything it does goes with its transaction. */
export function isUndoable(
  { method }: Route,
  handler: AnyHandler,
  contentType: string | undefined,
): boolean {
  if (method === 'GET') return true
  if (!('unmanaged' in handler)) return !handler.outside
  return handler.isTransaction?.((contentType ?? '').toLowerCase()) ?? false
}
