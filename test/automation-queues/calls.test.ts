import t from 'tap'
import { caseIdOf, newId } from '../../src/lib/ids.ts'
import { only } from '../helpers/only.ts'
import { runDue } from '../helpers/run-due.ts'
import { offerExpiry, overflow } from '../../src/routing/timers.ts'
import { makeAgents, tokenOf } from '../helpers/agents.ts'
import { at, type Event, report as reportAt } from '../helpers/calls.ts'
import { computed, metricsOf, timelineOf } from '../helpers/cases.ts'
import { changesOfType } from '../helpers/log.ts'
import { makeContact, makeConversation } from '../helpers/make.ts'
import { addMembers, entriesOf, later, offersOf, setUp, work } from '../helpers/queues.ts'
import { start, type Workspace } from '../helpers/start.ts'

let seconds = 0

/** Reports an event of a call, each a second after the one before; returns the call. */
function report(on: Workspace, externalCallId: string, type: Event['type'], more?: Partial<Event>) {
  return reportAt(on, externalCallId, type, ++seconds, more)
}

const inbound = { direction: 'inbound', callFrom: '+4531234567', callTo: '+4533112233' } as const

async function presenceOf({ api }: Workspace, userId: string): Promise<string> {
  const { body } = await api.getUser({ params: { id: userId } })
  return body.data.presence.presenceStatus.systemName
}

t.test('a call waits in the queue that it names, and its answer accepts the offer', async (t) => {
  const workspace = await start()
  const { api, database, workspaceId } = workspace
  const queue = await setUp(workspace, { wrapUpSeconds: 30 }, {}, { presence: 'offline' })
  const [agent = ''] = queue.users
  const call = await report(workspace, 'a', 'new_call', { ...inbound, queueId: queue.id })
  t.match(
    await entriesOf(workspace, queue.id),
    only({ entityType: 'call', entityId: call.id, kind: 'voice', status: 'waiting', priority: 60 }),
  )
  await work(workspace)
  t.match(
    await offersOf(workspace, call.id),
    only({ userId: agent, status: 'pending', kind: 'voice' }),
  )
  const why = await api.listCdrRoutingDecisions({ params: { id: call.id } })
  t.match(why.body, { total: 1, data: only({ entityType: 'call', outcome: 'offered' }) })
  const offered = await changesOfType(database.admin, workspaceId, 'reservation.offered')
  t.match(offered, only({ data: { entityType: 'call', entityId: call.id, userId: agent } }))

  const other = await report(workspace, 'b', 'new_call', { ...inbound, queueId: queue.id })
  await work(workspace)
  t.same(await offersOf(workspace, other.id), [], 'one call at a time')

  await report(workspace, 'a', 'answer', { agentId: agent })
  t.match(await offersOf(workspace, call.id), only({ userId: agent, status: 'accepted' }))
  t.match(await entriesOf(workspace, queue.id), only({ status: 'assigned', assigneeId: agent }, {}))
  t.equal(await presenceOf(workspace, agent), 'on_call')
  await work(workspace)
  t.same(await offersOf(workspace, other.id), [], 'a user on a call gets no other')
  const ticket = await api.createTicket({
    body: { title: 'Mail', contactId: await makeContact(workspace), queueId: queue.id },
  })
  await work(workspace)
  t.match(await offersOf(workspace, ticket.body.data.id), only({ userId: agent, kind: 'task' }))

  await report(workspace, 'a', 'hangup', { endReason: 'caller_hangup' })
  t.match(await offersOf(workspace, call.id), only({ status: 'wrapping' }))
  t.match(
    await entriesOf(workspace, queue.id),
    only({ status: 'completed', assigneeId: agent }, {}, {}),
  )
  await work(workspace)
  t.same(await offersOf(workspace, other.id), [], 'wrapping up takes the place of a call')
  const [reservation] = await offersOf(workspace, call.id)
  const token = await tokenOf(workspace, agent)
  await api.completeReservation({ params: { id: reservation?.id ?? '' }, token })
  await work(workspace)
  t.match(await offersOf(workspace, other.id), only({ userId: agent, status: 'pending' }))

  const cxLog = await api.getCxLog({ params: { id: caseIdOf(call.id) } })
  t.match(cxLog.body.data, { queueId: queue.id, status: 'closed', agentId: agent })
  const kinds = (await timelineOf(api, caseIdOf(call.id))).map(({ kind }) => kind)
  const ofQueue = ['queue_entered', 'offered', 'accepted', 'queue_left']
  t.same(
    kinds.filter((kind) => ofQueue.includes(kind)).sort(),
    ofQueue.sort(),
    'its way through the queue stays when the call is reported again',
  )
})

