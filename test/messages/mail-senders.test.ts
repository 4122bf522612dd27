import t from 'tap'
import {
  handOver,
  type Headers,
  mailOf,
  type Mailing,
  sentMessage,
  startAnswering,
  startMailing,
  takeMail,
} from '../helpers/mails.ts'
import { only } from '../helpers/only.ts'

/** Hands a mail over; what became of it. */
async function take(desk: Mailing, headers: Headers, text?: string) {
  const message = await takeMail(desk, headers, text)
  const { api } = desk
  const params = { id: message.conversationId }
  const conversation = (await api.getConversation({ params })).body.data
  const query = { conversationId: [message.conversationId] }
  const { data } = (await api.listMessages({ query })).body
  const replies = data.filter(
    ({ direction, isAutomatic }) => direction === 'outbound' && isAutomatic,
  )
  return { message, conversation, replies, tickets: conversation.ticketIds.length }
}

t.test('a program gets neither a ticket nor a reply', async (t) => {
  const desk = await startAnswering()
  const programs: Headers[] = [
    { 'Auto-Submitted': 'auto-replied' },
    { 'Auto-Submitted': 'Auto-Generated (by a job); x=1' },
    { 'X-Autoreply': 'yes' },
    { 'X-Autorespond': 'We got it' },
    { 'X-Auto-Reply': 'true' },
    { 'X-Autoresponder': 'vacation' },
    { 'X-Auto-Response-Suppress': 'All', 'Auto-Submitted': 'auto-generated' },
    { 'X-POST-MessageClass': '9; Autoresponder' },
    { 'X-FC-MachineGenerated': 'true' },
    { 'X-Autoresponse': 'away' },
    { 'X-Shop-Auto-Generated': 'marked' },
    { 'X-Mail-Autoreply': '1' },
    { 'X-HolidayReply': 'yes' },
    { 'X-Auto-Generated': 'auto-reply' },
    { Subject: 'Automated Response: Re: Crane 3', 'In-Reply-To': '<a@harbour.example>' },
    { 'Delivered-To': 'Autoresponder' },
    { Precedence: 'auto_reply' },
    { Precedence: 'Auto-Reply' },
    { Subject: 'Automatic reply: Crane 3', 'In-Reply-To': '<a@harbour.example>' },
    { Subject: '[EXT] Automatische Antwort: Crane 3', References: '<a@harbour.example>' },
    {
      Subject: '=?utf-8?Q?R=C3=A9ponse_automatique_:_Crane?=',
      'In-Reply-To': 'a@harbour.example',
    },
    // Old programs name no mail, and others have a subject of their own
    { Subject: 'Out of Office AutoReply: RE: Crane 3' },
    { Subject: '=?utf-8?B?6Ieq5Yqo5Zue5aSN77yaUmU6IENyYW5l?=' },
    { Subject: 'away from my mail' },
    { 'Delivered-By-The-Graces-Of': 'The Vacation program', Precedence: 'bulk' },
    { Subject: 'Re: Crane 3', 'In-Reply-To': '<a@harbour.example>', 'X-Loop': 'Mira@x.example' },
    { Subject: 'Out of office', 'In-Reply-To': '<a@harbour.example>' },
    { Subject: 'Abwesenheitsnotiz!', References: '<a@harbour.example>' },
    { Subject: 'Fravær: Crane 3', References: '<a@harbour.example>' },
    { From: 'crew-request@x.example', 'List-Help': '<mailto:crew-request@x.example?subject=help>' },
    { From: 'Mail Delivery <MAILER-DAEMON@mx.x.example>' },
    { From: 'postmaster@mx.x.example', 'Return-Path': '<>' },
    { From: 'Postmaster@mx.x.example', 'Return-Path': '<MAILER-DAEMON@mx.x.example>' },
    { From: 'Mail.Delivery.System@mx.x.example' },
    { 'Content-Type': 'multipart/report; report-type=disposition-notification; boundary=b' },
  ]
  for (const headers of programs) {
    const { message, replies, tickets } = await take(desk, headers)
    const name = JSON.stringify(headers)
    t.match(message, { isAutomatic: true, suppressAutoReply: true }, name)
    t.same([tickets, replies.length], [0, 0], name)
  }
})

