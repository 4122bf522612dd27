import t from 'tap'
import { newId } from '../../src/lib/ids.ts'
import { only } from '../helpers/only.ts'
import { runDue } from '../helpers/run-due.ts'
import { overflow } from '../../src/routing/timers.ts'
import { setPresence, tokenOf } from '../helpers/agents.ts'
import { changesOfType } from '../helpers/log.ts'
import { makeChannel, makeContact, makeGroup, makeTag } from '../helpers/make.ts'
import { entriesOf, later, makeQueue, offersOf, setUp, work } from '../helpers/queues.ts'
import { start, type Workspace } from '../helpers/start.ts'

/** A message of a visitor, by whom a conversation is opened on a channel. */
async function receive(
  { api }: Workspace,
  channelId: string,
  message: string,
  visitor: string = newId(),
): Promise<{ conversationId: string; contactId: string }> {
  const reply = await api.receiveMessage({
    params: { id: channelId },
    body: {
      externalId: newId(),
      contact: { platformId: visitor, name: 'Visitor' },
      message,
      messageType: 'text',
    },
  })
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body))
  const { conversationId, contactId } = reply.body.data
  return { conversationId, contactId: contactId ?? '' }
}

/** Makes a group; returns the id of its conversation. */
async function makeRoom(workspace: Workspace): Promise<string> {
  const id = await makeGroup(workspace)
  return (await workspace.api.getGroup({ params: { id } })).body.conversation_id
}

t.test(
  'a chat waits, is offered by capacity for chats, accepted, transferred and closed',
  async (t) => {
    const workspace = await start()
    const { api } = workspace
    const second = await setUp(workspace, { name: 'Experts' }, {})
    const first = await setUp(
      workspace,
      {
        name: 'Chats',
        conditions: { all: [{ field: 'message', operator: 'contains', value: 'crane' }] },
      },
      { capacities: { chat: 0 } },
      { capacities: { chat: 1 } },
    )
    const channelId = await makeChannel(workspace)
    const { conversationId: id } = await receive(workspace, channelId, 'My CRANE is stuck')
    await work(workspace)

    t.match(
      await entriesOf(workspace, first.id),
      only({ entityType: 'conversation', entityId: id, kind: 'chat', status: 'offered' }),
    )
    const [offer] = await offersOf(workspace, id, 'pending')
    const why = await api.listConversationRoutingDecisions({ params: { id } })
    t.match(why.body, { total: 1, data: only({ entityType: 'conversation', outcome: 'offered' }) })
    t.match(offer, {
      userId: first.users[1],
      entityType: 'conversation',
      entityId: id,
      kind: 'chat',
    })
    t.match((await api.getConversation({ params: { id } })).body.data, {
      queueId: first.id,
      assigneeId: null,
    })

    const token = await tokenOf(workspace, first.users[1] ?? '')
    const accepted = await api.acceptReservation({ params: { id: offer?.id ?? '' }, token })
    t.equal(accepted.status, 200)
    t.equal((await api.getConversation({ params: { id } })).body.data.assigneeId, first.users[1])

    const other = await receive(workspace, channelId, 'Another crane')
    await work(workspace)
    t.same(
      await offersOf(workspace, other.conversationId, 'pending'),
      [],
      'nobody has capacity for a chat',
    )
    await api.holdConversation({ params: { id } })
    await work(workspace)
    t.match(
      await entriesOf(workspace, first.id),
      only({ status: 'assigned' }, { status: 'waiting' }),
    )
    await api.resumeConversation({ params: { id } })

    const moved = await api.transferConversation({
      params: { id },
      body: { queueId: second.id, note: 'Knows the cranes' },
    })
    t.match(moved.body.data, { queueId: second.id, assigneeId: null })
    await work(workspace)
    t.match(
      await entriesOf(workspace, first.id),
      only({ status: 'completed' }, { status: 'offered' }),
    )
    const [next] = await offersOf(workspace, id, 'pending')
    t.equal(next?.userId, second.users[0])
    await api.acceptReservation({ params: { id: next?.id ?? '' } })
    t.equal((await api.getConversation({ params: { id } })).body.data.assigneeId, second.users[0])

    await api.closeConversation({ params: { id }, body: {} })
    t.match(
      await entriesOf(workspace, second.id),
      only({ status: 'completed', assigneeId: second.users[0] }),
    )
    const { body: found } = await api.listConversations({ query: { queueId: [second.id] } })
    t.same(
      found.data.map((one) => one.id),
      [id],
    )
  },
)

