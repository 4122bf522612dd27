import t from 'tap'
import { demoIds } from '../../src/workspaces/demo.ts'
import { caseIdOf, newId } from '../../src/lib/ids.ts'
import { makeAgents, tokenOf } from '../helpers/agents.ts'
import { only } from '../helpers/only.ts'
import { copyRows } from '../helpers/rows.ts'
import { addMembers, makeQueue, type NewQueue } from '../helpers/queues.ts'
import { timelineOf } from '../helpers/cases.ts'
import { start, type Workspace } from '../helpers/start.ts'

const { queue, otherQueue, ticket, owner, agent } = demoIds
const unknownUser = newId()

async function newTicket({ api }: Workspace, body: object = {}) {
  const reply = await api.createTicket({
    body: { title: 'Berth 7', contact_id: demoIds.contact, ...body },
  })
  return reply.body.data
}

t.test('createAutomationQueue fills what is not given, and comes last', async (t) => {
  const { api } = await start()

  const { status, body, headers } = await api.createAutomationQueue({
    body: { name: 'Berths', strategy: 'least_active' },
  })

  t.equal(status, 201)
  t.match(headers['location'], `/automation-queues/${body.data.id}`)
  t.match(body.data, {
    name: 'Berths',
    description: null,
    isEnabled: true,
    order: 3,
    priority: 50,
    channels: only(),
    conditions: { all: only(), any: only() },
    strategy: 'least_active',
    assignmentOrder: 'fifo',
    requiredSkills: only(),
    skillRelaxAfterSeconds: null,
    offerTimeoutSeconds: 30,
    maxOffers: null,
    autoAccept: false,
    stickyAssignment: 'none',
    wrapUpSeconds: 0,
    maxWaitSeconds: null,
    maxLength: null,
    overflow: null,
    reassignOnOffline: false,
    ticketOnMissedCall: false,
    memberCount: 0,
    waitingCount: 0,
    version: 1,
  })
})

t.test('a queue refuses what makes no sense', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const own = await makeQueue(workspace, { name: 'Own' })
  const queueTo = (queueId: string) => ({ action: 'queue' as const, queueId })
  const condition = (operator: string, value: unknown) => ({
    conditions: { all: [], any: [{ field: 'title', operator, value }] } as never,
  })
  const cases: ReadonlyArray<readonly [NewQueue, number, object]> = [
    [{ name: 'CRANES' }, 409, { code: 'duplicate_resource', existing: { id: queue } }],
    [{ maxWaitSeconds: 5 }, 422, { code: 'rule_violated', pointer: '/maxWaitSeconds' }],
    [{ maxLength: 5 }, 422, { code: 'rule_violated', pointer: '/maxLength' }],
    [{ maxOffers: 5 }, 422, { code: 'rule_violated', pointer: '/maxOffers' }],
    [
      { overflow: queueTo(unknownUser) },
      422,
      { code: 'unknown_reference', pointer: '/overflow/queueId' },
    ],
    [condition('in', 'x'), 422, { pointer: '/conditions/any/0/value' }],
    [condition('is', ['x']), 422, { pointer: '/conditions/any/0/value' }],
    [condition('exists', 'x'), 422, { pointer: '/conditions/any/0/value' }],
    [condition('gt', true), 422, { pointer: '/conditions/any/0/value' }],
    [condition('contains', 1), 422, { pointer: '/conditions/any/0/value' }],
    [{ strategy: 'sla_first' as never }, 400, { code: 'validation_failed' }],
  ]
  for (const [body, status, problem] of cases) {
    const reply = await api.createAutomationQueue({
      body: { name: `New ${newId()}`, strategy: 'round_robin', ...body },
    })
    t.match(reply, { status, body: problem }, JSON.stringify(body))
  }

  const update = (body: NewQueue) => api.updateAutomationQueue({ params: { id: own }, body })
  t.match(await update({ name: 'cranes' }), { status: 409 })
  t.match(await update({ overflow: queueTo(own) }), { status: 422 })
  t.match(await update({ maxLength: 2 }), {
    status: 422,
    body: {
      pointer: '/overflow',
      detail: /^"maxWaitSeconds", "maxLength" and "maxOffers" require/,
    },
  })
  t.equal((await update({ maxLength: 2, overflow: queueTo(queue) })).status, 200)
  t.match(await update({ overflow: null }), { status: 422 })
  t.match(await update({ overflow: null, maxLength: null }), {
    status: 200,
    body: { data: { overflow: null, maxLength: null } },
  })
})

t.test('updateAutomationQueue changes what is given, on the version that is known', async (t) => {
  const { api } = await start()
  const params = { id: queue }
  const before = await api.getAutomationQueue({ params })
  const etag = String(before.headers['etag'])

  const first = await api.updateAutomationQueue({
    params,
    body: { channels: ['phone'], conditions: { any: [] }, requiredSkills: [] },
    headers: { 'if-match': etag },
  })
  const second = await api.updateAutomationQueue({
    params,
    body: { isEnabled: false },
    headers: { 'if-match': etag },
  })

  t.match(first, {
    status: 200,
    body: {
      data: { channels: only('phone'), conditions: { all: only(), any: only() }, version: 2 },
    },
  })
  t.match(second, { status: 412, body: { code: 'precondition_failed' } })
  const unchanged = await api.getAutomationQueue({
    params,
    headers: { 'if-none-match': String(first.headers['etag']) },
  })
  t.equal(unchanged.status, 304)
})

