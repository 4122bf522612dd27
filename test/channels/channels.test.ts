import { createHmac } from 'node:crypto'
import { createServer } from 'node:net'
import t, { type Test } from 'tap'
import type { Schema } from '../../generated/operations.ts'
import type { Client } from '../helpers/client.ts'
import { makeChannel } from '../helpers/make.ts'
import { only } from '../helpers/only.ts'
import { outsideWith, work } from '../helpers/outside.ts'
import { listening } from '../helpers/proxy.ts'
import { startReceiver } from '../helpers/receiver.ts'
import { startSmtp } from '../helpers/smtp.ts'
import { start, startServer, type Workspace, workspaceOn } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

const secret = `whsec_${Buffer.from('a secret of the gateway, 32 bytes').toString('base64')}`

const files = ['text', 'image', 'video', 'audio', 'file']

t.test('a channel of each type is created, and its secrets are never shown', async (t) => {
  const smtp = await startSmtp(t)
  const { api, database, workspaceId } = await reaching(t, `127.0.0.1:${smtp.port}`)

  const app = await api.createChannel({ body: { type: 'api', name: 'App' } })
  const mail = await api.createChannel({
    body: {
      type: 'email',
      name: 'Support',
      address: 'Support@Harbour.example',
      config: { smtpHost: '127.0.0.1', smtpPort: smtp.port, smtpPassword: 'correct horse battery' },
    },
  })

  t.match(app.body.data, { status: 'active', capabilities: only(...files, 'location'), config: {} })
  t.equal(app.headers['location'], `/api/v1/channels/${app.body.data.id}`)
  t.match(mail.body.data, {
    type: 'email',
    status: 'pending',
    address: 'support@harbour.example',
    capabilities: files,
    config: {
      smtpSecurity: 'starttls',
      smtpUser: null,
      smtpPassword: { isSet: true, last4: null },
    },
  })
  t.notMatch(mail.text, 'correct horse')
  const [row] = await database.admin`select secrets::text as secrets from channels
    where workspace_id = ${workspaceId} and id = ${mail.body.data.id}`
  t.notMatch(Buffer.from(String(row?.['secrets'])).toString('latin1'), 'correct horse')
  const listed = await api.listChannels({ query: { type: ['email'], q: 'HARBOUR' } })
  t.match(listed.body, { total: 1, data: only({ id: mail.body.data.id }) })
  t.notMatch(listed.text, 'correct horse')

  for (const config of [
    { smtpHost: 'localhost' },
    { smtpPort: 2525 },
    { smtpSecurity: 'none' },
  ] as const) {
    const elsewhere = await api.updateChannel({
      params: { id: mail.body.data.id },
      body: { config },
    })
    t.match(elsewhere, {
      status: 422,
      body: { code: 'rule_violated', pointer: '/config/smtpPassword' },
    })
  }
  const short = await api.updateChannel({
    params: { id: mail.body.data.id },
    body: { config: { smtpPort: smtp.port, smtpPassword: 'brief' } },
  })
  t.match(short.body.data, { config: { smtpPassword: { isSet: true, last4: null } } })
  const none = await api.updateChannel({
    params: { id: mail.body.data.id },
    body: { config: { smtpPassword: null, fromName: 'Harbour' } },
  })
  t.match(none.body.data, {
    config: {
      smtpPassword: { isSet: false, last4: null },
      fromName: 'Harbour',
      smtpHost: '127.0.0.1',
    },
  })
})

t.test('what a channel cannot be is refused', async (t) => {
  const { api } = await start()
  const email = { type: 'email', name: 'Mail', address: 'a@b.example' } as const
  const bodies: Array<[Schema<'ChannelCreate'>, object]> = [
    [{ ...email, config: { smtpHost: '127.0.0.1' } }, { pointer: '/config/smtpHost' }],
    [{ ...email, config: { smtpHost: '2130706433' } }, { pointer: '/config/smtpHost' }],
    [{ ...email, config: { smtpHost: 'localhost' } }, { pointer: '/config/smtpHost' }],
    [
      { ...email, config: { smtpHost: '93.184.216.34', smtpPort: 22 } },
      { pointer: '/config/smtpHost' },
    ],
    [
      {
        type: 'custom',
        name: 'Gateway',
        config: { outboundUrl: 'http://169.254.169.254/', secret },
      },
      { pointer: '/config/outboundUrl' },
    ],
  ]
  const split = { outboundUrl: 'https://93.184.216.34/\r\nX: y', secret }
  const unsafe = await api.createChannel({
    body: { type: 'custom', name: 'Gateway', config: split },
  })
  t.match(unsafe, { status: 400, body: { errors: only({ pointer: '/config/outboundUrl' }) } })
  for (const [body, problem] of bodies) {
    const reply = await api.createChannel({ body })
    t.match(reply, { status: 422, body: { code: 'url_not_allowed', ...problem } })
  }
  const mailbox = await api.createChannel({
    body: { ...email, config: { smtpHost: 'smtp.harbour.example' } },
  })
  const changed = await api.updateChannel({
    params: { id: mailbox.body.data.id },
    body: { config: { smtpHost: '127.0.0.1' } },
  })
  t.match(changed, {
    status: 422,
    body: { code: 'url_not_allowed', pointer: '/config/smtpHost' },
  })

  const malformed = await api.createChannel({
    body: { type: 'email', name: 'Mail', config: {} } as never,
  })
  t.match(malformed, { status: 400, body: { code: 'validation_failed' } })

  const params = { id: await makeChannel({ api }) }
  const others = [
    { body: { config: { smtpHost: 'mail.example' } }, pointer: '/config/smtpHost' },
    { body: { capabilities: ['text' as const] }, pointer: '/capabilities' },
  ]
  for (const { body, pointer } of others) {
    t.match(await api.updateChannel({ params, body }), { status: 422, body: { pointer } })
  }
})