t.test(
  'a conversation that meets no conditions enters the default queue of its channel',
  async (t) => {
    const workspace = await start()
    const { api } = workspace
    const queue = await setUp(workspace, {}, {})
    const channelId = await makeChannel(workspace, { defaultQueueId: queue.id })
    t.equal(
      (await api.getChannel({ params: { id: channelId } })).body.data.defaultQueueId,
      queue.id,
    )

    const { conversationId } = await receive(workspace, channelId, 'Hello')
    t.match(
      await entriesOf(workspace, queue.id),
      only({ entityId: conversationId, status: 'waiting' }),
    )
    const again = await api.routeConversation({ params: { id: conversationId } })
    t.match(again, {
      status: 202,
      body: { data: { outcome: 'queued', entry: { status: 'waiting' } } },
    })

    await api.closeConversation({ params: { id: conversationId }, body: {} })
    t.match(await entriesOf(workspace, queue.id), only({ status: 'canceled' }))
    const ended = await api.routeConversation({ params: { id: conversationId } })
    t.match(ended.body.data, { outcome: 'closed', entry: null })
    await api.reopenConversation({ params: { id: conversationId } })
    t.match(
      await entriesOf(workspace, queue.id),
      only({ status: 'canceled' }, { status: 'waiting' }),
    )

    await api.updateChannel({ params: { id: channelId }, body: { defaultQueueId: null } })
    const other = await receive(workspace, channelId, 'Hello')
    t.equal((await entriesOf(workspace, queue.id)).length, 2)
    const none = await api.routeConversation({ params: { id: other.conversationId } })
    t.match(none.body.data, { outcome: 'no_queue', entry: null })
    const room = await makeRoom(workspace)
    const group = await api.routeConversation({ params: { id: room } })
    t.match(group.body.data, { outcome: 'no_queue', entry: null })
    const unknown = { body: { name: 'X', type: 'api' as const, defaultQueueId: newId() } }
    t.match(await api.createChannel(unknown), {
      status: 422,
      body: { code: 'unknown_reference', pointer: '/defaultQueueId' },
    })
  },
)

t.test('a conversation on a channel that makes tickets waits by its ticket alone', async (t) => {
  const workspace = await start()
  const queue = await setUp(workspace, {}, {})
  const channelId = await makeChannel(workspace, {
    defaultQueueId: queue.id,
    ticketing: { mode: 'on' },
  })
  const { conversationId } = await receive(workspace, channelId, 'Hello')
  const { body } = await workspace.api.listQueueEntries({
    params: { id: queue.id },
    query: { entityId: conversationId },
  })
  t.equal(body.total, 0)
})

t.test(
  'conditions that take too long refuse a request, and leave a message without a queue',
  async (t) => {
    const workspace = await start()
    const { api, database, workspaceId } = workspace
    const id = await makeQueue(workspace)
    // Requests can set fewer conditions, which take as many steps on a custom field with many long values
    await database.admin`
    update automation_queues set conditions = jsonb_build_object('all', '[]'::jsonb, 'any', (
      select jsonb_agg(jsonb_build_object('field', 'description', 'operator', 'contains', 'value', 'x'))
      from generate_series(1, 12000)))
    where workspace_id = ${workspaceId} and id = ${id}`
    const text = 'Crane '.repeat(2000)

    const refused = await api.createTicket({
      body: { title: 'Crane', contactId: await makeContact(workspace), description: text },
    })
    t.match(refused, {
      status: 422,
      body: {
        code: 'rule_violated',
        detail: /^Checking the conditions of the queues takes too long/,
      },
    })

    const channelId = await makeChannel(workspace, { ticketing: { mode: 'on' } })
    const { conversationId } = await receive(workspace, channelId, text)
    const { body } = await api.listTickets({ query: { conversationId: [conversationId] } })
    t.match(body.data, only({ queueId: null, status: 'open' }))
  },
)

