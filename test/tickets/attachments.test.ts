import t from 'tap'
import { demoIds } from '../../src/workspaces/demo.ts'
import { newId } from '../../src/lib/ids.ts'
import type { Client } from '../helpers/client.ts'
import { changesOfType } from '../helpers/log.ts'
import { only } from '../helpers/only.ts'
import { start, type Workspace } from '../helpers/start.ts'

const ticket = { id: demoIds.ticket }
const text = 'See the plan.'

t.test('files stand in their order on tickets and comments, each with its link', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const [a, b] = [await file(api, 'a.txt'), await file(api, 'b.txt')]
  const attachments = [b, a, b].map((fileId) => ({ fileId }))

  const made = await api.createTicket({
    body: { title: 'Leak', contact_id: demoIds.contact, attachments },
  })
  const commented = await api.createTicketComment({ params: ticket, body: { text, attachments } })
  const inRoom = await api.createRoomComment({
    params: { roomId: demoIds.conversation },
    body: { text, attachments },
  })

  const expected = [
    { fileId: b, name: 'b.txt', mimeType: 'text/plain', size: 5, url: /^\/api\/v1\/media\// },
    { fileId: a, name: 'a.txt', mimeType: 'text/plain', size: 5, url: /^\/api\/v1\/media\// },
  ]
  const read = await api.getTicket({ params: { id: made.body.data.id } })
  const listed = await api.listTicketComments({ params: ticket })
  for (const [name, found] of Object.entries({
    made: made.body.data.attachments,
    read: read.body.data.attachments,
    commented: commented.body.data.attachments,
    listed: listed.body.data.at(-1)?.attachments,
    inRoom: inRoom.body.data.attachments,
  })) {
    t.equal(found?.length, 2, name)
    t.match(found, expected, name)
  }
  const content = await fetch(workspace.origin + String(made.body.data.attachments[0]?.url))
  t.equal(await content.text(), 'b.txt')
  t.same(await referring(api, a), ['comment', 'comment', 'ticket'])
})

t.test(
  'a change of files replaces them, counts in history and lets go of the others',
  async (t) => {
    const { api, database, workspaceId } = await start()
    const [a, b] = [await file(api, 'a.txt'), await file(api, 'b.txt')]
    const set = (...ids: string[]) =>
      api.updateTicket({
        params: ticket,
        body: { attachments: ids.map((fileId) => ({ fileId })) },
      })

    const before = await api.getTicket({ params: ticket })
    const first = await set(a, b)
    const turned = await set(b, a)
    const untouched = await api.updateTicket({ params: ticket, body: { title: 'Crane 3' } })
    const last = await set(a)

    const ids = (reply: { body: { data: { attachments: Array<{ fileId: string }> } } }) =>
      reply.body.data.attachments.map(({ fileId }) => fileId)
    t.same(ids(before), [demoIds.recording])
    t.same(ids(first), [a, b])
    t.same(ids(turned), [b, a])
    t.same(ids(untouched), [b, a])
    t.same(ids(last), [a])
    t.equal(last.body.data.version, before.body.data.version + 4)
    const history = await api.listTicketHistory({
      params: ticket,
      query: { field: ['attachments'] },
    })
    t.match(
      history.body.data,
      only({ from: only(b), to: only() }, { from: only(demoIds.recording), to: only(a, b) }),
    )
    t.equal(history.body.total, 2)
    t.same(await referring(api, b), [])
    const emitted = await changesOfType(database.admin, workspaceId, 'ticket.updated')
    t.equal(emitted.length, 4)
    t.match(emitted[0], {
      data: { attachments: only({ fileId: a, url: null }, { fileId: b }) },
      previous: { attachments: only({ fileId: demoIds.recording, url: null }) },
    })
    t.same(Object.keys(emitted[2]?.previous ?? {}), ['title'], 'links do not make a difference')
    t.notMatch(JSON.stringify(emitted), 'signature')
  },
)

t.test('an edited comment keeps its files unless it is given others', async (t) => {
  const { api } = await start()
  const [a, b] = [await file(api, 'a.txt'), await file(api, 'b.txt')]
  const made = await api.createTicketComment({
    params: ticket,
    body: { text, attachments: [{ fileId: a }] },
  })
  const params = { id: made.body.data.id }

  const edited = await api.updateComment({ params, body: { text: 'See both.' } })
  const replaced = await api.updateComment({ params, body: { attachments: [{ fileId: b }] } })
  const stale = await api.updateComment({
    params,
    body: { attachments: [] },
    headers: { 'if-match': String(made.headers['etag']) },
  })

  t.match(edited.body.data, { text: 'See both.', attachments: only({ fileId: a }) })
  t.match(replaced.body.data, {
    text: 'See both.',
    attachments: only({ fileId: b }),
    editedAt: /Z$/,
  })
  t.match(stale, { status: 412, body: { currentEtag: replaced.headers['etag'] } })
  t.same([await referring(api, a), await referring(api, b)], [[], ['comment']])
  await api.deleteComment({ params })
  t.same(await referring(api, b), [])
})

t.test(
  'a file that is attached is not deleted unless by force, and then has no link',
  async (t) => {
    const { api } = await start()
    const id = await file(api, 'a.txt')
    await api.updateTicket({ params: ticket, body: { attachments: [{ fileId: id }] } })

    const refused = await api.deleteMediaFile({ params: { id } })
    t.match(refused, {
      status: 409,
      body: { code: 'resource_in_use', references: only({ resource: 'ticket', count: 1 }) },
    })
    const forced = await api.deleteMediaFile({ params: { id }, query: { force: true } })
    t.equal(forced.status, 204)
    const { data } = (await api.getTicket({ params: ticket })).body
    t.match(data.attachments, only({ fileId: id, name: 'a.txt', url: null }))
    const again = await api.updateTicket({
      params: ticket,
      body: { attachments: [{ fileId: demoIds.recording }, { fileId: id }] },
    })
    t.match(again, { status: 422, body: { pointer: '/attachments/1/fileId' } })
  },
)

t.test('files that are not there, of others, or too many are refused', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const other = await start()
  const foreign = await file(other.api, 'theirs.txt')
  const eleven = Array.from({ length: 11 }, () => ({ fileId: demoIds.recording }))

  for (const write of writes(workspace)) {
    for (const fileId of [newId(), foreign]) {
      const refused = await write([{ fileId }])
      t.match(refused, {
        status: 422,
        body: {
          code: 'unknown_reference',
          pointer: '/attachments/0/fileId',
          resource: 'media_file',
          id: fileId,
        },
      })
    }
    t.equal((await write(eleven)).status, 400)
    t.equal((await write(eleven.slice(1))).status < 300, true, 'ten times the same is one')
  }
  const closed = await api.updateTicket({ params: ticket, body: { status: 'closed' } })
  t.equal(closed.status, 200)
  const frozen = await api.updateTicket({ params: ticket, body: { attachments: [] } })
  t.match(frozen, { status: 409, body: { code: 'ticket_closed' } })
})

