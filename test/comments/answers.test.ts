import t from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { demoIds } from '../../src/workspaces/demo.ts'
import { newId } from '../../src/lib/ids.ts'
import { again } from '../helpers/again.ts'
import type { Client } from '../helpers/client.ts'
import { mailIn, sentMessage, startMailing } from '../helpers/mails.ts'
import { only } from '../helpers/only.ts'
import { start } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

const params = { id: demoIds.ticket }

t.test('a public comment is a reply with HTML, copies and a subject', async (t) => {
  const desk = await startMailing()
  const { api, smtp } = desk
  const { conversationId } = await mailIn(desk, '<first@harbour.example>')
  const ticketId = await ticketOf(api, { conversationId })
  const text = 'word '.repeat(13_000).trim()

  const written = await comment(api, ticketId, {
    text,
    html: '<p>We come <b>today</b>.</p>',
    subject: 'The crane, again',
    cc: ['Crew@x.example'],
    bcc: ['archive@x.example'],
  })
  const message = await sentMessage(api, String(written.messageId))

  t.match(message, {
    status: 'sent',
    conversationId,
    message: text,
    html: '<p>We come <b>today</b>.</p>',
    subject: 'The crane, again',
    cc: only('Crew@x.example'),
    bcc: only('archive@x.example'),
  })
  const [mail] = smtp.received
  t.match(mail?.mail, { subject: 'The crane, again', html: /<b>today<\/b>/ })
  const receivers = ['archive@x.example', 'crew@x.example', 'office@harbour.example']
  t.same([...(mail?.to ?? [])].map((address) => address.toLowerCase()).sort(), receivers)
  t.equal((await api.getComment({ params: { id: written.id } })).body.data.text, text)
})

t.test('a public comment is a mail in the same thread', async (t) => {
  const desk = await startMailing()
  const { api, smtp } = desk
  const { conversationId } = await mailIn(desk, '<first@harbour.example>')
  const ticketId = await ticketOf(api, { conversationId })
  const fileId = await file(api, 'plan.txt', 'the plan')

  const written = await comment(api, ticketId, {
    text: 'We come today, {0} brings the part {1}.',
    mentions: [{ index: 0, userId: demoIds.agent }],
    attachments: [{ fileId }],
  })
  const messageId = String(written.messageId)
  t.match(written, { visibility: 'public', delivery: { status: 'queued', sentAt: null } })
  const message = await sentMessage(api, messageId)
  const second = await comment(api, ticketId, { text: 'We are on the way.' })
  const later = await sentMessage(api, String(second.messageId))

  t.match(message, {
    status: 'sent',
    conversationId,
    commentId: written.id,
    message: 'We come today, Noor Haddad brings the part {1}.',
    sender: { type: 'user', id: demoIds.owner },
    attachments: only({ fileId }),
    subject: 'Re: Crane 3',
  })
  const [first, next] = smtp.received
  t.match(first?.mail, { inReplyTo: '<first@harbour.example>', subject: 'Re: Crane 3' })
  t.equal(first?.mail.text?.trimEnd(), 'We come today, Noor Haddad brings the part {1}.')
  t.match(first?.mail.attachments, only({ filename: 'plan.txt' }))
  t.same(first?.to, ['office@harbour.example'])
  t.match(next?.mail, {
    inReplyTo: String(message.externalId),
    references: `<first@harbour.example> ${message.externalId}`,
  })
  t.equal(later.conversationId, conversationId)

  const read = (await api.getComment({ params: { id: written.id } })).body.data
  t.match(read, { messageId, delivery: { status: 'sent', sentAt: message.sentAt } })
  const listed = await api.listTicketComments({ params: { id: ticketId } })
  t.same(
    listed.body.data.map(({ delivery }) => delivery?.status),
    ['sent', 'sent'],
  )
  const ticket = (await api.getTicket({ params: { id: ticketId } })).body.data
  t.match(ticket, { firstResponseAt: message.createdAt, deliveryFailedAt: null })
  const contact = await api.getContact({ params: { id: demoIds.contact } })
  // To the minute, so that it is the time of the first one unless a minute passed between them
  const elapsed = Date.parse(later.createdAt) - Date.parse(String(message.createdAt))
  t.equal(contact.body.data.lastContactedAt, (elapsed < 60_000 ? message : later).createdAt)
})

