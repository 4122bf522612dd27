import { createServer, type Socket, type AddressInfo } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import t, { type Test } from 'tap'
import { request } from 'undici'
import { basePath } from '../../generated/routes.ts'
import { announceUpload } from '../../src/api/media-manager/queries.ts'
import { withUploads } from '../../src/api/media-manager/uploads/sweep.ts'
import { unavailable } from '../../src/errors.ts'
import { newId } from '../../src/lib/ids.ts'
import { s3Store } from '../../src/platform/storage/s3.ts'
import { bucketOf } from '../../src/platform/storage/bucket.ts'
import type { Store } from '../../src/platform/storage/store.ts'
import { timeouts } from '../../src/timeouts.ts'
import { clientOf } from '../helpers/client.ts'
import { createMailbox } from '../helpers/mails.ts'
import { everyKey, makeContact, makeFile } from '../helpers/make.ts'
import { outsideWith, work } from '../helpers/outside.ts'
import { startSmtp } from '../helpers/smtp.ts'
import { emptyWorkspaceOn, startServer } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

const key = { workspaceId: newId(), id: newId() }
const range = { start: 0, end: 999 }
/** The reply to bytes that the bucket has. */
const stored = 'HTTP/1.1 200 OK\r\nETag: "x"\r\nContent-Length: 0\r\n\r\n'
/** The bound of a hostile case; a reply of 1 MiB takes some 50 ms to parse. */
const lagMs = 1000

t.test('an XML reply of any size is read to its bound alone', async (t) => {
  const { store, open } = await bucketWith(t, (socket) => flood(socket, '<Key>x</Key>'))

  const worst = await lagOf(async () => {
    await t.rejects(keysOf(store), { code: 'unavailable' })
    await t.rejects(store.delete(key), { code: 'unavailable' })
  })

  t.ok(worst < lagMs, `${worst} ms`)
  await until(() => open() === 0)
})

