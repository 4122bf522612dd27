import t from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { presenceStaleness } from '../../src/api/agent-activities/timers.ts'
import { resolvedClosing } from '../../src/api/tickets/status/timers.ts'
import { only } from '../helpers/only.ts'
import { runDue } from '../helpers/run-due.ts'
import { repairWorkspace } from '../../src/db/repair.ts'
import { repairs } from '../../src/api/repairs.ts'
import { routing } from '../../src/routing/routing-job.ts'
import { offerExpiry, skillRelaxation, wrapUpEnd } from '../../src/routing/timers.ts'
import { makeAgents, setPresence } from '../helpers/agents.ts'
import { runOwn } from '../helpers/jobs.ts'
import { makeContact, makeTicket } from '../helpers/make.ts'
import { makeQueue, offersOf } from '../helpers/queues.ts'
import { start, startServer, type Workspace, workspaceOn } from '../helpers/start.ts'

type BulkOperation = Schema<'TicketBulkOperation'>

/** Runs the work of a worker until no signal is left: a queue that meets another one's lock is read again. */
async function work({ pool, database, workspaceId }: Workspace): Promise<void> {
  const { run } = routing()
  const isSignalled = async () =>
    (await database.admin`select from routing_wakes where workspace_id = ${workspaceId} limit 1`)
      .length > 0
  while (await isSignalled()) await run(pool, workspaceId, 1)
}

/** Entries of a ticket in the order in which it got them. */
async function entriesOf({ database, workspaceId }: Workspace, ticketId: string) {
  return database.admin<Array<{ queueId: string; status: string; priority: number }>>`
    select queue_id as "queueId", status, priority from queue_entries
    where workspace_id = ${workspaceId} and entity_id = ${ticketId} order by position`
}

async function statusesOf(workspace: Workspace, ticketId: string): Promise<string[]> {
  return (await entriesOf(workspace, ticketId)).map(({ status }) => status)
}

/** Returns the ids of the users or queues that a change has signalled, each once. */
async function signalledBy(
  { database, workspaceId }: Workspace,
  change: () => Promise<unknown>,
): Promise<string[]> {
  const [last] = await database.admin<Array<{ id: string }>>`
    select coalesce(max(id), 0)::text as id from routing_wakes`
  await change()
  const rows = await database.admin<Array<{ id: string }>>`
    select distinct coalesce(queue_id, user_id) as id from routing_wakes
    where workspace_id = ${workspaceId} and id > ${last?.id ?? 0}`
  return rows.map(({ id }) => id).sort()
}

async function bulk({ api }: Workspace, ...operations: BulkOperation[]) {
  const { body } = await api.bulkChangeTickets({ body: { operations } })
  return body.data.results.map(({ status }) => status)
}

t.test('a ticket that nobody has waits again when it is reopened or restored', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const queueId = await makeQueue(workspace)
  const id = await makeTicket(workspace, { queueId })
  const status = (status: 'open' | 'resolved') =>
    api.setTicketStatus({ params: { id }, body: { status } })

  await status('resolved')
  await status('open')
  t.same(await statusesOf(workspace, id), ['canceled', 'waiting'])
  await api.deleteTicket({ params: { id } })
  await api.restoreTicket({ params: { id } })
  t.same(await statusesOf(workspace, id), ['canceled', 'canceled', 'waiting'])

  // Neither one that somebody has, nor one that is restored after it was resolved
  await api.assignTicket({ params: { id }, body: { assigneeId: workspace.ownerId } })
  await status('resolved')
  await status('open')
  t.same(await statusesOf(workspace, id), ['canceled', 'canceled', 'canceled'])
  const other = await makeTicket(workspace, { queueId })
  await api.setTicketStatus({ params: { id: other }, body: { status: 'resolved' } })
  await api.deleteTicket({ params: { id: other } })
  await api.restoreTicket({ params: { id: other } })
  t.same(await statusesOf(workspace, other), ['canceled'])

  // A full queue overflows into another one
  const wide = await makeQueue(workspace)
  const narrow = await makeQueue(workspace, {
    maxLength: 1,
    overflow: { action: 'queue', queueId: wide },
  })
  const first = await makeTicket(workspace, { queueId: narrow })
  await api.setTicketStatus({ params: { id: first }, body: { status: 'resolved' } })
  await makeTicket(workspace, { queueId: narrow })
  await api.setTicketStatus({ params: { id: first }, body: { status: 'open' } })
  const moved = await api.getTicket({ params: { id: first } })
  t.equal(moved.body.data.queueId, wide)
})

