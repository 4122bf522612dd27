// Made by `npm run generate` from openapi.yaml. Do not edit.
import type { Schema } from './operations.ts'
import type { Scope } from './routes.ts'

/** What the `data` of each type of event is. */
export interface Events {
  'agent.presence_changed': Schema<'AgentActivity'>
  'call.answered': Schema<'Cdr'>
  'call.ended': Schema<'Cdr'>
  'call.missed': Schema<'Cdr'>
  'call.recording_available': Schema<'Cdr'>
  'call.ringing': Schema<'Cdr'>
  'call.voicemail': Schema<'Cdr'>
  'category.created': Schema<'Category'>
  'category.deleted': Schema<'Category'>
  'category.updated': Schema<'Category'>
  'cdr.created': Schema<'Cdr'>
  'cdr.updated': Schema<'Cdr'>
  'channel.created': Schema<'Channel'>
  'channel.deleted': Schema<'Channel'>
  'channel.status_changed': Schema<'Channel'>
  'channel.updated': Schema<'Channel'>
  'comment.created': Schema<'Comment'>
  'comment.deleted': Schema<'Comment'>
  'comment.mentioned': Schema<'Comment'>
  'comment.updated': Schema<'Comment'>
  'contact.blocked': Schema<'Contact'>
  'contact.created': Schema<'Contact'>
  'contact.deleted': Schema<'Contact'>
  'contact.merged': Schema<'Contact'>
  'contact.restored': Schema<'Contact'>
  'contact.tags_changed': Schema<'Contact'>
  'contact.unblocked': Schema<'Contact'>
  'contact.updated': Schema<'Contact'>
  'conversation.assigned': Schema<'Conversation'>
  'conversation.closed': Schema<'Conversation'>
  'conversation.created': Schema<'Conversation'>
  'conversation.held': Schema<'Conversation'>
  'conversation.queue_changed': Schema<'Conversation'>
  'conversation.reopened': Schema<'Conversation'>
  'conversation.resumed': Schema<'Conversation'>
  'conversation.transferred': Schema<'Conversation'>
  'custom_field.created': Schema<'CustomField'>
  'custom_field.deleted': Schema<'CustomField'>
  'custom_field.updated': Schema<'CustomField'>
  'cx_log.closed': Schema<'CxLog'>
  'cx_log.created': Schema<'CxLog'>
  'cx_log.updated': Schema<'CxLog'>
  'file.created': Schema<'MediaFile'>
  'file.deleted': Schema<'MediaFile'>
  'file.restored': Schema<'MediaFile'>
  'file.updated': Schema<'MediaFile'>
  'folder.created': Schema<'MediaFolder'>
  'folder.deleted': Schema<'MediaFolder'>
  'folder.updated': Schema<'MediaFolder'>
  'group.archived': Schema<'Group'>
  'group.created': Schema<'Group'>
  'group.deleted': Schema<'Group'>
  'group.member_added': Schema<'Group'>
  'group.member_removed': Schema<'Group'>
  'group.restored': Schema<'Group'>
  'group.updated': Schema<'Group'>
  'message.blocked': Schema<'Message'>
  'message.canceled': Schema<'Message'>
  'message.delivered': Schema<'Message'>
  'message.failed': Schema<'Message'>
  'message.queued': Schema<'Message'>
  'message.read': Schema<'Message'>
  'message.received': Schema<'Message'>
  'message.redacted': Schema<'Message'>
  'message.rejected': Schema<'RejectedMail'>
  'message.sent': Schema<'Message'>
  'message.updated': Schema<'Message'>
  'queue.created': Schema<'AutomationQueue'>
  'queue.deleted': Schema<'AutomationQueue'>
  'queue.entry_abandoned': Schema<'QueueEntry'>
  'queue.entry_assigned': Schema<'QueueEntry'>
  'queue.entry_overflowed': Schema<'QueueEntry'>
  'queue.entry_waiting': Schema<'QueueEntry'>
  'queue.member_added': Schema<'QueueMember'>
  'queue.member_removed': Schema<'QueueMember'>
  'queue.updated': Schema<'AutomationQueue'>
  'reservation.accepted': Schema<'Reservation'>
  'reservation.offered': Schema<'Reservation'>
  'reservation.rejected': Schema<'Reservation'>
  'reservation.rescinded': Schema<'Reservation'>
  'reservation.timed_out': Schema<'Reservation'>
  'role.created': Schema<'Role'>
  'role.deleted': Schema<'Role'>
  'role.updated': Schema<'Role'>
  'settings.updated': Schema<'Settings'>
  'tag.created': Schema<'Tag'>
  'tag.deleted': Schema<'Tag'>
  'tag.updated': Schema<'Tag'>
  'ticket.assigned': Schema<'Ticket'>
  'ticket.closed': Schema<'Ticket'>
  'ticket.comment_added': Schema<'Ticket'>
  'ticket.created': Schema<'Ticket'>
  'ticket.deleted': Schema<'Ticket'>
  'ticket.delivery_failed': Schema<'Ticket'>
  'ticket.overdue': Schema<'Ticket'>
  'ticket.priority_changed': Schema<'Ticket'>
  'ticket.queue_changed': Schema<'Ticket'>
  'ticket.reopened': Schema<'Ticket'>
  'ticket.resolved': Schema<'Ticket'>
  'ticket.restored': Schema<'Ticket'>
  'ticket.status_changed': Schema<'Ticket'>
  'ticket.tags_changed': Schema<'Ticket'>
  'ticket.unassigned': Schema<'Ticket'>
  'ticket.updated': Schema<'Ticket'>
  'token.created': Schema<'ApiToken'>
  'token.revoked': Schema<'ApiToken'>
  'user.created': Schema<'User'>
  'user.deleted': Schema<'User'>
  'user.suspended': Schema<'User'>
  'user.updated': Schema<'User'>
  'webhook.disabled': Schema<'Webhook'>
}
export type EventType = keyof Events

