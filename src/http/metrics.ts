import { createServer, type Server } from 'node:http'
import type { Pool } from '../db/client.ts'
import { prometheus } from '../lib/lazy.ts'

export interface Metrics {
  observe(operation: string, status: number, seconds: number): void
  /** Serves `/metrics` in Prometheus' text format on a loopback port; resolves with the port. */
  listen(port: number): Promise<Server>
}

/** Counts of this process: requests by operation, connections, and the metrics of Node itself. */
export function createMetrics(pool: Pool, inFlight: () => number): Metrics {
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = prometheus()
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by operation and status.',
    labelNames: ['operation', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  gauge('http_requests_in_flight', 'Requests being answered.', inFlight)
  gauge('database_connections', 'Open connections.', () => pool.stats.size)
  gauge('database_connections_idle', 'Open connections that nobody uses.', () => pool.stats.idle)
  new Gauge({
    name: 'database_waiting',
    help: 'Callers waiting for a connection, by what they want it for.',
    labelNames: ['kind'],
    registers: [registry],
    collect() {
      for (const [kind, waiting] of Object.entries(pool.stats.waiting)) this.set({ kind }, waiting)
    },
  })
  gauge('database_connections_discarded', 'Connections given up.', () => pool.stats.discarded)

  return {
    observe(operation, status, seconds) {
      requests.observe({ operation, status }, seconds)
    },
    async listen(port) {
      const server = createServer((request, response) => {
        if (request.url !== '/metrics') {
          response.writeHead(404).end()
          return
        }
        registry.metrics().then(
          (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
          (error: Error) => response.writeHead(500).end(error.name),
        )
      })
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(port, '127.0.0.1', resolve)
      })
      return server
    },
  }
}