t.test('what a user sends to a contact waits once the contact answers', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const queue = await setUp(workspace, {}, {})
  const channelId = await makeChannel(workspace, { defaultQueueId: queue.id })
  const visitor = newId()
  const { conversationId: old, contactId } = await receive(workspace, channelId, 'Hello', visitor)
  await api.closeConversation({ params: { id: old }, body: {} })
  await workspace.database.admin`update conversations set closed_at = now() - interval '10 days',
    last_inbound_at = now() - interval '10 days', last_message_at = now() - interval '10 days'
    where id = ${old}`

  const sent = await api.sendMessage({
    body: { contactId, channelId, messageType: 'text', message: 'How is it going?' },
  })
  const id = sent.body.data.conversationId
  t.not(id, old)
  t.equal((await entriesOf(workspace, queue.id)).length, 1)
  await receive(workspace, channelId, 'Badly', visitor)
  t.match(await entriesOf(workspace, queue.id), only({ status: 'canceled' }, { entityId: id }))
})

t.test('conditions ask about the contact of a conversation', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const tagId = await makeTag(workspace)
  const danish = await setUp(
    workspace,
    {
      conditions: {
        all: [
          { field: 'contact.language', operator: 'is', value: 'da' },
          { field: 'contact.tags', operator: 'contains', value: tagId },
          { field: 'entityType', operator: 'is', value: 'conversation' },
        ],
      },
    },
    {},
  )
  const channelId = await makeChannel(workspace)
  const visitor = newId()
  const { contactId, conversationId } = await receive(workspace, channelId, 'Hej', visitor)
  t.equal((await entriesOf(workspace, danish.id)).length, 0)
  await api.updateContact({
    params: { id: contactId },
    body: { language: 'da', tags: [tagId] },
  })
  const routed = await api.routeConversation({ params: { id: conversationId } })
  t.match(routed.body.data, { outcome: 'queued', entry: { queueId: danish.id } })
  const simulated = await api.simulateRouting({
    body: { entityType: 'conversation', entityId: conversationId },
  })
  t.match(simulated.body.data, { queue: { id: danish.id }, assigneeId: danish.users[0] })
})

t.test('the routing of a conversation or call that does not exist is simulated', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const any: [] = []
  const language = { field: 'contact.language', operator: 'is', value: 'da' } as const
  const refund = { field: 'message', operator: 'contains', value: 'refund' } as const
  const chats = await setUp(workspace, { conditions: { all: [refund, language], any } }, {})
  const dialled = { field: 'did', operator: 'is', value: '+4533112233' } as const
  const calls = await setUp(workspace, { conditions: { all: [dialled, language], any } }, {})
  const phone = '+4520123498'
  const contactId = await makeContact({ api }, { language: 'da', contactPhones: [{ phone }] })
  const channelId = await makeChannel(workspace)
  const conversation = { channelId, contactId, message: 'I want a refund' }
  const call = { callFrom: phone, did: '+4533112233' }
  const simulate = (body: object) => api.simulateRouting({ body: body as never })

  const chat = await simulate({ entityType: 'conversation', conversation })
  t.match(chat.body.data, { queue: { id: chats.id }, assigneeId: chats.users[0] })
  const ringing = await simulate({ entityType: 'call', call })
  t.match(ringing.body.data, { queue: { id: calls.id }, assigneeId: calls.users[0] })
  const other = { channelId, message: 'I want a refund' }
  t.match((await simulate({ entityType: 'conversation', conversation: other })).body.data, {
    queue: null,
  })
  t.match(
    (await simulate({ entityType: 'call', call: { ...call, callFrom: '+4520123497' } })).body,
    {
      data: { queue: null },
    },
  )
  const refused: [body: object, pointer: string][] = [
    [{ entityType: 'call', conversation }, '/conversation'],
    [{ entityType: 'call', call, conversation }, '/call'],
    [{ entityType: 'call' }, '/entity'],
    [{ entityType: 'call', call: { contactId: newId() } }, '/call/contactId'],
    [
      { entityType: 'conversation', conversation: { channelId: newId() } },
      '/conversation/channelId',
    ],
  ]
  for (const [body, pointer] of refused) {
    t.match(await simulate(body), { status: 422, body: { pointer } }, pointer)
  }
})

