import { sql } from 'drizzle-orm'
import { arrayParameter, statement } from '../../db/query/statement.ts'
import { type BatchedWork, step } from '../../platform/jobs/pending-work.ts'

type Links = { workspaceId: string; ids: string[]; tagIds: string[]; toId: string | null }

/** The links of one kind of objects to deleted or merged tags. */
function links(tableName: 'ticket_tags' | 'contact_tags', columnName: 'ticket_id' | 'contact_id') {
  const table = sql`${sql.identifier(tableName)}`
  const column = sql.identifier(columnName)
  const replace = statement<Links, never>(
    (_, $) => sql`
      with gone as (
        delete from ${table} where workspace_id = ${$.workspaceId}
          and tag_id = any(${arrayParameter($.tagIds)}::uuid[])
          and ${column} = any(${arrayParameter($.ids)}::uuid[])
        returning ${column} as id)
      insert into ${table} (workspace_id, ${column}, tag_id)
      select distinct ${$.workspaceId}::uuid, id, ${$.toId}::uuid from gone
      where ${$.toId}::uuid is not null
      on conflict do nothing`,
  )
  return step({
    table,
    key: sql`x.${column}`,
    where: ($) => sql`x.tag_id = any(${arrayParameter($.fromIds)}::uuid[])`,
    async changeRows({ db, actor: { workspaceId } }, ids, { fromIds: tagIds, toId }) {
      await replace(db, { workspaceId, ids, tagIds, toId })
    },
  })
}

/** Removes a deleted tag from tickets and contacts, or replaces it by the tag that it was merged into. */
export const tagLinks: BatchedWork = {
  name: 'tag.delete',
  steps: [links('ticket_tags', 'ticket_id'), links('contact_tags', 'contact_id')],
}
