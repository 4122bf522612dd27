import { sql } from 'drizzle-orm'
import { messages } from '../../db/schema/messages.ts'
import { mergedList } from '../../lists/merged.ts'

export const conversationEntries = mergedList<{ workspaceId: string; conversationId: string }>([
  {
    rows: (
      $,
      cut,
    ) => sql`select 'message' as type, null::uuid as id, m.created_at, m.position as rank from messages m
        where m.workspace_id = ${$.workspaceId} and m.conversation_id = ${$.conversationId}::uuid ${cut}`,
    counted: { table: messages, column: messages.conversationId, value: 'conversationId' },
  },
  {
    rows: ($, cut) => sql`select 'comment', c.id, c.created_at, c.position as rank from comments c
        where c.workspace_id = ${$.workspaceId} and c.room_id = ${$.conversationId}::uuid
          and c.deleted_at is null ${cut}`,
  },
])

export const ticketEntries = mergedList<{
  workspaceId: string
  ticketId: string
  hasCalls: boolean
}>([
  {
    rows: (
      $,
      cut,
    ) => sql`select 'message' as type, null::uuid as id, m.created_at, m.rank from conversation_tickets x
        cross join lateral (
          select s.created_at, s.position as rank from messages s
          where s.workspace_id = x.workspace_id and s.conversation_id = x.conversation_id ${cut}) m
        where x.workspace_id = ${$.workspaceId} and x.ticket_id = ${$.ticketId}::uuid`,
  },
  {
    rows: ($, cut) => sql`select 'comment', c.id, c.created_at, c.position as rank from comments c
        where c.workspace_id = ${$.workspaceId} and c.ticket_id = ${$.ticketId}::uuid
          and c.deleted_at is null ${cut}`,
  },
  {
    rows: ($, cut) => sql`select 'change', h.id, h.created_at, h.rank from (
          select id_within(c.id, 32768 + h.number) as id, c.occurred_at as created_at,
            c.position * 32768 + h.number as rank
          from changes c cross join lateral ticket_history_entries(c.action, c.differences, c.object) h
          where c.workspace_id = ${$.workspaceId} and c.retention = 'history'
            and c.resource_id = ${$.ticketId}::uuid) h ${cut}`,
  },
  {
    rows: ($, cut) => sql`select 'call', d.id, d.created_at, d.rank from (
          select r.id, r.started_at as created_at, r.position as rank from cdrs r
          where r.workspace_id = ${$.workspaceId} and r.ticket_id = ${$.ticketId}::uuid
            and ${$.hasCalls}::boolean) d ${cut}`,
  },
])
