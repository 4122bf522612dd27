import t from 'tap'
import { batchSize } from '../../src/platform/jobs/pending-work.ts'
import { newId } from '../../src/lib/ids.ts'
import type { Mailing } from '../helpers/mails.ts'
import { handOver, mailOf, reportOf, sentMessage, startMailing } from '../helpers/mails.ts'
import { makeChannel, makeContact, makeGroup } from '../helpers/make.ts'
import { only } from '../helpers/only.ts'
import { start, startEmpty } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

const text = { messageType: 'text', message: 'Meet at noon.' } as const

/** A group of contacts with these addresses. */
async function crew({ api }: Mailing, ...emails: string[]): Promise<{ id: string; room: string }> {
  const contacts: string[] = []
  for (const email of emails) {
    const { body } = await api.createContact({
      body: { name: email, contactEmails: [{ email }] },
    })
    contacts.push(body.data.id)
  }
  const { body } = await api.createGroup({ body: { name: 'Crew', contacts } })
  return { id: body.id, room: body.conversation_id }
}

t.test('each recipient of a message to a group has a status', async (t) => {
  const desk = await startMailing()
  const { api, channelId, smtp } = desk
  const { id: groupId } = await crew(desk, 'a@x.example', 'b@x.example', 'c@x.example')
  smtp.rejectRecipients('b@x.example')

  const sent = await api.sendMessage({ body: { groupId, channelId, ...text } })
  const params = { id: sent.body.data.id }
  const message = await sentMessage(api, params.id)
  const recipients = async () => {
    const { body } = await api.listMessageRecipients({ params })
    return body.data.sort((a, b) => String(a.address).localeCompare(String(b.address)))
  }

  t.equal(message.status, 'sent')
  t.match(
    await recipients(),
    only(
      { address: 'a@x.example', status: 'sent', sentAt: /Z$/, contactId: /./ },
      { address: 'b@x.example', status: 'failed', errorCode: 'smtp_550', sentAt: null },
      { address: 'c@x.example', status: 'sent', errorCode: null },
    ),
  )
  const messageId = message.externalId ?? ''
  const one = await handOver(desk, channelId, reportOf({ messageId, recipient: 'C@x.example' }))
  t.match(one, { status: 200, body: { data: { id: params.id, status: 'sent' } } })
  t.match((await recipients())[2], { status: 'failed', errorCode: 'bounced', failedAt: /Z$/ })
  const last = await handOver(desk, channelId, reportOf({ messageId, recipient: 'a@x.example' }))
  t.match(last.body.data, { status: 'failed', errorCode: 'bounced' }, 'it has reached nobody')

  await api.retryMessage({ params })
  t.match(await sentMessage(api, params.id), { status: 'failed', errorCode: 'contact_unreachable' })
  t.match(
    (await recipients()).map(({ errorCode }) => errorCode),
    only('bounced', 'smtp_550', 'bounced'),
    'those whose mails were returned or refused for good are left out',
  )
  await api.retryMessage({ params, query: { force: true } })
  await sentMessage(api, params.id)
  t.match(
    (await recipients()).map(({ status }) => status),
    only('sent', 'failed', 'sent'),
  )
})

t.test('a message to a group names the members whom it does not reach', async (t) => {
  const desk = await startMailing()
  const { api, channelId, smtp } = desk
  const { id: groupId } = await crew(desk, 'a@x.example', 'b@x.example', 'c@x.example')
  const params = { id: groupId }
  const { contacts } = (await api.getGroup({ params })).body
  const [reached = '', blocked = '', bounced = ''] = ['a', 'b', 'c'].map(
    (name) => contacts.find((one) => one.display_name === `${name}@x.example`)?.id ?? '',
  )
  const silent = await makeContact(desk)
  await api.addGroupContacts({ params, body: { contacts: [silent] } })
  await api.blockContact({ params: { id: blocked }, body: {} })
  const earlier = await api.sendMessage({ body: { contactId: bounced, channelId, ...text } })
  const { externalId } = await sentMessage(api, earlier.body.data.id)
  const messageId = externalId ?? ''
  await handOver(desk, channelId, reportOf({ messageId, recipient: 'c@x.example' }))
  const send = () => api.sendMessage({ body: { groupId, channelId, ...text } })

  const { data } = (await send()).body

  const leftOut = new Map(data.leftOut.map(({ contactId, reason }) => [contactId, reason]))
  const reasons = { [silent]: 'no_address', [blocked]: 'blocked', [bounced]: 'bounced' }
  t.same(Object.fromEntries(leftOut), reasons)
  await sentMessage(api, data.id)
  t.same(smtp.received.at(-1)?.to, ['a@x.example'])
  const { body: read } = await api.getMessage({ params: { id: data.id } })
  t.same(read.data.leftOut, data.leftOut)

  await api.removeGroupContact({ params: { id: groupId, contact_id: reached } })
  t.match(await send(), { status: 422, body: { code: 'contact_unreachable' } }, 'nobody is left')
})

