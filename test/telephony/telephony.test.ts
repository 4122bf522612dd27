import t from 'tap'
import type { Operations } from '../../generated/operations.ts'
import { demoIds } from '../../src/workspaces/demo.ts'
import { newId } from '../../src/lib/ids.ts'
import { makeAgents } from '../helpers/agents.ts'
import { untilWaiting, whileOpen } from '../helpers/locks.ts'
import { only } from '../helpers/only.ts'
import { makeQueue } from '../helpers/queues.ts'
import { start, startEmpty } from '../helpers/start.ts'

type Upsert = Operations['upsertCdr']['input']

const begin = '2026-11-02T08:00:00.000Z'
const at = (seconds: number, ms = 0) =>
  new Date(Date.parse(begin) + seconds * 1000 + ms).toISOString()

function call(externalCallId: string, others: Partial<Upsert> = {}): Upsert {
  return { provider: 'pbx', externalCallId, startedAt: begin, ...others }
}

t.test('upsertCdr creates a call and then merges what is given', async (t) => {
  const { api } = await start()

  const made = await api.upsertCdr({
    body: call('1', {
      callFrom: '+45 31 23 45 67',
      callTo: '201',
      trunk: 'trunk-2',
      answeredAt: at(10),
      tags: ['crane', 'vip'],
    }),
  })
  const more = await api.upsertCdr({
    body: call('1', { trunk: null, endedAt: at(70), tags: ['crane'], note: 'Asked for a price' }),
  })

  t.equal(made.status, 201)
  t.match(made.headers['location'], new RegExp(`/telephony/cdrs/${made.body.data.id}$`))
  t.match(made.body.data, {
    callId: '1',
    direction: 'inbound',
    callFrom: '+4531234567',
    rawFrom: '+45 31 23 45 67',
    callTo: '201',
    rawTo: '201',
    status: 'in_progress',
    talkDuration: null,
    contactId: demoIds.contact,
    contact: { name: 'Harbour Office' },
    transferType: 'none',
    legs: only(),
    version: 1,
  })
  t.equal(more.status, 200)
  t.match(more.body.data, {
    id: made.body.data.id,
    callFrom: '+4531234567',
    trunk: null,
    status: 'answered',
    callDuration: 70,
    talkDuration: 60,
    note: 'Asked for a price',
    version: 2,
  })
  t.same(more.body.data.tags, ['crane'])
})

t.test('a finished call without endedAt ends, and so does its case', async (t) => {
  const { api } = await start()
  const finished = async (id: string, more: Parameters<typeof call>[1]) => {
    const { body } = await api.upsertCdr({ body: call(id, more) })
    const { cxLogId } = body.data
    const { data } = (await api.getCxLog({ params: { id: cxLogId ?? '' } })).body
    return { endedAt: body.data.endedAt, status: data.status, closedAt: data.closedAt }
  }
  const endingAt = (seconds: number) => ({
    endedAt: at(seconds),
    status: 'closed',
    closedAt: at(seconds),
  })

  const byDuration = await finished('1', { status: 'answered', callDuration: 95 })
  t.match(byDuration, endingAt(95))
  const byTalk = { status: 'answered', answeredAt: at(20), talkDuration: 60 } as const
  t.match(await finished('2', byTalk), endingAt(80))
  t.match(await finished('3', { status: 'no_answer', ringingAt: at(3) }), endingAt(3))
  t.match(await finished('4', { answeredAt: at(5) }), { endedAt: null, status: 'open' })
  const later = await api.upsertCdr({ body: call('3', { endedAt: at(31) }) })
  t.match(later.body.data, { endedAt: at(31), callDuration: 31 })
})

