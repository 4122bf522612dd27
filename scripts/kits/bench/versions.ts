import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../../../src/lib/root.ts'
import { send, shotOf } from './load.ts'
import { comparePair, type PairSettings } from './pairs.ts'
import { median } from './report.ts'
import { startOurs, startWorker } from './servers.ts'
import {
  type Around,
  openSink,
  openSubject,
  perBulk,
  type Sink,
  startOf,
  type Subject,
} from './subjects.ts'

const startRounds = 5
const dispatched = 10_000
const longestDispatchMs = 180_000

/**
 * Measures this version against a built checkout of another one, `before`. Each has its own database on one
 * server, which it fills through its API, so that their schemas may differ. When all scenarios are asked for, prints
 * start, memory, and how fast waiting events reach a webhook as well.
 */
export async function measureVersions(
  folder: string,
  settings: PairSettings,
  around: Omit<Around, 'sink'>,
): Promise<void> {
  const sink = await openSink(around.undoing)
  const { tickets } = settings
  const before = await openSubject({ name: 'before', folder, tickets }, { ...around, sink })
  const now = await openSubject({ name: 'now', folder: root, tickets }, { ...around, sink })
  await comparePair(before, now, settings)
  if (settings.names.length > 0) return
  const memory = [before, now].map(({ server }) => server.rssMb())
  console.log(`memory after that, MB: ${memory.join(' and ')}`)
  const [startBefore = NaN, startNow = NaN] = await startTimes([before, now], sink)
  console.log(`start to the first answer, ms: ${startBefore.toFixed(0)} and ${startNow.toFixed(0)}`)
  for (const [name, version] of [
    ['before', before],
    ['now', now],
    ['before', before],
    ['now', now],
  ] as const) {
    const ms = await dispatch(version, sink)
    console.log(
      `dispatch of ${dispatched.toLocaleString('en')} waiting events, ${name}: ${(ms / 1000).toFixed(1)} s`,
    )
  }
}

/** Milliseconds from the start of the worker until a webhook has received the events that waited for it. */
async function dispatch(version: Subject, sink: Sink): Promise<number> {
  const { server, folder, url } = version
  const { token, ticketIds } = version.workspace
  await version.worker.stop()
  const created = await send(
    server.port,
    shotOf(token, 'POST', '/webhooks', {
      name: 'Bench',
      url: `${sink.origin}/events`,
      events: ['ticket.updated'],
    }),
  )
  if (created.status !== 201)
    throw new Error(`createWebhook answered ${created.status}: ${created.text}`)
  const { data } = JSON.parse(created.text) as { data: { id: string } }
  for (let done = 0; done < dispatched; done += perBulk) {
    const operations = Array.from({ length: perBulk }, (_, n) => ({
      op: 'update',
      id: ticketIds[(done + n) % ticketIds.length],
      data: { title: `Crane ${done + n} squeaks at ${performance.now()}` },
    }))
    const { status, text } = await send(
      server.port,
      shotOf(token, 'POST', '/tickets/bulk', { operations }),
    )
    if (status !== 200) throw new Error(`bulkChangeTickets answered ${status}: ${text}`)
  }
  sink.events = 0
  const began = performance.now()
  version.worker = await startWorker(url, startOf(folder, sink))
  while (sink.events < dispatched) {
    if (performance.now() - began > longestDispatchMs) {
      throw new Error(
        `${folder}: ${sink.events} of ${dispatched} events after ${longestDispatchMs / 1000} s`,
      )
    }
    await sleep(20)
  }
  const ms = performance.now() - began
  await send(server.port, shotOf(token, 'DELETE', `/webhooks/${data.id}`))
  return ms
}

/** Medians of the time from starting each server to its first answer, in milliseconds. */
async function startTimes(versions: readonly Subject[], sink: Sink): Promise<number[]> {
  const found = versions.map((): number[] => [])
  for (let round = 0; round < startRounds; round++) {
    for (const [n, version] of versions.entries()) {
      await version.server.stop()
      const began = performance.now()
      version.server = await startOurs(version.url, startOf(version.folder, sink))
      const { token } = version.workspace
      const { status } = await send(version.server.port, shotOf(token, 'GET', '/tags'))
      if (status !== 200) throw new Error(`${version.folder}: the first answer was ${status}`)
      found[n]?.push(performance.now() - began)
    }
  }
  return found.map(median)
}
