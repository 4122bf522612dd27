import { createHash, randomBytes, randomUUID } from 'node:crypto'
import t, { type Test } from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { staleUploadRemoval } from '../../src/api/media-manager/uploads/sweep.ts'
import { only } from '../helpers/only.ts'
import { runDue } from '../helpers/run-due.ts'
import { newId } from '../../src/lib/ids.ts'
import type { Client } from '../helpers/client.ts'
import { everyKey, makeChannel, makeContact, makeConversation, makeGroup } from '../helpers/make.ts'
import {
  createMailbox,
  type HandedOver,
  handOverOnce,
  reachedMessage,
  sentMessage,
  startApart,
} from '../helpers/mails.ts'
import { stored, upload } from '../helpers/media.ts'
import { outsideWith, work } from '../helpers/outside.ts'
import { changesWithEvents } from '../helpers/log.ts'
import { startReceiver } from '../helpers/receiver.ts'
import { emptyWorkspaceOn, startEmpty, startServer, type Workspace } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
)

t.test('a message of files needs some, each of its kind, on a channel that can', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const contactId = await makeContact(workspace, everyKey)
  const conversationId = await makeConversation(workspace)
  const picture = await file(api, 'a.png', png)
  const text = await file(api, 'a.txt', Buffer.from('a'))
  const other = await file((await startEmpty()).api, 'theirs.txt', Buffer.from('b'))
  const sms = await api.createChannel({
    body: {
      type: 'custom',
      name: 'SMS',
      config: {
        outboundUrl: 'https://gateway.example/',
        secret: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
        identityType: 'sms',
      },
    },
  })
  const onSms = { contactId, channelId: sms.body.data.id }
  const cases: Array<[Partial<Schema<'MessageSend'>>, number, object]> = [
    [{ conversationId, messageType: 'image' }, 400, { errors: [{ pointer: '/attachments' }] }],
    [
      { conversationId, messageType: 'location', location: { latitude: 1, longitude: 1 } },
      400,
      { errors: [{ pointer: '/attachments' }] },
    ],
    [{ conversationId, messageType: 'video' }, 422, { pointer: '/attachments' }],
    [{ ...onSms, messageType: 'image' }, 422, { code: 'channel_capability_missing' }],
    [
      { ...onSms, messageType: 'text', message: 'See' },
      422,
      { code: 'channel_capability_missing', pointer: '/attachments' },
    ],
  ]
  for (const [n, [body, status, problem]] of cases.entries()) {
    const attachments = n === 0 ? [] : [{ fileId: picture }]
    const refused = await api.sendMessage({ body: { attachments, ...body } as never })
    t.match(refused, { status, body: problem }, JSON.stringify(body))
  }
  for (const fileId of [newId(), other]) {
    const body: Schema<'MessageSend'> = {
      conversationId,
      messageType: 'file',
      attachments: [{ fileId }],
    }
    t.match(await api.sendMessage({ body }), {
      status: 422,
      body: { code: 'unknown_reference', pointer: '/attachments/0/fileId', id: fileId },
    })
  }
  const both = [picture, text].map((fileId) => ({ fileId }))
  const sent = await api.sendMessage({
    body: { conversationId, messageType: 'text', message: 'See', attachments: both },
  })
  t.match(sent, {
    status: 201,
    body: {
      data: { attachments: only({ fileId: picture, mimeType: 'image/png' }, { fileId: text }) },
    },
  })
  const image = await api.sendMessage({
    body: { conversationId, messageType: 'image', attachments: [{ fileId: picture }] },
  })
  t.match(image, { status: 201, body: { data: { messageType: 'image', message: null } } })
  const listed = await api.listMessages({ query: { messageType: ['image'] } })
  t.same(
    listed.body.data.map(({ id }) => id),
    [image.body.data.id],
  )
})

t.test('files of a message are together 25 MiB at most', async (t) => {
  const workspace = await startEmpty()
  const conversationId = await makeConversation(workspace)
  const ids: string[] = []
  for (let n = 0; n < 2; n++) {
    const value = Buffer.alloc(13_107_201, n)
    const made = await upload(workspace, [{ name: 'file', filename: `${n}.bin`, value }])
    ids.push(made.body.data.id)
  }
  const body = { conversationId, messageType: 'file', attachments: [] } as const
  const attachments = ids.map((fileId) => ({ fileId }))
  const refused = await workspace.api.sendMessage({ body: { ...body, attachments } })
  t.match(refused, { status: 422, body: { code: 'rule_violated', pointer: '/attachments' } })
  const one = { ...body, attachments: attachments.slice(1) }
  t.equal((await workspace.api.sendMessage({ body: one })).status, 201)
})

