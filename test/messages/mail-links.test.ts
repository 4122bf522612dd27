import t from 'tap'
import { basePath } from '../../generated/routes.ts'
import { type Mailing, sentMessage, startMailing, takeMail } from '../helpers/mails.ts'
import { only } from '../helpers/only.ts'

const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const part = (...lines: string[]) => ['--b', ...lines].join('\r\n')
const file = (name: string, text = 'the same', ...lines: string[]) =>
  part(
    'Content-Type: text/plain',
    `Content-Disposition: attachment; filename*=utf-8''${encodeURIComponent(name)}`,
    ...lines,
    '',
    text,
  )

async function take(mailing: Mailing, ...parts: string[]) {
  const headers = { 'Content-Type': 'multipart/mixed; boundary=b' }
  const { id } = await takeMail(mailing, headers, [...parts, '--b--'].join('\r\n'))
  return (await mailing.api.getMessage({ params: { id } })).body.data
}

async function download({ origin }: Mailing, url: string | null | undefined) {
  const response = await fetch(origin + url)
  return {
    status: response.status,
    named: response.headers.get('content-disposition'),
    text: await response.text(),
  }
}

/** Returns an address with another value of a parameter. */
function changed(url: string | null | undefined, name: string, value: string | null): string {
  const given = new URL(url ?? '', 'http://x.example')
  if (value === null) given.searchParams.delete(name)
  else given.searchParams.set(name, value)
  return given.pathname + given.search
}

t.test('the link of an attachment saves it under the name that it has there', async (t) => {
  const mailing = await startMailing()
  const first = await take(mailing, file('Order of Ada.txt'), file('invoice.txt'))
  const second = await take(mailing, file('Größe 4 "neu".txt'))
  const [order, invoice] = first.attachments
  const [other] = second.attachments
  t.equal(new Set([order, invoice, other].map((one) => one?.fileId)).size, 1, 'one file')
  for (const [attachment, said] of [
    [order, 'attachment; filename="Order of Ada.txt"'],
    [invoice, 'attachment; filename="invoice.txt"'],
    [other, /filename\*=UTF-8''Gr%C3%B6%C3%9Fe%204/],
  ] as const) {
    t.match(await download(mailing, attachment?.url), {
      status: 200,
      named: said,
      text: 'the same\n',
    })
  }
  t.equal(
    order?.url?.includes('name='),
    false,
    'the name of the file itself is no part of the link',
  )

  const { url } = other ?? {}
  for (const wrong of [
    changed(url, 'name', 'invoice.txt'),
    changed(url, 'name', null),
    changed(url, 'signature', null),
    changed(order?.url, 'name', 'virus.exe'),
  ]) {
    t.match(await download(mailing, wrong), { status: 404 }, wrong)
  }

  const id = other?.fileId ?? ''
  const setVisibility = (visibility: 'private' | 'public') =>
    mailing.api.updateMediaFile({ params: { id }, body: { visibility } })
  const linkOf = async (message: string) =>
    (await mailing.api.getMessage({ params: { id: message } })).body.data.attachments[0]?.url
  await setVisibility('public')
  const lasting = await linkOf(second.id)
  t.equal(await linkOf(first.id), `${basePath}/media/${id}`)
  t.equal(lasting?.includes('expires='), false)
  t.match(await download(mailing, lasting), { status: 200, named: /Gr%C3%B6%C3%9Fe/ })
  t.match(await download(mailing, changed(lasting, 'name', 'virus.exe')), { status: 404 })
  t.match(await download(mailing, url), { status: 200, named: /Gr%C3%B6%C3%9Fe/ })
  await setVisibility('private')
  t.match(await download(mailing, lasting), { status: 403 })
})

t.test('a mail comes in, whatever the name and the size of a picture in it are', async (t) => {
  const mailing = await startMailing()
  const giant = Buffer.from(png, 'base64')
  giant.writeUInt32BE(0xffffffff, 16)
  const picture = part(
    'Content-Type: image/png; name=a.png',
    'Content-Transfer-Encoding: base64',
    '',
    giant.toString('base64'),
  )
  const rockets = '\u{1f680}'
  const names = [rockets.repeat(300), `a${rockets.repeat(300)}`, `${rockets.repeat(300)}.txt`]

  const { attachments } = await take(
    mailing,
    picture,
    ...[...names, '\u3164'].map((name, n) => file(name, `${n}`)),
  )

  t.same(
    attachments.map(({ name }) => name),
    ['a.png', rockets.repeat(255), rockets.repeat(255), `${rockets.repeat(251)}.txt`, 'text-5.txt'],
  )
  for (const { url } of attachments) t.equal((await download(mailing, url)).status, 200, url ?? '')
})