t.test('listAutomationQueues filters and sorts', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const phone = await makeQueue(workspace, { name: 'A phone queue', channels: ['phone'] })
  await api.updateAutomationQueue({ params: { id: phone }, body: { isEnabled: false } })
  const ids = async (query: Record<string, unknown>) =>
    (await api.listAutomationQueues({ query: query as never })).body.data.map(({ id }) => id)

  t.same(await ids({}), [queue, otherQueue, phone])
  t.same(await ids({ sort: 'name' }), [phone, queue, otherQueue])
  t.same(await ids({ q: 'PHONE' }), [phone])
  t.same(await ids({ channel: 'phone' }), [otherQueue, phone])
  t.same(await ids({ isEnabled: true }), [queue, otherQueue])
  t.same(await ids({ memberId: agent }), [queue])
  t.same(await ids({ memberId: 'me' }), [queue])
  t.same(await ids({ memberId: unknownUser }), [])
})

t.test('reorderAutomationQueues puts some first and keeps the others', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const third = await makeQueue(workspace)
  const order = (...ids: string[]) => api.reorderAutomationQueues({ body: { ids } })

  const done = await order(third, otherQueue)
  const unknown = await order(third, unknownUser)

  t.same(
    done.body.data.map((row) => [row.id, row.order]),
    [
      [third, 1],
      [otherQueue, 2],
      [queue, 3],
    ],
  )
  t.match(unknown, { status: 422, body: { code: 'unknown_reference', pointer: '/ids/1' } })
  t.match(await order(third, third), { status: 400 })
})

t.test('deleteAutomationQueue refuses what is in use, and moves it with moveTo', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const spare = await makeQueue(workspace, { name: 'Spare' })
  await api.updateAutomationQueue({
    params: { id: spare },
    body: { overflow: { action: 'queue', queueId: queue }, maxLength: 9 },
  })
  const remove = (id: string, query: { moveTo?: string } = {}) =>
    api.deleteAutomationQueue({ params: { id }, query })

  t.match(await remove(queue), {
    status: 409,
    body: {
      code: 'resource_in_use',
      detail: /Set "moveTo"/,
      references: only(
        { resource: 'queue_entry', count: 1 },
        { resource: 'ticket', count: 1 },
        { resource: 'automation_queue', count: 1 },
      ),
    },
  })
  t.match(await remove(queue, { moveTo: unknownUser }), { status: 422 })
  t.match(await remove(queue, { moveTo: queue }), { status: 422 })
  const stale = await api.deleteAutomationQueue({
    params: { id: queue },
    headers: { 'if-match': '"9-00000000"' },
  })
  t.equal(stale.status, 412)

  t.equal((await remove(queue, { moveTo: spare })).status, 204)
  const entries = await api.listQueueEntries({ params: { id: spare } })
  t.match(entries.body.data, only({ id: demoIds.queueEntry, status: 'offered' }))
  t.equal((await api.getTicket({ params: { id: ticket } })).body.data.queueId, spare)
  t.match((await api.getAutomationQueue({ params: { id: spare } })).body.data, {
    overflow: null,
    maxLength: null,
  })
  const accepted = await api.acceptReservation({ params: { id: demoIds.reservation } })
  t.match(accepted.body.data, { status: 'accepted', queueId: spare })
  t.match(await api.getAutomationQueue({ params: { id: queue } }), { status: 404 })
  t.match(await remove(queue), { status: 404 })
  t.equal((await remove(otherQueue)).status, 204)
  const { body } = await api.createAutomationQueue({
    body: { name: 'Cranes', strategy: 'manual' },
  })
  t.equal(body.data.name, 'Cranes', 'the name is free again')
})

t.test('addQueueMember adds once and then changes what is given', async (t) => {
  const { api } = await start()
  const params = { id: otherQueue }
  const add = (body: object) =>
    api.addQueueMember({ params, body: { userId: agent, ...body } as { userId: string } })

  const added = await add({ priority: 3, capacity: { task: 4 } })
  const again = await add({ role: 'manager', skills: [{ name: 'Hydraulics', level: 3 }] })
  const cleared = await add({ capacity: null })

  t.match(added, {
    status: 201,
    body: {
      data: {
        userId: agent,
        user: { id: agent, name: 'Noor Haddad' },
        role: 'agent',
        priority: 3,
        skills: only(),
        capacity: { task: 4 },
        isPaused: false,
        pauseReason: null,
      },
    },
  })
  t.match(again, {
    status: 200,
    body: { data: { role: 'manager', priority: 3, capacity: { task: 4 } } },
  })
  t.match(cleared, { status: 200, body: { data: { capacity: null } } })
  t.match(await add({ userId: unknownUser }), {
    status: 422,
    body: { code: 'unknown_reference', pointer: '/userId' },
  })
  t.match(await api.addQueueMember({ params: { id: unknownUser }, body: { userId: agent } }), {
    status: 404,
  })
  const { body } = await api.listQueueMembers({ params })
  t.match(body, { total: 1, data: only({ userId: agent }) })
})

