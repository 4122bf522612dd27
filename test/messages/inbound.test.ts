import t from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { demoIds } from '../../src/workspaces/demo.ts'
import { newId } from '../../src/lib/ids.ts'
import { untilWaiting, whileOpen } from '../helpers/locks.ts'
import { createMailbox, handOver, handOverOnce } from '../helpers/mails.ts'
import { makeContact } from '../helpers/make.ts'
import { changesOfType } from '../helpers/log.ts'
import { only } from '../helpers/only.ts'
import { start } from '../helpers/start.ts'

const params = { id: demoIds.otherChannel }
const text = { messageType: 'text', message: 'It fails again.' } as const

t.test('receiveMessage keeps a message in the conversation of its contact', async (t) => {
  const { api } = await start()

  const received = await api.receiveMessage({
    params,
    body: {
      externalId: 'app-1',
      contact: { id: demoIds.contact },
      ...text,
      occurredAt: '2026-01-02T03:04:05Z',
    },
  })

  t.match(received, {
    status: 201,
    body: {
      data: {
        direction: 'inbound',
        status: 'received',
        conversationId: demoIds.directConversation,
        contactId: demoIds.contact,
        sender: { type: 'contact', id: demoIds.contact, name: 'Harbour Office' },
        createdAt: '2026-01-02T03:04:05.000Z',
      },
    },
  })
  t.equal(received.headers['location'], `/api/v1/messages/${received.body.data.id}`)
  const conversation = { id: demoIds.directConversation }
  const before = await api.getConversation({ params: conversation })
  t.match(before.body.data, { unreadCount: 2, lastMessagePreview: 'The sensor fails again.' })
  const contact = await api.getContact({ params: { id: demoIds.contact } })
  t.equal(contact.body.data.lastSeenAt, '2026-01-02T03:04:05.000Z')

  await api.markConversationRead({ params: conversation })
  const read = await api.getMessage({ params: { id: received.body.data.id } })
  t.match(read.body.data, { status: 'read', readAt: /Z$/ })
})

t.test('a sender whom somebody else makes known meanwhile is not created again', async (t) => {
  const workspace = await start()
  const { api, database, workspaceId } = workspace
  const contactId = await makeContact(workspace)
  const contact = { platformId: 'visitor-1', name: 'Mira' }
  const total = async () => (await api.listContacts({ query: { pageSize: 1 } })).body.total
  const before = await total()
  const received: Array<ReturnType<typeof api.receiveMessage>> = []

  await whileOpen(database, async (sql) => {
    await sql`
      insert into contact_identities (workspace_id, id, contact_id, type, platform_id, sort_order)
      values (${workspaceId}, ${newId()}, ${contactId}, 'api', ${contact.platformId}, 0)`
    received.push(api.receiveMessage({ params, body: { externalId: 'app-7', contact, ...text } }))
    await untilWaiting(database, 1)
  })

  t.match(await received[0], { status: 201, body: { data: { contactId } } })
  t.equal(await total(), before)
})

t.test('one hundred hand-overs of a message at once make one', async (t) => {
  const { api, database, workspaceId } = await start()
  const body = {
    externalId: 'gw-1',
    contact: { phone: '+45 20 12 34 56', name: 'Mira Lindqvist' },
    ...text,
  }

  const replies = await Promise.all(
    Array.from({ length: 100 }, () => api.receiveMessage({ params, body })),
  )

  const answered = replies.filter(({ status }) => status !== 503)
  t.ok(answered.length > 0, 'not all are sent away to try again')
  t.equal(answered.filter(({ status }) => status === 201).length, 1)
  t.same(
    answered.filter(({ status }) => status !== 200 && status !== 201),
    [],
  )
  t.equal(new Set(answered.map((reply) => reply.body.data.id)).size, 1)
  t.equal((await api.receiveMessage({ params, body })).status, 200)
  const [counts] = await database.admin`
    select (select count(*)::int from messages where workspace_id = ${workspaceId}
        and external_id = 'gw-1') as messages,
      (select count(*)::int from contact_phones where workspace_id = ${workspaceId}
        and phone = '+4520123456') as contacts`
  t.same(counts, { messages: 1, contacts: 1 })
})