t.test('an answered call without answeredAt was answered so long before its end', async (t) => {
  const { api } = await start()
  const { agent: agentId } = demoIds
  const handled = async (id: string, more: Parameters<typeof call>[1]) => {
    const { body } = await api.upsertCdr({ body: call(id, { agentId, ...more }) })
    const { data } = (await api.getCxLog({ params: { id: body.data.cxLogId } })).body
    const { status, answeredAt, talkDuration } = body.data
    const { waitTime, firstResponseTime, handledTime, closedAssigneeId } = data
    return {
      status,
      answeredAt,
      talkDuration,
      waitTime,
      firstResponseTime,
      handledTime,
      closedAssigneeId,
    }
  }
  const answered = (after: number, talkDuration: number, handledTime = talkDuration) => {
    const waited = { waitTime: after, firstResponseTime: after, closedAssigneeId: agentId }
    return { status: 'answered', answeredAt: at(after), talkDuration, handledTime, ...waited }
  }
  const isOver = { status: 'answered', endedAt: at(90) } as const

  t.same(await handled('1', { ...isOver, talkDuration: 60 }), answered(30, 60))
  const held = { ...isOver, talkDuration: 60, holdDuration: 20 }
  t.same(await handled('2', held), answered(30, 60, 40), 'talking includes hold')
  t.same(await handled('3', { endedAt: at(90), talkDuration: 60 }), answered(30, 60))
  const byDuration = { status: 'answered', callDuration: 90, talkDuration: 60 } as const
  t.same(await handled('4', byDuration), answered(30, 60))
  t.same(await handled('5', { ...isOver, ringDuration: 8, queueDuration: 4 }), answered(12, 78))
  t.same(await handled('6', { ...isOver, ringingAt: at(5), ringDuration: 9 }), answered(14, 76))
  const unknown = { answeredAt: null, talkDuration: null, waitTime: null, closedAssigneeId: null }
  t.match(await handled('7', isOver), unknown, 'nothing says when')
  const mailbox = { status: 'voicemail', endedAt: at(90), talkDuration: 60 } as const
  t.match(await handled('8', mailbox), { status: 'voicemail', answeredAt: null })
  const never = { endedAt: at(90), talkDuration: 60, answeredAt: null }
  t.match(await handled('9', never), { status: 'no_answer', answeredAt: null })
})

t.test('upsertCdr changes nothing when it is told nothing new', async (t) => {
  const { api } = await start()
  const body = call('1', {
    callFrom: '+4531234567',
    endedAt: at(30),
    callDuration: 30,
    agentId: demoIds.agent,
    legs: [{ type: 'agent', userId: demoIds.agent, startedAt: begin }],
    quality: { mos: 4.1 },
    cost: { amount: '0.10', currency: 'EUR' },
  })
  const made = await api.upsertCdr({ body })

  const again = await api.upsertCdr({ body: { ...body, startedAt: '2026-11-02T09:00:00+01:00' } })
  const part = await api.upsertCdr({ body: { provider: 'pbx', externalCallId: '1' } })

  t.same(again.body, made.body)
  t.equal(part.headers['etag'], made.headers['etag'])
})

t.test('durations are filled in, anew when a time changes, and not made up', async (t) => {
  const { api } = await start()
  const queued = call('1', {
    queuedAt: at(2),
    ringingAt: at(20),
    answeredAt: at(26),
    endedAt: at(90),
  })
  const first = await api.upsertCdr({ body: queued })
  const later = await api.upsertCdr({ body: call('1', { endedAt: at(100, 400) }) })
  const reported = await api.upsertCdr({ body: call('1', { talkDuration: 75, queueDuration: 15 }) })
  const cleared = await api.upsertCdr({ body: call('1', { talkDuration: null }) })
  const unanswered = await api.upsertCdr({ body: call('2', { endedAt: at(25) }) })
  const bare = await api.upsertCdr({
    body: { provider: 'pbx', externalCallId: '3', endedAt: at(5), callDuration: 9 },
  })

  t.match(first.body.data, {
    callDuration: 90,
    queueDuration: 18,
    ringDuration: 6,
    talkDuration: 64,
  })
  t.match(later.body.data, { callDuration: 100, talkDuration: 74 })
  t.match(reported.body.data, { talkDuration: 75, queueDuration: 15 })
  t.match(cleared.body.data, { talkDuration: 74, queueDuration: 15 })
  t.match(unanswered.body.data, {
    status: 'no_answer',
    callDuration: 25,
    ringDuration: null,
    queueDuration: null,
    talkDuration: null,
    holdDuration: null,
  })
  t.match(bare.body.data, { startedAt: at(-4), callDuration: 9 })
})

