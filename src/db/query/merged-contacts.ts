import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../pool/client.ts'
import { arrayParameter, statement } from './statement.ts'
import type { Keys } from './rows.ts'

const merged = statement<Keys, { fromId: string; toId: string }>(
  (_, $) => sql`
    select c.id as "fromId", surviving_contact(c.workspace_id, c.id) as "toId" from contacts c
    where c.workspace_id = ${$.workspaceId} and c.id = any(${arrayParameter($.ids)}::uuid[])
      and c.merged_into_id is not null`,
)

/** Returns the contacts that merged ones of some ids, in lower case, live on in. */
export async function survivingContacts(
  db: Db,
  workspaceId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const found = await merged(db, { workspaceId, ids })
  return new Map(found.map(({ fromId, toId }) => [fromId, toId]))
}

/**
 * Returns a query of the contacts that merged ones with some values of a unique column live on in. Values that a live
 * contact has got since are its own.
 */
export function survivorsWith(
  workspaceId: Placeholder,
  columnName: 'external_id' | 'username',
  values: Placeholder,
): SQL {
  const column = sql.identifier(columnName)
  return sql`select surviving_contact(m.workspace_id, m.id) as id, m.${column} as key from contacts m
    where m.workspace_id = ${workspaceId} and m.deleted_at is not null
      and m.merged_into_id is not null
      and m.${column} = any(${arrayParameter(values)}::text[])
      and not exists (select 1 from contacts o where o.workspace_id = ${workspaceId}
        and o.deleted_at is null and o.${column} = m.${column})`
}