t.test('files go with a mail as they are, to a contact and to a group', async (t) => {
  const workspace = await startApart(t)
  const { api, smtp, channelId } = workspace
  const contactId = await makeContact(workspace, everyKey)
  const large = randomBytes(3_000_001)
  const files: Array<[string, Buffer]> = [
    ['Grüße „Kran“.png', png],
    ['large.bin', large],
    ['empty.txt', Buffer.alloc(0)],
    ['mail.eml', Buffer.from('From: a@b.example\r\nSubject: bare \n line\r\n\r\nHi')],
  ]
  const attachments: Array<{ fileId: string }> = []
  for (const [filename, value] of files) {
    const made = await upload(workspace, [{ name: 'file', filename, value }])
    attachments.push({ fileId: made.body.data.id })
  }

  const targets = [
    { contactId },
    { groupId: await makeGroup(workspace, { contacts: [contactId] }) },
  ]
  for (const target of targets) {
    const sent = await api.sendMessage({
      body: { ...target, channelId, messageType: 'file', attachments },
    })
    t.match(await sentMessage(api, sent.body.data.id), { status: 'sent', errorCode: null })
  }

  t.equal(smtp.received.length, targets.length)
  for (const { mail } of smtp.received) {
    t.same(
      mail.attachments.map(({ filename, content }) => [
        filename,
        sha256(Buffer.from(content as ArrayBuffer)),
      ]),
      files.map(([filename, bytes]) => [filename, sha256(bytes)]),
    )
    t.equal(mail.attachments[0]?.mimeType, 'image/png')
  }
})

t.test(
  'a mail whose file is gone is not sent, one that cannot be read for now is later',
  async (t) => {
    const workspace = await startApart(t, false)
    const { api, pool, smtp, channelId, database, storage } = workspace
    const contactId = await makeContact(workspace, everyKey)
    const [deleted, unreadable, shortened] = [
      await file(api, 'a.txt', Buffer.from('a')),
      await file(api, 'b.txt', Buffer.from('b')),
      await file(api, 'c.txt', Buffer.from('cc')),
    ]
    const ids: string[] = []
    for (const fileId of [deleted, unreadable, shortened]) {
      const sent = await api.sendMessage({
        body: { contactId, channelId, messageType: 'file', attachments: [{ fileId }] },
      })
      ids.push(sent.body.data.id)
    }
    await api.deleteMediaFile({ params: { id: deleted }, query: { force: true } })
    const bytesOf = async (fileId: string) => {
      const [row] = await database.admin<Array<{ id: string }>>`
        select upload_id as id from media_files where id = ${fileId}`
      return { workspaceId: workspace.workspaceId, id: row?.id ?? '' }
    }
    const [bytes, cut] = [await bytesOf(unreadable), await bytesOf(shortened)]
    for (const key of [bytes, cut]) await storage.store.delete(key)
    await storage.store.put(cut, one(Buffer.from('c')))

    work(t, pool, outsideWith([`127.0.0.1:${smtp.port}`]), storage.store)

    const [gone, later, partial] = ids
    t.match(await sentMessage(api, gone ?? ''), {
      status: 'failed',
      errorCode: 'attachment_deleted',
    })
    const waiting = await reachedMessage(api, later ?? '', ({ errorCode }) => errorCode !== null)
    t.equal(waiting.status, 'queued')
    t.match(await reachedMessage(api, partial ?? '', ({ errorCode }) => errorCode !== null), {
      status: 'queued',
    })
    t.equal(smtp.received.length, 0, 'nothing is sent without its file')
    await storage.store.put(bytes, one(Buffer.from('b')))
    await api.retryMessage({ params: { id: later ?? '' } })
    t.match(await sentMessage(api, later ?? ''), { status: 'sent' })
  },
)

