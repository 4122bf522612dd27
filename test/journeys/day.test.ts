import t from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { makeAgents, setPresence, tokenOf } from '../helpers/agents.ts'
import { again } from '../helpers/again.ts'
import { type Event, report as reportAt } from '../helpers/calls.ts'
import { type Client, clientOf } from '../helpers/client.ts'
import { entriesOf, eventsOf, type Figures, followed, summed, timeOf } from '../helpers/day-sums.ts'
import { handOver, mailOf, sentMessage, startMailing } from '../helpers/mails.ts'
import { makeChannel, makeContact } from '../helpers/make.ts'
import { only } from '../helpers/only.ts'
import { makeQueue } from '../helpers/queues.ts'
import { until } from '../helpers/until.ts'

// A day of a team of eight with mail, chat and phone, two queues and a supervisor. Every figure of its reports is
// compared with sums over the day's events and over the calls as the phone system reported them.

type Ticket = Schema<'Ticket'>

const firstCall = Date.now() - 3_600_000
const at = (seconds: number) => new Date(firstCall + seconds * 1000).toISOString()

async function startTeam() {
  const mailing = await startMailing()
  const { api, channelId, origin } = mailing
  const users = await makeAgents(mailing, ...Array.from({ length: 8 }, () => ({})))
  const [supervisorId = '', ...agentIds] = users
  const { data: roles } = (await api.listRoles({ query: { pageSize: 100 } })).body
  const roleIds = roles.filter(({ systemName }) => systemName === 'supervisor').map(({ id }) => id)
  const changed = await api.updateUser({ params: { id: supervisorId }, body: { roleIds } })
  if (changed.status !== 200) throw new Error(changed.text)
  const clients = new Map<string, Client>()
  for (const id of users) clients.set(id, clientOf(origin, await tokenOf(mailing, id)))
  const clientFor = (id: string | null) => {
    const client = clients.get(id ?? '')
    if (!client) throw new Error(`${id} is not of the team`)
    return client
  }

  const sharing = { strategy: 'least_active', autoAccept: true } as const
  const desk = await makeQueue(mailing, sharing, agentIds.slice(0, 5))
  const phones = await makeQueue(mailing, sharing, agentIds.slice(3))
  const chatId = await makeChannel(mailing, { defaultQueueId: desk })
  await api.updateChannel({
    params: { id: channelId },
    body: { ticketing: { mode: 'on', queueId: desk } },
  })
  const supervisor = clientFor(supervisorId)
  return { ...mailing, users, agentIds, supervisor, clientFor, desk, phones, chatId }
}
type Team = Awaited<ReturnType<typeof startTeam>>

/** Takes a mail of a customer; returns its ticket once somebody has it. */
async function mail(
  team: Team,
  customer: string,
  headers: Readonly<Record<string, string>>,
): Promise<Ticket> {
  const { api, channelId } = team
  const raw = mailOf({ From: `${customer}@x.example`, ...headers })
  const { status, body } = await handOver(team, channelId, raw)
  if (status !== 201) throw new Error(JSON.stringify(body))
  const query = { conversationId: [body.data.conversationId] }
  const read = async () => (await api.listTickets({ query })).body.data[0]
  await until(async () => typeof (await read())?.assigneeId === 'string')
  const ticket = await read()
  if (!ticket) throw new Error('the mail has made no ticket')
  return ticket
}

/** Answers a ticket by mail, as the one who has it; returns the answer's Message-ID. */
async function answer({ api, clientFor }: Team, { id, assigneeId }: Ticket): Promise<string> {
  const body = { text: 'We look at it today.', visibility: 'public' } as const
  const made = await clientFor(assigneeId).createTicketComment({ params: { id }, body })
  const message = await sentMessage(api, made.body.data.messageId ?? '')
  return message.externalId ?? ''
}

async function setStatus(team: Team, { id, assigneeId }: Ticket, status: 'pending' | 'resolved') {
  const params = { id }
  const done = await again(() =>
    team.clientFor(assigneeId).setTicketStatus({ params, body: { status } }),
  )
  if (done.status !== 200) throw new Error(done.text)
}

