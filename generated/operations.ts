// Made by `npm run generate` from openapi.yaml. Do not edit.
import type { Content } from '../src/http/reply/content.ts'
import type { Form } from '../src/http/request/upload.ts'
import type { components, operations } from './types.ts'

/** A component schema of the contract. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

/** The validator fills defaults in, so these members are always there. */
type Defaulted<T, Keys extends keyof T> = Omit<T, Keys> & Required<Pick<T, Keys>>

export interface Operations {
  acceptInvitation: {
    params: {}
    query: {}
    body: components['schemas']['InvitationAccept']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['InvitationAccept']
    reply: components['schemas']['SessionSecretReply']
  }
  acceptReservation: {
    params: NonNullable<operations['acceptReservation']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['ReservationReply']
  }
  addContactIdentity: {
    params: NonNullable<operations['addContactIdentity']['parameters']['path']>
    query: {}
    body: components['schemas']['ContactIdentityWrite']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['ContactIdentityWrite']
    reply: components['schemas']['ContactIdentityReply']
  }
  addGroupContacts: {
    params: NonNullable<operations['addGroupContacts']['parameters']['path']>
    query: {}
    body: components['schemas']['GroupContactsAdd']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['GroupContactsAdd']
    reply: components['schemas']['Group']
  }
  addQueueEntry: {
    params: NonNullable<operations['addQueueEntry']['parameters']['path']>
    query: {}
    body: components['schemas']['QueueEntryAdd']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['QueueEntryAdd']
    reply: { status: 200; body: components['schemas']['QueueEntryReply'] } | { status: 201; body: components['schemas']['QueueEntryReply'] }
  }
  addQueueMember: {
    params: NonNullable<operations['addQueueMember']['parameters']['path']>
    query: {}
    body: components['schemas']['QueueMemberAdd']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['QueueMemberAdd']
    reply: { status: 200; body: components['schemas']['QueueMemberReply'] } | { status: 201; body: components['schemas']['QueueMemberReply'] }
  }
  assignConversation: {
    params: NonNullable<operations['assignConversation']['parameters']['path']>
    query: {}
    body: components['schemas']['ConversationAssign']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['ConversationAssign']
    reply: components['schemas']['ConversationReply']
  }
  assignTicket: {
    params: NonNullable<operations['assignTicket']['parameters']['path']>
    query: {}
    body: components['schemas']['TicketAssign']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['TicketAssign']
    reply: components['schemas']['TicketReply']
  }
  blockContact: {
    params: NonNullable<operations['blockContact']['parameters']['path']>
    query: {}
    body: components['schemas']['ContactBlock']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['ContactBlock']
    reply: void
  }
  bulkChangeTickets: {
    params: {}
    query: {}
    body: Defaulted<components['schemas']['TicketBulk'], 'atomic'>
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['TicketBulk']
    reply: components['schemas']['TicketBulkReply']
  }
  cancelMessage: {
    params: NonNullable<operations['cancelMessage']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['MessageReply']
  }
  closeConversation: {
    params: NonNullable<operations['closeConversation']['parameters']['path']>
    query: {}
    body: components['schemas']['ConversationClose'] | undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['ConversationClose'] | undefined
    reply: components['schemas']['ConversationReply']
  }
  closeCxLog: {
    params: NonNullable<operations['closeCxLog']['parameters']['path']>
    query: {}
    body: components['schemas']['CxLogClose'] | undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['CxLogClose'] | undefined
    reply: components['schemas']['CxLogReply']
  }
  completePasswordReset: {
    params: {}
    query: {}
    body: components['schemas']['PasswordResetConfirm']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['PasswordResetConfirm']
    reply: components['schemas']['SessionSecretReply']
  }
  completeReservation: {
    params: NonNullable<operations['completeReservation']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['ReservationReply']
  }
  countConversations: {
    params: {}
    query: {}
    body: components['schemas']['ListFilters']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['ListFilters']
    reply: components['schemas']['ListCountsReply']
  }
  countTickets: {
    params: {}
    query: {}
    body: components['schemas']['ListFilters']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['ListFilters']
    reply: components['schemas']['ListCountsReply']
  }
  createApiToken: {
    params: {}
    query: {}
    body: Defaulted<components['schemas']['ApiTokenCreate'], 'kind'>
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['ApiTokenCreate']
    reply: components['schemas']['ApiTokenSecretReply']
  }
  createAutomationQueue: {
    params: {}
    query: {}
    body: Defaulted<components['schemas']['AutomationQueueCreate'], 'isEnabled' | 'priority' | 'channels' | 'assignmentOrder' | 'requiredSkills' | 'skillRelaxAfterSeconds' | 'offerTimeoutSeconds' | 'maxOffers' | 'autoAccept' | 'stickyAssignment' | 'stickyMinutes' | 'wrapUpSeconds' | 'maxWaitSeconds' | 'maxLength' | 'overflow' | 'reassignOnOffline' | 'ticketOnMissedCall'>
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['AutomationQueueCreate']
    reply: components['schemas']['AutomationQueueReply']
  }
  createCategory: {
    params: {}
    query: {}
    body: Defaulted<components['schemas']['CategoryCreate'], 'isArchived'>
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['CategoryCreate']
    reply: components['schemas']['CategoryReply']
  }
  createChannel: {
    params: {}
    query: {}
    body: components['schemas']['ChannelCreate']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['ChannelCreate']
    reply: components['schemas']['ChannelReply']
  }
  createContact: {
    params: {}
    query: {}
    body: Defaulted<components['schemas']['ContactCreate'], 'channel'>
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['ContactCreate']
    reply: components['schemas']['ContactReply']
  }
  createConversation: {
    params: {}
    query: {}
    body: components['schemas']['ConversationCreate']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['ConversationCreate']
    reply: components['schemas']['ConversationReply']
  }
  createCustomField: {
    params: {}
    query: {}
    body: Defaulted<components['schemas']['CustomFieldCreate'], 'isRequired' | 'isRequiredToResolve' | 'isUnique' | 'isReadOnly' | 'isArchived'>
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['CustomFieldCreate']
    reply: components['schemas']['CustomFieldReply']
  }
  createCxLog: {
    params: {}
    query: {}
    body: Defaulted<components['schemas']['CxLogCreate'], 'direction' | 'channelType'>
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['CxLogCreate']
    reply: components['schemas']['CxLogReply']
  }
  createGroup: {
    params: {}
    query: {}
    body: components['schemas']['GroupCreate']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['GroupCreate']
    reply: components['schemas']['Group']
  }
  createInvitation: {
    params: NonNullable<operations['createInvitation']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['InvitationReply']
  }
  createMediaFile: {
    params: {}
    query: Defaulted<NonNullable<operations['createMediaFile']['parameters']['query']>, 'onDuplicate'>
    body: Form<Defaulted<Omit<components['schemas']['MediaFileUpload'], 'file'>, 'visibility'>>
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['createMediaFile']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: { status: 200; body: components['schemas']['MediaFileReply'] } | { status: 201; body: components['schemas']['MediaFileReply'] }
  }
  createMediaFileFromBase64: {
    params: {}
    query: Defaulted<NonNullable<operations['createMediaFileFromBase64']['parameters']['query']>, 'onDuplicate'>
    body: Defaulted<components['schemas']['MediaFileCreate'], 'visibility'>
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['createMediaFileFromBase64']['parameters']['query']>
    /** The body as a client may send it. */
    input: components['schemas']['MediaFileCreate']
    reply: { status: 200; body: components['schemas']['MediaFileReply'] } | { status: 201; body: components['schemas']['MediaFileReply'] }
  }
  createMediaFolder: {
    params: {}
    query: {}
    body: components['schemas']['MediaFolderCreate']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['MediaFolderCreate']
    reply: components['schemas']['MediaFolderReply']
  }
  createPasswordReset: {
    params: {}
    query: {}
    body: components['schemas']['PasswordResetCreate']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['PasswordResetCreate']
    reply: void
  }
  createPresenceStatus: {
    params: {}
    query: {}
    body: Defaulted<components['schemas']['PresenceStatusCreate'], 'requiresReason' | 'isDefault'>
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['PresenceStatusCreate']
    reply: components['schemas']['PresenceStatusReply']
  }
  createRole: {
    params: {}
    query: {}
    body: components['schemas']['RoleCreate']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['RoleCreate']
    reply: components['schemas']['RoleReply']
  }
  createRoomComment: {
    params: NonNullable<operations['createRoomComment']['parameters']['path']>
    query: {}
    body: components['schemas']['RoomCommentCreate']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['RoomCommentCreate']
    reply: components['schemas']['CommentReply']
  }
  createSession: {
    params: {}
    query: {}
    body: components['schemas']['SessionCreate']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['SessionCreate']
    reply: components['schemas']['SessionSecretReply']
  }
  createTag: {
    params: {}
    query: {}
    body: components['schemas']['TagCreate']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['TagCreate']
    reply: components['schemas']['TagReply']
  }
  createTicket: {
    params: {}
    query: {}
    body: Defaulted<components['schemas']['TicketCreate'], 'status' | 'priority' | 'channel' | 'type'>
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['TicketCreate']
    reply: components['schemas']['TicketReply']
  }
  createTicketComment: {
    params: NonNullable<operations['createTicketComment']['parameters']['path']>
    query: {}
    body: Defaulted<components['schemas']['CommentCreate'], 'visibility'>
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['CommentCreate']
    reply: components['schemas']['CommentReply']
  }
  createUserSession: {
    params: NonNullable<operations['createUserSession']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['SessionSecretReply']
  }
  createWebhook: {
    params: {}
    query: {}
    body: Defaulted<components['schemas']['WebhookCreate'], 'authType' | 'payload' | 'orderedBy' | 'timeoutSeconds'>
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['WebhookCreate']
    reply: components['schemas']['WebhookSecretReply']
  }
  deleteAutomationQueue: {
    params: NonNullable<operations['deleteAutomationQueue']['parameters']['path']>
    query: NonNullable<operations['deleteAutomationQueue']['parameters']['query']>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['deleteAutomationQueue']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: { status: 202; body: void } | { status: 204; body: void }
  }
  deleteCategory: {
    params: NonNullable<operations['deleteCategory']['parameters']['path']>
    query: NonNullable<operations['deleteCategory']['parameters']['query']>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['deleteCategory']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: { status: 202; body: void } | { status: 204; body: void }
  }
  deleteChannel: {
    params: NonNullable<operations['deleteChannel']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: void
  }
  deleteComment: {
    params: NonNullable<operations['deleteComment']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: void
  }
  deleteContact: {
    params: NonNullable<operations['deleteContact']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: void
  }
  deleteCustomField: {
    params: NonNullable<operations['deleteCustomField']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: void
  }
  deleteGroup: {
    params: NonNullable<operations['deleteGroup']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: { status: 202; body: void } | { status: 204; body: void }
  }
  deleteMediaFile: {
    params: NonNullable<operations['deleteMediaFile']['parameters']['path']>
    query: Defaulted<NonNullable<operations['deleteMediaFile']['parameters']['query']>, 'force'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['deleteMediaFile']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: void
  }
  deleteMediaFolder: {
    params: NonNullable<operations['deleteMediaFolder']['parameters']['path']>
    query: Defaulted<NonNullable<operations['deleteMediaFolder']['parameters']['query']>, 'recursive'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['deleteMediaFolder']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: { status: 202; body: void } | { status: 204; body: void }
  }
  deleteMessage: {
    params: NonNullable<operations['deleteMessage']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: void
  }
  deletePresenceStatus: {
    params: NonNullable<operations['deletePresenceStatus']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: void
  }
  deleteRole: {
    params: NonNullable<operations['deleteRole']['parameters']['path']>
    query: NonNullable<operations['deleteRole']['parameters']['query']>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['deleteRole']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: { status: 202; body: void } | { status: 204; body: void }
  }
  deleteTag: {
    params: NonNullable<operations['deleteTag']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: { status: 202; body: void } | { status: 204; body: void }
  }
  deleteTicket: {
    params: NonNullable<operations['deleteTicket']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: void
  }
  deleteUser: {
    params: NonNullable<operations['deleteUser']['parameters']['path']>
    query: NonNullable<operations['deleteUser']['parameters']['query']>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['deleteUser']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: { status: 202; body: void } | { status: 204; body: void }
  }
  deleteWebhook: {
    params: NonNullable<operations['deleteWebhook']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: { status: 202; body: void } | { status: 204; body: void }
  }
  endCurrentSession: {
    params: {}
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: void
  }
  endSession: {
    params: NonNullable<operations['endSession']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: void
  }
  getApiToken: {
    params: NonNullable<operations['getApiToken']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['ApiTokenReply']
  }
  getAuditLog: {
    params: NonNullable<operations['getAuditLog']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['AuditLogReply']
  }
  getAutomationQueue: {
    params: NonNullable<operations['getAutomationQueue']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['AutomationQueueReply']
  }
  getCategory: {
    params: NonNullable<operations['getCategory']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['CategoryReply']
  }
  getCdr: {
    params: NonNullable<operations['getCdr']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['CdrReply']
  }
  getCdrRecording: {
    params: NonNullable<operations['getCdrRecording']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: { location: string }
  }
  getCdrTranscript: {
    params: NonNullable<operations['getCdrTranscript']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['CdrTranscriptReply']
  }
  getChannel: {
    params: NonNullable<operations['getChannel']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['ChannelReply']
  }
  getComment: {
    params: NonNullable<operations['getComment']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['CommentReply']
  }
  getContact: {
    params: NonNullable<operations['getContact']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['ContactReply']
  }
  getConversation: {
    params: NonNullable<operations['getConversation']['parameters']['path']>
    query: NonNullable<operations['getConversation']['parameters']['query']>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['getConversation']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['ConversationReply']
  }
  getCurrentApiToken: {
    params: {}
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['CurrentApiTokenReply']
  }
  getCurrentUser: {
    params: {}
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['CurrentUserReply']
  }
  getCustomField: {
    params: NonNullable<operations['getCustomField']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['CustomFieldReply']
  }
  getCxLog: {
    params: NonNullable<operations['getCxLog']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['CxLogReply']
  }
  getEvent: {
    params: NonNullable<operations['getEvent']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['EventReply']
  }
  getGroup: {
    params: NonNullable<operations['getGroup']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['Group']
  }
  getLinkedMedia: {
    params: NonNullable<operations['getLinkedMedia']['parameters']['path']>
    query: Defaulted<NonNullable<operations['getLinkedMedia']['parameters']['query']>, 'disposition'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['getLinkedMedia']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: Content
  }
  getMediaFile: {
    params: NonNullable<operations['getMediaFile']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['MediaFileReply']
  }
  getMediaFileContent: {
    params: NonNullable<operations['getMediaFileContent']['parameters']['path']>
    query: Defaulted<NonNullable<operations['getMediaFileContent']['parameters']['query']>, 'disposition'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['getMediaFileContent']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: Content
  }
  getMediaFolder: {
    params: NonNullable<operations['getMediaFolder']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['MediaFolderReply']
  }
  getMessage: {
    params: NonNullable<operations['getMessage']['parameters']['path']>
    query: Defaulted<NonNullable<operations['getMessage']['parameters']['query']>, 'inline'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['getMessage']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['MessageReply']
  }
  getMessageOriginal: {
    params: NonNullable<operations['getMessageOriginal']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: Content
  }
  getOidcSettings: {
    params: {}
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['OidcSettingsReply']
  }
  getPresenceStatus: {
    params: NonNullable<operations['getPresenceStatus']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['PresenceStatusReply']
  }
  getQueueStats: {
    params: NonNullable<operations['getQueueStats']['parameters']['path']>
    query: NonNullable<operations['getQueueStats']['parameters']['query']>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['getQueueStats']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['QueueStatsReply']
  }
  getRole: {
    params: NonNullable<operations['getRole']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['RoleReply']
  }
  getSettings: {
    params: {}
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['SettingsReply']
  }
  getTag: {
    params: NonNullable<operations['getTag']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['TagReply']
  }
  getTicket: {
    params: NonNullable<operations['getTicket']['parameters']['path']>
    query: NonNullable<operations['getTicket']['parameters']['query']>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['getTicket']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['TicketReply']
  }
  getUser: {
    params: NonNullable<operations['getUser']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['UserReply']
  }
  getUserWorkload: {
    params: NonNullable<operations['getUserWorkload']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['UserWorkloadReply']
  }
  getWebhook: {
    params: NonNullable<operations['getWebhook']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['WebhookReply']
  }
  getWebhookDelivery: {
    params: NonNullable<operations['getWebhookDelivery']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['WebhookDeliveryDetailReply']
  }
  holdConversation: {
    params: NonNullable<operations['holdConversation']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['ConversationReply']
  }
  inviteUser: {
    params: {}
    query: {}
    body: components['schemas']['UserCreate']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['UserCreate']
    reply: components['schemas']['UserReply']
  }
  listAgentActivities: {
    params: {}
    query: Defaulted<NonNullable<operations['listAgentActivities']['parameters']['query']>, 'page' | 'pageSize' | 'sort'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listAgentActivities']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['AgentActivityList']
  }
  listAgentActivitySummaries: {
    params: {}
    query: Defaulted<NonNullable<operations['listAgentActivitySummaries']['parameters']['query']>, 'page' | 'pageSize' | 'groupBy'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listAgentActivitySummaries']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['AgentActivitySummaryList']
  }
  listApiTokens: {
    params: {}
    query: Defaulted<NonNullable<operations['listApiTokens']['parameters']['query']>, 'page' | 'pageSize' | 'sort'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listApiTokens']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['ApiTokenList']
  }
  listAuditLogs: {
    params: {}
    query: Defaulted<NonNullable<operations['listAuditLogs']['parameters']['query']>, 'page' | 'pageSize'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listAuditLogs']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['AuditLogList']
  }
  listAutomationQueues: {
    params: {}
    query: Defaulted<NonNullable<operations['listAutomationQueues']['parameters']['query']>, 'page' | 'pageSize' | 'sort'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listAutomationQueues']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['AutomationQueueList']
  }
  listCategories: {
    params: {}
    query: Defaulted<NonNullable<operations['listCategories']['parameters']['query']>, 'page' | 'pageSize' | 'flat'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listCategories']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['CategoryList']
  }
  listCdrRoutingDecisions: {
    params: NonNullable<operations['listCdrRoutingDecisions']['parameters']['path']>
    query: Defaulted<NonNullable<operations['listCdrRoutingDecisions']['parameters']['query']>, 'page' | 'pageSize'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listCdrRoutingDecisions']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['RoutingDecisionList']
  }
  listCdrs: {
    params: {}
    query: Defaulted<NonNullable<operations['listCdrs']['parameters']['query']>, 'page' | 'pageSize' | 'sort'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listCdrs']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['CdrList']
  }
  listChannels: {
    params: {}
    query: Defaulted<NonNullable<operations['listChannels']['parameters']['query']>, 'page' | 'pageSize' | 'sort'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listChannels']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['ChannelList']
  }
  listContactComments: {
    params: NonNullable<operations['listContactComments']['parameters']['path']>
    query: Defaulted<NonNullable<operations['listContactComments']['parameters']['query']>, 'page' | 'pageSize'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listContactComments']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['CommentList']
  }
  listContactFields: {
    params: {}
    query: Defaulted<NonNullable<operations['listContactFields']['parameters']['query']>, 'page' | 'pageSize'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listContactFields']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['FormFieldList']
  }
  listContactMergeHistory: {
    params: NonNullable<operations['listContactMergeHistory']['parameters']['path']>
    query: Defaulted<NonNullable<operations['listContactMergeHistory']['parameters']['query']>, 'page' | 'pageSize'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listContactMergeHistory']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['ContactMergeList']
  }
  listContactTickets: {
    params: NonNullable<operations['listContactTickets']['parameters']['path']>
    query: Defaulted<NonNullable<operations['listContactTickets']['parameters']['query']>, 'page' | 'pageSize' | 'sort'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listContactTickets']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['TicketList']
  }
  listContacts: {
    params: {}
    query: Defaulted<NonNullable<operations['listContacts']['parameters']['query']>, 'page' | 'pageSize' | 'sort'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listContacts']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['ContactList']
  }
  listConversationMessages: {
    params: NonNullable<operations['listConversationMessages']['parameters']['path']>
    query: Defaulted<NonNullable<operations['listConversationMessages']['parameters']['query']>, 'page' | 'pageSize' | 'sort'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listConversationMessages']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['MessageList']
  }
  listConversationRoutingDecisions: {
    params: NonNullable<operations['listConversationRoutingDecisions']['parameters']['path']>
    query: Defaulted<NonNullable<operations['listConversationRoutingDecisions']['parameters']['query']>, 'page' | 'pageSize'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listConversationRoutingDecisions']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['RoutingDecisionList']
  }
  listConversationTimeline: {
    params: NonNullable<operations['listConversationTimeline']['parameters']['path']>
    query: Defaulted<NonNullable<operations['listConversationTimeline']['parameters']['query']>, 'page' | 'pageSize' | 'sort'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listConversationTimeline']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['TimelineList']
  }
  listConversations: {
    params: {}
    query: Defaulted<NonNullable<operations['listConversations']['parameters']['query']>, 'page' | 'pageSize' | 'sort'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listConversations']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['ConversationList']
  }
  listCurrentAgentActivities: {
    params: {}
    query: Defaulted<NonNullable<operations['listCurrentAgentActivities']['parameters']['query']>, 'page' | 'pageSize' | 'sort'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listCurrentAgentActivities']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['AgentPresenceList']
  }
  listCustomFields: {
    params: {}
    query: Defaulted<NonNullable<operations['listCustomFields']['parameters']['query']>, 'page' | 'pageSize'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listCustomFields']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['CustomFieldList']
  }
  listCxLogEvents: {
    params: NonNullable<operations['listCxLogEvents']['parameters']['path']>
    query: Defaulted<NonNullable<operations['listCxLogEvents']['parameters']['query']>, 'page' | 'pageSize'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listCxLogEvents']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['CxLogTimelineList']
  }
  listCxLogMetrics: {
    params: {}
    query: Defaulted<NonNullable<operations['listCxLogMetrics']['parameters']['query']>, 'page' | 'pageSize'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listCxLogMetrics']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['CxLogMetricsList']
  }
  listCxLogs: {
    params: {}
    query: Defaulted<NonNullable<operations['listCxLogs']['parameters']['query']>, 'page' | 'pageSize' | 'sort'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listCxLogs']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['CxLogList']
  }
  listEvents: {
    params: {}
    query: Defaulted<NonNullable<operations['listEvents']['parameters']['query']>, 'wait' | 'limit'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listEvents']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['EventFeed']
  }
  listGroups: {
    params: {}
    query: Defaulted<NonNullable<operations['listGroups']['parameters']['query']>, 'limit'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listGroups']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['GroupList']
  }
  listMediaFileReferences: {
    params: NonNullable<operations['listMediaFileReferences']['parameters']['path']>
    query: Defaulted<NonNullable<operations['listMediaFileReferences']['parameters']['query']>, 'page' | 'pageSize'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listMediaFileReferences']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['MediaReferenceList']
  }
  listMediaFiles: {
    params: {}
    query: Defaulted<NonNullable<operations['listMediaFiles']['parameters']['query']>, 'page' | 'pageSize' | 'sort' | 'deleted'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listMediaFiles']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['MediaFileList']
  }
  listMediaFolders: {
    params: {}
    query: Defaulted<NonNullable<operations['listMediaFolders']['parameters']['query']>, 'page' | 'pageSize' | 'sort'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listMediaFolders']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['MediaFolderList']
  }
  listMessageRecipients: {
    params: NonNullable<operations['listMessageRecipients']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['MessageRecipientsReply']
  }
  listMessages: {
    params: {}
    query: Defaulted<NonNullable<operations['listMessages']['parameters']['query']>, 'page' | 'pageSize' | 'sort'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listMessages']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['MessageList']
  }
  listNotifications: {
    params: {}
    query: Defaulted<NonNullable<operations['listNotifications']['parameters']['query']>, 'page' | 'pageSize'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listNotifications']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['NotificationList']
  }
  listPermissions: {
    params: {}
    query: Defaulted<NonNullable<operations['listPermissions']['parameters']['query']>, 'page' | 'pageSize'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listPermissions']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['PermissionList']
  }
  listPresenceStatuses: {
    params: {}
    query: Defaulted<NonNullable<operations['listPresenceStatuses']['parameters']['query']>, 'page' | 'pageSize'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listPresenceStatuses']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['PresenceStatusList']
  }
  listQueueEntries: {
    params: NonNullable<operations['listQueueEntries']['parameters']['path']>
    query: Defaulted<NonNullable<operations['listQueueEntries']['parameters']['query']>, 'page' | 'pageSize' | 'sort' | 'status'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listQueueEntries']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['QueueEntryList']
  }
  listQueueMembers: {
    params: NonNullable<operations['listQueueMembers']['parameters']['path']>
    query: Defaulted<NonNullable<operations['listQueueMembers']['parameters']['query']>, 'page' | 'pageSize'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listQueueMembers']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['QueueMemberList']
  }
  listReservations: {
    params: {}
    query: Defaulted<NonNullable<operations['listReservations']['parameters']['query']>, 'page' | 'pageSize'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listReservations']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['ReservationList']
  }
  listRoles: {
    params: {}
    query: Defaulted<NonNullable<operations['listRoles']['parameters']['query']>, 'page' | 'pageSize'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listRoles']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['RoleList']
  }
  listRoomComments: {
    params: NonNullable<operations['listRoomComments']['parameters']['path']>
    query: Defaulted<NonNullable<operations['listRoomComments']['parameters']['query']>, 'page' | 'pageSize' | 'sort'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listRoomComments']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['CommentList']
  }
  listSessions: {
    params: {}
    query: Defaulted<NonNullable<operations['listSessions']['parameters']['query']>, 'page' | 'pageSize'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listSessions']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['SessionList']
  }
  listTags: {
    params: {}
    query: Defaulted<NonNullable<operations['listTags']['parameters']['query']>, 'page' | 'pageSize' | 'sort'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listTags']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['TagList']
  }
  listTicketComments: {
    params: NonNullable<operations['listTicketComments']['parameters']['path']>
    query: Defaulted<NonNullable<operations['listTicketComments']['parameters']['query']>, 'page' | 'pageSize' | 'sort'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listTicketComments']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['CommentList']
  }
  listTicketFields: {
    params: {}
    query: Defaulted<NonNullable<operations['listTicketFields']['parameters']['query']>, 'page' | 'pageSize'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listTicketFields']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['FormFieldList']
  }
  listTicketHistory: {
    params: NonNullable<operations['listTicketHistory']['parameters']['path']>
    query: Defaulted<NonNullable<operations['listTicketHistory']['parameters']['query']>, 'page' | 'pageSize'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listTicketHistory']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['TicketHistoryList']
  }
  listTicketRoutingDecisions: {
    params: NonNullable<operations['listTicketRoutingDecisions']['parameters']['path']>
    query: Defaulted<NonNullable<operations['listTicketRoutingDecisions']['parameters']['query']>, 'page' | 'pageSize'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listTicketRoutingDecisions']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['RoutingDecisionList']
  }
  listTicketTimeline: {
    params: NonNullable<operations['listTicketTimeline']['parameters']['path']>
    query: Defaulted<NonNullable<operations['listTicketTimeline']['parameters']['query']>, 'page' | 'pageSize' | 'sort'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listTicketTimeline']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['TicketTimelineList']
  }
  listTicketTransitions: {
    params: NonNullable<operations['listTicketTransitions']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['TicketTransitionsReply']
  }
  listTickets: {
    params: {}
    query: Defaulted<NonNullable<operations['listTickets']['parameters']['query']>, 'page' | 'pageSize' | 'sort' | 'deleted'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listTickets']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['TicketList']
  }
  listUsers: {
    params: {}
    query: Defaulted<NonNullable<operations['listUsers']['parameters']['query']>, 'page' | 'pageSize' | 'sort' | 'deleted'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listUsers']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['UserList']
  }
  listWebhookDeliveries: {
    params: NonNullable<operations['listWebhookDeliveries']['parameters']['path']>
    query: Defaulted<NonNullable<operations['listWebhookDeliveries']['parameters']['query']>, 'page' | 'pageSize'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listWebhookDeliveries']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['WebhookDeliveryList']
  }
  listWebhookEventTypes: {
    params: {}
    query: Defaulted<NonNullable<operations['listWebhookEventTypes']['parameters']['query']>, 'page' | 'pageSize'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listWebhookEventTypes']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['WebhookEventTypeList']
  }
  listWebhooks: {
    params: {}
    query: Defaulted<NonNullable<operations['listWebhooks']['parameters']['query']>, 'page' | 'pageSize'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['listWebhooks']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['WebhookList']
  }
  lookupContact: {
    params: {}
    query: NonNullable<operations['lookupContact']['parameters']['query']>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['lookupContact']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['ContactReply']
  }
  markConversationRead: {
    params: NonNullable<operations['markConversationRead']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['ConversationReply']
  }
  markConversationUnread: {
    params: NonNullable<operations['markConversationUnread']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['ConversationReply']
  }
  markNotificationsRead: {
    params: {}
    query: {}
    body: components['schemas']['NotificationsRead']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['NotificationsRead']
    reply: void
  }
  mergeContacts: {
    params: {}
    query: {}
    body: Defaulted<components['schemas']['ContactMerge'], 'dryRun'>
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['ContactMerge']
    reply: { status: 200; body: components['schemas']['ContactReply'] } | { status: 202; body: components['schemas']['ContactReply'] }
  }
  mergeTag: {
    params: NonNullable<operations['mergeTag']['parameters']['path']>
    query: {}
    body: components['schemas']['TagMerge']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['TagMerge']
    reply: { status: 200; body: components['schemas']['TagReply'] } | { status: 202; body: components['schemas']['TagReply'] }
  }
  pullQueueEntry: {
    params: NonNullable<operations['pullQueueEntry']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: { status: 200; body: components['schemas']['QueueEntryReply'] } | { status: 204; body: void }
  }
  receiveMessage: {
    params: NonNullable<operations['receiveMessage']['parameters']['path']>
    query: {}
    body: Defaulted<components['schemas']['InboundMessage'], 'isAutomatic'> | Buffer
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['InboundMessage'] | components['schemas']['InboundEmail']
    reply: { status: 200; body: components['schemas']['MessageReply'] } | { status: 201; body: components['schemas']['MessageReply'] }
  }
  receiveStoredMail: {
    params: NonNullable<operations['receiveStoredMail']['parameters']['path']>
    query: {}
    body: components['schemas']['StoredMail']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['StoredMail']
    reply: { status: 200; body: components['schemas']['MessageReply'] } | { status: 201; body: components['schemas']['MessageReply'] }
  }
  redeliverWebhookDelivery: {
    params: NonNullable<operations['redeliverWebhookDelivery']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['WebhookDeliveryReply']
  }
  rejectReservation: {
    params: NonNullable<operations['rejectReservation']['parameters']['path']>
    query: {}
    body: components['schemas']['ReservationReject'] | undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['ReservationReject'] | undefined
    reply: components['schemas']['ReservationReply']
  }
  removeContactIdentity: {
    params: NonNullable<operations['removeContactIdentity']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: void
  }
  removeGroupContact: {
    params: NonNullable<operations['removeGroupContact']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: void
  }
  removeQueueEntry: {
    params: NonNullable<operations['removeQueueEntry']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: void
  }
  removeQueueMember: {
    params: NonNullable<operations['removeQueueMember']['parameters']['path']>
    query: Defaulted<NonNullable<operations['removeQueueMember']['parameters']['query']>, 'onOpenWork'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['removeQueueMember']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: void
  }
  reopenConversation: {
    params: NonNullable<operations['reopenConversation']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['ConversationReply']
  }
  reorderAutomationQueues: {
    params: {}
    query: {}
    body: components['schemas']['AutomationQueueOrder']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['AutomationQueueOrder']
    reply: components['schemas']['AutomationQueuesReply']
  }
  reparseMessage: {
    params: NonNullable<operations['reparseMessage']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['MessageReply']
  }
  replayWebhook: {
    params: NonNullable<operations['replayWebhook']['parameters']['path']>
    query: {}
    body: Defaulted<components['schemas']['WebhookReplay'], 'onlyFailed'>
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['WebhookReplay']
    reply: components['schemas']['WebhookReplayReply']
  }
  restoreContact: {
    params: NonNullable<operations['restoreContact']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['ContactReply']
  }
  restoreMediaFile: {
    params: NonNullable<operations['restoreMediaFile']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['MediaFileReply']
  }
  restoreTicket: {
    params: NonNullable<operations['restoreTicket']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['TicketReply']
  }
  restoreUser: {
    params: NonNullable<operations['restoreUser']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['UserReply']
  }
  resumeConversation: {
    params: NonNullable<operations['resumeConversation']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['ConversationReply']
  }
  retryMessage: {
    params: NonNullable<operations['retryMessage']['parameters']['path']>
    query: Defaulted<NonNullable<operations['retryMessage']['parameters']['query']>, 'force'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['retryMessage']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['MessageReply']
  }
  revokeApiToken: {
    params: NonNullable<operations['revokeApiToken']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: void
  }
  rotateApiToken: {
    params: NonNullable<operations['rotateApiToken']['parameters']['path']>
    query: {}
    body: Defaulted<components['schemas']['ApiTokenRotate'], 'overlapSeconds'>
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['ApiTokenRotate']
    reply: components['schemas']['ApiTokenSecretReply']
  }
  rotateWebhookSecret: {
    params: NonNullable<operations['rotateWebhookSecret']['parameters']['path']>
    query: {}
    body: Defaulted<components['schemas']['WebhookRotate'], 'overlapHours'>
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['WebhookRotate']
    reply: components['schemas']['WebhookSecretReply']
  }
  routeConversation: {
    params: NonNullable<operations['routeConversation']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['RouteResultReply']
  }
  routeTicket: {
    params: NonNullable<operations['routeTicket']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['RouteResultReply']
  }
  sendCallEvent: {
    params: {}
    query: {}
    body: components['schemas']['CallEvent']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['CallEvent']
    reply: { status: 200; body: components['schemas']['CdrReply'] } | { status: 201; body: components['schemas']['CdrReply'] }
  }
  sendHeartbeat: {
    params: {}
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: void
  }
  sendMessage: {
    params: {}
    query: {}
    body: Defaulted<components['schemas']['MessageSend'], 'force'>
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['MessageSend']
    reply: { status: 200; body: components['schemas']['MessageReply'] } | { status: 201; body: components['schemas']['MessageReply'] }
  }
  sendTyping: {
    params: NonNullable<operations['sendTyping']['parameters']['path']>
    query: {}
    body: components['schemas']['Typing']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['Typing']
    reply: void
  }
  setCdrRecording: {
    params: NonNullable<operations['setCdrRecording']['parameters']['path']>
    query: {}
    body: components['schemas']['CallRecordingWrite']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['CallRecordingWrite']
    reply: components['schemas']['CdrReply']
  }
  setCdrTranscript: {
    params: NonNullable<operations['setCdrTranscript']['parameters']['path']>
    query: {}
    body: components['schemas']['CdrTranscriptWrite']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['CdrTranscriptWrite']
    reply: components['schemas']['CdrTranscriptReply']
  }
  setOidcSettings: {
    params: {}
    query: {}
    body: components['schemas']['OidcSettingsWrite']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['OidcSettingsWrite']
    reply: components['schemas']['OidcSettingsReply']
  }
  setPassword: {
    params: {}
    query: {}
    body: components['schemas']['PasswordChange']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['PasswordChange']
    reply: void
  }
  setQueueMembers: {
    params: NonNullable<operations['setQueueMembers']['parameters']['path']>
    query: {}
    body: components['schemas']['QueueMembersSet']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['QueueMembersSet']
    reply: components['schemas']['QueueMembersReply']
  }
  setTicketStatus: {
    params: NonNullable<operations['setTicketStatus']['parameters']['path']>
    query: {}
    body: components['schemas']['TicketStatusChange']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['TicketStatusChange']
    reply: components['schemas']['TicketReply']
  }
  setTicketViewing: {
    params: NonNullable<operations['setTicketViewing']['parameters']['path']>
    query: {}
    body: components['schemas']['Viewing']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['Viewing']
    reply: void
  }
  setUserPresence: {
    params: NonNullable<operations['setUserPresence']['parameters']['path']>
    query: {}
    body: components['schemas']['PresenceChange']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['PresenceChange']
    reply: components['schemas']['UserPresenceReply']
  }
  simulateRouting: {
    params: {}
    query: {}
    body: components['schemas']['RoutingSimulationCreate']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['RoutingSimulationCreate']
    reply: components['schemas']['RoutingSimulationReply']
  }
  streamEvents: {
    params: {}
    query: Defaulted<NonNullable<operations['streamEvents']['parameters']['query']>, 'after' | 'signals'>
    body: undefined
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['streamEvents']['parameters']['query']>
    /** The body as a client may send it. */
    input: undefined
    reply: void
  }
  testWebhook: {
    params: NonNullable<operations['testWebhook']['parameters']['path']>
    query: {}
    body: components['schemas']['WebhookTest']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['WebhookTest']
    reply: components['schemas']['WebhookDeliveryReply']
  }
  transferConversation: {
    params: NonNullable<operations['transferConversation']['parameters']['path']>
    query: {}
    body: components['schemas']['ConversationTransfer']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['ConversationTransfer']
    reply: components['schemas']['ConversationReply']
  }
  unblockContact: {
    params: NonNullable<operations['unblockContact']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: void
  }
  unblockMessage: {
    params: NonNullable<operations['unblockMessage']['parameters']['path']>
    query: {}
    body: undefined
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: undefined
    reply: components['schemas']['MessageReply']
  }
  updateApiToken: {
    params: NonNullable<operations['updateApiToken']['parameters']['path']>
    query: {}
    body: components['schemas']['ApiTokenUpdate']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['ApiTokenUpdate']
    reply: components['schemas']['ApiTokenReply']
  }
  updateAutomationQueue: {
    params: NonNullable<operations['updateAutomationQueue']['parameters']['path']>
    query: {}
    body: components['schemas']['AutomationQueueUpdate']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['AutomationQueueUpdate']
    reply: components['schemas']['AutomationQueueReply']
  }
  updateCategory: {
    params: NonNullable<operations['updateCategory']['parameters']['path']>
    query: {}
    body: components['schemas']['CategoryUpdate']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['CategoryUpdate']
    reply: components['schemas']['CategoryReply']
  }
  updateCdr: {
    params: NonNullable<operations['updateCdr']['parameters']['path']>
    query: {}
    body: components['schemas']['CdrUpdate']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['CdrUpdate']
    reply: components['schemas']['CdrReply']
  }
  updateChannel: {
    params: NonNullable<operations['updateChannel']['parameters']['path']>
    query: {}
    body: components['schemas']['ChannelUpdate']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['ChannelUpdate']
    reply: components['schemas']['ChannelReply']
  }
  updateComment: {
    params: NonNullable<operations['updateComment']['parameters']['path']>
    query: {}
    body: components['schemas']['CommentUpdate']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['CommentUpdate']
    reply: components['schemas']['CommentReply']
  }
  updateContact: {
    params: NonNullable<operations['updateContact']['parameters']['path']>
    query: {}
    body: components['schemas']['ContactUpdate']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['ContactUpdate']
    reply: components['schemas']['ContactReply']
  }
  updateContactTags: {
    params: NonNullable<operations['updateContactTags']['parameters']['path']>
    query: {}
    body: components['schemas']['TagsChange']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['TagsChange']
    reply: components['schemas']['ContactReply']
  }
  updateConversation: {
    params: NonNullable<operations['updateConversation']['parameters']['path']>
    query: {}
    body: components['schemas']['ConversationUpdate']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['ConversationUpdate']
    reply: components['schemas']['ConversationReply']
  }
  updateCustomField: {
    params: NonNullable<operations['updateCustomField']['parameters']['path']>
    query: {}
    body: components['schemas']['CustomFieldUpdate']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['CustomFieldUpdate']
    reply: components['schemas']['CustomFieldReply']
  }
  updateCxLog: {
    params: NonNullable<operations['updateCxLog']['parameters']['path']>
    query: {}
    body: components['schemas']['CxLogUpdate']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['CxLogUpdate']
    reply: components['schemas']['CxLogReply']
  }
  updateGroup: {
    params: NonNullable<operations['updateGroup']['parameters']['path']>
    query: {}
    body: components['schemas']['GroupUpdate']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['GroupUpdate']
    reply: components['schemas']['Group']
  }
  updateMediaFile: {
    params: NonNullable<operations['updateMediaFile']['parameters']['path']>
    query: {}
    body: components['schemas']['MediaFileUpdate']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['MediaFileUpdate']
    reply: components['schemas']['MediaFileReply']
  }
  updateMediaFolder: {
    params: NonNullable<operations['updateMediaFolder']['parameters']['path']>
    query: {}
    body: components['schemas']['MediaFolderUpdate']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['MediaFolderUpdate']
    reply: components['schemas']['MediaFolderReply']
  }
  updateMessageStatus: {
    params: NonNullable<operations['updateMessageStatus']['parameters']['path']>
    query: {}
    body: components['schemas']['MessageReceipt']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['MessageReceipt']
    reply: components['schemas']['MessageReply']
  }
  updatePresenceStatus: {
    params: NonNullable<operations['updatePresenceStatus']['parameters']['path']>
    query: {}
    body: components['schemas']['PresenceStatusUpdate']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['PresenceStatusUpdate']
    reply: components['schemas']['PresenceStatusReply']
  }
  updateQueueMember: {
    params: NonNullable<operations['updateQueueMember']['parameters']['path']>
    query: {}
    body: components['schemas']['QueueMemberUpdate']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['QueueMemberUpdate']
    reply: components['schemas']['QueueMemberReply']
  }
  updateRole: {
    params: NonNullable<operations['updateRole']['parameters']['path']>
    query: {}
    body: components['schemas']['RoleUpdate']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['RoleUpdate']
    reply: components['schemas']['RoleReply']
  }
  updateSettings: {
    params: {}
    query: {}
    body: components['schemas']['SettingsUpdate']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['SettingsUpdate']
    reply: components['schemas']['SettingsReply']
  }
  updateTag: {
    params: NonNullable<operations['updateTag']['parameters']['path']>
    query: {}
    body: components['schemas']['TagUpdate']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['TagUpdate']
    reply: components['schemas']['TagReply']
  }
  updateTicket: {
    params: NonNullable<operations['updateTicket']['parameters']['path']>
    query: {}
    body: components['schemas']['TicketUpdate']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['TicketUpdate']
    reply: components['schemas']['TicketReply']
  }
  updateTicketTags: {
    params: NonNullable<operations['updateTicketTags']['parameters']['path']>
    query: {}
    body: components['schemas']['TagsChange']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['TagsChange']
    reply: components['schemas']['TicketReply']
  }
  updateUser: {
    params: NonNullable<operations['updateUser']['parameters']['path']>
    query: NonNullable<operations['updateUser']['parameters']['query']>
    body: components['schemas']['UserUpdate']
    /** The query as a client may send it. */
    queryInput: NonNullable<operations['updateUser']['parameters']['query']>
    /** The body as a client may send it. */
    input: components['schemas']['UserUpdate']
    reply: components['schemas']['UserReply']
  }
  updateWebhook: {
    params: NonNullable<operations['updateWebhook']['parameters']['path']>
    query: {}
    body: components['schemas']['WebhookUpdate']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['WebhookUpdate']
    reply: components['schemas']['WebhookReply']
  }
  upsertCdr: {
    params: {}
    query: {}
    body: components['schemas']['CdrUpsert']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['CdrUpsert']
    reply: { status: 200; body: components['schemas']['CdrReply'] } | { status: 201; body: components['schemas']['CdrReply'] }
  }
  upsertCdrs: {
    params: {}
    query: {}
    body: components['schemas']['CdrBatch']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['CdrBatch']
    reply: components['schemas']['CdrBatchReply']
  }
  upsertContact: {
    params: {}
    query: {}
    body: components['schemas']['ContactUpsert']
    /** The query as a client may send it. */
    queryInput: {}
    /** The body as a client may send it. */
    input: components['schemas']['ContactUpsert']
    reply: { status: 200; body: components['schemas']['ContactReply'] } | { status: 201; body: components['schemas']['ContactReply'] }
  }
}
export type OperationId = keyof Operations

