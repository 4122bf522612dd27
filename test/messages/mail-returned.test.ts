import t from 'tap'
import type { Schema } from '../../generated/operations.ts'
import {
  handOver,
  mailOf,
  type Mailing,
  reportOf,
  sentMessage,
  startAnswering,
  startMailing,
  takeMail,
} from '../helpers/mails.ts'
import { only } from '../helpers/only.ts'

interface Sent {
  readonly id: string
  readonly messageId: string
}

interface Desk extends Mailing {
  /** Sends a mail to the writer of a new mail, with copies to others. */
  sent(cc?: string): Promise<Sent>
}

async function startDesk(): Promise<Desk> {
  const desk = await startAnswering()
  const { api } = desk
  let n = 0
  const sent = async (cc?: string) => {
    const { conversationId } = await takeMail(desk, { 'Message-ID': `<m${++n}@x.example>`, Cc: cc })
    const body = { conversationId, messageType: 'text', message: 'Hello', force: true } as const
    const { id, externalId } = await sentMessage(
      api,
      (await api.sendMessage({ body })).body.data.id,
    )
    return { id, messageId: String(externalId) }
  }
  return { ...desk, sent }
}

const daemon = { From: 'Mail Delivery System <MAILER-DAEMON@mx.example>', 'Return-Path': '<>' }
/** Returns a report with a part of a type, such as a receipt (RFC 8098) or a complaint (RFC 5965), below some words. */
const reportWith = (
  type: string,
  fields: string,
  messageId: string,
  { words = 'This report is about 550 5.1.1.', from = {} } = {},
) =>
  mailOf(
    { ...daemon, 'Content-Type': 'multipart/report; boundary=b', ...from },
    [
      ...['--b', '', words, '--b', `Content-Type: ${type}`, ''],
      ...[fields, '--b', 'Content-Type: message/rfc822', '', ...copy(messageId), '--b--'],
    ].join('\r\n'),
  )
const statusType = 'message/delivery-status'
const receiptType = 'message/disposition-notification'
const copy = (messageId: string) => [
  'Return-Path: <desk@harbour.example>',
  'To: mira@x.example',
  `Message-ID: ${messageId}`,
  'Subject: Re: Crane 3',
  '',
  'Hello',
]

