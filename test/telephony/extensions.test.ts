import t from 'tap'
import type { Operations, Schema } from '../../generated/operations.ts'
import { makeAgents } from '../helpers/agents.ts'
import { at, type Event, report } from '../helpers/calls.ts'
import { only } from '../helpers/only.ts'
import { setUp } from '../helpers/queues.ts'
import { startEmpty, type Workspace } from '../helpers/start.ts'

/** Makes users with these extensions; returns their ids. */
async function usersWith(workspace: Workspace, ...extensions: string[]): Promise<string[]> {
  const ids = await makeAgents(workspace, ...extensions.map(() => ({})))
  for (const [index, id] of ids.entries()) {
    const body = { extension: extensions[index] ?? null }
    await workspace.api.updateUser({ params: { id }, body })
  }
  return ids
}

t.test('an event that names an extension means the user who has it', async (t) => {
  const workspace = await startEmpty()
  const [ida = '', ole = ''] = await usersWith(workspace, '201', '202')

  t.match(await report(workspace, '1', 'new_call', 0, { extension: '201' }), { agentId: ida })
  const presence = await workspace.api.getUser({ params: { id: ida } })
  t.match(await report(workspace, '1', 'answer', 5, { extension: '201' }), { agentId: ida })
  const talking = await workspace.api.getUser({ params: { id: ida } })
  t.match(presence.body.data.presence.presenceStatus, { systemName: 'available' })
  t.match(talking.body.data.presence.presenceStatus, { systemName: 'on_call' })

  const moved = await report(workspace, '1', 'transfer', 30, { extension: '202' })
  t.match(moved, { agentId: ole, transferredToId: ole, extension: '202' })
  const ended = await report(workspace, '1', 'hangup', 60, { extension: '201' })
  t.match(ended, { agentId: ole, status: 'answered', talkDuration: 55 })
  const calls = await workspace.api.listCdrs({ query: { agentId: [ole] } })
  t.match(calls.body, { total: 1, data: only({ id: ended.id }) })

  const named = await report(workspace, '2', 'answer', 0, { extension: '201', agentId: ole })
  t.equal(named.agentId, ole, 'a user who is named goes first')
})

t.test('the extension of a call counts in whichever order its events arrive', async (t) => {
  const workspace = await startEmpty()
  const [ida = '', ole = ''] = await usersWith(workspace, '201', '202')
  const queue = await setUp(workspace, {})
  const begins = { direction: 'outbound', extension: '201' } as const
  const rings = { extension: '202', eventId: 'second' }
  const calls: Array<[string | null, Array<[Schema<'CallEventType'>, number, Partial<Event>]>]> = [
    [
      ida,
      [
        ['new_call', 0, begins],
        ['answer', 8, {}],
        ['hangup', 60, {}],
      ],
    ],
    [
      ida,
      [
        ['new_call', 0, begins],
        ['new_call', 5, rings],
        ['hangup', 60, {}],
      ],
    ],
    [
      ole,
      [
        ['new_call', 0, begins],
        ['answer', 8, { extension: '202' }],
      ],
    ],
    [
      null,
      [
        ['new_call', 0, { queueId: queue.id }],
        ['new_call', 5, rings],
        ['hangup', 60, {}],
      ],
    ],
  ]
  for (const [n, [agentId, events]] of calls.entries()) {
    for (const [order, list] of [events, events.toReversed()].entries()) {
      for (const event of list) await report(workspace, `${n} ${order}`, ...event)
    }
    const query = { externalCallId: [`${n} 0`, `${n} 1`] }
    const { body } = await workspace.api.listCdrs({ query })
    t.same(
      body.data.map((call) => call.agentId),
      [agentId, agentId],
      JSON.stringify(events),
    )
  }
})

t.test('a call that waits in a queue has no agent by the digits of its caller', async (t) => {
  const workspace = await startEmpty()
  const [ida = ''] = await usersWith(workspace, '201')
  const queue = await setUp(workspace, {})
  const inQueue = { queueId: queue.id, extension: '201' }

  t.equal((await report(workspace, '1', 'new_call', 0, inQueue)).agentId, null)
  t.equal((await report(workspace, '1', 'new_call', 1, { extension: '201' })).agentId, null)
  t.equal((await report(workspace, '1', 'answer', 9, { extension: '201' })).agentId, ida)
  t.equal((await report(workspace, '1', 'transfer', 20, inQueue)).agentId, null)
  t.equal((await report(workspace, '1', 'answer', 30, { extension: '201' })).agentId, ida)

  const body = { provider: 'pbx', externalCallId: '2', startedAt: at(0), ...inQueue }
  const waiting = await workspace.api.upsertCdr({ body })
  const answered = await workspace.api.upsertCdr({ body: { ...body, answeredAt: at(5) } })
  t.equal(waiting.body.data.agentId, null)
  t.equal(answered.body.data.agentId, ida)
})

t.test('a record that names an extension means the user who has it', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const [ida = '', ole = '', , , away = ''] = await usersWith(
    workspace,
    ...['201', '202', '203', '203', '204'],
  )
  await api.updateUser({ params: { id: away }, body: { status: 'suspended' } })
  const upsert = async (externalCallId: string, more: Partial<Operations['upsertCdr']['input']>) =>
    (await api.upsertCdr({ body: { provider: 'pbx', externalCallId, ...more } })).body.data

  const missed = await upsert('1', { extension: '201', status: 'no_answer', endedAt: at(9) })
  t.match(missed, { agentId: ida, agent: { id: ida } })
  t.equal((await upsert('1', { note: 'Rang twice' })).agentId, ida)
  t.equal((await upsert('1', { extension: '202' })).agentId, ida, 'an agent stays')
  t.equal((await upsert('2', { extension: '202', agentId: null })).agentId, null)
  t.equal((await upsert('3', { extension: '203' })).agentId, null, 'two users have it')
  t.equal((await upsert('4', { extension: '204' })).agentId, null, 'the user is suspended')
  t.equal((await upsert('5', { extension: '205' })).agentId, null)
  const { body } = await api.upsertCdrs({
    body: {
      cdrs: ['201', '202'].map((extension) => {
        return { provider: 'pbx', externalCallId: `batch ${extension}`, extension }
      }),
    },
  })
  const made = await Promise.all(
    body.data.results.map(async ({ id }) => (await api.getCdr({ params: { id: id ?? '' } })).body),
  )
  t.same(
    made.map(({ data }) => data.agentId),
    [ida, ole],
  )
})
