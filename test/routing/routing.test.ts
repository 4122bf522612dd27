import t from 'tap'
import type { Operations } from '../../generated/operations.ts'
import { newId } from '../../src/lib/ids.ts'
import { mostReleased } from '../../src/routing/requeue.ts'
import { only } from '../helpers/only.ts'
import { runDue } from '../helpers/run-due.ts'
import {
  decisionPurge,
  offerExpiry,
  overflow,
  skillRelaxation,
  wrapUpEnd,
} from '../../src/routing/timers.ts'
import { runOwn, startWork } from '../helpers/jobs.ts'
import { makeAgents, setPresence, tokenOf } from '../helpers/agents.ts'
import { changesOfType } from '../helpers/log.ts'
import { makeContact, makeTicket } from '../helpers/make.ts'
import { later, offersOf, setUp, work } from '../helpers/queues.ts'
import { startEmpty, type Workspace } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

const newTicket = (workspace: Workspace, body: object = {}): Promise<string> =>
  makeTicket(workspace, { title: 'Berth 7', ...body })

async function assigneeOf({ api }: Workspace, id: string): Promise<string | null> {
  return (await api.getTicket({ params: { id } })).body.data.assigneeId
}

t.test('a manager of a queue gets no work, a lead does', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const { id, users } = await setUp(workspace, {}, {}, {})
  const [manager = '', lead = ''] = users
  const roleOf = async (userId: string, role: 'agent' | 'manager' | 'lead') =>
    api.updateQueueMember({ params: { id, userId }, body: { role } })
  await api.updateAutomationQueue({ params: { id }, body: { isEnabled: false } })
  const ticket = await newTicket(workspace, { queueId: id })
  await work(workspace)
  t.same(await offersOf(workspace, ticket), [], 'a disabled queue routes nothing')
  await api.updateAutomationQueue({ params: { id }, body: { isEnabled: true } })
  await work(workspace)
  t.match(await offersOf(workspace, ticket), only({ userId: manager, status: 'pending' }))

  await roleOf(manager, 'manager')
  await roleOf(lead, 'lead')
  await work(workspace)

  t.match(
    await offersOf(workspace, ticket),
    only({ userId: lead, status: 'pending' }, { userId: manager, status: 'rescinded' }),
  )
  const token = await tokenOf(workspace, manager)
  t.equal((await api.pullQueueEntry({ params: { id }, token })).status, 403)
  await roleOf(lead, 'manager')
  await work(workspace)
  t.notOk((await offersOf(workspace, ticket)).some(({ status }) => status === 'pending'))
  const members = [
    { userId: manager, role: 'agent' as const },
    { userId: lead, role: 'manager' as const },
  ]
  await api.setQueueMembers({ params: { id }, body: { members } })
  await work(workspace)
  t.match((await offersOf(workspace, ticket))[0], { userId: manager, status: 'pending' })
  await api.addQueueMember({ params: { id }, body: { userId: manager, role: 'manager' } })
  await work(workspace)
  t.notOk((await offersOf(workspace, ticket)).some(({ status }) => status === 'pending'))
})

t.test('much work is taken from a user in parts', async (t) => {
  const workspace = await startEmpty()
  const { api, database, workspaceId } = workspace
  const count = mostReleased + 20
  const { id, users } = await setUp(
    workspace,
    { autoAccept: true, reassignOnOffline: true },
    { capacity: count },
  )
  const [userId = ''] = users
  const contactId = await makeContact(workspace)
  for (let made = 0; made < count; made += 20) {
    const data = { title: 'Much', contactId, queueId: id }
    const operations = Array.from({ length: 20 }, () => ({ op: 'create' as const, data }))
    await api.bulkChangeTickets({ body: { operations } })
  }
  const assigned = async () => {
    const { body } = await api.listTickets({ query: { assigneeId: [userId], pageSize: 1 } })
    return body.total
  }
  await work(workspace)
  t.equal(await assigned(), count)

  await setPresence(workspace, userId, 'offline')
  await work(workspace)
  t.equal(await assigned(), 0, 'all of it once the user is offline')
  await setPresence(workspace, userId, 'available')
  await work(workspace)
  t.equal(await assigned(), count)

  const params = { id, userId }
  const removed = await api.removeQueueMember({ params, query: { onOpenWork: 'requeue' } })
  t.equal(removed.status, 204)
  t.equal(await assigned(), count - mostReleased, 'a part by the request')
  await work(workspace)
  t.equal(await assigned(), 0, 'the rest by the worker')
  const [left] = await database.admin`
    select count(*)::int as entries from queue_entries
    where workspace_id = ${workspaceId} and queue_id = ${id} and status = 'waiting'`
  t.equal(left?.['entries'], count, 'and all of it waits again')
})

