import t from 'tap'
import type { Operations } from '../../generated/operations.ts'
import { demoIds } from '../../src/workspaces/demo.ts'
import { caseIdOf, newId } from '../../src/lib/ids.ts'
import { computed, metricsOf, timelineOf } from '../helpers/cases.ts'
import { startWork } from '../helpers/jobs.ts'
import { only } from '../helpers/only.ts'
import { setUp } from '../helpers/queues.ts'
import { start, type Workspace } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

const params = { id: demoIds.cxLog }
const talk = { params: { id: demoIds.directConversation } }

async function caseOf({ api }: Workspace, entityId: string) {
  const { body } = await api.listCxLogs({ query: { entityId: [entityId] } })
  const [one, ...others] = body.data
  if (!one || others.length > 0) throw new Error(`${body.total} cases of ${entityId}`)
  return one
}

t.test('createCxLog keeps what is told of an interaction elsewhere', async (t) => {
  const { api } = await start()
  const body = {
    channelType: 'voice' as const,
    direction: 'outbound' as const,
    contactId: demoIds.contact,
    contactLabel: ['berth'],
    customerPhone: '+4531234567',
    queueId: demoIds.queue,
    agentId: demoIds.agent,
    startedDate: '2026-11-02T09:00:00.900Z',
    assignedAt: '2026-11-02T09:01:00.100Z',
    firstRepliedAt: '2026-11-02T09:02:00+00:00',
    closedAt: '2026-11-02T09:10:00Z',
    totalHoldDuration: 30,
    disposition: 'Solved',
    note: 'By hand',
  }

  const created = await api.createCxLog({ body })

  t.equal(created.status, 201)
  t.match(created.body.data, {
    kind: 'external',
    entityName: 'external',
    entityId: null,
    status: 'closed',
    contact: { name: 'Harbour Office' },
    queueName: 'Cranes',
    agent: { name: 'Noor Haddad' },
    closedAssigneeId: demoIds.agent,
    waitTime: 60,
    firstResponseTime: 120,
    handledTime: 510,
    totalHoldDuration: 30,
    fullHandledTime: 540,
    wrapUpDuration: null,
    resolutionTime: 570,
    fullResolutionTime: 600,
  })
  const { id, caseId } = created.body.data
  t.same(
    (await timelineOf(api, id)).map(({ kind }) => kind),
    [...['created', 'assigned', 'replied', 'closed']],
  )
  const again = await api.createCxLog({ body: {} })
  t.equal(again.body.data.caseId, caseId + 1)
  t.match(again.body.data, { status: 'open', direction: 'inbound', channelType: 'other' })
})

t.test('createCxLog refuses what cannot have been', async (t) => {
  const { api } = await start()
  const startedDate = '2026-11-02T09:00:00Z'
  for (const [pointer, body] of [
    ['/startedDate', { startedDate: '2999-01-01T00:00:00Z' }],
    ['/startedDate', { startedDate: '1900-01-01T00:00:00Z' }],
    ['/assignedAt', { startedDate, assignedAt: startedDate }],
    ['/assignedAt', { startedDate, agentId: demoIds.agent, assignedAt: '2026-11-02T08:59:59Z' }],
    ['/closedAt', { startedDate, closedAt: '2999-01-01T00:00:00Z' }],
    [
      '/firstRepliedAt',
      { startedDate, firstRepliedAt: '2026-11-02T09:05:00Z', closedAt: '2026-11-02T09:04:00Z' },
    ],
    ['/totalHoldDuration', { startedDate, totalHoldDuration: 1 }],
    ['/totalHoldDuration', { startedDate, closedAt: startedDate, totalHoldDuration: 1 }],
  ] as const) {
    const reply = await api.createCxLog({ body })
    t.match(reply, { status: 422, body: { code: 'rule_violated', pointer } }, pointer)
  }
  const unknown = await api.createCxLog({ body: { agentId: newId() } })
  t.match(unknown, { status: 422, body: { code: 'unknown_reference', pointer: '/agentId' } })
})

