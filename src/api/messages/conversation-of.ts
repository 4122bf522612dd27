import { pipeline } from '../../db/query/pipeline.ts'
import { memberRefused, unknownReference } from '../../errors.ts'
import type { ActorContext } from '../../auth/actor.ts'
import type { Context } from '../../http/context.ts'
import { newId } from '../../lib/ids.ts'
import { requireUnarchived } from './message.ts'
import {
  type LockedConversation,
  lockGroupForReference,
  lockOpenConversation,
  lockRecent,
  memberOfGroup,
  openConversation,
} from './send-queries.ts'
import type { ConversationOfMessage } from './store-message.ts'
import { groupAnswered } from './threads.ts'

/** Returns the conversation of a group that the sender of a message belongs to. Throws 409 and 422. */
export async function groupConversation(
  { db, actor: { workspaceId } }: Context,
  groupId: string,
  contactId: string | null,
): Promise<ConversationOfMessage> {
  const [[group], [member]] = await pipeline(db, [
    () => lockGroupForReference(db, { workspaceId, id: groupId }),
    () => memberOfGroup(db, { workspaceId, groupId, contactId }),
  ])
  if (!group) throw unknownReference('/groupId', 'group', groupId)
  if (!member) throw memberRefused('/groupId', 'must be a group of the contact.')
  requireUnarchived(group)
  return { id: group.conversationId, isNew: false }
}

/**
 * Returns the conversation of a message on a channel that has no threads: the conversation of the group whose message
 * it answers, else the `open` one with the contact, or one that is opened. The contact is locked.
 */
export async function conversationFor(
  ctx: Context,
  channelId: string,
  contactId: string,
  references: string[],
  open: LockedConversation | undefined,
): Promise<ConversationOfMessage> {
  const { db, now } = ctx
  const answer = { channelId, contactId, messageIds: references }
  const groupConversation = await groupAnswered(ctx, answer)
  if (groupConversation !== undefined) return { id: groupConversation, isNew: false }

  const on = { workspaceId: ctx.actor.workspaceId, channelId, contactId }
  const [held] = open ? [open] : await lockOpenConversation(db, on)
  if (held) return { id: held.id, isNew: false, held }
  const [recent] = await lockRecent(db, { ...on, now })
  return recent ? { id: recent.id, isNew: false } : openChat(ctx, channelId, contactId)
}

/** Opens a conversation on a channel that has no threads, or finds the one that somebody was faster to open. */
export async function openChat(
  { db, actor: { workspaceId }, now }: ActorContext,
  channelId: string,
  contactId: string,
): Promise<{ id: string; isNew: boolean }> {
  const id = newId()
  const [opened] = await openConversation(db, { workspaceId, channelId, contactId, id, now })
  if (!opened) throw new Error('neither opened nor found a conversation')
  return { id: opened.id, isNew: opened.id === id }
}