t.test('a comment opens a conversation on the channel of the ticket, and links it', async (t) => {
  const desk = await startMailing()
  const { api, smtp, channelId } = desk
  const ticketId = await ticketOf(api, { channel: 'email', title: 'Crane 3 stands still' })

  const written = await comment(api, ticketId, { text: 'We come.' })
  const message = await sentMessage(api, String(written.messageId))

  t.match(message, { channelId, status: 'sent', contactId: demoIds.contact })
  t.equal(smtp.received[0]?.mail.subject, 'Crane 3 stands still')
  const { body } = await api.getConversation({ params: { id: message.conversationId } })
  t.match(body.data, { ticketIds: only(ticketId), status: 'open', subject: 'Crane 3 stands still' })
  t.same((await api.getTicket({ params: { id: ticketId } })).body.data.conversationIds, [
    message.conversationId,
  ])
  const again = await comment(api, ticketId, { text: 'Now.' })
  const next = await sentMessage(api, String(again.messageId))
  t.equal(next.conversationId, message.conversationId)

  // An open conversation comes before a newer one that is closed, and a closed one is opened again
  await api.closeConversation({ params: { id: message.conversationId }, body: {} })
  const last = await comment(api, ticketId, { text: 'Done.' })
  t.match(await sentMessage(api, String(last.messageId)), {
    conversationId: message.conversationId,
  })
  const reopened = await api.getConversation({ params: { id: message.conversationId } })
  t.equal(reopened.body.data.status, 'open')
})

t.test('an open conversation is answered before a closed one', async (t) => {
  const { api } = await start()
  const open = await conversationOn(api, demoIds.channel)
  const closed = await conversationOn(api, await appChannel(api))
  const ticketId = await ticketOf(api, {})
  for (const id of [open, closed]) {
    await api.updateConversation({ params: { id }, body: { ticketIds: [ticketId] } })
  }
  await api.closeConversation({ params: { id: closed }, body: {} })

  const { messageId } = await comment(api, ticketId, { text: 'Hello' })
  const message = await api.getMessage({ params: { id: String(messageId) } })
  t.equal(message.body.data.conversationId, open)
})

t.test('a failed delivery shows on the ticket until it is sent again', async (t) => {
  const desk = await startMailing()
  const { api, smtp } = desk
  const { conversationId } = await mailIn(desk, '<first@harbour.example>')
  const ticketId = await ticketOf(api, { conversationId })
  const ticket = async () => (await api.getTicket({ params: { id: ticketId } })).body.data

  smtp.reject(554)
  const written = await comment(api, ticketId, { text: 'We come.' })
  const failed = await sentMessage(api, String(written.messageId))
  t.match(failed, { status: 'failed', errorCode: 'smtp_554' })
  t.equal((await ticket()).deliveryFailedAt, failed.failedAt)
  const read = (await api.getComment({ params: { id: written.id } })).body.data
  t.match(read.delivery, {
    ...{ status: 'failed', errorCode: 'smtp_554', errorMessage: /554/, failedAt: failed.failedAt },
  })
  const history = await api.listTicketHistory({ params: { id: ticketId } })
  t.match(history.body.data[0], {
    ...{ field: 'deliveryFailedAt', from: null, to: failed.failedAt, actor: { type: 'system' } },
  })
  const events = await api.listEvents({ query: { limit: 500, resourceId: ticketId } })
  t.match(events.body.data.at(-1), {
    type: 'ticket.delivery_failed',
    data: { id: ticketId, deliveryFailedAt: failed.failedAt },
  })

  await api.deleteTicket({ params: { id: ticketId } })
  await api.retryMessage({ params: { id: failed.id } })
  await api.restoreTicket({ params: { id: ticketId } })
  t.equal((await ticket()).deliveryFailedAt, null, 'also of a ticket that was deleted meanwhile')
  t.match(await sentMessage(api, failed.id), { status: 'sent' })
  t.equal((await ticket()).deliveryFailedAt, null)

  smtp.reject(554)
  const other = await comment(api, ticketId, { text: 'We come again.' })
  await sentMessage(api, String(other.messageId))
  t.type((await ticket()).deliveryFailedAt, 'string')
  await api.deleteComment({ params: { id: other.id } })
  t.equal((await ticket()).deliveryFailedAt, null, 'nobody has to read a deleted comment')
})