t.test('a ticket that is made of a mail has its files under their names there', async (t) => {
  const mailing = await startMailing()
  const { api, channelId } = mailing
  await take(mailing, file('Order of Ada.txt'))
  await api.updateChannel({ params: { id: channelId }, body: { ticketing: { mode: 'on' } } })
  const message = await take(
    mailing,
    file('plan.txt', 'other'),
    file('Order of Ben.txt'),
    file('copy.txt'),
  )
  const { data } = (await api.getConversation({ params: { id: message.conversationId } })).body
  const params = { id: data.ticketIds[0] ?? '' }
  const namesNow = async () => {
    const { attachments } = (await api.getTicket({ params })).body.data
    return attachments.map(({ name }) => name)
  }
  t.same(await namesNow(), ['plan.txt', 'Order of Ben.txt'], 'once for the same bytes')
  const { attachments } = (await api.getTicket({ params })).body.data
  t.match(await download(mailing, attachments[1]?.url), { named: /"Order of Ben\.txt"/ })
  const order = attachments.toReversed().map(({ fileId }) => ({ fileId }))
  await api.updateTicket({ params, body: { attachments: order } })
  t.same(await namesNow(), ['Order of Ben.txt', 'plan.txt'])
})

t.test('an attachment has the media type of its mail, whoever sent the bytes before', async (t) => {
  const mailing = await startMailing()
  const { api, channelId, smtp, database } = mailing
  const calendar = (name: string, type: string) =>
    part(
      `Content-Type: ${type}`,
      `Content-Disposition: attachment; filename="${name}"`,
      '',
      'BEGIN:VCALENDAR',
    )
  await take(mailing, calendar('notes.txt', 'text/plain'))
  await api.updateChannel({ params: { id: channelId }, body: { ticketing: { mode: 'on' } } })
  const { id, conversationId, attachments } = await take(
    mailing,
    calendar('visit.ics', 'text/calendar'),
  )
  const isCalendar = [{ name: 'visit.ics', mimeType: 'text/calendar' }]
  t.match(attachments, isCalendar)
  const { data } = (await api.getConversation({ params: { id: conversationId } })).body
  const ticket = await api.getTicket({ params: { id: data.ticketIds[0] ?? '' } })
  t.match(ticket.body.data.attachments, isCalendar)
  const fileId = attachments[0]?.fileId ?? ''
  t.match((await api.getMediaFile({ params: { id: fileId } })).body.data.mimeType, 'text/plain')

  const sent = await api.sendMessage({
    body: { conversationId, messageType: 'text', message: 'See.', attachments: [{ fileId }] },
  })
  t.match(await sentMessage(api, sent.body.data.id), { status: 'sent' })
  t.match(smtp.received.at(-1)?.mail.attachments, only({ mimeType: 'text/calendar' }))

  await database.admin`update message_attachments set mime_type = null where message_id = ${id}`
  await api.reparseMessage({ params: { id } })
  t.match((await api.getMessage({ params: { id } })).body.data.attachments, isCalendar)
})

t.test('a file that is sent back has the name of the conversation', async (t) => {
  const mailing = await startMailing()
  const { api, channelId, smtp } = mailing
  await api.updateChannel({ params: { id: channelId }, body: { ticketing: { mode: 'on' } } })
  const ada = await take(mailing, file('Order of Ada.txt'))
  const ben = await take(mailing, file('Order of Ben.txt'))
  const attachments = [{ fileId: ben.attachments[0]?.fileId ?? '' }]
  const isText = { messageType: 'text', message: 'See the file.', attachments } as const
  const namesSent = async (id: string) => {
    t.match(await sentMessage(api, id), { status: 'sent' })
    return smtp.received.at(-1)?.mail.attachments.map(({ filename }) => filename)
  }
  for (const [{ conversationId }, name] of [
    [ben, 'Order of Ben.txt'],
    [ada, 'Order of Ada.txt'],
  ] as const) {
    const sent = await api.sendMessage({ body: { conversationId, ...isText } })
    t.match(sent.body.data.attachments, only({ name }))
    t.same(await namesSent(sent.body.data.id), [name])
    const { data } = (await api.getConversation({ params: { id: conversationId } })).body
    const comment = await api.createTicketComment({
      params: { id: data.ticketIds[0] ?? '' },
      body: { text: 'Once more.', visibility: 'public', attachments },
    })
    t.same(await namesSent(comment.body.data.messageId ?? ''), [name])
  }
})

