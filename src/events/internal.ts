/** An entry of a queue, as it begins or ceases to wait for an agent. */
interface EntryStep {
  readonly entryId: string
  readonly queueId: string
  readonly ticketId: string
}

/** Events that only reactions receive, because the published ones do not say this of a change. */
export interface InternalEvents {
  /** An entry has been added to a queue. `queue.entry_waiting` is also emitted when one waits again. */
  'queue.entry_entered': EntryStep
  /** An entry that waited or was offered does so no longer: it was assigned, overflowed or canceled. */
  'queue.entry_left': EntryStep
  /** An agent, or the time allowed for it, has ended the wrap-up after a ticket. */
  'reservation.wrap_up_ended': {
    readonly reservationId: string
    readonly ticketId: string
    readonly userId: string
  }
  /** A scheduled message is being sent. `message.sent` follows only if that succeeds. */
  'message.due': {
    readonly messageId: string
    readonly conversationId: string
    readonly senderType: 'user' | 'token' | 'contact' | 'system'
    readonly senderId: string | null
  }
}
