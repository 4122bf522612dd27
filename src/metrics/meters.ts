/** The limits whose 429 are counted. */
export const limitNames = ['requests', 'refused_tokens', 'in_flight', 'volume'] as const

/** What the parts of a process report of their work. Every name is one of a few, so that metrics stay few. */
export interface Meters {
  /** A response that was sent; `operation` is an operationId, or `none`. */
  request(operation: string, status: number, seconds: number): void
  /** A request that was refused with 429. */
  limited(limit: (typeof limitNames)[number]): void
  /** Whether rate limits are counted together with the other processes. */
  limitsShared(isShared: boolean): void
  /** Whether the actor of a request was cached. */
  actor(isCached: boolean): void
  /** A run of background work. */
  job(name: string, outcome: 'done' | 'failed', seconds: number): void
  /** An attempt to deliver an event, or to send a message. */
  attempt(kind: 'webhook' | 'message', outcome: 'succeeded' | 'failed', seconds: number): void
}

const ignore = (): void => {}

/** Counts nothing. */
export const noMeters: Meters = {
  request: ignore,
  limited: ignore,
  limitsShared: ignore,
  actor: ignore,
  job: ignore,
  attempt: ignore,
}
