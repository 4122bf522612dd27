import t from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { resolvedClosing } from '../../src/api/tickets/status/timers.ts'
import { caseIdOf } from '../../src/lib/ids.ts'
import { makeAgents } from '../helpers/agents.ts'
import { createDesk } from '../helpers/desk.ts'
import { handOver, mailIn, mailOf, startMailing } from '../helpers/mails.ts'
import { only } from '../helpers/only.ts'
import { repairAll, repairFaults } from '../helpers/repair.ts'
import { runOwn } from '../helpers/jobs.ts'
import { start, type Workspace } from '../helpers/start.ts'

// The end of the work on a channel that creates tickets, and its new beginning

const ticketing = { mode: 'on' } as const

interface Matter {
  readonly conversationId: string
  readonly ticketId: string
  readonly contactId: string
}

/** A matter that a contact writes about. */
async function matterOf(
  { api }: Pick<Workspace, 'api'>,
  { conversationId, contactId }: Schema<'Message'>,
): Promise<Matter> {
  const { body } = await api.listTickets({ query: { conversationId: [conversationId] } })
  return { conversationId, ticketId: body.data[0]?.id ?? '', contactId: contactId ?? '' }
}

async function talkOf({ api }: Pick<Workspace, 'api'>, { conversationId: id }: Matter) {
  return (await api.getConversation({ params: { id } })).body.data
}

async function caseOf({ api }: Pick<Workspace, 'api'>, { conversationId }: Matter) {
  return (await api.getCxLog({ params: { id: caseIdOf(conversationId) } })).body.data
}

t.test('the last open ticket that ends closes the conversation and ends the case', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const [agentId = ''] = await makeAgents(workspace, {})
  const { write } = await createDesk(api, { ticketing })
  const matter = await matterOf(workspace, await write('It fails.'))
  const params = { id: matter.ticketId }
  const body = { title: 'Another', contactId: matter.contactId }
  const other = await api.createTicket({
    body: {
      ...body,
      conversationId: matter.conversationId,
      assigneeId: agentId,
      force: true,
    },
  })
  const second = { id: other.body.data.id }

  await api.setTicketStatus({ params, body: { status: 'resolved' } })
  t.match(await talkOf(workspace, matter), { status: 'open', closedAt: null }, 'one is open')
  await api.updateTicket({ params: second, body: { status: 'closed' } })
  t.match(await talkOf(workspace, matter), { status: 'closed', closedAt: String })
  const ended = await caseOf(workspace, matter)
  t.match(ended, { status: 'closed', closedAssigneeId: agentId })
  t.match(ended, { handledTime: Number, resolutionTime: Number, fullResolutionTime: Number })
  const metrics = await api.listCxLogMetrics({ query: { queueId: ['none'] } })
  t.type(metrics.body.data[0]?.resolutionTime.average, 'number')

  const { body: events } = await api.listEvents({ query: { resourceId: matter.conversationId } })
  const closing = events.data.filter(({ type }) => type === 'conversation.closed')
  t.match(closing, only({ actor: { type: 'user' }, causedBy: { type: 'ticket.closed' } }))

  await api.setTicketStatus({ params, body: { status: 'in_progress' } })
  t.match(await talkOf(workspace, matter), { status: 'open', closedAt: null, disposition: null })
  t.match(await caseOf(workspace, matter), { status: 'open', reopenCount: 1 })
  t.same(await repairFaults(workspace.pool), [])
})

t.test('bulk requests and automatic closing end conversations alike', async (t) => {
  const workspace = await start()
  const { api, database, workspaceId } = workspace
  const matters: Matter[] = []
  for (const text of ['One', 'Two', 'Three']) {
    const { write } = await createDesk(api, { ticketing })
    matters.push(await matterOf(workspace, await write(text)))
  }
  const bulk = async (status: 'resolved' | 'open') => {
    const operations = matters.map(
      ({ ticketId: id }) => ({ op: 'status', id, data: { status } }) as const,
    )
    const reply = await api.bulkChangeTickets({ body: { atomic: true, operations } })
    t.equal(reply.status, 200)
  }
  const statuses = async () => {
    const talks = await Promise.all(matters.map((matter) => talkOf(workspace, matter)))
    return talks.map(({ status }) => status)
  }

  await bulk('resolved')
  t.same(await statuses(), ['closed', 'closed', 'closed'])
  await bulk('open')
  t.same(await statuses(), ['open', 'open', 'open'])

  await bulk('resolved')
  const [first] = matters
  const params = { id: first?.conversationId ?? '' }
  await api.reopenConversation({ params })
  for (const { ticketId } of matters) {
    await database.admin`update tickets set resolved_at = now() - interval '8 days'
      where workspace_id = ${workspaceId} and id = ${ticketId}`
  }
  t.equal(await runOwn(workspace, resolvedClosing), 3)
  t.same(await statuses(), ['closed', 'closed', 'closed'], 'one was opened by hand')
  const { body } = await api.listEvents({ query: { resourceId: params.id } })
  t.match(body.data.at(-1), {
    type: 'conversation.closed',
    actor: { type: 'system' },
    causedBy: { type: 'ticket.closed' },
  })
})

