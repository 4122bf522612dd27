import { connect } from 'node:net'
import { once } from 'node:events'
import t from 'tap'
import { basePath } from '../../generated/routes.ts'
import { untilWaiting, whileOpen } from '../helpers/locks.ts'
import { emptyWorkspaceOn, startServer } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

t.test('clients that leave before their replies hold no slots', async (t) => {
  const server = await startServer(t, {
    maxInFlightPerToken: 4,
    streams: { most: 2, mostPerUser: 1 },
  })
  const { api, database, token } = await emptyWorkspaceOn(server)
  const headers = `Host: switchboard.example\r\nAuthorization: Bearer ${token}\r\n`
  const body = JSON.stringify({ name: 'Left' })
  const get = (path: string) => `GET ${basePath}${path} HTTP/1.1\r\n${headers}\r\n`
  const post =
    `POST ${basePath}/tags HTTP/1.1\r\n${headers}Content-Type: application/json\r\n` +
    `Content-Length: ${body.length}\r\n\r\n${body}`
  await whileOpen(database, async (transaction) => {
    await transaction`lock table tags in access exclusive mode`
    const { hostname, port } = new URL(server.origin)
    const client = connect(Number(port), hostname)
    // All but the first one wait for the replies before them
    client.write(post + post + get('/tags') + get('/events/stream'))
    await untilWaiting(database, 1)
    await until(() => server.shedding.inFlight >= 3)
    client.destroy()
    await once(client, 'close')
  })
  // As many as the token may have at once: one slot that is never given back would refuse one of them each time
  await until(async () => {
    const replies = await Promise.all(Array.from({ length: 4 }, async () => api.listTags()))
    return replies.every(({ status }) => status === 200)
  }, 20_000)
  await until(() => server.shedding.inFlight === 0)
  await until(async () => (await api.streamEvents()).status === 200, 20_000)
})
