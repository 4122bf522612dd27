import t from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { demoIds } from '../../src/workspaces/demo.ts'
import { makeConversation } from '../helpers/make.ts'
import { only } from '../helpers/only.ts'
import { runDue } from '../helpers/run-due.ts'
import { newId } from '../../src/lib/ids.ts'
import { listBuilding } from '../../src/lists/build.ts'
import type { Client } from '../helpers/client.ts'
import { deadlocksOf, whileOpen } from '../helpers/locks.ts'
import { work } from '../helpers/outside.ts'
import { repairAll } from '../helpers/repair.ts'
import { start } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

type Send = Schema<'MessageSend'>
const conversationId = demoIds.directConversation
const text = { messageType: 'text', message: 'We are on our way.' } as const

t.test('sendMessage queues a message, and the worker sends it', async (t) => {
  const { api, pool } = await start()

  const queued = await api.sendMessage({
    body: { conversationId, ...text, metadata: { order: '7' } },
  })

  t.match(queued, {
    status: 201,
    body: {
      data: {
        status: 'queued',
        direction: 'outbound',
        contactId: demoIds.contact,
        channelId: demoIds.otherChannel,
        channel: 'api',
        sender: { type: 'user', id: demoIds.owner, name: 'Ada Park' },
        metadata: { order: '7' },
      },
    },
  })
  const params = { id: queued.body.data.id }
  t.equal(queued.headers['location'], `/api/v1/messages/${params.id}`)
  const { body } = await api.getConversation({ params: { id: conversationId } })
  t.match(body.data, { lastMessagePreview: text.message, unreadCount: 1 })
  work(t, pool)
  await until(async () => (await statusOf(api, params.id)) === 'sent')
  t.match((await api.getMessage({ params })).body.data, { sentAt: /Z$/, errorCode: null })
})

t.test('sendMessage needs exactly one target and what its type asks for', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const elsewhere = await api.sendMessage({
    body: { ...text, conversationId: await makeConversation(workspace) },
  })
  const ofOther = { conversationId, replyToMessageId: elsewhere.body.data.id }
  const cases: Array<[Send, number, object]> = [
    [text, 400, { errors: [{ pointer: '' }] }],
    [{ ...text, conversationId, contactId: demoIds.contact }, 400, { errors: [{ pointer: '' }] }],
    [{ conversationId, messageType: 'text' }, 400, { errors: [{ pointer: '/message' }] }],
    [{ conversationId, messageType: 'location' }, 400, { errors: [{ pointer: '/location' }] }],
    [
      { conversationId, ...text, location: { latitude: 1, longitude: 1 } },
      400,
      { errors: [{ pointer: '/location' }] },
    ],
    [{ ...text, conversationId: newId() }, 422, { pointer: '/conversationId' }],
    [{ ...text, contactId: newId() }, 422, { pointer: '/contactId' }],
    [{ ...text, contactId: newId(), channelId: newId() }, 422, { pointer: '/contactId' }],
    [{ ...text, groupId: newId() }, 422, { pointer: '/groupId' }],
    [{ ...text, conversationId, channelId: newId() }, 422, { pointer: '/channelId' }],
    [{ ...text, conversationId, channelId: demoIds.channel }, 422, { pointer: '/channelId' }],
    [{ ...text, conversationId, replyToMessageId: newId() }, 422, { pointer: '/replyToMessageId' }],
    [{ ...text, ...ofOther }, 422, { code: 'rule_violated', pointer: '/replyToMessageId' }],
    [
      { ...text, conversationId, scheduledAt: '2020-01-01T00:00:00Z' },
      422,
      { pointer: '/scheduledAt' },
    ],
    [
      { ...text, conversationId, html: '<p>Hi</p>' },
      422,
      { code: 'channel_capability_missing', pointer: '/html' },
    ],
  ]
  for (const [body, status, problem] of cases) {
    const reply = await api.sendMessage({ body })
    t.match(reply, { status, body: problem }, JSON.stringify(body))
  }
})

