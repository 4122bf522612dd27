import t from 'tap'
import { FormData } from 'undici'
import { eventTypes, type EventType } from '../../generated/events.ts'
import type { OperationId, Schema } from '../../generated/operations.ts'
import { routes } from '../../generated/routes.ts'
import { newId } from '../../src/lib/ids.ts'
import { demoIds } from '../../src/workspaces/demo.ts'
import { type Client, validatorOf } from '../helpers/client.ts'
import { rewriteLog } from '../helpers/log.ts'
import { startWork } from '../helpers/jobs.ts'
import { only } from '../helpers/only.ts'
import { deletingLast, inUsed, start, type Workspace } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

const contact = { id: demoIds.contact }
const ticket = { id: demoIds.ticket }
const tag = { id: demoIds.tag }
const group = { id: demoIds.group }
const hook = { id: demoIds.webhook }
const queue = { id: demoIds.queue }
const channel = { id: demoIds.channel }
const talk = { id: demoIds.directConversation }
const member = { userId: demoIds.agent }
const cdr = { id: demoIds.cdr }
const cxLog = { id: demoIds.cxLog }
const call = { provider: 'pbx', externalCallId: 'new' } as const
const delivery = { ...hook, deliveryId: demoIds.delivery }

const password = 'nine quiet harbours'

/** A one-time token of the client's user. */
async function linkToken(api: Client): Promise<string> {
  const { id } = (await api.getCurrentUser()).body.data
  return (await api.createInvitation({ params: { id } })).body.data.token
}

/** Sets the password of the client's user, which leaves one session. */
async function signedIn(api: Client): Promise<{ id: string; token: string }> {
  const body = { token: await linkToken(api), password }
  return (await api.acceptInvitation({ body })).body.data
}

interface Case {
  /** Ends with what is looked at. */
  readonly act: (api: Client, before: () => Promise<void>, w: Workspace) => Promise<unknown>
  readonly emits: readonly EventType[]
  /** Whether the operation changes nothing that an event would describe. */
  readonly isUnrecorded?: boolean
}

/** The case of an operation that sets a password by a one-time token: it ends a session and begins one. */
function byLink(operation: 'acceptInvitation' | 'completePasswordReset'): Case {
  return {
    act: async (api, before) => {
      await signedIn(api)
      const token = await linkToken(api)
      await before()
      return api[operation]({ body: { token, password } })
    },
    emits: ['token.revoked', 'token.created'],
  }
}

