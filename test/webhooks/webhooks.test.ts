import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pino from 'pino'
import { Webhook } from 'standardwebhooks'
import t, { type Test } from 'tap'
import { eventTypes } from '../../generated/events.ts'
import type { Operations, Schema } from '../../generated/operations.ts'
import { disableWebhook } from '../../src/api/webhooks/disable.ts'
import { demoIds } from '../../src/workspaces/demo.ts'
import { deliveries, nextStep } from '../../src/events/delivery/deliver.ts'
import { insertLargeEvents } from '../helpers/log.ts'
import { targets } from '../../src/platform/net/target.ts'
import { startScheduler } from '../../src/platform/jobs/scheduler.ts'
import { noMeters } from '../../src/platform/telemetry/meters.ts'
import { mintSecret, signatures } from '../../src/platform/net/sign.ts'
import { freePort } from '../../src/lib/free-port.ts'
import { root } from '../../src/lib/root.ts'
import { secretsUnder } from '../../src/lib/seal.ts'
import { startDns } from '../helpers/dns.ts'
import { validatorOf } from '../helpers/client.ts'
import { startWork } from '../helpers/jobs.ts'
import { makeContact } from '../helpers/make.ts'
import { only } from '../helpers/only.ts'
import { ownerSession } from '../helpers/sessions.ts'
import { type Received, startReceiver } from '../helpers/receiver.ts'
import { type Server, startServer, type Workspace, workspaceOn } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

const silent = pino({ level: 'silent' })
const publicUrl = 'https://example.com/hook'

let shared: Promise<Server> | undefined
/** The addresses that the server of this file may reach at the moment. */
let reachable = targets()
let dnsServer = ''

async function startShared(): Promise<Server> {
  dnsServer = await startDns(t, () => ['192.31.196.1'])
  return startServer(t, {
    outside: {
      secrets: secretsUnder(['a key of 32 characters for tests']),
      targets: {
        resolve: (url) => reachable.resolve(url),
        resolveHost: (host, port) => reachable.resolveHost(host, port),
        require: (url, pointer) => reachable.require(url, pointer),
        requireHost: (host, port, pointer) => reachable.requireHost(host, port, pointer),
      },
    },
  })
}

/** A workspace whose deliveries may reach hosts of this machine, until the test ends: then it is suspended. */
async function withReceivers(test: Test, ...hosts: string[]): Promise<Workspace> {
  shared ??= startShared()
  const workspace = await workspaceOn(await shared)
  reachable = targets({ allow: hosts, dnsServers: [dnsServer] })
  const { database, workspaceId } = workspace
  test.teardown(async () => {
    await database.admin`update workspaces set suspended_at = now() where id = ${workspaceId}`
  })
  return workspace
}

/** Background work as a worker does it, until the test ends. */
function work(test: Test, { pool, secrets, targets }: Server): void {
  const jobs = startWork(pool, 120, { secrets, targets })
  test.teardown(() => jobs.stop())
}

async function create(
  { api }: Workspace,
  url: string,
  more: Partial<Schema<'WebhookCreate'>> = {},
): Promise<Schema<'WebhookSecret'>> {
  const body = { name: 'Hook', url, events: ['tag.*'], ...more }
  const reply = await api.createWebhook({ body })
  if (reply.status !== 201) throw new Error(reply.text)
  return reply.body.data
}

function typesOf(received: readonly Received[]): unknown[] {
  return received.map(({ body }) => (JSON.parse(body) as { type: string }).type)
}

