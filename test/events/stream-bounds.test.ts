import t from 'tap'
import { tokenOf } from '../helpers/agents.ts'
import { makeContact } from '../helpers/make.ts'
import { createTags, has, names, openStream, type Reader } from '../helpers/stream.ts'
import { emptyWorkspaceOn, startServer } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

t.test('a reader that is too slow is told so at the end of what it was sent', async (t) => {
  const server = await startServer(t)
  const workspace = await emptyWorkspaceOn(server)
  const { api } = workspace
  const id = await makeContact(workspace)
  const slow = await openStream(t, { ...workspace, query: 'types=contact.*' })
  const quick = await openStream(t, { ...workspace, query: 'types=contact.*' })
  slow.response.pause()
  let sent = 0
  // What the network holds for it comes on top of what the stream does
  for (; server.app.liveFeed.size > 1 && sent < 500; sent += 1) {
    const body = { notes: `${sent} ${'😀'.repeat(9000)}` }
    t.equal((await api.updateContact({ params: { id }, body })).status, 200)
    await quick.until(has(sent + 1))
  }
  t.equal(server.app.liveFeed.size, 1)
  slow.response.resume()
  await slow.ended
  // Heartbeats come before it where the events took longer than the time between two
  t.equal(slow.comments.at(-1), 'The stream is read too slowly. Reconnect with Last-Event-ID.')
  t.same(slow.events, quick.events.slice(0, slow.events.length))
  const lastEventId = slow.lastId()
  const resumed = await openStream(t, { ...workspace, query: 'types=contact.*', lastEventId })
  await resumed.until(has(sent - slow.events.length))
  t.same([...slow.events, ...resumed.events], quick.events)
})

t.test('open streams are limited by user, workspace and process', async (t) => {
  const server = await startServer(t, {
    streams: { most: 4, mostPerUser: 1 },
    maxInFlightPerToken: 1,
  })
  const workspace = await emptyWorkspaceOn(server)
  const [other, third] = [await emptyWorkspaceOn(server), await emptyWorkspaceOn(server)]
  const { api, ownerId, tokenWith } = workspace
  const first = await openStream(t, workspace)
  const limited = (policy: string) => ({
    status: 429,
    headers: { 'retry-after': '5' },
    body: { code: 'rate_limited', policy, retryAfterSeconds: 5 },
  })

  const sameUser = await tokenOf(workspace, ownerId, '*')
  const ofUser = limited('"user-streams";q=1;qu="concurrent-requests"')
  t.match(await api.streamEvents({ token: sameUser }), ofUser)
  const service = await tokenWith('events:read')
  await openStream(t, { ...workspace, token: service })
  const ofToken = limited('"token-streams";q=1;qu="concurrent-requests"')
  t.match(await api.streamEvents({ token: service }), ofToken)
  const ofWorkspace = limited('"workspace-streams";q=2;qu="concurrent-requests"')
  t.match(await api.streamEvents({ token: await tokenWith('events:read') }), ofWorkspace)
  t.match(await api.listTags(), { status: 200 }, 'a stream is no request in flight')
  await openStream(t, other)
  await openStream(t, { ...other, token: await other.tokenWith('events:read') })
  const full = { status: 503, headers: { 'retry-after': '1' }, body: { code: 'unavailable' } }
  t.match(await third.api.streamEvents(), full)

  first.close()
  await until(async () => (await third.api.streamEvents()).status === 200)
  t.match(await api.listTags(), { status: 200 })
})

t.test('a stream holds no connection of the database, and no slot of the server', async (t) => {
  const server = await startServer(t, { poolSize: 1, streams: { most: 900, mostPerUser: 450 } })
  const workspace = await emptyWorkspaceOn(server)
  const readers: Reader[] = []
  // More than the reads that a server takes at once
  for (let n = 0; n < 41; n += 1) {
    const some = Array.from({ length: 10 }, () => openStream(t, workspace))
    readers.push(...(await Promise.all(some)))
  }
  await createTags(workspace, 0, 2)
  await Promise.all(readers.map((reader) => reader.until(has(2))))
  for (const reader of readers) t.same(names(reader), ['Tag 0', 'Tag 1'])
})

t.test('a process that stops ends its streams; another one goes on with them', async (t) => {
  const server = await startServer(t)
  const workspace = await emptyWorkspaceOn(server)
  const stopping = await startServer(t, { beside: server })
  const readers = await Promise.all(
    Array.from({ length: 8 }, () => openStream(t, { ...workspace, origin: stopping.origin })),
  )
  await createTags(workspace, 0, 1)
  await Promise.all(readers.map((reader) => reader.until(has(1))))
  await stopping.app.close()
  await Promise.all(readers.map(({ ended }) => ended))
  for (const { comments } of readers) {
    t.same(comments, ['The server stops. Reconnect with Last-Event-ID.'])
  }
  const retries = readers.map((reader) => reader.retries.at(-1) ?? 0)
  t.ok(retries.every((ms) => ms >= 1000 && ms < 10_000))
  t.ok(new Set(retries).size > 1, `spread: ${retries.join(', ')}`)

  await createTags(workspace, 1, 1)
  const resumed = await openStream(t, { ...workspace, lastEventId: readers[0]?.lastId() ?? '' })
  await resumed.until(has(1))
  t.same(names(resumed), ['Tag 1'])
})

t.test('events of another workspace are never shown', async (t) => {
  const server = await startServer(t)
  const workspace = await emptyWorkspaceOn(server)
  const other = await emptyWorkspaceOn(server)
  const readers = [await openStream(t, workspace), await openStream(t, other)]
  for (let n = 0; n < 20; n += 1) {
    await Promise.all([createTags(workspace, n, 1), createTags(other, 100 + n, 1)])
  }
  await Promise.all(readers.map((reader) => reader.until(has(20))))
  for (const [n, { workspaceId }] of [workspace, other].entries()) {
    const events = readers[n]?.events ?? []
    t.equal(events.length, 20)
    t.ok(events.every(({ event }) => event.workspaceId === workspaceId))
  }
})

t.test('a stream without events stays open, and moves on past those of others', async (t) => {
  const server = await startServer(t)
  const workspace = await emptyWorkspaceOn(server)
  const reader = await openStream(t, { ...workspace, query: 'types=group.*' })
  await createTags(workspace, 0, 3)
  const { body } = await workspace.api.listEvents({ query: { after: 'latest' } })
  await reader.until(({ comments }) => comments.length > 0)
  t.same(reader.comments, ['heartbeat'])
  t.equal(reader.lastId(), body.nextCursor)
  t.same(reader.events, [])
})

t.test('a HEAD has the headers of a stream and opens none', async (t) => {
  const server = await startServer(t)
  const { origin, token } = await emptyWorkspaceOn(server)
  const reply = await fetch(`${origin}/api/v1/events/stream`, {
    method: 'HEAD',
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
  })
  t.equal(reply.status, 200)
  t.equal(reply.headers.get('content-type'), 'text/event-stream')
  t.equal(server.app.liveFeed.size, 0)
})