t.test('a mailbox has one channel, and an address that is one', async (t) => {
  const { api } = await start()
  const body = {
    type: 'email',
    name: 'Mail',
    address: 'desk@harbour.example',
    config: { smtpHost: '93.184.216.34' },
  } as const
  const first = await api.createChannel({ body })

  const second = await api.createChannel({ body: { ...body, address: 'DESK@harbour.example' } })
  const params = { id: first.body.data.id }
  const none = await api.updateChannel({ params, body: { address: null } })
  const other = await api.createChannel({ body: { ...body, address: 'other@harbour.example' } })
  const taken = await api.updateChannel({
    params: { id: other.body.data.id },
    body: { address: 'desk@harbour.example' },
  })

  const existing = { id: params.id, href: `/api/v1/channels/${params.id}`, matchedOn: 'address' }
  t.match(second, { status: 409, body: { code: 'duplicate_resource', existing } })
  t.match(taken, { status: 409, body: { code: 'duplicate_resource', existing } })
  t.match(none, { status: 422, body: { pointer: '/address' } })
  t.equal((await api.deleteChannel({ params })).status, 204)
  const again = await api.createChannel({ body })
  t.equal(again.status, 201)
})

t.test('a mail server that repeats the password does not show it to users', async (t) => {
  const server = createServer((socket) => {
    socket.on('error', () => {}).write('220 a\r\n')
    socket.setEncoding('utf8').on('data', (line: string) => {
      const isSignIn = line.startsWith('AUTH')
      socket.write(isSignIn ? `535 unknown command: ${line}` : '250-a\r\n250 AUTH PLAIN\r\n')
    })
  })
  const port = await listening(server)
  t.teardown(() => server.close())
  const { api, params } = await refusedByMailServer(t, port, 'correct horse battery')

  const { statusReason } = (await api.getChannel({ params })).body.data
  t.equal(
    statusReason,
    'The mail server refused the sign-in, and repeated the password in its answer.',
  )
})

t.test('the worker tries a channel: it signs in to the mail server', async (t) => {
  const user = { name: 'support', password: 'correct horse battery' }
  const smtp = await startSmtp(t, user)
  const { api, params } = await refusedByMailServer(t, smtp.port, 'wrong')

  const refused = (await api.getChannel({ params })).body.data
  const changed = await api.updateChannel({
    params,
    body: { config: { smtpPassword: user.password } },
  })
  await until(async () => (await statusOf(api, params.id)) === 'active')

  t.match(refused.statusReason, /535/)
  t.match(changed.body.data, { status: 'pending', statusReason: null })
  const again = await api.updateChannel({ params, body: { status: 'active' } })
  t.equal(again.body.data.status, 'pending')
  await until(async () => (await statusOf(api, params.id)) === 'active')

  const disabled = await api.updateChannel({ params, body: { status: 'disabled' } })
  t.equal(disabled.body.data.status, 'disabled')
  const enabled = await api.updateChannel({ params, body: { status: 'active' } })
  t.equal(enabled.body.data.status, 'pending')
})

t.test('the worker tries a channel: it sends a signed ping', async (t) => {
  let status = 500
  const { host: allow, received } = await startReceiver(t, (response) => {
    response.writeHead(status).end()
  })
  const { api, pool } = await reaching(t, allow)
  const created = await api.createChannel({
    body: {
      type: 'custom',
      name: 'Gateway',
      config: { outboundUrl: `http://${allow}/out`, secret },
    },
  })
  const params = { id: created.body.data.id }
  t.match(created.body.data, {
    capabilities: only('text'),
    config: { identityType: 'custom', secret: { isSet: true } },
  })
  work(t, pool, outsideWith([allow]))

  await until(async () => (await statusOf(api, params.id)) === 'error')
  t.match((await api.getChannel({ params })).body.data.statusReason, /500/)
  status = 204
  await api.updateChannel({ params, body: { status: 'active' } })
  await until(async () => (await statusOf(api, params.id)) === 'active')

  const call = received.at(-1)
  const {
    'webhook-id': id,
    'webhook-timestamp': at,
    'webhook-signature': given,
  } = call?.headers ?? {}
  const signature = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
    .update(`${id}.${at}.${call?.body}`)
    .digest('base64')
  t.equal(given, `v1,${signature}`)
  t.same(JSON.parse(call?.body ?? ''), { type: 'ping', channelId: params.id })
})

async function statusOf(api: Client, id: string): Promise<string> {
  return (await api.getChannel({ params: { id } })).body.data.status
}

/** A channel whose sign-in to a mail server on a port of this machine the worker has tried in vain, as user "support". */
async function refusedByMailServer(t: Test, port: number, smtpPassword: string) {
  const allow = `127.0.0.1:${port}`
  const { api, pool } = await reaching(t, allow)
  const config = {
    smtpHost: '127.0.0.1',
    smtpPort: port,
    smtpSecurity: 'none',
    smtpUser: 'support',
    smtpPassword,
  } as const
  const created = await api.createChannel({
    body: { type: 'email', name: 'Mail', address: 'mail@harbour.example', config },
  })
  const params = { id: created.body.data.id }
  work(t, pool, outsideWith([allow]))
  await until(async () => (await statusOf(api, params.id)) === 'error')
  return { api, params }
}

/** A workspace on a server that may call `host:port`. */
async function reaching(t: Test, allow: string): Promise<Workspace> {
  return workspaceOn(await startServer(t, { outside: outsideWith([allow]) }))
}