t.test('a webhook is created, read, changed and deleted', async (t) => {
  const { api } = await withReceivers(t)

  const made = await api.createWebhook({
    body: {
      ...{ name: 'CRM', url: publicUrl, events: ['ticket.*', 'contact.created'] },
      ...{ authType: 'basic', credentials: { username: 'crm', password: 'p4ss-w0rd' } },
      filter: { all: [{ field: 'priority', operator: 'is', value: 'high' }] },
    },
  })
  t.match(made, { status: 201, headers: { location: /\/webhooks\// } })
  const { secret, ...rest } = made.body.data
  t.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/)
  t.match(rest, {
    ...{ status: 'enabled', authType: 'basic', payload: 'full', orderedBy: 'none' },
    ...{ timeoutSeconds: 15, maxPerSecond: null, consecutiveFailures: 0, version: 1 },
    filter: { all: only({ field: 'priority', operator: 'is', value: 'high' }), any: only() },
  })

  const params = { id: rest.id }
  const got = await api.getWebhook({ params })
  t.same(got.body.data, rest)
  t.notMatch(got.text, /p4ss|whsec_[A-Za-z0-9]/)
  const changed = await api.updateWebhook({
    params,
    body: { events: ['*'], status: 'disabled', filter: null, maxPerSecond: 5 },
    headers: { 'if-match': String(got.headers['etag']) },
  })
  t.match(changed.body.data, {
    ...{ events: only('*'), status: 'disabled', filter: null, maxPerSecond: 5, version: 2 },
    disabledReason: null,
  })
  const credentials = { username: 'crm', password: 'p4ss-again' }
  t.equal((await api.updateWebhook({ params, body: { credentials } })).status, 200)
  const headers = { 'if-match': String(got.headers['etag']) }
  t.equal((await api.updateWebhook({ params, body: { name: 'x' }, headers })).status, 412)
  t.equal((await api.rotateWebhookSecret({ params, body: {}, headers })).status, 412)
  t.equal((await api.deleteWebhook({ params, headers })).status, 412)
  for (const send of [
    api.testWebhook({ params, body: { type: 'tag.created' } }),
    api.replayWebhook({
      params,
      body: { from: '2026-01-01T00:00:00Z', to: '2026-02-01T00:00:00Z' },
    }),
  ]) {
    t.match(await send, { status: 409, body: { code: 'webhook_disabled' } })
  }

  t.match((await api.listWebhooks()).body, { total: 2, data: only({ id: rest.id }, {}) })
  const host = new URL(rest.url).host.toUpperCase()
  const byUrl = await api.listWebhooks({ query: { q: host } })
  t.ok(
    byUrl.body.data.some(({ id }) => id === rest.id),
    'by the URL',
  )
  t.equal((await api.deleteWebhook({ params })).status, 204)
  t.equal((await api.getWebhook({ params })).status, 404)
  const acts = await api.listAuditLogs({ query: { resourceId: rest.id } })
  t.same(
    acts.body.data.map(({ action }) => action),
    ['webhook.deleted', 'webhook.updated', 'webhook.updated', 'webhook.created'],
  )
  t.match(acts.body.data[1]?.changes, only({ path: '/credentials', old: '••••', new: '••••' }))
  t.notMatch(acts.text, /p4ss|whsec_[A-Za-z0-9]/)
})

t.test('a webhook that cannot be is refused', async (t) => {
  const { api, tokenWith } = await withReceivers(t)
  const body = { name: 'Hook', url: publicUrl, events: ['tag.created'] }
  const send = (more: object, token?: string) =>
    api.createWebhook({ body: { ...body, ...more }, ...(token !== undefined && { token }) })

  const refusal = { status: 422, body: { code: 'url_not_allowed', pointer: '/url' } }
  for (const url of ['http://example.com/', 'https://127.0.0.1/', 'https://localhost/', 'x']) {
    t.match(await send({ url }), refusal)
  }
  const split = `${publicUrl}\r\nX: y`
  t.match(await send({ url: split }), refusal)
  const { body: good } = await send({})
  const params = { id: good.data.id }
  t.match(await api.updateWebhook({ params, body: { url: split } }), refusal)
  t.equal((await api.deleteWebhook({ params })).status, 204)
  t.equal((await send({ events: ['tag.exploded'] })).status, 400)
  const token = await tokenWith('webhooks:write', 'tags:read')
  t.match(await send({ events: ['tag.created', 'ticket.created'] }, token), {
    status: 403,
    body: { requiredScopes: only('tickets:read') },
  })
  for (const auth of [
    { authType: 'basic' },
    { authType: 'bearer', credentials: { username: 'x', password: 'y' } },
    { credentials: { token: 'x' } },
    { authType: 'header', credentials: { name: 'Webhook-Signature', value: 'x' } },
  ]) {
    t.match(await send(auth), { status: 422, body: { code: 'rule_violated' } })
  }
  const injected = { authType: 'header', credentials: { name: 'x-key', value: 'a\r\nx: b' } }
  t.equal((await send(injected)).status, 400)
  for (let i = 0; i < 99; i++) await send({})
  t.match(await send({}), { status: 422, body: { code: 'rule_violated' } })
})

t.test('the catalogue of types has schemas that their samples fit', async (t) => {
  const { api } = await withReceivers(t)
  const { body } = await api.listWebhookEventTypes({ query: { pageSize: 100 } })

  t.equal(body.total, eventTypes.length)
  for (const { type, sample, schema } of body.data) {
    t.equal(sample['type'], type)
    t.ok(validatorOf(schema)(sample), `${type} ${JSON.stringify(validatorOf(schema).errors)}`)
  }
})

t.test('a signature is what another implementation expects', async (t) => {
  const [secret, old] = [mintSecret(), mintSecret()]
  const now = Math.floor(Date.now() / 1000)
  for (let i = 0; i < 2000; i++) {
    const body = JSON.stringify({ i, text: String.fromCodePoint(0x20 + i * 37) + 'æøå€😀' })
    const headers = {
      'webhook-id': `id-${i}`,
      'webhook-timestamp': String(now),
      'webhook-signature': signatures([secret, old], `id-${i}`, now, body),
    }
    for (const one of [secret, old]) new Webhook(one).verify(body, headers)
    if (i === 0) {
      t.throws(() => new Webhook(mintSecret()).verify(body, headers))
      t.throws(() => new Webhook(secret).verify(`${body} `, headers))
      for (const signature of ['', 'v1,', 'v1,AAAA']) {
        t.throws(() =>
          new Webhook(secret).verify(body, { ...headers, 'webhook-signature': signature }),
        )
      }
    }
  }
  t.equal(signatures([secret, old], 'x', now, '').split(' ').length, 2)
})

t.test('an event reaches those that it is for, signed', async (t) => {
  const [all, high, closed] = [
    await startReceiver(t),
    await startReceiver(t),
    await startReceiver(t),
  ]
  const workspace = await withReceivers(t, all.host, high.host, closed.host)
  const { api } = workspace
  await api.createTag({ body: { name: 'Before' } })
  const hook = await create(workspace, all.url, {
    ...{ authType: 'bearer', credentials: { token: 'receiver-token' } },
    events: ['tag.*', 'ticket.priority_changed'],
  })
  const filtered = await create(workspace, high.url, {
    events: ['ticket.*'],
    filter: {
      all: [{ field: 'priority', operator: 'in', value: ['urgent'] }],
      any: [{ field: 'tags.name', operator: 'is', value: 'Crane' }],
    },
    payload: 'thin',
  })
  await create(workspace, closed.url, { events: ['group.*'] })
  const update = (body: Operations['updateWebhook']['body']) =>
    api.updateWebhook({ params: { id: hook.id }, body })
  t.match(await update({ url: closed.url }), {
    status: 422,
    body: { code: 'rule_violated', pointer: '/credentials' },
  })
  t.equal((await update({ url: `${all.url}?again` })).status, 200)
  t.equal((await update({ url: all.url, credentials: { token: 'receiver-token' } })).status, 200)
  work(t, workspace)

  await api.createTag({ body: { name: 'Blåbær 😀' }, headers: { 'x-request-id': 'request-1' } })
  const long = { priority: 'low', description: 'x'.repeat(20_000) } as const
  await api.updateTicket({ params: { id: demoIds.ticket }, body: long })
  await api.updateTicket({ params: { id: demoIds.ticket }, body: { priority: 'urgent' } })
  await until(() => all.received.length === 3 && high.received.length === 1)

  const token = await workspace.tokenWith('events:read', 'tags:read', 'tickets:read')
  for (const { body, headers } of all.received) {
    const event = new Webhook(hook.secret).verify(body, headers) as Schema<'Event'>
    t.equal(headers['webhook-id'], event.id)
    t.equal(headers['authorization'], 'Bearer receiver-token')
    // Who receives it may have no scope for e-mail addresses of users
    const stored = await api.getEvent({ params: { id: event.id }, token })
    t.same(event, stored.body.data)
  }
  t.same(typesOf(all.received).sort(), [
    'tag.created',
    'ticket.priority_changed',
    'ticket.priority_changed',
  ])
  const thin = JSON.parse(high.received[0]?.body ?? '') as Schema<'Event'>
  t.same(thin.data, { id: demoIds.ticket })
  t.equal(thin.previous, null)
  t.equal(closed.received.length, 0)

  const params = { id: hook.id }
  await until(async () => (await api.getWebhook({ params })).body.data.lastSuccessAt !== null)
  // A queue that is signalled at once would be read forever
  await until(async () => {
    const queues = await workspace.database.admin`
      select from webhook_queues
      where workspace_id = ${workspace.workspaceId} and wake_at is not null`
    return queues.length === 0
  })
  const { body } = await api.listWebhookDeliveries({
    params,
    query: { status: ['succeeded'], type: ['tag.created'] },
  })
  t.match(body, { total: 1, data: only({ attempts: 1, responseStatus: 200, nextAttemptAt: null }) })
  const detail = await api.getWebhookDelivery({
    params: { ...params, deliveryId: body.data[0]?.id ?? '' },
  })
  const [attempt] = detail.body.data.attemptLog
  t.equal(attempt?.requestBody, all.received.find(({ body }) => body.includes('Bl'))?.body)
  t.match(attempt?.requestHeaders, { 'webhook-signature': 'v1,••••', authorization: '••••' })
  t.notMatch(detail.text, 'receiver-token')
  const { body: ofTickets } = await api.listWebhookDeliveries({
    params,
    query: { type: ['ticket.priority_changed'] },
  })
  const cut = await api.getWebhookDelivery({
    params: { ...params, deliveryId: ofTickets.data[0]?.id ?? '' },
  })
  const [{ requestBody }] = cut.body.data.attemptLog as [Schema<'WebhookAttempt'>]
  t.match(requestBody, /^.{16383}…$/)
  const blind = await api.getWebhookDelivery({
    params: { ...params, deliveryId: body.data[0]?.id ?? '' },
    token: await workspace.tokenWith('webhooks:read'),
  })
  t.match(
    blind.body.data.attemptLog,
    only({ requestBody: null, responseStatus: 200, responseHeaders: {}, responseBody: null }),
  )
  const other = { id: filtered.id, deliveryId: body.data[0]?.id ?? '' }
  t.equal((await api.getWebhookDelivery({ params: other })).status, 404)
})

t.test('the receiver of the documentation takes what is signed, and nothing else', async (t) => {
  const text = readFileSync(join(root, 'README.md'), 'utf8')
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(text) ?? []
  const file = join(mkdtempSync(join(tmpdir(), 'switchboard-receiver-')), 'receiver.mjs')
  writeFileSync(file, code)
  t.teardown(() => rmSync(dirname(file), { recursive: true }))
  const port = await freePort()
  const workspace = await withReceivers(t, `localhost:${port}`)
  const hook = await create(workspace, `http://localhost:${port}/`)
  const receiver = spawn(process.execPath, [file], {
    env: { PORT: String(port), WEBHOOK_SECRET: hook.secret },
  })
  t.teardown(() => receiver.kill())
  let out = ''
  receiver.stdout.setEncoding('utf8').on('data', (part: string) => (out += part))
  const send = (headers: Record<string, string>) =>
    fetch(`http://localhost:${port}/`, { method: 'POST', body: '{}', headers }).then(
      ({ status }) => status,
      () => undefined,
    )
  await until(async () => (await send({})) === 401)
  const at = String(Math.floor(Date.now() / 1000))
  const forged = { 'webhook-id': 'x', 'webhook-timestamp': at, 'webhook-signature': 'v1,AAAA' }
  t.equal(await send(forged), 401)
  work(t, workspace)

  const { body } = await workspace.api.createTag({ body: { name: 'Blåbær 😀' } })
  await until(() => out.includes(`tag.created ${body.data.id}`))
  const query = { status: ['succeeded' as const] }
  await until(async () => {
    const found = await workspace.api.listWebhookDeliveries({ params: { id: hook.id }, query })
    return found.body.data[0]?.responseStatus === 204
  })
})

t.test('a secret that was rotated signs on for a while', async (t) => {
  const receiver = await startReceiver(t)
  const workspace = await withReceivers(t, receiver.host)
  const { api, database, workspaceId } = workspace
  const hook = await create(workspace, receiver.url)
  const params = { id: hook.id }
  const rotated = await api.rotateWebhookSecret({ params, body: { overlapHours: 1 } })
  work(t, workspace)

  const sent = await api.testWebhook({ params, body: { type: 'ticket.closed' } })
  t.match(sent, { status: 202, body: { data: { status: 'pending', test: true } } })
  await until(() => receiver.received.length === 1)
  const [{ body, headers } = { body: '', headers: {} }] = receiver.received
  for (const { secret } of [hook, rotated.body.data]) {
    const event = new Webhook(secret).verify(body, headers) as Schema<'Event'>
    t.match(event, { test: true, type: 'ticket.closed', sequence: 0, id: sent.body.data.eventId })
  }
  t.ok(validatorOf({ $ref: '#/components/schemas/TicketEvent' })(JSON.parse(body)))

  await database.admin`
    update webhooks set old_secret_until = now() where workspace_id = ${workspaceId}`
  await api.testWebhook({ params, body: { type: 'ticket.closed' } })
  await until(() => receiver.received.length === 2)
  await api.rotateWebhookSecret({ params, body: { overlapHours: 0 } })
  await api.testWebhook({ params, body: { type: 'ticket.closed' } })
  await until(() => receiver.received.length === 3)
  for (const [nth, secret] of [hook.secret, rotated.body.data.secret].entries()) {
    const later = receiver.received[nth + 1]
    t.throws(() => new Webhook(secret).verify(later?.body ?? '', later?.headers ?? {}))
  }
})

t.test('what the maker may no longer read is not delivered', async (t) => {
  const receiver = await startReceiver(t)
  const workspace = await withReceivers(t, receiver.host)
  const { api } = workspace
  const made = await api.createApiToken({
    body: { name: 'Integration', scopes: ['webhooks:write', 'tags:read', 'groups:read'] },
  })
  const token = made.body.data.token
  const body = { name: 'All', url: receiver.url, events: ['*'] }
  const hook = await api.createWebhook({ body, token })
  work(t, workspace)

  await api.createTag({ body: { name: 'One' } })
  await api.createContact({ body: { name: 'Hidden' } })
  await until(() => receiver.received.length === 1)
  t.same(typesOf(receiver.received), ['tag.created'])

  // Rotating hands it on, narrowing counts at once
  const rotated = await api.rotateApiToken({
    params: { id: made.body.data.id },
    body: { overlapSeconds: 0 },
  })
  const params = { id: rotated.body.data.id }
  await api.updateApiToken({ params, body: { scopes: ['groups:read', 'webhooks:write'] } })
  await api.createTag({ body: { name: 'Two' } })
  await api.createGroup({ body: { name: 'Seen' } })
  await until(() => receiver.received.length === 2)
  t.same(typesOf(receiver.received), ['tag.created', 'group.created'])

  await api.revokeApiToken({ params })
  await api.createGroup({ body: { name: 'Unseen' } })
  const own = { id: hook.body.data.id }
  await until(async () => (await api.getWebhook({ params: own })).body.data.status === 'disabled')
  t.match((await api.getWebhook({ params: own })).body.data, { disabledReason: /was revoked/ })
  t.match(await api.testWebhook({ params: own, body: { type: 'group.created' } }), {
    status: 409,
    body: { code: 'webhook_disabled' },
  })
  t.equal(receiver.received.length, 2)
})

t.test('a webhook ends with its token or its user, unless another one takes it over', async (t) => {
  const receiver = await startReceiver(t)
  const workspace = await withReceivers(t, receiver.host)
  const { api, database, workspaceId } = workspace
  const personal = async (name: string, userId: string = demoIds.owner) => {
    const body = { name, kind: 'personal', userId, scopes: ['*'] } as const
    const reply = await api.createApiToken({ body: { ...body, scopes: ['*'] } })
    return reply.body.data
  }
  const leaked = await personal('Leaked')
  const expiring = await personal('Expiring')
  const made = async (name: string, token: string) => {
    const body = { name, url: receiver.url, events: ['tag.*'] }
    return { id: (await api.createWebhook({ body, token })).body.data.id }
  }
  const lost = await made('Lost', leaked.token)
  const kept = await made('Kept', leaked.token)
  const expired = await made('Expired', expiring.token)
  const session = await ownerSession(api)
  const screen = await made('Screen', session.token)
  const { roles } = (await api.getUser({ params: { id: demoIds.owner } })).body.data
  const { id: leaverId } = (
    await api.inviteUser({
      body: { name: 'Iva', email: 'iva@leavers.example', roleIds: roles.map(({ id }) => id) },
    })
  ).body.data
  await api.updateUser({ params: { id: leaverId }, body: { status: 'active' } })
  const left = await made('Left', (await personal('Leaver', leaverId)).token)
  // The owner's own token takes it over, although nothing changes
  t.equal((await api.updateWebhook({ params: kept, body: { status: 'enabled' } })).status, 200)
  // What waits when its token ends is not sent either
  const waiting = await api.testWebhook({ params: lost, body: { type: 'tag.created' } })
  await api.revokeApiToken({ params: { id: leaked.id } })
  await database.admin`update api_tokens set expires_at = now() - interval '1 second'
    where workspace_id = ${workspaceId} and id = ${expiring.id}`
  await api.endCurrentSession({ token: session.token })
  await api.updateUser({ params: { id: leaverId }, body: { status: 'suspended' } })
  work(t, workspace)
  await api.createTag({ body: { name: 'After' } })

  const stateOf = async (params: { id: string }) => (await api.getWebhook({ params })).body.data
  await until(async () => (await stateOf(lost)).status === 'disabled')
  await until(async () => (await stateOf(expired)).status === 'disabled')
  await until(async () => (await stateOf(left)).status === 'disabled')
  await until(() => receiver.received.length === 2)
  t.match(await stateOf(lost), { disabledReason: /was revoked/ })
  t.match(await stateOf(expired), { disabledReason: /has expired/ })
  t.match(await stateOf(left), { disabledReason: /was suspended or deleted/ })
  // A session ends too soon for its webhook to end with it
  t.match(await stateOf(screen), { status: 'enabled', disabledReason: null })
  t.match(await stateOf(kept), { status: 'enabled', disabledReason: null })
  const deliveryOf = { id: lost.id, deliveryId: waiting.body.data.id }
  t.match((await api.getWebhookDelivery({ params: deliveryOf })).body.data, {
    status: 'pending',
    attemptLog: only(),
  })
  const feed = await api.listEvents({ query: { types: ['webhook.disabled'] } })
  t.same(
    new Set(feed.body.data.map(({ data }) => data['id'])),
    new Set([lost.id, expired.id, left.id]),
  )

  // The user who enables it becomes its owner, and the waiting deliveries are sent
  t.match(await api.updateWebhook({ params: lost, body: { status: 'enabled' } }), {
    body: { data: { status: 'enabled', disabledReason: null } },
  })
  await until(() => receiver.received.length === 3)
})

t.test('a scope that a personal token loses is lost to its webhooks', async (t) => {
  const receiver = await startReceiver(t)
  const workspace = await withReceivers(t, receiver.host)
  const { api } = workspace
  const made = await api.createApiToken({
    body: { name: 'Narrow', kind: 'personal', userId: demoIds.owner, scopes: ['*'] },
  })
  const { id, token } = made.body.data
  await api.createWebhook({ body: { name: 'All', url: receiver.url, events: ['*'] }, token })
  await api.updateApiToken({ params: { id }, body: { scopes: ['groups:read'] } })
  work(t, workspace)
  await api.createTag({ body: { name: 'Hidden' } })
  await api.createGroup({ body: { name: 'Seen' } })
  await until(() => receiver.received.length === 1)
  t.same(typesOf(receiver.received), ['group.created'])
})

t.test('a webhook of another token is changed by who may read what it delivers', async (t) => {
  const { api, tokenWith } = await withReceivers(t)
  const [narrow, tags, all] = await Promise.all([
    tokenWith('webhooks:write'),
    tokenWith('webhooks:write', 'tags:read'),
    tokenWith('*'),
  ])
  const made = async (events: string[], token: string) => {
    const body = { name: 'Hook', url: 'https://hooks.example.com/', events }
    return { id: (await api.createWebhook({ body, token })).body.data.id }
  }
  const [own, ofTags, ofAll, named] = [
    await made(['*'], narrow),
    await made(['*'], tags),
    await made(['*'], all),
    await made(['tag.*'], all),
  ]
  const acts = {
    rotate: (params: { id: string }, token: string) =>
      api.rotateWebhookSecret({ params, body: {}, token }),
    test: (params: { id: string }, token: string) =>
      api.testWebhook({ params, body: { type: 'tag.created' }, token }),
    redeliver: async (params: { id: string }, token: string) => {
      const sent = await api.testWebhook({ params, body: { type: 'tag.created' }, token: all })
      const { id } = sent.body.data
      return api.redeliverWebhookDelivery({ params: { ...params, deliveryId: id }, token })
    },
    enable: (params: { id: string }, token: string) =>
      api.updateWebhook({ params, body: { status: 'enabled' }, token }),
    select: (params: { id: string }, token: string) =>
      api.updateWebhook({ params, body: { events: ['*'] }, token }),
    filter: (params: { id: string }, token: string) => {
      const filter = { all: [{ field: 'name', operator: 'contains' as const, value: 'VIP' }] }
      return api.updateWebhook({ params, body: { filter }, token })
    },
  }

  for (const [name, act] of Object.entries(acts)) {
    for (const hook of [ofTags, named]) {
      const refused = await act(hook, narrow)
      const tagsRead = { code: 'insufficient_scope', requiredScopes: ['tags:read'] }
      t.match(refused, { status: 403, body: tagsRead }, `${name}: narrower`)
    }
    const some = await act(ofAll, tags)
    t.match(some, { status: 403, body: { code: 'insufficient_scope' } }, `${name}: every type`)
    t.ok((await act(own, narrow)).status < 300, `${name}: its own`)
    t.ok((await act(ofAll, all)).status < 300, `${name}: by whoever may read everything`)
  }
  t.equal((await acts.rotate(ofTags, all)).status, 200)
  t.equal((await acts.enable(named, tags)).status, 200, 'whoever reads tags takes it over')
  t.equal((await acts.rotate(named, tags)).status, 200)
})

t.test('an event that cannot be dispatched is set aside where it can be seen', async (t) => {
  const receiver = await startReceiver(t)
  const workspace = await withReceivers(t, receiver.host)
  const { api, database } = workspace
  const hook = await create(workspace, receiver.url)
  const other = await create(workspace, receiver.url, { events: ['ticket.*'] })
  const bad = await api.createTag({ body: { name: 'Bad' } })
  await database.admin.unsafe(`
    create function refuse_delivery() returns trigger language plpgsql as $$
    begin raise exception 'this one never'; end $$;
    create trigger refuse_delivery before insert on webhook_deliveries for each row
      when (new.resource_id = '${bad.body.data.id}' and new.status = 'pending')
      execute function refuse_delivery()`)
  await api.createTag({ body: { name: 'Good' } })
  work(t, workspace)

  await until(() => receiver.received.length === 1)
  t.match(JSON.parse(receiver.received[0]?.body ?? ''), { data: { name: 'Good' } })
  const failed = await api.listWebhookDeliveries({
    params: { id: hook.id },
    query: { status: ['failed'] },
  })
  t.match(failed.body.data, only({ type: 'tag.created', error: /could not be dispatched/ }))
  const ofOthers = await api.listWebhookDeliveries({ params: { id: other.id } })
  t.equal(ofOthers.body.total, 0, 'no type of theirs')
  await database.admin`drop trigger refuse_delivery on webhook_deliveries`
  const params = { id: hook.id, deliveryId: failed.body.data[0]?.id ?? '' }
  t.equal((await api.redeliverWebhookDelivery({ params })).status, 202)
  await until(() => receiver.received.length === 2)
})

t.test('deliveries have no e-mail addresses of users, and no filter finds them', async (t) => {
  const receivers = [await startReceiver(t), await startReceiver(t)] as const
  const [asking, last] = receivers
  const workspace = await withReceivers(t, asking.host, last.host)
  const { api } = workspace
  const email = (await api.getUser({ params: { id: demoIds.owner } })).body.data.email
  await create(workspace, asking.url, {
    events: ['ticket.assigned'],
    filter: { all: [{ field: 'assignee.email', operator: 'is', value: email }] },
  })
  await create(workspace, last.url, { events: ['ticket.assigned'] })
  const params = { id: demoIds.ticket }
  await api.assignTicket({ params, body: { assigneeId: demoIds.owner } })
  work(t, workspace)

  // Both are delivered at once
  await until(() => last.received.length === 1)
  t.match(JSON.parse(last.received[0]?.body ?? ''), {
    actor: { email: null },
    data: { assignee: { id: demoIds.owner, email: null } },
  })
  t.same(asking.received, [])
})

t.test('a filter cannot name what every object of JavaScript has', async (t) => {
  const { api } = await withReceivers(t)
  for (const field of ['__proto__', 'constructor', 'contact.toString', 'customFields.__proto__']) {
    const filter = { all: [{ field, operator: 'exists' as const, value: true }] }
    const body = { name: 'Desk', url: publicUrl, events: ['ticket.*'] as ['ticket.*'], filter }
    const reply = await api.createWebhook({ body })
    const refused = { code: 'rule_violated', pointer: '/filter/all/0/field' }
    t.match(reply, { status: 422, body: refused }, field)
  }
})

t.test('large events are filtered a few at a time, and replayed so', async (t) => {
  const receiver = await startReceiver(t)
  const workspace = await withReceivers(t, receiver.host)
  const { api, database, workspaceId } = workspace
  const filter = { all: [{ field: 'name', operator: 'is', value: 'Wanted' }] } as const
  const hook = await create(workspace, receiver.url, {
    filter: { all: [...filter.all] },
    payload: 'thin',
  })
  await api.createTag({ body: { name: 'Wanted' } })
  await until(async () => (await api.listEvents()).body.data.length > 0)
  const names = [...Array<string>(99).fill('Not'), 'Wanted']
  await insertLargeEvents(database.admin, workspaceId, names, 540_000)
  work(t, workspace)
  // An event whose delivery is still to be recorded is not replayed
  const delivered = { params: { id: hook.id }, query: { status: ['succeeded' as const] } }
  await until(async () => (await api.listWebhookDeliveries(delivered)).body.total === 2)

  const span = { from: '2020-01-01T00:00:00Z', to: '2099-01-01T00:00:00Z' }
  t.match(await api.replayWebhook({ params: { id: hook.id }, body: span }), {
    status: 422,
    body: { code: 'rule_violated', detail: /55 MB[^]*50 MB/, pointer: '/from' },
  })
})

t.test('a replay sends at once what waits after a failed attempt', async (t) => {
  let status = 500
  const receiver = await startReceiver(t, (response) => response.writeHead(status).end())
  const workspace = await withReceivers(t, receiver.host)
  const { api, database, workspaceId } = workspace
  const hook = await create(workspace, receiver.url)
  const params = { id: hook.id }
  const query = { status: ['pending' as const] }
  const waiting = async () => (await api.listWebhookDeliveries({ params, query })).body.data
  work(t, workspace)
  await api.createTag({ body: { name: 'During the outage' } })
  await until(async () => (await waiting())[0]?.responseStatus === 500)
  // As after some more attempts
  await database.admin`update webhook_deliveries set step = 6, due_at = now() + interval '10 hours'
    where workspace_id = ${workspaceId} and webhook_id = ${hook.id}`
  status = 200

  const span = { from: '2020-01-01T00:00:00Z', to: '2099-01-01T00:00:00Z' }
  const body = { ...span, types: ['tag.created' as const], onlyFailed: true }
  const replayed = await api.replayWebhook({ params, body })

  t.match(replayed, { status: 202, body: { data: { queued: 1 } } })
  await until(async () => (await waiting()).length === 0)
  const names = receiver.received.map(({ body: sent }) => JSON.parse(sent).data.name as string)
  t.equal(names.at(-1), 'During the outage')
  t.match((await api.replayWebhook({ params, body })).body, { data: { queued: 0 } })
})

t.test('a replay sends what its span and the types of its webhook select', async (t) => {
  const receiver = await startReceiver(t)
  const workspace = await withReceivers(t, receiver.host)
  const { api } = workspace
  const params = { id: (await create(workspace, receiver.url)).id }
  const other = await create(workspace, receiver.url, { name: 'Other' })
  const delivered = async () =>
    (await api.listWebhookDeliveries({ params, query: { status: ['succeeded'] } })).body.data
  work(t, workspace)
  const before = await api.createTag({ body: { name: 'Before' } })
  await until(() => Date.now() > Date.parse(before.body.data.createdAt))
  const within = await api.createTag({ body: { name: 'Within' } })
  await makeContact(workspace)
  await until(async () => (await delivered()).length === 2)

  const body = { from: within.body.data.createdAt, to: '2099-01-01T00:00:00Z' }
  const replayed = await api.replayWebhook({ params, body })

  t.match(replayed.body, { data: { queued: 1 } }, 'neither an earlier tag nor a contact')
  await until(() => receiver.received.length === 5)
  t.equal(JSON.parse(receiver.received.at(-1)?.body ?? '').data.name, 'Within')
  const failed = await api.replayWebhook({ params, body: { ...body, onlyFailed: true } })
  t.match(failed.body, { data: { queued: 0 } }, 'nothing has failed')
  const [{ id = '' } = {}] = await delivered()
  const ofOther = { params: { id: other.id, deliveryId: id } }
  t.equal((await api.redeliverWebhookDelivery(ofOther)).status, 404, 'of another webhook')
})

t.test('a webhook that is enabled again gets no event from before', async (t) => {
  const receiver = await startReceiver(t)
  const workspace = await withReceivers(t, receiver.host)
  const { api } = workspace
  const params = { id: (await create(workspace, receiver.url)).id }
  await api.updateWebhook({ params, body: { status: 'disabled' } })
  await api.createTag({ body: { name: 'While disabled' } })
  await api.updateWebhook({ params, body: { status: 'enabled' } })
  await api.createTag({ body: { name: 'Afterwards' } })
  await api.updateWebhook({ params, body: { status: 'enabled' } })

  work(t, workspace)
  await until(() => receiver.received.length > 0)

  const { body } = await api.listWebhookDeliveries({ params })
  t.equal(body.total, 1)
  t.match(receiver.received[0]?.body, /Afterwards/)
})

t.test('a thin delivery names the object of its event, a sample as well', async (t) => {
  const receiver = await startReceiver(t)
  const workspace = await withReceivers(t, receiver.host)
  const { api, workspaceId } = workspace
  const hook = await create(workspace, receiver.url, {
    events: ['queue.member_removed', 'settings.updated', 'tag.created'],
    payload: 'thin',
  })
  work(t, workspace)

  const { body: tag } = await api.createTag({ body: { name: 'Thin' } })
  await api.removeQueueMember({ params: { id: demoIds.queue, userId: demoIds.agent } })
  await api.updateSettings({ body: { timeZone: 'Europe/Rome' } })
  await api.testWebhook({ params: { id: hook.id }, body: { type: 'queue.entry_waiting' } })
  await until(() => receiver.received.length === 4)

  const { body: types } = await api.listWebhookEventTypes({ query: { pageSize: 100 } })
  const sampled = types.data.find(({ type }) => type === 'queue.entry_waiting')?.sample['data']
  const { id, queueId } = sampled as Schema<'QueueEntry'>
  const events = receiver.received.map(({ body }) => JSON.parse(body) as Schema<'Event'>)
  t.same(Object.fromEntries(events.map(({ type, data }) => [type, data])), {
    'tag.created': { id: tag.data.id },
    'queue.member_removed': { queueId: demoIds.queue },
    'settings.updated': { workspaceId },
    'queue.entry_waiting': { id, queueId },
  })
  t.ok(events.every(({ previous }) => previous === null))
})

t.test('what fails is tried again, then redelivered or replayed', async (t) => {
  let status = 500
  const receiver = await startReceiver(t, (response) =>
    response.writeHead(status, { 'retry-after': '7' }).end('no\0body'),
  )
  const workspace = await withReceivers(t, receiver.host)
  const { api, database, workspaceId } = workspace
  const hook = await create(workspace, receiver.url)
  const params = { id: hook.id }
  work(t, workspace)

  const from = new Date(Date.now() - 60_000).toISOString()
  await api.createTag({ body: { name: 'One' } })
  const only = async () => (await api.listWebhookDeliveries({ params })).body.data[0]
  await until(async () => (await only())?.responseStatus === 500)
  const first = await only()
  t.match(first, { status: 'pending', attempts: 1 })
  const wait = Date.parse(first?.nextAttemptAt ?? '') - Date.now()
  t.ok(wait > 0 && wait <= 7000, `${wait} ms`)
  await api.updateWebhook({ params, body: { status: 'disabled' } })
  t.match(await only(), { status: 'pending', nextAttemptAt: null })
  await api.updateWebhook({ params, body: { status: 'enabled' } })

  // As if the schedule had gone by
  await database.admin`update webhook_deliveries set step = 9, due_at = now()
    where workspace_id = ${workspaceId} and webhook_id = ${hook.id}`
  await database.admin`update webhook_queues set wake_at = now()
    where workspace_id = ${workspaceId} and webhook_id = ${hook.id}`
  await until(async () => (await only())?.status === 'failed')
  t.match((await api.getWebhook({ params })).body.data, { consecutiveFailures: 1 })

  status = 200
  const deliveryId = first?.id ?? ''
  const again = await api.redeliverWebhookDelivery({ params: { ...params, deliveryId } })
  t.match(again, { status: 202, body: { data: { status: 'pending' } } })
  await until(async () => (await only())?.status === 'succeeded')
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  t.equal(new Set(ids).size, 1, 'the id stays the same')
  const detail = await api.getWebhookDelivery({ params: { ...params, deliveryId } })
  t.match(detail.body.data.attemptLog[0], { responseStatus: 200, responseBody: 'no\ufffdbody' })
  t.same(
    detail.body.data.attemptLog.map(({ attempt }) => attempt),
    [3, 2, 1],
  )
  t.equal(detail.body.data.attempts, 3)

  const to = new Date(Date.now() + 1000).toISOString()
  const failed = await api.replayWebhook({ params, body: { from, to, onlyFailed: true } })
  t.match(failed.body, { data: { queued: 0 } })
  const replayed = await api.replayWebhook({ params, body: { from, to, types: ['tag.created'] } })
  // The demo's tag is one, from before the webhook
  t.match(replayed, { status: 202, body: { data: { queued: 2 } } })
  await until(() => receiver.received.length === 5)
  const token = await workspace.tokenWith('webhooks:write')
  const unreadable = await api.replayWebhook({ params, body: { from, to }, token })
  t.match(unreadable.body, { data: { queued: 0 } }, 'nothing that the caller may not read')
  t.equal((await api.replayWebhook({ params, body: { from: to, to: from } })).status, 422)
  t.equal((await api.replayWebhook({ params, body: { from, to, types: ['x.y'] } })).status, 400)
  t.equal(
    (await api.testWebhook({ params: { id: demoIds.tag }, body: { type: 'tag.created' } })).status,
    404,
  )
})

t.test('no attempt is announced for the time that an endpoint asks to rest', async (t) => {
  const receiver = await startReceiver(t, (response) =>
    response.writeHead(429, { 'retry-after': '600' }).end(),
  )
  const workspace = await withReceivers(t, receiver.host)
  const { api } = workspace
  const params = { id: (await create(workspace, receiver.url)).id }
  work(t, workspace)
  const from = Date.now()
  await api.createTag({ body: { name: 'Attempted' } })
  const list = async () => (await api.listWebhookDeliveries({ params })).body.data
  await until(async () => (await list())[0]?.responseStatus === 429)
  await api.createTag({ body: { name: 'Waiting' } })
  await until(async () => (await list()).length === 2)

  for (const { attempts, nextAttemptAt } of await list()) {
    const wait = Date.parse(nextAttemptAt ?? '') - from
    t.ok(wait >= 600_000 && wait < 700_000, `${wait} ms after ${attempts} attempts`)
  }
  t.equal(receiver.received.length, 1)
  // Who enables it again has it begin at once
  await api.updateWebhook({ params, body: { status: 'disabled' } })
  await api.updateWebhook({ params, body: { status: 'enabled' } })
  await until(() => receiver.received.length > 1)
})

t.test('the schedule of attempts', (t) => {
  const delaysOf = (random: number) =>
    Array.from({ length: 9 }, (_, step) => nextStep(step, undefined, () => random).delaySeconds)
  const hours = (n: number) => n * 3600
  t.same(delaysOf(0.5), [5, 300, 1800, ...[2, 5, 10, 14, 20, 24].map(hours)])
  t.same(delaysOf(0).slice(0, 2), [4, 240])
  t.same(nextStep(9, undefined), { outcome: 'failed', delaySeconds: null, restSeconds: null })

  const busy = (retryAfter: string, status = 429) =>
    nextStep(1, { status, headers: { 'retry-after': retryAfter } }, () => 0)
  t.match(busy('60'), { delaySeconds: 300, restSeconds: 60 }, 'no sooner than the schedule')
  t.match(busy('400'), { delaySeconds: 400, restSeconds: 400 })
  t.match(busy('86400'), { delaySeconds: 600, restSeconds: 3600 }, 'no later than twice as much')
  t.match(busy('60', 503), { delaySeconds: 300, restSeconds: 60 })
  t.match(busy('60', 500), { restSeconds: null })
  const date = new Date(Date.now() + 400_000).toUTCString()
  t.ok(Math.abs((busy(date).delaySeconds ?? 0) - 400) < 3)
  for (const status of [301, 302, 400, 404, 410, 500]) {
    t.equal(nextStep(0, { status, headers: {} }).outcome, 'pending', String(status))
  }
  t.equal(nextStep(0, { status: 204, headers: {} }).outcome, 'succeeded')
  t.end()
})

t.test('an endpoint that is gone, or fails for days, is disabled', async (t) => {
  let status = 410
  const receiver = await startReceiver(t, (response) => response.writeHead(status).end())
  const workspace = await withReceivers(t, receiver.host)
  const { api, database, workspaceId } = workspace
  const hook = await create(workspace, receiver.url)
  const params = { id: hook.id }
  const statusOf = async () => (await api.getWebhook({ params })).body.data.status
  work(t, workspace)

  await api.createTag({ body: { name: 'One' } })
  await until(async () => (await statusOf()) === 'disabled')
  t.match((await api.getWebhook({ params })).body.data.disabledReason, /410/)
  const events = await api.listEvents({ query: { types: ['webhook.disabled'] } })
  t.match(events.body.data, only({ data: { id: hook.id }, actor: { type: 'system' } }))
  t.equal((await api.listAuditLogs({ query: { action: ['webhook.disabled'] } })).body.total, 1)
  const sent = receiver.received.length

  // Events in the meantime are not delivered to it
  await api.createTag({ body: { name: 'Two' } })
  await until(async () => {
    const [row] = await database.admin<Array<{ behind: boolean }>>`
      select numbered > dispatched as behind from event_cursors where workspace_id = ${workspaceId}`
    return row?.behind === false
  })
  t.equal(receiver.received.length, sent)

  status = 500
  await database.admin`update webhook_queues set consecutive_failures = 12,
    failing_since = now() - interval '121 hours' where webhook_id = ${hook.id}`
  await api.updateWebhook({ params, body: { status: 'enabled' } })
  t.match((await api.getWebhook({ params })).body.data, {
    ...{ status: 'enabled', disabledReason: null, consecutiveFailures: 0 },
  })
  await database.admin`update webhook_queues set consecutive_failures = 12,
    failing_since = now() - interval '121 hours' where webhook_id = ${hook.id}`
  t.equal(await statusOf(), 'failing')
  await api.testWebhook({ params, body: { type: 'tag.created' } })
  await until(async () => (await statusOf()) === 'disabled')
  t.match((await api.getWebhook({ params })).body.data.disabledReason, /five days/)
  await disableWebhook(workspace.pool, { workspaceId, id: hook.id }, 'again')
  t.match((await api.getWebhook({ params })).body.data.disabledReason, /five days/)
})

t.test('events of one object go one after the other where that is wanted', async (t) => {
  let failing = true
  const receiver = await startReceiver(t, (response) =>
    response.writeHead(failing ? 500 : 200).end(),
  )
  const workspace = await withReceivers(t, receiver.host)
  const { api, database } = workspace
  const hook = await create(workspace, receiver.url, { orderedBy: 'resource' })
  work(t, workspace)
  const made = await api.createTag({ body: { name: 'One' } })
  const id = made.body.data.id
  for (const name of ['Two', 'Three', 'Four'])
    await api.updateTag({ params: { id }, body: { name } })
  await until(() => receiver.received.length === 1)
  await until(async () => {
    const { body } = await api.listWebhookDeliveries({ params: { id: hook.id } })
    return body.total === 4
  })

  failing = false
  await database.admin`update webhook_deliveries set due_at = now()
    where webhook_id = ${hook.id} and due_at <> 'infinity'`
  await database.admin`update webhook_queues set wake_at = now() where webhook_id = ${hook.id}`
  await until(() => receiver.received.length === 5)
  const names = receiver.received.map(
    ({ body }) => (JSON.parse(body) as { data: { name: string } }).data.name,
  )
  t.same(names, ['One', 'One', 'Two', 'Three', 'Four'])
})

t.test('an endpoint gets no more than it takes in a second', async (t) => {
  const at: number[] = []
  const receiver = await startReceiver(t, (response) => {
    at.push(performance.now())
    response.end()
  })
  const workspace = await withReceivers(t, receiver.host)
  await create(workspace, receiver.url, { maxPerSecond: 4 })
  for (let i = 0; i < 10; i++) await workspace.api.createTag({ body: { name: `${i}` } })
  work(t, workspace)
  await until(() => at.length === 10)
  const most = Math.max(
    ...at.map((start) => at.filter((one) => one >= start && one < start + 900).length),
  )
  t.ok(most <= 7, `${most} within a second`)
})

t.test('a dead endpoint with much to come delays no other', async (t) => {
  const backlog = Number(process.env['DELIVERY_BACKLOG'] ?? 3000)
  const dead = await startReceiver(t, () => {})
  const healthy = await startReceiver(t)
  const workspace = await withReceivers(t, dead.host, healthy.host)
  const { api, database, workspaceId } = workspace
  const stuck = await create(workspace, dead.url, { timeoutSeconds: 2 })
  const sent = await api.testWebhook({ params: { id: stuck.id }, body: { type: 'tag.created' } })
  await database.admin`insert into webhook_deliveries (workspace_id, id, webhook_id, sample, type,
      resource_id, sequence, status, due_at, created_at)
    select d.workspace_id, gen_random_uuid(), d.webhook_id, d.sample, d.type, d.resource_id, 0,
      'pending', now(), now()
    from webhook_deliveries d, generate_series(1, ${backlog}::int)
    where d.workspace_id = ${workspaceId} and d.id = ${sent.body.data.id}`
  work(t, workspace)
  await until(() => dead.received.length > 0)

  await create(workspace, healthy.url)
  const waits: number[] = []
  for (let i = 0; i < 10; i++) {
    const started = performance.now()
    await api.createTag({ body: { name: `${i}` } })
    await until(() => healthy.received.length === i + 1)
    waits.push(Math.round(performance.now() - started))
  }

  t.ok(Math.max(...waits) < 5000, `milliseconds: ${waits.join(' ')}`)
  t.comment(`with ${backlog} waiting elsewhere: ${waits.join(' ')} ms`)
  const [row] = await database.admin<Array<{ leased: string }>>`
    select count(*) as leased from webhook_deliveries
    where webhook_id = ${stuck.id} and status = 'pending' and leased_until > now()`
  t.ok(Number(row?.leased) <= 5, `${row?.leased} of the dead one at once`)
})

/** Attempts that a process makes at once for one workspace. */
const mostOfWorkspace = 20

/** Endpoints that use up the attempts of a workspace and have a backlog: they answer when the test says so. */
async function startSlow(test: Test) {
  const held: Array<{ path: string | undefined; response: ServerResponse }> = []
  const { host, url } = await startReceiver(test, (response, _, { url: path }) => {
    held.push({ path, response })
  })
  const areAllBusy = () => until(() => held.length === mostOfWorkspace)
  return {
    host,
    url,
    areAllBusy,
    async useUp(workspace: Workspace) {
      for (let i = 0; i < 6; i++) await create(workspace, `${url}/${i}`, { timeoutSeconds: 30 })
      for (let i = 0; i < 10; i++) await workspace.api.createTag({ body: { name: `${i}` } })
      work(test, workspace)
      await areAllBusy()
    },
    /** Lets an endpoint with this many requests answer one of them. */
    answer(count: number) {
      const index = held.findIndex(
        ({ path }) => held.filter((other) => other.path === path).length === count,
      )
      held.splice(index, 1)[0]?.response.end()
    },
  }
}

/** Creates a tag. Resolves when a webhook has its first delivery. */
async function createTagFor({ api }: Workspace, { id }: { id: string }, name: string) {
  await api.createTag({ body: { name } })
  await until(async () => (await api.listWebhookDeliveries({ params: { id } })).body.total === 1)
}

t.test('new events wait for no backlog of endpoints that use up the attempts', async (t) => {
  const slow = await startSlow(t)
  const quick = await startReceiver(t)
  const workspace = await withReceivers(t, slow.host, quick.host)
  await slow.useUp(workspace)

  for (const [underWay, expected] of [
    [5, 1],
    [1, 3],
  ] as const) {
    await createTagFor(workspace, await create(workspace, quick.url), `For ${underWay}`)
    slow.answer(underWay)
    await slow.areAllBusy()
    t.equal(quick.received.length, expected, `after the answer of one with ${underWay} requests`)
  }
})

t.test('a webhook that fails waits for one that does not', async (t) => {
  const slow = await startSlow(t)
  const quick = await startReceiver(t)
  const workspace = await withReceivers(t, slow.host, quick.host)
  const { admin } = workspace.database
  await slow.useUp(workspace)
  const failing = await create(workspace, `${slow.url}/failing`)
  await admin`update webhook_queues
    set consecutive_failures = 1, last_failure_at = now() - interval '1 hour'
    where webhook_id = ${failing.id}`
  const hook = await create(workspace, quick.url)
  await admin`update webhook_queues set last_success_at = now() where webhook_id = ${hook.id}`

  await createTagFor(workspace, hook, 'For both')
  slow.answer(5)
  await slow.areAllBusy()
  t.equal(quick.received.length, 1)
})

t.test('a worker that has lost its lease records nothing', async (t) => {
  const held: ServerResponse[] = []
  const receiver = await startReceiver(t, (response) => held.push(response))
  const workspace = await withReceivers(t, receiver.host)
  const { api, database, pool, secrets, targets } = workspace
  const hook = await create(workspace, receiver.url)
  const { body } = await api.testWebhook({ params: { id: hook.id }, body: { type: 'tag.created' } })
  const disabled: string[] = []
  const disable = async (_: unknown, reason: string) => void disabled.push(reason)
  const options = { secrets, targets, meters: noMeters, disable }
  const job = { ...deliveries(silent, options), everyMs: 20 }
  const deliverer = startScheduler(pool, silent, [job])
  t.teardown(() => deliverer.stop())
  await until(() => held.length === 1)

  // As if the process had been stopped for a minute. It renews its lease every second, perhaps just now
  await until(async () => {
    await database.admin`
      with ended as (
        update webhook_deliveries set leased_until = now() - interval '1 second'
        where id = ${body.data.id} and attempt = 1)
      update webhook_queues set wake_at = now() where webhook_id = ${hook.id}`
    return held.length === 2
  })
  held[0]?.writeHead(410).end()
  held[1]?.end()

  const params = { id: hook.id, deliveryId: body.data.id }
  await until(
    async () => (await api.getWebhookDelivery({ params })).body.data.status === 'succeeded',
  )
  const { attemptLog, attempts } = (await api.getWebhookDelivery({ params })).body.data
  t.equal(attempts, 2)
  t.same(
    attemptLog.map(({ attempt }) => attempt),
    [2],
  )
  await deliverer.stop()
  t.same(disabled, [])
})

t.test('attempts keep nothing of content that is erased, be it meanwhile or later', async (t) => {
  let answer = () => {}
  const receiver = await startReceiver(t, (response) => {
    answer = () => response.writeHead(500, { 'x-got': '4711' }).end('I got 4711.')
  })
  const workspace = await withReceivers(t, receiver.host)
  const { api } = workspace
  const hook = await create(workspace, receiver.url, { events: ['message.queued'] })
  const params = { id: hook.id }
  work(t, workspace)
  const say = async (count: number) => {
    const sent = await api.sendMessage({
      body: {
        contactId: demoIds.contact,
        channelId: demoIds.channel,
        messageType: 'text',
        message: 'The code is 4711.',
      },
    })
    await until(() => receiver.received.length === count)
    t.match(receiver.received.at(-1)?.body, '4711')
    return sent.body.data.id
  }
  // A message that is being sent is not deleted meanwhile (409)
  const erase = (id: string) =>
    until(async () => (await api.deleteMessage({ params: { id } })).status === 204)
  const attempted = async (count: number) => {
    const tried = async () =>
      (await api.listWebhookDeliveries({ params })).body.data.filter(
        ({ responseStatus }) => responseStatus !== null,
      )
    await until(async () => (await tried()).length === count)
    const { id: deliveryId = '' } = (await tried())[0] ?? {}
    return (await api.getWebhookDelivery({ params: { ...params, deliveryId } })).body
  }
  const erased = [{ requestBody: '', responseStatus: 500, responseHeaders: {}, responseBody: null }]

  const first = await say(1)
  await erase(first)
  answer()
  const meanwhile = await attempted(1)
  t.match(meanwhile.data.attemptLog, erased)
  t.notMatch(JSON.stringify(meanwhile), '4711')

  const second = await say(2)
  answer()
  t.match((await attempted(2)).data.attemptLog, only({ responseBody: 'I got 4711.' }))
  await erase(second)
  const later = await attempted(2)
  t.match(later.data.attemptLog, erased)
  t.notMatch(JSON.stringify(later), '4711')
})

t.test('what is sent when a worker stops is finished', async (t) => {
  const held: ServerResponse[] = []
  const receiver = await startReceiver(t, (response) => void held.push(response))
  const workspace = await withReceivers(t, receiver.host)
  const { api, pool, secrets, targets } = workspace
  const hook = await create(workspace, receiver.url)
  const { body } = await api.testWebhook({ params: { id: hook.id }, body: { type: 'tag.created' } })
  const options = { secrets, targets, meters: noMeters, disable: async () => {} }
  const job = { ...deliveries(silent, options), everyMs: 20 }
  const deliverer = startScheduler(pool, silent, [job])
  await until(() => held.length === 1)

  const stopped = deliverer.stop()
  for (const response of held) response.end()
  await stopped

  const params = { id: hook.id, deliveryId: body.data.id }
  t.equal((await api.getWebhookDelivery({ params })).body.data.status, 'succeeded')
})

t.test('a disabled webhook delivers nothing once more', async (t) => {
  const { api } = await withReceivers(t)
  const params = { id: demoIds.webhook, deliveryId: demoIds.delivery }
  await api.updateWebhook({ params: { id: params.id }, body: { status: 'disabled' } })

  const reply = await api.redeliverWebhookDelivery({ params })

  t.match(reply, { status: 409, body: { code: 'webhook_disabled' } })
})

t.test('the value of a condition fits its operator', async (t) => {
  const { api } = await withReceivers(t)
  const hook = { name: 'CRM', url: 'https://crm.example.com', events: ['ticket.created'] as const }
  const made = (condition: object) =>
    api.createWebhook({
      body: { ...hook, filter: { any: [{ field: 'priority', ...condition }] } } as never,
    })
  for (const condition of [
    { operator: 'in', value: 'high' },
    { operator: 'is', value: ['high'] },
    { operator: 'exists', value: 'high' },
    { operator: 'changed', value: 1 },
    { operator: 'gt', value: true },
    { operator: 'contains', value: 1 },
  ]) {
    const pointer = '/filter/any/0/value'
    const reply = await made(condition)
    t.match(reply, { status: 422, body: { code: 'rule_violated', pointer } }, condition.operator)
  }
  for (const condition of [
    { operator: 'is_not', value: 'high' },
    { operator: 'exists', value: false },
    { operator: 'changed', value: true },
  ]) {
    t.equal((await made(condition)).status, 201, condition.operator)
  }
})