t.test('a caller who hangs up before an answer abandons the queue', async (t) => {
  const workspace = await start()
  const { api, database, workspaceId } = workspace
  const queue = await setUp(workspace, {}, {})
  const waiting = await report(workspace, 'a', 'new_call', { ...inbound, queueId: queue.id })
  const offered = await report(workspace, 'b', 'new_call', { ...inbound, queueId: queue.id })
  await report(workspace, 'a', 'hangup', { endReason: 'caller_hangup' })
  await work(workspace)
  t.match(await offersOf(workspace, offered.id), only({ status: 'pending' }))
  await report(workspace, 'b', 'hangup', { endReason: 'caller_hangup' })

  t.match(
    await entriesOf(workspace, queue.id),
    only(
      { entityId: waiting.id, status: 'abandoned' },
      { entityId: offered.id, status: 'abandoned', assigneeId: null },
    ),
  )
  t.match(await offersOf(workspace, offered.id), only({ status: 'canceled' }))
  const abandoned = await changesOfType(database.admin, workspaceId, 'queue.entry_abandoned')
  t.equal(abandoned.length, 2)
  const withdrawn = await changesOfType(database.admin, workspaceId, 'reservation.rescinded')
  t.match(withdrawn, only({ data: { entityId: offered.id, status: 'canceled' } }))
  const stats = await api.getQueueStats({ params: { id: queue.id } })
  t.match(stats.body.data.history, { enteredCount: 2, abandonedCount: 2, canceledCount: 0 })
})

t.test(
  'a call that ends before an answer otherwise than by its caller is no abandonment',
  async (t) => {
    const workspace = await start()
    const { api, database, workspaceId } = workspace
    const queue = await setUp(workspace, {})
    const ends = [
      [{ endReason: 'rejected' }, 'canceled'],
      [{ endReason: 'congestion' }, 'canceled'],
      [{ endReason: 'no_answer' }, 'canceled'],
      [{ endReason: 'forwarded' }, 'canceled'],
      [{ endReason: 'callee_hangup' }, 'canceled'],
      [{ status: 'voicemail', endReason: 'caller_hangup' }, 'canceled'],
      [{ endReason: 'cancel' }, 'abandoned'],
      [{}, 'abandoned'],
      // The phone system answers before the queue does
      [{ status: 'answered', endReason: 'caller_hangup' }, 'abandoned'],
      [{ status: 'answered' }, 'canceled'],
    ] as const
    for (const [index, [end, status]] of ends.entries()) {
      const { id } = await report(workspace, `${index}`, 'new_call', {
        ...inbound,
        queueId: queue.id,
      })
      await report(workspace, `${index}`, 'hangup', end)
      const entry = (await entriesOf(workspace, queue.id)).find(({ entityId }) => entityId === id)
      t.equal(entry?.status, status, JSON.stringify(end))
    }
    const stats = await api.getQueueStats({ params: { id: queue.id } })
    t.match(stats.body.data.history, { abandonedCount: 3, canceledCount: 7 })
    const abandoned = await changesOfType(database.admin, workspaceId, 'queue.entry_abandoned')
    t.equal(abandoned.length, 3)
  },
)