t.test('messages of members on a channel without threads enter the group', async (t) => {
  const { api } = await start()
  const channelId = await makeChannel({ api })
  const [member, stranger] = [await makeContact({ api }), await makeContact({ api })]
  const group = (await api.createGroup({ body: { name: 'Crew', contacts: [member] } })).body
  const toGroup = { groupId: group.id, channelId, ...text }
  const sent = (await api.sendMessage({ body: toGroup })).body.data
  const say = (contactId: string, target: { groupId?: string; replyToExternalId?: string }) => {
    const body = { externalId: newId(), contact: { id: contactId }, ...text, ...target }
    return api.receiveMessage({ params: { id: channelId }, body })
  }

  const inGroup = { groupId: group.id, conversationId: group.conversation_id, contactId: member }
  t.match((await say(member, { groupId: group.id })).body.data, inGroup)
  t.match((await say(member, { replyToExternalId: sent.id })).body.data, inGroup)
  t.match((await say(stranger, { replyToExternalId: sent.id })).body.data, { groupId: null })
  t.match((await say(member, {})).body.data, { groupId: null })
  t.match(await say(stranger, { groupId: group.id }), {
    status: 422,
    body: { code: 'rule_violated', pointer: '/groupId' },
  })
  t.match(await say(member, { groupId: newId() }), {
    status: 422,
    body: { code: 'unknown_reference', pointer: '/groupId' },
  })
  await api.updateGroup({ params: { id: group.id }, body: { archived_at: 1_795_000_000 } })
  const archived = await say(member, { groupId: group.id })
  t.match(archived, { status: 409, body: { code: 'group_archived' } })
})

t.test('the recipients of other messages have the status of the message', async (t) => {
  const desk = await startMailing()
  const { api, channelId, smtp } = desk
  const contactId = await makeContact(desk, { contactEmails: [{ email: 'office@x.example' }] })
  smtp.reject(554)
  const sent = await api.sendMessage({
    body: { contactId, channelId, ...text, bcc: ['boss@x.example'] },
  })
  const params = { id: sent.body.data.id }
  await sentMessage(api, params.id)

  const { body } = await api.listMessageRecipients({ params })
  t.match(
    body.data,
    only(
      { contactId, address: 'office@x.example', status: 'failed' },
      { contactId: null, address: 'boss@x.example', status: 'failed', errorCode: 'smtp_554' },
    ),
  )
  const { id } = (await handOver(desk, channelId, mailOf({}))).body.data
  const received = await api.listMessageRecipients({ params: { id } })
  t.same(received.body.data, [])
  t.equal((await api.listMessageRecipients({ params: { id: newId() } })).status, 404)
})

t.test('what a member answers is added to the conversation of the group', async (t) => {
  const desk = await startMailing()
  const { api, channelId } = desk
  const { id: groupId, room } = await crew(desk, 'a@x.example')
  const params = { id: await makeChannel(desk) }
  const { body: group } = await api.getGroup({ params: { id: groupId } })
  const [member] = group.contacts
  const sent = await api.sendMessage({
    body: { groupId, channelId: params.id, ...text },
  })
  await sentMessage(api, sent.body.data.id)
  const mailed = await api.sendMessage({ body: { groupId, channelId, ...text } })
  const { externalId } = await sentMessage(api, mailed.body.data.id)

  const byMail = await handOver(
    desk,
    channelId,
    mailOf({ From: 'a@x.example', References: externalId ?? '' }),
  )
  const stranger = await handOver(
    desk,
    channelId,
    mailOf({ From: 'eve@y.example', References: externalId ?? '' }),
  )

  t.equal(byMail.body.data.conversationId, room)
  t.equal(byMail.body.data.contactId, member?.id)
  t.not(stranger.body.data.conversationId, room)
  const opened = await api.getConversation({ params: { id: stranger.body.data.conversationId } })
  t.equal(opened.body.data.relatedConversationId, room)
})

t.test('a group is written back as it was read, with a member who was deleted', async (t) => {
  const { api } = await startEmpty()
  const [contact, member] = [await makeContact({ api }), await makeContact({ api })]
  const params = { id: await makeGroup({ api }, { contacts: [contact] }) }
  await api.deleteContact({ params: { id: contact } })
  const { body: read } = await api.getGroup({ params })
  t.equal(read.contacts.length, 1)

  const { is_truncated: _, ...given } = read
  const written = await api.updateGroup({ params, body: { ...given, name: 'Berths' } })

  t.match(written, { status: 200, body: { name: 'Berths' } })
  t.same(written.body.contacts, read.contacts)
  const { body: added } = await api.addGroupContacts({
    params,
    body: { contacts: [...read.contacts, { id: member }] },
  })
  t.equal(added.contacts.length, 2)
  const other = await api.createGroup({ body: { name: 'Others', contacts: read.contacts } })
  t.match(other, { status: 422, body: { code: 'unknown_reference', pointer: '/contacts/0' } })
})