t.test('XML that is deep, or expands, does not block', async (t) => {
  const deep = '<a>'.repeat(300_000)
  const entities = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "${'x'.repeat(1000)}">${[
    ...'bcdefg',
  ]
    .map((name, n) => `<!ENTITY ${name} "${`&${'abcdef'[n]};`.repeat(10)}">`)
    .join('')}]><ListBucketResult><Name>&g;</Name></ListBucketResult>`
  for (const body of [deep, entities]) {
    const { store } = await bucketWith(t, (socket) => reply(socket, 200, body))

    const worst = await lagOf(async () => {
      const found = await keysOf(store).catch((error: unknown) => error)
      if (!Array.isArray(found)) t.match(found, { code: 'unavailable' })
    })

    t.ok(worst < lagMs, `${worst} ms`)
  }
})

t.test('an error of any size is read to its bound alone', async (t) => {
  const { store } = await bucketWith(t, (socket) => flood(socket, '<Error>', '500 Oh'))
  const worst = await lagOf(async () => {
    await t.rejects(store.get(key, range), { code: 'unavailable' })
  })
  t.ok(worst < lagMs, `${worst} ms`)
})

t.test('a file that is longer than what was asked for breaks off', async (t) => {
  const { store, open } = await bucketWith(t, (socket) => flood(socket, 'x'.repeat(65_536)))
  const content = await store.get(key, range)
  await t.rejects(content.toArray(), { code: 'unavailable' })
  await until(() => open() === 0)
})

t.test('a file that never comes, or trickles, breaks off', async (t) => {
  const head = 'HTTP/1.1 206 Partial Content\r\nContent-Length: 1000\r\n\r\n'
  const ways = [
    (socket: Socket) => void socket.write(head),
    (socket: Socket) => {
      socket.write(head)
      const timer = setInterval(() => socket.write('x'), 100)
      socket.once('close', () => clearInterval(timer))
    },
  ]
  const broken = ways.map(async (begin) => {
    const { store, open } = await bucketWith(t, begin)
    const content = await store.get(key, range)
    const began = Date.now()
    await t.rejects(content.toArray(), { code: 'unavailable' })
    t.ok(Date.now() - began >= timeouts.storageMs)
    await until(() => open() === 0)
  })
  await Promise.all(broken)
})

t.test('a listing that leads in a circle ends', async (t) => {
  const names = [`${key.workspaceId}/${key.id}`, undefined]
  for (const name of names) {
    let pages = 0
    const { store } = await bucketWith(t, (socket) => {
      const content = name === undefined ? '' : `<Contents><Key>${name}</Key></Contents>`
      const token = `<NextContinuationToken>${++pages}</NextContinuationToken>`
      const listing = `<IsTruncated>true</IsTruncated>${token}${content}`
      return reply(socket, 200, `<ListBucketResult>${listing}</ListBucketResult>`)
    })
    const cause = { message: /^The listing has had no further key for \d+ pages\.$/ }
    await t.rejects(keysOf(store), { code: 'unavailable', cause }, `${name}, with a new token each`)
    t.ok(pages < 200, `${pages} pages`)
  }
})

t.test('a file has longer to be put, the larger it is', async (t) => {
  const bytes = Buffer.alloc(3_000_000)
  const { store } = await bucketWith(t, (socket) => {
    socket.write('HTTP/1.1 100 Continue\r\n\r\n')
    setTimeout(() => socket.write(stored), timeouts.storageMs + 1000)
  })
  await t.resolves(store.put(key, bytesOf(bytes)))
})

t.test('bytes are repeated until the bucket says that it has them', async (t) => {
  const refusals = [
    'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 4\r\n\r\n<p>x',
    xmlOf('400 Bad Request', 'RequestTimeout'),
  ]
  let asked = 0
  const { store } = await bucketWith(t, (socket) => socket.write(refusals[asked++] ?? stored))
  await store.put(key, bytesOf(Buffer.from('words')))
  t.equal(asked, 3)
})

t.test('bytes that a page of a proxy has swallowed are not stored', async (t) => {
  for (const head of ['200 OK', '204 No Content', '206 Partial Content']) {
    const page = `HTTP/1.1 ${head}\r\nContent-Length: 0\r\n\r\n`
    const { store } = await bucketWith(t, (socket) => socket.write(page))
    await t.rejects(
      store.put(key, bytesOf(Buffer.from('words'))),
      { code: 'unavailable', cause: { message: /no ETag/ } },
      head,
    )
  }
})

t.test('bytes of another range are not taken for those that were asked for', async (t) => {
  const replies = {
    'a range that is ignored': '200 OK\r\nContent-Length: 1000',
    'a range that is cut': '200 OK\r\nContent-Length: 10',
    'no range at all': '206 Partial Content\r\nContent-Length: 10',
    'another range': '206 Partial Content\r\nContent-Length: 10\r\nContent-Range: bytes 0-9/1000',
  }
  for (const [name, head] of Object.entries(replies)) {
    const { store, open } = await bucketWith(t, (socket) =>
      socket.write(`HTTP/1.1 ${head}\r\n\r\n`),
    )
    const refused = { code: 'unavailable', cause: { message: /5 to 14 were asked for/ } }
    await t.rejects(store.get(key, { start: 5, end: 14 }), refused, name)
    await until(() => open() === 0)
  }
})

t.test('a file that nobody begins to read lets go of its connection', async (t) => {
  const { store, open } = await bucketWith(t, (socket) => socket.write(whole(1000)))
  const content = await store.get(key, range)
  t.equal(open(), 1)
  content.destroy()
  await until(() => open() === 0)
})

t.test('readers that stand still keep nobody from the bucket', async (t) => {
  const { store, open } = await bucketWith(t, (socket, head) =>
    socket.write(head.startsWith('GET') ? whole(1000) : stored),
  )
  const readers = await Promise.all(Array.from({ length: 60 }, () => store.get(key, range)))
  t.equal(open(), 60)
  await store.put(key, bytesOf(Buffer.from('words')))
  for (const reader of readers) reader.destroy()
})

t.test('the log can say what a bucket has answered', async (t) => {
  const html =
    'HTTP/1.1 502 Bad Gateway\r\nContent-Type: text/html\r\nContent-Length: 9\r\n\r\n<br>Oops\n'
  const moved = xmlOf('301 Moved', 'PermanentRedirect', 'x-amz-bucket-region: eu-north-1\r\n')
  const answers: ReadonlyArray<readonly [string, RegExp]> = [
    ['HTTP/1.1 302 Found\r\nLocation: /\r\nContent-Length: 0\r\n\r\n', /answered 302 with/],
    [moved, /answered 301 with PermanentRedirect: .*\(the bucket is in eu-north-1\)/],
    [xmlOf('403 Forbidden', 'AccessDenied'), /answered 403 with AccessDenied: It says so\./],
    [html, /answered 502 with what is not of S3: /],
  ]
  for (const [answer, message] of answers) {
    const { store } = await bucketWith(t, (socket) => socket.write(answer))
    const refused = { code: 'unavailable', message: /^The file storage/, cause: { message } }
    await t.rejects(store.get(key, range), refused, message.source)
    await t.rejects(store.put(key, bytesOf(Buffer.from('words'))), refused, message.source)
    await t.rejects(store.delete(key), refused, message.source)
    await t.rejects(keysOf(store), refused, message.source)
  }
  const { store } = await bucketWith(t, (socket) =>
    socket.write(xmlOf('404 Not Found', 'NoSuchKey')),
  )
  const missing = {
    name: 'NoSuchKey',
    message: `The bucket media has no object ${key.workspaceId}/${key.id}.`,
  }
  await t.rejects(store.get(key, range), missing)
})

t.test(
  'a bucket that resets a file is named as the fault, by requests and in the log',
  async (t) => {
    const { store } = await bucketWith(t, (socket) =>
      socket.write(whole(10), () => socket.resetAndDestroy()),
    )
    const server = await startServer(t)
    const lines: string[] = []
    const workspace = await emptyWorkspaceOn(server)
    const id = await makeFile(workspace)
    const files = { ...server.files, store }
    const broken = await startServer(t, {
      beside: { ...server, files },
      onLog: (line) => lines.push(line),
    })
    const api = clientOf(broken.origin, workspace.token)
    const mailbox = await createMailbox(workspace.api)

    const refused = await api.receiveStoredMail({ params: { id: mailbox }, body: { fileId: id } })
    t.match(refused, { status: 503, body: { detail: /^The file storage is not available/ } })
    const { body } = await request(
      `${broken.origin}${basePath}/media-manager/files/${id}/content`,
      {
        headers: { authorization: `Bearer ${workspace.token}` },
      },
    )
    await t.rejects(body.text())
    await until(() => lines.some((line) => /"the bytes of a file broke off"/.test(line)))
  },
)

t.test(
  'a message whose file cannot be read blames the storage and not the mail server',
  async (t) => {
    const smtp = await startSmtp(t)
    const outside = outsideWith([`127.0.0.1:${smtp.port}`])
    const workspace = await emptyWorkspaceOn(await startServer(t, { outside }))
    const { api } = workspace
    const channelId = await createMailbox(api, 'desk@harbour.example', smtp.port)
    const { store } = await bucketWith(t, (socket) =>
      socket.write(xmlOf('404 Not Found', 'NoSuchKey')),
    )
    work(t, workspace.pool, outside, store)
    const contactId = await makeContact(workspace, everyKey)
    const attachments = [{ fileId: await makeFile(workspace) }]
    const sent = await api.sendMessage({
      body: { contactId, channelId, messageType: 'text', message: 'See', attachments },
    })
    const params = { id: sent.body.data.id }
    const read = async () => (await api.getMessage({ params })).body.data
    await until(async () => (await read()).errorCode !== null)

    t.match(await read(), {
      status: 'queued',
      errorCode: 'attachment_unreadable',
      errorMessage: /^The file .* could not be read from the file storage\.$/,
    })
    t.same(smtp.received, [])
  },
)

t.test('a bucket that does not answer keeps no connection to the database', async (t) => {
  const server = await startServer(t, { poolSize: 1 })
  const { api, pool, workspaceId, database } = await emptyWorkspaceOn(server)
  const upload = { workspaceId, id: newId() }
  const asked = new Set<Socket>()
  let isDown = false
  const { store } = await bucketWith(t, (socket) => {
    if (isDown) socket.destroy()
    else asked.add(socket)
  })
  await pool.transaction((db) => announceUpload(db, upload))

  const storage = { store, quotaBytes: undefined }
  const removal = withUploads({ db: pool, storage }, [upload], async () => {})
  await until(() => asked.size > 0)
  t.equal((await api.listTags()).status, 200)
  isDown = true
  for (const socket of asked) socket.destroy()
  await removal

  const listed =
    await database.admin`select id from media_uploads where workspace_id = ${workspaceId}`
  t.same([...listed], [{ id: upload.id }], 'its bytes are still to be removed')
})

t.test('an upload that fails because of an outage is left to the worker', async (t) => {
  const { pool, workspaceId, database } = await emptyWorkspaceOn(await startServer(t))
  const upload = { workspaceId, id: newId() }
  let asked = 0
  const { store } = await bucketWith(t, (socket) => {
    asked += 1
    reply(socket, 200, '')
  })
  const storage = { store, quotaBytes: undefined }
  const failing = (error: Error) =>
    withUploads({ db: pool, storage }, [upload], () => Promise.reject(error))
  const listed = async () => [
    ...(await database.admin`select id from media_uploads where workspace_id = ${workspaceId}`),
  ]
  await pool.transaction((db) => announceUpload(db, upload))

  await t.rejects(failing(unavailable('The storage is down.')), { code: 'unavailable' })
  t.equal(asked, 0)
  t.same(await listed(), [{ id: upload.id }])
  await t.rejects(failing(new Error('The body broke off.')), /broke off/)
  t.equal(asked, 1)
  t.same(await listed(), [])
})

async function* bytesOf(bytes: Buffer) {
  yield bytes
}

/** The head of a reply with all bytes that `range` asks for, and the beginning of them. */
function whole(begun: number): string {
  const head =
    'HTTP/1.1 206 Partial Content\r\nContent-Length: 1000\r\nContent-Range: bytes 0-999/1000'
  return `${head}\r\n\r\n${'x'.repeat(begun)}`
}

function xmlOf(status: string, code: string, headers = ''): string {
  const body = `<Error><Code>${code}</Code><Message>It says so.</Message></Error>`
  return `HTTP/1.1 ${status}\r\nContent-Type: application/xml\r\n${headers}Content-Length: ${body.length}\r\n\r\n${body}`
}

async function keysOf(store: Store): Promise<unknown[]> {
  const found: unknown[] = []
  for await (const keys of store.keys()) found.push(...keys)
  return found
}

/** A store whose listener answers every request as `answer` does. */
async function bucketWith(
  t: Test,
  answer: (socket: Socket, head: string) => unknown,
): Promise<{ store: Store; open: () => number }> {
  const sockets = new Set<Socket>()
  const listener = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).once('close', () => sockets.delete(socket))
    socket.on('data', (chunk) => {
      if (chunk.includes('\r\n\r\n')) answer(socket, chunk.toString('latin1'))
    })
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  t.teardown(() => {
    for (const socket of sockets) socket.destroy()
    listener.close()
  })
  const { port } = listener.address() as AddressInfo
  const bucket = bucketOf(`s3://key:secret@127.0.0.1:${port}/media?tls=off`)
  if (!bucket) throw new Error('the URL names no bucket')
  return { store: await s3Store(bucket), open: () => sockets.size }
}

function reply(socket: Socket, status: number, body: string): void {
  socket.write(
    `HTTP/1.1 ${status} OK\r\nContent-Type: application/xml\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}

/** A reply that goes on as long as anybody reads it. */
function flood(socket: Socket, piece: string, status = '200 OK'): void {
  const bytes = Buffer.from(piece.repeat(Math.ceil(65_536 / piece.length)))
  socket.write(`HTTP/1.1 ${status}\r\nContent-Type: application/xml\r\n\r\n`)
  const more = () => {
    while (!socket.destroyed && socket.write(bytes));
  }
  socket.on('drain', more)
  more()
}

/** The longest that the event loop stood still meanwhile, in milliseconds. */
async function lagOf(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  await work()
  delay.disable()
  return Math.round(delay.max / 1e6)
}