t.test('a custom channel is told of files with a link that opens them', async (t) => {
  const posted: string[] = []
  const { host: allow } = await startReceiver(t, (response, { body }) => {
    if (!body.includes('"ping"')) posted.push(body)
    response.writeHead(204).end()
  })
  const workspace = await emptyWorkspaceOn(await startServer(t, { outside: outsideWith([allow]) }))
  const { api, pool, origin } = workspace
  const contactId = await makeContact(workspace, everyKey)
  work(t, pool, outsideWith([allow]))
  const channel = await api.createChannel({
    body: {
      type: 'custom',
      name: 'Gateway',
      capabilities: ['text', 'image'],
      config: {
        outboundUrl: `http://${allow}/`,
        secret: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
        identityType: 'email',
      },
    },
  })
  const fileId = await file(api, 'a.png', png)
  const sent = await api.sendMessage({
    body: {
      contactId,
      channelId: channel.body.data.id,
      messageType: 'image',
      message: 'This one',
      attachments: [{ fileId }],
    },
  })
  t.match(await sentMessage(api, sent.body.data.id), { status: 'sent' })

  const { message } = JSON.parse(posted[0] ?? '{}')
  t.match(message, { messageType: 'image', message: 'This one' })
  const [emitted] = message.attachments
  t.same(Object.keys(emitted), ['fileId', 'name', 'mimeType', 'size', 'url'])
  t.match(emitted, { fileId, name: 'a.png', mimeType: 'image/png', size: png.length })
  t.match(emitted.url, /^https:\/\/desk\.example\/api\/v1\/media\//)
  const opened = await fetch(String(emitted.url).replace('https://desk.example', origin))
  t.equal(sha256(Buffer.from(await opened.arrayBuffer())), sha256(png))
})

t.test('what is handed over may have files that were uploaded before', async (t) => {
  const { api, database, workspaceId } = await startEmpty()
  const fileId = await file(api, 'a.png', png)
  const params = { id: await makeChannel({ api }) }
  const body: Schema<'InboundMessage'> = {
    externalId: 'app-1',
    contact: { platformId: 'mira', name: 'Mira' },
    messageType: 'image',
    attachments: [{ fileId }],
  }

  const received = await api.receiveMessage({ params, body })
  const again = await api.receiveMessage({ params, body })

  t.match(received, { status: 201, body: { data: { attachments: only({ fileId }) } } })
  t.match(again, { status: 200, body: { data: { id: received.body.data.id } } })
  const unknown = await api.receiveMessage({
    params,
    body: { ...body, externalId: 'app-2', attachments: [{ fileId: newId() }] },
  })
  t.match(unknown, { status: 422, body: { pointer: '/attachments/0/fileId' } })
  const none = await api.receiveMessage({
    params,
    body: { ...body, externalId: 'app-3', attachments: [] },
  })
  t.match(none, { status: 400, body: { errors: only({ pointer: '/attachments' }) } })
  const all = await changesWithEvents(database.admin, workspaceId)
  const emitted = all.filter(({ types }) =>
    types.some((type) => ['contact.created', 'message.received'].includes(type)),
  )
  t.match(
    emitted,
    only({ data: { name: 'Mira' } }, { data: { attachments: only({ fileId, url: null }) } }),
  )
})

t.test('what a mail brings becomes files, inline parts too', async (t) => {
  const workspace = await mailbox(t)
  const { api, channelId, database, storage, tokenWith } = workspace
  const before = await stored(database.admin, storage.store)
  const bytes = randomBytes(100_000)
  const parts = [
    part('image/png; name="=?utf-8?Q?Gr=C3=BC=C3=9Fe.png?="', png, 'inline', '<i@x.example>'),
    part('application/pdf; name="../../etc/passwd"', Buffer.from('%PDF-1.7 ...')),
    part('image/png; name=liar.png', Buffer.from('<script>alert(1)</script>')),
    part('application/octet-stream', bytes),
    part('image/png; name=again.png', png),
  ]

  const received = await handOverOnce(workspace, channelId, mailOf('<1@x.example>', 'See', parts))
  const bare = await handOverOnce(
    workspace,
    channelId,
    mailOf('<2@x.example>', '', [parts[0] ?? '']),
  )
  const mixed = await handOverOnce(
    workspace,
    channelId,
    mailOf('<3@x.example>', '', parts.slice(1, 3)),
  )

  const names = [
    ['Grüße.png', 'image/png', png.length],
    ['passwd', 'application/pdf', 12],
    ['liar.png', 'text/html', 25],
    ['attachment-4', 'application/octet-stream', bytes.length],
    ['again.png', 'image/png', png.length],
  ]
  const { data } = received.body
  t.equal(data.messageType, 'text')
  t.same(data.droppedAttachments, [])
  t.same(
    data.attachments.map(({ name, mimeType, size }) => [name, mimeType, size]),
    names,
  )
  const content = await fetch(workspace.origin + String(data.attachments[3]?.url))
  t.equal(sha256(Buffer.from(await content.arrayBuffer())), sha256(bytes))
  const params = { id: data.attachments[3]?.fileId ?? '' }
  t.equal((await fetch(`${workspace.origin}/api/v1/media/${params.id}`)).status, 404, 'private')
  const [token, others] = [await tokenWith('media:read'), await tokenWith('messages:read')]
  t.match((await api.getMediaFile({ params, token })).body.data, { visibility: 'private' })
  t.equal((await api.getMediaFileContent({ params, token })).status, 200)
  t.equal((await api.getMediaFileContent({ params, token: others })).status, 403)
  t.match(bare.body.data, { messageType: 'image', message: null })
  t.equal(bare.body.data.attachments[0]?.fileId, data.attachments[0]?.fileId, 'the same file')
  t.equal(mixed.body.data.messageType, 'file')
  const after = await stored(database.admin, storage.store)
  t.same(after, { uploads: 0, files: before.files + 4, bytes: before.bytes + 4 })
  const used = await api.listMediaFileReferences({
    params: { id: data.attachments[0]?.fileId ?? '' },
  })
  t.equal(used.body.total, 2)
})

t.test('a file whose base64 is padded on every line arrives as it was', async (t) => {
  const workspace = await mailbox(t)
  const [bytes, whole] = [randomBytes(300_000), randomBytes(1000)]
  const lines = Array.from({ length: Math.ceil(bytes.length / 55) }, (_, index) =>
    bytes.subarray(index * 55, (index + 1) * 55).toString('base64'),
  )
  const head = part('application/octet-stream', Buffer.alloc(0))
  const parts = [head + lines.join('\r\n'), part('application/octet-stream', whole)]

  const received = await handOverOnce(
    workspace,
    workspace.channelId,
    mailOf('<1@x.example>', '', parts),
  )

  t.match(lines[0], /=$/)
  t.same(await hashesOf(workspace, received), [sha256(bytes), sha256(whole)])
})

t.test(
  'base64 that is padded within its lines leaves the parts behind it as they are',
  async (t) => {
    const workspace = await mailbox(t)
    const [long, whole] = [randomBytes(300_001), randomBytes(1000)]
    const head = part('application/octet-stream', Buffer.alloc(0))
    // One line of several units, which has no line breaks, and a unit that begins with its padding
    const unwrapped =
      long.subarray(0, 100_000).toString('base64') + long.subarray(100_000).toString('base64')
    const parts = [head + unwrapped, head + '=QQ', part('application/octet-stream', whole)]

    const received = await handOverOnce(
      workspace,
      workspace.channelId,
      mailOf('<1@x.example>', '', parts),
    )

    t.match(unwrapped, /=[^=]/)
    t.same(await hashesOf(workspace, received), [long, Buffer.from('A'), whole].map(sha256))
  },
)

t.test('one hundred hand-overs of a mail at once leave one message and its file', async (t) => {
  const workspace = await mailbox(t)
  const { channelId, database, storage } = workspace
  const before = await stored(database.admin, storage.store)
  const raw = mailOf('<1@x.example>', 'See', [part('image/png; name=a.png', png)])

  const replies = await Promise.all(
    Array.from({ length: 100 }, () => handOverOnce(workspace, channelId, raw)),
  )

  const answered = replies.filter(({ status }) => status !== 503)
  t.equal(answered.filter(({ status }) => status === 201).length, 1)
  t.same(
    answered.filter(({ status }) => status !== 200 && status !== 201),
    [],
  )
  t.equal(new Set(answered.map(({ body }) => body.data.attachments[0]?.fileId)).size, 1)
  await swept(workspace)
  const after = await stored(database.admin, storage.store)
  t.same(after, { uploads: 0, files: before.files + 1, bytes: before.bytes + 1 })
})

t.test('mails with the same files in another order do not hold one another up', async (t) => {
  const workspace = await mailbox(t)
  const { channelId } = workspace
  const files = ['a', 'b', 'c'].map((name) =>
    part(`text/plain; name=${name}.txt`, Buffer.from(name)),
  )
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      handOverOnce(
        workspace,
        channelId,
        mailOf(`<${n}@x.example>`, 'See', n % 2 ? files : [...files].reverse()),
      ),
    ),
  )
  t.same(
    replies.filter(({ status }) => status !== 201 && status !== 503),
    [],
  )
  const kept = replies.filter(({ status }) => status === 201)
  t.equal(new Set(kept.flatMap(({ body }) => body.data.attachments.map((a) => a.fileId))).size, 3)
  await swept(workspace)
})