t.test('a ticket that ends, is deleted, assigned or moved leaves its queue', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const [queueId, other] = [await makeQueue(workspace), await makeQueue(workspace)]
  const [agent = ''] = await makeAgents(workspace, {})
  const changes: Record<string, (params: { id: string }) => Promise<{ status: number }>> = {
    resolved: async (params) => api.setTicketStatus({ params, body: { status: 'resolved' } }),
    closed: async (params) => api.updateTicket({ params, body: { status: 'closed' } }),
    deleted: async (params) => api.deleteTicket({ params }),
    assigned: async (params) => api.assignTicket({ params, body: { assigneeId: agent } }),
    'assigned by a change': async (params) =>
      api.updateTicket({ params, body: { assigneeId: agent } }),
    'out of all queues': async (params) => api.updateTicket({ params, body: { queueId: null } }),
  }

  for (const [name, change] of Object.entries(changes)) {
    const id = await makeTicket(workspace, { queueId })
    t.ok((await change({ id })).status < 300, name)
    t.same(await statusesOf(workspace, id), ['canceled'], name)
  }

  const id = await makeTicket(workspace, { queueId })
  await api.setTicketStatus({ params: { id }, body: { status: 'in_progress' } })
  t.same(await statusesOf(workspace, id), ['waiting'], 'another open status')
  await api.updateTicket({ params: { id }, body: { queueId: other } })
  const moved = await entriesOf(workspace, id)
  t.match(moved, only({ queueId, status: 'canceled' }, { queueId: other, status: 'waiting' }))
  await api.updateTicket({ params: { id }, body: { queueId: other } })
  t.same(await entriesOf(workspace, id), moved, 'the same queue again')
})

t.test('a ticket that is deleted and restored at once keeps its entry', async (t) => {
  const workspace = await start()
  const queueId = await makeQueue(workspace)
  const id = await makeTicket(workspace, { queueId })

  t.same(await bulk(workspace, { op: 'delete', id }, { op: 'restore', id }), [204, 200])
  t.same(await statusesOf(workspace, id), ['waiting'])
})

t.test('an offer is taken back, and accepted work ends with or without a wrap-up', async (t) => {
  const workspace = await start()
  const { api, pool, database, workspaceId } = workspace
  const [agent = ''] = await makeAgents(workspace, {})
  const offers = await makeQueue(workspace, {}, [agent])
  const [offered, reassigned, resolved] = [
    await makeTicket(workspace, { queueId: offers }),
    await makeTicket(workspace, {
      queueId: await makeQueue(workspace, { autoAccept: true }, [agent]),
    }),
    await makeTicket(workspace, {
      queueId: await makeQueue(workspace, { autoAccept: true, wrapUpSeconds: 60 }, [agent]),
    }),
  ]
  await work(workspace)
  t.match(await offersOf(workspace, offered), only({ status: 'pending', userId: agent }))

  const takenBack = await signalledBy(workspace, () =>
    api.assignTicket({ params: { id: offered }, body: { assigneeId: workspace.ownerId } }),
  )
  t.same(await statusesOf(workspace, offered), ['canceled'])
  t.match(await offersOf(workspace, offered), only({ status: 'canceled', endedAt: /Z$/ }))
  t.same(takenBack, [agent], 'who was offered it')

  const taken = await signalledBy(workspace, () =>
    api.assignTicket({ params: { id: reassigned }, body: { assigneeId: workspace.ownerId } }),
  )
  t.same(await statusesOf(workspace, reassigned), ['completed'])
  t.match(await offersOf(workspace, reassigned), only({ status: 'completed', endedAt: /Z$/ }))
  t.same(taken, [agent], 'who had it')

  const ended = await signalledBy(workspace, () =>
    api.setTicketStatus({ params: { id: resolved }, body: { status: 'resolved' } }),
  )
  t.same(await statusesOf(workspace, resolved), ['completed'])
  t.match(
    await offersOf(workspace, resolved),
    only({ status: 'wrapping', wrapUpUntil: /Z$/, endedAt: null }),
  )
  t.same(ended, [agent])
  await database.admin`update reservations set wrap_up_until = now()
    where workspace_id = ${workspaceId} and status = 'wrapping'`
  t.same(
    await signalledBy(workspace, () => runDue(pool, wrapUpEnd)),
    [agent],
    'the wrap-up has ended',
  )
})

