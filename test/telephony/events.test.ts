import fc from 'fast-check'
import t from 'tap'
import type { Operations, Schema } from '../../generated/operations.ts'
import { demoIds } from '../../src/workspaces/demo.ts'
import { newId } from '../../src/lib/ids.ts'
import { again } from '../helpers/again.ts'
import { changesOfType } from '../helpers/log.ts'
import { only } from '../helpers/only.ts'
import { start } from '../helpers/start.ts'

type Event = Operations['sendCallEvent']['input']

const origin = Date.parse('2026-11-02T08:00:00.000Z')
const at = (seconds: number) => new Date(origin + seconds * 1000).toISOString()
const runs = Number(process.env['CALL_HISTORIES'] ?? 40)

function event(
  externalCallId: string,
  type: Schema<'CallEventType'>,
  seconds: number,
  others: Partial<Event> = {},
): Event {
  return { provider: 'pbx', externalCallId, type, occurredAt: at(seconds), ...others }
}

const story = (id: string): Event[] => [
  event(id, 'new_call', 0, {
    direction: 'inbound',
    callFrom: '+4531234567',
    callTo: '+4533112233',
    queueId: demoIds.queue,
  }),
  event(id, 'answer', 12, { agentId: demoIds.agent }),
  event(id, 'hold', 30),
  event(id, 'resume', 45),
  event(id, 'hold', 60),
  event(id, 'transfer', 70, { agentId: demoIds.owner, transferType: 'attended' }),
  event(id, 'resume', 71),
  event(id, 'hangup', 100, { endReason: 'caller_hangup' }),
]

t.test('sendCallEvent follows a call', async (t) => {
  const { api } = await start()
  const seen: string[] = []
  const statuses: number[] = []
  for (const body of story('1')) {
    const reply = await api.sendCallEvent({ body })
    statuses.push(reply.status)
    seen.push(reply.body.data.status)
  }
  const { body } = await api.listCdrs({ query: { externalCallId: ['1'] } })

  t.same(statuses, [201, 200, 200, 200, 200, 200, 200, 200])
  t.same(seen, ['ringing', ...Array<string>(6).fill('in_progress'), 'answered'])
  t.match(
    body.data,
    only({
      direction: 'inbound',
      callFrom: '+4531234567',
      contactId: demoIds.contact,
      queueId: demoIds.queue,
      agentId: demoIds.owner,
      transferType: 'attended',
      transferredToId: demoIds.owner,
      endReason: 'caller_hangup',
      startedAt: at(0),
      queuedAt: at(0),
      ringingAt: null,
      answeredAt: at(12),
      endedAt: at(100),
      callDuration: 100,
      queueDuration: 12,
      ringDuration: null,
      talkDuration: 88,
      holdDuration: 25,
    }),
  )
})

t.test('a repeated event changes nothing', async (t) => {
  const { api } = await start()
  const hangup = event('1', 'hangup', 20, { eventId: 'h1' })
  await api.sendCallEvent({ body: event('1', 'new_call', 0) })
  const first = await api.sendCallEvent({ body: hangup })

  const again = await api.sendCallEvent({ body: { ...hangup, occurredAt: at(99) } })
  const other = await api.sendCallEvent({ body: event('1', 'hangup', 20, { eventId: 'h2' }) })

  t.equal(again.headers['etag'], first.headers['etag'])
  t.equal(other.headers['etag'], first.headers['etag'])
  t.match(first.body.data, { status: 'no_answer', callDuration: 20, ringDuration: 20 })
})

t.test('a call with as many events as it can have still ends', async (t) => {
  const { api, database, workspaceId } = await start()
  const { body } = await api.sendCallEvent({ body: event('1', 'new_call', 0) })
  await database.admin`
    insert into call_events (workspace_id, cdr_id, key, type, occurred_at, reported, created_at)
    select ${workspaceId}, ${body.data.id}, 'hold ' || n, 'hold', ${at(0)}, '{}', now()
    from generate_series(1, 999) n`

  const hold = await api.sendCallEvent({ body: event('1', 'hold', 10) })
  const hangup = await api.sendCallEvent({ body: event('1', 'hangup', 20) })

  t.match(hold, { status: 422, body: { detail: /at most 1000 events before its hangup/ } })
  t.match(hangup, { status: 200, body: { data: { status: 'no_answer', endedAt: at(20) } } })
})