/** The events that each writing operation emits; `[]` for none. */
const cases: Readonly<Record<string, Case>> = {
  createPresenceStatus: {
    act: (api) =>
      api.createPresenceStatus({
        body: { systemName: 'lunch', displayName: 'Lunch', category: 'away' },
      }),
    emits: [],
  },
  updatePresenceStatus: {
    act: (api) =>
      api.updatePresenceStatus({
        params: { id: demoIds.presenceStatus },
        body: { displayName: 'Other' },
      }),
    emits: [],
  },
  deletePresenceStatus: {
    act: (api) => api.deletePresenceStatus({ params: { id: demoIds.presenceStatus } }),
    emits: [],
  },
  sendTyping: {
    act: (api) =>
      api.sendTyping({ params: { id: demoIds.directConversation }, body: { isTyping: true } }),
    emits: [],
    isUnrecorded: true,
  },
  setTicketViewing: {
    act: (api) =>
      api.setTicketViewing({ params: { id: demoIds.ticket }, body: { isViewing: true } }),
    emits: [],
    isUnrecorded: true,
  },
  markNotificationsRead: {
    act: (api) => api.markNotificationsRead({ body: { ids: [newId()] } }),
    emits: [],
    isUnrecorded: true,
  },
  sendHeartbeat: { act: (api) => api.sendHeartbeat(), emits: [], isUnrecorded: true },
  setUserPresence: {
    act: async (api) => {
      const params = { id: demoIds.agent }
      await api.setUserPresence({ params, body: { systemName: 'busy' } })
      return api.setUserPresence({
        params,
        body: { systemName: 'busy', until: '2126-01-01T00:00:00Z' },
      })
    },
    emits: ['agent.presence_changed'],
  },
  createApiToken: {
    act: (api) => api.createApiToken({ body: { name: 'New', scopes: ['tags:read'] } }),
    emits: ['token.created'],
  },
  updateApiToken: {
    act: (api) => api.updateApiToken({ params: { id: demoIds.apiToken }, body: { name: 'New' } }),
    emits: [],
  },
  revokeApiToken: {
    act: (api) => api.revokeApiToken({ params: { id: demoIds.apiToken } }),
    emits: ['token.revoked'],
  },
  rotateApiToken: {
    act: (api) =>
      api.rotateApiToken({ params: { id: demoIds.apiToken }, body: { overlapSeconds: 0 } }),
    emits: ['token.created', 'token.revoked'],
  },
  createAutomationQueue: {
    act: (api) => api.createAutomationQueue({ body: { name: 'New', strategy: 'manual' } }),
    emits: ['queue.created'],
  },
  reorderAutomationQueues: {
    act: (api) =>
      api.reorderAutomationQueues({ body: { ids: [demoIds.otherQueue, demoIds.queue] } }),
    emits: ['queue.updated', 'queue.updated'],
  },
  countConversations: {
    act: (api) => api.countConversations({ body: { filters: [{ name: 'All', query: '' }] } }),
    emits: [],
    isUnrecorded: true,
  },
  countTickets: {
    act: (api) => api.countTickets({ body: { filters: [{ name: 'All', query: '' }] } }),
    emits: [],
    isUnrecorded: true,
  },
  simulateRouting: {
    act: (api) => api.simulateRouting({ body: { entityType: 'ticket', entityId: demoIds.ticket } }),
    emits: [],
    isUnrecorded: true,
  },
  updateAutomationQueue: {
    act: async (api) => {
      await api.updateAutomationQueue({ params: queue, body: { channels: ['sms'] } })
      return api.updateAutomationQueue({ params: queue, body: { channels: ['sms'] } })
    },
    emits: ['queue.updated'],
  },
  deleteAutomationQueue: {
    act: (api) => api.deleteAutomationQueue({ params: { id: demoIds.otherQueue } }),
    emits: ['queue.deleted'],
  },
  addQueueEntry: {
    act: async (api, before) => {
      const { body } = await api.createTicket({ body: { title: 'New', contact_id: contact.id } })
      await before()
      return api.addQueueEntry({
        params: { id: demoIds.otherQueue },
        body: { entityType: 'ticket', entityId: body.data.id },
      })
    },
    emits: ['ticket.queue_changed', 'queue.entry_waiting', 'cx_log.updated'],
  },
  removeQueueEntry: {
    act: (api) => api.removeQueueEntry({ params: { ...queue, entryId: demoIds.queueEntry } }),
    emits: ['reservation.rescinded'],
  },
  addQueueMember: {
    act: (api) =>
      api.addQueueMember({
        params: { id: demoIds.otherQueue },
        body: { userId: demoIds.agent },
      }),
    emits: ['queue.member_added'],
  },
  setQueueMembers: {
    act: (api) => api.setQueueMembers({ params: queue, body: { members: [member] } }),
    emits: ['queue.entry_waiting', 'reservation.rescinded', 'queue.member_removed'],
  },
  updateQueueMember: {
    act: (api) =>
      api.updateQueueMember({ params: { ...queue, ...member }, body: { isPaused: true } }),
    emits: [],
  },
  removeQueueMember: {
    act: (api) => api.removeQueueMember({ params: { ...queue, ...member } }),
    emits: ['queue.member_removed'],
  },
  pullQueueEntry: {
    act: async (api, before) => {
      await api.rejectReservation({ params: { id: demoIds.reservation } })
      await before()
      return api.pullQueueEntry({ params: queue })
    },
    emits: ['ticket.assigned', 'queue.entry_assigned', 'reservation.accepted', 'cx_log.updated'],
  },
  acceptReservation: {
    act: async (api) => {
      await api.acceptReservation({ params: { id: demoIds.reservation } })
      return api.acceptReservation({ params: { id: demoIds.reservation } })
    },
    emits: ['ticket.assigned', 'queue.entry_assigned', 'reservation.accepted', 'cx_log.updated'],
  },
  completeReservation: {
    act: async (api, before) => {
      await api.acceptReservation({ params: { id: demoIds.reservation } })
      await before()
      return api.completeReservation({ params: { id: demoIds.reservation } })
    },
    emits: [],
  },
  rejectReservation: {
    act: (api) => api.rejectReservation({ params: { id: demoIds.reservation } }),
    emits: ['queue.entry_waiting', 'reservation.rejected'],
  },
  routeTicket: {
    act: async (api, before) => {
      await api.createTicket({
        body: {
          title: 'New',
          contact_id: contact.id,
          assigneeId: demoIds.agent,
          queueId: queue.id,
        },
      })
      const { body } = await api.listTickets({ query: { q: 'New' } })
      const params = { id: body.data[0]?.id ?? '' }
      await api.assignTicket({ params, body: { assigneeId: null } })
      await before()
      return api.routeTicket({ params })
    },
    emits: ['queue.entry_waiting'],
  },
  routeConversation: {
    act: async (api, before) => {
      await api.assignConversation({ params: talk, body: { assigneeId: null } })
      await api.updateAutomationQueue({
        params: queue,
        body: { conditions: { all: [{ field: 'channel', operator: 'exists', value: true }] } },
      })
      await api.updateAutomationQueue({ params: queue, body: { channels: [] } })
      await before()
      return api.routeConversation({ params: talk })
    },
    emits: ['conversation.queue_changed', 'queue.entry_waiting', 'cx_log.updated'],
  },
  createCategory: {
    act: (api) => api.createCategory({ body: { value: 'Docks' } }),
    emits: ['category.created'],
  },
  updateCategory: {
    act: (api) =>
      api.updateCategory({ params: { id: demoIds.category }, body: { value: 'Big cranes' } }),
    // The path of the one below it begins with the name
    emits: ['category.updated', 'category.updated'],
  },
  deleteCategory: {
    act: (api) =>
      api.deleteCategory({
        params: { id: demoIds.otherCategory },
        query: { moveTo: demoIds.category },
      }),
    emits: ['category.deleted', 'ticket.updated'],
  },
  createChannel: {
    act: (api) => api.createChannel({ body: { type: 'api', name: 'New' } }),
    emits: ['channel.created'],
  },
  updateChannel: {
    act: async (api) => {
      const body = { name: 'Docks', status: 'disabled' } as const
      await api.updateChannel({ params: channel, body })
      return api.updateChannel({ params: channel, body })
    },
    emits: ['channel.updated', 'channel.status_changed'],
  },
  deleteChannel: {
    act: (api) => api.deleteChannel({ params: channel }),
    emits: ['channel.deleted'],
  },
  createTicketComment: {
    act: (api) =>
      api.createTicketComment({
        params: ticket,
        body: { text: 'Look, {0}', mentions: [{ index: 0, userId: demoIds.agent }] },
      }),
    emits: ['comment.created', 'comment.mentioned', 'ticket.comment_added'],
  },
  createRoomComment: {
    act: (api) =>
      api.createRoomComment({ params: { roomId: demoIds.conversation }, body: { text: 'Look' } }),
    emits: ['comment.created'],
  },
  updateComment: {
    act: (api) =>
      api.updateComment({ params: { id: demoIds.comment }, body: { text: 'Hm', mentions: [] } }),
    emits: ['comment.updated'],
  },
  deleteComment: {
    act: (api) => api.deleteComment({ params: { id: demoIds.comment } }),
    emits: ['comment.deleted'],
  },
  createContact: {
    act: (api) => api.createContact({ body: { name: 'Mira' } }),
    emits: ['contact.created'],
  },
  upsertContact: {
    act: (api) =>
      api.upsertContact({
        body: {
          matchOn: ['email'],
          contact: {
            name: 'Office',
            contactEmails: [{ email: 'office@harbour.example' }, { email: 'two@harbour.example' }],
            tags: [demoIds.tag],
          },
        },
      }),
    emits: ['contact.updated', 'contact.tags_changed'],
  },
  updateContact: {
    act: (api) => api.updateContact({ params: contact, body: { jobTitle: 'Master' } }),
    emits: ['contact.updated'],
  },
  deleteContact: {
    act: (api) => api.deleteContact({ params: { id: demoIds.otherContact } }),
    emits: ['contact.deleted'],
  },
  restoreContact: {
    act: async (api, before) => {
      await api.deleteContact({ params: { id: demoIds.otherContact } })
      await before()
      return api.restoreContact({ params: { id: demoIds.otherContact } })
    },
    emits: ['contact.restored'],
  },
  blockContact: {
    act: (api) => api.blockContact({ params: contact, body: { reason: 'Spam' } }),
    emits: ['contact.blocked'],
  },
  unblockContact: {
    act: async (api, before) => {
      await api.blockContact({ params: contact, body: {} })
      await before()
      await api.unblockContact({ params: contact })
      return api.unblockContact({ params: contact })
    },
    emits: ['contact.unblocked'],
  },
  updateContactTags: {
    act: (api) =>
      api.updateContactTags({ params: contact, body: { actionType: 'MERGE', tags: ['Crane'] } }),
    emits: ['contact.tags_changed'],
  },
  addContactIdentity: {
    act: (api) =>
      api.addContactIdentity({ params: contact, body: { type: 'line', platformId: 'x' } }),
    emits: ['contact.updated'],
  },
  removeContactIdentity: {
    act: (api) =>
      api.removeContactIdentity({ params: { ...contact, identityId: demoIds.identity } }),
    emits: ['contact.updated'],
  },
  mergeContacts: {
    act: async (api) => {
      const body = { targetId: demoIds.contact, sourceIds: [demoIds.otherContact] }
      await api.mergeContacts({ body: { ...body, dryRun: true } })
      return api.mergeContacts({ body })
    },
    emits: ['contact.merged', 'contact.deleted'],
  },
  createConversation: {
    act: (api) =>
      api.createConversation({ body: { channelId: channel.id, contactId: demoIds.otherContact } }),
    emits: ['conversation.created', 'cx_log.created'],
  },
  updateConversation: {
    act: (api) => api.updateConversation({ params: talk, body: { subject: 'Crane 4' } }),
    emits: [],
  },
  assignConversation: {
    act: async (api) => {
      const body = { assigneeId: demoIds.owner }
      await api.assignConversation({ params: talk, body })
      return api.assignConversation({ params: talk, body })
    },
    emits: ['conversation.assigned', 'cx_log.updated'],
  },
  closeConversation: {
    act: async (api) => {
      await api.closeConversation({ params: talk, body: { disposition: 'Solved' } })
      return api.closeConversation({ params: talk, body: {} })
    },
    emits: ['conversation.closed', 'cx_log.closed'],
  },
  holdConversation: {
    act: (api) => api.holdConversation({ params: talk }),
    emits: ['conversation.held', 'cx_log.updated'],
  },
  markConversationRead: {
    act: (api) => api.markConversationRead({ params: talk }),
    emits: ['message.read'],
    isUnrecorded: true,
  },
  reopenConversation: {
    act: async (api, before) => {
      await api.closeConversation({ params: talk, body: {} })
      await before()
      return api.reopenConversation({ params: talk })
    },
    emits: ['conversation.reopened', 'cx_log.updated'],
  },
  resumeConversation: {
    act: async (api, before) => {
      await api.holdConversation({ params: talk })
      await before()
      return api.resumeConversation({ params: talk })
    },
    emits: ['conversation.resumed', 'cx_log.updated'],
  },
  transferConversation: {
    act: (api) =>
      api.transferConversation({
        params: talk,
        body: { assigneeId: demoIds.owner, note: 'Yours' },
      }),
    emits: ['comment.created', 'conversation.transferred', 'cx_log.updated'],
  },
  markConversationUnread: {
    act: async (api, before) => {
      await api.markConversationRead({ params: talk })
      await before()
      return api.markConversationUnread({ params: talk })
    },
    emits: [],
    isUnrecorded: true,
  },
  createCustomField: {
    act: (api) =>
      api.createCustomField({
        body: { entity: 'ticket', systemName: 'cf_new', displayName: 'New', type: 'text' },
      }),
    emits: ['custom_field.created'],
  },
  updateCustomField: {
    act: (api) =>
      api.updateCustomField({ params: { id: demoIds.customField }, body: { displayName: 'No.' } }),
    emits: ['custom_field.updated'],
  },
  deleteCustomField: {
    act: (api) => api.deleteCustomField({ params: { id: demoIds.customField } }),
    emits: ['custom_field.deleted'],
  },
  createGroup: {
    act: (api) => api.createGroup({ body: { name: 'New' } }),
    emits: ['group.created'],
  },
  updateGroup: {
    act: async (api) => {
      await api.updateGroup({ params: group, body: { name: 'Other', archived_at: 1_795_000_000 } })
      return api.updateGroup({
        params: group,
        body: { archived_at: null, contacts: [{ id: demoIds.otherContact }] },
      })
    },
    emits: [
      ...(['group.updated', 'group.archived'] as const),
      ...(['group.restored', 'group.member_added', 'group.member_removed'] as const),
    ],
  },
  addGroupContacts: {
    act: (api) =>
      api.addGroupContacts({ params: group, body: { contacts: [{ id: demoIds.otherContact }] } }),
    emits: ['group.member_added'],
  },
  removeGroupContact: {
    act: (api) => api.removeGroupContact({ params: { ...group, contact_id: demoIds.contact } }),
    emits: ['group.member_removed'],
  },
  deleteGroup: { act: (api) => api.deleteGroup({ params: group }), emits: ['group.deleted'] },
  createMediaFile: {
    act: (api) => {
      const body = new FormData()
      body.append('file', new Blob(['Private']), 'a.txt')
      return api.createMediaFile({ body })
    },
    emits: ['file.created'],
  },
  createMediaFileFromBase64: {
    act: async (api) => {
      const body = { name: 'a.txt', data: btoa('Private'), folderId: demoIds.otherMediaFolder }
      const { status, text } = await api.createMediaFileFromBase64({ body })
      await api.createMediaFileFromBase64({ body, query: { onDuplicate: 'return' } })
      return { status, text }
    },
    emits: ['file.created'],
  },
  updateMediaFile: {
    act: (api) =>
      api.updateMediaFile({ params: { id: demoIds.mediaFile }, body: { visibility: 'private' } }),
    emits: ['file.updated'],
  },
  deleteMediaFile: {
    act: (api) => api.deleteMediaFile({ params: { id: demoIds.mediaFile } }),
    emits: ['file.deleted'],
  },
  restoreMediaFile: {
    act: async (api, before) => {
      await api.deleteMediaFile({ params: { id: demoIds.mediaFile } })
      await before()
      await api.restoreMediaFile({ params: { id: demoIds.mediaFile } })
      return api.restoreMediaFile({ params: { id: demoIds.mediaFile } })
    },
    emits: ['file.restored'],
  },
  createMediaFolder: {
    act: (api) => api.createMediaFolder({ body: { name: 'New' } }),
    emits: ['folder.created'],
  },
  updateMediaFolder: {
    act: (api) =>
      api.updateMediaFolder({ params: { id: demoIds.mediaFolder }, body: { name: 'Maps' } }),
    emits: ['folder.updated'],
  },
  deleteMediaFolder: {
    act: (api) =>
      api.deleteMediaFolder({ params: { id: demoIds.mediaFolder }, query: { recursive: true } }),
    emits: ['folder.deleted', 'folder.deleted', 'file.deleted'],
  },
  receiveMessage: {
    act: async (api) => {
      const params = { id: demoIds.otherChannel }
      const body = {
        externalId: 'app-1',
        contact: { id: contact.id },
        messageType: 'text',
        message: 'Hello',
      } as const
      await api.receiveMessage({ params, body })
      return api.receiveMessage({ params, body })
    },
    emits: ['message.received'],
  },
  receiveStoredMail: {
    act: async (api, before, { origin, token }) => {
      const { body: channel } = await api.createChannel({
        body: {
          type: 'email',
          name: 'Desk',
          address: 'desk@harbour.example',
          config: { smtpHost: 'smtp.harbour.example' },
        },
      })
      const mail = 'From: mira@x.example\r\n\r\nHello'
      const file = await api.createMediaFileFromBase64({
        body: { name: 'a.eml', data: btoa(mail) },
      })
      await before()
      const path = `/api/v1/channels/${channel.data.id}/inbound-messages`
      // Names no sender
      await fetch(origin + path, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'message/rfc822' },
        body: 'Subject: Hello',
      })
      const params = { id: channel.data.id }
      return api.receiveStoredMail({ params, body: { fileId: file.body.data.id } })
    },
    emits: [
      'file.created',
      'message.rejected',
      'contact.created',
      'conversation.created',
      'message.received',
      'cx_log.created',
    ],
  },
  updateMessageStatus: {
    act: async (api, before) => {
      const { body } = await api.sendMessage({
        body: { conversationId: talk.id, messageType: 'text', message: 'Hello' },
      })
      await before()
      const params = { id: demoIds.otherChannel }
      const messageId = body.data.id
      await api.updateMessageStatus({ params, body: { messageId, status: 'sent' } })
      await api.updateMessageStatus({ params, body: { messageId, status: 'sent' } })
      await api.updateMessageStatus({ params, body: { messageId, status: 'delivered' } })
      return api.updateMessageStatus({ params, body: { messageId, status: 'read' } })
    },
    emits: ['message.sent', 'message.delivered', 'message.read'],
  },
  sendMessage: {
    act: async (api) => {
      const body = { messageType: 'text', message: 'Hello' } as const
      await api.sendMessage({ body: { ...body, groupId: group.id } })
      await api.closeConversation({ params: talk, body: {} })
      return api.sendMessage({ body: { ...body, conversationId: talk.id } })
    },
    emits: [
      'message.sent',
      'conversation.closed',
      'cx_log.closed',
      'conversation.reopened',
      'message.queued',
      'ticket.updated',
      'cx_log.updated',
    ],
  },
  deleteMessage: {
    act: (api) => api.deleteMessage({ params: { id: demoIds.message } }),
    emits: ['message.redacted', 'message.canceled'],
  },
  reparseMessage: {
    act: async (api, before) => {
      const { body: channel } = await api.createChannel({
        body: {
          type: 'email',
          name: 'Desk',
          address: 'desk@harbour.example',
          config: { smtpHost: 'smtp.harbour.example' },
        },
      })
      const mail =
        'From: mira@x.example\r\nAuthentication-Results: mx.harbour.example; dmarc=pass\r\n\r\nHello'
      const file = await api.createMediaFileFromBase64({
        body: { name: 'a.eml', data: btoa(mail) },
      })
      const { body } = await api.receiveStoredMail({
        params: { id: channel.data.id },
        body: { fileId: file.body.data.id },
      })
      const config = {
        smtpHost: 'smtp.harbour.example',
        trustedAuthServers: ['mx.harbour.example'],
      }
      await api.updateChannel({ params: { id: channel.data.id }, body: { config } })
      await before()
      return api.reparseMessage({ params: { id: body.data.id } })
    },
    emits: ['message.updated'],
  },
  cancelMessage: {
    act: (api) => api.cancelMessage({ params: { id: demoIds.message } }),
    emits: ['message.canceled'],
  },
  unblockMessage: {
    act: async (api, before) => {
      await api.blockContact({ params: contact, body: {} })
      await before()
      const { body } = await api.receiveMessage({
        params: { id: demoIds.otherChannel },
        body: {
          externalId: 'app-1',
          contact: { id: contact.id },
          messageType: 'text',
          message: 'Hi',
        },
      })
      await api.unblockContact({ params: contact })
      const params = { id: body.data.id }
      await api.unblockMessage({ params })
      return api.unblockMessage({ params })
    },
    emits: ['message.blocked', 'contact.unblocked', 'message.received'],
  },
  retryMessage: {
    act: async (api) => {
      const { body } = await api.listMessages({ query: { status: ['failed'] } })
      return api.retryMessage({ params: { id: body.data[0]?.id ?? '' } })
    },
    emits: ['message.queued'],
  },
  createRole: {
    act: (api) => api.createRole({ body: { name: 'New', permissions: [] } }),
    emits: ['role.created'],
  },
  updateRole: {
    act: (api) => api.updateRole({ params: { id: demoIds.role }, body: { permissions: [] } }),
    emits: ['role.updated'],
  },
  deleteRole: {
    act: (api) => api.deleteRole({ params: { id: demoIds.role } }),
    emits: ['role.deleted'],
  },
  updateSettings: {
    act: (api) => api.updateSettings({ body: { followUpOnClosed: false } }),
    emits: ['settings.updated'],
  },
  createTag: { act: (api) => api.createTag({ body: { name: 'New' } }), emits: ['tag.created'] },
  updateTag: {
    act: (api) => api.updateTag({ params: tag, body: { name: 'Cranes' } }),
    emits: ['tag.updated'],
  },
  deleteTag: { act: (api) => api.deleteTag({ params: tag }), emits: ['tag.deleted'] },
  mergeTag: {
    act: (api) => api.mergeTag({ params: tag, body: { intoId: demoIds.otherTag } }),
    emits: ['tag.deleted'],
  },
  upsertCdr: {
    act: async (api) => {
      const body = { ...call, status: 'no_answer', endedAt: '2026-11-20T10:01:00Z' } as const
      await api.upsertCdr({ body: { ...call, startedAt: '2026-11-20T10:00:00Z' } })
      await api.upsertCdr({ body })
      await api.upsertCdr({ body })
      return api.upsertCdr({ body: { ...call, status: 'voicemail' } })
    },
    emits: [
      ...(['cdr.created', 'call.ringing', 'cx_log.created'] as const),
      ...(['cdr.updated', 'call.ended', 'call.missed', 'cx_log.closed'] as const),
      ...(['cdr.updated', 'call.voicemail'] as const),
    ],
  },
  upsertCdrs: {
    act: (api) =>
      api.upsertCdrs({
        body: {
          cdrs: [
            { ...call, note: 'One' },
            { ...call, note: 'Two', agentId: newId() },
            { ...call, note: 'Three' },
            { provider: 'asterisk', externalCallId: '1795168800.42', note: 'Four' },
            { ...call, externalCallId: 'other', direction: 'outbound', status: 'busy' },
          ],
        },
      }),
    emits: [
      'cdr.created',
      'call.ringing',
      'cdr.created',
      'call.ended',
      'cdr.updated',
      'cx_log.created',
      'cx_log.created',
      'cx_log.closed',
    ],
  },
  createCxLog: {
    act: (api) => api.createCxLog({ body: { contactId: contact.id } }),
    emits: ['cx_log.created'],
  },
  updateCxLog: {
    act: async (api) => {
      const body = { disposition: 'Solved', wrapUp: { part: 'sensor' } }
      await api.updateCxLog({ params: cxLog, body })
      return api.updateCxLog({ params: cxLog, body: { disposition: 'Solved' } })
    },
    emits: ['cx_log.updated'],
  },
  closeCxLog: {
    act: async (api) => {
      await api.closeCxLog({ params: cxLog })
      return api.closeCxLog({ params: cxLog, body: { disposition: 'Solved' } })
    },
    emits: ['cx_log.closed'],
  },
  updateCdr: {
    act: async (api) => {
      await api.updateCdr({ params: cdr, body: { note: 'Asked for a price' } })
      return api.updateCdr({ params: cdr, body: { note: 'Asked for a price' } })
    },
    emits: ['cdr.updated'],
  },
  setCdrRecording: {
    act: async (api) => {
      const fileId = demoIds.recording
      await api.setCdrRecording({ params: cdr, body: { status: 'deleted' } })
      await api.setCdrRecording({ params: cdr, body: { status: 'available', fileId } })
      return api.setCdrRecording({ params: cdr, body: { status: 'available', fileId } })
    },
    emits: ['cdr.updated', 'cdr.updated', 'call.recording_available'],
  },
  setCdrTranscript: {
    act: (api) =>
      api.setCdrTranscript({
        params: cdr,
        body: { segments: [{ speaker: 'agent', startMs: 0, endMs: 1, text: 'Hello' }] },
      }),
    emits: [],
  },
  sendCallEvent: {
    act: async (api) => {
      await api.setUserPresence({ params: { id: demoIds.agent }, body: { systemName: 'busy' } })
      const report = (type: Schema<'CallEventType'>, second: number) =>
        api.sendCallEvent({
          body: {
            ...{ ...call, type, agentId: demoIds.agent },
            occurredAt: `2026-11-20T10:00:0${second}Z`,
          },
        })
      await report('new_call', 1)
      await report('answer', 2)
      await report('answer', 2)
      await report('hangup', 3)
      const waiting = { provider: 'pbx', externalCallId: 'waiting', direction: 'inbound' } as const
      const occurredAt = '2026-11-20T10:00:04Z'
      await api.sendCallEvent({
        body: { ...waiting, type: 'new_call', queueId: queue.id, occurredAt },
      })
      return api.sendCallEvent({ body: { ...waiting, type: 'hangup', occurredAt } })
    },
    emits: [
      ...(['agent.presence_changed', 'cdr.created', 'call.ringing', 'cx_log.created'] as const),
      ...(['cdr.updated', 'call.answered', 'agent.presence_changed'] as const),
      ...(['cdr.updated', 'call.ended', 'agent.presence_changed', 'cx_log.closed'] as const),
      ...(['cdr.created', 'call.ringing', 'queue.entry_waiting', 'cx_log.created'] as const),
      ...(['cdr.updated', 'call.ended', 'call.missed', 'queue.entry_abandoned'] as const),
      'cx_log.closed',
    ],
  },
  createTicket: {
    act: (api) => api.createTicket({ body: { title: 'New', contact_id: demoIds.contact } }),
    emits: ['ticket.created', 'cx_log.created'],
  },
  updateTicket: {
    act: async (api) => {
      await api.updateTicket({
        params: ticket,
        body: {
          ...{ title: 'Other', priority: 'low', status: 'resolved', assigneeId: null },
          ...{ tags: [], customFields: { cf_visit_on: null } },
        },
      })
      await api.updateTicket({
        params: ticket,
        body: { status: 'open', assigneeId: demoIds.agent },
      })
      await api.updateTicket({ params: ticket, body: { customFields: { cf_value: null } } })
      return api.updateTicket({ params: ticket, body: { queueId: null } })
    },
    emits: [
      ...(['ticket.updated', 'ticket.status_changed', 'ticket.resolved'] as const),
      ...(['ticket.unassigned', 'ticket.priority_changed', 'ticket.tags_changed'] as const),
      ...(['reservation.rescinded', 'cx_log.closed'] as const),
      ...(['ticket.status_changed', 'ticket.reopened', 'ticket.assigned'] as const),
      ...(['cx_log.updated', 'ticket.queue_changed', 'cx_log.updated'] as const),
    ],
  },
  deleteTicket: {
    act: (api) => api.deleteTicket({ params: ticket }),
    emits: ['ticket.deleted', 'reservation.rescinded', 'cx_log.closed'],
  },
  restoreTicket: {
    act: async (api, before) => {
      await api.deleteTicket({ params: ticket })
      await before()
      return api.restoreTicket({ params: ticket })
    },
    emits: ['ticket.restored', 'cx_log.updated'],
  },
  assignTicket: {
    act: (api) => api.assignTicket({ params: ticket, body: { assigneeId: demoIds.owner } }),
    emits: ['ticket.assigned', 'reservation.rescinded', 'cx_log.updated'],
  },
  setTicketStatus: {
    act: (api) =>
      api.setTicketStatus({
        params: ticket,
        body: { status: 'closed', comment: { text: 'Done.' } },
      }),
    emits: [
      'comment.created',
      'ticket.comment_added',
      'ticket.status_changed',
      'ticket.closed',
      'reservation.rescinded',
      'cx_log.closed',
    ],
  },
  updateTicketTags: {
    act: (api) =>
      api.updateTicketTags({
        params: ticket,
        body: { actionType: 'REPLACE', tags: ['Key account'] },
      }),
    emits: ['ticket.tags_changed'],
  },
  bulkChangeTickets: {
    act: (api) =>
      api.bulkChangeTickets({
        body: {
          atomic: false,
          operations: [
            { op: 'create', data: { title: 'Bulk', contact_id: demoIds.contact } },
            { op: 'update', id: newId(), data: { title: 'Nobody' } },
            { op: 'assign', id: demoIds.ticket, data: { assigneeId: null } },
            { op: 'delete', id: demoIds.ticket },
          ],
        },
      }),
    emits: [
      'ticket.created',
      'ticket.unassigned',
      'ticket.deleted',
      'cx_log.created',
      'reservation.rescinded',
      'cx_log.closed',
    ],
  },
  createSession: {
    act: async (api, before) => {
      await signedIn(api)
      const { email, workspace } = (await api.getCurrentUser()).body.data
      await before()
      return api.createSession({
        body: { method: 'password', workspace: workspace.name, email, password },
      })
    },
    emits: ['token.created'],
  },
  createUserSession: {
    act: (api) => api.createUserSession({ params: { id: demoIds.agent } }),
    emits: ['token.created'],
  },
  endSession: {
    act: async (api, before) => {
      const { id } = await signedIn(api)
      await before()
      return api.endSession({ params: { id } })
    },
    emits: ['token.revoked'],
  },
  endCurrentSession: {
    act: async (api, before) => {
      const { token } = await signedIn(api)
      await before()
      return api.endCurrentSession({ token })
    },
    emits: ['token.revoked'],
  },
  setPassword: {
    act: async (api, before) => {
      await signedIn(api)
      await before()
      return api.setPassword({
        body: { currentPassword: password, password: 'ten loud harbours' },
      })
    },
    emits: ['token.revoked'],
  },
  createInvitation: {
    act: (api) => api.createInvitation({ params: { id: demoIds.agent } }),
    emits: [],
  },
  acceptInvitation: byLink('acceptInvitation'),
  createPasswordReset: {
    act: (api) =>
      api.createPasswordReset({ body: { workspace: 'None', email: 'none@switchboard.example' } }),
    emits: [],
    isUnrecorded: true,
  },
  completePasswordReset: byLink('completePasswordReset'),
  setOidcSettings: {
    act: (api) =>
      api.setOidcSettings({
        body: {
          issuer: null,
          clientId: null,
          domains: [`${newId()}.example`],
          createsUsers: false,
          roleIds: [],
          roleClaim: null,
          roleMapping: [],
        },
      }),
    emits: [],
  },
  inviteUser: {
    act: (api) =>
      api.inviteUser({
        body: { name: 'New', email: 'new@switchboard.example', roleIds: [demoIds.role] },
      }),
    emits: ['user.created'],
  },
  updateUser: {
    act: async (api) => {
      const params = { id: demoIds.agent }
      await api.updateUser({ params, body: { name: 'Noor' } })
      await api.setUserPresence({ params, body: { systemName: 'available' } })
      return api.updateUser({ params: { id: demoIds.agent }, body: { status: 'suspended' } })
    },
    emits: [
      ...(['user.updated', 'agent.presence_changed', 'agent.presence_changed'] as const),
      'user.suspended',
    ],
  },
  deleteUser: {
    act: async (api, before) => {
      await api.createApiToken({
        body: { name: 'Own', kind: 'personal', userId: demoIds.agent, scopes: ['tags:read'] },
      })
      await before()
      return api.deleteUser({ params: { id: demoIds.agent }, query: { reassignTo: 'none' } })
    },
    emits: [
      'ticket.unassigned',
      'conversation.assigned',
      'token.revoked',
      'user.deleted',
      'cx_log.updated',
      'cx_log.updated',
    ],
  },
  restoreUser: {
    act: async (api, before) => {
      await api.deleteUser({ params: { id: demoIds.agent }, query: { reassignTo: 'none' } })
      await before()
      return api.restoreUser({ params: { id: demoIds.agent } })
    },
    emits: ['user.updated'],
  },
  createWebhook: {
    act: (api) =>
      api.createWebhook({ body: { name: 'New', url: 'https://example.com/', events: ['*'] } }),
    emits: [],
  },
  updateWebhook: {
    act: (api) => api.updateWebhook({ params: hook, body: { name: 'New' } }),
    emits: [],
  },
  deleteWebhook: { act: (api) => api.deleteWebhook({ params: hook }), emits: [] },
  rotateWebhookSecret: {
    act: (api) => api.rotateWebhookSecret({ params: hook, body: {} }),
    emits: [],
  },
  testWebhook: {
    act: (api) => api.testWebhook({ params: hook, body: { type: 'tag.created' } }),
    emits: [],
  },
  redeliverWebhookDelivery: {
    act: (api) => api.redeliverWebhookDelivery({ params: delivery }),
    emits: [],
  },
  replayWebhook: {
    act: (api) =>
      api.replayWebhook({
        params: hook,
        body: { from: '2020-01-01T00:00:00Z', to: '2030-01-01T00:00:00Z' },
      }),
    emits: [],
  },
}

