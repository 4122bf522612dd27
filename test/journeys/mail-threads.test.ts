import t from 'tap'
import { nowMs } from '../../src/lib/clock.ts'
import { changesOfType } from '../helpers/log.ts'
import {
  createMailbox,
  handOver,
  mailOf,
  reportOf,
  sentMessage,
  startMailing,
} from '../helpers/mails.ts'
import { makeChannel, makeContact, makeGroup } from '../helpers/make.ts'
import { only } from '../helpers/only.ts'

const text = { messageType: 'text', message: 'We are on our way.' } as const

t.test('each mail that answers nothing begins a thread', async (t) => {
  const desk = await startMailing()
  const { api, channelId } = desk

  const first = await handOver(
    desk,
    channelId,
    mailOf({ 'Message-ID': '<1@x.example>', Subject: 'Crane 3' }),
  )
  const second = await handOver(
    desk,
    channelId,
    mailOf({ 'Message-ID': '<2@x.example>', Subject: 'Invoice' }),
  )
  const answer = await handOver(
    desk,
    channelId,
    mailOf({
      'Message-ID': '<3@x.example>',
      'In-Reply-To': '<1@x.example>',
      Subject: 'Re: Crane 3',
    }),
  )

  const [a, b] = [first.body.data, second.body.data]
  t.not(a.conversationId, b.conversationId)
  t.equal(a.contactId, b.contactId, 'of one contact')
  t.equal(answer.body.data.conversationId, a.conversationId)
  const { body } = await api.listConversations({
    query: { contactId: [a.contactId ?? ''], status: ['open'] },
  })
  t.same(body.data.map(({ kind, subject }) => ({ kind, subject })).sort(bySubject), [
    { kind: 'email', subject: 'Crane 3' },
    { kind: 'email', subject: 'Invoice' },
  ])
  t.match(a, { from: 'mira@x.example', to: only('desk@harbour.example'), isAutomatic: false })
  t.match(answer.body.data.headers, { inReplyTo: '<1@x.example>', autoSubmitted: null })
})

t.test('an answer reopens its thread for a day, then it begins one', async (t) => {
  const desk = await startMailing()
  const { api, channelId, database, workspaceId } = desk
  let n = 0
  const answer = async () => {
    const mail = mailOf({ 'Message-ID': `<a${++n}@x.example>`, References: '<1@x.example>' })
    return (await handOver(desk, channelId, mail)).body.data.conversationId
  }
  const first = await handOver(desk, channelId, mailOf({ 'Message-ID': '<1@x.example>' }))
  const id = first.body.data.conversationId

  await api.closeConversation({ params: { id } })
  t.equal(await answer(), id)
  t.equal((await api.getConversation({ params: { id } })).body.data.status, 'open')
  await api.closeConversation({ params: { id } })
  await database.admin`update conversations set closed_at = now() - interval '25 hours'
    where workspace_id = ${workspaceId} and id = ${id}`
  const later = await answer()

  t.not(later, id)
  const opened = await api.getConversation({ params: { id: later } })
  t.equal(opened.body.data.relatedConversationId, id)
  t.equal((await api.getConversation({ params: { id } })).body.data.status, 'closed')
})

t.test(
  'a mail that names two threads belongs to the one of its sender, else to the newest',
  async (t) => {
    const desk = await startMailing()
    const { api, channelId } = desk
    let n = 0
    const mailFrom = async (From: string, references?: string) => {
      const mail = mailOf({ From, 'Message-ID': `<m${++n}@x.example>`, References: references })
      return (await handOver(desk, channelId, mail)).body.data
    }
    const [mira, tom] = ['mira@x.example', 'tom@x.example']
    const first = await mailFrom(mira)
    const second = await mailFrom(tom)
    const both = ['<m1@x.example> <m2@x.example>', '<m2@x.example> <m1@x.example>']
    for (const references of both) {
      t.equal((await mailFrom(mira, references)).conversationId, first.conversationId, references)
      t.equal((await mailFrom(tom, references)).conversationId, second.conversationId, references)
    }

    const third = await mailFrom(mira)
    const own = ['<m1@x.example>', `<m${n}@x.example>`]
    for (const references of [own, own.toReversed()]) {
      const { conversationId } = await mailFrom(mira, references.join(' '))
      t.equal(conversationId, third.conversationId, 'the newest of two of its sender')
    }

    for (const references of both) {
      const { conversationId } = await mailFrom(`eve-${n}@x.example`, references)
      const { body } = await api.getConversation({ params: { id: conversationId } })
      t.not(conversationId, first.conversationId)
      t.equal(
        body.data.relatedConversationId,
        second.conversationId,
        'a stranger begins another one',
      )
    }
  },
)

