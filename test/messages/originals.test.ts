import { createHash, randomUUID } from 'node:crypto'
import t from 'tap'
import { originalPurge } from '../../src/api/messages/originals.ts'
import { findStrays, staleUploadRemoval } from '../../src/api/media-manager/uploads/sweep.ts'
import { only } from '../helpers/only.ts'
import { runDue } from '../helpers/run-due.ts'
import { createMailbox, handOver, mailOf, startMailing } from '../helpers/mails.ts'
import { outsideWith } from '../helpers/outside.ts'
import { startServer, workspaceOn } from '../helpers/start.ts'

const raw = mailOf(
  { Subject: 'Gr\u00f6\u00dfe', 'Content-Type': 'text/plain; charset=iso-8859-1' },
  'Gr\u00f6\u00dfe 4',
)

t.test('a mail is kept as it came, byte for byte', async (t) => {
  const mailing = await startMailing()
  const { body } = await handOver(mailing, mailing.channelId, raw)
  t.equal(body.data.hasOriginal, true)
  t.equal(
    (await mailing.api.getMessage({ params: { id: body.data.id } })).body.data.hasOriginal,
    true,
  )

  const url = `${mailing.origin}/api/v1/messages/${body.data.id}/original`
  const read = (other: Record<string, string> = {}, method = 'GET') =>
    fetch(url, { method, headers: { authorization: `Bearer ${mailing.token}`, ...other } })
  const bytes = Buffer.from(raw, 'latin1')
  const whole = await read()
  t.equal(whole.status, 200)
  t.match(Object.fromEntries(whole.headers), {
    'content-type': 'message/rfc822',
    'content-length': String(bytes.length),
    'content-disposition': `attachment; filename="${body.data.id}.eml"`,
    'cache-control': 'private, no-cache',
    etag: `"${sha256(bytes)}"`,
  })
  t.equal(sha256(Buffer.from(await whole.arrayBuffer())), sha256(bytes))

  const part = await read({ range: 'bytes=0-3' })
  t.equal(part.status, 206)
  t.equal(part.headers.get('content-range'), `bytes 0-3/${bytes.length}`)
  t.equal(await part.text(), 'From')
  t.equal((await read({ range: 'bytes=90000-' })).status, 416)
  t.equal((await read({ 'if-none-match': `"${sha256(bytes)}"` })).status, 304)
  const head = await read({}, 'HEAD')
  t.equal(head.headers.get('content-length'), String(bytes.length))
  t.equal(await head.text(), '')
})

t.test('a message that is no received mail has no original', async (t) => {
  const { api, channelId } = await startMailing()
  const { body } = await api.receiveMessage({
    params: { id: channelId },
    body: {
      externalId: randomUUID(),
      contact: { email: 'mira@x.example' },
      messageType: 'text',
      message: 'Hello.',
    },
  })
  t.equal(body.data.hasOriginal, false)
  t.match(await api.getMessageOriginal({ params: { id: body.data.id } }), { status: 404 })
})

t.test('a mail that comes twice is kept once', async (t) => {
  const { workspace, channelId, usage } = await apart()
  await handOver(workspace, channelId, raw)
  const before = await usage()
  t.equal((await handOver(workspace, channelId, raw)).status, 200)
  t.same(await usage(), before)
  t.same(before, { used: raw.length, stored: 1, pending: 0 })
})

t.test('the original of a redacted message is deleted with its bytes', async (t) => {
  const { server, workspace, channelId, usage } = await apart()
  const { body } = await handOver(workspace, channelId, raw)
  await workspace.api.deleteMessage({ params: { id: body.data.id } })
  t.match(await workspace.api.getMessageOriginal({ params: { id: body.data.id } }), { status: 404 })
  await runDue(server.pool, staleUploadRemoval(server.storage.store))
  t.same(await usage(), { used: 0, stored: 0, pending: 0 })
})

t.test('an original expires after the days of the settings', async (t) => {
  const { server, workspace, channelId, usage, age } = await apart()
  const { api } = workspace
  const old = (await handOver(workspace, channelId, raw)).body.data.id
  await runDue(server.pool, originalPurge)
  t.equal((await usage()).used, raw.length, 'kept as long as the message by default')

  await api.updateSettings({ body: { originalRetentionDays: 30 } })
  await age(old, 31)
  const young = (await handOver(workspace, channelId, raw.replace('4', '5'))).body.data.id
  await age(young, 29)
  await runDue(server.pool, originalPurge)
  await runDue(server.pool, staleUploadRemoval(server.storage.store))
  t.equal((await api.getMessage({ params: { id: old } })).body.data.hasOriginal, false)
  t.equal((await api.getMessage({ params: { id: young } })).body.data.hasOriginal, true)
  t.same(await usage(), { used: raw.length, stored: 1, pending: 0 })

  await api.updateSettings({ body: { originalRetentionDays: 0 } })
  const none = (await handOver(workspace, channelId, raw.replace('4', '6'))).body.data
  t.equal(none.hasOriginal, false)
  t.same(await usage(), { used: raw.length, stored: 1, pending: 0 })
})

t.test('a mail over the quota comes in without its original', async (t) => {
  const { workspace, channelId, usage } = await apart(50_000)
  t.equal((await handOver(workspace, channelId, raw)).body.data.hasOriginal, true)
  const long = mailOf({ Subject: 'Long' }, 'A line of words.\r\n'.repeat(3000))
  t.match(await handOver(workspace, channelId, long), {
    status: 201,
    body: { data: { hasOriginal: false, droppedAttachments: only() } },
  })
  t.same(await usage(), { used: raw.length, stored: 1, pending: 0 })
})

t.test(
  'originals are no strays, and those of messages that are gone free their storage',
  async (t) => {
    const { server, workspace, channelId, usage } = await apart()
    await handOver(workspace, channelId, raw)
    t.equal(await findStrays(server.pool, server.storage.store), 0)
    await server.database
      .admin`delete from conversations where workspace_id = ${workspace.workspaceId}
    and exists (select from messages m where m.workspace_id = conversations.workspace_id
      and m.conversation_id = conversations.id and m.channel_id = ${channelId})`
    t.same(await usage(), { used: 0, stored: 1, pending: 1 })
  },
)

/** A workspace on a server of its own, with a count of what it stores. */
async function apart(quotaBytes?: number) {
  const outside = outsideWith(['127.0.0.1:2525'])
  const server = await startServer(
    t,
    quotaBytes === undefined ? { outside } : { outside, quotaBytes },
  )
  const workspace = await workspaceOn(server)
  const { admin } = server.database
  const { workspaceId } = workspace
  const channelId = await createMailbox(workspace.api, 'desk@harbour.example', 2525)
  const measure = async () => {
    const [row] = await admin`select coalesce(sum(used_bytes), 0)::int as used,
      (select count(*)::int from media_uploads where workspace_id = ${workspaceId}) as pending
      from media_usage where workspace_id = ${workspaceId}`
    let stored = 0
    for await (const keys of server.storage.store.keys()) {
      stored += keys.filter((key) => key.workspaceId === workspaceId).length
    }
    return { used: Number(row?.['used']), stored, pending: Number(row?.['pending']) }
  }
  const files = await measure()
  const usage = async () => {
    const { used, stored, pending } = await measure()
    return { used: used - files.used, stored: stored - files.stored, pending }
  }
  const age = (id: string, days: number) => admin`
    update message_originals set created_at = now() - make_interval(days => ${days})
    where message_id = ${id}`
  return { server, workspace, channelId, usage, age }
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
