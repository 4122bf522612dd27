import { fire, type Shot, shotOf } from './load.ts'
import { median } from './report.ts'
import { isChosen } from './scenarios.ts'
import type { Subject, Workspace } from './subjects.ts'
import { walBytes } from './wal.ts'

export interface PairSettings {
  /** Number of tickets of each subject. */
  readonly tickets: number
  readonly seconds: number
  readonly rounds: number
  readonly connections: number
  /** Which scenarios; all when there are none. */
  readonly names: readonly string[]
}

interface Scenario {
  readonly name: string
  shot(workspace: Workspace, turn: number): Shot
}

/** The cost of a request in one round. */
interface Measured {
  readonly perSecond: number
  readonly p95Ms: number
  readonly walBytes: number
  /** Processor time of the server's process, in microseconds. */
  readonly cpuUs: number
}

/**
 * Measures two subjects, which take turns, the other one first in every second round. Prints medians of requests a second,
 * ratios, p95, processor time and WAL bytes of a request.
 */
export async function comparePair(
  before: Subject,
  now: Subject,
  settings: PairSettings,
): Promise<void> {
  const header = [
    `${before.name}/s`,
    `${now.name}/s`,
    'ratio',
    'of rounds',
    'p95 ms',
    now.name,
    'CPU us',
    now.name,
    'WAL bytes',
    now.name,
  ]
  console.log(`\n${'scenario'.padEnd(22)}${header.map((name) => name.padStart(12)).join('')}`)
  for (const scenario of scenarios) {
    if (!isChosen(scenario.name, settings.names)) continue
    const found = await compare(scenario, before, now, settings)
    console.log(`${scenario.name.padEnd(22)}${found.map((text) => text.padStart(12)).join('')}`)
  }
}

const ticket = ({ ticketIds }: Workspace, turn: number) =>
  `/tickets/${ticketIds[(turn * 7919) % ticketIds.length]}`
/** Requests come from all tokens of a workspace in turn. */
const tokenOf = ({ tokens }: Workspace, turn: number) => tokens[turn % tokens.length] ?? ''
const pick = (values: readonly string[], turn: number, { ticketIds }: Workspace) =>
  values[Math.floor(turn / ticketIds.length) % values.length]

const scenarios: readonly Scenario[] = [
  { name: 'getTicket', shot: (v, n) => shotOf(tokenOf(v, n), 'GET', ticket(v, n)) },
  { name: 'listTickets', shot: (v, n) => shotOf(tokenOf(v, n), 'GET', '/tickets') },
  {
    name: 'listTickets/status',
    shot: (v, n) => shotOf(tokenOf(v, n), 'GET', `/tickets?status=pending&page=${(n % 50) + 1}`),
  },
  {
    name: 'updateTicket/priority',
    shot: (v, n) =>
      shotOf(tokenOf(v, n), 'PATCH', ticket(v, n), {
        priority: pick(['high', 'low', 'urgent', 'medium'], n, v),
      }),
  },
  {
    name: 'updateTicket/status',
    shot: (v, n) =>
      shotOf(tokenOf(v, n), 'PATCH', ticket(v, n), {
        status: pick(['in_progress', 'pending', 'open'], n, v),
      }),
  },
  {
    name: 'createTicket',
    shot: (v, n) =>
      shotOf(tokenOf(v, n), 'POST', '/tickets', {
        title: `Crane ${n} squeaks`,
        contact_id: v.contactIds[n % v.contactIds.length],
      }),
  },
  {
    name: 'createTicketComment',
    shot: (v, n) =>
      shotOf(tokenOf(v, n), 'POST', `${ticket(v, n)}/comments`, {
        text: `It squeaks again at ${n}.`,
      }),
  },
  {
    name: 'sendMessage',
    shot: (v, n) =>
      shotOf(tokenOf(v, n), 'POST', '/messages/send', {
        contactId: v.contactIds[n % v.contactIds.length],
        channelId: v.channelId,
        messageType: 'text',
        message: `The fitter comes at ${n}.`,
      }),
  },
  {
    name: 'receiveMessage',
    shot: (v, n) =>
      shotOf(tokenOf(v, n), 'POST', `/channels/${v.channelId}/inbound-messages`, {
        externalId: `gateway-${n}`,
        contact: { id: v.contactIds[n % v.contactIds.length] },
        messageType: 'text',
        message: `It squeaks again at ${n}.`,
      }),
  },
]

/** Names of what can be measured. */
export const pairScenarios: readonly string[] = scenarios.map(({ name }) => name)

async function compare(
  { shot }: Scenario,
  before: Subject,
  now: Subject,
  { seconds, rounds, connections }: PairSettings,
): Promise<string[]> {
  const turns = new Map<Subject, number>()
  const next = (subject: Subject) => () => {
    const turn = turns.get(subject) ?? 0
    turns.set(subject, turn + 1)
    return shot(subject.workspace, turn)
  }
  const measuredOf = async (subject: Subject): Promise<Measured> => {
    const { server, sql } = subject
    const [wal, cpuMs] = [await walBytes(sql), server.cpuMs() ?? NaN]
    const round = await fire(server.port, next(subject), { seconds, connections })
    if (round.failed > 0) throw new Error(`${subject.name}: ${round.failure}`)
    const requests = round.requestsPerSecond * seconds
    return {
      perSecond: round.requestsPerSecond,
      p95Ms: round.p95Ms,
      walBytes: ((await walBytes(sql)) - wal) / requests,
      cpuUs: (((server.cpuMs() ?? NaN) - cpuMs) / requests) * 1000,
    }
  }
  const found: Array<{ was: Measured; is: Measured }> = []
  // The first round warms up
  for (let round = 0; round <= rounds; round++) {
    const isTurned = round % 2 === 1
    const first = await measuredOf(isTurned ? now : before)
    const second = await measuredOf(isTurned ? before : now)
    if (round > 0) found.push(isTurned ? { was: second, is: first } : { was: first, is: second })
  }
  const ratios = found.map(({ was, is }) => is.perSecond / was.perSecond)
  const both = (figure: (measured: Measured) => number, digits = 0) =>
    [found.map(({ was }) => figure(was)), found.map(({ is }) => figure(is))].map((list) =>
      median(list).toFixed(digits),
    )
  return [
    ...both(({ perSecond }) => perSecond),
    median(ratios).toFixed(2),
    `${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}`,
    ...both(({ p95Ms }) => p95Ms, 1),
    ...both(({ cpuUs }) => cpuUs),
    ...both(({ walBytes }) => walBytes),
  ]
}
