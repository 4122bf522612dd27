import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

// Runs in a thread of its own, so that whatever the attack costs its sender does not look like lag of the server

/** The options with which the thread starts. */
export interface ProbeOptions {
  readonly origin: string
}

/** Asks the thread to begin a measurement for a token of the bystander, or to end it. */
export type ProbeRequest =
  { readonly start: { readonly path: string; readonly token: string } } | { readonly end: true }

/** The thread's answer once both connections are open, and at the end. */
export type ProbeReply = { readonly started: true } | Observed

/** The measurements between start and end. */
export interface Observed {
  /** Longest answer of `/healthz`, in milliseconds. */
  readonly lagMs: number
  /** Longest answer to the bystander, in milliseconds. */
  readonly bystanderMs: number
  /** Requests of the bystander that were answered with anything but 200, such as `503`. */
  readonly refusals: readonly string[]
}

const healthEveryMs = 5
const bystanderEveryMs = 50
const limitMs = 60_000

interface Measurement {
  readonly path: string
  readonly token: string
  lagMs: number
  bystanderMs: number
  readonly refusals: string[]
}

const { origin } = workerData as ProbeOptions
const agents = {
  health: new Agent({ keepAlive: true, maxSockets: 1 }),
  // A connection for each request: being let in is part of being served
  bystander: new Agent({ keepAlive: false, maxSockets: 1 }),
}

let current: Measurement | undefined
let running: Promise<unknown> = Promise.resolve()

parentPort?.on('message', (request: ProbeRequest) => {
  if ('start' in request) {
    void begin({ ...request.start, lagMs: 0, bystanderMs: 0, refusals: [] })
    return
  }
  const ended = current
  current = undefined
  // What is under way belongs to the measurement: it may be what the attack holds up
  void running.then(() => {
    const { lagMs = 0, bystanderMs = 0, refusals = [] } = ended ?? {}
    reply({ lagMs, bystanderMs, refusals })
  })
})

function reply(message: ProbeReply): void {
  parentPort?.postMessage(message)
}

async function begin(measurement: Measurement): Promise<void> {
  // Opens the connections, so that connecting is no part of the figures
  await Promise.all([askHealth(), askBystander(measurement)])
  current = measurement
  running = Promise.all([watchHealth(measurement), watchBystander(measurement)])
  reply({ started: true })
}

function askHealth(): Promise<Answer> {
  return timed(agents.health, `${origin}/healthz`)
}

function askBystander({ path, token }: Measurement): Promise<Answer> {
  return timed(agents.bystander, origin + path, { authorization: `Bearer ${token}` })
}

async function watchHealth(measurement: Measurement): Promise<void> {
  while (current === measurement) {
    const { status, ms } = await askHealth()
    measurement.lagMs = Math.max(measurement.lagMs, ms)
    if (status !== 200) measurement.refusals.push(`/healthz ${status}`)
    await sleep(healthEveryMs)
  }
}

async function watchBystander(measurement: Measurement): Promise<void> {
  while (current === measurement) {
    const { status, ms } = await askBystander(measurement)
    measurement.bystanderMs = Math.max(measurement.bystanderMs, ms)
    if (status !== 200) measurement.refusals.push(String(status))
    await sleep(bystanderEveryMs)
  }
}

interface Answer {
  readonly status: number
  readonly ms: number
}

/** The status of a GET (0 when there was no answer) and how long its answer took to begin. */
async function timed(
  agent: Agent,
  url: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const began = performance.now()
  const status = await new Promise<number>((resolve) => {
    const request = get(url, { agent, headers, timeout: limitMs }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
    })
    request.once('timeout', () => request.destroy()).once('error', () => resolve(0))
  })
  return { status, ms: performance.now() - began }
}
