import { connect } from 'node:net'
import { once } from 'node:events'
import t from 'tap'
import { basePath } from '../../generated/routes.ts'
import { clientOf } from '../helpers/client.ts'
import { untilWaiting, whileOpen } from '../helpers/locks.ts'
import { createMailbox, handOver, mailOf } from '../helpers/mails.ts'
import { outsideWith } from '../helpers/outside.ts'
import { emptyWorkspaceOn, startServer, type Workspace } from '../helpers/start.ts'
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

t.test('clients that leave before their token is known hold nothing', async (t) => {
  const server = await startServer(t, {
    outside: outsideWith(['127.0.0.1:25']),
    maxInFlightPerToken: 1,
    streams: { most: 2, mostPerUser: 1 },
  })
  const workspace = await emptyWorkspaceOn(server)
  const { database } = workspace
  const { hostname, port } = new URL(server.origin)
  const channelId = await createMailbox(workspace.api, 'desk@harbour.example', 25)
  const mail = {
    line: `POST ${basePath}/channels/${channelId}/inbound-messages`,
    headers: 'Content-Type: message/rfc822\r\nContent-Length: 26214400\r\n',
    // As many as a workspace may hand over at the same time
    times: 2,
    again: (own: Workspace) => handOver(own, channelId, mailOf({})),
    status: 201,
  }
  const read = { headers: '', times: 1, status: 200 }
  const kinds = [
    { ...read, line: `GET ${basePath}/tags`, again: ({ api }: Workspace) => api.listTags() },
    {
      ...read,
      line: `GET ${basePath}/events/stream`,
      again: ({ api }: Workspace) => api.streamEvents(),
    },
    mail,
  ]
  for (const { line, headers, times, again, status } of kinds) {
    // A token that was not used before has to be looked up
    const token = await workspace.tokenWith('*')
    const request = `${line} HTTP/1.1\r\nHost: switchboard.example\r\nAuthorization: Bearer ${token}\r\n`
    for (let n = 0; n < times; n++) {
      await whileOpen(database, async (transaction) => {
        await transaction`lock table api_tokens in access exclusive mode`
        const client = connect(Number(port), hostname)
        client.write(`${request}${headers}\r\n`)
        await untilWaiting(database, 1)
        client.destroy()
        await until(() => server.shedding.inFlight === 0)
      })
    }
    const reply = await again({ ...workspace, token, api: clientOf(server.origin, token) })
    t.equal(reply.status, status, line)
  }
})
