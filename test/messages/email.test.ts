import { createHmac } from 'node:crypto'
import t, { type Test } from 'tap'
import type { Schema } from '../../generated/operations.ts'
import {
  createMailbox,
  mailIn,
  type Mailing,
  reachedMessage,
  sentMessage,
  startApart,
} from '../helpers/mails.ts'
import { makeContact, makeConversation, makeGroup } from '../helpers/make.ts'
import { only } from '../helpers/only.ts'
import { outsideWith, work } from '../helpers/outside.ts'
import { type Received, startReceiver } from '../helpers/receiver.ts'
import { emptyWorkspaceOn, startServer, type Workspace } from '../helpers/start.ts'

t.test('a mail has its headers, its parts and a name that stays', async (t) => {
  const { api, smtp, channelId, contactId } = await mailing(t)
  const text = 'Grüße vom Kran 3 – „alles gut“? 🏗️\n.\nEin Punkt am Anfang bleibt.'

  const sent = await api.sendMessage({
    body: {
      contactId,
      channelId,
      messageType: 'text',
      message: text,
      html: '<p>Grüße 🏗️</p>',
      subject: 'Kran 3: überträgt „wieder“',
      cc: ['crew@harbour.example'],
      bcc: ['boss@harbour.example'],
    },
  })
  const message = await sentMessage(api, sent.body.data.id)

  t.match(message, { status: 'sent', sentAt: /Z$/, errorCode: null })
  const [received] = smtp.received
  t.equal(received?.from, 'desk@harbour.example')
  t.same(received?.to, ['office@harbour.example', 'crew@harbour.example', 'boss@harbour.example'])
  t.match(received?.mail, {
    from: { name: 'Harbour desk', address: 'desk@harbour.example' },
    to: only({ name: 'Harbour Office', address: 'office@harbour.example' }),
    cc: only({ address: 'crew@harbour.example' }),
    subject: 'Kran 3: überträgt „wieder“',
    messageId: `<${message.id}@harbour.example>`,
  })
  t.equal(received?.mail.text?.trimEnd().replaceAll('\r\n', '\n'), text)
  t.match(received?.mail.html, 'Grüße 🏗️')
  t.notMatch(received?.raw.toString(), 'boss@harbour.example')
  t.equal(message.externalId, `<${message.id}@harbour.example>`)
  t.equal(
    Date.parse(received?.mail.date ?? ''),
    Math.floor(Date.parse(message.createdAt) / 1e3) * 1e3,
  )
})

t.test('answers name what they answer, in both directions', async (t) => {
  const { api, smtp, channelId, contactId } = await mailing(t)
  const received = await api.receiveMessage({
    params: { id: channelId },
    body: {
      externalId: '<first@harbour.example>',
      contact: { email: 'OFFICE@harbour.example' },
      messageType: 'text',
      message: 'It fails again.',
      subject: 'Crane 3',
    },
  })
  const { conversationId } = received.body.data
  t.equal(received.body.data.contactId, contactId)
  const write = async (body: Partial<Schema<'MessageSend'>>) => {
    const sent = await api.sendMessage({
      body: { conversationId, messageType: 'text', message: 'We come.', ...body },
    })
    return sentMessage(api, sent.body.data.id)
  }

  const first = await write({})
  const second = await write({ subject: 'Crane 3, berth 4' })
  const third = await write({ replyToMessageId: received.body.data.id })

  const [a, b, c] = smtp.received.map(({ mail }) => mail)
  t.equal(first.subject, 'Re: Crane 3')
  t.match(a, { inReplyTo: '<first@harbour.example>', subject: 'Re: Crane 3' })
  t.match(b, {
    inReplyTo: String(first.externalId),
    references: `<first@harbour.example> ${first.externalId}`,
    subject: 'Crane 3, berth 4',
  })
  t.match(c, { inReplyTo: '<first@harbour.example>', references: String(second.externalId) })
  t.match(third, { status: 'sent' })

  // An answer in another language is one
  const german = await mailIn({ api, channelId }, '<kran@harbour.example>', { subject: 'AW: Kran' })
  const body = { conversationId: german.conversationId, messageType: 'text' } as const
  const answer = await api.sendMessage({ body: { ...body, message: 'Wir kommen.' } })
  t.equal(answer.body.data.subject, 'AW: Kran')
})