t.test('what there is no room for is named, and the message kept', async (t) => {
  const workspace = await mailbox(t, 5000)
  const { channelId, database, storage } = workspace
  const raw = mailOf('<1@x.example>', 'See', [
    part('application/octet-stream; name=large.bin', randomBytes(6000)),
    part('image/png; name=a.png', png),
  ])

  const received = await handOverOnce(workspace, channelId, raw)

  t.match(received, {
    status: 201,
    body: {
      data: {
        message: 'See',
        attachments: only({ name: 'a.png' }),
        droppedAttachments: only({
          name: 'large.bin',
          mimeType: 'application/octet-stream',
          size: 6000,
          reason: 'storage_quota_exceeded',
        }),
      },
    },
  })
  await until(async () => (await stored(database.admin, storage.store)).uploads === 0)
  const many = Array.from({ length: 102 }, (_, n) =>
    part(`text/plain; name=${n}.txt`, Buffer.from(`${n}`)),
  )
  const second = await handOverOnce(workspace, channelId, mailOf('<2@x.example>', 'Many', many))
  t.equal(second.body.data.attachments.length, 100)
  t.match(
    second.body.data.droppedAttachments,
    only({ name: '100.txt', reason: 'too_many' }, { name: '101.txt', reason: 'too_many' }),
  )
})