t.test('a waiting entry has the priority of its ticket, unless it has its own', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const queueId = await makeQueue(workspace)
  const [ticket, own] = [await makeTicket(workspace, { queueId }), await makeTicket(workspace)]
  await api.addQueueEntry({
    params: { id: queueId },
    body: { entityType: 'ticket', entityId: own, priority: 7 },
  })

  const priorities = async () =>
    Promise.all([ticket, own].map(async (id) => (await entriesOf(workspace, id))[0]?.priority))
  t.same(await priorities(), [60, 7])
  const urgent = [ticket, own].map((id): BulkOperation => ({
    op: 'update',
    id,
    data: { priority: 'urgent' },
  }))
  t.same(await bulk(workspace, ...urgent), [200, 200])
  t.same(await priorities(), [20, 7])
})

t.test('a bulk change of 100 tickets ends their entries by one statement', async (t) => {
  const texts: string[] = []
  const server = await startServer(t, { onStatement: (text) => texts.push(text) })
  const workspace = await workspaceOn(server)
  const { api, database, workspaceId } = workspace
  const queueId = await makeQueue(workspace)
  const contactId = await makeContact(workspace)
  const create: BulkOperation = {
    op: 'create',
    data: { title: 'Many', contactId, queueId },
  }
  const made = await api.bulkChangeTickets({
    body: { operations: Array.from({ length: 100 }, () => create) },
  })
  const ids = made.body.data.results.map(({ data }) => data?.id ?? '')
  const changing = (pattern: RegExp) => texts.filter((text) => pattern.test(text)).length
  const ends = /update queue_entries e set ended_at/
  const priorities = /update queue_entries e set priority/
  texts.length = 0

  await bulk(
    workspace,
    ...ids.map((id, n): BulkOperation =>
      n < 50
        ? { op: 'status', id, data: { status: 'resolved' } }
        : { op: 'update', id, data: { priority: 'low' } },
    ),
  )

  t.equal(changing(ends), 1)
  t.equal(changing(priorities), 1)
  const entries = await database.admin`
    select status, priority, count(*)::int from queue_entries
    where workspace_id = ${workspaceId} and queue_id = ${queueId} group by 1, 2 order by 1`
  t.same(entries, [
    { status: 'canceled', priority: 60, count: 50 },
    { status: 'waiting', priority: 80, count: 50 },
  ])
})

t.test('a change that concerns no queue sends no statement for queues', async (t) => {
  const texts: string[] = []
  const server = await startServer(t, { onStatement: (text) => texts.push(text) })
  const workspace = await workspaceOn(server)
  const { api } = workspace
  const id = await makeTicket(workspace)
  texts.length = 0

  await api.updateTicket({ params: { id }, body: { priority: 'high' } })
  await api.setTicketStatus({ params: { id }, body: { status: 'in_progress' } })
  await api.setTicketStatus({ params: { id }, body: { status: 'resolved' } })

  t.same(
    texts.filter((text) => /queue_entries|routing_wakes/.test(text)),
    [],
  )
})

t.test('what one operation of a bulk request undoes changes no entry', async (t) => {
  const workspace = await start()
  const queueId = await makeQueue(workspace)
  const [full = ''] = await makeAgents(workspace, { capacity: 0 })
  const [kept, ended] = [
    await makeTicket(workspace, { queueId }),
    await makeTicket(workspace, { queueId }),
  ]
  const field = await workspace.api.createCustomField({
    body: {
      entity: 'ticket',
      systemName: 'cf_needed',
      displayName: 'Needed',
      type: 'text',
      isRequiredToResolve: true,
    },
  })
  t.equal(field.status, 201)
  await workspace.api.updateTicket({
    params: { id: ended },
    body: { customFields: { cf_needed: 'Yes' } },
  })

  const statuses = await bulk(
    workspace,
    { op: 'assign', id: kept, data: { assigneeId: full } },
    { op: 'status', id: kept, data: { status: 'resolved' } },
    { op: 'status', id: ended, data: { status: 'closed' } },
  )

  t.same(statuses, [422, 422, 200])
  t.same(await statusesOf(workspace, kept), ['waiting'])
  t.same(await statusesOf(workspace, ended), ['canceled'])
})