t.test('a ticket is assigned with the reason, its history and a decision', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const { id, users } = await setUp(
    workspace,
    { name: 'Berths', autoAccept: true },
    { presence: 'offline' },
    {},
  )
  const ticketId = await newTicket(workspace, { queueId: id })

  await work(workspace)

  const { body } = await api.getTicket({ params: { id: ticketId } })
  t.match(body.data, {
    assigneeId: users[1],
    assignee: { id: users[1] },
    queueId: id,
    reasonToAssign: 'Queue Berths: round robin',
    version: 2,
  })
  const { body: history } = await api.listTicketHistory({ params: { id: ticketId } })
  t.match(
    history.data.find(({ field }) => field === 'assigneeId'),
    { from: null, to: users[1], actor: { type: 'system', name: 'Switchboard' }, requestId: null },
  )
  const { body: why } = await api.listTicketRoutingDecisions({ params: { id: ticketId } })
  t.match(why, {
    total: 1,
    data: only({
      queueId: id,
      strategy: 'round_robin',
      outcome: 'assigned',
      assigneeId: users[1],
      isSticky: false,
      candidates: only(
        { userId: users[0], eligible: false, reason: 'offline', score: null },
        { userId: users[1], eligible: true, reason: 'eligible', score: 2 },
      ),
    }),
  })
  t.match(await offersOf(workspace, ticketId), only({ userId: users[1], status: 'accepted' }))
  t.match(await api.listTicketRoutingDecisions({ params: { id: newId() } }), { status: 404 })
})

t.test('a decision tells what stands against each candidate', async (t) => {
  const workspace = await startEmpty()
  const { api, database, workspaceId } = workspace
  const { id, users } = await setUp(
    workspace,
    { autoAccept: true, requiredSkills: [{ name: 'Steel', minLevel: 3 }] },
    {},
    {},
    { presence: 'offline' },
    { presence: 'busy' },
    { skills: [{ name: 'steel', level: 2 }] },
    { skills: [{ name: 'steel', level: 3 }], capacity: 0 },
  )
  const [suspended = '', paused = ''] = users
  await database.admin`update users set status = 'suspended'
    where workspace_id = ${workspaceId} and id = ${suspended}`
  await api.updateQueueMember({ params: { id, userId: paused }, body: { isPaused: true } })
  const ticketId = await newTicket(workspace, { queueId: id })
  const reasons = async () => {
    const { body } = await api.listTicketRoutingDecisions({ params: { id: ticketId } })
    return body.data.map(({ outcome, candidates }) => [
      outcome,
      ...candidates.map(({ reason }) => reason),
    ])
  }

  await work(workspace)
  await setPresence(workspace, users[2] ?? '', 'busy')
  await work(workspace)

  const unavailable = ['nobody', 'not_active', 'paused']
  const others = ['not_routable', 'missing_skill', 'at_capacity']
  t.same(await reasons(), [[...unavailable, 'offline', ...others]], 'once while it waits')
  await api.routeTicket({ params: { id: ticketId } })
  await work(workspace)
  t.same(await reasons(), [
    [...unavailable, 'not_routable', ...others],
    [...unavailable, 'offline', ...others],
  ])
  t.equal(await assigneeOf(workspace, ticketId), null)
})

