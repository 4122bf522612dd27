import type { Redis } from 'ioredis'
import type { FastifyBaseLogger } from 'fastify'
import { redisClient } from '../../lib/optional.ts'
import type { Meters } from '../../platform/telemetry/meters.ts'
import { timeouts } from '../../timeouts.ts'

/** Counts that all processes share, in Redis or Valkey. */
export interface SharedLimits {
  readonly client: Redis
  /** Counts together with the other processes, or in this one alone while Redis cannot be reached. */
  count<T>(together: () => Promise<T>, here: () => Promise<T>): Promise<T>
  close(): void
}

/** After a failure nothing is asked for so long, so that a server that does not answer holds up few requests. */
const pauseMs = 1000
const longestReconnectMs = 2000

/** Connects to the server of `REDIS_URL`. It may be absent: limits then hold in each process until it is there. */
export function shareLimits(url: string, log: FastifyBaseLogger, meters: Meters): SharedLimits {
  const { Redis } = redisClient()
  let isShared: boolean | undefined
  let pausedUntil = 0
  let isClosed = false

  const recordState = (is: boolean, error?: unknown): void => {
    if (isShared === is || isClosed) return
    // The first connection is no news
    if (!is) {
      log.warn(
        { error: error instanceof Error ? error.message : undefined },
        'Redis cannot be reached: each process counts rate limits for itself until it can be',
      )
    } else if (isShared === false) log.info('Redis can be reached: rate limits are shared again')
    isShared = is
    meters.limitsShared(is)
  }

  const client = new Redis(url, {
    connectionName: 'switchboard',
    connectTimeout: timeouts.redisConnectMs,
    commandTimeout: timeouts.redisMs,
    // No request waits for a connection, and none is counted twice
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, longestReconnectMs),
  })
  client.on('error', (error: unknown) => recordState(false, error))
  client.on('close', () => recordState(false))
  client.on('ready', () => recordState(true))

  return {
    client,
    async count(together, here) {
      if (client.status !== 'ready' || performance.now() < pausedUntil) return here()
      try {
        const counted = await together()
        recordState(true)
        return counted
      } catch (error) {
        pausedUntil = performance.now() + pauseMs
        recordState(false, error)
        return here()
      }
    },
    close() {
      isClosed = true
      client.disconnect()
    },
  }
}
