import t from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { caseIdOf, newId } from '../../src/lib/ids.ts'
import { createDesk } from '../helpers/desk.ts'
import { feedFaults } from '../helpers/feed.ts'
import { makeContact } from '../helpers/make.ts'
import { only } from '../helpers/only.ts'
import { makeQueue } from '../helpers/queues.ts'
import { repairFaults } from '../helpers/repair.ts'
import { start, type Workspace } from '../helpers/start.ts'

// What comes from a blocked contact is kept, and nothing follows from it until it is unblocked

const autoReply = { enabled: true, text: 'We have got your message.' }

/** Counts everything that follows from messages. */
async function followed({ api, database: { admin }, workspaceId }: Workspace) {
  const cases = await admin`select 1 from cx_logs where workspace_id = ${workspaceId}`
  const entries = await admin`select 1 from queue_entries where workspace_id = ${workspaceId}`
  const { body: tickets } = await api.listTickets({ query: {} })
  const { body: replies } = await api.listMessages({ query: { direction: ['outbound'] } })
  return {
    cases: cases.length,
    entries: entries.length,
    tickets: tickets.total,
    replies: replies.total,
  }
}

async function eventsOf({ api }: Workspace, resourceId: string): Promise<string[]> {
  const { body } = await api.listEvents({ query: { resourceId, limit: 100 } })
  return body.data.map(({ type }) => type)
}

async function talkOf({ api }: Workspace, { conversationId: id }: Schema<'Message'>) {
  return (await api.getConversation({ params: { id } })).body.data
}

/** A channel on which contacts write, whose tickets wait in a queue. */
async function makeDesk(workspace: Workspace) {
  const queueId = await makeQueue(workspace, { strategy: 'manual' })
  return createDesk(workspace.api, { ticketing: { mode: 'on', queueId }, autoReply })
}

t.test('the messages of a blocked contact are kept, and start nothing', async (t) => {
  const workspace = await start()
  const { api, pool } = workspace
  const { write } = await makeDesk(workspace)
  const first = await write('It fails.')
  const id = first.contactId ?? ''
  const { body } = await api.listTickets({ query: { contactId: [id] } })
  const ticket = { id: body.data[0]?.id ?? '' }
  await api.setTicketStatus({ params: ticket, body: { status: 'resolved' } })
  await api.blockContact({ params: { id }, body: { reason: 'Spam' } })
  const before = await followed(workspace)
  const talk = await talkOf(workspace, first)

  const kept = await write('Buy this.')
  t.match(kept, { isBlocked: true, status: 'received', message: 'Buy this.' })
  t.equal(kept.conversationId, first.conversationId)
  t.same(await followed(workspace), before)
  t.same(await talkOf(workspace, first), talk, 'neither reopened nor unread')
  t.match((await api.getTicket({ params: ticket })).body.data, { status: 'resolved' })
  t.same(await eventsOf(workspace, kept.id), ['message.blocked'])
  t.same(await repairFaults(pool), [])

  const listed = async (isBlocked: boolean) => {
    const query = { contactId: [id], isBlocked, direction: ['inbound' as const] }
    const params = { id: first.conversationId }
    const of = await api.listConversationMessages({ params, query: { isBlocked } })
    t.ok(of.body.data.every((one) => one.isBlocked === isBlocked))
    return (await api.listMessages({ query })).body.data.map((one) => one.id)
  }
  t.same(await listed(true), [kept.id])
  t.same(await listed(false), [first.id])
})

t.test('a kept message is not shown as the last one when another one is deleted', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const { write } = await makeDesk(workspace)
  const gone = await write('Gone')
  const last = await write('It fails.')
  await api.blockContact({ params: { id: last.contactId ?? '' }, body: {} })
  await write('Buy this.')
  await api.deleteMessage({ params: { id: gone.id } })
  t.equal((await talkOf(workspace, last)).lastMessagePreview, 'It fails.')
})

t.test('an unblocked message is handed over as if it came then', async (t) => {
  const workspace = await start()
  const { api, pool } = workspace
  const { write } = await makeDesk(workspace)
  const warm = await write('Hello.')
  const id = warm.contactId ?? ''
  await api.blockContact({ params: { id }, body: {} })
  const { body } = await api.listTickets({ query: { contactId: [id] } })
  await api.setTicketStatus({
    params: { id: body.data[0]?.id ?? '' },
    body: { status: 'resolved' },
  })
  const kept = await write('It fails.')
  const params = { id: kept.id }
  const refused = await api.unblockMessage({ params })
  t.match(refused, { status: 422, body: { code: 'contact_blocked' } })
  await api.unblockContact({ params: { id } })
  t.match(await talkOf(workspace, kept), { status: 'closed' }, 'not by unblocking the contact')

  const unblocked = await api.unblockMessage({ params })
  t.match(unblocked, { status: 200, body: { data: { isBlocked: false, id: kept.id } } })
  t.match(await talkOf(workspace, kept), { status: 'open', unreadCount: 2 })
  t.match(
    (await api.listTickets({ query: { contactId: [id] } })).body.data,
    only({ status: 'open', reopenCount: 1 }),
  )
  t.same(await eventsOf(workspace, kept.id), ['message.blocked', 'message.received'])
  const again = await api.unblockMessage({ params })
  t.equal(again.body.data.version, unblocked.body.data.version)
  t.equal((await api.unblockMessage({ params: { id: newId() } })).status, 404)
  t.same(await repairFaults(pool), [])
  t.same(await feedFaults(api), [])
})

