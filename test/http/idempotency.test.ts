import t from 'tap'
import { basePath } from '../../generated/routes.ts'
import { newId } from '../../src/lib/ids.ts'
import { endWaiting, whileOpen } from '../helpers/locks.ts'
import { makeContact, makeTag, makeTicket } from '../helpers/make.ts'
import { only } from '../helpers/only.ts'
import { isProblem, send } from '../helpers/raw.ts'
import {
  start,
  startBehindProxy,
  startServer,
  type Workspace,
  workspaceOn,
} from '../helpers/start.ts'

const keyed = (key: string) => ({ 'idempotency-key': key })

t.test('a key belongs to one request: method, path, query and body', async (t) => {
  const { api } = await start()
  const headers = keyed('of one request')
  const { body: tag } = await api.createTag({ body: { name: 'First' }, headers })

  const otherBody = await api.createTag({ body: { name: 'Second' }, headers })
  const otherOperation = await api.createGroup({ body: { name: 'First' }, headers })
  const otherPath = await api.mergeTag({
    params: { id: tag.data.id },
    body: { intoId: await makeTag({ api }) },
    headers,
  })

  for (const reply of [otherBody, otherOperation, otherPath]) {
    t.match(reply, { status: 422, body: { code: 'idempotency_key_reused' } })
  }
  t.match(await api.createTag({ body: { name: 'First' }, headers }), {
    status: 201,
    body: { data: { id: tag.data.id } },
  })
})

t.test('of 50 at once under one key one is made, for each of 8 keys', async (t) => {
  const server = await startServer(t, { poolSize: 10 })
  const workspace = await workspaceOn(server)
  const { api } = workspace
  const id = await makeContact(workspace)

  for (let n = 0; n < 8; n++) {
    const headers = keyed(`contended ${n}`)
    const body = { name: `Contended ${n}`, contacts: [{ id }] }
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => api.createGroup({ body, headers })),
    )
    const last = await api.createGroup({ body, headers })

    const made = replies.filter(({ status }) => status === 201)
    const others = replies.filter(({ status }) => status !== 201)
    t.ok(made.length >= 1, 'the request is done')
    t.same([...new Set([...made, last].map(({ body: { id } }) => id))], [last.body.id])
    // A slow machine may have no connection left for some
    const codes = others.map(({ body: { code } }) => code)
    t.match(
      codes,
      codes.map(() => /^(idempotency_in_progress|unavailable)$/),
    )
    t.equal(others.filter(({ headers: { 'retry-after': wait } }) => wait !== '1').length, 0)
  }
  t.equal(await rowsIn(workspace, 'groups', 'Contended %'), 8)
})

t.test('two workspaces may use the same key', async (t) => {
  const [mine, other] = [await start(), await start()]
  const headers = keyed('of both')

  const first = await mine.api.createTag({ body: { name: 'Mine' }, headers })
  const second = await other.api.createTag({ body: { name: 'Theirs' }, headers })

  t.match([first.status, second.status], only(201, 201))
  t.not(second.body.data.id, first.body.data.id)
})

t.test('a refusal does not use the key', async (t) => {
  const workspace = await start()
  const { api, ownerId } = workspace
  const contact = newId()
  const contacts = [await makeContact(workspace)]
  const params = { id: await makeTicket(workspace) }
  const tag = { id: await makeTag(workspace, { name: 'Berth' }) }
  const refused = {
    unknown_reference: () =>
      api.createTicket({ body: { title: 'Early', contact_id: contact }, headers: keyed('key') }),
    duplicate_resource: () => api.createTag({ body: { name: 'Berth' }, headers: keyed('key') }),
    not_found: () =>
      api.addGroupContacts({
        params: { id: contact },
        body: { contacts },
        headers: keyed('key'),
      }),
    ticket_closed: () =>
      api.assignTicket({ params, body: { assigneeId: ownerId }, headers: keyed('key') }),
  }
  await api.setTicketStatus({ params, body: { status: 'closed' } })
  for (const [code, post] of Object.entries(refused)) {
    for (const one of [await post(), await post()]) {
      t.match(one.body, { code }, code)
      t.equal(one.headers['idempotency-replayed'], undefined, code)
    }
  }
  t.same(await keys(workspace), [])

  // The reason for the refusal no longer exists
  await api.deleteTag({ params: tag })
  t.equal((await refused.duplicate_resource()).status, 201)
})