t.test('of a deletion and what attaches the file at once, one is refused', async (t) => {
  const { api, database } = await start()
  for (let round = 0; round < 20; round++) {
    const id = await file(api, `race ${round}.txt`)
    const [deleted, attached] = await Promise.all([
      api.deleteMediaFile({ params: { id } }),
      api.createTicketComment({ params: ticket, body: { text, attachments: [{ fileId: id }] } }),
    ])
    t.ok(
      (deleted.status === 204 && attached.status === 422) ||
        (deleted.status === 409 && attached.status === 201),
      `${deleted.status} and ${attached.status}`,
    )
  }
  const wrong = await database.admin`
    select from comment_attachments a where not exists (select from media_references r
      where r.workspace_id = a.workspace_id and r.file_id = a.file_id
        and r.resource = 'comment' and r.resource_id = a.comment_id)`
  t.equal(wrong.length, 0)
})

t.test('attaching a private file takes the scope that reading it takes', async (t) => {
  const { api, tokenWith } = await start()
  const secret = await file(api, 'salaries.txt')
  const open = (
    await api.createMediaFileFromBase64({
      body: { name: 'a.txt', data: Buffer.from('open').toString('base64'), visibility: 'public' },
    })
  ).body.data.id
  const scopes = [
    'tickets:write',
    'comments:write',
    'messages:send',
    'messages:import',
    'cdr:write',
  ] as const
  const token = await tokenWith(...scopes)
  const reader = await tokenWith(...scopes, 'media:read')
  const own = await api.createTicketComment({ params: ticket, body: { text }, token })
  const room = { roomId: demoIds.conversation }
  const message = {
    conversationId: demoIds.conversation,
    messageType: 'text' as const,
    message: text,
  }
  const writers: Record<string, (id: string, token: string) => Promise<{ status: number }>> = {
    createTicket: (fileId, token) =>
      api.createTicket({
        body: { title: 'Leak', contact_id: demoIds.contact, attachments: [{ fileId }] },
        token,
      }),
    updateTicket: (fileId, token) =>
      api.updateTicket({ params: ticket, body: { attachments: [{ fileId }] }, token }),
    bulkChangeTickets: (fileId, token) =>
      api.bulkChangeTickets({
        body: {
          atomic: true,
          operations: [
            {
              op: 'create',
              data: { title: 'Leak', contact_id: demoIds.contact, attachments: [{ fileId }] },
            },
          ],
        },
        token,
      }),
    createTicketComment: (fileId, token) =>
      api.createTicketComment({ params: ticket, body: { text, attachments: [{ fileId }] }, token }),
    createRoomComment: (fileId, token) =>
      api.createRoomComment({ params: room, body: { text, attachments: [{ fileId }] }, token }),
    sendMessage: (fileId, token) =>
      api.sendMessage({ body: { ...message, attachments: [{ fileId }] }, token }),
    receiveMessage: (fileId, token) =>
      api.receiveMessage({
        params: { id: demoIds.channel },
        body: {
          externalId: newId(),
          contact: { id: demoIds.contact },
          messageType: 'text',
          message: text,
          attachments: [{ fileId }],
        },
        token,
      }),
  }
  const { body: call } = await api.upsertCdr({ body: { provider: 'pbx', externalCallId: '1' } })
  const recorded = (fileId: string, token: string) =>
    api.setCdrRecording({
      params: { id: call.data.id },
      body: { status: 'available', fileId },
      token,
    })
  const edited = (fileId: string, as: string) =>
    api.updateComment({
      params: { id: own.body.data.id },
      body: { attachments: [{ fileId }] },
      token: as,
    })

  const refusal = {
    status: 403,
    body: { code: 'insufficient_scope', requiredScopes: ['media:read'] },
  }
  t.match(await edited(secret, token), refusal, 'updateComment')
  t.equal((await edited(open, token)).status, 200, 'updateComment, a public file')
  for (const [name, attach] of Object.entries(writers)) {
    t.match(await attach(secret, token), refusal, name)
    const taken = await attach(open, token)
    t.ok(taken.status < 300, `${name}, a public file: ${taken.status}`)
    const read = await attach(secret, reader)
    t.ok(read.status < 300, `${name}, whoever may read it: ${read.status}`)
  }
  t.match(await recorded(secret, token), refusal, 'setCdrRecording')
  t.equal((await recorded(secret, reader)).status, 200, 'setCdrRecording, whoever may read it')
})

