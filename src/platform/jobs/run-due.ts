import type { Pool } from '../../db/pool/client.ts'
import type { WorkspaceJob } from './scheduler.ts'

const firstId = '00000000-0000-0000-0000-000000000000'

/** Runs a job once in each workspace in which it is due, one after the other. Returns how much was done. */
export async function runDue(pool: Pool, job: WorkspaceJob, size = job.size): Promise<number> {
  let done = 0
  for (const { workspaceId } of await job.due(pool, { after: firstId })) {
    done += await job.run(pool, workspaceId, size)
  }
  return done
}