t.test('an answer with which a ticket ends, or that follows, leaves the end', async (t) => {
  const desk = await startMailing()
  const { api, channelId } = desk
  await api.updateChannel({ params: { id: channelId }, body: { ticketing } })
  const matter = await matterOf(desk, await mailIn(desk, '<first@harbour.example>'))
  const params = { id: matter.ticketId }
  const answer = { text: 'It is mended.', visibility: 'public' } as const
  const closed = { status: 'closed' } as const

  const ended = await api.setTicketStatus({ params, body: { status: 'resolved', comment: answer } })
  t.equal(ended.status, 200)
  t.match(await talkOf(desk, matter), closed)
  const later = await api.createTicketComment({ params, body: { ...answer, text: 'Goodbye.' } })
  t.match(later.body.data, { messageId: String })
  t.match(await talkOf(desk, matter), closed)
  t.match(await caseOf(desk, matter), { status: 'closed', messageCount: { outbound: 2 } })

  // An answer of the contact opens all of them
  const again = mailOf({ From: 'office@harbour.example', References: '<first@harbour.example>' })
  await handOver(desk, channelId, again)
  t.match(await talkOf(desk, matter), { status: 'open' })
  t.match((await api.getTicket({ params })).body.data, { status: 'open', reopenCount: 1 })
  t.match(await caseOf(desk, matter), { status: 'open', reopenCount: 1 })
})

t.test('a chat that another one replaced is not opened by its ticket', async (t) => {
  const workspace = await start()
  const { api, database, workspaceId } = workspace
  const { write } = await createDesk(api, { ticketing })
  const earlier = await matterOf(workspace, await write('It fails.'))
  const params = { id: earlier.ticketId }
  await api.setTicketStatus({ params, body: { status: 'resolved' } })
  await database.admin`update conversations set closed_at = now() - interval '25 hours'
    where workspace_id = ${workspaceId} and id = ${earlier.conversationId}`
  const later = await matterOf(workspace, await write('Something else.'))
  t.not(later.conversationId, earlier.conversationId)

  const opened = await api.setTicketStatus({ params, body: { status: 'open' } })
  t.equal(opened.status, 200)
  t.match(await talkOf(workspace, earlier), { status: 'closed' })
  t.match(await talkOf(workspace, later), { status: 'open' })
})

t.test('a channel that creates no tickets keeps its conversations open', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const { write } = await createDesk(api)
  const { conversationId, contactId } = await write('It fails.')
  const made = await api.createTicket({
    body: { title: 'Crane', contactId: contactId ?? '', conversationId },
  })
  await api.setTicketStatus({ params: { id: made.body.data.id }, body: { status: 'resolved' } })
  const { body } = await api.getConversation({ params: { id: conversationId } })
  t.match(body.data, { status: 'open' })
})

t.test('repair closes a conversation whose tickets ended by no request', async (t) => {
  const workspace = await start()
  const { api, database, workspaceId, pool } = workspace
  const { write } = await createDesk(api, { ticketing })
  const matter = await matterOf(workspace, await write('It fails.'))
  await database.admin`update tickets set status = 'resolved', resolved_at = now()
    where workspace_id = ${workspaceId} and id = ${matter.ticketId}`
  t.match(
    await repairFaults(pool),
    only(
      `${workspaceId}: ${matter.conversationId}: conversation is open although its last ticket has ended`,
    ),
  )
  await repairAll(workspace)
  t.match(await talkOf(workspace, matter), { status: 'closed' })
  t.same(await repairFaults(pool), [])
})