t.test('a refusal for the request itself or its token is not kept', async (t) => {
  const workspace = await start()
  const { api, tokenWith } = workspace
  const reading = await tokenWith('tags:read')
  const headers = keyed('not kept')
  const body = { name: 'Kept at last' }

  const refused = [
    await api.createTag({ body: { name: '' }, headers }),
    await api.createTag({ body, headers, token: null }),
    await api.createTag({ body, headers, token: reading }),
    await api.createTag({ body, headers: { ...headers, accept: 'text/html' } }),
    await api.createTag({ body, headers: { ...headers, 'content-type': 'text/plain' } }),
  ]
  const keptRows = await keys(workspace)
  const made = await api.createTag({ body, headers })

  t.same(
    refused.map(({ status }) => status),
    [400, 401, 403, 406, 415],
  )
  t.same(keptRows, [])
  t.equal(made.status, 201)
  t.equal(made.headers['idempotency-replayed'], undefined)
})

t.test('a token that lacks the scope learns nothing of what a key answered', async (t) => {
  const { api, tokenWith } = await start()
  const headers = keyed('of another')
  const body = { name: 'Private' }
  await api.createGroup({ body, headers })

  const reply = await api.createGroup({ body, headers, token: await tokenWith('tags:write') })

  t.match(reply, { status: 403, body: { code: 'insufficient_scope' } })
})

t.test('a key is 1 to 255 printable ASCII characters, bare or quoted', async (t) => {
  const workspace = await start()
  const { origin, token, api } = workspace
  const bare = 'a b~c'
  const { body } = await api.createTag({ body: { name: 'Bare' }, headers: keyed(bare) })
  const quoted = await api.createTag({ body: { name: 'Bare' }, headers: keyed(`"${bare}"`) })
  t.match(quoted, { status: 201, body: { data: { id: body.data.id } } })
  t.equal(quoted.headers['idempotency-replayed'], 'true')

  const post = (key: string, name: string) =>
    send(origin, {
      method: 'POST',
      target: `${basePath}/tags`,
      headers: [
        ['Authorization', `Bearer ${token}`],
        ['Content-Type', 'application/json'],
        ['Idempotency-Key', key],
      ],
      body: JSON.stringify({ name }),
    })
  t.equal((await post('k'.repeat(255), 'Long')).status, 201)
  t.equal((await post('0', 'Short')).status, 201)
  for (const key of ['k'.repeat(256), '', '""', ' ', '\xe9', 'a\tb', '\xc3\xa9']) {
    const label = JSON.stringify(key.slice(0, 10))
    const problem = isProblem(t, await post(key, 'Refused'), 400, 'validation_failed', label)
    t.match(problem.errors?.[0], { location: 'header', pointer: /idempotency-key/i }, label)
  }
  t.equal(await rowsIn(workspace, 'tags', 'Refused'), 0)
})

t.test('a key is free again after 24 hours', async (t) => {
  const { api, database, workspaceId } = await start()
  const headers = keyed('of yesterday')
  const { body: first } = await api.createGroup({ body: { name: 'Yesterday' }, headers })
  const age = (interval: string) => database.admin`update idempotency_keys
    set created_at = now() - ${interval}::interval where workspace_id = ${workspaceId}`

  await age('23 hours 59 minutes')
  const within = await api.createGroup({ body: { name: 'Yesterday' }, headers })
  await age('24 hours 1 second')
  const after = await api.createGroup({ body: { name: 'Today' }, headers })
  const again = await api.createGroup({ body: { name: 'Today' }, headers })

  t.equal(within.body.id, first.id)
  t.equal(after.status, 201)
  t.equal(after.headers['idempotency-replayed'], undefined)
  t.not(after.body.id, first.id)
  t.equal(again.body.id, after.body.id)
})