t.test('presence and capacity count by kind of work', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const queue = await setUp(workspace, {}, {})
  const [userId = ''] = queue.users
  const channelId = await makeChannel(workspace, { defaultQueueId: queue.id })
  await setPresence(workspace, userId, 'busy')
  const { conversationId: id } = await receive(workspace, channelId, 'Hello')
  await work(workspace)
  t.same(await offersOf(workspace, id, 'pending'), [], 'busy users get transfers only')

  const made = await api.createConversation({
    body: { contactId: await makeContact(workspace), channelId, assigneeId: workspace.ownerId },
  })
  const transferred = made.body.data.id
  await api.transferConversation({ params: { id: transferred }, body: { queueId: queue.id } })
  await work(workspace)
  t.match(await offersOf(workspace, transferred, 'pending'), only({ userId }))
  await setPresence(workspace, userId, 'available')
  await work(workspace)
  t.match(await offersOf(workspace, id, 'pending'), only({ userId }))
})

t.test('one load model for whatever assigns a conversation', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const { id: queueId, users } = await setUp(workspace, {}, { capacities: { chat: 1, email: 0 } })
  const [userId = ''] = users
  const channelId = await makeChannel(workspace)
  const { conversationId: first } = await receive(workspace, channelId, 'One')
  const { conversationId: second } = await receive(workspace, channelId, 'Two')
  const full = { status: 422, body: { code: 'agent_at_capacity' } }

  t.equal(
    (await api.assignConversation({ params: { id: first }, body: { assigneeId: userId } })).status,
    200,
  )
  t.match(
    await api.assignConversation({ params: { id: second }, body: { assigneeId: userId } }),
    full,
  )
  t.match(
    await api.transferConversation({ params: { id: second }, body: { assigneeId: userId } }),
    full,
  )
  const body = { contactId: await makeContact(workspace), channelId, assigneeId: userId }
  t.match(await api.createConversation({ body }), full)
  const forced = { params: { id: second }, body: { assigneeId: userId, force: true } }
  t.equal((await api.transferConversation(forced)).status, 200)
  t.equal((await api.createConversation({ body: { ...body, force: true } })).status, 201)
  const again = await api.assignConversation({
    params: { id: first },
    body: { assigneeId: userId },
  })
  t.equal(again.status, 200, 'whoever has it already')
  await api.closeConversation({ params: { id: first }, body: {} })

  const both = { params: { id: second }, body: { assigneeId: userId, queueId } }
  const violated = { status: 422, body: { code: 'rule_violated' } }
  t.match(await api.transferConversation(both), violated)
  t.match(await api.transferConversation({ params: { id: second }, body: {} }), violated)
  const intoQueue = { queueId }
  t.match(await api.transferConversation({ params: { id: first }, body: intoQueue }), violated)
  const group = { id: await makeRoom(workspace) }
  t.match(await api.transferConversation({ params: group, body: intoQueue }), violated)
  const entry = { entityType: 'conversation' as const, entityId: first }
  const add = (body: typeof entry) => api.addQueueEntry({ params: { id: queueId }, body })
  t.match(await add(entry), violated)
  t.match(await add({ ...entry, entityId: group.id }), {
    status: 422,
    body: { code: 'rule_violated', pointer: '/entityId', detail: /of a group/ },
  })
  const unknown = { status: 422, body: { code: 'unknown_reference', resource: 'conversation' } }
  t.match(await add({ ...entry, entityId: newId() }), unknown)
})

t.test('assigning at once never exceeds a capacity', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const queue = await setUp(workspace, { autoAccept: true }, { capacities: { chat: 3 } })
  const [userId = ''] = queue.users
  const [queued, unqueued] = await Promise.all([
    makeChannel(workspace, { defaultQueueId: queue.id }),
    makeChannel(workspace),
  ])
  const ids = await Promise.all(
    Array.from({ length: 6 }, async () => (await receive(workspace, unqueued, 'x')).conversationId),
  )
  await Promise.all(Array.from({ length: 6 }, () => receive(workspace, queued, 'x')))
  const [statuses] = await Promise.all([
    Promise.all(
      ids.map(
        async (id) =>
          (await api.assignConversation({ params: { id }, body: { assigneeId: userId } })).status,
      ),
    ),
    work(workspace),
  ])
  await work(workspace)
  t.ok(statuses.every((status) => status === 200 || status === 422))
  const { body } = await api.listConversations({ query: { assigneeId: [userId] } })
  t.equal(body.total, 3)
})

