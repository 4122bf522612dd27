import type { Schema } from '../../generated/operations.ts'
import type { Client } from './client.ts'
import { metricNames, type Metrics } from './cases.ts'

/** The sums of one case: the groups of its metrics, its counts and its seconds. */
export interface Figures extends Metrics {
  readonly queueId: string | null
  readonly agentId: string | null
  readonly channelType: Schema<'CxLogChannelType'>
  readonly channelId: string | null
  /** The day of its start in UTC, as `2026-11-27`. */
  readonly day: string
  readonly direction: Schema<'CallDirection'>
  readonly isClosed: boolean
}

type State = 'open' | 'hold' | 'closed'
const states: Readonly<Record<string, State>> = {
  open: 'open',
  hold: 'hold',
  pending: 'hold',
  on_hold: 'hold',
  resolved: 'closed',
  closed: 'closed',
}

const second = (instant: string) => Math.floor(Date.parse(instant) / 1000)

/** The events of a workspace in their order. */
export async function eventsOf(api: Client): Promise<Array<Schema<'Event'>>> {
  const events: Array<Schema<'Event'>> = []
  for (let after = '0'; ;) {
    const { body } = await api.listEvents({ query: { after, limit: 100 } })
    events.push(...body.data)
    after = body.nextCursor
    if (!body.hasMore) return events
  }
}

/** Follows the conversations of events, with their tickets and messages, and nothing else of the service. */
export function followed(
  events: ReadonlyArray<Schema<'Event'>>,
  channels: ReadonlyMap<string, Schema<'CxLogChannelType'>>,
): Figures[] {
  const threads = new Map<string, Thread>()
  const threadOf = (id: string | undefined) => threads.get(id ?? '')
  for (const { type, timestamp, data } of events as unknown as ReadonlyArray<Seen>) {
    const [kind] = type.split('.')
    if (type === 'conversation.created') {
      const { id, channelId = '', createdAt = '' } = data
      const channelType = channels.get(channelId)
      if (channelType) threads.set(id, threadFrom({ channelId, channelType, startedAt: createdAt }))
    }
    if (kind === 'conversation') threadOf(data.id)?.see(timestamp, data)
    if (kind === 'ticket') threadOf(data.conversationIds?.[0])?.see(timestamp, data)
    if (kind === 'message' && data.direction === 'outbound' && data.sender?.type === 'user') {
      threadOf(data.conversationId)?.answer(data.createdAt ?? '')
    }
  }
  return [...threads.values()].map((thread) => thread.figures())
}

/** The members of an event that count here. */
interface Seen {
  readonly type: string
  readonly timestamp: string
  readonly data: {
    readonly id: string
    readonly createdAt?: string
    readonly status?: string
    readonly assigneeId?: string | null
    readonly queueId?: string | null
    readonly channelId?: string
    readonly conversationId?: string
    readonly conversationIds?: readonly string[]
    readonly direction?: string
    readonly sender?: { readonly type: string }
  }
}

type Thread = ReturnType<typeof threadFrom>