t.test('a case that is closed keeps its user and queue after these were deleted', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const { id: queueId, users } = await setUp(workspace, {}, {})
  const [agentId = ''] = users
  await api.deleteAutomationQueue({ params: { id: queueId } })
  await api.deleteUser({ params: { id: agentId } })
  const startedDate = '2026-11-02T09:00:00.000Z'
  const create = (body: object) => api.createCxLog({ body: { startedDate, ...body } })

  const closed = await create({ queueId, agentId, closedAt: startedDate })
  const strange = await create({ queueId: agentId, closedAt: startedDate })

  t.match(closed, { status: 201, body: { data: { queueId, agentId, closedAssigneeId: agentId } } })
  t.match(strange, { status: 422, body: { code: 'unknown_reference', pointer: '/queueId' } })
  for (const [pointer, body] of [
    ['/queueId', { queueId }],
    ['/agentId', { agentId }],
  ] as const) {
    const open = await create(body)
    t.match(open, { status: 422, body: { code: 'unknown_reference', pointer } })
  }
})

t.test('cases are followed by their last change, whenever they started', async (t) => {
  const { api } = await start()
  const { body } = await api.createCxLog({ body: { startedDate: '2025-01-02T09:00:00Z' } })
  const { id, updatedAt } = body.data
  const ids = async (query: Operations['listCxLogs']['queryInput']) =>
    (await api.listCxLogs({ query })).body.data.map((one) => one.id)
  t.notOk((await ids({})).includes(id), 'the last seven days')
  t.equal((await ids({ updatedFrom: updatedAt, sort: ['-updatedAt'] }))[0], id)
  t.notOk((await ids({ updatedFrom: '2025-01-02T00:00:00Z', updatedTo: updatedAt })).includes(id))
  const note = await api.updateCxLog({ params: { id }, body: { note: 'Called back' } })
  const { updatedAt: changedAt } = note.body.data
  t.same(await ids({ updatedFrom: changedAt, sort: ['updatedAt'] }), [id])
  t.same(
    await ids({ updatedFrom: changedAt, from: '2025-03-01T00:00:00Z', to: '2025-04-01T00:00:00Z' }),
    [],
  )
})

t.test('updateCxLog and closeCxLog keep what people say, and when', async (t) => {
  const { api } = await start()

  const said = await api.updateCxLog({
    params,
    body: { disposition: 'Sold', wrapUp: { part: 'sensor' }, contactLabel: [], note: null },
  })
  t.match(said.body.data, { disposition: 'Sold', wrapUp: { part: 'sensor' }, note: null })
  t.equal(said.body.data.wrapUpDuration, null, 'it is not closed')
  const stale = await api.updateCxLog({
    params,
    body: { note: 'New' },
    headers: { 'if-match': '"1-00000000"' },
  })
  t.equal(stale.status, 412)
  const closed = await api.closeCxLog({ params })
  t.match(closed.body.data, {
    status: 'closed',
    disposition: 'Sold',
    firstAssigneeId: demoIds.agent,
  })
  t.match((await api.closeCxLog({ params, body: { disposition: 'Other' } })).body.data, {
    disposition: 'Sold',
    version: closed.body.data.version,
  })
  const wrapped = await api.updateCxLog({ params, body: { wrapUp: { part: 'cable' } } })
  t.same(wrapped.body.data.wrapUp, { part: 'cable' })
  t.ok((wrapped.body.data.wrapUpDuration ?? -1) >= 0)
  const nothing = await api.updateCxLog({ params, body: {} })
  t.equal(nothing.body.data.version, wrapped.body.data.version)

  const entries = await timelineOf(api, demoIds.cxLog)
  t.match(
    entries.slice(3),
    only(
      { kind: 'disposition_set', detail: { disposition: 'Sold' }, actor: { name: 'Ada Park' } },
      { kind: 'wrap_up_completed' },
      { kind: 'closed' },
      { kind: 'wrap_up_completed' },
    ),
  )
  t.same(metricsOf(wrapped.body.data), computed('external', entries))
})