t.test('how an unanswered call ended is told, or made of its reason', async (t) => {
  const { api } = await start()
  const ends: Array<[Partial<Event>, string | null, string]> = [
    [{ status: 'voicemail', endReason: 'normal_clearing' }, null, 'voicemail'],
    [{ endReason: 'busy' }, null, 'busy'],
    [{ endReason: 'rejected' }, null, 'busy'],
    [{ endReason: 'cancel' }, null, 'canceled'],
    [{ endReason: 'congestion' }, null, 'failed'],
    [{ endReason: 'caller_hangup' }, null, 'canceled'],
    [{ endReason: 'caller_hangup' }, demoIds.queue, 'abandoned'],
    [{}, demoIds.queue, 'no_answer'],
  ]
  for (const [index, [others, queueId, status]] of ends.entries()) {
    await api.sendCallEvent({ body: event(String(index), 'new_call', 0, { queueId }) })
    const { body } = await api.sendCallEvent({ body: event(String(index), 'hangup', 9, others) })
    t.equal(body.data.status, status, JSON.stringify(others))
  }
})

t.test('sendCallEvent refuses what does not belong, or is not there', async (t) => {
  const { api } = await start()
  const id = newId()
  const refused: Array<[Event, string]> = [
    [event('1', 'answer', 0, { endReason: 'busy' }), '/endReason'],
    [event('1', 'new_call', 0, { status: 'busy' }), '/status'],
    [event('1', 'hangup', 0, { transferType: 'blind' }), '/transferType'],
    [event('1', 'answer', 0, { agentId: id }), '/agentId'],
    [event('1', 'new_call', 0, { queueId: id }), '/queueId'],
    [event('1', 'new_call', 0, { country: 'ZZ' }), '/country'],
    [{ ...event('1', 'answer', 0), occurredAt: '1950-01-01T00:00:00Z' }, '/occurredAt'],
  ]
  for (const [body, pointer] of refused) {
    t.match(await api.sendCallEvent({ body }), { status: 422, body: { pointer } }, pointer)
  }
  const { body } = await api.listCdrs({ query: { externalCallId: ['1'] } })

  t.equal(body.total, 0)
})

t.test('what a record tells goes before what events tell', async (t) => {
  const { api } = await start()
  for (const body of story('1')) await api.sendCallEvent({ body })
  const upsert = (body: Partial<Operations['upsertCdr']['input']>) =>
    api.upsertCdr({ body: { provider: 'pbx', externalCallId: '1', ...body } })

  const reported = await upsert({ agentId: demoIds.agent, endedAt: at(101), talkDuration: 89 })
  const late = await api.sendCallEvent({ body: event('1', 'resume', 90) })
  const at50 = await api.sendCallEvent({
    body: event('1', 'transfer', 80, { agentId: demoIds.owner, eventId: 'x' }),
  })
  const shorter = await upsert({ endedAt: at(40), talkDuration: null })

  t.match(reported.body.data, {
    status: 'answered',
    agentId: demoIds.agent,
    endedAt: at(101),
    callDuration: 101,
    talkDuration: 89,
    holdDuration: 25,
  })
  t.match(late.body.data, { agentId: demoIds.agent, endedAt: at(101) })
  t.match(at50.body.data, { agentId: demoIds.agent, transferType: 'blind' })
  t.match(shorter.body.data, { endedAt: at(40), callDuration: 40, talkDuration: 28 })
})