t.test('a call without its start began by its length before its end', async (t) => {
  const { api } = await start()
  const unstarted = (externalCallId: string, body: Partial<Upsert>) =>
    api.upsertCdr({ body: { provider: 'pbx', externalCallId, ...body } })

  const talked = await unstarted('1', {
    ...{ status: 'answered', answeredAt: at(20), talkDuration: 40, callDuration: 60 },
  })
  const ended = await unstarted('2', { endedAt: at(60), callDuration: 60, status: 'no_answer' })
  const rung = await unstarted('3', { ringingAt: at(2), endedAt: at(62), callDuration: 60 })

  t.match(talked.body.data, { startedAt: begin, endedAt: at(60), callDuration: 60 })
  t.match(ended.body.data, { startedAt: begin, endedAt: at(60), callDuration: 60 })
  t.match(rung.body.data, { startedAt: at(2), endedAt: at(62), callDuration: 60 })
})

t.test('what would not fit beside a told duration stays unknown', async (t) => {
  const { api } = await start()

  const { body } = await api.upsertCdr({
    body: call('1', { queuedAt: begin, answeredAt: at(30), endedAt: at(60), ringDuration: 20 }),
  })

  t.match(body.data, { ringDuration: 20, queueDuration: null, talkDuration: 30, callDuration: 60 })
})

t.test('upsertCdr refuses what contradicts itself', async (t) => {
  const { api } = await start()
  const ended = { answeredAt: at(10), endedAt: at(60) }
  const refused: Array<[Partial<Upsert>, string]> = [
    [{ ...ended, callDuration: 62 }, '/callDuration'],
    [{ ...ended, talkDuration: 48 }, '/talkDuration'],
    [{ ...ended, ringDuration: 8, queueDuration: 4 }, '/callDuration'],
    [{ ...ended, holdDuration: 52 }, '/holdDuration'],
    [{ callDuration: 10, talkDuration: 12 }, '/callDuration'],
    [{ talkDuration: 10, holdDuration: 12 }, '/holdDuration'],
    [{ endedAt: at(-2) }, '/endedAt'],
    [{ answeredAt: at(20), endedAt: at(10) }, '/answeredAt'],
    [{ startedAt: '1960-01-01T00:00:00Z' }, '/startedAt'],
    [{ endedAt: '2150-01-01T00:00:00Z' }, '/startedAt'],
    [{ answeredAt: '2016-12-31T23:59:60Z' }, '/answeredAt'],
    [{ cost: { amount: '1', currency: 'ABC' } }, '/cost/currency'],
    [{ country: 'EU' }, '/country'],
  ]

  for (const [others, pointer] of refused) {
    const reply = await api.upsertCdr({ body: call('refused', others) })
    t.match(
      reply,
      { status: 422, body: { code: 'rule_violated', pointer } },
      JSON.stringify(others),
    )
  }
  const tolerated = await api.upsertCdr({
    body: call('1', { ...ended, callDuration: 61, talkDuration: 51, ringDuration: 11 }),
  })
  const { body } = await api.listCdrs({ query: { externalCallId: ['refused'] } })

  t.equal(tolerated.status, 201)
  t.equal(body.total, 0, 'nothing is left of what was refused')
})