// More by hand: MAILS_AT_ONCE=200 npm test -- journeys/mail-threads. The mail that comes four times does so at every fourth part
const atOnce = Number(process.env['MAILS_AT_ONCE'] ?? 80)

t.test(`${atOnce} mails of one thread at once make one conversation`, async (t) => {
  const desk = await startMailing()
  const { channelId, database, workspaceId } = desk
  const take = (mail: string) => handOver(desk, channelId, mail)

  // The mail that all others answer comes last, or never: the channel was not in To of the first one
  const replies = await Promise.all(
    Array.from({ length: atOnce }, (_, n) =>
      take(
        mailOf({
          'Message-ID': n % (atOnce / 4) === 0 ? '<twice@x.example>' : `<m${n}@x.example>`,
          References: '<root@x.example> <other@x.example>',
        }),
      ),
    ),
  )
  const root = await take(mailOf({ 'Message-ID': '<root@x.example>' }))

  // One that was refused with 503 and sent again may have been taken the first time
  t.same([...new Set(replies.map(({ status }) => status))].sort(), [200, 201])
  t.equal(new Set(replies.map(({ body }) => body.data.id)).size, atOnce - 3)
  t.equal(new Set([...replies, root].map(({ body }) => body.data.conversationId)).size, 1)
  const [count] = await database.admin`
    select count(*)::int as conversations from conversations
    where workspace_id = ${workspaceId} and channel_id = ${channelId}`
  t.same(count, { conversations: 1 })
})

t.test('whoever stands in a mail takes part, and a stranger does not', async (t) => {
  const desk = await startMailing()
  const { api, channelId } = desk
  const office = await makeContact(desk, { contactEmails: [{ email: 'office@quay.example' }] })
  const first = await handOver(
    desk,
    channelId,
    mailOf({
      From: '"Lindqvist, Mira" <Mira@x.example>',
      To: 'desk@harbour.example, Office <OFFICE@quay.example>',
      Cc: 'Tom <tom@x.example>, desk@harbour.example',
      'Message-ID': '<1@x.example>',
    }),
  )
  const { conversationId, contactId } = first.body.data
  const params = { id: conversationId }

  t.same((await api.getConversation({ params })).body.data.participants, [
    { contactId, address: 'mira@x.example', name: 'Lindqvist, Mira', role: 'from' },
    { contactId: office, address: 'office@quay.example', name: 'Office', role: 'to' },
    { contactId: null, address: 'tom@x.example', name: 'Tom', role: 'cc' },
  ])
  const tom = await api.listContacts({ query: { email: ['tom@x.example'] } })
  t.equal(tom.body.total, 0, 'no contact is made of somebody in Cc')

  const colleague = await handOver(
    desk,
    channelId,
    mailOf({ From: 'TOM@x.example', 'Message-ID': '<2@x.example>', References: '<1@x.example>' }),
  )
  const stranger = await handOver(
    desk,
    channelId,
    mailOf({ From: 'eve@y.example', 'Message-ID': '<3@y.example>', References: '<1@x.example>' }),
  )

  t.equal(colleague.body.data.conversationId, conversationId)
  t.not(colleague.body.data.contactId, contactId)
  const own = stranger.body.data.conversationId
  t.not(own, conversationId)
  const opened = (await api.getConversation({ params: { id: own } })).body.data
  t.equal(opened.relatedConversationId, conversationId)
  const { participants } = (await api.getConversation({ params })).body.data
  t.match(participants[2], { role: 'from', contactId: colleague.body.data.contactId })
  t.equal(participants.length, 3)
})

