import { sql } from 'drizzle-orm'
import { pipeline } from '../../db/query/pipeline.ts'
import { arrayParameter, statement } from '../../db/query/statement.ts'
import { type BatchedWork, step } from '../../platform/jobs/pending-work.ts'

type Links = { workspaceId: string; ids: string[]; tagIds: string[]; toId: string | null }

/** The links of one kind of objects to deleted or merged tags. */
function links(tableName: 'ticket_tags' | 'contact_tags', columnName: 'ticket_id' | 'contact_id') {
  const table = sql`${sql.identifier(tableName)}`
  const column = sql.identifier(columnName)
  const link = statement<Links, never>(
    (_, $) => sql`
      insert into ${table} (workspace_id, ${column}, tag_id)
      select ${$.workspaceId}::uuid, id, ${$.toId}::uuid
      from unnest(${arrayParameter($.ids)}::uuid[]) as id
      where ${$.toId}::uuid is not null
      on conflict do nothing`,
  )
  const unlink = statement<Omit<Links, 'toId'>, never>(
    (_, $) => sql`
      delete from ${table} where workspace_id = ${$.workspaceId}
        and tag_id = any(${arrayParameter($.tagIds)}::uuid[])
        and ${column} = any(${arrayParameter($.ids)}::uuid[])`,
  )
  return step({
    table,
    key: sql`x.${column}`,
    where: ($) => sql`x.tag_id = any(${arrayParameter($.fromIds)}::uuid[])`,
    async changeRows({ db, actor: { workspaceId } }, ids, { fromIds: tagIds, toId }) {
      await pipeline(db, [
        () => link(db, { workspaceId, ids, tagIds, toId }),
        () => unlink(db, { workspaceId, ids, tagIds }),
      ])
    },
  })
}

/** Removes a deleted tag from tickets and contacts, or replaces it by the tag that it was merged into. */
export const tagLinks: BatchedWork = {
  name: 'tag.delete',
  steps: [links('ticket_tags', 'ticket_id'), links('contact_tags', 'contact_id')],
}
