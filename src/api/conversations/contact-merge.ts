import { sql } from 'drizzle-orm'
import type { Schema } from '../../../generated/operations.ts'
import { arrayParameter, statement } from '../../db/query/statement.ts'

type Move = { workspaceId: string; sourceIds: string[]; targetId: string; now: string }
type Repoint = { workspaceId: string; ids: string[]; targetId: string; now: string }

/**
 * Moves some conversations, and the open direct ones of merged contacts, to another contact. Where a channel would
 * have several direct ones, the target's stays open, else the one that was last active; the others are closed.
 * Returns their earlier values.
 */
export const repointConversations = statement<
  Move & { ids: string[] },
  { id: string; status: Schema<'ConversationStatus'>; contactId: string; isClosed: boolean }
>(
  (_, $) => sql`
    with ranked as (
      select c.id, row_number() over (partition by c.channel_id
        order by c.contact_id = ${$.targetId}::uuid desc,
          coalesce(c.last_message_at, c.created_at) desc, c.id desc) as nth
      from conversations c
      where c.workspace_id = ${$.workspaceId} and c.status <> 'closed' and c.kind = 'direct'
        and (c.contact_id = ${$.targetId}::uuid
          or c.contact_id = any(${arrayParameter($.sourceIds)}::uuid[])))
    update conversations set contact_id = ${$.targetId}::uuid,
      status = case when ranked.nth > 1 then 'closed' else conversations.status end,
      closed_at = case when ranked.nth > 1 then ${$.now}::timestamptz
        else conversations.closed_at end,
      version = conversations.version + 1, updated_at = ${$.now}::timestamptz
    from conversations moved
    left join ranked on ranked.id = moved.id
    where moved.workspace_id = ${$.workspaceId}
      and (moved.id = any(${arrayParameter($.ids)}::uuid[])
        or moved.contact_id = any(${arrayParameter($.sourceIds)}::uuid[])
          and moved.status <> 'closed' and moved.kind = 'direct')
      and conversations.workspace_id = moved.workspace_id and conversations.id = moved.id
    returning moved.id, moved.status, moved.contact_id as "contactId",
      coalesce(ranked.nth > 1, false) as "isClosed"`,
)

/** Moves some messages to another contact. */
export const repointMessages = statement<Repoint, never>(
  (_, $) => sql`
    update messages set contact_id = ${$.targetId}::uuid, version = version + 1,
      sender_id = case sender_type when 'contact' then ${$.targetId}::uuid else sender_id end,
      updated_at = ${$.now}::timestamptz
    where workspace_id = ${$.workspaceId} and id = any(${arrayParameter($.ids)}::uuid[])`,
)
