import type { Pool } from '../../src/db/pool/client.ts'
import { nilId } from '../../src/lib/ids.ts'
import type { WorkspaceJob } from '../../src/platform/jobs/scheduler.ts'

/** Runs a job once in each workspace in which it is due, one after the other. Returns how much was done. */
export async function runDue(pool: Pool, job: WorkspaceJob, size = job.size): Promise<number> {
  let done = 0
  for (const { workspaceId } of await job.due(pool, { after: nilId })) {
    done += await job.run(pool, workspaceId, size)
  }
  return done
}