t.test('a person whose mail must not be answered by a program gets a ticket', async (t) => {
  const desk = await startAnswering()
  const silent: Headers[] = [
    { 'List-Id': 'Crew <crew.x.example>' },
    { 'Mailing-List': 'list crew@x.example' },
    { 'List-Unsubscribe': '<mailto:off@x.example>' },
    { Precedence: 'bulk' },
    { Precedence: 'list' },
    { 'X-Auto-Response-Suppress': 'DR, OOF, AutoReply' },
    { 'Return-Path': '<>' },
    { From: 'post_master@shop.example' },
    { From: 'no-reply@shop.example' },
    { From: 'donotreply+1@shop.example' },
    { From: 'crew-request@x.example' },
    { From: 'desk-request@x.example', 'List-Help': '<mailto:crew-request@x.example>' },
    { From: 'crew+owner@x.example' },
    { From: 'crew+help@x.example' },
    { From: 'noreply-orders@shop.example' },
    { From: 'shop.no_reply@shop.example' },
    { From: 'ne-pas-repondre@shop.example' },
    { From: 'wordpress@shop.example' },
    { From: 'web-form@shop.example' },
    { 'X-Loop': 'crew@x.example' },
    { 'X-OTRS-Loop': 'yes' },
    { 'X-RT-Loop-Prevention': 'x.example' },
    { 'X-Spam-Flag': 'YES' },
  ]
  for (const headers of silent) {
    const { message, replies, tickets } = await take(desk, headers)
    const name = JSON.stringify(headers)
    t.match(message, { isAutomatic: false, suppressAutoReply: true }, name)
    t.same([tickets, replies.length], [1, 0], name)
  }
  const plain: Headers[] = [
    { 'Auto-Submitted': 'no' },
    { 'Auto-Submitted': 'No (a person)' },
    { 'X-Autoreply': 'no' },
    { 'X-Shop-Auto-Generated': 'false' },
    { Subject: 'Automatic reply: it does not work' },
    { Subject: 'Out of office' },
    { Subject: 'Re: Crane 3: automatic reply: Re: Crane 3' },
    { Subject: 'Re: Automatic reply: Crane 3', 'In-Reply-To': '<a@harbour.example>' },
    { From: 'Noreen Reply <noreen.replyman@x.example>' },
    { From: 'crew-help@x.example' },
    { Precedence: 'first-class' },
    { 'X-Auto-Response-Suppress': 'None' },
    { 'X-Forwarded-To': 'desk@harbour.example', 'X-Forwarded-For': 'old@harbour.example' },
    { 'Return-Path': '<mira@x.example>' },
  ]
  for (const [n, headers] of plain.entries()) {
    const from = { From: `person-${n}@x.example`, ...headers }
    const { message, replies, tickets } = await take(desk, from)
    const name = JSON.stringify(headers)
    t.match(message, { isAutomatic: false, suppressAutoReply: false }, name)
    t.same([tickets, replies.length], [1, 1], name)
  }
})

