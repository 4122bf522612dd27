import { randomUUID } from 'node:crypto'
import t from 'tap'
import { changesOfType } from '../helpers/log.ts'
import { createMailbox, handOver, mailOf } from '../helpers/mails.ts'
import { only } from '../helpers/only.ts'
import { outsideWith } from '../helpers/outside.ts'
import { type Ended, switchboard } from '../helpers/script.ts'
import { emptyWorkspaceOn, startServer, type Workspace, workspaceOn } from '../helpers/start.ts'

function mail(n: number): string {
  return mailOf(
    {
      Subject: `Crane ${n}`,
      'MIME-Version': '1.0',
      'Content-Type': 'multipart/mixed; boundary=b',
    },
    [
      ...['--b', '', `The crane ${n} is too wide.`],
      ...['--b', 'Content-Type: application/pdf; name=plan.pdf', '', `%PDF-1.4 plan ${n}`, '--b--'],
    ].join('\r\n'),
  )
}

async function start() {
  const server = await startServer(t, { outside: outsideWith(['127.0.0.1:2525']) })
  const settings = { DATABASE_URL: server.database.url, ...server.files.settings }
  const reparse = async (...args: string[]): Promise<Ended & { lines: string[] }> => {
    const ended = await switchboard(settings, 'mail', 'reparse', ...args)
    return { ...ended, lines: ended.stdout.trim().split('\n') }
  }
  return { server, reparse }
}

/** Mails that came in on a mailbox of a workspace; the messages of some were read wrongly. */
async function received(workspace: Workspace, wrong: readonly number[], right: readonly number[]) {
  const { admin } = workspace.database
  const channelId = await createMailbox(workspace.api, `${randomUUID()}@harbour.example`, 2525)
  const take = async (n: number) =>
    (await handOver(workspace, channelId, mail(n))).body.data.id as string
  const ids: string[] = []
  for (const n of [...wrong, ...right]) ids.push(await take(n))
  const spoilt = ids.slice(0, wrong.length)
  await admin`update messages set message = 'The cr?ne' where id in ${admin(spoilt)}`
  return { channelId, ids, spoilt }
}

/** Counts the bytes that a workspace uses again, after its originals were changed by hand. */
async function countUsage({ database: { admin }, workspaceId }: Workspace): Promise<void> {
  await admin`update media_usage set used_bytes = (
    select coalesce(sum(size), 0) from (
      select size from media_files where workspace_id = ${workspaceId}
      union all select size from message_originals where workspace_id = ${workspaceId}) f)
    where workspace_id = ${workspaceId}`
}

t.test('mails are read again, and what is read as before is not changed', async (t) => {
  const { server, reparse } = await start()
  const [one, other] = [await emptyWorkspaceOn(server), await emptyWorkspaceOn(server)]
  const { admin } = server.database
  const mine = await received(one, [1, 2], [3])
  const theirs = await received(other, [4], [])
  const [first = '', second = '', third = ''] = mine.ids
  const read = async ({ api }: Workspace, id: string) =>
    (await api.getMessage({ params: { id } })).body.data
  const [file] = (await read(one, second)).attachments
  await admin`delete from message_attachments where message_id = ${second}`
  await one.api.deleteMediaFile({ params: { id: file?.fileId ?? '' } })
  const before = await read(one, first)

  const dry = await reparse('--workspace', one.workspaceId, '--dry-run')
  t.equal(dry.code, 0, dry.stderr)
  t.match(
    dry.lines,
    only(
      new RegExp(`: ${first}: would change message$`),
      new RegExp(`: ${second}: would change message, attachments$`),
      '3 mails read again, 2 would change, 1 as before, 0 refused',
    ),
  )
  t.match(await read(one, first), { message: 'The cr?ne', version: before.version })
  t.match(await read(one, second), { attachments: only() })

  const whole = await reparse('--workspace', one.workspaceId)
  t.equal(whole.code, 0, whole.stderr)
  t.same(whole.lines, ['3 mails read again, 2 changed, 1 as before, 0 refused'])
  t.match(await read(one, first), {
    message: 'The crane 1 is too wide.',
    version: before.version + 1,
    conversationId: before.conversationId,
    createdAt: before.createdAt,
  })
  const { attachments } = await read(one, second)
  t.match(attachments, only({ name: 'plan.pdf' }))
  const { body } = await one.api.getMediaFile({ params: { id: attachments[0]?.fileId ?? '' } })
  t.match(body.data, { createdBy: { type: 'system' }, size: '%PDF-1.4 plan 2\n'.length })
  t.match(await read(other, theirs.ids[0] ?? ''), { message: 'The cr?ne' }, 'the other workspace')
  const updated = await changesOfType(admin, one.workspaceId, 'message.updated')
  t.same(updated.map(({ resourceId }) => resourceId).toSorted(), [first, second].toSorted())

  const again = await reparse('--workspace', one.workspaceId)
  t.same(again.lines, ['3 mails read again, 0 changed, 3 as before, 0 refused'])
  t.equal((await read(one, third)).version, (await read(one, first)).version - 1)
})