t.test('groups are found by name and member, and their pages are linked', async (t) => {
  const { api } = await startEmpty()
  const [contact, other] = [await makeContact({ api }), await makeContact({ api })]
  const ids = [await makeGroup({ api }, { name: 'Harbour renovation', contacts: [contact] })]
  for (const name of ['Crane 1', 'CRANE 2', 'Office']) {
    const contacts = name === 'CRANE 2' ? [other] : []
    ids.unshift((await api.createGroup({ body: { name, contacts } })).body.id)
  }
  const found = async (query: Record<string, unknown>) =>
    (await api.listGroups({ query })).body.data.map(({ id }) => id)

  t.same(await found({ q: 'crane' }), [ids[1], ids[2]])
  t.same(await found({ q: '%' }), [])
  t.same(await found({ contactId: [other] }), [ids[1]])
  t.same(await found({ contactId: [contact, other], q: 'crane' }), [ids[1]])
  t.same(await found({ contactId: [other], q: 'office' }), [])

  const first = await api.listGroups({ query: { limit: 2 } })
  t.equal(
    first.headers['link'],
    `</api/v1/groups?limit=2>; rel="first", </api/v1/groups?limit=2&starting_after=${ids[1]}>; rel="next"`,
  )
  const second = await api.listGroups({ query: { limit: 2, starting_after: ids[1] ?? '' } })
  t.equal(
    second.headers['link'],
    `</api/v1/groups?limit=2>; rel="first", </api/v1/groups?limit=2&ending_before=${ids[2]}>; rel="prev"`,
  )
  const back = await api.listGroups({ query: { limit: 2, ending_before: ids[2] ?? '' } })
  t.match(back.headers['link'], /starting_after=[^>]*>; rel="next"$/)
})

t.test('a deleted group takes everything along that was said in it', async (t) => {
  const desk = await startMailing()
  const { api, channelId, database, ownerId, workspaceId } = desk
  const { id: groupId, room } = await crew(desk, 'a@x.example')
  const secret = 'The key is under the mat'
  const headers = { 'idempotency-key': 'one' }
  await api.createWebhook({
    body: { name: 'All', url: 'https://hooks.example.com/', events: ['message.*', 'comment.*'] },
  })
  const sent = await api.sendMessage({
    headers,
    body: { groupId, channelId, messageType: 'text', message: secret, subject: secret },
  })
  const { externalId } = await sentMessage(api, sent.body.data.id)
  const stranger = await handOver(
    desk,
    channelId,
    mailOf({ From: 'eve@y.example', References: externalId ?? '' }),
  )
  const comment = await api.createRoomComment({
    params: { roomId: room },
    headers: { 'idempotency-key': 'two' },
    body: { text: secret },
  })
  t.equal(comment.status, 201)
  await api.updateConversation({ params: { id: room }, body: { subject: secret } })
  await api.updateComment({ params: { id: comment.body.data.id }, body: { text: `${secret}!` } })
  // More than are erased at once, as rows that came without events
  await database.admin`
    insert into comments (workspace_id, id, room_id, text, mentions, type, visibility, author_type,
      author_id, created_at, updated_at)
    select ${workspaceId}, gen_random_uuid(), ${room}, ${secret}, '[]', 'comment', 'internal', 'user',
      ${ownerId}, now(), now() from generate_series(1, ${batchSize})`

  t.equal((await api.deleteGroup({ params: { id: groupId } })).status, 202)

  const left = async () => {
    const said = await database.admin`
      select from change_data
      where workspace_id = ${workspaceId} and position(${secret} in content::text) > 0
      union all select from changes
      where workspace_id = ${workspaceId} and position(${secret} in concat(differences, object)) > 0`
    const [others] = await database.admin`
      select (select count(*) from idempotency_keys where workspace_id = ${workspaceId}
          and position(convert_to(${secret}, 'UTF8') in body) > 0)::int as replies,
        (select count(*) from webhook_attempts where workspace_id = ${workspaceId}
          and request_body like ${`%${secret}%`})::int as attempts,
        (select count(*) from messages where workspace_id = ${workspaceId}
          and conversation_id = ${room})::int as messages,
        (select count(*) from pending_work where workspace_id = ${workspaceId})::int as work`
    return { said: said.length, ...others }
  }
  await until(async () => (await left()).said === 0)
  await until(async () => ((await left()) as { work?: number }).work === 0)
  t.same(await left(), { said: 0, replies: 0, attempts: 0, messages: 0, work: 0 })
  const params = { id: stranger.body.data.conversationId }
  t.equal((await api.getConversation({ params })).body.data.relatedConversationId, null)
  const events = await api.listEvents({ query: { types: ['message.queued'] } as never })
  t.equal(events.status, 200, 'the feed is still valid')
})