/** Reports of mail servers, each about a mail to mira@x.example that did not arrive. */
const reports: Readonly<Record<string, (messageId: string) => string>> = {
  qmail: (id) =>
    mailOf(
      { ...daemon, Subject: 'failure notice: delay at dock 4' },
      [
        'Hi. This is the qmail-send program at mx.example.',
        'I was not able to deliver your message to the following addresses.',
        '',
        '<mira@x.example>:',
        '192.0.2.1 does not like recipient.',
        'Remote host said: 550 5.1.1 no such user',
        '',
        '--- Below this line is a copy of the message.',
        '',
        ...copy(id),
      ].join('\r\n'),
    ),
  exim: (id) =>
    mailOf(
      {
        ...daemon,
        'X-Failed-Recipients': 'mira@x.example',
        'Auto-Submitted': 'auto-replied',
        Subject: 'Mail delivery failed: returning message to sender',
      },
      [
        'This message was created automatically by mail delivery software.',
        '',
        '  mira@x.example',
        '    host mx.x.example [192.0.2.1]',
        '    SMTP error from remote mail server after RCPT TO:<mira@x.example>:',
        '    550 5.1.1 User unknown',
        '',
        '------ This is a copy of the message, including all the headers. ------',
        '',
        ...copy(id),
      ].join('\r\n'),
    ),
  exchange: (id) =>
    mailOf(
      {
        From: 'Microsoft Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@x.example>',
        'In-Reply-To': id,
        Subject: 'Unzustellbar: Crane 3',
      },
      [
        'Fehler bei der Nachrichtenzustellung an folgende Empfänger oder Gruppen:',
        '',
        'Mira Lindqvist (mira@x.example)',
        'Die E-Mail-Adresse wurde nicht gefunden.',
        '',
        'Diagnoseinformationen für Administratoren:',
        'mira@x.example',
        '#550 5.1.1 RESOLVER.ADR.RecipNotFound; not found ##',
      ]
        .join('\r\n')
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, ''),
    ),
  'an old Exchange': (id) =>
    mailOf(
      {
        From: 'System Administrator <postmaster@mx.example>',
        'Return-Path': '<>',
        Subject: 'Undeliverable: Crane 3',
        'Content-Type': 'multipart/mixed; boundary=b',
      },
      [
        ...['--b', '', 'Your message', ''],
        ...['  To:      mira@x.example;', '           tom@x.example', '  Subject: Crane 3', ''],
        ...['did not reach the following recipient(s):', '', 'mira@x.example on Fri, 20 Nov 2026'],
        ...['    The recipient name is not recognized', '--b', 'Content-Type: message/rfc822', ''],
        ...[...copy(id), '--b--'],
      ].join('\r\n'),
    ),
  'a sentence that ends with the address': (id) =>
    mailOf(
      { ...daemon, Subject: 'There was an error sending your mail' },
      [
        ...['Full details follow:', '', "Subject: 'Crane 3'", "Date: 'Fri, 20 Nov 2026'", ''],
        ...['Permanent errors: mira@x.example. Reason: refused (554 5.4.6 mail loop).', ''],
        ...copy(id),
      ].join('\r\n'),
    ),
  'a daemon in Return-Path': (id) =>
    mailOf(
      {
        From: 'Postmaster@mx.example',
        'Return-Path': '<MAILER-DAEMON>',
        Subject: 'Mail System Error - Returned Mail',
      },
      [
        ...['<mira@x.example>', '', 'Each of these recipients was rejected by a remote server.'],
        ...['-----', ...copy(id)],
      ].join('\r\n'),
    ),
  'a daemon without an address': (id) =>
    mailOf(
      { From: 'MAILER-DAEMON <>', Subject: 'Mail delivery failed' },
      [
        ...['There was an error delivering your mail to <mira@x.example>.', ''],
        ...['550 5.7.26 Unauthenticated', '', 'Message headers follow.', '', ...copy(id)],
      ].join('\r\n'),
    ),
  'a delivery system': (id) =>
    mailOf(
      {
        From: 'Mail Delivery System <Mail.Delivery.System@mx.example>',
        Subject: 'Delivery status notification',
        'Content-Type': 'multipart/report; boundary=b',
      },
      [
        ...['--b', '', 'Delivery to the following recipients failed permanently:', ''],
        ...['   * mira@x.example', '', 'SMTP:RCPT host 192.0.2.8: 553 5.3.0 No such user here'],
        ...['--b', 'Content-Type: message/rfc822', '', ...copy(id), '--b--'],
      ].join('\r\n'),
    ),
  'an address with the dot of the root': (id) =>
    reportOf({ messageId: id, recipient: 'mira@x.example.' }),
  gmail: (id) =>
    reportOf({ messageId: id, returned: 'message/rfc822' }).replace(
      'From: Mail Delivery System <MAILER-DAEMON>',
      'From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
    ),
  'Reporting-MTA in the block of the recipient': (id) =>
    reportOf({ messageId: id }).replace('mx.x.example\r\n\r\n', 'mx.x.example\r\n'),
  'a recipient alone': (id) =>
    reportOf({ messageId: id }).replace('Reporting-MTA: dns; mx.x.example\r\n\r\n', ''),
  'blocks apart by white space': (id) =>
    reportOf({ messageId: id }).replace('mx.x.example\r\n\r\n', 'mx.x.example\r\n \t\r\n'),
  'without an action': (id) => reportOf({ messageId: id }).replace('Action: failed\r\n', ''),
  'an action of its own': (id) => reportOf({ messageId: id, action: 'failure' }),
  'a time that has expired': (id) =>
    mailOf(
      { ...daemon, Subject: 'Undeliverable: Crane 3' },
      [
        ...['mira@x.example', 'Could not deliver the message in the time limit specified.'],
        ...['<mx.x.example #4.4.7>', '', ...copy(id)],
      ].join('\r\n'),
    ),
  'an action and a recipient with comments': (id) =>
    reportOf({ messageId: id, action: 'Failed (unknown user)' }).replace(
      'rfc822; mira@x.example',
      'RFC822; <mira@x.example> (Mira)',
    ),
  'from a postmaster that says Auto-Submitted': (id) =>
    mailOf(
      {
        From: 'postmaster@mx.example',
        'Auto-Submitted': 'auto-replied',
        Subject: 'Unzustellbar: Crane 3',
        'In-Reply-To': id,
      },
      'mira@x.example\r\n550 5.1.1 unknown user',
    ),
  ...Object.fromEntries(
    [
      'message/rfc822-headers',
      'text/rfc822',
      'text/plain; name=header.txt',
      'application/octet-stream; name=mail.eml',
    ].map((type) => [
      `with a copy of the type ${type}`,
      (id: string) => reportOf({ messageId: id }).replace('text/rfc822-headers', type),
    ]),
  ),
  'without a copy': (id) =>
    reportOf({ messageId: '<0102@ses.example>' }).replace(
      'Reporting-MTA',
      `X-Original-Message-ID: ${id}\r\n$&`,
    ),
  'by a server that has replaced the Message-ID': (id) =>
    reportOf({ messageId: '<0102@ses.example>' }).replace(
      'Subject: Crane 3',
      `$&\r\nX-Original-Message-ID:\r\n ${id}`,
    ),
  'within a multipart': (id) => {
    const [, body = ''] =
      /^Content-Type: (multipart\/report[^]*)$/m.exec(reportOf({ messageId: id })) ?? []
    return mailOf(
      { ...daemon, 'MIME-Version': '1.0', 'Content-Type': 'multipart/mixed; boundary=o' },
      [
        '--o',
        `Content-Type: ${body}`,
        '--o',
        'Content-Type: text/plain',
        '',
        'Scanned by the gateway.',
        '--o--',
      ].join('\r\n'),
    )
  },
  'within an attached mail': (id) =>
    mailOf(
      { ...daemon, 'MIME-Version': '1.0', 'Content-Type': 'multipart/mixed; boundary=o' },
      [
        '--o',
        'Content-Type: text/plain',
        '',
        'The gateway could not hand over the attached report.',
        '--o',
        'Content-Type: message/rfc822',
        '',
        reportOf({ messageId: id }),
        '--o--',
      ].join('\r\n'),
    ),
  'from a postmaster in words': (id) =>
    mailOf(
      { From: 'postmaster@mx.example', 'Return-Path': '<>', Subject: 'Undeliverable' },
      [
        'Your message to mira@x.example was refused: mailbox full.',
        '',
        'Original headers:',
        '',
        ...copy(id),
      ].join('\r\n'),
    ),
}

