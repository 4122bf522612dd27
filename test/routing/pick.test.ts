import t from 'tap'
import { createRandom } from '../../src/workspaces/seed/random.ts'
import { strategies, type Strategy } from '../../src/db/schema/automation-queues.ts'
import { newId } from '../../src/lib/ids.ts'
import {
  type Candidate,
  freeKinds,
  evaluate,
  pick,
  reasonOf,
  type WorkRequest,
  turnWeights,
} from '../../src/routing/strategies.ts'
import { rules } from '../helpers/strategies.ts'

const entries = 10_000
const agents = 12

interface Agent {
  readonly id: string
  readonly index: number
  readonly priority: number
  readonly weight: number
  readonly capacity: number
  readonly level: number
  load: number
  turnWeight: number
  /** When work was last given to the agent or finished, as a count of such events; 0 for never. */
  lastWork: number
  isPresent: boolean
}

function team(): Agent[] {
  return Array.from({ length: agents }, (_, index) => ({
    id: newId(),
    index,
    priority: 1 + (index % 4),
    weight: 1 + ((index * 7) % 10),
    capacity: 2 + (index % 3),
    level: 1 + (index % 5),
    load: 0,
    turnWeight: 0,
    lastWork: 0,
    isPresent: true,
  }))
}

const all = <T>(value: T) => ({ voice: value, chat: value, email: value, task: value })

function candidateOf(agent: Agent, events: number): Candidate {
  return {
    userId: agent.id,
    position: agent.index + 1,
    priority: agent.priority,
    weight: agent.weight,
    turnWeight: agent.turnWeight,
    isActive: true,
    isPermitted: true,
    isPaused: false,
    isPresent: agent.isPresent,
    routable: all('yes' as const),
    capacity: { ...all(0), chat: agent.capacity },
    load: { ...all(0), chat: agent.load },
    skills: { cranes: agent.level },
    idleSeconds: agent.lastWork === 0 ? null : events - agent.lastWork,
  }
}

const plainWork: WorkRequest = {
  kind: 'chat',
  isTransfer: false,
  requiredSkills: [],
  isRelaxed: false,
  declinedBy: [],
  assigneeId: null,
}

interface Simulation {
  readonly counts: ReadonlyMap<string, number>
  readonly faults: readonly string[]
}

/**
 * Assigns 10,000 entries one after the other, while work ends at random and agents become available and unavailable.
 */
function simulate(strategy: Strategy, isSteady = false): Simulation {
  const random = createRandom(7)
  const people = team()
  const counts = new Map(people.map(({ id }) => [id, 0]))
  const faults: string[] = []
  let [events, served] = [0, 0]
  for (let n = 0; n < entries; n++) {
    const minLevel = strategy === 'skills_based' ? 1 + random.below(4) : 1
    const wanted = { ...plainWork, requiredSkills: [{ name: 'Cranes', minLevel }] }
    const candidates = people.map((agent) => candidateOf(agent, events))
    const able = people.filter(
      ({ isPresent, load, capacity, level }) => isPresent && load < capacity && level >= minLevel,
    )
    const decisions = evaluate(strategy, candidates, wanted, served)
    const selected = pick(strategy, candidates, decisions).map(({ userId }) => userId)
    const allowed = rules[strategy](able, served, agents).map(({ id }) => id)
    const isAllowed =
      strategy === 'broadcast'
        ? selected.length === allowed.length && selected.every((id) => allowed.includes(id))
        : selected.length === Math.min(allowed.length, 1) &&
          selected.every((id) => allowed.includes(id))
    if (!isAllowed) faults.push(`entry ${n}: ${selected.join()} instead of ${allowed.join()}`)
    // Of a broadcast, anybody may be the first to accept
    const winnerId =
      strategy === 'broadcast' && able.length > 0 ? random.pick(selected) : selected[0]
    const winner = people.find(({ id }) => id === winnerId)
    if (winner) {
      counts.set(winner.id, (counts.get(winner.id) ?? 0) + 1)
      served = winner.index + 1
      winner.lastWork = ++events
      if (!isSteady) winner.load += 1
      if (strategy === 'weighted') {
        for (const { userId, turnWeight } of turnWeights(candidates, decisions, winner.id)) {
          const turned = people.find(({ id }) => id === userId)
          if (turned) turned.turnWeight = turnWeight
        }
      }
    }
    if (isSteady) continue
    for (const agent of people) {
      if (agent.load > 0 && random.below(8) === 0) {
        agent.load -= 1
        agent.lastWork = ++events
      }
      if (random.below(50) === 0) agent.isPresent = !agent.isPresent
    }
  }
  return { counts, faults }
}

