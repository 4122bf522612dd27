import { checkQueues } from '../../src/api/automation-queues/repair.ts'
import { connect } from '../../src/db/client.ts'
import type { TestDatabase } from './database.ts'

/** What `npm run repair -- queues` would mend, in all workspaces. */
export async function queueFaults({ url, admin }: TestDatabase): Promise<string[]> {
  const workspaces = await admin<Array<{ id: string }>>`select id from workspaces`
  const pool = connect({ url, size: 1 })
  try {
    const faults = await pool.transaction(async (db) =>
      Promise.all(workspaces.map(({ id }) => checkQueues(db, id))),
    )
    return faults.flat()
  } finally {
    await pool.close()
  }
}