t.test('operations on one ticket in a bulk request end as its last state asks', async (t) => {
  const workspace = await start()
  const [queueId, other] = [await makeQueue(workspace), await makeQueue(workspace)]
  const [agent = ''] = await makeAgents(workspace, {})
  const cases: ReadonlyArray<readonly [string, ...Array<Record<string, unknown>>]> = [
    ['waiting', { assigneeId: agent }, { assigneeId: null, queueId }],
    ['waiting', { status: 'resolved' }, { status: 'open' }],
    ['canceled', { assigneeId: agent }, { queueId: other }],
    ['canceled', { queueId: other, assigneeId: agent }],
    ['canceled canceled', { queueId: other }, { queueId: null }],
    ['canceled waiting', { queueId: other }, { priority: 'low' }],
    ['canceled waiting', { queueId: null }, { queueId: other }],
  ]

  for (const [expected, ...changes] of cases) {
    const id = await makeTicket(workspace, { queueId })
    const operations = changes.map((data): BulkOperation => ({ op: 'update', id, data }))
    t.same(new Set(await bulk(workspace, ...operations)), new Set([200]))
    t.equal((await statusesOf(workspace, id)).join(' '), expected, JSON.stringify(changes))
  }
})

t.test('work that goes to a queue with its user enters it', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const [agent = ''] = await makeAgents(workspace, {})
  const queueId = await makeQueue(workspace, { autoAccept: true }, [agent])
  const other = await makeQueue(workspace)
  const id = await makeTicket(workspace, { queueId })
  await work(workspace)
  t.same(await statusesOf(workspace, id), ['assigned'])

  const deleted = await api.deleteUser({ params: { id: agent }, query: { reassignTo: other } })

  t.equal(deleted.status, 204, deleted.text)
  t.match(
    await entriesOf(workspace, id),
    only({ queueId, status: 'completed' }, { queueId: other, status: 'waiting' }),
  )
  t.match(await offersOf(workspace, id), only({ status: 'completed' }))
})

t.test('a ticket that its agent gives back to its queue waits there again', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const [agent = ''] = await makeAgents(workspace, {})
  const queueId = await makeQueue(workspace, { autoAccept: true }, [agent])
  const id = await makeTicket(workspace, { queueId })
  await work(workspace)
  await setPresence(workspace, agent, 'offline')

  await api.assignTicket({ params: { id }, body: { assigneeId: null, queueId } })

  t.same(await statusesOf(workspace, id), ['completed', 'waiting'])
  t.match(await offersOf(workspace, id), only({ status: 'completed' }))
})

t.test('the merge of contacts leaves the entries of their tickets', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const queueId = await makeQueue(workspace)
  const [contactId, targetId] = [await makeContact(workspace), await makeContact(workspace)]
  const id = await makeTicket(workspace, { queueId, contactId })

  const merged = await api.mergeContacts({ body: { targetId, sourceIds: [contactId] } })

  t.equal(merged.status, 200, merged.text)
  t.equal((await api.getTicket({ params: { id } })).body.data.contactId, targetId)
  t.same(await statusesOf(workspace, id), ['waiting'])
})

t.test('what the worker closes leaves its queue and makes room', async (t) => {
  const workspace = await start()
  const { database, workspaceId } = workspace
  const [agent = ''] = await makeAgents(workspace, {})
  const queueId = await makeQueue(workspace, { autoAccept: true }, [agent])
  const id = await makeTicket(workspace, { queueId })
  await work(workspace)
  // As a change that had no reactions would have left it
  await database.admin`update tickets set status = 'resolved', resolved_at = now() - interval '97 hours'
    where workspace_id = ${workspaceId} and id = ${id}`

  t.equal(await runOwn(workspace, resolvedClosing), 1)

  t.same(await statusesOf(workspace, id), ['completed'])
})