t.test('a member can be paused, changed and removed', async (t) => {
  const { api } = await start()
  const params = { id: queue, userId: owner }

  const paused = await api.updateQueueMember({
    params,
    body: { isPaused: true, pauseReason: 'Training', skills: [{ name: 'Steel', level: 1 }] },
  })
  const resumed = await api.updateQueueMember({ params, body: { isPaused: false, priority: 9 } })
  const entries = await api.listQueueEntries({ params: { id: queue } })
  const removed = await api.removeQueueMember({ params })
  const again = await api.removeQueueMember({ params })

  t.match(paused.body.data, { isPaused: true, pauseReason: 'Training', role: 'lead' })
  t.match(resumed.body.data, { isPaused: false, pauseReason: null, priority: 9 })
  t.match(
    entries.body.data,
    only({ status: 'waiting', assigneeId: null }),
    'the offer was withdrawn',
  )
  t.equal(removed.status, 204)
  const gone = { status: 404, body: { code: 'not_a_member' } }
  t.match(again, gone)
  t.match(await api.updateQueueMember({ params, body: {} }), gone)
  t.match(await api.removeQueueMember({ params: { id: unknownUser, userId: owner } }), {
    status: 404,
    body: { code: 'not_found' },
  })
})

t.test('removeQueueMember takes open work back only when told to', async (t) => {
  const workspace = await start()
  const { api } = workspace
  for (const onOpenWork of ['keep', 'requeue'] as const) {
    const id = await makeQueue(workspace)
    const [user = ''] = await makeAgents(workspace, {})
    await api.addQueueMember({ params: { id }, body: { userId: user } })
    const { id: ticketId } = await newTicket(workspace, { queueId: id })
    const token = await tokenOf(workspace, user)
    const pulled = await api.pullQueueEntry({ params: { id }, token })
    t.match(pulled, { status: 200, body: { data: { status: 'assigned', assigneeId: user } } })

    const removed = await api.removeQueueMember({
      params: { id, userId: user },
      query: { onOpenWork },
    })

    t.equal(removed.status, 204)
    const { body } = await api.getTicket({ params: { id: ticketId } })
    const { body: waiting } = await api.listQueueEntries({ params: { id } })
    t.equal(body.data.assigneeId, onOpenWork === 'keep' ? user : null)
    t.equal(waiting.total, onOpenWork === 'keep' ? 0 : 1)
    const stats = await api.getQueueStats({ params: { id } })
    t.match(stats.body.data.history, { assignedCount: 1, averageWaitSeconds: Number })
    const kinds = (await timelineOf(api, caseIdOf(ticketId))).map(({ kind }) => kind)
    t.same(
      kinds.filter((kind) => kind.startsWith('queue_')),
      ['queue_entered', 'queue_left', ...(onOpenWork === 'keep' ? [] : ['queue_entered'])],
    )
  }
})

t.test('addQueueEntry puts a ticket in, once', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const id = await makeQueue(workspace)
  const made = await newTicket(workspace, { priority: 'urgent' })
  const add = (entityId: string, body: object = {}, to = id) =>
    api.addQueueEntry({
      params: { id: to },
      body: { entityType: 'ticket', entityId, ...body } as never,
    })

  const added = await add(made.id)
  const again = await add(made.id, { priority: 7, requiredSkills: [{ name: 'x', minLevel: 1 }] })
  const elsewhere = await add(made.id, {}, otherQueue)

  t.match(added, {
    status: 201,
    body: { data: { entityId: made.id, status: 'waiting', priority: 20, offerCount: 0 } },
  })
  t.match(again, {
    status: 200,
    body: { data: { id: added.body.data.id, priority: 7, requiredSkills: only({ name: 'x' }) } },
  })
  t.match(elsewhere, { status: 201, body: { data: { queueId: otherQueue, priority: 20 } } })
  t.equal((await api.getTicket({ params: { id: made.id } })).body.data.queueId, otherQueue)
  const { body } = await api.listQueueEntries({ params: { id }, query: { status: ['canceled'] } })
  t.match(body.data, only({ id: added.body.data.id, status: 'canceled' }))

  t.match(await add(unknownUser), { status: 422, body: { pointer: '/entityId' } })
  t.match(await add(made.id, {}, unknownUser), { status: 404 })
  await api.setTicketStatus({ params: { id: made.id }, body: { status: 'resolved' } })
  t.match(await add(made.id), { status: 409, body: { code: 'ticket_closed' } })
})

t.test('removeQueueEntry takes a ticket out, and its offer back', async (t) => {
  const { api } = await start()
  const params = { id: queue, entryId: demoIds.queueEntry }

  const removed = await api.removeQueueEntry({ params })
  const again = await api.removeQueueEntry({ params })
  const accepted = await api.acceptReservation({ params: { id: demoIds.reservation } })

  t.equal(removed.status, 204)
  t.equal(again.status, 204)
  t.match(accepted, { status: 409, body: { code: 'reservation_not_pending' } })
  t.match(await api.removeQueueEntry({ params: { ...params, id: otherQueue } }), { status: 404 })
  const { body } = await api.listReservations({ query: { userId: ['me'], status: ['canceled'] } })
  t.match(body.data, only({ id: demoIds.reservation, status: 'canceled' }))
})

