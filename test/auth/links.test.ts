import t from 'tap'
import { makeAgents, tokenOf } from '../helpers/agents.ts'
import type { Client } from '../helpers/client.ts'
import { untilWaiting, whileOpen } from '../helpers/locks.ts'
import { handOver, mailOf, reportOf, startMailing } from '../helpers/mails.ts'
import { only } from '../helpers/only.ts'
import { ownerCredentials, ownerSession } from '../helpers/sessions.ts'
import { start } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

const password = 'nine quiet harbours'
const refused = { status: 422, body: { code: 'rule_violated', pointer: '/token' } }

/** A mail with a link, as the mail server got it. */
interface Mailed {
  readonly id: string
  readonly raw: string
  readonly text: string
}

/** An invited agent. */
async function invited(api: Client, email = 'iva@harbour.example') {
  const { body } = await api.listRoles({ query: { pageSize: 100 } })
  const roleIds = body.data.filter(({ name }) => name === 'Agent').map((role) => role.id)
  const user = await api.inviteUser({ body: { name: 'Iva <b>', email, roleIds } })
  return user.body.data
}

/** Resolves once a mailbox can send. */
const untilMailing = (api: Client) =>
  until(async () =>
    (await api.listChannels()).body.data.some(
      ({ status, type }) => status === 'active' && type === 'email',
    ),
  )

const accept = (api: Client, token: string) =>
  api.acceptInvitation({ body: { token, password, name: 'Iva Novak' }, token: null })

t.test('an invited user chooses a name and a password, and is signed in', async (t) => {
  const { api } = await start()
  const { id } = await invited(api)
  const link = await api.createInvitation({ params: { id } })
  const days = (Date.parse(link.body.data.expiresAt) - Date.now()) / 86_400_000
  t.ok(days > 6.9 && days < 7.1)

  const { status, body } = await accept(api, link.body.data.token)

  t.equal(status, 201)
  t.match(body.data.user, { id, name: 'Iva Novak', status: 'active' })
  t.equal((await api.listTickets({ token: body.data.token })).status, 200)
  t.match(await accept(api, link.body.data.token), refused, 'a second time')
  const { workspace } = body.data.user
  const credentials = { method: 'password' as const, workspace: workspace.name, password }
  const email = 'IVA@harbour.example'
  t.equal((await api.createSession({ body: { ...credentials, email } })).status, 201)
  const { body: log } = await api.listAuditLogs({
    query: { resourceId: id, action: ['user.updated'] },
  })
  t.match(log.data, only({ actor: { id } }))
  const created = await api.listAuditLogs({ query: { action: ['user.link_created'] } })
  t.match(created.body.data, only({ resourceId: id, actor: { type: 'user' } }))
})

t.test('two requests with one link at once: one of them wins', async (t) => {
  const { api } = await start()
  const { id } = await invited(api)
  const { token } = (await api.createInvitation({ params: { id } })).body.data

  const replies = await Promise.all([accept(api, token), accept(api, token), accept(api, token)])

  t.same(replies.map(({ status }) => status).sort(), [201, 422, 422])
})

t.test('a link is void after its time, another address, a suspension and a deletion', async (t) => {
  const { api, database, workspaceId } = await start()
  const linkOf = async (id: string) =>
    (await api.createInvitation({ params: { id } })).body.data.token
  const { id } = await invited(api)
  const expired = await linkOf(id)
  await database.admin`update sign_in_links set expires_at = now() where workspace_id = ${workspaceId}`
  t.match(await accept(api, expired), refused)

  const moved = await linkOf(id)
  await api.updateUser({ params: { id }, body: { email: 'other@harbour.example' } })
  t.match(await accept(api, moved), refused)

  const suspended = await linkOf(id)
  await api.updateUser({ params: { id }, body: { status: 'suspended' } })
  t.match(await accept(api, suspended), refused)
  const none = await api.createInvitation({ params: { id } })
  t.match(none, { status: 409, body: { code: 'user_not_active' } })
  await api.updateUser({ params: { id }, body: { status: 'active' } })

  const paused = await linkOf(id)
  await database.admin`update workspaces set suspended_at = now() where id = ${workspaceId}`
  t.match(await accept(api, paused), refused)
  await database.admin`update workspaces set suspended_at = null where id = ${workspaceId}`
  await api.deleteUser({ params: { id } })
  t.match(await accept(api, paused), refused)
  t.match(await accept(api, 'x'.repeat(43)), refused)
})