t.test('a subject is one line, whatever way a message comes', async (t) => {
  const { api, smtp, channelId } = await mailing(t)
  const subject = 'Crane 3\r\nBcc: eve@x.example'
  const line = 'Crane 3 Bcc: eve@x.example'
  const { conversationId } = await mailIn({ api, channelId }, '<first@x.example>', { subject })
  const { data } = (await api.getConversation({ params: { id: conversationId } })).body
  t.equal(data.subject, line)
  const body = { conversationId, messageType: 'text', message: 'Hi' } as const
  const message = await sentMessage(
    api,
    (await api.sendMessage({ body: { ...body, subject } })).body.data.id,
  )
  t.match(message, { subject: line, status: 'sent' })
  t.equal(smtp.received[0]?.mail.subject, line)
  const emoji = '🏗'.repeat(500)
  t.match((await api.sendMessage({ body: { ...body, subject: emoji } })).body.data, {
    subject: emoji,
  })
})

t.test('References of a long thread have at most 998 characters', async (t) => {
  const { api, smtp, channelId } = await mailing(t)
  const mails = Array.from({ length: 21 }, (_, n) => `<m${n}.${'a'.repeat(80)}@x.example>`)
  let conversationId = ''
  for (const id of mails) {
    const mail = await mailIn({ api, channelId }, id, { replyToExternalId: String(mails[0]) })
    conversationId = mail.conversationId
  }
  const sent = await api.sendMessage({
    body: { conversationId, messageType: 'text', message: 'We come.' },
  })
  await sentMessage(api, sent.body.data.id)
  const named = smtp.received[0]?.mail.references?.split(' ') ?? []
  t.same(named, [mails[0], ...mails.slice(1 - named.length)])
  t.ok(named.join(' ').length <= 998 && named.length === 10, String(named.length))
})

t.test('what is beyond ASCII is encoded as every program reads it', async (t) => {
  const { api, smtp, database } = await mailing(t)
  const channelId = await createMailbox(api, 'desk@hafen-köln.example', smtp.port, 'Büro, "Hafen"')
  const contact = await api.createContact({
    body: { name: 'Jörg "Ace" Müller, Dr.', contactEmails: [{ email: 'joerg@größe.example' }] },
  })
  const subject = `Größe „${'lang '.repeat(80)}ende“ 🏗️`
  const text = `${'x'.repeat(1200)}\nFrom here on\n.\n..\n\ttab – „ü“`
  const body = { contactId: contact.body.data.id, channelId, messageType: 'text' } as const
  const scheduledAt = new Date(Date.now() + 3_600_000).toISOString()
  const sent = await api.sendMessage({ body: { ...body, message: text, subject, scheduledAt } })
  const { id } = sent.body.data
  await database.admin`update messages set due_at = now() where id = ${id}`
  const message = await sentMessage(api, id)

  t.equal(message.externalId, `<${message.id}@xn--hafen-kln-67a.example>`)
  const raw = smtp.received[0]?.raw.toString('latin1') ?? ''
  t.notMatch(raw, /[\u0080-\u00ff]/)
  t.ok(raw.split('\r\n').every(({ length }) => length <= 998))
  t.match(smtp.received[0]?.mail, {
    subject,
    messageId: message.externalId,
    references: message.externalId,
    from: { name: 'Büro, "Hafen"' },
    to: only({ name: 'Jörg "Ace" Müller, Dr.' }),
  })
  const kept = smtp.received[0]?.mail.headers.filter(({ key }) => key === 'x-original-message-id')
  t.match(kept, only({ value: message.externalId }), 'for servers that replace the Message-ID')
  t.equal(smtp.received[0]?.mail.text?.trimEnd().replaceAll('\r\n', '\n'), text)
  const date = Date.parse(smtp.received[0]?.mail.date ?? '')
  t.equal(date, Math.floor(Date.parse(scheduledAt) / 1e3) * 1e3, 'the time for which it was meant')
})