t.test('entries follow whatever happens to their ticket', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const id = await makeQueue(workspace)
  const entryOf = async (entityId: string) => {
    const status = 'waiting,offered,assigned,completed,overflowed,canceled' as never
    const { body } = await api.listQueueEntries({ params: { id }, query: { entityId, status } })
    return body.data[0]
  }
  const changes: ReadonlyArray<readonly [(ticketId: string) => Promise<unknown>, string]> = [
    [(ticketId) => api.deleteTicket({ params: { id: ticketId } }), 'canceled'],
    [
      (ticketId) => api.setTicketStatus({ params: { id: ticketId }, body: { status: 'closed' } }),
      'canceled',
    ],
    [
      (ticketId) => api.updateTicket({ params: { id: ticketId }, body: { assigneeId: agent } }),
      'canceled',
    ],
    [
      (ticketId) => api.updateTicket({ params: { id: ticketId }, body: { queueId: null } }),
      'canceled',
    ],
    [
      (ticketId) => api.setTicketStatus({ params: { id: ticketId }, body: { status: 'pending' } }),
      'waiting',
    ],
  ]
  for (const [change, status] of changes) {
    const { id: ticketId } = await newTicket(workspace, { queueId: id })
    await change(ticketId)
    t.equal((await entryOf(ticketId))?.status, status)
  }
  const { id: ticketId } = await newTicket(workspace, { queueId: id })
  await api.updateTicket({ params: { id: ticketId }, body: { priority: 'low' } })
  t.equal((await entryOf(ticketId))?.priority, 80)
})

t.test('queueId of a ticket has it wait there unless it has an assignee', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const id = await makeQueue(workspace)
  const waiting = async () => (await api.listQueueEntries({ params: { id } })).body.total

  const given = await newTicket(workspace, { queueId: id, assigneeId: agent })
  t.match(given, { queueId: id, assigneeId: agent })
  t.equal(await waiting(), 0)

  const body = { assigneeId: null, queueId: id }
  t.equal((await api.assignTicket({ params: { id: given.id }, body })).status, 200)
  t.equal(await waiting(), 1)
  const { body: history } = await api.listTicketHistory({ params: { id: given.id } })
  t.match(history.data[0], { field: 'assigneeId', from: agent, to: null })

  const other = await newTicket(workspace)
  t.equal(other.queueId, null)
  await api.updateTicket({ params: { id: other.id }, body: { queueId: id } })
  t.equal(await waiting(), 2)
  const { body: moved } = await api.listTicketHistory({
    params: { id: other.id },
    query: { field: ['queueId'] },
  })
  t.match(moved.data, only({ from: null, to: id }))
  const { body: found } = await api.listTickets({ query: { queueId: [id] } })
  t.equal(found.total, 2)
  t.equal((await api.listTickets({ query: { queueId: ['none', id] } })).body.total, 2)

  for (const send of [
    () =>
      api.createTicket({ body: { title: 'x', contactId: demoIds.contact, queueId: unknownUser } }),
    () => api.updateTicket({ params: { id: other.id }, body: { queueId: unknownUser } }),
    () => api.assignTicket({ params: { id: other.id }, body: { ...body, queueId: unknownUser } }),
  ]) {
    t.match(await send(), {
      status: 422,
      body: { code: 'unknown_reference', pointer: '/queueId' },
    })
  }
})

t.test('assignTicket keeps to the capacity unless forced', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const [user = ''] = await makeAgents(workspace, { capacity: 1 })
  const [first, second] = [await newTicket(workspace), await newTicket(workspace)]
  const assign = (id: string, force?: boolean) =>
    api.assignTicket({
      params: { id },
      body: { assigneeId: user, ...(force !== undefined && { force }) },
    })

  t.equal((await assign(first.id)).status, 200)
  t.match(await assign(second.id), { status: 422, body: { code: 'agent_at_capacity' } })
  const change = { params: { id: second.id }, body: { assigneeId: user } }
  t.match(await api.updateTicket(change), { status: 422, body: { code: 'agent_at_capacity' } })
  const third = { title: 'Third', contact_id: demoIds.contact, assigneeId: user }
  t.match(await api.createTicket({ body: third }), {
    status: 422,
    body: { code: 'agent_at_capacity' },
  })
  t.equal((await assign(first.id)).status, 200, 'who has it already keeps it')
  t.match(await assign(unknownUser), { status: 404 })
  t.equal((await assign(second.id, true)).status, 200)
})

t.test('routeTicket tells what happens with a ticket', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const route = (id: string) => api.routeTicket({ params: { id } })

  t.match(await route(ticket), {
    status: 202,
    body: { data: { outcome: 'queued', entry: { id: demoIds.queueEntry } } },
  })
  const loose = await newTicket(workspace)
  t.match((await route(loose.id)).body.data, { outcome: 'no_queue', entry: null })
  await api.updateTicket({ params: { id: loose.id }, body: { channel: 'email', priority: 'high' } })
  t.match((await route(loose.id)).body.data, { outcome: 'queued', entry: { queueId: queue } })
  await api.updateTicket({ params: { id: loose.id }, body: { assigneeId: agent } })
  t.match((await route(loose.id)).body.data, { outcome: 'assigned' })
  await api.setTicketStatus({ params: { id: loose.id }, body: { status: 'closed' } })
  t.match((await route(loose.id)).body.data, { outcome: 'closed', entry: null })
  t.match(await route(unknownUser), { status: 404 })
})

