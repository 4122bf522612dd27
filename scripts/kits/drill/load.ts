import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Ask, apiOf, type Outcome } from './api.ts'
import { againAfter, compare, type Figures } from './figures.ts'
import type { Receiver } from './receiver.ts'
import { until } from './stage.ts'

/**
 * Clients that create, read, list and change tickets and send messages without a pause, a webhook that receives the
 * events, and a mail server that receives the messages.
 */
export interface Load {
  /** Resolves after this many further creates are acknowledged. */
  more(creates: number, limitMs?: number): Promise<void>
  /** Says that a fault begins now. */
  fault(): void
  /** Says that writes are possible again from now on, or from a moment on, so that times count from then. */
  recovered(at?: number): void
  /** Lets the clients finish their requests, then compares the answers with the stored rows. */
  stop(): Promise<Figures>
}

const clients = 6
const pauseMs = 10
const retryMs = 100
const mailEveryMs = 200
/** Every fourth create of a client is followed by a list and a change. */
const everyNth = 4
const settleMs = 60_000
const arrivalMs = 120_000

/** Starts the load on an API, or on several in turn. */
export async function startLoad(
  origin: string | (() => string),
  token: string,
  { webhookUrl, smtpPort, arrivals, mails, isOpen }: Receiver,
): Promise<Load> {
  const api = apiOf(origin, token)
  const contactId = await api.create('/contacts', {
    name: 'Drill',
    contactEmails: [{ email: `${randomUUID()}@drill.example` }],
  })
  const tagId = await api.create('/tags', { name: `Drill ${randomUUID()}` })
  await api.create('/webhooks', { name: 'Drill', url: webhookUrl, events: ['ticket.created'] })
  const channelId = await api.create('/channels', {
    type: 'email',
    name: `Drill ${randomUUID()}`,
    address: `${randomUUID()}@desk.example`,
    config: { smtpHost: '127.0.0.1', smtpPort, smtpSecurity: 'none', fromName: 'Drill' },
  })

  /** When each create was acknowledged, by the id of its ticket. */
  const acknowledged = new Map<string, number>()
  /** Times at which messages were sent, by their text. */
  const sent = new Map<string, number>()
  /** Answers that no fault excuses. */
  const unexpected = new Set<string>()
  const counts = { refused: 0, failed: 0 }
  let last = 'none'
  let isStopping = false
  let faultAt: number | undefined
  let recoveredAt: number | undefined
  const began = Date.now()

  /** Sends a request, and counts it when it does not succeed. */
  const once = async (request: Ask): Promise<Outcome> => {
    const outcome = await api.ask(request)
    if ('id' in outcome) return outcome
    if (outcome.kind === 'wrong') unexpected.add(outcome.text)
    else counts[outcome.kind]++
    last = outcome.text
    return outcome
  }
  /** Sends a create, again and again with its key, until it is acknowledged. */
  const persist = async (path: string, key: string, body: object): Promise<string | undefined> => {
    let end = Infinity
    while (isOpen() && unexpected.size === 0) {
      if (isStopping) end = Math.min(end, Date.now() + settleMs)
      if (Date.now() > end) break
      const outcome = await once({ method: 'POST', path, body, key })
      if ('id' in outcome) return outcome.id
      await sleep(retryMs)
    }
    return undefined
  }
  const isRunning = () => !isStopping && isOpen() && unexpected.size === 0

  const write = async () => {
    for (let n = 1; isRunning(); n++) {
      const key = randomUUID()
      const id = await persist('/tickets', key, { title: key, contactId, tags: [tagId] })
      if (id === undefined) break
      acknowledged.set(id, Date.now())
      // It exists for the client that received the acknowledgement
      await once({ path: `/tickets/${id}` })
      if (n % everyNth === 0) {
        await once({ path: `/tickets?contactId=${contactId}&pageSize=10` })
        await once({ method: 'PATCH', path: `/tickets/${id}`, body: { priority: 'high' } })
      }
      await sleep(pauseMs)
    }
  }
  const send = async () => {
    while (isRunning()) {
      const key = randomUUID()
      const message = `Message ${key}`
      const body = { contactId, channelId, messageType: 'text', message }
      if ((await persist('/messages/send', key, body)) === undefined) break
      sent.set(message, Date.now())
      await sleep(mailEveryMs)
    }
  }
  const throwUnexpected = () => {
    if (unexpected.size === 0) return
    throw new Error(`The API answered ${[...unexpected].join('; ')}`)
  }
  const working = [...Array.from({ length: clients }, write), send()]

  return {
    async more(creates, limitMs = settleMs) {
      const goal = acknowledged.size + creates
      const isDone = () => unexpected.size > 0 || acknowledged.size >= goal
      await until(() => `${creates} creates (the last refusal: ${last})`, isDone, limitMs)
      throwUnexpected()
    },
    fault() {
      faultAt = Date.now()
    },
    recovered(at = Date.now()) {
      recoveredAt = at
    },
    async stop() {
      isStopping = true
      await Promise.all(working)
      const ended = Date.now()
      throwUnexpected()
      const waited = Date.now() + arrivalMs
      const missing = () => [
        ...[...acknowledged.keys()].filter((id) => !arrivals.has(id)),
        ...[...sent.keys()].filter((text) => !mails.has(text)),
      ]
      while (missing().length > 0 && Date.now() < waited) await sleep(100)

      const [tickets, events] = [await api.tickets(contactId), await api.created(contactId)]
      const times = [began, ...[...acknowledged.values()].sort((a, b) => a - b), ended]
      const moment = recoveredAt ?? faultAt ?? began
      return {
        acknowledged: acknowledged.size,
        ...compare([...acknowledged.keys()], tickets, events, tagId),
        undelivered: missing().length,
        ...counts,
        longestGapMs: Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? 0))),
        writesAgainMs: againAfter(moment, acknowledged),
        deliveriesAgainMs: againAfter(moment, acknowledged, arrivals),
        mailsAgainMs: againAfter(moment, sent, mails),
      }
    },
  }
}