t.test('a thread keeps the first hundred participants', async (t) => {
  const desk = await startMailing()
  const { api, channelId } = desk
  const many = (from: number) =>
    Array.from({ length: 90 }, (_, n) => `p${from + n}@x.example`).join(', ')
  const first = await handOver(
    desk,
    channelId,
    mailOf({ Cc: many(0), 'Message-ID': '<1@x.example>' }),
  )
  await handOver(
    desk,
    channelId,
    mailOf({ Cc: many(80), 'Message-ID': '<2@x.example>', References: '<1@x.example>' }),
  )
  const crowd = await handOver(
    desk,
    channelId,
    mailOf({ Cc: Array.from({ length: 10_000 }, (_, n) => `a${n}@x.example`).join(', ') }),
  )

  const { body } = await api.getConversation({ params: { id: first.body.data.conversationId } })
  t.equal(body.data.participants.length, 100)
  t.match(body.data.participants[99], { address: 'p98@x.example' })
  t.match(crowd, { status: 422, body: { code: 'mail_limit_exceeded' } })
})

t.test('a reply goes to all participants unless the sender says otherwise', async (t) => {
  const desk = await startMailing()
  const { api, channelId, smtp } = desk
  const first = await handOver(
    desk,
    channelId,
    mailOf({ Cc: 'Tom <tom@x.example>', 'Message-ID': '<1@x.example>', Subject: 'Crane 3' }),
  )
  const { conversationId } = first.body.data
  const reply = async (body: { to?: string[]; cc?: string[] } = {}) => {
    const sent = await api.sendMessage({ body: { conversationId, ...text, ...body } })
    return sentMessage(api, sent.body.data.id)
  }

  const toAll = await reply()
  t.match(toAll, { status: 'sent', to: only('mira@x.example'), cc: only('tom@x.example') })
  t.same(smtp.received[0]?.to, ['mira@x.example', 'tom@x.example'])
  t.match(smtp.received[0]?.mail, {
    inReplyTo: '<1@x.example>',
    subject: 'Re: Crane 3',
    to: only({ address: 'mira@x.example' }),
    cc: only({ address: 'tom@x.example' }),
  })

  await handOver(
    desk,
    channelId,
    mailOf({
      From: 'Tom <tom@x.example>',
      'Reply-To': 'office@tom.example',
      'Message-ID': '<2@x.example>',
      References: `<1@x.example> ${toAll.externalId}`,
    }),
  )
  t.match(await reply(), { to: only('office@tom.example'), cc: only('mira@x.example') })
  t.match(await reply({ cc: ['boss@x.example'] }), {
    to: only('office@tom.example'),
    cc: only('boss@x.example'),
  })
  t.match(await reply({ to: ['mira@x.example'] }), { to: only('mira@x.example'), cc: only() })
  t.same(smtp.received.at(-1)?.to, ['mira@x.example'])

  const boss = await handOver(
    desk,
    channelId,
    mailOf({ From: 'boss@x.example', 'Message-ID': '<3@x.example>', References: '<2@x.example>' }),
  )
  t.equal(boss.body.data.conversationId, conversationId, 'who was written to takes part')
  await api.blockContact({ params: { id: boss.body.data.contactId ?? '' }, body: {} })
  const unblocked = await reply()
  t.match(unblocked, { to: only('office@tom.example') })
  t.notOk(unblocked.cc.includes('boss@x.example'), 'a blocked contact receives nothing')

  const member = await makeContact(desk, { contactEmails: [{ email: 'crew@x.example' }] })
  const groupId = await makeGroup(desk, { contacts: [member] })
  const toGroup = await api.sendMessage({
    body: {
      groupId,
      channelId,
      ...text,
      to: ['mira@x.example'],
    },
  })
  t.match(toGroup, { status: 422, body: { code: 'rule_violated', pointer: '/to' } })
})