t.test('a new ticket enters the first enabled queue that it matches', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const crane = await makeQueue(workspace, {
    conditions: { all: [{ field: 'title', operator: 'contains', value: 'CRANE' }] },
  })
  const queueOf = async (body: object) => (await newTicket(workspace, body)).queueId

  t.equal(await queueOf({ channel: 'email', priority: 'urgent' }), queue)
  t.equal(await queueOf({ channel: 'email', priority: 'urgent', title: 'Crane 3' }), queue)
  t.equal(await queueOf({ title: 'The crane' }), crane)
  t.equal(await queueOf({ title: 'Crane', queueId: null }), null)
  t.equal(await queueOf({ title: 'Crane', assigneeId: agent }), null)
  t.equal(await queueOf({ title: 'Crane', queueId: otherQueue }), otherQueue)
  t.equal(await queueOf({ title: 'Boat' }), null)
  await api.updateAutomationQueue({ params: { id: crane }, body: { isEnabled: false } })
  t.equal(await queueOf({ title: 'Crane' }), null)
})

t.test('a full queue overflows, as far as there is room', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const last = await makeQueue(workspace, {
    maxLength: 1,
    overflow: { action: 'queue', queueId: otherQueue },
  })
  const first = await makeQueue(workspace, {
    maxLength: 1,
    overflow: { action: 'queue', queueId: last },
  })
  await api.updateAutomationQueue({
    params: { id: otherQueue },
    body: { maxLength: 1, overflow: { action: 'queue', queueId: first } },
  })
  const queueOf = async () => (await newTicket(workspace, { queueId: first })).queueId

  t.equal(await queueOf(), first)
  t.equal(await queueOf(), last)
  t.equal(await queueOf(), otherQueue)
  t.equal(await queueOf(), first, 'where it was meant to be when all are full')
  const { body } = await api.getQueueStats({ params: { id: first } })
  t.match(body.data, {
    live: { waitingCount: 2 },
    history: { enteredCount: 4, overflowedCount: 2 },
  })
})

t.test('of many who enter a queue with a limit at once no more get in', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const id = await makeQueue(workspace, {
    maxLength: 3,
    overflow: { action: 'queue', queueId: otherQueue },
  })

  await Promise.all(Array.from({ length: 8 }, async () => newTicket(workspace, { queueId: id })))

  t.equal((await api.listQueueEntries({ params: { id } })).body.total, 3)
  t.equal((await api.listQueueEntries({ params: { id: otherQueue } })).body.total, 5)
})

t.test('pullQueueEntry gives the next one to a member who has room', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const id = await makeQueue(workspace, { strategy: 'manual', assignmentOrder: 'priority' })
  const [user = '', other = ''] = await makeAgents(
    workspace,
    { capacity: 2, presence: 'offline' },
    {},
  )
  const token = await tokenOf(workspace, user)
  const pull = (options: object = {}) => api.pullQueueEntry({ params: { id }, token, ...options })
  await api.addQueueMember({ params: { id }, body: { userId: user } })
  const low = await newTicket(workspace, { queueId: id, priority: 'low' })
  const high = await newTicket(workspace, { queueId: id, priority: 'high' })
  await newTicket(workspace, { queueId: id })

  const first = await pull()
  t.match(first, { status: 200, body: { data: { entityId: high.id, status: 'assigned' } } })
  const { body } = await api.getTicket({ params: { id: high.id } })
  t.match(body.data, { assigneeId: user, reasonToAssign: /^Queue .*: pulled$/ })
  t.notMatch(await pull(), { body: { data: { entityId: low.id } } })
  t.match(await pull(), { status: 422, body: { code: 'agent_at_capacity' } })
  const { body: why } = await api.listTicketRoutingDecisions({ params: { id: high.id } })
  t.match(why.data, only({ outcome: 'pulled', assigneeId: user, strategy: 'manual' }))

  const stranger = await tokenOf(workspace, other)
  t.match(await pull({ token: stranger }), { status: 403, body: { code: 'forbidden' } })
  const service = await workspace.tokenWith('queues:work')
  t.match(await pull({ token: service }), { status: 403, body: { code: 'forbidden' } })
  t.match(await pull({ params: { id: unknownUser } }), { status: 404 })
  await api.addQueueMember({ params: { id }, body: { userId: other } })
  t.equal((await pull({ token: stranger })).status, 200)
  t.equal((await pull({ token: stranger })).status, 204)
  await api.updateAutomationQueue({ params: { id }, body: { isEnabled: false } })
  t.match(await pull({ token: stranger }), { status: 409, body: { code: 'queue_disabled' } })
})

