import t from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { demoIds } from '../../src/workspaces/demo.ts'
import { newId } from '../../src/lib/ids.ts'
import type { Client } from '../helpers/client.ts'
import { only } from '../helpers/only.ts'
import { start } from '../helpers/start.ts'

const params = { id: demoIds.ticket }
const comment = { id: demoIds.comment }

type Write = Schema<'CommentCreate'>

t.test('createTicketComment keeps what was said, with its mentions', async (t) => {
  const { api } = await start()

  const created = await api.createTicketComment({
    params,
    body: {
      text: 'Ask {1}, else {0}. A brace { and {word} mean nothing.',
      mentions: [
        { index: 0, userId: demoIds.agent },
        { index: 1, userId: demoIds.owner },
      ],
      parentId: demoIds.comment,
    },
  })

  t.equal(created.status, 201)
  t.equal(created.headers['location'], `/api/v1/comments/${created.body.data.id}`)
  t.match(created.body.data, {
    ticketId: demoIds.ticket,
    roomId: null,
    type: 'comment',
    visibility: 'internal',
    parentId: demoIds.comment,
    author: { type: 'user', id: demoIds.owner, name: 'Ada Park' },
    mentions: only(
      { index: 0, userId: demoIds.agent, user: { name: 'Noor Haddad' } },
      { index: 1, userId: demoIds.owner, user: { name: 'Ada Park' } },
    ),
    editedAt: null,
    deletedAt: null,
  })
  const read = await api.getComment({ params: { id: created.body.data.id } })
  t.same(read.body.data, created.body.data)
})

t.test('a room takes comments of its own, for colleagues alone', async (t) => {
  const { api, tokenWith } = await start()
  const room = { roomId: demoIds.conversation }
  const body = { text: 'Ask {0} first.', mentions: [{ index: 0, userId: demoIds.agent }] }

  const created = await api.createRoomComment({ params: room, body })

  t.equal(created.status, 201)
  const { id } = created.body.data
  t.equal(created.headers['location'], `/api/v1/comments/${id}`)
  t.match(created.body.data, {
    roomId: demoIds.conversation,
    ticketId: null,
    visibility: 'internal',
    mentions: only({ userId: demoIds.agent, user: { name: 'Noor Haddad' } }),
  })
  const reply = await api.createRoomComment({ params: room, body: { text: 'Done', parentId: id } })
  const listed = await api.listRoomComments({ params: room })
  t.same(
    listed.body.data.map((comment) => comment.id),
    [id, reply.body.data.id],
  )
  const other = { roomId: demoIds.directConversation }
  t.equal((await api.listRoomComments({ params: other })).body.total, 0)
  for (const parentId of [id, demoIds.comment]) {
    const elsewhere = await api.createRoomComment({
      params: other,
      body: { text: 'No', parentId },
    })
    t.match(elsewhere, { status: 422, body: { pointer: '/parentId' } })
  }
  const stranger = await tokenWith('comments:write')
  const changed = { params: { id }, body: { text: 'Mine' } }
  t.equal((await api.updateComment({ ...changed, token: stranger })).status, 403)
  t.equal(
    (await api.updateComment({ params: { id }, body: { ...body, text: '{0}!' } })).status,
    200,
  )
  t.equal((await api.deleteComment({ params: { id } })).status, 204)
  t.equal((await api.listRoomComments({ params: room })).body.total, 1)
  const unknown = { roomId: newId() }
  t.equal((await api.listRoomComments({ params: unknown })).status, 404)
  t.equal((await api.createRoomComment({ params: unknown, body: { text: 'x' } })).status, 404)
})

t.test('a comment with an identifier of another system is stored once', async (t) => {
  const { api } = await start()
  const room = { roomId: demoIds.conversation }
  const body = { text: 'Imported.', externalId: ' zendesk-1 ' } as const
  const first = await api.createTicketComment({ params, body })
  const { id } = first.body.data
  const refusal = {
    status: 409,
    body: {
      code: 'duplicate_resource',
      existing: { id, href: `/api/v1/comments/${id}`, matchedOn: 'externalId' },
    },
  }

  t.match(first.body.data, { externalId: 'zendesk-1' })
  t.same((await api.getComment({ params: { id } })).body.data, first.body.data)
  t.match(await api.createTicketComment({ params, body }), refusal)
  t.match(await api.createRoomComment({ params: room, body }), refusal, 'of the whole workspace')
  const sent = { ...body, visibility: 'public' } as const
  t.match(await api.createTicketComment({ params, body: sent }), refusal, 'before it is sent')
  await api.setTicketStatus({ params, body: { status: 'closed' } })
  t.match(await api.createTicketComment({ params, body: sent }), refusal, 'of a closed ticket')

  await api.deleteComment({ params: { id } })
  const inRoom = await api.createRoomComment({ params: room, body })
  t.match(inRoom, { status: 201, body: { data: { externalId: 'zendesk-1' } } })
  for (const externalId of [null, ' ', undefined]) {
    const without = { text: 'Not imported.', ...(externalId !== undefined && { externalId }) }
    const plain = await api.createTicketComment({ params, body: without })
    t.match(plain, { status: 201, body: { data: { externalId: null } } })
  }
  const other = await start()
  t.equal((await other.api.createTicketComment({ params, body })).status, 201, 'of another one')
})

