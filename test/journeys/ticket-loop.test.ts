import t from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { demoIds } from '../../src/workspaces/demo.ts'
import { newId } from '../../src/lib/ids.ts'
import type { Client } from '../helpers/client.ts'
import { createDesk } from '../helpers/desk.ts'
import { handOver, mailIn, mailOf, sentMessage, startMailing } from '../helpers/mails.ts'
import { only } from '../helpers/only.ts'
import { makeQueue } from '../helpers/queues.ts'
import { start } from '../helpers/start.ts'

type Ticket = Schema<'Ticket'>

type Written = Schema<'Message'>

async function ticketsOf(api: Client, conversationId: string): Promise<Ticket[]> {
  const { body } = await api.listTickets({
    query: { conversationId: [conversationId], sort: ['createdAt'] },
  })
  return body.data
}

async function eventsOf(api: Client, resourceId: string): Promise<Array<Schema<'Event'>>> {
  const { body } = await api.listEvents({ query: { resourceId, limit: 100 } })
  return body.data
}

/** The id of the event of a message that was received. */
async function causeOf(api: Client, { id }: Written): Promise<{ type: string; id: string }> {
  const found = (await eventsOf(api, id)).find(({ type }) => type === 'message.received')
  return { type: 'message.received', id: found?.id ?? '' }
}

t.test(
  'a message creates a ticket with the defaults of its channel, which enters routing',
  async (t) => {
    const { api, database, workspaceId } = await start()
    const queueId = await makeQueue(
      { api },
      { name: 'Loop', strategy: 'manual', channels: ['email'] },
    )
    const ticketing: Schema<'ChannelTicketingWrite'> = {
      mode: 'on',
      type: 'incident',
      priority: 'high',
      categoryId: demoIds.category,
      queueId,
      tags: [demoIds.tag],
    } as const
    const { write } = await createDesk(api, { ticketing })
    const text = `The crane ${'turns '.repeat(30)}`

    const first = await write(text)
    const second = await write('Hello?')

    t.equal(second.conversationId, first.conversationId)
    const [ticket, ...others] = await ticketsOf(api, first.conversationId)
    t.same(others, [])
    t.match(ticket, {
      title: text.slice(0, 80).trim(),
      type: 'incident',
      priority: 'high',
      status: 'open',
      channel: 'api',
      categoryId: demoIds.category,
      queueId,
      tags: only({ id: demoIds.tag }),
      contactId: first.contactId,
      creatorId: first.contactId,
      followUpOfId: null,
      conversationIds: only(first.conversationId),
    })
    const id = ticket?.id ?? ''
    const actor = { type: 'contact', id: first.contactId, name: 'Mira', email: null }
    const causedBy = await causeOf(api, first)
    const events = await eventsOf(api, id)
    t.match(
      events.filter(({ type }) => type.startsWith('ticket.')),
      only({ type: 'ticket.created', actor, causedBy, data: { id } }),
    )
    const received = (await eventsOf(api, first.id)).find(({ type }) => type === 'message.received')
    t.equal(received?.causedBy, null)
    const history = await api.listTicketHistory({ params: { id } })
    t.match(history.body.data.at(-1), { field: 'status', to: 'open', actor, causedBy })
    const audited = await api.listAuditLogs({ query: { action: ['ticket.created'] } })
    t.match(audited.body.data[0], { actor, resourceId: id })
    const expanded = await api.getTicket({ params: { id }, query: { expand: ['creator'] } })
    t.match(expanded.body.data.creator, actor)
    const entries = await api.listQueueEntries({ params: { id: queueId } })
    t.equal(entries.body.total, 1)
    const conversation = await api.getConversation({ params: { id: first.conversationId } })
    t.same(conversation.body.data.ticketIds, [id])
    const cases = await database.admin`select id from cx_logs
    where workspace_id = ${workspaceId} and contact_id = ${first.contactId}`
    t.equal(cases.length, 1, 'the conversation and its ticket share a case')
  },
)

