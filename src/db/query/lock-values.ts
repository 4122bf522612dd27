import { sql } from 'drizzle-orm'
import { arrayParameter, statement } from './statement.ts'

/** Makes requests that look for the same values wait for each other until their transactions end. */
export const lockValues = statement<{ workspaceId: string; values: string[] }, never>(
  (_, $) => sql`
    select pg_advisory_xact_lock(hash) from (
      select distinct hashtextextended(${$.workspaceId}::text || value, 0) as hash
      from unnest(${arrayParameter($.values)}::text[]) value order by 1) hashes`,
)
