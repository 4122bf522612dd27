import { setTimeout as pace } from 'node:timers/promises'
import t from 'tap'
import { createRandom } from '../../src/workspaces/seed/random.ts'
import { connect } from '../../src/db/pool/pool.ts'
import { again } from '../helpers/again.ts'
import { startWork } from '../helpers/jobs.ts'
import { makeAgents, setPresence, tokenOf } from '../helpers/agents.ts'
import { makeContact } from '../helpers/make.ts'
import { makeQueue, type NewQueue } from '../helpers/queues.ts'
import {
  assignedTickets,
  faultsOfHistory,
  openTickets,
  startWorkers,
  watchQueue,
} from '../helpers/routing.ts'
import { start } from '../helpers/start.ts'

// More by hand: ROUTING_TICKETS=2000 ROUTING_OFFERS=240 ROUTING_KILLS=10 npm test -- routing/load
const count = Number(process.env['ROUTING_TICKETS'] ?? 200)
const offers = Number(process.env['ROUTING_OFFERS'] ?? 120)
const kills = Number(process.env['ROUTING_KILLS'] ?? 3)
const clients = 8
const atOnce = 5
const capacity = 5

t.test(`${count} tickets, while agents come and go and workers are killed`, async (t) => {
  const workspace = await start()
  const { api } = workspace
  const contactId = await makeContact(workspace)
  const random = createRandom(2)
  const agents = await makeAgents(workspace, ...Array.from({ length: 20 }, () => ({ capacity })))
  const taking = { autoAccept: true, reassignOnOffline: true }
  const queue: NewQueue = { strategy: 'least_active', channels: ['web_form'], ...taking }
  const id = await makeQueue(workspace, queue, agents)
  const workers = await startWorkers(t, workspace)
  const watch = watchQueue(workspace, id)
  const failures: string[] = []
  const recordFailure = ({ status, ...reply }: { status: number; body?: { detail?: string } }) => {
    if (status >= 400) failures.push(`${status} ${reply.body?.detail}`)
  }
  let created = 0
  let isOver = false

  const create = async () => {
    while (created < count) {
      // The test shows whether an entry is missed, not how fast the machine is
      if (watch.isBehind()) {
        await pace(20)
        continue
      }
      created += atOnce
      const data = {
        title: 'Load',
        contactId,
        channel: 'web_form' as const,
      }
      const operations = Array.from({ length: atOnce }, () => ({ op: 'create' as const, data }))
      recordFailure(await again(() => api.bulkChangeTickets({ body: { operations } })))
    }
  }
  const resolve = async () => {
    while (!isOver) {
      const assigned = await assignedTickets(workspace, id, 20)
      if (assigned.length > 0) {
        const operations = assigned.map((ticketId) => ({
          op: 'status' as const,
          id: ticketId,
          data: { status: 'resolved' as const },
        }))
        const reply = await again(() => api.bulkChangeTickets({ body: { operations } }))
        recordFailure(reply)
        for (const { status } of reply.body.data.results) recordFailure({ status })
      }
      await pace(20)
    }
  }
  const changePresences = async () => {
    while (!isOver) {
      const user = random.pick(agents)
      const chance = random.below(10)
      if (chance < 6) {
        const names = ['available', 'available', 'meeting', 'offline'] as const
        await setPresence(workspace, user, random.pick(names))
      } else if (chance < 8) {
        const query = { onOpenWork: random.pick(['keep', 'requeue'] as const) }
        const reply = await again(() =>
          api.removeQueueMember({ params: { id, userId: user }, query }),
        )
        if (reply.status !== 404) recordFailure(reply)
      } else {
        recordFailure(
          await again(() => api.addQueueMember({ params: { id }, body: { userId: user } })),
        )
      }
      await pace(10)
    }
  }

  const kill = async () => {
    for (let n = 1; n <= kills; n++) {
      while (created < (count * n) / (kills + 1)) await pace(20)
      await workers.killOne(watch)
    }
  }

  const others = [resolve(), changePresences()]
  await Promise.all([kill(), ...Array.from({ length: clients }, create)])
  for (const user of agents) {
    await again(() => api.addQueueMember({ params: { id }, body: { userId: user } }))
    await setPresence(workspace, user, 'available')
  }
  let [left, since] = [Infinity, Date.now()]
  while (left > 0) {
    const now = await openTickets(workspace, id)
    if (now < left) [left, since] = [now, Date.now()]
    if (Date.now() - since > 20_000) throw new Error(`${left} tickets are left`)
    await pace(50)
  }
  isOver = true
  await Promise.all(others)
  const late = await watch.stop()
  await workers.end()

  t.same(failures, [])
  t.same(late, [], 'nothing waits long while somebody is free')
  const { faults, assignments } = await faultsOfHistory(workspace, capacity)
  t.same(faults, [])
  t.ok(assignments >= count, `${assignments} assignments`)
})

