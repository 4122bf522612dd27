import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { arrayParameter, statement, type Values } from '../../db/statement.ts'

type TagChange = {
  workspaceId: string
  ticketId: string
  /** Put on. */
  add: string[]
  /** Taken off; with `replace` everything else that it has. */
  remove: string[]
  replace: boolean
}

type Addition = Pick<TagChange, 'workspaceId' | 'ticketId' | 'add'>

/** Puts tags on a ticket and takes others off. */
export const changeTags = statement<TagChange, never>(
  (_, $: Values<TagChange>) => sql`
    with removed as (
      delete from ticket_tags where workspace_id = ${$.workspaceId} and ticket_id = ${$.ticketId}
        and ((${$.replace}::boolean and tag_id <> all(${arrayOf($.add)}))
          or tag_id = any(${arrayOf($.remove)})))
    ${adding($)}`,
)

/** Puts tags on a new ticket. */
export const addTags = statement<Addition, never>((_, $) => adding($))

function adding($: Values<Addition>): SQL<never> {
  return sql`
    insert into ticket_tags (workspace_id, ticket_id, tag_id)
    select ${$.workspaceId}::uuid, ${$.ticketId}::uuid, unnest(${arrayOf($.add)})
    on conflict do nothing`
}

function arrayOf(list: Placeholder): SQL {
  return sql`${arrayParameter(list)}::uuid[]`
}