t.test('what cannot be sent is refused together with the comment', async (t) => {
  const { api, tokenWith } = await start()
  const none = await api.createContact({ body: { name: 'Nobody' } })
  const bare = await ticketOf(api, { contact_id: none.body.data.id })
  const phoned = await ticketOf(api, { channel: 'phone' })
  const body = { text: 'Hello', visibility: 'public' as const }
  const refused = async (id: string, status: number, problem: object, other: object = {}) => {
    const before = (await api.listTicketComments({ params: { id } })).body.total
    const reply = await api.createTicketComment({ params: { id }, body: { ...body, ...other } })
    t.match(reply, { status, body: problem }, JSON.stringify(problem))
    const resolving = await api.setTicketStatus({
      params: { id },
      body: { status: 'pending', comment: { ...body, ...other } as never },
    })
    if (Object.keys(other).length === 0) {
      t.match(resolving, { status, body: problem })
      const data = { status: 'pending', comment: body } as const
      const bulk = { operations: [{ op: 'status', id, data } as const] }
      t.match(await api.bulkChangeTickets({ body: bulk }), { status, body: problem })
    }
    t.equal((await api.listTicketComments({ params: { id } })).body.total, before)
    t.not((await api.getTicket({ params: { id } })).body.data.status, 'pending')
  }

  await refused(phoned, 422, {
    code: 'channel_required',
    candidates: [{ channelId: demoIds.channel }, { channelId: demoIds.otherChannel }],
  })
  await refused(
    params.id,
    422,
    { code: 'rule_violated', pointer: '/send' },
    {
      visibility: 'internal',
      send: true,
    },
  )
  const mail = { html: '<p>Soon</p>', subject: 'Soon', cc: ['a@x.example'], bcc: ['b@x.example'] }
  const plain = await conversationOn(api, await gateway(api))
  const ticketId = await ticketOf(api, { conversationId: plain })
  for (const [name, value] of Object.entries(mail)) {
    const rule = { code: 'rule_violated', pointer: `/${name}` }
    const unsent = { ...body, send: false, [name]: value }
    const internal = { text: 'Noted', [name]: value }
    for (const written of [unsent, internal]) {
      const reply = await api.createTicketComment({ params: { id: ticketId }, body: written })
      t.match(reply, { status: 422, body: rule }, name)
    }
    const incapable = { code: 'channel_capability_missing', pointer: `/${name}` }
    const sent = await api.createTicketComment({
      params: { id: ticketId },
      body: { ...body, [name]: value },
    })
    t.match(sent, { status: 422, body: incapable }, name)
  }
  const fileId = await file(api, 'a.txt', 'a')
  await refused(
    ticketId,
    422,
    { code: 'channel_capability_missing', pointer: '/attachments' },
    { attachments: [{ fileId }] },
  )
  const pictures = await conversationOn(api, await gateway(api, ['image']))
  const wordless = await ticketOf(api, { conversationId: pictures })
  await refused(wordless, 422, { code: 'channel_capability_missing' })

  const channel = { id: demoIds.otherChannel }
  await api.updateChannel({ params: channel, body: { messageWindowHours: 24 } })
  const other = await conversationOn(api, channel.id, demoIds.otherContact)
  const late = await ticketOf(api, { contact_id: demoIds.otherContact, conversationId: other })
  await refused(late, 422, { code: 'message_window_closed' })

  await api.blockContact({ params: { id: demoIds.contact }, body: { reason: 'Spam' } })
  await refused(params.id, 422, { code: 'contact_blocked' })
  await api.unblockContact({ params: { id: demoIds.contact } })

  for (const id of [demoIds.channel, demoIds.otherChannel]) {
    await api.updateChannel({ params: { id }, body: { status: 'disabled' } })
  }
  await refused(params.id, 409, { code: 'channel_disabled' })
  await refused(bare, 422, { code: 'contact_unreachable' })
  const kept = await api.createTicketComment({
    params: { id: bare },
    body: { ...body, send: false },
  })
  t.match(kept, { status: 201, body: { data: { messageId: null, delivery: null } } })
  const answered = await api.getTicket({ params: { id: bare } })
  t.equal(answered.body.data.firstResponseAt, null, 'nobody was answered')

  const token = await tokenWith('comments:write', 'tickets:write')
  const sending = await api.createTicketComment({ params, body, token })
  t.match(sending, { status: 403, body: { code: 'insufficient_scope' } })
  const unsent = await api.createTicketComment({ params, body: { ...body, send: false }, token })
  t.equal(unsent.status, 201)
})

