import { sql } from 'drizzle-orm'
import { clockDifferenceMs, setClock } from '../../lib/clock.ts'
import type { Pool } from '../pool/client.ts'
import { isPassing } from '../pool/errors.ts'
import { statement } from '../query/statement.ts'

const everyMs = 10_000
const largestDifferenceMs = 60_000

const clockOfDatabase = statement<Record<string, never>, { ms: number }>(
  () => sql`select extract(epoch from clock_timestamp())::float8 * 1000 as ms`,
)

interface Log {
  warn(facts: object, text: string): void
  error(facts: object, text: string): void
}

/** The clock of a process while it follows the database's clock. */
export interface Clock {
  stop(): void
}

/** Sets the clock of the process by the database's clock every 10 seconds, and warns of a difference. */
export function syncClock(pool: Pool, log: Log): Clock {
  let hasWarned = false
  let hasStopped = false
  const readClock = async () => {
    const askedAt = performance.now()
    const [row] = await clockOfDatabase(pool, {})
    if (row) setClock(row.ms, askedAt, performance.now())
    const seconds = differenceSeconds()
    if (seconds !== undefined && !hasWarned) {
      log.warn(
        { clockDifferenceSeconds: seconds },
        'the clocks of this machine and of the database differ',
      )
    }
    hasWarned = seconds !== undefined
  }
  const tryReadClock = () =>
    readClock().catch((error: unknown) => {
      // A lost connection is reported elsewhere; the clock goes on by itself until the database is back
      if (!hasStopped && !isPassing(error))
        log.error({ err: error }, 'the clock of the database was not read')
    })
  void tryReadClock()
  const timer = setInterval(() => void tryReadClock(), everyMs).unref()
  return {
    stop() {
      hasStopped = true
      clearInterval(timer)
    },
  }
}

/** Returns the seconds by which the machine's clock is ahead of the database's; undefined for less than a minute. */
export function differenceSeconds(): number | undefined {
  const ms = clockDifferenceMs()
  return Math.abs(ms) < largestDifferenceMs ? undefined : Math.round(ms / 1000)
}
