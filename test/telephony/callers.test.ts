import t from 'tap'
import type { Operations } from '../../generated/operations.ts'
import { only } from '../helpers/only.ts'
import { runDue } from '../helpers/run-due.ts'
import { overflow } from '../../src/routing/timers.ts'
import { newId } from '../../src/lib/ids.ts'
import { untilWaiting, whileOpen } from '../helpers/locks.ts'
import { changesOfType } from '../helpers/log.ts'
import { makeContact } from '../helpers/make.ts'
import { later, setUp } from '../helpers/queues.ts'
import { startEmpty, type Workspace } from '../helpers/start.ts'

type Upsert = Operations['upsertCdr']['input']
type Event = Operations['sendCallEvent']['input']

const number = '+4520998877'

async function upsert({ api }: Workspace, externalCallId: string, more: Partial<Upsert> = {}) {
  const { status, body } = await api.upsertCdr({
    body: { provider: 'pbx', externalCallId, ...more },
  })
  if (status >= 300) throw new Error(`the call was not recorded: ${status}`)
  return body.data
}

async function ring({ api }: Workspace, externalCallId: string, more: Partial<Event> = {}) {
  const body = { provider: 'pbx', externalCallId, type: 'new_call', ...more } as const
  const reply = await api.sendCallEvent({ body: { occurredAt: new Date().toISOString(), ...body } })
  return reply.body.data
}

async function contactsOf({ api }: Workspace) {
  return (await api.listContacts({ query: { pageSize: 100, sort: ['createdAt'] } })).body.data
}

t.test(
  'an unknown caller becomes a contact with the number and the name of the call',
  async (t) => {
    const workspace = await startEmpty()
    const { database, workspaceId } = workspace
    const inbound = { direction: 'inbound', callFrom: '+45 20 99 88 77' } as const

    const call = await upsert(workspace, '1', { ...inbound, callFromName: 'Ida Holm' })
    const again = await upsert(workspace, '2', { ...inbound, callFromName: 'I. Holm' })
    const unnamed = await ring(workspace, '3', { callFrom: '+4520998878' })

    const contacts = await contactsOf(workspace)
    t.match(
      contacts,
      only(
        { name: 'Ida Holm', channel: 'phone', contactPhones: only({ phone: number }) },
        { name: '+4520998878', channel: 'phone', contactPhones: only({ phone: '+4520998878' }) },
      ),
    )
    t.equal(contacts.length, 2)
    t.match(call, { contactId: contacts[0]?.id, contact: { name: 'Ida Holm' }, version: 1 })
    t.equal(again.contactId, call.contactId)
    t.equal(unnamed.contactId, contacts[1]?.id)
    const created = await changesOfType(database.admin, workspaceId, 'contact.created')
    t.equal(created.length, 2)
  },
)

t.test('a caller whose number is reported later becomes a contact then', async (t) => {
  const workspace = await startEmpty()
  const early = await ring(workspace, '1', { type: 'answer' })
  t.equal(early.contactId, null)
  const known = await ring(workspace, '1', { callFrom: number })
  t.match(await contactsOf(workspace), only({ id: known.contactId }))

  t.equal((await upsert(workspace, '2')).contactId, null)
  const other = await upsert(workspace, '2', { callFrom: '+4520998879' })
  t.match(await contactsOf(workspace), only({ id: known.contactId }, { id: other.contactId }))
})

t.test('other calls create no contact', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const calls: Array<Partial<Upsert>> = [
    { direction: 'outbound', callFrom: '+4533112233', callTo: number },
    { direction: 'internal', callFrom: '201', callTo: '202' },
    { direction: 'inbound', callFrom: null },
    { direction: 'inbound', callFrom: 'anonymous' },
    { direction: 'inbound', callFrom: '+anonymous' },
    { direction: 'inbound', callFrom: '+1' },
    { direction: 'inbound', callFrom: '201' },
    { direction: 'inbound', callFrom: number, contactId: null },
  ]
  for (const [index, call] of calls.entries()) {
    const { contactId } = await upsert(workspace, String(index), call)
    t.equal(contactId, null, JSON.stringify(call))
  }
  const outbound = await ring(workspace, 'out', { direction: 'outbound' })
  t.equal(outbound.contactId, null)
  await ring(workspace, 'out', { callFrom: number, type: 'answer' })
  const wrong = { provider: 'pbx', externalCallId: 'wrong', callFrom: number }
  const { body } = await api.upsertCdrs({
    body: { cdrs: [{ ...wrong, callDuration: 5, talkDuration: 60 }] },
  })
  t.match(body.data.results, only({ status: 422 }))
  t.same(await contactsOf(workspace), [])
})

t.test('the digits of a name or host are no number', async (t) => {
  const workspace = await startEmpty()
  for (const callFrom of [
    'client:agent_12345678',
    'sip:alice20240101@pbx.example',
    'sip:101@192.168.178.20',
    'PJSIP/trunk-00001234',
    'sofia/gateway/gw1/20998877',
    'user/20998877',
    'queue-20998877',
    'restricted 20998877',
    '"20998877" <101>',
    '10.20.30.177',
    '192.0.2.77:5060',
    'sip:192.0.2.77',
    'sip:45.12.34.56',
    '<sip:10.20.30.177:5060;transport=udp>;tag=12345678',
    'sip:[2001:45::2099:8877]:5060',
    '2001:45::2099:8877',
  ]) {
    const call = await upsert(workspace, callFrom, {
      direction: 'inbound',
      country: 'DK',
      callFrom,
    })
    t.match(call, { callFrom, contactId: null })
  }
  t.same(await contactsOf(workspace), [])
})