t.test('a conversation that a blocked contact begins has no case until it is opened', async (t) => {
  const workspace = await start()
  const { api, pool, database, workspaceId } = workspace
  const contactId = await makeContact(workspace)
  await api.blockContact({ params: { id: contactId }, body: {} })
  const { write } = await makeDesk(workspace)
  const before = await followed(workspace)
  const kept = await write('Buy this.', { contact: { id: contactId } })
  t.match(await talkOf(workspace, kept), {
    status: 'closed',
    unreadCount: 0,
    lastMessageAt: null,
    lastInboundAt: null,
    ticketIds: only(),
  })
  const second = await write('Buy that.', { contact: { id: contactId } })
  t.equal(second.conversationId, kept.conversationId)
  t.same(await followed(workspace), before)
  t.same(await repairFaults(pool), [])

  await api.unblockContact({ params: { id: contactId } })
  await api.unblockMessage({ params: { id: kept.id } })
  t.match(await talkOf(workspace, kept), { status: 'open', unreadCount: 1 })
  const cxLog = await api.getCxLog({ params: { id: caseIdOf(kept.conversationId) } })
  t.match(cxLog.body.data, { status: 'open', direction: 'inbound', messageCount: { inbound: 1 } })
  t.same(await repairFaults(pool), [])

  // Once the contact has another chat, the earlier one stays closed
  await api.closeConversation({ params: { id: kept.conversationId } })
  await database.admin`update conversations set closed_at = now() - interval '25 hours'
    where workspace_id = ${workspaceId} and id = ${kept.conversationId}`
  const other = await write('Hello?', { contact: { id: contactId } })
  t.not(other.conversationId, kept.conversationId)
  t.equal((await api.unblockMessage({ params: { id: second.id } })).status, 200)
  t.match(await talkOf(workspace, kept), { status: 'closed' })
})

t.test('what people do with a conversation of a blocked contact is in its case', async (t) => {
  const workspace = await start()
  const { api, pool, ownerId, database, workspaceId } = workspace
  const { write } = await createDesk(api)
  const begin = async () => {
    const contactId = await makeContact(workspace)
    await api.blockContact({ params: { id: contactId }, body: {} })
    const kept = await write('Buy this.', { contact: { id: contactId } })
    const caseOf = async () => {
      const params = { id: caseIdOf(kept.conversationId) }
      return (await api.getCxLog({ params })).body.data
    }
    return { contactId, conversationId: kept.conversationId, kept, caseOf }
  }

  const noted = await begin()
  const params = { id: noted.conversationId }
  await api.createRoomComment({ params: { roomId: params.id }, body: { text: 'No spam.' } })
  await api.assignConversation({ params, body: { assigneeId: ownerId } })
  t.same(await repairFaults(pool), [], 'it has no case yet')
  await api.reopenConversation({ params })
  t.match(await noted.caseOf(), { status: 'open', agentId: ownerId, firstAssigneeId: ownerId })
  t.same(await repairFaults(pool), [], 'and then the one of its agent')

  const { contactId, ...asked } = await begin()
  const { conversationId } = asked
  const made = await api.createTicket({ body: { title: 'A bill', contactId, conversationId } })
  const { id, currentCxLogId } = made.body.data
  t.equal(currentCxLogId, caseIdOf(conversationId))
  t.match(await asked.caseOf(), { status: 'open', direction: 'inbound', ticketIds: only(id) })
  await api.assignTicket({ params: { id }, body: { assigneeId: ownerId } })
  t.match(await asked.caseOf(), { status: 'open', agentId: ownerId })
  await api.setTicketStatus({ params: { id }, body: { status: 'resolved' } })
  t.match(await asked.caseOf(), { status: 'closed', closedAssigneeId: ownerId })
  await api.unblockContact({ params: { id: contactId } })
  await api.unblockMessage({ params: { id: asked.kept.id } })
  t.match(await asked.caseOf(), { status: 'open', messageCount: { inbound: 1 } })
  t.same(await repairFaults(pool), [])

  const late = await begin()
  await api.unblockContact({ params: { id: late.contactId } })
  await database.admin`update conversations set closed_at = now() - interval '25 hours'
    where workspace_id = ${workspaceId} and id = ${late.conversationId}`
  const other = await write('Hello?', { contact: { id: late.contactId } })
  t.not(other.conversationId, late.conversationId)
  await api.unblockMessage({ params: { id: late.kept.id } })
  t.match(await late.caseOf(), { status: 'closed', messageCount: { inbound: 1 } })
  t.same(await repairFaults(pool), [])
  t.same(await feedFaults(api), [])
})

t.test(
  'the calls of a blocked contact are recorded as blocked, and wait in no queue',
  async (t) => {
    const workspace = await start()
    const { api } = workspace
    const queueId = await makeQueue(workspace, { strategy: 'manual' })
    const ring = async (contactId: string) => {
      const { body } = await api.upsertCdr({
        body: {
          provider: 'pbx',
          externalCallId: newId(),
          direction: 'inbound',
          status: 'ringing',
          startedAt: new Date().toISOString(),
          contactId,
          queueId,
        },
      })
      return body.data
    }
    const [good, bad] = [await makeContact(workspace), await makeContact(workspace)]
    await api.blockContact({ params: { id: bad }, body: {} })
    const before = await followed(workspace)

    const blocked = await ring(bad)
    t.match(blocked, { isBlocked: true })
    t.match(await followed(workspace), { entries: before.entries })
    const taken = await ring(good)
    t.match(taken, { isBlocked: false })
    t.match(await followed(workspace), { entries: before.entries + 1 })

    const listed = async (isBlocked: boolean) => {
      const { body } = await api.listCdrs({ query: { isBlocked, contactId: [good, bad] } })
      return body.data.map(({ id }) => id)
    }
    t.same(await listed(true), [blocked.id])
    t.same(await listed(false), [taken.id])
    await api.unblockContact({ params: { id: bad } })
    t.match((await api.getCdr({ params: { id: blocked.id } })).body.data, { isBlocked: true })
  },
)
