import { get } from 'node:http'
import t from 'tap'
import { basePath } from '../../generated/routes.ts'
import { newId } from '../../src/lib/ids.ts'
import { only } from '../helpers/only.ts'
import { runDue } from '../helpers/run-due.ts'
import { signalPurge } from '../../src/events/signals.ts'
import { makeAgents, tokenOf } from '../helpers/agents.ts'
import { untilWaiting, whileOpen } from '../helpers/locks.ts'
import { makeConversation, makeTicket } from '../helpers/make.ts'
import { emptyWorkspaceOn, startServer } from '../helpers/start.ts'
import { openStream } from '../helpers/stream.ts'
import { until } from '../helpers/until.ts'

t.test('typing and viewing reach the streams of all processes, and no feed', async (t) => {
  const server = await startServer(t)
  const workspace = await emptyWorkspaceOn(server)
  const beside = await startServer(t, { beside: server })
  const { api } = workspace
  const [mira = '', jonas = ''] = await makeAgents(workspace, {}, {})
  const token = await tokenOf(workspace, mira)
  const other = await tokenOf(workspace, jonas)
  const conversation = { id: await makeConversation(workspace) }
  const ticket = { id: await makeTicket(workspace) }
  const { body: before } = await api.listEvents({ query: { after: 'latest' } })
  const stream = { token: other, query: 'after=latest&signals=true&types=tag.*' }
  const far = await openStream(t, { ...stream, origin: beside.origin })
  const own = await openStream(t, { ...stream, origin: server.origin, token })
  const plain = await openStream(t, { origin: server.origin, token: other })

  await api.sendTyping({ params: conversation, body: { isTyping: true }, token })
  await far.until(({ signals }) => signals.length > 0)
  await api.setTicketViewing({ params: ticket, body: { isViewing: true }, token })
  await far.until(({ signals }) => signals.some(({ type }) => type === 'viewing'))
  await api.sendTyping({ params: conversation, body: { isTyping: false }, token })
  await far.until(({ signals }) => signals.some(({ isActive }) => !isActive))

  const { body: user } = await api.getUser({ params: { id: mira } })
  const by = { id: mira, name: user.data.name }
  t.match(
    [
      ...new Map(
        far.signals.map((signal) => [`${signal.type} ${signal.isActive}`, signal]),
      ).values(),
    ],
    only(
      { type: 'typing', resourceId: conversation.id, user: by, isActive: true },
      { type: 'viewing', resourceId: ticket.id, user: by, isActive: true },
      { type: 'typing', resourceId: conversation.id, user: by, isActive: false },
    ),
  )
  t.equal(far.lastId(), before.nextCursor, 'the position in the feed stays')
  const late = await openStream(t, { ...stream, origin: server.origin })
  await late.until(({ signals }) => signals.length > 0)
  t.match(late.signals[0], { type: 'viewing', isActive: true }, 'what still counts')
  t.same([own.signals, plain.signals], [[], []], 'own signals, and a stream without the parameter')
  const { body: after } = await api.listEvents({ query: { after: before.nextCursor } })
  t.same(after.data, [])
})

t.test('a stream shows the signals of its workspace and its scopes alone', async (t) => {
  const server = await startServer(t)
  const workspace = await emptyWorkspaceOn(server)
  const foreign = await emptyWorkspaceOn(server)
  const { api, tokenWith } = workspace
  const [mira = ''] = await makeAgents(workspace, {})
  const token = await tokenOf(workspace, mira)
  const conversation = { id: await makeConversation(workspace) }
  const ticket = { id: await makeTicket(workspace) }
  const query = 'after=latest&signals=true'
  const blind = await openStream(t, {
    ...workspace,
    token: await tokenWith('events:read', 'tickets:read'),
    query,
  })
  const elsewhere = await openStream(t, { ...foreign, query })
  await api.sendTyping({ params: conversation, body: { isTyping: true }, token })
  await api.setTicketViewing({ params: ticket, body: { isViewing: true }, token })
  await blind.until(({ signals }) => signals.length > 0)

  t.same([...new Set(blind.signals.map(({ type }) => type))], ['viewing'])
  t.same(elsewhere.signals, [])
  const body = { isTyping: true }
  t.match(await api.sendTyping({ params: { id: newId() }, body, token }), { status: 404 })
  t.match(await foreign.api.sendTyping({ params: conversation, body }), { status: 404 })
  t.match(await foreign.api.setTicketViewing({ params: ticket, body: { isViewing: true } }), {
    status: 404,
  })
  const service = await tokenWith('conversations:read', 'tickets:read')
  t.match(await api.sendTyping({ params: conversation, body, token: service }), { status: 404 })
  t.match(
    await api.setTicketViewing({ params: ticket, body: { isViewing: true }, token: service }),
    { status: 404 },
  )
})

t.test('signals are removed once they no longer count', async (t) => {
  const server = await startServer(t)
  const workspace = await emptyWorkspaceOn(server)
  const { api, database, workspaceId } = workspace
  const [mira = ''] = await makeAgents(workspace, {})
  const token = await tokenOf(workspace, mira)
  const tickets = [await makeTicket(workspace), await makeTicket(workspace)]
  for (const id of tickets)
    await api.setTicketViewing({ params: { id }, body: { isViewing: true }, token })
  await database.admin`update signals set sent_at = now() - interval '2 minutes'
    where workspace_id = ${workspaceId} and resource_id = ${tickets[0] ?? ''}`
  await runDue(workspace.pool, signalPurge)
  const left =
    await database.admin`select resource_id from signals where workspace_id = ${workspaceId}`
  t.same(
    left.map(({ resource_id: id }) => id),
    [tickets[1]],
  )
})

t.test('a client that leaves while its stream opens has no signals read for it', async (t) => {
  const looks: string[] = []
  const server = await startServer(t, {
    onStatement: (text, parameters) => {
      if (text.includes("interval '5 seconds'")) looks.push(JSON.stringify(parameters))
    },
  })
  const { token, database, workspaceId } = await emptyWorkspaceOn(server)
  const other = await emptyWorkspaceOn(server)
  await whileOpen(database, async (transaction) => {
    await transaction`lock table signals in access exclusive mode`
    const left = get(`${server.origin}${basePath}/events/stream?signals=true`, {
      headers: { authorization: `Bearer ${token}` },
      agent: false,
    }).on('error', () => {})
    await untilWaiting(database, 1)
    left.destroy()
    await until(
      () =>
        new Promise((resolve) =>
          server.app.server.getConnections((_, open) => resolve(open === 0)),
        ),
    )
  })
  await until(() => server.pool.stats.idle === server.pool.stats.open)
  await openStream(t, { ...other, query: 'signals=true' })
  await until(() => looks.length > 2)
  t.ok(looks.every((ids) => ids.includes(other.workspaceId)))
  t.notOk(looks.some((ids) => ids.includes(workspaceId)))
  t.equal(server.app.liveFeed.size, 1)
})