t.test(
  'a returned mail fails, gets no ticket and no reply, however the server says so',
  async (t) => {
    const desk = await startDesk()
    const { api, channelId } = desk
    const count = async () => ({
      conversations: (await api.listConversations({ query: {} })).body.total,
      tickets: (await api.listTickets({ query: {} })).body.total,
      contacts: (await api.listContacts({ query: {} })).body.total,
    })
    for (const [name, report] of Object.entries(reports)) {
      const { id, messageId } = await desk.sent('tom@x.example')
      const before = await count()
      const reply = await handOver(desk, channelId, report(messageId))
      t.match(
        reply,
        {
          status: 200,
          body: {
            data: { id, status: 'failed', errorCode: 'bounced', errorMessage: /mira@x.example/ },
          },
        },
        name,
      )
      t.same(await count(), before, name)
      const bouncing = (await api.listContacts({ query: { email: ['mira@x.example'] } })).body.data
      t.match(bouncing, only({ contactEmails: only({ isBouncing: true }) }), name)
    }
  },
)

t.test('the reason that a report has in words alone is shown', async (t) => {
  const desk = await startDesk()
  const recipient = 'Final-Recipient: rfc822; mira@x.example'
  const table: Array<[type: string, fields: string, words: string, reason: string]> = [
    [
      statusType,
      `${recipient}\r\nAction: failed\r\nStatus: 5.0.0`,
      'These failed:\r\n\r\n  MIRA@x.example\r\n    no server\r\n    took it\r\n  tom@x.example\r\n    late',
      '5.0.0 no server took it',
    ],
    [
      statusType,
      `${recipient}\r\nAction: failed\r\nStatus: 5.0.0`,
      'mira@x.example: 550 5.1.1 <mira@x.example> has left\r\ntom@x.example: 550 5.2.2 full',
      '5.0.0 550 5.1.1 <mira@x.example> has left',
    ],
    [
      statusType,
      `${recipient}\r\nAction: failed\r\nStatus: 5.0.0\r\nDiagnostic-Code: smtp; 550 No`,
      'mira@x.example: another reason',
      '5.0.0 550 No',
    ],
    [
      statusType,
      `${recipient}\r\nAction: delayed\r\nStatus: 4.4.7`,
      'mira@x.example: the mail has expired',
      '4.4.7 the mail has expired',
    ],
    [
      statusType,
      `${recipient}\r\nAction: failed\r\nStatus: 4.4.7`,
      'These failed:\r\n<mira@x.example>\r\n\r\nTranscript:\r\n<mira@x.example>... Deferred: no\r\nanswer',
      '4.4.7 Deferred: no answer',
    ],
    [
      statusType,
      `${recipient}\r\nAction: failed\r\nStatus: 5.4.6`,
      '-- These failed --\r\n<mira@x.example>\r\n\r\n  ----- Transcript -----\r\n554 5.4.6 loop broken',
      '5.4.6 554 5.4.6 loop broken',
    ],
    [
      statusType,
      `${recipient}\r\nAction: failed\r\nStatus: 5.3.0\r\nDiagnostic-Code: X-Unix; 77`,
      '"|run"\r\n(expanded from: <mira@x.example>)\r\n\r\n550 5.0.0 "|run"... Not permitted',
      '5.3.0 550 5.0.0 "|run"... Not permitted',
    ],
    [
      statusType,
      `${recipient}\r\nAction: failed\r\nStatus: 5.3.0\r\nDiagnostic-Code: X-Unix; 77`,
      'It failed.',
      '5.3.0 77',
    ],
    [
      statusType,
      `${recipient}\r\nAction: failed\r\nStatus: 5.1.2`,
      'No way to <mira@x.example>.\r\n\r\nbecause:\r\n\r\nIts host is\r\n  not found',
      '5.1.2 Its host is not found',
    ],
    [
      receiptType,
      `${recipient}\r\nDisposition: automatic-action/MDN-sent-automatically; deleted`,
      'The mail to <mira@x.example> was refused:\r\nNo desk may write here.\r\n\r\nGoodbye',
      'No desk may write here.',
    ],
  ]
  for (const [type, fields, words, reason] of table) {
    const { id, messageId } = await desk.sent()
    const reply = await handOver(
      desk,
      desk.channelId,
      reportWith(type, fields, messageId, { words }),
    )
    const errorMessage = `mira@x.example was not reached: ${reason}`
    t.match(reply, { status: 200, body: { data: { id, status: 'failed', errorMessage } } }, words)
  }
})