t.test('a mail to a contact finds its thread by the subject', async (t) => {
  const desk = await startMailing()
  const { api, channelId } = desk
  const email = 'office@quay.example'
  const contactId = await makeContact(desk, { contactEmails: [{ email }] })
  const write = async (subject?: string) => {
    const body = { contactId, channelId, ...text, ...(subject !== undefined && { subject }) }
    return (await api.sendMessage({ body })).body.data
  }

  const first = await write('Crane 3')
  t.match(first, { to: only('office@quay.example'), cc: only(), from: 'desk@harbour.example' })
  const other = await write('Invoice')
  t.not(other.conversationId, first.conversationId)
  t.equal((await write('RE: crane 3')).conversationId, first.conversationId)
  t.equal((await write()).conversationId, first.conversationId, 'the one that was last active')
  const opened = await api.createConversation({
    body: { contactId, channelId, subject: 'Crane 3' },
  })
  t.equal(opened.status, 201, 'another thread of the same subject')
  t.match(opened.body.data, { kind: 'email', subject: 'Crane 3' })
  await api.closeConversation({ params: { id: first.conversationId } })
  await api.closeConversation({ params: { id: other.conversationId } })
  await api.closeConversation({ params: { id: opened.body.data.id } })
  t.not((await write('Crane 3')).conversationId, first.conversationId)
  const both = await Promise.all([write('Berth 6'), write('Berth 6')])
  t.equal(new Set(both.map(({ conversationId }) => conversationId)).size, 1)
})

t.test('threads of contacts that are merged stay open', async (t) => {
  const desk = await startMailing()
  const { api, channelId } = desk
  const [a, b] = await Promise.all(
    ['a@x.example', 'b@x.example'].map((From) => handOver(desk, channelId, mailOf({ From }))),
  )
  const [target, source] = [a?.body.data, b?.body.data]

  const merged = await api.mergeContacts({
    body: { targetId: target?.contactId ?? '', sourceIds: [source?.contactId ?? ''] },
  })

  t.equal(merged.status, 200)
  const params = { id: source?.conversationId ?? '' }
  const { body } = await api.getConversation({ params })
  t.match(body.data, { status: 'open', contactId: target?.contactId })
})

t.test('what a program wrote is kept and opens nothing', async (t) => {
  const desk = await startMailing()
  const { api, channelId, smtp } = desk
  const first = await handOver(desk, channelId, mailOf({ 'Message-ID': '<1@x.example>' }))
  const { conversationId, contactId } = first.body.data
  const lastSeenAt = async () =>
    (await api.getContact({ params: { id: contactId ?? '' } })).body.data.lastSeenAt
  const seenAt = await lastSeenAt()
  await api.closeConversation({ params: { id: conversationId } })
  const value = 'auto-replied (vacation)'
  const automatic = mailOf({ 'Auto-Submitted': value, References: '<1@x.example>' })
  const { data } = (await handOver(desk, channelId, automatic)).body
  t.match(data, { isAutomatic: true, conversationId, sender: { type: 'contact' } })
  t.equal(data.headers?.autoSubmitted, value)
  t.equal(await lastSeenAt(), seenAt)
  const person = mailOf({ 'Auto-Submitted': 'no', 'Message-ID': '<no@x.example>' })
  t.equal((await handOver(desk, channelId, person)).body.data.isAutomatic, false)
  const { body } = await api.getConversation({ params: { id: conversationId } })
  t.match(body.data, { status: 'closed', closedAt: /Z$/ })
  const sales = await createMailbox(api, 'sales@harbour.example', smtp.port)
  const own = await handOver(
    desk,
    sales,
    mailOf({ From: 'Desk <DESK@harbour.example>', To: 'sales@harbour.example' }),
  )
  t.match(own, {
    status: 201,
    body: {
      data: { isAutomatic: true, contactId: null, sender: { type: 'system', id: null } },
    },
  })
  const contacts = await api.listContacts({ query: { email: ['desk@harbour.example'] } })
  t.equal(contacts.body.total, 0)
  const thread = await api.getConversation({ params: { id: own.body.data.conversationId } })
  t.match(thread.body.data, { contactId: null, participants: only(), kind: 'email' })
  const answered = await api.sendMessage({
    body: { conversationId: own.body.data.conversationId, ...text },
  })
  t.match(await sentMessage(api, answered.body.data.id), {
    status: 'sent',
    to: only('DESK@harbour.example'),
  })
})

