import t from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { caseIdOf } from '../../src/lib/ids.ts'
import { makeAgents } from '../helpers/agents.ts'
import { makeChannel, makeContact, makeConversation, makeTicket } from '../helpers/make.ts'
import { only } from '../helpers/only.ts'
import { startEmpty, type Workspace } from '../helpers/start.ts'

type CaseEvent = Schema<'CxLogEvent'>

const types = ['cx_log.*']

/** Returns a function that returns the events of cases since it was called last. */
async function eventReader({ api }: Workspace): Promise<() => Promise<CaseEvent[]>> {
  let after = (await api.listEvents({ query: { after: 'latest', types } })).body.nextCursor
  return async () => {
    const { body } = await api.listEvents({ query: { after, types, limit: 100 } })
    after = body.nextCursor
    return body.data as CaseEvent[]
  }
}

/** Returns the id of the newest event of a type. */
async function newest({ api }: Workspace, type: Schema<'EventType'>): Promise<string | undefined> {
  return (await api.listEvents({ query: { types: [type], limit: 500 } })).body.data.at(-1)?.id
}

t.test('the case of a ticket is followed by its events', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const [agentId = '', otherId = ''] = await makeAgents(workspace, {}, {})
  const events = await eventReader(workspace)

  const id = await makeTicket(workspace)
  const opened = await events()
  const caseId = caseIdOf(id)
  t.match(
    opened,
    only({
      type: 'cx_log.created',
      data: { id: caseId, kind: 'ticket', status: 'open', agentId: null, ticketIds: only(id) },
      previous: null,
      causedBy: { type: 'ticket.created', id: await newest(workspace, 'ticket.created') },
      actor: { type: 'user' },
    }),
  )
  t.equal(opened.length, 1)
  const { body } = await api.getCxLog({ params: { id: caseId } })
  t.same(opened[0]?.data, body.data, 'the event has the case as it is read')

  const params = { id }
  await api.createTicketComment({ params, body: { text: 'Noted' } })
  await api.updateTicket({ params, body: { title: 'Crane 5 squeaks', priority: 'high' } })
  t.same(await events(), [], 'nothing that the case is followed for')

  await api.assignTicket({ params, body: { assigneeId: agentId } })
  t.match(
    await events(),
    only({
      type: 'cx_log.updated',
      data: { id: caseId, agentId, agent: { id: agentId } },
      previous: { agentId: null, assignedAt: null },
      causedBy: { type: 'ticket.assigned', id: await newest(workspace, 'ticket.assigned') },
    }),
  )

  const { body: queue } = await api.createAutomationQueue({
    body: { name: 'Cranes', strategy: 'manual' },
  })
  const contactId = await makeContact(workspace)
  const moved = {
    status: 'pending',
    queueId: queue.data.id,
    assigneeId: otherId,
    contactId,
  } as const
  await api.updateTicket({ params, body: moved })
  const changed = await events()
  t.match(
    changed,
    only({
      type: 'cx_log.updated',
      data: { status: 'hold', queueId: queue.data.id, agentId: otherId, contactId },
      previous: { status: 'open', queueId: null, agentId },
    }),
  )
  t.equal(changed.length, 1, 'one event for all that a request changes')

  await api.setTicketStatus({ params, body: { status: 'resolved' } })
  t.match(
    await events(),
    only({
      type: 'cx_log.closed',
      data: { status: 'closed', closedAssigneeId: otherId, resolutionTime: Number },
      previous: { status: 'hold', closedAt: null, resolutionTime: null },
    }),
  )
  await api.setTicketStatus({ params, body: { status: 'closed' } })
  t.same(await events(), [], 'it is closed already')
  await api.setTicketStatus({ params, body: { status: 'open' } })
  t.match(
    await events(),
    only({
      type: 'cx_log.updated',
      data: { status: 'open', reopenCount: 1 },
      previous: { status: 'closed' },
    }),
  )
  await api.deleteTicket({ params })
  t.match(await events(), only({ type: 'cx_log.closed', causedBy: { type: 'ticket.deleted' } }))

  const acts = await api.listAuditLogs({ query: { resourceId: caseId } })
  t.equal(acts.body.total, 0, 'the changes of the ticket are in the audit log')
})

t.test('many tickets at once have an event each, with its own cause', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const contactId = await makeContact(workspace)
  const ids: string[] = []
  for (let n = 0; n < 5; n++) ids.push(await makeTicket(workspace, { contactId }))
  const events = await eventReader(workspace)

  const operations = ids.map((id) => ({ op: 'status', id, data: { status: 'closed' } }) as const)
  const { status } = await api.bulkChangeTickets({ body: { atomic: true, operations } })

  t.equal(status, 200)
  const closed = await events()
  t.same(
    closed.map(({ type, data }) => [type, data.id]),
    ids.map((id) => ['cx_log.closed', caseIdOf(id)]),
  )
  const query = { types: ['ticket.status_changed' as const], limit: 100 }
  const causes = (await api.listEvents({ query })).body.data.map(({ type, id }) => ({ type, id }))
  t.same(
    closed.map(({ causedBy }) => causedBy),
    causes,
  )
})

