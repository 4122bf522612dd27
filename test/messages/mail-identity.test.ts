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
