import t from 'tap'
import { request } from 'undici'
import type { Schema } from '../../generated/operations.ts'
import { demoIds } from '../../src/workspaces/demo.ts'
import { newId } from '../../src/lib/ids.ts'
import { only } from '../helpers/only.ts'
import { start, type Workspace } from '../helpers/start.ts'

const members = [
  'id',
  'name',
  'description',
  'avatar_url',
  'conversation_id',
  'contacts',
  'created_at',
  'archived_at',
]

t.test('createGroup needs only a name and answers exactly the eight members', async (t) => {
  const { api } = await start()

  const { status, body, headers } = await api.createGroup({ body: { name: 'Quay works' } })

  t.equal(status, 201)
  t.same(Object.keys(body), members)
  t.equal(headers['location'], `/api/v1/groups/${body.id}`)
  t.match(body, {
    name: 'Quay works',
    description: null,
    avatar_url: null,
    contacts: only(),
    archived_at: null,
  })
  t.ok(Number.isInteger(body.created_at) && Math.abs(body.created_at - Date.now() / 1000) < 60)
})

t.test('createGroup takes contacts by id, by username and as bare ids, each once', async (t) => {
  const { api } = await start()

  const { body } = await api.createGroup({
    body: {
      name: 'Quay works',
      contacts: [
        { username: 'harbour.office' },
        demoIds.otherContact,
        { id: demoIds.contact },
        { id: demoIds.otherContact },
      ],
    },
  })

  t.same(
    body.contacts.map(({ id }) => id),
    [demoIds.contact, demoIds.otherContact],
  )
  t.match(body.contacts[0], {
    username: 'harbour.office',
    display_name: 'Harbour Office',
    avatar_url: null,
    phone_number: '+4531234567',
    email: 'office@harbour.example',
  })
  t.ok(Number.isInteger(body.contacts[0]?.added_at))
})

t.test('createGroup names the contact that it does not know', async (t) => {
  const { api } = await start()

  const reply = await api.createGroup({
    body: {
      name: 'Quay works',
      contacts: [{ username: 'harbour.office' }, { username: 'nobody' }],
    },
  })

  t.match(reply, { status: 422, body: { code: 'unknown_reference', pointer: '/contacts/1' } })
})

t.test('createGroup and updateGroup take forms', async (t) => {
  const workspace = await start()

  const created = await sendForm(
    workspace,
    'POST',
    '/groups',
    `name=Harbour+works&description=&contacts[0][username]=harbour.office&contacts[1][id]=${demoIds.otherContact}`,
  )
  const archived = await sendForm(
    workspace,
    'PUT',
    `/groups/${created.body.id}`,
    `archived_at=1795000000&contacts[]=${demoIds.otherContact}`,
  )
  const restored = await sendForm(workspace, 'PUT', `/groups/${created.body.id}`, 'archived_at=')

  t.match(created, { status: 201, body: { name: 'Harbour works', description: null } })
  t.equal(created.body.contacts.length, 2)
  t.match(archived, { status: 200, body: { archived_at: 1795000000, name: 'Harbour works' } })
  t.same(
    archived.body.contacts.map(({ id }) => id),
    [demoIds.otherContact],
  )
  t.match(restored, { status: 200, body: { archived_at: null } })
  t.equal(restored.body.contacts.length, 1)
})

t.test(
  'updateGroup changes what is given, clears with null and replaces the contacts',
  async (t) => {
    const { api } = await start()
    const params = { id: demoIds.group }

    const renamed = await api.updateGroup({ params, body: { name: 'Berths' } })
    const cleared = await api.updateGroup({
      params,
      body: { description: null, avatar_url: 'https://harbour.example/a.png', contacts: [] },
    })
    const archived = await api.updateGroup({
      params,
      body: { archived_at: '2026-11-20T10:00:00+01:00' },
    })
    const restored = await api.updateGroup({ params, body: { archived_at: null } })

    t.match(renamed.body, { name: 'Berths', description: 'Everybody involved in berths 4 to 9' })
    t.equal(renamed.body.contacts.length, 1)
    t.match(cleared.body, {
      name: 'Berths',
      description: null,
      avatar_url: 'https://harbour.example/a.png',
      contacts: only(),
    })
    t.equal(archived.body.archived_at, Date.parse('2026-11-20T09:00:00Z') / 1000)
    t.equal(restored.body.archived_at, null)
  },
)

