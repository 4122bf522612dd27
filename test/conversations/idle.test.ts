import t from 'tap'
import type { Schema } from '../../generated/operations.ts'
import { idleClosing } from '../../src/api/conversations/timers.ts'
import { makeAgents } from '../helpers/agents.ts'
import { createDesk } from '../helpers/desk.ts'
import { runOwn, startWork } from '../helpers/jobs.ts'
import { makeContact, makeConversation } from '../helpers/make.ts'
import { repairFaults } from '../helpers/repair.ts'
import { start, type Workspace } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

const bye = 'We have not heard from you. Write again whenever you like.'

type Desk = Workspace & Awaited<ReturnType<typeof createDesk>>

async function startDesk(channel: Parameters<typeof createDesk>[1]): Promise<Desk> {
  const workspace = await start()
  return { ...workspace, ...(await createDesk(workspace.api, channel)) }
}

const answer = ({ api }: Desk, conversationId: string) =>
  api.sendMessage({ body: { conversationId, messageType: 'text', message: 'Which one?' } })

const statusOf = async ({ api }: Workspace, id: string) =>
  (await api.getConversation({ params: { id } })).body.data.status

/** Moves what was said in a conversation into the past. */
const age = ({ database, workspaceId }: Workspace, id: string, minutes: number) =>
  database.admin`
    update conversations set created_at = created_at - make_interval(mins => ${minutes}::int),
      last_message_at = last_message_at - make_interval(mins => ${minutes}::int)
    where workspace_id = ${workspaceId} and id = ${id}`

const textsOf = async ({ api }: Workspace, conversationId: string) =>
  (await api.listMessages({ query: { conversationId: [conversationId], sort: ['createdAt'] } }))
    .body.data

t.test(
  'a chat in which nothing is said is closed with a text, and its agent has capacity',
  async (t) => {
    const desk = await startDesk({ idleMinutes: 10, idleText: bye })
    const { api, write, pool } = desk
    const [agentId = ''] = await makeAgents(desk, { capacities: { chat: 1 } })
    const { conversationId: id } = await write('It fails.')
    await api.assignConversation({ params: { id }, body: { assigneeId: agentId, force: true } })
    await answer(desk, id)
    await age(desk, id, 9)
    t.equal(await runOwn(desk, idleClosing), 0)
    await age(desk, id, 2)

    const jobs = startWork(pool)
    t.teardown(() => jobs.stop())
    await until(async () => (await statusOf(desk, id)) === 'closed')
    const said = await textsOf(desk, id)
    t.match(said.at(-1), {
      message: bye,
      direction: 'outbound',
      isAutomatic: true,
      sender: { type: 'system' },
    })
    const other = await makeConversation(desk)
    const taken = await api.assignConversation({
      params: { id: other },
      body: { assigneeId: agentId },
    })
    t.equal(taken.status, 200)
    const cases = await api.listCxLogs({})
    t.match(
      cases.body.data.find(({ entityId }) => entityId === id),
      { status: 'closed' },
    )
    await write('I am back.')
    t.equal(await statusOf(desk, id), 'open')
    t.same(await repairFaults(pool), [])
  },
)

t.test('a chat whose contact waits for an answer is not closed, nor one on hold', async (t) => {
  const desk = await startDesk({
    idleMinutes: 10,
    autoReply: { enabled: true, text: 'We shall answer soon.' },
  })
  const { api, write, channelId } = desk
  const { conversationId: id } = await write('It fails.')
  t.equal((await textsOf(desk, id)).length, 2, 'it was answered automatically')
  await age(desk, id, 11)
  t.equal(await runOwn(desk, idleClosing), 0)

  await answer(desk, id)
  await age(desk, id, 11)
  await api.holdConversation({ params: { id } })
  t.equal(await runOwn(desk, idleClosing), 0)
  await api.resumeConversation({ params: { id } })
  await api.updateChannel({ params: { id: channelId }, body: { idleMinutes: null } })
  t.equal(await runOwn(desk, idleClosing), 0)
  await api.updateChannel({ params: { id: channelId }, body: { idleMinutes: 11 } })
  t.equal(await runOwn(desk, idleClosing), 1)
  t.equal(await statusOf(desk, id), 'closed')
  t.equal((await textsOf(desk, id)).length, 3, 'the channel has no text for it')
})

t.test(
  'a chat closes without the text when the contact is blocked, and without any message',
  async (t) => {
    const desk = await startDesk({ idleMinutes: 1, idleText: bye })
    const { api, write, channelId } = desk
    const { conversationId: id, contactId } = await write('It fails.')
    await answer(desk, id)
    await api.blockContact({ params: { id: contactId ?? '' }, body: {} })
    const empty = await makeConversation(desk, { channelId, contactId: await makeContact(desk) })
    for (const one of [id, empty]) await age(desk, one, 2)

    const runs = await Promise.all([runOwn(desk, idleClosing), runOwn(desk, idleClosing)])
    t.equal(
      runs.reduce((one, other) => one + other),
      2,
    )
    for (const one of [id, empty]) t.equal(await statusOf(desk, one), 'closed')
    t.equal((await textsOf(desk, id)).length, 2)
  },
)

t.test('a channel keeps when idle chats are closed', async (t) => {
  const { api, channelId } = await startDesk({})
  const params = { id: channelId }
  const kept = async (body: Schema<'ChannelUpdate'>) =>
    (await api.updateChannel({ params, body })).body.data
  t.match((await api.getChannel({ params })).body.data, { idleMinutes: null, idleText: null })
  t.match(await kept({ idleMinutes: 5, idleText: bye }), { idleMinutes: 5, idleText: bye })
  t.match(await kept({ idleText: ' ' }), { idleMinutes: 5, idleText: null })
})