t.test('a link that a caller was shown opens no more than the caller had', async (t) => {
  const { api } = await start()
  const { body } = await api.listRoles({ query: { pageSize: 100 } })
  const owner = body.data.filter(({ name }) => name === 'Owner').map((role) => role.id)
  const own = await api.createRole({ body: { name: 'Reader', permissions: ['tickets:read'] } })
  const reader = [own.body.data.id]
  const { id, roles } = await invited(api)
  const { token } = (await api.createInvitation({ params: { id } })).body.data

  await api.updateUser({ params: { id }, body: { roleIds: owner } })
  t.match(await accept(api, token), refused, 'another role')
  await api.updateUser({ params: { id }, body: { roleIds: reader } })
  const narrow = (await api.createInvitation({ params: { id } })).body.data.token
  const permissions = ['tickets:write', 'users:write'] as const
  await api.updateRole({
    params: { id: own.body.data.id },
    body: { permissions: [...permissions] },
  })
  t.match(await accept(api, narrow), refused, 'a role that permits more')
  const agent = roles.map((role) => role.id)
  await api.updateUser({ params: { id }, body: { roleIds: agent, status: 'active' } })
  t.match(await accept(api, token), refused, 'a user who is active')
  const other = await invited(api, 'noor@harbour.example')
  const link = await api.createInvitation({ params: { id: other.id } })
  await api.updateUser({ params: { id: other.id }, body: { roleIds: reader } })
  await api.updateUser({ params: { id: other.id }, body: { roleIds: agent, name: 'Noor' } })
  t.equal((await accept(api, link.body.data.token)).status, 201, 'no more rights than before')
})

t.test('links of users with more rights, and of active users, need those rights', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const owner = (await api.getCurrentUser()).body.data.id
  const inviter = await workspace.tokenWith('users:write')
  const params = { id: (await invited(api)).id }
  t.match(await api.createInvitation({ params, token: inviter }), { status: 403 })
  t.match(await api.createInvitation({ params: { id: owner }, token: inviter }), {
    status: 403,
    body: { code: 'forbidden' },
  })
  t.equal((await api.createInvitation({ params })).status, 200)
  t.equal((await api.createInvitation({ params: { id: owner } })).status, 200)
})

t.test('a new password ends the links of its user', async (t) => {
  const { api } = await start()
  const { id } = (await api.getCurrentUser()).body.data
  const other = await invited(api)
  const linkOf = async (userId: string) =>
    (await api.createInvitation({ params: { id: userId } })).body.data.token
  const [own, foreign] = [await linkOf(id), await linkOf(other.id)]

  t.equal((await api.setPassword({ body: { password } })).status, 204)

  t.match(await accept(api, own), refused)
  t.equal((await accept(api, foreign)).status, 201, 'of another user')
})

t.test('a link that was used ends sessions and every other link', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const session = await ownerSession(api)
  const id = (await api.getCurrentUser()).body.data.id
  const [one, two] = [
    await api.createInvitation({ params: { id } }),
    await api.createInvitation({ params: { id } }),
  ]
  const reset = (token: string) =>
    api.completePasswordReset({ body: { token, password }, token: null })

  t.match(await api.completePasswordReset({ body: { token: 'y'.repeat(43), password } }), refused)
  const common = { token: one.body.data.token, password: 'unbelievable' }
  t.match(await api.completePasswordReset({ body: common }), { body: { pointer: '/password' } })
  const done = await reset(one.body.data.token)

  t.match(done, { status: 201, body: { data: { user: { id } } } })
  t.equal((await api.getCurrentUser({ token: session.token })).status, 401)
  t.match(await reset(two.body.data.token), refused)
  t.equal((await api.getCurrentUser({ token: done.body.data.token })).status, 200)
})