t.test('listGroups walks newest first, ten at a time, there and back', async (t) => {
  const { api } = await start()
  const made: string[] = [demoIds.group]
  for (let i = 0; i < 34; i++)
    made.unshift((await api.createGroup({ body: { name: `G${i}` } })).body.id)

  const forward: string[] = []
  let more = true
  while (more) {
    const last = forward.at(-1)
    const { body } = await api.listGroups({ query: last ? { starting_after: last } : {} })
    t.ok(body.data.length === 10 || !body.has_more)
    forward.push(...body.data.map(({ id }) => id))
    more = body.has_more
  }
  const back = await api.listGroups({ query: { ending_before: made[20] ?? '', limit: 15 } })
  const newest = await api.listGroups({ query: { ending_before: made[5] ?? '', limit: 15 } })

  t.same(forward, made)
  t.same(
    back.body.data.map(({ id }) => id),
    made.slice(5, 20),
  )
  t.equal(back.body.has_more, true)
  t.same(
    newest.body.data.map(({ id }) => id),
    made.slice(0, 5),
  )
  t.equal(newest.body.has_more, false)
})

t.test('a cursor of listGroups outlives its group', async (t) => {
  const { api } = await start()
  const made: string[] = []
  for (let i = 0; i < 6; i++)
    made.unshift((await api.createGroup({ body: { name: `Cursor ${i}` } })).body.id)
  const [newest = '', , third = '', , fifth = '', oldest = ''] = made
  const ids = async (query: { starting_after?: string; ending_before?: string }) =>
    (await api.listGroups({ query: { q: 'Cursor', ...query } })).body.data.map(({ id }) => id)
  for (const id of [newest, third, fifth, oldest]) await api.deleteGroup({ params: { id } })
  const left = [made[1], made[3]]

  t.same(await ids({ starting_after: newest }), left)
  t.same(await ids({ starting_after: third }), left.slice(1))
  t.same(await ids({ starting_after: fifth }), [])
  t.same(await ids({ starting_after: oldest }), [])
  t.same(await ids({ ending_before: newest }), [])
  t.same(await ids({ ending_before: third }), left.slice(0, 1))
  t.same(await ids({ ending_before: oldest }), left)
  t.match(await api.listGroups({ query: { starting_after: newId() } }), {
    status: 422,
    body: { code: 'invalid_cursor' },
  })
})

t.test('listGroups tells archived and active groups apart when asked to', async (t) => {
  const { api } = await start()
  const { body } = await api.createGroup({ body: { name: 'Old works' } })
  await api.updateGroup({ params: { id: body.id }, body: { archived_at: 1795000000 } })

  const ids = async (query: { archived?: boolean }) =>
    (await api.listGroups({ query })).body.data.map(({ id }) => id)

  t.same(await ids({}), [body.id, demoIds.group])
  t.same(await ids({ archived: true }), [body.id])
  t.same(await ids({ archived: false }), [demoIds.group])
})

t.test('listGroups refuses two cursors, an unknown one and limits outside 1 to 100', async (t) => {
  const { api } = await start()
  const id = demoIds.group

  t.match(await api.listGroups({ query: { starting_after: id, ending_before: id } }), {
    status: 422,
    body: { code: 'rule_violated', pointer: '/ending_before' },
  })
  t.match(await api.listGroups({ query: { starting_after: newId() } }), {
    status: 422,
    body: { code: 'invalid_cursor' },
  })
  for (const limit of [0, -1, 101, 1e9]) {
    t.equal((await api.listGroups({ query: { limit } })).status, 400, `${limit}`)
  }
})

t.test('deleteGroup takes the conversation along', async (t) => {
  const { api, database, workspaceId } = await start()
  // As the answer of a member leaves them to mails that the channel has never had
  await database.admin`
    insert into thread_references (workspace_id, channel_id, message_id, conversation_id)
    select workspace_id, ${demoIds.channel}, named, id
    from conversations, unnest(array['<1@harbour.example>', '<2@harbour.example>']) named
    where workspace_id = ${workspaceId} and kind = 'group'`

  const reply = await api.deleteGroup({ params: { id: demoIds.group } })

  t.equal(reply.status, 204)
  t.equal((await api.getGroup({ params: { id: demoIds.group } })).status, 404)
  const left = await database.admin`
    select id from conversations where workspace_id = ${workspaceId} and kind = 'group'
    union all select group_id from group_members where workspace_id = ${workspaceId}
    union all select conversation_id from thread_references where workspace_id = ${workspaceId}`
  t.same([...left], [])
})