t.test(
  'a ticket from a message has the queue that it matches, and a title in any case',
  async (t) => {
    const { api } = await start()
    const queue = await api.createAutomationQueue({
      body: {
        name: 'Loop cranes',
        strategy: 'manual',
        conditions: { all: [{ field: 'title', operator: 'contains', value: 'crane' }], any: [] },
      },
    })
    const one = await createDesk(api, { ticketing: { mode: 'on' } })
    const other = await createDesk(api, { ticketing: { mode: 'on' } })
    const silent = await createDesk(api)

    const first = await one.write('crane 3', { subject: 'A crane fails' })
    const location = { latitude: 55.6, longitude: 12.5 }
    const second = await other.write(null, { messageType: 'location', location })
    const third = await silent.write('crane 4')

    const queueId = queue.body.data.id
    t.match(
      await ticketsOf(api, first.conversationId),
      only({ title: 'A crane fails', type: 'question', priority: 'medium', queueId }),
    )
    t.match(
      await ticketsOf(api, second.conversationId),
      only({ title: 'Message of the type location' }),
    )
    t.same(await ticketsOf(api, third.conversationId), [], 'the mode is off')
  },
)

t.test('an answer opens what waits for the contact', async (t) => {
  const { api, database, workspaceId } = await start()
  const { write } = await createDesk(api, { ticketing: { mode: 'on' } })
  const { conversationId } = await write('It fails.')
  const id = (await ticketsOf(api, conversationId))[0]?.id ?? ''
  const params = { id }
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  const answered = async (body: Schema<'TicketStatusChange'>) => {
    await api.setTicketStatus({ params, body })
    const answer = await write('Any news?')
    return { answer, ticket: (await api.getTicket({ params })).body.data }
  }

  const pending = await answered({ status: 'pending', reason: 'Asked for the number' })
  const snoozed = await answered({ status: 'on_hold', snoozedUntil: tomorrow })
  const held = await answered({ status: 'on_hold' })
  await api.setTicketStatus({ params, body: { status: 'open' } })
  const resolved = await answered({ status: 'resolved' })

  t.match(pending.ticket, { status: 'open', statusReason: null, reopenCount: 0 })
  t.match(snoozed.ticket, { status: 'open', snoozedUntil: null })
  t.match(held.ticket, { status: 'on_hold' }, 'a third party is waited for')
  t.match(resolved.ticket, { status: 'open', resolvedAt: null, resolution: null, reopenCount: 1 })
  const causedBy = await causeOf(api, resolved.answer)
  const actor = { type: 'contact', name: 'Mira' }
  const { body } = await api.listTicketHistory({ params, query: { field: ['status'] } })
  t.match(body.data[0], { from: 'resolved', to: 'open', actor, causedBy })
  t.match(body.data[1], { to: 'resolved', actor: { type: 'user' }, causedBy: null })
  const events = (await eventsOf(api, id)).filter(
    ({ causedBy: cause }) => cause?.id === causedBy.id,
  )
  t.same(
    events.map(({ type }) => type),
    ['ticket.status_changed', 'ticket.reopened'],
  )
  t.equal((await ticketsOf(api, conversationId)).length, 1)
  const [row] = await database.admin`select status from cx_logs
    where workspace_id = ${workspaceId} and contact_id = ${resolved.ticket.contactId}`
  t.match(row, { status: 'open' })
})