t.test('fifty messages at once of somebody new open one conversation', async (t) => {
  const { api, database, workspaceId } = await start()

  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      api.receiveMessage({
        params,
        body: { externalId: `gw-${n}`, contact: { platformId: 'mira.l', name: 'Mira' }, ...text },
      }),
    ),
  )

  const kept = replies.filter(({ status }) => status === 201).map(({ body }) => body.data)
  t.ok(kept.length > 0, 'not all are sent away to try again')
  t.same(
    replies.filter(({ status }) => status !== 201 && status !== 503),
    [],
  )
  t.equal(new Set(kept.map((message) => message.conversationId)).size, 1)
  t.equal(new Set(kept.map((message) => message.contactId)).size, 1)
  const id = kept[0]?.conversationId ?? ''
  const conversation = await api.getConversation({ params: { id } })
  t.equal(conversation.body.data.unreadCount, kept.length)
  const contact = await api.getContact({ params: { id: kept[0]?.contactId ?? '' } })
  t.match(contact.body.data, {
    name: 'Mira',
    platformContacts: only({ type: 'api', platformId: 'mira.l' }),
  })
  const emitted = await changesOfType(database.admin, workspaceId, 'contact.created')
  t.equal(emitted.length, 1, 'the contact is told once')
  t.match(emitted[0]?.['data'], { id: contact.body.data.id, name: 'Mira' })
})

t.test('a sender is known by an identity on the platform and an e-mail address', async (t) => {
  const { api } = await start()
  const say = async (contact: Schema<'InboundContact'>) => {
    const reply = await api.receiveMessage({
      params,
      body: { externalId: newId(), contact, ...text },
    })
    t.equal(reply.status, 201, reply.text)
    const { contactId } = reply.body.data
    return (await api.getContact({ params: { id: contactId ?? '' } })).body.data
  }
  const mailed = await makeContact({ api }, { contactEmails: [{ email: 'ada@x.example' }] })

  const known = await say({ platformId: 'ada', email: 'Ada@x.example', name: 'Visitor' })
  t.match(known, { id: mailed, platformContacts: only({ type: 'api', platformId: 'ada' }) })
  const again = await say({ platformId: 'ada', email: 'other@x.example' })
  t.same(again, known, 'the platform says who it is, and claims of addresses change nothing')

  const fresh = await say({
    platformId: 'bo',
    email: 'bo@x.example',
    phone: '+4520123499',
    name: 'Bo',
  })
  t.match(fresh, {
    name: 'Bo',
    contactEmails: only({ email: 'bo@x.example' }),
    contactPhones: only({ phone: '+4520123499' }),
    platformContacts: only({ platformId: 'bo' }),
  })
  const byAddress = await say({ platformId: 'bo-2', email: 'bo@x.example' })
  t.equal(byAddress.id, fresh.id)
  t.equal(byAddress.platformContacts.length, 2)
  for (const contact of [{ id: mailed, email: 'ada@x.example' }, { name: 'Nobody' }]) {
    const body = { externalId: newId(), contact, ...text }
    t.equal((await api.receiveMessage({ params, body })).status, 400)
  }
})

t.test('a message opens what is on hold, or was closed a short while ago', async (t) => {
  const { api, database, workspaceId } = await start()
  const id = demoIds.directConversation
  let n = 0
  const next = async () => {
    const contact = { id: demoIds.contact }
    const body = { externalId: `next-${++n}`, contact, ...text }
    return (await api.receiveMessage({ params, body })).body.data.conversationId
  }

  await api.holdConversation({ params: { id } })
  t.equal(await next(), id)
  t.equal((await api.getConversation({ params: { id } })).body.data.status, 'open')
  await api.closeConversation({ params: { id }, body: { disposition: 'Solved' } })
  t.equal(await next(), id)
  t.match((await api.getConversation({ params: { id } })).body.data, {
    status: 'open',
    disposition: null,
    closedAt: null,
  })
  await api.closeConversation({ params: { id } })
  await database.admin`update conversations set closed_at = now() - interval '25 hours'
    where workspace_id = ${workspaceId} and id = ${id}`
  const other = await next()
  t.not(other, id)
  t.equal((await api.getConversation({ params: { id } })).body.data.status, 'closed')
  t.equal(await next(), other)
})

