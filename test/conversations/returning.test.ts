import t from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { makeAgents, setPresence } from '../helpers/agents.ts'
import { createDesk } from '../helpers/desk.ts'
import { untilWaiting, whileOpen } from '../helpers/locks.ts'
import { only } from '../helpers/only.ts'
import { makeQueue } from '../helpers/queues.ts'
import { repairFaults } from '../helpers/repair.ts'
import { start, type Workspace } from '../helpers/start.ts'

// The work of a customer who returns stays with its agent only while that user is present and has capacity

type Queue = Partial<Schema<'AutomationQueueCreate'>>

interface Desk extends Workspace {
  readonly queueId: string
  readonly agentId: string
  readonly write: Awaited<ReturnType<typeof createDesk>>['write']
}

async function startDesk(
  queue: Queue,
  ticketing: Schema<'ChannelTicketingMode'>,
  capacity = 5,
): Promise<Desk> {
  const workspace = await start()
  const { api } = workspace
  const queueId = await makeQueue(workspace, { strategy: 'manual', ...queue })
  const [agentId = ''] = await makeAgents(workspace, { capacity, capacities: { chat: capacity } })
  const { write } = await createDesk(api, {
    defaultQueueId: queueId,
    ticketing: { mode: ticketing, ...(ticketing === 'on' && { queueId }) },
  })
  return { ...workspace, queueId, agentId, write }
}

async function talkOf({ api }: Workspace, id: string) {
  return (await api.getConversation({ params: { id } })).body.data
}

async function entriesOf({ api, queueId }: Desk, entityId: string) {
  const query = { entityId, status: ['waiting' as const] }
  return (await api.listQueueEntries({ params: { id: queueId }, query })).body.data
}

/** A chat that the agent had and closed. */
async function endedChat(desk: Desk): Promise<string> {
  const { api, write, agentId } = desk
  const { conversationId: id } = await write('It fails.')
  await api.assignConversation({ params: { id }, body: { assigneeId: agentId, force: true } })
  await api.closeConversation({ params: { id } })
  return id
}

t.test('a chat that reopens stays with an agent who is present and has capacity', async (t) => {
  const desk = await startDesk({}, 'off', 1)
  const id = await endedChat(desk)
  await desk.write('It fails again.')
  t.match(await talkOf(desk, id), { status: 'open', assigneeId: desk.agentId })
  t.same(await entriesOf(desk, id), [])
})

t.test('a chat that reopens waits in its queue while its agent is offline', async (t) => {
  const desk = await startDesk({}, 'off')
  const { api, agentId, write, pool } = desk
  const id = await endedChat(desk)
  await setPresence(desk, agentId, 'offline')

  await api.reopenConversation({ params: { id } })
  t.match(await talkOf(desk, id), { assigneeId: agentId }, 'a person opened it')
  await api.closeConversation({ params: { id } })
  const types = ['cx_log.*']
  const latest = await api.listEvents({ query: { after: 'latest', types } })
  await write('It fails again.')
  t.match(await talkOf(desk, id), { status: 'open', assigneeId: null })
  t.equal((await entriesOf(desk, id)).length, 1)
  const { body } = await api.listEvents({ query: { after: latest.body.nextCursor, types } })
  t.match(
    body.data,
    only({ type: 'cx_log.updated', data: { status: 'open' }, previous: { status: 'closed' } }),
  )
  t.equal(body.data.length, 1, 'one event of the case, which a message opens and the queue takes')
  t.same(await repairFaults(pool), [])
})

t.test('a chat that reopens waits in its queue while its agent has no capacity', async (t) => {
  const desk = await startDesk({}, 'off', 1)
  const id = await endedChat(desk)
  const contact = { platformId: 'other', name: 'Other' }
  const other = await desk.write('Hello', { contact })
  await desk.api.assignConversation({
    params: { id: other.conversationId },
    body: { assigneeId: desk.agentId },
  })
  await desk.write('It fails again.')
  t.match(await talkOf(desk, id), { status: 'open', assigneeId: null })
  t.equal((await entriesOf(desk, id)).length, 1)
})

t.test('a chat that reopens goes to its queue while its agent is given other work', async (t) => {
  const desk = await startDesk({}, 'off', 1)
  const { api, workspaceId, agentId } = desk
  const id = await endedChat(desk)
  const contact = { platformId: 'other', name: 'Other' }
  const { conversationId: other } = await desk.write('Hello', { contact })

  await whileOpen(desk.database, async (transaction) => {
    await transaction`select from conversations
      where workspace_id = ${workspaceId} and id = ${other} for update`
    // It has counted no chat of the agent, and waits for this one
    const assigned = api.assignConversation({
      params: { id: other },
      body: { assigneeId: agentId },
    })
    await untilWaiting(desk.database, 1)
    await desk.write('It fails again.')
    await transaction`rollback`
    t.equal((await assigned).status, 200)
  })

  t.match(await talkOf(desk, other), { assigneeId: agentId })
  t.match(await talkOf(desk, id), { status: 'open', assigneeId: null })
  t.equal((await entriesOf(desk, id)).length, 1)
})

t.test('a chat stays with its agent for the time that the queue sets', async (t) => {
  for (const [minutes, keeps] of [
    [30, false],
    [60, true],
  ] as const) {
    const desk = await startDesk({ stickyMinutes: minutes }, 'off')
    const id = await endedChat(desk)
    await desk.database.admin`update conversations set closed_at = now() - interval '45 minutes'
      where workspace_id = ${desk.workspaceId} and id = ${id}`
    await desk.write('It fails again.')
    const assigneeId = keeps ? desk.agentId : null
    t.match(await talkOf(desk, id), { status: 'open', assigneeId }, String(minutes))
  }
})

t.test('a ticket that reopens waits in its queue, and its conversation with it', async (t) => {
  const desk = await startDesk({}, 'on')
  const { api, agentId, write, pool } = desk
  const { conversationId } = await write('It fails.')
  const { body } = await api.listTickets({ query: { conversationId: [conversationId] } })
  const params = { id: body.data[0]?.id ?? '' }
  await api.assignTicket({ params, body: { assigneeId: agentId, force: true } })
  t.match(await talkOf(desk, conversationId), { assigneeId: agentId })
  await api.setTicketStatus({ params, body: { status: 'resolved' } })
  await setPresence(desk, agentId, 'offline')

  await write('It fails again.')
  t.match((await api.getTicket({ params })).body.data, { status: 'open', assigneeId: null })
  t.match(await talkOf(desk, conversationId), { status: 'open', assigneeId: null })
  t.equal((await entriesOf(desk, params.id)).length, 1)
  t.same(await entriesOf(desk, conversationId), [], 'it waits by its ticket')

  const [other = ''] = await makeAgents(desk, {})
  await api.assignTicket({ params, body: { assigneeId: other } })
  t.match(await talkOf(desk, conversationId), { assigneeId: other })
  t.same(await repairFaults(pool), [])
})
