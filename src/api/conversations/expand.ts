import { nameJson, userJson } from '../../db/query/names.ts'
import { conversations } from '../../db/schema/conversations.ts'
import type { ExpandName } from '../../lists/parameters.ts'

export type Expandable = ExpandName<'listConversations' | 'getConversation'>

/** The columns of what can be expanded. Only statements that are asked for any of them have them. */
export const expandable = {
  contact: nameJson('contacts', conversations.contactId).as('contact'),
  assignee: userJson(conversations.assigneeId).as('assignee'),
  queue: nameJson('automation_queues', conversations.queueId).as('queue'),
} satisfies Record<Expandable, unknown>
