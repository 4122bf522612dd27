import { sql } from 'drizzle-orm'
import { dueWorkspaces } from '../jobs/due.ts'
import type { WorkspaceJob } from '../jobs/scheduler.ts'
import { numberEvents } from './queries.ts'

/** Numbers the events that have been committed. */
export const numbering: WorkspaceJob = {
  name: 'events: number',
  everyMs: 250,
  size: 1000,
  due: dueWorkspaces({ table: sql`events`, where: sql`x.sequence is null`, by: sql`x.position` }),
  async run(pool, workspaceId, most) {
    const [numbered] = await pool.transaction((db) => numberEvents(db, { workspaceId, most }))
    return numbered?.done ?? 0
  },
}