t.test('closeCxLog leaves the cases of what has its own end', async (t) => {
  const w = await start()
  for (const entityId of [demoIds.directConversation, demoIds.ticket, demoIds.cdr]) {
    const { id } = await caseOf(w, entityId)
    const reply = await w.api.closeCxLog({ params: { id } })
    t.match(reply, { status: 422, body: { code: 'rule_violated' } })
  }
  const { api } = w
  t.equal((await api.closeCxLog({ params: { id: newId() } })).status, 404)
  t.equal((await api.updateCxLog({ params: { id: newId() }, body: {} })).status, 404)
  t.equal((await api.listCxLogEvents({ params: { id: newId() } })).status, 404)
})

t.test('a conversation names its case, a group has none', async (t) => {
  const w = await start()
  const opened = await w.api.createConversation({
    body: {
      contactId: demoIds.otherContact,
      channelId: demoIds.channel,
      assigneeId: demoIds.agent,
    },
  })
  const { id, currentCxLogId } = opened.body.data
  const one = await caseOf(w, id)

  t.equal(one.id, currentCxLogId)
  t.match(one, {
    kind: 'chat',
    entityName: 'room',
    direction: 'outbound',
    channelName: 'Harbour app',
    agentId: demoIds.agent,
    waitTime: 0,
  })
  const group = await w.api.getConversation({ params: { id: demoIds.conversation } })
  t.equal(group.body.data.currentCxLogId, null)
  const call = await w.api.getCdr({ params: { id: demoIds.cdr } })
  t.match((await w.api.getCxLog({ params: { id: call.body.data.cxLogId } })).body.data, {
    kind: 'call',
    customerPhone: '+4531234567',
    waitTime: 20,
    handledTime: 190,
    totalHoldDuration: 30,
    fullHandledTime: 220,
    resolutionTime: 210,
  })
})

t.test('a call that is told otherwise has another case', async (t) => {
  const w = await start()
  const call = { provider: 'pbx', externalCallId: '1' }
  const first = await w.api.upsertCdr({
    body: { ...call, startedAt: '2026-11-20T09:00:00Z', agentId: demoIds.agent },
  })
  const { cxLogId } = first.body.data
  await w.api.updateCxLog({ params: { id: cxLogId }, body: { disposition: 'Sold' } })

  await w.api.upsertCdr({
    body: { ...call, startedAt: '2026-11-20T08:00:00Z', endedAt: '2026-11-20T08:00:20Z' },
  })

  const { body } = await w.api.getCxLog({ params: { id: cxLogId } })
  t.match(body.data, {
    status: 'closed',
    startedDate: '2026-11-20T08:00:00.000Z',
    waitTime: null,
    handledTime: null,
    fullHandledTime: null,
    totalHoldDuration: 0,
    resolutionTime: 20,
    disposition: 'Sold',
    closedAssigneeId: null,
  })
  t.same(
    (await timelineOf(w.api, cxLogId)).map(({ kind }) => kind),
    [...['created', 'call_ended', 'closed', 'disposition_set']],
  )
})

t.test("a ticket's way through a queue is in its case's timeline", async (t) => {
  const w = await start()
  const work = startWork(w.pool)
  t.teardown(() => work.stop())
  await w.api.setUserPresence({ params: { id: demoIds.agent }, body: { systemName: 'available' } })
  const { body } = await w.api.createTicket({
    body: { title: 'A fault', contact_id: demoIds.contact, queueId: demoIds.queue },
  })
  const one = await caseOf(w, body.data.id)
  let reservationId = ''
  await until(async () => {
    const held = await w.api.listReservations({ query: { userId: [demoIds.agent] } })
    const mine = held.body.data.find(({ status }) => status === 'pending')
    reservationId = mine?.id ?? ''
    return mine !== undefined
  })

  await w.api.acceptReservation({ params: { id: reservationId } })

  const kinds = (await timelineOf(w.api, one.id)).map(({ kind }) => kind)
  t.same([...kinds].sort(), [
    ...['accepted', 'assigned', 'created', 'offered', 'queue_entered', 'queue_left'],
  ])
  t.match(await caseOf(w, body.data.id), { queueId: demoIds.queue, agentId: demoIds.agent })
})

