import { type Dispatcher, Pool, request } from 'undici'

export interface Shot {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** A request to the API with a token; `path` begins below `/api/v1`. */
export function shotOf(token: string, method: Shot['method'], path: string, body?: unknown): Shot {
  return {
    method,
    path: `/api/v1${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }
}

export interface Round {
  /** Answered with success. */
  readonly requestsPerSecond: number
  readonly p50Ms: number
  readonly p95Ms: number
  readonly p99Ms: number
  /** Processor time of the server per request, where it is known. */
  readonly cpuMs?: number
  /** Answers that are no success, as a share of all. */
  readonly failed: number
  /** The first of them. */
  readonly failure?: string
}

export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

/** A request that takes longer has failed. */
const longestMs = 10_000

/**
 * Sends shots to a server on loopback over some connections, each as soon as the one before is
 * answered, for some seconds.
 */
export async function fire(
  port: number,
  next: () => Shot,
  { seconds, connections }: { seconds: number; connections: number },
): Promise<Round> {
  const limits = { headersTimeout: longestMs, bodyTimeout: longestMs }
  const pool = new Pool(originOf(port), { connections, pipelining: 1, ...limits })
  const until = performance.now() + seconds * 1000
  const times: number[] = []
  let failures = 0
  let failure: string | undefined
  const startedAt = performance.now()
  const shooter = async () => {
    while (performance.now() < until) {
      const shot = next()
      const shotAt = performance.now()
      const status = await statusOf(pool, shot)
      if (status >= 200 && status < 300) {
        times.push(performance.now() - shotAt)
      } else {
        failures += 1
        failure ??= `${shot.method} ${shot.path} answered ${status || 'nothing'}`
      }
    }
  }
  await Promise.all(Array.from({ length: connections }, shooter))
  const elapsedMs = performance.now() - startedAt
  await pool.destroy()
  return roundOf(times, elapsedMs, failures, failure)
}

/** Returns the result of a round; `times` are those of successes, in milliseconds. */
export function roundOf(times: number[], elapsedMs: number, failures = 0, failure?: string): Round {
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? NaN
  return {
    requestsPerSecond: (times.length / elapsedMs) * 1000,
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
    failed: failures / (failures + times.length),
    ...(failure !== undefined && { failure }),
  }
}

/** The least that a client can do: the body is read and thrown away. 0 when there is no answer. */
export function statusOf(pool: Pool, shot: Shot): Promise<number> {
  return new Promise((resolve) => {
    let status = 0
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart: () => {},
      onResponseStart: (_, code) => {
        status = code
      },
      onResponseData: () => {},
      onResponseEnd: () => resolve(status),
      onResponseError: () => resolve(0),
    }
    pool.dispatch({ ...shot, body: shot.body ?? null }, handler)
  })
}

/** Sends one shot and resolves with whatever is answered. */
export async function send(port: number, { method, path, headers, body }: Shot): Promise<Reply> {
  const reply = await request(`${originOf(port)}${path}`, { method, headers, body: body ?? null })
  return { status: reply.statusCode, headers: reply.headers, text: await reply.body.text() }
}

export function originOf(port: number): string {
  return `http://127.0.0.1:${port}`
}