t.test('addGroupContacts and removeGroupContact change the members', async (t) => {
  const { api } = await start()
  const params = { id: demoIds.group }

  const added = await api.addGroupContacts({
    params,
    body: { contacts: [{ id: demoIds.contact }, { id: demoIds.otherContact }] },
  })
  const removed = await api.removeGroupContact({
    params: { ...params, contact_id: demoIds.contact },
  })
  const again = await api.removeGroupContact({ params: { ...params, contact_id: demoIds.contact } })

  t.same(
    added.body.contacts.map(({ id }) => id),
    [demoIds.contact, demoIds.otherContact],
  )
  t.equal(removed.status, 204)
  t.match(again, { status: 404, body: { code: 'not_found', resource: 'contact' } })
  t.same(
    (await api.getGroup({ params })).body.contacts.map(({ id }) => id),
    [demoIds.otherContact],
  )
})

t.test('addGroupContacts stops at a thousand members', async (t) => {
  const { api, database, workspaceId } = await start()
  await database.admin`
    insert into contacts (workspace_id, id, position, username, name, channel, custom_fields,
      created_at, updated_at)
    select ${workspaceId}, gen_random_uuid(), 100 + n, 'many' || n, 'Many', 'api', '{}', now(), now()
    from generate_series(1, 1000) n`
  const rows = await database.admin<Array<{ id: string }>>`
    select id from contacts where workspace_id = ${workspaceId} and username like 'many%'`

  const reply = await api.addGroupContacts({
    params: { id: demoIds.group },
    body: { contacts: rows.map(({ id }) => id) },
  })

  t.match(reply, { status: 422, body: { code: 'rule_violated' } })
  t.equal((await api.getGroup({ params: { id: demoIds.group } })).body.contacts.length, 1)
})

t.test('a form repeats contacts as identifiers or JSON objects', async (t) => {
  const workspace = await start()
  const office = encodeURIComponent('{"username":"harbour.office"}')
  const other = encodeURIComponent(`{"id":"${demoIds.otherContact}"}`)
  const create = (contacts: string) =>
    sendForm(workspace, 'POST', '/groups', `name=Harbour&${contacts}`)

  for (const [contacts, count] of [
    [`contacts=${office}&contacts=${other}`, 2],
    [`contacts=${office}&contacts=${demoIds.otherContact}`, 2],
    [`contacts=${office}`, 1],
    [`contacts=${demoIds.otherContact}`, 1],
    [`contacts=${encodeURIComponent('[{"username":"harbour.office"}]')}`, 1],
    [`contacts[]=${office}&contacts[]=${demoIds.otherContact}`, 2],
  ] as const) {
    const { status, body } = await create(contacts)
    t.equal(status, 201, contacts)
    t.equal(body.contacts.length, count, contacts)
  }
  for (const contacts of [
    `contacts=${office}&contacts[0][username]=x`,
    `contacts[0][username]=x&contacts=${office}`,
    'contacts=&contacts=',
    `contacts=${office}&contacts=%7B`,
    'name=Twice',
  ]) {
    t.equal((await create(contacts)).status, 400, contacts)
  }
  for (const contacts of [`contacts=${office}&contacts=%7B`, 'contacts=%7B', 'contacts=%5Bx%5D']) {
    const errors = [{ pointer: '/contacts', message: /^"contacts" is not valid JSON/ }]
    t.match((await create(contacts)).body, { errors }, contacts)
  }
})

async function sendForm(
  { origin, token }: Workspace,
  method: 'POST' | 'PUT',
  path: string,
  body: string,
): Promise<{ status: number; body: Schema<'Group'> }> {
  const response = await request(`${origin}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body,
  })
  return { status: response.statusCode, body: (await response.body.json()) as Schema<'Group'> }
}
