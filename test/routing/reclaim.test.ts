import t from 'tap'
import { newId } from '../../src/lib/ids.ts'
import { setPresence, tokenOf } from '../helpers/agents.ts'
import { createDesk } from '../helpers/desk.ts'
import { makeContact, makeTicket } from '../helpers/make.ts'
import { entriesOf, setUp, work } from '../helpers/queues.ts'
import { startEmpty, type Workspace } from '../helpers/start.ts'

const reclaiming = { autoAccept: true, reassignOnOffline: true }

async function ticketOf({ api }: Workspace, id: string) {
  return (await api.getTicket({ params: { id } })).body.data
}

async function talkOf({ api }: Workspace, id: string) {
  return (await api.getConversation({ params: { id } })).body.data
}

/** Returns the statuses of the entries of a queue that work has had, the oldest first. */
async function statusesOf(workspace: Workspace, queueId: string, entityId: string) {
  return (await entriesOf(workspace, queueId, entityId)).map(({ status }) => status)
}

/** Lets one user go offline, and then another one be available. */
async function handOver(workspace: Workspace, [from = '', to = '']: readonly string[]) {
  await setPresence(workspace, from, 'offline')
  await setPresence(workspace, to, 'available')
  await work(workspace)
}

t.test('a queue takes back what its agent keeps without an entry', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const { id: queueId, users } = await setUp(workspace, reclaiming, {}, { presence: 'offline' })
  const [first = '', second = ''] = users
  const heard = await createDesk(api, { defaultQueueId: queueId })
  const byHand = await createDesk(api, { defaultQueueId: queueId })
  const mailed = await createDesk(api, { ticketing: { mode: 'on', queueId } })
  const { conversationId: rewritten } = await heard.write('Hello')
  const { conversationId: reopened } = await byHand.write('Hello')
  const { conversationId: linked } = await mailed.write('Broken')
  const restored = await makeTicket(workspace, { queueId })
  await work(workspace)
  const [answered = ''] = (await talkOf(workspace, linked)).ticketIds

  for (const id of [rewritten, reopened]) await api.closeConversation({ params: { id } })
  await heard.write('One more thing')
  await api.reopenConversation({ params: { id: reopened } })
  await api.setTicketStatus({ params: { id: answered }, body: { status: 'resolved' } })
  await mailed.write('Still broken')
  await api.deleteTicket({ params: { id: restored } })
  await api.restoreTicket({ params: { id: restored } })
  const assigned = await makeTicket(workspace)
  await api.assignTicket({ params: { id: assigned }, body: { assigneeId: first } })
  await api.updateTicket({ params: { id: assigned }, body: { queueId } })
  const channelId = heard.channelId
  const made = await api.createConversation({
    body: { contactId: await makeContact(workspace), channelId, queueId, assigneeId: first },
  })
  const given = made.body.data.id
  await work(workspace)
  const assignees = async () => [
    ...(await Promise.all([rewritten, reopened, linked, given].map((id) => talkOf(workspace, id)))),
    ...(await Promise.all([answered, restored, assigned].map((id) => ticketOf(workspace, id)))),
  ]
  t.match(await assignees(), Array(7).fill({ assigneeId: first }))

  await handOver(workspace, users)

  t.match(await assignees(), Array(7).fill({ assigneeId: second }))
  t.same(await statusesOf(workspace, queueId, rewritten), ['completed', 'assigned'])
  const { body } = await api.getQueueStats({ params: { id: queueId } })
  // The conversation of the ticket waits by the ticket
  t.match(body.data.live, { waitingCount: 0, assignedCount: 6 })
  t.match(body.data.history, { enteredCount: 10, assignedCount: 10, completedCount: 4 })
})