/** The pattern of the contract for a type of event, all types of an area, or all types. */
export const eventPattern: string = "^([*]|agent[.]([*]|presence_changed)|call[.]([*]|answered|ended|missed|recording_available|ringing|voicemail)|category[.]([*]|created|deleted|updated)|cdr[.]([*]|created|updated)|channel[.]([*]|created|deleted|status_changed|updated)|comment[.]([*]|created|deleted|mentioned|updated)|contact[.]([*]|blocked|created|deleted|merged|restored|tags_changed|unblocked|updated)|conversation[.]([*]|assigned|closed|created|held|queue_changed|reopened|resumed|transferred)|custom_field[.]([*]|created|deleted|updated)|cx_log[.]([*]|closed|created|updated)|file[.]([*]|created|deleted|restored|updated)|folder[.]([*]|created|deleted|updated)|group[.]([*]|archived|created|deleted|member_added|member_removed|restored|updated)|message[.]([*]|blocked|canceled|delivered|failed|queued|read|received|redacted|rejected|sent|updated)|queue[.]([*]|created|deleted|entry_abandoned|entry_assigned|entry_overflowed|entry_waiting|member_added|member_removed|updated)|reservation[.]([*]|accepted|offered|rejected|rescinded|timed_out)|role[.]([*]|created|deleted|updated)|settings[.]([*]|updated)|tag[.]([*]|created|deleted|updated)|ticket[.]([*]|assigned|closed|comment_added|created|deleted|delivery_failed|overdue|priority_changed|queue_changed|reopened|resolved|restored|status_changed|tags_changed|unassigned|updated)|token[.]([*]|created|revoked)|user[.]([*]|created|deleted|suspended|updated)|webhook[.]([*]|disabled))$"