t.test(
  'a call that another agent answers, or that ends in one report, leaves the queue',
  async (t) => {
    const workspace = await start()
    const { api } = workspace
    const queue = await setUp(workspace, {}, {})
    const [outsider = ''] = await makeAgents(workspace, {})
    const [agent = ''] = queue.users
    const call = await report(workspace, 'a', 'new_call', { ...inbound, queueId: queue.id })
    await work(workspace)
    await report(workspace, 'a', 'answer', { agentId: outsider })
    t.match(await offersOf(workspace, call.id), only({ userId: agent, status: 'canceled' }))
    t.match(await entriesOf(workspace, queue.id), only({ status: 'canceled' }))
    await report(workspace, 'a', 'hangup')

    const other = await report(workspace, 'b', 'new_call', { ...inbound, queueId: queue.id })
    await work(workspace)
    const instant = (second: number) =>
      new Date(Date.parse('2026-11-20T12:00:00.000Z') + second * 1000)
    const reply = await api.upsertCdr({
      body: {
        provider: 'pbx',
        externalCallId: 'b',
        status: 'answered',
        agentId: agent,
        startedAt: instant(0).toISOString(),
        answeredAt: instant(5).toISOString(),
        endedAt: instant(50).toISOString(),
      },
    })
    t.equal(reply.status, 200)
    t.match(await offersOf(workspace, other.id), only({ userId: agent, status: 'completed' }))
    t.match(
      await entriesOf(workspace, queue.id),
      only({}, { status: 'completed', assigneeId: agent }),
    )
  },
)

t.test(
  'a call enters the first queue that it matches, and follows the phone system to others',
  async (t) => {
    const workspace = await start()
    const { api, database, workspaceId } = workspace
    const sales = await setUp(
      workspace,
      {
        channels: ['phone'],
        conditions: { all: [{ field: 'extension', operator: 'is', value: '2' }] },
      },
      {},
    )
    const other = await setUp(workspace, {}, {})
    await report(workspace, 'out', 'new_call', {
      ...inbound,
      direction: 'outbound',
      extension: '2',
    })
    await report(workspace, 'direct', 'new_call', {
      ...inbound,
      agentId: other.users[0] ?? '',
      extension: '2',
    })
    await report(workspace, 'none', 'new_call', inbound)
    t.same(await entriesOf(workspace, sales.id), [])

    const call = await report(workspace, 'a', 'new_call', { ...inbound, extension: '2' })
    t.match(await entriesOf(workspace, sales.id), only({ entityId: call.id, status: 'waiting' }))
    const simulated = await api.simulateRouting({ body: { entityType: 'call', entityId: call.id } })
    t.match(simulated.body.data, { queue: { id: sales.id }, assigneeId: sales.users[0] })
    await report(workspace, 'a', 'new_call', { ...inbound, queueId: other.id, eventId: 'moved' })
    t.match(await entriesOf(workspace, sales.id), only({ status: 'canceled' }))
    t.match(await entriesOf(workspace, other.id), only({ entityId: call.id, status: 'waiting' }))

    const back = { entityType: 'call', entityId: call.id } as const
    t.equal((await api.addQueueEntry({ params: { id: sales.id }, body: back })).status, 201)
    await report(workspace, 'a', 'hangup', { endReason: 'caller_hangup' })
    t.match(await api.addQueueEntry({ params: { id: sales.id }, body: back }), {
      status: 422,
      body: { code: 'rule_violated' },
    })
    t.match(
      await api.addQueueEntry({ params: { id: sales.id }, body: { ...back, entityId: newId() } }),
      { status: 422, body: { code: 'unknown_reference', resource: 'cdr' } },
    )
    const ended = await changesOfType(database.admin, workspaceId, 'queue.entry_abandoned')
    t.equal(ended.length, 1)
  },
)

t.test('a call that waits too long goes to the voice mailbox', async (t) => {
  const workspace = await start()
  const { database, workspaceId } = workspace
  const queue = await setUp(workspace, {
    maxWaitSeconds: 60,
    maxLength: 1,
    overflow: { action: 'voicemail' },
  })
  const first = await report(workspace, 'a', 'new_call', { ...inbound, queueId: queue.id })
  const second = await report(workspace, 'b', 'new_call', { ...inbound, queueId: queue.id })
  await runDue(workspace.pool, overflow)
  t.match(
    await entriesOf(workspace, queue.id),
    only(
      { entityId: first.id, status: 'waiting' },
      { entityId: second.id, status: 'overflowed', overflowAction: 'voicemail' },
    ),
  )
  await later(workspace, 61)
  await runDue(workspace.pool, overflow)
  const events = await changesOfType(database.admin, workspaceId, 'queue.entry_overflowed')
  t.match(events, only({ data: { entityId: second.id } }, { data: { entityId: first.id } }))

  const tickets = await setUp(workspace, { maxWaitSeconds: 60, overflow: { action: 'ticket' } })
  await report(workspace, 'c', 'new_call', { direction: 'inbound', queueId: tickets.id })
  await later(workspace, 61)
  await runDue(workspace.pool, overflow)
  t.match(await entriesOf(workspace, tickets.id), only({ status: 'waiting' }), 'without a contact')
})

