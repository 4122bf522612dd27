import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from '../../db/pool/client.ts'
import { tooMany } from '../../errors.ts'
import { recordVolumes, volumeToday } from '../../db/query/volume.ts'
import type { Meters } from '../../platform/telemetry/meters.ts'
import { counted } from '../../lib/words.ts'

export interface VolumeQuota {
  /** Throws 429 when what the requests of a workspace have left today exceeds its quota. */
  require(workspaceId: string): void
  /** Notes what is not noted yet. */
  stop(): Promise<void>
}

const noteMs = 5000

/**
 * Bounds the bytes a day that a workspace leaves in the log, in attempts of deliveries and in kept replies. Each process counts
 * what it writes and notes it every few seconds, so that no change waits for a counter: a workspace may exceed its quota by
 * what it writes meanwhile.
 */
export function volumeQuotaOf(
  pool: Pool,
  quotaBytes: number,
  meters: Meters,
  log: FastifyBaseLogger,
): VolumeQuota {
  const policy = `"volume";q=${quotaBytes};w=86400;qu="content-bytes"`
  const recordStored = () =>
    recordVolumes(pool).catch((error: unknown) => {
      const { message } = error as Error
      log.warn({ error: message }, 'the bytes that were written could not be counted yet')
    })
  const timer = setInterval(() => void recordStored(), noteMs)
  timer.unref()
  return {
    require(workspaceId) {
      const { bytes, secondsLeft } = volumeToday(workspaceId)
      if (bytes < quotaBytes) return
      meters.limited('volume')
      throw tooMany(
        `Changes of the workspace have left more than ${quotaBytes} bytes in its log, deliveries and kept replies today. Reading is still possible. Retry in ${counted(secondsLeft, 'second')}.`,
        secondsLeft,
        policy,
      )
    },
    async stop() {
      clearInterval(timer)
      await recordStored()
    },
  }
}
