import t from 'tap'
import { readContract } from '../../scripts/contract/model.ts'
import { demoIds } from '../../src/workspaces/demo.ts'
import { newId } from '../../src/lib/ids.ts'
import type { Client } from '../helpers/client.ts'
import { whileOpen } from '../helpers/locks.ts'
import { makeConversation } from '../helpers/make.ts'
import { only } from '../helpers/only.ts'
import { start } from '../helpers/start.ts'

const params = { id: demoIds.directConversation }

t.test('createConversation opens one at a time for a contact on a channel', async (t) => {
  const { api } = await start()
  const body = { contactId: demoIds.otherContact, channelId: demoIds.otherChannel }

  const replies = await Promise.all(
    Array.from({ length: 20 }, () => api.createConversation({ body })),
  )

  const [created, ...others] = replies.filter(({ status }) => status === 201)
  t.same(others, [])
  const { id, ...conversation } = created?.body.data ?? { id: '' }
  t.match(conversation, { kind: 'direct', status: 'open', channel: 'api', unreadCount: 0 })
  const refused = replies.filter(({ status }) => status !== 201)
  for (const reply of refused) {
    t.match(reply, {
      status: 409,
      body: { code: 'duplicate_resource', existing: { id, href: `/api/v1/conversations/${id}` } },
    })
  }
  await api.closeConversation({ params: { id } })
  t.equal((await api.createConversation({ body })).status, 201, 'the one before is closed')
  t.match(await api.reopenConversation({ params: { id } }), {
    status: 409,
    body: { code: 'duplicate_resource' },
  })
})

t.test('createConversation takes only what is there', async (t) => {
  const { api } = await start()
  const sound = { contactId: demoIds.otherContact, channelId: demoIds.otherChannel }
  for (const [member, resource] of [
    ['contactId', 'contact'],
    ['channelId', 'channel'],
    ['assigneeId', 'user'],
  ] as const) {
    const reply = await api.createConversation({ body: { ...sound, [member]: newId() } })
    t.match(reply, {
      status: 422,
      body: { code: 'unknown_reference', resource, pointer: `/${member}` },
    })
  }
})

t.test('a conversation moves between open, hold and closed', async (t) => {
  const { api } = await start()
  const status = async () => (await api.getConversation({ params })).body.data.status

  t.equal((await api.resumeConversation({ params })).body.data.version, 1, 'it is open already')
  t.equal((await api.holdConversation({ params })).body.data.status, 'hold')
  t.equal((await api.holdConversation({ params })).body.data.version, 2, 'nothing changes')
  t.equal((await api.reopenConversation({ params })).body.data.status, 'hold', 'it is not closed')
  t.equal((await api.resumeConversation({ params })).body.data.status, 'open')
  const closed = await api.closeConversation({ params, body: { disposition: 'Solved' } })
  t.match(closed.body.data, { status: 'closed', closedAt: /Z$/, disposition: 'Solved' })
  t.equal((await api.closeConversation({ params })).body.data.disposition, 'Solved', 'stays')
  for (const refused of [
    await api.holdConversation({ params }),
    await api.resumeConversation({ params }),
  ]) {
    t.match(refused, {
      status: 409,
      body: { code: 'illegal_status_transition', from: 'closed', allowed: only('open') },
    })
  }
  t.equal(await status(), 'closed')
  const reopened = await api.reopenConversation({ params })
  t.match(reopened.body.data, { status: 'open', closedAt: null, disposition: null })
})

t.test('the contract documents every move between statuses, and no other', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const moves = {
    hold: api.holdConversation,
    open: (target: { params: { id: string } }) => api.resumeConversation(target),
    closed: api.closeConversation,
  }
  const moved: Record<string, string[]> = { open: [], hold: [], closed: [] }
  for (const from of Object.keys(moves) as Array<keyof typeof moves>) {
    for (const to of Object.keys(moves) as Array<keyof typeof moves>) {
      const target = { params: { id: await makeConversation(workspace) } }
      if (from !== 'open') await moves[from](target)
      await (from === 'closed' && to === 'open' ? api.reopenConversation : moves[to])(target)
      const { status } = (await api.getConversation(target)).body.data
      if (status !== from) moved[from]?.push(status)
    }
  }
  const { 'x-transitions': documented } = readContract().components.schemas['ConversationStatus']
  t.same(moved, documented)
})

t.test('whoever has a conversation is assigned, and given it with a note', async (t) => {
  const { api, tokenWith } = await start()

  const none = await api.assignConversation({ params, body: { assigneeId: null } })
  t.equal(none.body.data.assigneeId, null)
  const unknown = await api.assignConversation({ params, body: { assigneeId: newId() } })
  t.match(unknown, { status: 422, body: { pointer: '/assigneeId' } })
  const note = 'The crane is at berth 4.'
  const token = await tokenWith('conversations:write')
  const refused = await api.transferConversation({
    params,
    body: { assigneeId: demoIds.agent, note },
    token,
  })
  t.match(refused, { status: 403, body: { requiredScopes: only('comments:write') } })
  const given = await api.transferConversation({
    params,
    body: { assigneeId: demoIds.agent, note },
  })
  t.equal(given.body.data.assigneeId, demoIds.agent)
})

