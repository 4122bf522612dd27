import type { Schema } from '../../generated/operations.ts'
import type { Cause } from '../auth/actor.ts'
import type { EntityType } from '../db/schema/routing.ts'

/** An entry of a queue, as it begins or ceases to wait for an agent. */
interface EntryStep {
  readonly entryId: string
  readonly queueId: string
  readonly entityType: EntityType
  readonly entityId: string
}

/** Events that only reactions receive, because the published ones do not say this of a change. */
export interface InternalEvents {
  /** Objects that are deleted were merged into another one, or it takes over what they had. */
  'object.replaced': { readonly fromIds: readonly string[]; readonly toId: string }
  /** A ticket lost its assignee, because a queue takes it back, or the user is not active or does not keep what is reopened. */
  'ticket.released': { readonly ticketId: string; readonly userId: string }
  /** Likewise, a conversation. */
  'conversation.released': { readonly conversationId: string }
  /** A conversation is closed because nothing was said in it for as long as its channel allows. */
  'conversation.idle_ended': {
    readonly conversationId: string
    readonly contactId: string
    /** Text that is sent to the contact; null for none. */
    readonly text: string | null
  }
  /** A ticket was made of a call. */
  'ticket.created_of_call': { readonly callId: string; readonly ticketId: string }
  /**
   * A phone system has transferred an open call to a queue. `cdr.updated` shows it only if the call was not transferred to
   * that queue before.
   */
  'call.transferred_to_queue': { readonly callId: string }
  /** A report says who had a call when. `cdr.updated` shows it only if the members of the call are others by it. */
  'call.agents_reported': { readonly callId: string }
  /** A conversation is closed and these open tickets of it, which are locked, are to be resolved. */
  'conversation.tickets_resolved': {
    readonly conversationId: string
    readonly ticketIds: readonly string[]
  }
  /**
   * An entry has been added to a queue, or waits in it again after it was assigned. `queue.entry_waiting` is also
   * emitted when one waits again that was offered.
   */
  'queue.entry_entered': EntryStep
  /** An entry waits in another queue, because its own was deleted. */
  'queue.entry_moved': EntryStep
  /** An entry that waited or was offered does so no longer: it was assigned, overflowed, abandoned or canceled. */
  'queue.entry_left': EntryStep
  /** The required skills of an entry have changed, or those who declined it are to be asked again. */
  'queue.entry_changed': { readonly entryId: string; readonly queueId: string }
  /** A member of a queue has changed. `queue.member_added` is emitted when one is added. */
  'queue.member_changed': { readonly queueId: string; readonly userId: string }
  /** A user has another role, because one was deleted. */
  'user.role_replaced': { readonly userId: string }
  /** A presence status has another category, or is routable for other work. */
  'presence_status.routing_changed': { readonly presenceStatusId: string }
  /** A reaction has written the status, agent, queue or contact of a case, which it may have opened before. Its reaction runs last. */
  'cx_log.written': {
    readonly caseId: string
    /** The case as it was; undefined of one that is opened. */
    readonly before: Schema<'CxLog'> | undefined
    readonly cause: Cause | undefined
  }
  /** An agent, or the time allowed for it, has ended the wrap-up after a ticket, conversation or call. */
  'reservation.wrap_up_ended': {
    readonly reservationId: string
    readonly entityId: string
    readonly userId: string
  }
  /** A public comment is sent with these members of a mail. */
  'comment.mail_composed': { readonly commentId: string } & Pick<
    Schema<'CommentCreate'>,
    'html' | 'subject' | 'cc' | 'bcc' | 'force'
  >
  /** A message of a contact who was blocked is handed over, and its conversation stays closed. */
  'message.unblocked': { readonly conversationId: string }
  /** A mail server reports that a mail of a conversation was not delivered to some addresses, which are in lower case. */
  'message.bounced': { readonly conversationId: string; readonly addresses: readonly string[] }
  /** The content of a message was erased. Only reactions may see the erased values. */
  'message.content_erased': {
    readonly messageId: string
    readonly conversationId: string
    readonly messageType: Schema<'MessageType'>
    readonly message: string | null
    /** Null also if another message of the conversation has the same subject. */
    readonly subject: string | null
    readonly fileIds: readonly string[]
  }
  /** A scheduled message is being sent. `message.sent` follows only if that succeeds. */
  'message.due': {
    readonly messageId: string
    readonly conversationId: string
    readonly senderType: 'user' | 'token' | 'contact' | 'system'
    readonly senderId: string | null
    /** Null for a group. */
    readonly contactId: string | null
  }
}