t.test('upsertCdr refuses what is not there, but not what was', async (t) => {
  const { api } = await start()
  const id = newId()
  const refused: Array<[Partial<Upsert>, string]> = [
    [{ agentId: id }, '/agentId'],
    [{ transferredToId: id }, '/transferredToId'],
    [{ queueId: id }, '/queueId'],
    [{ contactId: id }, '/contactId'],
    [{ ticketId: id }, '/ticketId'],
    [{ legs: [{ type: 'ivr' }, { type: 'agent', userId: id }] }, '/legs/1/userId'],
    [{ legs: [{ type: 'queue', queueId: id }] }, '/legs/0/queueId'],
  ]
  for (const [others, pointer] of refused) {
    const reply = await api.upsertCdr({ body: call('1', others) })
    t.match(reply, { status: 422, body: { code: 'unknown_reference', pointer, id } }, pointer)
  }
  const body = call('1', { ticketId: demoIds.ticket })
  const made = await api.upsertCdr({ body })
  await api.deleteTicket({ params: { id: demoIds.ticket } })

  const again = await api.upsertCdr({ body })
  const other = await api.upsertCdr({ body: { ...body, externalCallId: '2' } })

  t.same(again.body, made.body)
  t.equal(other.status, 422)
})

t.test('a call that is over may name users and queues that were deleted since', async (t) => {
  const [workspace, other] = [await startEmpty(), await startEmpty()]
  const { api } = workspace
  const ended = { answeredAt: at(10), endedAt: at(60) }
  const [agentId = ''] = await makeAgents(workspace, {})
  const queueId = await makeQueue({ api }, { name: 'Closed', strategy: 'round_robin' })
  await api.deleteUser({ params: { id: agentId } })
  await api.deleteAutomationQueue({ params: { id: queueId } })
  const legs = [
    { type: 'queue', queueId },
    { type: 'agent', userId: agentId },
  ] as const
  const named = { agentId, queueId, legs: [...legs] }

  const made = await api.upsertCdr({ body: call('over', { ...ended, ...named }) })
  t.match(made, { status: 201, body: { data: { agentId, queueId, legs } } })
  const live = await api.upsertCdr({ body: call('live', { status: 'in_progress', ...named }) })
  t.match(live, { status: 422, body: { code: 'unknown_reference', pointer: '/agentId' } })
  for (const [wrong, pointer] of [
    [{ contactId: agentId }, '/contactId'],
    [{ agentId: queueId }, '/agentId'],
  ] as const) {
    const reply = await api.upsertCdr({ body: call('over', { ...ended, ...named, ...wrong }) })
    t.match(reply, { status: 422, body: { code: 'unknown_reference', pointer } })
  }
  const foreign = await other.api.upsertCdr({ body: call('over', { ...ended, ...named }) })
  t.match(foreign, { status: 422, body: { code: 'unknown_reference', pointer: '/agentId' } })
})

t.test('a contact is found by the number at the other end, unless it is given', async (t) => {
  const { api } = await start()
  const theirs = '+4531234567'
  const contactOf = async (externalCallId: string, others: Partial<Upsert>) => {
    const { body } = await api.upsertCdr({ body: call(externalCallId, others) })
    return body.data.contactId
  }

  t.equal(await contactOf('1', { direction: 'inbound', callFrom: theirs }), demoIds.contact)
  t.equal(await contactOf('2', { direction: 'outbound', callFrom: theirs }), null)
  t.equal(await contactOf('2', { callTo: '31 23 45 67', country: 'DK' }), demoIds.contact)
  t.equal(await contactOf('2', { callTo: '31 23 45 67' }), null, 'another number')
  t.equal(await contactOf('3', { direction: 'internal', callFrom: theirs, callTo: theirs }), null)
  t.equal(await contactOf('3', { direction: 'outbound' }), demoIds.contact)
  t.equal(await contactOf('4', { callFrom: theirs, contactId: null }), null)
  t.equal(await contactOf('4', { note: 'Again' }), null, 'which is kept')
  t.equal(
    await contactOf('5', { callFrom: theirs, contactId: demoIds.otherContact }),
    demoIds.otherContact,
  )
  await api.deleteContact({ params: { id: demoIds.contact } })
  const contactId = await contactOf('6', { callFrom: theirs })
  const { body } = await api.getContact({ params: { id: contactId ?? '' } })
  t.match(body.data, { name: theirs, deletedAt: null }, 'a new one, of whom is deleted')
  t.equal(await contactOf('1', { note: 'Again' }), demoIds.contact, 'who had it then')
})