t.test('what opens again is not left with a user who is no longer active', async (t) => {
  const { api } = await start()
  const queueId = await makeQueue(
    { api },
    { name: 'Loop', strategy: 'manual', channels: ['email'] },
  )
  const kim = { id: demoIds.agent }
  const entriesOf = async (entityId: string) =>
    (await api.listQueueEntries({ params: { id: queueId }, query: { entityId } })).body.data

  const desk = await createDesk(api)
  const { conversationId, contactId } = await desk.write('It fails.')
  const made = await api.createTicket({
    body: {
      title: 'Crane 3 fails',
      contactId: contactId ?? '',
      conversationId,
      queueId,
      assigneeId: kim.id,
      force: true,
    },
  })
  const params = { id: made.body.data.id }
  await api.setTicketStatus({ params, body: { status: 'resolved' } })
  const chat = await createDesk(api, { defaultQueueId: queueId })
  const talk = await chat.write('Hello?')
  const room = { id: talk.conversationId }
  await api.assignConversation({ params: room, body: { assigneeId: kim.id, force: true } })
  await api.closeConversation({ params: room, body: {} })
  await api.updateUser({ params: kim, body: { status: 'suspended' } })

  await desk.write('It fails again.')
  t.match((await api.getTicket({ params })).body.data, { status: 'open', assigneeId: null })
  t.match(
    (await eventsOf(api, params.id)).slice(-2),
    only(
      { type: 'ticket.reopened' },
      { type: 'ticket.unassigned', previous: { assigneeId: kim.id } },
    ),
  )
  t.match(await entriesOf(params.id), only({ status: 'waiting' }))

  await chat.write('Is anybody there?')
  t.match((await api.getConversation({ params: room })).body.data, {
    status: 'open',
    assigneeId: null,
    queueId,
  })
  t.match((await entriesOf(room.id))[0], { status: 'waiting' })

  // A request that reopens it returns the assignee, and an ETag for the next change
  const given = async (params: { id: string }) => {
    await api.updateUser({ params: kim, body: { status: 'active' } })
    const body = { assigneeId: kim.id, force: true }
    await (params === room ? api.assignConversation : api.assignTicket)({ params, body })
    await (params === room
      ? api.closeConversation({ params, body: {} })
      : api.setTicketStatus({ params, body: { status: 'resolved' } }))
    await api.updateUser({ params: kim, body: { status: 'suspended' } })
  }
  await given(params)
  const opened = await api.setTicketStatus({ params, body: { status: 'open' } })
  t.match(opened.body.data, { status: 'open', assigneeId: null })
  const headers = { 'If-Match': opened.headers['etag'] as string }
  t.equal((await api.updateTicket({ params, headers, body: { title: 'Crane' } })).status, 200)
  await given(params)
  const patched = await api.updateTicket({ params, body: { status: 'in_progress' } })
  t.match(patched.body.data, { status: 'in_progress', assigneeId: null })
  await given(room)
  const reopened = await api.reopenConversation({ params: room })
  t.match(reopened.body.data, { status: 'open', assigneeId: null })
  t.equal(reopened.headers['etag'], (await api.getConversation({ params: room })).headers['etag'])
})

t.test('after the window, or once it is closed, a ticket gets one follow-up', async (t) => {
  const { api, database, workspaceId } = await start()
  const { write } = await createDesk(api)
  const { conversationId, contactId } = await write('It fails.')
  const made = await api.createTicket({
    body: {
      title: 'Crane 3 fails',
      contactId: contactId ?? '',
      conversationId,
      priority: 'urgent',
      tags: [demoIds.tag],
    },
  })
  t.match(made, { status: 201, body: { data: { conversationIds: only(conversationId) } } })
  const params = { id: made.body.data.id }
  await api.setTicketStatus({ params, body: { status: 'resolved' } })
  await api.updateSettings({ body: { reopenWindowDays: 2 } })
  await database.admin`update tickets set resolved_at = now() - interval '49 hours'
    where workspace_id = ${workspaceId} and id = ${params.id}`

  const late = await write('It fails again.')
  await write('And again.')

  const [first, followUp, ...others] = await ticketsOf(api, conversationId)
  t.same(others, [])
  t.match(first, { status: 'resolved', reopenCount: 0 })
  t.match(followUp, {
    title: 'Crane 3 fails',
    status: 'open',
    priority: 'urgent',
    contactId,
    followUpOfId: params.id,
    tags: only({ id: demoIds.tag }),
    conversationIds: only(conversationId),
  })
  const followed = { id: followUp?.id ?? '' }
  const [created] = await eventsOf(api, followed.id)
  t.match(created, {
    type: 'ticket.created',
    actor: { type: 'contact', id: contactId },
    causedBy: await causeOf(api, late),
  })

  await api.setTicketStatus({ params: followed, body: { status: 'closed' } })
  await api.updateSettings({ body: { followUpOnClosed: false } })
  await write('Hello?')
  t.equal((await ticketsOf(api, conversationId)).length, 2, 'no follow-up is wanted')
  await api.updateSettings({ body: { followUpOnClosed: true } })
  await write('Hello??')
  const last = (await ticketsOf(api, conversationId)).at(-1)
  t.match(last, { followUpOfId: followed.id, status: 'open' })
})