t.test('a sender whose name cannot be seen is named by the address', async (t) => {
  const { api } = await start()
  for (const name of ['\u00a0 ', '\u200b']) {
    const contact = { platformId: `visitor ${name.length}`, name }
    const body = { externalId: `blank-${name.length}`, contact, ...text }
    const made = await api.receiveMessage({ params, body })
    const found = await api.getContact({ params: { id: made.body.data.contactId ?? '' } })
    t.equal(found.body.data.name, contact.platformId)
  }
})

t.test('receiveMessage refuses what it cannot place', async (t) => {
  const { api } = await start()
  const sound = { externalId: 'app-1', contact: { id: demoIds.contact }, ...text }
  const cases: Array<[object, number, object]> = [
    [{ contact: {} }, 400, { errors: [{ pointer: '/contact' }] }],
    [
      { contact: { id: demoIds.contact, email: 'a@b.example' } },
      400,
      { errors: [{ pointer: '/contact' }] },
    ],
    [
      { contact: { phone: '12345' } },
      422,
      { detail: /^"contact\.phone" /, pointer: '/contact/phone' },
    ],
    [{ contact: { id: newId() } }, 422, { code: 'unknown_reference', pointer: '/contact/id' }],
    [{ contact: { phone: '0000' } }, 422, { code: 'rule_violated' }],
    [{ messageType: 'location' }, 400, { errors: [{ pointer: '/location' }] }],
    [{ externalId: 'Grüße' }, 400, { code: 'validation_failed' }],
  ]
  for (const [change, status, problem] of cases) {
    const reply = await api.receiveMessage({ params, body: { ...sound, ...change } as never })
    t.match(reply, { status, body: problem }, JSON.stringify(change))
  }
  const unknown = await api.receiveMessage({ params: { id: newId() }, body: sound })
  t.equal(unknown.status, 404)
  await api.updateChannel({ params, body: { status: 'disabled' } })
  const disabled = await api.receiveMessage({ params, body: sound })
  t.match(disabled, { status: 409, body: { code: 'channel_disabled' } })
})

t.test('a mail becomes a message with its parts and its sender', async (t) => {
  const workspace = await start()
  const channel = await createMailbox(workspace.api)
  const raw = mail({
    from: '"Lindqvist, Mira" <Mira@Lindqvist.example>',
    id: '<m1@lindqvist.example>',
    subject: '=?utf-8?B?S3JhbiAzIMO8YmVydHLDpGd0?=',
    date: 'Fri, 02 Jan 2026 03:04:05 +0000',
    cc: 'Crew: a@crew.example, "B" <b@crew.example>;',
  })

  const received = await handOverOnce(workspace, channel, raw)
  const again = await handOverOnce(workspace, channel, raw)

  t.equal(received.status, 201)
  t.equal(again.status, 200)
  t.equal(again.text, received.text)
  const { data } = received.body
  t.match(data, {
    externalId: '<m1@lindqvist.example>',
    subject: 'Kran 3 überträgt',
    message: 'Grüße von Kran 3 - ok?',
    html: '<p>Gr&uuml;&szlig;e</p>',
    cc: only('a@crew.example', 'b@crew.example'),
    createdAt: '2026-01-02T03:04:05.000Z',
    sender: { type: 'contact', name: 'Lindqvist, Mira' },
    channel: 'email',
  })
  const contact = await workspace.api.getContact({ params: { id: data.contactId ?? '' } })
  t.match(contact.body.data, {
    channel: 'email',
    contactEmails: only({ email: 'Mira@Lindqvist.example', isPrimary: true }),
  })
  const conversation = await workspace.api.getConversation({
    params: { id: data.conversationId },
  })
  t.match(conversation.body.data, { kind: 'email', subject: 'Kran 3 überträgt' })
})

t.test('mails find their conversation by what they answer', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const channel = await createMailbox(api)
  const first = await handOverOnce(workspace, channel, mail({ id: '<1@x.example>' }))
  const conversation = first.body.data.conversationId

  const answer = await handOverOnce(
    workspace,
    channel,
    mail({ id: '<2@x.example>', inReplyTo: '<1@x.example>' }),
  )
  t.equal(answer.body.data.conversationId, conversation)
  const stranger = await handOverOnce(
    workspace,
    channel,
    mail({ id: '<3@x.example>', inReplyTo: '<1@x.example>', from: 'eve@x.example' }),
  )
  t.not(stranger.body.data.conversationId, conversation, 'somebody else is not let in')

  const group = await api.createGroup({
    body: { name: 'Crew', contacts: [{ id: first.body.data.contactId ?? '' }] },
  })
  const sent = await api.sendMessage({
    body: { groupId: group.body.id, channelId: channel, ...text },
  })
  const toGroup = await handOverOnce(
    workspace,
    channel,
    mail({ id: '<4@x.example>', references: `<0@x.example> ${sent.body.data.externalId}` }),
  )
  t.match(toGroup.body.data, {
    conversationId: group.body.conversation_id,
    groupId: group.body.id,
    contactId: first.body.data.contactId,
  })
})

