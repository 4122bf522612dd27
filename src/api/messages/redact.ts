import { sql } from 'drizzle-orm'
import { statement } from '../../db/statement.ts'

type Redacted = {
  workspaceId: string
  id: string
  conversationId: string
  /** What its conversation showed of it. */
  preview: string | null
}

const blank = sql`'{"message":null,"html":null,"subject":null,"cc":[],"bcc":[],"attachments":[],
  "droppedAttachments":[],"location":null,"metadata":{}}'::jsonb`

/** The members of an object that `blank` has too, as they are there, in the order they had. */
const blanked = (object: 'data' | 'previous') => sql`(
  select json_object_agg(m.key, case when ${blank} ? m.key then (${blank} -> m.key)::json
    else m.value end)
  from json_each(e.${sql.identifier(object)}) m)`

const unseen = (object: 'data' | 'previous') => sql`(
  select json_object_agg(m.key, case when m.key = 'lastMessagePreview'
    and m.value #>> '{}' = said.preview then 'null'::json else m.value end)
  from json_each(e.${sql.identifier(object)}) m)`

/**
 * Takes what a message said out of the events that tell of it or show it, and so out of deliveries that
 * wait, and out of what was delivered, as it is kept.
 */
export const redactEvents = statement<Redacted, never>(
  (_, $) => sql`
    with said as (select ${$.preview}::text as preview),
    redacted as (
      update events e set data = ${blanked('data')}, previous = ${blanked('previous')}
      where e.workspace_id = ${$.workspaceId} and e.resource_id = ${$.id}::uuid
      returning e.id),
    unseen as (
      update events e set data = ${unseen('data')}, previous = ${unseen('previous')}
      from said
      where e.workspace_id = ${$.workspaceId} and e.resource_id = ${$.conversationId}::uuid
        and said.preview in (e.data ->> 'lastMessagePreview', e.previous ->> 'lastMessagePreview')
      returning e.id)
    update webhook_attempts a set request_body = ''
    from webhook_deliveries d
    where d.workspace_id = ${$.workspaceId} and a.workspace_id = d.workspace_id
      and a.delivery_id = d.id
      and d.event_id in (select id from redacted union all select id from unseen)`,
)