t.test('sendMessage to a contact finds the channel, or asks for one', async (t) => {
  const { api } = await start()
  const contact = (await api.createContact({ body: { name: 'Mira' } })).body.data
  const body = { contactId: contact.id, ...text }

  const open = await api.sendMessage({ body: { contactId: demoIds.contact, ...text } })
  const unclear = await api.sendMessage({ body })
  await api.updateChannel({ params: { id: demoIds.otherChannel }, body: { status: 'disabled' } })
  const only = await api.sendMessage({ body })
  const disabled = await api.sendMessage({ body: { ...body, channelId: demoIds.otherChannel } })

  t.equal(open.body.data.conversationId, conversationId)
  t.match(unclear, { status: 422, body: { code: 'channel_required', pointer: '/channelId' } })
  t.same(
    unclear.body.candidates?.map(({ channelId }) => channelId),
    [demoIds.channel, demoIds.otherChannel],
  )
  t.match(only, { status: 201, body: { data: { channelId: demoIds.channel } } })
  t.match(disabled, { status: 409, body: { code: 'channel_disabled' } })
  await api.updateChannel({ params: { id: demoIds.channel }, body: { status: 'disabled' } })
  const none = await api.sendMessage({ body: { contactId: demoIds.otherContact, ...text } })
  t.match(none, { status: 422, body: { code: 'contact_unreachable' } })
})

t.test('fifty messages at once to a contact open one conversation', async (t) => {
  const { api } = await start()
  const body = { contactId: demoIds.otherContact, channelId: demoIds.channel, ...text }

  const replies = await Promise.all(Array.from({ length: 50 }, () => api.sendMessage({ body })))

  const sent = replies.filter(({ status }) => status === 201)
  t.ok(sent.length > 0, 'not all are sent away to try again')
  t.same(
    replies.filter(({ status }) => status !== 201 && status !== 503),
    [],
  )
  t.equal(new Set(sent.map((reply) => reply.body.data.conversationId)).size, 1)
})

t.test('clientRequestId makes a message once, also of many requests at once', async (t) => {
  const { api, tokenWith } = await start()
  const body = { conversationId, ...text, clientRequestId: 'answer-1' }

  const replies = await Promise.all(Array.from({ length: 20 }, () => api.sendMessage({ body })))

  const done = replies.filter(({ status }) => status !== 503)
  t.equal(done.filter(({ status }) => status === 201).length, 1)
  t.equal(new Set(done.map((reply) => reply.body.data.id)).size, 1)
  const later = await api.sendMessage({ body: { ...body, message: 'Another text' } })
  t.match(later, { status: 200, body: { data: { id: done[0]?.body.data.id, ...text } } })
  const token = await tokenWith('messages:send')
  t.equal((await api.sendMessage({ body, token })).status, 201, 'of another token')
})

t.test('nothing is sent to a blocked contact, or after the message window', async (t) => {
  const { api } = await start()
  const params = { id: demoIds.otherChannel }

  await api.updateChannel({ params, body: { messageWindowHours: 24 } })
  t.equal((await api.sendMessage({ body: { conversationId, ...text } })).status, 201)
  const { body } = await api.getConversation({ params: { id: conversationId } })
  t.type(body.data.messageWindowExpiresAt, 'string')
  const never = await api.sendMessage({
    body: { contactId: demoIds.otherContact, channelId: params.id, ...text },
  })
  t.match(never, { status: 422, body: { code: 'message_window_closed' } })
  await api.blockContact({ params: { id: demoIds.contact }, body: { reason: 'Spam' } })
  const blocked = await api.sendMessage({ body: { conversationId, ...text } })
  t.match(blocked, { status: 422, body: { code: 'contact_blocked' } })
})

t.test('a message to a closed conversation opens it', async (t) => {
  const { api } = await start()
  const params = { id: conversationId }
  await api.closeConversation({ params, body: { disposition: 'Solved' } })

  t.equal((await api.sendMessage({ body: { conversationId, ...text } })).status, 201)

  const { body } = await api.getConversation({ params })
  t.match(body.data, { status: 'open', closedAt: null, disposition: null })
  await api.closeConversation({ params })
  const other = await api.createConversation({
    body: { contactId: demoIds.contact, channelId: demoIds.otherChannel },
  })
  const refused = await api.sendMessage({ body: { conversationId, ...text } })
  t.match(refused, {
    status: 409,
    body: { code: 'duplicate_resource', existing: { id: other.body.data.id } },
  })
})

