import t from 'tap'
import { connect } from 'node:net'
import { setTimeout as pace } from 'node:timers/promises'
import { basePath } from '../../generated/routes.ts'
import { demoIds } from '../../src/workspaces/demo.ts'
import { mintToken } from '../../src/auth/tokens.ts'
import { changesOfType } from '../helpers/log.ts'
import { start, startServer, type Workspace, workspaceOn } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

const params = { id: demoIds.ticket }

interface Case {
  readonly name: string
  /** Ends the rights of a personal token of the agent. */
  readonly end: (workspace: Workspace, tokenId: string) => Promise<unknown>
  readonly refusal: { status: number; code: string }
}

const cases: Case[] = [
  {
    name: 'a revoked token',
    end: async ({ api }, id) => api.revokeApiToken({ params: { id } }),
    refusal: { status: 401, code: 'token_revoked' },
  },
  {
    name: 'a token of fewer scopes',
    end: async ({ api }, id) =>
      api.updateApiToken({ params: { id }, body: { scopes: ['contacts:read'] } }),
    refusal: { status: 403, code: 'insufficient_scope' },
  },
  {
    name: 'a token that has expired',
    end: async ({ database }, id) =>
      database.admin`update api_tokens set expires_at = now() where id = ${id}`,
    refusal: { status: 401, code: 'token_expired' },
  },
  {
    name: 'a suspended user',
    end: async ({ database, workspaceId }) =>
      database.admin`update users set status = 'suspended'
        where workspace_id = ${workspaceId} and id = ${demoIds.agent}`,
    refusal: { status: 401, code: 'token_user_not_active' },
  },
  {
    name: 'a user without roles',
    end: async ({ database, workspaceId }) =>
      database.admin`delete from user_roles
        where workspace_id = ${workspaceId} and user_id = ${demoIds.agent}`,
    refusal: { status: 403, code: 'insufficient_scope' },
  },
  {
    name: 'a role of fewer permissions',
    end: async ({ database, workspaceId }) =>
      database.admin`update roles set system_name = null, permissions = '{contacts:read}'
        where workspace_id = ${workspaceId} and system_name = 'agent'`,
    refusal: { status: 403, code: 'insufficient_scope' },
  },
  {
    name: 'a suspended workspace',
    end: async ({ database, workspaceId }) =>
      database.admin`update workspaces set suspended_at = now() where id = ${workspaceId}`,
    refusal: { status: 401, code: 'workspace_suspended' },
  },
]

for (const { name, end, refusal } of cases) {
  t.test(`${name} is refused on the next request, whatever goes on`, async (t) => {
    const workspace = await start()
    const { api, database, workspaceId } = workspace
    const { body } = await api.createApiToken({
      body: { name: 'Agent', kind: 'personal', userId: demoIds.agent, scopes: ['*'] },
    })
    const { token } = body.data
    let ended = false
    let streaming = true
    let asked = 0
    const ask = async () => {
      const isAfter = ended
      const title = isAfter ? 'After' : `Before ${asked}`
      const isRead = asked++ % 3 > 0
      const reply = isRead
        ? await api.getTicket({ params, token })
        : await api.updateTicket({ params, body: { title }, token })
      return { isAfter, isRead, status: reply.status, body: reply.body }
    }
    const replies: Array<Promise<Awaited<ReturnType<typeof ask>>>> = []
    const stream = (async () => {
      while (streaming) {
        replies.push(ask())
        await pace(2)
      }
    })()

    await until(() => replies.length > 20)
    await end(workspace, body.data.id)
    ended = true
    const next = await ask()
    const sent = replies.length
    await until(() => replies.length > sent + 20)
    streaming = false
    await stream
    const all = await Promise.all(replies)

    t.match(next, { status: refusal.status, body: { code: refusal.code } })
    const before = all.filter(({ isAfter }) => !isAfter)
    const after = all.filter(({ isAfter }) => isAfter)
    t.ok(before.length > 20, 'requests were sent before the end')
    t.equal(before[0]?.status, 200)
    t.ok(after.length > 20, 'requests were sent after the end')
    t.same([...new Set(after.map(({ isRead }) => isRead))].sort(), [false, true], 'of both kinds')
    t.same(
      after.filter(({ status }) => status !== refusal.status),
      [],
    )
    const emitted = await changesOfType(database.admin, workspaceId, 'ticket.updated')
    t.notOk(
      emitted.some(({ data }) => data['title'] === 'After'),
      'nothing was written, either',
    )
  })
}

t.test('rights that have grown count on the next request', async (t) => {
  const { api, database, workspaceId } = await start()
  await database.admin`update roles set system_name = null, permissions = '{contacts:read}'
    where workspace_id = ${workspaceId} and system_name = 'agent'`
  const { body } = await api.createApiToken({
    body: { name: 'Agent', kind: 'personal', userId: demoIds.agent, scopes: ['*'] },
  })
  const { token } = body.data
  const before = await api.getTicket({ params, token })

  await database.admin`update roles set permissions = '{contacts:read,tickets:read}'
    where workspace_id = ${workspaceId} and permissions = '{contacts:read}'`

  t.equal(before.status, 403)
  t.equal((await api.getTicket({ params, token })).status, 200)
})

