import t, { type Test } from 'tap'
import { type Route, type Scope, routes, scopes } from '../../generated/routes.ts'
import { holds } from '../../src/auth/scopes.ts'
import { mintToken } from '../../src/auth/tokens.ts'
import { newId } from '../../src/lib/ids.ts'
import type { OperationId } from '../../generated/operations.ts'
import { ownerSession } from '../helpers/sessions.ts'
import { tokenOf } from '../helpers/agents.ts'
import { call, type LooseOptions, type Reply, resolve } from '../helpers/client.ts'
import { bodyReferences, operationOf, parametersOf, soundRequest } from '../helpers/requests.ts'
import { start, startServer, type Workspace, workspaceOn } from '../helpers/start.ts'

t.test('every operation asks for a token, its scopes and a sound request', async (t) => {
  const workspace = await start()
  for (const route of routes) {
    const send = (options: LooseOptions) =>
      call(workspace.origin, workspace.token, route, { ...soundRequest(route), ...options })

    const query = await send({ query: { ...soundRequest(route).query, surplus: '1' } })
    t.match(
      query,
      { status: 400, body: { code: 'validation_failed', errors: [{ pointer: '/surplus' }] } },
      `${route.id} unknown query parameter`,
    )
    if (route.isPublic) {
      const open = await send({ token: null })
      const withToken = await send({ token: mintToken() })
      t.notMatch(open, { body: { code: 'token_missing' } }, `${route.id} without token`)
      t.equal(withToken.status, open.status, `${route.id} does not look at a token`)
      continue
    }
    const without = await send({ token: null })
    t.match(without, { status: 401, body: { code: 'token_missing' } }, `${route.id} without token`)
    t.equal(without.headers['www-authenticate'], 'Bearer')
    const unknown = await send({ token: mintToken() })
    t.match(unknown, { status: 401, body: { code: 'token_invalid' } }, `${route.id} unknown token`)
    const accept = await send({ headers: { accept: 'text/html' } })
    // Of bytes, any type may be meant
    if (route.isBinary) t.equal(accept.status, 200, `${route.id} Accept`)
    else t.match(accept, { status: 406, body: { code: 'not_acceptable' } }, `${route.id} Accept`)
    await checkScopes(t, workspace, route)
  }
})

t.test('a user without the scope reaches objects of its own, and no others', async (t) => {
  const workspace = await start()
  const { body } = await workspace.api.createRole({ body: { name: 'None', permissions: [] } })
  const invited = await workspace.api.inviteUser({
    body: { name: 'Nia', email: 'nia@none.example', roleIds: [body.data.id] },
  })
  const userId = invited.body.data.id
  await workspace.api.updateUser({ params: { id: userId }, body: { status: 'active' } })
  const token = await tokenOf(workspace, userId, '*')
  for (const route of routes.filter(({ isOwn }) => isOwn)) {
    const reply = await call(workspace.origin, token, route, soundRequest(route))
    const isOne = parametersOf(route, 'path').length > 0
    if (isOne) t.match(reply, { status: 404, body: { code: 'not_found' } }, route.id)
    else t.match(reply, { status: 200 }, route.id)
    const rows = isOne ? [] : (reply.body as Page).data
    for (const row of rows) {
      t.equal(row.userId ?? row.user?.id, userId, `${route.id} shows what belongs to the user`)
    }
  }
})

interface Page {
  readonly data: ReadonlyArray<{
    readonly userId?: string
    readonly user?: { readonly id: string }
  }>
}

const tokens = new Map<Scope, Promise<string>>()

/** A token with every scope but those that hold one. */
async function tokenWithout(workspace: Workspace, needed: Scope): Promise<string> {
  const others = scopes.filter((scope) => !holds([scope], needed)) as Scope[]
  const token = tokens.get(needed) ?? workspace.tokenWith(...others)
  tokens.set(needed, token)
  return token
}