t.test('a broadcast call rings everybody, and one answer wins', async (t) => {
  const workspace = await start()
  const { api, database, workspaceId } = workspace
  const queue = await setUp(
    workspace,
    { strategy: 'broadcast', autoAccept: true, stickyAssignment: 'owner' },
    {},
    {},
    { presence: 'offline' },
    {},
  )
  const [one = '', two = '', away = '', three = ''] = queue.users
  const call = await report(workspace, 'a', 'new_call', { ...inbound, queueId: queue.id })
  // The owner of the contact is not preferred
  await api.updateContact({ params: { id: call.contactId ?? '' }, body: { ownerId: one } })
  await work(workspace)
  const offers = await offersOf(workspace, call.id)
  t.same(offers.map(({ userId }) => userId).sort(), [one, two, three].sort())
  t.match(
    await entriesOf(workspace, queue.id),
    only({ status: 'offered', assigneeId: null, offerCount: 1 }),
  )
  t.notOk(offers.some(({ userId }) => userId === away))

  const ofOne = offers.find(({ userId }) => userId === one)
  await api.rejectReservation({ params: { id: ofOne?.id ?? '' }, body: {} })
  t.match(await entriesOf(workspace, queue.id), only({ status: 'offered', assigneeId: null }))
  const replies = await Promise.all(
    [two, three].map((user) => {
      const id = offers.find(({ userId }) => userId === user)?.id ?? ''
      return api.acceptReservation({ params: { id } })
    }),
  )
  t.same(replies.map(({ status }) => status).sort(), [200, 409])
  const statuses = (await offersOf(workspace, call.id)).map(({ status }) => status).sort()
  t.same(statuses, ['accepted', 'rejected', 'rescinded'])
  const [entry] = await entriesOf(workspace, queue.id)
  t.equal(entry?.status, 'assigned')
  t.ok([two, three].includes(entry?.assigneeId ?? ''))
  const rescinded = await changesOfType(database.admin, workspaceId, 'reservation.rescinded')
  t.equal(rescinded.length, 1)

  const next = await report(workspace, 'b', 'new_call', { ...inbound, queueId: queue.id })
  await work(workspace)
  t.equal((await offersOf(workspace, next.id)).length, 2, 'whoever has a call gets no other')
  await later(workspace, 31)
  await runDue(workspace.pool, offerExpiry)
  t.same(
    (await offersOf(workspace, next.id)).map(({ status }) => status),
    ['timeout', 'timeout'],
  )
  t.match(await entriesOf(workspace, queue.id), only({}, { status: 'waiting' }))
  await api.setUserPresence({ params: { id: away }, body: { systemName: 'available' } })
  await work(workspace)
  const [last] = await offersOf(workspace, next.id)
  t.match(last, { userId: away, status: 'pending' })
  await api.setUserPresence({ params: { id: away }, body: { systemName: 'offline' } })
  await work(workspace)
  t.match(await offersOf(workspace, next.id), only({ status: 'rescinded' }, {}, {}))
  t.match(await entriesOf(workspace, queue.id), only({}, { status: 'waiting' }))
})

