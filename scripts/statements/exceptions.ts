/** Statements that a rule does not hold for, by the same reason; each by its file in `src` and its name. */
interface Exception {
  readonly reason: string
  readonly statements: readonly string[]
}

/** Statements that may read other rows beside the ones whose lock they wait for. */
export const staleReads: readonly Exception[] = [
  {
    reason:
      'They only find the rows to lock. What is needed of these is read by a statement after them.',
    statements: [
      'api/comments/queries.ts lockContactsOf',
      'api/comments/queries.ts lockTalksOf',
      'api/groups/queries.ts contactsReferred',
      'api/messages/send-queries.ts lockRecent',
      'api/telephony/queries.ts lockOwnersOfNumbers',
      'api/telephony/queries.ts lockCdrs',
      'api/tickets/response-queries.ts lockAnswered',
      'api/tickets/status/resolve-queries.ts lockOpen',
      'platform/jobs/pending-work.ts take',
      'routing/release.ts ofInactive',
    ],
  },
  {
    reason: 'What they read belongs to an object that the transaction has locked before.',
    statements: [
      'api/automation-queues/entry-queries.ts prioritise',
      'api/automation-queues/reservation-queries.ts declineEntry',
      'api/contacts/merge-queries.ts moveEmails',
      'api/contacts/merge-queries.ts moveIdentities',
      'api/contacts/merge-queries.ts movePhones',
      'api/contacts/part-queries.ts setAddresses',
      'api/contacts/repoint-values.ts statement',
      'api/conversations/participants.ts add',
      'api/conversations/queries.ts reassignConversations',
      'api/conversations/contact-merge.ts repointConversations',
      'api/media-manager/queries.ts deleteUnreferenced',
      'api/media-manager/queries.ts reviveFile',
      'api/messages/recipient-queries.ts markRecipientsBounced',
      'api/messages/recipient-queries.ts markRecipientsFailed',
      'api/messages/recipient-queries.ts markRecipientsSent',
      'api/tickets/response-queries.ts recordFailureTimes',
      'api/sessions/queries.ts endSessions',
      'routing/end.ts endUnfit',
      'routing/requeue.ts waitAgain',
    ],
  },
  {
    reason:
      'What they read of other rows never changes, such as the ticket of a comment or the webhooks that an ended token made.',
    statements: [
      'api/sessions/queries.ts deleteEndedSessions',
      'api/tickets/response-queries.ts markResponses',
    ],
  },
  {
    reason: 'A change of the setting, of the user or of the contact counts from then on.',
    statements: [
      'api/sessions/link-mails.ts linkToSend',
      'auth/links.ts insertLink',
      'api/messages/recipient-queries.ts failUnreachable',
      'api/tickets/inbound-queries.ts reopenAnswered',
    ],
  },
  {
    reason: 'Erasing runs after what it erases was committed, and nothing adds to that.',
    statements: [
      'api/tickets/source-queries.ts detachFromTickets',
      'api/tickets/source-queries.ts eraseSource',
      'events/log/redact-queries.ts blankAttempts',
    ],
  },
  {
    reason:
      'One process at a time runs this job for a workspace, or whoever changes what it reads runs it again.',
    statements: ['routing/routing-job.ts toQueues'],
  },
  {
    reason: 'A repair runs again until it finds nothing.',
    statements: [
      'api/automation-queues/repair.ts endHeld',
      'api/automation-queues/repair.ts waitAgain',
      'db/repair.ts lock',
    ],
  },
]

/** Statements that may touch rows of every workspace. */
export const openTables: readonly Exception[] = [
  {
    reason:
      'The secret that the caller brings decides the workspace: a token, or the id in a signed link.',
    statements: [
      'api/media-manager/queries.ts linkedFile',
      'auth/authenticate.ts tokenByHash',
      'auth/links.ts linkByHash',
    ],
  },
  {
    reason: 'They find the workspaces that have work for a job, which then compares the workspace.',
    statements: [
      'events/delivery/dispatch.ts passOver',
      'events/log/number.ts changedSince',
      'platform/jobs/due.ts find',
    ],
  },
  {
    reason: 'They count for the operator of the whole installation.',
    statements: [
      'boot/lost-secrets.ts lostSecrets',
      'platform/telemetry/backlog.ts backlogs',
      'platform/telemetry/backlog.ts failingWebhooks',
    ],
  },
]

/** Statements that may read all rows that a workspace has of a table. */
export const wholeReads: readonly Exception[] = [
  {
    reason: 'They sum cases of as many days as a report, or the check of its sums, asks for.',
    statements: [
      'api/cx-logs/metrics.ts variants',
      'api/cx-logs/sums/days.ts wrongDays',
      'api/cx-logs/sums/read.ts variants',
    ],
  },
  {
    reason:
      'A repair and a purge go through everything, in the background or when an operator asks for it.',
    statements: [
      'api/messages/originals.ts deleteExpired',
      'db/repair.ts lock',
      'db/repair.ts read',
      'events/log/retention.ts deleteDeliveries',
      'platform/jobs/purge.ts remove',
    ],
  },
  {
    reason: 'An administrator deletes a custom field or a channel, which is seldom.',
    statements: ['api/channels/queries.ts openConversations', 'api/custom-fields/queries.ts on'],
  },
  {
    reason: 'A 409 names the object that has a key, and requests look before they write.',
    statements: ['db/query/violations.ts statement'],
  },
  {
    reason: 'A message to a group is for all of its members.',
    statements: ['api/messages/recipient-queries.ts recordRecipients'],
  },
  {
    reason: 'The index that it reads has only follow-ups, which are few among tickets.',
    statements: ['api/tickets/source-queries.ts eraseSource'],
  },
]

/** Tables, each with the order of a list, whose list may sort all rows that a workspace has without any filter. */
export const wholeSorts: readonly Exception[] = [
  {
    reason:
      'No such list is read without a filter: it is of one object or of one user, which an index finds.',
    statements: [
      'comments by createdAt',
      'contact_merges by createdAt',
      'cx_log_events by at',
      'notifications by createdAt',
      'queue_entries by enteredAt',
      'queue_entries by priority',
      'routing_decisions by decidedAt',
      'webhook_deliveries by createdAt',
    ],
  },
  {
    reason: 'Bitmaps read these orders once a workspace has more than 1,000 tickets.',
    statements: ['tickets by priority', 'tickets by status'],
  },
  {
    reason: 'The list has a period of at most 366 days, whose cases another index finds.',
    statements: ['cx_logs by handledTime'],
  },
]