t.test('a link has room for the end of every name', async (t) => {
  const mailing = await startMailing()
  await take(mailing, file('first.txt'))
  for (const name of [
    `${'起'.repeat(240)}.txt`,
    `${'😀'.repeat(120)}.txt`,
    `${'a'.repeat(251)}.txt`,
  ]) {
    const [attachment] = (await take(mailing, file(name))).attachments
    t.ok((attachment?.url?.length ?? 0) < 1700, name)
    const { status, named } = await download(mailing, attachment?.url)
    t.equal(status, 200, name)
    const saved = decodeURIComponent(
      /filename\*?="?(?:UTF-8'')?([^";]+)"?$/.exec(named ?? '')?.[1] ?? '',
    )
    t.ok(saved.length > 100 && attachment?.name.endsWith(saved), named ?? '')
  }
})

t.test('sanitizedHtml shows the images of a mail by links', async (t) => {
  const mailing = await startMailing()
  const image = (id: string, bytes: string) =>
    part(
      'Content-Type: image/png',
      'Content-Transfer-Encoding: base64',
      `Content-ID: <${id}>`,
      '',
      bytes,
    )
  const colours = (n: number) => {
    const bytes = Buffer.from(png, 'base64')
    return Buffer.concat([bytes, Buffer.from([n])]).toString('base64')
  }
  const html = [
    '<p>I wrote &lt;img src="cid:a@x"&gt; and src="cid:a@x"</p>',
    '<img alt="one > two" src="cid:a@x"><img src=CID:b%26c@x><img src="cid:b&amp;c@x"><img src="cid:none@x">',
    `<img src="data:image/png;base64,${png}"><img src="https://x.example/a.png"><a href="https://x.example/">x</a>`,
  ].join('\r\n')
  const message = await take(
    mailing,
    part('Content-Type: text/html; charset=utf-8', '', html),
    image('a@x', colours(1)),
    image('b&c@x', colours(2)),
  )
  const get = async (inline?: 'cid' | 'urls') =>
    (
      await mailing.api.getMessage({
        params: { id: message.id },
        ...(inline && { query: { inline } }),
      })
    ).body.data
  const sourcesOf = (given: string | null) =>
    Array.from(given?.matchAll(/<img [^>]*?src="([^"]*)"/g) ?? [], ([, source = '']) =>
      source.replaceAll('&amp;', '&'),
    )
  t.same(await get('cid'), await get())
  const { sanitizedHtml, attachments, ...others } = await get('urls')
  const { sanitizedHtml: before, attachments: files, ...same } = await get()
  t.same(others, same)
  t.same(attachments, files)
  const linkOf = (contentId: string) => files.find((one) => one.contentId === contentId)?.url
  const [one, two, three, none, embedded] = sourcesOf(sanitizedHtml)
  t.same([one, two, three, none], [linkOf('a@x'), linkOf('b&c@x'), linkOf('b&c@x'), 'cid:none@x'])
  t.equal(embedded, linkOf(sourcesOf(before)[4]?.replace('cid:', '') ?? ''))
  for (const url of [one, two, embedded]) {
    t.match(await download(mailing, url), { status: 200, text: /PNG/ })
  }
  t.match(sanitizedHtml, 'I wrote &lt;img src="cid:a@x"&gt; and src="cid:a@x"', 'texts stay')
  t.match(sanitizedHtml, 'data-remote-src="https://x.example/a.png"')
  t.match(
    await mailing.api.getMessage({
      params: { id: message.id },
      query: { inline: 'all' as 'urls' },
    }),
    {
      status: 400,
    },
  )

  const { fileId = '' } = files.find(({ contentId }) => contentId === 'a@x') ?? {}
  await mailing.api.deleteMediaFile({ params: { id: fileId }, query: { force: true } })
  t.same(sourcesOf((await get('urls')).sanitizedHtml).slice(0, 2), ['cid:a@x', linkOf('b&c@x')])
})

t.test('sanitizedHtml that would become too long keeps its addresses', async (t) => {
  const mailing = await startMailing()
  const html = '<img src="cid:a@x">'.repeat(5000)
  const { id } = await take(
    mailing,
    part('Content-Type: text/html', '', ...(html.match(/.{1,900}/g) ?? [])),
    part(
      'Content-Type: image/png',
      'Content-Transfer-Encoding: base64',
      'Content-ID: <a@x>',
      '',
      png,
    ),
  )
  const [plain, linked] = [
    await mailing.api.getMessage({ params: { id } }),
    await mailing.api.getMessage({ params: { id }, query: { inline: 'urls' } }),
  ]
  t.ok((plain.body.data.sanitizedHtml?.length ?? 0) > 90_000)
  t.equal(linked.body.data.sanitizedHtml, plain.body.data.sanitizedHtml)
})
