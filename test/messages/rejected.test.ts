import t from 'tap'
import { createHash } from 'node:crypto'
import type { Schema } from '../../generated/operations.ts'
import { newId } from '../../src/lib/ids.ts'
import type { Client } from '../helpers/client.ts'
import { createMailbox, handOver, handOverOnce } from '../helpers/mails.ts'
import { makeChannel } from '../helpers/make.ts'
import { only } from '../helpers/only.ts'
import { send } from '../helpers/raw.ts'
import { start, startServer, workspaceOn } from '../helpers/start.ts'

const from = 'From: mira@x.example\r\n'

t.test('a mail that exceeds a limit is refused with the limit and the value found', async (t) => {
  const workspace = await start()
  const channel = await createMailbox(workspace.api)
  const multipart = `${from}Content-Type: multipart/mixed; boundary=b\r\n\r\n`
  const nested = Array.from(
    { length: 21 },
    (_, level) => `Content-Type: multipart/mixed; boundary="b${level}"\r\n\r\n--b${level}\r\n`,
  )
  const cases: Array<[mail: string, limit: string, maximum: number, found: number]> = [
    [`${from}\r\n${'x\n'.repeat(500_000)}`, 'lines', 500_000, 500_002],
    [`${from}X: ${'x'.repeat(524_288)}\r\n\r\nx`, 'headerBytes', 524_288, 524_288 + 27],
    [`${from}${'A: b\r\n'.repeat(5000)}\r\nx`, 'headerFields', 5000, 5001],
    [`${from}To: ${'a:;,'.repeat(1000)}\r\n\r\nx`, 'addresses', 2000, 2002],
    [`${multipart}${'--b\r\n\r\nx\r\n'.repeat(1001)}--b--`, 'parts', 1000, 1001],
    [`${from}${nested.join('')}`, 'nesting', 20, 21],
  ]
  for (const [mail, limit, maximum, found] of cases) {
    const reply = await handOverOnce(workspace, channel, mail)
    t.match(reply, {
      status: 422,
      body: { code: 'mail_limit_exceeded', limit, maximum, found, fileId: /^[0-9a-f-]{36}$/ },
    })
    t.match(reply.body['detail'], `The mail has ${found}`)
  }
})

t.test('a mail at the limits is taken', async (t) => {
  const workspace = await start()
  const channel = await createMailbox(workspace.api)
  const quoted = '"Lindqvist, Mira; of the harbour" <m@x.example>,\r\n '.repeat(100)
  const parts = '--b\r\n\r\nHi\r\n'.repeat(1000)
  const mail =
    `${from}To: ${quoted}<last@x.example>\r\n` +
    `Content-Type: multipart/mixed; boundary=b\r\n\r\n${parts}--b--\r\n`

  const received = await handOverOnce(workspace, channel, mail)

  t.match(received, { status: 201, body: { data: { message: /^Hi\n/, attachments: only() } } })
})

t.test('lines of base64 are read whole, however they end', async (t) => {
  const workspace = await start()
  const channel = await createMailbox(workspace.api)
  const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, n) => (n * 7) % 256))
  const base64 = bytes.toString('base64')
  for (const [end, length] of [
    ['\r\n', 76],
    ['\n', 64],
    ['\r\n', 100_000],
  ] as const) {
    const lines = base64.replace(new RegExp(`.{1,${length}}`, 'g'), `$&${end}`)
    const mail =
      `${from}X-Case: ${length}\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nHi\r\n` +
      `--b\r\nContent-Type: application/x-a; name=a.bin\r\nContent-Transfer-Encoding: base64\r\n\r\n` +
      `${lines}--b\r\nContent-Type: application/x-b; name=b.bin\r\n\r\nafter\r\n--b--\r\n`
    const received = await handOverOnce(workspace, channel, mail)
    const { data } = received.body
    t.equal(data.message, 'Hi')
    const [first, second] = data.attachments
    t.equal(second?.size, 6)
    const params = { id: first?.fileId ?? '' }
    const { body } = await workspace.api.getMediaFile({ params })
    t.equal(body.data.sha256, createHash('sha256').update(bytes).digest('hex'))
  }
})

t.test('a mail in a mail is a file', async (t) => {
  const workspace = await start()
  const channel = await createMailbox(workspace.api)
  const inner = `${from}Subject: Inner\r\n\r\nThe inner text.`
  const mail =
    `${from}Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nSee below.\r\n` +
    `--b\r\nContent-Type: message/rfc822; name=inner.eml\r\n\r\n${inner}\r\n--b--\r\n`

  const { body } = await handOverOnce(workspace, channel, mail)

  const { data } = body
  t.equal(data.message, 'See below.')
  t.match(data.attachments, only({ name: 'inner.eml', mimeType: 'message/rfc822' }))
})

