import type { Pool } from '../db/pool/client.ts'
import { loopWhile } from '../lib/loop-while.ts'
import { recentSignals, type SignalRow } from './signals.ts'

/** Milliseconds between two looks for new signals, while a stream shows some. */
const everyMs = 250

/**
 * Hands the signals of all processes to the streams of this one. While a stream shows some it reads the newest of its
 * workspace four times a second: a signal may commit after a later one, so each look goes back some seconds. `onError`
 * receives each failure.
 */
export function liveSignalsOf(pool: Pool, onError: (error: unknown) => void) {
  const receivers = new Map<string, Set<(signal: SignalRow) => void>>()
  // Those that the last look found, so that each is handed out once
  let known: ReadonlySet<string> = new Set()

  const look = async () => {
    const rows = await recentSignals(pool, { ids: [...receivers.keys()] })
    const before = known
    known = new Set(rows.map(keyOf))
    for (const row of rows) {
      if (before.has(keyOf(row))) continue
      for (const receive of receivers.get(row.workspaceId) ?? []) receive(row)
    }
  }
  const looking = loopWhile(
    () => receivers.size > 0,
    everyMs,
    async () => look().catch(onError),
  )

  return {
    /** Has signals of a workspace handed to `receive` until the returned function is called. */
    listen(workspaceId: string, receive: (signal: SignalRow) => void) {
      const others = receivers.get(workspaceId) ?? new Set()
      receivers.set(workspaceId, others.add(receive))
      looking.start()
      return () => {
        others.delete(receive)
        if (others.size === 0 && receivers.get(workspaceId) === others)
          receivers.delete(workspaceId)
      }
    },
    /** Resolves once nothing is read any more. */
    stop: () => looking.stop(),
  }
}

function keyOf({ workspaceId, type, resourceId, userId, isActive, sentAt }: SignalRow): string {
  return [workspaceId, type, resourceId, userId, isActive, sentAt].join(' ')
}