t.test('whatever makes an agent free drains what waits, the longest waiting first', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const { id, users } = await setUp(workspace, { autoAccept: true }, { presence: 'offline' })
  const user = users[0] ?? ''
  const updateAgent = async (body: Operations['updateUser']['input']) => {
    t.equal((await api.updateUser({ params: { id: user }, body })).status, 200)
  }
  const changeCapacity = (task: number) => updateAgent({ capacity: { task } })
  await changeCapacity(1)
  const tickets: string[] = []
  for (let n = 0; n < 9; n++) tickets.push(await newTicket(workspace, { queueId: id }))
  let given = 0
  const isGiven = async (label: string) => {
    await work(workspace)
    const waiting = await api.listQueueEntries({ params: { id }, query: { pageSize: 100 } })
    given += 1
    t.same(
      waiting.body.data.map(({ entityId }) => entityId),
      tickets.slice(given),
      label,
    )
    const last = tickets[given - 1] ?? ''
    t.equal(await assigneeOf(workspace, last), user, label)
    return last
  }

  await work(workspace)
  await setPresence(workspace, user, 'available')
  let last = await isGiven('presence')
  await api.setTicketStatus({ params: { id: last }, body: { status: 'resolved' } })
  last = await isGiven('resolved')
  await api.assignTicket({ params: { id: last }, body: { assigneeId: null } })
  last = await isGiven('unassigned')
  await api.assignTicket({ params: { id: last }, body: { assigneeId: workspace.ownerId } })
  last = await isGiven('given to another')
  await api.deleteTicket({ params: { id: last } })
  await isGiven('deleted')
  await changeCapacity(2)
  await isGiven('capacity')
  await updateAgent({ status: 'suspended' })
  await changeCapacity(3)
  await work(workspace)
  await updateAgent({ status: 'active' })
  await setPresence(workspace, user, 'available')
  await isGiven('status')
  await api.removeQueueMember({ params: { id, userId: user } })
  await changeCapacity(4)
  await work(workspace)
  await api.addQueueMember({ params: { id }, body: { userId: user } })
  await isGiven('membership')
  await api.updateAutomationQueue({ params: { id }, body: { isEnabled: false } })
  await changeCapacity(5)
  await work(workspace)
  await api.updateAutomationQueue({ params: { id }, body: { isEnabled: true } })
  await isGiven('enabled')
})

t.test('entries go in the order of the queue', async (t) => {
  for (const [assignmentOrder, expected] of [
    ['fifo', [0, 1, 2]],
    ['lifo', [2, 1, 0]],
    ['priority', [1, 2, 0]],
  ] as const) {
    const workspace = await startEmpty()
    const { api } = workspace
    const { id, users } = await setUp(
      workspace,
      { autoAccept: true, assignmentOrder },
      { presence: 'offline' },
    )
    const tickets: string[] = []
    for (const priority of ['low', 'urgent', 'high']) {
      tickets.push(await newTicket(workspace, { queueId: id, priority }))
    }
    await setPresence(workspace, users[0] ?? '', 'available')

    await work(workspace)

    const { body } = await api.listReservations({ query: { queueId: [id] } })
    const order = body.data.map(({ entityId }) => tickets.indexOf(entityId)).reverse()
    t.same(order, expected, assignmentOrder)
  }
})

t.test('an offer goes round until somebody accepts', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const { id, users } = await setUp(workspace, {}, {}, {}, {})
  const [first = '', second = '', third = ''] = users
  const ticketId = await newTicket(workspace, { queueId: id })

  await work(workspace)
  const [offer] = await offersOf(workspace, ticketId)
  t.match(offer, { userId: first, status: 'pending' })
  t.equal(await assigneeOf(workspace, ticketId), null)
  const token = await tokenOf(workspace, first)
  await api.rejectReservation({ params: { id: offer?.id ?? '' }, token })
  await work(workspace)
  t.match(await offersOf(workspace, ticketId), only({ userId: second }, { status: 'rejected' }))
  t.equal(await runOwn(workspace, offerExpiry), 0, 'there is time')
  await later(workspace, 31)
  t.equal(await runOwn(workspace, offerExpiry), 1)
  await work(workspace)
  const offers = await offersOf(workspace, ticketId)
  t.match(offers, only({ userId: third, status: 'pending' }, { status: 'timeout' }, {}))

  const { body } = await api.acceptReservation({ params: { id: offers[0]?.id ?? '' } })
  t.match(body.data, { status: 'accepted', userId: third })
  t.equal(await assigneeOf(workspace, ticketId), third)
  const { body: entries } = await api.listQueueEntries({
    params: { id },
    query: { status: ['assigned'] },
  })
  t.match(entries.data, only({ offerCount: 3, assigneeId: third }))
})