t.test('what is refused to an actor as it was is asked again for it as it is', async (t) => {
  const { api, database, workspaceId } = await start()
  const { body } = await api.createApiToken({
    body: { name: 'Agent', kind: 'personal', userId: demoIds.agent, scopes: ['*'] },
  })
  const { token } = body.data
  await api.getTicket({ params, token })
  await database.admin`update users set status = 'suspended'
    where workspace_id = ${workspaceId} and id = ${demoIds.agent}`

  const unknown = await api.getTicket({ params: { id: demoIds.contact }, token })
  const wrong = await api.listTickets({ query: { page: 0 as never }, token })

  t.equal(unknown.status, 401, 'rather than 404')
  t.equal(wrong.status, 401, 'rather than 400')
})

t.test('what a recalled actor may not write any more is undone and not kept', async (t) => {
  const workspace = await start()
  const { api, database, workspaceId } = workspace
  const key = { 'idempotency-key': 'once' }
  const attempts = [
    {
      name: 'a change',
      ask: (token: string) => api.updateTicket({ params, body: { title: 'Gone' }, token }),
    },
    {
      name: 'a change of what is not there',
      ask: (token: string) =>
        api.updateTicket({ params: { id: demoIds.contact }, body: { title: 'Gone' }, token }),
    },
    {
      name: 'a body that is not valid',
      ask: (token: string) => api.updateTicket({ params, body: { title: '' }, token }),
    },
    {
      name: 'a creation under a key',
      ask: (token: string) => api.createTag({ body: { name: 'Gone' }, headers: key, token }),
    },
    {
      name: 'a refusal that would be kept under a key',
      ask: (token: string) =>
        api.createTicket({
          body: { title: 'Gone', contactId: demoIds.ticket },
          headers: { 'idempotency-key': 'another' },
          token,
        }),
    },
  ]
  for (const { name, ask } of attempts) {
    const { body } = await api.createApiToken({
      body: { name, kind: 'personal', userId: demoIds.agent, scopes: ['*'] },
    })
    const { token, id } = body.data
    t.equal((await api.getTicket({ params, token })).status, 200)
    await api.revokeApiToken({ params: { id } })

    t.equal((await ask(token)).status, 401, name)
  }

  const [left] = await database.admin`select
    (select count(*)::int from tags where workspace_id = ${workspaceId} and name = 'Gone') as tags,
    (select count(*)::int from idempotency_keys where workspace_id = ${workspaceId}) as keys,
    (select count(*)::int from tickets where workspace_id = ${workspaceId}
      and title = 'Gone') as tickets`
  t.same({ ...left }, { tags: 0, keys: 0, tickets: 0 })
})

t.test(
  'requests of one token that arrive together are all refused once it is revoked',
  async (t) => {
    const server = await startServer(t)
    const { api } = await workspaceOn(server)
    const { body } = await api.createApiToken({
      body: { name: 'Agent', kind: 'personal', userId: demoIds.agent, scopes: ['*'] },
    })
    const { token, id } = body.data
    t.equal((await api.getTicket({ params, token })).status, 200)

    const together = await pipelined(server.origin, token, 5)
    await api.revokeApiToken({ params: { id } })
    const after = await pipelined(server.origin, token, 5)

    t.same(together, [200, 200, 200, 200, 200])
    t.same(after, [401, 401, 401, 401, 401])
  },
)

t.test(
  'past their limit wrong tokens cost a look-up a second, and right ones still count',
  async (t) => {
    let lookUps = 0
    const server = await startServer(t, {
      // A tenth of it is the limit of refusals
      rateLimit: 600,
      onStatement: (text) => {
        if (/from "api_tokens"/.test(text) && text.includes('"hash"')) lookUps++
      },
    })
    const narrow = await workspaceOn(server)
    t.equal((await narrow.api.getTicket({ params })).status, 200)
    const guess = async () => narrow.api.getTicket({ params, token: mintToken() })
    const guesses = await Promise.all(Array.from({ length: 70 }, guess))
    t.same([...new Set(guesses.map(({ status }) => status))].sort(), [401, 429])
    t.ok(lookUps >= 60)
    const before = lookUps
    const startedAt = performance.now()

    const more = await Promise.all(Array.from({ length: 50 }, guess))

    t.same([...new Set(more.map(({ status }) => status))], [429])
    t.match(more[0], {
      body: { code: 'rate_limited', policy: /^"refused";/ },
      headers: { 'retry-after': /^\d+$/ },
    })
    const seconds = (performance.now() - startedAt) / 1000
    t.ok(lookUps <= before + 1 + seconds, `${lookUps - before} look-ups in ${seconds} s`)
    t.equal((await narrow.api.getTicket({ params })).status, 200, 'a token that is known goes on')
    const unseen = await narrow.tokenWith('tickets:read')
    await until(async () => (await narrow.api.getTicket({ params, token: unseen })).status === 200)
  },
)

/** The statuses of as many requests for a ticket, sent in one write (RFC 9112, section 9.3.2). */
async function pipelined(origin: string, token: string, count: number): Promise<number[]> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  const request =
    `GET ${basePath}/tickets/${params.id} HTTP/1.1\r\nHost: a\r\n` +
    `Authorization: Bearer ${token}\r\n\r\n`
  let text = ''
  socket.setEncoding('utf8').on('data', (more) => (text += String(more)))
  socket.write(request.repeat(count))
  const statuses = () => [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, code]) => Number(code))
  await until(() => statuses().length >= count)
  socket.destroy()
  return statuses()
}