t.test('a group gets one mail, and its members do not see one another', async (t) => {
  const workspace = await mailing(t)
  const { api, smtp, channelId, contactId } = workspace
  const other = await api.createContact({
    body: { name: 'Mira', contactEmails: [{ email: 'mira@lindqvist.example' }] },
  })
  const blocked = await api.createContact({
    body: { name: 'Eve', contactEmails: [{ email: 'eve@x.example' }] },
  })
  await api.blockContact({ params: { id: blocked.body.data.id }, body: {} })
  const unreachable = await makeContact(workspace)
  const contacts = [contactId, other.body.data.id, blocked.body.data.id, unreachable]
  const groupId = await makeGroup(workspace, { name: 'Harbour renovation', contacts })

  const sent = await api.sendMessage({
    body: { groupId, channelId, messageType: 'text', message: 'Meet at noon.' },
  })
  await sentMessage(api, sent.body.data.id)

  t.equal(smtp.received.length, 1)
  const [mail] = smtp.received
  t.same([...(mail?.to ?? [])].sort(), ['mira@lindqvist.example', 'office@harbour.example'])
  t.match(mail?.mail.to, only({ name: 'Harbour renovation', address: 'desk@harbour.example' }))
  t.notMatch(mail?.raw.toString(), 'mira@lindqvist.example')
})

t.test('a refusal for now is tried again, one for good is not', async (t) => {
  const { api, smtp, channelId, contactId } = await mailing(t)
  const body = { contactId, channelId, messageType: 'text', message: 'Hello' } as const

  smtp.reject(451)
  const later = (await api.sendMessage({ body })).body.data.id
  const waiting = await reachedMessage(api, later, ({ errorCode }) => errorCode !== null)
  t.match(waiting, { status: 'queued', errorCode: 'smtp_451', errorMessage: /not now/ })
  await api.retryMessage({ params: { id: later } })
  const done = await sentMessage(api, later)
  t.match(done, { status: 'sent', errorCode: null, errorMessage: null })

  // Its password may be corrected
  smtp.reject(535)
  const unknown = (await api.sendMessage({ body })).body.data.id
  t.match(await reachedMessage(api, unknown, ({ errorCode }) => errorCode !== null), {
    status: 'queued',
  })
  await api.cancelMessage({ params: { id: unknown } })

  smtp.reject(554)
  const never = await sentMessage(api, (await api.sendMessage({ body })).body.data.id)
  t.match(never, { status: 'failed', errorCode: 'smtp_554', failedAt: /Z$/ })
  t.equal(smtp.received.length, 1)
})

t.test('a server that is not there, and a channel that is gone', async (t) => {
  const { api, pool, contactId } = await reaching(t, '127.0.0.1:9')
  work(t, pool, outsideWith(['127.0.0.1:9']))
  const channelId = await createMailbox(api, 'desk@harbour.example', 9)
  const body = { contactId, channelId, messageType: 'text', message: 'Hello' } as const

  const { id } = (await api.sendMessage({ body })).body.data
  const waiting = await reachedMessage(api, id, ({ errorCode }) => errorCode !== null)
  t.match(waiting, {
    status: 'queued',
    errorCode: 'unreachable',
    errorMessage: /refused the connection/,
  })

  await api.closeConversation({ params: { id: waiting.conversationId } })
  await api.deleteChannel({ params: { id: channelId } })
  await api.retryMessage({ params: { id } })
  t.match(await sentMessage(api, id), { status: 'failed', errorCode: 'channel_deleted' })
})

t.test('what waits on a disabled channel goes out when it is active again', async (t) => {
  const workspace = await mailing(t, false)
  const { api, smtp, channelId, pool, contactId } = workspace
  const body = { contactId, channelId, messageType: 'text', message: 'Hello' } as const
  const { id } = (await api.sendMessage({ body })).body.data
  await api.updateChannel({ params: { id: channelId }, body: { status: 'disabled' } })
  work(t, pool, outsideWith([`127.0.0.1:${smtp.port}`]))
  const conversationId = await makeConversation(workspace)
  const other = { conversationId, messageType: 'text', message: 'Elsewhere' } as const
  await sentMessage(api, (await api.sendMessage({ body: other })).body.data.id)
  t.equal((await api.getMessage({ params: { id } })).body.data.status, 'queued')

  await api.updateChannel({ params: { id: channelId }, body: { status: 'active' } })

  t.equal((await sentMessage(api, id)).status, 'sent')
})

