import t from 'tap'
import type { Operations, Schema } from '../../generated/operations.ts'
import { makeAgents, tokenOf } from '../helpers/agents.ts'
import { feedFaults } from '../helpers/feed.ts'
import {
  handOver,
  mailOf,
  type Mailing,
  reportOf,
  sentMessage,
  startMailing,
} from '../helpers/mails.ts'
import { only } from '../helpers/only.ts'
import { until } from '../helpers/until.ts'

// The way of a customer's matter through all areas, by raw mails and a real SMTP server

const customer = 'mira@x.example'
const colleague = 'tom@x.example'

interface Helpdesk extends Mailing {
  readonly queueId: string
  readonly agentId: string
  readonly agentToken: string
}

async function startHelpdesk(autoReply?: Schema<'ChannelAutoReplyWrite'>): Promise<Helpdesk> {
  const mailing = await startMailing()
  const { api, channelId } = mailing
  const [agentId = ''] = await makeAgents(mailing, { capacity: 5 })
  const body = { name: 'Front desk', strategy: 'longest_idle' } as const
  const queueId = (await api.createAutomationQueue({ body })).body.data.id
  await api.addQueueMember({ params: { id: queueId }, body: { userId: agentId } })
  const ticketing = { mode: 'on', priority: 'high', type: 'problem', queueId } as const
  const changed = await api.updateChannel({
    params: { id: channelId },
    body: { ticketing, ...(autoReply && { autoReply }) },
  })
  if (changed.status !== 200) throw new Error(JSON.stringify(changed.body))
  return { ...mailing, queueId, agentId, agentToken: await tokenOf(mailing, agentId) }
}

async function mailFrom(
  desk: Helpdesk,
  headers: Readonly<Record<string, string>>,
): Promise<Schema<'Message'>> {
  const reply = await handOver(desk, desk.channelId, mailOf(headers))
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body))
  return reply.body.data
}

async function ticketOf({ api }: Helpdesk, conversationId: string): Promise<Schema<'Ticket'>> {
  const { body } = await api.listTickets({
    query: { conversationId: [conversationId], sort: ['-createdAt'] },
  })
  const [ticket] = body.data
  if (!ticket) throw new Error('the conversation has no ticket')
  return ticket
}

async function casesOf({ api }: Helpdesk, contactId: string): Promise<Array<Schema<'CxLog'>>> {
  const query = { contactId: [contactId] }
  return (await api.listCxLogs({ query })).body.data
}

async function history(
  { api }: Helpdesk,
  id: string,
  field: string,
): Promise<Array<Schema<'TicketHistoryEntry'>>> {
  const query: Operations['listTicketHistory']['queryInput'] = { pageSize: 100 }
  const { body } = await api.listTicketHistory({ params: { id }, query })
  return body.data.filter((entry) => entry.field === field)
}

/** Has the agent accept what the queue offers. */
async function accept(desk: Helpdesk): Promise<Schema<'Reservation'>> {
  const offered = async () => {
    const query = { userId: ['me'], status: ['pending' as const] }
    return (await desk.api.listReservations({ query, token: desk.agentToken })).body.data
  }
  await until(async () => (await offered()).length > 0)
  const [reservation] = await offered()
  const params = { id: reservation?.id ?? '' }
  const accepted = await desk.api.acceptReservation({ params, token: desk.agentToken })
  if (accepted.status !== 200) throw new Error(JSON.stringify(accepted.body))
  return accepted.body.data
}

