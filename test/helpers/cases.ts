import type { Schema } from '../../generated/operations.ts'
import { createRandom } from '../../src/workspaces/seed/random.ts'
import type { Client } from './client.ts'

type Case = Schema<'CxLog'>
type Entry = Schema<'CxLogTimelineEntry'>

export const metricNames = [
  'waitTime',
  'firstResponseTime',
  'handledTime',
  'totalHoldDuration',
  'fullHandledTime',
  'wrapUpDuration',
  'resolutionTime',
  'fullResolutionTime',
] as const
export type Metrics = Record<(typeof metricNames)[number], number | null>

/** A case's whole timeline. */
export async function timelineOf(api: Client, id: string): Promise<Entry[]> {
  const entries: Entry[] = []
  for (let page = 1; ; page++) {
    const { body } = await api.listCxLogEvents({ params: { id }, query: { page, pageSize: 100 } })
    entries.push(...body.data)
    if (page >= body.lastPage) return entries
  }
}

export function metricsOf(one: Case): Metrics {
  return Object.fromEntries(metricNames.map((name) => [name, one[name]])) as Metrics
}

const seconds = (from: string | null, to: string | null) =>
  from === null || to === null
    ? null
    : Math.floor(Date.parse(to) / 1000) - Math.floor(Date.parse(from) / 1000)

/** Returns the metrics that the contract's formulas yield for a timeline, and for nothing else. */
export function computed(kind: Case['kind'], entries: readonly Entry[]): Metrics {
  const isReported = kind === 'call' || kind === 'external'
  let started: string | null = null
  let assigned: string | null = null
  let replied: string | null = null
  let closed: string | null = null
  let wrappedUp: string | null = null
  let agent: string | null = null
  let status = 'open'
  let since = ''
  let handled = 0
  let hold = 0
  const pass = (at: string) => {
    const passed = seconds(since, at) ?? 0
    if (status === 'hold') hold += passed
    if (status === 'open' && agent !== null) handled += passed
    since = at
  }
  const earlier = (at: string) => (replied === null || at < replied ? at : replied)
  for (const { kind: what, at, actor, detail } of entries) {
    switch (what) {
      case 'created':
        started = since = at
        break
      case 'assigned':
      case 'transferred':
      case 'unassigned':
        pass(at)
        agent = detail.agentId
        if (agent !== null) assigned ??= at
        if (kind === 'call') replied ??= at
        break
      case 'held':
        pass(at)
        status = 'hold'
        break
      case 'resumed':
        pass(at)
        status = 'open'
        break
      case 'call_ended':
        hold += detail.holdSeconds ?? 0
        break
      case 'closed':
        pass(at)
        hold += detail.holdSeconds ?? 0
        status = 'closed'
        closed = at
        break
      case 'reopened':
        pass(at)
        status = 'open'
        closed = wrappedUp = null
        break
      case 'message_outbound':
        if (actor.type === 'user') replied = earlier(at)
        break
      case 'comment_added':
        if (actor.type === 'user' && detail.messageId !== null) replied = earlier(at)
        break
      case 'replied':
        replied = earlier(at)
        break
      case 'wrap_up_completed':
        if (closed !== null) wrappedUp ??= at
        break
      default:
    }
  }
  const isClosed = closed !== null
  const isHandled = isClosed && assigned !== null
  const kept = isReported ? Math.max(0, handled - hold) : handled
  const resolution = seconds(started, closed)
  return {
    waitTime: seconds(started, assigned),
    firstResponseTime: seconds(started, replied),
    handledTime: isHandled ? kept : null,
    totalHoldDuration: isClosed ? hold : null,
    fullHandledTime: isHandled ? kept + hold : null,
    wrapUpDuration: seconds(closed, wrappedUp),
    resolutionTime: resolution === null ? null : Math.max(0, resolution - hold),
    fullResolutionTime: seconds(started, wrappedUp ?? closed),
  }
}

/** Numbers from 0 to below 1, the same in each run. */
export function randomFrom(seed: number): () => number {
  const { seed: next } = createRandom(seed)
  return () => next() / 0x1_0000_0000
}
