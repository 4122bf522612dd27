import t, { type Test } from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { createRandom } from '../../src/workspaces/seed/random.ts'
import { assignNext } from '../../src/routing/assign-next.ts'
import { makeAgents, setPresence } from '../helpers/agents.ts'
import { makeContact } from '../helpers/make.ts'
import { addMembers, makeQueue, work } from '../helpers/queues.ts'
import { rules } from '../helpers/strategies.ts'
import { start, type Workspace } from '../helpers/start.ts'

type Strategy = Schema<'QueueStrategy'>

// More by hand: ROUTING_STEPS=500 npm test -- routing/strategies
const steps = Number(process.env['ROUTING_STEPS'] ?? 100)

/** The state of an agent that follows from the test's own steps. */
interface Agent {
  readonly id: string
  readonly index: number
  readonly priority: number
  readonly capacity: number
  readonly level: number
  isPresent: boolean
  isPaused: boolean
  /** Time of the last assignment or end of work, as a count of such events. */
  lastWork: number
  readonly tickets: Set<string>
}

interface Waiting {
  readonly ticketId: string
  readonly minLevel: number
}

/** Assigns what waits by the rules of the tests. */
function modelOf(strategy: Strategy, agents: readonly Agent[]) {
  const waiting: Waiting[] = []
  let events = 0
  let served = 0

  const ableTo = ({ minLevel }: Waiting) =>
    agents.filter(
      ({ isPresent, isPaused, tickets, capacity, level }) =>
        isPresent && !isPaused && tickets.size < capacity && level >= minLevel,
    )
  const pick = (able: Agent[]): Agent => {
    const compared = able.map((agent) => {
      return { ...agent, agent, load: agent.tickets.size, weight: 1, turnWeight: 0 }
    })
    const [picked] = rules[strategy](compared, served, agents.length)
    if (!picked) throw new Error('nobody is able')
    return picked.agent
  }

  return {
    waiting,
    /** Assigns everything that can be assigned. */
    settle(): void {
      for (;;) {
        const index = waiting.findIndex((item) => ableTo(item).length > 0)
        const [item] = index < 0 ? [] : waiting.splice(index, 1)
        if (!item) return
        const agent = pick(ableTo(item))
        agent.tickets.add(item.ticketId)
        agent.lastWork = ++events
        served = agent.index + 1
      }
    },
    finish(agent: Agent, ticketId: string): void {
      agent.tickets.delete(ticketId)
      agent.lastWork = ++events
    },
  }
}

async function setUp(workspace: Workspace, strategy: Strategy) {
  const { api } = workspace
  const levels = [1, 2, 2, 3, 4, 5]
  const ids = await makeAgents(
    workspace,
    ...levels.map((level, index) => ({
      capacity: 1 + (index % 3),
      skills: [{ name: 'Cranes', level }],
    })),
  )
  const requiredSkills = strategy === 'skills_based' ? [{ name: 'cranes', minLevel: 1 }] : []
  const queueId = await makeQueue(workspace, { strategy, autoAccept: true, requiredSkills })
  const agents = ids.map((id, index): Agent => ({
    id,
    index,
    priority: 1 + ((index * 2) % 3),
    capacity: 1 + (index % 3),
    level: strategy === 'skills_based' ? (levels[index] ?? 1) : 9,
    isPresent: true,
    isPaused: false,
    lastWork: 0,
    tickets: new Set(),
  }))
  const members = agents.map(({ id, priority }) => ({ userId: id, priority }))
  await addMembers(api, queueId, members)
  return { queueId, agents }
}