t.test('mergeContacts takes calls along', async (t) => {
  const { api } = await start()
  const first = await api.upsertCdr({ body: call('1', { callFrom: '+4531234567' }) })
  const { id } = first.body.data

  await api.mergeContacts({
    body: { targetId: demoIds.otherContact, sourceIds: [demoIds.contact] },
  })
  const { body } = await api.getCdr({ params: { id } })
  const next = await api.upsertCdr({ body: call('2', { callFrom: '+4531234567' }) })
  const list = await api.listCdrs({ query: { contactId: [demoIds.otherContact] } })

  t.match(body.data, { contactId: demoIds.otherContact, version: 2 })
  t.equal(next.body.data.contactId, demoIds.otherContact)
  t.equal(list.body.total, 3)
})

t.test('calls that are told while their contact is merged end with who is left', async (t) => {
  const { api } = await start()
  const phone = (n: number) => `+45312200${String(n).padStart(2, '0')}`
  for (let round = 0; round < 10; round++) {
    const contacts = await Promise.all(
      [0, 1].map((n) =>
        api.createContact({
          body: { name: `Merged ${n}`, contactPhones: [{ phone: phone(round * 2 + n) }] },
        }),
      ),
    )
    const [source = '', target = ''] = contacts.map(({ body }) => body.data.id)

    const [, ...reported] = await Promise.all([
      api.mergeContacts({ body: { targetId: target, sourceIds: [source] } }),
      ...[0, 1, 2].map((n) =>
        api.upsertCdr({ body: call(`${round} ${n}`, { callFrom: phone(round * 2) }) }),
      ),
    ])
    const now = await Promise.all(
      reported.map(({ body }) => api.getCdr({ params: { id: body.data.id } })),
    )

    t.same(
      now.map(({ body }) => body.data.contactId),
      [target, target, target],
    )
  }
})

t.test('listCdrs filters and sorts', async (t) => {
  const { api } = await start()
  const ids: Record<string, string> = { [demoIds.cdr]: 'demo' }
  const add = async (name: string, others: Partial<Upsert>) => {
    const { body } = await api.upsertCdr({ body: call(name, others) })
    ids[body.data.id] = name
  }
  await add('a', {
    callFrom: '+4531234567',
    callTo: '+4533112233',
    answeredAt: at(10),
    endedAt: at(40),
    agentId: demoIds.agent,
    endReason: 'caller_hangup',
    queueId: demoIds.queue,
    trunk: 'east',
  })
  await add('b', {
    startedAt: at(3600),
    direction: 'outbound',
    callFrom: '201',
    callTo: '+4540404040',
    status: 'busy',
    ticketId: demoIds.ticket,
  })
  await add('c', {
    startedAt: at(-3600),
    answeredAt: at(-3590),
    endedAt: at(-3000),
    callFrom: '+4540404040',
    contactId: null,
    provider: 'other',
  })
  const found = async (query: Partial<Operations['listCdrs']['queryInput']>) => {
    const { body } = await api.listCdrs({ query })
    t.equal(body.total, body.data.length)
    return body.data.map(({ id }) => ids[id]).join(' ')
  }

  t.equal(await found({}), 'demo b a c')
  t.equal(await found({ sort: ['startedAt'] }), 'c a b demo')
  t.equal(await found({ sort: ['-talkDuration'] }), 'c demo a b', 'what is unknown comes last')
  t.equal(await found({ from: begin, to: at(3600) }), 'a')
  t.equal(await found({ direction: ['outbound', 'internal'] }), 'b')
  t.equal(await found({ status: ['busy', 'failed'] }), 'b')
  t.equal(await found({ endReason: ['caller_hangup'] }), 'demo a')
  t.equal(await found({ callFrom: ['+45 40 40 40 40'] }), 'c')
  t.equal(await found({ callTo: ['+4540404040'] }), 'b')
  t.equal(await found({ number: [' 45 40404040', '201'] }), 'b c', 'a plus sign as a space')
  t.equal(await found({ agentId: [demoIds.agent] }), 'demo a')
  t.equal(await found({ agentId: ['none'] }), 'b c')
  t.equal(await found({ contactId: [demoIds.contact] }), 'demo a')
  t.equal(await found({ contactId: ['none', demoIds.contact] }), 'demo b a c')
  t.equal(await found({ queueId: [demoIds.queue] }), 'demo a')
  t.equal(await found({ queueId: ['none'] }), 'b c')
  t.equal(await found({ ticketId: [demoIds.ticket] }), 'demo b')
  t.equal(await found({ trunk: ['east'] }), 'a')
  t.equal(await found({ provider: ['other'] }), 'c')
  t.equal(await found({ externalCallId: ['a', 'c'] }), 'a c')
  t.equal(await found({ minTalkDuration: 31 }), 'demo c')
  const expanded = await api.listCdrs({ query: { expand: ['legs'], agentId: [demoIds.agent] } })
  t.match(expanded.body.data, only({ legs: only({ type: 'agent' }) }, { legs: only() }))
})