t.test('what is cut off before its commit leaves neither change nor key', async (t) => {
  const workspace = await workspaceOn(await startServer(t, { poolSize: 2 }))
  const { api, database } = workspace
  const headers = keyed('cut off')
  const post = () => api.createGroup({ body: { name: 'Cut off' }, headers })

  // Its own answer is what the transaction stores last
  const cut = await whileOpen(database, async (sql) => {
    await sql`lock table idempotency_keys in exclusive mode`
    const reply = post()
    await endWaiting(database)
    return reply
  })
  const left = [await rowsIn(workspace, 'groups', 'Cut off'), (await keys(workspace)).length]
  const retried = await post()

  t.match(cut, { status: 503, body: { code: 'unavailable' }, headers: { 'retry-after': '1' } })
  t.same(left, [0, 0])
  t.equal(retried.status, 201)
  t.equal(await rowsIn(workspace, 'groups', 'Cut off'), 1)
})

t.test('an answer lost after the commit is given to whoever asks again', async (t) => {
  const { api, database, proxy, workspaceId } = await startBehindProxy(t, { poolSize: 2 })
  const post = () => api.createGroup({ body: { name: 'Lost and found' }, headers: keyed('lost') })

  proxy.loseAnswerTo(/commit\0/i)
  const lost = await post()
  const found = await post()

  t.match(lost, { status: 503, headers: { 'retry-after': '1' } })
  t.match(found, { status: 201, headers: { 'idempotency-replayed': 'true' } })
  const rows = await database.admin`select id from groups
    where workspace_id = ${workspaceId} and name = 'Lost and found'`
  t.same(rows, [{ id: found.body.id }])
})

t.test(
  'a change whose connection falls silent before anything is answered is refused',
  async (t) => {
    const { api, database, proxy } = await startBehindProxy(t, { poolSize: 2, deadlineMs: 500 })
    const post = (name: string) => api.createGroup({ body: { name } })
    const first = await post('First')

    // With it goes the question whether the token still holds
    proxy.loseAnswerTo(/begin/i, true)
    const lost = await post('Lost')
    const next = await post('Next')

    t.equal(first.status, 201)
    t.match(lost, { status: 503, headers: { 'retry-after': '1' } })
    t.equal(next.status, 201)
    const rows = await database.admin`select name from groups where name in ('Lost', 'Next')`
    t.same([...rows], [{ name: 'Next' }])
  },
)

t.test('a secret that was answered is kept so that only its token reads it', async (t) => {
  const workspace = await start()
  const { api, tokenWith, database } = workspace
  const headers = keyed('secret')
  const post = (token?: string) =>
    api.createApiToken({
      body: { name: 'Export', scopes: ['tags:read'] },
      headers,
      ...(token && { token }),
    })

  const first = await post()
  const second = await post()
  const other = await post(await tokenWith('tokens:write', 'tags:read'))
  const [row] = await database.admin`select body from idempotency_keys
    where workspace_id = ${workspace.workspaceId}`

  t.match(second.body.data.token, /^swb_/)
  t.equal(second.text, first.text)
  t.match(other, { status: 422, body: { code: 'idempotency_key_reused' } })
  t.notOk((row as { body: Buffer }).body.includes(first.body.data.token), 'not in the clear')
})

async function rowsIn(
  { database, workspaceId }: Workspace,
  table: 'groups' | 'tags',
  name: string,
): Promise<number> {
  const { admin } = database
  const [row] = await admin`select count(*)::int as n from ${admin(table)}
    where workspace_id = ${workspaceId} and name like ${name}`
  return row?.['n'] as number
}

async function keys({ database, workspaceId }: Workspace): Promise<unknown[]> {
  return [
    ...(await database.admin`select key from idempotency_keys
    where workspace_id = ${workspaceId}`),
  ]
}
