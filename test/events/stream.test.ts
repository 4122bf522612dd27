import t from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { makeAgents, tokenOf } from '../helpers/agents.ts'
import { makeConversation } from '../helpers/make.ts'
import { openStream, type Reader } from '../helpers/stream.ts'
import { emptyWorkspaceOn, startServer, type Workspace } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

const names = (reader: Reader) => reader.events.map(({ event }) => event.data['name'])
const has = (count: number) => (reader: Reader) => reader.events.length >= count

async function createTags({ api }: Workspace, from: number, count: number): Promise<string[]> {
  const created = Array.from({ length: count }, (_, n) => `Tag ${from + n}`)
  for (const name of created) await api.createTag({ body: { name } })
  return created
}

t.test('a stream shows each event as the feed does, from the cursor on', async (t) => {
  const server = await startServer(t)
  const workspace = await emptyWorkspaceOn(server)
  const { api } = workspace
  await createTags(workspace, 0, 1)
  const latest = await openStream(t, workspace)
  const { body: start } = await api.listEvents({ query: { after: 'latest' } })
  t.equal(latest.lastId(), start.nextCursor, 'it begins where the feed ends')
  await createTags(workspace, 1, 3)
  await latest.until(has(3))
  const { body: feed } = await api.listEvents({ query: { after: start.nextCursor } })

  t.same(
    latest.events.map(({ event }) => event),
    feed.data,
  )
  t.same(
    latest.events.map(({ id, type }) => [id, type]),
    feed.data.map(({ sequence, type }) => [String(sequence), type]),
  )
  t.equal(latest.response.headers['content-type'], 'text/event-stream')
  const all = await openStream(t, { ...workspace, query: 'after=0&types=tag.*' })
  await all.until(has(4))
  t.same(names(all), ['Tag 0', 'Tag 1', 'Tag 2', 'Tag 3'])
  const id = feed.data[1]?.data['id'] as string
  const one = await openStream(t, { ...workspace, query: `after=0&resourceId=${id}` })
  await api.updateTag({ params: { id }, body: { description: 'Changed' } })
  await one.until(has(2))
  t.same(
    one.events.map(({ type }) => type),
    ['tag.created', 'tag.updated'],
  )
  const resumed = { ...workspace, query: 'after=latest', lastEventId: all.events[2]?.id ?? '' }
  const after = await openStream(t, resumed)
  await after.until(has(2))
  t.same(names(after), ['Tag 3', 'Tag 2'], 'Last-Event-ID takes precedence')
})

t.test('no event is missed or repeated over reconnects and what others commit', async (t) => {
  const server = await startServer(t)
  const workspace = await emptyWorkspaceOn(server)
  const beside = await startServer(t, { beside: server })
  const origins = [server.origin, beside.origin]
  const { body } = await workspace.api.listEvents({ query: { after: 'latest' } })
  let lastEventId = body.nextCursor
  const seen: number[] = []
  const expected: string[] = []
  const creating = (async () => {
    for (let n = 0; n < 30; n += 1) {
      const batch = Array.from({ length: 8 }, (_, m) => `Tag ${n} ${m}`)
      expected.push(...batch)
      await Promise.all(batch.map((name) => workspace.api.createTag({ body: { name } })))
    }
  })()
  const shown: unknown[] = []
  for (let n = 0; shown.length < 240; n += 1) {
    const origin = origins[n % 2] ?? ''
    const reader = await openStream(t, { ...workspace, origin, lastEventId, query: 'types=tag.*' })
    await reader.until(has(Math.min(8, 240 - shown.length)))
    reader.close()
    await reader.ended
    seen.push(...reader.events.map(({ id }) => Number(id)))
    shown.push(...names(reader))
    lastEventId = reader.events.at(-1)?.id ?? lastEventId
  }
  await creating
  t.same(
    seen,
    [...new Set(seen)].sort((one, other) => one - other),
  )
  t.same([...shown].sort(), expected.sort())
})

t.test('a stream that begins far in the past reads on until it is with the others', async (t) => {
  const server = await startServer(t)
  const workspace = await emptyWorkspaceOn(server)
  const live = await openStream(t, { ...workspace, query: 'types=tag.created' })
  for (let part = 0; part < 8; part += 1) {
    const batch = Array.from({ length: 100 }, (_, n) => `Tag ${part} ${n}`)
    await Promise.all(batch.map((name) => workspace.api.createTag({ body: { name } })))
  }
  const past = await openStream(t, { ...workspace, query: 'after=0&types=tag.created' })
  await past.until(has(800))
  await live.until(has(800))
  await until(() => server.app.liveFeed.size === 2)
  await createTags(workspace, 0, 1)
  await Promise.all([past.until(has(801)), live.until(has(801))])

  t.same(past.events, live.events)
  t.equal(new Set(past.events.map(({ id }) => id)).size, 801)
})