t.test('an answer that a record reports counts for what events follow it', async (t) => {
  const { api, database, workspaceId } = await start()
  const record = (id: string, body: Partial<Operations['upsertCdr']['input']>) => () =>
    api.upsertCdr({ body: { provider: 'pbx', externalCallId: id, ...body } })
  const send = (body: Event) => () => api.sendCallEvent({ body })
  const callOf = async (id: string) => {
    const { body } = await api.listCdrs({ query: { externalCallId: [id] } })
    return body.data[0]
  }
  const answered = { answeredAt: at(15), agentId: demoIds.agent }
  const parts = (id: string) => [
    send(event(id, 'new_call', 0, { queueId: demoIds.queue })),
    record(id, answered),
    send(event(id, 'hold', 20)),
    send(event(id, 'resume', 31)),
    send(event(id, 'hangup', 60, { endReason: 'caller_hangup' })),
  ]
  for (const [n, order] of [
    [0, 1, 2, 3, 4],
    [1, 0, 3, 2, 4],
    [2, 3, 0, 1, 4],
  ].entries()) {
    const reports = parts(`${n}`)
    for (const index of order) await reports[index]?.()
    t.match(
      await callOf(`${n}`),
      { status: 'answered', answeredAt: at(15), talkDuration: 45, holdDuration: 11 },
      order.join(),
    )
  }
  t.same(await changesOfType(database.admin, workspaceId, 'call.missed'), [])

  const queueId = demoIds.queue
  const named = (id: string) => [
    record(id, { agentId: demoIds.agent }),
    send(event(id, 'answer', 10, { agentId: demoIds.owner })),
    send(event(id, 'transfer', 20, { queueId })),
    send(event(id, 'hangup', 40)),
  ]
  for (const [n, order] of [
    [1, 2, 3, 0],
    [0, 1, 2, 3],
  ].entries()) {
    for (const index of order) await named(`named ${n}`)[index]?.()
    const call = await callOf(`named ${n}`)
    const { body } = await api.getCxLog({ params: { id: call?.cxLogId ?? '' } })
    t.match(body.data, { transferCount: 1, handledTime: 30 }, order.join())
  }

  await record('live', { status: 'in_progress' })()
  await send(event('live', 'hangup', 60))()
  t.match(await callOf('live'), { status: 'answered', endedAt: at(60) })
  await record('ringing', { status: 'ringing' })()
  await send(event('ringing', 'answer', 5))()
  t.match(await callOf('ringing'), { status: 'in_progress' })
  await record('queued', { queueId: demoIds.queue })()
  await send(event('queued', 'hangup', 60, { endReason: 'caller_hangup' }))()
  t.match(await callOf('queued'), { status: 'abandoned' })

  await record('late answer', { status: 'ringing' })()
  await send(event('late answer', 'hangup', 60))()
  t.match(await callOf('late answer'), { status: 'no_answer' })
  await send(event('late answer', 'answer', 5))()
  t.match(await callOf('late answer'), { status: 'answered', talkDuration: 55 })
  await record('late reason', { status: 'in_progress' })()
  await send(event('late reason', 'hangup', 60))()
  await send(event('late reason', 'hangup', 61, { status: 'voicemail' }))()
  t.match(await callOf('late reason'), { status: 'voicemail' })
})

t.test('events in any order, repeated, one by one or at once, end in the same call', async (t) => {
  const { api } = await start()
  await api.updateUser({ params: { id: demoIds.agent }, body: { extension: '201' } })
  let run = 0
  const members = fc.record(
    {
      agentId: fc.constantFrom(demoIds.agent, demoIds.owner),
      queueId: fc.constantFrom(demoIds.queue, demoIds.otherQueue),
      callFrom: fc.constantFrom('+4531234567', '+4540404040', '201'),
      direction: fc.constantFrom('inbound' as const, 'outbound' as const, 'internal' as const),
      trunk: fc.constantFrom('east', 'west'),
      extension: fc.constantFrom('201', '209'),
      eventId: fc.constantFrom('a', 'b', 'c'),
    },
    { requiredKeys: [] },
  )
  const types = fc.constantFrom(
    ...(['new_call', 'answer', 'hold', 'resume', 'transfer', 'hangup'] as const),
  )
  // No two events have the same key, since only the first report of a key counts
  const histories = fc.uniqueArray(fc.tuple(types, fc.integer({ min: 0, max: 40 }), members), {
    minLength: 1,
    maxLength: 9,
    selector: ([type, seconds, { eventId }]) => eventId ?? `${type} ${seconds}`,
  })

  // A record in between; its answer is moved into the call, as one outside would take other times out of it
  const records = fc.option(
    fc.record(
      {
        answeredAt: fc.integer({ min: 0, max: 40 }),
        status: fc.constantFrom('ringing' as const, 'in_progress' as const),
        note: fc.constant('From the record'),
      },
      { requiredKeys: ['note'] },
    ),
  )

  const outcome = await fc.check(
    fc.asyncProperty(
      histories,
      records,
      fc.infiniteStream(fc.nat()),
      async (history, record, numbers) => {
        run += 1
        const reported = (way: string) =>
          history.map(([type, seconds, others]) => ({
            ...event(String(run), type, seconds, others),
            provider: way,
          }))
        const report = record && recordIn(reported('model'), record)
        const reportsOf = (way: string, events: Event[]): Array<Parameters<typeof again>[0]> => [
          ...events.map((body) => () => api.sendCallEvent({ body })),
          ...(report
            ? [
                () =>
                  api.upsertCdr({
                    body: { provider: way, externalCallId: String(run), ...report },
                  }),
              ]
            : []),
        ]
        const mixed = reportsOf(
          'mixed',
          reported('mixed').flatMap((one) => [one, one]),
        )
        const order = mixed.map(() => numbers.next().value as number)
        const shuffled = [...mixed.keys()]
          .sort((a, b) => (order[a] ?? 0) - (order[b] ?? 0))
          .flatMap((index) => mixed[index] ?? [])

        for (const send of reportsOf('in order', reported('in order'))) await send()
        for (const send of shuffled) await send()
        const replies = await Promise.all(
          reportsOf('at once', reported('at once')).map((send) => again(send)),
        )
        const { body } = await api.listCdrs({ query: { externalCallId: [String(run)] } })
        const model = modelOf(reported('model'), report)
        const created = replies.filter(({ status }) => status === 201).length
        const given = JSON.stringify([history, report])

        t.equal(created, 1, given)
        t.equal(body.data.length, 3)
        for (const cdr of body.data) t.match(cdr, model, `${cdr.provider} ${given}`)
        const entityId = body.data.map(({ id }) => id)
        const cases = (await api.listCxLogs({ query: { entityId } })).body.data.map(handling)
        t.same(cases, [cases[0], cases[0], cases[0]], given)
      },
    ),
    { numRuns: runs, seed: 20261121 },
  )

  t.equal(outcome.failed, false, fc.defaultReportMessage(outcome) ?? 'every history')
})

