import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '../../../src/db/pool/pool.ts'
import { createToken, createWorkspace } from '../../../src/workspaces/workspaces.ts'
import { send, shotOf } from './load.ts'
import type { Progress } from './progress.ts'
import { openReceiver, type Receiver, type View } from './receiver.ts'
import { type Server, startOurs } from './servers.ts'

export interface StreamSettings {
  /** Streams that are open at once. */
  readonly streams: number
  /** Events that are committed in a second. */
  readonly events: number
  /** Length of each of three parts. */
  readonly seconds: number
}

const areas = ['contact', 'tag'] as const
const streamsOfToken = 10
const rounds = 30
const openedAtOnce = 50
const longestWaitMs = 120_000

interface Tenant {
  readonly workspaceId: string
  readonly token: string
  readonly views: readonly View[]
}

/** A write that was acknowledged. */
interface Write {
  readonly sentAt: number
  readonly answeredAt: number
}

/**
 * Opens streams of two workspaces, half of them of tokens that may read tags and half of contacts, while events of both
 * are committed: undisturbed, then while each stream reconnects once, in 30 rounds, then over a kill -9 of the server.
 * Prints what was received and how late, and returns whether each stream had each of its events once and in order.
 */
export async function measureStreams(
  url: string,
  { streams, events, seconds }: StreamSettings,
  progress: Progress,
  undoing: Array<() => unknown>,
): Promise<boolean> {
  const tenants = await createTenants(url, streams)
  // One address may have 1,500 connections, unless it is a proxy of many callers
  const env = { MAX_STREAMS: String(Math.max(2000, streams)), TRUSTED_PROXIES: '127.0.0.1,::1' }
  let server = await startOurs(url, { env })
  const { port } = server
  undoing.push(() => server.stop())
  const writes = new Map<string, Write>()
  const write = writer(port, tenants, writes)

  progress.start(`opening ${streams} streams`, 1)
  const views = tenants.flatMap((tenant) => tenant.views)
  await write(events, 1)
  const receivers: Receiver[] = []
  undoing.push(() => receivers.forEach((one) => one.close()))
  const open = async (more: readonly View[]) => {
    for (const view of more) receivers.push(openReceiver(port, view))
    await until(() => receivers.every(({ isOpen }) => isOpen))
  }
  // The code that serves streams is compiled for the first ones, whose memory does not count
  await open(views.slice(0, openedAtOnce))
  const before = await settledMemory(server)
  for (let n = openedAtOnce; n < views.length; n += openedAtOnce) {
    await open(views.slice(n, n + openedAtOnce))
  }
  const kb = ((await settledMemory(server)) - before) * 1024

  progress.start('undisturbed', 1)
  const undisturbedFrom = performance.now()
  await write(events, seconds)
  const undisturbedTo = performance.now()
  progress.start(`${rounds} rounds of reconnects`, 1)
  const cutting = cutInRounds(receivers, seconds)
  await write(events, seconds)
  await cutting
  progress.start('kill -9', 1)
  const writing = write(events, seconds)
  await sleep((seconds * 1000) / 3)
  await server.stop()
  server = await startOurs(url, { env: { ...env, PORT: String(port) } })
  await writing

  const feeds = new Map<string, Map<number, string>>()
  for (const { workspaceId, token } of tenants) {
    for (const area of areas) feeds.set(`${workspaceId} ${area}`, await feedOf(port, token, area))
  }
  const feedOfReceiver = ({ view: { workspaceId, area } }: Receiver) =>
    feeds.get(`${workspaceId} ${area}`) ?? new Map<number, string>()
  await until(() => receivers.every((one) => one.sequences.at(-1) === lastOf(feedOfReceiver(one))))

  const wrong = receivers.filter((one) => !isComplete(one, feedOfReceiver(one)))
  const late: { sinceSent: number; sinceAnswered: number }[] = []
  for (const one of receivers) {
    const feed = feedOfReceiver(one)
    for (const [n, sequence] of one.sequences.entries()) {
      const written = writes.get(feed.get(sequence) ?? '')
      if (!written || written.sentAt < undisturbedFrom || written.answeredAt > undisturbedTo)
        continue
      const at = one.times[n] ?? NaN
      late.push({ sinceSent: at - written.sentAt, sinceAnswered: at - written.answeredAt })
    }
  }
  const sum = (of: (one: Receiver) => number) =>
    receivers.reduce((total, one) => total + of(one), 0)
  const foreign = sum((one) => one.foreign)
  const percentiles = (of: (one: (typeof late)[number]) => number) => {
    const sorted = late.map(of).sort((one, other) => one - other)
    return [0.5, 0.95, 0.99]
      .map((share) => (sorted[Math.floor(sorted.length * share)] ?? NaN).toFixed(0))
      .join(', ')
  }
  progress.stop()
  const rows: Readonly<Record<string, string | number>> = {
    'streams, events committed in a second': `${streams}, ${events}`,
    'memory of a stream, in kB': (kb / (views.length - openedAtOnce)).toFixed(1),
    'events received': sum(({ sequences }) => sequences.length),
    'lines received': sum(({ lines }) => lines),
    'events of another workspace or scope': foreign,
    reconnects: sum(({ reconnects }) => reconnects),
    'streams that lack, repeat or misplace an event': wrong.length,
    'ms from the request of the write to the receiver: p50, p95, p99': percentiles(
      ({ sinceSent }) => sinceSent,
    ),
    'ms from its reply, after COMMIT: p50, p95, p99': percentiles(
      ({ sinceAnswered }) => sinceAnswered,
    ),
  }
  for (const [name, value] of Object.entries(rows)) console.log(`${name.padEnd(64)} ${value}`)
  return wrong.length === 0 && foreign === 0
}

