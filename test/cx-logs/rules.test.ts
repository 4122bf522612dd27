import t from 'tap'
import {
  advanceCase,
  type CaseState,
  type CaseStepKind,
  type SharedParts,
  sharedStatus,
} from '../../src/api/cx-logs/case-state.ts'
import { countMessages } from '../../src/api/cx-logs/record-messages.ts'
import type { CaseDetail } from '../../src/db/schema/cx-logs.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 26, 9) + seconds * 1000).toISOString()
const [ada, ben] = ['ada', 'ben']

const open: CaseState = {
  status: 'open',
  agentId: null,
  previousAgentId: null,
  firstAssigneeId: null,
  closedAssigneeId: null,
  startedAt: at(0),
  assignedAt: null,
  firstRepliedAt: null,
  closedAt: null,
  wrapUpEndedAt: null,
  stateSince: at(0),
  holdSeconds: 0,
  handledSeconds: 0,
  transferCount: 0,
  reopenCount: 0,
  disposition: null,
  shared: null,
}
const handled: CaseState = {
  ...open,
  agentId: ada,
  firstAssigneeId: ada,
  assignedAt: at(10),
  stateSince: at(10),
}
const onHold: CaseState = { ...handled, status: 'hold', stateSince: at(20), handledSeconds: 10 }
const closed: CaseState = {
  ...handled,
  status: 'closed',
  closedAt: at(40),
  closedAssigneeId: ada,
  stateSince: at(40),
  handledSeconds: 30,
}
const shares = (
  status: SharedParts['status'],
  ticketStatuses: SharedParts['ticketStatuses'],
  assigneeId: string | null = null,
): SharedParts => ({ status, ticketStatuses, assigneeId })

type Rule = readonly [
  name: string,
  before: CaseState,
  step: readonly [what: CaseStepKind, seconds: number, detail?: CaseDetail],
  /** The kind and the detail of the entry, and what changes of the case; null if the step does not follow. */
  after: readonly [kind: string, detail: CaseDetail, changes: Partial<CaseState>] | null,
]

const rules: readonly Rule[] = [
  [
    'the first agent',
    open,
    ['assigned', 10, { agentId: ada }],
    [
      'assigned',
      { agentId: ada },
      { agentId: ada, firstAssigneeId: ada, assignedAt: at(10), stateSince: at(10) },
    ],
  ],
  ['the same agent', handled, ['assigned', 20, { agentId: ada }], null],
  [
    'another agent',
    handled,
    ['assigned', 20, { agentId: ben }],
    [
      'transferred',
      { agentId: ben, previousAgentId: ada },
      { agentId: ben, transferCount: 1, handledSeconds: 10, stateSince: at(20) },
    ],
  ],
  [
    'no agent any more',
    handled,
    ['assigned', 20, { agentId: null }],
    [
      'unassigned',
      { previousAgentId: ada },
      { agentId: null, previousAgentId: ada, handledSeconds: 10, stateSince: at(20) },
    ],
  ],
  ['no agent as before', open, ['assigned', 20, { agentId: null }], null],
  [
    'another agent after none',
    { ...handled, agentId: null, previousAgentId: ada },
    ['assigned', 20, { agentId: ben }],
    [
      'transferred',
      { agentId: ben, previousAgentId: ada },
      { agentId: ben, transferCount: 1, stateSince: at(20) },
    ],
  ],
  [
    'the last agent again after none',
    { ...handled, agentId: null, previousAgentId: ada },
    ['assigned', 20, { agentId: ada }],
    ['assigned', { agentId: ada, previousAgentId: ada }, { agentId: ada, stateSince: at(20) }],
  ],
  [
    'on hold while handled',
    handled,
    ['held', 20],
    ['held', {}, { status: 'hold', handledSeconds: 10, stateSince: at(20) }],
  ],
  ['on hold while on hold', onHold, ['held', 30], null],
  ['on hold while closed', closed, ['held', 50], null],
  [
    'resumed',
    onHold,
    ['resumed', 27],
    ['resumed', {}, { status: 'open', holdSeconds: 7, stateSince: at(27) }],
  ],
  ['resumed while open', handled, ['resumed', 20], null],
  [
    'closed while open without an agent, which is not handled',
    open,
    ['closed', 20],
    ['closed', {}, { status: 'closed', closedAt: at(20), stateSince: at(20) }],
  ],
  [
    'closed while on hold, with a result',
    onHold,
    ['closed', 25, { disposition: 'Sold' }],
    [
      'closed',
      { disposition: 'Sold' },
      {
        status: 'closed',
        closedAt: at(25),
        closedAssigneeId: ada,
        holdSeconds: 5,
        stateSince: at(25),
        disposition: 'Sold',
      },
    ],
  ],
  ['closed while closed, with a result', closed, ['closed', 50, { disposition: 'Sold' }], null],
  [
    'reopened',
    { ...closed, wrapUpEndedAt: at(45), disposition: 'Sold' },
    ['reopened', 60],
    [
      'reopened',
      {},
      {
        status: 'open',
        closedAt: null,
        closedAssigneeId: null,
        wrapUpEndedAt: null,
        reopenCount: 1,
        stateSince: at(60),
      },
    ],
  ],
  ['reopened while on hold', onHold, ['reopened', 60], null],
  ['a step from before the state', handled, ['held', 5], ['held', {}, { status: 'hold' }]],
  ['wrap-up of an open case', handled, ['wrap_up_completed', 20], ['wrap_up_completed', {}, {}]],
  [
    'wrap-up of a closed case',
    closed,
    ['wrap_up_completed', 50],
    ['wrap_up_completed', {}, { wrapUpEndedAt: at(50) }],
  ],
  [
    'wrap-up once more',
    { ...closed, wrapUpEndedAt: at(50) },
    ['wrap_up_completed', 60],
    ['wrap_up_completed', {}, {}],
  ],
  ['the first reply', open, ['replied', 30], ['replied', {}, { firstRepliedAt: at(30) }]],
  ['a later reply', { ...open, firstRepliedAt: at(3) }, ['replied', 30], null],
  [
    'a comment that is sent',
    { ...open, firstRepliedAt: at(30) },
    ['comment_added', 20, { commentId: 'c', messageId: 'm' }],
    ['comment_added', { commentId: 'c', messageId: 'm' }, { firstRepliedAt: at(20) }],
  ],
  [
    'a comment that is not sent',
    open,
    ['comment_added', 20, { commentId: 'c' }],
    ['comment_added', { commentId: 'c' }, {}],
  ],
  [
    'a linked ticket',
    open,
    ['ticket_linked', 20, { ticketId: 't' }],
    ['ticket_linked', { ticketId: 't' }, {}],
  ],
  [
    'a part closes while another is open',
    { ...handled, shared: shares('closed', ['in_progress']) },
    ['closed', 20],
    null,
  ],
  [
    'a part closes with a result while another is open',
    { ...handled, shared: shares('closed', ['open']) },
    ['closed', 20, { disposition: 'Sold' }],
    [
      'disposition_set',
      { disposition: 'Sold' },
      { disposition: 'Sold', handledSeconds: 10, stateSince: at(20) },
    ],
  ],
  [
    'a part closes while another is on hold',
    { ...handled, shared: shares('closed', ['closed', 'pending']) },
    ['closed', 20],
    ['held', {}, { status: 'hold', handledSeconds: 10, stateSince: at(20) }],
  ],
  [
    'the last part closes',
    { ...onHold, shared: shares('closed', ['resolved']) },
    ['held', 25],
    [
      'closed',
      {},
      {
        status: 'closed',
        closedAt: at(25),
        closedAssigneeId: ada,
        holdSeconds: 5,
        stateSince: at(25),
      },
    ],
  ],
  [
    'a part is on hold after all were closed',
    { ...closed, shared: shares('closed', ['pending']) },
    ['reopened', 60],
    [
      'reopened',
      {},
      {
        status: 'open',
        closedAt: null,
        closedAssigneeId: null,
        reopenCount: 1,
        stateSince: at(60),
      },
    ],
  ],
  [
    'a part has no agent, another one has',
    { ...handled, shared: shares('open', ['open'], ben) },
    ['assigned', 20, { agentId: null }],
    [
      'transferred',
      { agentId: ben, previousAgentId: ada },
      { agentId: ben, transferCount: 1, handledSeconds: 10, stateSince: at(20) },
    ],
  ],
]

