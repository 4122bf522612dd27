import { Agent, request } from 'node:http'

export interface Shot {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Round {
  readonly requestsPerSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
}

/**
 * Sends shots to a server on loopback over 32 connections, each as soon as the one before is
 * answered, for some seconds. Throws on any answer that is no success.
 */
export async function fire(port: number, next: () => Shot, seconds: number): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  const until = performance.now() + seconds * 1000
  const times: number[] = []
  const startedAt = performance.now()
  const shooter = async () => {
    while (performance.now() < until) {
      const shotAt = performance.now()
      await send(port, next(), agent)
      times.push(performance.now() - shotAt)
    }
  }
  await Promise.all(Array.from({ length: 32 }, shooter))
  const elapsed = (performance.now() - startedAt) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  return {
    requestsPerSecond: times.length / elapsed,
    p50Ms: times[Math.floor(times.length * 0.5)] ?? 0,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? 0,
  }
}

/** Sends one shot and resolves with the answer's headers and text. */
export function send(
  port: number,
  { method, path, headers, body }: Shot,
  agent?: Agent,
): Promise<{ headers: Record<string, unknown>; text: string; status: number }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, method, path, headers, ...(agent && { agent }) },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const status = response.statusCode ?? 0
          const text = Buffer.concat(chunks).toString()
          if (status >= 200 && status < 300) resolve({ headers: response.headers, text, status })
          else reject(new Error(`${method} ${path} answered ${status}: ${text.slice(0, 300)}`))
        })
        response.on('error', reject)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