async function follows(t: Test, strategy: Strategy): Promise<void> {
  const workspace = await start()
  const { api, pool, workspaceId, database } = workspace
  const { queueId, agents } = await setUp(workspace, strategy)
  const model = modelOf(strategy, agents)
  const random = createRandom(strategy.length)
  const params = { id: queueId }
  const contactId = await makeContact(workspace)
  const fresh: string[] = []

  /** A ticket that is in no queue yet. */
  const newTicket = async () => {
    if (fresh.length === 0) {
      const data = { title: 'Crane', contactId }
      const operations = Array.from({ length: 20 }, () => ({ op: 'create' as const, data }))
      const { body } = await api.bulkChangeTickets({ body: { operations } })
      fresh.push(...body.data.results.flatMap((made) => made.data?.id ?? []))
    }
    return fresh.pop() ?? ''
  }
  const changeSomething = async () => {
    const chance = random.below(100)
    const agent = random.pick(agents)
    const [ticketId] = agent.tickets
    if (chance < 50) {
      const entityId = await newTicket()
      const minLevel = strategy === 'skills_based' ? 1 + random.below(5) : 1
      await api.addQueueEntry({
        params,
        body: {
          entityType: 'ticket',
          entityId,
          ...(strategy === 'skills_based' && {
            requiredSkills: [{ name: 'Cranes', minLevel }],
          }),
        },
      })
      model.waiting.push({ ticketId: entityId, minLevel })
    } else if (chance < 80 && ticketId !== undefined) {
      await api.setTicketStatus({ params: { id: ticketId }, body: { status: 'resolved' } })
      model.finish(agent, ticketId)
    } else if (chance < 90) {
      agent.isPresent = !agent.isPresent
      await setPresence(workspace, agent.id, agent.isPresent ? 'available' : random.pick(absences))
    } else {
      agent.isPaused = !agent.isPaused
      const member = { params: { id: queueId, userId: agent.id } }
      await api.updateQueueMember({ ...member, body: { isPaused: agent.isPaused } })
    }
  }

  for (let step = 1; step <= steps; step++) {
    await changeSomething()
    model.settle()
    for (;;) {
      const outcome = await pool.transaction((db) => assignNext(db, { workspaceId, queueId }))
      if (outcome === 'nothing') break
    }

    const rows = await database.admin<Array<{ id: string; assignee_id: string }>>`
      select id, assignee_id from tickets where workspace_id = ${workspaceId}
        and queue_id = ${queueId} and status = 'open' and assignee_id is not null`
    const actual = rows.map(({ id, assignee_id: agent }) => `${id} ${agent}`).sort()
    const expected = agents
      .flatMap(({ id, tickets }) => [...tickets].map((ticketId) => `${ticketId} ${id}`))
      .sort()
    if (actual.join() !== expected.join()) {
      t.same(actual, expected, `${strategy}, step ${step}`)
      return
    }
  }
  const [counts] = await database.admin<Array<{ given: number; decided: number }>>`
    select (select count(*)
        from changes c cross join lateral ticket_history_entries(c.action, c.differences, c.object) h
        where c.workspace_id = ${workspaceId} and c.retention = 'history'
          and h.field = 'assigneeId' and c.actor_type = 'system')::int as given,
      (select count(*) from routing_decisions where workspace_id = ${workspaceId}
        and outcome = 'assigned')::int as decided`
  t.ok(
    (counts?.given ?? 0) > steps / 10,
    `${strategy}: ${counts?.given} assignments as the model's`,
  )
  t.equal(counts?.given, counts?.decided, 'each has its decision')
}

t.test('a weighted queue gives its members turns by their weights', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const [heavy = '', second = '', third = ''] = await makeAgents(
    workspace,
    ...[1, 2, 3].map(() => ({ capacity: 20 })),
  )
  const id = await makeQueue(workspace, { strategy: 'weighted', autoAccept: true }, [
    { userId: heavy, weight: 5 },
    { userId: second, weight: 1 },
    { userId: third, weight: 1 },
  ])
  const contactId = await makeContact(workspace)
  const given: string[] = []
  for (let nth = 0; nth < 14; nth++) {
    const { body } = await api.createTicket({
      body: { title: 'Crane', contactId, queueId: id },
    })
    await work(workspace)
    const ticket = await api.getTicket({ params: { id: body.data.id } })
    given.push(ticket.body.data.assigneeId ?? '')
  }

  const turns = [heavy, heavy, second, heavy, third, heavy, heavy]
  t.same(given, [...turns, ...turns], 'the heaviest never five times in a row')
})

const absences = ['busy', 'meeting', 'offline'] as const

t.test(`every strategy picks whom a model picks, over ${steps} random steps`, async (t) => {
  await Promise.all(
    (
      ['round_robin', 'least_active', 'longest_idle', 'priority_order', 'skills_based'] as const
    ).map(async (strategy) => follows(t, strategy)),
  )
})
