/**
 * The file of src that reads a member which can be written, or `client` for what only clients read: names, notes,
 * pictures. An area has lines for names that many areas have, and for members that its own files only copy.
 */
export const readers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'agent-activities': {
    client: 'color',
    'src/api/agent-activities/handlers.ts': 'reason',
    'src/routing/queries.ts': 'chat email voice',
  },
  'api-tokens': {
    client: 'name',
    'src/api/api-tokens/rights.ts': 'userId',
  },
  'automation-queues': {
    'src/api/automation-queues/facts.ts': 'contactId description externalId status subject type',
    'src/api/automation-queues/members.ts': 'userId',
    'src/api/automation-queues/reservations.ts': 'reason',
    'src/api/automation-queues/simulation.ts': 'tags',
    'src/api/custom-fields/types.ts': 'amount currency',
    'src/lib/conditions.ts': 'value',
    'src/routing/queries.ts': 'chat email level task voice',
    'src/routing/strategies.ts': 'name',
    'src/routing/timers.ts': 'queueId',
  },
  categories: {
    client: 'description value',
  },
  channels: {
    client: 'name',
    'src/api/messages/destination.ts': 'status',
    'src/api/messages/reactions.ts': 'subject text',
    'src/api/tickets/inbound.ts': 'priority queueId tags type',
  },
  comments: {
    'src/api/comments/add.ts': 'force subject text userId',
    'src/api/media-manager/attachments.ts': 'fileId',
  },
  contacts: {
    client: 'address avatarUrl firstName jobTitle lastName reason socialProfileUrl timezone',
    'src/api/automation-queues/fields.ts': 'language tags',
    'src/api/contacts/identify.ts': 'email type',
    'src/api/contacts/part-queries.ts': 'id',
    'src/api/contacts/queries.ts': 'name',
    'src/api/contacts/upsert.ts': 'externalId',
    'src/api/custom-fields/types.ts': 'amount currency',
    'src/api/tags/named-tags.ts': 'actionType',
  },
  conversations: {
    'src/api/automation-queues/fields.ts': 'contactId subject',
    'src/api/conversations/conversation.ts': 'queueId',
    'src/api/conversations/handlers.ts': 'force note',
    'src/api/cx-logs/case-state.ts': 'disposition',
    'src/http/counting.ts': 'filters name',
  },
  'custom-fields': {
    client: 'description',
    'src/api/custom-fields/types.ts': 'amount currency type value',
  },
  'cx-logs': {
    client: 'note',
    'src/api/cx-logs/metrics.ts': 'queueId',
    'src/api/cx-logs/move-cases.ts': 'contactId',
  },
  groups: {
    client: 'description name',
    'src/api/groups/queries.ts': 'id',
  },
  'media-manager': {
    'src/api/media-manager/links.ts': 'name',
    'src/api/media-manager/queries.ts': 'tags',
  },
  messages: {
    client: 'latitude longitude',
    'src/api/contacts/identify.ts': 'phone platformId',
    'src/api/messages/attachments.ts': 'fileId',
    'src/api/messages/handlers.ts': 'status',
    'src/api/messages/inbound.ts': 'email externalId id name',
    'src/api/messages/recipients.ts': 'contactId force',
    'src/api/messages/threads.ts': 'subject',
  },
  roles: {
    client: 'description name',
  },
  sessions: {
    client: 'name',
    'src/api/sessions/oidc.ts': 'value',
    'src/api/sessions/password.ts': 'email',
  },
  tags: {
    client: 'color description',
    'src/api/tags/queries.ts': 'name',
  },
  telephony: {
    client:
      'amount callFromName callToName jitterMs mos note packetLossPct parentCallId speaker tags text',
    'src/api/automation-queues/fields.ts': 'extension',
    'src/api/cx-logs/rebuild-call-case.ts': 'disposition',
    'src/api/telephony/call-events/call-event.ts': 'type',
    'src/api/telephony/calls/call.ts': 'contactId status',
    'src/api/telephony/calls/facts.ts': 'queueId',
    'src/api/telephony/presence/queries.ts': 'userId',
    'src/api/telephony/recording.ts': 'fileId',
    'src/api/telephony/reports/report.ts': 'currency',
  },
  tickets: {
    client: 'note reason',
    'src/api/automation-queues/fields.ts': 'contactId description tags type',
    'src/api/comments/add.ts': 'send text',
    'src/api/custom-fields/types.ts': 'amount currency',
    'src/api/media-manager/attachments.ts': 'fileId',
    'src/api/tags/named-tags.ts': 'actionType',
    'src/api/tickets/assignment/assign.ts': 'force',
    'src/api/tickets/assignment/queueing.ts': 'queueId',
    'src/api/tickets/bulk/bulk.ts': 'id',
    'src/api/tickets/bulk/locks.ts': 'externalId',
    'src/api/tickets/status/handlers.ts': 'status',
    'src/http/counting.ts': 'filters name',
  },
  users: {
    client: 'avatarUrl extension language name phone timezone',
    'src/api/users/handlers.ts': 'status',
    'src/routing/queries.ts': 'chat email level task voice',
  },
  webhooks: {
    client: 'description name',
    'src/api/webhooks/deliveries.ts': 'type',
    'src/api/webhooks/delivery-queries.ts': 'status',
    'src/events/delivery/request.ts': 'password token username',
    'src/lib/conditions.ts': 'operator value',
  },
}
