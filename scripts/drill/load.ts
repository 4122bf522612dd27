import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { apiOf, type Ticket } from './api.ts'
import { type Stage, until } from './stage.ts'

/** What a client has seen of a fault. */
export interface Figures {
  /** Creates of tickets with a 2xx. */
  readonly acknowledged: number
  /** Of these, tickets that are missing. */
  readonly lost: number
  /** Idempotency-Keys under which there is more than one ticket. */
  readonly doubled: number
  /** Tickets without their tag or their event, and events without their ticket. */
  readonly halfWritten: number
  /** Tickets whose event was not delivered to the webhook. */
  readonly undelivered: number
  /** Longest time between two acknowledged creates. */
  readonly longestGapMs: number
  /** From the fault to the first delivery of a ticket that was created after it. */
  readonly deliveriesAgainMs: number
}

/** Clients that create tickets without a pause, and a webhook that receives their events. */
export interface Load {
  /** Resolves after so many further creates are acknowledged. */
  more(creates: number, limitMs?: number): Promise<void>
  /** Says that a fault begins now. */
  fault(): void
  /** Lets the clients finish what they have begun, then compares what they were told with what is there. */
  stop(): Promise<Figures>
}

/** Where deliveries arrive: an endpoint on this machine. */
export interface Receiver {
  /** For WEBHOOK_ALLOW. */
  readonly host: string
  /** When the event of each ticket arrived first. */
  readonly arrivals: ReadonlyMap<string, number>
  /** Whether the drill goes on. */
  isOpen(): boolean
}

const clients = 6
const pauseMs = 10
const retryMs = 100
const settleMs = 60_000
const deliveryMs = 120_000

export async function startReceiver(stage: Stage): Promise<Receiver> {
  const arrivals = new Map<string, number>()
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { data } = JSON.parse(Buffer.concat(parts).toString()) as { data: { id: string } }
      if (!arrivals.has(data.id)) arrivals.set(data.id, Date.now())
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  let isOpen = true
  stage.defer(() => {
    isOpen = false
    server.closeAllConnections()
    server.close()
  })
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrivals,
    isOpen: () => isOpen,
  }
}

/** Starts the load on an API. */
export async function startLoad(
  origin: string,
  token: string,
  { host, arrivals, isOpen }: Receiver,
): Promise<Load> {
  const api = apiOf(origin, token)
  const contactId = await api.create('/contacts', { name: 'Drill' })
  const tagId = await api.create('/tags', { name: `Drill ${randomUUID()}` })
  await api.create('/webhooks', {
    name: 'Drill',
    url: `http://${host}/`,
    events: ['ticket.created'],
  })

  /** When each create was acknowledged, by the id of its ticket. */
  const acknowledged = new Map<string, number>()
  /** Answers that no fault excuses. */
  const unexpected = new Set<string>()
  let last = 'none'
  let isStopping = false
  let faultAt: number | undefined
  const began = Date.now()
  const write = async () => {
    while (!isStopping && isOpen()) {
      const key = randomUUID()
      const body = { title: key, contactId, tags: [tagId] }
      const limit = () => (isStopping ? Date.now() + settleMs : Infinity)
      for (let end = limit(); isOpen() && Date.now() < end; end = Math.min(end, limit())) {
        const outcome = await api.attempt('/tickets', body, key)
        if ('id' in outcome) {
          acknowledged.set(outcome.id, Date.now())
          break
        }
        last = outcome.text
        if (!outcome.isPassing) {
          unexpected.add(outcome.text)
          break
        }
        await sleep(retryMs)
      }
      await sleep(pauseMs)
    }
  }
  const refuseUnexpected = () => {
    if (unexpected.size === 0) return
    throw new Error(`The API answered ${[...unexpected].join('; ')}`)
  }
  const writing = Array.from({ length: clients }, write)

  return {
    async more(creates, limitMs = settleMs) {
      const goal = acknowledged.size + creates
      const isDone = () => unexpected.size > 0 || acknowledged.size >= goal
      await until(() => `${creates} creates (the last refusal: ${last})`, isDone, limitMs)
      refuseUnexpected()
    },
    fault() {
      faultAt = Date.now()
    },
    async stop() {
      isStopping = true
      await Promise.all(writing)
      const ended = Date.now()
      refuseUnexpected()
      const waited = Date.now() + deliveryMs
      const missing = () => [...acknowledged.keys()].filter((id) => !arrivals.has(id))
      while (missing().length > 0 && Date.now() < waited) await sleep(100)

      const [tickets, events] = [await api.tickets(contactId), await api.created(contactId)]
      const times = [began, ...[...acknowledged.values()].sort((a, b) => a - b), ended]
      return {
        acknowledged: acknowledged.size,
        ...compare([...acknowledged.keys()], tickets, events, tagId),
        undelivered: missing().length,
        longestGapMs: Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? 0))),
        deliveriesAgainMs: againAfter(faultAt ?? began, acknowledged, arrivals),
      }
    },
  }
}

/** What is wrong with what there is, given what was acknowledged. */
export function compare(
  acknowledged: readonly string[],
  tickets: readonly Ticket[],
  events: ReadonlySet<string>,
  tagId: string,
): Pick<Figures, 'lost' | 'doubled' | 'halfWritten'> {
  const present = new Set(tickets.map(({ id }) => id))
  // The title is the Idempotency-Key
  const titles = new Set(tickets.map(({ title }) => title))
  const half = tickets.filter(({ id, tags }) => !tags.includes(tagId) || !events.has(id))
  const orphans = [...events].filter((id) => !present.has(id))
  return {
    lost: acknowledged.filter((id) => !present.has(id)).length,
    doubled: tickets.length - titles.size,
    halfWritten: half.length + orphans.length,
  }
}

/** Time from the fault to the first delivery of a ticket that was created after it; NaN without one. */
function againAfter(
  faultAt: number,
  acknowledged: ReadonlyMap<string, number>,
  arrivals: ReadonlyMap<string, number>,
): number {
  const after = [...acknowledged].flatMap(([id, at]) => {
    const arrivedAt = arrivals.get(id)
    return at > faultAt && arrivedAt !== undefined ? [arrivedAt - faultAt] : []
  })
  return after.length === 0 ? Number.NaN : Math.max(0, Math.min(...after))
}