t.test('a message to a group is kept in its conversation', async (t) => {
  const { api, pool } = await start()
  const body = { groupId: demoIds.group, ...text }

  const kept = await api.sendMessage({ body })
  const out = await api.sendMessage({
    body: { ...text, conversationId: demoIds.conversation, channelId: demoIds.channel },
  })
  const later = await api.sendMessage({ body: { ...body, scheduledAt: '2099-01-01T00:00:00Z' } })

  t.match(kept.body.data, {
    status: 'sent',
    groupId: demoIds.group,
    conversationId: demoIds.conversation,
    contactId: null,
    channelId: null,
  })
  t.match(out.body.data, { status: 'queued', groupId: demoIds.group, contactId: null })
  t.match(later.body.data, { status: 'scheduled' })
  work(t, pool)
  await until(async () => (await statusOf(api, out.body.data.id)) === 'sent')

  const group = await api.updateGroup({
    params: { id: demoIds.group },
    body: { archived_at: 1_795_000_000 },
  })
  t.equal(group.status, 200)
  for (const target of [{ groupId: demoIds.group }, { conversationId: demoIds.conversation }]) {
    const refused = await api.sendMessage({ body: { ...target, ...text } })
    t.match(refused, { status: 409, body: { code: 'group_archived' } })
  }
  const empty = await api.createGroup({ body: { name: 'Empty' } })
  const toUnknown = await api.sendMessage({
    body: { groupId: empty.body.id, channelId: demoIds.channel, ...text },
  })
  t.match(toUnknown, { status: 422, body: { code: 'contact_unreachable' } })
})

t.test('a scheduled message goes out when it is time, by the database', async (t) => {
  const { api, pool, database, workspaceId } = await start()
  const scheduledAt = '2099-01-01T00:00:00.000Z'
  const shown = (id: string) =>
    api.getConversation({ params: { id } }).then(({ body: { data } }) => ({
      at: data.lastMessageAt,
      preview: data.lastMessagePreview,
      version: data.version,
    }))
  const conversations = [conversationId, demoIds.conversation]
  const before = await Promise.all(conversations.map(shown))
  const later = { messageType: 'text', message: 'We come  at noon.', scheduledAt } as const
  const sent = [
    await api.sendMessage({ body: { conversationId, ...later } }),
    await api.sendMessage({
      body: { groupId: demoIds.group, ...text, scheduledAt: '2099-01-02T00:00:00.000Z' },
    }),
    await api.sendMessage({ body: { groupId: demoIds.group, ...later } }),
  ].map((reply) => reply.body.data.id)
  const never = await api.sendMessage({
    body: { conversationId, ...later, message: 'We do not come.' },
  })
  await api.cancelMessage({ params: { id: never.body.data.id } })
  t.same(await Promise.all(conversations.map(shown)), before, 'none is the last message')
  const dropped = await api.sendMessage({ body: { conversationId, ...later } })
  await api.deleteMessage({ params: { id: dropped.body.data.id } })
  t.equal((await shown(conversationId)).preview, 'Are you there?', 'nor once it is deleted')
  work(t, pool)

  const query = { status: ['scheduled' as const] }
  t.equal((await api.listMessages({ query })).body.total, 4)
  await database.admin`update messages set due_at = now()
    where workspace_id = ${workspaceId} and id in ${database.admin(sent)}`
  for (const id of sent) await until(async () => (await statusOf(api, id)) === 'sent')
  t.match((await api.getMessage({ params: { id: sent[0] ?? '' } })).body.data, { scheduledAt })
  for (const [index, id] of conversations.entries()) {
    const { at, preview } = await shown(id)
    t.equal(preview, ['We come at noon.', text.message][index], 'of several the latest')
    t.ok(String(at) > String(before[index]?.at ?? ''), 'it is the last message since it was sent')
  }
})