t.test('the text must be short enough with the names in it', async (t) => {
  const { api } = await start()
  await api.updateUser({ params: { id: demoIds.agent }, body: { name: 'N'.repeat(100) } })
  const reply = await api.createTicketComment({
    params,
    body: {
      text: '{0}'.repeat(3000),
      visibility: 'public',
      mentions: [{ index: 0, userId: demoIds.agent }],
    },
  })
  t.match(reply, { status: 422, body: { code: 'rule_violated', pointer: '/text' } })
})

t.test(
  'deleting a comment cancels what waits, redacting a message erases its comment',
  async (t) => {
    const { api, database, workspaceId } = await start()
    const written = await comment(api, params.id, { text: 'A secret' })
    const id = String(written.messageId)
    await api.deleteComment({ params: { id: written.id } })
    t.equal((await api.getMessage({ params: { id } })).body.data.status, 'canceled')

    const other = await comment(api, params.id, { text: 'Another secret' })
    const messageId = String(other.messageId)
    await api.updateComment({ params: { id: other.id }, body: { text: 'Another secret, changed' } })
    const unchanged = await api.getMessage({ params: { id: messageId } })
    t.equal(unchanged.body.data.message, 'Another secret')
    t.equal((await api.deleteMessage({ params: { id: messageId } })).status, 204)

    t.equal((await api.getComment({ params: { id: other.id } })).status, 404)
    const [row] = await database.admin`
    select text from comments where workspace_id = ${workspaceId} and id = ${other.id}`
    t.equal(row?.['text'], '')
    const events = await api.listEvents({ query: { limit: 500 } })
    const about = events.body.data.filter(({ data }) => data['id'] === other.id)
    t.same(
      about.map(({ type }) => type),
      ['comment.created', 'comment.updated', 'comment.deleted'],
    )
    t.notMatch(JSON.stringify(about), 'Another secret')
    const audit = await api.listAuditLogs({ query: { resourceId: other.id, pageSize: 100 } })
    t.equal(audit.body.total, 3)
    t.notMatch(JSON.stringify(audit.body.data), 'Another secret')
  },
)

t.test('the first response is of a user, and is noted once', async (t) => {
  const { api, tokenWith } = await start()
  const service = await tokenWith('*')
  const conversationId = await conversationOn(api, demoIds.channel)
  const ticketId = await ticketOf(api, { conversationId })
  const unlinked = await ticketOf(api, {})
  const firstResponse = async (id = ticketId) =>
    (await api.getTicket({ params: { id } })).body.data.firstResponseAt
  const body = { conversationId, messageType: 'text', message: 'Hello' } as const

  await api.sendMessage({ body, token: service })
  await comment(api, ticketId, { text: 'By a program' }, service)
  t.equal(await firstResponse(), null, 'a token is nobody')
  await api.sendMessage({ body: { ...body, scheduledAt: '2099-01-01T00:00:00Z' } })
  t.equal(await firstResponse(), null, 'nothing was said yet')

  const { version } = (await api.getTicket({ params: { id: ticketId } })).body.data
  const restored = { id: await ticketOf(api, { conversationId }) }
  await api.deleteTicket({ params: restored })
  const sent = await api.sendMessage({ body })
  t.equal(await firstResponse(), sent.body.data.createdAt)
  await api.restoreTicket({ params: restored })
  t.equal(await firstResponse(restored.id), sent.body.data.createdAt, 'it was deleted meanwhile')
  t.equal((await api.getTicket({ params: { id: ticketId } })).body.data.version, version)
  await api.sendMessage({ body })
  t.equal(await firstResponse(), sent.body.data.createdAt)
  t.equal(await firstResponse(unlinked), null)
  const history = await api.listTicketHistory({
    params: { id: ticketId },
    query: { field: ['firstResponseAt'] },
  })
  t.match(history.body, { total: 1, data: only({ actor: { id: demoIds.owner } }) })
})

