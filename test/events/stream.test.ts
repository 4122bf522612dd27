import t from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { makeAgents, tokenOf } from '../helpers/agents.ts'
import { whileOpen } from '../helpers/locks.ts'
import { only } from '../helpers/only.ts'
import { createTags, has, names, openStream, type Reader } from '../helpers/stream.ts'
import { emptyWorkspaceOn, startServer } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

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

t.test('a stream that resumes does not wait for others who number events', async (t) => {
  const server = await startServer(t)
  const workspace = await emptyWorkspaceOn(server)
  await createTags(workspace, 0, 1)
  const first = await openStream(t, { ...workspace, query: 'after=0' })
  await first.until(has(1))
  first.close()
  let resumed: Reader | undefined
  await whileOpen(server.database, async (transaction) => {
    await transaction`
      select from event_cursors where workspace_id = ${workspace.workspaceId} for update`
    await createTags(workspace, 1, 1)
    resumed = await openStream(t, { ...workspace, lastEventId: first.lastId() })
    t.equal(resumed.lastId(), first.lastId())
  })
  await resumed?.until(has(1))
  t.same(resumed && names(resumed), ['Tag 1'])
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
  t.match(revoked.comments, only('The token was revoked. Use another token.'))
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
