// ROUTING_FULL=1 runs the full size: 2,000 conversations and 500 calls over 50 agents, while workers are killed ten
// times. The suite runs a twentieth of it.
import { setTimeout as pace } from 'node:timers/promises'
import t from 'tap'
import { newId } from '../../src/lib/ids.ts'
import { createRandom } from '../../src/workspaces/seed/random.ts'
import { again } from '../helpers/again.ts'
import { makeAgents, setPresence } from '../helpers/agents.ts'
import type { Event } from '../helpers/calls.ts'
import { makeChannel } from '../helpers/make.ts'
import { makeQueue } from '../helpers/queues.ts'
import { start } from '../helpers/start.ts'
import { startWorkers, waitLimitMs, watchQueue } from '../helpers/routing.ts'
import { until } from '../helpers/until.ts'

const isFull = process.env['ROUTING_FULL'] === '1'
const chats = isFull ? 2000 : 100
const calls = isFull ? 500 : 25
const agentCount = isFull ? 50 : 10
const kills = isFull ? 10 : 2
/** Calls that ring or go on at once, and conversations that wait at once. */
const mostAtOnce = agentCount
const capacities = { chat: 3, voice: 1 }

t.test(`${chats} conversations and ${calls} calls over ${agentCount} agents`, async (t) => {
  const workspace = await start()
  const { api, database, workspaceId } = workspace
  const random = createRandom(5)
  const agents = await makeAgents(
    workspace,
    ...Array.from({ length: agentCount }, () => ({ capacities })),
  )
  const chatting = { strategy: 'least_active', autoAccept: true } as const
  const chatQueue = await makeQueue(workspace, chatting, agents)
  const callQueue = await makeQueue(workspace, { strategy: 'longest_idle' }, agents)
  const channelId = await makeChannel(workspace, { defaultQueueId: chatQueue })

  const workers = await startWorkers(t, workspace)
  const watch = watchQueue(workspace, chatQueue, callQueue)
  const failures: string[] = []
  const recordFailure = ({ status, body }: { status: number; body: { detail?: string } }) => {
    if (status >= 400) failures.push(`${status} ${body.detail}`)
  }
  let [opened, rung] = [0, 0]
  let isOver = false
  const waitingIn = async (queueId: string) => {
    const [row] = await database.admin<Array<{ count: number }>>`
      select count(*)::int as count from queue_entries where workspace_id = ${workspaceId}
        and queue_id = ${queueId} and status = 'waiting'`
    return row?.count ?? 0
  }

  const visit = async () => {
    while (opened < chats) {
      if ((await waitingIn(chatQueue)) >= mostAtOnce) {
        await pace(20)
        continue
      }
      opened += 1
      const contact = { platformId: newId(), name: 'Visitor' }
      const body = { externalId: newId(), contact, messageType: 'text' as const, message: 'Hello' }
      recordFailure(await again(() => api.receiveMessage({ params: { id: channelId }, body })))
    }
  }
  const close = async () => {
    while (!isOver) {
      const assigned = await database.admin<Array<{ id: string }>>`
        select id from conversations where workspace_id = ${workspaceId}
          and queue_id = ${chatQueue} and status = 'open' and assignee_id is not null
        order by created_at limit 100`
      for (const { id } of assigned) {
        recordFailure(await again(() => api.closeConversation({ params: { id }, body: {} })))
      }
      await pace(20)
    }
  }
  const report = async (
    externalCallId: string,
    type: 'new_call' | 'answer' | 'hangup',
    others: object = {},
  ) => {
    const occurredAt = new Date().toISOString()
    const event = {
      provider: 'pbx',
      externalCallId,
      type,
      occurredAt,
      ...others,
    } as Event
    recordFailure(await again(() => api.sendCallEvent({ body: event })))
  }
  /** A caller who is answered by whomever the queue offers the call to, unless the caller hangs up before. */
  const call = async () => {
    while (rung < calls) {
      if ((await waitingIn(callQueue)) >= mostAtOnce) {
        await pace(20)
        continue
      }
      rung += 1
      const externalCallId = `call ${rung}`
      const isImpatient = random.below(10) === 0
      await report(externalCallId, 'new_call', { direction: 'inbound', queueId: callQueue })
      if (!isImpatient) {
        const { body } = await api.listCdrs({ query: { externalCallId: [externalCallId] } })
        const entityId = body.data[0]?.id ?? ''
        const offer = async () => {
          const [found] = await database.admin<Array<{ userId: string }>>`
            select user_id as "userId" from reservations where workspace_id = ${workspaceId}
              and entity_id = ${entityId} and status = 'pending'`
          return found?.userId
        }
        let agentId = await offer()
        for (; agentId === undefined; agentId = await offer()) await pace(20)
        await report(externalCallId, 'answer', { agentId })
        await pace(random.below(100))
      }
      await report(externalCallId, 'hangup', { endReason: 'caller_hangup' })
    }
  }
  const changePresences = async () => {
    while (!isOver) {
      const name = random.pick(['available', 'available', 'meeting'] as const)
      const reply = await again(() =>
        api.setUserPresence({
          params: { id: random.pick(agents) },
          body: { systemName: name },
        }),
      )
      // A presence cannot change during a call
      if (reply.status !== 409) recordFailure(reply)
      await pace(50)
    }
  }
  const overloaded = new Set<string>()
  const watchLoads = async () => {
    while (!isOver) {
      const faults = await database.admin<Array<{ fault: string }>>`
        select u.id || ' has ' || l::text as fault from users u
        cross join lateral agent_load(u.workspace_id, u.id) l
        where u.workspace_id = ${workspaceId} and u.name = 'Agent'
          and (l.chat > ${capacities.chat} or l.voice > ${capacities.voice})`
      for (const { fault } of faults) overloaded.add(fault)
      await pace(100)
    }
  }
  const kill = async () => {
    const all = chats + calls
    for (let n = 1; n <= kills; n++) {
      while (opened + rung < (all * n) / (kills + 1)) await pace(20)
      await workers.killOne(watch)
    }
  }

  const others = [close(), changePresences(), watchLoads()]
  await Promise.all([visit(), visit(), visit(), call(), call(), call(), kill()])
  const openEntries = async () => {
    const rows = await database.admin<Array<{ id: string }>>`
      select id from queue_entries where workspace_id = ${workspaceId}
        and queue_id in (${chatQueue}, ${callQueue}) and status in ('waiting', 'offered', 'assigned')`
    return rows.length
  }
  await until(async () => (await openEntries()) === 0)
  isOver = true
  await Promise.all(others)
  const late = await watch.stop()
  await workers.end()
  for (const user of agents) await setPresence(workspace, user, 'available')

  t.same(failures, [])
  t.same([...overloaded], [], 'nobody ever has more than the capacity for a kind of work')
  t.same(
    late,
    [],
    `nothing waits over ${waitLimitMs} ms while somebody is idle and a worker is there`,
  )
  const ended = await database.admin<Array<{ entity_type: string; status: string; count: number }>>`
    select entity_type, status, count(*)::int as count from queue_entries
    where workspace_id = ${workspaceId} and queue_id in (${chatQueue}, ${callQueue})
    group by 1, 2 order by 1, 2`
  const countOf = (type: string) =>
    ended.filter((row) => row.entity_type === type).reduce((sum, { count }) => sum + count, 0)
  t.equal(countOf('conversation'), opened)
  t.equal(countOf('call'), rung)
  t.same(
    [...new Set(ended.map(({ status }) => status))].filter(
      (status) => status !== 'completed' && status !== 'abandoned',
    ),
    [],
  )
})