t.test('what is made of a message is erased with it', async (t) => {
  const { api } = await start()
  const { write } = await createDesk(api, { ticketing: { mode: 'on' } })
  const secret = 'My password is swordfish'
  const message = await write(`${secret},\nplease help.`)
  const [{ id = '', title = '' } = {}] = await ticketsOf(api, message.conversationId)
  t.equal(title, `${secret}, please help.`)
  const headers = { 'Idempotency-Key': newId() }
  const assign = () =>
    api.assignTicket({ params: { id }, body: { assigneeId: demoIds.agent }, headers })
  await assign()
  await api.updateTicket({ params: { id }, body: { title: 'Password' } })
  await api.updateTicket({ params: { id }, body: { title } })
  const own = await api.createTicket({
    body: { title, contact_id: message.contactId ?? '', conversationId: message.conversationId },
  })

  await api.deleteMessage({ params: { id: message.id } })

  const { body } = await api.getTicket({ params: { id } })
  t.equal(body.data.title, 'Message of the type text')
  const history = await api.listTicketHistory({ params: { id } })
  t.equal(history.body.data.filter(({ field }) => field === 'title').length, 3)
  const audit = await api.listAuditLogs({ query: { resourceId: id, pageSize: 100 } })
  const events = await eventsOf(api, id)
  t.match(events.at(-1), { type: 'ticket.updated', previous: { title: '' } })
  const replayed = await assign()
  t.equal(replayed.headers['idempotency-replayed'], 'true')
  for (const shown of [history.text, audit.text, replayed.text, JSON.stringify(events)]) {
    t.notMatch(shown, secret)
  }
  const kept = await api.getTicket({ params: { id: own.body.data.id } })
  t.equal(kept.body.data.title, title, 'a person gave it')
})

t.test('what other messages made is not erased with one that says the same', async (t) => {
  const { api } = await start()
  const [one, other] = [
    await createDesk(api, { ticketing: { mode: 'on' } }),
    await createDesk(api, { ticketing: { mode: 'on' } }),
  ]
  const contact = { platformId: 'twice', name: 'Twice' }
  const first = await one.write('Order', { contact })
  const again = await one.write('Order', { contact })
  const second = await other.write('Order', { contact })
  const answer = await api.sendMessage({
    body: { conversationId: first.conversationId, messageType: 'text', message: 'Order' },
  })
  const titles = async () =>
    [
      ...(await ticketsOf(api, first.conversationId)),
      ...(await ticketsOf(api, second.conversationId)),
    ].map(({ title }) => title)

  await api.deleteMessage({ params: { id: answer.body.data.id } })
  await api.deleteMessage({ params: { id: again.id } })
  t.same(await titles(), ['Order', 'Order'])
  await api.deleteMessage({ params: { id: second.id } })
  t.same(await titles(), ['Order', 'Message of the type text'])
  await api.deleteMessage({ params: { id: first.id } })
  t.same(await titles(), ['Message of the type text', 'Message of the type text'])
})

t.test('the subject of a mail is erased with it, unless another mail has it', async (t) => {
  const desk = await startMailing()
  const { api, channelId } = desk
  await api.updateChannel({ params: { id: channelId }, body: { ticketing: { mode: 'on' } } })
  const subject = 'IBAN DK5000400440116243'
  const read = async (id: string) => (await api.getConversation({ params: { id } })).body.data
  const first = await mailIn(desk, '<s1@harbour.example>', { subject })
  const replyToExternalId = '<s1@harbour.example>'
  const again = await mailIn(desk, '<s2@harbour.example>', { subject, replyToExternalId })
  const { conversationId } = first
  t.equal(again.conversationId, conversationId)

  await api.deleteMessage({ params: { id: first.id } })
  t.equal((await read(conversationId)).subject, subject)
  await api.deleteMessage({ params: { id: again.id } })
  t.equal((await read(conversationId)).subject, null)
  t.notMatch(JSON.stringify(await eventsOf(api, conversationId)), subject)
  const [ticket] = await ticketsOf(api, conversationId)
  t.equal(ticket?.title, 'Message of the type text')
})