/** The members of a case that say who handled the call for how long. */
function handling({ firstAssigneeId, assignedAt, transferCount, handledTime }: Schema<'CxLog'>) {
  return { firstAssigneeId, assignedAt, transferCount, handledTime }
}

type Record = Pick<Operations['upsertCdr']['input'], 'answeredAt' | 'status' | 'note'>

/** A record whose answer is between the first and the last event that count. */
function recordIn(
  history: Event[],
  { answeredAt, ...others }: Omit<Record, 'answeredAt'> & { answeredAt?: number },
): Record {
  if (answeredAt === undefined) return others
  const { startedAt = '', endedAt } = modelOf(history)
  const first = [at(answeredAt), startedAt].sort()[1] ?? ''
  return { ...others, answeredAt: endedAt ? ([first, endedAt].sort()[0] ?? '') : first }
}

/** The call in other words: second by second. */
function modelOf(events: Event[], record: Record | null = null): Partial<Schema<'Cdr'>> {
  const isToQueue = (one: Event) => one.type === 'transfer' && !one.agentId && one.queueId
  const isResumed = (one: Event) => ['resume', 'transfer'].includes(one.type)
  const ranks = ['new_call', 'answer', 'resume', 'hold', 'transfer', 'hangup']
  const keyOf = (one: Event) =>
    one.eventId ? `id ${one.eventId}` : `${one.type} ${one.occurredAt}`
  const second = (one: Event) => (Date.parse(one.occurredAt) - origin) / 1000
  const named = (one: Event) =>
    one.agentId || one.extension !== '201' ? one : { ...one, agentId: demoIds.agent }
  const isTaken = (one: Event) => one.type === 'answer' || (one.type === 'transfer' && !one.queueId)
  const history = events
    .map((one) => (isToQueue(one) ? { ...one, agentId: null } : isTaken(one) ? named(one) : one))
    .sort(
      (a, b) =>
        second(a) - second(b) ||
        ranks.indexOf(a.type) - ranks.indexOf(b.type) ||
        keyOf(a).localeCompare(keyOf(b), 'en'),
    )
  const end = Math.max(-1, ...history.filter(({ type }) => type === 'hangup').map(second))
  const known = history.filter((one) => end < 0 || second(one) <= end)
  const begin = history.find(({ type }) => type === 'new_call')
  if (begin) {
    // The clock of the machine that reported the beginning may be ahead
    const earliest = { ...begin, occurredAt: at(Math.min(...known.map(second))) }
    const others = known.splice(0).filter((one) => one !== begin)
    const isInQueue = [begin, ...others].some((one) => one.type === 'new_call' && one.queueId)
    known.push(isInQueue ? earliest : named(earliest), ...others)
  }
  const last = <M extends keyof Event>(member: M) =>
    known.findLast((one) => member in one)?.[member]
  const answers = known.filter(({ type }) => type === 'answer').map(second)
  const reported = record?.answeredAt
  const answer = reported
    ? (Date.parse(reported) - origin) / 1000
    : answers.length > 0
      ? Math.min(...answers)
      : -1
  const speaksOfAnswer = known.some(({ type }) => ['answer', 'hold', 'resume'].includes(type))
  const isAnswered = answer >= 0 || (record?.status === 'in_progress' && end >= 0)
  const started = answer < 0 ? (record?.status ?? 'ringing') : 'in_progress'
  let held = 0
  let isHeld = false
  for (let now = 0; now <= 40; now++) {
    const here = known.filter((event) => second(event) === now)
    const resumes = new Set(here.filter(({ type }) => type === 'resume').map(keyOf)).size
    const later = known.find((one) => second(one) > now && (one.type === 'hold' || isResumed(one)))
    // A short hold that began and ended in this second
    const isOver = resumes > Number(isHeld) && !(later && isResumed(later))
    for (const one of here) {
      if (one.type === 'hold' && !isOver) isHeld = true
      if (isResumed(one)) isHeld = false
    }
    // Counted once somebody resumes or hangs up
    const closes = known.some(
      (one) => second(one) > now && (isResumed(one) || one.type === 'hangup'),
    )
    if (isHeld && closes && now >= answer) held += 1
  }
  const first = Math.min(...known.map(second))
  return {
    startedAt: at(first),
    endedAt: end < 0 ? null : at(end),
    answeredAt: answer < 0 ? null : at(answer),
    status: end < 0 ? started : isAnswered ? 'answered' : 'no_answer',
    callDuration: end < 0 ? null : end - first,
    talkDuration: end < 0 || answer < 0 ? null : end - answer,
    holdDuration: answer < 0 || !speaksOfAnswer ? null : held,
    agentId: (last('agentId') as string | undefined) ?? null,
    queueId: (last('queueId') as string | undefined) ?? null,
    trunk: (last('trunk') as string | undefined) ?? null,
    extension: (last('extension') as string | undefined) ?? null,
    rawFrom: (last('callFrom') as string | undefined) ?? null,
    direction: last('direction') ?? 'inbound',
  }
}

