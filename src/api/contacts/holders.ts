import type { Db } from '../../db/client.ts'
import { holdContacts, liveHolders, type Sought } from './queries.ts'
import { pipeline } from '../../db/pipeline.ts'

export type Holder = { id: string; matchedOn: string }

/** The contacts that have the values, locked: a deletion or a merge may have been under way. */
export async function heldHolders(db: Db, sought: Sought): Promise<Holder[]> {
  let found = await liveHolders(db, sought)
  for (;;) {
    const ids = idsOf(found)
    if (ids.length === 0) return []
    const [, still] = await pipeline(db, [
      () => holdContacts(db, { workspaceId: sought.workspaceId, ids }),
      () => liveHolders(db, sought),
    ])
    if (idsOf(still).every((id) => ids.includes(id))) return still
    found = still
  }
}

/** Each once. */
export function idsOf(found: readonly Holder[]): string[] {
  return [...new Set(found.map(({ id }) => id))]
}