/** Every event after a cursor. */
async function eventsAfter(api: Client, after: string): Promise<Array<Schema<'Event'>>> {
  const { body } = await api.listEvents({ query: { after, limit: 500 } })
  return body.data
}

async function cursor(api: Client): Promise<string> {
  return (await api.listEvents()).body.nextCursor
}

const one = { pageSize: 1 }

/** An act whose preparations were refused, so that it looked for something in a problem. */
function unfinished(error: unknown): { status: number; text: string } {
  if (!(error instanceof TypeError)) throw error
  return { status: 599, text: String(error) }
}

t.test('every operation that changes something tells it, and is recorded', async (t) => {
  const changing = routes.filter(({ method }) => method !== 'GET').map(({ id }) => id)
  t.same(Object.keys(cases).sort(), [...changing].sort() as OperationId[], 'each has its case')

  const seen = new Set<string>()
  // What was there before an act: in a workspace of many, what was there after the one before it
  const marks = new Map<string, { after: string; acts: number }>()
  for (const { id: name } of deletingLast(routes.filter(({ method }) => method !== 'GET'))) {
    const { act, emits, isUnrecorded = false } = cases[name] as Case
    const emitted = await inUsed(
      async (workspace) => {
        const { api, workspaceId } = workspace
        const now = async () => {
          const [after, acts] = await Promise.all([cursor(api), api.listAuditLogs({ query: one })])
          return { after, acts: acts.body.total }
        }
        let mark = marks.get(workspaceId) ?? (await now())

        const reply = (await act(
          api,
          async () => {
            mark = await now()
          },
          workspace,
        ).catch(unfinished)) as { status: number; text: string }

        const [{ body }, { body: recorded }] = await Promise.all([
          api.listEvents({ query: { after: mark.after, limit: 500 } }),
          api.listAuditLogs({ query: one }),
        ])
        marks.set(workspaceId, { after: body.nextCursor, acts: recorded.total })
        return { reply, events: body.data, isRecorded: recorded.total > mark.acts }
      },
      ({ reply, events, isRecorded }) =>
        reply.status < 300 &&
        events.map(({ type }) => type).join() === emits.join() &&
        isRecorded === !isUnrecorded,
    )

    const { reply, events, isRecorded } = emitted
    t.ok(reply.status < 300, `${name} ${reply.status} ${reply.status < 300 ? '' : reply.text}`)
    t.same(
      events.map(({ type }) => type),
      emits,
      name,
    )
    for (const event of events) {
      seen.add(event.type)
      const schema = eventTypes.find(({ type }) => type === event.type)?.schema
      const validate = validatorOf({ $ref: `#/components/schemas/${schema}` })
      t.ok(validate(event), `${event.type} ${JSON.stringify(validate.errors)}`)
      t.match(event.actor, { type: 'user', id: demoIds.owner, name: 'Ada Park' })
      t.notMatch(event.previous, { createdAt: /./ }, `${event.type} keeps when it was created`)
    }
    t.equal(isRecorded, !isUnrecorded, `${name} is in the audit log`)
  }

  const never = eventTypes.filter(({ type }) => !seen.has(type)).map(({ type }) => type)
  const ofWorker = [
    'message.failed',
    'queue.entry_overflowed',
    'reservation.offered',
    'reservation.timed_out',
    'ticket.delivery_failed',
    'ticket.overdue',
  ]
  t.same(never, [...ofWorker, 'webhook.disabled'], 'only the worker does these')
})