t.test('a step changes a case as its state allows', async (t) => {
  for (const [name, before, [what, seconds, detail = {}], after] of rules) {
    const kept = structuredClone(before)
    const advance = advanceCase(before, { what, at: at(seconds), actorType: 'user', detail })
    t.same(before, kept, `${name}: the state before stays`)
    if (after === null) {
      t.equal(advance, null, name)
      continue
    }
    const [kind, entryDetail, changes] = after
    t.same(advance?.state, { ...before, ...changes }, name)
    t.match(advance?.entry, { kind }, name)
    t.same(advance?.entry.detail, entryDetail, name)
  }
})

t.test('an entry never comes before what it follows from', async (t) => {
  const entryAt = (state: CaseState, what: CaseStepKind, seconds: number) =>
    advanceCase(state, { what, at: at(seconds), actorType: 'system', detail: {} })?.entry.at
  t.equal(entryAt(handled, 'held', 5), at(10), 'the state')
  t.equal(entryAt(closed, 'wrap_up_completed', 5), at(40), 'the end')
  t.equal(entryAt(open, 'ticket_linked', -5), at(0), 'the start')
  t.equal(entryAt(open, 'comment_added', -5), at(0), 'the start')
  t.equal(entryAt(open, 'replied', -5), at(0), 'the start')
})

t.test('the status of a shared case is that of its most open part', async (t) => {
  const table = [
    ['open', ['closed'], 'open'],
    ['closed', ['closed', 'in_progress', 'pending'], 'open'],
    ['hold', ['resolved'], 'hold'],
    ['closed', ['on_hold', 'resolved'], 'hold'],
    ['closed', ['resolved', 'closed'], 'closed'],
  ] as const
  for (const [status, tickets, expected] of table) {
    t.equal(sharedStatus(shares(status, tickets)), expected, `${status} ${tickets.join()}`)
  }
})

t.test('messages and comments are counted', async (t) => {
  const step = (
    what: 'comment_added' | 'message_inbound' | 'message_outbound',
    seconds: number,
    actorType: 'user' | 'token' | 'contact',
    detail: CaseDetail = {},
  ) => ({ entityId: 'e', what, at: at(seconds), actorType, actorId: null, detail })
  t.same(
    countMessages([
      step('comment_added', 9, 'user', { commentId: 'c' }),
      step('message_inbound', 10, 'contact'),
      step('message_outbound', 20, 'token'),
      step('message_outbound', 40, 'user'),
      step('comment_added', 30, 'user', { commentId: 'd', messageId: 'm' }),
    ]),
    { inbound: 1, outbound: 2, isInbound: true, repliedAt: at(30), count: 5, updatedAt: at(40) },
  )
  t.match(countMessages([step('comment_added', 9, 'token', { messageId: 'm' })]), {
    isInbound: false,
    repliedAt: null,
  })
})
