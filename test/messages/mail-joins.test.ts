import t from 'tap'
import {
  bareSubject,
  isAbsenceSubject,
  isAnswerSubject,
  isForwardSubject,
} from '../../src/platform/mail/subject.ts'
import {
  type Headers,
  mailIn,
  sentMessage,
  startMailing,
  takeMail as take,
} from '../helpers/mails.ts'
import { only } from '../helpers/only.ts'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toUTCString()

t.test('subjects are compared without what programs put before them', async (t) => {
  for (const subject of [
    'Re: Gate 4',
    'RE:Gate 4',
    'AW: Gate 4',
    'Re[2]: Gate 4',
    'Re^3: Gate 4',
    'Sv: Re: AW: Gate 4',
    'Odp.: Gate 4',
    'R: Gate 4',
    '回复：Gate 4',
    'ΑΠ: Gate 4',
    'Antw : gate  4',
    'Vast: Gate 4',
    'Réf. : Gate 4',
    'Re: Fwd: Gate 4',
    '[EXTERNAL] Re: Gate 4',
    '[crew] [EXT] AW: Gate 4',
    '***SPAM*** Re: Gate 4',
    '{Spam?} Re: Gate 4',
    '(External) Re: Gate 4',
  ]) {
    t.equal(isAnswerSubject(subject), subject !== 'Odp.: Gate 4', subject)
    if (subject !== 'Odp.: Gate 4') t.equal(bareSubject(subject), 'gate 4', subject)
    t.equal(isForwardSubject(subject), false, subject)
  }
  for (const subject of [
    'Fwd: Gate 4',
    'WG: Gate 4',
    'TR : Gate 4',
    'FW: Re: Gate 4',
    '转发: Gate 4',
    '[EXT] Fwd: Gate 4',
    'İLT: Gate 4',
    'FS: Gate 4',
    'إعادة توجيه: Gate 4',
    'ส่งต่อ: Gate 4',
  ]) {
    t.equal(isForwardSubject(subject), true, subject)
    t.equal(bareSubject(subject), 'gate 4', subject)
  }
  // An answer in Finnish, and a mail that is handed on in Danish
  for (const [text, isForward] of [
    ['Kiitos.\n\nLähettäjä: Desk\nLähetetty: ma', false],
    ['Se her.\n\nFra: Ana Ruiz <ana@x.example>\nSendt: ma', true],
    ['Se her.\n\n*Fra:* Ana Ruiz <ana@x.example>\n*Sendt:* ma', true],
    ['Hilsen fra: Tom', false],
  ] as const) {
    t.equal(isForwardSubject('VS: Gate 4', text), isForward, text)
  }
  for (const prefix of [
    ...['Automatic reply', 'Réponse automatique ', 'Automatická odpoveď', 'Αυτόματη απάντηση'],
    ...['Автоматична відповідь', 'Otomatik Yanıt', 'Răspuns automat', '自動応答', '自动答复'],
    ...['رد تلقائي', 'תשובה אוטומטית', 'ตอบกลับอัตโนมัติ', 'Out of Office AutoReply'],
  ]) {
    t.equal(isAbsenceSubject(`${prefix}: Gate 4`), true, prefix)
    t.equal(bareSubject(`${prefix}: Gate 4`), 'gate 4', prefix)
  }
  for (const subject of [
    'Gate 4',
    'Regarding: Gate 4',
    'Note: Re: Gate 4',
    '',
    'Reply',
    ': Gate 4',
    '[EXTERNAL] Gate 4',
    '[Re: Gate 4',
  ]) {
    t.equal(isAnswerSubject(subject), false, subject)
  }
})