t.test('one of several simultaneous comments with one identifier is stored', async (t) => {
  const { api } = await start()
  const { body: ticket } = await api.createTicket({
    body: { title: 'Another one', contact_id: demoIds.contact },
  })
  const body = { text: 'Imported.', externalId: 'zendesk-2' }
  const targets = [params, { id: ticket.data.id }, params, { id: ticket.data.id }]

  const replies = await Promise.all(
    targets.map((to) => api.createTicketComment({ params: to, body })),
  )

  const stored = replies.find(({ status }) => status === 201)
  t.same(replies.map(({ status }) => status).toSorted(), [201, 409, 409, 409])
  for (const { status, body: problem } of replies) {
    if (status === 201) continue
    t.match(problem, { code: 'duplicate_resource', existing: { id: stored?.body.data.id } })
  }
})

t.test('a placeholder without a mention is plain text', async (t) => {
  const { api } = await start()
  const room = { roomId: demoIds.conversation }
  const mentions = [{ index: 1, userId: demoIds.agent }]
  const text = 'format("{0} {12}", {1})'

  const plain = await api.createTicketComment({ params, body: { text: 'Hi {0}' } })
  const mixed = await api.createRoomComment({ params: room, body: { text, mentions } })
  const id = { id: mixed.body.data.id }
  const unmentioned = await api.updateComment({ params: id, body: { mentions: [] } })
  const again = await api.updateComment({ params: id, body: { mentions } })
  const missing = await api.updateComment({ params: id, body: { text: '{0}' } })

  t.match(plain, { status: 201, body: { data: { text: 'Hi {0}' } } })
  t.same(plain.body.data.mentions, [])
  t.match(mixed, { status: 201, body: { data: { text, mentions } } })
  t.match(unmentioned, { status: 200, body: { data: { text } } })
  t.same(unmentioned.body.data.mentions, [])
  t.equal(again.status, 200)
  t.match(missing, { status: 422, body: { pointer: '/mentions/0/index' } })
})

t.test('mentions must have their placeholders and users', async (t) => {
  const { api } = await start()
  const user = demoIds.agent
  const cases: Array<[Write, number, object]> = [
    [
      { text: 'Hi', mentions: [{ index: 0, userId: user }] },
      422,
      { code: 'rule_violated', pointer: '/mentions/0/index' },
    ],
    [
      { text: '{0} {2}', mentions: [{ index: 1, userId: user }] },
      422,
      { code: 'rule_violated', pointer: '/mentions/0/index' },
    ],
    [
      {
        text: '{0}',
        mentions: [
          { index: 0, userId: user },
          { index: 0, userId: demoIds.owner },
        ],
      },
      422,
      { code: 'rule_violated', pointer: '/mentions' },
    ],
    [
      { text: '{0}', mentions: [{ index: 0, userId: newId() }] },
      422,
      { code: 'unknown_reference', pointer: '/mentions/0/userId' },
    ],
    [{ text: 'x', parentId: newId() }, 422, { code: 'unknown_reference', pointer: '/parentId' }],
  ]
  for (const [body, status, problem] of cases) {
    const created = await api.createTicketComment({ params, body })
    t.match(created, { status, body: problem }, `create ${JSON.stringify(body)}`)
    if (body.parentId !== undefined) continue
    const { text, mentions } = body
    const updated = await api.updateComment({
      params: comment,
      body: { text, mentions: mentions ?? [] },
    })
    t.match(updated, { status, body: problem }, `update ${JSON.stringify(body)}`)
  }
  const { body } = await api.getComment({ params: comment })
  t.equal(body.data.editedAt, null)
})

t.test('a comment answers one of the same ticket only', async (t) => {
  const { api } = await start()
  const other = await api.createTicket({ body: { title: 'Other', contact_id: demoIds.contact } })

  const reply = await api.createTicketComment({
    params: { id: other.body.data.id },
    body: { text: 'Here', parentId: demoIds.comment },
  })

  t.match(reply, { status: 422, body: { code: 'rule_violated', pointer: '/parentId' } })
})