t.test('events and the audit log show what an offer and an entry were', async (t) => {
  const workspace = await startEmpty()
  const { api, database, workspaceId } = workspace
  const { id, users } = await setUp(workspace, {}, {}, {}, {})
  const [first = '', second = ''] = users
  const ticketId = await newTicket(workspace, { queueId: id })
  const offer = async () => {
    await work(workspace)
    const [last] = await offersOf(workspace, ticketId)
    return { params: { id: last?.id ?? '' } }
  }
  const changesOfAudited = async (action: string) => {
    const { body } = await api.listAuditLogs({ query: { action: [action] } })
    return Object.fromEntries((body.data[0]?.changes ?? []).map(({ path, old }) => [path, old]))
  }

  await api.rejectReservation({ ...(await offer()), body: { reason: 'Busy' } })
  const rejected = { '/status': 'pending', '/endedAt': null, '/reason': null }
  t.same(await changesOfAudited('reservation.rejected'), rejected)
  const waiting = { '/status': 'offered', '/assigneeId': first }
  t.same(await changesOfAudited('queue.entry_waiting'), waiting)
  await offer()
  await later(workspace, 31)
  await runOwn(workspace, offerExpiry)
  await api.acceptReservation(await offer())
  const accepted = { '/status': 'pending', '/acceptedAt': null }
  t.same(await changesOfAudited('reservation.accepted'), accepted)
  t.same(await changesOfAudited('queue.entry_assigned'), {
    '/status': 'offered',
    '/assignedAt': null,
  })

  const previousOf = async (type: string) =>
    (await changesOfType(database.admin, workspaceId, type)).map(({ previous }) => previous)
  t.same(await previousOf('queue.entry_waiting'), [
    null,
    { status: 'offered', assigneeId: first },
    { status: 'offered', assigneeId: second },
  ])
  t.same(await previousOf('reservation.offered'), [null, null, null])
  t.same(await previousOf('reservation.timed_out'), [{ status: 'pending', endedAt: null }])

  const other = await newTicket(workspace, { queueId: id })
  await work(workspace)
  await api.updateTicket({ params: { id: other }, body: { status: 'resolved' } })
  t.same(await previousOf('reservation.rescinded'), [{ status: 'pending', endedAt: null }])
})

t.test('a member who does not accept an offer is no longer the longest idle one', async (t) => {
  const workspace = await startEmpty()
  const { id, users } = await setUp(workspace, { strategy: 'longest_idle' }, {}, {}, {})
  const [first = '', second = '', third = ''] = users
  const offered = async () => {
    const ticketId = await newTicket(workspace, { queueId: id })
    await work(workspace)
    return { ticketId, offers: await offersOf(workspace, ticketId) }
  }
  const { ticketId, offers } = await offered()
  t.match(offers, only({ userId: first }))
  await later(workspace, 31)
  await runOwn(workspace, offerExpiry)
  await work(workspace)
  t.match(await offersOf(workspace, ticketId), only({ userId: second }, { status: 'timeout' }))
  t.match((await offered()).offers, only({ userId: third }), 'only the third had no offer yet')
  t.match((await offered()).offers, only({ userId: first }), 'whose offer is the longest ago')
})

t.test('a worker ends offers, and offers what it took back to the next', async (t) => {
  const workspace = await startEmpty()
  const { id, users } = await setUp(workspace, { offerTimeoutSeconds: 1 }, {}, {})
  const ticketId = await newTicket(workspace, { queueId: id })
  const jobs = startWork(workspace.pool)
  t.teardown(() => jobs.stop())

  await until(async () => (await offersOf(workspace, ticketId)).length === 2)
  await jobs.stop()

  t.match(
    await offersOf(workspace, ticketId),
    only({ userId: users[1] }, { userId: users[0], status: 'timeout' }),
  )
})

t.test('who has declined is asked again only by routeTicket', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const { id, users } = await setUp(workspace, {}, {})
  const ticketId = await newTicket(workspace, { queueId: id })
  await work(workspace)
  const [offer] = await offersOf(workspace, ticketId)
  await api.rejectReservation({ params: { id: offer?.id ?? '' } })

  await setPresence(workspace, users[0] ?? '', 'meeting')
  await setPresence(workspace, users[0] ?? '', 'available')
  await work(workspace)
  t.match(await offersOf(workspace, ticketId), only({ status: 'rejected' }))
  const { body } = await api.listTicketRoutingDecisions({ params: { id: ticketId } })
  t.match(body.data[0], { outcome: 'nobody', candidates: only({ reason: 'declined' }) })

  await api.routeTicket({ params: { id: ticketId } })
  await work(workspace)
  t.match(await offersOf(workspace, ticketId), only({ status: 'pending' }, {}))
})

