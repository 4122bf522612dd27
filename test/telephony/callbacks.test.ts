import t from 'tap'
import type { Operations } from '../../generated/operations.ts'
import { report } from '../helpers/calls.ts'
import { only } from '../helpers/only.ts'
import { runDue } from '../helpers/run-due.ts'
import { overflow } from '../../src/routing/timers.ts'
import { makeContact } from '../helpers/make.ts'
import { later, setUp } from '../helpers/queues.ts'
import { startEmpty, type Workspace } from '../helpers/start.ts'

type Upsert = Operations['upsertCdr']['input']

const number = '+4520998877'
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()

async function callOf({ api }: Workspace, externalCallId: string) {
  const { body } = await api.listCdrs({ query: { externalCallId: [externalCallId] } })
  return body.data[0]
}

async function ticketsOf({ api }: Workspace) {
  return (await api.listTickets({ query: { pageSize: 100 } })).body
}

t.test('a caller who gives up in a queue is called back by one ticket', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const queue = await setUp(workspace, { ticketOnMissedCall: true })
  await report(workspace, '1', 'new_call', ago(60), { callFrom: number, queueId: queue.id })
  await report(workspace, '1', 'hangup', ago(30), { endReason: 'caller_hangup' })

  const call = await callOf(workspace, '1')
  const { data, total } = await ticketsOf(workspace)
  t.match(call, { status: 'abandoned', ticketId: data[0]?.id })
  t.equal(total, 1)
  const of = { channel: 'phone', contactId: call?.contactId, queueId: queue.id, status: 'open' }
  t.match(data, only({ title: `Missed call from ${number}`, description: null, ...of }))
  const waiting = await api.listQueueEntries({ params: { id: queue.id }, query: {} })
  t.match(waiting.body, { total: 1, data: only({ entityType: 'ticket', entityId: data[0]?.id }) })
  const timeline = await api.listTicketTimeline({ params: { id: data[0]?.id ?? '' } })
  t.ok(timeline.body.data.some(({ type }) => type === 'call'))
  const events = await api.listEvents({ query: { types: ['ticket.created'] } })
  t.match(events.body.data, only({ causedBy: { type: 'call.missed' } }))

  await report(workspace, '1', 'hangup', ago(29), { endReason: 'caller_hangup', eventId: 'again' })
  await api.upsertCdr({ body: { provider: 'pbx', externalCallId: '1', status: 'answered' } })
  await api.upsertCdr({ body: { provider: 'pbx', externalCallId: '1', status: 'no_answer' } })
  t.equal((await ticketsOf(workspace)).total, 1)
  t.match(await callOf(workspace, '1'), { status: 'no_answer', ticketId: data[0]?.id })
})

t.test('missed calls of a record make tickets in the queue that says so', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const asking = await setUp(workspace, { ticketOnMissedCall: true })
  const silent = await setUp(workspace, {})
  const blocked = await makeContact(workspace, { contactPhones: [{ phone: '+4520998800' }] })
  await api.blockContact({ params: { id: blocked }, body: {} })
  const missed = { callFrom: number, status: 'no_answer', endedAt: ago(60) } as const
  const inQueue = { ...missed, queueId: asking.id }
  const calls: Array<readonly [name: string, call: Partial<Upsert>]> = [
    ['no_answer', inQueue],
    ['busy', { ...inQueue, status: 'busy' }],
    ['canceled', { ...inQueue, status: 'canceled' }],
    ['abandoned', { ...inQueue, status: 'abandoned' }],
    ['of a silent queue', { ...missed, queueId: silent.id }],
    ['of no queue', missed],
    ['answered', { ...inQueue, status: 'answered' }],
    ['voicemail', { ...inQueue, status: 'voicemail' }],
    ['outbound', { ...inQueue, direction: 'outbound', callTo: number }],
    ['withheld', { ...inQueue, callFrom: 'anonymous' }],
    ['blocked', { ...inQueue, callFrom: '+4520998800' }],
    ['of the day before yesterday', { ...inQueue, endedAt: ago(2 * 86_400) }],
  ]
  const cdrs = calls.map(([externalCallId, call]) => ({ provider: 'pbx', externalCallId, ...call }))
  const { body } = await api.upsertCdrs({ body: { cdrs } })
  t.ok(body.data.results.every(({ status }) => status === 201))

  const made = await api.listCdrs({ query: { pageSize: 100 } })
  const withTicket = made.body.data.filter(({ ticketId }) => ticketId !== null)
  t.same(withTicket.map(({ externalCallId }) => externalCallId).sort(), [
    ...['abandoned', 'busy', 'canceled', 'no_answer'],
  ])
  t.equal((await ticketsOf(workspace)).total, 4)
})

t.test('a call that overflowed into a ticket makes no other one', async (t) => {
  const workspace = await startEmpty()
  const queue = await setUp(workspace, {
    ...{ ticketOnMissedCall: true, maxWaitSeconds: 60 },
    overflow: { action: 'ticket' },
  })
  await report(workspace, '1', 'new_call', ago(90), { callFrom: number, queueId: queue.id })
  await later(workspace, 61)
  await runDue(workspace.pool, overflow)
  const { data } = await ticketsOf(workspace)
  t.match(data, only({ title: `Call from ${number}` }))
  t.match(await callOf(workspace, '1'), { ticketId: data[0]?.id, status: 'ringing' })

  await report(workspace, '1', 'hangup', ago(10), { endReason: 'caller_hangup' })
  t.match(await callOf(workspace, '1'), { ticketId: data[0]?.id, status: 'abandoned' })
  t.equal((await ticketsOf(workspace)).total, 1)
})