t.test('a ticket is created for a conversation with its contact only', async (t) => {
  const { api } = await start()
  const { write } = await createDesk(api)
  const { conversationId } = await write('It fails.')
  const ticket = { title: 'Crane', contact_id: demoIds.contact }

  const another = await api.createTicket({ body: { ...ticket, conversationId } })
  const group = await api.createTicket({
    body: { ...ticket, conversationId: demoIds.conversation },
  })
  const unknown = await api.createTicket({ body: { ...ticket, conversationId: newId() } })
  const none = await api.createTicket({ body: { ...ticket, conversationId: null } })

  const pointer = '/conversationId'
  t.match(another, { status: 422, body: { code: 'rule_violated', pointer } })
  t.match(group, { status: 422, body: { code: 'rule_violated', pointer } })
  t.match(unknown, { status: 422, body: { code: 'unknown_reference', pointer } })
  t.match(none, { status: 201, body: { data: { conversationIds: only() } } })
})

t.test('a public comment goes to the present contact of its ticket', async (t) => {
  const { api } = await start()
  const { write } = await createDesk(api)
  const { conversationId, contactId } = await write('It fails.')
  const made = await api.createTicket({
    body: { title: 'Crane', contact_id: contactId ?? '', conversationId },
  })
  const { id } = made.body.data
  const kim = await write('And mine?', { contact: { platformId: `kim-${newId()}`, name: 'Kim' } })
  const comment = async (text: string) => {
    const body = { text, visibility: 'public' as const }
    const reply = await api.createTicketComment({ params: { id }, body })
    t.equal(reply.status, 201, reply.text)
    return (await api.getMessage({ params: { id: reply.body.data.messageId ?? '' } })).body.data
  }

  t.match(await comment('We come.'), { contactId, conversationId })
  await api.updateTicket({ params: { id }, body: { contactId: kim.contactId ?? '' } })
  const unclear = await api.createTicketComment({
    params: { id },
    body: { text: 'The invoice of Kim.', visibility: 'public' },
  })
  t.match(unclear, {
    status: 422,
    body: { code: 'channel_required', detail: /Link a conversation/ },
  })
  t.notOk('pointer' in unclear.body)
  const link = { params: { id: kim.conversationId }, body: { ticketIds: [id] } }
  t.equal((await api.updateConversation(link)).status, 200)
  const { conversationId: ofKim } = kim
  t.match(await comment('The invoice of Kim.'), {
    contactId: kim.contactId,
    conversationId: ofKim,
  })
})

t.test('a ticket shows its contact, queue and conversations on request', async (t) => {
  const { api, tokenWith } = await start()
  const queueId = await makeQueue({ api }, { name: 'Loop shown', strategy: 'manual' })
  const { channelId, write } = await createDesk(api, { ticketing: { mode: 'on', queueId } })
  const { conversationId, contactId } = await write('It fails.')
  const expand: Array<'contact' | 'conversations' | 'queue'> = ['contact', 'queue', 'conversations']

  const { body } = await api.listTickets({ query: { conversationId: [conversationId], expand } })
  const [ticket] = body.data
  const params = { id: ticket?.id ?? '' }
  const one = await api.getTicket({ params, query: { expand } })
  const plain = await api.getTicket({ params })
  const token = await tokenWith('tickets:read')
  const refused = await api.getTicket({ params, query: { expand }, token })
  const permitted = await api.getTicket({ params, query: { expand: ['queue'] }, token })

  const conversation = { id: conversationId, kind: 'direct', status: 'open', channelId }
  const expanded = {
    contact: { id: contactId, name: 'Mira', email: null, phone: null, isBlocked: false },
    queue: { id: queueId, name: 'Loop shown' },
    conversations: [conversation],
  }
  t.match(ticket, expanded)
  t.match(one.body.data, expanded)
  t.same(plain.body.data.contact, { id: contactId, name: 'Mira' })
  t.notOk('queue' in plain.body.data || 'conversations' in plain.body.data)
  const requiredScopes = ['contacts:read', 'conversations:read']
  t.match(refused, { status: 403, body: { requiredScopes } })
  t.match(permitted, { status: 200, body: { data: { queue: { id: queueId } } } })
})