t.test('an international address is known, however a report writes it', async (t) => {
  const desk = await startDesk()
  const address = 'jörg@bücher.example'
  const written = [
    address,
    'JÖRG@BÜCHER.EXAMPLE',
    'jörg@xn--bcher-kva.example',
    'j\\x{F6}rg@b\\x{FC}cher.example',
    'j\\x{F6}rg@xn--bcher-kva.example',
  ]
  for (const recipient of written) {
    const { id, messageId } = await desk.sent(address)
    const report = Buffer.from(reportOf({ messageId, recipient })).toString('latin1')
    const reply = await handOver(desk, desk.channelId, report)
    const data = { id, status: 'failed', errorMessage: /^jörg@bücher\.example/ }
    t.match(reply, { status: 200, body: { data } }, recipient)
  }
})

t.test('the reason behind an international address is found as the report writes it', async (t) => {
  const desk = await startDesk()
  const reported = 'ana@xn--bcher-kva.example'
  const fields = `Final-Recipient: rfc822; ${reported}\r\nAction: failed\r\nStatus: 5.0.0`
  const inWords = (id: string) =>
    mailOf(daemon, [`No way to <${reported}>.`, '', 'No host', '', ...copy(id)].join('\r\n'))
  const formal = (id: string) =>
    reportWith(statusType, fields, id, { words: `${reported}: No host\r\n` })
  for (const report of [inWords, formal]) {
    const { id, messageId } = await desk.sent('ana@bücher.example')
    const reply = await handOver(desk, desk.channelId, report(messageId))
    const errorMessage = /^ana@bücher\.example was not reached: (?:5\.0\.0 )?No host$/
    t.match(reply, { status: 200, body: { data: { id, status: 'failed', errorMessage } } })
  }
})