t.test('what is scheduled counts when it is sent', async (t) => {
  const w = await start()
  const before = await caseOf(w, demoIds.directConversation)
  const sent = await w.api.sendMessage({
    body: {
      conversationId: demoIds.directConversation,
      messageType: 'text',
      message: 'Tomorrow',
      scheduledAt: '2099-01-01T00:00:00Z',
    },
  })
  t.same((await caseOf(w, demoIds.directConversation)).messageCount, before.messageCount)
  await w.database.admin`update messages set due_at = now() where id = ${sent.body.data.id}`
  const work = startWork(w.pool)
  t.teardown(() => work.stop())

  const sentNow = async () => (await caseOf(w, demoIds.directConversation)).messageCount
  await until(async () => (await sentNow()).outbound > before.messageCount.outbound)
  t.equal((await sentNow()).outbound, before.messageCount.outbound + 1, 'it counts once')
})

t.test('merged contacts bring their cases along', async (t) => {
  const w = await start()
  await w.api.mergeContacts({
    body: { targetId: demoIds.otherContact, sourceIds: [demoIds.contact] },
  })

  // Without it the list has the cases of seven days, and those of the demo have fixed ones
  const ever = { updatedFrom: '2026-01-01T00:00:00Z' }
  const mine = await w.api.listCxLogs({
    query: { ...ever, contactId: [demoIds.otherContact], pageSize: 100 },
  })
  t.same(mine.body.data.map(({ kind }) => kind).sort(), ['call', 'chat', 'external', 'ticket'])
  const theirs = await w.api.listCxLogs({ query: { ...ever, contactId: [demoIds.contact] } })
  t.same(theirs.body.data, mine.body.data, 'the merged contact stands for its target')
})

t.test('changes at once leave a timeline that holds together', async (t) => {
  const w = await start()
  const { api } = w
  const users = [demoIds.owner, demoIds.agent, null]
  for (let round = 0; round < 5; round++) {
    await Promise.all([
      ...users.map((assigneeId) => api.assignConversation({ ...talk, body: { assigneeId } })),
      api.holdConversation(talk),
      api.closeConversation(talk),
      api.reopenConversation(talk),
      api.receiveMessage({
        params: { id: demoIds.otherChannel },
        body: {
          externalId: `round ${round}`,
          contact: { id: demoIds.contact },
          messageType: 'text',
          message: 'Hello?',
        },
      }),
    ])
  }

  const [{ body }, one] = await Promise.all([
    api.getConversation(talk),
    caseOf(w, demoIds.directConversation),
  ])
  t.match(one, { status: body.data.status, agentId: body.data.assigneeId })
  const entries = await timelineOf(api, one.id)
  t.same(metricsOf(one), computed('chat', entries))
  let [agentId, last]: Array<string | null> = [null, null]
  for (const { kind, detail } of entries) {
    if (!['assigned', 'transferred', 'unassigned'].includes(kind)) continue
    t.equal(detail.previousAgentId, last, 'each follows the one before')
    agentId = detail.agentId
    last = agentId ?? last
  }
  t.equal(agentId, body.data.assigneeId)
})

t.test(
  'from one agent through a queue to another is a transfer, back to the same one is not',
  async (t) => {
    const w = await start()
    const assign = (assigneeId: string | null) =>
      w.api.assignConversation({ params: { id: demoIds.directConversation }, body: { assigneeId } })
    for (const one of [demoIds.agent, null, demoIds.agent, null, demoIds.owner]) await assign(one)

    const one = await caseOf(w, demoIds.directConversation)
    t.match(one, { transferCount: 1, agentId: demoIds.owner, firstAssigneeId: demoIds.agent })
    const entries = await timelineOf(w.api, one.id)
    t.match(
      entries.flatMap(({ kind, detail }) => (detail.agentId === null ? [] : [[kind, detail]])),
      only(
        only('assigned', { agentId: demoIds.agent }),
        only('assigned', { agentId: demoIds.agent }),
        only('transferred', { agentId: demoIds.owner, previousAgentId: demoIds.agent }),
      ),
    )
  },
)