t.test('whoever may not read media may keep the private files that an object has', async (t) => {
  const { api, tokenWith } = await start()
  const [secret, other] = [await file(api, 'a.txt'), await file(api, 'b.txt')]
  const token = await tokenWith('tickets:write', 'cdr:write')
  await api.updateTicket({ params: ticket, body: { attachments: [{ fileId: secret }] } })

  const set = (...ids: string[]) =>
    api.updateTicket({
      params: ticket,
      body: { attachments: ids.map((fileId) => ({ fileId })) },
      token,
    })

  t.equal((await set(secret)).status, 200)
  t.equal((await set(secret, other)).status, 403)
  t.equal((await set()).status, 200)
  t.equal((await set(secret)).status, 403, 'it is not there any more')
  const recording = await api.setCdrRecording({
    params: { id: demoIds.cdr },
    body: { status: 'available', fileId: demoIds.recording, consent: 'never' },
    token,
  })
  t.equal(recording.status, 200)
})

type Given = Array<{ fileId: string }>

/** Every way to attach files, but to a message. */
function writes({ api }: Workspace): Array<(given: Given) => Promise<{ status: number }>> {
  const room = { roomId: demoIds.conversation }
  return [
    (attachments) =>
      api.createTicket({ body: { title: 'Leak', contact_id: demoIds.contact, attachments } }),
    (attachments) => api.updateTicket({ params: ticket, body: { attachments } }),
    (attachments) => api.createTicketComment({ params: ticket, body: { text, attachments } }),
    (attachments) => api.createRoomComment({ params: room, body: { text, attachments } }),
    (attachments) => api.updateComment({ params: { id: demoIds.comment }, body: { attachments } }),
  ]
}

/** A text file that says its name. */
async function file(api: Client, name: string): Promise<string> {
  const data = Buffer.from(name).toString('base64')
  return (await api.createMediaFileFromBase64({ body: { name, data } })).body.data.id
}

async function referring(api: Client, id: string): Promise<string[]> {
  const { body } = await api.listMediaFileReferences({ params: { id } })
  return body.data.map(({ resource }) => resource).sort()
}