t.test('a matter from the first mail to its follow-up', async (t) => {
  const desk = await startHelpdesk()
  const { api, agentId, agentToken: token, database, workspaceId, smtp } = desk

  const first = await mailFrom(desk, {
    'Message-ID': '<1@x.example>',
    Subject: 'Crane 3 leaks',
    Cc: `Tom <${colleague}>`,
  })
  const { conversationId } = first
  const contactId = String(first.contactId)
  const opened = await ticketOf(desk, conversationId)
  const params = { id: opened.id }
  const read = async () => (await api.getTicket({ params })).body.data

  t.match(opened, {
    title: 'Crane 3 leaks',
    status: 'open',
    priority: 'high',
    type: 'problem',
    contactId,
    queueId: desk.queueId,
    conversationIds: only(conversationId),
    firstResponseAt: null,
  })
  const events = await api.listEvents({ query: { types: ['ticket.created'] } })
  t.match(events.body.data.at(-1), {
    data: { id: opened.id },
    actor: { type: 'contact', id: contactId },
    causedBy: { type: 'message.received' },
  })
  const [opening, ...others] = await casesOf(desk, contactId)
  t.same(others, [], 'one interaction is one case')
  t.match(opening, { status: 'open', firstRepliedAt: null, ticketIds: only(opened.id) })

  // An agent accepts it, and has the conversation as well
  t.match(await accept(desk), { entityId: opened.id, userId: agentId, status: 'accepted' })
  t.match(await read(), { assigneeId: agentId })
  const readConversation = async () =>
    (await api.getConversation({ params: { id: conversationId } })).body.data
  t.match(await readConversation(), { assigneeId: agentId, status: 'open' })

  // A public comment is a mail in the same thread to all who take part
  const body = { text: 'We come on Monday.', visibility: 'public' } as const
  const comment = (await api.createTicketComment({ params, body, token })).body.data
  const answer = await sentMessage(api, String(comment.messageId))
  const [out] = smtp.received
  t.match(answer, { status: 'sent', conversationId, commentId: comment.id })
  t.match(out?.mail, { inReplyTo: '<1@x.example>', subject: 'Re: Crane 3 leaks' })
  t.same([...(out?.to ?? [])].sort(), [customer, colleague])
  const { firstResponseAt } = await read()
  t.equal(firstResponseAt, answer.createdAt)
  const [answered] = await casesOf(desk, contactId)
  t.match(answered, { id: opening?.id, agentId, firstRepliedAt: answer.createdAt })

  // Waiting for the customer, whose answer opens the ticket again
  const pending = await api.setTicketStatus({ params, body: { status: 'pending' }, token })
  t.equal(pending.status, 200)
  const second = await mailFrom(desk, {
    'Message-ID': '<2@x.example>',
    'In-Reply-To': String(answer.externalId),
    References: `<1@x.example> ${answer.externalId}`,
  })
  t.equal(second.conversationId, conversationId)
  t.match(await read(), { status: 'open', reopenCount: 0 })
  const [moved] = await history(desk, opened.id, 'status')
  t.match(moved, {
    from: 'pending',
    to: 'open',
    actor: { type: 'contact', id: contactId },
    causedBy: { type: 'message.received' },
  })

  // Resolved, and reopened by an answer within the window
  t.equal((await api.setTicketStatus({ params, body: { status: 'resolved' }, token })).status, 200)
  await mailFrom(desk, { 'Message-ID': '<3@x.example>', References: '<1@x.example>' })
  t.match(await read(), { status: 'open', reopenCount: 1, resolvedAt: null, assigneeId: agentId })

  // Resolved, and followed up after the window
  await api.updateSettings({ body: { autoCloseHours: null } })
  t.equal((await api.setTicketStatus({ params, body: { status: 'resolved' }, token })).status, 200)
  await database.admin`update tickets set resolved_at = now() - interval '8 days'
    where workspace_id = ${workspaceId} and id = ${opened.id}`
  await mailFrom(desk, { 'Message-ID': '<4@x.example>', References: '<1@x.example>' })
  t.match(await read(), { status: 'resolved' })
  const followUp = await ticketOf(desk, conversationId)
  t.match(followUp, {
    followUpOfId: opened.id,
    status: 'open',
    conversationIds: only(conversationId),
  })
  await mailFrom(desk, { 'Message-ID': '<5@x.example>', References: '<1@x.example>' })
  t.equal((await ticketOf(desk, conversationId)).id, followUp.id, 'one follow-up')
  t.equal((await casesOf(desk, contactId)).length, 1)

  // Another subject of the same address is another matter
  const other = await mailFrom(desk, { 'Message-ID': '<6@x.example>', Subject: 'Invoice 77' })
  t.not(other.conversationId, conversationId)
  t.match(await ticketOf(desk, other.conversationId), { title: 'Invoice 77', contactId })
  t.equal((await casesOf(desk, contactId)).length, 2)

  // Somebody in Cc answers in the same thread
  const byTom = await mailFrom(desk, {
    From: colleague,
    'Message-ID': '<7@x.example>',
    References: '<1@x.example>',
  })
  t.equal(byTom.conversationId, conversationId)

  const timeline = await api.listTicketTimeline({ params, query: { pageSize: 100 } })
  const types = timeline.body.data.map(({ type }) => type)
  for (const type of ['message', 'comment', 'change'] as const) t.ok(types.includes(type), type)
  t.same(await feedFaults(api), [])
})

t.test('a returned mail is a failed message, and no contact', async (t) => {
  const desk = await startHelpdesk()
  const { api, agentToken: token } = desk
  const first = await mailFrom(desk, { 'Message-ID': '<1@x.example>', Subject: 'Crane 3' })
  const ticket = await ticketOf(desk, first.conversationId)
  const params = { id: ticket.id }
  const body = { text: 'On our way.', visibility: 'public' } as const
  const comment = (await api.createTicketComment({ params, body, token })).body.data
  const sent = await sentMessage(api, String(comment.messageId))
  const total = async () => (await api.listContacts({ query: {} })).body.total
  const before = await total()

  const report = reportOf({ messageId: String(sent.externalId) })
  t.match(await handOver(desk, desk.channelId, report), { status: 200 })

  const message = (await api.getMessage({ params: { id: sent.id } })).body.data
  t.match(message, { status: 'failed', errorCode: 'bounced' })
  t.equal(await total(), before)
  const shown = (await api.getComment({ params: { id: comment.id } })).body.data
  t.match(shown, { delivery: { status: 'failed', errorCode: 'bounced' } })
  t.type((await api.getTicket({ params })).body.data.deliveryFailedAt, 'string')
})