t.test(
  'a reset is mailed once, reads alike for everybody, and its token is stored nowhere',
  async (t) => {
    const mailing = await startMailing()
    const { api, smtp, database } = mailing
    const { workspace, email } = await ownerCredentials(api)
    await untilMailing(api)
    await api.updateSettings({ body: { signInUrl: 'https://inbox.example/sign-in' } })
    const ask = (body: { workspace: string; email: string }) =>
      api.createPasswordReset({ body, token: null })

    const replies = [
      await ask({ workspace, email: 'ghost@harbour.example' }),
      await ask({ workspace: 'ghost', email }),
      await ask({ workspace, email: email.toUpperCase() }),
      await ask({ workspace, email }),
    ]
    await until(() => smtp.received.length > 0)

    // Nor is it once it was sent
    const links = () => database.admin<Array<{ isSent: boolean }>>`
      select mail_due_at is null as "isSent" from sign_in_links
      where workspace_id = ${mailing.workspaceId}`
    await until(async () => (await links())[0]?.isSent === true)
    replies.push(await ask({ workspace, email }))
    t.equal((await links()).length, 1)

    t.same(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size, 1)
    const [mail] = smtp.received
    t.same(mail?.to, [email])
    t.match(mail?.mail, {
      subject: `Your password for ${workspace}`,
      text: /Somebody, probably you/,
    })
    const [, token = ''] = /#reset=([\w-]{43})/.exec(mail?.mail.text ?? '') ?? []
    t.match(mail?.mail.html, `href="https://inbox.example/sign-in#reset=${token}"`)
    const rows = await database.admin`select l::text as row from sign_in_links l
    union all select c::text from changes c union all select m::text from messages m`
    t.notOk(JSON.stringify(rows).includes(token))
    t.equal(smtp.received.length, 1, 'one mail for two requests')

    // As after the clock of the database was set back
    await database.admin`update sign_in_links set created_at = created_at + interval '1 day'
      where workspace_id = ${mailing.workspaceId}`
    await ask({ workspace, email })
    await until(() => smtp.received.length === 2)
    t.equal((await api.completePasswordReset({ body: { token, password } })).status, 201)
    t.match(await api.completePasswordReset({ body: { token, password } }), refused)
  },
)

t.test('an invitation is mailed in plain words, and again when the server was busy', async (t) => {
  const { api, smtp } = await startMailing()
  await untilMailing(api)
  smtp.reject(451)

  const { id } = await invited(api)
  await until(() => smtp.received.length > 0)

  const [mail] = smtp.received
  t.match(mail?.mail.text, /You have been invited to work in/)
  t.match(mail?.mail.html, '<p>Hello Iva &#60;b&#62;,</p>')
  const [, token = ''] = /\n([\w-]{43})\n/.exec(mail?.mail.text ?? '') ?? []
  await api.updateUser({ params: { id }, body: { status: 'active' } })
  t.equal((await accept(api, token)).status, 201, 'nobody else has seen the token')
})

t.test(
  'createInvitation sends a mail beside the link that it shows, but not a second one soon',
  async (t) => {
    const { api, smtp, database, ownerId, workspaceId } = await startMailing()
    await untilMailing(api)
    const create = () => api.createInvitation({ params: { id: ownerId } })

    await create()
    await until(() => smtp.received.length > 0)
    await create()

    const [made] = await database.admin`
    select count(*)::int as links, count(*) filter (where mail_attempts > 0 or mail_due_at is not null)::int as mails
    from sign_in_links where workspace_id = ${workspaceId}`
    t.same(made, { links: 3, mails: 1 })
  },
)