t.test('a mail of which files cannot be stored is refused, and left to the worker', async (t) => {
  const workspace = await mailbox(t)
  const { channelId, storage, database } = workspace
  const before = await stored(database.admin, storage.store)
  const { put } = storage.store
  storage.store.put = async (key, bytes) => {
    await put(key, bytes)
    throw new Error('no space left')
  }
  const raw = mailOf('<1@x.example>', 'See', [part('image/png; name=a.png', png)])

  const refused = await handOverOnce(workspace, channelId, raw)
  storage.store.put = put
  const received = await handOverOnce(workspace, channelId, raw)

  t.match(refused, { status: 503, body: { code: 'unavailable' } })
  t.notMatch(refused.text, 'no space')
  t.match(received, { status: 201, body: { data: { attachments: only({ name: 'a.png' }) } } })
  const after = await stored(database.admin, storage.store)
  t.same(after, { uploads: 1, files: before.files + 1, bytes: before.bytes + 2 })
})

t.test('a redacted message is nowhere any more, and lets go of its files', async (t) => {
  const workspace = await startEmpty()
  const { api, database, workspaceId, tokenWith } = workspace
  const contactId = await makeContact(workspace, everyKey)
  const fileId = await file(api, 'a.png', png)
  const sent = await api.sendMessage({
    body: {
      contactId,
      channelId: await makeChannel(workspace),
      messageType: 'text',
      message: 'Psst, a secret',
      metadata: { order: 'secret-7' },
      attachments: [{ fileId }],
    },
  })
  const { id } = sent.body.data
  const canceled = await api.cancelMessage({ params: { id } })
  t.equal(canceled.status, 200)
  await api.updateConversation({
    params: { id: sent.body.data.conversationId },
    body: { subject: 'Crane 3' },
  })
  await api.holdConversation({ params: { id: sent.body.data.conversationId } })
  const feed = async () => {
    const token = await tokenWith('events:read', 'messages:read', 'conversations:read')
    return (await api.listEvents({ token, query: { limit: 100 } })).text
  }
  t.match(await feed(), /Psst/)
  const webhook = await api.createWebhook({
    body: { name: 'All', url: 'https://hooks.example.com/', events: ['webhook.disabled'] },
  })
  // As after a delivery
  for (const event of (await api.listEvents({ query: { limit: 100 } })).body.data) {
    const body = JSON.stringify(event)
    if (!body.includes('Psst')) continue
    const deliveryId = randomUUID()
    await database.admin`insert into webhook_deliveries (workspace_id, id, webhook_id, event_id, type,
        resource_id, sequence, status, due_at, created_at)
      values (${workspaceId}, ${deliveryId}, ${webhook.body.data.id}, ${event.id}, ${event.type},
        ${randomUUID()}, ${event.sequence}, 'succeeded', now(), now())`
    await database.admin`insert into webhook_attempts (workspace_id, delivery_id, attempt, started_at,
        duration_ms, request_headers, request_body)
      values (${workspaceId}, ${deliveryId}, 1, now(), 1, '{}', ${body})`
  }
  const counted = await countsOf(workspace)

  await api.deleteMessage({ params: { id } })

  const text = await feed()
  t.notMatch(text, /Psst|secret-7/)
  t.notMatch(text, fileId)
  const kept = await database.admin`
    select request_body as body from webhook_attempts where workspace_id = ${workspaceId}`
  t.notMatch(JSON.stringify(kept), 'Psst')
  t.same(await countsOf(workspace), { ...counted, events: counted.events + 1 }, 'none is gone')
  const queued = await api.listEvents({ query: { types: ['message.queued'], limit: 500 } })
  const first = queued.body.data.find(({ data }) => data['id'] === id)
  t.same(
    Object.keys(first?.data ?? {}),
    Object.keys(sent.body.data),
    'its members are as they were',
  )
  t.match(first, {
    data: {
      id,
      message: null,
      attachments: only(),
      metadata: {},
      createdAt: sent.body.data.createdAt,
    },
  })
  const references = await api.listMediaFileReferences({ params: { id: fileId } })
  t.equal(references.body.total, 0)
  t.same((await api.getMessage({ params: { id } })).body.data.attachments, [])
  t.equal((await api.deleteMediaFile({ params: { id: fileId } })).status, 204)
})