t.test('a mail that is none, or comes on another channel, is refused', async (t) => {
  const workspace = await start()
  const channel = await createMailbox(workspace.api)

  const withoutSender = await handOverOnce(workspace, channel, 'Subject: x\r\n\r\nHi')
  t.match(withoutSender, { status: 422, body: { code: 'mail_unreadable' } })
  const elsewhere = await handOverOnce(workspace, params.id, mail({}))
  t.match(elsewhere, { status: 422, body: { code: 'rule_violated' } })
  const without = await handOverOnce(workspace, channel, 'From: a@b.example\r\n\r\nHi\0 there\r\n')
  t.match(without.body.data, { externalId: /^sha256:[0-9a-f]{64}$/, message: 'Hi there' })
  const html = await handOverOnce(
    workspace,
    channel,
    'From: a@b.example\r\nContent-Type: text/html\r\n\r\n<style>p{}</style><p>One</p>Two &amp; <b>3</b>',
  )
  t.equal(html.body.data.message, 'One\nTwo & 3')
  const bytes = await handOverOnce(
    workspace,
    channel,
    Buffer.alloc(20_000, 0xff).toString('latin1'),
  )
  t.equal(bytes.status, 422)
})

t.test('a mail may be 25 MiB and JSON one', async (t) => {
  const workspace = await start()
  const channel = await createMailbox(workspace.api)
  const body = `From: a@b.example\r\nMessage-ID: <large@b.example>\r\n\r\n`

  const large = await handOver(workspace, channel, attached(body))
  t.match(large, { status: 201, body: { data: { externalId: '<large@b.example>' } } })
  const tooLarge = await handOverOnce(workspace, channel, body + 'x'.repeat(26_214_400))
  t.match(tooLarge, { status: 413, body: { code: 'payload_too_large', limitBytes: 26_214_400 } })
  const json = await workspace.api.receiveMessage({
    params: { id: channel },
    body: { externalId: '1', contact: {}, messageType: 'text', html: 'x'.repeat(1_048_577) },
  })
  t.match(json, { status: 413, body: { limitBytes: 1_048_576 } })
})

/** A mail with nearly 25 MiB attached. */
function attached(headers: string): string {
  const line = 'QUJD'.repeat(19) + '\r\n'
  return (
    headers.trimEnd() +
    '\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nHi\r\n--b\r\n' +
    'Content-Type: image/png; name=x.png\r\nContent-Transfer-Encoding: base64\r\n\r\n' +
    line.repeat(330_000) +
    '--b--\r\n'
  )
}

interface Parts {
  from?: string
  id?: string
  subject?: string
  date?: string
  cc?: string
  inReplyTo?: string
  references?: string
}

/** A mail with a text and an HTML part, in bytes as text. */
function mail({ from = 'mira@x.example', id, subject = 'Crane', ...parts }: Parts): string {
  const headers: Array<[string, string | undefined]> = [
    ['From', from],
    ['To', 'desk@harbour.example'],
    ['Message-ID', id],
    ['Subject', subject],
    ['Date', parts.date],
    ['Cc', parts.cc],
    ['In-Reply-To', parts.inReplyTo],
    ['References', parts.references],
    ['MIME-Version', '1.0'],
    ['Content-Type', 'multipart/alternative; boundary=b'],
  ]
  const lines = [
    ...headers.flatMap(([name, value]) => (value === undefined ? [] : `${name}: ${value}`)),
    '',
    '--b',
    'Content-Type: text/plain; charset=iso-8859-1',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'Gr=FC=DFe von Kran 3 - ok?',
    '--b',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>Gr&uuml;&szlig;e</p>',
    '--b--',
    '',
  ]
  return lines.join('\r\n')
}