async function mails(team: Team) {
  const { api, supervisor, agentIds } = team
  const tickets: Ticket[] = []
  for (const [nth, customer] of ['ada', 'ben', 'cid', 'dan', 'eva', 'fay'].entries()) {
    tickets.push(await mail(team, customer, { 'Message-ID': `<${nth}@x.example>` }))
  }
  const [first, second, third, fourth, fifth] = tickets as [Ticket, Ticket, Ticket, Ticket, Ticket]
  // Two are done at once, one of whose customers comes back
  const answered = await answer(team, first)
  await setStatus(team, first, 'resolved')
  await answer(team, second)
  await setStatus(team, second, 'resolved')
  await mail(team, 'ada', { 'Message-ID': '<again@x.example>', References: answered })
  await answer(team, first)
  await setStatus(team, first, 'resolved')
  // One waits for its customer
  const question = await answer(team, third)
  await setStatus(team, third, 'pending')
  await mail(team, 'cid', { 'Message-ID': '<more@x.example>', References: question })
  await setStatus(team, third, 'resolved')
  // The supervisor reassigns one; one stays open, and the last has no answer
  const assigneeId = agentIds.find((id) => id !== fourth.assigneeId) ?? ''
  const body = { assigneeId, force: true }
  await supervisor.assignTicket({ params: { id: fourth.id }, body })
  await answer(team, { ...fourth, assigneeId })
  await setStatus(team, { ...fourth, assigneeId }, 'resolved')
  await answer(team, fifth)
  const reads = tickets.map(({ id }) => api.getTicket({ params: { id } }))
  return (await Promise.all(reads)).map(({ body }) => body.data)
}

async function chats(team: Team) {
  const { api, chatId, clientFor } = team
  for (let nth = 1; nth <= 5; nth++) {
    const { body } = await api.receiveMessage({
      params: { id: chatId },
      body: {
        externalId: `chat ${nth}`,
        contact: { platformId: `visitor ${nth}`, name: `Visitor ${nth}` },
        ...{ messageType: 'text', message: 'Is berth 6 free?' },
      },
    })
    const { conversationId } = body.data
    const params = { id: conversationId }
    const read = async () => (await api.getConversation({ params })).body.data
    await until(async () => (await read()).assigneeId !== null)
    if (nth === 1) continue
    const agent = clientFor((await read()).assigneeId)
    await agent.sendMessage({ body: { conversationId, messageType: 'text', message: 'Yes.' } })
    if (nth === 2) {
      await agent.holdConversation({ params })
      await agent.resumeConversation({ params })
    }
    if (nth < 5) await agent.closeConversation({ params, body: { disposition: 'answered' } })
  }
}

async function calls(team: Team) {
  const { phones, agentIds } = team
  const agentId = agentIds[4] ?? ''
  const other = agentIds[5] ?? ''
  const contact = '+4531234599'
  await makeContact(team, { name: 'Caller', contactPhones: [{ phone: contact }] })
  const report = (id: string, type: Event['type'], seconds: number, more?: Partial<Event>) =>
    reportAt(team, id, type, at(seconds), more)
  const begin = async (id: string, seconds: number) =>
    report(id, 'new_call', seconds, {
      ...{ direction: 'inbound', callFrom: contact, callTo: '+4533112233', queueId: phones },
    })
  await begin('answered', 0)
  await report('answered', 'answer', 20, { agentId })
  await report('answered', 'hold', 60)
  await report('answered', 'resume', 90)
  await report('answered', 'hangup', 200, { endReason: 'caller_hangup' })
  await begin('transferred', 300)
  await report('transferred', 'answer', 310, { agentId })
  await report('transferred', 'transfer', 400, { agentId: other })
  await report('transferred', 'hangup', 640, { endReason: 'callee_hangup' })
  await begin('abandoned', 700)
  await report('abandoned', 'hangup', 790, { endReason: 'caller_hangup' })
  return [
    callFigures(0, { queueId: phones, agentId, answered: 20, ended: 200, held: 30 }),
    callFigures(300, { queueId: phones, agentId: other, answered: 10, ended: 340, held: 0 }),
    callFigures(700, { queueId: phones, agentId: null, answered: null, ended: 90, held: 0 }),
  ]
}

