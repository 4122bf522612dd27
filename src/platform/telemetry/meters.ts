/** The limits whose 429 are counted. */
export const limitNames = ['requests', 'refused_tokens', 'in_flight', 'volume'] as const

/** The measurements that the parts of a process report. Every label has few values, so that metrics stay few. */
export interface Meters {
  /** A response that was sent; `operation` is an operationId, or `none`. */
  request(operation: string, status: number, seconds: number): void
  /** A request that was refused with 429. */
  limited(limit: (typeof limitNames)[number]): void
  /** Records whether rate limits are shared with other processes. */
  limitsShared(isShared: boolean): void
  /** Records whether the actor of a request was cached. */
  actor(isCached: boolean): void
  /** A run of background work. */
  job(name: string, outcome: 'done' | 'failed', seconds: number): void
  /** An attempt to deliver an event, or to send a message. */
  deliveryAttempt(
    kind: 'webhook' | 'message',
    outcome: 'succeeded' | 'failed',
    seconds: number,
  ): void
}

const ignore = (): void => {}

/** Counts nothing. */
export const noMeters: Meters = {
  request: ignore,
  limited: ignore,
  limitsShared: ignore,
  actor: ignore,
  job: ignore,
  deliveryAttempt: ignore,
}