t.test('a deleted user leaves cases to another', async (t) => {
  const w = await start()
  await w.api.deleteUser({
    params: { id: demoIds.agent },
    query: { reassignTo: demoIds.owner },
  })

  t.equal((await caseOf(w, demoIds.directConversation)).agentId, demoIds.owner)
})

t.test('the first agent of a transferred call is the one who answered it', async (t) => {
  const w = await start()
  const at = (seconds: number) => new Date(Date.now() - 600_000 + seconds * 1000).toISOString()
  const { agent, owner } = demoIds
  const { body } = await w.api.upsertCdr({
    body: {
      provider: 'pbx',
      externalCallId: 'moved',
      direction: 'inbound',
      status: 'answered',
      startedAt: at(0),
      answeredAt: at(5),
      endedAt: at(60),
      agentId: owner,
      legs: [
        { type: 'agent', userId: agent, startedAt: at(1), answeredAt: at(5), endedAt: at(30) },
        { type: 'transfer', userId: owner, startedAt: at(30), answeredAt: at(32), endedAt: at(60) },
      ],
    },
  })

  const one = await caseOf(w, body.data.id)
  t.match(one, { firstAssigneeId: agent, agentId: owner, closedAssigneeId: owner })
  t.equal(one.transferCount, 1)
  const entries = await timelineOf(w.api, one.id)
  t.match(
    entries.filter(({ detail }) => detail.agentId !== null),
    only(
      { kind: 'assigned', detail: { agentId: agent } },
      { kind: 'transferred', detail: { agentId: owner } },
    ),
  )
})

t.test('a transfer that is reported while the call goes on is one of its case', async (t) => {
  const w = await start()
  const { agent, owner } = demoIds
  const at = (seconds: number) => new Date(Date.now() - 600_000 + seconds * 1000).toISOString()
  const key = { provider: 'pbx', externalCallId: 'moved while it went on' }
  for (const event of [
    { type: 'new_call', occurredAt: at(0), callFrom: '+4531234567' },
    { type: 'answer', occurredAt: at(10), agentId: agent },
    { type: 'transfer', occurredAt: at(30), agentId: owner },
    { type: 'hangup', occurredAt: at(45) },
  ] as const) {
    await w.api.sendCallEvent({ body: { ...key, ...event } })
  }
  const { body } = await w.api.upsertCdr({ body: { ...key, note: 'Moved' } })

  const one = await caseOf(w, body.data.id)
  t.match(one, { firstAssigneeId: agent, agentId: owner, closedAssigneeId: owner })
  t.equal(one.transferCount, 1)
  const entries = await timelineOf(w.api, one.id)
  t.match(
    entries.filter(({ detail }) => detail.agentId !== null),
    only(
      { kind: 'assigned', detail: { agentId: agent } },
      { kind: 'transferred', detail: { agentId: owner } },
    ),
  )
})

t.test(
  'a comment stands in the timeline where it was written, also within one bulk request',
  async (t) => {
    const { api } = await start()
    const made = await api.createTicket({ body: { title: 'Crane 4', contact_id: demoIds.contact } })
    const { id } = made.body.data

    const { status } = await api.bulkChangeTickets({
      body: {
        operations: [
          { op: 'status', id, data: { status: 'resolved' } },
          { op: 'status', id, data: { status: 'open', comment: { text: 'It squeaks again.' } } },
        ],
      },
    })

    t.equal(status, 200)
    const { body } = await api.listCxLogEvents({ params: { id: caseIdOf(id) } })
    t.same(
      body.data.map(({ kind }) => kind),
      ['created', 'closed', 'comment_added', 'reopened'],
    )
  },
)
