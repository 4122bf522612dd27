import { pino } from 'pino'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Outside } from '../../src/platform/adapters/adapter.ts'
import type { Pool } from '../../src/db/pool/client.ts'
import { targets } from '../../src/platform/net/target.ts'
import { type Jobs, startJobs } from '../../src/boot/background.ts'
import type { WorkspaceJob } from '../../src/platform/jobs/scheduler.ts'
import { secretsUnder } from '../../src/lib/seal.ts'
import { diskStore } from '../../src/platform/storage/disk.ts'
import type { Store } from '../../src/platform/storage/store.ts'
import type { Workspace } from './start.ts'

// Of no files: nothing is ever put there, and what is to be removed is elsewhere and stays due
const none: Store = {
  ...diskStore(join(tmpdir(), 'switchboard-no-media')),
  delete: async () => Promise.reject(new Error('the store of the server has the bytes')),
}

/** Background work as a process has it, without its log. */
export function startWork(
  pool: Pool,
  presenceStaleSeconds = 120,
  { secrets, targets: reachable }: Outside = { secrets: secretsUnder([]), targets: targets() },
  store: Store = none,
): Jobs {
  const log = pino({ level: 'silent' })
  const outside = { secrets, targets: reachable }
  const publicUrl = 'https://desk.example'
  return startJobs(pool, log, { presenceStaleSeconds, publicUrl, store, ...outside })
}

/** Runs a job once in this workspace, whatever is due in others of its database. Returns how much was done. */
export function runOwn({ pool, workspaceId }: Workspace, job: WorkspaceJob): Promise<number> {
  return job.run(pool, workspaceId, job.size)
}
