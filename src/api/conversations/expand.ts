import { sql } from 'drizzle-orm'
import type { Schema } from '../../../generated/operations.ts'
import type { ExpandName } from '../../lists/parameters.ts'

export type Expandable = ExpandName<'listConversations' | 'getConversation'>

/** The columns of what can be expanded. Only statements that are asked for any of them have them. */
export const expandable = {
  contact: sql<Schema<'ContactName'> | null>`(
    select json_build_object('id', c.id, 'name', c.name) from contacts c
    where c.workspace_id = conversations.workspace_id and c.id = conversations.contact_id)`.as(
    'contact',
  ),
  assignee: sql<Schema<'UserName'> | null>`(
    select json_build_object('id', u.id, 'name', u.name, 'email', u.email) from users u
    where u.workspace_id = conversations.workspace_id and u.id = conversations.assignee_id)`.as(
    'assignee',
  ),
  queue: sql<Schema<'AutomationQueueName'> | null>`(
    select json_build_object('id', q.id, 'name', q.name) from automation_queues q
    where q.workspace_id = conversations.workspace_id and q.id = conversations.queue_id)`.as(
    'queue',
  ),
} satisfies Record<Expandable, unknown>
