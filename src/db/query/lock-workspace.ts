import { sql } from 'drizzle-orm'
import type { Db } from '../pool/client.ts'
import { statement } from './statement.ts'

/** Returns the statement that makes transactions of a workspace which take the lock of this name wait for one another. */
export function workspaceLock(
  name: string,
): (db: Db, of: { workspaceId: string }) => Promise<never[]> {
  return statement<{ workspaceId: string }, never>(
    (_, $) => sql`
      select pg_advisory_xact_lock(hashtextextended(${`${name} `}::text || ${$.workspaceId}::text, 0))`,
  )
}
