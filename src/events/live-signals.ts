import type { Pool } from '../db/pool/client.ts'
import { recentSignals, type SignalRow } from './signals.ts'

/** Milliseconds between two looks for new signals, while a stream shows some. */
const everyMs = 250

/** Hands what users do at this moment to the streams of this process. */
export interface LiveSignals {
  /** Has signals of a workspace handed to `receive` until the returned function is called. */
  listen(workspaceId: string, receive: (signal: SignalRow) => void): () => void
  /** Resolves once nothing is read any more. */
  stop(): Promise<void>
}

interface Audience {
  readonly receivers: Set<(signal: SignalRow) => void>
  /** The signals that the last look found, so that each is handed out once. */
  known: ReadonlySet<string>
}

/**
 * Returns the signals of all processes. While a stream shows some it reads the newest of its workspace four times a
 * second: a signal may commit after a later one, so each look goes back some seconds. `onError` receives each failure.
 */
export function liveSignalsOf(pool: Pool, onError: (error: unknown) => void): LiveSignals {
  const audiences = new Map<string, Audience>()
  let looking: Promise<void> | undefined
  let isStopped = false

  const look = async () => {
    const rows = await recentSignals(pool, { ids: [...audiences.keys()] })
    for (const [id, audience] of audiences) {
      const found = rows.filter(({ workspaceId }) => workspaceId === id)
      const { known } = audience
      audience.known = new Set(found.map(keyOf))
      for (const row of found) {
        if (known.has(keyOf(row))) continue
        for (const receive of audience.receivers) receive(row)
      }
    }
  }
  const lookOn = async () => {
    while (!isStopped && audiences.size > 0) {
      await look().catch(onError)
      await new Promise((resolve) => setTimeout(resolve, everyMs))
    }
    looking = undefined
  }

  return {
    listen(workspaceId, receive) {
      const audience = audiences.get(workspaceId) ?? { receivers: new Set(), known: new Set() }
      audiences.set(workspaceId, audience)
      audience.receivers.add(receive)
      if (!isStopped) looking ??= lookOn()
      return () => {
        audience.receivers.delete(receive)
        if (audience.receivers.size === 0 && audiences.get(workspaceId) === audience) {
          audiences.delete(workspaceId)
        }
      }
    },
    async stop() {
      isStopped = true
      await looking
    },
  }
}

function keyOf({ type, resourceId, userId, isActive, sentAt }: SignalRow): string {
  return [type, resourceId, userId, isActive, sentAt].join(' ')
}