t.test(
  'a mail that answers what is unknown joins the thread of its sender and subject',
  async (t) => {
    const desk = await startMailing()
    const { api } = desk
    const first = await take(desk, { Subject: 'Gate 4', 'Message-ID': '<1@x.example>' })
    const id = first.conversationId
    const joining: Headers[] = [
      { Subject: 'Re: Gate 4' },
      { Subject: 'AW: RE: gate 4' },
      { Subject: 'Re: Gate 4', 'In-Reply-To': '<replaced@provider.example>' },
      { Subject: 'SV: Gate  4' },
      { Subject: '[EXTERNAL] Re: Gate 4' },
      { Subject: 'Another gate', 'In-Reply-To': '1@x.example' },
      { Subject: '=?utf-8?B?5Zue5aSN77yaR2F0ZSA0?=' },
    ]
    for (const headers of joining) {
      t.equal((await take(desk, headers)).conversationId, id, JSON.stringify(headers))
    }
    const others: Headers[] = [
      { Subject: 'Gate 4' },
      { Subject: 'Re: Gate 5' },
      { Subject: 'Fwd: Gate 4' },
      { Subject: 'Re:' },
      { Subject: 'Re: Gate 4', From: 'eve@y.example' },
    ]
    for (const headers of others) {
      t.not((await take(desk, headers)).conversationId, id, JSON.stringify(headers))
    }
    const query = { contactId: [String(first.contactId)], status: ['open' as const] }
    for (const one of (await api.listConversations({ query })).body.data) {
      await api.closeConversation({ params: { id: one.id } })
    }
    // For a day it opens again
    const soon = await take(desk, { Subject: 'Re: Gate 4', 'Message-ID': '<soon@x.example>' })
    const reopened = await api.getConversation({ params: { id: soon.conversationId } })
    t.match(reopened.body.data, { subject: 'Gate 4', status: 'open' })
    await api.closeConversation({ params: { id: soon.conversationId } })
    await desk.database.admin`update conversations set closed_at = now() - interval '25 hours'
      where workspace_id = ${desk.workspaceId} and status = 'closed'`
    const late = await take(desk, { Subject: 'Re: Gate 4', 'Message-ID': '<late@x.example>' })
    t.not(late.conversationId, soon.conversationId, 'one that was closed for a day is over')
  },
)

t.test('the number of a ticket leads a participant to its conversation', async (t) => {
  const desk = await startMailing()
  const { api, channelId } = desk
  await api.updateChannel({ params: { id: channelId }, body: { ticketing: { mode: 'on' } } })
  const first = await take(desk, { Subject: 'Gate 4', Cc: 'tom@x.example' })
  const id = first.conversationId
  const [ticketId = ''] = (await api.getConversation({ params: { id } })).body.data.ticketIds
  const { ticketNumber } = (await api.getTicket({ params: { id: ticketId } })).body.data
  for (const headers of [
    { Subject: `News about #${ticketNumber}` },
    { Subject: `[Harbour] Ticket ${ticketNumber}: news` },
    { Subject: `[#${ticketNumber}] news`, From: 'tom@x.example' },
    { Subject: `ticket: ${ticketNumber}`, References: '<unknown@x.example>' },
    { Subject: `#9999999 and #${ticketNumber}` },
  ]) {
    t.equal((await take(desk, headers)).conversationId, id, headers.Subject)
  }
  for (const headers of [
    { Subject: `#${ticketNumber}`, From: 'eve@y.example' },
    { Subject: `#${ticketNumber}1` },
    { Subject: `Order ${ticketNumber}` },
    { Subject: '#99999999999999999999' },
  ]) {
    t.not((await take(desk, headers)).conversationId, id, headers.Subject)
  }
})

t.test('of many references the first and the last ones count', async (t) => {
  const desk = await startMailing()
  const many = Array.from({ length: 120 }, (_, n) => `<n${n}@elsewhere.example>`)
  const first = await take(desk, { 'Message-ID': '<first@x.example>' })
  const last = await take(desk, { 'Message-ID': '<last@x.example>', From: 'tom@x.example' })
  const wide = await take(desk, { References: ['<first@x.example>', ...many].join('\r\n ') })
  t.equal(wide.conversationId, first.conversationId)
  const late = { From: 'tom@x.example', References: [...many, '<last@x.example>'].join('\r\n ') }
  t.equal((await take(desk, late)).conversationId, last.conversationId)
})

t.test(
  'a mail that we send first has its own id in References, and only ids of mails',
  async (t) => {
    const desk = await startMailing()
    const { api, channelId, smtp } = desk
    const { contactId } = await take(desk, { From: 'ben@x.example', 'Message-ID': '<b@x.example>' })
    const body = {
      contactId: String(contactId),
      channelId,
      messageType: 'text',
      message: 'Hi',
      subject: 'News',
    } as const
    const sent = await sentMessage(api, (await api.sendMessage({ body })).body.data.id)
    t.equal(smtp.received[0]?.mail.references, sent.externalId)
    t.equal(smtp.received[0]?.mail.inReplyTo, undefined)

    // A provider has replaced the Message-ID
    const answer = await take(desk, {
      From: 'ben@x.example',
      Subject: 'Other news',
      'In-Reply-To': '<replaced@provider.example>',
      References: `${sent.externalId} <replaced@provider.example>`,
    })
    t.equal(answer.conversationId, sent.conversationId)

    const json = await mailIn(desk, 'app-4711')
    const reply = {
      conversationId: json.conversationId,
      messageType: 'text',
      message: 'Hi',
    } as const
    const own = await sentMessage(api, (await api.sendMessage({ body: reply })).body.data.id)
    const raw = smtp.received.at(-1)?.raw.toString() ?? ''
    t.notMatch(raw, 'app-4711')
    t.equal(smtp.received.at(-1)?.mail.references, own.externalId)
    const bare = await take(desk, { From: 'cleo@x.example' })
    t.match(bare.externalId, /^sha256:/)
    const answered = { ...reply, conversationId: bare.conversationId }
    await sentMessage(api, (await api.sendMessage({ body: answered })).body.data.id)
    t.notMatch(smtp.received.at(-1)?.raw.toString() ?? '', 'sha256:')
  },
)