/**
 * Runs the removal of files that a request could not remove for lack of a connection, as the worker does after an hour.
 */
async function swept({ database, pool, storage }: Workspace): Promise<void> {
  await until(async () => {
    await database.admin`update media_uploads set created_at = created_at - interval '2 hours'`
    await runDue(pool, staleUploadRemoval(storage.store), 1000)
    return (await stored(database.admin, storage.store)).uploads === 0
  })
}

async function countsOf({ database, workspaceId }: Workspace) {
  const [row] = await database.admin<Array<{ events: number; deliveries: number }>>`
    select (select sum(events)::int from change_data where workspace_id = ${workspaceId}) as events,
      (select count(*)::int from webhook_deliveries
        where workspace_id = ${workspaceId}) as deliveries`
  return { events: row?.events ?? 0, deliveries: row?.deliveries ?? 0 }
}

/** A mailbox that only takes mails. */
async function mailbox(t: Test, quotaBytes?: number): Promise<Workspace & { channelId: string }> {
  const server = await startServer(t, {
    outside: outsideWith(['127.0.0.1:2525']),
    ...(quotaBytes !== undefined && { quotaBytes }),
  })
  const workspace = await emptyWorkspaceOn(server)
  return {
    ...workspace,
    channelId: await createMailbox(workspace.api, 'desk@harbour.example', 2525),
  }
}

async function file(api: Client, name: string, bytes: Buffer): Promise<string> {
  const made = await api.createMediaFileFromBase64({
    body: { name, data: bytes.toString('base64') },
  })
  return made.body.data.id
}

function part(type: string, bytes: Buffer, disposition = 'attachment', contentId = ''): string {
  return [
    `Content-Type: ${type}`,
    `Content-Disposition: ${disposition}`,
    ...(contentId === '' ? [] : [`Content-ID: ${contentId}`]),
    'Content-Transfer-Encoding: base64',
    '',
    bytes.toString('base64').replace(/.{76}/g, '$&\r\n'),
  ].join('\r\n')
}

function mailOf(id: string, text: string, parts: readonly string[]): string {
  const head = [
    'From: Mira <mira@x.example>',
    `Message-ID: ${id}`,
    'Subject: Crane',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
  ].join('\r\n')
  const all = [`Content-Type: text/plain\r\n\r\n${text}`, ...parts]
  return `${head}\r\n\r\n${all.map((one) => `--b\r\n${one}\r\n`).join('')}--b--\r\n`
}

/** The hashes of the files that a message was received with. */
async function hashesOf(
  { origin }: Pick<Workspace, 'origin'>,
  received: HandedOver,
): Promise<string[]> {
  return Promise.all(
    received.body.data.attachments.map(async ({ url }) => {
      const content = await fetch(origin + String(url))
      return sha256(Buffer.from(await content.arrayBuffer()))
    }),
  )
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

async function* one(bytes: Buffer) {
  yield bytes
}