t.test('a receipt that names the mail in its report alone joins its thread', async (t) => {
  const desk = await startDesk()
  const { api, channelId } = desk
  const { id, messageId } = await desk.sent()
  const { conversationId } = (await api.getMessage({ params: { id } })).body.data
  for (const fields of [
    `Final-Recipient: rfc822;mira@x.example\r\nOriginal-Message-ID: ${messageId}`,
    `Original-Message-ID:\r\n ${messageId}\r\nDisposition: manual-action/MDN-sent-manually; deleted`,
  ]) {
    const mail = mailOf(
      { Subject: 'Read', 'Content-Type': 'multipart/report; boundary=b' },
      ['--b', '', 'Read.', '--b', `Content-Type: ${receiptType}`, '', fields, '--b--'].join('\r\n'),
    )
    const reply = await handOver(desk, channelId, mail)
    t.match(reply, { status: 201, body: { data: { conversationId, isAutomatic: true } } }, fields)
  }
})

t.test('a report that is none leaves the message as it is', async (t) => {
  const desk = await startDesk()
  const { api, channelId } = desk
  const { id, messageId } = await desk.sent()
  const other = await desk.sent()
  const warning = [
    'mira@x.example',
    'Delivery is delayed: 451 4.4.1 timed out.',
    '',
    ...copy(messageId),
  ].join('\r\n')
  const kept: Array<[name: string, mail: string, status: number]> = [
    [
      'a warning of a delay',
      mailOf({ ...daemon, Subject: 'Warning: message delayed 24 hours' }, warning),
      200,
    ],
    [
      'a warning with an address that looks like a status',
      mailOf(
        { ...daemon, Subject: 'Warning: message delayed 24 hours' },
        `host mx.x.example [5.9.12.3], from [192.5.1.1]:\r\n${warning}`,
      ),
      200,
    ],
    [
      'a warning in its text',
      mailOf(
        { ...daemon, Subject: 'Delivery Status Notification' },
        [
          'THIS IS A WARNING ONLY.',
          'Mails to mira@x.example are delayed.',
          '',
          ...copy(messageId),
        ].join('\r\n'),
      ),
      200,
    ],
    [
      'a warning in another language',
      mailOf(
        { ...daemon, Subject: '=?utf-8?Q?Zustellung_verz=C3=B6gert?=' },
        ['mira@x.example', '', ...copy(messageId)].join('\r\n'),
      ),
      200,
    ],
    [
      'a formal delay in a word of its own',
      reportOf({ messageId, action: 'deferred', status: '4.4.1' }),
      200,
    ],
    ['a formal delay', reportOf({ messageId, action: 'delayed', status: '4.4.1' }), 200],
    [
      'a formal delay with the status of an expiry',
      reportWith(
        statusType,
        'Final-Recipient: rfc822; mira@x.example\r\nAction: delayed\r\nStatus: 4.4.7',
        messageId,
        { words: 'mira@x.example\r\nThe mail has not arrived yet.' },
      ),
      200,
    ],
    ['another recipient', reportOf({ messageId, recipient: 'eve@y.example' }), 422],
    [
      'another recipient in words',
      mailOf(daemon, ['<eve@y.example>:', '550 no such user', '', ...copy(messageId)].join('\r\n')),
      201,
    ],
    [
      'a person who attaches a report',
      mailOf(
        { From: 'eve@y.example', 'Content-Type': 'multipart/mixed; boundary=o' },
        [
          '--o',
          '',
          'What is this?',
          '--o',
          'Content-Type: message/rfc822',
          '',
          reportOf({ messageId }),
          '--o--',
        ].join('\r\n'),
      ),
      201,
    ],
    [
      'a person who quotes a report',
      mailOf(
        { From: 'eve@y.example' },
        ['I got this: 550 5.1.1', 'mira@x.example', '', ...copy(messageId)].join('\r\n'),
      ),
      201,
    ],
    [
      'an absence notice without a return path',
      mailOf(
        { 'Return-Path': '<>', 'Auto-Submitted': 'auto-replied', 'In-Reply-To': messageId },
        'I am away.',
      ),
      201,
    ],
    [
      'the receipt of a server',
      reportWith(
        receiptType,
        'Final-Recipient: rfc822;mira@x.example\r\nDisposition: automatic-action/MDN-sent-automatically; displayed',
        messageId,
      ),
      201,
    ],
    [
      'the receipt for a mail that was deleted unread',
      reportWith(
        receiptType,
        'Final-Recipient: rfc822;mira@x.example\r\nDisposition: automatic-action/MDN-sent-automatically; deleted',
        messageId,
        { from: { From: 'mira@x.example' } },
      ),
      201,
    ],
    [
      'the complaint of a server',
      reportWith(
        'message/feedback-report',
        'Feedback-Type: abuse\r\nOriginal-Rcpt-To: <mira@x.example>',
        messageId,
      ),
      201,
    ],
    [
      'a server that names no mail',
      mailOf({ ...daemon, Subject: 'failure notice' }, '<mira@x.example>:\r\n550 no'),
      201,
    ],
  ]
  for (const [name, mail, status] of kept) {
    const reply = await handOver(desk, channelId, mail)
    t.equal(reply.status, status, name)
    const message = (await api.getMessage({ params: { id } })).body.data
    t.match(message, { status: 'sent', errorCode: null }, name)
    if (name.includes('server') || name.includes('words')) {
      const data: Schema<'Message'> = reply.body.data
      t.match(data, { isAutomatic: true, suppressAutoReply: true }, name)
      const conversation = await api.getConversation({ params: { id: data.conversationId } })
      t.same(conversation.body.data.ticketIds, [], name)
    }
  }
  t.match((await api.getMessage({ params: { id: other.id } })).body.data, { status: 'sent' })
})