t.test('of many pulls at once each gets something else', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const id = await makeQueue(workspace, { strategy: 'manual' })
  const users = await makeAgents(workspace, {}, {}, {}, {})
  const tokens = await Promise.all(users.map((user) => tokenOf(workspace, user)))
  for (const userId of users) await api.addQueueMember({ params: { id }, body: { userId } })
  for (let n = 0; n < 6; n++) await newTicket(workspace, { queueId: id })

  const replies = await Promise.all(
    [...tokens, ...tokens].map(async (token) => api.pullQueueEntry({ params: { id }, token })),
  )

  const given = replies
    .filter(({ status }) => status === 200)
    .map(({ body }) => (body as unknown as { data: { entityId: string } }).data.entityId)
  t.equal(given.length, 6)
  t.equal(new Set(given).size, 6)
  t.equal(replies.filter(({ status }) => status === 204).length, 2)
})

t.test('an offer is answered by its user, a manager or who may change members', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const [other = ''] = await makeAgents(workspace, {})
  const stranger = await tokenOf(workspace, other)
  const params = { id: demoIds.reservation }

  for (const answer of [
    api.acceptReservation,
    api.rejectReservation,
    api.completeReservation,
  ] as const) {
    t.match(await answer({ params, token: stranger }), { status: 403 })
    t.match(await answer({ params: { id: unknownUser } }), { status: 404 })
  }
  await api.addQueueMember({ params: { id: queue }, body: { userId: other, role: 'manager' } })
  const accepted = await api.acceptReservation({ params, token: stranger })

  t.match(accepted, { status: 200, body: { data: { status: 'accepted', userId: owner } } })
  const { body } = await api.getTicket({ params: { id: ticket } })
  t.match(body.data, { assigneeId: owner, reasonToAssign: 'Queue Cranes: round robin' })
  const { body: history } = await api.listTicketHistory({ params: { id: ticket } })
  t.match(
    history.data.find(({ field }) => field === 'assigneeId'),
    {
      from: agent,
      to: owner,
      actor: { type: 'user', id: other },
    },
  )
})

t.test('a reservation is answered once', async (t) => {
  const { api } = await start()
  const params = { id: demoIds.reservation }
  const status = async () =>
    (await api.listReservations({ query: { entityId: ticket } })).body.data.map((r) => r.status)

  t.equal((await api.acceptReservation({ params })).body.data.status, 'accepted')
  t.equal((await api.acceptReservation({ params })).status, 200, 'again')
  const refused = { status: 409, body: { code: 'reservation_not_pending' } }
  t.match(await api.rejectReservation({ params }), refused)
  t.equal((await api.completeReservation({ params })).body.data.status, 'completed')
  t.equal((await api.completeReservation({ params })).status, 200, 'again')
  t.match(await api.acceptReservation({ params }), refused)
  t.same(await status(), ['completed'])
  t.equal((await api.getTicket({ params: { id: ticket } })).body.data.assigneeId, owner)

  const { api: other } = await start()
  const rejected = await other.rejectReservation({ params, body: { reason: 'Not mine' } })
  t.match(rejected.body.data, { status: 'rejected', reason: 'Not mine' })
  t.match(await other.completeReservation({ params }), refused)
  const { body } = await other.listQueueEntries({ params: { id: queue } })
  t.match(body.data, only({ status: 'waiting', userId: null }))
  t.equal((await other.getTicket({ params: { id: ticket } })).body.data.assigneeId, agent)
})

t.test('an offer that has run out cannot be accepted, though no worker has ended it', async (t) => {
  const { api, database, workspaceId } = await start()
  await database.admin`update reservations set expires_at = now() - interval '1 second'
    where workspace_id = ${workspaceId}`

  const accepted = await api.acceptReservation({ params: { id: demoIds.reservation } })

  t.match(accepted, { status: 409, body: { code: 'reservation_not_pending' } })
})

t.test('one of many answers to an offer holds', async (t) => {
  const { api } = await start()
  const params = { id: demoIds.reservation }

  const replies = await Promise.all([
    api.rejectReservation({ params }),
    api.rejectReservation({ params }),
    api.rejectReservation({ params }),
    api.rejectReservation({ params }),
  ])

  t.same(replies.map(({ status }) => status).sort(), [200, 409, 409, 409])
})

t.test('listReservations filters by user, status, queue and ticket', async (t) => {
  const { api, tokenWith } = await start()
  const total = async (query: Record<string, unknown>, token?: string) =>
    (await api.listReservations({ query: query as never, ...(token && { token }) })).body.total

  t.equal(await total({}), 1)
  t.equal(await total({ userId: 'me' }), 1)
  t.equal(await total({ userId: agent }), 0)
  t.equal(await total({ status: 'accepted,pending' }), 1)
  t.equal(await total({ queueId: otherQueue }), 0)
  t.equal(await total({ entityId: ticket }), 1)
  t.equal(await total({ userId: 'me' }, await tokenWith('queues:work')), 0)
})

t.test('setQueueMembers replaces them all', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const [third = ''] = await makeAgents(workspace, {})
  const params = { id: queue }
  const set = (...members: Array<{ userId: string; priority?: number }>) =>
    api.setQueueMembers({ params, body: { members } })

  const done = await set({ userId: agent, priority: 2 }, { userId: third })

  t.match(
    done.body.data,
    only({ userId: agent, priority: 2, role: 'agent' }, { userId: third, priority: 5 }),
  )
  t.match(await set({ userId: agent }, { userId: unknownUser }), {
    status: 422,
    body: { pointer: '/members/1/userId' },
  })
  t.match(await set({ userId: agent }, { userId: agent }), { status: 422 })
  t.match(await api.setQueueMembers({ params: { id: unknownUser }, body: { members: [] } }), {
    status: 404,
  })
  t.same((await set()).body.data, [])
  t.same((await api.listQueueMembers({ params })).body.data, [])
})