t.test('a number is found in the addresses of phone systems', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const id = await makeContact(workspace, { contactPhones: [{ phone: number }] })
  const addresses = [
    `sip:${number}@192.168.1.1`,
    `sip:${number}@[2001:db8::1]:5060;transport=tls`,
    `sips:${number}@pbx.example:5061`,
    `<sip:${number};npdi@pbx.example>;tag=12345678`,
    `"Ida Holm 2" <sip:${number}@pbx.example;user=phone>`,
    `"33112233" <${number}>`,
    'sip:%2B4520998877@pbx.example',
    'sip:20998877;phone-context=+45@pbx.example',
    'sip:20998877@pbx.example',
    '004520998877@10.0.0.5',
    'tel:20-99-88-77;phone-context=+45',
    `tel:${number};ext=12`,
    `whatsapp:${number}`,
    `${number} ext. 12`,
    '20 99 88 77',
    '20.99.88.77',
  ]
  for (const callFrom of addresses) {
    const call = await upsert(workspace, callFrom, {
      direction: 'inbound',
      country: 'DK',
      callFrom,
    })
    t.match(call, { callFrom: number, contactId: id }, callFrom)
  }
  const query = { number: [`<sip:${number}@192.168.1.1>;tag=1`] }
  t.equal((await api.listCdrs({ query })).body.total, addresses.length)
  t.equal((await contactsOf(workspace)).length, 1)
})

t.test('a blocked caller stays one blocked contact', async (t) => {
  const workspace = await startEmpty()
  const id = await makeContact(workspace, { contactPhones: [{ phone: number }] })
  await workspace.api.blockContact({ params: { id }, body: {} })
  const call = await ring(workspace, '1', { callFrom: number })
  t.match(call, { contactId: id, isBlocked: true })
  t.equal((await contactsOf(workspace)).length, 1)
})

t.test('a caller whom somebody else makes known meanwhile is not created again', async (t) => {
  const workspace = await startEmpty()
  const { api, database, workspaceId } = workspace
  const contactId = await makeContact(workspace)
  const made: Array<ReturnType<typeof upsert>> = []

  await whileOpen(database, async (sql) => {
    await sql`
      insert into contact_phones (workspace_id, id, contact_id, phone, is_primary, type, sort_order)
      values (${workspaceId}, ${newId()}, ${contactId}, ${number}, true, 'work', 0)`
    await sql`update contacts set addresses = ${`\n${number}`}
      where workspace_id = ${workspaceId} and id = ${contactId}`
    made.push(upsert(workspace, 'meanwhile', { direction: 'inbound', callFrom: number }))
    await untilWaiting(database, 1)
  })

  t.match(await made[0], { contactId })
  t.equal((await api.listContacts({ query: { pageSize: 1 } })).body.total, 1)
})

t.test('calls that are recorded at once make one contact', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const others = ['+4520998801', '+4520998802', '+4520998803']
  const batch = (name: string, numbers: readonly string[]) =>
    api.upsertCdrs({
      body: {
        cdrs: numbers.map((callFrom, index) => {
          return { provider: 'pbx', externalCallId: `${name} ${index}`, callFrom }
        }),
      },
    })
  const [replies] = await Promise.all([
    Promise.all([batch('a', others), batch('b', others.toReversed()), batch('c', others)]),
    ...['1', '2', '3'].map((id) => upsert(workspace, id, { callFrom: number })),
    ...['4', '5', '6'].map((id) => ring(workspace, id, { callFrom: number })),
  ])
  t.ok(replies.every(({ body }) => body.data.results.every(({ status }) => status === 201)))
  const contacts = await contactsOf(workspace)
  t.same(contacts.map(({ name }) => name).sort(), [...others, number])
  const calls = await api.listCdrs({ query: { pageSize: 100 } })
  t.equal(calls.body.total, 15)
  for (const { callFrom, contactId } of calls.body.data) {
    t.equal(contactId, contacts.find(({ name }) => name === callFrom)?.id)
  }
})

for (const action of ['ticket', 'voicemail'] as const) {
  t.test(`a call of an unknown caller overflows by ${action}`, async (t) => {
    const workspace = await startEmpty()
    const { api } = workspace
    const queue = await setUp(workspace, { maxWaitSeconds: 60, overflow: { action } })
    const call = await ring(workspace, '1', { callFrom: number, queueId: queue.id })
    await later(workspace, 61)
    await runDue(workspace.pool, overflow)

    const entries = await api.listQueueEntries({
      params: { id: queue.id },
      query: { status: ['overflowed'] },
    })
    t.match(entries.body.data, only({ entityId: call.id, overflowAction: action }))
    const tickets = await api.listTickets({ query: { contactId: [call.contactId ?? ''] } })
    t.match(
      tickets.body.data,
      action === 'ticket' ? only({ title: `Call from ${number}`, channel: 'phone' }) : only(),
    )
    t.equal(tickets.body.total, action === 'ticket' ? 1 : 0)
  })
}