async function checkScopes(t: Test, workspace: Workspace, route: Route): Promise<void> {
  const needed = route.scopes[0]
  if (needed === undefined) return
  const token = await tokenWithout(workspace, needed)

  const reply = await call(workspace.origin, token, route, {
    ...soundRequest(route),
    // Decided before any look-up: an unknown id makes no difference
    params: Object.fromEntries(
      parametersOf(route, 'path').map(({ name, schema }) => [
        name,
        resolve(schema).type === 'integer' ? '4711' : newId(),
      ]),
    ),
  })

  t.match(
    reply,
    { status: 403, body: { code: 'insufficient_scope', requiredScopes: [needed] } },
    `${route.id} without ${needed}`,
  )
  t.match(reply.headers['www-authenticate'], 'insufficient_scope')
}

t.test('an operation without a token says that it answers JSON alone', async (t) => {
  const { origin } = await start()
  const refusing = routes.filter(
    (route) => route.isPublic && operationOf(route).responses['406'] !== undefined,
  )
  t.ok(refusing.length > 3, `${refusing.length} operations`)
  for (const route of refusing) {
    const headers = { accept: 'text/html' }
    const reply = await call(origin, '', route, { ...soundRequest(route), token: null, headers })
    t.match(reply, { status: 406, body: { code: 'not_acceptable' } }, route.id)
  }
})

t.test('every body is limited in size and media type', async (t) => {
  const workspace = await start()
  for (const route of routes.filter(({ bodyTypes }) => bodyTypes.length > 0)) {
    const sound = soundRequest(route)

    const large = await call(workspace.origin, workspace.token, route, {
      ...sound,
      body: { name: 'x'.repeat(1_048_577) },
    })
    t.match(
      large,
      { status: 413, body: { code: 'payload_too_large', limitBytes: 1_048_576 } },
      route.id,
    )

    const text = await call(workspace.origin, workspace.token, route, {
      ...sound,
      headers: { 'content-type': 'text/plain' },
    })
    t.match(
      text,
      { status: 415, body: { code: 'unsupported_media_type', supported: [...route.bodyTypes] } },
      route.id,
    )
  }
})

t.test("another workspace's id in a path answers like an unknown one", async (t) => {
  const mine = await start()
  const foreign = await foreignObjects(await start())
  for (const route of routes) {
    for (const { name, schema } of parametersOf(route, 'path')) {
      const resource = resolve(schema)['x-references']
      if (resolve(schema).type === 'integer') continue
      const id = foreign[resource]
      if (id === undefined) throw new Error(`${route.id}: no foreign ${resource} to try`)
      const sound = soundRequest(route)
      const send = (value: string) =>
        call(mine.origin, mine.token, route, {
          ...sound,
          params: { ...sound.params, [name]: value },
        })

      const unknownId = newId()
      const [unknown, other] = [await send(unknownId), await send(id)]

      t.equal(unknown.status, 404, `${route.id} ${name}`)
      t.same(masked(other, id), masked(unknown, unknownId), `${route.id} ${name}`)
    }
  }
})

t.test("another workspace's id in a body or filter answers like an unknown one", async (t) => {
  const mine = await start()
  const foreign = await foreignObjects(await start())
  let tried = 0
  for (const route of routes) {
    const sound = soundRequest(route)
    const compare = async (label: string, id: string, options: (id: string) => LooseOptions) => {
      const unknownId = newId()
      const unknown = await call(mine.origin, mine.token, route, {
        ...sound,
        ...options(unknownId),
      })
      const other = await call(mine.origin, mine.token, route, { ...sound, ...options(id) })
      t.same(masked(other, id), masked(unknown, unknownId), `${route.id} ${label}`)
      tried += 1
      return other
    }

    for (const { resource, member, body, valueFor } of bodyReferences(route)) {
      const others = without(body, member)
      const reply = await compare(member, foreign[resource] ?? '', (id) => ({
        body: { ...others, ...extras(route, member), [member]: valueFor(id) },
      }))
      t.equal(reply.status, 422, `${route.id} ${member}`)
    }
    for (const { name, schema } of parametersOf(route, 'query')) {
      const node = resolve(schema)
      const resource = node['x-references'] ?? resolve(node.items ?? {})['x-references']
      if (resource === undefined) continue
      await compare(name, foreign[resource] ?? '', (id) => ({ query: { [name]: id } }))
    }
  }
  t.ok(tried >= 15, `${tried} references tried`)
})