t.test('two hundred messages at once make one ticket', async (t) => {
  const { api } = await start()
  const { write } = await createDesk(api, { ticketing: { mode: 'on' } })
  const { conversationId } = await write('First')
  const before = (await ticketsOf(api, conversationId))[0]?.id ?? ''
  await api.setTicketStatus({ params: { id: before }, body: { status: 'closed' } })

  const all = await Promise.all(Array.from({ length: 200 }, (_, n) => write(`Message ${n}`)))

  t.equal(new Set(all.map((one) => one.conversationId)).size, 1)
  t.equal(new Set(all.map(({ id }) => id)).size, 200)
  const tickets = await ticketsOf(api, conversationId)
  t.equal(tickets.length, 2)
  t.match(tickets[1], { followUpOfId: before, status: 'open' })
})

t.test(
  'messages and assignments of one ticket at once do not wait for each other for ever',
  async (t) => {
    const { api } = await start()
    const { write } = await createDesk(api, { ticketing: { mode: 'on' } })
    const { conversationId } = await write('First')
    const params = { id: (await ticketsOf(api, conversationId))[0]?.id ?? '' }

    const acts = Array.from({ length: 60 }, (_, n) => async () => {
      if (n % 3 === 0) return write(`Message ${n}`)
      if (n % 3 === 1) return api.setTicketStatus({ params, body: { status: 'pending' } })
      const assigneeId = n % 2 === 0 ? demoIds.agent : null
      return api.assignTicket({ params, body: { assigneeId, force: true } })
    })
    await Promise.all(acts.map((act) => act()))

    await api.assignTicket({ params, body: { assigneeId: demoIds.agent, force: true } })
    await write('Last')
    t.match((await api.getTicket({ params })).body.data, { status: 'open' })
    const { data } = (await api.getConversation({ params: { id: conversationId } })).body
    t.equal(data.assigneeId, demoIds.agent)
  },
)

t.test('closing a conversation resolves its tickets but those that lack a field', async (t) => {
  const { api, tokenWith } = await start()
  const { write } = await createDesk(api)
  const { conversationId, contactId } = await write('It fails.')
  const body = { title: 'Crane', contactId: contactId ?? '', conversationId }
  const field = await api.createCustomField({
    body: {
      entity: 'ticket',
      systemName: 'cf_cause_found',
      displayName: 'Cause',
      type: 'text',
      isRequiredToResolve: true,
    },
  })
  t.equal(field.status, 201)
  const whole = await api.createTicket({
    body: { ...body, customFields: { cf_cause_found: 'Rust' } },
  })
  const lacking = await api.createTicket({ body })
  const params = { id: conversationId }

  const token = await tokenWith('conversations:write')
  const refused = await api.closeConversation({ params, body: { resolveTickets: true }, token })
  const closed = await api.closeConversation({ params, body: { resolveTickets: true } })
  const again = await api.closeConversation({ params, body: { resolveTickets: true } })

  t.match(refused, { status: 403, body: { requiredScopes: only('tickets:write') } })
  const { id, ticketNumber } = lacking.body.data
  t.match(closed, {
    status: 200,
    body: {
      data: {
        status: 'closed',
        unresolvedTickets: only({ id, ticketNumber, fields: only('cf_cause_found') }),
      },
    },
  })
  t.equal(again.status, 200)
  t.notOk('unresolvedTickets' in again.body.data)
  t.match((await api.getTicket({ params: { id } })).body.data, { status: 'open' })
  const resolved = (await api.getTicket({ params: { id: whole.body.data.id } })).body.data
  t.match(resolved, { status: 'resolved', resolvedAt: /Z$/ })
  const event = (await eventsOf(api, resolved.id)).find(({ type }) => type === 'ticket.resolved')
  t.match(event, { actor: { type: 'user' }, causedBy: { type: 'conversation.closed' } })
  const plain = (await api.getConversation({ params })).body.data
  t.notOk('unresolvedTickets' in plain)
})

