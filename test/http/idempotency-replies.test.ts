import t from 'tap'
import { redact } from '../../src/events/log/redact.ts'
import { makeContact, makeConversation } from '../helpers/make.ts'
import { only } from '../helpers/only.ts'
import { emptyWorkspaceOn, startEmpty, startServer, type Workspace } from '../helpers/start.ts'

const keyed = (key: string) => ({ 'idempotency-key': key })
/** Past the 16 KiB that are kept whole. */
const long = 'x'.repeat(60_000)

t.test('of a large reply only the object is noted, which a repetition reads anew', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const talk = await talkOn(workspace)
  const post = () => api.sendMessage({ body: { ...talk, message: long }, headers: keyed('large') })

  const first = await post()
  const second = await post()
  t.equal(first.status, 201)
  t.match(second, { status: 201, text: first.text })
  t.equal(second.headers['idempotency-replayed'], 'true')
  for (const name of ['etag', 'location']) t.equal(second.headers[name], first.headers[name], name)
  const params = { id: first.body.data.id }
  t.match(await kept(workspace), only({ key: 'large', objectId: params.id, bytes: null }))

  await api.cancelMessage({ params })
  const present = await api.getMessage({ params })
  const third = await post()
  t.match(third, { status: 201, text: present.text })
  t.equal(third.headers['etag'], present.headers['etag'])
})

t.test('what is repeated without changing anything keeps nothing', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const talk = await talkOn(workspace)
  const body = { ...talk, message: long, scheduledAt: '2030-01-01T00:00:00Z' }
  const { body: sent } = await api.sendMessage({ body })
  const params = { id: sent.data.id }

  await api.cancelMessage({ params, headers: keyed('first') })
  for (let n = 0; n < 20; n++) {
    const again = await api.cancelMessage({ params, headers: keyed(`again ${n}`) })
    t.match(again, { status: 200, body: { data: { status: 'canceled' } } })
  }

  t.match(await kept(workspace), only({ key: 'first', bytes: null }))
})

t.test('a repetition after what was said is erased shows nothing of it', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const talk = await talkOn(workspace)
  const post = () =>
    api.sendMessage({ body: { ...talk, message: 'a secret' }, headers: keyed('said') })
  const first = await post()
  const params = { id: first.body.data.id }
  t.equal((await api.deleteMessage({ params })).status, 204)

  const again = await post()
  t.match(again, { status: 201, body: { data: { id: params.id, message: null } } })
  t.notMatch(again.text, 'a secret')
  t.match(await kept(workspace), only({ key: 'said', objectId: params.id, bytes: null }))
})

t.test('a repetition about an object that is gone or merged says so', async (t) => {
  const workspace = await startEmpty()
  const { api, pool, workspaceId } = workspace
  const createGroup = () => api.createGroup({ body: { name: 'Gone' }, headers: keyed('gone') })
  const createContact = () =>
    api.createContact({ body: { name: 'Merged' }, headers: keyed('merged') })
  const { body: group } = await createGroup()
  t.equal((await api.deleteGroup({ params: { id: group.id } })).status, 204)
  const { body: contact } = await createContact()
  const merge = { sourceIds: [contact.data.id], targetId: await makeContact(workspace) }
  t.equal((await api.mergeContacts({ body: merge })).status, 200)
  t.equal((await createGroup()).status, 201, 'what is kept whole is repeated')
  t.equal((await createContact()).status, 201, 'what is kept whole is repeated')

  await pool.transaction((db) => redact(db, workspaceId, [group.id, contact.data.id], 'content'))
  const gone = { status: 409, body: { code: 'kept_reply_gone' } }
  t.match(await createGroup(), gone)
  t.match(await createContact(), gone)
})

t.test('a kept reply that is damaged is refused and logged, never passed on', async (t) => {
  const lines: string[] = []
  const workspace = await emptyWorkspaceOn(
    await startServer(t, { onLog: (line) => lines.push(line) }),
  )
  const { api, database, workspaceId } = workspace
  const posts = {
    plain: () => api.createTag({ body: { name: 'Plain' }, headers: keyed('plain') }),
    sealed: () =>
      api.createApiToken({
        body: { name: 'Export', scopes: ['tags:read'] },
        headers: keyed('sealed'),
      }),
  }
  const damages = [
    `body = set_byte(body, 40, get_byte(body, 40) # 1)`,
    `body = substring(body from 1 for 20)`,
    `body = ''`,
    `digest = null`,
    `digest = sha256('other')`,
  ]
  for (const [key, post] of Object.entries(posts)) {
    const first = await post()
    t.equal(first.status, 201)
    for (const damage of damages) {
      const where = `where workspace_id = '${workspaceId}' and key = '${key}'`
      const [row] = await database.admin.unsafe(
        `select body, digest from idempotency_keys ${where}`,
      )
      await database.admin.unsafe(`update idempotency_keys set ${damage} ${where}`)
      lines.length = 0

      const reply = await post()
      t.match(reply, { status: 503, body: { code: 'kept_reply_corrupt' } }, `${key} ${damage}`)
      t.equal(reply.headers['idempotency-replayed'], undefined)
      const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
      t.match(
        logged.find(({ code }) => code === 'kept_reply_corrupt'),
        { level: 40, requestId: reply.headers['x-request-id'] },
        `${key} is logged`,
      )
      await database.admin`update idempotency_keys
        set body = ${row?.['body']}, digest = ${row?.['digest']}
        where workspace_id = ${workspaceId} and key = ${key}`
    }
    t.match(await post(), { status: 201, text: first.text }, `${key} undamaged`)
  }
})

async function talkOn(workspace: Workspace) {
  return { conversationId: await makeConversation(workspace), messageType: 'text' } as const
}

async function kept({ database, workspaceId }: Workspace): Promise<unknown[]> {
  return [
    ...(await database.admin`
      select key, object_id as "objectId", length(body) as bytes from idempotency_keys
      where workspace_id = ${workspaceId} order by created_at`),
  ]
}
