import t from 'tap'
import { callCase, type CallFacts } from '../../src/api/cx-logs/call-case.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 26, 9) + seconds * 1000).toISOString()
const [ada, ben] = ['ada', 'ben']

const call: CallFacts = {
  direction: 'inbound',
  callFrom: '+4940',
  callTo: '+4989',
  startedAt: at(0),
  ringingAt: at(1),
  queuedAt: null,
  answeredAt: at(10),
  endedAt: at(110),
  holdDuration: 20,
  wrapUpDuration: 30,
  agentId: ada,
  queueId: 'q',
  contactId: 'k',
  transferType: 'none',
  disposition: null,
  legs: [],
  reported: [],
  moves: [],
  enteredQueueId: null,
  hasEntered: false,
  wrappedUpAt: null,
}
const answer = (seconds: number, agentId: string) =>
  ({ type: 'answer', at: at(seconds), agentId, queueId: null }) as const
const transfer = (seconds: number, to: { agentId?: string; queueId?: string }) =>
  ({ type: 'transfer', at: at(seconds), agentId: null, queueId: null, ...to }) as const
const leg = { userId: null, queueId: null, startedAt: null, answeredAt: null }

t.test('the case of a call follows from what was reported of it', async (t) => {
  const { row, entries } = callCase(call)
  t.match(row, {
    status: 'closed',
    customerPhone: '+4940',
    queueId: 'q',
    firstAssigneeId: ada,
    closedAssigneeId: ada,
    assignedAt: at(10),
    firstRepliedAt: at(10),
    wrapUpEndedAt: at(140),
    handledSeconds: 80,
    transferCount: 0,
  })
  t.same(
    entries.map(({ kind }) => kind),
    [
      ...['created', 'call_ringing', 'call_answered', 'assigned', 'call_ended', 'closed'],
      'wrap_up_completed',
    ],
  )

  const table: ReadonlyArray<readonly [string, Partial<CallFacts>, object]> = [
    [
      'not answered',
      { answeredAt: null },
      { firstAssigneeId: null, handledSeconds: 0, closedAssigneeId: null },
    ],
    [
      'going on',
      { endedAt: null },
      { status: 'open', handledSeconds: 0, closedAssigneeId: null, stateSince: at(10) },
    ],
    ['outbound', { direction: 'outbound' }, { customerPhone: '+4989' }],
    ['internal', { direction: 'internal' }, { customerPhone: null }],
    ['held for longer than it took', { holdDuration: 200 }, { handledSeconds: 0 }],
    ['wrapped up earlier by a user', { wrappedUpAt: at(120) }, { wrapUpEndedAt: at(120) }],
    [
      'the agent whose leg was answered first',
      {
        legs: [
          { ...leg, type: 'agent', userId: ada, answeredAt: at(60) },
          { ...leg, type: 'agent', userId: ben, answeredAt: at(10) },
        ],
      },
      { firstAssigneeId: ben, agentId: ada },
    ],
    [
      'the agent who answered first',
      { moves: [answer(10, ben), answer(60, ada)] },
      { firstAssigneeId: ben },
    ],
    [
      'answers after the end do not count',
      { agentId: null, moves: [answer(120, ben)] },
      { firstAssigneeId: null },
    ],
    [
      'a record that says that nobody has it',
      { agentId: null, reported: ['agentId'], moves: [answer(10, ben)] },
      { firstAssigneeId: null },
    ],
    ['the queue that it entered', { enteredQueueId: 'p' }, { queueId: 'p' }],
    [
      'the queue that it was transferred to, which it did not enter',
      { enteredQueueId: 'p', transferType: 'blind' },
      { queueId: 'q' },
    ],
    [
      'the queue that it was transferred to and entered',
      { enteredQueueId: 'p', hasEntered: true, transferType: 'blind' },
      { queueId: 'p' },
    ],
  ]
  for (const [name, changes, expected] of table) {
    t.match(callCase({ ...call, ...changes }).row, expected, name)
  }
})

t.test('a call is transferred between agents and through queues', async (t) => {
  const moves = (changes: Partial<CallFacts>) => {
    const { row, entries } = callCase({ ...call, holdDuration: null, ...changes })
    const kinds = ['assigned', 'transferred', 'unassigned']
    return {
      count: row.transferCount,
      seconds: row.handledSeconds,
      entries: entries
        .filter(({ kind, at: when }) => kinds.includes(kind) && when !== at(10))
        .map(({ kind, detail }) => [kind, detail]),
    }
  }
  t.same(
    moves({ moves: [answer(10, ada), transfer(30, { agentId: ben })] }),
    { count: 1, seconds: 100, entries: [['transferred', { agentId: ben }]] },
    'to another agent',
  )
  t.same(
    moves({ moves: [answer(10, ada), answer(30, ben), transfer(40, { agentId: ben })] }),
    { count: 1, seconds: 100, entries: [['transferred', { agentId: ben }]] },
    'to another agent, who answers without a transfer',
  )
  t.same(
    moves({ moves: [answer(10, ada), transfer(30, { queueId: 'p' }), answer(50, ben)] }),
    {
      count: 1,
      seconds: 80,
      entries: [
        ['unassigned', { previousAgentId: ada, queueId: 'p' }],
        ['transferred', { agentId: ben, previousAgentId: ada }],
      ],
    },
    'through a queue to another agent',
  )
  t.same(
    moves({ moves: [answer(10, ada), transfer(30, { queueId: 'p' }), answer(50, ada)] }).entries[1],
    ['assigned', { agentId: ada, previousAgentId: ada }],
    'through a queue to the same agent',
  )
  t.match(
    moves({ moves: [answer(10, ada), transfer(30, { queueId: 'p' })] }),
    { count: 0, seconds: 20 },
    'to a queue in which it ends',
  )
  const throughQueue = [answer(10, ada), transfer(30, { queueId: 'p' }), answer(50, ben)]
  t.match(
    moves({ agentId: ben, reported: ['agentId'], moves: throughQueue }),
    { count: 1, seconds: 80 },
    'through a queue to another agent, whom a record names too',
  )
  t.match(
    moves({ reported: ['agentId'], moves: throughQueue.slice(0, 2) }),
    { count: 0, seconds: 20 },
    'to a queue in which it ends, and a record names the agent before',
  )
  t.match(
    moves({ agentId: ben, reported: ['agentId'], moves: throughQueue.slice(0, 2) }),
    { count: 1, seconds: 100 },
    'through a queue to another agent, whom a record alone names',
  )
  t.same(
    moves({
      legs: [{ ...leg, type: 'transfer', userId: ben, startedAt: at(30) }],
      moves: [answer(10, ada), transfer(40, { queueId: 'p' })],
    }),
    { count: 1, seconds: 100, entries: [['transferred', { agentId: ben }]] },
    'the record counts rather than the events',
  )
})