t.test('a scheduled message counts when it is sent', async (t) => {
  const desk = await startMailing()
  const { api } = desk
  const { conversationId } = await mailIn(desk, '<first@harbour.example>')
  const ticketId = await ticketOf(api, { conversationId })
  const before = (await api.getContact({ params: { id: demoIds.contact } })).body.data
  t.type(before.lastSeenAt, 'string')
  const soon = new Date(Date.now() + 3000).toISOString()
  const body = { conversationId, messageType: 'text', message: 'Soon', scheduledAt: soon } as const
  await api.sendMessage({ body })

  const ticket = async () => (await api.getTicket({ params: { id: ticketId } })).body.data
  await until(async () => (await ticket()).firstResponseAt !== null)
  t.ok(Date.parse(String((await ticket()).firstResponseAt)) >= Date.parse(soon))
  const after = (await api.getContact({ params: { id: demoIds.contact } })).body.data
  t.equal(after.lastContactedAt, (await ticket()).firstResponseAt)
})

t.test('many comments and messages of one ticket at once do not deadlock', async (t) => {
  const desk = await startMailing()
  const { api, database } = desk
  const { conversationId } = await mailIn(desk, '<first@harbour.example>')
  const ticketId = await ticketOf(api, { conversationId })
  const deadlocks = async () => {
    const [row] = await database.admin`
      select deadlocks::int as count from pg_stat_database where datname = current_database()`
    return row?.['count']
  }
  const before = await deadlocks()

  const replies = await Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
      if (n % 2 === 0) {
        const body = { text: `Comment ${n}`, visibility: 'public' } as const
        return again(async () => api.createTicketComment({ params: { id: ticketId }, body }))
      }
      const body = {
        externalId: `<${newId()}@harbour.example>`,
        contact: { email: 'office@harbour.example' },
        messageType: 'text',
        message: `Message ${n}`,
        replyToExternalId: '<first@harbour.example>',
      } as const
      return again(async () => api.receiveMessage({ params: { id: desk.channelId }, body }))
    }),
  )
  t.same(new Set(replies.map(({ status }) => status)), new Set([201]))
  const found = await api.listMessages({ query: { conversationId: [conversationId] } })
  t.equal(found.body.total, 21)
  t.equal(await deadlocks(), before)
})

async function comment(
  api: Client,
  id: string,
  body: Omit<Schema<'CommentCreate'>, 'visibility'>,
  token?: string,
): Promise<Schema<'Comment'>> {
  const reply = await api.createTicketComment({
    params: { id },
    body: { ...body, visibility: 'public' },
    ...(token !== undefined && { token }),
  })
  if (reply.status !== 201) throw new Error(`the comment was refused: ${reply.text}`)
  return reply.body.data
}

async function ticketOf(api: Client, body: Partial<Schema<'TicketCreate'>>): Promise<string> {
  const reply = await api.createTicket({
    body: { title: 'Crane 3', contact_id: demoIds.contact, ...body } as Schema<'TicketCreate'>,
  })
  if (reply.status !== 201) throw new Error(`the ticket was refused: ${reply.text}`)
  return reply.body.data.id
}

async function conversationOn(
  api: Client,
  channelId: string,
  contactId: string = demoIds.contact,
): Promise<string> {
  const reply = await api.createConversation({ body: { channelId, contactId } })
  if (reply.status !== 201) throw new Error(`the conversation was refused: ${reply.text}`)
  return reply.body.data.id
}

async function appChannel(api: Client): Promise<string> {
  return (await api.createChannel({ body: { type: 'api', name: 'Third app' } })).body.data.id
}

/** A channel that sends texts only, unless `capabilities` says otherwise. */
async function gateway(
  api: Client,
  capabilities: Schema<'ChannelCapability'>[] = ['text'],
): Promise<string> {
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
  const { body } = await api.createChannel({
    body: {
      type: 'custom',
      name: 'Gateway',
      capabilities,
      config: { outboundUrl: 'https://gateway.example/', secret, identityType: 'email' },
    },
  })
  return body.data.id
}

async function file(api: Client, name: string, text: string): Promise<string> {
  const data = Buffer.from(text).toString('base64')
  return (await api.createMediaFileFromBase64({ body: { name, data } })).body.data.id
}