t.test('a queue has up to 500 members, also of several requests at once', async (t) => {
  const workspace = await start()
  const { api, database, workspaceId } = workspace
  const users = await makeAgents(workspace, {}, {}, {}, {})
  const id = await makeQueue(workspace)
  await copyRows(workspace, 'users', 498, { email: "'copy-' || n || '@harbour.example'" })
  await database.admin`
    insert into queue_members (workspace_id, queue_id, user_id, role, priority, skills, added_at)
    select workspace_id, ${id}, id, 'agent', 5, '[]', now() from users
    where workspace_id = ${workspaceId} and email like 'copy-%'`

  const added = await Promise.all(
    users.map(async (userId) => api.addQueueMember({ params: { id }, body: { userId } })),
  )

  t.same(added.map(({ status }) => status).sort(), [201, 201, 422, 422])
  t.match(added.find(({ status }) => status === 422)?.body, {
    code: 'rule_violated',
    detail: 'A queue can have at most 500 members.',
  })
})

t.test('a condition on a custom field has a value of the type of the field', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const options = ['hull', 'deck'].map((value) => ({ value, label: value }))
  const cases = [
    { type: 'text', operator: 'contains', good: 'crane', bad: undefined, has: 'Crane 4' },
    { type: 'integer', operator: 'gt', good: '5', bad: 'many', has: 7 },
    {
      type: 'currency',
      operator: 'gt',
      good: 100,
      bad: 'much',
      has: { amount: '120.00', currency: 'EUR' },
    },
    { type: 'boolean', operator: 'is', good: 'true', bad: 'maybe', has: true },
    { type: 'date', operator: 'lt', good: '2026-12-31', bad: 'soon', has: '2026-11-22' },
    { type: 'select', options, operator: 'is', good: 'hull', bad: 'keel', has: 'hull' },
    {
      type: 'multi_select',
      options,
      operator: 'contains',
      good: 'hull',
      bad: 'keel',
      has: ['deck', 'hull'],
    },
  ] as const
  for (const { operator, good, bad, has, ...field } of cases) {
    const systemName = `cf_${field.type}`
    const definition = { ...field, systemName, displayName: field.type, entity: 'ticket' } as const
    t.equal((await api.createCustomField({ body: definition as never })).status, 201, field.type)
    const make = (value: string | number) =>
      api.createAutomationQueue({
        body: {
          name: `${field.type} ${value}`,
          strategy: 'manual',
          conditions: { any: [{ field: systemName, operator, value }] },
        },
      })

    if (bad !== undefined) {
      t.match(await make(bad), { status: 422, body: { pointer: '/conditions/any/0/value' } })
    }
    const made = await make(good)
    t.equal(made.status, 201, made.text)
    const { queueId } = await newTicket(workspace, { customFields: { [systemName]: has } })
    t.equal(queueId, made.body.data.id, `a ticket with such a ${field.type} waits there`)
  }
})

t.test('the conditions of all queues together are bounded', async (t) => {
  const workspace = await start()
  const { api, database, workspaceId } = workspace
  const id = await makeQueue(workspace)
  // Requests can set conditions of this length only as those of many queues
  await database.admin`
    update automation_queues set conditions = jsonb_build_object('any', jsonb_build_array(
      jsonb_build_object('field', 'title', 'operator', 'contains', 'value', repeat('x', 499900))))
    where workspace_id = ${workspaceId} and id = ${otherQueue}`
  const set = (value: string) =>
    api.updateAutomationQueue({
      params: { id },
      body: { conditions: { any: [{ field: 'title', operator: 'contains', value }] } },
    })

  t.match(await set('y'.repeat(100)), {
    status: 422,
    body: { code: 'rule_violated', pointer: '/conditions' },
  })
  t.equal((await api.getAutomationQueue({ params: { id } })).body.data.version, 1)
})

t.test('all figures of a queue count the members that its list has', async (t) => {
  const { api } = await start()
  const members = async () => (await api.listQueueMembers({ params: { id: queue } })).body
  const second = (await members()).data.at(-1)
  const userId = second?.userId ?? ''
  const query = { reassignTo: 'none', serviceTokens: 'revoke' } as const
  t.equal((await api.deleteUser({ params: { id: userId }, query })).status, 204)

  const { total } = await members()
  t.equal(total, 1)
  t.equal((await api.getAutomationQueue({ params: { id: queue } })).body.data.memberCount, total)
  const { body } = await api.getQueueStats({ params: { id: queue } })
  t.equal(body.data.live.memberCount, total)
})