t.test(
  'an answered call that is transferred to a queue waits there for the next agent',
  async (t) => {
    const workspace = await start()
    const { api } = workspace
    const first = await setUp(workspace, {}, {})
    const second = await setUp(workspace, {}, {})
    const [one = ''] = first.users
    const [two = ''] = second.users
    const caseOf = async (id: string) =>
      (await api.getCxLog({ params: { id: caseIdOf(id) } })).body.data
    const timeline = async (id: string) =>
      (await timelineOf(api, caseIdOf(id)))
        .filter(({ kind }) => ['assigned', 'unassigned', 'transferred'].includes(kind))
        .map(({ kind, detail }) => [kind, detail.agentId])

    const call = await report(workspace, 'a', 'new_call', { ...inbound, queueId: first.id })
    await work(workspace)
    await report(workspace, 'a', 'answer', { agentId: one })
    t.equal(await presenceOf(workspace, one), 'on_call')
    await report(workspace, 'a', 'hold')
    const moved = await report(workspace, 'a', 'transfer', { queueId: second.id })
    t.match(moved, {
      status: 'in_progress',
      agentId: null,
      queueId: second.id,
      transferredToId: null,
    })
    t.equal(await presenceOf(workspace, one), 'available')
    t.match(await entriesOf(workspace, first.id), only({ status: 'completed', assigneeId: one }))
    t.match(await offersOf(workspace, call.id), only({ userId: one, status: 'completed' }))
    t.match(await entriesOf(workspace, second.id), only({ entityId: call.id, status: 'waiting' }))
    t.match(await caseOf(call.id), { agentId: null, queueId: second.id, status: 'open' })
    const next = await report(workspace, 'b', 'new_call', { ...inbound, queueId: first.id })
    await work(workspace)
    t.match(
      await offersOf(workspace, next.id),
      only({ userId: one, status: 'pending' }),
      'has room again',
    )
    const [offer] = await offersOf(workspace, call.id)
    t.match(offer, { userId: two, status: 'pending', queueId: second.id })

    await report(workspace, 'a', 'answer', { agentId: two })
    t.match(await entriesOf(workspace, second.id), only({ status: 'assigned', assigneeId: two }))
    t.equal(await presenceOf(workspace, two), 'on_call')
    seconds += 9
    await report(workspace, 'a', 'hangup', { endReason: 'caller_hangup' })
    t.match(await entriesOf(workspace, second.id), only({ status: 'completed', assigneeId: two }))
    const handled = { firstAssigneeId: one, agentId: two, closedAssigneeId: two, transferCount: 1 }
    // One second of talking, one on hold, two in the second queue, and ten of talking
    t.match(await caseOf(call.id), {
      ...handled,
      queueId: second.id,
      handledTime: 11,
      totalHoldDuration: 1,
    })
    t.same(await timeline(call.id), [
      ['assigned', one],
      ['unassigned', null],
      ['transferred', two],
    ])
    t.same(
      metricsOf(await caseOf(call.id)),
      computed('call', await timelineOf(api, caseIdOf(call.id))),
    )
    const byQueue = await api.listCxLogMetrics({
      query: { groupBy: ['queue'], from: '2026-11-20T00:00:00Z', to: '2026-11-21T00:00:00Z' },
    })
    const closed = byQueue.body.data.map(({ queueId, closedCount }) => [queueId, closedCount])
    t.same(
      closed.filter(([id]) => id === second.id),
      [[second.id, 1]],
    )

    // The call returns to the same queue, where the caller hangs up
    await report(workspace, 'b', 'answer', { agentId: one })
    await report(workspace, 'b', 'transfer', { queueId: first.id })
    t.match(
      await entriesOf(workspace, first.id),
      only({}, { status: 'completed' }, { status: 'waiting' }),
    )
    const ended = await report(workspace, 'b', 'hangup', { endReason: 'caller_hangup' })
    t.match(ended, { status: 'answered', agentId: null })
    t.match(await entriesOf(workspace, first.id), only({}, {}, { status: 'abandoned' }))
    t.match(await caseOf(next.id), {
      firstAssigneeId: one,
      agentId: null,
      handledTime: 1,
      transferCount: 0,
    })
  },
)