t.test('a conversation is read and unread for everybody', async (t) => {
  const { api } = await start()

  const read = await api.markConversationRead({ params })
  const again = await api.markConversationRead({ params })
  const listed = await api.listConversations({ query: { unread: true } })
  const unread = await api.markConversationUnread({ params })

  t.equal(read.body.data.unreadCount, 0)
  t.equal(again.body.data.version, read.body.data.version)
  t.equal(listed.body.total, 0)
  t.equal(unread.body.data.unreadCount, 1)
  const query = { unread: true }
  t.match((await api.listConversations({ query })).body, {
    total: 1,
    data: only({ id: params.id }),
  })
})

t.test('listConversations finds by each filter', async (t) => {
  const { api } = await start()
  const other = await api.createConversation({
    body: {
      contactId: demoIds.otherContact,
      channelId: demoIds.otherChannel,
      subject: 'Invoice 2026-114',
    },
  })
  const direct = params.id
  const created = other.body.data.id
  const group = demoIds.conversation
  const cases: Array<[Parameters<typeof api.listConversations>[0], string[]]> = [
    [{}, [created, direct, group]],
    [{ query: { sort: ['createdAt'] } }, [group, direct, created]],
    [{ query: { kind: ['group'] } }, [group]],
    [{ query: { kind: ['direct', 'group'] } }, [created, direct, group]],
    [{ query: { status: ['hold', 'closed'] } }, []],
    [{ query: { contactId: [demoIds.contact] } }, [direct]],
    [{ query: { groupId: [demoIds.group] } }, [group]],
    [{ query: { channelId: [demoIds.otherChannel] } }, [created, direct]],
    [{ query: { assigneeId: [demoIds.agent] } }, [direct]],
    [{ query: { assigneeId: ['none'] } }, [created, group]],
    [{ query: { assigneeId: ['none', demoIds.agent] } }, [created, direct, group]],
    [{ query: { assigneeId: ['me'] } }, []],
    [{ query: { unread: false } }, [created, group]],
    [{ query: { q: 'invo' } }, [created]],
    [{ query: { q: 'crane serv' } }, [created]],
    [{ query: { q: 'renovation' } }, [group]],
    [{ query: { createdFrom: '2100-01-01T00:00:00Z' } }, []],
  ]
  for (const [options, ids] of cases) {
    const { body } = await api.listConversations(options)
    t.same(
      body.data.map(({ id }) => id),
      ids,
      JSON.stringify(options),
    )
    t.equal(body.total, ids.length)
  }
})

t.test('getConversation and listConversations expand contact, assignee and queue', async (t) => {
  const { api, tokenWith } = await start()
  const contact = { id: demoIds.contact, name: 'Harbour Office' }
  const assignee = { id: demoIds.agent, name: 'Noor Haddad' }
  const one = await api.getConversation({ params, query: { expand: ['contact', 'assignee'] } })
  t.match(one, { status: 200, body: { data: { contact, assignee } } })
  t.match(one.body.data.assignee?.email, /@/)
  t.notOk('queue' in one.body.data)
  const plain = await api.getConversation({ params })
  const changed = await api.updateConversation({
    params,
    body: { subject: 'Crane 3' },
    headers: { 'if-match': String(one.headers['etag']) },
  })
  t.equal(changed.status, 200, 'the ETag is of the same version')
  t.notOk('contact' in plain.body.data)
  const missing = { params: { id: newId() }, query: { expand: ['queue' as const] } }
  t.match(await api.getConversation(missing), { status: 404 })

  const { body } = await api.createConversation({
    body: {
      contactId: demoIds.otherContact,
      channelId: demoIds.otherChannel,
      queueId: demoIds.queue,
    },
  })
  t.notOk('queue' in body.data)
  const token = await tokenWith('conversations:read')
  const list = await api.listConversations({
    query: {
      expand: ['queue', 'assignee', 'contact'],
      contactId: [demoIds.contact, demoIds.otherContact],
    },
    token,
  })
  t.match(
    list.body.data,
    only(
      { id: body.data.id, queue: { id: demoIds.queue }, assignee: null },
      { id: params.id, contact, assignee: { ...assignee, email: null }, queue: null },
    ),
  )
})

t.test('listConversations finds those closed in an interval', async (t) => {
  const { api } = await start()
  const { body } = await api.closeConversation({ params, body: {} })
  const closedAt = body.data.closedAt ?? ''
  const from = await api.listConversations({ query: { closedFrom: closedAt } })
  t.match(from.body, { total: 1, data: only({ id: params.id }) })
  const to = await api.listConversations({ query: { closedTo: closedAt } })
  t.match(to.body, { total: 0, data: only() })
})