t.test('a report of thousands of lines is read in time', async (t) => {
  const desk = await startDesk()
  for (const line of [
    '<a@b.example>:\r\n',
    'Message-ID: <a@b>\r\n',
    ' a@b.example 550 \r\n',
    '<a@a@a@a',
    'Content-Type: message/delivery-status\r\n\r\n',
  ]) {
    const text = line.repeat(200_000 / line.length)
    const reply = await handOver(desk, desk.channelId, mailOf(daemon, text))
    t.equal(reply.status, 201, line.trim())
  }
})

t.test('a report with bytes that no text has is read, or refused and kept', async (t) => {
  const desk = await startDesk()
  const { api, channelId } = desk
  const { id, messageId } = await desk.sent()
  const spoilt = (text: string) => text.replace(/^./, '$&\0\x01')
  for (const report of [
    reportOf({ messageId: messageId.replace('<', '<a\0b') }),
    reportOf({ messageId: '<\0\xff@x.example>', returned: 'message/rfc822' }),
    reportOf({ messageId, recipient: spoilt('eve@y.example') }),
    reportOf({ messageId, recipient: 'eve@y.example', action: spoilt('failed') }),
    reportOf({ messageId: '<a@x.example>' }).replace('Reporting-MTA', 'Reporting-\0MTA'),
  ]) {
    const reply = await handOver(desk, channelId, report)
    t.match(reply, { status: 422, body: { code: 'bounce_unmatched', fileId: /./ } })
  }
  const read = await handOver(
    desk,
    channelId,
    reportOf({ messageId, recipient: spoilt('mira@x.example') }).replace('User', 'U\0ser'),
  )
  t.match(read, { status: 200, body: { data: { id, status: 'failed', errorCode: 'bounced' } } })
  t.match((await api.getMessage({ params: { id } })).body.data.errorMessage, /User\s+unknown/)
})

t.test(
  'a recipient whom the mail server refuses lets the message fail, and is named',
  async (t) => {
    const desk = await startMailing()
    const { api, smtp, channelId } = desk
    const mail = mailOf({ From: 'mira@x.example', Cc: 'tom@x.example' })
    const { conversationId, contactId } = (await handOver(desk, channelId, mail)).body.data
    smtp.rejectRecipients('mira@x.example')
    const body = { conversationId, messageType: 'text', message: 'Hello' } as const
    const message = await sentMessage(api, (await api.sendMessage({ body })).body.data.id)

    t.match(message, {
      status: 'failed',
      errorCode: 'smtp_550',
      errorMessage: /^mira@x\.example was not reached: 550/,
      sentAt: /Z$/,
    })
    t.same(smtp.received.at(-1)?.to, ['tom@x.example'], 'the others have it')
    const events = await api.listEvents({ query: { resourceId: message.id } })
    t.same(
      events.body.data.map(({ type }) => type),
      ['message.queued', 'message.sent', 'message.failed'],
    )
    const contact = await api.getContact({ params: { id: String(contactId) } })
    t.match(contact.body.data.contactEmails, only({ isBouncing: true }))
  },
)
