import t from 'tap'
import { type Route, routes, type Scope, scopes } from '../../generated/routes.ts'
import { holds } from '../../src/auth/scopes.ts'
import { demoIds } from '../../src/workspaces/demo.ts'
import { newId } from '../../src/lib/ids.ts'
import { createToken, createUser } from '../../src/workspaces/workspaces.ts'
import { call, type Client, type LooseOptions } from '../helpers/client.ts'
import { preparedRequest } from '../helpers/requests.ts'
import { start, type Workspace } from '../helpers/start.ts'
import { untilLinksHold } from '../helpers/until.ts'

// Heartbeats and signals may be repeated; counts and a simulation change nothing
const keptNothing = new Set([
  'countConversations',
  'countTickets',
  'sendHeartbeat',
  'sendTyping',
  'simulateRouting',
])

const talk = { id: demoIds.directConversation }
const ticket = { id: demoIds.ticket }

/** Requests that change something, where the example of the contract does not. */
const changing: Readonly<
  Record<string, (api: Client, workspace: Workspace) => Promise<LooseOptions>>
> = {
  assignConversation: async () => ({ params: talk, body: { assigneeId: demoIds.owner } }),
  assignTicket: async () => ({ params: ticket, body: { assigneeId: demoIds.owner } }),
  async markConversationUnread(api) {
    await api.markConversationRead({ params: talk })
    return { params: talk }
  },
  async pullQueueEntry(api) {
    await api.rejectReservation({ params: { id: demoIds.reservation } })
    return { params: { id: demoIds.queue } }
  },
  async reparseMessage(_, { database: { admin }, workspaceId }) {
    const params = { id: demoIds.receivedMessage }
    await admin`update messages set message = 'The cr?ne'
      where workspace_id = ${workspaceId} and id = ${params.id}`
    return { params }
  },
  async reopenConversation(api) {
    await api.closeConversation({ params: talk, body: {} })
    return { params: talk }
  },
  async restoreContact(api) {
    await api.deleteContact({ params: { id: demoIds.contact } })
    return { params: { id: demoIds.contact } }
  },
  async restoreMediaFile(api) {
    await api.deleteMediaFile({ params: { id: demoIds.mediaFile } })
    return { params: { id: demoIds.mediaFile } }
  },
  async restoreTicket(api) {
    await api.deleteTicket({ params: ticket })
    return { params: ticket }
  },
  async restoreUser(api) {
    const params = { id: demoIds.agent }
    await api.deleteUser({ params, query: { reassignTo: 'none' } })
    return { params }
  },
  async resumeConversation(api) {
    await api.holdConversation({ params: talk })
    return { params: talk }
  },
  async routeConversation(api) {
    const params = { id: demoIds.queue }
    const all = [{ field: 'channel', operator: 'exists' as const, value: true }]
    await api.assignConversation({ params: talk, body: { assigneeId: null } })
    await api.updateAutomationQueue({ params, body: { channels: [], conditions: { all } } })
    return { params: talk }
  },
  async routeTicket(api) {
    const of = { contact_id: demoIds.contact, assigneeId: demoIds.agent, queueId: demoIds.queue }
    const { body } = await api.createTicket({ body: { title: 'New', ...of } })
    await api.assignTicket({ params: { id: body.data.id }, body: { assigneeId: null } })
    return { params: { id: body.data.id } }
  },
  async updateMessageStatus(api) {
    const { body } = await api.sendMessage({
      body: { conversationId: talk.id, messageType: 'text', message: 'Hello' },
    })
    const receipt = { messageId: body.data.id, status: 'delivered' }
    return { params: { id: demoIds.otherChannel }, body: receipt }
  },
}

const posts = routes.filter(({ idempotent }) => idempotent)