t.test('a mail is sent again until it is refused for good, tried six times or void', async (t) => {
  const { api, smtp, database, workspaceId } = await startMailing()
  const { admin } = database
  await untilMailing(api)
  const { id: userId, email } = await invited(api)
  await until(() => smtp.received.length > 0)
  const linkOf = async () => {
    const [row] = await admin<Array<{ attempts: number; dueIn: number | null }>>`
      select mail_attempts as attempts, extract(epoch from mail_due_at - now())::float8 as "dueIn"
      from sign_in_links where workspace_id = ${workspaceId} and user_id = ${userId}`
    return row
  }
  const untilEnded = () => until(async () => (await linkOf())?.dueIn === null)
  /** Has the mail sent once more, as the try that follows some others. */
  const sendAfter = (attempts: number) => admin`
    update sign_in_links set mail_attempts = ${attempts}, mail_due_at = now()
    where workspace_id = ${workspaceId} and user_id = ${userId}`
  await untilEnded()
  smtp.received.length = 0

  smtp.deferRecipients(email)
  await sendAfter(1)
  await until(async () => Number((await linkOf())?.dueIn) > 20)
  await sendAfter(5)
  await untilEnded()
  smtp.rejectRecipients(email)
  await sendAfter(0)
  await untilEnded()
  smtp.admitRecipients(email)
  t.equal(smtp.received.length, 0)

  const late = smtp.delay()
  await sendAfter(0)
  await late.arrival
  await whileOpen(database, async (sql) => {
    // As by another process that has taken it over
    await sql`
      update sign_in_links set mail_attempts = 2, mail_due_at = now() + interval '1 minute'
      where workspace_id = ${workspaceId} and user_id = ${userId}`
    late.answer()
    await untilWaiting(database, 1)
  })
  await until(async () => {
    const ending = await admin`select from pg_stat_activity where datname = current_database()
      and state = 'active' and query like '%update sign_in_links%' and pid <> pg_backend_pid()`
    return ending.length === 0
  })
  t.ok(Number((await linkOf())?.dueIn) > 20, 'a try that was taken over ends nothing')
  smtp.received.length = 0

  const mine = admin`workspace_id = ${workspaceId}`
  const [user, link] = [admin`${mine} and id = ${userId}`, admin`${mine} and user_id = ${userId}`]
  for (const [reason, change, undo] of [
    [
      'suspended',
      admin`update users set status = 'suspended' where ${user}`,
      admin`update users set status = 'invited' where ${user}`,
    ],
    [
      'deleted',
      admin`update users set deleted_at = now() where ${user}`,
      admin`update users set deleted_at = null where ${user}`,
    ],
    [
      'another address',
      admin`update users set email = 'new@harbour.example' where ${user}`,
      admin`update users set email = 'IVA@harbour.example' where ${user}`,
    ],
    [
      'a mailbox that is disabled',
      admin`update channels set status = 'disabled' where ${mine} and type = 'email'`,
      admin`update channels set status = 'active' where ${mine} and type = 'email'`,
    ],
    [
      'a mailbox that is deleted',
      admin`update channels set deleted_at = now() where ${mine} and type = 'email'`,
      admin`update channels set deleted_at = null where ${mine} and type = 'email'`,
    ],
    [
      'its time is over',
      admin`update sign_in_links set expires_at = now() where ${link}`,
      admin`update sign_in_links set expires_at = now() + interval '1 hour' where ${link}`,
    ],
  ] as const) {
    await change
    await sendAfter(0)
    await untilEnded()
    t.equal(smtp.received.length, 0, reason)
    await undo
  }
  await sendAfter(0)
  await untilEnded()
  t.equal(smtp.received.length, 1, 'the same address in other letters')
})