t.test('a hold that ends in the second of its beginning takes no time', async (t) => {
  const { api } = await start()
  const heldIn = async (id: string, ...events: Array<['hold' | 'resume', number]>) => {
    await api.sendCallEvent({ body: event(id, 'answer', 0) })
    for (const [type, seconds] of events) {
      await api.sendCallEvent({ body: event(id, type, seconds) })
    }
    const { body } = await api.sendCallEvent({ body: event(id, 'hangup', 60) })
    return body.data.holdDuration
  }

  t.equal(await heldIn('1', ['hold', 10], ['resume', 10]), 0)
  t.equal(await heldIn('2', ['resume', 10], ['hold', 10]), 0, 'in another order')
  t.equal(await heldIn('3', ['hold', 10], ['resume', 10], ['hold', 20], ['resume', 25]), 5)
  t.equal(await heldIn('4', ['hold', 10], ['resume', 20], ['hold', 20], ['resume', 25]), 15)
  t.equal(await heldIn('5', ['hold', 10], ['resume', 20], ['hold', 20]), 50, 'held to the end')
})

t.test('a call begins with its earliest new_call, whatever its time', async (t) => {
  const { api } = await start()
  const begins = (id: string, seconds: number, others: Partial<Event> = {}) =>
    event(id, 'new_call', seconds, { callFrom: '+4531234567', trunk: 'east', ...others })
  const hangup = (id: string) => event(id, 'hangup', 10, { endReason: 'caller_hangup' })
  const answer = (id: string) => event(id, 'answer', 4, { agentId: demoIds.agent })
  const { queue: queueId, contact: contactId } = demoIds
  const cases: Array<[Event[], object]> = [
    [
      [begins('1', 12), hangup('1')],
      {
        status: 'canceled',
        startedAt: at(10),
        ringingAt: at(10),
        callDuration: 0,
        ringDuration: 0,
      },
    ],
    [
      [begins('2', 12, { queueId }), hangup('2')],
      { status: 'abandoned', startedAt: at(10), queuedAt: at(10), queueDuration: 0, queueId },
    ],
    [
      [begins('3', 12), answer('3'), hangup('3')],
      { status: 'answered', startedAt: at(4), ringDuration: 0, talkDuration: 6, callDuration: 6 },
    ],
    [
      [begins('4', 13, { trunk: 'west' }), begins('4', 12, { queueId }), hangup('4')],
      { status: 'abandoned', queueId, startedAt: at(10), ringingAt: null },
    ],
    [
      [begins('5', 3), begins('5', 12, { trunk: 'west' }), hangup('5')],
      { status: 'canceled', startedAt: at(3), callDuration: 7 },
    ],
    [
      [begins('6', 6, { agentId: demoIds.owner }), answer('6'), hangup('6')],
      { startedAt: at(4), ringingAt: at(4), ringDuration: 0, agentId: demoIds.agent },
    ],
  ]
  for (const [n, [events, expected]] of cases.entries()) {
    for (const body of events) await api.sendCallEvent({ body })
    const last = {
      callFrom: '+4531234567',
      contactId,
      trunk: 'east',
      endedAt: at(10),
      ...expected,
    }
    for (const body of events.toReversed()) {
      await api.sendCallEvent({ body: { ...body, provider: 'backwards' } })
    }
    const { body } = await api.listCdrs({ query: { externalCallId: [`${n + 1}`] } })
    t.match(body.data, only(last, last), JSON.stringify(events))
  }
})