t.test('what a key answered belongs to its caller, for every post', async (t) => {
  t.ok(posts.length > 50, `${posts.length} operations`)
  for (const route of posts.filter(({ id }) => !keptNothing.has(id))) {
    const workspace = await start()
    const { token } = workspace
    const sound = await changingRequest(route, workspace)
    const post = (by: string) =>
      call(workspace.origin, by, route, { ...sound, headers: keyed('once "and" again') })
    const [same, narrower, otherUser, service] = await Promise.all([
      tokenOf(workspace, demoIds.owner, ['*']),
      tokenOf(workspace, demoIds.owner, scopesBut(route)),
      tokenOf(workspace, await secondOwner(workspace), ['*']),
      tokenOf(workspace, undefined, ['*']),
    ])

    await untilLinksHold()
    const first = await post(token)
    t.ok(first.status < 300, `${route.id} ${first.text}`)
    t.equal(first.headers['idempotency-replayed'], undefined, route.id)

    const repeated = await post(token)
    t.match(repeated, { status: first.status, text: first.text }, route.id)
    t.equal(repeated.headers['idempotency-replayed'], 'true', route.id)
    for (const name of ['etag', 'location', 'content-type']) {
      t.equal(repeated.headers[name], first.headers[name], `${route.id} ${name}`)
    }
    t.not(repeated.headers['x-request-id'], first.headers['x-request-id'], `${route.id} request id`)

    const reused = { status: 422, body: { code: 'idempotency_key_reused' } }
    const again = await post(same)
    if (route.secret) t.match(again, reused, `${route.id} shows its secret to no other token`)
    else t.match(again, { status: first.status, text: first.text }, `${route.id} of the same user`)
    t.match(await post(narrower), reused, `${route.id} with fewer scopes`)
    t.match(await post(otherUser), reused, `${route.id} of another user`)
    t.match(await post(service), reused, `${route.id} of a service token`)

    // As it is after a large reply, or after what it said was erased
    const { admin } = workspace.database
    const removed = await admin`update idempotency_keys set body = null, digest = null
      where workspace_id = ${workspace.workspaceId} and object_id is not null returning key`
    t.equal(removed.length, route.etag && !route.secret ? 1 : 0, `${route.id} notes its object`)
    const reread = await post(token)
    t.match(reread, { status: first.status, text: first.text }, `${route.id} read again`)
    for (const name of ['etag', 'location', 'content-type']) {
      t.equal(reread.headers[name], first.headers[name], `${route.id} ${name} read again`)
    }

    const elsewhere = await start()
    const there = await changingRequest(route, elsewhere)
    const headers = keyed('once "and" again')
    const other = await call(elsewhere.origin, elsewhere.token, route, { ...there, headers })
    t.equal(other.status, first.status, `${route.id} in another workspace ${other.text}`)
    t.equal(other.headers['idempotency-replayed'], undefined, route.id)
  }
})

t.test('a reply is kept if and only if the request changed something', async (t) => {
  for (const route of posts) {
    const workspace = await start()
    const post = (options: LooseOptions, key: string) =>
      call(workspace.origin, workspace.token, route, { ...options, headers: keyed(key) })
    const check = async (options: LooseOptions, key: string) => {
      const before = await contentOf(workspace)
      const { status } = await post(options, key)
      const hasChanged = (await contentOf(workspace)) !== before
      const isKept = (await keys(workspace)).includes(key)
      const isWanted = hasChanged && !keptNothing.has(route.id)
      t.equal(isKept, isWanted, `${route.id} ${key} ${status}`)
    }
    await check(await preparedRequest(route, workspace.api), 'example')
    if (changing[route.id]) await check(await changingRequest(route, workspace), 'changing')
  }
})

function keyed(key: string) {
  return { 'idempotency-key': key }
}

function changingRequest(route: Route, workspace: Workspace): Promise<LooseOptions> {
  return changing[route.id]?.(workspace.api, workspace) ?? preparedRequest(route, workspace.api)
}

/** A digest of everything that the workspace has, but for kept replies and when a token was used. */
async function contentOf({ database: { admin }, workspaceId }: Workspace): Promise<string> {
  const tables = await admin<Array<{ name: string }>>`
    select c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id'
    where c.relkind in ('r', 'p') and not c.relispartition
      and c.relnamespace = 'public'::regnamespace
      and c.relname not in ('idempotency_keys', 'api_tokens')`
  const digests = tables.map(
    ({ name }) => `(select md5(string_agg(t::text, '|' order by t::text))
      from ${name} t where workspace_id = '${workspaceId}')`,
  )
  const [row] = await admin.unsafe(`select concat_ws(',', ${digests.join()}) as digest`)
  return row?.['digest'] as string
}

/** Every scope but one that the operation does not ask for. */
function scopesBut({ scopes: needed }: Route): Scope[] {
  const all = scopes.filter((scope) => scope !== '*')
  const left = all.find((scope) => !needed.some((one) => holds([scope], one)))
  return all.filter((scope) => scope !== left)
}

function tokenOf({ pool, workspaceId }: Workspace, userId: string | undefined, held: Scope[]) {
  const now = new Date().toISOString()
  return pool.transaction((db) =>
    createToken(db, workspaceId, { name: 'Test', scopes: held, userId, days: 1 }, now),
  )
}

async function secondOwner({ pool, workspaceId }: Workspace): Promise<string> {
  const user = { id: newId(), name: 'Other', email: 'other@switchboard.example' }
  await pool.transaction((db) =>
    createUser(db, workspaceId, user, 'owner', new Date().toISOString()),
  )
  return user.id
}

async function keys({ database, workspaceId }: Workspace): Promise<string[]> {
  const rows = await database.admin<Array<{ key: string }>>`
    select key from idempotency_keys where workspace_id = ${workspaceId}`
  return rows.map(({ key }) => key)
}
