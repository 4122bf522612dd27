import t from 'tap'
import { handOver, mailOf, startMailing } from '../helpers/mails.ts'
import { only } from '../helpers/only.ts'

t.test('mails with one Message-ID are one only if they say the same', async (t) => {
  const mailing = await startMailing()
  const send = async (headers: Record<string, string>, text?: string) => {
    const all = {
      'Message-ID': '<1@x.example>',
      Date: 'Fri, 20 Nov 2026 10:00:00 +0000',
      ...headers,
    }
    return handOver(mailing, mailing.channelId, mailOf(all, text))
  }
  const first = await send({ Subject: 'Parcel 1' })
  const again = await send({ Subject: 'Parcel 1', Received: 'by mx2.x.example' })
  t.equal(again.status, 200)
  t.equal(again.body.data.id, first.body.data.id)
  const others = [
    await send({ Subject: 'Parcel 2' }),
    await send({ Subject: 'Parcel 1' }, 'It is damaged.'),
    await send({ Subject: 'Parcel 1', From: 'ana@x.example' }),
    await send({ Subject: 'Parcel 1', Date: 'Fri, 20 Nov 2026 11:00:00 +0000' }),
  ]
  t.same(
    others.map(({ status }) => status),
    [201, 201, 201, 201],
  )
  t.equal(new Set([first, ...others].map(({ body }) => body.data.id)).size, 5)
  t.equal((await send({ Subject: 'Parcel 2' })).status, 200, 'the other one is known as well')
})

t.test('a mail without a Message-ID is one, however often a program fetches it', async (t) => {
  const mailing = await startMailing()
  const send = async (fetched: string, seconds: number, text: string) => {
    const by = (program: string, at: number) =>
      `Received: ${program}; Fri, 20 Nov 2026 10:00:${at + 10} +0000\r\n`
    const server = by('from x.example by mx.harbour.example with LMTP', seconds)
    const mail = mailOf({ Subject: 'Door 3 is open', 'Message-ID': undefined }, text)
    return handOver(mailing, mailing.channelId, fetched + server + mail)
  }
  const at = (seconds: number, protocol: string) =>
    `Received: from mx.harbour.example\r\n\tby localhost with ${protocol} (fetcher);\r\n\tFri, 20 Nov 2026 11:00:${seconds + 10} +0000\r\n`
  const first = await send(at(1, 'IMAP'), 1, 'Since 9:00.')
  t.match(first, { status: 201, body: { data: { externalId: /^sha256:/ } } })
  for (const protocol of ['IMAP', 'IMAP4', 'POP3']) {
    const again = await send(at(2, protocol), 1, 'Since 9:00.')
    t.match(again, { status: 200, body: { data: { id: first.body.data.id } } }, protocol)
  }
  t.equal((await send(at(1, 'IMAP'), 2, 'Since 9:00.')).status, 201, 'came at another time')
  t.equal((await send(at(1, 'IMAP'), 1, 'Since 9:30.')).status, 201, 'has another text')
})

t.test(
  'a name belongs to the attachment, and a file without one is named after its kind',
  async (t) => {
    const mailing = await startMailing()
    const part = (...lines: string[]) => ['--b', ...lines].join('\r\n')
    const file = (name: string) =>
      part(
        'Content-Type: text/plain',
        `Content-Disposition: attachment; filename="${name}"`,
        '',
        'the same',
      )
    const send = async (...parts: string[]) => {
      const headers = { 'Content-Type': 'multipart/mixed; boundary=b' }
      const reply = await handOver(
        mailing,
        mailing.channelId,
        mailOf(headers, [...parts, '--b--'].join('\r\n')),
      )
      t.equal(reply.status, 201)
      return reply.body.data.attachments
    }
    const both = await send(file('order.txt'), file('invoice.txt'))
    t.same(
      both.map(({ name }) => name),
      ['order.txt', 'invoice.txt'],
    )
    t.equal(new Set(both.map(({ fileId }) => fileId)).size, 1)
    const [other] = await send(file('contract.txt'))
    t.match(other, { name: 'contract.txt', fileId: both[0]?.fileId })

    const png =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const encoded = (type: string, body: string, ...lines: string[]) =>
      part(`Content-Type: ${type}`, 'Content-Transfer-Encoding: base64', ...lines, '', body)
    const named = await send(
      part('Content-Type: text/html', '', '<p><img src="cid:logo@x"></p>'),
      encoded('image/png', png, 'Content-ID: <logo@x>'),
      encoded('application/pdf', Buffer.from('%PDF-1.7').toString('base64')),
      part('Content-Type: message/rfc822', '', 'From: a@x.example', 'Subject: Inner', '', 'Hi'),
      part('Content-Type: text/calendar', '', 'BEGIN:VCALENDAR'),
    )
    t.match(
      named,
      only(
        { name: 'image-1.png', contentId: 'logo@x', isInline: true },
        { name: 'attachment-2.pdf', contentId: null, isInline: false },
        { name: 'message-3.eml', mimeType: 'message/rfc822' },
        { name: 'text-4.ics' },
      ),
    )
  },
)