t.test('updateCdr changes what people say', async (t) => {
  const { api } = await start()
  const made = await api.upsertCdr({ body: call('1', { callFrom: '+4531234567' }) })
  const params = { id: made.body.data.id }

  const changed = await api.updateCdr({
    params,
    body: { disposition: 'Sold', note: 'Two sensors', tags: ['sales'], contactId: null },
  })
  const nothing = await api.updateCdr({ params, body: { disposition: 'Sold' } })
  const reported = await api.upsertCdr({
    body: call('1', { callFrom: '+4531234567', trunk: 'east' }),
  })

  t.match(changed.body.data, { disposition: 'Sold', contactId: null, contact: null, version: 2 })
  t.equal(nothing.headers['etag'], changed.headers['etag'])
  t.match(reported.body.data, { disposition: 'Sold', contactId: null, trunk: 'east', version: 3 })
})

t.test('setCdrTranscript sets a transcript with a version of its own', async (t) => {
  const { api, tokenWith } = await start()
  const { body: call1 } = await api.upsertCdr({ body: call('1') })
  const params = { id: call1.data.id }
  const segments = [{ speaker: 'agent', startMs: 0, endMs: 900, text: 'Hello' }]

  const none = await api.getCdrTranscript({ params })
  const early = await api.setCdrTranscript({
    params,
    body: { segments },
    headers: { 'if-match': '"1-00000000"' },
  })
  const first = await api.setCdrTranscript({ params, body: { segments } })
  const same = await api.setCdrTranscript({ params, body: { segments } })
  const other = await api.setCdrTranscript({ params, body: { segments, language: 'en-GB' } })
  const backwards = await api.setCdrTranscript({
    params,
    body: { segments: [{ speaker: 'agent', startMs: 9, endMs: 8, text: 'Hello' }] },
  })
  const secret = await api.getCdrTranscript({ params, token: await tokenWith('cdr:read') })

  t.equal(none.status, 404)
  t.match(early, { status: 412, body: { code: 'precondition_failed' } })
  t.match(first.body.data, { language: null, segments, version: 1 })
  t.equal(same.headers['etag'], first.headers['etag'])
  t.match(other.body.data, { language: 'en-GB', version: 2 })
  t.match(backwards, { status: 422, body: { pointer: '/segments/0/endMs' } })
  t.match(secret, { status: 403, body: { requiredScopes: only('recordings:read') } })
})