t.test('a transfer ends a hold, as the user who held the call leaves it', async (t) => {
  const { api } = await start()
  const heldIn = async (id: string, ...events: Event[]) => {
    await api.sendCallEvent({ body: event(id, 'answer', 0, { agentId: demoIds.agent }) })
    for (const body of events) await api.sendCallEvent({ body })
    return (await api.sendCallEvent({ body: event(id, 'hangup', 28) })).body.data.holdDuration
  }
  const toOwner = (id: string, seconds: number) =>
    event(id, 'transfer', seconds, { agentId: demoIds.owner })

  t.equal(await heldIn('1', event('1', 'hold', 10), toOwner('1', 16)), 6)
  t.equal(await heldIn('2', toOwner('2', 16), event('2', 'hold', 10)), 6, 'in another order')
  t.equal(
    await heldIn('3', event('3', 'hold', 10), toOwner('3', 16), event('3', 'resume', 17)),
    6,
    'and the new user resumes nothing',
  )
  t.equal(
    await heldIn(
      '4',
      ...[event('4', 'hold', 10), toOwner('4', 16), event('4', 'hold', 20)],
      event('4', 'resume', 23),
    ),
    9,
    'until the new user holds it',
  )
  t.equal(
    await heldIn(
      '5',
      event('5', 'hold', 10),
      event('5', 'transfer', 16, { queueId: demoIds.queue }),
    ),
    6,
    'to a queue',
  )
})

t.test('a record that contradicts times of events takes nothing else from the call', async (t) => {
  const { api } = await start()
  const reportCall = async (id: string) => {
    const numbers = { callFrom: '+4531234567', queueId: demoIds.queue }
    await api.sendCallEvent({ body: event(id, 'new_call', 0, numbers) })
    await api.sendCallEvent({ body: event(id, 'answer', 10, { agentId: demoIds.agent }) })
    await api.sendCallEvent({ body: event(id, 'hangup', 45) })
  }
  const kept = {
    status: 'answered',
    callFrom: '+4531234567',
    contactId: demoIds.contact,
    agentId: demoIds.agent,
    queueId: demoIds.queue,
  }
  const known = { startedAt: at(0), answeredAt: at(10), endedAt: at(45) }
  const cases: Array<
    [Omit<Operations['upsertCdr']['input'], 'provider' | 'externalCallId'>, object]
  > = [
    [{ callDuration: 48 }, { ...known, endedAt: at(48), callDuration: 48 }],
    [{ talkDuration: 20 }, { ...known, endedAt: at(30), talkDuration: 20 }],
    [{ holdDuration: 37 }, { holdDuration: 37, endedAt: at(45) }],
    [{ queuedAt: at(50) }, { queuedAt: at(50) }],
    [{ startedAt: at(20) }, { startedAt: at(20), endedAt: at(45) }],
    [{ endedAt: at(5) }, { startedAt: at(0), endedAt: at(5) }],
  ]
  for (const [n, [report, expected]] of cases.entries()) {
    const id = `contradicted ${n}`
    await reportCall(id)
    const reply = await api.upsertCdr({ body: { provider: 'pbx', externalCallId: id, ...report } })
    t.match(
      reply,
      { status: 200, body: { data: { ...kept, ...expected } } },
      JSON.stringify(report),
    )
  }
})