/** A conversation with its tickets, which is one case. */
function threadFrom({
  channelId,
  channelType,
  startedAt,
}: {
  channelId: string
  channelType: Schema<'CxLogChannelType'>
  startedAt: string
}) {
  const parts = new Map<string, { state: State; assigneeId: string | null }>()
  const started = second(startedAt)
  let since = started
  let agentId: string | null = null
  let queueId: string | null = null
  let assigned: number | null = null
  let replied: number | null = null
  let closed: number | null = null
  let [handled, hold] = [0, 0]
  const stateNow = (): State => {
    const all = [...parts.values()].map(({ state }) => state)
    return all.includes('open') ? 'open' : all.includes('hold') ? 'hold' : 'closed'
  }
  return {
    see(timestamp: string, { id, status = '', assigneeId = null, queueId: queue }: Seen['data']) {
      const now = second(timestamp)
      const before = parts.size === 0 ? 'open' : stateNow()
      if (before === 'open' && agentId !== null) handled += now - since
      if (before === 'hold') hold += now - since
      since = now
      const known = parts.get(id)
      parts.set(id, { state: states[status] ?? known?.state ?? 'open', assigneeId })
      if (assigneeId !== (known?.assigneeId ?? null) && assigneeId !== null) agentId = assigneeId
      if (agentId !== null) assigned ??= now
      queueId = queue ?? queueId
      const after = stateNow()
      if (after === 'closed') closed ??= now
      else closed = null
    },
    answer(createdAt: string) {
      replied = Math.min(replied ?? Infinity, second(createdAt))
    },
    figures(): Figures {
      const between = (end: number | null) => (end === null ? null : end - started)
      const ifClosed = (seconds: number) => (closed === null ? null : seconds)
      const ifHandled = (seconds: number) => (assigned === null ? null : ifClosed(seconds))
      return {
        ...{ queueId, agentId, channelType, channelId },
        day: startedAt.slice(0, 10),
        direction: 'inbound',
        isClosed: closed !== null,
        waitTime: between(assigned),
        firstResponseTime: between(replied),
        handledTime: ifHandled(handled),
        totalHoldDuration: ifClosed(hold),
        fullHandledTime: ifHandled(handled + hold),
        wrapUpDuration: null,
        resolutionTime: ifClosed((closed ?? 0) - started - hold),
        fullResolutionTime: between(closed),
      }
    },
  }
}

/** The sums of several cases, as a row of the metrics has them, without the members that identify the row. */
export function summed(cases: readonly Figures[]) {
  const counted = (of: (one: Figures) => boolean) => cases.filter(of).length
  return {
    openedCount: cases.length,
    closedCount: counted(({ isClosed }) => isClosed),
    inboundCount: counted(({ direction }) => direction === 'inbound'),
    outboundCount: counted(({ direction }) => direction === 'outbound'),
    internalCount: counted(({ direction }) => direction === 'internal'),
    ...Object.fromEntries(metricNames.map((name) => [name, metric(cases.map((one) => one[name]))])),
  }
}

/** Returns the metric of the values in seconds that are known. */
export function metric(values: ReadonlyArray<number | null>): Schema<'CxLogMetric'> {
  const known = values.filter((value) => value !== null).toSorted((a, b) => a - b)
  const count = known.length
  const rank = (share: number) => known[Math.max(0, Math.ceil(share * count) - 1)] ?? null
  const sum = known.reduce((all, value) => all + value, 0)
  const average = count === 0 ? null : Math.round((sum / count) * 1000) / 1000
  return { count, average, p50: rank(0.5), p90: rank(0.9) }
}

/** The figures of a queue, summed from the events about its entries. */
export function entriesOf(events: ReadonlyArray<Schema<'Event'>>, queueId: string) {
  const entries = (type: string) => {
    const of = events.filter((event) => event.type === type && event.data['queueId'] === queueId)
    return new Set(of.map(({ data }) => data['id'])).size
  }
  return {
    enteredCount: entries('queue.entry_waiting'),
    assignedCount: entries('queue.entry_assigned'),
    abandonedCount: entries('queue.entry_abandoned'),
    overflowedCount: entries('queue.entry_overflowed'),
  }
}

/** The seconds of a user in each category of presence between two times, from what events say. */
export function timeOf(
  events: ReadonlyArray<Schema<'Event'>>,
  userId: string,
  { from, to }: { from: string; to: string },
) {
  const time = { available: 0, busy: 0, away: 0, offline: 0 }
  let category: keyof typeof time = 'offline'
  let since = second(from)
  const pass = (until: number) => {
    time[category] += until - since
    since = until
  }
  for (const { type, data } of events) {
    if (type !== 'agent.presence_changed' || data['userId'] !== userId) continue
    pass(second(String(data['startedAt'])))
    category = data['category'] as keyof typeof time
  }
  pass(second(to))
  return {
    totalSeconds: second(to) - second(from),
    availableSeconds: time.available,
    busySeconds: time.busy,
    awaySeconds: time.away,
    offlineSeconds: time.offline,
  }
}