t.test('setCdrRecording keeps a file, to which getCdrRecording leads', async (t) => {
  const { api, origin, tokenWith } = await start()
  const { body: made } = await api.upsertCdr({ body: call('1') })
  const params = { id: made.data.id }
  const file = await api.createMediaFileFromBase64({ body: { name: 'call.txt', data: 'SGVsbG8=' } })
  const fileId = file.body.data.id
  const available = { status: 'available' as const, fileId, durationSeconds: 12 }

  const none = await api.getCdrRecording({ params })
  const processing = await api.setCdrRecording({ params, body: { status: 'processing' } })
  const set = await api.setCdrRecording({ params, body: available })
  const same = await api.setCdrRecording({ params, body: available })
  const reported = await api.upsertCdr({ body: call('1', { note: 'Told again' }) })
  const led = await api.getCdrRecording({ params })
  const bytes = await fetch(new URL(String(led.headers['location']), origin))
  const inUse = await api.deleteMediaFile({ params: { id: fileId } })
  const without = await api.setCdrRecording({ params, body: { status: 'available' } })
  const surplus = await api.setCdrRecording({ params, body: { status: 'deleted', fileId } })
  const secret = await api.getCdrRecording({ params, token: await tokenWith('cdr:read') })
  const list = await api.listCdrs({ query: { hasRecording: true } })
  const others = await api.listCdrs({ query: { hasRecording: false } })
  const gone = await api.setCdrRecording({ params, body: { status: 'deleted', consent: 'never' } })
  const freed = await api.deleteMediaFile({ params: { id: fileId } })

  t.equal(none.status, 404)
  t.same(processing.body.data.recording, {
    status: 'processing',
    fileId: null,
    durationSeconds: null,
    consent: 'unknown',
  })
  t.match(set.body.data, { version: 3, recording: { ...available, consent: 'unknown' } })
  t.equal(same.headers['etag'], set.headers['etag'])
  t.match(reported.body.data, { recording: { fileId }, note: 'Told again' })
  t.equal(led.status, 302)
  t.equal(await bytes.text(), 'Hello')
  t.match(inUse, {
    status: 409,
    body: { code: 'resource_in_use', references: only({ resource: 'cdr' }) },
  })
  t.match(without, { status: 422, body: { pointer: '/fileId' } })
  t.match(surplus, { status: 422, body: { pointer: '/fileId' } })
  t.match(secret, { status: 403, body: { requiredScopes: only('recordings:read') } })
  t.same([list.body.total, others.body.total], [2, 0])
  t.match(gone.body.data.recording, { status: 'deleted', fileId: null, consent: 'never' })
  t.equal((await api.getCdrRecording({ params })).status, 404)
  t.equal(freed.status, 204)
})

t.test('a file that becomes public meanwhile does not become a recording', async (t) => {
  const { api, database } = await start()
  const { body: made } = await api.upsertCdr({ body: call('1') })
  const { body: file } = await api.createMediaFileFromBase64({
    body: { name: 'call.txt', data: 'SGVsbG8=' },
  })
  const fileId = file.data.id
  const sent: Array<ReturnType<typeof api.setCdrRecording>> = []

  await whileOpen(database, async (sql) => {
    await sql`update media_files set visibility = 'public' where id = ${fileId}`
    const body = { status: 'available', fileId } as const
    sent.push(api.setCdrRecording({ params: { id: made.data.id }, body }))
    await untilWaiting(database, 1)
  })

  t.match(await sent[0], { status: 422, body: { code: 'rule_violated', pointer: '/fileId' } })
})

