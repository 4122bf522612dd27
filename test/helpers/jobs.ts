import { pino } from 'pino'
import type { Pool } from '../../src/db/client.ts'
import { type Jobs, startJobs } from '../../src/jobs.ts'

/** Background work as a process has it, without its log. */
export function startWork(pool: Pool, presenceStaleSeconds = 120): Jobs {
  return startJobs(pool, pino({ level: 'silent' }), { presenceStaleSeconds })
}