t.test('an offer takes a place, and so does wrapping up', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const { id } = await setUp(workspace, { wrapUpSeconds: 60 }, { capacity: 1 })
  const [first, second] = [
    await newTicket(workspace, { queueId: id }),
    await newTicket(workspace, { queueId: id }),
  ]

  await work(workspace)
  t.equal((await offersOf(workspace, second)).length, 0)
  const [offer] = await offersOf(workspace, first)
  await api.acceptReservation({ params: { id: offer?.id ?? '' } })
  await api.setTicketStatus({ params: { id: first }, body: { status: 'resolved' } })
  await work(workspace)
  t.match(await offersOf(workspace, first), only({ status: 'wrapping' }))
  t.equal((await offersOf(workspace, second)).length, 0)
  t.equal(await runOwn(workspace, wrapUpEnd), 0)
  await later(workspace, 61)
  t.equal(await runOwn(workspace, wrapUpEnd), 1)
  await work(workspace)
  t.match(await offersOf(workspace, first), only({ status: 'completed' }))
  t.match(await offersOf(workspace, second), only({ status: 'pending' }))

  const [next] = await offersOf(workspace, second)
  await api.acceptReservation({ params: { id: next?.id ?? '' } })
  await api.setTicketStatus({ params: { id: second }, body: { status: 'resolved' } })
  const third = await newTicket(workspace, { queueId: id })
  await api.completeReservation({ params: { id: next?.id ?? '' } })
  await work(workspace)
  t.match(await offersOf(workspace, third), only({ status: 'pending' }), 'completed by hand')
})

t.test('a member takes no more of a queue than its own capacity there', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const { id, users } = await setUp(workspace, { autoAccept: true }, { capacity: 3 })
  const userId = users[0] ?? ''
  await api.addQueueMember({ params: { id }, body: { userId, capacity: { task: 1 } } })
  for (let n = 0; n < 3; n++) await newTicket(workspace, { queueId: id })

  await work(workspace)
  t.equal((await api.listTickets({ query: { assigneeId: [userId] } })).body.total, 1)
  await api.addQueueMember({ params: { id }, body: { userId, capacity: null } })
  await work(workspace)
  t.equal((await api.listTickets({ query: { assigneeId: [userId] } })).body.total, 3)
})

t.test('what waits too long, or is offered too often, overflows', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const next = await setUp(workspace, { autoAccept: true }, {})
  const to = { action: 'queue' as const, queueId: next.id }
  const waits = await setUp(workspace, { maxWaitSeconds: 60, overflow: to })
  const offers = await setUp(workspace, { maxOffers: 1, overflow: to }, {})
  const waiting = await newTicket(workspace, { queueId: waits.id })
  const offered = await newTicket(workspace, { queueId: offers.id })

  await work(workspace)
  const [offer] = await offersOf(workspace, offered)
  await api.rejectReservation({ params: { id: offer?.id ?? '' } })
  t.equal(await runOwn(workspace, overflow), 1, 'offered once in vain')
  await later(workspace, 61)
  t.equal(await runOwn(workspace, overflow), 1, 'waited a minute')
  t.equal(await runOwn(workspace, overflow), 0)
  await work(workspace)

  for (const id of [waiting, offered]) {
    const { body } = await api.getTicket({ params: { id } })
    t.match(body.data, { queueId: next.id, assigneeId: next.users[0] })
  }
  const { body } = await api.listQueueEntries({
    params: { id: waits.id },
    query: { status: ['overflowed'] },
  })
  t.match(body.data, only({ entityId: waiting }))
  const { body: history } = await api.listTicketHistory({
    params: { id: waiting },
    query: { field: ['queueId'] },
  })
  t.match(history.data, only({ from: waits.id, to: next.id, actor: { type: 'system' } }))
})