t.test('a mail that a program sends by itself says so', async (t) => {
  const desk = await startMailing()
  const { api, channelId, database, smtp } = desk
  const first = await handOver(desk, channelId, mailOf({ 'Message-ID': '<1@x.example>' }))
  const { conversationId } = first.body.data
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  const sent = await api.sendMessage({ body: { conversationId, ...text, scheduledAt: soon } })
  const { id } = sent.body.data
  await database.admin`update messages set is_automatic = true, due_at = now() where id = ${id}`
  await sentMessage(api, id)

  const headers = new Map(smtp.received[0]?.mail.headers.map(({ key, value }) => [key, value]))
  t.equal(headers.get('auto-submitted'), 'auto-replied')
  t.equal(headers.get('x-auto-response-suppress'), 'All')
  t.equal(headers.get('precedence'), undefined)
  t.equal(headers.get('in-reply-to'), '<1@x.example>')
})

t.test('a returned mail fails, and its address is marked until it writes again', async (t) => {
  const desk = await startMailing()
  const { api, channelId, database, workspaceId } = desk
  const first = await handOver(desk, channelId, mailOf({ 'Message-ID': '<1@x.example>' }))
  const { conversationId, contactId } = first.body.data
  const sent = await api.sendMessage({ body: { conversationId, ...text } })
  const { id, externalId } = await sentMessage(api, sent.body.data.id)
  const messageId = externalId ?? ''
  const emails = async () =>
    (await api.getContact({ params: { id: contactId ?? '' } })).body.data.contactEmails
  const count = async () => (await api.listConversations({ query: {} })).body.total
  const before = await count()

  const delayed = await handOver(
    desk,
    channelId,
    reportOf({ messageId, action: 'delayed', status: '4.4.1' }),
  )
  t.match(delayed, { status: 200, body: { data: { id, status: 'sent' } } })
  const bounced = await handOver(desk, channelId, reportOf({ messageId }))
  t.match(bounced, {
    status: 200,
    body: {
      data: {
        id,
        status: 'failed',
        errorCode: 'bounced',
        errorMessage: /mira@x.example was not reached: 5.1.1 550 5.1.1 User unknown/,
      },
    },
  })
  const again = await handOver(desk, channelId, reportOf({ messageId, returned: 'message/rfc822' }))
  t.match(again, { status: 200, body: { data: { id, status: 'failed' } } })

  t.match(await emails(), only({ email: 'mira@x.example', isBouncing: true }))
  t.equal(await count(), before, 'no conversation is opened')
  const failed = await changesOfType(database.admin, workspaceId, 'message.failed')
  t.equal(failed.length, 1)
  const updated = await changesOfType(database.admin, workspaceId, 'contact.updated')
  t.match(updated.at(-1)?.data, { id: contactId, contactEmails: only({ isBouncing: true }) })
  const daemon = await api.listContacts({ query: { q: 'MAILER-DAEMON' } })
  t.equal(daemon.body.total, 0, 'no contact is made')

  await handOver(desk, channelId, mailOf({ From: 'MIRA@x.example', References: messageId }))
  t.match(await emails(), only({ isBouncing: false }))
})