t.test('a scheduled message waits while its conversation is locked', async (t) => {
  const { api, pool, database, workspaceId } = await start()
  const { body: app } = await api.createChannel({ body: { type: 'api', name: 'Second app' } })
  const talkWith = async (platformId: string) => {
    const body = { externalId: newId(), contact: { platformId }, messageType: 'text' } as const
    const params = { id: app.data.id }
    const reply = await api.receiveMessage({ params, body: { ...body, message: 'Hi' } })
    return { conversationId: reply.body.data.conversationId }
  }
  const body = { name: 'Second', contacts: [demoIds.contact] }
  const groupId = (await api.createGroup({ body })).body.id
  const send = async (
    target: { conversationId: string } | { groupId: string },
    scheduledAt?: string,
  ) => {
    const reply = await api.sendMessage({ body: { ...target, ...text, scheduledAt } as Send })
    if (reply.status !== 201) throw new Error(reply.text)
    return reply.body.data
  }
  const later = '2099-01-01T00:00:00.000Z'
  const held = [
    await send({ conversationId }, later),
    await send({ groupId: demoIds.group }, later),
  ] as const
  const queued = await send(await talkWith('Ida'))
  const free = [await send(await talkWith('Mo'), later), await send({ groupId }, later), queued]
  const heldIds = held.map(({ id }) => id)
  const freeIds = free.map(({ id }) => id)
  const locked = [...held, queued].map((one) => one.conversationId)
  const before = await deadlocksOf(database)

  await whileOpen(database, async (other) => {
    // The conversation first and the message second, as deleteMessage does
    await other`select from conversations where workspace_id = ${workspaceId}
      and id in ${other(locked)} for no key update`
    await database.admin`update messages set due_at = now() - interval '1 second'
      where workspace_id = ${workspaceId} and id in ${database.admin([...heldIds, ...freeIds])}`
    work(t, pool)
    for (const id of freeIds) await until(async () => (await statusOf(api, id)) === 'sent', 5000)
    for (const id of heldIds) t.equal(await statusOf(api, id), 'scheduled')
    await other`select from messages where workspace_id = ${workspaceId}
      and id in ${other(heldIds)} for update`
  })

  for (const id of heldIds) await until(async () => (await statusOf(api, id)) === 'sent')
  t.equal(await deadlocksOf(database), before)
})

t.test('cancelMessage and retryMessage follow the states', async (t) => {
  const { api } = await start()
  const failed = { id: demoIds.failedMessage }
  const scheduled = { id: demoIds.message }
  const received = { id: demoIds.receivedMessage }

  const canceled = await api.cancelMessage({ params: scheduled })
  t.equal(canceled.body.data.status, 'canceled')
  const again = await api.cancelMessage({ params: scheduled })
  t.equal(again.body.data.version, canceled.body.data.version)
  const illegal = { status: 409, body: { code: 'illegal_status_transition' } }
  t.match(await api.retryMessage({ params: scheduled }), illegal)
  t.match(await api.cancelMessage({ params: failed }), {
    status: 409,
    body: { from: 'failed', allowed: only('queued') },
  })
  t.match(await api.retryMessage({ params: received }), illegal)
  const retried = await api.retryMessage({ params: failed })
  t.match(retried.body.data, { status: 'queued', errorCode: null, failedAt: null })
  t.equal((await api.cancelMessage({ params: failed })).body.data.status, 'canceled')
})

t.test('deleteMessage erases what it says and keeps that it was there', async (t) => {
  const { api, database, workspaceId } = await start()
  const query = { q: 'sensor' }
  const params = { id: demoIds.receivedMessage }
  t.equal((await api.listMessages({ query })).body.total, 1)

  t.equal((await api.deleteMessage({ params })).status, 204)
  t.equal((await api.deleteMessage({ params })).status, 204)

  const { body } = await api.getMessage({ params })
  t.match(body.data, { message: null, metadata: {}, deletedAt: /Z$/, status: 'received' })
  t.equal((await api.listMessages({ query })).body.total, 0)
  const scheduled = { id: demoIds.message }
  await api.deleteMessage({ params: scheduled })
  t.match((await api.getMessage({ params: scheduled })).body.data, {
    status: 'canceled',
    message: null,
  })
  const conversation = await api.getConversation({ params: { id: conversationId } })
  t.equal(conversation.body.data.lastMessagePreview, 'Are you there?')
  const queued = await api.sendMessage({ body: { conversationId, ...text } })
  await database.admin`update messages set status = 'sending'
    where workspace_id = ${workspaceId} and id = ${queued.body.data.id}`
  t.equal((await api.deleteMessage({ params: { id: queued.body.data.id } })).status, 409)
})

t.test('the preview of a message is the same after another one is deleted', async (t) => {
  const { api } = await start()
  const send = async (message: string) =>
    (await api.sendMessage({ body: { ...text, conversationId, message } })).body.data.id
  const preview = async () =>
    (await api.getConversation({ params: { id: conversationId } })).body.data.lastMessagePreview
  // A crane has two code units, of which 200 are shown
  for (const [message, shown] of [
    [' The crane\n\nis  back. ', 'The crane is back.'],
    ['The\u00a0crane\u2028is\ufeffback.', 'The crane is back.'],
    ['\u{1f3d7}'.repeat(150), '\u{1f3d7}'.repeat(100)],
    [`a${'\u{1f3d7}'.repeat(150)}`, `a${'\u{1f3d7}'.repeat(99)}`],
  ] as const) {
    const id = await send('Gone')
    await send(message)
    t.equal(await preview(), shown)
    await api.deleteMessage({ params: { id } })
    t.equal(await preview(), shown)
  }
})