t.test('what a user takes or gets by hand while offline stays', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const strategy = 'manual' as const
  const offline = { presence: 'offline' } as const
  const { id, users } = await setUp(workspace, { strategy, reassignOnOffline: true }, offline)
  const [userId = ''] = users
  const token = await tokenOf(workspace, userId)
  const tickets = [
    await makeTicket(workspace, { queueId: id }),
    await makeTicket(workspace, { queueId: id }),
    await makeTicket(workspace, { queueId: id, assigneeId: userId }),
  ]
  for (let pull = 1; pull <= 2; pull++) {
    t.equal((await api.pullQueueEntry({ params: { id }, token })).status, 200)
  }
  const [done = '', ...others] = tickets

  await api.setTicketStatus({ params: { id: done }, body: { status: 'resolved' } })
  await work(workspace)
  for (const ticketId of others) {
    t.equal((await ticketOf(workspace, ticketId)).assigneeId, userId)
  }

  await setPresence(workspace, userId, 'available')
  await setPresence(workspace, userId, 'offline')
  await work(workspace)
  for (const ticketId of others) {
    t.equal((await ticketOf(workspace, ticketId)).assigneeId, null, 'until the user goes offline')
    t.equal((await statusesOf(workspace, id, ticketId)).at(-1), 'waiting')
  }
})

t.test('work that moves to another queue belongs to that queue', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const before = await setUp(workspace, reclaiming, {})
  const after = await setUp(workspace, reclaiming, { presence: 'offline' })
  const id = await makeTicket(workspace, { queueId: before.id })
  await work(workspace)

  await api.updateTicket({ params: { id }, body: { queueId: after.id } })
  t.match(await ticketOf(workspace, id), { assigneeId: before.users[0], queueId: after.id })
  t.same(await statusesOf(workspace, before.id, id), ['completed'])

  await handOver(workspace, [before.users[0] ?? '', after.users[0] ?? ''])
  t.match(await ticketOf(workspace, id), { assigneeId: after.users[0], queueId: after.id })
  t.same(await statusesOf(workspace, after.id, id), ['assigned'])
})

t.test('a queue takes back from a removed member what the member got from it', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const { id, users } = await setUp(workspace, { autoAccept: true }, {})
  const [userId = ''] = users
  const reopened = await makeTicket(workspace, { queueId: id })
  await work(workspace)
  for (const status of ['resolved', 'open'] as const) {
    await api.setTicketStatus({ params: { id: reopened }, body: { status } })
  }
  const byHand = await makeTicket(workspace, { queueId: id, assigneeId: userId })

  await api.removeQueueMember({ params: { id, userId }, query: { onOpenWork: 'requeue' } })

  t.match(await ticketOf(workspace, reopened), { assigneeId: null, queueId: id })
  t.same(await statusesOf(workspace, id, reopened), ['completed', 'waiting'])
  t.match(await ticketOf(workspace, byHand), { assigneeId: userId })
})

t.test('a user who is suspended loses the work of queues that take it back', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const keeps = await setUp(workspace, { autoAccept: true }, {})
  const [userId = ''] = keeps.users
  const takes = await setUp(workspace, reclaiming)
  await api.addQueueMember({ params: { id: takes.id }, body: { userId } })
  const kept = await makeTicket(workspace, { queueId: keeps.id })
  const taken = await makeTicket(workspace, { queueId: takes.id })
  await work(workspace)
  await setPresence(workspace, userId, 'offline')
  const given = await makeTicket(workspace, { queueId: takes.id, assigneeId: userId })

  await api.updateUser({ params: { id: userId }, body: { status: 'suspended' } })
  await work(workspace)

  t.equal((await ticketOf(workspace, kept)).assigneeId, userId)
  for (const id of [taken, given])
    t.same((await statusesOf(workspace, takes.id, id)).at(-1), 'waiting')
})