t.test('queues that overflow into each other do not pass a ticket on for ever', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const one = await setUp(workspace, {})
  const to = (queueId: string) => ({
    maxWaitSeconds: 60,
    overflow: { action: 'queue' as const, queueId },
  })
  const other = await setUp(workspace, to(one.id))
  await api.updateAutomationQueue({ params: { id: one.id }, body: to(other.id) })
  const id = await newTicket(workspace)
  await api.addQueueEntry({
    params: { id: one.id },
    body: { entityType: 'ticket', entityId: id, priority: 7 },
  })
  const entriesIn = async (queueId: string) =>
    (await api.listQueueEntries({ params: { id: queueId } })).body.data

  await later(workspace, 61)
  const [first] = await entriesIn(one.id)
  t.equal(await runOwn(workspace, overflow), 1)
  await api.updateTicket({ params: { id }, body: { priority: 'urgent' } })
  t.match(await entriesIn(other.id), only({ priority: 7, enteredAt: first?.enteredAt }))
  await later(workspace, 61)
  t.equal(await runOwn(workspace, overflow), 0)
  t.equal((await api.getTicket({ params: { id } })).body.data.queueId, other.id)
})

t.test('required skills no longer matter after a while', async (t) => {
  const workspace = await startEmpty()
  const { id, users } = await setUp(
    workspace,
    {
      strategy: 'skills_based',
      autoAccept: true,
      requiredSkills: [{ name: 'Steel', minLevel: 5 }],
      skillRelaxAfterSeconds: 60,
    },
    { skills: [{ name: 'Steel', level: 1 }] },
    { skills: [{ name: 'Steel', level: 4 }] },
  )
  const ticketId = await newTicket(workspace, { queueId: id })

  await work(workspace)
  t.equal(await runOwn(workspace, skillRelaxation), 0)
  t.equal(await assigneeOf(workspace, ticketId), null)
  await later(workspace, 61)
  t.equal(await runOwn(workspace, skillRelaxation), 1)
  t.equal(await runOwn(workspace, skillRelaxation), 0, 'once')
  await work(workspace)
  t.equal(await assigneeOf(workspace, ticketId), users[1])
})

t.test('who goes offline loses offers, and work where the queue says so', async (t) => {
  const workspace = await startEmpty()
  const offers = await setUp(workspace, {}, {})
  const keeps = await setUp(workspace, { autoAccept: true }, {})
  const takes = await setUp(workspace, { autoAccept: true, reassignOnOffline: true }, {}, {})
  const tickets: string[] = []
  for (const { id } of [offers, keeps, takes]) {
    tickets.push(await newTicket(workspace, { queueId: id }))
  }
  const [offered = '', kept = '', taken = ''] = tickets
  await work(workspace)
  t.equal(await assigneeOf(workspace, taken), takes.users[0])

  for (const { users } of [offers, keeps, takes]) {
    await setPresence(workspace, users[0] ?? '', 'offline')
  }
  await work(workspace)

  t.match(await offersOf(workspace, offered), only({ status: 'rescinded' }))
  const { body: decisions } = await workspace.api.listTicketRoutingDecisions({
    params: { id: offered },
  })
  t.match(decisions.data, only({ outcome: 'nobody' }, { outcome: 'offered' }))
  t.equal(await assigneeOf(workspace, kept), keeps.users[0])
  t.equal(await assigneeOf(workspace, taken), takes.users[1])
  t.match(await offersOf(workspace, taken), only({ status: 'accepted' }, { status: 'completed' }))
  await setPresence(workspace, offers.users[0] ?? '', 'available')
  await work(workspace)
  t.match(await offersOf(workspace, offered), only({ status: 'pending' }, { status: 'rescinded' }))
})

t.test('a sticky queue prefers who knows the contact', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  for (const [stickyAssignment, expected] of [
    ['last_agent', 1],
    ['owner', 2],
    ['none', 0],
  ] as const) {
    const { id, users } = await setUp(workspace, { autoAccept: true, stickyAssignment }, {}, {}, {})
    const contact = await api.createContact({
      body: { name: 'Sticky', ownerId: users[2] ?? '' },
    })
    const contactId = contact.body.data.id
    const body = { title: 'Before', contactId, assigneeId: users[1] ?? '' }
    await api.createTicket({ body })
    const made = await api.createTicket({ body: { title: 'Now', contactId, queueId: id } })

    await work(workspace)

    t.equal(await assigneeOf(workspace, made.body.data.id), users[expected], stickyAssignment)
    const { body: why } = await api.listTicketRoutingDecisions({
      params: { id: made.body.data.id },
    })
    t.equal(why.data[0]?.isSticky, expected > 0)
  }
})