t.test('the file of a recording is read with recordings:read only', async (t) => {
  const { api, origin, tokenWith } = await start()
  const { body: made } = await api.upsertCdr({ body: call('1') })
  const params = { id: made.data.id }
  const body = { name: 'call.txt', data: 'SGVsbG8=' }
  const file = await api.createMediaFileFromBase64({ body })
  const fileId = file.body.data.id
  const [token, hearing] = await Promise.all([
    tokenWith('media:write', 'cdr:write', 'tickets:write', 'messages:import'),
    tokenWith('media:write', 'cdr:write', 'tickets:write', 'messages:import', 'recordings:read'),
  ])
  const ticket = { params: { id: demoIds.ticket }, body: { attachments: [{ fileId }] } }
  const recorded = { params, body: { status: 'available' as const, fileId } }

  const set = await api.setCdrRecording({ ...recorded, token })
  const acts = {
    content: (token: string) => api.getMediaFileContent({ params: { id: fileId }, token }),
    attached: (token: string) => api.updateTicket({ ...ticket, token }),
    elsewhere: (token: string) =>
      api.setCdrRecording({ ...recorded, params: { id: demoIds.cdr }, token }),
    asMail: (token: string) =>
      api.receiveStoredMail({ params: { id: demoIds.channel }, body: { fileId }, token }),
    removed: (token: string) => api.setCdrRecording({ params, body: { status: 'deleted' }, token }),
  }
  const linked = async (token: string) => [
    (await api.getMediaFile({ params: { id: fileId }, token })).body.data,
    (await api.updateMediaFile({ params: { id: fileId }, body: { tags: ['call'] }, token })).body
      .data,
    (await api.listMediaFiles({ query: { q: 'call.txt' }, token })).body.data[0],
    (await api.createMediaFileFromBase64({ body, query: { onDuplicate: 'return' }, token })).body
      .data,
  ]

  t.equal(set.status, 200, 'a phone system needs no right to hear')
  t.equal((await api.setCdrRecording({ ...recorded, token })).status, 200, 'nor to repeat it')
  const refusal = {
    status: 403,
    body: { code: 'insufficient_scope', requiredScopes: ['recordings:read'] },
  }
  for (const [name, act] of Object.entries(acts)) t.match(await act(token), refusal, name)
  for (const found of await linked(token)) t.match(found, { url: null, urlExpiresAt: null })

  const published = { params: { id: fileId }, body: { visibility: 'public' as const } }
  const refused = { status: 422, body: { code: 'rule_violated', pointer: '/visibility' } }
  t.match(await api.updateMediaFile({ ...published, token: hearing }), refused)
  t.equal((await fetch(`${origin}/api/v1/media/${fileId}`)).status, 404)
  for (const found of await linked(hearing)) t.match(found, { url: /signature=/ })
  for (const name of ['content', 'attached', 'elsewhere'] as const) {
    t.equal((await acts[name](hearing)).status, 200, `${name}, with the scope`)
  }
  t.equal((await api.updateTicket({ ...ticket, token })).status, 200, 'the ticket has it already')

  const redirected = await api.getCdrRecording({ params, token: hearing })
  t.equal((await fetch(new URL(String(redirected.headers['location']), origin))).status, 200)
  const audited = await api.listAuditLogs({
    query: { action: ['file.recording_downloaded'], resourceId: fileId },
  })
  const both = [{ actor: { type: 'system' } }, { actor: { type: 'token' } }]
  t.match(audited.body.data, both, 'by the link, and by a token before')
  t.equal(audited.body.total, 2)

  t.equal((await acts.removed(hearing)).status, 200)
  t.match(await acts.content(token), refusal, 'another call still refers to it')
  const other = { params: { id: demoIds.cdr }, body: { status: 'deleted' as const } }
  t.equal((await api.setCdrRecording({ ...other, token: hearing })).status, 200)
  t.equal((await acts.content(token)).status, 200, 'it is a file as any other again')
  t.equal((await api.updateMediaFile({ ...published, token })).status, 200)
  const open = await api.setCdrRecording({ ...recorded, token: hearing })
  t.match(open, { status: 422, body: { code: 'rule_violated', pointer: '/fileId' } })
})
