import t from 'tap'
import { makeAgents, setPresence } from '../helpers/agents.ts'
import { at, report } from '../helpers/calls.ts'
import { startWork } from '../helpers/jobs.ts'
import { only } from '../helpers/only.ts'
import { startEmpty, type Workspace } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

async function presenceOf({ api }: Workspace, userId: string) {
  const { body } = await api.getUser({ params: { id: userId } })
  const { presenceStatus, reason } = body.data.presence
  return reason === null ? presenceStatus.systemName : `${presenceStatus.systemName}: ${reason}`
}

t.test('who answers is on a call, and afterwards what they were before', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const [agentId = ''] = await makeAgents(workspace, {})
  await api.setUserPresence({
    params: { id: agentId },
    body: { systemName: 'busy', reason: 'Inventory' },
  })

  await report(workspace, '1', 'new_call', 0, { agentId })
  const ringing = await presenceOf(workspace, agentId)
  await report(workspace, '1', 'answer', 5)
  const talking = await presenceOf(workspace, agentId)
  const refused = await api.setUserPresence({
    params: { id: agentId },
    body: { systemName: 'available' },
  })
  await report(workspace, '1', 'answer', 5)
  await report(workspace, '1', 'hangup', 60)
  const { body } = await api.listAgentActivities({ query: { userId: [agentId] } })

  t.same([ringing, talking], ['busy: Inventory', 'on_call'])
  t.match(refused, { status: 409, body: { code: 'user_on_call' } })
  t.match(refused.body, { detail: /the call "1" of "pbx"/ }, 'which names the call')
  t.equal(await presenceOf(workspace, agentId), 'busy: Inventory')
  t.match(
    body.data.map(({ source, presenceStatus }) => `${source} ${presenceStatus.systemName}`),
    only('telephony busy', 'telephony on_call', 'supervisor busy', 'supervisor available'),
  )
  await setPresence(workspace, agentId, 'available')
})

t.test('a presence ends when it would have ended without a call', async (t) => {
  const workspace = await startEmpty()
  const { api, database, pool, workspaceId } = workspace
  const [agentId = ''] = await makeAgents(workspace, {})
  const params = { id: agentId }
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  const endOf = async () => (await api.getUser({ params })).body.data.presence.until
  await api.setUserPresence({ params, body: { systemName: 'busy', until: soon } })

  await report(workspace, '1', 'answer', 0, { agentId })
  const during = await endOf()
  await report(workspace, '2', 'answer', 5, { agentId })
  await report(workspace, '1', 'hangup', 60)
  await report(workspace, '2', 'hangup', 60)
  t.same([during, await presenceOf(workspace, agentId), await endOf()], [null, 'busy', soon])

  await report(workspace, '3', 'answer', 70, { agentId })
  await database.admin`
    update agent_presence set earlier_until = now() - interval '1 second'
    where workspace_id = ${workspaceId} and user_id = ${agentId}`
  await report(workspace, '3', 'hangup', 90)
  const job = startWork(pool, 3600)
  await until(async () => (await presenceOf(workspace, agentId)) === 'available')
  await job.stop()
  t.equal(await endOf(), null)

  await report(workspace, '4', 'answer', 100, { agentId })
  await report(workspace, '4', 'hangup', 110)
  t.equal(await endOf(), null, 'a presence without an end has none afterwards')
})

t.test('a call whose hangup never comes is ended by a record', async (t) => {
  const workspace = await startEmpty()
  const { api } = workspace
  const [agentId = ''] = await makeAgents(workspace, {})
  await report(workspace, '1', 'answer', 0, { agentId })

  const body = { provider: 'pbx', externalCallId: '1', endedAt: at(60) }
  t.match(await api.upsertCdr({ body }), { status: 200, body: { data: { status: 'answered' } } })
  t.equal(await presenceOf(workspace, agentId), 'available')
  await setPresence(workspace, agentId, 'busy')
})

t.test('a transfer hands the call over, and two calls keep somebody on call', async (t) => {
  const workspace = await startEmpty()
  const [first = '', second = ''] = await makeAgents(workspace, {}, { presence: 'meeting' })
  const both = async () => [await presenceOf(workspace, first), await presenceOf(workspace, second)]

  await report(workspace, '1', 'answer', 5, { agentId: first })
  await report(workspace, '2', 'answer', 6, { agentId: first })
  t.same(await both(), ['on_call', 'meeting'])
  await report(workspace, '1', 'transfer', 20, { agentId: second })
  t.same(await both(), ['on_call', 'on_call'])
  await report(workspace, '2', 'hangup', 30)
  t.same(await both(), ['available', 'on_call'])
  // The hangup was lost, but the record of the call came
  await workspace.api.upsertCdrs({
    body: { cdrs: [{ provider: 'pbx', externalCallId: '1', endedAt: at(40) }] },
  })
  t.same(await both(), ['available', 'meeting'])
})

t.test('events in another order, and users who went, leave nobody on call', async (t) => {
  const workspace = await startEmpty()
  const { api, ownerId } = workspace
  const [agentId = '', gone = ''] = await makeAgents(workspace, {}, {})

  await report(workspace, '1', 'hangup', 60)
  await report(workspace, '1', 'answer', 5, { agentId })
  t.equal(await presenceOf(workspace, agentId), 'available')
  await report(workspace, '2', 'answer', 5, { agentId: gone })
  await api.updateUser({ params: { id: gone }, body: { status: 'suspended' } })
  await report(workspace, '2', 'hangup', 9)
  t.equal(await presenceOf(workspace, gone), 'offline')
  await report(workspace, '3', 'answer', 5, { agentId: ownerId })
  await report(workspace, '3', 'hangup', 9)
  t.equal(await presenceOf(workspace, ownerId), 'offline', 'who never was anything')
})

t.test('calls of one agent that begin and end at once leave nobody on call', async (t) => {
  const workspace = await startEmpty()
  const [agentId = ''] = await makeAgents(workspace, {})
  const calls = Array.from({ length: 12 }, (_, n) => String(n))

  await Promise.all(calls.map((id) => report(workspace, id, 'answer', 1, { agentId })))
  t.equal(await presenceOf(workspace, agentId), 'on_call')
  await Promise.all(calls.map((id) => report(workspace, id, 'hangup', 9)))

  t.equal(await presenceOf(workspace, agentId), 'available')
})