t.test(
  'an assigned ticket that is put into a queue stays until somebody else has it',
  async (t) => {
    const workspace = await startEmpty()
    const { api } = workspace
    const { id, users } = await setUp(workspace, { autoAccept: true }, {})
    const [holder = ''] = users
    const ticketId = await newTicket(workspace, { assigneeId: holder })
    await api.addQueueEntry({ params: { id }, body: { entityType: 'ticket', entityId: ticketId } })

    await work(workspace)
    t.equal(await assigneeOf(workspace, ticketId), holder)
    const { body } = await api.listTicketRoutingDecisions({ params: { id: ticketId } })
    t.match(
      body.data,
      only({ outcome: 'nobody', candidates: only({ reason: 'current_assignee' }) }),
    )
    const [other = ''] = await makeAgents(workspace, {})
    await api.addQueueMember({ params: { id }, body: { userId: other } })
    await work(workspace)
    t.equal(await assigneeOf(workspace, ticketId), other)
  },
)

t.test('work of several queues goes by their priorities', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const late = await setUp(workspace, { autoAccept: true, priority: 60 }, { presence: 'offline' })
  const soon = await setUp(workspace, { autoAccept: true, priority: 40 })
  const userId = late.users[0] ?? ''
  await api.addQueueMember({ params: { id: soon.id }, body: { userId } })
  await newTicket(workspace, { queueId: late.id })
  const urgent = await newTicket(workspace, { queueId: soon.id })
  await api.updateQueueMember({
    params: { id: soon.id, userId },
    body: { capacity: { task: 1 } },
  })
  await api.updateQueueMember({
    params: { id: late.id, userId },
    body: { capacity: { task: 1 } },
  })
  await setPresence(workspace, userId, 'available')

  await work(workspace)

  t.equal((await api.listTickets({ query: { assigneeId: [userId] } })).body.total, 1)
  t.equal(await assigneeOf(workspace, urgent), userId)
})

t.test('assigning by hand and routing at once never exceed a capacity', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  for (let round = 0; round < 15; round++) {
    const { id, users } = await setUp(workspace, { autoAccept: true }, { capacity: 2 })
    const userId = users[0] ?? ''
    const byHand = [await newTicket(workspace), await newTicket(workspace)]
    for (let n = 0; n < 2; n++) await newTicket(workspace, { queueId: id })

    await Promise.all([
      ...byHand.map(async (ticketId) =>
        api.assignTicket({ params: { id: ticketId }, body: { assigneeId: userId } }),
      ),
      work(workspace),
      work(workspace),
    ])
    await work(workspace)

    const { body } = await api.listTickets({ query: { assigneeId: [userId] } })
    t.equal(body.total, 2)
  }
})

t.test('whatever happens to a ticket while it is routed, its entry stays true to it', async (t) => {
  const workspace = await startEmpty()
  const { api, database, workspaceId } = workspace
  const { id, users } = await setUp(workspace, { autoAccept: true }, {}, {})
  for (let round = 0; round < 15; round++) {
    const ticketId = await newTicket(workspace, { queueId: id })
    const params = { id: ticketId }
    await Promise.all([
      api.setTicketStatus({ params, body: { status: 'resolved' } }),
      api.assignTicket({ params, body: { assigneeId: users[1] ?? '' } }),
      work(workspace),
    ])
  }
  await work(workspace)

  const open = await database.admin`
    select t.id from queue_entries e
    join tickets t on t.workspace_id = e.workspace_id and t.id = e.entity_id
    where e.workspace_id = ${workspaceId} and t.title = 'Berth 7'
      and e.status in ('waiting', 'offered', 'assigned')`
  t.equal(open.length, 0)
})

t.test('decisions are forgotten after 90 days', async (t) => {
  const workspace = await startEmpty()
  const { api, pool, database, workspaceId } = workspace
  const { id: queueId } = await setUp(workspace, {}, {})
  const params = { id: await newTicket(workspace, { queueId }) }
  await work(workspace)
  const total = async () => (await api.listTicketRoutingDecisions({ params })).body.total

  await runDue(pool, decisionPurge)
  t.equal(await total(), 1)
  for (const [days, left] of [
    [89, 1],
    [91, 0],
  ] as const) {
    await database.admin`update routing_decisions set decided_at = now() - make_interval(days => ${days})
      where workspace_id = ${workspaceId}`
    await runDue(pool, decisionPurge)
    t.equal(await total(), left, `after ${days} days`)
  }
})
