import { pipeline } from '../../db/query/pipeline.ts'
import type { ActorContext } from '../../auth/actor.ts'
import { emit } from '../../events/log/emit.ts'
import { conversationEvents } from '../conversations/conversation.ts'
import { addParticipants, type Envelope } from '../conversations/participants.ts'
import { closeConversations, conversationById } from '../conversations/queries.ts'
import { type AttachedFile, attachFiles } from './attachments.ts'
import { messageEvents } from './message.ts'
import { previewOf } from './preview.ts'
import { insertOriginal, type Original } from './originals.ts'
import { insertMessage, messageById, type NewMessage, recordMessage } from './queries.ts'
import { subjectLine } from '../../platform/mail/subject.ts'
import { type LockedConversation, lockForMessage } from './send-queries.ts'
import { recordReferences } from './threads.ts'
import { toMessage } from './wire.ts'

export interface ConversationOfMessage {
  readonly id: string
  /** Opened by this message. */
  readonly isNew: boolean
  /** Its row, where it has been locked. */
  readonly held?: LockedConversation | undefined
  /** Whether it stays closed if it is closed. */
  readonly staysClosed?: boolean | undefined
  /** The time of the last message there that the new one answers. */
  readonly answeredAt?: string | null
}

export interface Belongings {
  readonly files: readonly AttachedFile[]
  /** The mail as it came, if it is to be kept. */
  readonly original?: (Original & { readonly quotaBytes: number | null }) | undefined
  /** People in the header of a mail, who take part in its thread. */
  readonly participants: Envelope | undefined
  /** External ids of the messages that a mail answers. */
  readonly references: string[]
}

/**
 * Stores a message with its files and references, updates its conversation, and emits the events of both. Returns its
 * row. A message that a person wrote opens a closed conversation, one of the contact also one on hold. One of a blocked
 * contact is kept and changes nothing; a conversation that begins with it is closed.
 */
export async function storeMessage(
  ctx: ActorContext,
  { id: conversationId, isNew, held: known, staysClosed = false }: ConversationOfMessage,
  given: Omit<NewMessage, 'conversationId'>,
  { files, original, participants, references }: Belongings,
) {
  const { db, now } = ctx
  const { workspaceId } = ctx.actor
  const conversationKey = { workspaceId, id: conversationId }
  const [held] = known || isNew ? [known] : await lockForMessage(db, conversationKey)
  const { isBlocked = false } = given
  const isInbound = given.direction === 'inbound'
  const status = held?.status ?? 'open'
  const reopens = status === 'closed' && !staysClosed
  const opens = !isBlocked && !given.isAutomatic && (reopens || (isInbound && status === 'hold'))
  const key = { workspaceId, id: given.id }
  const subject = subjectLine(given.subject)
  // The conversation is read only for an event of it
  const [[before], [bare], , , , , , [after], [full], kept] = await pipeline(db, [
    () => (opens ? conversationById(db, conversationKey) : []),
    () => insertMessage(ctx, { ...given, subject, conversationId }),
    () => files.length > 0 && attachFiles(db, { ...key, files: JSON.stringify(files) }),
    () =>
      recordMessage(db, {
        ...conversationKey,
        isInbound: isInbound && !isBlocked,
        opens,
        saidAt: given.status === 'scheduled' || isBlocked ? null : given.createdAt,
        preview: previewOf(given.message),
        subject,
        now,
      }),
    () => isBlocked && isNew && closeConversations(db, { workspaceId, ids: [conversationId], now }),
    () =>
      participants &&
      (isNew || !isBlocked) &&
      addParticipants(db, workspaceId, conversationId, participants),
    () =>
      references.length > 0 &&
      recordReferences(db, {
        workspaceId,
        channelId: given.channelId ?? '',
        conversationId,
        messageIds: references,
      }),
    () => (opens || isNew ? conversationById(db, conversationKey) : []),
    () => (files.length > 0 ? messageById(db, key) : []),
    // Last, since it locks the used storage of the workspace
    () => (original ? insertOriginal(db, { ...key, ...original }) : []),
  ])
  const stored = full ?? bare
  if (!stored) throw new Error('the message just stored is not there')
  const row = { ...stored, hasOriginal: kept.length > 0 }

  const opened = after ? conversationEvents(after, before) : []
  emit(ctx, ...opened, ...messageEvents(toMessage(row, null)))
  return row
}