t.test('a report about nothing that was sent is kept as a file', async (t) => {
  const desk = await startMailing()
  const { channelId } = desk
  const first = await handOver(desk, channelId, mailOf({ 'Message-ID': '<1@x.example>' }))
  const known = reportOf({ messageId: first.body.data.externalId ?? '' })
  const endless = reportOf({ messageId: '<x@y.example>' }).replace(
    'Action: failed',
    'X-Field: value\r\n'.repeat(200_000) + 'Action: failed',
  )
  for (const mail of [
    reportOf({ messageId: '<unknown@harbour.example>' }),
    reportOf({ messageId: 'none' }),
    known,
    endless,
  ]) {
    const reply = await handOver(desk, channelId, mail)
    t.match(reply, { status: 422, body: { code: 'bounce_unmatched', fileId: /^[0-9a-f-]{36}$/ } })
    const body = { fileId: String(reply.body.fileId) }
    const again = await desk.api.receiveStoredMail({ params: { id: channelId }, body })
    t.match(again, { status: 422, body: { code: 'bounce_unmatched', ...body } })
  }
})

function bySubject(a: { subject: string | null }, b: { subject: string | null }): number {
  return String(a.subject).localeCompare(String(b.subject))
}

t.test('what a mail repeats, and its signature, are split off', async (t) => {
  const desk = await startMailing()
  const { api, channelId } = desk
  const cases: Array<[text: string, message: string, quotedText: string | null]> = [
    [
      'We need it.\r\n\r\nOn Fri, 20 Nov 2026 at 10:00, Desk <desk@harbour.example> wrote:\r\n> When?',
      'We need it.',
      'On Fri, 20 Nov 2026 at 10:00, Desk <desk@harbour.example> wrote:\n> When?',
    ],
    [
      'It fails.\r\n\r\n-- \r\nMira Lindqvist\r\n+45 1234',
      'It fails.',
      '-- \nMira Lindqvist\n+45 1234',
    ],
    ['> When?\r\n\r\nNow.', 'Now.', '> When?'],
    ['> When?\r\n\r\nNow.\r\n\r\n> Where?\r\n\r\nHere.', 'Now.\n\n> Where?\n\nHere.', '> When?'],
    ['> When?\r\n> Where?', '> When?\n> Where?', null],
    ['It fails.\r\nAgain.', 'It fails.\nAgain.', null],
    ['I wrote at 10:00:\r\nhello', 'I wrote at 10:00:\nhello', null],
    // The lines with which programs introduce what they repeat
    ...[
      'On Fri, 20 Nov 2026 at 10:00, Desk\n<desk@harbour.example> wrote:\n\n> When?',
      'Le ven. 20 nov. 2026 à 10:00, Desk <desk@harbour.example> a écrit :\n> When?',
      'Am Fr., 20. Nov. 2026 um 10:00 Uhr schrieb Desk <desk@harbour.example>:\n> When?',
      'Am 20.11.2026 um 10:00 schrieb Desk:\n\nWhen?\n\nYours',
      'El vie, 20 nov 2026 a las 10:00, Desk (<desk@harbour.example>) escribió:\n> When?',
      'Op vr 20 nov 2026 om 10:00 schreef Desk <desk@harbour.example>:\n> When?',
      'Den fre. 20. nov. 2026 kl. 10.00 skrev Desk <desk@harbour.example>:\n> When?',
      'pt., 20 lis 2026 o 10:00 Desk <desk@harbour.example> napisał(a):\n> When?',
      'пт, 20 нояб. 2026 г. в 10:00, Desk <desk@harbour.example>:\n> When?',
      '在 2026年11月20日 10:00，Desk <desk@harbour.example> 写道：\n> When?',
      '-----Original Message-----\nFrom: Desk <desk@harbour.example>\nSent: Friday\n\nWhen?',
      'Von: Desk <desk@harbour.example>\nGesendet: Freitag\n\nWhen?',
      'Kind regards,\nMira',
      'Sent from my phone\n\nOn 20 Nov 2026, at 10:00, Desk wrote:\n> When?',
    ].map((quoted): (typeof cases)[number] => [`Here it is.\n\n${quoted}`, 'Here it is.', quoted]),
  ]
  for (const [text, message, quotedText] of cases) {
    const utf8 = { 'Content-Type': 'text/plain; charset=utf-8', 'In-Reply-To': '<1@desk>' }
    const mail = mailOf(utf8, Buffer.from(text).toString('latin1'))
    const { body } = await handOver(desk, channelId, mail)
    t.match(body.data, { message, quotedText }, message)
    const preview = (await api.getConversation({ params: { id: body.data.conversationId } })).body
    t.equal(preview.data.lastMessagePreview, message.replace(/\s+/g, ' '))
  }
  for (const text of ['Op x schreef \r\n', '\r\n\r\n', 'On a b wrote ', '~>~>~>']) {
    const reply = await handOver(
      desk,
      channelId,
      mailOf({}, `Hi ${text.repeat(60_000 / text.length)}.`),
    )
    t.equal(reply.status, 201, `${text.trim()} is read in time`)
  }
})

