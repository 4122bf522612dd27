import type { Pool } from '../../src/db/pool/client.ts'
import { allWorkspaces, pageMs, repairWorkspace } from '../../src/db/repair.ts'
import { repairs } from '../../src/api/repairs.ts'
import type { Workspace } from './start.ts'

/** Rows that are not as reactions would have left them, as `npx switchboard repair --check` finds them. */
export async function repairFaults(pool: Pool): Promise<string[]> {
  const rules = Object.values(repairs).flat()
  const faults: string[] = []
  for (const { id: workspaceId } of await allWorkspaces(pool, {})) {
    const found = await pool.transaction(
      (db) => repairWorkspace((work) => work(db), workspaceId, rules, true),
      { longMs: pageMs },
    )
    faults.push(...found.map(({ id, fault }) => `${workspaceId}: ${id}: ${fault}`))
  }
  return faults
}
/** Has cases and queues follow rows that a test has changed by SQL, so that no reaction did it. */
export async function repairAll({ pool, workspaceId }: Workspace): Promise<void> {
  const rules = Object.values(repairs).flat()
  await repairWorkspace(
    (work) => pool.transaction(work, { longMs: pageMs }),
    workspaceId,
    rules,
    false,
  )
}