/** Every type with the scope that reading its object takes, by the contract's `webhooks`. */
export const eventTypes: ReadonlyArray<{
  readonly type: EventType
  readonly description: string
  readonly scope: Scope
  /** The member of its data with the id of the resource that it is about. */
  readonly resource: string
  /** The member of its data with the id of the object that was changed, such as the member of a queue. */
  readonly object: string
  /** Its name among the shapes of events. */
  readonly schema: string
}> = [
  {"type":"agent.presence_changed","description":"The presence of a user changed. The `data` of the event is the activity that begins. A heartbeat or a new `until` does not cause an event.\n","scope":"agent_activity:read","resource":"userId","object":"id","schema":"AgentActivityEvent"},
  {"type":"call.answered","description":"A call was answered. The `status` became `in_progress`. A call that is reported only after its end does not cause this event.\n","scope":"cdr:read","resource":"id","object":"id","schema":"CdrEvent"},
  {"type":"call.ended","description":"A call ended. The `status` is no longer, or never was, `ringing` or `in_progress`. The event precedes `call.missed` and\n`call.voicemail`.\n","scope":"cdr:read","resource":"id","object":"id","schema":"CdrEvent"},
  {"type":"call.missed","description":"A call was not answered. The `status` of a call that is not `outbound` became `no_answer`, `busy`, `canceled` or `abandoned`.","scope":"cdr:read","resource":"id","object":"id","schema":"CdrEvent"},
  {"type":"call.recording_available","description":"The recording of a call is available. The event also occurs when another file replaces the recording.","scope":"cdr:read","resource":"id","object":"id","schema":"CdrEvent"},
  {"type":"call.ringing","description":"A call began. The `status` became `ringing`, which includes waiting in a queue.","scope":"cdr:read","resource":"id","object":"id","schema":"CdrEvent"},
  {"type":"call.voicemail","description":"A call went to voicemail. The `status` became `voicemail`.","scope":"cdr:read","resource":"id","object":"id","schema":"CdrEvent"},
  {"type":"category.created","description":"A category was created. The `data` of the event is the category.","scope":"categories:read","resource":"id","object":"id","schema":"CategoryEvent"},
  {"type":"category.deleted","description":"A category was deleted. The `data` of the event is the category.","scope":"categories:read","resource":"id","object":"id","schema":"CategoryEvent"},
  {"type":"category.updated","description":"A category was changed. The `data` of the event is the category. A category whose `path` changes with one above it emits the event, too.","scope":"categories:read","resource":"id","object":"id","schema":"CategoryEvent"},
  {"type":"cdr.created","description":"A call was created. The event precedes the other events of the same change.","scope":"cdr:read","resource":"id","object":"id","schema":"CdrEvent"},
  {"type":"cdr.updated","description":"A call was changed. The event occurs for every change and precedes the other events of the same change.","scope":"cdr:read","resource":"id","object":"id","schema":"CdrEvent"},
  {"type":"channel.created","description":"A channel was created. The `data` of the event is the channel.","scope":"channels:read","resource":"id","object":"id","schema":"ChannelEvent"},
  {"type":"channel.deleted","description":"A channel was deleted. The `data` of the event is the channel.","scope":"channels:read","resource":"id","object":"id","schema":"ChannelEvent"},
  {"type":"channel.status_changed","description":"The status of a channel changed. The event also occurs after a test of the channel; `statusReason` states why the test failed.","scope":"channels:read","resource":"id","object":"id","schema":"ChannelEvent"},
  {"type":"channel.updated","description":"A channel was changed. Changes of the status cause `channel.status_changed` instead.","scope":"channels:read","resource":"id","object":"id","schema":"ChannelEvent"},
  {"type":"comment.created","description":"A comment was written. The `data` of the event is the comment.","scope":"comments:read","resource":"id","object":"id","schema":"CommentEvent"},
  {"type":"comment.deleted","description":"A comment was deleted. The `data` of the event is the comment.","scope":"comments:read","resource":"id","object":"id","schema":"CommentEvent"},
  {"type":"comment.mentioned","description":"A comment mentions users. The event occurs in addition to `comment.created`; `data.mentions` lists the users.","scope":"comments:read","resource":"id","object":"id","schema":"CommentEvent"},
  {"type":"comment.updated","description":"A comment was edited. The `data` of the event is the comment.","scope":"comments:read","resource":"id","object":"id","schema":"CommentEvent"},
  {"type":"contact.blocked","description":"A contact was blocked. The `data` of the event is the contact.","scope":"contacts:read","resource":"id","object":"id","schema":"ContactEvent"},
  {"type":"contact.created","description":"A contact was created. The `data` of the event is the contact.","scope":"contacts:read","resource":"id","object":"id","schema":"ContactEvent"},
  {"type":"contact.deleted","description":"A contact was deleted. The `data` of the event is the contact.","scope":"contacts:read","resource":"id","object":"id","schema":"ContactEvent"},
  {"type":"contact.merged","description":"Contacts were merged into one. The `data` of the event is the contact that remains. Each of the others causes `contact.deleted`, and each of\ntheir tickets causes `ticket.updated`. Their calls and messages move without events.\n","scope":"contacts:read","resource":"id","object":"id","schema":"ContactEvent"},
  {"type":"contact.restored","description":"A contact was restored. The `data` of the event is the contact.","scope":"contacts:read","resource":"id","object":"id","schema":"ContactEvent"},
  {"type":"contact.tags_changed","description":"The tags of a contact changed. A change of the contact caused it. Deleting or merging a tag does not cause this event.","scope":"contacts:read","resource":"id","object":"id","schema":"ContactEvent"},
  {"type":"contact.unblocked","description":"A contact was unblocked. The `data` of the event is the contact.","scope":"contacts:read","resource":"id","object":"id","schema":"ContactEvent"},
  {"type":"contact.updated","description":"A contact was changed. The event occurs for all members but the tags and whether the contact is blocked.","scope":"contacts:read","resource":"id","object":"id","schema":"ContactEvent"},
  {"type":"conversation.assigned","description":"A conversation was assigned. The member `data.assigneeId` is null if it became unassigned. A transfer causes `conversation.transferred`\ninstead.\n","scope":"conversations:read","resource":"id","object":"id","schema":"ConversationEvent"},
  {"type":"conversation.closed","description":"A conversation was closed. The event also occurs when contacts are merged who both had a conversation on the same channel.","scope":"conversations:read","resource":"id","object":"id","schema":"ConversationEvent"},
  {"type":"conversation.created","description":"A conversation was opened. A request or the first message opened it. The conversation of a group is created together with\n`group.created`.\n","scope":"conversations:read","resource":"id","object":"id","schema":"ConversationEvent"},
  {"type":"conversation.held","description":"A conversation was put on hold. The `data` of the event is the conversation.","scope":"conversations:read","resource":"id","object":"id","schema":"ConversationEvent"},
  {"type":"conversation.queue_changed","description":"A conversation moved to another queue. The member `data.queueId` is null if the conversation left its queue. A transfer to a queue causes\n`conversation.transferred` instead.\n","scope":"conversations:read","resource":"id","object":"id","schema":"ConversationEvent"},
  {"type":"conversation.reopened","description":"A closed conversation was reopened. A request or a message reopened it.","scope":"conversations:read","resource":"id","object":"id","schema":"ConversationEvent"},
  {"type":"conversation.resumed","description":"A conversation was resumed. A request or a message from the contact resumed it.","scope":"conversations:read","resource":"id","object":"id","schema":"ConversationEvent"},
  {"type":"conversation.transferred","description":"A conversation was transferred. The `data` of the event is the conversation.","scope":"conversations:read","resource":"id","object":"id","schema":"ConversationEvent"},
  {"type":"custom_field.created","description":"A custom field was defined. The `data` of the event is the custom field.","scope":"custom_fields:read","resource":"id","object":"id","schema":"CustomFieldEvent"},
  {"type":"custom_field.deleted","description":"A custom field was deleted. The `data` of the event is the custom field.","scope":"custom_fields:read","resource":"id","object":"id","schema":"CustomFieldEvent"},
  {"type":"custom_field.updated","description":"A custom field was changed. The `data` of the event is the custom field.","scope":"custom_fields:read","resource":"id","object":"id","schema":"CustomFieldEvent"},
  {"type":"cx_log.closed","description":"A case was closed. A case is closed together with its conversation, tickets or call, and an external case by a request.\n","scope":"cx_logs:read","resource":"id","object":"id","schema":"CxLogEvent"},
  {"type":"cx_log.created","description":"A case was created. A case is created together with its conversation, ticket or call, and an external case by a request. A case that\nis created closed also emits `cx_log.closed`.\n","scope":"cx_logs:read","resource":"id","object":"id","schema":"CxLogEvent"},
  {"type":"cx_log.updated","description":"A case was changed. The status, agent, queue, contact or disposition of the case changed, or somebody changed what people record\nabout the case. Messages and comments emit no event of their case. A merge of contacts can change the contact of\ncases without this event: `contact.merged` reports it.\n","scope":"cx_logs:read","resource":"id","object":"id","schema":"CxLogEvent"},
  {"type":"file.created","description":"A file was created. The members `url` and `urlExpiresAt` are null for a private file, because its link could expire before the\nevent is read.\n","scope":"media:read","resource":"id","object":"id","schema":"MediaFileEvent"},
  {"type":"file.deleted","description":"A file was deleted. The event also occurs for each file in a folder that is deleted with its content.","scope":"media:read","resource":"id","object":"id","schema":"MediaFileEvent"},
  {"type":"file.restored","description":"A file was restored. The `data` of the event is the file.","scope":"media:read","resource":"id","object":"id","schema":"MediaFileEvent"},
  {"type":"file.updated","description":"A file was changed. The `data` of the event is the file.","scope":"media:read","resource":"id","object":"id","schema":"MediaFileEvent"},
  {"type":"folder.created","description":"A folder was created. The `data` of the event is the folder.","scope":"media:read","resource":"id","object":"id","schema":"MediaFolderEvent"},
  {"type":"folder.deleted","description":"A folder was deleted. The event also occurs for each folder below it.","scope":"media:read","resource":"id","object":"id","schema":"MediaFolderEvent"},
  {"type":"folder.updated","description":"A folder was renamed or moved. The folders below it do not cause events, although their `path` changes.","scope":"media:read","resource":"id","object":"id","schema":"MediaFolderEvent"},
  {"type":"group.archived","description":"A group was archived. The `data` of the event is the group.","scope":"groups:read","resource":"id","object":"id","schema":"GroupEvent"},
  {"type":"group.created","description":"A group was created. The `data` of the event is the group.","scope":"groups:read","resource":"id","object":"id","schema":"GroupEvent"},
  {"type":"group.deleted","description":"A group was deleted. The `data` of the event is the group.","scope":"groups:read","resource":"id","object":"id","schema":"GroupEvent"},
  {"type":"group.member_added","description":"Contacts were added to a group. The member `previous.contacts` contains the members before the change.","scope":"groups:read","resource":"id","object":"id","schema":"GroupEvent"},
  {"type":"group.member_removed","description":"Contacts were removed from a group. The member `previous.contacts` contains the members before the change.","scope":"groups:read","resource":"id","object":"id","schema":"GroupEvent"},
  {"type":"group.restored","description":"A group was restored. The `data` of the event is the group.","scope":"groups:read","resource":"id","object":"id","schema":"GroupEvent"},
  {"type":"group.updated","description":"A group was changed. Its name, description or avatar changed.","scope":"groups:read","resource":"id","object":"id","schema":"GroupEvent"},
  {"type":"message.blocked","description":"A blocked contact sent a message. The `data` of the event is the message. It is kept and nothing follows from it; `message.received` occurs when\nthe message is unblocked.\n","scope":"messages:read","resource":"id","object":"id","schema":"MessageEvent"},
  {"type":"message.canceled","description":"A message will not be sent. The `data` of the event is the message.","scope":"messages:read","resource":"id","object":"id","schema":"MessageEvent"},
  {"type":"message.delivered","description":"A message was delivered. The `data` of the event is the message.","scope":"messages:read","resource":"id","object":"id","schema":"MessageEvent"},
  {"type":"message.failed","description":"A message could not be sent. The failure is final. An attempt that is followed by another one does not cause an event.","scope":"messages:read","resource":"id","object":"id","schema":"MessageEvent"},
  {"type":"message.queued","description":"A message waits to be sent. It waits until its `scheduledAt`, if there is one. The event also occurs when the message is retried.","scope":"messages:read","resource":"id","object":"id","schema":"MessageEvent"},
  {"type":"message.read","description":"A message was read. The contact read it, or a user marked the conversation as read.","scope":"messages:read","resource":"id","object":"id","schema":"MessageEvent"},
  {"type":"message.received","description":"A message was received. The `data` of the event is the message.","scope":"messages:read","resource":"id","object":"id","schema":"MessageEvent"},
  {"type":"message.redacted","description":"A message was redacted. The member `previous` is null, because the erased content is never published.","scope":"messages:read","resource":"id","object":"id","schema":"MessageEvent"},
  {"type":"message.rejected","description":"An inbound mail was refused. The mail is stored as a private file and can be handed over again with `receiveStoredMail`.","scope":"messages:read","resource":"fileId","object":"fileId","schema":"RejectedMailEvent"},
  {"type":"message.sent","description":"A message was sent. The `data` of the event is the message.","scope":"messages:read","resource":"id","object":"id","schema":"MessageEvent"},
  {"type":"message.updated","description":"A message was read again. The original of a received mail was read again and is understood otherwise.","scope":"messages:read","resource":"id","object":"id","schema":"MessageEvent"},
  {"type":"queue.created","description":"A queue was created. The `data` of the event is the queue.","scope":"queues:read","resource":"id","object":"id","schema":"AutomationQueueEvent"},
  {"type":"queue.deleted","description":"A queue was deleted. The `data` of the event is the queue.","scope":"queues:read","resource":"id","object":"id","schema":"AutomationQueueEvent"},
  {"type":"queue.entry_abandoned","description":"A caller in a queue hung up. The caller hung up before anybody answered. A call that ends for another reason cancels its entry.","scope":"queues:read","resource":"queueId","object":"id","schema":"QueueEntryEvent"},
  {"type":"queue.entry_assigned","description":"An entry of a queue was assigned. The `data` of the event is the queue entry.","scope":"queues:read","resource":"queueId","object":"id","schema":"QueueEntryEvent"},
  {"type":"queue.entry_overflowed","description":"An entry of a queue overflowed. The member `data.overflowAction` is what happens: with `queue`, the ticket, conversation or call waits in the\nnext queue with a new entry. With `voicemail`, the phone system is to connect the caller with the voice\nmailbox. With `ticket`, a ticket was made of it, and with `close`, the conversation was closed.\n","scope":"queues:read","resource":"queueId","object":"id","schema":"QueueEntryEvent"},
  {"type":"queue.entry_waiting","description":"An entry waits in a queue. It entered the queue or returned to its position.","scope":"queues:read","resource":"queueId","object":"id","schema":"QueueEntryEvent"},
  {"type":"queue.member_added","description":"A user became a member of a queue. The `data` of the event is the member.","scope":"queues:read","resource":"queueId","object":"userId","schema":"QueueMemberEvent"},
  {"type":"queue.member_removed","description":"A user left a queue. The `data` of the event is the member.","scope":"queues:read","resource":"queueId","object":"userId","schema":"QueueMemberEvent"},
  {"type":"queue.updated","description":"A queue was changed or reordered. The `data` of the event is the queue.","scope":"queues:read","resource":"id","object":"id","schema":"AutomationQueueEvent"},
  {"type":"reservation.accepted","description":"A user accepted an offer. The event also occurs when a queue assigns an entry without an offer or when a user pulls one.","scope":"queues:read","resource":"id","object":"id","schema":"ReservationEvent"},
  {"type":"reservation.offered","description":"Work was offered to a user. The `data` of the event is the offer. If it is of a call, the phone system is to ring the user. An offer\nto several users causes one event for each of them.\n","scope":"queues:read","resource":"id","object":"id","schema":"ReservationEvent"},
  {"type":"reservation.rejected","description":"A user rejected an offer. The `data` of the event is the offer.","scope":"queues:read","resource":"id","object":"id","schema":"ReservationEvent"},
  {"type":"reservation.rescinded","description":"An offer was withdrawn. Another user accepted what was offered to several users, the user went offline, or the work ended before the\nuser answered. If it is of a call, the phone system is to stop ringing the user.\n","scope":"queues:read","resource":"id","object":"id","schema":"ReservationEvent"},
  {"type":"reservation.timed_out","description":"An offer expired without an answer. The `data` of the event is the offer.","scope":"queues:read","resource":"id","object":"id","schema":"ReservationEvent"},
  {"type":"role.created","description":"A role was created. The `data` of the event is the role.","scope":"roles:read","resource":"id","object":"id","schema":"RoleEvent"},
  {"type":"role.deleted","description":"A role was deleted. The `data` of the event is the role.","scope":"roles:read","resource":"id","object":"id","schema":"RoleEvent"},
  {"type":"role.updated","description":"A role was changed. The `data` of the event is the role.","scope":"roles:read","resource":"id","object":"id","schema":"RoleEvent"},
  {"type":"settings.updated","description":"The settings were changed. The `data` of the event is the settings of the workspace.","scope":"settings:read","resource":"workspaceId","object":"workspaceId","schema":"SettingsEvent"},
  {"type":"tag.created","description":"A tag was created. The `data` of the event is the tag.","scope":"tags:read","resource":"id","object":"id","schema":"TagEvent"},
  {"type":"tag.deleted","description":"A tag was deleted. The event also occurs when the tag is merged into another one.","scope":"tags:read","resource":"id","object":"id","schema":"TagEvent"},
  {"type":"tag.updated","description":"A tag was changed. The `data` of the event is the tag.","scope":"tags:read","resource":"id","object":"id","schema":"TagEvent"},
  {"type":"ticket.assigned","description":"A ticket was assigned. The `data` of the event is the ticket.","scope":"tickets:read","resource":"id","object":"id","schema":"TicketEvent"},
  {"type":"ticket.closed","description":"A ticket was closed. The event occurs in addition to `ticket.status_changed`.","scope":"tickets:read","resource":"id","object":"id","schema":"TicketEvent"},
  {"type":"ticket.comment_added","description":"A comment was added to a ticket. The `data` of the event is the ticket; the event `comment.created` contains the comment.","scope":"tickets:read","resource":"id","object":"id","schema":"TicketEvent"},
  {"type":"ticket.created","description":"A ticket was created. The `data` of the event is the ticket.","scope":"tickets:read","resource":"id","object":"id","schema":"TicketEvent"},
  {"type":"ticket.deleted","description":"A ticket was deleted. The `data` of the event is the ticket.","scope":"tickets:read","resource":"id","object":"id","schema":"TicketEvent"},
  {"type":"ticket.delivery_failed","description":"A comment did not reach the contact. The event occurs if a message by which a public comment was sent fails, after all attempts. The event\n`message.failed` contains the message and the error.\n","scope":"tickets:read","resource":"id","object":"id","schema":"TicketEvent"},
  {"type":"ticket.overdue","description":"A ticket is overdue. The event occurs when the `dueAt` of a ticket passes that is neither resolved nor closed. It occurs once for\neach `dueAt`: again only if the time is changed and passes.\n","scope":"tickets:read","resource":"id","object":"id","schema":"TicketEvent"},
  {"type":"ticket.priority_changed","description":"The priority of a ticket changed. The member `previous.priority` is the priority before the change.","scope":"tickets:read","resource":"id","object":"id","schema":"TicketEvent"},
  {"type":"ticket.queue_changed","description":"A ticket went to another queue. A change of the ticket caused it; `data.queueId` is null if the ticket left all queues.","scope":"tickets:read","resource":"id","object":"id","schema":"TicketEvent"},
  {"type":"ticket.reopened","description":"A ticket was reopened. The ticket was resolved or closed. The event occurs in addition to `ticket.status_changed`.","scope":"tickets:read","resource":"id","object":"id","schema":"TicketEvent"},
  {"type":"ticket.resolved","description":"A ticket was resolved. The event occurs in addition to `ticket.status_changed`.","scope":"tickets:read","resource":"id","object":"id","schema":"TicketEvent"},
  {"type":"ticket.restored","description":"A ticket was restored. The `data` of the event is the ticket.","scope":"tickets:read","resource":"id","object":"id","schema":"TicketEvent"},
  {"type":"ticket.status_changed","description":"The status of a ticket changed. The member `previous.status` is the status before the change.","scope":"tickets:read","resource":"id","object":"id","schema":"TicketEvent"},
  {"type":"ticket.tags_changed","description":"The tags of a ticket changed. A change of the ticket caused it. Deleting or merging a tag does not cause this event.","scope":"tickets:read","resource":"id","object":"id","schema":"TicketEvent"},
  {"type":"ticket.unassigned","description":"A ticket became unassigned. The member `previous.assigneeId` is the former assignee.","scope":"tickets:read","resource":"id","object":"id","schema":"TicketEvent"},
  {"type":"ticket.updated","description":"A ticket was changed. The event occurs for members that do not have an event of their own.","scope":"tickets:read","resource":"id","object":"id","schema":"TicketEvent"},
  {"type":"token.created","description":"A token was created. The event also occurs for the new token of a rotation.","scope":"tokens:read","resource":"id","object":"id","schema":"ApiTokenEvent"},
  {"type":"token.revoked","description":"A token was revoked. The event also occurs for a rotation without overlap.","scope":"tokens:read","resource":"id","object":"id","schema":"ApiTokenEvent"},
  {"type":"user.created","description":"A user was invited. The `data` of the event is the user.","scope":"users:read","resource":"id","object":"id","schema":"UserEvent"},
  {"type":"user.deleted","description":"A user was deleted. The `data` of the event is the user.","scope":"users:read","resource":"id","object":"id","schema":"UserEvent"},
  {"type":"user.suspended","description":"A user was suspended. The `data` of the event is the user.","scope":"users:read","resource":"id","object":"id","schema":"UserEvent"},
  {"type":"user.updated","description":"A user was changed. The event also occurs when a user is restored.","scope":"users:read","resource":"id","object":"id","schema":"UserEvent"},
  {"type":"webhook.disabled","description":"A webhook was disabled. Deliveries failed for too long, or the token of the webhook ended; `data.disabledReason` states why.","scope":"webhooks:read","resource":"id","object":"id","schema":"WebhookEvent"},
]