/** Returns the figures of a call by how many seconds after the first it began, with its times in seconds since it began. */
function callFigures(
  began: number,
  call: {
    queueId: string
    agentId: string | null
    answered: number | null
    ended: number
    held: number
  },
): Figures {
  const { answered, ended, held, ...whose } = call
  return {
    ...whose,
    ...{ channelType: 'voice', channelId: null, direction: 'inbound', isClosed: true },
    day: at(began).slice(0, 10),
    waitTime: answered,
    firstResponseTime: answered,
    handledTime: answered === null ? null : ended - answered - held,
    totalHoldDuration: held,
    fullHandledTime: answered === null ? null : ended - answered,
    wrapUpDuration: null,
    resolutionTime: ended - held,
    fullResolutionTime: ended,
  }
}

type Identity = Record<'queueId' | 'agentId' | 'channelType' | 'channelId' | 'day', string | null>

const identities = {
  queue: ['queueId'],
  agent: ['agentId'],
  channel: ['channelType', 'channelId'],
  day: ['day'],
} as const

t.test('the reports of a day are the sums of what happened', async (t) => {
  const team = await startTeam()
  const { api, supervisor, users, agentIds, channelId, chatId, desk, phones } = team

  await setPresence(team, agentIds[0] ?? '', 'busy')
  const [tickets, , phoned] = await Promise.all([mails(team), chats(team), calls(team)])
  await setPresence(team, agentIds[0] ?? '', 'available')

  const events = await eventsOf(api)
  const media = new Map([[channelId, 'email'] as const, [chatId, 'chat'] as const])
  const cases = [...followed(events, media), ...phoned]
  t.equal(cases.length, 14, 'six mails, five chats and three calls')
  t.same(tickets.map(({ status }) => status).toSorted(), [
    'open',
    'open',
    'resolved',
    'resolved',
    'resolved',
    'resolved',
  ])

  const asked = {
    from: at(-1),
    to: new Date(Date.now() + 1000).toISOString(),
    queueId: [desk, phones],
    pageSize: 100,
  }
  const all = await supervisor.listCxLogMetrics({ query: asked })
  t.match(all.body.data, only(summed(cases)), 'all together')
  for (const groupBy of ['queue', 'agent', 'channel', 'day'] as const) {
    const keyOf = (row: Identity) => identities[groupBy].map((name) => row[name]).join(' ')
    const { body } = await supervisor.listCxLogMetrics({ query: { ...asked, groupBy: [groupBy] } })
    t.equal(body.total, new Set(cases.map(keyOf)).size, groupBy)
    for (const row of body.data) {
      const key = keyOf(row)
      t.match(row, summed(cases.filter((one) => keyOf(one) === key)), `${groupBy} ${key}`)
    }
  }

  for (const queueId of [desk, phones]) {
    const query = { from: asked.from, to: asked.to }
    const { body } = await supervisor.getQueueStats({ params: { id: queueId }, query })
    t.match(body.data.history, entriesOf(events, queueId), `entries of ${queueId}`)
  }
  t.equal(entriesOf(events, phones).abandonedCount, 1)

  const span = { from: at(0), to: new Date().toISOString() }
  const { body } = await supervisor.listAgentActivitySummaries({
    query: { ...span, userId: users, pageSize: 100 },
  })
  for (const userId of users) {
    const row = body.data.find((one) => one.userId === userId)
    t.match(row, timeOf(events, userId, span), `time of ${userId}`)
  }
  const [busy] = body.data.filter(({ busySeconds }) => busySeconds > 0)
  t.equal(busy?.userId, agentIds[0], 'one was busy')
})