/** Creates two workspaces with a view for each stream. */
async function createTenants(url: string, streams: number): Promise<Tenant[]> {
  const pool = connect({ url, size: 1 })
  const now = new Date().toISOString()
  const tokenOf = (workspaceId: string, ...scopes: string[]) =>
    pool.transaction((db) => createToken(db, workspaceId, { name: 'Bench', scopes, days: 1 }, now))
  const tenants: Tenant[] = []
  for (const name of ['one', 'other']) {
    const workspaceId = await pool.transaction((db) => createWorkspace(db, `bench-${name}`, now))
    const views: View[] = []
    while (views.length < streams / 2) {
      const area = areas[(views.length / streamsOfToken) % 2] ?? 'tag'
      const token = await tokenOf(workspaceId, 'events:read', `${area}s:read`)
      for (let n = 0; n < streamsOfToken; n += 1) views.push({ workspaceId, area, token })
    }
    const token = await tokenOf(workspaceId, '*')
    tenants.push({ workspaceId, token, views: views.slice(0, streams / 2) })
  }
  await pool.close(1000)
  return tenants
}

/** Returns a function that creates tags and contacts at a rate a second, for some seconds, and notes those that it did. */
function writer(port: number, tenants: readonly Tenant[], writes: Map<string, Write>) {
  let created = 0
  const create = async () => {
    const n = created++
    const token = tenants[n % 2]?.token ?? ''
    const path = n % 4 < 2 ? '/tags' : '/contacts'
    const sentAt = performance.now()
    try {
      const { status, text } = await send(
        port,
        shotOf(token, 'POST', path, { name: `Number ${n}` }),
      )
      if (status !== 201) return
      const { data } = JSON.parse(text) as { data: { id: string } }
      writes.set(data.id, { sentAt, answeredAt: performance.now() })
    } catch {
      // The server is gone for a moment. Its commits are in the feed
    }
  }
  return async (perSecond: number, seconds: number): Promise<void> => {
    const startedAt = performance.now()
    const writing: Array<Promise<void>> = []
    for (let n = 0; n < perSecond * seconds; n += 1) {
      const dueIn = startedAt + (n * 1000) / perSecond - performance.now()
      if (dueIn > 0) await sleep(dueIn)
      writing.push(create())
    }
    await Promise.all(writing)
  }
}

/** Has each receiver reconnect once, a thirtieth of them at a time. */
async function cutInRounds(receivers: readonly Receiver[], seconds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const [n, receiver] of receivers.entries()) if (n % rounds === round) receiver.cut()
    await sleep((seconds * 1000) / rounds)
  }
}

/** Reads the events of an area from the feed: the id of the object of each, by its sequence. */
async function feedOf(port: number, token: string, area: string): Promise<Map<number, string>> {
  const found = new Map<number, string>()
  for (let [after, hasMore] = ['0', true]; hasMore;) {
    const path = `/events?types=${area}.*&limit=100&after=${after}`
    const { status, text } = await send(port, shotOf(token, 'GET', path))
    if (status === 503) {
      // All receivers reconnect to a server that has just started
      await sleep(200)
      continue
    }
    const page = JSON.parse(text) as {
      data: Array<{ sequence: number; data: { id: string } }>
      nextCursor: string
      hasMore: boolean
    }
    for (const { sequence, data } of page.data) found.set(sequence, data.id)
    ;[after, hasMore] = [page.nextCursor, page.hasMore]
  }
  return found
}

function lastOf(feed: ReadonlyMap<number, string>): number | undefined {
  return [...feed.keys()].at(-1)
}

/** Whether a receiver has each event of a feed since it was opened, once and in order. */
function isComplete({ sequences, begin }: Receiver, feed: ReadonlyMap<number, string>): boolean {
  const expected = [...feed.keys()].filter((sequence) => sequence > begin)
  return expected.length > 0 && expected.join() === sequences.join()
}

/** Returns the memory of a server in MB once it stops falling. */
async function settledMemory(server: Server): Promise<number> {
  let [memory, last] = [server.rssMb(), Infinity]
  while (memory < last) {
    await sleep(2000)
    ;[last, memory] = [memory, server.rssMb()]
  }
  return memory
}

async function until(isDone: () => boolean): Promise<void> {
  const deadline = performance.now() + longestWaitMs
  while (!isDone()) {
    if (performance.now() > deadline)
      throw new Error('The streams did not get as far in two minutes.')
    await sleep(50)
  }
}