/**
 * The members that the `data` of events always has, in the order of the contract, by the `schema` of the events: `[]` for
 * those that are lists, false for those that are true or false, and null for all others.
 */
export const emptyData: Readonly<Record<string, Readonly<Record<string, null | false | readonly []>>>> = {
  AgentActivityEvent: {"id":null,"userId":null,"user":null,"previousPresenceStatus":null,"presenceStatus":null,"category":null,"source":null,"reason":null,"startedAt":null,"endedAt":null,"durationSeconds":null,"createdAt":null},
  CdrEvent: {"id":null,"callId":null,"externalCallId":null,"provider":null,"parentCallId":null,"direction":null,"callFrom":null,"callFromName":null,"rawFrom":null,"callTo":null,"callToName":null,"rawTo":null,"did":null,"trunk":null,"extension":null,"status":null,"endReason":null,"startedAt":null,"ringingAt":null,"queuedAt":null,"answeredAt":null,"endedAt":null,"callDuration":null,"ringDuration":null,"queueDuration":null,"talkDuration":null,"holdDuration":null,"wrapUpDuration":null,"agentId":null,"agent":null,"queueId":null,"queueName":null,"contactId":null,"contact":null,"cxLogId":null,"ticketId":null,"transferType":null,"transferredToId":null,"recording":null,"isBlocked":false,"quality":null,"cost":null,"disposition":null,"note":null,"tags":[],"createdAt":null,"updatedAt":null,"version":null},
  CategoryEvent: {"id":null,"value":null,"description":null,"parentId":null,"level":null,"path":null,"sortOrder":null,"isArchived":false,"childCategoryList":[],"createdAt":null,"updatedAt":null,"deletedAt":null},
  ChannelEvent: {},
  CommentEvent: {"id":null,"roomId":null,"ticketId":null,"text":null,"mentions":[],"attachments":[],"type":null,"visibility":null,"author":null,"parentId":null,"externalId":null,"messageId":null,"delivery":null,"editedAt":null,"createdAt":null,"updatedAt":null,"deletedAt":null},
  ContactEvent: {"id":null,"username":null,"name":null,"firstName":null,"lastName":null,"avatarUrl":null,"contactEmails":[],"contactPhones":[],"address":null,"jobTitle":null,"channel":null,"notes":null,"language":null,"timezone":null,"country":null,"externalId":null,"socialProfileUrl":null,"tags":[],"customFields":[],"ownerId":null,"company":null,"platformContacts":[],"isBlocked":false,"blockedReason":null,"lastSeenAt":null,"lastContactedAt":null,"createdAt":null,"updatedAt":null,"deletedAt":null,"version":null},
  ConversationEvent: {"id":null,"kind":null,"status":null,"channelId":null,"channel":null,"contactId":null,"groupId":null,"subject":null,"participants":[],"relatedConversationId":null,"assigneeId":null,"queueId":null,"disposition":null,"lastMessageAt":null,"lastInboundAt":null,"lastMessagePreview":null,"unreadCount":null,"messageWindowExpiresAt":null,"currentCxLogId":null,"ticketIds":[],"createdAt":null,"updatedAt":null,"closedAt":null,"version":null},
  CustomFieldEvent: {"id":null,"entity":null,"systemName":null,"displayName":null,"description":null,"type":null,"options":[],"defaultValue":null,"isRequired":false,"isRequiredToResolve":false,"isUnique":false,"isReadOnly":false,"isArchived":false,"validation":null,"sortOrder":null,"createdAt":null,"updatedAt":null,"version":null},
  CxLogEvent: {"id":null,"caseId":null,"kind":null,"entityName":null,"entityId":null,"contactId":null,"contact":null,"contactLabel":[],"customerPhone":null,"channelType":null,"channelId":null,"channelName":null,"direction":null,"status":null,"queueId":null,"queueName":null,"firstAssigneeId":null,"firstAssignee":null,"agentId":null,"agent":null,"closedAssigneeId":null,"closedAssignee":null,"startedDate":null,"assignedAt":null,"firstRepliedAt":null,"closedAt":null,"disposition":null,"note":null,"wrapUp":null,"transferCount":null,"reopenCount":null,"ticketIds":[],"messageCount":null,"waitTime":null,"firstResponseTime":null,"handledTime":null,"totalHoldDuration":null,"fullHandledTime":null,"wrapUpDuration":null,"resolutionTime":null,"fullResolutionTime":null,"createdAt":null,"updatedAt":null,"version":null},
  MediaFileEvent: {"id":null,"folderId":null,"name":null,"originalName":null,"mimeType":null,"extension":null,"size":null,"sha256":null,"width":null,"height":null,"url":null,"urlExpiresAt":null,"visibility":null,"altText":null,"tags":[],"createdBy":null,"createdAt":null,"updatedAt":null,"deletedAt":null,"version":null},
  MediaFolderEvent: {"id":null,"name":null,"parentId":null,"path":null,"depth":null,"folderCount":null,"fileCount":null,"totalSize":null,"createdBy":null,"createdAt":null,"updatedAt":null,"deletedAt":null,"version":null},
  GroupEvent: {"id":null,"name":null,"description":null,"avatar_url":null,"conversation_id":null,"contacts":[],"created_at":null,"archived_at":null},
  MessageEvent: {"id":null,"conversationId":null,"contactId":null,"groupId":null,"channelId":null,"channel":null,"direction":null,"messageType":null,"message":null,"quotedText":null,"html":null,"sanitizedHtml":null,"subject":null,"from":null,"to":[],"cc":[],"bcc":[],"attachments":[],"droppedAttachments":[],"leftOut":[],"location":null,"sender":null,"status":null,"errorCode":null,"errorMessage":null,"externalId":null,"clientRequestId":null,"replyToMessageId":null,"commentId":null,"scheduledAt":null,"sentAt":null,"deliveredAt":null,"readAt":null,"failedAt":null,"isAutomatic":false,"isBlocked":false,"suppressAutoReply":false,"senderVerified":null,"hasOriginal":false,"headers":null,"metadata":null,"createdAt":null,"ingestedAt":null,"updatedAt":null,"deletedAt":null,"version":null},
  RejectedMailEvent: {"channelId":null,"fileId":null,"reason":null,"detail":null,"sizeBytes":null,"sha256":null,"receivedAt":null},
  AutomationQueueEvent: {"id":null,"name":null,"description":null,"isEnabled":false,"order":null,"priority":null,"channels":[],"conditions":null,"strategy":null,"assignmentOrder":null,"requiredSkills":[],"skillRelaxAfterSeconds":null,"offerTimeoutSeconds":null,"maxOffers":null,"autoAccept":false,"stickyAssignment":null,"stickyMinutes":null,"wrapUpSeconds":null,"maxWaitSeconds":null,"maxLength":null,"overflow":null,"reassignOnOffline":false,"ticketOnMissedCall":false,"memberCount":null,"waitingCount":null,"createdAt":null,"updatedAt":null,"deletedAt":null,"version":null},
  QueueEntryEvent: {"id":null,"queueId":null,"entityType":null,"entityId":null,"kind":null,"status":null,"priority":null,"requiredSkills":[],"assigneeId":null,"offerCount":null,"enteredAt":null,"assignedAt":null,"endedAt":null,"overflowAction":null},
  QueueMemberEvent: {"queueId":null,"userId":null,"user":null,"role":null,"priority":null,"weight":null,"skills":[],"capacity":null,"isPaused":false,"pauseReason":null,"addedAt":null},
  ReservationEvent: {"id":null,"queueId":null,"entryId":null,"entityType":null,"entityId":null,"kind":null,"userId":null,"status":null,"reason":null,"offeredAt":null,"expiresAt":null,"acceptedAt":null,"wrapUpUntil":null,"endedAt":null},
  RoleEvent: {"id":null,"name":null,"systemName":null,"description":null,"permissions":[],"isSystem":false,"userCount":null,"createdAt":null,"updatedAt":null,"version":null},
  SettingsEvent: {"workspaceId":null,"timeZone":null,"defaultCountry":null,"reopenWindowDays":null,"autoCloseHours":null,"originalRetentionDays":null,"followUpOnClosed":false,"signInUrl":null,"createdAt":null,"updatedAt":null,"version":null},
  TagEvent: {"id":null,"name":null,"color":null,"description":null,"position":null,"usageCount":null,"createdAt":null,"updatedAt":null,"deletedAt":null},
  TicketEvent: {"id":null,"createdAt":null,"updatedAt":null,"deletedAt":null,"title":null,"description":null,"type":null,"channel":null,"priority":null,"status":null,"contactId":null,"creatorId":null,"assigneeId":null,"reasonToAssign":null,"ticketNumber":null,"assignee":null,"contact":null,"tags":[],"customFields":[],"statusReason":null,"resolution":null,"categoryId":null,"queueId":null,"externalId":null,"dueAt":null,"snoozedUntil":null,"firstResponseAt":null,"resolvedAt":null,"closedAt":null,"reopenCount":null,"followUpOfId":null,"deliveryFailedAt":null,"currentCxLogId":null,"conversationIds":[],"attachments":[],"version":null},
  ApiTokenEvent: {"id":null,"name":null,"kind":null,"userId":null,"creatorId":null,"preview":null,"scopes":[],"status":null,"expiresAt":null,"lastUsedAt":null,"lastUsedIp":null,"device":null,"createdAt":null,"revokedAt":null},
  UserEvent: {"id":null,"name":null,"email":null,"phone":null,"extension":null,"avatarUrl":null,"status":null,"roleIds":[],"roles":[],"queueIds":[],"skills":[],"capacity":null,"language":null,"timezone":null,"presence":null,"lastSeenAt":null,"createdAt":null,"updatedAt":null,"deletedAt":null,"version":null},
  WebhookEvent: {"id":null,"name":null,"url":null,"description":null,"status":null,"events":[],"filter":null,"authType":null,"payload":null,"orderedBy":null,"maxPerSecond":null,"timeoutSeconds":null,"secretPreview":null,"consecutiveFailures":null,"disabledReason":null,"lastSuccessAt":null,"lastFailureAt":null,"createdAt":null,"updatedAt":null,"version":null},
}

/** The members of the `data` of events whose `email` takes another scope than the event (`x-scope`). */
export const scopedMembers: readonly string[] = ["assignee","author","createdBy","creator","user"]