t.test('a call whose agent does not answer waits again when it is transferred back', async (t) => {
  const workspace = await start()
  const queue = await setUp(workspace, { autoAccept: true }, {}, {})
  const statuses = async (id: string) =>
    (await entriesOf(workspace, queue.id))
      .filter(({ entityId }) => entityId === id)
      .map(({ status }) => status)
  const call = await report(workspace, 'a', 'new_call', { ...inbound, queueId: queue.id })
  await work(workspace)
  t.same(await statuses(call.id), ['assigned'])
  for (let times = 1; times <= 3; times++) {
    await report(workspace, 'a', 'transfer', { queueId: queue.id })
    const gone = Array<string>(times).fill('completed')
    t.same(await statuses(call.id), [...gone, 'waiting'], `transfer ${times}`)
    await report(workspace, 'a', 'transfer', { queueId: queue.id })
    t.same(await statuses(call.id), [...gone, 'waiting'], 'it waits there already')
    await work(workspace)
    t.same(await statuses(call.id), [...gone, 'assigned'])
  }

  // A transfer that is reported after what followed it, or after the end, changes nothing
  const entries = await statuses(call.id)
  const late = at(seconds + 0.5)
  const answered = await report(workspace, 'a', 'answer', {})
  t.type(answered.agentId, 'string')
  await report(workspace, 'a', 'transfer', { queueId: queue.id, occurredAt: late })
  t.same(await statuses(call.id), entries)
  await report(workspace, 'a', 'hangup', { endReason: 'callee_hangup' })
  t.same(await statuses(call.id), [...entries.slice(0, -1), 'completed'])
})

t.test('a transfer to a queue that is reported late leads to the same case', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const first = await setUp(workspace, {}, {})
  const second = await setUp(workspace, {})
  const [agentId = ''] = first.users
  const send = (externalCallId: string, type: Event['type'], second: number, more = {}) =>
    reportAt(workspace, externalCallId, type, 18_000 + second, more)
  const found: unknown[] = []
  for (const order of ['0123', '0132', '0213', '0231', '3210']) {
    const parts = [
      () => send(order, 'new_call', 0, { ...inbound, queueId: first.id }),
      () => send(order, 'answer', 10, { agentId }),
      () => send(order, 'transfer', 40, { queueId: second.id }),
      () => send(order, 'hangup', 55, { endReason: 'caller_hangup' }),
    ]
    for (const index of order) await parts[Number(index)]?.()
    const { body } = await api.listCdrs({ query: { externalCallId: [order] } })
    const [call] = body.data
    const one = await api.getCxLog({ params: { id: call?.cxLogId ?? '' } })
    const { queueId, agentId: last, firstAssigneeId, handledTime, waitTime } = one.body.data
    found.push({ status: call?.status, queueId, last, firstAssigneeId, handledTime, waitTime })
  }
  const expected = { status: 'answered', queueId: second.id, last: null, firstAssigneeId: agentId }
  t.same(found, Array(5).fill({ ...expected, handledTime: 30, waitTime: 10 }))
  t.equal(await presenceOf(workspace, agentId), 'available')
})

t.test('an answer that names nobody is that of the agent who accepted the call', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const queue = await setUp(workspace, { reassignOnOffline: true }, {})
  const [agentId = ''] = queue.users
  const accept = async (id: string) => {
    await work(workspace)
    const [offer] = await offersOf(workspace, id)
    await api.acceptReservation({ params: { id: offer?.id ?? '' } })
  }
  // The phone system answers first, which is not the answer of an agent
  const call = await report(workspace, 'a', 'new_call', { ...inbound, queueId: queue.id })
  t.match(await report(workspace, 'a', 'answer'), { status: 'in_progress', agentId: null })
  await accept(call.id)
  t.match(await report(workspace, 'a', 'answer', { agentId: null }), { agentId })
  t.equal(await presenceOf(workspace, agentId), 'on_call')
  await report(workspace, 'a', 'transfer', { queueId: queue.id })
  await accept(call.id)
  t.match(await report(workspace, 'a', 'answer'), { agentId })
  await report(workspace, 'a', 'hangup')
  const { body } = await api.getCxLog({ params: { id: caseIdOf(call.id) } })
  t.match(body.data, { agentId, closedAssigneeId: agentId, transferCount: 0 })
  t.ok((body.data.handledTime ?? 0) > 0)
  t.match(
    await entriesOf(workspace, queue.id),
    only(
      { status: 'completed', assigneeId: agentId },
      { status: 'completed', assigneeId: agentId },
    ),
  )

  const other = await report(workspace, 'b', 'new_call', { ...inbound, queueId: queue.id })
  await accept(other.id)
  const [colleague = ''] = await makeAgents(workspace, {})
  t.match(await report(workspace, 'b', 'answer', { agentId: colleague }), { agentId: colleague })
  t.match(await entriesOf(workspace, queue.id), only({}, {}, { status: 'completed' }))
  await report(workspace, 'b', 'hangup')

  const recorded = await report(workspace, 'c', 'new_call', { ...inbound, queueId: queue.id })
  await accept(recorded.id)
  const contactId = await makeContact(workspace)
  const { body: ticket } = await api.createTicket({
    body: { title: 'Mail', contactId, queueId: queue.id, assigneeId: agentId },
  })
  // The queue takes the ticket back, but not a call that the user has accepted
  await api.setUserPresence({ params: { id: agentId }, body: { systemName: 'offline' } })
  await work(workspace)
  t.match((await api.getTicket({ params: { id: ticket.data.id } })).body.data, { assigneeId: null })
  t.match(
    await entriesOf(workspace, queue.id, recorded.id),
    only({ status: 'assigned', assigneeId: agentId }),
  )
  const record = { provider: 'pbx', externalCallId: 'c', endReason: 'caller_hangup' } as const
  const { body: answered } = await api.upsertCdr({
    body: { ...record, answeredAt: new Date(Date.parse(recorded.startedAt) + 5000).toISOString() },
  })
  t.match(answered.data, { agentId, status: 'in_progress' })
  seconds += 10
  t.match(await report(workspace, 'c', 'hangup'), { agentId, status: 'answered' })
  t.match(
    await entriesOf(workspace, queue.id, recorded.id),
    only({ status: 'completed', assigneeId: agentId }),
  )
})