t.test('the mails of a channel and of a span of time are chosen', async (t) => {
  const { server, reparse } = await start()
  const workspace = await emptyWorkspaceOn(server)
  const { admin } = server.database
  const [old, young] = [await received(workspace, [1, 2], []), await received(workspace, [3], [])]
  await admin`update message_originals set created_at = '2026-10-01T08:00:00Z'
    where message_id = ${old.ids[0] ?? ''}`
  const counted = async (...args: string[]) => (await reparse('--dry-run', ...args)).lines.at(-1)
  const said = (count: number) =>
    `${count} mail${count === 1 ? '' : 's'} read again, ${count} would change, 0 as before, 0 refused`
  t.equal(await counted(), said(3))
  t.equal(await counted('--channel', young.channelId), said(1))
  t.equal(await counted('--channel', old.channelId, '--to', '2026-10-02'), said(1))
  t.equal(await counted('--from', '2026-10-01', '--to', '2026-10-01T10:00:00+02:00'), said(0))
  t.equal(await counted('--from', '2026-10-01T10:00:00+02:00'), said(3))
  t.equal(await counted('--channel', randomUUID()), said(0))
})

t.test('what is refused by now is named, and the others are read', async (t) => {
  const { server, reparse } = await start()
  const workspace = await emptyWorkspaceOn(server)
  const { admin } = server.database
  const { workspaceId } = workspace
  const { ids } = await received(workspace, [1, 2, 3], [])
  const [reported = '', lost = '', last = ''] = ids
  const uploadOf = async (id: string) => {
    const [row] =
      await admin`select upload_id as id from message_originals where message_id = ${id}`
    return { workspaceId, id: String(row?.['id']) }
  }
  const bytes = Buffer.from('From: a@x.example\r\nFrom: b@x.example\r\n\r\nHello')
  const key = await uploadOf(reported)
  await server.storage.store.delete(key)
  await server.storage.store.put(
    key,
    (async function* () {
      yield bytes
    })(),
  )
  await admin`update message_originals set size = ${bytes.length} where message_id = ${reported}`
  await countUsage(workspace)
  const lostKey = await uploadOf(lost)
  await server.storage.store.delete(lostKey)

  const ended = await reparse()
  t.equal(ended.code, 1)
  t.match(
    ended.lines,
    only(
      new RegExp(`: ${reported}: The original mail cannot be read.`),
      new RegExp(
        `: ${lost}: The bytes of the original mail are not in the file storage any more.$`,
      ),
      '3 mails read again, 1 changed, 0 as before, 2 refused',
    ),
  )
  const { data } = (await workspace.api.getMessage({ params: { id: last } })).body
  t.equal(data.message, 'The crane 3 is too wide.')
  t.match(await workspace.api.reparseMessage({ params: { id: lost } }), {
    status: 422,
    body: { code: 'rule_violated' },
  })
  // The bytes are there again for what every test checks at its end
  await server.storage.store.put(
    lostKey,
    (async function* () {
      yield Buffer.from(mail(2))
    })(),
  )
})

t.test('more mails than are looked up at once are each read once', async (t) => {
  const { server, reparse } = await start()
  const workspace = await emptyWorkspaceOn(server)
  const { admin } = server.database
  const { ids } = await received(workspace, [1], [])
  const [last = ''] = ids
  // Of two whole pages, at one instant; their bytes are missing, so that each is named
  await admin`
    insert into messages (workspace_id, id, position, conversation_id, contact_id, channel_id, direction,
      message_type, message, cc, bcc, dropped_attachments, metadata, sender_type, sender_id, status,
      ingested_at, created_at, updated_at)
    select workspace_id, gen_random_uuid(), next_position(workspace_id, 'messages'), conversation_id, contact_id,
      channel_id, direction, message_type, 'copy', cc, bcc, dropped_attachments, metadata, sender_type, sender_id,
      status, ingested_at, created_at, updated_at
    from (select * from messages where id = ${last}) m cross join generate_series(1, 1000)`
  await admin`
    insert into message_originals (workspace_id, message_id, upload_id, size, sha256, created_at)
    select workspace_id, id, gen_random_uuid(), 1, repeat('0', 64), '2026-10-01T08:00:00Z'
    from messages where workspace_id = ${workspace.workspaceId} and message = 'copy'`

  const { code, lines } = await reparse()
  t.equal(code, 1)
  t.equal(lines.pop(), '1001 mails read again, 1 changed, 0 as before, 1000 refused')
  t.equal(new Set(lines).size, 1000)
  t.ok(lines.every((line) => line.includes('not in the file storage')))
  const { data } = (await workspace.api.getMessage({ params: { id: last } })).body
  t.equal(data.message, 'The crane 1 is too wide.', 'also of the last page')

  await admin`delete from messages where workspace_id = ${workspace.workspaceId} and message = 'copy'`
  await countUsage(workspace)
})

t.test('the command says what it does not understand', async (t) => {
  const { server, reparse } = await start()
  await workspaceOn(server)
  const { database, files } = server
  const asBefore = '1 mail read again, 0 would change, 1 as before, 0 refused'
  t.same((await reparse('--dry-run')).lines, [asBefore], 'the mail of the example objects')
  for (const [args, said] of [
    [['--workspace', 'nowhere'], /There is no workspace "nowhere"/],
    [['--from', 'yesterday'], /--from must be a day or a time/],
    [['--to', '2026-13-01'], /--to must be a day or a time/],
    [['--channel', 'desk'], /--channel must be the id/],
    [['--from', '2026-11-02', '--to', '2026-11-01'], /--from must be before --to/],
    [['--from', '2126-11-02'], /--from must not be in the future/],
    [['again'], /Name what to do: reparse/],
  ] as const) {
    t.match(await reparse(...args), { code: 1, stderr: said })
  }
  const settings = { DATABASE_URL: database.url, ...files.settings }
  t.match(await switchboard(settings, 'mail'), { code: 1, stderr: /Name what to do: reparse/ })
  t.match(await switchboard({}, 'mail', '--help'), { code: 0, stdout: /--dry-run/ })
})