t.test('the case of a conversation is followed, whatever is written in it', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const [agentId = ''] = await makeAgents(workspace, {})
  const channelId = await makeChannel(workspace)
  await api.createAutomationQueue({
    body: { name: 'Chats', strategy: 'manual', channels: ['api'] },
  })
  const events = await eventReader(workspace)

  const received = await api.receiveMessage({
    params: { id: channelId },
    body: {
      externalId: 'm1',
      contact: { email: 'mira@lindqvist.example' },
      messageType: 'text',
      message: 'It squeaks.',
    },
  })
  const { conversationId: id } = received.body.data
  const caseId = caseIdOf(id)
  const [created, queued, ...others] = await events()
  t.match(created, {
    type: 'cx_log.created',
    data: { id: caseId, queueId: null, direction: 'inbound' },
  })
  t.match(queued, {
    type: 'cx_log.updated',
    data: { id: caseId, queueName: 'Chats', version: Number },
    previous: { queueId: null, queueName: null },
  })
  t.same(others, [])

  const params = { id }
  await api.assignConversation({ params, body: { assigneeId: agentId } })
  t.match(await events(), only({ type: 'cx_log.updated', data: { agentId } }))
  await api.sendMessage({
    body: { conversationId: id, messageType: 'text', message: 'We shall look at it.' },
  })
  t.same(await events(), [], 'a message is no change of the case')
  await api.closeConversation({ params, body: { disposition: 'Solved' } })
  t.match(
    await events(),
    only({
      type: 'cx_log.closed',
      data: { disposition: 'Solved' },
      causedBy: { type: 'conversation.closed' },
    }),
  )

  const alone = await makeConversation(workspace, { assigneeId: agentId })
  t.match(
    await events(),
    only({ type: 'cx_log.created', data: { id: caseIdOf(alone), agentId, direction: 'outbound' } }),
  )
})

t.test('a ticket of a conversation changes the case that it shares', async (t) => {
  const workspace = await startEmpty()
  const [agentId = ''] = await makeAgents(workspace, {})
  const contactId = await makeContact(workspace)
  const conversationId = await makeConversation(workspace, { contactId })
  const events = await eventReader(workspace)

  const id = await makeTicket(workspace, { contactId, conversationId, assigneeId: agentId })

  const [changed, ...others] = await events()
  t.match(changed, {
    type: 'cx_log.updated',
    data: { id: caseIdOf(conversationId), agentId, ticketIds: only(id) },
  })
  t.same(others, [])
})

t.test('the case of a call is created and closed by its reports', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const [agentId = ''] = await makeAgents(workspace, {})
  const call = { provider: 'pbx', externalCallId: 'one', direction: 'inbound' } as const
  const events = await eventReader(workspace)

  const { body } = await api.upsertCdr({ body: { ...call, startedAt: '2026-11-20T09:00:00Z' } })
  const { cxLogId } = body.data
  t.match(await events(), only({ type: 'cx_log.created', data: { id: cxLogId, status: 'open' } }))
  const answered = { answeredAt: '2026-11-20T09:00:05Z', agentId }
  await api.upsertCdr({ body: { ...call, ...answered } })
  t.match(
    await events(),
    only({ type: 'cx_log.updated', data: { agentId }, previous: { agentId: null } }),
  )
  await api.upsertCdr({ body: { ...call, holdDuration: 3 } })
  t.same(await events(), [])
  await api.upsertCdr({ body: { ...call, endedAt: '2026-11-20T09:02:00Z' } })
  t.match(await events(), only({ type: 'cx_log.closed', causedBy: { type: 'cdr.updated' } }))
  await api.upsertCdr({ body: { ...call, disposition: 'Sold' } })
  t.match(await events(), only({ type: 'cx_log.updated', data: { disposition: 'Sold' } }))

  const ended = { startedAt: '2026-11-20T10:00:00Z', endedAt: '2026-11-20T10:00:20Z' }
  const whole = await api.upsertCdr({ body: { ...call, externalCallId: 'two', ...ended } })
  const both = await events()
  t.same(
    both.map(({ type, data }) => [type, data.id]),
    ['cx_log.created', 'cx_log.closed'].map((type) => [type, whole.body.data.cxLogId]),
  )
})

t.test('an external case that is created closed is also closed', async (t) => {
  const workspace = await startEmpty()
  const events = await eventReader(workspace)

  await workspace.api.createCxLog({
    body: { startedDate: '2026-11-20T10:00:00Z', closedAt: '2026-11-20T10:00:20Z' },
  })
  await workspace.api.createCxLog({ body: {} })

  t.same(
    (await events()).map(({ type }) => type),
    ['cx_log.created', 'cx_log.closed', 'cx_log.created'],
  )
})