t.test('an event tells who, by which request, and what was before', async (t) => {
  const { api, workspaceId } = await start()
  const after = await cursor(api)

  await api.updateTag({
    params: tag,
    body: { name: 'Cranes', color: '#0F766E' },
    headers: { 'x-request-id': 'rename-1', 'user-agent': 'test/1' },
  })

  const [event] = await eventsAfter(api, after)
  t.match(event, {
    type: 'tag.updated',
    workspaceId,
    sequence: Number(after) + 1,
    requestId: 'rename-1',
    test: false,
    apiVersion: 'v1',
    data: { id: demoIds.tag, name: 'Cranes' },
  })
  t.same(event?.previous, { name: 'Crane' }, 'what stayed the same is not there')
  const single = await api.getEvent({ params: { id: event?.id ?? '' } })
  t.same(single.body.data, event)
  const acts = await api.listAuditLogs({ query: { requestId: 'rename-1' } })
  t.match(
    acts.body.data,
    only({
      action: 'tag.updated',
      resourceType: 'tag',
      resourceId: demoIds.tag,
      changes: only({ path: '/name', old: 'Crane', new: 'Cranes' }),
      ip: '127.0.0.1',
      userAgent: 'test/1',
      actor: { id: demoIds.owner },
    }),
  )
})

