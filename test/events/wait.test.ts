import t from 'tap'
import { only } from '../helpers/only.ts'
import { start, startServer, workspaceOn } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

/** Resolves once the server has a request that waits. */
const waits = async (liveFeed: { readonly size: number }, count: number) =>
  until(() => liveFeed.size === count)

t.test('a reader that waits gets an event of its filter as soon as it is committed', async (t) => {
  const server = await startServer(t)
  const { api, tokenWith } = await workspaceOn(server)
  const { liveFeed } = server.app
  const { body: latest } = await api.listEvents({ query: { after: 'latest' } })
  const after = latest.nextCursor
  const ask = async (query: { types?: string[]; resourceId?: string }, token?: string) =>
    api.listEvents({ query: { after, wait: 20, ...query }, ...(token && { token }) })

  const { body: group } = await api.createGroup({ body: { name: 'Before' } })
  const atOnce = await ask({})
  t.match(atOnce.body.data[0], { type: 'group.created' }, 'nothing to wait for')

  const tags = await tokenWith('events:read', 'tags:read')
  const waiting = [
    ask({ types: ['tag.created'] }),
    ask({ types: ['*'] }, tags),
    ask({ resourceId: group.id, types: ['group.updated'] }),
  ]
  await waits(liveFeed, 3)
  await api.updateGroup({ params: { id: group.id }, body: { description: 'Seen by one' } })
  t.match((await waiting[2])?.body.data, only({ type: 'group.updated', data: { id: group.id } }))
  await waits(liveFeed, 2)
  await api.createTag({ body: { name: 'Awaited' } })
  for (const reply of await Promise.all(waiting.slice(0, 2))) {
    t.match(reply.body.data, only({ type: 'tag.created', data: { name: 'Awaited' } }))
    t.equal(reply.body.data.length, 1)
  }
  await waits(liveFeed, 0)
})

t.test('an event that another process committed is seen, too', async (t) => {
  const server = await startServer(t)
  const { api, token } = await workspaceOn(server)
  const other = await startServer(t, { beside: server })
  const { body } = await api.listEvents({ query: { after: 'latest' } })
  const waiting = api.listEvents({ query: { after: body.nextCursor, wait: 20 } })
  await waits(server.app.liveFeed, 1)

  await fetch(`${other.origin}/api/v1/tags`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{"name":"Elsewhere"}',
  })
  t.match((await waiting).body.data, only({ type: 'tag.created', data: { name: 'Elsewhere' } }))
})

t.test(
  'waiting ends without an event: after its time, with the client, with the process',
  async (t) => {
    const server = await startServer(t)
    const { api, origin, token } = await workspaceOn(server)
    const { liveFeed } = server.app
    const { body } = await api.listEvents({ query: { after: 'latest' } })
    const after = body.nextCursor

    const timed = await api.listEvents({ query: { after, wait: 1 } })
    t.match(timed, { status: 200, body: { data: only(), nextCursor: after, hasMore: false } })
    const unbound = await api.listEvents({ query: { after: 'latest', wait: 20 } })
    t.match(unbound, { status: 200, body: { data: only() } }, 'latest has nothing to wait for')

    const leaving = new AbortController()
    const left = fetch(`${origin}/api/v1/events?after=${after}&wait=20`, {
      headers: { authorization: `Bearer ${token}` },
      signal: leaving.signal,
    }).catch((error: unknown) => error)
    await waits(liveFeed, 1)
    leaving.abort()
    await left
    await waits(liveFeed, 0)

    const last = api.listEvents({ query: { after, wait: 20 } })
    await waits(liveFeed, 1)
    await server.app.close()
    t.match(await last, { status: 200, body: { data: only() } }, 'the process stops')
  },
)

t.test('a token that is revoked while it waits sees nothing more', async (t) => {
  const server = await startServer(t)
  const { api } = await workspaceOn(server)
  const { body: made } = await api.createApiToken({
    body: { name: 'Waits', kind: 'service', scopes: ['events:read', 'tags:read'] },
  })
  const { body } = await api.listEvents({ query: { after: 'latest' } })
  const waiting = api.listEvents({
    query: { after: body.nextCursor, types: ['tag.*'], wait: 20 },
    token: made.data.token,
  })
  await waits(server.app.liveFeed, 1)
  await api.revokeApiToken({ params: { id: made.data.id } })
  await api.createTag({ body: { name: 'Unseen' } })

  t.match(await waiting, { status: 401, body: { code: 'token_revoked' } })
})

t.test('events of another workspace wake nobody', async (t) => {
  const mine = await start()
  const other = await workspaceOn(mine)
  const { body } = await mine.api.listEvents({ query: { after: 'latest' } })
  const waiting = mine.api.listEvents({ query: { after: body.nextCursor, wait: 2 } })
  for (const name of ['One', 'Two', 'Three']) await other.api.createTag({ body: { name } })

  t.match(await waiting, { status: 200, body: { data: only(), nextCursor: body.nextCursor } })
})

t.test('a reader that is far behind does not wait, nor hold up others', async (t) => {
  const server = await startServer(t)
  const { api } = await workspaceOn(server)
  const latest = async () => (await api.listEvents({ query: { after: 'latest' } })).body.nextCursor
  const types = ['group.created']
  const old = await latest()
  for (let part = 0; part < 6; part += 1) {
    const names = Array.from({ length: 100 }, (_, n) => `Tag ${part} ${n}`)
    await Promise.all(names.map((name) => api.createTag({ body: { name } })))
  }
  const after = await latest()
  t.ok(Number(after) - Number(old) > 500, `${after} is far from ${old}`)

  const near = api.listEvents({ query: { after, types, wait: 20 } })
  await waits(server.app.liveFeed, 1)
  const far = await api.listEvents({ query: { after: old, types, wait: 20 } })
  t.match(far, { status: 200, body: { data: only(), nextCursor: after } })
  t.equal(server.app.liveFeed.size, 1, 'the other one still waits')
  await api.createGroup({ body: { name: 'Awaited' } })
  t.match((await near).body.data, only({ type: 'group.created', data: { name: 'Awaited' } }))
})
