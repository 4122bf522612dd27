import { sql } from 'drizzle-orm'
import { Readable } from 'node:stream'
import type { Pool } from '../../db/pool/client.ts'
import { statement } from '../../db/query/statement.ts'
import { newId, nilId } from '../../lib/ids.ts'
import { isMissing, type Store } from './store.ts'

const claimStorage = statement<{ marker: string }, { marker: string }>(
  (_, $) => sql`insert into file_storage (marker) values (${$.marker}::uuid)
    on conflict do nothing returning marker`,
)

const storageMarker = statement<Record<never, never>, { marker: string }>(
  () => sql`select marker from file_storage`,
)

/** Another location than the one that holds the files of this installation. */
export class OtherStorage extends Error {
  override readonly name = 'OtherStorage'
}

/**
 * Throws OtherStorage when the files of this installation are kept elsewhere, so that a process with another DATA_DIR
 * or STORAGE_URL is not started. The first process of an installation puts a marker, a file of no workspace, into its store
 * and notes it in the database; every other one has to find it. `location` names the store for people.
 */
export async function requireSameStorage(
  pool: Pool,
  store: Store,
  location: string,
): Promise<void> {
  const mine = newId()
  const isFirst = await pool.transaction(async (db) => {
    const [claimed] = await claimStorage(db, { marker: mine })
    if (!claimed) return false
    await store.put({ workspaceId: nilId, id: mine }, Readable.from([Buffer.from(mine)]))
    // Committed once it is there
    await requireMarker(store, mine, location)
    return true
  })
  if (isFirst) return
  const [known] = await storageMarker(pool, {})
  if (known) await requireMarker(store, known.marker, location)
}

async function requireMarker(store: Store, marker: string, location: string): Promise<void> {
  if (await holds(store, marker)) return
  throw new OtherStorage(
    `The files of this installation are not kept in ${location}: the marker ${marker} is missing there. ` +
      'Start every process with the same DATA_DIR, or the same STORAGE_URL. If the files were moved without the marker, ' +
      'or are lost, run "delete from file_storage" in the database: the next start then takes its store for the right one.',
  )
}

/** Whether a store has the marker, which is read because some servers answer every request with 200 and a page. */
async function holds(store: Store, marker: string): Promise<boolean> {
  const key = { workspaceId: nilId, id: marker }
  try {
    const bytes = await store.get(key, { start: 0, end: marker.length - 1 })
    return Buffer.concat(await bytes.toArray()).toString() === marker
  } catch (error) {
    if (isMissing(error)) return false
    // It does not answer, which says nothing about what it has
    throw error
  }
}