t.test('the writer of a mail is found behind lists and forms', async (t) => {
  const desk = await startAnswering()
  const list = { 'List-Id': '<crew.lists.example>', From: 'Ben via crew <crew@lists.example>' }
  const writers: Array<[address: string, headers: Headers]> = [
    ['ben@x.example', { ...list, 'X-Original-From': 'Ben <ben@x.example>' }],
    ['cleo@x.example', { ...list, 'Reply-To': 'Cleo <cleo@x.example>' }],
    ['dan@x.example', { ...list, 'Reply-To': 'crew@lists.example, Dan <dan@x.example>' }],
    ['crew@lists.example', { ...list, 'Reply-To': 'crew@lists.example' }],
    // A list that leaves From alone sends answers to itself
    [
      'eve@x.example',
      {
        'List-Id': '<crew.lists.example>',
        From: 'eve@x.example',
        'Reply-To': 'crew@lists.example',
      },
    ],
    [
      'fay@x.example',
      { From: 'Website <desk@harbour.example>', 'Reply-To': 'Fay <fay@x.example>' },
    ],
    ['gus@x.example', { From: 'DESK+form@harbour.example', 'Reply-To': 'gus@x.example' }],
    ['hal@x.example', { From: 'hal@x.example', 'X-Forwarded-To': 'desk@harbour.example' }],
    // Lists that write the address into the new one, or leave it in a copy
    ['ivy@x.example', { ...list, From: '"Ivy via crew" <ivy=x.example@lists.example>' }],
    ['joe@x.example', { ...list, From: 'Joe <joe=40x.example@dmarc.lists.example>' }],
    [
      'kim@x.example',
      {
        ...list,
        From: "'Kim Ray' via crew <crew@lists.example>",
        'Reply-To': 'crew@lists.example',
        Cc: 'tom@x.example, Kim Ray <kim@x.example>',
      },
    ],
    // Google Groups, where answers go to the group
    [
      'ned@x.example',
      {
        ...list,
        From: "'Ned' via crew <crew@lists.example>",
        'Reply-To': 'crew@lists.example',
        'X-Original-Sender': 'ned@x.example',
      },
    ],
    // Forms of others
    [
      'lea@x.example',
      { From: 'Forms <no-reply@forms.example>', 'Reply-To': 'Lea <lea@x.example>' },
    ],
    ...['mailer', 'form-submission', 'formresponses', 'notifications'].map(
      (name): [address: string, headers: Headers] => [
        `${name}-writer@x.example`,
        { From: `Shop <${name}@shops.example>`, 'Reply-To': `${name}-writer@x.example` },
      ],
    ),
    [
      'max@x.example',
      { From: 'wordpress@harbour.example', 'Reply-To': 'max@x.example, desk@harbour.example' },
    ],
    [
      'no-reply@shop.example',
      { From: 'no-reply@shop.example', 'Reply-To': 'no-reply+7@mail.shop.example' },
    ],
  ]
  for (const [address, headers] of writers) {
    const { message, replies, tickets } = await take(desk, {
      'Message-ID': `<${address}>`,
      ...headers,
    })
    const contact = await desk.api.getContact({ params: { id: String(message.contactId) } })
    t.same(
      contact.body.data.contactEmails.map(({ email }) => email),
      [address],
    )
    t.match(message, { from: address, isAutomatic: false, sender: { type: 'contact' } }, address)
    t.equal(tickets, 1, address)
    // Only From is answered by a program
    t.equal(replies.length, address === 'hal@x.example' ? 1 : 0, address)
    if (['crew@lists.example', 'no-reply@shop.example'].includes(address)) continue
    const body = {
      conversationId: message.conversationId,
      messageType: 'text',
      message: 'Hello',
    } as const
    const sent = await desk.api.sendMessage({ body })
    t.ok(sent.body.data.to.includes(address), `${address} is answered`)
    t.notOk([...sent.body.data.to, ...sent.body.data.cc].some((one) => one.startsWith('desk')))
  }
})