for (const strategy of strategies) {
  t.test(`${entries} entries go by the rule of ${strategy}`, async (t) => {
    const { counts, faults } = simulate(strategy)
    t.same(faults, [])
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
    if (strategy === 'manual') t.equal(total, 0)
    else t.ok(total > entries / 2, `${total} entries found somebody`)
  })
}

t.test('members get entries in proportion to their weights', async (t) => {
  const { counts, faults } = simulate('weighted', true)
  t.same(faults, [])
  const people = team()
  const sum = people.reduce((total, { weight }) => total + weight, 0)
  for (const [index, count] of [...counts.values()].entries()) {
    const expected = (entries * (people[index]?.weight ?? 0)) / sum
    t.ok(Math.abs(count - expected) <= expected * 0.01, `${count} of ${expected}`)
  }
})

t.test('smooth weighted round robin spreads the turns of the heaviest', async (t) => {
  const people = team().slice(0, 3)
  const weights = [5, 1, 1]
  let turnWeight = [0, 0, 0]
  let order = ''
  for (let n = 0; n < 14; n++) {
    const candidates = people.map((agent, index) => ({
      ...candidateOf(agent, 0),
      weight: weights[index] ?? 0,
      turnWeight: turnWeight[index] ?? 0,
    }))
    const decisions = evaluate('weighted', candidates, plainWork, 0)
    const [selected] = pick('weighted', candidates, decisions)
    order += 'abc'[people.findIndex(({ id }) => id === selected?.userId)]
    turnWeight = turnWeights(candidates, decisions, selected?.userId ?? '').map(
      (one) => one.turnWeight,
    )
  }
  t.equal(order, 'aabacaa'.repeat(2))
})

t.test('a random member is picked uniformly', async (t) => {
  const { counts } = simulate('random', true)
  const expected = entries / agents
  const chiSquare = [...counts.values()].reduce(
    (sum, count) => sum + (count - expected) ** 2 / expected,
    0,
  )
  // 11 degrees of freedom; a fair choice exceeds it once in a million runs
  t.ok(chiSquare < 48.6, `chi-square ${chiSquare}`)
})

t.test('presence and capacity stand against a candidate by kind of work', async (t) => {
  const [agent] = team()
  if (!agent) throw new Error('nobody is there')
  const present = candidateOf(agent, 0)
  const onCall = {
    ...present,
    routable: { voice: 'no', chat: 'yes', email: 'yes', task: 'yes' },
    capacity: { voice: 1, chat: 2, email: 3, task: 4 },
    load: { voice: 0, chat: 2, email: 2, task: 0 },
  } as const
  const reasonFor = (kind: WorkRequest['kind'], isTransfer = false) =>
    reasonOf(onCall, { ...plainWork, kind, isTransfer })
  t.equal(reasonFor('voice'), 'not_routable')
  t.equal(reasonFor('chat'), 'at_capacity')
  t.equal(reasonFor('email'), 'eligible')
  t.same(freeKinds(onCall), ['email', 'task'])

  const transfers = { ...onCall, routable: all('transfers' as const) }
  t.equal(reasonOf(transfers, { ...plainWork, kind: 'task' }), 'not_routable')
  t.equal(reasonOf(transfers, { ...plainWork, kind: 'task', isTransfer: true }), 'eligible')
  t.same(freeKinds(transfers, true), ['voice', 'email', 'task'])
  t.same(freeKinds(transfers), [])
})
