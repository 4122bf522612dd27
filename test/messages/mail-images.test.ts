import t from 'tap'
import { handOver, sentMessage, startMailing } from '../helpers/mails.ts'
import { makeFile } from '../helpers/make.ts'

t.test(
  'HTML shows an attachment by the id of its file, or by the Content-ID that it had',
  async (t) => {
    const desk = await startMailing()
    const { api, smtp, channelId } = desk
    const image = (id: string) => [
      ...['--b', `Content-Type: image/png; name=${id}.png`, `Content-ID: <${id}@x.example>`],
      ...['Content-Transfer-Encoding: base64', '', Buffer.from(id).toString('base64')],
    ]
    const mail = [
      ...['From: mira@x.example', 'Subject: Photo', 'Content-Type: multipart/related; boundary=b'],
      ...['', '--b', 'Content-Type: text/html', '', '<img src="cid:first@x.example">'],
      ...[...image('first'), ...image('other'), '--b--', ''],
    ]
    const { conversationId, attachments } = (await handOver(desk, channelId, mail.join('\r\n')))
      .body.data
    const logo = await makeFile(desk, { name: 'logo.png' })
    const plan = await makeFile(desk, { name: 'plan.txt' })
    const fileIds = [...attachments.map(({ fileId }) => fileId), logo, plan]
    const sent = await api.sendMessage({
      body: {
        ...{ conversationId, messageType: 'text', message: 'See below.' },
        html: `<img src="cid:${logo}"><blockquote><img src='cid:first%40x.example'></blockquote>`,
        attachments: fileIds.map((fileId) => ({ fileId })),
      },
    })
    t.match(await sentMessage(api, sent.body.data.id), { status: 'sent' })

    const parts = smtp.received[0]?.mail.attachments ?? []
    t.strictSame(
      parts.map(({ contentId, related }) => [contentId, related]),
      [
        ['<first@x.example>', true],
        [`<${logo}>`, true],
        [undefined, undefined],
        [undefined, undefined],
      ],
    )
  },
)