t.test('offers are accepted, rejected, pulled and run out, all at once', async (t) => {
  const workspace = await start()
  const { api, database, workspaceId } = workspace
  const contactId = await makeContact(workspace)
  const random = createRandom(4)
  const agents = await makeAgents(workspace, ...Array.from({ length: 8 }, () => ({ capacity })))
  const offering: NewQueue = { strategy: 'longest_idle', channels: ['sms'], offerTimeoutSeconds: 1 }
  const id = await makeQueue(workspace, offering, agents)
  const pool = connect({ url: database.url, size: 5 })
  const jobs = startWork(pool)
  const statuses = new Set<string>()
  const recordStatus = (label: string, { status }: { status: number }) =>
    statuses.add(`${label} ${status}`)
  let isOver = false

  const beAgent = async (userId: string) => {
    const token = await tokenOf(workspace, userId)
    while (!isOver) {
      const { body } = await again(() =>
        api.listReservations({ query: { userId: ['me'], status: ['pending'] }, token }),
      )
      for (const { id: offer } of body.data) {
        const params = { id: offer }
        const chance = random.below(10)
        if (chance < 6)
          recordStatus('accept', await again(() => api.acceptReservation({ params, token })))
        else if (chance < 8)
          recordStatus('reject', await again(() => api.rejectReservation({ params, token })))
        else if (chance < 9)
          recordStatus('complete', await again(() => api.completeReservation({ params, token })))
      }
      if (random.below(4) === 0)
        recordStatus('pull', await again(() => api.pullQueueEntry({ params: { id }, token })))
      const own = await again(() =>
        api.listTickets({ query: { assigneeId: [userId], status: ['open'] } }),
      )
      for (const { id: ticketId } of own.body.data) {
        const body = { status: 'resolved' as const }
        recordStatus(
          'resolve',
          await again(() => api.setTicketStatus({ params: { id: ticketId }, body })),
        )
      }
      if (random.below(10) === 0) {
        await setPresence(workspace, userId, 'offline')
        await setPresence(workspace, userId, 'available')
      }
      await pace(20)
    }
  }
  const working = agents.map(beAgent)
  for (let n = 0; n < offers; n += 10) {
    const data = { title: 'Offer', contactId, channel: 'sms' as const }
    const operations = Array.from({ length: 10 }, () => ({ op: 'create' as const, data }))
    await again(() => api.bulkChangeTickets({ body: { operations } }))
  }
  let [open, since] = [Infinity, Date.now()]
  for (;;) {
    const { body } = await again(() =>
      api.listTickets({ query: { queueId: [id], status: ['open'] } }),
    )
    if (body.total < open) [open, since] = [body.total, Date.now()]
    if (open === 0 || Date.now() - since > 20_000) break
    // Who has declined everything is asked again
    for (const ticket of body.data) await api.routeTicket({ params: { id: ticket.id } })
    await pace(200)
  }
  isOver = true
  await Promise.all(working)
  await jobs.stop()
  await pool.close()

  const allowed = /^(accept|reject|complete) (200|409)$|^pull (200|204|422)$|^resolve 200$/
  t.same(
    [...statuses].filter((status) => !allowed.test(status)),
    [],
  )
  t.ok(statuses.has('accept 200') && statuses.has('reject 200') && statuses.has('pull 200'))
  const left = await database.admin`
    select e.status, t.status from queue_entries e
    join tickets t on t.workspace_id = e.workspace_id and t.id = e.entity_id
    where e.workspace_id = ${workspaceId} and e.queue_id = ${id}
      and e.status in ('waiting', 'offered', 'assigned')`
  t.same([...left], [], 'everything is done')
  const twice = await database.admin`
    select entry_id from reservations where workspace_id = ${workspaceId} and queue_id = ${id}
      and accepted_at is not null group by entry_id having count(*) > 1`
  t.same([...twice], [], 'nothing was accepted twice')
  const pending = await database.admin`
    select id from reservations where workspace_id = ${workspaceId} and queue_id = ${id}
      and status in ('pending', 'accepted', 'wrapping')`
  t.same([...pending], [], 'no offer is left over')
})
