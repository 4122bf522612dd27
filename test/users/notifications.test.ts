import t from 'tap'
import type { Operations } from '../../generated/operations.ts'
import { overdueNotice } from '../../src/api/tickets/status/timers.ts'
import { notificationPurge } from '../../src/api/users/notifications.ts'
import { newId } from '../../src/lib/ids.ts'
import { makeAgents, tokenOf } from '../helpers/agents.ts'
import { runOwn } from '../helpers/jobs.ts'
import { makeChannel, makeConversation, makeTicket } from '../helpers/make.ts'
import { only } from '../helpers/only.ts'
import { startEmpty, type Workspace } from '../helpers/start.ts'

/** Receives a message of a contact in the conversation of the contact on a channel; returns the conversation and the contact. */
async function write({ api }: Workspace, channelId: string, isAutomatic = false) {
  const contact = { platformId: 'visitor-17', name: 'Mira Lindqvist' }
  const { body } = await api.receiveMessage({
    params: { id: channelId },
    body: { externalId: newId(), contact, messageType: 'text', message: 'It stops.', isAutomatic },
  })
  return { id: body.data.conversationId, contactId: body.data.sender.id }
}

t.test('a user is notified of what others do that concerns the user', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const [mira = '', jonas = ''] = await makeAgents(workspace, {}, {})
  const token = await tokenOf(workspace, mira)
  const other = await tokenOf(workspace, jonas)
  const { body: colleague } = await api.getUser({ params: { id: jonas } })
  const by = { type: 'user', id: jonas, name: colleague.data.name }
  const channelId = await makeChannel(workspace)
  const heard: string[] = []
  /** Expects notifications that are newer than those of before, the newest first. */
  const expectNew = async (label: string, ...expected: object[]) => {
    const { body } = await api.listNotifications({ token, query: { pageSize: 100 } })
    const found = body.data.filter(({ id }) => !heard.includes(id))
    heard.push(...found.map(({ id }) => id))
    t.match(found, expected, label)
    t.equal(found.length, expected.length, label)
    for (const { eventId, eventType } of found) {
      const event = await api.getEvent({ params: { id: eventId }, token })
      t.equal(event.body.data.type, eventType, label)
    }
  }

  const ticket = await makeTicket({ api }, { assigneeId: mira })
  await expectNew('created', { kind: 'assigned', resourceType: 'ticket', resourceId: ticket })
  const params = { id: ticket }
  await api.assignTicket({ params, body: { assigneeId: null }, token: other })
  await api.assignTicket({ params, body: { assigneeId: mira }, token: other })
  const assigned = { kind: 'assigned', actor: by, readAt: null }
  await expectNew('assigned', { ...assigned, eventType: 'ticket.assigned', resourceId: ticket })
  await api.updateTicket({ params, body: { title: 'Crane 4 is stuck' }, token: other })
  await api.assignTicket({ params, body: { assigneeId: null }, token })
  await api.assignTicket({ params, body: { assigneeId: mira }, token })
  await expectNew('another change, and what the user does')

  const about = { resourceType: 'conversation', resourceId: (await write(workspace, channelId)).id }
  const talk = { id: about.resourceId }
  await expectNew('a message in a conversation of no user')
  await api.assignConversation({ params: talk, body: { assigneeId: mira }, token: other })
  await expectNew('conversation', { ...assigned, ...about })
  await write(workspace, channelId, true)
  const { contactId } = await write(workspace, channelId)
  const actor = { type: 'contact', id: contactId, name: 'Mira Lindqvist', email: null }
  await expectNew('a message', { ...about, kind: 'replied', eventType: 'message.received', actor })
  await api.transferConversation({ params: talk, body: { assigneeId: jonas }, token })
  await api.transferConversation({ params: talk, body: { assigneeId: mira }, token: other })
  await expectNew('transferred', { ...assigned, ...about })

  const mention = {
    text: 'Look, {0} and {1}.',
    mentions: [0, 1].map((index) => ({ index, userId: mira })),
  }
  await api.createRoomComment({ params: { roomId: talk.id }, body: mention, token: other })
  await expectNew('mentioned twice', { ...about, kind: 'mentioned', actor: by })
  await api.createTicketComment({ params, body: mention, token })
  const asked = await api.createTicketComment({ params, body: { text: 'Who looks?' }, token })
  await expectNew('own comments')
  const body = { text: 'I do.', parentId: asked.body.data.id }
  await api.createTicketComment({ params, body, token })
  await api.createTicketComment({ params, body, token: other })
  const replied = { kind: 'replied', eventType: 'comment.created', actor: by }
  await expectNew('a reply', { ...replied, resourceType: 'ticket', resourceId: ticket })

  await api.updateTicket({ params, body: { dueAt: '2026-01-02T03:04:05.000Z' }, token })
  await runOwn(workspace, overdueNotice)
  const system = { type: 'system', id: null }
  await expectNew('overdue', { kind: 'overdue', resourceId: ticket, actor: system })

  const { body: theirs } = await api.listNotifications({ token: other })
  t.match(theirs.data, only({ kind: 'assigned', ...about }), 'the other user')
})