t.test('a refused mail is kept once, told once, and handed over again', async (t) => {
  const workspace = await start()
  const { api, origin, token } = workspace
  const channel = await createMailbox(api)
  const after = await cursor(api)
  const mail = 'Subject: Nobody\r\n\r\nHi'

  const refused = await handOverOnce(workspace, channel, mail)
  const again = await handOverOnce(workspace, channel, mail)

  t.match(refused, { status: 422, body: { code: 'mail_unreadable' } })
  const fileId = String(refused.body['fileId'])
  t.match(again, { status: 422, body: { code: 'mail_unreadable', fileId } })
  const params = { id: fileId }
  const file = await api.getMediaFile({ params })
  t.match(file.body.data, {
    name: /^rejected-mail-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-[0-9a-f]{8}\.eml$/,
    mimeType: 'message/rfc822',
    visibility: 'private',
    tags: only('rejected-mail'),
    size: mail.length,
  })
  const content = await fetch(`${origin}/api/v1/media-manager/files/${fileId}/content`, {
    headers: { authorization: `Bearer ${token}` },
  })
  t.equal(await content.text(), mail)
  const events = await eventsAfter(api, after)
  t.same(
    events.map(({ type }) => type),
    ['file.created', 'message.rejected'],
  )
  t.match(events[1]?.data, {
    channelId: channel,
    fileId,
    reason: 'mail_unreadable',
    detail: /sender/,
    sizeBytes: mail.length,
    sha256: createHash('sha256').update(mail).digest('hex'),
  })

  const stored = await api.receiveStoredMail({ params: { id: channel }, body: { fileId } })
  t.match(stored, { status: 422, body: { code: 'mail_unreadable', fileId } })
  const total = (await api.listMediaFiles({ query: { tag: ['rejected-mail'] } })).body.total
  t.equal(total, 1)
  t.equal((await eventsAfter(api, after)).length, 2, 'nothing more is told')
})

t.test('a stored mail is handed over like one that arrives', async (t) => {
  const workspace = await start()
  const { api, database, tokenWith, origin, workspaceId } = workspace
  const channel = await createMailbox(api)
  const raw = `${from}Message-ID: <stored@x.example>\r\nSubject: Crane\r\n\r\nFrom the archive.`
  const upload = await api.createMediaFileFromBase64({
    body: { name: 'mail.eml', data: btoa(raw) },
  })
  const body = { fileId: upload.body.data.id }
  const params = { id: channel }

  const first = await api.receiveStoredMail({ params, body })
  const second = await api.receiveStoredMail({ params, body })

  t.match(first, {
    status: 201,
    body: { data: { externalId: '<stored@x.example>', message: 'From the archive.' } },
  })
  t.equal(first.headers['location'], `/api/v1/messages/${first.body.data.id}`)
  t.equal(second.status, 200)
  t.equal(second.body.data.id, first.body.data.id)

  const unknown = await api.receiveStoredMail({ params, body: { fileId: newId() } })
  t.match(unknown, { status: 422, body: { code: 'unknown_reference', pointer: '/fileId' } })
  for (const size of [0, 26_214_401]) {
    await database.admin`update media_files set size = ${size}
      where workspace_id = ${workspaceId} and id = ${body.fileId}`
    const refused = await api.receiveStoredMail({ params, body })
    t.match(refused, { status: 422, body: { code: 'rule_violated', pointer: '/fileId' } })
  }
  await database.admin`update media_files set size = ${raw.length}
    where workspace_id = ${workspaceId} and id = ${body.fileId}`
  const apiChannel = { id: await makeChannel(workspace) }
  const elsewhere = await api.receiveStoredMail({ params: apiChannel, body })
  t.match(elsewhere, { status: 422, body: { code: 'rule_violated' } })
  const nowhere = await api.receiveStoredMail({ params: { id: newId() }, body })
  t.equal(nowhere.status, 404)
  await api.updateChannel({ params, body: { status: 'disabled' } })
  const disabled = await api.receiveStoredMail({ params, body })
  t.match(disabled, { status: 409, body: { code: 'channel_disabled' } })

  const importer = await tokenWith('messages:import')
  const denied = await send(origin, {
    method: 'POST',
    target: `/api/v1/channels/${channel}/inbound-messages/from-file`,
    headers: [
      ['Authorization', `Bearer ${importer}`],
      ['Content-Type', 'application/json'],
    ],
    body: Buffer.from(JSON.stringify(body)),
  })
  t.equal(denied.status, 403, 'who may not read files does not read one as a mail')
})