t.test('what may change who gets what wakes the queues', async (t) => {
  const workspace = await start()
  const { api, pool, database, workspaceId } = workspace
  const [agent = '', second = ''] = await makeAgents(workspace, {}, {})
  const id = await makeQueue(workspace, { skillRelaxAfterSeconds: 60 }, [agent])
  const params = { id }
  const member = { params: { id, userId: agent } }
  const ticket = await makeTicket(workspace)
  const status = await api.createPresenceStatus({
    body: { systemName: 'training_room', displayName: 'Training', category: 'busy' },
  })
  const presenceStatusId = status.body.data.id
  const user = { params: { id: agent } }
  const enter = (priority?: number, skill?: string) =>
    api.addQueueEntry({
      params,
      body: {
        entityType: 'ticket',
        entityId: ticket,
        ...(priority !== undefined && { priority }),
        ...(skill !== undefined && { requiredSkills: [{ name: skill, minLevel: 1 }] }),
      },
    })

  const cases: ReadonlyArray<readonly [string, () => Promise<unknown>, ...string[]]> = [
    ['a queue is changed', () => api.updateAutomationQueue({ params, body: { priority: 9 } }), id],
    ['a queue stays as it is', () => api.updateAutomationQueue({ params, body: { priority: 9 } })],
    ['a member is added', () => api.addQueueMember({ params, body: { userId: second } }), id],
    ['a member is changed', () => api.updateQueueMember({ ...member, body: { priority: 3 } }), id],
    ['a member stays as it is', () => api.updateQueueMember({ ...member, body: { priority: 3 } })],
    ['a member leaves', () => api.removeQueueMember({ params: { id, userId: second } })],
    ['an entry is added', () => enter(), id],
    ['the skills of an entry change', () => enter(5, 'Steel'), id],
    ['an entry is to be asked for again', () => api.routeTicket({ params: { id: ticket } }), id],
    [
      'skills no longer matter',
      async () => {
        await database.admin`update queue_entries set queued_at = now() - interval '1 hour'
          where workspace_id = ${workspaceId}`
        await runDue(pool, skillRelaxation)
      },
      id,
    ],
    ['the name of a user', () => api.updateUser({ ...user, body: { name: 'Other' } })],
    [
      'the skills of a user',
      () => api.updateUser({ ...user, body: { skills: [{ name: 'Steel', level: 3 }] } }),
      agent,
    ],
    ['the capacity', () => api.updateUser({ ...user, body: { capacity: { task: 3 } } }), agent],
    ['a suspension', () => api.updateUser({ ...user, body: { status: 'suspended' } }), agent],
    ['its end', () => api.updateUser({ ...user, body: { status: 'active' } }), agent],
    ['a deletion', () => api.deleteUser({ ...user, query: {} }), agent],
    ['a restoration', () => api.restoreUser(user), agent],
    [
      'a presence',
      () => api.setUserPresence({ params: { id: second }, body: { presenceStatusId } }),
      second,
    ],
    [
      'a presence status that is routable for other work',
      () =>
        api.updatePresenceStatus({
          params: { id: presenceStatusId },
          body: { routable: { email: 'yes' } },
        }),
      second,
    ],
    [
      'the name of a presence status',
      () =>
        api.updatePresenceStatus({
          params: { id: presenceStatusId },
          body: { displayName: 'Room 1' },
        }),
    ],
    [
      'a user who is not heard of',
      async () => {
        await database.admin`update agent_presence set heartbeat_at = now() - interval '1 hour'
          where workspace_id = ${workspaceId} and user_id = ${second}`
        await runDue(pool, presenceStaleness(60))
      },
      second,
    ],
  ]
  for (const [name, change, ...expected] of cases) {
    t.same(await signalledBy(workspace, change), expected, name)
  }
})

t.test('the answer to an offer, and its end, make room', async (t) => {
  const workspace = await start()
  const { api, pool, database, workspaceId } = workspace
  const [agent = ''] = await makeAgents(workspace, {})
  const queueId = await makeQueue(workspace, {}, [agent])
  const offers: string[] = []
  for (let n = 0; n < 4; n++) {
    const ticket = await makeTicket(workspace, { queueId })
    await work(workspace)
    offers.push((await offersOf(workspace, ticket))[0]?.id ?? '')
  }
  const [rejected = '', expired = '', removed = '', taken = ''] = offers
  const both = [agent, queueId].sort()

  t.same(
    await signalledBy(workspace, () => api.rejectReservation({ params: { id: rejected } })),
    both,
  )
  await database.admin`update reservations set expires_at = now()
    where workspace_id = ${workspaceId} and id = ${expired}`
  t.same(await signalledBy(workspace, () => runDue(pool, offerExpiry)), [agent, queueId].sort())
  const { body } = await api.listQueueEntries({
    params: { id: queueId },
    query: { status: ['offered'], sort: ['enteredAt'] },
  })
  const entryId = body.data[0]?.id ?? ''
  t.same(
    await signalledBy(workspace, () => api.removeQueueEntry({ params: { id: queueId, entryId } })),
    [agent],
  )
  t.equal(
    (await api.listReservations({ query: { queueId: [queueId], status: ['canceled'] } })).body
      .data[0]?.id,
    removed,
  )
  t.same(
    await signalledBy(workspace, () =>
      api.updateQueueMember({ params: { id: queueId, userId: agent }, body: { isPaused: true } }),
    ),
    both,
    'a pause takes offers back',
  )
  t.match(
    (await api.listReservations({ query: { queueId: [queueId], status: ['rescinded'] } })).body
      .data,
    only({ id: taken }),
  )
})