t.test('an automatic answer reopens nothing, and two auto-responders do not loop', async (t) => {
  const desk = await startHelpdesk({ enabled: true, text: 'We have your mail.' })
  const { api, agentToken: token, smtp } = desk
  const first = await mailFrom(desk, { 'Message-ID': '<1@x.example>', Subject: 'Crane 3' })
  const { conversationId } = first
  const { id } = await ticketOf(desk, conversationId)
  const params = { id }
  await until(() => smtp.received.length === 1)
  t.match(smtp.received[0]?.mail.text, /We have your mail/)
  t.match(smtp.received[0]?.raw.toString(), /^Auto-Submitted: auto-replied\r$/m)
  t.equal((await api.getTicket({ params })).body.data.firstResponseAt, null)
  await api.setTicketStatus({ params, body: { status: 'resolved' }, token })

  for (let round = 1; round <= 20; round++) {
    const vacation = await mailFrom(desk, {
      'Message-ID': `<vacation-${round}@x.example>`,
      'Auto-Submitted': 'auto-replied',
      References: '<1@x.example>',
      Subject: 'Out of office',
    })
    t.match(vacation, { isAutomatic: true, conversationId })
  }

  t.match((await api.getTicket({ params })).body.data, { status: 'resolved', reopenCount: 0 })
  t.equal((await api.listTickets({ query: { conversationId: [conversationId] } })).body.total, 1)
  t.equal(smtp.received.length, 1, 'one automatic reply')
  const query = { conversationId: [conversationId], direction: ['outbound' as const] }
  t.equal((await api.listMessages({ query })).body.total, 1)
})

t.test('the first mail of a program gets no automatic reply, that of a person does', async (t) => {
  const desk = await startHelpdesk({ enabled: true, text: 'We have your mail.' })
  const automatic: ReadonlyArray<Readonly<Record<string, string>>> = [
    { 'Auto-Submitted': 'auto-generated' },
    { 'Auto-Submitted': 'auto-replied (vacation)' },
    { 'X-Autoreply': 'yes' },
    { Precedence: 'auto_reply' },
  ]
  const repliesTo = async (conversationId: string) => {
    const query = { conversationId: [conversationId], direction: ['outbound' as const] }
    return (await desk.api.listMessages({ query })).body.data
  }
  for (const [n, headers] of automatic.entries()) {
    const From = `program-${n}@x.example`
    const mail = await mailFrom(desk, {
      From,
      'Message-ID': `<program-${n}@x.example>`,
      ...headers,
    })
    t.match(mail, { isAutomatic: true, conversationId: String }, JSON.stringify(headers))
    t.same(await repliesTo(mail.conversationId), [], JSON.stringify(headers))
  }
  const { conversationId } = await mailFrom(desk, { 'Message-ID': '<person@x.example>' })
  t.match(await repliesTo(conversationId), only({ isAutomatic: true, to: only(customer) }))
})

t.test('200 mails of one thread at once are one matter', async (t) => {
  const desk = await startHelpdesk()
  const { api } = desk
  const first = await mailFrom(desk, { 'Message-ID': '<0@x.example>', Subject: 'Crane 3' })
  const { conversationId } = first
  const { id } = await ticketOf(desk, conversationId)
  await api.setTicketStatus({ params: { id }, body: { status: 'pending' } })
  const replies = await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      handOver(
        desk,
        desk.channelId,
        mailOf({ 'Message-ID': `<${n + 1}@x.example>`, References: '<0@x.example>' }),
      ),
    ),
  )

  // One that was refused with 503 and sent again may have been taken the first time
  t.ok(replies.every(({ status }) => status === 201 || status === 200))
  t.equal(new Set(replies.map(({ body }) => body.data.id)).size, 200, 'each made its own message')
  const { body } = await api.listTickets({ query: { conversationId: [conversationId] } })
  t.match(body, { total: 1, data: only({ id, status: 'open' }) })
  const query = { conversationId: [conversationId], direction: ['inbound' as const] }
  t.equal((await api.listMessages({ query })).body.total, 201)
  const cases = await casesOf(desk, String(first.contactId))
  t.match(cases, only({ messageCount: { inbound: 201 } }))
})