t.test(
  'the log leaves out what is null or an empty list, which events and entries show',
  async (t) => {
    const { api, database } = await start()
    const after = await cursor(api)
    const { body } = await api.createTicket({ body: { title: 'New', contact_id: demoIds.contact } })
    const { id } = body.data

    const [event] = await eventsAfter(api, after)
    const shown = (await api.getTicket({ params: { id } })).body.data
    t.same(event?.data, JSON.parse(JSON.stringify(shown)), 'the event has all members')
    const [kept] =
      await database.admin`select object from changes where resource_id = ${id} and object is not null`
    const values = Object.values(kept?.['object'] as Record<string, unknown>)
    t.ok(values.length > 10, 'the members with a value are kept')
    t.notOk(values.some((value) => value === null || (Array.isArray(value) && value.length === 0)))
    const [entry] = (await api.listAuditLogs({ query: { resourceId: id } })).body.data
    t.hasProp(
      Object.fromEntries(entry?.changes.map(({ path, new: now }) => [path, now]) ?? []),
      '/tags',
    )
  },
)

t.test('a ticket that only goes to another contact is told and recorded', async (t) => {
  const { api } = await start()
  const after = await cursor(api)
  await api.updateTicket({ params: ticket, body: { contact_id: demoIds.otherContact } })

  const [emitted, ...more] = await eventsAfter(api, after)
  t.match(emitted, {
    type: 'ticket.updated',
    data: { contactId: demoIds.otherContact },
    previous: { contactId: demoIds.contact },
  })
  t.match(more, only({ type: 'cx_log.updated', previous: { contactId: demoIds.contact } }))
  t.equal(more.length, 1)
  const { body } = await api.listAuditLogs({ query: { resourceId: demoIds.ticket } })
  t.match(
    body.data[0]?.changes,
    only(
      { path: '/contactId', old: demoIds.contact, new: demoIds.otherContact },
      { path: '/contact', old: { id: demoIds.contact }, new: { id: demoIds.otherContact } },
    ),
  )
})