t.test('a mail has the time of its arrival, unless it is of an archive', async (t) => {
  const desk = await startMailing()
  const from = nowMs()
  const received = async (hoursAgo: number) => {
    const date = new Date(Math.floor(from / 1000) * 1000 - hoursAgo * 3_600_000)
    const { body } = await handOver(desk, desk.channelId, mailOf({ Date: date.toUTCString() }))
    return { date, createdAt: Date.parse(body.data.createdAt) }
  }
  const slow = await received(23)
  const ahead = await received(-2)
  const archived = await received(25)

  for (const { createdAt } of [slow, ahead]) t.ok(createdAt >= from && createdAt <= nowMs())
  t.equal(archived.createdAt, archived.date.getTime())
})

t.test('the HTML of what was received has a twin that is safe to show', async (t) => {
  const desk = await startMailing()
  const { api, channelId, database, workspaceId } = desk
  const html =
    '<p style="color:red;position:fixed;margin:-9px;background:url(//x)">Hi<script>alert(1)</script>' +
    '<img src="https://x.example/a.png" onerror="x()"><img src="cid:1" data-remote-src="javascript:x()"><img src="data:text/html,x">' +
    '<a href="javascript:x()">a</a><a href="https://x.example">b</a></p>' +
    '<style>p{}</style><iframe src="//x"></iframe><form action="/"><input></form><svg onload="x()"></svg>'
  const safe =
    '<p style="color:red">Hi<img data-remote-src="https://x.example/a.png" /><img src="cid:1" /><img />' +
    '<a target="_blank" rel="noopener noreferrer nofollow">a</a>' +
    '<a href="https://x.example" target="_blank" rel="noopener noreferrer nofollow">b</a></p>'

  const mail = await handOver(
    desk,
    channelId,
    mailOf({ 'Content-Type': 'text/html; charset=utf-8' }, html),
  )
  const json = await api.receiveMessage({
    params: { id: await makeChannel(desk) },
    body: { externalId: '1', contact: { id: await makeContact(desk) }, ...text, html },
  })

  t.match(mail.body.data, { html, sanitizedHtml: safe })
  t.match(json.body.data, { html, sanitizedHtml: safe })
  const params = { id: mail.body.data.id }
  t.equal((await api.getMessage({ params })).body.data.sanitizedHtml, safe)
  const list = await api.listMessages({ query: { channelId: [channelId] } })
  t.match(list.body.data, only({ html: null, sanitizedHtml: null, isTruncated: true }))
  const [event] = await changesOfType(database.admin, workspaceId, 'message.received')
  t.match(event?.data, { html, sanitizedHtml: null })
  for (const costly of ['<div>', '<b><i>', '<p style="color:red">', '&']) {
    const large = `${costly.repeat(1000)}\r\n`.repeat(500 / costly.length)
    const reply = await handOver(desk, channelId, mailOf({ 'Content-Type': 'text/html' }, large))
    t.equal(reply.status, 201, `${costly} is read in time`)
  }
})