t.test('every conversation that is transferred to a queue waits there', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const { id: queueId, users } = await setUp(workspace, { autoAccept: true }, {})
  const chat = await createDesk(api)
  const mail = await createDesk(api, { ticketing: { mode: 'on' } })
  const { conversationId: held } = await chat.write('Hello')
  await api.holdConversation({ params: { id: held } })
  const { conversationId: ticketed } = await mail.write('Broken')
  const [ticketId = ''] = (await talkOf(workspace, ticketed)).ticketIds
  const assigneeId = workspace.ownerId
  await api.assignTicket({ params: { id: ticketId }, body: { assigneeId } })
  const { id: writer } = await api
    .createContact({
      body: { name: 'Jonas', platformContacts: [{ type: 'api', platformId: newId() }] },
    })
    .then(({ body }) => body.data)
  const made = await api.createConversation({
    body: { contactId: writer, channelId: chat.channelId, assigneeId },
  })
  const begun = made.body.data.id
  const text = { messageType: 'text', message: 'Hello' } as const
  await api.sendMessage({ body: { conversationId: begun, ...text } })
  for (const id of [held, ticketed, begun]) {
    await api.transferConversation({ params: { id }, body: { queueId } })
    t.same(await statusesOf(workspace, queueId, id), ['waiting'])
  }

  await mail.write('Still broken')
  t.equal((await talkOf(workspace, ticketed)).assigneeId, null, 'it waits also when it is answered')
  await work(workspace)
  for (const id of [held, ticketed, begun]) {
    t.equal((await talkOf(workspace, id)).assigneeId, users[0])
  }
})

t.test('the conversations of a deleted user wait unless another user gets them', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const other = await setUp(workspace, {})
  for (const reassignTo of ['none', other.id]) {
    const { id, users } = await setUp(workspace, { autoAccept: true }, {}, { presence: 'offline' })
    const [gone = '', left = ''] = users
    const desk = await createDesk(api, { defaultQueueId: id })
    const { conversationId } = await desk.write('Hello')
    await work(workspace)
    t.equal((await talkOf(workspace, conversationId)).assigneeId, gone)

    await api.deleteUser({ params: { id: gone }, query: { reassignTo } })
    t.same(await statusesOf(workspace, id, conversationId), ['completed', 'waiting'])
    await setPresence(workspace, left, 'available')
    await work(workspace)
    t.equal((await talkOf(workspace, conversationId)).assigneeId, left)
  }
})

t.test('transferred work goes to another member if there is one', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const queue = { autoAccept: true, strategy: 'priority_order', stickyAssignment: 'owner' } as const
  const { id: queueId, users } = await setUp(workspace, queue, {}, {})
  const [first = '', second = ''] = users
  await api.updateQueueMember({ params: { id: queueId, userId: first }, body: { priority: 1 } })
  let seconds = 0
  const report = async (type: 'new_call' | 'transfer') => {
    const occurredAt = new Date(Date.now() + ++seconds).toISOString()
    const call = { provider: 'pbx', externalCallId: 'rings', type, occurredAt, queueId }
    const body = { ...call, ...(type === 'new_call' && { direction: 'inbound' as const }) }
    const { id } = (await api.sendCallEvent({ body })).body.data
    await work(workspace)
    const { data } = (await api.listReservations({ query: { entityId: id } })).body
    return data[0]?.userId
  }
  t.equal(await report('new_call'), first)
  t.equal(await report('transfer'), second, 'who did not answer has the highest priority')
  await setPresence(workspace, first, 'offline')
  t.equal(await report('transfer'), second, 'nobody else is there')

  const desk = await createDesk(api, { defaultQueueId: queueId })
  const { conversationId: id, contactId } = await desk.write('Hello')
  await api.updateContact({ params: { id: contactId ?? '' }, body: { ownerId: second } })
  await work(workspace)
  t.equal((await talkOf(workspace, id)).assigneeId, second)
  await setPresence(workspace, first, 'available')
  await api.transferConversation({ params: { id }, body: { queueId } })
  await work(workspace)
  t.equal((await talkOf(workspace, id)).assigneeId, first)
})