t.test('a link whose mail comes back to a mailbox is void', async (t) => {
  const desk = await startMailing()
  const { api, smtp, channelId } = desk
  await untilMailing(api)
  await api.updateSettings({ body: { signInUrl: 'https://inbox.example/sign-in' } })
  const encoded = (raw: string | Buffer) =>
    Buffer.from(raw).toString('base64').replace(/.{76}/g, '$&\r\n')
  const multipart = (headers: object, ...parts: string[]) =>
    mailOf(
      { 'Content-Type': 'multipart/mixed; boundary=b', ...headers },
      ['', ...parts, ''].join('\r\n--b\r\n').replace(/\r\n$/, '--'),
    )
  const attached = (raw: string) =>
    `Content-Type: message/rfc822\r\nContent-Transfer-Encoding: base64\r\n\r\n${encoded(raw)}`
  const daemon = { From: 'MAILER-DAEMON@mx.example', 'Return-Path': '<>', Subject: 'Undelivered' }
  const nameless = (raw: string) =>
    raw.replace(/^(X-Original-)?(Message-ID|References): .*\r\n/gm, '')

  const ways: Record<string, (mail: Mailed) => string> = {
    'a report of RFC 3464': ({ id }) => reportOf({ messageId: id, returned: 'message/rfc822' }),
    'a report in words with the copy': ({ raw }) =>
      mailOf(daemon, `I could not deliver your mail.\r\n--- Below is a copy.\r\n\r\n${raw}`),
    'a copy without its Message-ID': ({ raw }) => mailOf(daemon, nameless(raw)),
    'an automatic reply': ({ id }) =>
      mailOf({ 'Auto-Submitted': 'auto-replied', 'In-Reply-To': id }, 'I am away.'),
    'an answer in base64': ({ text }) =>
      mailOf(
        { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Transfer-Encoding': 'base64' },
        encoded(`What is this?\r\n\r\n> ${text.replaceAll('\n', '\r\n> ')}`),
      ),
    'an address that a filter has rewritten': ({ text }) =>
      mailOf({}, `https://filter.example/?url=${encodeURIComponent(text)}&data=1`),
    'an attached copy': ({ raw }) =>
      multipart({}, 'Content-Type: text/plain\r\n\r\nSee below.', attached(nameless(raw))),
    'the mail itself, by an address that leads to the mailbox': ({ raw }) => raw,
    'a mail that cannot be read': ({ raw }) =>
      `From: a@x.example\r\nFrom: b@x.example\r\n\r\n${raw}`,
  }
  for (const [way, write] of Object.entries(ways)) {
    smtp.received.length = 0
    await invited(api, `user-${Object.keys(ways).indexOf(way)}@harbour.example`)
    await until(() => smtp.received.length > 0)
    const { raw = Buffer.of(), mail } = smtp.received[0] ?? {}
    const text = mail?.text ?? ''
    const [, token = ''] = /#invitation=([\w-]{43})/.exec(text) ?? []
    const { status } = await handOver(
      desk,
      channelId,
      write({ id: mail?.messageId ?? '', raw: raw.toString('latin1'), text }),
    )
    t.ok([201, 422].includes(status), `${way}: ${status}`)
    t.match(await accept(api, token), refused, way)
  }

  smtp.received.length = 0
  await invited(api)
  await until(() => smtp.received.length > 0)
  const [, token = ''] = /#invitation=([\w-]{43})/.exec(smtp.received[0]?.mail.text ?? '') ?? []
  await handOver(desk, channelId, mailOf({ 'In-Reply-To': '<other@x.example>' }, 'x'.repeat(43)))
  t.equal((await accept(api, token)).status, 201, 'no other link is void')

  smtp.received.length = 0
  await invited(api, 'json@harbour.example')
  await until(() => smtp.received.length > 0)
  const text = smtp.received[0]?.mail.text ?? ''
  const [, other = ''] = /#invitation=([\w-]{43})/.exec(text) ?? []
  await api.receiveMessage({
    params: { id: channelId },
    body: {
      externalId: 'x1',
      contact: { email: 'm@x.example' },
      messageType: 'text',
      message: text,
    },
  })
  t.match(await accept(api, other), refused, 'a message as JSON')
})

t.test('requests for resets are bounded', async (t) => {
  const { api } = await start()
  const body = { workspace: 'ghost', email: 'flood@harbour.example' }
  const statuses: number[] = []
  for (let n = 0; n < 12; n++) statuses.push((await api.createPasswordReset({ body })).status)
  t.same(statuses, [...Array<number>(10).fill(204), 429, 429])
})

t.test('agents invite nobody', async (t) => {
  const workspace = await start()
  const [agent = ''] = await makeAgents(workspace, {})
  const reply = await workspace.api.createInvitation({
    params: { id: agent },
    token: await tokenOf(workspace, agent),
  })
  t.match(reply, { status: 403, body: { code: 'insufficient_scope' } })
})
