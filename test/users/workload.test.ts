import t from 'tap'
import { makeAgents } from '../helpers/agents.ts'
import { makeContact, makeConversation, makeTicket } from '../helpers/make.ts'
import { start } from '../helpers/start.ts'

t.test('the workload counts all kinds of work as routing does', async (t) => {
  const workspace = await start()
  const { api } = workspace
  const [userId = ''] = await makeAgents(workspace, {})
  const params = { id: userId }
  const load = async () => (await api.getUserWorkload({ params })).body.data.load
  const contactId = await makeContact(workspace, { contactEmails: [{ email: 'quay@x.example' }] })
  const config = { smtpHost: 'mail.x.example' }
  const mail = await api.createChannel({
    body: { type: 'email', name: 'Desk', address: 'desk@x.example', config },
  })
  t.equal(mail.status, 201)
  const channelId = mail.body.data.id
  t.same(await load(), { voice: 0, chat: 0, email: 0, task: 0 })

  // One piece of work of each kind, and closed work, which does not count
  await makeTicket(workspace, { contactId, assigneeId: userId })
  const done = await makeTicket(workspace, { contactId, assigneeId: userId })
  await api.setTicketStatus({ params: { id: done }, body: { status: 'resolved' } })
  const chat = await makeConversation(workspace, { assigneeId: userId })
  await makeConversation(workspace, { contactId, channelId, assigneeId: userId })
  const call = {
    provider: 'pbx',
    externalCallId: 'a',
    direction: 'inbound',
    callFrom: '+4531234567',
    callTo: '+4533112233',
  } as const
  const newCall = { ...call, type: 'new_call', occurredAt: '2026-11-20T08:00:00.000Z' } as const
  const answer = { ...call, type: 'answer', occurredAt: '2026-11-20T08:00:05.000Z' } as const
  await api.sendCallEvent({ body: newCall })
  await api.sendCallEvent({ body: { ...answer, agentId: userId } })
  t.same(await load(), { voice: 1, chat: 1, email: 1, task: 1 })

  // With this load as capacity no more is assigned, and with one more it is
  const full = { status: 422, body: { code: 'agent_at_capacity' } }
  const assignments = {
    task: async () => {
      const id = await makeTicket(workspace, { contactId })
      return api.assignTicket({ params: { id }, body: { assigneeId: userId } })
    },
    chat: async () => {
      const id = await makeConversation(workspace)
      return api.assignConversation({ params: { id }, body: { assigneeId: userId } })
    },
    email: async () => {
      const id = await makeConversation(workspace, { contactId, channelId, subject: 'Again' })
      return api.assignConversation({ params: { id }, body: { assigneeId: userId } })
    },
  }
  await api.updateUser({ params, body: { capacity: { voice: 1, chat: 1, email: 1, task: 1 } } })
  for (const [kind, assign] of Object.entries(assignments)) t.match(await assign(), full, kind)
  await api.updateUser({ params, body: { capacity: { chat: 2, email: 2, task: 2 } } })
  for (const [kind, assign] of Object.entries(assignments)) {
    t.equal((await assign()).status, 200, kind)
  }
  t.same(await load(), { voice: 1, chat: 2, email: 2, task: 2 })

  await api.closeConversation({ params: { id: chat }, body: {} })
  t.same(await load(), { voice: 1, chat: 1, email: 2, task: 2 })
  const hangup = { ...call, type: 'hangup', occurredAt: '2026-11-20T08:00:09.000Z' } as const
  await api.sendCallEvent({ body: hangup })
  t.same(await load(), { voice: 0, chat: 1, email: 2, task: 2 })
})
