import type { AddressInfo } from 'node:net'
import t from 'tap'
import { createMetrics } from '../src/http/metrics.ts'
import { startServer } from './helpers/start.ts'

t.test('metrics are served in the text format of Prometheus, on loopback', async (t) => {
  const { pool } = await startServer(t)
  const metrics = createMetrics(pool, () => 3)
  const server = await metrics.listen(0)
  t.teardown(() => server.close())
  const { address, port } = server.address() as AddressInfo
  metrics.observe('listTags', 200, 0.004)

  const response = await fetch(`http://127.0.0.1:${port}/metrics`)
  const text = await response.text()

  t.equal(address, '127.0.0.1')
  t.match(response.headers.get('content-type'), /^text\/plain/)
  t.match(text, 'http_request_duration_seconds_count{operation="listTags",status="200"} 1')
  t.match(text, /^http_requests_in_flight 3$/m)
  t.match(text, /^database_connections \d+$/m)
  t.equal((await fetch(`http://127.0.0.1:${port}/other`)).status, 404)
})