t.test('receipts only move a message forward', async (t) => {
  const { api } = await start()
  const sent = await api.sendMessage({ body: { conversationId, ...text } })
  const messageId = sent.body.data.id
  const params = { id: demoIds.otherChannel }
  const report = async (status: Schema<'MessageReceipt'>['status']) => {
    const reply = await api.updateMessageStatus({
      params,
      body: { messageId, status, occurredAt: '2026-01-02T03:04:05Z' },
    })
    return reply.body.data.status
  }

  t.equal(await report('sent'), 'sent')
  t.equal(await report('delivered'), 'delivered')
  t.equal(await report('sent'), 'delivered')
  t.equal(await report('failed'), 'delivered')
  t.equal(await report('read'), 'read')
  t.equal(await report('delivered'), 'read')
  t.match((await api.getMessage({ params: { id: messageId } })).body.data, {
    sentAt: '2026-01-02T03:04:05.000Z',
    deliveredAt: '2026-01-02T03:04:05.000Z',
    readAt: '2026-01-02T03:04:05.000Z',
    failedAt: null,
  })

  const unknown = await api.updateMessageStatus({
    params,
    body: { externalId: 'unknown', status: 'read' },
  })
  t.match(unknown, { status: 422, body: { pointer: '/externalId' } })
  const both = await api.updateMessageStatus({ params, body: { status: 'read' } })
  t.equal(both.status, 400)
  const elsewhere = await api.updateMessageStatus({
    params: { id: demoIds.channel },
    body: { messageId, status: 'read' },
  })
  t.match(elsewhere, { status: 422, body: { pointer: '/messageId' } })
  const inbound = await api.updateMessageStatus({
    params,
    body: { messageId: demoIds.receivedMessage, status: 'read' },
  })
  t.equal(inbound.body.data.status, 'received')
})

t.test('a failed receipt tells why, and a retry sends again', async (t) => {
  const { api, pool } = await start()
  const sent = await api.sendMessage({ body: { conversationId, ...text } })
  const messageId = sent.body.data.id
  const failed = await api.updateMessageStatus({
    params: { id: demoIds.otherChannel },
    body: { messageId, status: 'failed', errorCode: 'no_such_user', errorMessage: 'Gone' },
  })
  t.match(failed.body.data, { status: 'failed', errorCode: 'no_such_user', failedAt: /Z$/ })
  await api.retryMessage({ params: { id: messageId } })
  work(t, pool)
  await until(async () => (await statusOf(api, messageId)) === 'sent')
})

t.test('listMessages finds by each filter, and a conversation lists its own', async (t) => {
  const { api } = await start()
  const { receivedMessage: received, message: scheduled, failedMessage: failed } = demoIds
  const group = (await api.sendMessage({ body: { groupId: demoIds.group, ...text } })).body.data.id
  const cases: Array<[Parameters<typeof api.listMessages>[0], string[]]> = [
    [{}, [group, failed, scheduled, received]],
    [{ query: { sort: ['createdAt'] } }, [received, scheduled, failed, group]],
    [{ query: { conversationId: [conversationId] } }, [failed, scheduled, received]],
    [{ query: { contactId: [demoIds.contact] } }, [failed, scheduled, received]],
    [{ query: { groupId: [demoIds.group] } }, [group]],
    [{ query: { channelId: [demoIds.channel] } }, [failed]],
    [{ query: { direction: ['inbound'] } }, [received]],
    [{ query: { status: ['failed', 'sent'] } }, [group, failed]],
    [{ query: { messageType: ['location'] } }, []],
    [{ query: { q: 'sens' } }, [received]],
    [{ query: { createdTo: '2020-01-01T00:00:00Z' } }, []],
  ]
  for (const [options, ids] of cases) {
    const { body } = await api.listMessages(options)
    t.same(
      body.data.map(({ id }) => id),
      ids,
      JSON.stringify(options),
    )
    t.equal(body.total, ids.length)
  }
  const own = await api.listMessages({
    query: { conversationId: [conversationId], direction: ['outbound'] },
  })
  t.same(
    own.body.data.map(({ id }) => id),
    [failed, scheduled],
  )
  const thread = await api.listConversationMessages({
    params: { id: conversationId },
    query: { direction: ['outbound'] },
  })
  t.same(thread.body.data, own.body.data)
  const nowhere = await api.listMessages({ query: { conversationId: [newId()] } })
  t.match(nowhere, { status: 200, body: { total: 0 } })
  const unknown = await api.listConversationMessages({ params: { id: newId() } })
  t.equal(unknown.status, 404)
})