/** Operations that take a file, answer with bytes or a stream, move stored bytes or compute for long. */
export type UnmanagedOperation = 'acceptInvitation' | 'completePasswordReset' | 'createMediaFile' | 'createMediaFileFromBase64' | 'createSession' | 'getLinkedMedia' | 'getMediaFileContent' | 'getMessageOriginal' | 'receiveMessage' | 'receiveStoredMail' | 'reparseMessage' | 'setPassword' | 'streamEvents'

export interface OperationsByTag {
  'agent-activities': 'createPresenceStatus' | 'deletePresenceStatus' | 'getPresenceStatus' | 'listAgentActivities' | 'listAgentActivitySummaries' | 'listCurrentAgentActivities' | 'listPresenceStatuses' | 'sendHeartbeat' | 'setUserPresence' | 'updatePresenceStatus'
  'api-tokens': 'createApiToken' | 'getApiToken' | 'getCurrentApiToken' | 'listApiTokens' | 'revokeApiToken' | 'rotateApiToken' | 'updateApiToken'
  'audit-logs': 'getAuditLog' | 'listAuditLogs'
  'automation-queues': 'acceptReservation' | 'addQueueEntry' | 'addQueueMember' | 'completeReservation' | 'createAutomationQueue' | 'deleteAutomationQueue' | 'getAutomationQueue' | 'getQueueStats' | 'listAutomationQueues' | 'listCdrRoutingDecisions' | 'listConversationRoutingDecisions' | 'listQueueEntries' | 'listQueueMembers' | 'listReservations' | 'listTicketRoutingDecisions' | 'pullQueueEntry' | 'rejectReservation' | 'removeQueueEntry' | 'removeQueueMember' | 'reorderAutomationQueues' | 'routeConversation' | 'routeTicket' | 'setQueueMembers' | 'simulateRouting' | 'updateAutomationQueue' | 'updateQueueMember'
  'categories': 'createCategory' | 'deleteCategory' | 'getCategory' | 'listCategories' | 'updateCategory'
  'channels': 'createChannel' | 'deleteChannel' | 'getChannel' | 'listChannels' | 'updateChannel'
  'comments': 'createRoomComment' | 'createTicketComment' | 'deleteComment' | 'getComment' | 'listRoomComments' | 'listTicketComments' | 'updateComment'
  'contacts': 'addContactIdentity' | 'blockContact' | 'createContact' | 'deleteContact' | 'getContact' | 'listContactComments' | 'listContactFields' | 'listContactMergeHistory' | 'listContactTickets' | 'listContacts' | 'lookupContact' | 'mergeContacts' | 'removeContactIdentity' | 'restoreContact' | 'unblockContact' | 'updateContact' | 'updateContactTags' | 'upsertContact'
  'conversations': 'assignConversation' | 'closeConversation' | 'countConversations' | 'createConversation' | 'getConversation' | 'holdConversation' | 'listConversationTimeline' | 'listConversations' | 'markConversationRead' | 'markConversationUnread' | 'reopenConversation' | 'resumeConversation' | 'sendTyping' | 'transferConversation' | 'updateConversation'
  'custom-fields': 'createCustomField' | 'deleteCustomField' | 'getCustomField' | 'listCustomFields' | 'updateCustomField'
  'cx-logs': 'closeCxLog' | 'createCxLog' | 'getCxLog' | 'listCxLogEvents' | 'listCxLogMetrics' | 'listCxLogs' | 'updateCxLog'
  'events': 'getEvent' | 'listEvents' | 'streamEvents'
  'groups': 'addGroupContacts' | 'createGroup' | 'deleteGroup' | 'getGroup' | 'listGroups' | 'removeGroupContact' | 'updateGroup'
  'media-manager': 'createMediaFile' | 'createMediaFileFromBase64' | 'createMediaFolder' | 'deleteMediaFile' | 'deleteMediaFolder' | 'getLinkedMedia' | 'getMediaFile' | 'getMediaFileContent' | 'getMediaFolder' | 'listMediaFileReferences' | 'listMediaFiles' | 'listMediaFolders' | 'restoreMediaFile' | 'updateMediaFile' | 'updateMediaFolder'
  'messages': 'cancelMessage' | 'deleteMessage' | 'getMessage' | 'getMessageOriginal' | 'listConversationMessages' | 'listMessageRecipients' | 'listMessages' | 'receiveMessage' | 'receiveStoredMail' | 'reparseMessage' | 'retryMessage' | 'sendMessage' | 'unblockMessage' | 'updateMessageStatus'
  'roles': 'createRole' | 'deleteRole' | 'getRole' | 'listPermissions' | 'listRoles' | 'updateRole'
  'sessions': 'acceptInvitation' | 'completePasswordReset' | 'createInvitation' | 'createPasswordReset' | 'createSession' | 'createUserSession' | 'endCurrentSession' | 'endSession' | 'getOidcSettings' | 'listSessions' | 'setOidcSettings' | 'setPassword'
  'settings': 'getSettings' | 'updateSettings'
  'tags': 'createTag' | 'deleteTag' | 'getTag' | 'listTags' | 'mergeTag' | 'updateTag'
  'telephony': 'getCdr' | 'getCdrRecording' | 'getCdrTranscript' | 'listCdrs' | 'sendCallEvent' | 'setCdrRecording' | 'setCdrTranscript' | 'updateCdr' | 'upsertCdr' | 'upsertCdrs'
  'tickets': 'assignTicket' | 'bulkChangeTickets' | 'countTickets' | 'createTicket' | 'deleteTicket' | 'getTicket' | 'listTicketFields' | 'listTicketHistory' | 'listTicketTimeline' | 'listTicketTransitions' | 'listTickets' | 'restoreTicket' | 'setTicketStatus' | 'setTicketViewing' | 'updateTicket' | 'updateTicketTags'
  'users': 'deleteUser' | 'getCurrentUser' | 'getUser' | 'getUserWorkload' | 'inviteUser' | 'listNotifications' | 'listUsers' | 'markNotificationsRead' | 'restoreUser' | 'updateUser'
  'webhooks': 'createWebhook' | 'deleteWebhook' | 'getWebhook' | 'getWebhookDelivery' | 'listWebhookDeliveries' | 'listWebhookEventTypes' | 'listWebhooks' | 'redeliverWebhookDelivery' | 'replayWebhook' | 'rotateWebhookSecret' | 'testWebhook' | 'updateWebhook'
}
export type Tag = keyof OperationsByTag
