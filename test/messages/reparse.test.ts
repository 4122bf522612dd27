import { randomUUID } from 'node:crypto'
import t from 'tap'
import { changesOfType } from '../helpers/log.ts'
import { handOver, mailOf, startMailing } from '../helpers/mails.ts'
import { only } from '../helpers/only.ts'

const boundary = 'b1'
const raw = mailOf(
  {
    Subject: 'Gr\u00f6\u00dfe',
    'Authentication-Results': 'mx.harbour.example; dmarc=pass header.from=x.example',
    'MIME-Version': '1.0',
    'Content-Type': `multipart/mixed; boundary=${boundary}`,
  },
  [
    `--${boundary}`,
    'Content-Type: text/plain; charset=iso-8859-1',
    '',
    'The crane is too wide.',
    `--${boundary}`,
    'Content-Type: application/pdf; name=plan.pdf',
    'Content-ID: <plan@x.example>',
    '',
    '%PDF-1.4 plan',
    `--${boundary}--`,
  ].join('\r\n'),
)

t.test('what an earlier version read wrongly is read again from the original', async (t) => {
  const mailing = await startMailing()
  const { api, channelId, workspaceId } = mailing
  const { data } = (await handOver(mailing, channelId, raw)).body
  const { admin } = mailing.database
  await admin`update messages set message = 'The cr?ne', quoted_text = 'is', subject = 'Gr??e',
    is_automatic = true, suppress_auto_reply = true where id = ${data.id}`
  await admin`update message_attachments set name = 'unnamed', content_id = null
    where message_id = ${data.id}`
  const params = { id: data.id }

  const again = await api.reparseMessage({ params })
  t.equal(again.status, 200)
  const { updatedAt, version, attachments, ...read } = again.body.data
  t.match(data, { ...read, attachments: attachments.map(({ url: _, ...file }) => file) })
  t.match(attachments, only({ name: 'plan.pdf', contentId: 'plan@x.example' }))
  t.equal(version, data.version + 1)
  const conversation = await api.getConversation({ params: { id: data.conversationId } })
  t.equal(conversation.body.data.lastMessagePreview, 'The crane is too wide.')
  const [event, ...others] = await changesOfType(admin, workspaceId, 'message.updated')
  t.match(event, {
    resourceId: data.id,
    data: { message: 'The crane is too wide.' },
    previous: { message: 'The cr?ne', isAutomatic: true },
  })
  t.same(others, [])

  const same = await api.reparseMessage({ params })
  t.match(same, { status: 200, body: { data: { version, updatedAt } } })
  t.equal((await changesOfType(admin, workspaceId, 'message.updated')).length, 1)
})

t.test('a subject is one line when it is read again, too', async (t) => {
  const mailing = await startMailing()
  const { api, channelId } = mailing
  const users = (await api.listUsers({ query: {} })).body.data
  const agent = users.find(({ status }) => status === 'active')?.email ?? ''
  const head = 'From: Ana <ana@y.example>\r\nSent: Monday\r\nTo: Sam\r\nSubject: Pump\t4'
  for (const [mail, subject] of [
    [mailOf({ Subject: '=?utf-8?Q?Crane=0D=0A3=7Fstops?=' }), 'Crane 3 stops'],
    [mailOf({ From: agent, Subject: 'Fwd:' }, `${head}\r\n\r\nIt leaks.`), 'Pump 4'],
  ] as const) {
    const { data } = (await handOver(mailing, channelId, mail)).body
    t.equal(data.subject, subject)
    const again = (await api.reparseMessage({ params: { id: data.id } })).body.data
    t.match(again, { subject, version: data.version })
  }
})

t.test('a mail server that is trusted later counts', async (t) => {
  const mailing = await startMailing()
  const { api, channelId } = mailing
  const { data } = (await handOver(mailing, channelId, raw)).body
  t.equal(data.senderVerified, 'unknown')
  const config = {
    smtpHost: '127.0.0.1',
    smtpPort: mailing.smtp.port,
    smtpSecurity: 'none',
    trustedAuthServers: ['mx.harbour.example'],
  } as const
  await api.updateChannel({
    params: { id: channelId },
    body: { config: { ...config, trustedAuthServers: [...config.trustedAuthServers] } },
  })
  const again = await api.reparseMessage({ params: { id: data.id } })
  t.match(again, { status: 200, body: { data: { senderVerified: 'pass' } } })
  t.equal(again.body.data.conversationId, data.conversationId)
})

t.test('a message without an original cannot be read again', async (t) => {
  const mailing = await startMailing()
  const { api, channelId } = mailing
  const { body } = await api.receiveMessage({
    params: { id: channelId },
    body: {
      externalId: randomUUID(),
      contact: { email: 'mira@x.example' },
      messageType: 'text',
      message: 'Hello.',
    },
  })
  const refused = { status: 422, body: { code: 'rule_violated' } }
  t.match(await api.reparseMessage({ params: { id: body.data.id } }), refused)
  const { data } = (await handOver(mailing, channelId, raw)).body
  await api.deleteMessage({ params: { id: data.id } })
  t.match(await api.reparseMessage({ params: { id: data.id } }), refused)
  t.match(await api.reparseMessage({ params: { id: randomUUID() } }), { status: 404 })
})

t.test('an original that is refused by now leaves the message as it is', async (t) => {
  const mailing = await startMailing()
  const { api, channelId, storage, workspaceId, database } = mailing
  const { data } = (await handOver(mailing, channelId, raw)).body
  const [row] = await database.admin`
    select upload_id as id, size from message_originals where message_id = ${data.id}`
  const key = { workspaceId, id: String(row?.['id']) }
  await storage.store.delete(key)
  const two = 'From: a@x.example\r\nFrom: b@x.example\r\n\r\n'.padEnd(Number(row?.['size']), 'x')
  await storage.store.put(
    key,
    (async function* () {
      yield Buffer.from(two)
    })(),
  )
  t.match(await api.reparseMessage({ params: { id: data.id } }), {
    status: 422,
    body: { code: 'rule_violated' },
  })
  t.match((await api.getMessage({ params: { id: data.id } })).body.data, { version: data.version })
})
