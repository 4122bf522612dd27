import t from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { demoIds } from '../../src/workspaces/demo.ts'
import { caseIdOf } from '../../src/lib/ids.ts'
import { computed, metricsOf, timelineOf } from '../helpers/cases.ts'
import type { Client } from '../helpers/client.ts'
import { mailIn, sentMessage, startMailing } from '../helpers/mails.ts'
import { only } from '../helpers/only.ts'
import { repairAll, repairFaults } from '../helpers/repair.ts'
import { start } from '../helpers/start.ts'

t.test('a mail exchange and its ticket are one case', async (t) => {
  const desk = await startMailing()
  const { api } = desk
  const before = await countOf(api)
  const { conversationId } = await mailIn(desk, '<first@harbour.example>')
  const ticketId = await ticketOf(api, { conversationId, queueId: demoIds.queue })
  const one = async () => {
    const { body } = await api.listCxLogs({ query: { entityId: [ticketId] } })
    t.equal(body.total, 1)
    return body.data[0] as Schema<'CxLog'>
  }
  t.equal((await countOf(api)) - before, 1)
  t.match(await one(), {
    id: caseIdOf(conversationId),
    kind: 'email',
    entityId: conversationId,
    ticketIds: only(ticketId),
    status: 'open',
    agentId: null,
    queueId: demoIds.queue,
    messageCount: { inbound: 1, outbound: 0 },
  })
  const ticket = (await api.getTicket({ params: { id: ticketId } })).body.data
  t.equal(ticket.currentCxLogId, caseIdOf(conversationId))

  const params = { id: ticketId }
  await api.assignTicket({ params, body: { assigneeId: demoIds.agent, force: true } })
  const written = await api.createTicketComment({
    params,
    body: { text: 'We come.', visibility: 'public' },
  })
  await sentMessage(api, String(written.body.data.messageId))
  const answered = await one()
  t.match(answered, {
    agentId: demoIds.agent,
    firstAssigneeId: demoIds.agent,
    firstRepliedAt: written.body.data.createdAt,
    messageCount: { inbound: 1, outbound: 1 },
  })
  const read = (await api.getTicket({ params })).body.data
  t.equal(read.firstResponseAt, answered.firstRepliedAt)

  await api.setTicketStatus({ params, body: { status: 'resolved' } })
  t.equal((await one()).status, 'open', 'the conversation is still open')
  await api.closeConversation({ params: { id: conversationId }, body: { disposition: 'Sold' } })
  const closed = await one()
  t.match(closed, { status: 'closed', closedAssigneeId: demoIds.agent, disposition: 'Sold' })
  await api.setTicketStatus({ params, body: { status: 'open' } })
  t.match(await one(), { status: 'open', closedAt: null, reopenCount: 1 })
  await api.deleteTicket({ params })
  t.match(await one(), { status: 'closed', ticketIds: only(), reopenCount: 1 })
  await api.restoreTicket({ params })
  t.match(await one(), { status: 'open', reopenCount: 2 })

  const entries = await timelineOf(api, closed.id)
  t.same(
    entries.map(({ kind }) => kind).filter((kind) => !kind.startsWith('queue_')),
    [
      ...['created', 'message_inbound', 'ticket_linked', 'assigned', 'comment_added'],
      ...['message_outbound', 'closed', 'reopened', 'closed', 'reopened'],
    ],
  )
  t.equal(entries[2]?.detail.ticketId, ticketId)
  t.same(metricsOf(await one()), computed('email', entries))
})