t.test('getQueueStats takes a span of time', async (t) => {
  const { api } = await start()
  const stats = (query: Record<string, unknown>) =>
    api.getQueueStats({ params: { id: queue }, query: query as never })

  t.match((await stats({})).body.data, {
    live: { waitingCount: 0, offeredCount: 1, memberCount: 2, availableCount: 0 },
    history: { enteredCount: 1, offeredCount: 1, averageWaitSeconds: null },
  })
  await api.acceptReservation({ params: { id: demoIds.reservation } })
  const { body } = await stats({ to: '2099-01-01T00:00:00Z', from: '2098-12-31T00:00:00Z' })
  t.match(body.data.history, { enteredCount: 0, assignedCount: 0 })
  t.match((await stats({})).body.data.live, { offeredCount: 0, assignedCount: 1 })
  for (const query of [
    { from: '2026-01-02T00:00:00Z', to: '2026-01-01T00:00:00Z' },
    { from: '2026-01-01T00:00:00Z', to: '2027-06-01T00:00:00Z' },
  ]) {
    t.match(await stats(query), { status: 422, body: { code: 'rule_violated', pointer: '/to' } })
  }
  t.match(await api.getQueueStats({ params: { id: unknownUser } }), { status: 404 })
})

t.test('a simulation compares nothing that the token may not read', async (t) => {
  const workspace = await start()
  const ofContact = { contactId: demoIds.contact }
  const works = [
    [{ entityType: 'ticket', entityId: ticket }, ['tickets:read']],
    [
      { entityType: 'conversation', entityId: demoIds.directConversation },
      ['conversations:read', 'messages:read', 'contacts:read'],
    ],
    [{ entityType: 'call', entityId: demoIds.cdr }, ['cdr:read', 'contacts:read']],
    [{ entityType: 'call', call: { callFrom: '+4531234567' } }, ['contacts:read']],
    [{ entityType: 'call', call: ofContact }, ['contacts:read']],
    [
      { entityType: 'conversation', conversation: { channelId: demoIds.channel, ...ofContact } },
      ['contacts:read'],
    ],
    [{ entityType: 'ticket', entity: { title: 'Crane 3 is stuck' } }, []],
  ] as const
  for (const [body, needed] of works) {
    const label = JSON.stringify(body)
    for (const scope of needed) {
      const others = needed.filter((one) => one !== scope)
      const token = await workspace.tokenWith('queues:write', ...others)
      const reply = await workspace.api.simulateRouting({ token, body: body as never })
      t.match(reply, { status: 403, body: { requiredScopes: only(scope) } }, `${label} ${scope}`)
    }
    const token = await workspace.tokenWith('queues:read', ...needed)
    const reply = await workspace.api.simulateRouting({ token, body: body as never })
    t.equal(reply.status, 200, label)
  }
})

t.test('simulateRouting says who would get it, and changes nothing', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const [first = '', second = ''] = await makeAgents(
    workspace,
    { skills: [{ name: 'Hydraulics', level: 5 }] },
    { skills: [{ name: 'hydraulics', level: 2 }] },
  )
  const id = await makeQueue(workspace, {
    strategy: 'skills_based',
    channels: ['phone'],
    requiredSkills: [{ name: 'hydraulics', minLevel: 2 }],
  })
  await addMembers(api, id, [second, first, agent])
  const simulate = (body: object) =>
    api.simulateRouting({ body: { entityType: 'ticket', ...body } as never })

  const { body } = await simulate({ entity: { channel: 'phone' } })
  const none = await simulate({ entity: {} })
  const present = await simulate({ entityId: ticket })

  t.match(body.data, {
    queue: { id },
    strategy: 'skills_based',
    assigneeId: first,
    candidates: only(
      { userId: second, eligible: true, reason: 'eligible', score: 2 },
      { userId: first, eligible: true, score: 5 },
      { userId: agent, eligible: false, reason: 'offline', score: null },
    ),
    queues: only(
      { id: queue, reason: 'channel' },
      { id: otherQueue, reason: 'no_conditions' },
      { id, isMatch: true, reason: 'match' },
    ),
  })
  t.match(none.body.data, { queue: null, assigneeId: null, candidates: only() })
  t.match(present.body.data, { queue: { id: queue }, assigneeId: null })
  t.match(await simulate({}), { status: 422 })
  t.match(await simulate({ entity: {}, entityId: ticket }), { status: 422 })
  t.match(await simulate({ entityId: unknownUser }), {
    status: 422,
    body: { pointer: '/entityId' },
  })
  t.match(await simulate({ entity: { tags: [unknownUser] } }), {
    status: 422,
    body: { pointer: '/entity/tags/0' },
  })
  const { body: entries } = await api.listQueueEntries({ params: { id } })
  t.equal(entries.total, 0)
})

t.test('a field that conditions do not have is refused with those that they have', async (t) => {
  const { api } = await start()
  const condition = (field: string) => ({ field, operator: 'is', value: 'high' }) as const
  const create = (field: string) =>
    api.createAutomationQueue({
      body: { name: 'Quay', strategy: 'manual', conditions: { all: [condition(field)] } },
    })

  t.match(await create('Priority'), {
    status: 422,
    body: { pointer: '/conditions/all/0/field', detail: / Did you mean "priority"\?$/ },
  })
  t.match(await create('weather'), {
    status: 422,
    body: { pointer: '/conditions/all/0/field', detail: / Its fields are entityType, type, / },
  })
})
