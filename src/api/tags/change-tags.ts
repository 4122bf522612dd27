import { sql } from 'drizzle-orm'
import type { Db } from '../../db/pool/client.ts'
import { arrayParameter, statement } from '../../db/query/statement.ts'

type Change = {
  workspaceId: string
  /** The ticket or the contact. */
  id: string
  add: readonly string[]
  remove: readonly string[]
  replace: boolean
}

const changes = {
  ticket: changeOf('ticket_tags', 'ticket_id'),
  contact: changeOf('contact_tags', 'contact_id'),
}

function changeOf(tableName: string, columnName: string) {
  const [table, column] = [sql.identifier(tableName), sql.identifier(columnName)]
  return statement<Change, never>(
    (_, $) => sql`
      with removed as (
        delete from ${table} where workspace_id = ${$.workspaceId} and ${column} = ${$.id}
          and ((${$.replace}::boolean and tag_id <> all(${arrayParameter($.add)}::uuid[]))
            or tag_id = any(${arrayParameter($.remove)}::uuid[])))
      insert into ${table} (workspace_id, ${column}, tag_id)
      select ${$.workspaceId}::uuid, ${$.id}::uuid, unnest(${arrayParameter($.add)}::uuid[])
      on conflict do nothing`,
  )
}

/** Puts tags on a ticket or a contact and takes others off; with `replace` all but those that it puts on. */
export async function changeTags(
  db: Db,
  entity: keyof typeof changes,
  change: Pick<Change, 'workspaceId' | 'id' | 'add'> & Partial<Change>,
): Promise<void> {
  await changes[entity](db, { remove: [], replace: false, ...change })
}