t.test('a shared case has the last result with which its conversation was closed', async (t) => {
  const { api } = await start()
  const { conversationId, ticketId } = await pairOf(api)
  const params = { id: conversationId }
  const one = async () =>
    (await api.getCxLog({ params: { id: caseIdOf(conversationId) } })).body.data
  const setStatus = (status: 'open' | 'pending' | 'resolved') =>
    api.setTicketStatus({ params: { id: ticketId }, body: { status } })

  await api.closeConversation({ params, body: { disposition: 'First', resolveTickets: true } })
  t.match(await one(), { status: 'closed', disposition: 'First' })
  await api.reopenConversation({ params })
  await setStatus('open')
  await api.closeConversation({ params, body: { disposition: 'Second' } })
  t.match(await one(), { status: 'open', disposition: 'Second' }, 'its ticket is open')
  await api.reopenConversation({ params })
  await setStatus('pending')
  await api.closeConversation({ params, body: { disposition: 'Third' } })
  t.match(await one(), { status: 'hold', disposition: 'Third' }, 'its ticket is pending')
  await api.reopenConversation({ params })
  const closed = await api.closeConversation({ params, body: { resolveTickets: true } })
  t.match(closed.body.data, { disposition: null })
  t.match(await one(), { status: 'closed', disposition: 'Third' }, 'none was given since')

  const entries = await timelineOf(api, caseIdOf(conversationId))
  const given = entries.filter(({ detail }) => detail.disposition !== null)
  t.same(
    given.map(({ kind, detail }) => [kind, detail.disposition]),
    [
      ['disposition_set', 'First'],
      ['disposition_set', 'Second'],
      ['held', 'Third'],
    ],
  )
  t.same(metricsOf(await one()), computed('chat', entries))
})

t.test('a case is as open as the most open of its parts', async (t) => {
  const { api } = await start()
  const { conversationId, ticketId } = await pairOf(api)
  const other = await ticketOf(api, { conversationId, status: 'pending' })
  const status = async () =>
    (await api.getCxLog({ params: { id: caseIdOf(conversationId) } })).body.data.status
  const set = async (id: string, to: Schema<'TicketStatus'>) =>
    api.setTicketStatus({ params: { id }, body: { status: to } })
  const talk = { id: conversationId }

  t.equal(await status(), 'open')
  await api.holdConversation({ params: talk })
  t.equal(await status(), 'open', 'one ticket is')
  await set(ticketId, 'on_hold')
  t.equal(await status(), 'hold')
  await api.closeConversation({ params: talk, body: {} })
  t.equal(await status(), 'hold')
  await set(ticketId, 'closed')
  t.equal(await status(), 'hold', 'the other ticket is')
  await set(other, 'resolved')
  t.equal(await status(), 'closed')
  await ticketOf(api, { conversationId, status: 'pending' })
  t.equal(await status(), 'hold', 'a new ticket opens it again')
  await api.reopenConversation({ params: talk })
  t.equal(await status(), 'open')
})

t.test('the agent of a case is whoever was last assigned to one of its parts', async (t) => {
  const { api } = await start()
  const { conversationId, ticketId } = await pairOf(api)
  const agent = async () =>
    (await api.getCxLog({ params: { id: caseIdOf(conversationId) } })).body.data.agentId
  const assign = async (assigneeId: string | null) =>
    api.assignTicket({ params: { id: ticketId }, body: { assigneeId, force: true } })

  await api.assignConversation({
    params: { id: conversationId },
    body: { assigneeId: demoIds.owner },
  })
  t.equal(await agent(), demoIds.owner)
  await assign(demoIds.agent)
  t.equal(await agent(), demoIds.agent)
  await assign(null)
  t.equal(await agent(), demoIds.owner, 'who still has the conversation')
  await api.assignConversation({ params: { id: conversationId }, body: { assigneeId: null } })
  t.equal(await agent(), null)
})

t.test('a ticket that is linked later keeps its case, which has the reply as well', async (t) => {
  const { api } = await start()
  const ticketId = await ticketOf(api, {})
  const conversationId = await conversationOn(api)
  await api.updateConversation({ params: { id: conversationId }, body: { ticketIds: [ticketId] } })
  const sent = await api.sendMessage({
    body: { conversationId, messageType: 'text', message: 'Hello' },
  })

  const { createdAt } = sent.body.data
  for (const id of [ticketId, conversationId]) {
    const { body } = await api.getCxLog({ params: { id: caseIdOf(id) } })
    t.match(body.data, { firstRepliedAt: createdAt })
  }
  const entries = await timelineOf(api, caseIdOf(ticketId))
  t.match(entries.at(-1), { kind: 'replied', at: createdAt, actor: { id: demoIds.owner } })
})