t.test('a custom channel gets a signed request, the same for each try', async (t) => {
  const secret = `whsec_${Buffer.from('a secret of the gateway, 32 bytes').toString('base64')}`
  const calls: Received[] = []
  const answers = [[503, ''] as const, [200, '{"externalId":"gw-77"}'] as const, [410, ''] as const]
  const { host: allow } = await startReceiver(t, (response, received) => {
    if (JSON.parse(received.body).type === 'ping') return response.writeHead(204).end()
    calls.push(received)
    const [status, text] = answers.shift() ?? [200, '']
    return response.writeHead(status).end(text)
  })
  const workspace = await reaching(t, allow)
  const { api, pool, contactId } = workspace
  work(t, pool, outsideWith([allow]))
  const created = await api.createChannel({
    body: {
      type: 'custom',
      name: 'Gateway',
      capabilities: ['text', 'location'],
      config: { outboundUrl: `http://${allow}/out`, secret, identityType: 'sms' },
    },
  })
  const channelId = created.body.data.id
  const body = {
    contactId,
    channelId,
    messageType: 'location',
    location: { latitude: 56.1572, longitude: 10.2107, name: 'Berth 4' },
    metadata: { order: '7' },
  } as const

  const { id } = (await api.sendMessage({ body })).body.data
  await reachedMessage(api, id, ({ errorCode }) => errorCode === 'http_503')
  await api.retryMessage({ params: { id } })
  const sent = await sentMessage(api, id)

  t.match(sent, { status: 'sent', externalId: 'gw-77' })
  t.same(
    calls.map(({ headers }) => headers['webhook-id']),
    [id, id],
  )
  for (const { headers, body: text } of calls) {
    const signature = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
      .update(`${id}.${headers['webhook-timestamp']}.${text}`)
      .digest('base64')
    t.equal(headers['webhook-signature'], `v1,${signature}`)
  }
  t.match(JSON.parse(calls[0]?.body ?? ''), {
    type: 'message',
    channelId,
    message: {
      id,
      recipients: only({ contactId, name: 'Harbour Office', identity: '+4531234567' }),
      messageType: 'location',
      location: { latitude: 56.1572, longitude: 10.2107, name: 'Berth 4', address: null },
      metadata: { order: '7' },
    },
  })
  const receipt = await api.updateMessageStatus({
    params: { id: channelId },
    body: { externalId: 'gw-77', status: 'delivered' },
  })
  t.equal(receipt.body.data.status, 'delivered')

  const refused = await sentMessage(api, (await api.sendMessage({ body })).body.data.id)
  t.match(refused, { status: 'failed', errorCode: 'http_410' })
  const unreachable = await api.sendMessage({
    body: {
      contactId: await makeContact(workspace),
      channelId,
      messageType: 'text',
      message: 'Hi',
    },
  })
  t.match(unreachable, { status: 422, body: { code: 'contact_unreachable' } })
})

/** A workspace whose mailbox leads to a mail server of the test, with a contact. */
async function mailing(t: Test, isWorking = true): Promise<Mailing & { contactId: string }> {
  const workspace = await startApart(t, isWorking, 'Harbour desk')
  return { ...workspace, contactId: await contactOf(workspace) }
}

/** A workspace whose messages may go to an address, with a contact who has an e-mail address and a phone number. */
async function reaching(t: Test, allow: string): Promise<Workspace & { contactId: string }> {
  const workspace = await emptyWorkspaceOn(await startServer(t, { outside: outsideWith([allow]) }))
  return { ...workspace, contactId: await contactOf(workspace) }
}

function contactOf(workspace: Workspace): Promise<string> {
  return makeContact(workspace, {
    contactEmails: [{ email: 'office@harbour.example' }],
    contactPhones: [{ phone: '+4531234567' }],
  })
}
