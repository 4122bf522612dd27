import { insertRow, type NewRow } from '../../db/query/insert.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { tickets } from '../../db/schema/tickets.ts'
import type { ActorContext } from '../../auth/actor.ts'
import { caseIdOf } from '../../lib/ids.ts'
import type { Facts } from '../../routing/conditions.ts'
import { enqueue, type QueueSlot } from '../../routing/enqueue.ts'
import { claimUnique, type FieldValues } from '../custom-fields/values.ts'
import { changeTags } from '../tags/change-tags.ts'
import { linkToConversation } from './queries.ts'

/** A ticket that is to be created. All that it names exists. */
export interface NewTicket {
  readonly columns: Omit<NewRow<typeof tickets>, 'id' | 'customFields' | 'cxLogId'>
  readonly values: FieldValues
  readonly tagIds: readonly string[]
  /** The conversation that it is created from. */
  readonly conversationId: string | null
}

/** Returns the facts about a new ticket that the conditions of queues compare. */
export function factsOfNew({ columns, values, tagIds }: NewTicket): Facts {
  return {
    entityType: 'ticket',
    title: columns.title,
    description: columns.description,
    type: columns.type,
    channel: columns.channel,
    priority: columns.priority,
    status: columns.status,
    contactId: columns.contactId,
    creatorId: columns.creatorId,
    categoryId: columns.categoryId,
    externalId: columns.externalId,
    tags: tagIds,
    ...values.kept,
  }
}

/** Inserts a ticket with all that belongs to it, and adds it to the queue of a slot. `attachFiles` sends what attaches files. */
export async function insertTicket(
  ctx: ActorContext,
  id: string,
  { columns, values, tagIds, conversationId }: NewTicket,
  slot: QueueSlot | undefined,
  attachFiles: () => Promise<unknown> | false,
): Promise<void> {
  const { db, actor } = ctx
  const { workspaceId } = actor
  const row = {
    ...columns,
    id,
    queueId: slot?.queueId ?? columns.queueId,
    customFields: values.kept,
    // The case of the conversation
    cxLogId: conversationId && caseIdOf(conversationId),
  }
  await pipeline(db, [
    () => insertRow(ctx, tickets, row),
    () => claimUnique(db, 'ticket', workspaceId, id, values),
    () => conversationId && linkToConversation(db, { workspaceId, ticketId: id, conversationId }),
    () => tagIds.length > 0 && changeTags(db, 'ticket', { workspaceId, id, add: tagIds }),
    attachFiles,
    () => slot && enqueue(ctx, { entityType: 'ticket', entityId: id }, slot),
  ])
}