t.test('scopes are checked for each event, and those of e-mail addresses', async (t) => {
  const server = await startServer(t)
  const workspace = await emptyWorkspaceOn(server)
  const { api, tokenWith } = workspace
  const tags = await openStream(t, {
    ...workspace,
    token: await tokenWith('events:read', 'tags:read'),
  })
  const whole = await openStream(t, workspace)
  await api.createGroup({ body: { name: 'Unseen' } })
  await createTags(workspace, 0, 1)
  await Promise.all([
    tags.until(has(1)),
    whole.until(({ events }) => events.some(({ type }) => type === 'tag.created')),
  ])

  t.same(
    tags.events.map(({ type }) => type),
    ['tag.created'],
  )
  t.equal(tags.events[0]?.event.actor.email, null)
  t.equal(whole.events.at(-1)?.event.actor.email, 'ada@switchboard.example')
  const refused = await api.streamEvents({
    query: { types: ['group.*'] },
    token: await tokenWith('events:read', 'tags:read'),
  })
  t.match(refused, { status: 403, body: { code: 'insufficient_scope' } })
})

t.test('a cursor that the feed does not have is refused', async (t) => {
  const server = await startServer(t)
  const { api } = await emptyWorkspaceOn(server)
  const unknown = { status: 422, body: { code: 'invalid_cursor' } }
  t.match(await api.streamEvents({ query: { after: '999999' } }), unknown)
  t.match(await api.streamEvents({ headers: { 'last-event-id': '999999' } }), unknown)
  const invalid = { status: 400, body: { code: 'validation_failed' } }
  t.match(await api.streamEvents({ headers: { 'last-event-id': 'x' } }), invalid)
  t.equal(server.app.liveFeed.size, 0)
})

t.test('a stream ends when its token is revoked or its rights change', async (t) => {
  const server = await startServer(t)
  const workspace = await emptyWorkspaceOn(server)
  const { api } = workspace
  const { body: made } = await api.createApiToken({
    body: { name: 'Streams', kind: 'service', scopes: ['events:read', 'tags:read'] },
  })
  const { id, token } = made.data as Schema<'ApiToken'> & { token: string }
  const revoked = await openStream(t, { ...workspace, token })
  const kept = await openStream(t, workspace)
  const [agent = '', other = ''] = await makeAgents(workspace, {}, {})
  const suspended = await openStream(t, {
    ...workspace,
    token: await tokenOf(workspace, agent, '*'),
  })
  const changed = await openStream(t, { ...workspace, token: await tokenOf(workspace, other, '*') })

  await api.revokeApiToken({ params: { id } })
  await revoked.ended
  t.match(revoked.comments, ['The token was revoked. Use another token.'])
  t.ok((revoked.retries.at(-1) ?? 0) >= 1000)
  await api.updateUser({
    params: { id: agent },
    body: { status: 'suspended' },
  })
  await suspended.ended
  t.match(suspended.comments.at(-1), /^The user of the token is not active/)
  const { body: role } = await api.createRole({
    body: { name: 'Tags', permissions: ['events:read', 'tags:read'] },
  })
  await api.updateUser({ params: { id: other }, body: { roleIds: [role.data.id] } })
  await changed.ended
  t.same(changed.comments, ['The rights of the token have changed.'])
  const before = kept.events.length
  await createTags(workspace, 0, 1)
  await kept.until(({ events }) => events.length > before)
  t.same(kept.comments, [], 'other tokens of the workspace go on')
})

t.test('a reader that is too slow is told so at the end of what it was sent', async (t) => {
  const server = await startServer(t)
  const workspace = await emptyWorkspaceOn(server)
  const conversationId = await makeConversation(workspace)
  const slow = await openStream(t, { ...workspace, query: 'types=message.*' })
  const quick = await openStream(t, { ...workspace, query: 'types=message.*' })
  slow.response.pause()
  const html = 'é'.repeat(450_000)
  const scheduledAt = '2099-01-01T08:00:00Z'
  let sent = 0
  // What the network holds for it comes on top of what the stream does
  for (; server.app.liveFeed.size > 1 && sent < 60; sent += 1) {
    await workspace.api.sendMessage({
      body: { conversationId, messageType: 'text', message: 'x', html, scheduledAt },
    })
    await quick.until(has(sent + 1))
  }
  t.equal(server.app.liveFeed.size, 1)
  slow.response.resume()
  await slow.ended
  t.same(slow.comments, ['The stream is read too slowly. Reconnect with Last-Event-ID.'])
  t.same(slow.events, quick.events.slice(0, slow.events.length))
  const lastEventId = slow.lastId()
  const resumed = await openStream(t, { ...workspace, query: 'types=message.*', lastEventId })
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