t.test('every post keeps to its Idempotency-Key', async (t) => {
  const workspace = await start()
  for (const route of routes.filter(({ idempotent }) => idempotent)) {
    const key = `key of ${route.id}`
    const headers = { 'idempotency-key': key }
    await workspace.api.createTag({ body: { name: key }, headers })

    const reused = await call(workspace.origin, workspace.token, route, {
      ...soundRequest(route),
      ...(route.id === 'createTag' && { body: { name: 'another' } }),
      headers,
    })
    t.match(reused, { status: 422, body: { code: 'idempotency_key_reused' } }, route.id)

    const { admin } = workspace.database
    const lock = `${key} locked`
    await admin.unsafe(`select pg_advisory_lock(hashtextextended($1, hashtext($2)))`, [
      lock,
      workspace.workspaceId,
    ])
    const running = await call(workspace.origin, workspace.token, route, {
      ...soundRequest(route),
      headers: { 'idempotency-key': lock },
    })
    await admin`select pg_advisory_unlock_all()`
    t.match(running, { status: 409, body: { code: 'idempotency_in_progress' } }, route.id)
    t.equal(running.headers['retry-after'], '1')
  }
})

t.test('every operation has its place in the rate limit', async (t) => {
  const workspace = await workspaceOn(await startServer(t, { rateLimit: 0 }))
  for (const route of routes) {
    const reply = await call(workspace.origin, workspace.token, route, soundRequest(route))
    t.match(reply, { status: 429, body: { code: 'rate_limited' } }, route.id)
  }
})

