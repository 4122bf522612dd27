import type { Operations } from '../../../generated/operations.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { requireReferences } from '../../db/query/references.ts'
import { rowById } from '../../db/query/rows.ts'
import { conversations } from '../../db/schema/conversations.ts'
import { memberRefused, ruleViolated, unknownReference } from '../../errors.ts'
import type { Context } from '../../http/context.ts'
import { requireAssignee } from '../../routing/assignee.ts'

type TicketWrite = Partial<Operations['createTicket']['body']> | Operations['updateTicket']['body']

/** `contact_id` and its alias; 422 when both are given and differ. */
export function contactOf({ contact_id: id, contactId: alias }: TicketWrite): string | undefined {
  if (id !== undefined && alias !== undefined && id !== alias) {
    throw memberRefused('/contactId', 'must equal "contact_id" or be absent.')
  }
  return id ?? alias
}

/** Throws 422 unless a conversation exists and is with a contact instead of a group. */
export async function requireConversation(
  { db, actor: { workspaceId } }: Context,
  id: string | null | undefined,
  contactId: string,
): Promise<void> {
  if (!id) return
  const [found] = await conversationToLink(db, { workspaceId, id })
  if (!found) throw unknownReference('/conversationId', 'conversation', id)
  if (found.contactId === contactId) return
  throw ruleViolated(
    found.contactId === null
      ? '"conversationId" must not be the conversation of a group.'
      : '"conversationId" must be a conversation with the contact of the ticket.',
    '/conversationId',
  )
}

/** A conversation, kept from changing its contact until the transaction ends. */
const conversationToLink = rowById(conversations, { contactId: conversations.contactId }, 'share')

/**
 * Throws 422 for the first object that a body refers to and that is not there, and for an assignee who is not active.
 * The contact and the assignee of the `present` ticket may stay.
 */
export async function checkReferences(
  ctx: Context,
  body: TicketWrite,
  contactId: string | undefined,
  present?: () => Promise<{ readonly contactId: string; readonly assigneeId: string | null }>,
): Promise<void> {
  const contactPointer = body.contact_id === undefined ? '/contactId' : '/contact_id'
  const followed = 'followUpOfId' in body ? body.followUpOfId : undefined
  const ownContact = present && (async () => [(await present()).contactId])
  const ownAssignee = present && (async () => (await present()).assigneeId)
  await pipeline(ctx.db, [
    () => requireReferences(ctx, [contactPointer, 'contact', contactId, ownContact]),
    () => requireAssignee(ctx, '/assigneeId', body.assigneeId, ownAssignee),
    () =>
      requireReferences(
        ctx,
        ['/categoryId', 'category', body.categoryId],
        ['/followUpOfId', 'ticket', followed],
        ['/tags', 'tag', body.tags],
      ),
  ])
}