t.test('repair finds and mends what changes without reactions have left', async (t) => {
  const workspace = await start()
  const { api, pool, database, workspaceId } = workspace
  const { admin } = database
  const [agent = ''] = await makeAgents(workspace, {})
  const queueId = await makeQueue(workspace, { autoAccept: true }, [agent])
  const offering = await makeQueue(workspace, {}, [agent])
  const quiet = await makeQueue(workspace, { autoAccept: true }, [agent])
  const [assigned, held, offered, lost] = [
    await makeTicket(workspace, { queueId }),
    await makeTicket(workspace, { queueId: offering }),
    await makeTicket(workspace, { queueId: offering }),
    await makeTicket(workspace, { queueId: offering }),
  ]
  await work(workspace)
  await setPresence(workspace, agent, 'meeting')
  const [moved, prioritised, unnoticed, queued] = [
    await makeTicket(workspace, { queueId }),
    await makeTicket(workspace, { queueId }),
    await makeTicket(workspace, { queueId: quiet }),
    await makeTicket(workspace),
  ]
  await work(workspace)
  const repair = async (isCheck: boolean, rules: keyof typeof repairs = 'queues') => {
    const faults = await repairWorkspace(
      (work) => pool.transaction(work),
      workspaceId,
      repairs[rules],
      isCheck,
    )
    return faults.map(({ id, fault }) => `${fault}: ${id}`).sort()
  }
  const check = () => repair(true)
  t.same(await check(), [])

  const where = (id: string) => admin`workspace_id = ${workspaceId} and id = ${id}`
  await admin`update tickets set status = 'resolved' where ${where(assigned)}`
  await admin`update tickets set deleted_at = now() where ${where(offered)}`
  await admin`update tickets set queue_id = ${offering} where ${where(moved)}`
  await admin`update tickets set priority = 'urgent' where ${where(prioritised)}`
  await admin`update tickets set queue_id = ${queueId} where ${where(queued)}`
  await admin`update queue_entries set is_attempted = false
    where workspace_id = ${workspaceId} and entity_id = ${unnoticed}`
  await admin`update reservations set status = 'timeout', ended_at = now()
    where workspace_id = ${workspaceId} and entity_id = ${lost}`
  await admin`update queue_entries set status = 'canceled', assignee_id = null, ended_at = now()
    where workspace_id = ${workspaceId} and entity_id = ${held}`
  await admin`delete from routing_wakes where workspace_id = ${workspaceId}`
  const expected = [
    `ticket has an open queue entry that does not fit it: ${assigned}`,
    `ticket has an open queue entry that does not fit it: ${offered}`,
    `ticket has an open queue entry that does not fit it: ${moved}`,
    `ticket has another priority than its queue entry: ${prioritised}`,
    `ticket is offered without a pending reservation: ${lost}`,
    `ticket waits in a queue that nothing wakes: ${unnoticed}`,
    `new ticket has a queue and no entry: ${queued}`,
    `ticket has a reservation that does not fit its queue entry: ${held}`,
  ].sort()
  t.same(await check(), expected)

  t.same(await repair(false), expected)
  await repair(false, 'cases')

  t.same(await check(), [])
  t.same(await statusesOf(workspace, assigned), ['completed'])
  t.same(await statusesOf(workspace, offered), ['canceled'])
  t.match(await offersOf(workspace, offered), only({ status: 'canceled' }))
  t.match(await offersOf(workspace, held), only({ status: 'canceled' }))
  t.same(await statusesOf(workspace, lost), ['waiting'])
  t.same(await statusesOf(workspace, moved), ['canceled'])
  t.match(await entriesOf(workspace, prioritised), only({ priority: 20 }))
  t.match(await entriesOf(workspace, queued), only({ queueId, status: 'waiting' }))
  await setPresence(workspace, agent, 'available')
  await work(workspace)
  for (const id of [unnoticed, queued]) {
    t.equal((await api.getTicket({ params: { id } })).body.data.assigneeId, agent)
  }
})