/** One object of each kind in a workspace, by the names of `x-references`. */
async function foreignObjects(workspace: Workspace): Promise<Record<string, string>> {
  const { api, database, workspaceId } = workspace
  const contact = await api.createContact({ body: { name: 'Foreign contact' } })
  const group = await api.createGroup({ body: { name: 'Foreign group' } })
  const tag = await api.createTag({ body: { name: 'Foreign tag' } })
  const ticket = await api.createTicket({
    body: { title: 'Foreign ticket', contact_id: contact.body.data.id },
  })
  const identity = await api.addContactIdentity({
    params: { id: contact.body.data.id },
    body: { type: 'line', platformId: 'foreign' },
  })
  const category = await api.createCategory({ body: { value: 'Foreign category' } })
  const field = await api.createCustomField({
    body: { entity: 'ticket', systemName: 'cf_foreign', displayName: 'Foreign', type: 'text' },
  })
  const comment = await api.createTicketComment({
    params: { id: ticket.body.data.id },
    body: { text: 'Foreign comment' },
  })
  const token = await api.createApiToken({ body: { name: 'Foreign', scopes: ['tags:read'] } })
  const role = await api.createRole({ body: { name: 'Foreign role', permissions: [] } })
  const status = await api.createPresenceStatus({
    body: { systemName: 'foreign', displayName: 'Foreign', category: 'away' },
  })
  const roleIds = [role.body.data.id]
  const user = await api.inviteUser({
    body: { name: 'Foreign', email: 'foreign@example.com', roleIds },
  })
  const queue = await api.createAutomationQueue({
    body: { name: 'Foreign queue', strategy: 'round_robin' },
  })
  const queueId = queue.body.data.id
  const waiting = await api.createTicket({
    body: { title: 'Foreign waiting', contact_id: contact.body.data.id },
  })
  const entry = await api.addQueueEntry({
    params: { id: queueId },
    body: { entityType: 'ticket', entityId: waiting.body.data.id },
  })
  const reservation = newId()
  await database.admin`insert into reservations
    (workspace_id, id, queue_id, entry_id, entity_type, entity_id, kind, user_id, status, offered_at, ended_at)
    values (${workspaceId}, ${reservation}, ${queueId}, ${entry.body.data.id},
      'ticket', ${waiting.body.data.id}, 'task', ${user.body.data.id}, 'timeout', now(), now())`
  const folder = await api.createMediaFolder({ body: { name: 'Foreign folder' } })
  const file = await api.createMediaFileFromBase64({
    body: { name: 'foreign.txt', data: 'Zm9yZWlnbg==' },
  })
  const webhook = await api.createWebhook({
    body: { name: 'Foreign', url: 'https://example.com/', events: ['*'] },
  })
  const { id: webhookId } = webhook.body.data
  const delivery = await api.testWebhook({
    params: { id: webhookId },
    body: { type: 'tag.created' },
  })
  const events = await api.listEvents()
  const acts = await api.listAuditLogs()
  const channel = await api.createChannel({ body: { type: 'api', name: 'Foreign' } })
  const conversation = await api.createConversation({
    body: { contactId: contact.body.data.id, channelId: channel.body.data.id },
  })
  const message = await api.sendMessage({
    body: { conversationId: conversation.body.data.id, messageType: 'text', message: 'Foreign' },
  })
  const cxLog = await api.createCxLog({ body: {} })
  const session = await ownerSession(api)
  const cdr = await api.upsertCdr({ body: { provider: 'foreign', externalCallId: '1' } })
  await api.setCdrTranscript({
    params: { id: cdr.body.data.id },
    body: { segments: [{ speaker: 'agent', startMs: 0, endMs: 1, text: 'Foreign' }] },
  })
  return {
    cdr: cdr.body.data.id,
    cx_log: cxLog.body.data.id,
    automation_queue: queueId,
    queue_entry: entry.body.data.id,
    reservation,
    audit_log: acts.body.data[0]?.id ?? '',
    event: events.body.data.at(-1)?.id ?? '',
    webhook: webhookId,
    webhook_delivery: delivery.body.data.id,
    message: message.body.data.id,
    conversation: conversation.body.data.id,
    channel: channel.body.data.id,
    category: category.body.data.id,
    comment: comment.body.data.id,
    contact: contact.body.data.id,
    contact_identity: identity.body.data.id,
    custom_field: field.body.data.id,
    group: group.body.id,
    media_file: file.body.data.id,
    media_folder: folder.body.data.id,
    tag: tag.body.data.id,
    ticket: ticket.body.data.id,
    presence_status: status.body.data.id,
    role: role.body.data.id,
    session: session.id,
    api_token: token.body.data.id,
    user: user.body.data.id,
  }
}

/** A reply without what must differ: the id asked for and the request's own. */
function masked({ status, text, body }: Reply<OperationId>, id: string): unknown {
  const { requestId = '' } = body as { requestId?: string }
  return { status, text: text.replaceAll(id, 'ID').replaceAll(requestId || 'none', 'REQUEST') }
}

/** The alias of `contact_id` is given instead of it; a personal token is what takes a user. */
function extras(route: Route, member: string): Record<string, unknown> {
  return route.id === 'createApiToken' && member === 'userId' ? { kind: 'personal' } : {}
}

function without(body: unknown, member: string): Record<string, unknown> {
  const { [member]: _, ...others } = (body ?? {}) as Record<string, unknown>
  if (member === 'contactId') delete others['contact_id']
  if (member === 'presenceStatusId') delete others['systemName']
  // A message goes to one of them
  const targets = ['contactId', 'conversationId', 'groupId']
  if (targets.includes(member)) for (const target of targets) delete others[target]
  return others
}