t.test('a caller who hangs up once an agent has accepted abandons the queue, too', async (t) => {
  const workspace = await start()
  const { api, database, workspaceId } = workspace
  const queue = await setUp(workspace, { wrapUpSeconds: 30 }, {})
  const call = await report(workspace, 'a', 'new_call', { ...inbound, queueId: queue.id })
  await work(workspace)
  const [offer] = await offersOf(workspace, call.id)
  await api.acceptReservation({ params: { id: offer?.id ?? '' } })
  const ended = await report(workspace, 'a', 'hangup', { endReason: 'caller_hangup' })

  t.equal(ended.status, 'abandoned')
  t.match(await entriesOf(workspace, queue.id), only({ status: 'abandoned', assigneeId: null }))
  t.match(await offersOf(workspace, call.id), only({ status: 'canceled', wrapUpUntil: null }))
  const stats = await api.getQueueStats({ params: { id: queue.id } })
  t.match(stats.body.data.history, { abandonedCount: 1, completedCount: 0 })
  const [userId] = queue.users
  for (const [type, previous] of [
    ['queue.entry_abandoned', { status: 'assigned', assigneeId: userId, endedAt: null }],
    ['reservation.rescinded', { status: 'accepted', endedAt: null }],
  ] as const) {
    const changes = await changesOfType(database.admin, workspaceId, type)
    t.same(
      changes.map((change) => change.previous),
      [previous],
      type,
    )
  }
  const steps = (await timelineOf(api, caseIdOf(call.id))).filter(
    ({ kind }) => kind === 'queue_left',
  )
  t.equal(steps.length, 1, 'it leaves the queue once')
})

t.test('an agent whose accepted call nobody answers gets the next one', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const queue = await setUp(workspace, {}, {})
  const other = await setUp(workspace, {})
  const [userId = ''] = queue.users
  const ring = (id: string) => report(workspace, id, 'new_call', { ...inbound, queueId: queue.id })
  const accept = async (id: string) => {
    await work(workspace)
    const [offer] = await offersOf(workspace, id)
    await api.acceptReservation({ params: { id: offer?.id ?? '' } })
  }
  const first = await ring('a')
  const second = await ring('b')
  const third = await ring('c')
  await accept(first.id)
  await work(workspace)
  t.same(await offersOf(workspace, second.id), [])
  await report(workspace, 'a', 'hangup', { endReason: 'no_answer' })
  await accept(second.id)
  await report(workspace, 'b', 'transfer', { queueId: other.id })
  t.match(await entriesOf(workspace, other.id), only({ entityId: second.id, status: 'waiting' }))
  await work(workspace)
  t.match(await offersOf(workspace, third.id), only({ userId, status: 'pending' }))
})