t.test('a channel stays as long as conversations on it are not closed', async (t) => {
  const { api } = await start()
  const channel = { id: demoIds.otherChannel }

  const refused = await api.deleteChannel({ params: channel })
  await api.closeConversation({ params })
  const deleted = await api.deleteChannel({ params: channel })

  t.match(refused, {
    status: 409,
    body: { code: 'resource_in_use', references: only({ resource: 'conversation', count: 1 }) },
  })
  t.equal(deleted.status, 204)
  const body = { contactId: demoIds.contact, channelId: demoIds.otherChannel }
  t.equal((await api.createConversation({ body })).status, 422)
  t.equal((await api.getConversation({ params })).body.data.channelId, demoIds.otherChannel)
})

t.test('mergeContacts keeps one open conversation on a channel', async (t) => {
  const { api } = await start()
  const other = await api.createConversation({
    body: { contactId: demoIds.otherContact, channelId: demoIds.otherChannel },
  })

  const merged = await api.mergeContacts({
    body: { targetId: demoIds.otherContact, sourceIds: [demoIds.contact] },
  })

  t.equal(merged.status, 200)
  const { body } = await api.listConversations({
    query: { contactId: [demoIds.otherContact], sort: ['-createdAt'] },
  })
  t.same(
    body.data.map(({ id, status }) => [id, status]),
    [
      [other.body.data.id, 'open'],
      [params.id, 'closed'],
    ],
  )
  const bySource = await api.listConversations({
    query: { contactId: [demoIds.contact], sort: ['-createdAt'] },
  })
  t.same(bySource.body.data, body.data, 'the merged contact stands for its target')
})

t.test('a conversation is about tickets, and is found by them', async (t) => {
  const { api } = await start()
  const foreign = await start()
  const make = async (client: Client, title: string) => {
    const contactId = demoIds.contact
    return (await client.createTicket({ body: { title, contactId } })).body.data.id
  }
  const [a, b] = [await make(api, 'A'), await make(api, 'B')]
  const theirs = await make(foreign.api, 'C')
  const set = (...ticketIds: string[]) => api.updateConversation({ params, body: { ticketIds } })
  const about = async (ticketId: string) => {
    const { body } = await api.listConversations({ query: { ticketId: [ticketId] } })
    return body.data.map(({ id }) => id)
  }

  const before = await api.getConversation({ params })
  const both = await set(b, a, b)
  const one = await set(b)

  t.same(before.body.data.ticketIds, [demoIds.ticket])
  t.same(both.body.data.ticketIds, [a, b])
  t.same(one.body.data.ticketIds, [b])
  t.equal(one.body.data.version, before.body.data.version + 2)
  t.same([await about(a), await about(b)], [[], [params.id]])
  for (const id of [newId(), theirs]) {
    const refused = await set(b, id)
    t.match(refused, { status: 422, body: { pointer: '/ticketIds/1', resource: 'ticket', id } })
  }
  const stale = await api.updateConversation({
    params,
    body: { ticketIds: [] },
    headers: { 'if-match': String(before.headers['etag']) },
  })
  t.match(stale, { status: 412, body: { currentEtag: one.headers['etag'] } })
  const { body: log } = await api.listAuditLogs({ query: { action: ['conversation.updated'] } })
  t.match(log.data[0]?.changes, only({ path: '/ticketIds', old: only(a, b), new: only(b) }))
  const strange = await api.createTicket({ body: { title: 'D', contactId: demoIds.otherContact } })
  const refused = {
    status: 422,
    body: { code: 'rule_violated', pointer: '/ticketIds/1', detail: /of the contact/ },
  }
  t.match(await set(b, strange.body.data.id), refused)
  await api.updateTicket({ params: { id: b }, body: { contactId: demoIds.otherContact } })
  t.equal((await set(b)).status, 200, 'a link that is there stays')
  const ofGroup = { params: { id: demoIds.conversation }, body: { ticketIds: [a] } }
  const group = await api.updateConversation(ofGroup)
  t.match(group, { status: 422, body: { code: 'rule_violated', pointer: '/ticketIds/0' } })
  await api.deleteTicket({ params: { id: b } })
  t.same((await api.getConversation({ params })).body.data.ticketIds, [])
})

t.test(
  'a conversation that was held when a ticket of it was assigned is assigned by the next one',
  async (t) => {
    const { api, database } = await start()
    const { body: opened } = await api.createConversation({
      body: { contactId: demoIds.otherContact, channelId: demoIds.otherChannel },
    })
    const conversationId = opened.data.id
    const create = async () => {
      const body = { title: 'Crane 4 squeaks', contact_id: demoIds.otherContact, conversationId }
      return (await api.createTicket({ body })).body.data.id
    }
    const assign = async (id: string, assigneeId: string) =>
      (await api.assignTicket({ params: { id }, body: { assigneeId, force: true } })).status
    const older = await create()
    const newer = await create()

    await whileOpen(database, async (holder) => {
      await holder`select from conversations where id = ${conversationId} for no key update`
      t.equal(await assign(newer, demoIds.agent), 200)
    })
    t.equal(await assign(older, demoIds.owner), 200)

    const { body } = await api.getConversation({ params: { id: conversationId } })
    t.equal(body.data.assigneeId, demoIds.agent, 'who has the newest ticket')
  },
)