t.test('a case closes when its last two parts end at the same time', async (t) => {
  const { api } = await start()
  const pairs = await Promise.all(Array.from({ length: 8 }, async () => pairOf(api, true)))
  await Promise.all(
    pairs.flatMap(({ conversationId, ticketId }) => [
      api.closeConversation({ params: { id: conversationId }, body: {} }),
      api.setTicketStatus({ params: { id: ticketId }, body: { status: 'resolved' } }),
    ]),
  )
  for (const { conversationId } of pairs) {
    const { body } = await api.getCxLog({ params: { id: caseIdOf(conversationId) } })
    t.equal(body.data.status, 'closed')
  }
})

t.test('a shared case has the queue that the last operation of a bulk names', async (t) => {
  const { api } = await start()
  const { queue, otherQueue } = demoIds
  const { conversationId, ticketId: first } = await pairOf(api)
  const second = await ticketOf(api, { conversationId })
  const queueAfter = async (...moves: Array<[id: string, queueId: string | null]>) => {
    const operations = moves.map(
      ([id, queueId]) => ({ op: 'update', id, data: { queueId } }) as const,
    )
    const { body } = await api.bulkChangeTickets({ body: { operations } })
    t.same(new Set(body.data.results.map(({ status }) => status)), new Set([200]))
    return (await api.getCxLog({ params: { id: caseIdOf(conversationId) } })).body.data.queueId
  }
  t.equal(await queueAfter([first, queue], [second, otherQueue]), otherQueue)
  t.equal(await queueAfter([second, otherQueue], [first, otherQueue], [second, queue]), queue)
  t.equal(await queueAfter([first, queue], [second, otherQueue], [first, otherQueue]), otherQueue)
  t.equal(await queueAfter([first, queue], [second, null]), queue, 'no queue is no other one')
})

t.test('repair derives what a shared case should be', async (t) => {
  const workspace = await start()
  const { api, database, workspaceId, pool } = workspace
  const { conversationId, ticketId } = await pairOf(api)
  const admin = database.admin
  await admin`
    update tickets set status = 'resolved', resolved_at = now(), assignee_id = ${demoIds.agent}
    where workspace_id = ${workspaceId} and id = ${ticketId}`
  await admin`
    update conversations set status = 'closed', closed_at = now()
    where workspace_id = ${workspaceId} and id = ${conversationId}`
  await admin`
    delete from cx_log_events where workspace_id = ${workspaceId} and kind = 'ticket_linked'
      and cx_log_id = ${caseIdOf(conversationId)}`
  const faults = (await repairFaults(pool)).join('\n')
  t.match(faults, 'ticket is not in the timeline of the case that it shares')
  t.match(faults, 'have another status, agent or contact than the case that they share')

  await repairAll(workspace)
  const { body } = await api.getCxLog({ params: { id: caseIdOf(conversationId) } })
  t.match(body.data, { status: 'closed', agentId: demoIds.agent })
  t.same(await repairFaults(pool), [])
})

async function pairOf(api: Client, isOther = false) {
  const contactId = isOther
    ? (await api.createContact({ body: { name: 'Mira' } })).body.data.id
    : demoIds.contact
  const conversationId = await conversationOn(api, contactId)
  return {
    conversationId,
    ticketId: await ticketOf(api, { conversationId, contact_id: contactId }),
  }
}

async function conversationOn(api: Client, contactId: string = demoIds.contact): Promise<string> {
  const body = { channelId: demoIds.channel, contactId }
  return (await api.createConversation({ body })).body.data.id
}

async function ticketOf(api: Client, body: Partial<Schema<'TicketCreate'>>): Promise<string> {
  const reply = await api.createTicket({
    body: { title: 'Crane 3', contact_id: demoIds.contact, ...body } as Schema<'TicketCreate'>,
  })
  if (reply.status !== 201) throw new Error(`the ticket was refused: ${reply.text}`)
  return reply.body.data.id
}

async function countOf(api: Client): Promise<number> {
  return (await api.listCxLogs()).body.total
}