t.test('a member who answers without an offer has the call of the queue', async (t) => {
  const workspace = await start()
  const { api, database, workspaceId } = workspace
  // The phone system distributes calls itself
  const queue = await setUp(workspace, { strategy: 'manual', wrapUpSeconds: 30 }, {}, {})
  const [agentId = ''] = queue.users
  const call = await report(workspace, 'a', 'new_call', { ...inbound, queueId: queue.id })
  await later(workspace, 20)
  await report(workspace, 'a', 'answer', { agentId })
  t.match(await entriesOf(workspace, queue.id), only({ status: 'assigned', assigneeId: agentId }))
  t.match(await offersOf(workspace, call.id), only({ userId: agentId, status: 'accepted' }))
  const assigned = await changesOfType(database.admin, workspaceId, 'queue.entry_assigned')
  t.match(assigned, only({ data: { entityId: call.id, assigneeId: agentId } }))
  await report(workspace, 'a', 'hangup', { endReason: 'caller_hangup' })
  t.match(await entriesOf(workspace, queue.id), only({ status: 'completed', assigneeId: agentId }))
  t.match(await offersOf(workspace, call.id), only({ status: 'wrapping' }))
  const stats = await api.getQueueStats({ params: { id: queue.id } })
  const { averageWaitSeconds, ...history } = stats.body.data.history
  t.match(history, { assignedCount: 1, completedCount: 1, canceledCount: 0 })
  t.ok((averageWaitSeconds ?? 0) >= 20)

  // Another one than the call was offered to
  const offering = await setUp(workspace, {}, {})
  await addMembers(api, offering.id, queue.users)
  const other = await report(workspace, 'b', 'new_call', { ...inbound, queueId: offering.id })
  await work(workspace)
  const [offered] = await offersOf(workspace, other.id)
  const members = [...offering.users, ...queue.users]
  const userId = members.find((id) => id !== offered?.userId) ?? ''
  await report(workspace, 'b', 'answer', { agentId: userId })
  t.match(await entriesOf(workspace, offering.id), only({ status: 'assigned', assigneeId: userId }))
  const statuses = (await offersOf(workspace, other.id)).map((one) => [one.userId, one.status])
  t.same(
    new Map(statuses as Array<[string, string]>),
    new Map([
      [offered?.userId ?? '', 'rescinded'],
      [userId, 'accepted'],
    ]),
  )
})

t.test('a call that has ended before it is reported to ring is one of its queue', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const queue = await setUp(workspace, {}, {})
  const arrival = seconds
  await report(workspace, 'a', 'hangup', { endReason: 'caller_hangup' })
  seconds = arrival - 1
  const call = await report(workspace, 'a', 'new_call', { ...inbound, queueId: queue.id })
  seconds = arrival + 1

  t.equal(call.status, 'abandoned')
  t.match(await entriesOf(workspace, queue.id), only({ entityId: call.id, status: 'abandoned' }))
  await work(workspace)
  t.same(await offersOf(workspace, call.id), [])
  const stats = await api.getQueueStats({ params: { id: queue.id } })
  t.match(stats.body.data.history, { enteredCount: 1, abandonedCount: 1 })
})

t.test(
  'what waits in a queue that is deleted is of the next one, and so is its case',
  async (t) => {
    const workspace = await start()
    const { api } = workspace
    const gone = await setUp(workspace, { strategy: 'manual' })
    const next = await setUp(workspace, { strategy: 'manual' })
    const call = await report(workspace, 'a', 'new_call', { ...inbound, queueId: gone.id })
    const talk = await makeConversation(workspace)
    const added = await api.addQueueEntry({
      params: { id: gone.id },
      body: { entityType: 'conversation', entityId: talk },
    })
    t.equal(added.status, 201)

    const removed = await api.deleteAutomationQueue({
      params: { id: gone.id },
      query: { moveTo: next.id },
    })

    t.equal(removed.status, 204)
    t.equal((await entriesOf(workspace, next.id)).length, 2)
    for (const id of [call.id, talk]) {
      const { body } = await api.getCxLog({ params: { id: caseIdOf(id) } })
      t.equal(body.data.queueId, next.id)
    }
  },
)