t.test('conversations overflow by being closed or by another queue', async (t) => {
  const workspace = await start()
  const { api, pool } = workspace
  const { id: closing } = await setUp(workspace, {
    maxWaitSeconds: 60,
    overflow: { action: 'close' },
  })
  const { id: next } = await setUp(workspace, {})
  const { id: passing } = await setUp(workspace, {
    maxLength: 1,
    overflow: { action: 'queue', queueId: next },
  })
  const [closes, passes] = [
    await makeChannel(workspace, { defaultQueueId: closing }),
    await makeChannel(workspace, { defaultQueueId: passing }),
  ]
  const { conversationId } = await receive(workspace, closes, 'Hello')
  await runDue(pool, overflow)
  t.match(await entriesOf(workspace, closing), only({ status: 'waiting' }))
  await later(workspace, 61)
  await runDue(pool, overflow)
  t.match(
    await entriesOf(workspace, closing),
    only({ status: 'overflowed', overflowAction: 'close' }),
  )
  const talk = await api.getConversation({ params: { id: conversationId } })
  t.equal(talk.body.data.status, 'closed')
  const { admin } = workspace.database
  const closings = await changesOfType(admin, workspace.workspaceId, 'conversation.closed')
  t.match(closings, only({ resourceId: conversationId }))

  await receive(workspace, passes, 'One')
  const two = await receive(workspace, passes, 'Two')
  t.match(
    await entriesOf(workspace, passing),
    only(
      { status: 'waiting' },
      { status: 'overflowed', overflowAction: 'queue', entityId: two.conversationId },
    ),
  )
  t.match(await entriesOf(workspace, next), only({ entityId: two.conversationId }))

  const wrong = { maxWaitSeconds: 1, overflow: { action: 'close' as const, queueId: next } }
  const body = { name: 'Wrong', strategy: 'random' as const, ...wrong }
  t.match(await api.createAutomationQueue({ body }), { status: 422 })
  const missing = { params: { id: next }, body: { overflow: { action: 'queue' as const } } }
  t.match(await api.updateAutomationQueue(missing), { status: 422 })
})

t.test('a conversation that waits too long becomes a ticket', async (t) => {
  const workspace = await start()
  const { api, pool } = workspace
  const { id: queueId } = await setUp(workspace, {
    maxWaitSeconds: 60,
    overflow: { action: 'ticket' },
  })
  const channelId = await makeChannel(workspace, {
    defaultQueueId: queueId,
    ticketing: { mode: 'off', priority: 'high' },
  })
  const { conversationId, contactId } = await receive(workspace, channelId, 'The crane is stuck')
  await later(workspace, 61)
  await runDue(pool, overflow)
  t.match(
    await entriesOf(workspace, queueId),
    only({ status: 'overflowed', overflowAction: 'ticket' }),
  )
  const talk = await api.getConversation({ params: { id: conversationId } })
  const [ticketId = ''] = talk.body.data.ticketIds
  t.match((await api.getTicket({ params: { id: ticketId } })).body.data, {
    title: 'The crane is stuck',
    contactId,
    priority: 'high',
    conversationIds: only(conversationId),
  })
})

t.test('a conversation that a program opened waits once somebody writes', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const queue = await setUp(workspace, { name: 'Chats' })
  const channelId = await makeChannel(workspace, { defaultQueueId: queue.id })
  const visitor = newId()
  const params = { id: channelId }
  const body = {
    externalId: newId(),
    contact: { platformId: visitor },
    message: 'Out of office',
    messageType: 'text',
    isAutomatic: true,
  } as const
  t.match(await api.receiveMessage({ params, body }), { status: 201 })
  t.same(await entriesOf(workspace, queue.id), [])

  const { conversationId: entityId } = await receive(workspace, channelId, 'I am back', visitor)

  t.match(await entriesOf(workspace, queue.id), only({ entityId, status: 'waiting' }))
})