t.test('the timeline of a long conversation is counted by its bitmap', async (t) => {
  const workspace = await start()
  const { api, database, pool, workspaceId } = workspace
  const params = { id: conversationId }
  const totals = async () => {
    const { body: first } = await api.listConversationTimeline({ params })
    const query = { page: first.lastPage }
    const { body: last } = await api.listConversationTimeline({ params, query })
    return [first.total, last.total, (first.lastPage - 1) * first.pageSize + last.data.length]
  }
  const keys = () => database.admin<Array<{ isBuilt: boolean }>>`
    select built_at is not null as "isBuilt" from list_keys
    where workspace_id = ${workspaceId} and list = 'messages'
      and key = list_key('conversation_id', ${conversationId})`
  const add = async (count: number) => {
    await database.admin`
      insert into messages (workspace_id, id, position, conversation_id, contact_id, channel_id, direction,
        message_type, message, cc, bcc, dropped_attachments, metadata, sender_type, sender_id, status, ingested_at,
        created_at, updated_at)
      select workspace_id, gen_random_uuid(), next_position(workspace_id, 'messages'), conversation_id, contact_id,
        channel_id, direction, message_type, message, cc, bcc, dropped_attachments, metadata, sender_type,
        sender_id, status, ingested_at, created_at, updated_at
      from (select * from messages where workspace_id = ${workspaceId} and id = ${demoIds.receivedMessage}) m
      cross join generate_series(1, ${count}::int)`
  }
  const before = (await totals())[0] ?? 0
  t.same(await keys(), [], 'few are counted by reading them')

  await add(1100)
  const many = before + 1100
  t.same(await totals(), [many, many, many])
  t.same(await keys(), [{ isBuilt: false }])
  while ((await runDue(pool, listBuilding)) > 0);
  t.same(await keys(), [{ isBuilt: true }])
  await add(1)
  await api.transferConversation({ params, body: { assigneeId: demoIds.agent, note: 'A comment' } })
  t.same(await totals(), [many + 2, many + 2, many + 2], 'with what is not folded yet')
  // The case of the conversation knows nothing of what was inserted
  await repairAll(workspace)
})

t.test('the timeline holds messages and comments, each once on all pages', async (t) => {
  const { api, tokenWith } = await start()
  const params = { id: conversationId }
  for (let n = 0; n < 10; n++) {
    await api.sendMessage({ body: { conversationId, ...text } })
    await api.transferConversation({
      params,
      body: { assigneeId: demoIds.agent, note: `Note ${n}` },
    })
  }

  const seen: Array<{ type: string; id: string; createdAt: string }> = []
  for (let page = 1; page <= 4; page++) {
    const { body } = await api.listConversationTimeline({ params, query: { page, pageSize: 6 } })
    t.equal(body.total, 23)
    for (const { type, createdAt, message, comment } of body.data) {
      t.equal(type === 'message', message !== undefined)
      seen.push({ type, id: message?.id ?? comment?.id ?? '', createdAt })
    }
  }

  t.equal(new Set(seen.map(({ id }) => id)).size, 23)
  const times = seen.map(({ createdAt }) => createdAt)
  t.same(times, [...times].sort().reverse())
  const around = await api.listConversationTimeline({
    params,
    query: { pageSize: 100, sort: ['createdAt'] },
  })
  t.same(
    around.body.data.map(({ message, comment }) => message?.id ?? comment?.id),
    seen.map(({ id }) => id).reverse(),
  )
  const token = await tokenWith('conversations:read', 'messages:read')
  const refused = await api.listConversationTimeline({ params, token })
  t.match(refused, { status: 403, body: { requiredScopes: only('comments:read') } })
  t.equal((await api.listConversationTimeline({ params: { id: newId() } })).status, 404)
})

async function statusOf(api: Client, id: string): Promise<string> {
  return (await api.getMessage({ params: { id } })).body.data.status
}
