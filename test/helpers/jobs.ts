import { pino } from 'pino'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from '../../src/db/client.ts'
import { type Jobs, startJobs } from '../../src/jobs.ts'
import { diskStore } from '../../src/storage/disk.ts'

// Of no files: nothing is ever put there
const store = diskStore(join(tmpdir(), 'switchboard-no-media'))

/** Background work as a process has it, without its log. */
export function startWork(pool: Pool, presenceStaleSeconds = 120): Jobs {
  return startJobs(pool, pino({ level: 'silent' }), { presenceStaleSeconds, store })
}