t.test('updateComment edits text and mentions together', async (t) => {
  const { api } = await start()

  const plain = await api.updateComment({
    params: comment,
    body: { text: 'Nobody in particular', mentions: [] },
  })
  const nothing = await api.updateComment({ params: comment, body: {} })

  t.match(plain.body.data, { text: 'Nobody in particular', mentions: only(), editedAt: /Z$/ })
  t.same(nothing.body.data, plain.body.data, '{} changes nothing')
  t.equal(nothing.headers['etag'], plain.headers['etag'])
  const stale = await api.updateComment({
    params: comment,
    body: { text: 'Late' },
    headers: { 'if-match': '"1-00000000"' },
  })
  t.match(stale, { status: 412, body: { code: 'precondition_failed' } })
})

t.test('only its author or who supervises changes a comment', async (t) => {
  const { api, tokenWith } = await start()
  const agent = await tokenOf(api, demoIds.agent)
  const service = await tokenWith('comments:write')
  const all = await tokenWith('*')

  for (const token of [agent, service]) {
    const updated = await api.updateComment({ params: comment, body: { text: 'Mine' }, token })
    const deleted = await api.deleteComment({ params: comment, token })
    t.match(updated, { status: 403, body: { code: 'forbidden' } })
    t.match(deleted, { status: 403, body: { code: 'forbidden' } })
  }
  const own = await api.createTicketComment({ params, body: { text: 'Own' }, token: agent })
  const id = { id: own.body.data.id }
  t.equal(own.body.data.author.id, demoIds.agent)
  const edited = await api.updateComment({ params: id, body: { text: 'Edited' }, token: agent })
  t.equal(edited.status, 200)
  const supervised = await api.updateComment({ params: id, body: { text: 'Checked' } })
  t.match(supervised.body.data, { text: 'Checked', author: { id: demoIds.agent } })
  t.equal((await api.deleteComment({ params: id, token: all })).status, 204)
})

t.test('a deleted comment is gone from everywhere but its answers', async (t) => {
  const { api } = await start()
  const answer = await api.createTicketComment({
    params,
    body: { text: 'Yes', parentId: demoIds.comment },
  })

  const deleted = await api.deleteComment({ params: comment })

  t.equal(deleted.status, 204)
  for (const reply of [
    await api.getComment({ params: comment }),
    await api.updateComment({ params: comment, body: { text: 'Back' } }),
    await api.deleteComment({ params: comment }),
  ]) {
    t.match(reply, { status: 404, body: { code: 'not_found' } })
  }
  const { body } = await api.listTicketComments({ params })
  t.same(
    body.data.map(({ id }) => id),
    [answer.body.data.id],
  )
  t.equal(body.data[0]?.parentId, demoIds.comment)
  const late = { text: 'No', parentId: demoIds.comment }
  t.equal((await api.createTicketComment({ params, body: late })).status, 422)
})

t.test('listTicketComments filters by visibility and pages', async (t) => {
  const { api } = await start()
  for (const visibility of ['public', 'internal', 'public'] as const) {
    await api.createTicketComment({ params, body: { text: visibility, visibility } })
  }

  const open = await api.listTicketComments({ params, query: { visibility: ['public'] } })
  const last = await api.listTicketComments({ params, query: { page: 4, pageSize: 1 } })
  const past = await api.listTicketComments({ params, query: { page: 9 } })
  const unknown = await api.listTicketComments({ params: { id: newId() } })

  t.same([open.body.total, open.body.data.map(({ text }) => text)], [2, ['public', 'public']])
  t.match(last.body, { total: 4, lastPage: 4, data: only({}) })
  t.match(past.body, { total: 4, lastPage: 1, data: only() })
  t.equal(unknown.status, 404)
})

t.test('the first public comment is the first response, an internal one is not', async (t) => {
  const { api } = await start()
  const firstResponse = async () => (await api.getTicket({ params })).body.data.firstResponseAt

  await api.createTicketComment({ params, body: { text: 'Between us' } })
  const before = await firstResponse()
  await api.createTicketComment({ params, body: { text: 'We come', visibility: 'public' } })
  const first = await firstResponse()
  await api.createTicketComment({ params, body: { text: 'Again', visibility: 'public' } })

  t.equal(before, null)
  t.match(first, /Z$/)
  t.equal(await firstResponse(), first)
})

t.test('a deleted ticket has no comments, a restored one has them again', async (t) => {
  const { api } = await start()

  await api.deleteTicket({ params })

  t.equal((await api.listTicketComments({ params })).status, 404)
  t.equal((await api.createTicketComment({ params, body: { text: 'x' } })).status, 404)
  const gone = await api.listContactComments({ params: { id: demoIds.contact } })
  t.equal(gone.body.total, 0)
  await api.restoreTicket({ params })
  t.equal((await api.listTicketComments({ params })).body.total, 1)
})

/** A personal token of a user with every scope that its roles allow. */
async function tokenOf(api: Client, userId: string): Promise<string> {
  const { body } = await api.createApiToken({
    body: { name: 'Personal', kind: 'personal', userId, scopes: ['*'] },
  })
  return body.data.token
}