t.test('the sender is the first mailbox with an address', async (t) => {
  const desk = await startMailing()
  const long = `${'bounce-'.repeat(30)}x@mailer.example`
  const senders: Array<[address: string, headers: Headers]> = [
    ['ana@x.example', { From: 'Ruiz, Ana <ana@x.example>' }],
    ['ben@x.example', { From: 'Old, Ben, of Hamburg <ben@x.example>, tom@x.example' }],
    ['cleo@x.example', { From: 'Nobody, <cleo@x.example>' }],
    ['dan@x.example', { From: 'undisclosed:;', 'Reply-To': 'Dan <dan@x.example>' }],
    ['eve@x.example', { From: 'no address here', 'Return-Path': '<eve@x.example>' }],
    ['fay@x.example', { From: undefined, Sender: 'Fay <fay@x.example>' }],
    ['gus@x.example', { From: 'Crew: Gus <gus@x.example>, tom@x.example;' }],
    [long, { From: long }],
    ['ivo@x.example', { From: '=?utf-8?Q?Ivo_Ray_=3Civo@x.example=3E?=' }],
    ['joe@x.example', { From: '"Joe Ray <joe@x.example>"' }],
    ['kim@x.example', { From: 'Kim <mailto:kim@x.example>' }],
    ['lea@x.example', { From: 'Lea <lea@x.example.>' }],
    ['max@x.example', { From: 'Max max@x.example>' }],
    ['ned@x.example', { From: '\u00e2\u0080\u008bned@x.example' }],
    ['hal@x.example', { From: `${'a'.repeat(400)}@x.example`, 'Reply-To': 'hal@x.example' }],
  ]
  for (const [address, headers] of senders) {
    const { message } = await take(desk, headers)
    t.equal(message.from, address)
  }
  const named = await take(desk, { From: 'Ruiz, Ivy <ivy@x.example>' })
  const contact = await desk.api.getContact({ params: { id: String(named.message.contactId) } })
  t.equal(contact.body.data.name, 'Ruiz, Ivy')
  const names: Array<[given: string, name: string]> = [
    ["'Amy Ray'", 'Amy Ray'],
    ["Bob O'Neill", "Bob O'Neill"],
    ['=?utf-8?Q?M=C3=BCller,_Cem?=', 'Müller, Cem'],
    ['=?utf-8?Q?"Dr._Fox"_(Berth:4;5)?=', '"Dr. Fox" (Berth:4;5)'],
  ]
  for (const [n, [given, name]] of names.entries()) {
    const { message } = await take(desk, { From: `${given} <named-${n}@x.example>` })
    const { body } = await desk.api.getContact({ params: { id: String(message.contactId) } })
    t.equal(body.data.name, name, given)
  }
  const unnamed = await handOver(desk, desk.channelId, mailOf({ From: 'nobody' }))
  t.match(unnamed, { status: 422, body: { code: 'mail_unreadable' } })
})

t.test('an automatic reply goes to From, with a subject of the channel', async (t) => {
  const desk = await startAnswering()
  const { smtp, api, channelId } = desk
  const headers = {
    From: 'Mira <mira@x.example>',
    'Reply-To': 'tom@x.example',
    Subject: 'Buy pills',
  }
  const { replies } = await take(desk, headers)
  t.match(replies, only({ to: only('mira@x.example'), cc: only(), subject: 'Desk' }))
  await sentMessage(api, replies[0]?.id ?? '')
  t.same(smtp.received[0]?.to, ['mira@x.example'])
  t.equal(smtp.received[0]?.mail.subject, 'Desk')

  const autoReply = { subject: 'Your mail to the harbour' }
  await api.updateChannel({ params: { id: channelId }, body: { autoReply } })
  const named = await take(desk, { From: 'ben@x.example' })
  t.match(named.replies, only({ subject: 'Your mail to the harbour' }))
})

t.test('a mail of an archive gets a ticket and no automatic reply', async (t) => {
  const desk = await startAnswering()
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toUTCString()
  const old = await take(desk, { From: 'ana@x.example', Date: hoursAgo(25) })
  t.match(old, { replies: only(), tickets: 1 })
  const late = await take(desk, { From: 'ben@x.example', Date: hoursAgo(23) })
  t.equal(late.replies.length, 1)
})

t.test('a receiver gets ten automatic replies a day, whatever its tag', async (t) => {
  const desk = await startAnswering()
  let sent = 0
  for (let n = 0; n < 13; n += 1) {
    const { replies } = await take(desk, { From: `mira+${n}@x.example` })
    sent += replies.length
  }
  t.equal(sent, 10)
  const other = await take(desk, { From: 'ben@x.example' })
  t.equal(other.replies.length, 1)
})

t.test('a channel sends a number of automatic replies an hour', async (t) => {
  const desk = await startAnswering({ maxPerHour: 3 })
  const { api, channelId } = desk
  let sent = 0
  for (let n = 0; n < 5; n += 1) {
    const { replies } = await take(desk, { From: `person-${n}@x.example` })
    sent += replies.length
  }
  t.equal(sent, 3)
  await api.updateChannel({ params: { id: channelId }, body: { autoReply: { maxPerHour: 4 } } })
  t.equal((await take(desk, { From: 'ben@x.example' })).replies.length, 1)
  t.equal((await take(desk, { From: 'cleo@x.example' })).replies.length, 0)
  const [known] = (await api.listChannels({ query: { type: ['email'] } })).body.data
  t.match(known?.autoReply, { enabled: true, subject: null, maxPerHour: 4 })
})