t.test(
  'an assigned ticket brings its conversations along, but not those that somebody has',
  async (t) => {
    const { api } = await start()
    const { write } = await createDesk(api, { ticketing: { mode: 'on' } })
    const other = await createDesk(api, { ticketing: { mode: 'on' } })
    const free = await write('It fails.')
    const taken = await other.write('It fails, too.')
    await api.assignConversation({
      params: { id: taken.conversationId },
      body: { assigneeId: demoIds.owner },
    })
    const idOf = async (message: Written) =>
      (await ticketsOf(api, message.conversationId))[0]?.id ?? ''

    for (const message of [free, taken]) {
      const params = { id: await idOf(message) }
      await api.assignTicket({ params, body: { assigneeId: demoIds.agent, force: true } })
    }
    const assigned = await api.createTicket({
      body: {
        title: 'Second',
        contactId: free.contactId ?? '',
        conversationId: free.conversationId,
        assigneeId: demoIds.owner,
      },
    })

    t.equal(assigned.status, 201)
    const assigneeOf = async ({ conversationId: id }: Written) =>
      (await api.getConversation({ params: { id } })).body.data.assigneeId
    t.equal(await assigneeOf(free), demoIds.agent)
    t.equal(await assigneeOf(taken), demoIds.owner)
    const events = await eventsOf(api, free.conversationId)
    const found = events.filter(({ type }) => type === 'conversation.assigned')
    t.match(
      found,
      only({
        actor: { type: 'user' },
        causedBy: { type: 'ticket.assigned' },
        previous: { assigneeId: null },
      }),
    )
  },
)

t.test('the automatic reply is sent once a day, and to no program', async (t) => {
  const { api, database, workspaceId } = await start()
  const autoReply = { enabled: true, text: 'We answer within a day.' }
  const { write } = await createDesk(api, { autoReply })
  const repliesIn = async (id: string) => {
    const { body } = await api.listMessages({ query: { conversationId: [id] } })
    return body.data.filter(({ direction }) => direction === 'outbound')
  }

  const first = await write('It fails.')
  const params = { id: first.conversationId }
  await write('Hello?')
  const [reply, ...others] = await repliesIn(params.id)
  t.same(others, [])
  t.match(reply, {
    message: autoReply.text,
    isAutomatic: true,
    sender: { type: 'system', id: null },
    replyToMessageId: first.id,
  })
  const sent = (await eventsOf(api, reply?.id ?? '')).find(({ type }) => type === 'message.queued')
  t.match(sent, { actor: { type: 'system' }, causedBy: await causeOf(api, first) })

  await api.closeConversation({ params })
  await write('Are you there?')
  t.equal((await repliesIn(params.id)).length, 1, 'reopened within the day')
  await database.admin`update messages set created_at = now() - interval '25 hours'
    where workspace_id = ${workspaceId} and id = ${reply?.id ?? ''}`
  await api.closeConversation({ params })
  await write('Are you still there?')
  t.equal((await repliesIn(params.id)).length, 2)

  await api.blockContact({ params: { id: first.contactId ?? '' }, body: {} })
  await database.admin`delete from messages where workspace_id = ${workspaceId}
    and conversation_id = ${params.id} and direction = 'outbound'`
  await api.closeConversation({ params })
  t.equal((await write('Why?')).status, 'received')
  t.equal((await repliesIn(params.id)).length, 0, 'nothing to whoever is blocked')
})

t.test('a program that answers replies in new threads gets ten of them', async (t) => {
  const desk = await startMailing()
  const { api, channelId } = desk
  const autoReply = { enabled: true, text: 'We have got your message.' }
  await api.updateChannel({ params: { id: channelId }, body: { autoReply } })
  for (let n = 1; n <= 12; n++) {
    await mailIn(desk, `<loop-${n}@harbour.example>`, { subject: `Away ${n}` })
  }
  const { body } = await api.listMessages({
    query: { channelId: [channelId], direction: ['outbound'] },
  })
  t.equal(body.total, 10)
})

t.test('a channel enables its automatic reply with a text only', async (t) => {
  const { api } = await start()
  const named = { type: 'api', name: 'App' } as const
  const without = await api.createChannel({ body: { ...named, autoReply: { enabled: true } } })
  const made = await api.createChannel({ body: { ...named, autoReply: { text: 'Hello' } } })
  const params = { id: made.body.data.id }
  const enabled = await api.updateChannel({ params, body: { autoReply: { enabled: true } } })
  const cleared = await api.updateChannel({ params, body: { autoReply: { text: null } } })
  const unknown = await api.updateChannel({
    params,
    body: { ticketing: { categoryId: newId(), tags: [] } },
  })

  t.match(without, { status: 422, body: { code: 'rule_violated', pointer: '/autoReply/text' } })
  t.match(made.body.data, {
    autoReply: { enabled: false, text: 'Hello' },
    ticketing: { mode: 'off', type: 'question', priority: 'medium', queueId: null, tags: only() },
  })
  t.match(enabled.body.data, { autoReply: { enabled: true, text: 'Hello' } })
  t.match(cleared, { status: 422, body: { pointer: '/autoReply/text' } })
  t.match(unknown, { status: 422, body: { pointer: '/ticketing/categoryId' } })
})