t.test('Date counts near the newest Received only', async (t) => {
  const desk = await startMailing()
  const by = (date: string) => `from a.example by mx.example (Postfix) with ESMTP id 1; ${date}`
  // A program that fetches mails out of a mailbox adds a Received as well
  const fetched = (how: string) =>
    `from imap.example\r\n\tby desk.example with ${how}; ${hoursAgo(0)}`
  const old = hoursAgo(24 * 400)
  const mails: Array<[isNow: boolean, headers: Headers]> = [
    [true, { Date: old, Received: by(hoursAgo(0)) }],
    [true, { Date: hoursAgo(-24 * 400), Received: by(hoursAgo(1)) }],
    [true, { Date: 'yesterday', Received: by(hoursAgo(2)) }],
    [true, { Date: old, Received: `${by(hoursAgo(0))} (CET)` }],
    [false, { Date: old, Received: by(old) }],
    [false, { Date: hoursAgo(0), Received: by(old) }],
    [false, { Date: old, Received: 'by mx.example without a date' }],
    [false, { Date: old, Received: fetched('IMAP (fetchmail-6.4.37)') }],
    [false, { Date: old, Received: `${fetched('POP3')}\r\nReceived: ${by(old)}` }],
    [true, { Date: old, Received: `${fetched('IMAP4 getmail6')}\r\nReceived: ${by(hoursAgo(0))}` }],
    [false, { Date: old }],
  ]
  for (const [isNow, headers] of mails) {
    const { createdAt } = await take(desk, headers)
    t.equal(Date.parse(createdAt) > Date.now() - 3_600_000, isNow, JSON.stringify(headers))
    if (!isNow) t.equal(new Date(createdAt).toUTCString(), old)
  }
})

t.test('an answer is not older than what it answers, whatever its clock says', async (t) => {
  const desk = await startMailing()
  const { api } = desk
  const first = await take(desk, { 'Message-ID': '<1@x.example>', Subject: 'Pump' })
  const body = {
    conversationId: first.conversationId,
    messageType: 'text',
    message: 'Which?',
  } as const
  const sent = await sentMessage(api, (await api.sendMessage({ body })).body.data.id)
  const answer = await take(desk, {
    Date: hoursAgo(24 * 400),
    'In-Reply-To': String(sent.externalId),
  })
  t.equal(answer.conversationId, first.conversationId)
  t.ok(answer.createdAt >= sent.createdAt)
  const query = { conversationId: [first.conversationId], sort: ['createdAt' as const] }
  const { data } = (await api.listMessages({ query })).body
  t.same(
    data.map(({ id }) => id),
    [first.id, sent.id, answer.id],
  )
})

t.test('a thread whose contact was deleted is left for one that can be answered', async (t) => {
  const desk = await startMailing()
  const { api } = desk
  const first = await take(desk, { 'Message-ID': '<1@x.example>', Cc: 'tom@x.example' })
  await api.deleteContact({ params: { id: String(first.contactId) } })

  for (const from of ['mira@x.example', 'tom@x.example']) {
    const answer = await take(desk, { From: from, 'In-Reply-To': '<1@x.example>' })
    const { conversationId } = answer
    const conversation = (await api.getConversation({ params: { id: conversationId } })).body.data
    t.match(conversation, {
      contactId: answer.contactId,
      relatedConversationId: first.conversationId,
    })
    t.not(answer.contactId, first.contactId)
    const body = { conversationId, messageType: 'text', message: 'Which?' } as const
    t.match(await api.sendMessage({ body }), { status: 201, body: { data: { to: only(from) } } })
  }

  const kept = await take(desk, { From: 'ana@x.example', 'Message-ID': '<2@x.example>' })
  const other = await take(desk, { From: 'ben@x.example' })
  await api.mergeContacts({
    body: { targetId: String(other.contactId), sourceIds: [String(kept.contactId)] },
  })
  const joined = await take(desk, { From: 'ana@x.example', 'In-Reply-To': '<2@x.example>' })
  t.equal(joined.conversationId, kept.conversationId, 'a merge is no deletion')
})