t.test('a tagged address and an alias of a channel are the channel', async (t) => {
  const desk = await startMailing()
  const { api, channelId } = desk
  const config = { aliases: ['Help@harbour.example', 'info@old.example'] }
  const changed = await api.updateChannel({ params: { id: channelId }, body: { config } })
  t.match(changed.body.data, {
    config: { aliases: only('help@harbour.example', 'info@old.example') },
  })
  const own = [
    ...['desk@harbour.example', 'DESK+vip@harbour.example', 'help@harbour.example'],
    ...['help+1+2@harbour.example', 'Info@old.example'],
  ]
  const { message, conversation } = await take(desk, {
    To: own.join(', '),
    Cc: 'tom@x.example, desk@old.example',
  })
  t.same(
    conversation.participants.map(({ address }) => address),
    ['mira@x.example', 'tom@x.example', 'desk@old.example'],
  )
  const body = {
    conversationId: message.conversationId,
    messageType: 'text',
    message: 'Hi',
  } as const
  const sent = await api.sendMessage({ body })
  t.match(sent.body.data, {
    to: only('mira@x.example'),
    cc: only('tom@x.example', 'desk@old.example'),
  })
  for (const From of own) {
    const mail = await take(desk, { From })
    t.match(mail.message, { contactId: null, sender: { type: 'system' }, isAutomatic: true }, From)
  }
})

t.test('an answer goes to all of Reply-To', async (t) => {
  const desk = await startMailing()
  const { api } = desk
  const { message } = await take(desk, {
    'Reply-To': 'Ben <ben@x.example>, cleo@office.x.example, desk+1@harbour.example',
    Cc: 'tom@x.example',
  })
  t.same(message.headers?.replyTo, ['ben@x.example', 'cleo@office.x.example'])
  const body = {
    conversationId: message.conversationId,
    messageType: 'text',
    message: 'Hi',
  } as const
  t.match((await api.sendMessage({ body })).body.data, {
    to: only('ben@x.example', 'cleo@office.x.example'),
    cc: only('tom@x.example'),
  })
})

t.test('what a user forwards is from the customer', async (t) => {
  const desk = await startAnswering()
  const { api } = desk
  const users = (await api.listUsers({ query: {} })).body.data
  const agent = users.find(({ status }) => status === 'active')?.email ?? ''
  const text = [
    'Please help her.',
    '',
    '---------- Forwarded message ---------',
    'From: Ana Ruiz <ana@x.example>',
    'Date: Mon, 23 Nov 2026 at 09:00',
    'Subject: Pump 7',
    'To: <sales@harbour.example>',
    '',
    'The pump leaks.',
  ].join('\r\n')
  const forwarded = await take(desk, { From: `Sam <${agent}>`, Subject: 'Fwd: Pump 7' }, text)
  t.match(forwarded.message, {
    from: 'ana@x.example',
    message: 'The pump leaks.',
    quotedText: /^Please help her/,
    subject: 'Pump 7',
    isAutomatic: false,
    suppressAutoReply: true,
  })
  t.same([forwarded.tickets, forwarded.replies.length], [1, 0])
  const contact = await api.getContact({ params: { id: String(forwarded.message.contactId) } })
  t.match(contact.body.data, { name: 'Ana Ruiz', contactEmails: only({ email: 'ana@x.example' }) })

  for (const headers of [
    { From: 'eve@y.example', Subject: 'Fwd: Pump 7' },
    { From: agent, Subject: 'Pump 7' },
  ]) {
    const { message } = await take(desk, headers, text)
    t.match(
      message,
      { from: headers.From, subject: headers.Subject },
      'everybody else is the writer',
    )
    t.match(message.message, /Please help her[^]*The pump leaks/)
  }
})
