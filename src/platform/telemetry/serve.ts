import cluster from 'node:cluster'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { AggregatorRegistry, type Registry } from 'prom-client'

export interface MetricsAddress {
  readonly host: string
  readonly port: number
}

/**
 * Serves `/metrics` in the text format of Prometheus. `read` adds what other processes have counted, by metrics of
 * other names.
 */
export async function serveMetrics(
  { host, port }: MetricsAddress,
  registry: Registry,
  read: () => Promise<string> = async () => '',
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    Promise.all([registry.metrics(), read()]).then(
      (texts) => {
        response.writeHead(200, { 'content-type': registry.contentType }).end(texts.join('\n'))
      },
      (error: Error) => response.writeHead(500).end(error.name),
    )
  })
  await once(server.listen(port, host), 'listening')
  return server
}

/** Lets the primary process of a cluster read the metrics of this one. */
export function offerMetrics(registry: Registry): void {
  AggregatorRegistry.setRegistries(registry)
  // It listens to the messages of the primary process
  new AggregatorRegistry()
}

/** Reads the metrics of all processes of a cluster as one, as each metric says: by its sum, mean, smallest or largest. */
export function metricsOfCluster(): () => Promise<string> {
  const all = new AggregatorRegistry()
  return async () => (Object.keys(cluster.workers ?? {}).length > 0 ? all.clusterMetrics() : '')
}