t.test('a user marks notifications as read, and lists them by that and by kind', async (t) => {
  const workspace = await startEmpty()
  const { api, tokenWith } = workspace
  const [mira = '', jonas = ''] = await makeAgents(workspace, {}, {})
  const token = await tokenOf(workspace, mira)
  const other = await tokenOf(workspace, jonas)
  const id = await makeTicket(workspace, { assigneeId: mira })
  await makeTicket(workspace, { assigneeId: jonas })
  const body = { text: 'See {0}', mentions: [{ index: 0, userId: mira }] }
  await api.createTicketComment({ params: { id }, body, token: other })
  const list = async (query: Partial<Operations['listNotifications']['query']>, of = token) => {
    const { body } = await api.listNotifications({ query, token: of })
    t.equal(body.total, body.data.length)
    return body.data
  }
  const [mention, assignment] = await list({})
  const [foreign] = await list({}, other)
  const ids = [mention?.id ?? '', foreign?.id ?? '', newId()]

  t.match(
    await list({ kind: ['mentioned', 'replied'] }),
    only({ id: mention?.id, kind: 'mentioned' }),
  )
  t.equal((await api.markNotificationsRead({ body: { ids }, token })).status, 204)
  t.same(await list({ isRead: false }), [assignment])
  const [read, ...others] = await list({ isRead: true })
  t.same(others, [])
  t.same(read, { ...mention, readAt: read?.readAt })
  await api.markNotificationsRead({ body: { ids }, token })
  t.same(await list({ isRead: true }), [read], 'the first time stays')
  t.same(await list({ isRead: false }, other), [foreign], "another user's")

  const narrow = await tokenOf(workspace, mira, 'comments:read')
  t.match(
    await list({}, narrow),
    only({ kind: 'mentioned', actor: { name: 'Agent', email: null } }),
  )
  t.same(await list({ kind: ['assigned'] }, narrow), [], 'of a scope that the token lacks')
  const service = await tokenWith('tickets:read')
  t.match(await api.listNotifications({ token: service }), { status: 404 })
  t.match(await api.markNotificationsRead({ body: { ids }, token: service }), { status: 404 })
})

t.test('notifications are removed after 30 days', async (t) => {
  const workspace = await startEmpty()
  const { api, database, workspaceId } = workspace
  const [mira = ''] = await makeAgents(workspace, {})
  const token = await tokenOf(workspace, mira)
  await makeTicket(workspace, { assigneeId: mira })
  const conversation = await makeConversation(workspace)
  await api.assignConversation({ params: { id: conversation }, body: { assigneeId: mira } })
  await database.admin`
    update notifications set
      created_at = now() - make_interval(days => case resource_type when 'ticket' then 31 else 29 end)
    where workspace_id = ${workspaceId}`
  t.equal(await runOwn(workspace, notificationPurge), 1)
  const { body } = await api.listNotifications({ token })
  t.match(body.data, only({ resourceId: conversation }))
  t.equal(body.total, 1)
})