t.test('events tell the link to a public file alone', async (t) => {
  const { api } = await start()
  const after = await cursor(api)

  await api.createMediaFileFromBase64({ body: { name: 'a.txt', data: btoa('Private') } })
  await api.updateMediaFile({
    params: { id: demoIds.mediaFile },
    body: { visibility: 'private', tags: ['map'] },
  })

  const [created, updated] = await eventsAfter(api, after)
  t.match(created, { type: 'file.created', data: { url: null, urlExpiresAt: null } })
  t.match(updated, {
    type: 'file.updated',
    data: { url: null, urlExpiresAt: null, visibility: 'private' },
    previous: { url: /\/media\//, visibility: 'public', tags: only('plan') },
  })
})

t.test('a folder tells the path that it had', async (t) => {
  const { api } = await start()
  const after = await cursor(api)

  await api.updateMediaFolder({ params: { id: demoIds.mediaFolder }, body: { name: 'Maps' } })
  await api.updateMediaFolder({ params: { id: demoIds.mediaFolder }, body: { name: 'Maps' } })

  const events = await eventsAfter(api, after)
  t.same(
    events.map(({ previous }) => previous),
    [{ name: 'Plans', path: '/Plans' }],
  )
})

t.test(
  'a call tells what it was, and its transcript is recorded without what was said',
  async (t) => {
    const { api } = await start()
    const after = await cursor(api)

    await api.upsertCdr({ body: { ...call, endedAt: '2026-11-20T10:01:00Z' } })
    await api.upsertCdr({ body: { ...call, answeredAt: '2026-11-20T10:00:30Z' } })
    const body = { segments: [{ speaker: 'agent', startMs: 0, endMs: 1, text: 'Secret' }] } as const
    await api.setCdrTranscript({ params: cdr, body: { segments: [...body.segments] } })
    await api.setCdrTranscript({ params: cdr, body: { segments: [...body.segments] } })

    const events = await eventsAfter(api, after)
    t.match(
      events,
      only(
        { type: 'cdr.created', data: { status: 'no_answer', legs: only() }, previous: null },
        { type: 'call.ended', previous: null },
        { type: 'call.missed', previous: null },
        { type: 'cx_log.created', data: { status: 'closed' }, previous: null },
        { type: 'cx_log.closed', previous: null },
        { type: 'cdr.updated', data: { status: 'answered' }, previous: { status: 'no_answer' } },
      ),
    )
    t.equal(events.length, 6)
    const resourceId = events[0]?.data['id'] as string
    const ofCall = await api.listAuditLogs({ query: { resourceId } })
    t.same(ofCall.body.data.map(({ action }) => action).sort(), ['cdr.created', 'cdr.updated'])
    const ofTranscript = await api.listAuditLogs({ query: { resourceId: demoIds.cdr } })
    t.match(
      ofTranscript.body.data,
      only({ action: 'cdr.transcript_changed', resourceType: 'cdr', changes: only() }),
    )
    t.equal(ofTranscript.body.total, 1)
  },
)

t.test('what changes nothing or is refused tells nothing', async (t) => {
  const { api } = await start()
  const after = await cursor(api)
  const acts = (await api.listAuditLogs()).body.total

  await api.updateTag({ params: tag, body: {} })
  await api.updateTag({ params: tag, body: { name: 'Crane' } })
  await api.updateTicket({ params: ticket, body: { priority: 'high', tags: [demoIds.tag] } })
  await api.updateTag({ params: tag, body: { name: 'Key account' } })
  await api.createTicket({ body: { title: 'Nobody', contact_id: newId() } })
  await api.updateTicketTags({ params: ticket, body: { actionType: 'MERGE', tags: ['Crane'] } })
  await api.bulkChangeTickets({
    body: {
      atomic: true,
      operations: [
        { op: 'assign', id: demoIds.ticket, data: { assigneeId: null } },
        { op: 'delete', id: newId() },
      ],
    },
  })

  t.same(await eventsAfter(api, after), [])
  t.equal((await api.listAuditLogs()).body.total, acts)
})

t.test('timers tell what they did as Switchboard', async (t) => {
  const { api, database, pool, workspaceId } = await start()
  await api.setTicketStatus({ params: ticket, body: { status: 'resolved' } })
  await database.admin`update tickets set resolved_at = now() - interval '97 hours'
    where workspace_id = ${workspaceId} and id = ${demoIds.ticket}`
  const after = await cursor(api)

  const jobs = startWork(pool)
  await until(async () => (await api.getTicket({ params: ticket })).body.data.status === 'closed')
  await jobs.stop()

  const events = await eventsAfter(api, after)
  t.match(
    events,
    only(
      {
        type: 'ticket.status_changed',
        actor: { type: 'system', id: null, name: 'Switchboard' },
        requestId: null,
        previous: { status: 'resolved', closedAt: null },
      },
      { type: 'ticket.closed' },
    ),
  )
})

t.test('the end of a presence is told, and a user who is not heard of', async (t) => {
  const { api, database, pool, workspaceId } = await start()
  const params = { id: demoIds.agent }
  await api.setUserPresence({ params, body: { systemName: 'break' } })
  await database.admin`update agent_presence set until = now() - interval '1 second'
    where workspace_id = ${workspaceId}`
  const after = await cursor(api)
  const isNow = async (name: string) => {
    const { body } = await api.getUser({ params })
    return body.data.presence.presenceStatus.systemName === name
  }

  const jobs = startWork(pool)
  await until(() => isNow('available'))
  await database.admin`update agent_presence set heartbeat_at = now() - interval '1 hour'
    where workspace_id = ${workspaceId}`
  await until(() => isNow('offline'))
  await jobs.stop()

  t.match(
    await eventsAfter(api, after),
    only(
      {
        type: 'agent.presence_changed',
        actor: { type: 'system' },
        data: { userId: demoIds.agent, source: 'schedule', endedAt: null },
      },
      {
        type: 'agent.presence_changed',
        data: { source: 'heartbeat', previousPresenceStatus: { systemName: 'available' } },
      },
    ),
  )
  const ofUser = await api.listAuditLogs({ query: { resourceId: demoIds.agent } })
  t.same(
    ofUser.body.data.map(({ action }) => action),
    ['agent.presence_changed', 'agent.presence_changed', 'agent.presence_changed'],
  )
})

t.test('what routing does by itself is told', async (t) => {
  const { api, database, pool, workspaceId } = await start()
  await api.updateAutomationQueue({
    params: queue,
    body: { overflow: { action: 'queue', queueId: demoIds.otherQueue }, maxOffers: 2 },
  })
  const params = { id: demoIds.otherQueue }
  await api.updateAutomationQueue({ params, body: { autoAccept: true } })
  await api.addQueueMember({ params, body: { userId: demoIds.owner } })
  await api.setUserPresence({ params: { id: demoIds.owner }, body: { systemName: 'available' } })
  await database.admin`update reservations set expires_at = now() - interval '1 second'
    where workspace_id = ${workspaceId}`
  await database.admin`update queue_entries set offer_count = 2
    where workspace_id = ${workspaceId}`
  await database.admin`update queue_members set is_paused = true
    where workspace_id = ${workspaceId} and queue_id = ${queue.id}`
  // A signal of its user would withdraw the offer if it was handled before the offer expires
  await database.admin`delete from routing_wakes where workspace_id = ${workspaceId}`
  const after = await cursor(api)
  const acts = (await api.listAuditLogs()).body.total

  const jobs = startWork(pool)
  await until(async () => {
    const { body } = await api.getTicket({ params: ticket })
    return body.data.assigneeId === demoIds.owner
  })
  await jobs.stop()

  const events = await eventsAfter(api, after)
  t.match(
    events,
    only(
      { type: 'queue.entry_waiting', data: { queueId: queue.id, status: 'waiting' } },
      { type: 'reservation.timed_out', data: { status: 'timeout' } },
      { type: 'ticket.queue_changed', previous: { queueId: queue.id } },
      { type: 'queue.entry_overflowed', data: { queueId: queue.id, status: 'overflowed' } },
      { type: 'queue.entry_waiting', data: { queueId: params.id, status: 'waiting' } },
      { type: 'cx_log.updated', data: { queueId: params.id }, previous: { queueId: queue.id } },
      {
        type: 'ticket.assigned',
        data: { assigneeId: demoIds.owner, queueId: params.id },
        previous: { assigneeId: demoIds.agent, reasonToAssign: 'Knows the cranes' },
      },
      { type: 'queue.entry_assigned', data: { assigneeId: demoIds.owner, status: 'assigned' } },
      { type: 'reservation.accepted', data: { userId: demoIds.owner, status: 'accepted' } },
      { type: 'cx_log.updated', previous: { agentId: demoIds.agent } },
    ),
  )
  t.ok(events.every(({ actor, requestId }) => actor.type === 'system' && requestId === null))
  t.equal((await api.listAuditLogs()).body.total, acts + 2, 'steps have a log of their own')
})

t.test('an offer is told, and that its user is gone', async (t) => {
  const { api, pool } = await start()
  const params = { id: demoIds.owner }
  await api.rejectReservation({ params: { id: demoIds.reservation } })
  await api.assignTicket({
    params: ticket,
    body: { assigneeId: null, queueId: demoIds.otherQueue },
  })
  await api.addQueueMember({
    params: { id: demoIds.otherQueue },
    body: { userId: demoIds.owner },
  })
  const after = await cursor(api)
  const types = async () => (await eventsAfter(api, after)).map(({ type }) => type)

  const jobs = startWork(pool)
  await api.setUserPresence({ params, body: { systemName: 'available' } })
  await until(async () => (await types()).length === 2)
  await api.setUserPresence({ params, body: { systemName: 'offline' } })
  await until(async () => (await types()).length === 5)
  await jobs.stop()

  t.same(await types(), [
    ...['agent.presence_changed', 'reservation.offered'],
    ...['agent.presence_changed', 'queue.entry_waiting', 'reservation.rescinded'],
  ])
})

t.test('the worker tells what became of messages and channels', async (t) => {
  const { api, pool, database, workspaceId } = await start()
  const failed = await api.listMessages({ query: { status: ['failed'] } })
  const failedId = failed.body.data[0]?.id ?? ''
  await api.retryMessage({ params: { id: failedId } })
  await api.deleteChannel({ params: channel })
  await database.admin`update channels set status = 'pending', validate_at = now()
    where workspace_id = ${workspaceId} and id = ${demoIds.otherChannel}`
  const sent = await api.sendMessage({
    body: { conversationId: talk.id, messageType: 'text', message: 'Hello' },
  })
  const after = await cursor(api)
  const acts = (await api.listAuditLogs()).body.total

  const jobs = startWork(pool)
  await until(async () => (await eventsAfter(api, after)).length === 3)
  await jobs.stop()

  const events = await eventsAfter(api, after)
  const eventOf = (type: string) => events.find((event) => event.type === type)
  t.match(eventOf('channel.status_changed'), {
    actor: { type: 'system' },
    data: { id: demoIds.otherChannel, status: 'active' },
    previous: { status: 'pending' },
  })
  t.match(eventOf('message.sent'), {
    data: { id: sent.body.data.id, status: 'sent' },
    previous: { status: 'sending', sentAt: null },
  })
  t.match(eventOf('message.failed'), {
    data: { id: failedId, status: 'failed', errorCode: 'channel_deleted' },
    previous: { status: 'sending', failedAt: null },
  })
  t.equal((await api.listAuditLogs()).body.total, acts + 1, 'of messages it is their own log')
})

t.test('what a message said is in no audit log, nor told when it is redacted', async (t) => {
  const { api } = await start()
  const sent = await api.sendMessage({
    body: { contactId: contact.id, channelId: channel.id, messageType: 'text', message: 'Psst' },
  })
  const after = await cursor(api)
  await api.deleteMessage({ params: { id: sent.body.data.id } })

  const events = await eventsAfter(api, after)
  t.match(
    events,
    only(
      { type: 'message.redacted', data: { message: null }, previous: null },
      { type: 'message.canceled', previous: { status: 'queued' } },
    ),
  )
  t.notMatch(JSON.stringify(events), 'Psst')
  const { text } = await api.listAuditLogs({ query: { pageSize: 100 } })
  t.match(text, 'message.queued')
  t.notMatch(text, 'Psst')
})

t.test('a reply that is kept for its key has nothing of a message that was redacted', async (t) => {
  const { api } = await start()
  const send = (message: string, headers = {}) =>
    api.sendMessage({
      body: { contactId: contact.id, channelId: channel.id, messageType: 'text', message },
      headers,
    })
  // The second is cut, by code units
  for (const [message, shown] of [
    ['Psst', 'Psst'],
    ['\u{1f92b}'.repeat(150), '\u{1f92b}'.repeat(100)],
  ] as const) {
    const headers = { 'Idempotency-Key': newId() }
    const before = await send('Gone')
    const sent = await send(message, headers)
    const { id, conversationId } = sent.body.data
    // Its preview is made a second time
    await api.deleteMessage({ params: { id: before.body.data.id } })
    const hold = { params: { id: conversationId }, headers: { 'Idempotency-Key': newId() } }
    t.match((await api.holdConversation(hold)).body.data, { lastMessagePreview: shown })
    t.equal((await api.deleteMessage({ params: { id } })).status, 204)

    const again = await send(message, headers)
    t.match(again, { status: sent.status, body: { data: { id, message: null } } })
    t.equal(again.headers['idempotency-replayed'], 'true')
    const held = await api.holdConversation(hold)
    t.match(held.body.data, { id: conversationId, status: 'hold', lastMessagePreview: null })
  }
})

t.test('what was scheduled for a group is told when it is there', async (t) => {
  const { api, database, pool, workspaceId } = await start()
  const { body } = await api.sendMessage({
    body: {
      groupId: group.id,
      messageType: 'text',
      message: 'Later',
      scheduledAt: '2099-01-01T08:00:00Z',
    },
  })
  await database.admin`update messages set due_at = now()
    where workspace_id = ${workspaceId} and id = ${body.data.id}`
  const after = await cursor(api)

  const jobs = startWork(pool)
  await until(async () => (await eventsAfter(api, after)).length > 0)
  await jobs.stop()

  t.match(
    await eventsAfter(api, after),
    only({
      type: 'message.sent',
      actor: { type: 'system' },
      data: { id: body.data.id, status: 'sent' },
      previous: { status: 'scheduled', sentAt: null },
    }),
  )
})

t.test('conversations that go to another user, or end by a merge, are told', async (t) => {
  const { api } = await start()
  const other = await api.createConversation({
    body: { channelId: demoIds.otherChannel, contactId: demoIds.otherContact },
  })
  const after = await cursor(api)
  await api.deleteUser({ params: { id: demoIds.agent }, query: { reassignTo: demoIds.owner } })
  await api.mergeContacts({
    body: { targetId: demoIds.contact, sourceIds: [demoIds.otherContact] },
  })

  const events = await eventsAfter(api, after)
  t.match(
    events.filter(({ type }) => type.startsWith('conversation.')),
    only(
      {
        type: 'conversation.assigned',
        data: { id: talk.id, assigneeId: demoIds.owner },
        previous: { assigneeId: demoIds.agent },
      },
      {
        type: 'conversation.closed',
        data: { id: other.body.data.id, contactId: demoIds.contact },
        previous: { status: 'open', closedAt: null, contactId: demoIds.otherContact },
      },
    ),
  )
})

t.test('previous has every member that changed, also names of other objects', async (t) => {
  const { api } = await start()
  const { agent, owner } = demoIds
  const after = await cursor(api)

  await api.assignTicket({ params: ticket, body: { assigneeId: owner } })
  await api.updateTicket({ params: ticket, body: { assigneeId: null } })
  await api.updateTicket({ params: ticket, body: { contactId: demoIds.otherContact } })
  await api.updateContact({ params: contact, body: { company: { name: 'Crane Union' } } })

  const emitted = await eventsAfter(api, after)
  const assigned = (userId: string) => ({ assigneeId: userId, assignee: { id: userId } })
  t.match(
    emitted.filter(({ type }) => /^ticket|^contact/.test(type)),
    only(
      { type: 'ticket.assigned', data: assigned(owner), previous: assigned(agent) },
      { type: 'ticket.unassigned', data: { assignee: null }, previous: assigned(owner) },
      {
        type: 'ticket.updated',
        data: { contact: { id: demoIds.otherContact } },
        previous: { contactId: contact.id, contact: { id: contact.id } },
      },
      {
        type: 'contact.updated',
        data: { company: { name: 'Crane Union' } },
        previous: { company: { name: 'Harbour Authority' } },
      },
    ),
  )
})

t.test('tickets that change since something they point to goes are told', async (t) => {
  const { api } = await start()
  const category = await api.createCategory({ body: { value: 'Going' } })
  const queue = await api.createAutomationQueue({ body: { name: 'Going', strategy: 'manual' } })
  const { body } = await api.createTicket({
    body: {
      title: 'Stays',
      contactId: demoIds.otherContact,
      categoryId: category.body.data.id,
      queueId: queue.body.data.id,
      assigneeId: demoIds.agent,
    },
  })
  const ticketId = body.data.id
  const after = await cursor(api)

  await api.deleteCategory({
    params: { id: category.body.data.id },
    query: { moveTo: demoIds.category },
  })
  await api.deleteAutomationQueue({
    params: { id: queue.body.data.id },
    query: { moveTo: demoIds.queue },
  })
  await api.deleteUser({ params: { id: demoIds.agent }, query: { reassignTo: demoIds.owner } })
  await api.mergeContacts({
    body: { targetId: demoIds.contact, sourceIds: [demoIds.otherContact] },
  })

  const emitted = (await eventsAfter(api, after)).filter(({ data }) => data['id'] === ticketId)
  t.match(
    emitted,
    only(
      {
        type: 'ticket.updated',
        data: { categoryId: demoIds.category },
        previous: { categoryId: category.body.data.id },
      },
      {
        type: 'ticket.queue_changed',
        data: { queueId: demoIds.queue },
        previous: { queueId: queue.body.data.id },
      },
      {
        type: 'ticket.assigned',
        data: { assigneeId: demoIds.owner },
        previous: { assigneeId: demoIds.agent, assignee: { id: demoIds.agent } },
      },
      {
        type: 'ticket.updated',
        data: { contactId: demoIds.contact },
        previous: { contactId: demoIds.otherContact },
      },
    ),
  )
  t.equal(emitted.length, 4)
})

t.test('a reader sees the events of its filter, page by page', async (t) => {
  const { api } = await start()
  const after = await cursor(api)
  for (const name of ['One', 'Two', 'Three']) await api.createTag({ body: { name } })
  await api.createGroup({ body: { name: 'Between' } })

  const first = await api.listEvents({ query: { after, types: ['tag.*'], limit: 2 } })
  t.equal(first.body.data.length, 2)
  t.equal(first.body.hasMore, true)
  const second = await api.listEvents({
    query: { after: first.body.nextCursor, types: ['tag.created'] },
  })
  t.match(second.body.data, only({ data: { name: 'Three' } }))
  t.equal(second.body.hasMore, false)
  const none = await api.listEvents({ query: { after: second.body.nextCursor } })
  t.same(none.body.data, [])
  t.equal(none.body.nextCursor, second.body.nextCursor)

  const [{ id = '' } = {}] = second.body.data
  const resourceId = second.body.data[0]?.data['id'] as string
  const ofOne = await api.listEvents({ query: { resourceId, after: '0' } })
  t.same(
    ofOne.body.data.map((event) => event.id),
    [id],
  )
})

t.test('a reader without a scope does not see what it would read', async (t) => {
  const { api, tokenWith } = await start()
  const after = await cursor(api)
  await api.createTag({ body: { name: 'Seen' } })
  await api.createGroup({ body: { name: 'Unseen' } })
  const [, hidden] = await eventsAfter(api, after)
  const token = await tokenWith('events:read', 'tags:read')

  const seen = await api.listEvents({ query: { after }, token })
  t.match(seen.body.data, only({ type: 'tag.created' }))
  t.equal(seen.body.data.length, 1)
  const asked = await api.listEvents({ query: { after, types: ['group.created'] }, token })
  t.match(asked, { status: 403, body: { requiredScopes: only('groups:read') } })
  for (const types of [['group.*'], ['tag.*', 'group.*'], ['*', 'ticket.*']]) {
    t.equal((await api.listEvents({ query: { after, types }, token })).status, 403, `${types}`)
  }
  t.equal((await api.listEvents({ query: { after, types: ['*', 'tag.*'] }, token })).status, 200)
  t.equal((await api.getEvent({ params: { id: hidden?.id ?? '' }, token })).status, 404)
})

t.test('a reader can begin after the newest event', async (t) => {
  const { api } = await start()
  t.match(await api.listEvents({ query: { after: 'latest' } }), {
    status: 200,
    body: { data: only(), hasMore: false },
  })
  await api.createTag({ body: { name: 'Before' } })

  const { body: now } = await api.listEvents({ query: { after: 'latest', types: ['tag.*'] } })
  t.equal(now.nextCursor, await cursor(api))
  await api.createTag({ body: { name: 'After' } })
  const { body } = await api.listEvents({ query: { after: now.nextCursor } })
  t.match(body.data, only({ type: 'tag.created', data: { name: 'After' } }))
  t.equal(body.data.length, 1)
})

t.test('a cursor that does not exist, or is too old, is refused', async (t) => {
  const { api, database, workspaceId } = await start()
  await api.createTag({ body: { name: 'Old' } })
  const latest = await cursor(api)

  t.match(await api.listEvents({ query: { after: '4711' } }), {
    status: 422,
    body: { code: 'invalid_cursor' },
  })
  t.equal((await api.listEvents({ query: { types: ['nothing.*'] } })).status, 400)

  await database.admin`select make_log_partitions(now() - interval '31 days')`
  await rewriteLog(
    database.admin,
    (sql) => sql`update event_batches set numbered_at = numbered_at - interval '31 days'
      where workspace_id = ${workspaceId}`,
  )
  t.match(await api.listEvents({ query: { after: '0' } }), {
    status: 410,
    body: { code: 'cursor_expired', oldestCursor: latest },
  })
  t.match(await api.streamEvents({ query: { after: '0' } }), {
    status: 410,
    body: { code: 'cursor_expired', oldestCursor: latest },
  })
  t.same((await api.listEvents({ query: { after: latest } })).body.data, [])
})

t.test('readers beside writers see each event once and in order', async (t) => {
  const { api } = await start()
  const after = await cursor(api)
  const writers = 8
  // More by hand: EVENT_WRITES=200 npm test -- events/events
  const each = Number(process.env['EVENT_WRITES'] ?? 20)
  let isWriting = true
  const made: string[] = []
  const write = async (writer: number) => {
    for (let i = 0; i < each; i++) {
      // One of them is changed by all, so that they wait for one another
      const reply = await (i % 4 === 0
        ? api.updateTag({ params: tag, body: { description: `${writer} ${i}` } })
        : api.createTag({ body: { name: `${writer} ${i}` } }))
      made.push(`${reply.body.data.id} ${reply.body.data.updatedAt}`)
    }
  }
  const read = async () => {
    const seen: Array<Schema<'Event'>> = []
    let next = after
    for (let isLast = false; !isLast;) {
      isLast = !isWriting
      const { body } = await api.listEvents({ query: { after: next, limit: 50 } })
      seen.push(...body.data)
      next = body.nextCursor
      if (body.hasMore) isLast = false
    }
    return seen
  }

  const readers = [read(), read(), read()]
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
  isWriting = false

  for (const seen of await Promise.all(readers)) {
    t.same(
      seen.map(({ sequence }) => sequence),
      Array.from({ length: writers * each }, (_, index) => Number(after) + 1 + index),
    )
    t.equal(new Set(seen.map(({ id }) => id)).size, writers * each)
    // Each event of the tag has the values of the event before it
    const changes = seen.filter(({ type }) => type === 'tag.updated')
    const written = changes.map(({ data }) => data['description'])
    t.same(
      changes.map(({ previous }) => previous?.['description']),
      ['Everything about cranes', ...written.slice(0, -1)],
    )
  }
})

t.test('the log of changes can only be added to', async (t) => {
  const { api, database, workspaceId } = await start()
  const { admin } = database
  const refused = { message: 'the log of changes can only be added to' }

  for (const table of ['changes', 'change_data', 'event_batches']) {
    const name = admin(table)
    const rowsOf = admin`${name} where workspace_id = ${workspaceId}`
    await t.rejects(admin`update ${name} set workspace_id = workspace_id`, refused)
    await t.rejects(admin`delete from ${rowsOf}`, refused)
    const redaction = admin.begin(async (sql) => {
      await sql`set local switchboard.redaction = 'on'`
      await sql`delete from ${rowsOf}`
    })
    await t.rejects(redaction, refused, 'a redaction removes no rows')
    await t.rejects(admin`truncate ${name}`, refused)
    const partitions = await admin<Array<{ name: string }>>`
      select relid::text as name from pg_partition_tree(${table}::regclass) where isleaf`
    t.ok(partitions.length > 0, `${table} has partitions`)
    for (const one of partitions) await t.rejects(admin`truncate ${admin(one.name)}`, refused)
  }

  const { body } = await api.listAuditLogs()
  t.equal(body.total, 1)
})