t.test('what is deleted is removed from the ticketing of channels', async (t) => {
  const { api } = await start()
  const category = (await api.createCategory({ body: { value: 'Loop', parentId: null } })).body.data
    .id
  const tag = (await api.createTag({ body: { name: 'Loop' } })).body.data.id
  const queueId = await makeQueue({ api }, { name: 'Loop', strategy: 'manual' })
  const { channelId } = await createDesk(api, {
    ticketing: { categoryId: category, queueId, tags: [demoIds.tag, tag] },
  })

  await api.deleteCategory({ params: { id: category } })
  await api.deleteTag({ params: { id: tag } })
  await api.deleteAutomationQueue({ params: { id: queueId } })

  const { data } = (await api.getChannel({ params: { id: channelId } })).body
  t.same(data.ticketing, {
    mode: 'off',
    type: 'question',
    priority: 'medium',
    categoryId: null,
    queueId: null,
    tags: [demoIds.tag],
  })
  const updated = (await eventsOf(api, channelId)).filter(({ type }) => type === 'channel.updated')
  t.same(
    updated.map(({ causedBy }) => causedBy?.type),
    ['category.deleted', 'tag.deleted', 'queue.deleted'],
  )
})

t.test(
  'mails: a thread has its ticket, a later thread continues it, a program starts nothing',
  async (t) => {
    const desk = await startMailing()
    const { api, channelId, database, workspaceId, smtp } = desk
    await api.updateChannel({
      params: { id: channelId },
      body: {
        ticketing: { mode: 'on' },
        autoReply: { enabled: true, text: 'We have received your mail.' },
      },
    })
    const first = await handOver(
      desk,
      channelId,
      mailOf({ 'Message-ID': '<1@x.example>', Subject: 'Crane 3', Cc: 'tom@x.example' }),
    )
    const { conversationId } = first.body.data
    const [ticket] = await ticketsOf(api, conversationId)
    t.match(ticket, { title: 'Crane 3', channel: 'email', status: 'open' })
    const params = { id: ticket?.id ?? '' }

    const { body } = await api.listMessages({ query: { conversationId: [conversationId] } })
    const reply = body.data.find(({ direction }) => direction === 'outbound')
    await sentMessage(api, reply?.id ?? '')
    t.same(smtp.received.at(-1)?.to, ['mira@x.example'])
    const header = smtp.received.at(-1)?.mail.headers.find(({ key }) => key === 'auto-submitted')
    t.equal(header?.value, 'auto-replied')
    t.equal((await api.getTicket({ params })).body.data.firstResponseAt, null)

    await api.setTicketStatus({ params, body: { status: 'pending' } })
    const vacation = await handOver(
      desk,
      channelId,
      mailOf({
        'Message-ID': '<2@x.example>',
        'In-Reply-To': '<1@x.example>',
        'Auto-Submitted': 'auto-replied',
      }),
    )
    t.equal(vacation.body.data.conversationId, conversationId)
    t.match((await api.getTicket({ params })).body.data, { status: 'pending' })

    await api.setTicketStatus({ params, body: { status: 'resolved' } })
    await api.closeConversation({ params: { id: conversationId } })
    await database.admin`update conversations set closed_at = now() - interval '25 hours'
    where workspace_id = ${workspaceId} and id = ${conversationId}`
    const later = await handOver(
      desk,
      channelId,
      mailOf({
        'Message-ID': '<3@x.example>',
        References: '<1@x.example>',
        Subject: 'Re: Crane 3',
      }),
    )
    t.not(later.body.data.conversationId, conversationId)
    const reopened = (await api.getTicket({ params })).body.data
    t.match(reopened, { status: 'open', reopenCount: 1 })
    t.same(reopened.conversationIds, [conversationId, later.body.data.conversationId])
    t.equal((await ticketsOf(api, later.body.data.conversationId)).length, 1)
  },
)