t.test('a refusal is repeated under its Idempotency-Key, with the same file', async (t) => {
  const workspace = await start()
  const channel = await createMailbox(workspace.api)
  const first = await handOverOnce(workspace, channel, 'Subject: Key\r\n\r\nHi', [
    ['Idempotency-Key', 'key-1'],
  ])
  const second = await handOverOnce(workspace, channel, 'Subject: Key\r\n\r\nHi', [
    ['Idempotency-Key', 'key-1'],
  ])
  t.equal(first.status, 422)
  t.match(second, { status: 422, body: { code: first.body['code'], fileId: first.body['fileId'] } })
  const { body: files } = await workspace.api.listMediaFiles({ query: { tag: ['rejected-mail'] } })
  t.equal(files.total, 1)
})

t.test('a refused mail that cannot be kept is for the sender to keep', async (t) => {
  const server = await startServer(t, { quotaBytes: 200_000 })
  const workspace = await workspaceOn(server)
  const channel = await createMailbox(workspace.api)

  const large = await handOverOnce(workspace, channel, `Subject: x\r\n\r\n${'x'.repeat(250_000)}`)
  t.match(large, { status: 507, body: { code: 'storage_quota_exceeded', quotaBytes: 200_000 } })
  const small = await handOverOnce(workspace, channel, 'Subject: x\r\n\r\nHi')
  t.equal(small.status, 422)
})

t.test('refused mails do not fill the storage', async (t) => {
  const workspace = await start()
  const { api, database, workspaceId } = workspace
  const channel = await createMailbox(api)
  const first = await handOverOnce(workspace, channel, 'Subject: 1\r\n\r\nHi')
  const params = { id: String(first.body['fileId']) }
  await database.admin`
    insert into media_files (workspace_id, id, position, upload_id, name, original_name, mime_type,
      size, sha256, visibility, tags, link_key, creator_id, created_at, updated_at)
    select workspace_id, gen_random_uuid(), 100000 + n, gen_random_uuid(), name, original_name,
      mime_type, 0, md5(n::text), visibility, tags, link_key, creator_id, now(), now()
    from media_files, generate_series(2, 1000) n
    where workspace_id = ${workspaceId} and id = ${params.id}`

  const full = await handOverOnce(workspace, channel, 'Subject: 2\r\n\r\nHi')
  t.match(full, { status: 507, body: { code: 'storage_quota_exceeded' } })
  t.equal((await handOverOnce(workspace, channel, 'Subject: 1\r\n\r\nHi')).status, 422)
  await api.deleteMediaFile({ params })
  t.equal((await handOverOnce(workspace, channel, 'Subject: 2\r\n\r\nHi')).status, 422)
  await database.admin`delete from media_files
    where workspace_id = ${workspaceId} and position > 100000`
})

t.test('a mail that takes too long to read is refused, and holds nobody else up', async (t) => {
  const workspace = await start()
  const other = await start()
  const [channel, otherChannel] = await Promise.all([
    createMailbox(workspace.api),
    createMailbox(other.api),
  ])
  const costly =
    'Content-Type: text/plain\r\nContent-Transfer-Encoding: x-uuencode\r\n\r\nbegin 644 a\r\n' +
    `M${'!'.repeat(60)}\r\n`.repeat(380_000)
  const post = (n: number) => handOverOnce(workspace, channel, `${from}X-Number: ${n}\r\n${costly}`)

  // A thread for the first, and the second waits although another thread is free
  const flood = Promise.all(Array.from({ length: 2 }, (_, n) => post(n)))
  const bystander = await handOver(other, otherChannel, `${from}\r\nHi`)
  t.equal(bystander.status, 201)
  for (const reply of await flood) {
    // 503: its turn did not come in time, or this machine had no time for it
    if (reply.status === 503) t.ok(reply.headers['retry-after'])
    else t.match(reply, { status: 422, body: { code: 'mail_too_costly', fileId: /./ } })
  }
})

t.test('a workspace that hands over too many mails at once is told to retry', async (t) => {
  const workspace = await start()
  const channel = await createMailbox(workspace.api)
  const mail = `${from}\r\n${`${'x'.repeat(1_000_000)}\r\n`.repeat(20)}`
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => handOverOnce(workspace, channel, mail)),
  )
  const refused = replies.filter(({ status }) => status === 503)
  t.ok(refused.length > 0, 'some are sent away to try again')
  t.ok(refused.every(({ headers }) => headers['retry-after'] !== undefined))
})

async function cursor(api: Client): Promise<string> {
  return (await api.listEvents()).body.nextCursor
}

async function eventsAfter(api: Client, after: string): Promise<Array<Schema<'Event'>>> {
  const { body } = await api.listEvents({ query: { after, limit: 500 } })
  return body.data
}
